"""Mails handed over to a server for mails, by SMTP: what its answers mean for the row, and what to do next.

One connection serves all that is sent together, and is left soon afterwards. A server that cannot be reached, hangs or
closes the line is *shut*: the rows wait. An answer 4xx is about this mail and now, 5xx about this mail and for good; an
address that is refused for good gets no more mails (`people/mail_wishes`).
"""

import asyncio
import ssl
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import aiosmtplib

from statecraft.server.jobs.dkim import DkimKey
from statecraft.server.jobs.mail import Draw, message, message_id, pictures_of
from statecraft.server.jobs.outbox import Done, Later, Never, Shut
from statecraft.server.jobs.smtp_server import SmtpServer
from statecraft.server.people.mail_wishes import mail_bounced
from statecraft.server.store import Connection, Row

PATIENCE: Final = 30.0
"""Seconds a server has for each answer."""
_IDLE: Final = 2.0
"""Seconds for which a line is kept for a next mail."""
_NO_SUCH: Final = frozenset({550, 551, 553, 556})
"""Answers to an address: it does not exist, or not any more."""


class Smtp:
    """Hands mails over, one after another on one line."""

    def __init__(
        self,
        server: SmtpServer,
        sender: str,
        clock: Callable[[], float],
        key: DkimKey | None = None,
        draw: Draw | None = None,
        patience: float = PATIENCE,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._server = server
        self._sender = sender
        self._clock = clock
        self._key = key
        self._draw = draw
        self._patience = patience
        self._trust = trust
        self._line: aiosmtplib.SMTP | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._left: set[asyncio.Task[None]] = set()

    async def send(self, row: Row) -> Done | None:
        pictures = await pictures_of(row, self._draw)
        content = await asyncio.to_thread(self._written, row, pictures)
        if self._leaving is not None:
            self._leaving.cancel()
        try:
            line = await self._connected()
            await line.sendmail(self._sender, [row["to_address"]], content)
        except aiosmtplib.SMTPRecipientsRefused as refused:
            answer = refused.recipients[0]
            self._judge(answer.code, f"{answer.code} {answer.message}", row)
        except (aiosmtplib.SMTPSenderRefused, aiosmtplib.SMTPAuthenticationError) as refused:
            # Not about this mail: the settings are wrong, or the server has changed its mind about us.
            self._drop()
            raise Shut(f"{refused.code} {refused.message}") from refused
        except aiosmtplib.SMTPResponseException as refused:
            self._judge(refused.code, f"{refused.code} {refused.message}", None)
        except aiosmtplib.SMTPNotSupported as refused:
            raise Never(str(refused)) from refused
        except (aiosmtplib.SMTPException, OSError) as error:
            self._drop()
            raise Shut(f"{type(error).__name__}: {error}") from error
        finally:
            self._leave_soon()
        # By its name a mail is known that comes back.
        return partial(_note_name, row["id"], message_id(row, self._sender))

    def _written(self, row: Row, pictures: Mapping[str, bytes]) -> bytes:
        content = message(row, self._sender, pictures).as_bytes()
        return content if self._key is None else self._key.signed(content)

    def _judge(self, code: int, reason: str, row: Row | None) -> None:
        """Raise what an answer means; ``row`` where it was about the address."""
        if code == 421:
            self._drop()
            raise Shut(reason)
        if code < 500:
            raise Later(reason)
        if row is not None and code in _NO_SUCH:
            raise Never(
                reason,
                partial(mail_bounced, address=row["to_address"], reason=reason, now=self._clock()),
            )
        raise Never(reason)

    async def _connected(self) -> aiosmtplib.SMTP:
        if self._line is not None and self._line.is_connected:
            return self._line
        server = self._server
        line = aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            timeout=self._patience,
            use_tls=server.tls,
            start_tls=server.starttls,
            tls_context=self._trust,
            local_hostname=self._sender.rpartition("@")[2],
        )
        try:
            await line.connect()
        except aiosmtplib.SMTPException as error:
            line.close()
            raise Shut(f"{type(error).__name__}: {error}") from error
        self._line = line
        if server.name is not None:
            secret = server.tls or line.get_transport_info("sslcontext") is not None
            if not secret and not server.is_here():
                self._drop()
                raise Shut("the server offers no TLS, and a password is not sent in the open")
            await line.login(server.name, server.password or "")
        return line

    def _drop(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def _leave_soon(self) -> None:
        if self._line is not None:
            self._leaving = asyncio.get_running_loop().call_later(_IDLE, self._leave)

    def _leave(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            leaving = asyncio.create_task(_goodbye(line))
            self._left.add(leaving)
            leaving.add_done_callback(self._left.discard)


def _note_name(id: int, name: str, db: Connection) -> None:
    db.run("UPDATE mail SET message_id = :name WHERE id = :id", name=name, id=id)


async def _goodbye(line: aiosmtplib.SMTP) -> None:
    try:
        await line.quit()
    except (aiosmtplib.SMTPException, OSError):
        # All that was sent has been answered: who does not say goodbye is left alone.
        line.close()
