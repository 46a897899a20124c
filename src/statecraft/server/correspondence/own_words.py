"""What of a mail its writer has written: without quoted text, signatures, and what programs put below.

Each rule is a row below, in English and German. Where it is uncertain whether a line is the writer's own it stays: then
the mail says something that is no answer, and is not taken for one (`answers`).
"""

import re
from typing import Final

ABOVE: Final = "=-=-="
"""Stands in the line above which our mails ask to be answered."""

_QUOTED: Final = re.compile(r"\s*[>|»]")
_ATTRIBUTION: Final = re.compile(
    r"^(?!\s*[>|»])\s*(?:"
    r"(?:on|am|le|at)\b.{4,400}?\b(?:wrote|writes|schrieb|schreibt|geschrieben|a écrit)\b.{0,200}?:?"
    r"|.{1,200}?\b(?:wrote|schrieb|schreibt)\b[^:\n]{0,120}:"
    r"|(?:gesendet|von|sent|from)\s?:.{1,300}?\b(?:betreff|subject)\s?:.*"
    r")\s*$",
    re.IGNORECASE | re.DOTALL,
)
_LONGEST_ATTRIBUTION: Final = 4
_BROKEN: Final = 55
"""Signs that a quoted line has at least that was broken in two."""
#: From such a line on all is the mail before, or below the signature.
_ENDS: Final = tuple(
    re.compile(each, re.IGNORECASE)
    for each in (
        r"^--\s?$",
        r"^-{2,}\s*(original|ursprüngliche|forwarded|weitergeleitete|reply)\b.*-{2,}$",
        r"^(begin forwarded message|anfang der weitergeleiteten nachricht)\s?:?$",
        r"^_{10,}$",
        r"^\*{10,}$",
    )
)
#: With such a line who has answered takes leave; what comes below is a name, perhaps with a telephone number.
_CLOSINGS: Final = tuple(
    re.compile(each, re.IGNORECASE)
    for each in (
        r"^((best|kind|warm) )?regards\b.{0,20}$",
        r"^(best|cheers|thanks|thank you|many thanks|yours|sincerely|love|see you)\s?[,!.]?$",
        r"^(mit )?((viele|beste|liebe|schöne|herzliche|freundliche|sonnige)[nr]? )?gr(u|ü)(ß|ss)e?n?\b.{0,30}$",
        r"^(lg|vg|mfg|hg|bg)\s?[,!.]?$",
        r"^(danke|vielen dank|besten dank|bis bald|bis dann|tschüss|ciao)\s?[,!.]?$",
    )
)
#: Such lines are put there by programs.
_DROPPED: Final = tuple(
    re.compile(each, re.IGNORECASE)
    for each in (
        r"^(sent|written|envoyé) (from|with|via|by|using)\b.*",
        r"^(von|aus|mit) (meinem?|dem|der)\b.{1,60}\b(gesendet|geschrieben|verschickt|versendet)\W*$",
        r"^(gesendet|verschickt|versendet|geschrieben) (von|mit|aus|über|via)\b.*",
        r"^diese (nachricht|e-?mail) wurde\b.*",
        r"^von (meinem|mein) .{1,60}$",
        r"^(get|holen sie sich) outlook\b.*",
        r"^outlook (für|for)\b.*",
        r"^yahoo mail\b.*",
        r"^.{0,10}(auf|on|mit|using) (dem )?(android|iphone|ipad|samsung)\b.{0,30}$",
        r"^\[?(image|bild|cid|inline)[: ].*",
        r"^<?https?://\S+>?$",
    )
)
_HEAD: Final = re.compile(
    r"^\W{0,3}(from|von|sent|gesendet|date|datum|to|an|cc|subject|betreff|reply-to|antwort an)\W{0,3}:",
    re.IGNORECASE,
)


def own_words(text: str) -> list[str]:
    """The writer's own lines, in order, without those that are empty."""
    lines = _lines(text)
    own: list[str] = []
    at = 0
    while at < len(lines):
        line = lines[at]
        if _QUOTED.match(line) or _is_broken_off(lines, at):
            at += 1
            continue
        if ABOVE in line or _ends(line) or _is_head(lines, at):
            break
        attribution = _attribution(lines, at)
        if attribution:
            at += attribution
            if not _quotes_next(lines, at):
                # The program marks no quotes: all that follows is the mail before.
                break
            continue
        if any(_has_digit(each) for each in own) and any(each.match(line) for each in _CLOSINGS):
            break
        if line and not any(each.match(line) for each in _DROPPED):
            own.append(line)
        at += 1
    return own


def _lines(text: str) -> list[str]:
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    # Signs that are not seen, and blanks that do not break.
    plain = re.sub("[\u200b-\u200f\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069\x00]", "", plain)
    return [line.replace("\u00a0", " ").strip() for line in plain.split("\n")]


def _ends(line: str) -> bool:
    return any(each.match(line) for each in _ENDS)


def _has_digit(line: str) -> bool:
    return any(sign.isdigit() for sign in line)


def _is_head(lines: list[str], at: int) -> bool:
    """Whether the head of another mail begins here: two lines or more of the kind "From: …", the first at once."""
    if not _HEAD.match(lines[at]):
        return False
    following = [line for line in lines[at + 1 : at + 8] if line][:3]
    return any(_HEAD.match(line) for line in following)


def _attribution(lines: list[str], at: int) -> int:
    """How many lines from here say who wrote what is quoted below; 0 where none does."""
    if not lines[at]:
        return 0
    for count in range(1, _LONGEST_ATTRIBUTION + 1):
        some = lines[at : at + count]
        if not all(some) or any(_QUOTED.match(line) for line in some):
            return 0
        if any(_is_answer(line) for line in some):
            return 0
        if _ATTRIBUTION.match(" ".join(some)) and (count == 1 or some[-1].endswith(":")):
            return count
    return 0


def _is_broken_off(lines: list[str], at: int) -> bool:
    """Whether a program has broken a quoted line and forgotten to mark the rest."""
    before = lines[at - 1] if at else ""
    return (
        bool(lines[at])
        and len(before) >= _BROKEN
        and _QUOTED.match(before) is not None
        and not _is_answer(lines[at])
    )


def _is_answer(line: str) -> bool:
    """Whether a line has nothing but numbers: no line of an attribution looks so."""
    return re.fullmatch(r"[\d\s;,.)\]\[]+", line) is not None


def _quotes_next(lines: list[str], at: int) -> bool:
    following = next((line for line in lines[at:] if line), "")
    return _QUOTED.match(following) is not None
