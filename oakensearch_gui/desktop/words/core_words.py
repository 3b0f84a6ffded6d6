"""What the core says to people, in the person's language.

The core knows no Qt and speaks English; its sentences are recognised here by their form, and said again with the same
values.

A sentence that is not listed is shown as it is. `tests/desktop/test_core_words.py` compares the list with the core.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QCoreApplication

from oakensearch_gui.desktop.words.setting_words import settings_as_shown
from oakensearch_gui.desktop.words.wording import isolate
from oakensearch_gui.search.operators import OPERATORS
from oakensearch_gui.search.reasons import REASONS, REMEDIES

CONTEXT = "core"

_DEGRADED = tuple(
    text.replace("{coverage:.0%}", "{0}").replace("{error}", "{0}") for text in (*REASONS.values(), *REMEDIES.values())
)

_QUERY = (
    "{0}: has no value.",
    "“{0}” is not a date that can be read; try 2024-03-01, 2024-03, 2024 or “last week”.",
    "“{0}” is not the number of a thread.",
    "“{0}” is not an age that can be read; try 3d, 2w, 6m or 1y.",
    "“{0}” is not a size that can be read; try 5M or 100k.",
    "“{0}” is none of {1}.",
    "A pattern has at most {0} characters.",
    "The pattern /{0}/ finds everything.",
    "A pattern has at most {0} repetitions without an end (* or +).",
    "A pattern has at most {0} parts that may be there or not.",
    "The pattern /{0}/ cannot be read: {1}.",
    "A pattern cannot refer back or look around here.",
    "A repetition cannot hold another one, or alternatives: this could take for ever.",
    "The pattern takes too long; not all of your mail was looked at.",
)

_NOTES = (
    "More than {0} messages match: the best of the newest {1} come first.",
    "More than {0} messages match: those with the most of the words come first.",
    "More than {0} messages match: the newest come first. Add a word to find the best.",
    "How many match is an estimate.",
    "In this order, only messages that hold the words are listed.",
    "The reranker took longer than {0} s; the order is without it.",
    "The reranker failed; the order is without it. {0}",
    "Your words were not rephrased: the chat model answered with no usable sentence.",
    "Your words were not rephrased: the chat model took longer than {0} s.",
    "Your words were not rephrased. {0}",
)

_MAILBOXES = (
    "Outlook data files need one more package. Install it with: {0}",
    (
        "Choose a mailbox file (mbox, .pst, .eml, .emlx, .msg, or a Takeout archive) or a folder of Thunderbird,"
        " Apple Mail, Evolution, Geary, Maildir, MH or such files."
    ),
    "The file {0} is not a mailbox. {1}",
    "This version cannot read a mailbox of the kind “{0}”.",
    "The folder {0} holds no mail that can be read. {1}",
    "The file {0} is empty. {1}",
    "The folder {0} is empty. {1}",
    "There is nothing at {0}. Check the path, or connect the disk that it lies on.",
    "{0} may not be read: {1}. Check its permissions.",
    "{0} has changed: {1} is no longer where it was.",
    "{0} has changed: the message is no longer where it was.",
    "The message is no longer in {0}.",
    "{0} in {1} is too large to be a message.",
    "{0} is a damaged zip file.",
    "{0} is protected by a password. Unpack it and add the folder.",
    "{0} is packed in an uncommon way. Unpack it and add the folder.",
    "{0} is a damaged archive.",
    "The message is no longer there: {0} was moved or deleted.",
    "The message is no longer there: {0} was moved or deleted from {1}.",
    "The mailbox file is no longer there: {0} was moved or deleted.",
    "The mailbox is not there: {0}. Is the disk it lies on connected?",
    "The folder is not there: {0}. Is the disk it lies on connected?",
    "The folder {0} could not be read: {1}.",
    "{0} could not be read: {1}.",
    "{0} is damaged: it cannot be unpacked beyond byte {1}.",
    "A damaged Outlook message was left out: {0}.",
    "The folder “{0}” in {1} is damaged and was left out.",
    "An item of {0} is damaged and was left out.",
    "{0} is damaged, or Outlook has it open. Close Outlook and try again.",
    "{0} is damaged: its folders cannot be read.",
    "There is no folder {0} any more in {1}.",
)

_LIBRARY = (
    "This message is no longer in your mailbox.",
    "There is no message {0}.",
    "A category is one of {0}; a priority is 0 to {1}.",
    "Your library cannot be opened. {0}",
    "{0} cannot be opened. Check that the folder exists and that you may write to it.",
    "{0} cannot be written to. Check the permissions of its folder.",
    "The disk is full: {0} could not be written. Free some space and try again; nothing was lost.",
    "{0} could not be read or written. Check that its disk is there and has free space, and try again.",
    "{0} is damaged and cannot be read as a database.",
    "{0} Bring a backup back with: {1}",
    "{0} To read your mailboxes anew and get your marks back: {1}",
    "The index was damaged and is being made anew. Nothing of your mail is lost.",
    "{0} is in use by another program for too long. Try again in a moment.",
    "{0} is damaged ({1}); it was left as it is.",
    "{0} was written by a newer OakenSearch (version {1}, this one knows {2}). Install the newer program again.",
)

_BACKUPS = (
    "There is no library to back up yet.",
    "{0} is there already and is no backup of OakenSearch. Choose another name.",
    "{0} could not be written: what was read back differs.",
    "{0} does not hold what the backup holds.",
    "There is no file {0}.",
    "{0} is no backup of OakenSearch.",
    "{0} was made by a newer OakenSearch ({1}). Install that one first.",
    "{0} is damaged. Nothing was restored.",
    ("The library in {0} {1} ({2} messages here, {3} in the backup). With --force it is replaced; a copy is kept."),
    "Mail is being read right now. Close OakenSearch, or let it finish, and try again.",
    "The library does not pass SQLite's check ({0}).",
    "{0} could not be read or written: {1}.",
)

_MESSAGES = (
    "body cut at {0} MB",
    "header cut at {0} MB",
    "only the first {0} header fields were read",
    "a header field was cut at {0} KB",
    "parts nested deeper than {0} were left unread",
    "only the first {0} parts were read",
    "the reader failed on this message ({0}: {1}); it was read as plain text",
    "only the first {0} of its {1} files were read",
    "its reader failed ({0}: {1})",
    "larger than {0} MB, so it was not read",
    "only its first {0} characters are searched",
    "it unpacks to more than {0} MB and was read in part",
    "reading it took more than {0} seconds and was ended",
    "{0} of its {1} pages could not be read",
    "reading it took more than {0} seconds of processor time and was ended",
    "reading it needs more than {0} MB of memory",
    "reading it took longer than {0} seconds and was ended",
    "encrypted (OpenPGP): only the header could be read",
    "encrypted (S/MIME): only the header could be read",
    "only the first {0} addresses of a field were read",
    "lines between the header fields that are none were skipped",
    "the boundary between the parts was not found; read as plain text",
    "large parts nested deeper than {0} were left unread",
    "of an HTML text the first {0} tags were read, and behind them only the words",
    "files more than one level within it were not opened",
    "its pages hold no text; they may have been scanned",
    "it is protected by a password",
    "it is in the format that Office used before 2007, which is not read",
    "it is packed by a method that is not read",
    "it declares XML entities, which no honest document needs",
    "its XML is broken",
    "the file is damaged",
    "the PDF is damaged",
    "the archive is damaged",
    "the archive is damaged or cut short",
    "the program that reads such files crashed on it",
    "The part of OakenSearch that reads attachments does not start.",
    "The part of OakenSearch that reads attachments cannot be started: {0}",
)

_MODELS = (
    "The model for searching by meaning cannot be loaded ({0}).",
    "The model answers with vectors of another size than before; index again.",
    "No model is set for the embedding endpoint (meaning.endpoint_model).",
    "No model is set for the chat endpoint (search.chat_model).",
    "The chat endpoint answers with something that holds no message.",
    "The chat model answered with no ranking.",
    "The rerank endpoint answers with no score for what it was given.",
    "The rerank endpoint answers with something that holds no scores.",
    "{0} was given {1} texts and answered for {2}.",
    "{0} answers with something that holds no embeddings; is it one?",
    "{0} answers with numbers that are none (NaN or infinite).",
    (
        "{0} answers with {1} numbers a text; it was {2}. Was the model exchanged? Then make the index anew"
        " (oakensearch index --rebuild)."
    ),
    "Sends {0} to {1}, over the network.",
    "Sends {0} to {1}, over the network. It travels unencrypted: https would protect it.",
    "Sends {0} to a program on this machine ({1}). Nothing leaves it.",
    "Nothing is sent: no usable address is set.",
    "The address of an endpoint begins with http:// or https://, unlike {0}.",
    "The address of an endpoint must not hold a password; keep the key in the keyring.",
    "The address of an endpoint ends with its path, unlike {0}.",
    "{0} is no address of an endpoint.",
    "{0} answers that it cannot now (status {1}).",
    "{0} does not accept the API key, or wants one (status {1}).",
    "{0} refuses (status {1}).",
    "{0} points to another address, which is not followed: {1}.",
    "{0} did not answer within {1} seconds.",
    "{0} does not answer ({1}).",
    "{0} can only be asked with one more package. Install it with: {1}",
    "{0} answers with something that is no JSON; is the address right?",
    "The embedding endpoint {0}",
    "Put the key into the environment variable {0} instead.",
    "The keyring does not answer ({0}). {1}",
    "The keyring needs one more package. Install it with: {0}. {1}",
    "This computer has no keyring that OakenSearch could use. {0}",
)

SENTENCES: tuple[str, ...] = (
    *_DEGRADED, *_QUERY, *_NOTES, *_MAILBOXES, *_LIBRARY, *_BACKUPS, *_MESSAGES, *_MODELS,
    *(kind.help for kind in OPERATORS),
)  # fmt: skip
"""Everything that the core may say, with its values as {0}, {1} …"""


def core_text(text: str) -> str:
    """A sentence of the core in the person's language, with settings named as the window names them."""
    for sentence, parts in _ordered():
        if all(part in text for part in parts) and (found := _pattern(sentence).fullmatch(text)):
            said = QCoreApplication.translate(CONTEXT, sentence)
            told = text if said == sentence else said.format(*map(_value, found.groups()))
            return settings_as_shown(told)
    return text


def problem_text(text: str) -> str:
    """What could not be read of an attachment: several things, with "; " between, or one of a file within it."""
    for at in _places(text, "; "):
        if (said := _of_a_file(text[:at])) != text[:at]:
            return f"{said}; {problem_text(text[at + 2 :])}"
    return _of_a_file(text)


def _of_a_file(text: str) -> str:
    """A sentence, or the name of a file and what is wrong with it."""
    if (said := core_text(text)) != text:
        return said
    for at in _places(text, ": "):
        if (said := core_text(text[at + 2 :])) != text[at + 2 :]:
            return f"{isolate(text[:at])}: {said}"
    return text


def _places(text: str, of: str) -> list[int]:
    return [found.start() for found in re.finditer(re.escape(of), text)]


def _value(text: str) -> str:
    """What stands in a sentence: another one of the core, or a name, which is fenced in."""
    said = core_text(text)
    return isolate(text) if said == text else said


@cache
def _ordered() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The sentences and what they say without their values, those that say most first: others may hold them."""
    parted = [(one, tuple(re.split(r"\{\d\}", one))) for one in dict.fromkeys(SENTENCES)]
    return tuple(sorted(parted, key=lambda each: -len("".join(each[1]))))


@cache
def _pattern(sentence: str) -> re.Pattern[str]:
    """What recognises a sentence. Made when it seems to be one: all of them together would take 20 ms."""
    return re.compile("(.+?)".join(map(re.escape, re.split(r"\{\d\}", sentence))), re.DOTALL)
