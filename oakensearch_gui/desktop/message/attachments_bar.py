"""The attachments of a message: name, size, saving, and opening those that are only looked at. None is ever run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QScrollArea,
    QToolButton,
    QWidget,
)

from oakensearch_gui.desktop import places
from oakensearch_gui.desktop.look.icons import pixmap, set_icon
from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.message.attachment_opening import Viewer, lent_copy, may_open, safe_name
from oakensearch_gui.desktop.words.wording import isolate, size_text
from oakensearch_gui.mail.shown import ViewPart

_HEIGHT = 56
_LONGEST_NAME = 40


class AttachmentsBar(QScrollArea):
    """`saved(path)` once one was written; `failed(text)` when that could not be done."""

    saved = Signal(str)
    failed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parts: tuple[ViewPart, ...] = ()
        self.setObjectName("attachments")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons have it
        self.setAccessibleName(self.tr("Attachments"))
        self.setFixedHeight(_HEIGHT)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalScrollBar().rangeChanged.connect(self.on_range_changed)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.hide()

    def show_parts(self, parts: Sequence[ViewPart]) -> None:
        """One entry for each part."""
        self._parts = tuple(parts)
        inside = QWidget()
        inside.setObjectName("attachments")
        row = QHBoxLayout(inside)
        row.setContentsMargins(24, 8, 24, 8)
        row.setSpacing(8)
        for number, part in enumerate(self._parts):
            row.addWidget(self._entry(number, part))
        row.addStretch(1)
        self.setWidget(inside)
        self.setVisible(bool(self._parts))

    def _entry(self, number: int, part: ViewPart) -> QFrame:
        name = safe_name(part.filename) or part.media_type
        frame = QFrame()
        frame.setProperty("role", "attachment")
        row = QHBoxLayout(frame)
        row.setContentsMargins(8, 0, 4, 0)
        row.setSpacing(8)
        sign = QLabel()
        sign.setPixmap(pixmap("clip", self._theme.colours.second, 16, self.devicePixelRatioF()))
        shown = name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
        title = QLabel(isolate(shown))
        title.setToolTip(isolate(f"{name} ({part.media_type})"))
        size = QLabel(size_text(len(part.content)))
        size.setProperty("role", "caption")
        save = QToolButton()
        save.setObjectName(f"save_attachment_{number}")
        save.setAccessibleName(self.tr("Save {name}").format(name=name))
        save.setToolTip(self.tr("Save…"))
        save.setProperty("number", number)
        save.clicked.connect(self.on_save_clicked)
        set_icon(save, self._theme, "save", "accent")
        view = QToolButton()
        view.setObjectName(f"open_attachment_{number}")
        view.setText(self.tr("Open"))
        view.setAccessibleName(self.tr("Open {name}").format(name=name))
        view.setProperty("number", number)
        view.setEnabled(may_open(part))
        if not view.isEnabled():
            view.setToolTip(self.tr("Files of this kind can only be saved: they could do something when opened."))
        view.clicked.connect(self.on_open_clicked)
        for widget in (sign, title, size, view, save):
            row.addWidget(widget)
        return frame

    @Slot(int, int)
    def on_range_changed(self, lowest: int, highest: int) -> None:
        """Called by the scroll bar, which takes its room below the entries and not from them."""
        room = self.horizontalScrollBar().sizeHint().height() if highest > lowest else 0
        self.setFixedHeight(_HEIGHT + room)

    @Slot()
    def on_open_clicked(self) -> None:
        """Called by an entry's button: ask, then let the system's viewer show a copy."""
        part = self._parts[self.sender().property("number")]
        name = safe_name(part.filename)
        box = QMessageBox(self)
        box.setObjectName("open_question")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.tr("Open {name} in another program?").format(name=isolate(name)))
        box.setInformativeText(
            self.tr("It came with a message, and the other program may load things from the network for it.")
        )
        go = box.addButton(self.tr("Open"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        if box.clickedButton() is go:
            self.open_part(part)

    def open_part(self, part: ViewPart) -> None:
        """Give a copy to the system's viewer; never one that could be run."""
        if not may_open(part):
            return
        try:
            viewer = Viewer(lent_copy(part), self)
        except OSError as error:
            self.failed.emit(self.tr("It could not be opened: {reason}").format(reason=error.strerror or str(error)))
            return
        viewer.missing.connect(self.on_viewer_missing)
        viewer.open()

    @Slot()
    def on_viewer_missing(self) -> None:
        """Called when there is nothing to open a copy with."""
        self.failed.emit(
            self.tr("There is no program on this computer that shows such a file. It can be saved, though.")
        )

    @Slot()
    def on_save_clicked(self) -> None:
        """Called by an entry's button: ask where to."""
        part = self._parts[self.sender().property("number")]
        # The name comes from the sender: without any folder in it, it can only suggest.
        suggested = safe_name(part.filename) or self.tr("attachment")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the attachment"), places.to_save(suggested))
        if path:
            places.saved(Path(path))
            self.save(part, Path(path))

    def save(self, part: ViewPart, path: Path) -> None:
        """Write a part's bytes to `path`."""
        try:
            path.write_bytes(part.content)
        except OSError as error:
            self.failed.emit(self.tr("It could not be saved: {reason}").format(reason=error.strerror or str(error)))
        else:
            self.saved.emit(str(path))
