"""Mails made to reach out, run, or mislead. While each is shown, printed and read through, nothing leaves the process.

Their addresses lead to a server of this test on the loopback address, so that a request made by Qt, in C++ and unseen
by Python, would be counted too.
"""

from __future__ import annotations

import base64
import socket
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QHelpEvent, QImage, QMouseEvent, QTextDocument
from PySide6.QtNetwork import QHostInfo, QNetworkAccessManager
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from oakensearch_gui.desktop.look.theme import Theme
from oakensearch_gui.desktop.memory import Memory
from oakensearch_gui.desktop.message import message_browser, message_resources
from oakensearch_gui.desktop.message.attachment_opening import may_open
from oakensearch_gui.desktop.message.link_question import claimed_host
from oakensearch_gui.desktop.message.message_paper import paper, write_pdf
from oakensearch_gui.desktop.message.message_window import MessageWindow
from oakensearch_gui.desktop.shortcuts import Shortcuts
from oakensearch_gui.desktop.worker import _prepared
from oakensearch_gui.mail.shown import ViewPart
from oakensearch_gui.mail.view import read_view
from oakensearch_gui.paths import Home
from oakensearch_gui.settings import Settings
from tests.desktop.fakes import hit, summary

DOT = base64.b64encode(
    bytes.fromhex(
        "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63f8cfc0f01f00050001ff"
        "56c72f0d0000000049454e44ae426082"
    )
).decode()

# {web} is a web address, {disk} a file that exists. The number is how many things are told to have been blocked.
MAILS: dict[str, tuple[str, int]] = {
    "a script": ("<p>hi</p><script>new Image().src='{web}/a'</script>", 0),
    "a script from afar": ("<script src='{web}/a.js'></script>", 1),
    "handlers": ("<p onclick=\"fetch('{web}')\" onmouseover=x()>hi</p><img src=x onerror=\"location='{web}'\">", 0),
    "a javascript link": ("<a href=\"javascript:fetch('{web}')\">go</a><a href=' jAvA\tscript:x()'>go</a>", 0),
    "a vbscript link": ("<a href='vbscript:msgbox(1)'>go</a>", 0),
    "a form": ("<form action='{web}/f' method=post><input name=pw><button formaction='{web}/g'>Go</button></form>", 2),
    "a meta refresh": ("<meta http-equiv=refresh content='0; url={web}/r'><p>hi</p>", 1),
    "a base": ("<base href='{web}/'><img src='pixel.png'><a href='x'>go</a>", 0),
    "a style url": ('<p style="background:url({web}/a.png)">hi</p>', 1),
    "a style url in escapes": ('<p style="background:u\\72l({web}/a.png)">hi</p>', 0),
    "a style sheet": ("<style>body{{background:url('{web}/b.png')}} @import '{web}/c.css';</style><p>hi</p>", 2),
    "a style font": ("<style>@font-face{{font-family:x;src:url({web}/f.woff)}} p{{font-family:x}}</style><p>hi</p>", 1),
    "a linked style sheet": ("<link rel=stylesheet href='{web}/s.css'><p>hi</p>", 1),
    "prefetching": ("<link rel='dns-prefetch' href='{web}'><link rel=preload as=image href='{web}/p.png'>", 2),
    "an svg": ("<svg xmlns='http://www.w3.org/2000/svg'><image xlink:href='{web}/i'/><script>x()</script></svg>", 1),
    "an svg picture": ("<img src='data:image/svg+xml,<svg xmlns=%22x%22><image href=%22{web}/i%22/></svg>'>", 0),
    "a frame": ("<iframe src='{web}/f'></iframe><frameset><frame src='{web}/g'></frameset>", 2),
    "a frame of its own": ("<iframe srcdoc=\"<img src='{web}/f'>\"></iframe>", 0),
    "an object": ("<object data='{web}/o'></object><embed src='{web}/e'><applet code=x archive='{web}/a'></applet>", 3),
    "a link ping": ("<a href='{web}/go' ping='{web}/ping'>go</a>", 1),
    "a tracking pixel": ("<img src='{web}/p.gif?id=42' width=1 height=1>", 1),
    "a pixel without a scheme": ("<img src='{bare}/p.gif'>", 1),
    "a source set": ("<picture><source srcset='{web}/1.webp 1x, {web}/2.webp 2x'><img src='{web}/i'></picture>", 2),
    "a source set of a picture": ("<img srcset='{web}/1.png 1x, {web}/2.png 2x'>", 1),
    "a background": ("<body background='{web}/b'><table background='{web}/t'><tr><td background='{web}/d'></table>", 3),
    "a video": ("<video src='{web}/v' poster='{web}/p'><track src='{web}/t'></video><audio src='{web}/a'></audio>", 4),
    "a file": ("<img src='{disk}'><a href='{disk}'>go</a><link rel=stylesheet href='{disk}'>", 2),
    "a file without a scheme": ("<img src='{path}'><img src='../../../etc/hostname'>", 0),
    "a share": ("<img src='\\\\127.0.0.1\\share\\x.png'><img src='file://127.0.0.1/share/x.png'>", 2),
    "a large data url": (f"<img src='data:image/png;base64,{DOT * 30_000}'>", 0),
    "a data url of a page": ("<img src=\"data:text/html,<img src='{web}'>\"><a href='data:text/html,x'>go</a>", 0),
    "a picture that is no picture": ("<img src='data:image/png;base64,bm8='><img src='data:image/png;base64,===='>", 0),
    "comments for one program": ("<!--[if mso]><img src='{web}/m.png'><![endif]--><p>hi</p>", 0),
    "broken tags": ("<img src='{web}/a' <img src='{web}/b'><<img/src={web}/c>", 0),
    "a resource of the app": ("<img src='qrc:/x.png'><img src=':/x.png'><img src='oakensearch-quote:0'>", 0),
    "a quote that unfolds": ("<p>x</p><a href='oakensearch-quote:7'>go</a><blockquote>" + "a<br>" * 9, 0),
    "a picture of another message": ("<img src='cid:nobody@example'><img src='mid:1@example'>", 0),
    "a style of the whole window": ("<p style='position:fixed;top:0;z-index:99'>hi</p>", 0),
    "a tall nest": ("<div>" * 3000 + "<img src='{web}/n'>" + "</div>" * 3000, 1),
}  # fmt: skip


@dataclass
class Outside:
    """What reached out: connections at the server, and what Python code was seen to do."""

    server: socket.socket
    seen: list[str] = field(default_factory=list)

    @property
    def web(self) -> str:
        return f"http://127.0.0.1:{self.server.getsockname()[1]}"

    def connections(self) -> int:
        """How many have come so far."""
        count = 0
        while True:
            try:
                connection, _ = self.server.accept()
            except BlockingIOError:
                return count
            connection.close()
            count += 1


_WATCHED = (
    "socket.connect",
    "socket.getaddrinfo",
    "socket.gethostbyname",
    "subprocess.Popen",
    "os.system",
    "webbrowser",
)
_watching: list[Outside] = []


def _audit(event: str, args: tuple[object, ...]) -> None:
    if _watching and event.startswith(_WATCHED):
        _watching[0].seen.append(f"{event}{args}")


sys.addaudithook(_audit)  # cannot be taken away again; it does nothing while no test watches


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[Outside]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        made = Outside(server)

        def noted(name: str) -> object:
            return lambda *args, **_: made.seen.append(f"{name}{args}")

        monkeypatch.setattr(QDesktopServices, "openUrl", noted("openUrl"))
        monkeypatch.setattr(QNetworkAccessManager, "__init__", noted("QNetworkAccessManager"))
        monkeypatch.setattr(QHostInfo, "lookupHost", noted("lookupHost"))
        _watching.append(made)
        yield made
        _watching.clear()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """(address, size of the answer) of each resource that the document wanted."""
    wanted: list[tuple[str, int]] = []
    own = message_resources.own_resource

    def told(kind: int, name: QUrl | str) -> object:
        answer = own(kind, name)
        size = answer.width() * answer.height() if isinstance(answer, QImage) else answer.size()
        wanted.append((QUrl(name).toString()[:80], size))
        return answer

    monkeypatch.setattr(message_browser, "own_resource", told)
    return wanted


def raw(html: str) -> bytes:
    head = "From: a@evil.example\r\nSubject: hi\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n"
    return head.encode() + html.encode()


def shown(qtbot: QtBot, theme: Theme, home: Home, data: bytes) -> MessageWindow:
    """The message in its window, as the app opens it."""
    opened = _prepared(hit(summary(1)), read_view(data))
    window = MessageWindow(opened, theme, Shortcuts(Settings()), Memory(home.window_file))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def read_through(window: MessageWindow) -> None:
    """What a person does with a message that opens nothing: scroll, point, walk its links, unfold, search, zoom."""
    body, app = window.body, QApplication.instance()
    assert app is not None
    for at in range(0, max(1, min(body.viewport().height(), 400)), 20):
        point = QPoint(40, at)
        where = QPointF(body.viewport().mapToGlobal(point))
        move = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(point), where, Qt.MouseButton.NoButton, Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        app.sendEvent(body.viewport(), move)
        app.sendEvent(body.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, where.toPoint()))
    for _ in range(4):
        body.focusNextPrevChild(True)
    body.unfold(every=True)
    body.mark(("hi", "go"))
    body.zoom_by(2)
    body.verticalScrollBar().setValue(body.verticalScrollBar().maximum())
    window.header.toggle.click()
    body.grab()
    for _ in range(3):
        app.processEvents()


@pytest.mark.parametrize("name", MAILS)
def test_nothing_leaves_while_a_message_is_shown(
    qtbot: QtBot, theme: Theme, home: Home, outside: Outside, asked: list[tuple[str, int]], tmp_path: Path, name: str
) -> None:
    secret = tmp_path / "secret.png"
    picture = QImage(9, 9, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    assert picture.save(str(secret))
    template, blocked = MAILS[name]
    html = template.replace("{{", "{").replace("}}", "}")
    for word, value in (
        ("{web}", outside.web),
        ("{bare}", outside.web.removeprefix("http:")),
        ("{disk}", secret.as_uri()),
        ("{path}", str(secret)),
    ):
        html = html.replace(word, value)
    window = shown(qtbot, theme, home, raw(html))
    read_through(window)
    document = paper(window._opened, window.body.whole_html)
    assert write_pdf(document, "hi", tmp_path / "paper.pdf")
    assert outside.connections() == 0
    assert outside.seen == []
    for address, size in asked:
        assert address.startswith("data:image/") or size <= 1, f"{address} was answered with {size}"
    if blocked:
        assert f"{blocked} thing" in window.notice.text()
    assert secret.read_bytes() not in (tmp_path / "paper.pdf").read_bytes()


def test_the_suite_would_notice_a_request(qtbot: QtBot, outside: Outside) -> None:
    with socket.create_connection(("127.0.0.1", outside.server.getsockname()[1])):
        qtbot.waitUntil(lambda: outside.connections() == 1)
    assert any("socket.connect" in event for event in outside.seen)
    QDesktopServices.openUrl(QUrl(outside.web))
    assert any("openUrl" in event for event in outside.seen)


def test_the_messages_own_pictures_are_shown(
    qtbot: QtBot, theme: Theme, home: Home, outside: Outside, asked: list[tuple[str, int]]
) -> None:
    data = (
        "From: a@b.example\r\nSubject: hi\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n"
        '--x\r\nContent-Type: text/html\r\n\r\n<p>look</p><img src="cid:dot@b">\r\n'
        "--x\r\nContent-Type: image/png\r\nContent-ID: <dot@b>\r\nContent-Transfer-Encoding: base64\r\n"
        f"Content-Disposition: inline\r\n\r\n{DOT}\r\n--x--\r\n"
    ).encode()
    window = shown(qtbot, theme, home, data)
    read_through(window)
    assert [address[:14] for address, size in asked if size > 1] == ["data:image/png"]
    assert window._opened.attachments == ()
    assert outside.connections() == 0


def test_the_document_never_looks_on_the_disk(qtbot: QtBot, theme: Theme, home: Home, tmp_path: Path) -> None:
    secret = tmp_path / "secret.css"
    secret.write_text("p { color: red; }")
    window = shown(qtbot, theme, home, raw("<p>hi</p>"))
    for document in (window.body.document(), paper(window._opened, window.body.whole_html)):
        for address in (secret.as_uri(), str(secret), "http://127.0.0.1/x", "//127.0.0.1/x", "qrc:/x", "cid:1"):
            sheet = document.resource(QTextDocument.ResourceType.StyleSheetResource.value, QUrl(address))
            assert not sheet


LINKS = [
    ("https://bank.example", "https://evil.example/pay", "bank.example"),
    ("www.bank.example", "https://bank.example.evil.example/", "www.bank.example"),
    ("bank.example/login", "https://bank.example@evil.example/", "bank.example"),
    ("bank.example", "https://xn--bnk-xmc.example/", "bank.example"),
    ("https://bank.example/a", "https://www.bank.example/b", ""),
    ("bank.example", "https://login.bank.example/", ""),
    ("Pay now", "https://evil.example/", ""),
    ("version 2.0 of it", "https://evil.example/", ""),
    ("write to ann@bank.example", "https://bank.example/", ""),
]


@pytest.mark.parametrize(("text", "target", "claimed"), LINKS)
def test_a_text_that_names_another_address_is_noticed(text: str, target: str, claimed: str) -> None:
    assert claimed_host((text,), QUrl(target)) == claimed


@pytest.mark.parametrize(
    ("html", "told"),
    [
        ('<a href="https://evil.example/pay">https://bank.example</a>', "which is not where it leads"),
        ('<a href="https://evil.example/pay"><b>bank</b><i>.example</i>/login</a>', "which is not where it leads"),
        ('<a href="https://b&#1072;nk.example/">my bank</a>', "letters that look like others"),
        ('<a href="https://bank.example@evil.example/">Go</a>', "<b>\u2068evil.example"),
        ('<a href="https://evil.example/pay" title="https://bank.example">Go</a>', "evil.example/pay"),
    ],
)
def test_the_real_target_is_shown_before_it_is_opened(
    qtbot: QtBot, theme: Theme, home: Home, outside: Outside, monkeypatch: pytest.MonkeyPatch, html: str, told: str
) -> None:
    window = shown(qtbot, theme, home, raw(html))
    said: list[str] = []

    def cancelled(box: QMessageBox) -> int:
        said.append(f"{box.text()} {box.informativeText()}")
        box.button(QMessageBox.StandardButton.Cancel).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", cancelled)
    window.body.focusNextPrevChild(True)  # by keyboard: to the link, and press it
    qtbot.keyClick(window.body, Qt.Key.Key_Return)
    assert told in said[0]
    assert outside.seen == []


def test_where_a_link_leads_is_told_as_soon_as_it_is_reached(qtbot: QtBot, theme: Theme, home: Home) -> None:
    window = shown(qtbot, theme, home, raw('<p>hi <a href="https://real.example/x">https://bank.example</a></p>'))
    window.body.focusNextPrevChild(True)
    qtbot.waitUntil(lambda: "https://real.example/x" in window.notice.text())


@pytest.mark.parametrize(
    ("name", "content", "opened"),
    [
        ("plan.pdf", b"%PDF-1.7", True),
        ("photo.JPG", b"\xff\xd8\xff", True),
        ("notes.txt", b"hello", True),
        ("plan.pdf.exe", b"MZ", False),
        ("plan.exe.pdf", b"MZ\x90", False),
        ("photo.png", b"#!/bin/sh\nrm", False),
        ("photo.png", b"\xef\xbb\xbf#!/bin/sh", False),
        ("photo.png", b"\x7fELF\x02", False),
        ("setup.exe", b"", False),
        ("run.sh", b"echo", False),
        ("run.bat", b"echo", False),
        ("x.js", b"", False),
        ("x.html", b"<p>", False),
        ("x.svg", b"<svg>", False),
        ("x.lnk", b"", False),
        ("x.desktop", b"[Desktop Entry]", False),
        ("x.txt", b"[InternetShortcut]\nURL=file:", False),
        ("x.docm", b"PK", False),
        ("x.jar", b"PK", False),
        ("x.scr", b"MZ", False),
        ("invoice\u202efdp.exe", b"MZ", False),
        ("noending", b"", False),
        ("", b"", False),
        ("x.pdf.", b"%PDF", True),
        ("../../.bashrc", b"", False),
    ],
)
def test_only_what_is_looked_at_can_be_opened(name: str, content: bytes, opened: bool) -> None:
    assert may_open(ViewPart(name, "application/pdf", "", False, content)) is opened
