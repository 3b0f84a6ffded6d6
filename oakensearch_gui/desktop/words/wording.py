"""How the window writes dates, sizes, counts and other people's text: one place for each."""

from __future__ import annotations

import re
from datetime import datetime
from functools import cache

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from oakensearch_gui.mail.message import Address

_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_KIB = 1024
_SPACE = re.compile(r"[^\S ]")


def isolate(text: str) -> str:
    """Someone's text fenced in, so that its direction cannot scramble what stands around it (UAX #9, FSI ... PDI)."""
    return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}"


def one_line(text: str) -> str:
    """`text` with every line break and tab as a space; each character keeps its place."""
    return _SPACE.sub(" ", text)


def sender_name(address: Address) -> str:
    """What a list calls a person: the name, else the address, else a dash."""
    return address.name or address.address or "–"


def local_now() -> datetime:
    """The time on the person's clock; the one place that asks for it."""
    return datetime.now().astimezone()


def date_text(seconds: int, now: datetime, locale: QLocale | None = None) -> str:
    """A date in a list, as people write it: the time today, day and month this year, else the year with it.

    `seconds` since 1970 UTC; `now` is the local time that "today" is told by.
    """
    locale = locale or QLocale()
    moment = QDateTime.fromSecsSinceEpoch(seconds)
    if moment.date().toPython() == now.date():
        return locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    pattern = _date_pattern(locale, with_year=moment.date().year() != now.year)
    return locale.toString(moment.date(), pattern)


def day_text(day: QDate, locale: QLocale | None = None) -> str:
    """A day with its year, as a filter shows it."""
    locale = locale or QLocale()
    return locale.toString(day, day_pattern(locale))


def day_pattern(locale: QLocale | None = None) -> str:
    """How a day with its year is written, in Qt's letters."""
    return _date_pattern(locale or QLocale(), with_year=True)


def full_date_text(seconds: int, locale: QLocale | None = None) -> str:
    """A date and time in full, as the locale writes them."""
    locale = locale or QLocale()
    moment = QDateTime.fromSecsSinceEpoch(seconds)
    day = locale.toString(moment.date(), QLocale.FormatType.LongFormat)
    return f"{day}, {locale.toString(moment.time(), QLocale.FormatType.ShortFormat)}"


def _date_pattern(locale: QLocale, *, with_year: bool) -> str:
    # Qt knows a long and a short form only; what people write in a list is the long one without the weekday
    # and with a short month.
    return _shorter_pattern(locale.dateFormat(QLocale.FormatType.LongFormat), with_year=with_year)


@cache
def _shorter_pattern(pattern: str, *, with_year: bool) -> str:
    pattern = re.sub(r"'[^']*'", " ", pattern).replace("MMMM", "MMM")
    pattern = re.sub(r"[,،]?\s*d{3,4}[,،]?\s*", " ", pattern)
    if not with_year:
        pattern = re.sub(r"[,،.\s]*y+年?\s*", " ", pattern)
    return " ".join(pattern.split()).strip(" ,،")


def size_text(size: int, locale: QLocale | None = None) -> str:
    """A size in bytes, as people write it."""
    locale = locale or QLocale()
    precision = 0 if size < _KIB * _KIB else 1
    return locale.formattedDataSize(size, precision, QLocale.DataSizeFormat.DataSizeTraditionalFormat)


def number_text(number: int) -> str:
    """A number with the locale's grouping."""
    return QLocale().toString(number)


def messages_text(count: int) -> str:
    """`1 message`, `41 messages`."""
    if count == 1:
        return tr("1 message")
    return tr("{count} messages").format(count=number_text(count))


def mailboxes_text(count: int) -> str:
    """`1 mailbox`, `3 mailboxes`."""
    if count == 1:
        return tr("1 mailbox")
    return tr("{count} mailboxes").format(count=number_text(count))


def unread_text(count: int) -> str:
    """How many things could not be read: messages, attachments, folders or mailboxes."""
    if count == 1:
        return tr("1 thing could not be read")
    return tr("{count} things could not be read").format(count=number_text(count))


def kind_text(kind: str) -> str:
    """What a kind of mailbox (`SourceInfo.kind`) is called."""
    names = {
        "thunderbird": tr("Thunderbird mail"),
        "apple-mail": tr("Apple Mail"),
        "geary": tr("Geary mail"),
        "evolution-cache": tr("Evolution mail"),
        "takeout": tr("Gmail export (Takeout)"),
        "outlook-pst": tr("Outlook data file"),
        "outlook-msg": tr("Outlook messages (.msg)"),
        "archive": tr("Packed mail (zip, tar, gz)"),
        "mbox": tr("Mail file (mbox)"),
        "mbox-tree": tr("Folder of mail files (mbox)"),
        "maildir": tr("Mail folder (Maildir)"),
        "mh": tr("Mail folder (MH)"),
        "eml": tr("Message files (.eml)"),
        "folder": tr("Folder of mail in several formats"),
    }
    return names.get(kind, kind)


def phase_text(phase: str) -> str:
    """What the indexing process is at, in words."""
    names = {
        "reading": tr("Reading"),
        "indexing": tr("Indexing words"),
        "attachments": tr("Reading attachments"),
        "embedding": tr("Building meaning"),
    }
    return names.get(phase, phase)


def tr(text: str) -> str:
    """Translate `text` outside a QObject."""
    return QCoreApplication.translate("wording", text)


def duration_text(seconds: float) -> str:
    """About how long: `less than a minute`, `12 minutes`, `3 hours`."""
    minutes = round(seconds / 60)
    if minutes < 1:
        return tr("less than a minute")
    if minutes == 1:
        return tr("1 minute")
    if minutes < 120:
        return tr("{count} minutes").format(count=number_text(minutes))
    return tr("{count} hours").format(count=number_text(round(minutes / 60)))
