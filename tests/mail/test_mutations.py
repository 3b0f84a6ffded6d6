"""The shared odd mail and mailboxes, damaged at random: nothing raises, and every text is clean."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oakensearch_gui.mail import read_message
from oakensearch_gui.mail.contents import read_contents
from oakensearch_gui.mail.mapi import to_rfc822
from oakensearch_gui.mail.ole_message import NotOutlook, read_msg
from oakensearch_gui.mail.sources.apple_mail import AppleMailSource
from oakensearch_gui.mail.sources.mbox_file import as_sent, split
from oakensearch_gui.mail.tnef import read_tnef
from oakensearch_gui.mail.view import read_view

SEED = 20_261_201
_PIECES = (
    b"\n", b"\r", b"\n\n", b"\0", b"=?utf-8?q?", b"?=", b'"', b"<", b">", b";", b":", b"--x\n", b"=", b"\xff",
    b"\xed\xa0\x80",
    b"\x1b$B", b"Content-Type: multipart/mixed; boundary=x\n", b"Content-Type: message/rfc822\n", b"charset=utf-7",
    b"Content-Transfer-Encoding: base64\n", b"charset=hz", b"<blockquote>", b"<pre>", b"&#", b"begin 644 x\n",
    b"=ybegin name=x\n",
    b"From x Thu Feb  8 18:20:30 2007\n", b"filename*0*=", b"utf-8''%", b"9" * 40, b"A" * 300,
)  # fmt: skip


def damaged(data: bytes, chance: random.Random) -> bytes:
    out = bytearray(data)
    for _ in range(chance.choice((1, 2, 5, 20))):
        at, other = chance.randrange(len(out) + 1), chance.randrange(len(out) + 1)
        match chance.randrange(5):
            case 0:
                out[at:at] = chance.choice(_PIECES) * chance.choice((1, 3, 30))
            case 1:
                del out[at : at + chance.choice((1, 8, 512))]
            case 2:
                out[at:at] = out[other : other + chance.choice((4, 400))]
            case 3:
                out[at : at + 1] = bytes((chance.randrange(256),))
            case _:
                del out[at + len(out) // 2 :]
    return bytes(out)


def of_mbox(data: bytes) -> Iterator[bytes]:
    for span in split(io.BytesIO(data).read, 0, len(data)):
        span.entry()
        yield as_sent(data[span.offset : span.end], span.end - span.offset, Path("box"))


def of_outlook(data: bytes) -> Iterator[bytes]:
    try:
        yield to_rfc822(read_msg(data))
    except NotOutlook:
        return


CONTAINERS: dict[str, Callable[[bytes], Iterator[bytes]]] = {
    ".mbox": of_mbox,
    ".txt": of_mbox,
    ".sep": of_mbox,
    ".emlx": lambda data: iter((AppleMailSource.message(data),)),
    ".msg": of_outlook,
    ".tnef": lambda data: iter((to_rfc822(read_tnef(data)),)),
    ".eml": lambda data: iter((data,)),
}


@pytest.mark.parametrize("name", ["nasty", "containers"])
def test_damage_costs_what_it_hits_and_never_raises(shared_data: Path, name: str) -> None:
    chance = random.Random(SEED)
    for path in sorted((shared_data / name).iterdir()):
        messages_in = CONTAINERS.get(path.suffix)
        if messages_in is None:
            continue
        for _ in range(3):
            data = damaged(path.read_bytes()[:60_000], chance)
            for content in messages_in(data):
                message = read_message(content)
                assert not [problem for problem in message.problems if "failed" in problem], path.name
                for text in (message.subject, message.text, str(message.sender), message.message_id):
                    assert "\0" not in text
                    text.encode()
                read_view(content)
                read_contents(content)
