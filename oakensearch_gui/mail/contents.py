"""The bytes of a message's attachments, one by one, in the order in which `Message.attachments` lists them."""

from __future__ import annotations

from oakensearch_gui.mail.body import Listed, collect_body
from oakensearch_gui.mail.mime import parse


def read_contents(data: bytes) -> tuple[Listed, ...]:
    """What the message in `data` lists beside its text. Never raises, for any bytes: what fails lists nothing."""
    try:
        problems: list[str] = []
        return tuple(collect_body(parse(data, problems), problems).listed)
    except Exception:  # noqa: BLE001 - the message's own `problems` tell of the same fault
        return ()
