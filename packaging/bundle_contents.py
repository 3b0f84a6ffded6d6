"""What the bundle holds and what it leaves out, and why. Used by oakensearch.spec.

A table of contents is PyInstaller's: (place in the bundle, file on this machine, kind).
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]

EXCLUDED_MODULES = [
    # Of Python: other window systems, tools of developers. Its own sqlite3 stays: sqlite_vec imports it.
    "tkinter", "turtle", "idlelib", "lib2to3", "ensurepip", "venv", "unittest", "doctest", "pydoc", "pdb", "test",
    "curses", "readline", "_uuid", "nis", "ossaudiodev",
    # Of the packages: their tests and their build tools
    "pytest", "_pytest", "hypothesis", "packaging", "setuptools", "pip", "wheel",
    "numpy.f2py", "numpy.distutils", "numpy.testing", "numpy.tests",
    "pkg_resources", "apsw.tests", "apsw.shell", "apsw.speedtest", "apsw.trace", "pycparser",
    "pygments", "rich", "click", "trio", "IPython", "yaml", "lxml", "Cython", "PIL",
    # Of Qt: what the window has no use for
    "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtQuickWidgets", "PySide6.QtQuickControls2", "PySide6.QtSql",
    "PySide6.QtTest", "PySide6.QtDesigner", "PySide6.QtHelp", "PySide6.QtUiTools", "PySide6.QtXml",
    "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtConcurrent",
]  # fmt: skip

_PLUGINS_KEPT = {
    "platforms": r"q?(xcb|wayland.*|offscreen|windows|cocoa)",
    "platformthemes": r".*(gtk3|xdgdesktopportal)",  # the desktop's own file choosers
    "platforminputcontexts": r".*(compose|ibus)platforminputcontextplugin",
    "imageformats": r"q(jpeg|gif|webp|ico|svg|tiff)",  # pictures inside messages; PNG and BMP are Qt's own
    "iconengines": r".*svgicon",
    "printsupport": r".*printersupport",
    "styles": r".*",
    "xcbglintegrations": r".*",
    "wayland-shell-integration": r".*(xdg-shell|qt-shell)",
    "wayland-decoration-client": r".*",
    "wayland-graphics-integration-client": r".*",
}
"""The folder of each kind of Qt plugin that is kept, and which of its files (without lib, lib's suffix, debug d)."""

_LIBRARIES_LEFT_OUT = re.compile(
    r"(lib)?Qt6?(Qml|Quick|Pdf|VirtualKeyboard|EglF[sS]|Sql|Test|Labs|Designer|Help|UiTools|OpenGLWidgets|WaylandCompositor"
    r"|QmlMeta|QmlModels|QmlWorkerScript)\w*\.|opengl32sw|d3dcompiler|libQt6WaylandEglCompositor"
)
"""Qt's libraries that only plugins or modules ask for which are not in here; on Windows, its software OpenGL too."""

_SYSTEM_FOLDERS = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")

_ALWAYS_INSIDE = re.compile(r"libpython3|libbz2")
"""Bundled wherever they lie: a system's own Python may be another one, and libbz2 is named otherwise on Fedora."""

_LEFT_TO_EVERY_SYSTEM = re.compile(
    r"lib(gtk-3|gdk|atk|atspi|cairo|pango|epoxy|thai|datrie|fribidi|graphite2|harfbuzz|pixman|Xcomposite|Xcursor"
    r"|Xdamage|Xi\.|Xinerama|Xrandr|cups|avahi|gnutls|gmp|hogweed|nettle|idn2|unistring|tasn1|p11-kit)"
)
"""Of GTK and CUPS: their plugins are used where a system has these, and must then meet that system's own."""

SYSTEM_LIBRARIES = os.environ.get("OAKENSEARCH_SYSTEM_LIBRARIES", "outside")
""""outside": the .deb and the .rpm name them, so the system keeps them safe. "inside": AppImage has none to name."""


def resources(root: Path) -> list[tuple[str, str]]:
    """What comes with the app, as in the wheel: the sample without what made it, no screenshots."""
    return [
        (str(root / "resources" / "icons"), "oakensearch_gui/_resources/icons"),
        (str(root / "resources" / "sample" / "sample.mbox"), "oakensearch_gui/_resources/sample"),
        *(
            (str(root / "resources" / name), f"oakensearch_gui/_resources/{name}")
            for name in ("translations",)
            if (root / "resources" / name).is_dir()
        ),
    ]


def trim_binaries(entries: Iterable[Entry], work: Path) -> list[Entry]:
    """Without the libraries and plugins that are of no use; libpython without its symbols."""
    kept = [entry for entry in entries if is_wanted(entry[0]) and not _from_system(entry)]
    return sorted((place, _stripped(source, work), kind) for place, source, kind in kept)


def is_wanted(place: str) -> bool:
    """Whether a library is kept: all but Qt's plugins and modules that the window has no use for."""
    path = PurePosixPath(place.replace("\\", "/"))
    if "plugins" in path.parts:
        kind = path.parts[path.parts.index("plugins") + 1]
        name = re.sub(r"^lib|\.\w+$", "", path.name)
        return kind in _PLUGINS_KEPT and re.fullmatch(_PLUGINS_KEPT[kind], name) is not None
    return _LIBRARIES_LEFT_OUT.match(path.name) is None


def _from_system(entry: Entry) -> bool:
    place, source, kind = entry
    if not sys.platform.startswith("linux") or kind == "EXTENSION":
        return False
    if SYSTEM_LIBRARIES == "inside":
        return _LEFT_TO_EVERY_SYSTEM.match(PurePosixPath(place).name) is not None
    return source.startswith(_SYSTEM_FOLDERS) and not _ALWAYS_INSIDE.match(PurePosixPath(place).name)


def _stripped(source: str, work: Path) -> str:
    """The symbols of libpython make it 23 MB instead of 6 MB; numpy's OpenBLAS does not survive `strip`."""
    if not sys.platform.startswith("linux") or not Path(source).name.startswith("libpython3"):
        return source
    target = work / "stripped" / Path(source).name
    target.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "--strip-unneeded", "-o", str(target), source], check=True)  # noqa: S607
    return str(target)


def trim_datas(entries: Iterable[Entry]) -> list[Entry]:
    """Without tests, type stubs, headers, and Qt's translations other than those of its own dialogs."""
    return sorted(entry for entry in entries if is_wanted(entry[0]) and is_wanted_data(entry[0]))


def is_wanted_data(place: str) -> bool:
    """Whether a data file is kept."""
    return _DATA_LEFT_OUT.search(place.replace("\\", "/")) is None


_DATA_LEFT_OUT = re.compile(
    r"/tests?/|\.pyi$|\.ts$|\.h$|\.pxd$|/py\.typed$|\.dist-info/(RECORD|INSTALLER|REQUESTED|direct_url\.json)$"
    r"|translations/(?!qtbase_)[^/]*\.qm$|__pycache__"
)


def program_icon(root: Path, work: Path) -> str | None:
    """The icon inside the program: .ico on Windows, .icns on macOS; made by packaging/icons.py."""
    suffix = {"win32": ".ico", "darwin": ".icns"}.get(sys.platform)
    if suffix is None:
        return None
    import icons

    return str(icons.program_icon(root / "resources" / "icons" / "oakensearch.svg", work / f"oakensearch{suffix}"))


def windows_version(version: str, name: str) -> object:
    """What the properties of the .exe show."""
    from PyInstaller.utils.win32 import versioninfo as info

    numbers = (*(int(part) for part in version.split(".")[:3]), 0)
    texts = {
        "CompanyName": "The OakenSearch authors",
        "FileDescription": "OakenSearch",
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "OakenSearch",
        "ProductVersion": version,
    }
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            info.StringFileInfo([info.StringTable("040904B0", [info.StringStruct(*pair) for pair in texts.items()])]),
            info.VarFileInfo([info.VarStruct("Translation", [0x0409, 1200])]),
        ],
    )


def signing_identity() -> str | None:
    """The identity in the key chain that signs on macOS, where the release machine has one."""
    return os.environ.get("OAKENSEARCH_MACOS_IDENTITY") or None
