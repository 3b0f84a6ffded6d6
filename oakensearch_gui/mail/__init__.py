"""Mail: bytes to Message, and the mailboxes that the bytes lie in. Knows no SQL, no Qt, no network."""

from typing import TYPE_CHECKING, Any

from oakensearch_gui.mail.message import Address, Attachment, Flags, Message

if TYPE_CHECKING:
    from oakensearch_gui.mail.reader import read_message

__all__ = ["Address", "Attachment", "Flags", "Message", "read_message"]


def __getattr__(name: str) -> Any:
    """Load the reader once it is asked for: a window that opens shows what was read before."""
    if name == "read_message":
        from oakensearch_gui.mail.reader import read_message

        return read_message
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
