"""The text of an HTML mail, without what it quotes.

Mail programs mark what they quote by elements and names of their own; that is left out here, as far as it is marked.
What is not is left to `own_words`, which sees the lines. Nothing is fetched, and broken HTML is read as far as it goes.
"""

from html.parser import HTMLParser
from typing import Final

_UNSEEN: Final = frozenset({"script", "style", "head", "title", "template", "blockquote"})
_LINES: Final = frozenset(
    {"p", "div", "li", "tr", "ul", "ol", "table", "h1", "h2", "h3", "h4", "pre", "section"}
)
_EMPTY: Final = frozenset(
    {"br", "hr", "img", "meta", "link", "input", "area", "base", "col", "wbr", "source"}
)
_QUOTES: Final = (
    "gmail_quote",
    "gmail_attr",
    "yahoo_quoted",
    "moz-cite-prefix",
    "moz-signature",
    "protonmail_quote",
    "zmail_extra",
    "gmx_quote",
    "outlookmessageheader",
    "gmail_signature",
)
#: From such an element on all is quoted, whatever element it is in.
_REST: Final = (
    "appendonsend",
    "divrplyfwdmsg",
    "x_divrplyfwdmsg",
    "mail-editor-reference",
    "ms-outlook-mobile-reference",
)
RULE: Final = "_" * 32
"""A line drawn across the mail, as `own_words` knows it."""


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._open: list[tuple[str, bool]] = []
        self._unseen = 0
        self.ended = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self.ended:
            return
        named = {name: (value or "").lower() for name, value in attrs}
        names = f"{named.get('class', '')} {named.get('id', '')} {named.get('name', '')}"
        if any(each in names for each in _REST) and not self._unseen:
            self.ended = True
            return
        if tag in _EMPTY:
            if not self._unseen:
                self.parts.append(f"\n{RULE}\n" if tag == "hr" else "\n" if tag == "br" else "")
            return
        hides = tag in _UNSEEN or any(each in names for each in _QUOTES)
        if tag == "body":
            # What is forgotten open before it ends here.
            self._open.clear()
            self._unseen = 0
        self._open.append((tag, hides))
        self._unseen += hides
        if tag in _LINES or tag == "blockquote":
            self.parts.append("\n")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.ended or not any(tag == each for each, _hides in self._open):
            return
        while self._open:
            each, hides = self._open.pop()
            self._unseen -= hides
            if each == tag:
                break
        if tag in _LINES or tag == "blockquote":
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        if not self._unseen and not self.ended:
            self.parts.append(" ".join(data.split()) if data.strip() else " ")


def text_of(html: str) -> str:
    """The lines that whoever wrote an HTML mail sees as their own, as far as it says which these are."""
    reader = _Reader()
    try:
        reader.feed(html)
        reader.close()
    except (AssertionError, ValueError):
        # Python's reader gives up on some broken markup; what it has read by then stands.
        pass
    lines = [" ".join(line.split()) for line in "".join(reader.parts).split("\n")]
    return "\n".join(lines)
