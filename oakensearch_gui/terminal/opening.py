"""What a file manager or a browser hands over: a message file, a mailbox, or a ``mid:`` link (RFC 2392)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

_ONE_MESSAGE = (".eml", ".emlx", ".mht")


@dataclass(frozen=True, slots=True)
class Opening:
    """What is to be done: search for `query`, add `mailbox`, or show the message in the file `message`."""

    query: str = ""
    mailbox: str = ""
    message: Path | None = None


def understand(what: str) -> Opening:
    """What to do with `what`: a path, a ``file:`` address or a ``mid:`` link; "" means just the window."""
    if not what:
        return Opening()
    from urllib.request import url2pathname  # brings HTTP and TLS along, which no other start needs

    scheme, _, rest = what.partition(":")
    if scheme.lower() == "mid":
        message_id = unquote(rest.removeprefix("//").split("/")[0]).strip("<> ")
        return Opening(query=f'id:"{message_id}"' if message_id else "")
    path = Path(url2pathname(urlsplit(what).path)) if scheme.lower() == "file" else Path(what).expanduser()
    path = path.absolute()
    if path.is_file() and (path.suffix.lower() in _ONE_MESSAGE or not _is_mbox(path)):
        return Opening(message=path)
    return Opening(mailbox=str(path))


def _is_mbox(path: Path) -> bool:
    with path.open("rb") as content:
        return content.read(5) == b"From "
