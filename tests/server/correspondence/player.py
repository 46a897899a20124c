"""Somebody who plays by mail alone: reads what comes, picks a number out of it, and writes that back."""

import random
import re
import smtplib
from email.message import EmailMessage
from email.utils import parseaddr
from typing import Final

from statecraft.locale import Texts

ANSWER: Final = re.compile(r"  \[(\d+(?: \d+)*)(?:–(\d+))?\] (.*)")
Path = tuple[int, ...]


class MailPlayer:
    """Knows nothing but the mails it gets, and how people answer in its language."""

    def __init__(self, address: str, texts: Texts, port: int, seed: int) -> None:
        self.address = address
        self._texts = texts
        self._port = port
        self._rng = random.Random(seed)
        self._begun: Path = ()
        self.written = 0
        self.refused: list[str] = []

    def read(self, mail: EmailMessage) -> None:
        """Answer a mail that asks for something."""
        part = mail.get_body(("plain",))
        assert part is not None
        text = str(part.get_content())
        if self._texts.say("mail-reply-left", words="").strip() in text:
            self.refused.append(text)
        answers = self._asked(text)
        if answers:
            self._reply(mail, text, self._chosen(answers))

    def _asked(self, text: str) -> list[tuple[Path, bool]]:
        """The numbers to choose from, and whether each is a whole answer; none where nothing must be decided."""
        lines = text.splitlines()
        if self._begun:
            size = len(self._begun)
            following = [
                (path, whole)
                for path, whole in _numbers(lines)
                if path[:size] == self._begun and len(path) > size
            ]
            if following:
                return following
            self._begun = ()
        for key in ("mail-reply-now", "mail-turn-decide"):
            heading = self._texts.say(key)
            if heading in lines:
                return _numbers(_first_block(lines[lines.index(heading) + 1 :]))
        return []

    def _chosen(self, answers: list[tuple[Path, bool]]) -> Path:
        whole = [path for path, is_whole in answers if is_whole]
        path = self._rng.choice(whole or [path for path, _whole in answers])
        self._begun = () if path in whole else path
        return path

    def _reply(self, mail: EmailMessage, text: str, path: Path) -> None:
        """As a mail program does: above what it quotes, with the subject and the address that it was given."""
        self.written += 1
        made = EmailMessage()
        made["From"] = self.address
        made["To"] = mail["Reply-To"]
        made["Subject"] = f"Re: {mail['Subject']}"
        made["Message-ID"] = f"<{self.written}.{self.address}>"
        made["In-Reply-To"] = mail["Message-ID"]
        quoted = "\n".join([f"> {line}" for line in text.splitlines()])
        written = " ".join(map(str, path))
        made.set_content(f"{written}\n\nAm 04.05.27 um 09:15 schrieb Statecraft:\n{quoted}\n")
        with smtplib.LMTP("127.0.0.1", self._port, timeout=60) as line:
            line.sendmail(self.address, [parseaddr(str(mail["Reply-To"]))[1]], made.as_bytes())


def _first_block(lines: list[str]) -> list[str]:
    """The lines of the first question, up to the empty line behind its answers."""
    found: list[str] = []
    for line in lines:
        if not line.strip() and any(ANSWER.match(each) for each in found):
            break
        found.append(line)
    return found


def _numbers(lines: list[str]) -> list[tuple[Path, bool]]:
    """All numbers of these lines; of a row of amounts the first."""
    found: list[tuple[Path, bool]] = []
    for line in lines:
        match = ANSWER.match(line)
        if match is not None:
            whole = "…" not in match[3].rpartition("(")[0] + match[3][-1:]
            found.append((tuple(map(int, match[1].split())), whole and match[2] is None))
    return found
