"""Below the settings of meaning: the endpoint's key, a test of the connection, and what building anew would take."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from oakensearch_gui import api_keys
from oakensearch_gui.desktop.settings.connection_test import ConnectionTest
from oakensearch_gui.desktop.words.core_words import core_text
from oakensearch_gui.desktop.words.wording import duration_text, messages_text
from oakensearch_gui.settings import Settings

_PASSAGES_A_MESSAGE = 4
_PASSAGES_A_SECOND = 181
"""Of the bundled model, on one processor; measured."""


def building_seconds(messages: int, processes: int) -> int:
    """About how long the bundled model takes for so many messages."""
    return max(1, round(messages * _PASSAGES_A_MESSAGE / (_PASSAGES_A_SECOND * max(1, processes))))


class MeaningTools(QFrame):
    """`build_requested` asks to build meaning with the settings as they are now."""

    build_requested = Signal()

    def __init__(self, settings: Settings, messages: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._messages = messages
        self._test: ConnectionTest | None = None
        self._trying = False
        self.setObjectName("meaning_tools")
        self.key = QLineEdit()
        self.key.setObjectName("endpoint_key")
        self.key.setAccessibleName(self.tr("Key of the endpoint"))
        self.key.setPlaceholderText(self.tr("Key of the endpoint, if it wants one"))
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.keep_key = self._button("keep_endpoint_key", self.tr("Keep in the keyring"))
        self.test = self._button("test_connection", self.tr("Test the connection"))
        self.build = self._button("build_meaning", self.tr("Build meaning now"))
        self.outcome = QLabel()
        self.outcome.setObjectName("meaning_outcome")
        self.outcome.setWordWrap(True)
        self.estimate = QLabel()
        self.estimate.setObjectName("meaning_estimate")
        self.estimate.setProperty("role", "second")
        self.estimate.setWordWrap(True)
        self._key_line = QWidget()
        line = QHBoxLayout(self._key_line)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.key, 1)
        line.addWidget(self.keep_key)
        below = QHBoxLayout()
        below.addWidget(self.test)
        below.addWidget(self.build)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(8)
        column.addWidget(self._key_line)
        column.addLayout(below)
        column.addWidget(self.outcome)
        column.addWidget(self.estimate)
        self.keep_key.clicked.connect(self.on_keep_clicked)
        self.test.clicked.connect(self.on_test_clicked)
        self.build.clicked.connect(self.build_requested)
        self.refresh()

    def refresh(self) -> None:
        """The settings changed."""
        model = self._settings.text("meaning.model")
        self._key_line.setVisible(model == "endpoint")
        self.test.setEnabled(model != "off")
        self.build.setEnabled(model != "off" and self._messages > 0)
        self.outcome.clear()
        amount = messages_text(self._messages)
        if model == "off" or not self._messages:
            self.estimate.clear()
        elif model == "endpoint":
            self.estimate.setText(
                self.tr("Another model reads {messages} anew; how long that takes depends on the endpoint.").format(
                    messages=amount
                )
            )
        else:
            seconds = building_seconds(self._messages, self._settings.integer("meaning.processes"))
            self.estimate.setText(
                self.tr(
                    "Another model reads {messages} anew, in about {time}. Words search everything meanwhile."
                ).format(messages=amount, time=duration_text(seconds))
            )

    @Slot()
    def on_keep_clicked(self) -> None:
        """Called by the button: the key goes to the system's keyring and nowhere else."""
        key = self.key.text().strip()
        try:
            api_keys.keep(api_keys.Purpose.EMBEDDINGS, self._settings.text("meaning.endpoint_url"), key)
        except api_keys.KeyringError as error:
            self._say(False, core_text(str(error)))
        else:
            self.key.clear()
            self._say(True, self.tr("The keyring keeps it.") if key else self.tr("The keyring keeps no key for it."))

    @Slot()
    def on_test_clicked(self) -> None:
        """Called by the button."""
        if self._trying:
            return  # the button stays usable: were it not, the focus would go on to the next one, which builds
        self._say(True, self.tr("Trying…"))
        self._trying = True
        self._test = ConnectionTest()
        self._test.finished.connect(self.on_test_finished)
        self._test.start(self._settings)

    @Slot(bool, str)
    def on_test_finished(self, ok: bool, text: str) -> None:
        """Called when the endpoint has answered, or not."""
        self._trying = False
        self._say(ok, text)

    def _say(self, ok: bool, text: str) -> None:
        self.outcome.setProperty("role", "" if ok else "error")
        self.outcome.style().polish(self.outcome)
        self.outcome.setText(text)

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAccessibleName(text)
        button.setAutoDefault(False)
        return button
