"""Somebody else's server: takes what it is sent, keeps it, and answers as a test wants."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ssl import SSLContext


@dataclass
class Got:
    """A request that came in."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Listener:
    """Where it is, what came, and what it says: an answer for each request, the last for all that follow."""

    url: str
    got: list[Got] = field(default_factory=list)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=lambda: [(204, {})])
    #: Set to let requests hang no more.
    go_on: threading.Event = field(default_factory=threading.Event)
    hangs: bool = False
    #: So many requests are taken, and never answered.
    drops: int = 0

    def answer(self) -> tuple[int, dict[str, str]]:
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


@contextmanager
def listener(tls: SSLContext | None = None, host: str = "127.0.0.1") -> Iterator[Listener]:
    class Handler(BaseHTTPRequestHandler):
        def _take(self) -> None:
            length = int(self.headers.get("content-length", 0))
            headers = {name.lower(): value for name, value in self.headers.items()}
            made.got.append(Got(self.command, self.path, headers, self.rfile.read(length)))
            if made.hangs:
                made.go_on.wait(60)
            if made.drops:
                made.drops -= 1
                self.close_connection = True
                return
            status, more = made.answer()
            self.send_response(status)
            for name, value in more.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        do_POST = do_PUT = do_GET = _take  # noqa: N815 - as the library calls them

        def log_message(self, *said: object) -> None:
            pass

    server = ThreadingHTTPServer((host, 0), Handler)
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    scheme = "http" if tls is None else "https"
    made = Listener(f"{scheme}://{host}:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, name="listener")
    thread.start()
    try:
        yield made
    finally:
        made.go_on.set()
        server.shutdown()
        server.server_close()
        thread.join()
