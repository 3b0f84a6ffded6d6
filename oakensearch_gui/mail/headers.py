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

from oakensearch_gui.mail.charset_names import codec_of
from oakensearch_gui.mail.charsets import clean, decode
from oakensearch_gui.mail.message import Address
from oakensearch_gui.mail.transfer import decode_base64

# What makes a value of ASCII bytes more than its letters: folding, encoded words, ISO-2022, NUL.
_CAREFULLY = re.compile(rb"[\n\r\x1b\0]|=\?")
_LINE_END = re.compile(r"[\r\n]+")
# The text may hold spaces (forbidden, frequent); one that never ends is as long as the value, or up to the next word.
_ENCODED_WORD = re.compile(
    r"=\?\s?([^?=\s*]{1,60})(?:\*[^?\s]{0,20})?\s?\?\s?([bBqQ])\s?\?"
    r"(.*?)(?:\?=(?:\s*(?==\?))?|(?==\?[^?=\s]{1,60}\?[bBqQ]\?)|\??$)",
    re.DOTALL,
)
_HEX = re.compile(rb"=([0-9A-Fa-f]{2})")
# Before these names a semicolon was left out, unless they stand in a quoted value.
_NO_SEMICOLON = re.compile(
    r"(\"(?:[^\"\\]|\\.)*+\"?)|(?<![\s;,])[\s,]++(?=(?:charset|name|filename|boundary|format|delsp|type)\*?\d*\*?\s?=)",
    re.IGNORECASE,
)
_PERCENT_ENCODED = re.compile(r"^[A-Za-z0-9_-]{2,40}'[A-Za-z-]{0,20}'(?=.*%[0-9A-Fa-f]{2})")
_PARAMETER = re.compile(r";\s*+([^\s=;\"]++)\s*+=\s*+(\"(?:[^\"\\]|\\.)*+\"?|[^;]*+)", re.DOTALL)
_SPACED_SLASH = re.compile(r"\s?/\s?")
_QUOTED_PAIR = re.compile(r"\\([\"\\])")
_CONTINUED = re.compile(r"^([^*]+)\*(\d{1,3})(\*?)$")
_MESSAGE_ID = re.compile(r"<([^<>]*+)>")
# Nothing but such, and neither "=?" of an encoded word nor spaces within.
_PLAIN_MESSAGE_IDS = re.compile(rb"(?:[ \t\r\n]*+<(?:[!-;@-~]|=(?!\?)|(?<!=)\?)++>)++[ \t\r\n]*+")
MOST_ADDRESSES = 5000
"""Of one field, and of a message's fields of one name."""
_LONGEST_REMEMBERED = 300
"""Bytes of a value whose reading is remembered: the same people and the same types come again and again."""


class Parameters(NamedTuple):
    """A value such as ``text/plain`` or ``attachment`` (lower case) and its parameters by lower-case name."""

    value: str
    parameters: dict[str, str]


def decode_text(raw: bytes, hint: str = "") -> str:
    """The text of an unstructured value (Subject); `hint` is the charset of the body, for bytes that name none."""
    if raw.isascii() and not _CAREFULLY.search(raw):
        return raw.decode("ascii").strip()
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
    out: list[str] = []
    run: list[tuple[str, bytes]] = []
    position = 0
    for found in _ENCODED_WORD.finditer(text):
        if found.start() > position or not run:
            out.append(_decode_run(run))
            out.append(text[position : found.start()])
            run = []
        charset, how, content = found.groups()
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
    return decode_base64(content.encode("ascii", "ignore"))


def parse_parameters(raw: bytes) -> Parameters:
    """A value with parameters: Content-Type, Content-Disposition."""
    return _parse_parameters(raw) if len(raw) < _LONGEST_REMEMBERED else _parse_parameters.__wrapped__(raw)


@lru_cache(maxsize=1024)
def _parse_parameters(raw: bytes) -> Parameters:
    text = _NO_SEMICOLON.sub(lambda found: found[1] or "; ", _unfold(raw))
    head, semicolon, rest = text.partition(";")
    if "=" in head:  # a parameter and no value before it
        head, semicolon, rest = "", ";", text
    value = _only_value(_without_comment(head).strip('"').lower())
    parameters: dict[str, str] = {}
    pieces: dict[str, dict[int, tuple[str, bool]]] = {}
    for written_name, written in _PARAMETER.findall(semicolon + rest):
        name = written_name.lower()
        if name in parameters:
            continue  # said before
        content = _unquoted(written)
        continued = _CONTINUED.match(name)
        if continued:
            pieces.setdefault(continued[1], {})[int(continued[2])] = (content, bool(continued[3]))
        elif name.endswith("*"):
            pieces.setdefault(name[:-1], {})[0] = (content, True)
        elif "'" in content and _PERCENT_ENCODED.match(content):  # RFC 2231 without its asterisk
            pieces.setdefault(name, {})[0] = (content, True)
        else:
            parameters[name] = _collapse(decode_words(content))
    for name, numbered in pieces.items():
        parameters[name] = _joined(numbered)
    return Parameters(value, parameters)


def _only_value(text: str) -> str:
    """``text/html`` of ``text / html, rubbish``."""
    if "/" in text and (" " in text or "," in text):
        text = _SPACED_SLASH.sub("/", text).split(maxsplit=1)[0].rstrip(",")
    return text


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
_ADDRESS_SIGN = re.compile(r"[<@]")
_BARE = re.compile(r"^[^\s\"<>(),;:]+$")
_WITH_COMMENT = re.compile(r"^([^\"<>()]++)\((.*)\)$", re.DOTALL)
_TOKEN = re.compile(r"\"(?:[^\"\\]|\\.)*+\"|\((?:[^()\\]|\\.|\([^()]*\))*+\)|<[^<>]*+>|[,;:]|[^\"(<,;:]++|.", re.DOTALL)


_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_QUOTED = re.compile(r"\"((?:[^\"\\]|\\.)*+)\"", re.DOTALL)
_ROUTE = re.compile(r"@[^:<>]{1,500}:[^@:]+@")
"""``<@relay.example,@other.example:ann@oak.example>`` (RFC 822, section 6.1): the way is no part of the address."""


def parse_addresses(raw: bytes, hint: str = "") -> tuple[Address, ...]:
    """The mailboxes of From, To, Cc …; the members of a group stand for it, an empty group is its name."""
    if not raw:
        return ()
    return _addresses(raw, hint) if len(raw) < _LONGEST_REMEMBERED else _addresses.__wrapped__(raw, hint)


@lru_cache(maxsize=2048)
def _addresses(raw: bytes, hint: str) -> tuple[Address, ...]:
    text = _unfold(raw, hint)
    if not text:
        return ()
    if text.startswith("=?") and not _ADDRESS_SIGN.search(_ENCODED_WORD.sub("", text)):
        text = decode_words(text)  # a mailer that encoded name and address as one
    if "[mailto:" in text:  # as some programs show an address
        text = text.replace("[mailto:", "<").replace("]", ">")
    if _BARE.match(text):
        return (Address("", _clean_address(text)),)
    return tuple(address for piece in _split_addresses(text) if (address := _parse_address(piece)) != Address())


def _split_addresses(text: str) -> list[str]:
    """One piece an address: split at commas and semicolons outside quotes, comments and angle brackets."""
    if "," not in text and ";" not in text and ":" not in text:
        return [text]
    pieces: list[str] = []
    current: list[str] = []
    may_be_group = True
    is_empty_group = not text.partition(":")[2].strip(" ;,")
    for piece in _TOKEN.findall(text):
        if piece in {",", ";"}:
            pieces.append("".join(current).strip())
            current, may_be_group = [], True
            if len(pieces) >= MOST_ADDRESSES:
                break
        elif piece == ":" and may_be_group and (group := "".join(current).strip()):
            current = []
            if is_empty_group:
                pieces.append(f'"{group}"')
        else:
            may_be_group = may_be_group and "@" not in piece and "<" not in piece
            current.append(piece)
    pieces.append("".join(current).strip())
    return _join_unquoted_commas([piece for piece in pieces if piece])


def _join_unquoted_commas(pieces: list[str]) -> list[str]:
    """``Doe, John <john@…>`` was one mailbox: a piece without any address belongs to the next that has one."""
    out: list[str] = []
    waiting: list[str] = []
    for piece in pieces:
        if "@" not in piece and "<" not in piece and " at " not in piece and not piece.startswith('"'):
            waiting.append(piece)
            continue
        if waiting and "<" in piece and not piece.startswith("<"):
            out.append(", ".join((*waiting, piece)))
        else:
            out += (*waiting, piece)
        waiting = []
    return out + waiting


def _parse_address(piece: str) -> Address:
    found = _NAME_AND_ADDRESS.match(piece)
    if found:
        quoted, plain, address = found.groups()
        name = _ESCAPED.sub(r"\1", quoted) if quoted is not None else plain
        return Address(_display(name), _clean_address(address))
    if _BARE.match(piece):
        return Address("", _clean_address(piece))
    found = _WITH_COMMENT.match(piece)
    if found:
        name, address = found[2], found[1]
        if "@" in name and "@" not in address and " at " not in address:
            name, address = address, name
        return Address(_display(name), _clean_address(address))
    return _parse_broken(piece)


def _parse_broken(piece: str) -> Address:
    """What is left: the last angle bracket, or the word with an @, is the address, and the rest the name."""
    angle = piece.rfind("<")
    if angle >= 0:
        address, _, after = piece[angle + 1 :].partition(">")
        name = _QUOTED.sub(r"\1", f"{piece[:angle]} {after}").strip("<> ")
        return Address(_display(" ".join(name.split())), _clean_address(address))
    if piece.startswith('"') and piece.endswith('"') and "@" not in piece:
        return Address(_display(piece), "")
    words = piece.split()
    for word in words:
        if "@" in word and '"' not in word:
            name = " ".join(other for other in words if other is not word)
            return Address(_display(name), _clean_address(word.strip("[]")))
    return Address("", _clean_address(piece)) if "@" in piece else Address(_display(piece), "")


def _display(name: str) -> str:
    name = _decoded(name.strip().strip('"').strip())
    if len(name) > 1 and name[0] == name[-1] and name[0] in "\"'":
        name = name[1:-1].strip()
    return name


def _clean_address(address: str) -> str:
    address = _decoded(address).strip("<> ").removeprefix("mailto:")
    if len(address) > 1 and address[0] == address[-1] == "'":
        address = address[1:-1]
    return address[address.index(":") + 1 :] if address.startswith("@") and _ROUTE.match(address) else address


def _decoded(text: str) -> str:
    """A piece of a value that is on one line already, in plain text."""
    return text.strip() if text.isascii() and "=?" not in text and "\0" not in text else _collapse(decode_words(text))


def parse_message_ids(raw: bytes) -> tuple[str, ...]:
    """The identifiers of Message-ID, In-Reply-To or References, without angle brackets, doubles left out."""
    if _PLAIN_MESSAGE_IDS.fullmatch(raw):
        return tuple(dict.fromkeys(raw.decode("ascii").strip(" \t\r\n<>").replace(">", " ").replace("<", " ").split()))
    text = decode_words(_unfold(raw)) if raw else ""
    if not text:
        return ()
    found = _MESSAGE_ID.findall(text)
    if not found:
        words = [word.strip("<>,;") for word in text.split()]
        found = [word for word in words if "@" in word] or words[:1]
    return tuple(dict.fromkeys(clean("".join(name.split())) for name in found if name))
