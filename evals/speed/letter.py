"""One made-up message as its bytes: headers as servers and mailers write them, a body in one of the usual forms."""

from __future__ import annotations

import base64
import binascii
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from evals.speed.vocabulary import Language

_DAYS = "Mon Tue Wed Thu Fri Sat Sun".split()
_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()

_STYLE = (
    '<style type="text/css">body{margin:0;padding:0;background:#f4f4f4;font-family:Arial,Helvetica,sans-serif}'
    "table{border-collapse:collapse}td{font-size:14px;line-height:20px;color:#333333}a{color:#1a73e8;"
    "text-decoration:none}.box{width:600px;margin:0 auto;background:#ffffff;border:1px solid #dddddd}.foot td{"
    "font-size:11px;color:#999999}@media only screen and (max-width:620px){.box{width:100%!important}}</style>"
)
"""What a newsletter's head holds; no reader sees it, and every indexer has to get past it."""

_FOOT = '<table role="presentation" class="foot" width="100%" cellpadding="0" cellspacing="0" border="0">' + "".join(
    f'<tr><td align="center" style="padding:4px 16px;mso-line-height-rule:exactly;line-height:16px">'
    f'<img src="https://static.example.com/icons/{name}.png" width="24" height="24" alt="{name}" border="0"'
    ' style="display:inline-block;vertical-align:middle;outline:none"></td></tr>\n'
    for name in ("web", "phone", "chat", "map")
)


@dataclass(frozen=True, slots=True)
class Attached:
    """A file that goes along, its content already in base64 with line ends."""

    filename: str
    media_type: str
    encoded: bytes


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to be written. `lines` is its own text, `quoted` what it answers; addresses are whole header values."""

    message_id: str
    subject: str
    sender: str
    to: Sequence[str]
    date: int
    zone_minutes: int
    language: Language
    form: int
    lines: Sequence[str]
    quoted: Sequence[str] = ()
    attribution: str = ""
    signature: Sequence[str] = ()
    references: Sequence[str] = ()
    html: bool = False
    headers: Sequence[tuple[str, str]] = field(default=())
    attachments: Sequence[Attached] = ()

    def to_bytes(self) -> bytes:
        """The message as it lies in a mailbox, with LF line ends."""
        charset, transfer = self.language.charsets[self.form % len(self.language.charsets)]
        head = self._head()
        body = [_text_part("text/plain", self._plain(), charset, transfer)]
        if self.html:
            body.append(_text_part("text/html", self._html(charset), charset, transfer))
            inner = _multipart("alternative", body, f"=_alt_{self.date:x}_{self.form:x}")
        else:
            inner = body[0]
        if self.attachments:
            parts = [inner, *map(_attachment, self.attachments)]
            inner = _multipart("mixed", parts, f"=_mix_{self.date:x}_{self.form:x}")
        return head.encode("ascii") + b"MIME-Version: 1.0\n" + inner

    def _head(self) -> str:
        host = self.message_id.rpartition("@")[2]
        stamp = rfc_date(self.date + 2, 0)
        lines = [
            f"Received: from mx1.{host} (mx1.{host} [203.0.113.{self.form % 250}])",
            f"\tby mail.example.net (Postfix) with ESMTPS id {self.form:012X}\n\tfor <robin@hale.example>; {stamp}",
            f"Received: by mx1.{host} (Postfix, from userid 1000)\n\tid {self.date:09X}; {stamp}",
            f"Date: {rfc_date(self.date, self.zone_minutes)}",
            f"From: {self.sender}",
            f"To: {', '.join(self.to)}",
            f"Subject: {encoded_words(self.subject, self.form)}",
            f"Message-ID: <{self.message_id}>",
        ]
        if self.references:
            lines.append(f"In-Reply-To: <{self.references[-1]}>")
            lines.append("References: " + "\n ".join(f"<{each}>" for each in self.references))
        lines.extend(f"{name}: {value}" for name, value in self.headers)
        return "\n".join(lines) + "\n"

    def _plain(self) -> str:
        parts = [*self.lines]
        if self.quoted:
            parts += ["", self.attribution, *(f"> {line}" if line else ">" for line in self.quoted)]
        if self.signature:
            parts += ["-- ", *self.signature]
        return "\n".join(parts) + "\n"

    def _html(self, charset: str) -> str:
        cell = '<tr><td style="padding:8px 24px;font-family:Arial,sans-serif;font-size:14px;color:#333333">'
        paragraphs = "\n".join(self.lines).replace("&", "&amp;").replace("<", "&lt;").split("\n\n")
        rows = "".join(f"{cell}<p>{paragraph}</p></td></tr>\n" for paragraph in paragraphs)
        quoted = "<br>\n".join(line.replace("&", "&amp;").replace("<", "&lt;") for line in self.quoted)
        quote = f'<blockquote type="cite">{quoted}</blockquote>' if quoted else ""
        link = f"https://click.example.com/t/{self.form:x}/{self.date:x}"
        return (
            f'<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset={charset}">\n'
            f'{_STYLE}</head>\n<body><table class="box" width="600" cellpadding="0" cellspacing="0">\n{rows}'
            f'<tr><td><a href="{link}"><img src="{link}.gif" width="1" height="1" alt=""></a>&nbsp;</td></tr>\n'
            f"</table>\n{quote}{_FOOT}<tr><td>{' '.join(self.signature)}</td></tr></table></body></html>\n"
        )


def rfc_date(seconds: int, zone_minutes: int) -> str:
    """Seconds since 1970 UTC as RFC 5322 writes a date, in a zone so many minutes east of Greenwich."""
    t = time.gmtime(seconds + zone_minutes * 60)
    sign, zone = ("-", -zone_minutes) if zone_minutes < 0 else ("+", zone_minutes)
    return (
        f"{_DAYS[t.tm_wday]}, {t.tm_mday:02d} {_MONTHS[t.tm_mon - 1]} {t.tm_year:04d} {t.tm_hour:02d}:{t.tm_min:02d}:"
        f"{t.tm_sec:02d} {sign}{zone // 60:02d}{zone % 60:02d}"
    )


def encoded_words(text: str, form: int = 0) -> str:
    """A header's value: as it is in ASCII, else in RFC 2047 words short enough for their line (B and Q by turns)."""
    if text.isascii():
        return text
    words = []
    for start in range(0, len(text), 12):
        raw = text[start : start + 12].encode()
        if form % 2:
            words.append(f"=?utf-8?B?{base64.b64encode(raw).decode()}?=")
        else:
            words.append(f"=?UTF-8?Q?{''.join(_Q[byte] for byte in raw)}?=")
    return "\n ".join(words)


_Q = [chr(b) if chr(b).isascii() and chr(b).isalnum() else "_" if b == 32 else f"={b:02X}" for b in range(256)]


def _text_part(media_type: str, text: str, charset: str, transfer: str) -> bytes:
    if charset == "us-ascii" and not text.isascii():
        charset, transfer = "utf-8", "8bit"
    raw = text.encode(charset, "replace")
    if transfer == "quoted-printable":
        raw = binascii.b2a_qp(raw, istext=True)
    elif transfer == "base64":
        raw = base64.encodebytes(raw)
    head = f'Content-Type: {media_type}; charset="{charset}"\nContent-Transfer-Encoding: {transfer}\n\n'
    return head.encode("ascii") + raw


def _attachment(attached: Attached) -> bytes:
    head = (
        f'Content-Type: {attached.media_type}; name="{attached.filename}"\nContent-Transfer-Encoding: base64\n'
        f'Content-Disposition: attachment; filename="{attached.filename}"\n\n'
    )
    return head.encode("ascii") + attached.encoded


def _multipart(kind: str, parts: Sequence[bytes], boundary: str) -> bytes:
    line = f"--{boundary}".encode("ascii")
    head = f'Content-Type: multipart/{kind}; boundary="{boundary}"\n\n'.encode("ascii")
    return head + b"".join(line + b"\n" + part + b"\n" for part in parts) + line + b"--\n"
