"""Writes OLE2 compound files and Outlook messages, for tests: small ones, exactly as MS-CFB and MS-OXMSG say."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

Tree: TypeAlias = "Mapping[str, bytes | Tree]"
Values: TypeAlias = Mapping[Any, Any]
"""Properties by number: text, whole number, or bytes (eight are a time); a storage by its name."""
_FREE, _END, _FAT = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
_SECTOR, _MINI, _CUTOFF = 512, 64, 4096


def compound(tree: Tree) -> bytes:
    """A file with these storages and streams."""
    entries: list[list[object]] = [["Root Entry", 5, _FREE, b""]]  # name, type, child, content
    siblings: dict[int, int] = {}

    def add(children: Tree) -> int:
        first, last = _FREE, None
        for name, value in sorted(children.items(), key=lambda item: (len(item[0]), item[0].upper())):
            number = len(entries)
            entries.append(
                [name, 2 if isinstance(value, bytes) else 1, _FREE, value if isinstance(value, bytes) else b""]
            )
            if last is None:
                first = number
            else:
                siblings[last] = number
            last = number
            if not isinstance(value, bytes):
                entries[number][2] = add(value)
        return first

    entries[0][2] = add(tree)
    sectors: list[bytes] = []
    fat: list[int] = []
    mini = b""
    mini_fat: list[int] = []

    def store(content: bytes) -> int:
        start = len(sectors)
        count = -(-len(content) // _SECTOR)
        for number in range(count):
            sectors.append(content[number * _SECTOR : (number + 1) * _SECTOR].ljust(_SECTOR, b"\0"))
            fat.append(start + number + 1 if number + 1 < count else _END)
        return start if count else _END

    starts = []
    for _, kind, _, content in entries:
        assert isinstance(content, bytes)
        if kind != 2 or not content:
            starts.append(_END)
        elif len(content) >= _CUTOFF:
            starts.append(store(content))
        else:
            start = len(mini_fat)
            count = -(-len(content) // _MINI)
            mini += content.ljust(count * _MINI, b"\0")
            mini_fat += [start + number + 1 for number in range(count - 1)] + [_END]
            starts.append(start)
    starts[0] = store(mini)
    mini_start = store(
        struct.pack(f"<{len(mini_fat)}I", *mini_fat).ljust(-(-len(mini_fat) * 4 // _SECTOR) * _SECTOR, b"\xff")
    )
    directory = b""
    for number, (name, kind, child, content) in enumerate(entries):
        assert isinstance(name, str)
        assert isinstance(content, bytes)
        encoded = name.encode("utf-16-le")
        size = len(mini) if number == 0 else len(content)
        directory += struct.pack(
            "<64sHBBIII16sIQQIQ",
            encoded, len(encoded) + 2, kind, 1, _FREE, siblings.get(number, _FREE), child, b"", 0, 0, 0,
            starts[number], size,
        )  # fmt: skip
    directory_start = store(directory)
    fat_sector = len(sectors)
    assert len(fat) < 127, "one FAT sector is enough for a test"
    fat.append(_FAT)
    sectors.append(struct.pack("<128I", *fat, *[_FREE] * (128 - len(fat))))
    header = struct.pack(
        "<8s16sHHHHH6sIIIIIIIII109I",
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"", 0x3E, 3, 0xFFFE, 9, 6, b"", 0, 1, directory_start, 0, _CUTOFF,
        mini_start, -(-len(mini_fat) * 4 // _SECTOR), _END, 0, fat_sector, *[_FREE] * 108,
    )[:_SECTOR]  # fmt: skip
    return header + b"".join(sectors)


def msg(
    properties: Values,
    recipients: Sequence[Values] = (),
    attachments: Sequence[Values] = (),
    *,
    keywords: Sequence[str] = (),
    codec: str = "",
) -> bytes:
    """A .msg file; texts are Unicode, or encoded with `codec`. Times are given as eight bytes."""
    return compound(message_tree(properties, recipients, attachments, keywords=keywords, codec=codec))


def message_tree(
    properties: Values,
    recipients: Sequence[Values] = (),
    attachments: Sequence[Values] = (),
    *,
    keywords: Sequence[str] = (),
    codec: str = "",
    header: int = 32,
) -> dict[str, bytes | Tree]:
    tree = _storage(properties, header, codec)
    for number, one in enumerate(recipients):
        tree[f"__recip_version1.0_#{number:08X}"] = _storage(one, 8, codec)
    for number, two in enumerate(attachments):
        tree[f"__attach_version1.0_#{number:08X}"] = _storage(two, 8, codec)
    if keywords:
        name = "Keywords".encode("utf-16-le")
        tree["__nameid_version1.0"] = {
            "__substg1.0_00030102": struct.pack("<IHH", 0, 6 << 1 | 1, 0),
            "__substg1.0_00040102": struct.pack("<I", len(name)) + name,
        }
        for number, word in enumerate(keywords):
            tree[f"__substg1.0_8000101F-{number:08X}"] = word.encode("utf-16-le") + b"\0\0"
    return tree


def _storage(properties: Values, header: int, codec: str) -> dict[str, bytes | Tree]:
    tree: dict[str, bytes | Tree] = {}
    fixed = b""
    for number, value in properties.items():
        if isinstance(number, str):
            assert not isinstance(value, (str, int))
            tree[number] = value
        elif isinstance(value, int):
            fixed += struct.pack("<HHIQ", 0x03, number, 6, value)
        elif isinstance(value, bytes) and len(value) == 8:
            fixed += struct.pack("<HHI8s", 0x40, number, 6, value)
        elif isinstance(value, bytes):
            tree[f"__substg1.0_{number:04X}0102"] = value
        elif isinstance(value, str) and codec:
            tree[f"__substg1.0_{number:04X}001E"] = value.encode(codec)
        elif isinstance(value, str):
            tree[f"__substg1.0_{number:04X}001F"] = value.encode("utf-16-le")
    tree["__properties_version1.0"] = b"\0" * header + fixed
    return tree


def ticks(seconds: int) -> bytes:
    """A time in seconds since 1970 UTC as Windows keeps it."""
    return struct.pack("<Q", (seconds + 11_644_473_600) * 10_000_000)
