"""Mails that are brought to us by SMTP or LMTP: a listener of our own, on the address the operator names.

A mail is taken when it has been answered, and what it moved is on disk; where that cannot be, the bringer is told to
come again. By SMTP an address that is not ours is refused at once. By LMTP a mail server has taken the mail already,
and would write to whoever is named as its sender: there such a mail is taken, and dropped (`inbox`).
"""

import asyncio
import logging
import socket
import weakref
from typing import Any, Final

from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP

from statecraft.server.correspondence.inbox import Inbox, TooMany
from statecraft.server.correspondence.letter import MOST_BYTES
from statecraft.server.log import logger
from statecraft.server.refusal import Refused
from statecraft.server.store import StoreError

_PATIENCE: Final = 60.0
"""Seconds in which whoever has called must say something."""
_MOST_LINES: Final = 50
"""So many connections there are at once; others wait until one is done."""
_LONGEST_LINE: Final = 100_000
"""Longer than the standard allows: some programs write HTML in one line."""

log = logger("replies")
# It writes down each line that it reads, and so what people write.
logging.getLogger("mail.log").setLevel(logging.WARNING)


class _ByLmtp(LMTP):  # type: ignore[misc]
    line_length_limit = _LONGEST_LINE


class _BySmtp(SMTP):  # type: ignore[misc]
    line_length_limit = _LONGEST_LINE


class Listener:
    """Takes mails from whoever calls, until it is closed."""

    def __init__(self, inbox: Inbox, scheme: str, listening: socket.socket, own: str) -> None:
        self._inbox = inbox
        self._scheme = scheme
        self._listening = listening
        #: The address our mails come from, to which reports about them are sent.
        self._own = own.lower()
        self._server: asyncio.Server | None = None
        self._room = asyncio.Semaphore(_MOST_LINES)
        self._lines: weakref.WeakSet[SMTP] = weakref.WeakSet()

    async def begin(self) -> None:
        """Take mails from now on."""
        loop = asyncio.get_running_loop()
        kind = _ByLmtp if self._scheme == "lmtp" else _BySmtp

        def line() -> SMTP:
            made = kind(
                self,
                data_size_limit=MOST_BYTES,
                enable_SMTPUTF8=True,
                hostname=self._own.rpartition("@")[2],
                ident="Statecraft",
                timeout=_PATIENCE,
                loop=loop,
            )
            self._lines.add(made)
            return made

        self._server = await loop.create_server(line, sock=self._listening)

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        for line in self._lines:
            # What was not taken yet comes again.
            if line.transport is not None:
                line.transport.close()

    # What aiosmtpd calls.

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Any, envelope: Any, to: str, _options: list[str]
    ) -> str:
        if envelope.rcpt_tos:
            # By LMTP each would have an answer of its own.
            return "452 4.5.3 One recipient at a time"
        known = to.lower() == self._own or self._inbox.is_ours(to)
        if not known and self._scheme == "smtp":
            return "550 5.1.1 No such address here"
        envelope.rcpt_tos.append(to)
        return "250 2.1.5 OK"

    async def handle_DATA(  # noqa: N802
        self, _server: SMTP, _session: Any, envelope: Any
    ) -> str:
        try:
            async with self._room:
                await self._inbox.take(
                    envelope.content, envelope.mail_from or "", envelope.rcpt_tos
                )
        except TooMany:
            return "451 4.7.1 Too many for now, come again later"
        except (StoreError, OSError, Refused) as error:
            log.warning("mail not taken", reason=str(error))
            return "451 4.3.0 Not now, come again later"
        return "250 2.0.0 Taken"

    async def handle_exception(self, error: Exception) -> str:
        log.error("mail not read", reason=f"{type(error).__name__}: {error}")
        return "451 4.3.0 Not now, come again later"
