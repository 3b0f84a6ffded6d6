"""Attachments to text: bytes in, the words in them out, read in a process of its own so that a bomb costs one file."""

from oakensearch_gui.extraction.gathering import Extract, Limits
from oakensearch_gui.extraction.kinds import Item
from oakensearch_gui.extraction.process import SUB_COMMAND, ExtractionError, Extractor
from oakensearch_gui.extraction.worker import main as read_attachments

__all__ = ["SUB_COMMAND", "Extract", "ExtractionError", "Extractor", "Item", "Limits", "read_attachments"]
