"""Puts together, on any system, the files that the Windows bundle gets from the packages for Windows.

    python packaging/windows/assemble.py WHEELS TARGET

It is no bundle: Python for Windows and the two programs come only from PyInstaller on Windows. It serves to try the
installer's script and to see sizes where there is no Windows. WHEELS is what this leaves behind:

    pip download --no-deps --only-binary=:all: --platform win_amd64 --python-version 3.13 --abi cp313 --abi abi3 \
        --abi none -d WHEELS -r packaging/requirements.txt
"""

from __future__ import annotations

import shutil
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent))

import bundle_contents as contents  # noqa: E402 - beside this folder

_CODE = (".py", ".pyc", ".pyi", ".lib", ".exe", ".qml", ".h", ".json", ".metainfo")
_UNUSED_FOLDERS = (
    "/qml/",
    "/include/",
    "/typesystems/",
    "/glue/",
    "/doc/",
    "/support/",
    "/scripts/",
    "/pyside6/resources/",
)


def wanted(place: str) -> bool:
    """Whether the bundle would hold this file of a wheel: libraries and data, as bundle_contents.py has it."""
    if ".data/" in place or place.endswith(_CODE) or any(folder in f"/{place.lower()}" for folder in _UNUSED_FOLDERS):
        return False
    return bool(contents.is_wanted(place) and contents.is_wanted_data(place))


def main() -> int:
    """Do what the command line says; prints the number of files and their size."""
    wheels, target = Path(sys.argv[1]), Path(sys.argv[2])
    inside = target / "_internal"
    shutil.rmtree(target, ignore_errors=True)
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(inside, [name for name in archive.namelist() if wanted(name)])
    for source, place in contents.resources(ROOT):
        if Path(source).is_dir():
            shutil.copytree(source, inside / place)
        else:
            (inside / place).mkdir(parents=True, exist_ok=True)
            shutil.copy(source, inside / place)
    files = [file for file in target.rglob("*") if file.is_file()]
    print(f"{len(files)} files, {sum(file.stat().st_size for file in files) / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
