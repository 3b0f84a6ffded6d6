"""Prints Debian's copyright file: the app's licence, and those of what lies in its bundle.

python packaging/debian_copyright.py dist/bundle/oakensearch.cdx.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main() -> int:
    """In the machine-readable form, version 1.0."""
    print("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/")
    print("Upstream-Name: OakenSearch")
    print("Comment: The package is a bundle. What lies in it and under which licence:")
    bill = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for part in bill["components"]:
        (terms,) = part["licenses"]
        licence = terms.get("expression") or terms["license"].get("id") or terms["license"]["name"]
        homepage = next((link["url"] for link in part.get("externalReferences", ())), "")
        print(f" {part['name']} {part['version']}: {licence}, {homepage}".rstrip(", "))
    print(" .")
    print(" Their whole texts are in /usr/lib/oakensearch/_internal/licences, one folder a package. Those of the")
    print(" GNU Lesser General Public License 3 (Qt) and the Apache License 2.0 (the model) are also in")
    print(" /usr/share/common-licenses/LGPL-3 and /usr/share/common-licenses/Apache-2.0.")
    print()
    print("Files: *")
    text = (HERE.parent / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    owner = next(line for line in text if line.startswith("Copyright"))
    print(f"Copyright: {owner.removeprefix('Copyright (c) ')}")
    print("License: Expat")
    for line in text[text.index(owner) + 1 :]:
        print(f" {line or '.'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
