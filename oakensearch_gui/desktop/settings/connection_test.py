"""Asks the endpoint of the settings for one vector, in a thread of its own, and says what came of it."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Signal

from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.search.trial import try_model
from oakensearch_gui.settings import Settings


class ConnectionTest(QObject):
    """`finished(ok, text)` once; `text` is a sentence for people."""

    finished = Signal(bool, str)

    def start(self, settings: Settings) -> None:
        """Try the model of these settings. Returns at once."""
        copy = Settings({name: settings.get(name) for name in _NAMES})
        threading.Thread(target=self._run, args=(copy,), name="connection-test", daemon=True).start()

    def _run(self, settings: Settings) -> None:
        trial = try_model(settings)
        if trial.problem:
            self.finished.emit(False, core_text(trial.problem))
        elif not trial.dimension:
            self.finished.emit(False, self.tr("Meaning is switched off, so there is nothing to try."))
        else:
            said = self.tr("It works: {dimension} numbers a passage, in {milliseconds} ms.")
            self.finished.emit(True, said.format(dimension=trial.dimension, milliseconds=trial.milliseconds))


_NAMES = (
    "meaning.model", "meaning.endpoint_url", "meaning.endpoint_model", "meaning.endpoint_batch",
    "meaning.endpoint_timeout_seconds", "meaning.prefixes", "meaning.query_prefix", "meaning.document_prefix",
)  # fmt: skip
