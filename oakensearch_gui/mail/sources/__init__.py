"""The mailbox formats, each found by itself: give a path, get what can read it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from oakensearch_gui.mail.sources.files import reason
from oakensearch_gui.mail.sources.protocol import Entry, Folder, MailSource, MessageGone, SourceError

__all__ = ["Entry", "Folder", "MailSource", "MessageGone", "SourceError", "formats", "open_source", "recognise"]


_PLACES = {
    "thunderbird": ("thunderbird", "ThunderbirdSource"),
    "geary": ("geary", "GearySource"),
    "evolution-cache": ("evolution_cache", "EvolutionCacheSource"),
    "takeout": ("takeout", "TakeoutSource"),
    "outlook-pst": ("pst", "PstSource"),
    "archive": ("zipped", "ZippedSource"),
    "mbox": ("mbox", "MboxSource"),
    "folder": ("mixed", "MixedSource"),
    "maildir": ("maildir", "MaildirSource"),
    "mh": ("mh", "MhSource"),
    "apple-mail": ("apple_mail", "AppleMailSource"),
    "mbox-tree": ("mbox_tree", "MboxTreeSource"),
    "eml": ("eml", "EmlSource"),
    "outlook-msg": ("outlook_msg", "OutlookMsgSource"),
}
"""The module and the class of each kind, so that a mailbox of a known kind is opened without loading the others."""


@cache
def formats() -> tuple[type[MailSource], ...]:
    """Every format, in the order in which they are tried: what is told by more comes first.

    They are loaded when a mailbox is looked at: who only searches what was taken in need not wait for them.
    """
    from oakensearch_gui.mail.sources.apple_mail import AppleMailSource
    from oakensearch_gui.mail.sources.eml import EmlSource
    from oakensearch_gui.mail.sources.evolution_cache import EvolutionCacheSource
    from oakensearch_gui.mail.sources.geary import GearySource
    from oakensearch_gui.mail.sources.maildir import MaildirSource
    from oakensearch_gui.mail.sources.mbox import MboxSource
    from oakensearch_gui.mail.sources.mbox_tree import MboxTreeSource
    from oakensearch_gui.mail.sources.mh import MhSource
    from oakensearch_gui.mail.sources.mixed import MixedSource
    from oakensearch_gui.mail.sources.outlook_msg import OutlookMsgSource
    from oakensearch_gui.mail.sources.pst import PstSource
    from oakensearch_gui.mail.sources.takeout import TakeoutSource
    from oakensearch_gui.mail.sources.thunderbird import ThunderbirdSource
    from oakensearch_gui.mail.sources.zipped import ZippedSource

    return (
        ThunderbirdSource,
        GearySource,
        EvolutionCacheSource,
        TakeoutSource,
        PstSource,
        ZippedSource,
        MboxSource,
        MixedSource,
        MaildirSource,
        MhSource,
        AppleMailSource,
        MboxTreeSource,
        EmlSource,
        OutlookMsgSource,
    )


def open_source(kind: str, root: Path) -> MailSource:
    """The mailbox at `root`, known to be of that kind. Raises SourceError for a kind that this version has not."""
    if kind not in _PLACES:
        raise SourceError(f"This version cannot read a mailbox of the kind “{kind}”.")
    module, name = _PLACES[kind]
    source: type[MailSource] = getattr(import_module(f"{__name__}.{module}"), name)
    return source(root)


def recognise(path: Path) -> MailSource:
    """The mailbox at `path`. Raises SourceError, in a sentence that says what to do, when it is none."""
    try:
        is_file, is_folder = path.is_file(), path.is_dir()
        if is_file:
            path.open("rb").close()
        elif is_folder:
            next(path.iterdir(), None)
    except OSError as error:
        raise SourceError(f"{path} may not be read: {reason(error)}. Check its permissions.") from error
    if not is_file and not is_folder:
        raise SourceError(f"There is nothing at {path}. Check the path, or connect the disk that it lies on.")
    for source in formats():
        if source.recognises(path):
            return source(path)
    raise SourceError(_refusal(path, is_folder=is_folder))


def _refusal(path: Path, *, is_folder: bool) -> str:
    wanted = (
        "Choose a mailbox file (mbox, .pst, .eml, .emlx, .msg, or a Takeout archive)"
        " or a folder of Thunderbird, Apple Mail, Evolution, Geary, Maildir, MH or such files."
    )
    if is_folder:
        if next(path.iterdir(), None) is None:
            return f"The folder {path} is empty. {wanted}"
        return f"The folder {path} holds no mail that can be read. {wanted}"
    if path.stat().st_size == 0:
        return f"The file {path} is empty. {wanted}"
    return f"The file {path} is not a mailbox. {wanted}"
