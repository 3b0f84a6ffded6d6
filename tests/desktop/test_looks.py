from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QLineEdit, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.look.icons import icon
from oakensearch_gui.desktop.look.text_painting import Ink, draw_text
from oakensearch_gui.desktop.look.theme import (
    DARK,
    LIGHT,
    PAIRS,
    SMALLEST_TEXT,
    Colours,
    Theme,
    contrast,
    grown,
    scaled,
)
from oakensearch_gui.desktop.mailboxes.mailboxes_dialog import MailboxesDialog
from oakensearch_gui.desktop.main_window import MainWindow
from oakensearch_gui.desktop.results.result_delegate import ResultDelegate
from oakensearch_gui.desktop.results.result_model import SIZED_ROLE
from oakensearch_gui.desktop.results.row_layout import RowContent, RowFonts, lay_out
from oakensearch_gui.desktop.results.why import sender_marks, tooltip
from oakensearch_gui.desktop.settings.settings_dialog import SettingsDialog
from oakensearch_gui.desktop.words.wording import date_text, one_line, size_text
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.mail.message import Address
from oakensearch_gui.search.request import SearchRequest, Sort
from oakensearch_gui.search.result import SearchResult, Why
from oakensearch_gui.settings import Settings
from tests.desktop.fakes import FakeEngine, hit, summary


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_every_text_can_be_read_on_its_ground(colours: Colours, text: str, ground: str) -> None:
    assert contrast(getattr(colours, text), getattr(colours, ground)) >= 4.5


def test_contrast_is_the_one_of_the_standard() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


CONTROLS = (QAbstractButton, QLineEdit, QAbstractItemView, QTextEdit)


def unnamed(root: QWidget) -> list[str]:
    """Controls that a person can reach and a screen reader could not name."""
    found = []
    for widget in root.findChildren(QWidget):
        inner = widget.objectName().startswith("qt_") or type(widget).__name__ == "QCalendarWidget"
        if isinstance(widget, CONTROLS) and not inner:
            said = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
            if not said or not (widget.objectName() or _in_dialog_buttons(widget)):
                found.append(f"{type(widget).__name__} {widget.objectName()!r}")
    return found


def _in_dialog_buttons(widget: QWidget) -> bool:
    return type(widget.parent()).__name__ == "QDialogButtonBox"


def test_every_control_of_the_window_has_a_name(qtbot: QtBot, window: MainWindow) -> None:
    window.search_bar.set_text("roof from:ann -from:ben")
    assert unnamed(window) == []


def test_every_control_of_a_message_and_of_the_dialogs_has_a_name(
    qtbot: QtBot, window: MainWindow, theme: Theme
) -> None:
    first = window.pane.model.hit(0)
    assert first is not None
    window.messages.on_hit_opened(first)
    qtbot.waitUntil(lambda: window.messages.of(first.message_id) is not None)
    message = window.messages.of(first.message_id)
    assert message is not None
    assert unnamed(message) == []
    for dialog in (MailboxesDialog(theme, window._indexing, window), SettingsDialog(Settings(), theme, 5, window)):
        assert unnamed(dialog) == []
        dialog.deleteLater()


def test_nothing_is_written_smaller_than_11_pixels(window: MainWindow) -> None:
    texts = [*window.findChildren(QLabel), *window.findChildren(QAbstractButton), *window.findChildren(QLineEdit)]
    small = [w.objectName() for w in texts if QFontInfo(w.font()).pixelSize() < SMALLEST_TEXT]
    assert small == []
    fonts = RowFonts(window._theme.base_font)
    for font in (fonts.sender, fonts.subject, fonts.snippet, fonts.date, fonts.badge):
        assert QFontInfo(font).pixelSize() >= SMALLEST_TEXT


def test_everything_is_reached_with_tab(qtbot: QtBot, window: MainWindow) -> None:
    reached = set()
    for _ in range(30):
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.add(focused.objectName())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    wanted = {"search_field", "menu_button", "sort_chooser", "chip_from_button", "chip_in_button", "result_list"}
    assert wanted <= reached


def looks(root: QWidget, widget: QWidget) -> QImage:
    """What is seen of a widget and right around it."""
    place = QRect(widget.mapTo(root, QPoint(0, 0)), widget.size()).adjusted(-12, -8, 12, 8)
    return root.grab(place.intersected(root.rect())).toImage()


def without_visible_focus(root: QWidget, rest: QWidget) -> list[str]:
    """Controls that look the same whether they have the focus or not."""
    found = []
    for widget in root.findChildren(QWidget):
        reachable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()
        if not reachable or widget is rest or widget.focusProxy() is not None:
            continue
        if widget.visibleRegion().isEmpty():
            continue  # scrolled out of sight
        rest.setFocus(Qt.FocusReason.TabFocusReason)
        before = looks(root, widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        if not widget.hasFocus():
            continue
        if isinstance(widget, QLineEdit):
            widget.deselect()
        if looks(root, widget) == before:
            found.append(f"{type(widget).__name__} {widget.objectName()}")
    return found


@pytest.mark.parametrize("choice", ["light", "dark"])
def test_focus_is_seen_wherever_it_is(qtbot: QtBot, window: MainWindow, choice: str) -> None:
    window.preferences.on_theme_chosen(choice)
    window.toolbar.facets_button.setChecked(True)
    window.search_bar.set_text("roof from:ann -from:ben")
    qtbot.waitUntil(lambda: window.exploring.panel.isVisible() or not window._client.busy)
    assert without_visible_focus(window, window.search_bar.field) == []


def test_focus_is_seen_in_the_settings(qtbot: QtBot, window: MainWindow, theme: Theme) -> None:
    dialog = SettingsDialog(Settings(), theme, 5, window)
    dialog.open()
    qtbot.waitExposed(dialog)
    for row in range(dialog.sections.count()):
        dialog.sections.setCurrentRow(row)
        QApplication.processEvents()
        assert without_visible_focus(dialog, dialog.sections) == []
    dialog.close()


def test_focus_is_seen_in_a_message_and_among_the_mailboxes(qtbot: QtBot, window: MainWindow, theme: Theme) -> None:
    first = window.pane.model.hit(0)
    assert first is not None
    window.messages.on_hit_opened(first)
    qtbot.waitUntil(lambda: window.messages.of(first.message_id) is not None)
    message = window.messages.of(first.message_id)
    assert message is not None
    qtbot.waitExposed(message)
    assert without_visible_focus(message, message.menu) == []
    message.close()
    dialog = MailboxesDialog(theme, window._indexing, window)
    dialog.open()
    qtbot.waitExposed(dialog)
    assert without_visible_focus(dialog, dialog.list) == []
    dialog.close()


def test_what_holds_text_grows_with_it(qtbot: QtBot, window: MainWindow, theme: Theme) -> None:
    heights = {widget: widget.height() for widget in (window.search_bar, window.toolbar, window.chips)}
    settings = Settings({"appearance.text_size": 200, "appearance.theme": "light"})
    theme.take(settings)
    try:
        for widget, height in heights.items():
            assert widget.minimumHeight() == 2 * height
            assert widget.fontMetrics().height() < widget.minimumHeight()
        assert grown(28) == 56
        assert window.toolbar.menu_button.iconSize().width() == 40
    finally:
        theme.take(Settings({"appearance.theme": "light"}))
    assert window.search_bar.minimumHeight() == heights[window.search_bar]


def test_an_arrow_back_points_the_other_way_from_right_to_left(qapp: QApplication) -> None:
    pictures = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        qapp.setLayoutDirection(direction)
        pictures.append(icon("back", "#000000", 16).pixmap(16, 16).toImage())
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert pictures[0] != pictures[1]
    assert pictures[0].flipped(Qt.Orientation.Horizontal) == pictures[1]


def test_letters_of_another_script_are_not_cut_off(theme: Theme, qapp: QApplication) -> None:
    """They may come from a font that reaches further down than the one of the line."""
    for text in ("oak", "١٠ مارس ٢٠٢٣", "ggjj"):
        lines = []
        for height in (10, 60):  # the height of the line is that of the font, whatever the place given
            picture = QImage(300, 60, QImage.Format.Format_RGB32)
            picture.fill(theme.colour("surface"))
            painter = QPainter(picture)
            ink = Ink(theme.colour("text"), theme.colour("mark"), theme.colour("mark_ground"))
            draw_text(painter, QRectF(0, 0, 300, height), text, theme.base_font, ink)
            painter.end()
            lines.append(picture)
        assert lines[0] == lines[1]


def test_up_on_the_first_row_goes_back_to_the_field(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Down)
    assert window.pane.list.hasFocus()
    assert window.pane.list.currentIndex().row() == 0
    qtbot.keyClick(window.pane.list, Qt.Key.Key_Up)
    assert window.search_bar.field.hasFocus()


def test_a_row_is_read_out_whole(window: MainWindow) -> None:
    message = summary(1, "The roof", attachments=("a.pdf",))
    said = window.pane.model.spoken(hit(message, Why.EXACT, Why.VECTOR))
    plain = "".join(character for character in said if character not in "\u2068\u2069")
    assert plain.startswith("Ann Oak, The roof, ")
    assert plain.endswith(", unread, with attachment, found by exact and meaning")


@pytest.mark.parametrize("sort", list(Sort))
def test_a_row_tells_its_size_in_the_order_of_size_only(window: MainWindow, sort: Sort) -> None:
    found = hit(summary(1, "The roof"))
    window.pane.show_result(SearchRequest("roof", sort=sort), SearchResult((found,), total=1))
    sized = window.pane.model.index(0).data(SIZED_ROLE)
    assert sized is (sort is Sort.SIZE)
    assert (size_text(2048) in window.pane.model.spoken(found)) is sized
    delegate = window.pane.list.itemDelegate()
    assert isinstance(delegate, ResultDelegate)
    place = delegate.place(QRectF(0, 0, 1000, 64), found, Qt.LayoutDirection.LeftToRight, sized=sized)
    assert (size_text(2048) in place.when) is sized
    assert "2024" in place.when
    assert place.subject.right() <= place.date.left()


def test_the_tooltips_tell_ranks_words_and_the_passage() -> None:
    found = hit(summary(1), Why.KEYWORD, Why.VECTOR)
    assert "Number 3 by words" in tooltip(found, Why.KEYWORD)
    assert "leaking" in tooltip(found, Why.KEYWORD)
    assert "Number 7 by meaning" in tooltip(found, Why.VECTOR)
    assert "0.73" in tooltip(found, Why.VECTOR)
    assert "the nearest passage" in tooltip(found, Why.VECTOR)


def test_space_tells_why_and_follows_the_row_and_opens_nothing(
    qtbot: QtBot, window: MainWindow, engine: FakeEngine
) -> None:
    details = window.pane.details
    qtbot.keyClick(window.search_bar.field, Qt.Key.Key_Down)
    qtbot.keyClick(window.pane.list, Qt.Key.Key_Space)
    assert details.isVisible()
    assert "Number 7 by meaning" in details.text.text()
    shown = details.text.text()
    window.pane.model._hits[1] = hit(summary(2), Why.EXACT)
    qtbot.keyClick(window.pane.list, Qt.Key.Key_Down)
    assert details.text.text() != shown
    qtbot.keyClick(window.pane.list, Qt.Key.Key_Escape)
    assert details.isHidden()
    assert engine.library.been_read == []


def test_each_badge_has_its_own_tooltip_where_it_is_painted(window: MainWindow) -> None:
    delegate = window.pane.list.itemDelegate()
    assert isinstance(delegate, ResultDelegate)
    found = hit(summary(1), Why.KEYWORD, Why.VECTOR)
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        at = delegate.place(QRectF(0, 0, 1000, 64), found, direction)
        for why, _, rect in at.badges:
            assert delegate.tip(at, found, QPointF(rect.center())) == tooltip(found, why)
        assert "2024" in delegate.tip(at, found, QPointF(at.date.center()))


@pytest.mark.parametrize("density", ["comfortable", "compact"])
@pytest.mark.parametrize("width", [480, 719, 720, 1000, 2400])
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("size", [0.7, 1.0, 2.0])
def test_nothing_in_a_row_overlaps_or_leaves_it(
    theme: Theme, density: str, width: int, direction: Qt.LayoutDirection, size: float
) -> None:
    fonts = RowFonts(scaled(theme.base_font, size))
    row = QRectF(0, 640, width, fonts.row_height(density))
    content = RowContent("30 Sept 2021", [(Why.EXACT, "exact"), (Why.KEYWORD, "word"), (Why.VECTOR, "meaning")],
                         ["House", "A long label"], "12", attachments=True)  # fmt: skip
    at = lay_out(row, content, fonts, density, direction)
    parts = [at.dot, at.sender, at.subject, at.thread, at.clip, at.date, *(rect for _, _, rect in at.badges),
             *(rect for _, rect in at.labels), *([at.snippet] if at.snippet_lines else [])]  # fmt: skip
    for number, part in enumerate(parts):
        assert row.contains(part)
        assert not any(part.intersects(other) for other in parts[number + 1 :])


def test_rows_have_the_heights_of_the_design(theme: Theme) -> None:
    fonts = RowFonts(theme.base_font)
    assert fonts.row_height("comfortable") >= 64
    assert 44 <= fonts.row_height("compact") < fonts.row_height("comfortable")


NASTY_TEXTS = [
    "",
    "a" * 5000,
    "\n\n\n",
    "שלום world عالم",
    "\u202e reversed",
    "👩‍👩‍👧‍👦 family",
    "秋に結婚します" * 40,
    "\u0301",
]


@pytest.mark.parametrize("text", NASTY_TEXTS)
@pytest.mark.parametrize("width", [0.0, 5.0, 300.0])
def test_any_text_can_be_drawn(qapp: QApplication, theme: Theme, text: str, width: float) -> None:
    picture = QImage(400, 60, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    ink = Ink(theme.colour("text"), theme.colour("mark"), theme.colour("mark_ground"))
    for lines in (1, 2, 3):
        for marks in ((), ((0, 3), (2, 9000))):
            draw_text(painter, QRectF(0, 0, width, 40), text, theme.base_font, ink, marks=marks, lines=lines)
    painter.end()


def test_marks_lie_on_their_words_after_emoji(theme: Theme, qapp: QApplication) -> None:
    """A mark is told in characters; Qt counts UTF-16 units."""
    picture = QImage(400, 30, QImage.Format.Format_RGB32)
    picture.fill(theme.colour("surface"))
    painter = QPainter(picture)
    ground = theme.colour("mark_ground")
    ink = Ink(theme.colour("text"), theme.colour("mark"), ground)
    draw_text(painter, QRectF(0, 0, 400, 30), "🌳🌳🌳 oak", theme.base_font, ink, marks=((4, 7),))
    painter.end()
    marked = [x for x in range(400) for y in (4,) if picture.pixelColor(x, y) == ground]
    metrics = QFontMetricsF(theme.base_font).horizontalAdvance("oak")
    assert marked
    assert abs((marked[-1] - marked[0]) - metrics) <= 4


@pytest.mark.parametrize(
    ("direction", "align_end", "at_the_right"),
    [
        (Qt.LayoutDirection.LeftToRight, False, False),
        (Qt.LayoutDirection.LeftToRight, True, True),
        (Qt.LayoutDirection.RightToLeft, False, True),
        (Qt.LayoutDirection.RightToLeft, True, False),
    ],
)
@pytest.mark.parametrize("text", ["oak", "שלום"])
def test_a_text_begins_on_the_side_of_the_window_whatever_its_language(
    theme: Theme, text: str, direction: Qt.LayoutDirection, *, align_end: bool, at_the_right: bool
) -> None:
    picture = QImage(400, 30, QImage.Format.Format_RGB32)
    picture.fill(theme.colour("surface"))
    painter = QPainter(picture)
    ink = Ink(theme.colour("text"), theme.colour("mark"), theme.colour("mark_ground"))
    draw_text(painter, QRectF(0, 0, 400, 30), text, theme.base_font, ink, direction=direction, align_end=align_end)
    painter.end()
    drawn = [x for x in range(400) for y in range(30) if picture.pixelColor(x, y) != theme.colour("surface")]
    assert (min(drawn) > 200) is at_the_right


NOW = datetime(2024, 6, 15, 12, 0, tzinfo=UTC).astimezone()


@pytest.mark.parametrize(
    ("locale", "this_year", "other_year"),
    [
        ("en_GB", "12 Mar", "12 Mar 2021"),
        ("en_US", "Mar 12", "Mar 12, 2021"),
        ("de_DE", "12. März", "12. März 2021"),
        ("es_ES", "12 mar", "12 mar 2021"),
        ("ja_JP", "3月12日", "2021年3月12日"),
    ],
)
def test_dates_are_written_as_people_write_them(locale: str, this_year: str, other_year: str) -> None:
    spoken = QLocale(locale)
    noon_2024 = int(datetime(2024, 3, 12, 12, tzinfo=UTC).timestamp())
    noon_2021 = int(datetime(2021, 3, 12, 12, tzinfo=UTC).timestamp())
    assert date_text(noon_2024, NOW, spoken).replace("März.", "März") == this_year
    assert date_text(noon_2021, NOW, spoken) == other_year
    assert ":" in date_text(int(NOW.timestamp()) - 60, NOW, spoken)


def test_one_line_keeps_every_place() -> None:
    assert one_line("a\nb\tc\u2028d\r\ne") == "a b c d  e"


def test_a_change_of_theme_reaches_the_window(qtbot: QtBot, window: MainWindow, theme: Theme) -> None:
    window.preferences.on_theme_chosen("dark")
    assert theme.dark
    assert window.pane.list.palette().base().color().name().upper() == DARK.surface
    assert window._settings.text("appearance.theme") == "dark"
    window.preferences.on_density_chosen("compact")
    qtbot.waitUntil(lambda: window.pane.list.visualRect(window.pane.model.index(0)).height() < 60)


def test_right_to_left_mirrors_the_row(qtbot: QtBot, window: MainWindow, engine: FakeEngine) -> None:
    message: MessageSummary = summary(1, "عرض أسعار", sender=Address("سعاد", "s@example.org"))
    delegate = window.pane.list.itemDelegate()
    assert isinstance(delegate, ResultDelegate)
    row = QRectF(0, 0, 1000, 64)
    left = delegate.place(row, hit(message), Qt.LayoutDirection.LeftToRight)
    right = delegate.place(row, hit(message), Qt.LayoutDirection.RightToLeft)
    assert left.sender.left() == 1000 - right.sender.right()
    assert right.date.right() < right.sender.left()


def test_matched_words_are_marked_in_the_sender_and_their_fields_are_told() -> None:
    found = replace(
        hit(summary(1, "About roofs", sender=Address("Roof Reporter (roofer)", "r@oak.example"))),
        matched_words=("Roof", "roof", "roofs"), subject_marks=((6, 11),),
    )  # fmt: skip
    assert sender_marks(found) == ((0, 4), (15, 19))
    told = tooltip(found, Why.KEYWORD)
    assert "In: sender, subject, text" in told
    assert told.count("oof") == 2, "each word is told once, however it is written"
    near = replace(found, why=(Why.VECTOR,))
    assert sender_marks(near) == (), "its words are not why it is here"


def test_a_name_whose_small_letters_are_longer_is_not_marked_at_wrong_places() -> None:
    assert sender_marks(replace(hit(summary(1, sender=Address("İİ roof", "r@x"))), matched_words=("roof",))) == ()
