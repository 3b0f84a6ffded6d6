"""What a message is, once it has been read: plain frozen data that every other part passes around."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Address:
    """One mailbox of a header such as From or To.

    `name` is the display name (or the RFC 822 comment) and `address` the addr-spec as it was written;
    either may be empty. An archive's obfuscated ``ripley at host (Name)`` keeps ``ripley at host`` as address.
    """

    name: str = ""
    address: str = ""

    def __str__(self) -> str:
        if self.name and self.address:
            return f"{self.name} <{self.address}>"
        return self.name or self.address


@dataclass(frozen=True, slots=True)
class Attachment:
    """A part that is not the text of the message: its name, type and decoded size in bytes.

    `filename` may be empty (an unnamed calendar part, say). `inline` parts are shown inside the text,
    found there by their `content_id` (without angle brackets).
    """

    filename: str
    media_type: str
    size: int
    content_id: str = ""
    inline: bool = False


@dataclass(frozen=True, slots=True)
class Flags:
    """What the place where a message lies says of it. `seen` is None where the place does not say."""

    seen: bool | None = None
    flagged: bool = False
    answered: bool = False
    draft: bool = False
    deleted: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """A message read from its bytes. Every text is clean Unicode: no NUL, no lone surrogate, never None.

    `date` is in seconds since 1970 UTC, or None when nothing in the message tells it; `date_inferred` says
    that it was taken from a Received header because Date was absent or unreadable. Identifiers
    (`message_id`, `in_reply_to`, `references`) come without angle brackets. `text` is the body as a person
    sees it, quoted lines with their ``> ``; nested messages follow their parent. `flags` and `labels` come
    from headers only (Status, X-Status, X-Mozilla-*, X-Gmail-Labels, X-Keywords, X-Label).
    `gmail_thread` is X-GM-THRID. `problems` names, in plain words, what could not be read and every limit that cut
    something.
    """

    subject: str = ""
    sender: Address = field(default_factory=Address)
    reply_to: tuple[Address, ...] = ()
    to: tuple[Address, ...] = ()
    cc: tuple[Address, ...] = ()
    bcc: tuple[Address, ...] = ()
    date: int | None = None
    date_inferred: bool = False
    message_id: str = ""
    in_reply_to: str = ""
    references: tuple[str, ...] = ()
    text: str = ""
    attachments: tuple[Attachment, ...] = ()
    flags: Flags = field(default_factory=Flags)
    labels: tuple[str, ...] = ()
    list_id: str = ""
    auto_submitted: str = ""
    precedence: str = ""
    importance: str = ""
    spam: bool = False
    gmail_thread: str = ""
    problems: tuple[str, ...] = ()
