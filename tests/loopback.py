"""An HTTP server on this machine, in a thread, for tests of what is sent to an endpoint and of what comes back."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True, slots=True)
class Asked:
    """One request as it arrived."""

    path: str
    headers: Mapping[str, str]
    body: Any


@dataclass(frozen=True, slots=True)
class Reply:
    """What the server says: `body` is sent as JSON unless it is bytes."""

    body: Any = None
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)


Answer = Callable[[Asked], Reply]


class Loopback:
    """The server's address and what it was asked."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.asked: list[Asked] = []
        loopback = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                asked = Asked(self.path, dict(self.headers), body)
                loopback.asked.append(asked)
                reply = loopback.answer(asked)
                data = reply.body if isinstance(reply.body, bytes) else json.dumps(reply.body).encode()
                self.send_response(reply.status)
                for name, value in {**reply.headers, "Content-Length": str(len(data))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}/v1"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def loopback(answer: Answer) -> Iterator[Loopback]:
    """A server that answers so, for the length of a `with`."""
    server = Loopback(answer)
    try:
        yield server
    finally:
        server.close()


def unused_url() -> str:
    """An address of this machine where nobody listens."""
    with loopback(lambda _: Reply()) as server:
        return server.url


def embeddings(asked: Asked, dimension: int = 4) -> Reply:
    """What an OpenAI-compatible server answers: a vector of each text, made of its length and first letters."""
    vectors = [[float(len(text)), *(float(ord(c)) for c in text.ljust(dimension)[: dimension - 1])] for text in
               asked.body["input"]]  # fmt: skip
    data = [{"object": "embedding", "index": at, "embedding": vector} for at, vector in enumerate(vectors)]
    return Reply({"object": "list", "data": data, "model": asked.body["model"]})
