"""Mail: bytes to Message, and the mailboxes that the bytes lie in. Knows no SQL, no Qt, no network."""

from oakensearch_gui.mail.message import Address, Attachment, Flags, Message
from oakensearch_gui.mail.reader import read_message

__all__ = ["Address", "Attachment", "Flags", "Message", "read_message"]
