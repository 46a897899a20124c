"""The server that mails are handed over to, as a setting names it. What is said to it is in `jobs/smtp`."""

import ipaddress
from dataclasses import dataclass, field
from urllib.parse import parse_qs, unquote, urlsplit


@dataclass(frozen=True, slots=True)
class SmtpServer:
    """Where mails are handed over: `smtp://name:password@host:port?starttls=required`, or `smtps://`."""

    host: str
    port: int
    name: str | None = None
    password: str | None = field(default=None, repr=False)
    tls: bool = False
    starttls: bool | None = None
    """Whether the line must become a secret one first; None where it does if the server offers it."""

    @staticmethod
    def of(url: str) -> "SmtpServer":
        parts = urlsplit(url)
        asked = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        tls = parts.scheme == "smtps"
        known = {"required": True, "off": False, "offered": None}
        if set(asked) - {"starttls"} or asked.get("starttls", "offered") not in known:
            raise ValueError("starttls")
        return SmtpServer(
            parts.hostname or "",
            parts.port or (465 if tls else 587 if parts.username else 25),
            None if parts.username is None else unquote(parts.username),
            None if parts.password is None else unquote(parts.password),
            tls,
            False if tls else known[asked.get("starttls", "offered")],
        )

    def is_here(self) -> bool:
        """Whether it is on this machine, where nobody listens in."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"
