"""Where mails come in, as a setting names it, and the door that is opened there before the server runs.

What is done with a mail is in `inbox`; who brings it in, in `listener` and `maildir`.
"""

import socket
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class MailIn:
    """Where mails come in: by which protocol, at which address; or in which folder."""

    scheme: str
    host: str = ""
    port: int = 0
    folder: str = ""

    @staticmethod
    def of(url: str) -> "MailIn":
        """As an address says it; ValueError where it does not."""
        parts = urlsplit(url)
        if parts.scheme == "maildir" and parts.path.strip("/") and not parts.netloc:
            return MailIn("maildir", folder=parts.path)
        if parts.scheme in ("lmtp", "smtp") and parts.hostname and parts.port is not None:
            if not parts.path.strip("/") and parts.username is None:
                return MailIn(parts.scheme, parts.hostname, parts.port)
        raise ValueError("neither a listener nor a folder")

    def __str__(self) -> str:
        if self.scheme == "maildir":
            return f"maildir:{self.folder}"
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}:{self.port}"

    def open(self) -> "socket.socket | None":
        """Listen there, or lay out the folder; OSError where that cannot be."""
        if self.scheme == "maildir":
            for name in ("tmp", "new", "cur"):
                (Path(self.folder) / name).mkdir(parents=True, exist_ok=True)
            return None
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        return socket.create_server((self.host, self.port), family=family)
