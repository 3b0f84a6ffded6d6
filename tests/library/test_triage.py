from __future__ import annotations

import pytest

from oakensearch_gui.library.triage import CATEGORIES, DISPOSITIONS, Triage, labels, triage
from oakensearch_gui.mail.message import Address, Flags, Message

ADA = Address("Ada", "ada@engine.example")


@pytest.mark.parametrize(
    ("message", "category", "priority"),
    [
        (Message(sender=ADA), "personal", 2),
        (Message(sender=ADA, labels=("Work",)), "work", 2),
        (Message(sender=ADA, list_id="birds.lists.example"), "lists", 0),
        (Message(sender=ADA, precedence="list"), "lists", 0),
        (Message(sender=ADA, precedence="bulk"), "promotions", 0),
        (Message(sender=ADA, auto_submitted="auto-generated"), "notifications", 1),
        (Message(sender=ADA, auto_submitted="no"), "personal", 2),
        (Message(sender=Address("", "no-reply@shop.example")), "notifications", 1),
        (Message(sender=ADA, subject="Ihre Rechnung 2021-0412"), "finance", 2),
        (Message(sender=ADA, subject="Your flight to Porto"), "travel", 2),
        (Message(sender=ADA, subject="Your flight", list_id="pilots.example"), "lists", 0),
        (Message(subject="no sender"), "other", 1),
        (Message(sender=ADA, importance="1 (Highest)"), "personal", 3),
        (Message(sender=ADA, importance="high"), "personal", 3),
        (Message(sender=ADA, importance="low"), "personal", 1),
        (Message(sender=ADA, labels=("Category Promotions",)), "promotions", 0),
    ],
)
def test_the_first_rule_that_holds_decides(message: Message, category: str, priority: int) -> None:
    told = triage(message, "", Flags())
    assert (told.category, told.priority) == (category, priority)
    assert category in CATEGORIES


@pytest.mark.parametrize(
    ("folder", "message", "flags", "disposition"),
    [
        ("", Message(), Flags(), "inbox"),
        ("Posteingang", Message(), Flags(), "inbox"),
        ("Local/Gesendet", Message(), Flags(), "sent"),
        ("Trash", Message(), Flags(), "discarded"),
        ("Entwürfe", Message(), Flags(), "drafts"),
        ("Friends", Message(), Flags(), "archived"),
        ("", Message(), Flags(deleted=True), "discarded"),
        ("", Message(), Flags(draft=True), "drafts"),
        ("", Message(spam=True), Flags(), "junk"),
        ("Spam", Message(), Flags(), "junk"),
        ("", Message(labels=("Sent", "Holiday")), Flags(), "sent"),
        ("", Message(labels=("Archived", "Holiday")), Flags(), "archived"),
        ("", Message(labels=("Holiday",)), Flags(), "inbox"),
    ],
)
def test_where_a_message_is_comes_from_flags_labels_and_folder(
    folder: str, message: Message, flags: Flags, disposition: str
) -> None:
    assert triage(message, folder, flags).disposition == disposition
    assert disposition in DISPOSITIONS


def test_a_flagged_message_is_important() -> None:
    assert triage(Message(sender=ADA), "", Flags(flagged=True)) == Triage("personal", 3, "inbox")


def test_places_and_states_are_no_labels() -> None:
    message = Message(labels=("Inbox", "Unread", "Category Updates", "Holiday", "Spam"))
    assert labels(message) == ("Holiday",)
