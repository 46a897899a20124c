"""A real server for mails on a free port, which does what it is told: takes mails, refuses, hangs, drops the line."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

TAKE, HANG, DROP, DROP_AFTER = "take", "hang", "drop", "drop after"


class Postman:
    """Takes mails; what it does with the next ones can be told, one after the other."""

    def __init__(self) -> None:
        self.mails: list[bytes] = []
        self.to: list[str] = []
        self.next_rcpt: list[str] = []
        self.next_data: list[str] = []
        self.lines = 0
        self.was_secret: list[bool] = []
        self.who: list[bytes] = []
        self._open: set[asyncio.BaseTransport] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    def read(self, since: int = 0) -> list[EmailMessage]:
        """The mails that came after so many."""
        return [BytesParser(policy=policy.default).parsebytes(mail) for mail in self.mails[since:]]

    # What aiosmtpd calls.

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        said = self.next_rcpt.pop(0) if self.next_rcpt else TAKE
        if said == HANG:
            await asyncio.Event().wait()
        if said != TAKE:
            return said
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Any, envelope: Any
    ) -> str:
        said = self.next_data.pop(0) if self.next_data else TAKE
        if said == HANG:
            await asyncio.Event().wait()
        if said == DROP:
            server.transport.abort()
        if said in (TAKE, DROP_AFTER):
            self.mails.append(envelope.content)
            self.to += envelope.rcpt_tos
            self.was_secret.append(session.ssl is not None)
        if said == DROP_AFTER:
            server.transport.abort()
        return "250 OK" if said in (TAKE, DROP, DROP_AFTER) else said

    def log_in(
        self, server: SMTP, session: Any, envelope: Any, mechanism: str, data: Any
    ) -> AuthResult:
        good = isinstance(data, LoginPassword) and data.password == b"s3cret&/"
        if good:
            self.who.append(data.login)
        return AuthResult(success=good, handled=good)

    # Being there, and being killed.

    async def begin(self, port: int = 0, **settings: Any) -> None:
        def made() -> SMTP:
            self.lines += 1
            smtp = SMTP(self, hostname="post.example", **settings)
            open_before = smtp.connection_made

            def connected(transport: asyncio.BaseTransport) -> None:
                self._open.add(transport)
                open_before(transport)

            smtp.connection_made = connected
            return smtp

        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(made, "127.0.0.1", port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def kill(self) -> None:
        """Every line breaks at once, and nobody answers any more."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for transport in self._open:
            if isinstance(transport, asyncio.Transport):
                transport.abort()
        self._open.clear()
        # What its lines still had to do comes to its end.
        await asyncio.sleep(0)


@asynccontextmanager
async def postman(log_in: bool = False, **settings: Any) -> AsyncIterator[Postman]:
    """One that is there for a while; where one must ``log_in`` the password is `s3cret&/`."""
    made = Postman()
    if log_in:
        settings |= {"authenticator": made.log_in, "auth_required": True}
    await made.begin(**settings)
    try:
        yield made
    finally:
        await made.kill()


def server_context(certificate: str, key: str) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context
