"""Header values to text: encoded words (RFC 2047), parameters (RFC 2231), addresses and identifiers (RFC 5322).

All of it as mailers really write it: encoded words with spaces in them, characters cut in half between two words,
raw bytes of unnamed charsets, names with unquoted commas, archives that turn ``@`` into `` at ``.
"""

from __future__ import annotations

import binascii
import re
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple
from urllib.parse import unquote_to_bytes

from oakensearch_gui.mail.charsets import clean, codec_of, decode
from oakensearch_gui.mail.message import Address

_LINE_END = re.compile(r"[\r\n]+")
# The text may hold spaces (forbidden, frequent) but no line of it can be endless.
_ENCODED_WORD = re.compile(r"=\?([^?=\s*]{1,60})(?:\*[^?\s]{0,20})?\?\s?([bBqQ])\s?\?(.*?)\?=(\s*(?==\?))?", re.DOTALL)
_HEX = re.compile(rb"=([0-9A-Fa-f]{2})")
_PARAMETER = re.compile(r";\s*+([^\s=;\"]++)\s*+=\s*+(\"(?:[^\"\\]|\\.)*+\"?|[^;]*+)", re.DOTALL)
_QUOTED_PAIR = re.compile(r"\\([\"\\])")
_CONTINUED = re.compile(r"^([^*]+)\*(\d{1,3})(\*?)$")
_MESSAGE_ID = re.compile(r"<([^<>]*+)>")
_MOST_ADDRESSES = 5000


class Parameters(NamedTuple):
    """A value such as ``text/plain`` or ``attachment`` (lower case) and its parameters by lower-case name."""

    value: str
    parameters: dict[str, str]


def decode_text(raw: bytes, hint: str = "") -> str:
    """The text of an unstructured value (Subject); `hint` is the charset of the body, for bytes that name none."""
    return _collapse(decode_words(_unfold(raw, hint)))


def _unfold(raw: bytes, hint: str = "") -> str:
    """The value on one line, not yet free of encoded words."""
    text = raw.decode("ascii") if raw.isascii() and b"\x1b" not in raw else decode(raw, "", hint).text
    return _on_one_line(text)


def _collapse(text: str) -> str:
    return clean(_on_one_line(text))


def _on_one_line(text: str) -> str:
    if "\n" in text or "\r" in text:
        text = " ".join(line.strip(" \t") for line in _LINE_END.split(text))
    return text.strip()


def decode_words(text: str) -> str:
    """`text` with its encoded words decoded."""
    if "=?" not in text:
        return text
    last = text.rfind("?=")
    out: list[str] = []
    run: list[tuple[str, bytes]] = []
    position = 0
    for found in _ENCODED_WORD.finditer(text, 0, last + 2):
        if found.start() > position or not run:
            out.append(_decode_run(run))
            out.append(text[position : found.start()])
            run = []
        charset, how, content, _ = found.groups()
        run.append((charset, _decode_base64_word(content) if how in "bB" else _decode_q_word(content, charset)))
        position = found.end()
    out.append(_decode_run(run))
    out.append(text[position:])
    return "".join(out)


def _decode_run(words: list[tuple[str, bytes]]) -> str:
    """Adjacent words of one charset are decoded together: their characters may be cut anywhere between them."""
    return "".join(
        decode(b"".join(content for _, content in group), charset).text
        for charset, group in groupby(words, key=lambda word: word[0].lower())
    )


def _decode_q_word(content: str, charset: str) -> bytes:
    # Raw bytes within the word were decoded with the header; in the word's own charset they are what they were.
    raw = content.replace("_", " ").encode("ascii" if content.isascii() else codec_of(charset) or "utf-8", "replace")
    return _HEX.sub(lambda found: binascii.unhexlify(found[1]), raw) if b"=" in raw else raw


def _decode_base64_word(content: str) -> bytes:
    letters = re.sub(r"[^A-Za-z0-9+/]", "", content)
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    return binascii.a2b_base64(letters + "==")


def parse_parameters(raw: bytes) -> Parameters:
    """A value with parameters: Content-Type, Content-Disposition."""
    return _parse_parameters(raw) if len(raw) < 400 else _parse_parameters.__wrapped__(raw)


@lru_cache(maxsize=1024)
def _parse_parameters(raw: bytes) -> Parameters:
    text = _unfold(raw)
    head, semicolon, rest = text.partition(";")
    value = _without_comment(head).strip('"').lower()
    parameters: dict[str, str] = {}
    pieces: dict[str, dict[int, tuple[str, bool]]] = {}
    for written_name, written in _PARAMETER.findall(semicolon + rest):
        name, content = written_name.lower(), _unquoted(written)
        continued = _CONTINUED.match(name)
        if continued:
            pieces.setdefault(continued[1], {})[int(continued[2])] = (content, bool(continued[3]))
        elif name.endswith("*"):
            pieces.setdefault(name[:-1], {})[0] = (content, True)
        else:
            parameters.setdefault(name, _collapse(decode_words(content)))
    for name, numbered in pieces.items():
        parameters[name] = _joined(numbered)
    return Parameters(value, parameters)


def _unquoted(content: str) -> str:
    if content.startswith('"'):
        return _QUOTED_PAIR.sub(r"\1", content[1:].removesuffix('"'))
    return _without_comment(content).strip("'\"")


def _without_comment(text: str) -> str:
    """`text` without an RFC 822 comment at its end."""
    text = text.strip()
    return text[: text.rfind("(")].strip() if text.endswith(")") and "(" in text else text


def _joined(numbered: dict[int, tuple[str, bool]]) -> str:
    """The pieces of an RFC 2231 value: percent-encoded ones are bytes of the charset that the first one names."""
    charset = ""
    raw = b""
    for number in sorted(numbered):
        content, encoded = numbered[number]
        if encoded and number == 0 and content.count("'") >= 2:
            charset, _, content = content.split("'", 2)
        raw += unquote_to_bytes(content) if encoded else content.encode("utf-8", "replace")
    text = decode(raw, charset).text
    return _collapse(decode_words(text))


# ---- addresses

_NAME_AND_ADDRESS = re.compile(r"^(?:\"((?:[^\"\\]|\\.)*+)\"|([^\"<>()]*+))\s*+<([^<>]*+)>[\s;,]*+$", re.DOTALL)
_BARE = re.compile(r"^[^\s\"<>(),;:]+$")
_WITH_COMMENT = re.compile(r"^([^\"<>()]++)\((.*)\)$", re.DOTALL)
_TOKEN = re.compile(r"\"(?:[^\"\\]|\\.)*+\"|\((?:[^()\\]|\\.|\([^()]*\))*+\)|<[^<>]*+>|[,;:]|[^\"(<,;:]++|.", re.DOTALL)
_GROUP_NAME = re.compile(r"^[^@<]*$")


def parse_addresses(raw: bytes, hint: str = "") -> tuple[Address, ...]:
    """The mailboxes of From, To, Cc …; the members of a group stand for it, an empty group is its name."""
    text = _unfold(raw, hint)
    if not text:
        return ()
    if _BARE.match(text):
        return (Address("", clean(text)),)
    return tuple(address for piece in _split_addresses(text) if (address := _parse_address(piece)) != Address())


def _split_addresses(text: str) -> list[str]:
    """One piece an address: split at commas and semicolons outside quotes, comments and angle brackets."""
    if "," not in text and ";" not in text and ":" not in text:
        return [text]
    pieces: list[str] = []
    current: list[str] = []
    for piece in _TOKEN.findall(text):
        if piece in {",", ";"}:
            pieces.append("".join(current).strip())
            current = []
            if len(pieces) > _MOST_ADDRESSES:
                break
        elif piece == ":" and _GROUP_NAME.match("".join(current)) and "".join(current).strip():
            group, current = "".join(current).strip(), []
            if not text.partition(":")[2].strip(" ;,"):
                pieces.append(f'"{group}"')
        else:
            current.append(piece)
    pieces.append("".join(current).strip())
    return _join_unquoted_commas([piece for piece in pieces if piece])


def _join_unquoted_commas(pieces: list[str]) -> list[str]:
    """``Doe, John <john@…>`` was one mailbox: a piece without any address belongs to the next that has one."""
    out: list[str] = []
    waiting = ""
    for piece in pieces:
        if "@" not in piece and "<" not in piece and " at " not in piece and not piece.startswith('"'):
            waiting = f"{waiting}, {piece}" if waiting else piece
            continue
        if waiting and "<" in piece and not piece.startswith("<"):
            out.append(f"{waiting}, {piece}")
        else:
            out.extend(waiting.split(", ") if waiting else ())
            out.append(piece)
        waiting = ""
    if waiting:
        out.extend(waiting.split(", "))
    return out


def _parse_address(piece: str) -> Address:
    found = _NAME_AND_ADDRESS.match(piece)
    if found:
        quoted, plain, address = found.groups()
        name = _QUOTED_PAIR.sub(r"\1", quoted) if quoted is not None else plain
        return Address(_display(name), _clean_address(address))
    if _BARE.match(piece):
        return Address("", _clean_address(piece))
    found = _WITH_COMMENT.match(piece)
    if found:
        return Address(_display(found[2]), _clean_address(found[1]))
    return _parse_broken(piece)


def _parse_broken(piece: str) -> Address:
    """What is left: the last angle bracket, or the word with an @, is the address, and the rest the name."""
    angle = piece.rfind("<")
    if angle >= 0:
        address, _, after = piece[angle + 1 :].partition(">")
        return Address(_display(piece[:angle] + after), _clean_address(address))
    if piece.startswith('"') and piece.endswith('"') and "@" not in piece:
        return Address(_display(piece), "")
    words = piece.split()
    for word in words:
        if "@" in word and '"' not in word:
            return Address(_display(" ".join(other for other in words if other is not word)), _clean_address(word))
    return Address("", _clean_address(piece)) if "@" in piece else Address(_display(piece), "")


def _display(name: str) -> str:
    name = name.strip().strip('"').strip()
    name = _collapse(decode_words(name))
    if len(name) > 1 and name[0] == name[-1] and name[0] in "\"'":
        name = name[1:-1].strip()
    return name


def _clean_address(address: str) -> str:
    address = _collapse(decode_words(address)).strip("<>").strip()
    return address.removeprefix("mailto:")


def parse_message_ids(raw: bytes) -> tuple[str, ...]:
    """The identifiers of Message-ID, In-Reply-To or References, without angle brackets, doubles left out."""
    text = _unfold(raw)
    if not text:
        return ()
    found = _MESSAGE_ID.findall(text)
    if not found:
        found = [word for word in text.split() if "@" in word] or text.split()[:1]
    return tuple(dict.fromkeys(clean("".join(name.split())) for name in found if name))
