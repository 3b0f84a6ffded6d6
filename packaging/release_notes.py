"""The changelog's sections in the forms that releases want.

    python packaging/release_notes.py markdown [VERSION]    the text of a release's page
    python packaging/release_notes.py debian                Debian's changelog
    python packaging/release_notes.py appstream             <releases> of the AppStream metainfo
    python packaging/release_notes.py check TAG             fails unless TAG is this version and the changelog has it

While a version is being worked on, its notes stand under *Unreleased*; its date is then SOURCE_DATE_EPOCH or today.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
MAINTAINER = "The OakenSearch authors <oakensearch@users.noreply.github.com>"
_HEADING = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)
_KIND = re.compile(r"^### (\w+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Release:
    """One version's notes: `body` is Markdown; `date` its day at noon, UTC."""

    version: str
    date: datetime
    body: str

    def changes(self) -> list[str]:
        """Each change as one line of plain text, in order."""
        items = re.split(r"^- ", self.body, flags=re.MULTILINE)[1:]
        texts = [_KIND.split(item)[0] for item in items]
        return [_plain(" ".join(text.split())) for text in texts]


def _plain(text: str) -> str:
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    return text.replace("`", "").replace("**", "")


def releases(changelog: str, version: str, today: datetime) -> list[Release]:
    """Every release of the changelog, newest first; notes under *Unreleased* are those of `version`."""
    found = list(_HEADING.finditer(changelog))
    listed = []
    for heading, following in zip(found, [*found[1:], None], strict=True):
        body = changelog[heading.end() : following.start() if following else None].strip()
        name, date = heading[1], heading[2]
        if name == "Unreleased":
            if body and not any(other[1] == version for other in found):
                listed.append(Release(version, today, body))
        else:
            listed.append(Release(name, datetime.fromisoformat(f"{date}T12:00:00+00:00"), body))
    return listed


def markdown(listed: list[Release], version: str) -> str:
    """The notes of one version. Raises LookupError if there are none."""
    for release in listed:
        if release.version == version:
            return release.body + "\n"
    raise LookupError(f"CHANGELOG.md says nothing of version {version}")


def debian(listed: list[Release]) -> str:
    """Debian's changelog: lines of at most 80 characters."""
    entries = []
    for release in listed:
        lines = [f"oakensearch ({release.version}) stable; urgency=medium", ""]
        for change in release.changes():
            lines += _wrapped(change)
        lines += ["", f" -- {MAINTAINER}  {format_datetime(release.date)}", ""]
        entries.append("\n".join(lines))
    return "\n".join(entries)


def _wrapped(text: str) -> list[str]:
    lines, line = [], "  *"
    for word in text.split():
        if len(line) + 1 + len(word) > 80:
            lines.append(line)
            line = "   "
        line += f" {word}"
    return [*lines, line]


def appstream(listed: list[Release]) -> str:
    """The <releases> element."""
    parts = ["  <releases>"]
    for release in listed:
        parts += [
            f'    <release version="{release.version}" date="{release.date:%Y-%m-%d}" type="{_stability(release)}">',
            "      <description>",
            "        <ul>",
            *(f"          <li>{escape(change)}</li>" for change in release.changes()),
            "        </ul>",
            "      </description>",
            "    </release>",
        ]
    return "\n".join([*parts, "  </releases>"]) + "\n"


def _stability(release: Release) -> str:
    return "stable" if re.fullmatch(r"[\d.]+", release.version) else "development"


def check_tag(tag: str, version: str, listed: list[Release], changelog: str) -> None:
    """Raises LookupError, with a sentence, unless `tag` may be released."""
    if tag != f"v{version}":
        raise LookupError(f"the tag {tag} is not v{version}, which oakensearch_gui/__init__.py says")
    if not any(heading[1] == version for heading in _HEADING.finditer(changelog)):
        raise LookupError(f"CHANGELOG.md has no section [{version}] with a date: rename [Unreleased]")
    markdown(listed, version)


def now() -> datetime:
    """SOURCE_DATE_EPOCH if it is set, so that a build can be repeated; else the present."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)


def main() -> int:
    """Do what the command line says."""
    arguments = argparse.ArgumentParser(description="the changelog for releases")
    arguments.add_argument("form", choices=("markdown", "debian", "appstream", "check"))
    arguments.add_argument("version", nargs="?", default="")
    asked = arguments.parse_args()
    sys.path.insert(0, str(ROOT))
    from oakensearch_gui import __version__

    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    listed = releases(changelog, __version__, now())
    try:
        match asked.form:
            case "markdown":
                print(markdown(listed, asked.version.removeprefix("v") or __version__), end="")
            case "debian":
                print(debian(listed), end="")
            case "appstream":
                print(appstream(listed), end="")
            case _:
                check_tag(asked.version, __version__, listed, changelog)
    except LookupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
