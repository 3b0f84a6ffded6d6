"""The text of a PDF, page by page, read by PDFium."""

from __future__ import annotations

from oakensearch_gui.extraction.gathering import Gathering, Unreadable

_HYPHEN = "\x02"
"""What PDFium gives for a hyphen that only the end of a line made."""


def read_pdf(content: bytes, into: Gathering) -> None:
    """Gather the text of all pages. A page that is broken costs itself. Raises Unreadable."""
    import pypdfium2  # 60 ms and 8 MB that only a PDF shall cost

    try:
        document = pypdfium2.PdfDocument(content)
        count = len(document)
    except pypdfium2.PdfiumError as error:
        protected = "password" in str(error).lower()
        raise Unreadable("it is protected by a password" if protected else "the PDF is damaged") from error
    broken = 0
    for number in range(count):
        into.look_at_the_clock()
        try:
            page = document[number]
            text = page.get_textpage()
            words = str(text.get_text_bounded())
            text.close()
            page.close()
        except pypdfium2.PdfiumError:
            broken += 1
            continue
        into.add(words.replace(_HYPHEN, "") + "\n\n")
    if broken:
        into.note(f"{broken} of its {count} pages could not be read")
    elif into.empty:
        into.note("its pages hold no text; they may have been scanned")
