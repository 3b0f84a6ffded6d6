"""Make `sample.mbox`, the mailbox that people can try before they add their own.

The words are in `letters/*.toml`, one file for each side of Robin Hale's life; `people.toml` says who writes and
`pictures.toml` holds the drawings. Nothing comes from a clock or from chance, so every run writes the same bytes::

    python resources/sample/make.py [FILE]
"""

from __future__ import annotations

import argparse
import re
import textwrap
from datetime import UTC
from email.utils import format_datetime
from pathlib import Path

import papers
import wire
from letter import HERE, OWNER, Letter, Paper, Words, read_words

_WIDTH = 72
_QUOTED_LINES = 24
_UNSPACED = ("ja", "ko", "th", "zh")
"""Languages whose lines stand as the writer broke them."""
_ATTRIBUTIONS = {
    "de": "Am {date} schrieb {name}:",
    "es": "El {date}, {name} escribió:",
    "fr": "Le {date}, {name} a écrit :",
    "it": "Il {date}, {name} ha scritto:",
    "pt": "Em {date}, {name} escreveu:",
    "pl": "W dniu {date}, {name} napisał(a):",
    "ru": "{date}, {name} пишет:",
    "ja": "{date} {name}:",
}
_ATTRIBUTION = "On {date}, {name} wrote:"


class Mailbox:
    """The letters as messages."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._answered = {letter.reply for letter in words.letters.values() if letter.sender == OWNER}

    def __bytes__(self) -> bytes:
        return b"".join(self._entry(letter) for letter in self._words.letters.values())

    def message_id(self, letter: Letter) -> str:
        """The Message-ID, in angle brackets: the letter's key at the sender's domain."""
        return f"<{letter.key}@{self._words.people[letter.sender].domain}>"

    def subject(self, letter: Letter) -> str:
        """The subject; an answer without one of its own takes that of the letter it answers."""
        if letter.subject or not letter.reply:
            return letter.subject
        return "Re: " + self.subject(self._words.letters[letter.reply]).removeprefix("Re: ")

    def message(self, letter: Letter, *, kept: bool = True) -> bytes:
        """The message's bytes; without what a mailbox notes of it (read, label …) unless `kept`."""
        content = self._content(letter)
        return bytes(wire.Part((*self._header(letter, kept=kept), *content.fields), content.body))

    def _entry(self, letter: Letter) -> bytes:
        sender = self._words.people[letter.sender].address
        line = f"From {sender} {letter.date.astimezone(UTC).ctime()}\n"
        message = re.sub(rb"^(>*From )", rb">\1", self.message(letter), flags=re.MULTILINE)  # mboxrd
        return line.encode("ascii") + message.rstrip(b"\n") + b"\n\n"

    def _header(self, letter: Letter, *, kept: bool) -> list[str]:
        charset = letter.charset
        fields = [self._addresses("From", [letter.sender], charset)]
        fields.append(self._addresses("To", letter.to, charset) if letter.to else "To: undisclosed-recipients:;")
        if letter.cc:
            fields.append(self._addresses("Cc", letter.cc, charset))
        fields.append(wire.unstructured("Subject", self.subject(letter), charset))
        fields.append(f"Date: {format_datetime(letter.date)}")
        fields.append(f"Message-ID: {self.message_id(letter)}")
        if letter.reply:
            chain = self._chain(letter)
            fields += [f"In-Reply-To: {chain[-1]}", wire.tokens("References", chain)]
        fields += [wire.unstructured(name, value, charset) for name, value in letter.headers.items()]
        if letter.lang != "en":
            fields.append(f"Content-Language: {letter.lang}")
        if kept:
            fields += self._notes(letter)
        return [*fields, "MIME-Version: 1.0"]

    def _notes(self, letter: Letter) -> list[str]:
        fields = ["Status: O" if letter.unread else "Status: RO"]
        marks = "A" * (letter.key in self._answered) + "F" * letter.flagged + "T" * (letter.place == "Drafts")
        if marks:
            fields.append(f"X-Status: {marks}")
        if letter.labels:
            fields.append(f"X-Keywords: {' '.join(letter.labels)}")
        place = letter.place or ("Sent" if letter.sender == OWNER else "Inbox" if letter.unread else "")
        if place:
            fields.append(f"X-Gmail-Labels: {place}")
        return fields

    def _addresses(self, name: str, keys: list[str], charset: str) -> str:
        people = [self._words.people[key] for key in keys]
        return wire.addresses(name, [(person.name, person.address) for person in people], charset)

    def _chain(self, letter: Letter) -> list[str]:
        chain: list[str] = []
        while letter.reply:
            letter = self._words.letters[letter.reply]
            chain.insert(0, self.message_id(letter))
        return chain

    def _content(self, letter: Letter) -> wire.Part:
        """The body with all that hangs on it, from the inside out."""
        part = self._alternatives(letter)
        if letter.report:
            returned = self.message(self._words.letters[letter.forward], kept=False)
            status = wire.raw_part("message/delivery-status", letter.report.encode("ascii"))
            parts = [part, status, wire.raw_part("message/rfc822", returned)]
            return wire.multipart("report", parts, f"=_report.{letter.key}", " report-type=delivery-status;")
        attached = [self._file(paper) for paper in letter.attach]
        if letter.forward:
            carried = self.message(self._words.letters[letter.forward], kept=False)
            attached.append(wire.raw_part("message/rfc822", carried))
        if attached:
            return wire.multipart("mixed", [part, *attached], f"=_mixed.{letter.key}")
        return part

    def _alternatives(self, letter: Letter) -> wire.Part:
        versions: list[wire.Part] = []
        if letter.body:
            flowed = "; format=flowed" if letter.flowed else ""
            versions.append(wire.text_part(self._plain(letter), "plain", letter.charset, letter.encoding, flowed))
        if letter.html:
            shown = wire.text_part(letter.html, "html", letter.charset, letter.encoding)
            if letter.inline:
                pictures = [self._file(paper) for paper in letter.inline]
                shown = wire.multipart("related", [shown, *pictures], f"=_related.{letter.key}", ' type="text/html";')
            versions.append(shown)
        if letter.calendar:
            text = letter.calendar.strip().replace("\n", "\r\n") + "\r\n"
            versions.append(wire.text_part(text, "calendar", "utf-8", "base64", "; method=REQUEST"))
        if len(versions) == 1:
            return versions[0]
        return wire.multipart("alternative", versions, f"=_alternative.{letter.key}")

    def _file(self, paper: Paper) -> wire.Part:
        data = papers.content(paper, self._words.pictures)
        return wire.file_part(paper.name, papers.media_type(paper), data, paper.cid)

    def _plain(self, letter: Letter) -> str:
        """The text as it is sent: own words, the quoted letter, the signature."""
        own = _wrapped(letter)
        signature = self._words.people[letter.sender].signature.strip()
        end = f"\n-- \n{signature}\n" if signature and letter.sign else ""
        if not letter.reply or letter.quote == "none":
            return own + end
        quoted = self._quoted(letter)
        return f"{quoted}\n{own}{end}" if letter.quote == "above" else f"{own}{end}\n{quoted}"

    def _quoted(self, letter: Letter) -> str:
        answered = self._words.letters[letter.reply]
        person = self._words.people[answered.sender]
        attribution = _ATTRIBUTIONS.get(letter.lang, _ATTRIBUTION).format(
            date=answered.date.strftime("%d.%m.%Y %H:%M" if letter.lang == "de" else "%Y-%m-%d %H:%M"),
            name=person.name or person.address,
        )
        text = self._plain(answered).partition("\n-- \n")[0].rstrip()
        lines = [line.rstrip() for line in text.split("\n") if not line.startswith(">>")][:_QUOTED_LINES]
        quoted = [f">{line}" if line.startswith(">") or not line else f"> {line}" for line in lines]
        return "\n".join([attribution, *quoted]) + "\n"


def _wrapped(letter: Letter) -> str:
    lines = letter.body.strip().split("\n")
    if letter.lang in _UNSPACED:
        return "\n".join(lines) + "\n"
    wrapped = [textwrap.wrap(line, _WIDTH, break_long_words=False, break_on_hyphens=False) for line in lines]
    if letter.flowed:
        wrapped = [_soft(paragraph) for paragraph in wrapped]
    return "\n".join("\n".join(paragraph) for paragraph in wrapped) + "\n"


def _soft(paragraph: list[str]) -> list[str]:
    """The lines of a paragraph with soft breaks: a space at the end says that it goes on (RFC 3676, 4.1 and 4.4)."""
    stuffed = [f" {line}" if line.startswith((" ", ">", "From ")) else line for line in paragraph]
    return [f"{line} " for line in stuffed[:-1]] + stuffed[-1:]


def main() -> None:
    """Write the mailbox to the file named on the command line, or to `sample.mbox` beside this script."""
    parser = argparse.ArgumentParser(description="Write the sample mailbox.")
    parser.add_argument("file", nargs="?", type=Path, default=HERE / "sample.mbox")
    file: Path = parser.parse_args().file
    file.write_bytes(bytes(Mailbox(read_words())))


if __name__ == "__main__":
    main()
