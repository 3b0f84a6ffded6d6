"""What leaves the machine with the settings as they are: nothing, unless the person named an endpoint."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.endpoints import disclosure
from oakensearch_gui.settings import Settings


def what_leaves(settings: Settings) -> tuple[str, ...]:
    """One sentence for each thing that is sent somewhere; none when nothing is."""
    sent: list[tuple[str, str]] = []
    if settings.text("meaning.model") == "endpoint":
        sent.append((settings.text("meaning.endpoint_url"), _tr("the text of every message, once, and each question")))
    reranker = settings.text("search.reranker")
    if reranker != "off":
        address = settings.text("search.rerank_url" if reranker == "rerank" else "search.chat_url")
        sent.append((address, _tr("each question, and the subject and a passage of the best hits")))
    if settings.flag("search.llm_rewrite"):
        sent.append((settings.text("search.chat_url"), _tr("the words of each question")))
    return tuple(core_text(disclosure(address, what)) for address, what in sent if address.strip())


def _tr(text: str) -> str:
    return QCoreApplication.translate("privacy_page", text)
