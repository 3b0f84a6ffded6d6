"""The licences of everything that is inside the bundle, and the lists of it: a bill of materials and the versions.

What is inside is asked from PyInstaller, not from a list of what should be: whatever it packs has its licence in the
bundle, or the build stops.
"""

from __future__ import annotations

import json
import platform
import re
import shutil
import sys
import sysconfig
import uuid
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
_LICENCE_NAME = re.compile(r"(licen[cs]e|copying|notice|copyright|authors)", re.IGNORECASE)
_NAMESPACE = uuid.UUID("6f0b2f63-6f1c-5c0e-9d55-0b7c0d3a8b11")

EXTRA_LICENCES = HERE / "licences"
"""Licences that a package names but does not ship: one folder a package."""


@dataclass(frozen=True, slots=True)
class Component:
    """Something inside the bundle. `licence` is an SPDX expression; `purl` its package URL."""

    name: str
    version: str
    licence: str
    homepage: str
    purl: str
    files: tuple[Path, ...]


_LICENCE_OF = {  # where a package's own words are no SPDX expression, or there are none
    "pyside6-essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "sqlite-vec": "MIT OR Apache-2.0",
    "apsw": "LicenseRef-any-OSI-approved",
    "backports-tarfile": "MIT",
    "jaraco-classes": "MIT",
    "isal": "PSF-2.0 AND BSD-3-Clause",
    "olefile": "BSD-2-Clause",
    "pypdfium2": "(BSD-3-Clause OR Apache-2.0) AND BSD-3-Clause",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}

_HOMEPAGE_OF = {"sqlite-vec": "https://github.com/asg017/sqlite-vec"}

_SHARED_LICENCES = {"shiboken6": "pyside6-essentials"}
"""Packages whose licence lies with another's."""


def inside(places: Iterable[str]) -> list[str]:
    """The names of the distributions that the modules and files of a bundle come from.

    `places` are PyInstaller's: names of modules (`numpy.linalg`) and places of files (`nh3/nh3.abi3.so`).
    """
    owners = packages_distributions()
    tops = {re.split(r"[./\\\\]", place, maxsplit=1)[0] for place in places}
    found = {canonical(name) for top in tops for name in owners.get(top, ())}
    return sorted(found | {"pyinstaller"})  # its starter is the head of each program


def canonical(name: str) -> str:
    """A distribution's name as the package index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def components(names: Iterable[str]) -> Iterator[Component]:
    """The distributions of these names, and Python itself."""
    for name in names:
        if name == "oakensearch":
            continue
        found = distribution(name)
        yield Component(
            name=found.metadata["Name"],
            version=found.version,
            licence=_licence(name, found),
            homepage=_HOMEPAGE_OF.get(name) or _homepage(found),
            purl=f"pkg:pypi/{name}@{found.version}",
            files=tuple(_licence_files(name, found)),
        )
    version = platform.python_version()
    yield Component(
        name="CPython",
        version=version,
        licence="Python-2.0.1",
        homepage="https://www.python.org/",
        purl=f"pkg:generic/python@{version}",
        files=(_python_licence(),),
    )


def _licence(name: str, found: Distribution) -> str:
    if name in _LICENCE_OF:
        return _LICENCE_OF[name]
    said = _said(found, "License-Expression") or _said(found, "License")
    if not re.fullmatch(r"[\w.+() -]{2,80}", said.strip()):
        raise SystemExit(f"{found.metadata['Name']} does not say its licence: put it into _LICENCE_OF")
    return str(said.strip())


def _said(found: Distribution, field: str) -> str:
    return next(iter(found.metadata.get_all(field) or ()), "")


def _homepage(found: Distribution) -> str:
    urls = dict(url.split(", ", 1) for url in found.metadata.get_all("Project-URL") or ())
    named = [urls[name] for name in ("Homepage", "homepage", "Source", "Repository", "repository") if name in urls]
    return str(_said(found, "Home-page") or next(iter([*named, *urls.values()]), ""))


def _licence_files(name: str, found: Distribution) -> Iterator[Path]:
    for file in found.files or ():
        about = file.parts[0].endswith(".dist-info")
        named = _LICENCE_NAME.search(file.name) and file.suffix not in {".py", ".pyc", ".so", ".pyd"}
        if (about and file.parts[1] == "licenses") or (named and (about or len(file.parts) <= 3)):
            yield Path(str(file.locate()))
    extra = EXTRA_LICENCES / _SHARED_LICENCES.get(name, name)
    if extra.is_dir():
        yield from sorted(extra.iterdir())


def _python_licence() -> Path:
    for folder in (Path(sysconfig.get_paths()["stdlib"]), Path(sys.base_prefix)):
        for name in ("LICENSE.txt", "LICENSE"):
            if (folder / name).is_file():
                return folder / name
    raise SystemExit("this Python has no licence file of its own; set it up from a full distribution")


def collect(folder: Path, root: Path, parts: Sequence[Component]) -> list[tuple[str, str, str]]:
    """Put every licence into `folder`, one folder a package; returns them as PyInstaller's entries.

    Stops the build where a package has none.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(root / "LICENSE", folder / "OakenSearch.txt")
    index = ["What is inside, and its licence:", ""]
    for part in parts:
        if not part.files:
            raise SystemExit(f"{part.name} {part.version} ships no licence: put it into {EXTRA_LICENCES}")
        target = folder / part.name
        target.mkdir()
        for file in part.files:
            (target / _free_name(target, file)).write_bytes(_as_utf8(file.read_bytes()))
        index.append(f"{part.name} {part.version}: {part.licence}. {part.homepage}".rstrip())
    (folder / "README.txt").write_text("\n".join([*index, ""]), encoding="utf-8")
    listed = [{"name": part.name, "version": part.version, "licence": part.licence} for part in parts]
    (folder / "parts.json").write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")  # "About" reads it
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return [(f"licences/{file.relative_to(folder).as_posix()}", str(file), "DATA") for file in files]


def write_lists(folder: Path, version: str, parts: Sequence[Component]) -> None:
    """Beside the bundle: `oakensearch.cdx.json` (CycloneDX 1.6) and `versions.txt`."""
    folder.mkdir(parents=True, exist_ok=True)
    bill = json.dumps(sbom(version, parts), indent=2)
    (folder / "oakensearch.cdx.json").write_text(f"{bill}\n", encoding="utf-8")
    lines = [f"oakensearch=={version}", *(f"{part.name}=={part.version}" for part in parts)]
    (folder / "versions.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")


def _as_utf8(text: bytes) -> bytes:
    try:
        text.decode("utf-8")
    except UnicodeDecodeError:
        return text.decode("latin-1").encode("utf-8")
    return text


def _free_name(folder: Path, file: Path) -> str:
    """Its name, after that of its folder where a package has another licence of that name (a library inside it)."""
    name = _flat_name(file)
    return f"{file.parent.name}_{name}" if (folder / name).exists() else name


def _flat_name(file: Path) -> str:
    """Its name, after those of the folders below `licenses` that tell equal names apart."""
    parts = file.parts
    below = parts[parts.index("licenses") + 1 :] if "licenses" in parts else parts[-1:]
    return "_".join(below)


def sbom(version: str, parts: Sequence[Component]) -> dict[str, Any]:
    """The bill of materials; equal for equal contents (its serial number is made from them)."""
    listed = [
        {
            "type": "library",
            "bom-ref": part.purl,
            "name": part.name,
            "version": part.version,
            "purl": part.purl,
            "licenses": [_licence_entry(part.licence)],
            **({"externalReferences": [{"type": "website", "url": part.homepage}]} if part.homepage else {}),
        }
        for part in parts
    ]
    own = f"pkg:pypi/oakensearch@{version}"
    serial = uuid.uuid5(_NAMESPACE, json.dumps([own, *(part.purl for part in parts)]))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "OakenSearch",
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": listed,
        "dependencies": [{"ref": own, "dependsOn": [part.purl for part in parts]}],
    }


def _licence_entry(licence: str) -> dict[str, Any]:
    if re.search(r" (OR|AND|WITH) ", licence):
        return {"expression": licence}
    return {"license": {"name" if licence.startswith("LicenseRef") else "id": licence}}
