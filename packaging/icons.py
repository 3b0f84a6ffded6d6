"""Renders the app's SVG icon into what each system wants: PNG in hicolor's sizes, .ico, .icns.

python packaging/icons.py hicolor FOLDER     FOLDER/hicolor/16x16/apps/oakensearch.png … and scalable/
python packaging/icons.py ico FILE | icns FILE
python packaging/icons.py png FILE SIZE
"""

from __future__ import annotations

import argparse
import os
import shutil
import struct
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "resources" / "icons" / "oakensearch.svg"
HICOLOR = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}
"""Type of an .icns entry and the side of its PNG."""


def png(svg: Path, side: int) -> bytes:
    """The icon as a PNG of `side` pixels, transparent around it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(svg))
    if not renderer.isValid():
        raise SystemExit(f"{svg} cannot be read as SVG")
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # its own stubs want bytes, it takes text
    return bytes(buffer.data().data())


def ico(svg: Path) -> bytes:
    """A Windows icon: a directory of PNGs."""
    pictures = [png(svg, side) for side in ICO]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    for side, picture in zip(ICO, pictures, strict=True):
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures)


def icns(svg: Path) -> bytes:
    """A macOS icon: tagged PNGs."""
    body = b""
    for kind, side in ICNS.items():
        picture = png(svg, side)
        body += kind.encode() + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def program_icon(svg: Path, target: Path) -> Path:
    """Write `target`, as its suffix says; returns it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(ico(svg) if target.suffix == ".ico" else icns(svg))
    return target


def hicolor(svg: Path, folder: Path) -> None:
    """Every size of the icon theme all desktops fall back to."""
    for side in HICOLOR:
        target = folder / "hicolor" / f"{side}x{side}" / "apps" / "oakensearch.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(png(svg, side))
    scalable = folder / "hicolor" / "scalable" / "apps" / "oakensearch.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(svg, scalable)


def main() -> int:
    """Do what the command line says."""
    arguments = argparse.ArgumentParser(description="the app's icon in other forms")
    arguments.add_argument("form", choices=("hicolor", "ico", "icns", "png"))
    arguments.add_argument("target", type=Path)
    arguments.add_argument("side", type=int, nargs="?", default=256)
    asked = arguments.parse_args()
    match asked.form:
        case "hicolor":
            hicolor(SOURCE, asked.target)
        case "png":
            asked.target.write_bytes(png(SOURCE, asked.side))
        case _:
            program_icon(SOURCE, asked.target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
