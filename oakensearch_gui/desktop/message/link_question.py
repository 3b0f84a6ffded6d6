"""Before a link of a message is opened: where it really leads, and whether its text says something else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtWidgets import QMessageBox, QWidget

from oakensearch_gui.desktop.outside import open_outside
from oakensearch_gui.desktop.words.wording import isolate

_OPENABLE = ("http", "https", "mailto")
_HOST_IN_TEXT = re.compile(
    r"(?<![\w.@-])(?:https?://)?(?:[^\s/@]+@)?((?:[\w-]+\.)+[a-z]{2,24}|(?:[\w-]+\.)+xn--[\w-]+)(?=[/:?#\s]|$)",
    re.IGNORECASE,
)
_ENCODED = QUrl.ComponentFormattingOption.FullyEncoded


def claimed_host(texts: Sequence[str], url: QUrl) -> str:
    """The web address that the text of a link names although the link leads to another host; else an empty text."""
    real = _bare(url.host(_ENCODED))
    if not real or url.scheme() == "mailto":
        return ""
    for text in texts:
        for found in _HOST_IN_TEXT.finditer(text):
            named = _bare(QUrl.fromUserInput(found[1]).host(_ENCODED) or found[1])
            if named != real and not real.endswith(f".{named}"):
                return found[1]
    return ""


def ask_to_open(parent: QWidget, target: str, texts: Sequence[str]) -> None:
    """Show where `target` leads, and open it in the browser or the mail program only if the person says so.

    `texts` is what the message calls the link.
    """
    url = QUrl(target)
    box = QMessageBox(parent)
    box.setObjectName("link_question")
    box.setWindowTitle(_tr("Open this link?"))
    shown = escape(isolate(url.toString(_ENCODED)))
    if url.scheme() not in _OPENABLE:
        box.setText(_tr("This link is not opened, for it does not lead to a web page:"))
        box.setInformativeText(f"<b>{shown}</b>")
        box.setStandardButtons(QMessageBox.StandardButton.Close)
        box.exec()
        return
    host = url.host(_ENCODED) or url.path()
    lines = [_tr("It leads to <b>{host}</b>:").format(host=escape(isolate(host)))]
    claimed = claimed_host(texts, url)
    if claimed:
        warning = _tr("Be careful: its text says {claimed}, which is not where it leads.")
        lines.insert(0, f"<b>{warning.format(claimed=escape(isolate(claimed)))}</b>")
    elif host.startswith("xn--") or ".xn--" in host:
        lines.insert(0, f"<b>{_tr('Be careful: its address has letters that look like others.')}</b>")
    box.setText("<br>".join(lines))
    box.setInformativeText(shown)
    go = box.addButton(_tr("Open"), QMessageBox.ButtonRole.AcceptRole)
    stay = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(stay)
    box.exec()
    if box.clickedButton() is go:
        open_outside(url)


def _bare(host: str) -> str:
    return host.casefold().rstrip(".").removeprefix("www.")


def _tr(text: str) -> str:
    return QCoreApplication.translate("link_question", text)
