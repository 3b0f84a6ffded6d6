"""The operators of the query language: one row each, from which reading, compiling, help and completion come.

A row's reader takes what stands behind the colon and gives what it means: words to be found in some columns of the
full-text index, or a condition in SQL. It raises UnusableValue with a sentence when it cannot; that becomes a warning.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from oakensearch_gui.library.triage import CATEGORIES, DISPOSITIONS, PRIORITIES
from oakensearch_gui.search import dates, patterns
from oakensearch_gui.search.condition import ALL, Condition, all_of, any_of, contains, like_literal, since
from oakensearch_gui.search.dates import Clock


class UnusableValue(ValueError):
    """A value that an operator cannot read; the text says why, as a sentence."""


@dataclass(frozen=True, slots=True)
class Words:
    """Words to be found in `columns` of the full-text index, all of them.

    `phrase`: as they stand, one behind the other; else each anywhere. `inflected`: in their other forms too.
    `also` must hold beside, for what words alone do not tell; or `unsure`, which holds where only words can tell.
    """

    columns: str
    text: str
    phrase: bool = False
    inflected: bool = False
    also: Condition | None = None
    unsure: Condition | None = None


Meaning = Words | Condition

Reader = Callable[[str, bool, Clock], Meaning]
"""(value, whether it stood in quotes, clock) -> what it means. Raises UnusableValue."""


@dataclass(frozen=True, slots=True)
class OperatorKind:
    """One operator. `example` is a whole query; `values` are all it takes, when they can be told.

    `exclusive`: a message has only one such value, so that two of them in a query are alternatives.
    """

    name: str
    help: str
    example: str
    read: Reader
    values: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    exclusive: bool = False


# ---- readers


def _people(column: str, address_condition: Callable[[str], tuple[Condition, Condition]]) -> Reader:
    """Names in any order ("Maria Lopez" finds "Lopez, Maria"); a whole address means that address alone."""

    def read(value: str, _quoted: bool, _clock: Clock) -> Meaning:
        if column == "sender" and (pattern := _pattern(value)):
            return _matching("m.sender_name || ' <' || m.sender_address || '>'", pattern)
        whole = re.fullmatch(r"<?([!-~]+@[!-~]+\.[A-Za-z]{2,}?)>?", value)
        also, unsure = address_condition(whole[1].rstrip(">")) if whole else (None, None)
        return Words(column, value, also=also, unsure=unsure)

    return read


def _sent_from(address: str) -> tuple[Condition, Condition]:
    literal = like_literal(address)
    written = "(m.sender_address LIKE ? ESCAPE '\\' OR m.sender_name LIKE ? ESCAPE '\\')"
    return Condition(written, (literal, f"%{literal}%")), Condition("m.sender_address NOT LIKE '%@%'")


def _sent_to(address: str) -> tuple[Condition, Condition]:
    literal = like_literal(address.replace('"', ""))
    return Condition("m.recipients LIKE ? ESCAPE '\\'", (f'%"{literal}"%',)), Condition("m.recipients LIKE '% at %'")


def _text_in(column: str, *, inflected: bool, sql: str = "") -> Reader:
    def read(value: str, quoted: bool, _clock: Clock) -> Meaning:
        if sql and (pattern := _pattern(value)):
            return _matching(sql, pattern)
        return Words(column, value, phrase=quoted, inflected=inflected and not quoted)

    return read


def _pattern(value: str) -> str:
    """What stands between two slashes, or nothing."""
    return value[1:-1] if len(value) > 2 and value[0] == value[-1] == "/" else ""


def _matching(sql: str, pattern: str) -> Condition:
    try:
        return Condition(f"({sql}) REGEXP ?", (patterns.checked(pattern),))
    except patterns.UnusablePattern as error:
        raise UnusableValue(str(error)) from None


def pattern(value: str) -> Condition:
    """A ``/pattern/`` that stands alone: in the subject or the sender. Raises UnusableValue."""
    inner = value[1:-1]
    return any_of((_matching("m.subject", inner), _matching("m.sender_name || ' <' || m.sender_address || '>'", inner)))


def _after(value: str, _quoted: bool, clock: Clock) -> Meaning:
    return since(_range(value, clock)[0])


def _before(value: str, _quoted: bool, clock: Clock) -> Meaning:
    return _until(_range(value, clock)[0])


def _within(value: str, _quoted: bool, clock: Clock) -> Meaning:
    first, _, last = value.partition("..")
    return all_of((since(_range(first, clock)[0]), _until(_range(last or first, clock)[1])))


def _range(value: str, clock: Clock) -> tuple[int, int]:
    span = dates.day_range(value, clock)
    if span is None:
        raise UnusableValue(f"“{value}” is not a date that can be read; try 2024-03-01, 2024-03, 2024 or “last week”.")
    return span


def _age(condition: Callable[[int], Condition]) -> Reader:
    def read(value: str, _quoted: bool, clock: Clock) -> Meaning:
        moment = dates.moment_ago(value, clock)
        if moment is None:
            raise UnusableValue(f"“{value}” is not an age that can be read; try 3d, 2w, 6m or 1y.")
        return condition(moment)

    return read


def _until(moment: int) -> Condition:
    return Condition("m.date < ?", (moment,))


_SIZE = re.compile(r"(\d{1,12}(?:[.,]\d{1,3})?)\s*([kmg]?)(?:i?b|ytes)?", re.IGNORECASE)


def _size(sql: str) -> Reader:
    def read(value: str, _quoted: bool, _clock: Clock) -> Meaning:
        match = _SIZE.fullmatch(value.strip())
        if match is None:
            raise UnusableValue(f"“{value}” is not a size that can be read; try 5M or 100k.")
        unit = 1024 ** " kmg".index(match[2].lower() or " ")
        return Condition(sql, (round(float(match[1].replace(",", ".")) * unit),))

    return read


def _choice(choices: Mapping[str, Condition], synonyms: Mapping[str, str] | None = None) -> Reader:
    def read(value: str, _quoted: bool, _clock: Clock) -> Meaning:
        name = value.casefold()
        found = choices.get((synonyms or {}).get(name, name))
        if found is None:
            raise UnusableValue(f"“{value}” is none of {', '.join(choices)}.")
        return found

    return read


def _label(value: str, _quoted: bool, _clock: Clock) -> Meaning:
    return labelled(value)


def labelled(value: str) -> Condition:
    """The label itself or one below it (``Archive`` finds ``Archive/2019``)."""
    # The folders first, of which there are few, and their messages by them: SQLite does not carry the message into
    # the parts of the view `labelled`.
    named = "({0} = ? COLLATE NOCASE OR {0} LIKE ? ESCAPE '\\')"
    folders = "raw.folders f JOIN raw.sources s ON s.id = f.source_id"
    return Condition(
        f"m.id IN (SELECT message_id FROM raw.labels WHERE label = ? OR (label >= ? AND label < ?)"
        f" UNION ALL SELECT message_id FROM raw.locations WHERE folder_id IN"
        f" (SELECT f.id FROM {folders} WHERE {named.format('f.name')} OR {named.format('s.label')}))",
        (value, f"{value}/", f"{value}0", *(value, f"{like_literal(value)}/%") * 2),
        by_id=True,
    )


def _source(value: str, _quoted: bool, _clock: Clock) -> Meaning:
    return from_source(value)


def from_source(value: str) -> Condition:
    """A mailbox by its label, its kind, or a part of its path."""
    return Condition(
        "EXISTS (SELECT 1 FROM raw.locations l JOIN raw.folders f ON f.id = l.folder_id"
        " JOIN raw.sources s ON s.id = f.source_id WHERE l.message_id = m.id"
        " AND (s.label = ? COLLATE NOCASE OR s.kind = ? COLLATE NOCASE OR s.path LIKE ? ESCAPE '\\'))",
        (value, value, f"%{like_literal(value)}%"),
    )


def _list(value: str, _quoted: bool, _clock: Clock) -> Meaning:
    return contains("m.list_id", value)


def _message_id(value: str, _quoted: bool, _clock: Clock) -> Meaning:
    return Condition("m.message_id = ?", (value.strip("<> "),))


def _thread(value: str, _quoted: bool, _clock: Clock) -> Meaning:
    if not re.fullmatch(r"\d{1,18}", value):
        raise UnusableValue(f"“{value}” is not the number of a thread.")
    return Condition("m.thread_id = ?", (int(value),))


def _attached(media_type: str) -> Condition:
    return Condition(
        "EXISTS (SELECT 1 FROM raw.attachments a WHERE a.message_id = m.id AND NOT a.inline AND a.media_type LIKE ?)",
        (media_type,),
    )


# ---- values of those that take one of a few

# As the library's indices say it: SQLite takes "= 1" for something else.
IS = {
    "unread": Condition("m.unread"),
    "read": Condition("NOT m.unread"),
    "starred": Condition("m.starred"),
    "unstarred": Condition("NOT m.starred"),
}
_HAS = {
    "attachment": _attached("%"),
    "image": _attached("image/%"),
    "pdf": _attached("application/pdf"),
    "invitation": _attached("text/calendar"),
}
_IN = {name: Condition("m.disposition = ?", (name,)) for name in DISPOSITIONS} | {"anywhere": ALL}
_CATEGORY = {name: Condition("m.category = ?", (name,)) for name in CATEGORIES}
_PRIORITY = {str(level): Condition("m.priority >= ?", (level,)) for level in PRIORITIES}

_IN_SYNONYMS = {
    "trash": "discarded", "bin": "discarded", "deleted": "discarded", "spam": "junk", "archive": "archived",
    "draft": "drafts", "outbox": "sent", "all": "anywhere",
}  # fmt: skip
_HAS_SYNONYMS = {"attachments": "attachment", "file": "attachment", "images": "image", "invite": "invitation"}

# ---- the table

OPERATORS: tuple[OperatorKind, ...] = (
    OperatorKind("from", "Sender's name or address.", "from:alex", _people("sender", _sent_from)),
    OperatorKind("to", "Name or address of a recipient.", "to:robin@hale.example", _people("recipients", _sent_to)),
    OperatorKind("cc", "Name or address of who got a copy.", "cc:accounting", _people("cc", _sent_to)),
    OperatorKind("bcc", "Name or address of who got a hidden copy.", "bcc:me@hale.example", _people("bcc", _sent_to)),
    OperatorKind("subject", "Words of the subject.", "subject:(roof OR tiles)",
                 _text_in("subject", inflected=True, sql="m.subject")),
    OperatorKind("filename", "Words of an attachment's name.", "filename:contract.pdf",
                 _text_in("attachments", inflected=False), aliases=("attachment",)),
    OperatorKind("has", "What a message has with it.", "has:attachment",
                 _choice(_HAS, _HAS_SYNONYMS), values=tuple(_HAS)),
    OperatorKind("after", "That day or later.", "after:2024-03-01", _after,
                 aliases=("since", "newer")),
    OperatorKind("before", "Earlier than that day.", "before:2024-04-01", _before, aliases=("older",)),
    OperatorKind("date", "That day, month or year, or from one to another.", "date:2024-03..2024-05", _within,
                 aliases=("on",)),
    OperatorKind("older_than", "Older than days, weeks, months or years.", "older_than:6m", _age(_until)),
    OperatorKind("newer_than", "Newer than days, weeks, months or years.", "newer_than:2w", _age(since)),
    OperatorKind("larger", "Larger than that size.", "larger:5M", _size("m.size > ?")),
    OperatorKind("smaller", "Smaller than that size.", "smaller:100k", _size("m.size < ?")),
    OperatorKind("label", "A label, or a folder of the mailbox.", "label:Lists", _label, aliases=("tag", "folder")),
    OperatorKind("in", "Where it is.", "in:archived", _choice(_IN, _IN_SYNONYMS), values=tuple(_IN), exclusive=True),
    OperatorKind("is", "Read or not, starred or not.", "is:unread",
                 _choice(IS, {"flagged": "starred", "unflagged": "unstarred", "seen": "read", "unseen": "unread"}),
                 values=tuple(IS)),
    OperatorKind("category", "What kind of mail it is.", "category:travel", _choice(_CATEGORY),
                 values=tuple(_CATEGORY), exclusive=True),
    OperatorKind("priority", "That priority or higher, 0 to 3.", "priority:2", _choice(_PRIORITY),
                 values=tuple(_PRIORITY)),
    OperatorKind("list", "A part of the mailing list's name.", "list:birds", _list),
    OperatorKind("source", "A mailbox, by its label or a part of its path.", "source:work", _source),
    OperatorKind("id", "The Message-ID.", "id:20240301.1@hale.example", _message_id,
                 aliases=("msgid", "rfc822msgid")),
    OperatorKind("thread", "The number of a thread.", "thread:268435456", _thread, exclusive=True),
)  # fmt: skip

BY_NAME: Mapping[str, OperatorKind] = {name: kind for kind in OPERATORS for name in (kind.name, *kind.aliases)}
"""Every operator by its name and its aliases."""
