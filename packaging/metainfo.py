"""Prints the AppStream metainfo: what software centres show of the app.

The releases come from CHANGELOG.md. Links and screenshots need the project's address, in OAKENSEARCH_SITE; without it
they are left out rather than guessed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from xml.sax.saxutils import escape

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SCREENSHOTS = (
    ("results-light.png", "The answer to a half-remembered sentence"),
    ("results-dark.png", "In dark colours"),
    ("message-light.png", "A message in its own window"),
)


def links(site: str, version: str, screenshots: Path) -> str:
    """The links and the screenshots that there are; "" without an address."""
    if not site:
        return ""
    lines = [
        f'  <url type="homepage">{escape(site)}</url>',
        f'  <url type="bugtracker">{escape(site)}/issues</url>',
        f'  <url type="vcs-browser">{escape(site)}</url>',
    ]
    shown = [(name, text) for name, text in SCREENSHOTS if (screenshots / name).is_file()]
    if shown:
        lines.append("  <screenshots>")
        for number, (name, text) in enumerate(shown):
            kind = ' type="default"' if number == 0 else ""
            address = f"{site}/raw/v{version}/resources/screenshots/{name}"
            lines += [
                f"    <screenshot{kind}>",
                f"      <caption>{escape(text)}</caption>",
                f"      <image>{escape(address)}</image>",
                "    </screenshot>",
            ]
        lines.append("  </screenshots>")
    return "\n".join(lines)


def metainfo(site: str) -> str:
    """The whole file."""
    sys.path[:0] = [str(ROOT), str(HERE)]
    import release_notes

    from oakensearch_gui import __version__

    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    listed = release_notes.releases(changelog, __version__, release_notes.now())
    template = (HERE / "linux" / "oakensearch.metainfo.xml.in").read_text(encoding="utf-8")
    filled = template.replace("@LINKS@\n", f"{links(site, __version__, ROOT / 'resources' / 'screenshots')}\n")
    return filled.replace("@RELEASES@\n", release_notes.appstream(listed)).replace("\n\n", "\n")


if __name__ == "__main__":
    print(metainfo(os.environ.get("OAKENSEARCH_SITE", "").rstrip("/")), end="")
