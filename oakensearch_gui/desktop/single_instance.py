"""One window a home: a second start hands what it was asked for to the first, which comes to the front.

A lock file says who is first (its owner's death frees it); a local socket, open to this person alone, carries one line
of JSON: ``{"query": "…", "mailbox": "/path", "message": "/file"}``. It is answered with ``ok``.
"""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import asdict, dataclass

from PySide6.QtCore import QLockFile, QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from oakensearch_gui.paths import Home

_LONGEST_PATH = 100
"""Bytes of a socket's path that every system takes (108 on Linux, 104 on macOS)."""

_LONGEST_LINE = 64 * 1024
_PATIENCE_MS = 3000
_OK = b"ok\n"


@dataclass(frozen=True, slots=True)
class Wish:
    """What a start asks for: a search, a mailbox to add, a message file to show; with none, only the window."""

    query: str = ""
    mailbox: str = ""
    message: str = ""


class SingleInstance(QObject):
    """`wished(Wish)` when another start asked for something."""

    wished = Signal(object)

    def __init__(self, home: Home, parent: QObject | None = None) -> None:
        super().__init__(parent)
        home.create()
        self._name = _name(home)
        self._lock = QLockFile(str(home.root / "window.lock"))
        self._lock.setStaleLockTime(0)  # only its owner's death frees it, however long it has been held
        self._server: QLocalServer | None = None

    def become_first(self) -> bool:
        """Whether this is the only one; it then hears what later ones ask for."""
        if not self._lock.tryLock(0):
            return False
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self.on_connection_made)
        QLocalServer.removeServer(self._name)  # the socket of one that died
        self._server.listen(self._name)  # where it cannot, later starts are told that nobody answers
        return True

    def hand_over(self, wish: Wish) -> bool:
        """Ask the first one; false when it does not answer."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_PATIENCE_MS):
            return False
        socket.write(json.dumps(asdict(wish)).encode() + b"\n")
        if not socket.waitForBytesWritten(_PATIENCE_MS):
            return False
        while not socket.canReadLine():
            if not socket.waitForReadyRead(_PATIENCE_MS):
                return False
        return bytes(socket.readLine().data()) == _OK

    def close(self) -> None:
        """Let the next start be the first."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    @Slot()
    def on_connection_made(self) -> None:
        """Called by the server."""
        while self._server is not None and self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.readyRead.connect(self.on_ready_to_read)
            socket.disconnected.connect(socket.deleteLater)
            if socket.canReadLine():
                self._read(socket)

    @Slot()
    def on_ready_to_read(self) -> None:
        """Called by a connection."""
        socket = self.sender()
        assert isinstance(socket, QLocalSocket)
        if socket.canReadLine():
            self._read(socket)
        elif socket.bytesAvailable() > _LONGEST_LINE:
            socket.abort()

    def _read(self, socket: QLocalSocket) -> None:
        wish = _wish(bytes(socket.readLine(_LONGEST_LINE).data()))
        if wish is None:
            socket.abort()
            return
        socket.write(_OK)
        socket.flush()
        self.wished.emit(wish)


def _wish(line: bytes) -> Wish | None:
    try:
        content = json.loads(line)
        wishes = [content[name] for name in ("query", "mailbox", "message")]
    except (ValueError, TypeError, KeyError):
        return None
    return Wish(*wishes) if all(isinstance(one, str) for one in wishes) else None


def _name(home: Home) -> str:
    """The socket's name: in the home itself, which is private, where such a path is not too long."""
    path = home.root.resolve() / "window.socket"
    if sys.platform != "win32" and len(str(path).encode()) <= _LONGEST_PATH:
        return str(path)
    return f"oakensearch-{hashlib.blake2b(str(path).encode(), digest_size=12).hexdigest()}"
