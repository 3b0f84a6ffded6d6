"""What the window calls the operators of the query language and their values."""

from __future__ import annotations

from pathlib import PurePath

from PySide6.QtCore import QCoreApplication


def tr(text: str) -> str:
    """Translate `text` in this module's context."""
    return QCoreApplication.translate("operator_words", text)


def title_words(name: str) -> str:
    """An operator's name as a filter's title."""
    titles = {
        "from": tr("From"), "to": tr("To"), "cc": tr("Copy to"), "bcc": tr("Hidden copy to"), "date": tr("Date"),
        "label": tr("Label"), "in": tr("In"), "is": tr("Is"), "has": tr("Has"), "category": tr("Kind"),
        "priority": tr("Priority"), "source": tr("Mailbox"), "subject": tr("Subject"), "filename": tr("File name"),
        "larger": tr("Larger than"), "smaller": tr("Smaller than"), "after": tr("Since"), "before": tr("Before"),
        "older_than": tr("Older than"), "newer_than": tr("Newer than"), "list": tr("List"), "thread": tr("Thread"),
        "id": tr("Message-ID"),
    }  # fmt: skip
    return titles.get(name, name)


def value_words(name: str, value: str) -> str:
    """How an operator's value is shown to people."""
    if name == "source":
        return PurePath(value).name or value  # as where they are chosen; its whole path tells less
    words = {
        "in": {
            "inbox": tr("Inbox"), "archived": tr("Archive"), "sent": tr("Sent"), "drafts": tr("Drafts"),
            "discarded": tr("Discarded"), "junk": tr("Junk"), "anywhere": tr("Anywhere"),
        },
        "is": {
            "unread": tr("Unread"), "read": tr("Read"), "starred": tr("Starred"), "unstarred": tr("Not starred"),
        },
        "has": {
            "attachment": tr("Attachment"), "image": tr("Picture"), "pdf": tr("PDF"), "invitation": tr("Invitation"),
        },
        "category": {
            "personal": tr("Personal"), "work": tr("Work"), "lists": tr("Lists"),
            "notifications": tr("Notifications"), "promotions": tr("Promotions"), "finance": tr("Finance"),
            "travel": tr("Travel"), "other": tr("Other"),
        },
        "priority": {
            "0": tr("Any"), "1": tr("Low or higher"), "2": tr("Normal or higher"), "3": tr("High"),
        },
    }  # fmt: skip
    return words.get(name, {}).get(value.casefold(), value)
