"""Everything that can be done with chosen hits, as one table: from it come the context menu and the list's keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QMenu

from oakensearch_gui.desktop.results.export import ExportKind
from oakensearch_gui.desktop.results.hit_actions import Copied, HitActions
from oakensearch_gui.desktop.results.result_list import Chosen, ResultList
from oakensearch_gui.desktop.shortcuts import Shortcuts
from oakensearch_gui.desktop.words.operator_words import value_words
from oakensearch_gui.desktop.words.wording import number_text
from oakensearch_gui.library.triage import CATEGORIES, PRIORITIES


def _always(_: Chosen) -> bool:
    return True


def _one(chosen: Chosen) -> bool:
    return chosen.count == 1


@dataclass(frozen=True, slots=True)
class Entry:
    """`key` names the setting of its keys (none: it has no keys of its own), `able` tells when it can be chosen."""

    name: str
    text: str
    work: Callable[[Chosen], object]
    able: Callable[[Chosen], bool] = _always
    key: str = ""


@dataclass(frozen=True, slots=True)
class Submenu:
    """Entries behind one of the menu; with a `key` of its own it opens at the chosen row."""

    name: str
    text: str
    entries: tuple[Entry, ...]
    key: str = ""


Part = Entry | Submenu | None
"""None is a line between entries."""


class HitMenu(QObject):
    """Fills the list's context menu and binds its keys."""

    def __init__(self, actions: HitActions, results: ResultList, shortcuts: Shortcuts) -> None:
        super().__init__(results)
        self._actions = actions
        self._list = results
        self._shortcuts = shortcuts
        results.menu_filled.connect(self.fill)
        for part in self._parts():
            if isinstance(part, Submenu):
                self._bind_submenu(part)
            for entry in part.entries if isinstance(part, Submenu) else [part]:
                if entry is not None:
                    self._bind(entry)

    @Slot(object, object)
    def fill(self, menu: QMenu, chosen: Chosen) -> None:
        """Called by the list for a menu that is about to be shown. What is chosen then stays what it works on."""
        for part in self._parts():
            if part is None:
                menu.addSeparator()
            elif isinstance(part, Entry):
                self._add(menu, part, chosen)
            else:
                self._fill_submenu(menu.addMenu(self._titled(part.text, part.key)), part, chosen)

    # ---- the table

    def _parts(self) -> Sequence[Part]:
        do = self._actions
        return (
            Entry("open", self.tr("Open"), do.open, key="open_message"),
            Entry("open_mail", self.tr("Open in the mail program"), do.open_in_mail_program, _one, "open_in_program"),
            Entry("folder", self.tr("Show in its folder"), do.show_in_folder, _one, "show_in_folder"),
            Entry("details", self.tr("Why this message is here"), self._tell_why, key="details"),
            None,
            Entry("read", self.tr("Mark as read"), do.mark_read, _any_unread, "mark_read"),
            Entry("unread", self.tr("Mark as unread"), do.mark_unread, _any_read, "mark_unread"),
            Submenu("category_menu", self.tr("Kind"), tuple(self._kinds()), "change_kind"),
            Submenu("priority_menu", self.tr("Priority"), tuple(self._priorities()), "change_priority"),
            None,
            Entry("similar", self.tr("Find similar"), do.find_similar, _one, "find_similar"),
            Entry("sender", self.tr("More from this sender"), do.more_from_sender, _has_sender, "more_from_sender"),
            Entry("in_thread", self.tr("All of this thread"), do.show_thread, _one, "show_thread"),
            None,
            Submenu("copy_menu", self.tr("Copy"), tuple(self._copies())),
            Submenu("export_menu", self.tr("Export"), tuple(self._exports())),
        )

    def _tell_why(self, chosen: Chosen) -> None:  # noqa: ARG002 - of the row that one stands on
        self._list.details_toggled.emit()

    def _kinds(self) -> list[Entry]:
        return [
            Entry(
                f"category_{category}",
                value_words("category", category),
                partial(self._actions.override, category=category),
            )
            for category in CATEGORIES
        ]

    def _priorities(self) -> list[Entry]:
        return [
            Entry(f"priority_{priority}", number_text(priority), partial(self._actions.override, priority=priority))
            for priority in reversed(PRIORITIES)
        ]

    def _copies(self) -> list[Entry]:
        return [
            Entry(
                f"copy_{what.value}", text, partial(self._actions.copy, what=what),
                partial(_has, what=what), f"copy_{what.value}",
            )
            for what, text in (
                (Copied.SUBJECT, self.tr("Subject")),
                (Copied.SENDER, self.tr("Sender")),
                (Copied.MESSAGE_ID, self.tr("Message-ID")),
                (Copied.LINK, self.tr("Link to the message")),
            )
        ]  # fmt: skip

    def _exports(self) -> list[Entry]:
        return [
            Entry(f"export_{kind.value}", text, partial(self._actions.export, kind=kind), key=f"export_{kind.value}")
            for kind, text in (
                (ExportKind.EML, self.tr("As .eml files…")),
                (ExportKind.MBOX, self.tr("As an mbox file…")),
                (ExportKind.CSV, self.tr("The list as CSV…")),
            )
        ]

    # ---- from the table

    def _add(self, menu: QMenu, entry: Entry, chosen: Chosen) -> None:
        action = menu.addAction(self._titled(entry.text, entry.key))
        action.setObjectName(f"hit_{entry.name}")
        action.setEnabled(entry.able(chosen))
        action.triggered.connect(lambda _=False: entry.work(chosen))

    def _fill_submenu(self, menu: QMenu, part: Submenu, chosen: Chosen) -> None:
        menu.setObjectName(part.name)
        menu.setAccessibleName(part.text)
        for entry in part.entries:
            self._add(menu, entry, chosen)

    def _titled(self, text: str, key: str) -> str:
        # The key is written beside the entry, as a tab makes it; were it the action's own, it would be bound twice.
        hint = self._shortcuts.hint(key) if key else ""
        return f"{text}\t{hint}" if hint else text

    def _bind(self, entry: Entry) -> None:
        if not entry.key:
            return

        def work() -> None:
            chosen = self._list.chosen()
            if chosen.hits and entry.able(chosen):
                entry.work(chosen)

        self._shortcuts.bind(self._list, entry.key, work, Qt.ShortcutContext.WidgetShortcut)

    def _bind_submenu(self, part: Submenu) -> None:
        if not part.key:
            return

        def show() -> None:
            chosen = self._list.chosen()
            if chosen.hits:
                menu = self._list.new_menu()
                self._fill_submenu(menu, part, chosen)
                menu.setActiveAction(menu.actions()[0])
                menu.popup(self._list.place_of_menu())

        self._shortcuts.bind(self._list, part.key, show, Qt.ShortcutContext.WidgetShortcut)


def _any_unread(chosen: Chosen) -> bool:
    return not chosen.complete or any(hit.message.unread for hit in chosen.hits)


def _any_read(chosen: Chosen) -> bool:
    return not chosen.complete or any(not hit.message.unread for hit in chosen.hits)


def _has(chosen: Chosen, what: Copied) -> bool:
    return bool(what.of([hit.message for hit in chosen.hits]))


def _has_sender(chosen: Chosen) -> bool:
    return _one(chosen) and bool(chosen.hits[0].message.sender.address)
