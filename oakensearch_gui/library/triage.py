"""What kind of mail a message is, told by small fixed rules over its headers, folder and flags.

The rules are tables, tried from the top; the first that holds decides. Nothing here learns or guesses from
the text of a message, so the same message always gets the same answer. A last table fits the priority to the person
whose mail it is, by how the message is addressed to them and what they wrote themselves (see person.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from oakensearch_gui.mail.message import Flags, Message

CATEGORIES = ("personal", "work", "lists", "notifications", "promotions", "finance", "travel", "other")
DISPOSITIONS = ("inbox", "archived", "sent", "drafts", "discarded", "junk")
PRIORITIES = (0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class Triage:
    """A message's kind: one of CATEGORIES, 0 (bulk) to 3 (marked important), and one of DISPOSITIONS."""

    category: str
    priority: int
    disposition: str


def triage(message: Message, folder: str, flags: Flags) -> Triage:
    """The triage of a message that lies in `folder` (its name as the source gives it) with these flags."""
    category = next(name for name, holds in _CATEGORY_RULES if holds(message))
    return Triage(category, _priority(message, category, flags), _disposition(message, folder, flags))


_FINANCE = re.compile(
    r"\b(invoice|receipt|payment|statement|refund|rechnung|mahnung|kontoauszug|factura|recibo|facture|fattura|fatura"
    r"|faktura|счет|счёт)\b|請求書|发票|發票",
    re.IGNORECASE,
)
_TRAVEL = re.compile(
    r"\b(flight|itinerary|boarding pass|booking|reservation|e-?ticket|hotel|flug|buchung|reise|vuelo|reserva|billete"
    r"|vol|réservation|prenotazione|volo|voo|rezerwacja)\b|予約|航班",
    re.IGNORECASE,
)
_ROBOT = re.compile(
    r"^(no-?reply|do-?not-?reply|notifications?|alerts?|mailer-daemon|postmaster|bounces?)\b", re.IGNORECASE
)


def labels(message: Message) -> tuple[str, ...]:
    """The labels that a person would call so: places and states that Gmail writes among them are left out."""
    return tuple(label for label in message.labels if not _is_place(label))


def _is_place(label: str) -> bool:
    name = label.casefold()
    return name in _GMAIL_STATES or name.startswith("category ") or name in _DISPOSITION_OF


_GMAIL_STATES = frozenset(("opened", "unread", "starred", "important", "chat"))


def _labelled(message: Message, *names: str) -> bool:
    return bool(message.labels) and any(label.casefold() in names for label in message.labels)


_CATEGORY_RULES: tuple[tuple[str, Callable[[Message], bool]], ...] = (
    ("work", lambda m: _labelled(m, "work")),
    ("personal", lambda m: _labelled(m, "category personal", "personal")),
    ("promotions", lambda m: _labelled(m, "category promotions", "promotions")),
    ("finance", lambda m: not m.list_id and bool(_FINANCE.search(m.subject))),
    ("travel", lambda m: not m.list_id and bool(_TRAVEL.search(m.subject))),
    ("lists", lambda m: bool(m.list_id) or m.precedence.casefold() == "list" or _labelled(m, "category forums")),
    ("promotions", lambda m: m.spam or m.precedence.casefold() in {"bulk", "junk"}),
    ("notifications", lambda m: m.auto_submitted.casefold() not in {"", "no"}),
    ("notifications", lambda m: bool(_ROBOT.match(m.sender.address)) or _labelled(m, "category updates")),
    ("other", lambda m: not m.sender.address),
    ("personal", lambda _: True),
)

_PRIORITY_OF = {"lists": 0, "promotions": 0, "notifications": 1, "other": 1}
_IMPORTANT = {"high", "urgent", "1", "2"}
_UNIMPORTANT = {"low", "non-urgent", "4", "5"}


def _priority(message: Message, category: str, flags: Flags) -> int:
    """3: marked important or flagged; 2: people, money and travel; 1: robots; 0: bulk; one less when marked low."""
    importance = message.importance.casefold().split()[0] if message.importance.strip() else ""
    if flags.flagged or importance in _IMPORTANT:
        return 3
    usual = _PRIORITY_OF.get(category, 2)
    return max(usual - 1, 0) if importance in _UNIMPORTANT else usual


@dataclass(frozen=True, slots=True)
class Addressing:
    """How a message stands to the person: from them, in a thread that they wrote in before, to them, in Cc to them."""

    from_me: bool
    after_me: bool
    to_me: bool
    cc_me: bool


_PERSON_RULES: tuple[tuple[Callable[[Addressing], bool], Callable[[int], int]], ...] = (
    (lambda a: a.from_me, lambda ruled: ruled),
    (lambda a: a.after_me, lambda ruled: max(ruled, 2)),  # an answer, also one on a mailing list
    (lambda a: a.to_me, lambda ruled: ruled),
    (lambda a: a.cc_me, lambda ruled: min(ruled, 1)),  # for information
    (lambda _: True, lambda ruled: min(ruled, 1)),  # a hidden copy, a group, somebody else's mail
)


def priority_for_person(ruled: int, addressing: Addressing) -> int:
    """A priority that the rules gave, for one person. What is marked as important stays so."""
    if ruled == max(PRIORITIES):
        return ruled
    return next(fit(ruled) for holds, fit in _PERSON_RULES if holds(addressing))


_FOLDERS: dict[str, frozenset[str]] = {
    "sent": frozenset(
        "sent|sent items|sent mail|sent messages|outbox|gesendet|gesendete elemente|gesendete objekte|enviados"
        "|elementos enviados|envoyés|éléments envoyés|messages envoyés|posta inviata|inviati|enviadas|itens enviados"
        "|wysłane|отправленные|送信済み|已发送".split("|")
    ),
    "drafts": frozenset(
        "drafts|draft|entwürfe|borradores|brouillons|bozze|rascunhos|szkice|черновики|下書き".split("|")
    ),
    "discarded": frozenset(
        "trash|deleted|deleted items|deleted messages|bin|papierkorb|gelöschte elemente|papelera|corbeille|cestino"
        "|lixeira|kosz|корзина|ごみ箱".split("|")
    ),
    "junk": frozenset(
        "junk|junk e-mail|junk mail|spam|bulk mail|unerwünscht|correo no deseado|indésirables".split("|")
    ),
    "archived": frozenset(("archived", "archive", "all mail", "archiv", "archivo", "archives", "archivio", "arquivo")),
    "inbox": frozenset(("", "inbox", "posteingang", "bandeja de entrada", "boîte de réception", "posta in arrivo")),
}

_DISPOSITION_OF = {name: disposition for disposition, names in _FOLDERS.items() for name in names}


def _disposition(message: Message, folder: str, flags: Flags) -> str:
    if flags.deleted:
        return "discarded"
    if flags.draft:
        return "drafts"
    folder = folder.replace("\\", "/").rpartition("/")[2]
    for place in (*message.labels, folder):  # Gmail says by labels where a message is
        disposition = _DISPOSITION_OF.get(place.casefold())
        if disposition:
            return "junk" if message.spam and disposition == "inbox" else disposition
    return "junk" if message.spam else "archived"
