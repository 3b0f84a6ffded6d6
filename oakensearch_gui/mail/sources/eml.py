"""Messages as single files: one .eml file, or a folder that holds such files at any depth."""

from __future__ import annotations

from typing import ClassVar

from oakensearch_gui.mail.sources.loose import LooseFiles


class EmlSource(LooseFiles):
    """A .eml file or a folder of them."""

    kind: ClassVar[str] = "eml"
    title: ClassVar[str] = ".eml files"
    suffixes: ClassVar[tuple[str, ...]] = (".eml",)
