"""The style sheet, written once with the names of `theme.Colours` in the place of colours."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template

_SHEET = Template("""
* { selection-background-color: $accent; selection-color: $on_accent; }
QWidget { font-size: ${base}px; }
QMainWindow, QDialog, #main_pages, #message_window { background: $window; }
QLabel[role="second"] { color: $second; }
QLabel[role="caption"] { color: $second; font-size: ${caption}px; }
QLabel[role="error"] { color: $error; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 600; }
QLabel[role="headline"] { font-size: ${headline}px; font-weight: 600; }
QLabel[role="section"] { color: $second; font-size: ${caption}px; font-weight: 600; }
QFrame[role="rule"] { background: $line; border: none; max-height: 1px; min-height: 1px; }

#toolbar { background: $window; }
#search_bar { background: $surface; border: 1px solid $line; border-radius: 6px; }
#search_bar[focused="true"] { border: 2px solid $accent; }
#search_field { background: transparent; border: none; font-size: ${large}px; padding: 0; color: $text; }

QPushButton, QToolButton {
  background: transparent; color: $text; border: 1px solid transparent; border-radius: 6px;
  padding: 4px 8px; min-height: 20px; }
QToolButton:hover, QPushButton:hover { background: $hover; }
QToolButton:pressed, QPushButton:pressed { background: $selected; }
QPushButton:focus, QToolButton:focus { border: 2px solid $accent; padding: 3px 7px; }
QPushButton { background: $surface; border: 1px solid $line; padding: 4px 12px; }
QPushButton:focus { border: 2px solid $accent; padding: 3px 11px; }
QPushButton:disabled, QToolButton:disabled { color: $second; }
QPushButton[role="primary"], QDialogButtonBox QPushButton:default {
  background: $accent; color: $on_accent; border: 1px solid $accent; }
QPushButton[role="primary"] { font-weight: 600; }
QPushButton[role="primary"]:hover, QDialogButtonBox QPushButton:default:hover { background: $accent_hover; }
QPushButton[role="primary"]:focus, QDialogButtonBox QPushButton:default:focus { border: 2px solid $text; }
QPushButton[role="large"], QPushButton[role="primary"][large="true"] { padding: 8px 16px; }
QPushButton[role="large"]:focus, QPushButton[role="primary"][large="true"]:focus { padding: 7px 15px; }
QPushButton[role="link"] {
  background: transparent; border: 1px solid transparent; color: $accent; padding: 4px 8px; text-align: left; }
QPushButton[role="link"]:hover { background: $hover; }
QPushButton[role="link"]:focus { border: 2px solid $accent; padding: 3px 7px; }
QPushButton[role="quiet"] { border-radius: ${pill}px; padding: 3px 12px; }
QPushButton[role="quiet"]:focus { padding: 2px 11px; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolButton::menu-indicator { image: none; width: 0; }
#clear_button, #star_button, #help_button { padding: 2px; min-height: 16px; border-radius: 4px; }
#clear_button:focus, #star_button:focus, #help_button:focus { padding: 1px; }
#operators_popover, #operators_inside { background: $surface; }
#operators_popover { border: 1px solid $line; border-radius: 6px; }
#facets_button:checked { background: $selected; }
#completer { background: $surface; border: 1px solid $line; border-radius: 6px; }
#completer QListWidget { border: none; background: transparent; outline: none; }

QFrame[role="chip"] { background: $surface; border: 1px solid $line; border-radius: ${pill}px; }
QFrame[role="chip"]:hover { background: $hover; }
QFrame[role="chip"][active="true"] { background: $selected; border: 1px solid $accent; }
QFrame[role="chip"][focused="true"] { border: 2px solid $accent; }
QFrame[role="chip"] QToolButton { border: none; background: transparent; padding: 2px 4px; color: $text; }
QFrame[role="chip"] QToolButton:focus { border: none; padding: 2px 4px; }
QFrame[role="chip"] QToolButton[part="remove"] { padding: 0; border-radius: 8px; min-height: 16px; }
QFrame[role="chip"] QToolButton[part="remove"]:hover { background: $surface; }

#chooser { background: $surface; border: 1px solid $line; border-radius: 6px; }
#chooser QListWidget { border: none; background: transparent; outline: none; }
#chooser QListWidget::item { padding: 0 8px; border-radius: 4px; }
#chooser QListWidget::item:hover { background: $hover; color: $text; }
#chooser QListWidget::item:selected { background: $selected; color: $text; }

QLineEdit, QDateEdit, QPlainTextEdit {
  background: $surface; color: $text; border: 1px solid $line; border-radius: 6px; padding: 4px 8px; min-height: 20px; }
QComboBox, QSpinBox, QDoubleSpinBox {
  background: $surface; color: $text; border: 1px solid $line; border-radius: 6px; padding: 0 4px; min-height: 28px; }
QComboBox:hover, QSpinBox:hover, QDoubleSpinBox:hover { border-color: $second; }
QSpinBox:focus, QDoubleSpinBox:focus { border: 2px solid $accent; padding: 0 3px; min-height: 26px; }
QComboBox::drop-down { border: none; width: ${arrow}px; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url("$arrow_down"); width: ${large}px; height: ${large}px; }
QSpinBox::up-button, QDoubleSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::down-button {
  border: none; background: transparent; width: ${arrow}px; }
QSpinBox::up-button:hover, QDoubleSpinBox::up-button:hover, QSpinBox::down-button:hover,
QDoubleSpinBox::down-button:hover { background: $hover; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$arrow_up"); width: ${base}px; height: ${base}px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url("$arrow_down"); width: ${base}px; height: ${base}px; }
QLineEdit:focus, QDateEdit:focus, QPlainTextEdit:focus {
  border: 2px solid $accent; padding: 3px 7px; }
QDateEdit::drop-down { border: none; width: ${arrow}px; }
QCalendarWidget QWidget#qt_calendar_navigationbar { background: $hover; }
QCalendarWidget QToolButton::menu-indicator { image: none; width: 0; }
QCalendarWidget QAbstractItemView { selection-background-color: $accent; selection-color: $on_accent; }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $line; padding: 4px; outline: none;
  selection-background-color: $selected; selection-color: $text; }

#timeline { background: $window; }
#timeline_back { padding: 2px; }
#timeline_back:focus { padding: 1px; }
#facets_panel { border: none; border-top: 1px solid $line; border-left: 1px solid $line; }
#facets_panel, #facets_inside { background: $window; }
QPushButton[role="facet"] {
  background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 0; min-height: 22px; }
QPushButton[role="facet"]:hover { background: $hover; }
QPushButton[role="facet"]:checked { background: $selected; }
QPushButton[role="facet"]:focus { border: 2px solid $accent; }
#result_list { background: $surface; border: none; border-top: 1px solid $line; outline: none; }
#details_panel, #details_inside { background: $window; }
#details_panel { border-top: 1px solid $line; }
#details_panel:focus { border-top: 2px solid $accent; }
#banner { background: $banner_ground; border-top: 1px solid $banner_line; border-bottom: 1px solid $banner_line; }
#banner QLabel { color: $banner; }
#banner QPushButton { background: transparent; color: $banner; border: 1px solid $banner; }
#banner QPushButton:hover { background: $banner_line; }
#banner QPushButton:focus { border: 2px solid $banner; }
#warning_line { color: $error; }
#better_order {
  background: $surface; border: 1px solid $accent; color: $accent; border-radius: ${pill}px; font-weight: 600; }
#better_order:hover { background: $selected; }
#status_line { background: $window; border-top: 1px solid $line; }
#status_line QLabel, #status_line QToolButton { font-size: ${caption}px; color: $second; }
#status_line QToolButton { padding: 0 6px; min-height: 20px; }
#status_line QToolButton:focus { padding: 0 5px; }
#status_line QProgressBar { background: $line; border: none; border-radius: 2px; max-height: 4px; min-height: 4px; }
#status_line QProgressBar::chunk { background: $accent; border-radius: 2px; }
#card { background: $surface; border: 1px solid $line; border-radius: 10px; }

QMenu { background: $surface; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: $selected; color: $text; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::indicator { width: 14px; height: 14px; margin-left: 6px; }
QToolTip { background: $surface; color: $text; border: 1px solid $line; padding: 6px; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical { background: $line; border-radius: 4px; min-height: 32px; margin: 2px; }
QScrollBar::handle:vertical:hover { background: $second; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle:horizontal { background: $line; border-radius: 4px; min-width: 32px; margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

#message_header { background: $window; border-bottom: 1px solid $line; }
#message_body { background: $surface; border: none; }
#told_line { background: $selected; }
#told_line QPushButton { background: transparent; border: 1px solid $accent; color: $accent; }
#told_line QPushButton:focus { border: 2px solid $accent; }
#message_splitter::handle { background: $line; width: 1px; }
#thread, #message_tools { background: $window; }
#thread_list { background: transparent; border: none; outline: none; }
#thread_list::item { padding: 6px 8px; border-radius: 6px; }
#thread_list::item:hover { background: $hover; color: $text; }
#thread_list::item:selected { background: $selected; color: $text; }
#thread_list:focus { border: 2px solid $accent; border-radius: 6px; }
#source_text { border: none; border-radius: 0; }
#blocked_line { color: $second; font-size: ${caption}px; }
QFrame[role="attachment"] { background: $surface; border: 1px solid $line; border-radius: 6px; }
#attachments { background: $window; border-top: 1px solid $line; }
#settings_sections { background: $surface; border: 1px solid $line; border-radius: 6px; outline: none; padding: 4px; }
#settings_sections::item { padding: 8px; border-radius: 4px; }
#settings_sections::item:selected { background: $selected; color: $text; }
#settings_sections:focus { border: 2px solid $accent; }
#settings_pages, #settings_page, #settings_pages QScrollArea { background: $window; }
#setting_title { font-weight: 600; }
#setting_keys { color: $second; }
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit { background: transparent; border: none; min-height: 0; padding: 0 2px; }
QCheckBox { border: 2px solid transparent; border-radius: 4px; padding: 2px 4px; }
QCheckBox:focus { border-color: $accent; }
QCheckBox::indicator { width: ${base}px; height: ${base}px; background: $surface; }
QCheckBox::indicator { border: 1px solid $second; border-radius: 3px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$ticked"); }
QCheckBox::indicator:disabled { border-color: $line; }
#activity_panel { background: $surface; border: 1px solid $line; border-radius: 6px; }
#activity_progress { background: $line; border: none; border-radius: 2px; max-height: 4px; min-height: 4px; }
#activity_progress::chunk { background: $accent; border-radius: 2px; }
#problem_list { background: $surface; border: 1px solid $line; border-radius: 6px; outline: none; }
#problem_list::item { padding: 6px; border-bottom: 1px solid $line; }
#problem_list::item:selected { background: $selected; color: $text; }
#mailbox_list, #saved_searches_list {
  background: $surface; border: 1px solid $line; border-radius: 6px; outline: none; }
#saved_searches_list::item { padding: 6px 8px; min-height: 20px; }
#saved_searches_list::item:selected { background: $selected; color: $text; }
#saved_searches_list:focus, #mailbox_list:focus, #problem_list:focus { border: 2px solid $accent; }
#saved_searches_list QLineEdit { border-radius: 0; padding: 0 6px; min-height: 0; }
#saved_searches_list QHeaderView::section {
  background: $surface; color: $second; border: none; border-bottom: 1px solid $line; padding: 6px 11px; }
#mailbox_list::item { padding: 8px; border-bottom: 1px solid $line; }
#mailbox_list::item:selected { background: $selected; color: $text; }
#about_pages::pane { border: none; }
#about_pages QTabBar::tab { background: transparent; color: $second; border: none; padding: 8px 14px; margin: 2px; }
#about_pages QTabBar::tab:selected { color: $text; font-weight: 600; border-bottom: 2px solid $accent; }
#about_pages QTabBar::tab:focus { border: 2px solid $accent; border-radius: 6px; padding: 6px 12px; }
#about_parts { background: $surface; border: 1px solid $line; border-radius: 6px; outline: none; padding: 4px; }
#about_parts::item { padding: 6px 8px; border-radius: 4px; }
#about_parts::item:selected { background: $selected; color: $text; }
#about_parts:focus { border: 2px solid $accent; }
""")


def stylesheet(colours: Mapping[str, str], base: int, smallest: int, pill: int, pictures: Mapping[str, str]) -> str:
    """The sheet for a palette; `base` is the size of plain text in pixels, nothing gets below `smallest`.

    `pill` is the radius of what is round at its ends, `pictures` the files of what a sheet can only draw out of a file.
    """
    sizes = {
        "base": str(max(smallest, base)),
        "caption": str(max(smallest, round(base * 0.9))),
        "body": str(round(base * 1.1)),
        "large": str(round(base * 1.12)),
        "title": str(round(base * 1.3)),
        "headline": str(round(base * 1.75)),
        "pill": str(pill),
        "arrow": str(round(base * 1.8)),
    }
    files = {name.replace("-", "_"): path for name, path in pictures.items()}
    return _SHEET.substitute(colours, **files, **sizes)
