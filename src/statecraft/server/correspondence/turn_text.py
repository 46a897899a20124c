"""How a mail about tables looks: as plain text, and as HTML with the same words.

The HTML has its styles inline and takes over the colours of the program that shows it, so that it can be read in the
dark as well; it asks for nothing from anywhere: its pictures come with the mail, and nothing tells that it was read.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from statecraft.locale import Texts
from statecraft.server.correspondence.decisions import how, listed, said
from statecraft.server.correspondence.turn_letter import Dice, Section, cid, picture_words

_RULE = "border:0;border-top:1px solid #8888;margin:1.4em 0"
_PLAIN = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5"
_QUIET = "font-size:13px;opacity:.75"
_HEAD = "font-size:16px;margin:1.2em 0 .3em"
_LIST = "margin:0;padding-left:1.2em"
_NUMBER = "font-family:ui-monospace,Consolas,monospace;font-weight:700"
_BUTTON = "display:inline-block;padding:.6em 1.2em;border:2px solid #3f8fd6;border-radius:8px;font-weight:700;text-decoration:none"


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands around the tables of a mail."""

    name: str
    foot: str
    """The fingerprint of the key that signs the dice; "" before there is one."""
    stop: str
    """The address of the page that ends such mails."""
    mark: str
    """What tells this mail from all others."""
    replies: tuple[str | None, ...]
    """Where each table's decisions are answered to."""


def plain(sections: Sequence[Section], frame: Frame, texts: Texts) -> str:
    """A mail as plain text."""
    lines = [texts.say("mail-turn-hello", name=frame.name), ""]
    if len(sections) > 1:
        lines += [texts.say("mail-digest", count=len(sections)), ""]
    for at, section in enumerate(sections):
        if at:
            lines += ["", "=" * 40, ""]
        lines += _section(section, frame.replies[at], len(sections) > 1, texts)
    lines += ["", texts.say("mail-turn-stop", link=frame.stop)]
    # Where an answer begins is found by this line, which comes back with what was quoted.
    answered = [texts.say("mail-reply-above"), ""] if any(frame.replies) else []
    return "\n".join([*answered, *lines]) + frame.foot


def _section(section: Section, reply: str | None, several: bool, texts: Texts) -> list[str]:
    lines = [section.opening]
    if section.until:
        lines.append(section.until)
    lines += ["", section.link]
    if section.happened:
        lines += ["", texts.say("mail-turn-happened")]
        lines += happened(section.happened, section.earlier, texts)
    lines += ["", texts.say("mail-turn-situation")]
    lines += [f"- {line}" for line in _standings(section, texts)]
    if section.decisions is not None and section.decisions.open:
        lines += ["", texts.say("mail-turn-decide"), ""]
        lines += listed(section.decisions.open, texts, numbered=reply is not None)
        lines += ["", *_how(section, reply, several, texts)]
    if section.dice is not None:
        lines += ["", *dice_lines(section.dice, section.code, texts)]
    return lines


def happened(lines: Sequence[str], earlier: int, texts: Texts) -> list[str]:
    """What has happened, a line each."""
    before = [texts.say("mail-turn-earlier", count=earlier)] if earlier else []
    return [f"- {line}" for line in [*before, *lines]]


def _standings(section: Section, texts: Texts) -> list[str]:
    return [
        texts.say(
            "mail-turn-standing",
            name=each.name,
            points=each.points,
            me="yes" if each.is_me else "no",
        )
        for each in section.standings
    ]


def _how(section: Section, reply: str | None, several: bool, texts: Texts) -> list[str]:
    """How a decision is answered: by a reply, to an address of its own where the mail has several."""
    if section.decisions is None or reply is None:
        return []
    lines = [how(section.decisions, texts)]
    if several:
        lines.append(texts.say("mail-turn-reply-to", address=reply))
    return lines


def dice_lines(dice: Dice, code: str, texts: Texts) -> list[str]:
    """What a mail says about the dice attached to it: how many, and the head of their chain."""
    return [
        texts.say(
            "mail-turn-dice",
            entries=dice.entries,
            rolls=dice.rolls,
            file=f"dice-{code}.json",
        ),
        texts.say("mail-turn-head", entry=str(dice.last), head=dice.head),
    ]


# The same as HTML.


def html(sections: Sequence[Section], frame: Frame, texts: Texts) -> str:
    """A mail as HTML."""
    parts = []
    if any(frame.replies):
        parts.append(_p(texts.say("mail-reply-above"), _QUIET))
    parts.append(_p(texts.say("mail-turn-hello", name=frame.name)))
    if len(sections) > 1:
        parts.append(_p(texts.say("mail-digest", count=len(sections))))
    for at, section in enumerate(sections):
        if at:
            parts.append(f'<hr style="{_RULE}">')
        parts += _section_html(section, frame, at, len(sections) > 1, texts)
    stop = escape(texts.say("mail-turn-stop", link="\n"))
    link = f'<a href="{escape(frame.stop)}">{escape(frame.stop.partition("?")[0].rsplit("/", 1)[0])}/…</a>'
    parts.append(f'<hr style="{_RULE}"><p style="{_QUIET}">{stop.replace(chr(10), link)}</p>')
    if frame.foot:
        parts.append(_p(frame.foot.replace("\n-- \n", "").strip(), _QUIET))
    return (
        f'<!doctype html>\n<html lang="{texts.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        '<meta name="supported-color-schemes" content="light dark">\n'
        "<style>:root{color-scheme:light dark}</style>\n"
        f'</head>\n<body style="{_PLAIN};max-width:640px;margin:0 auto;padding:12px">\n'
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _p(text: str, style: str = "margin:.5em 0") -> str:
    return f'<p style="{style}">{escape(text)}</p>'


def _section_html(
    section: Section, frame: Frame, at: int, several: bool, texts: Texts
) -> list[str]:
    parts = [_p(section.opening, "font-size:18px;margin:.5em 0")]
    if section.until:
        parts.append(_p(section.until, "font-weight:700;margin:.5em 0"))
    words = escape(texts.say("mail-turn-open"))
    parts.append(f'<p><a href="{escape(section.link)}" style="{_BUTTON}">{words}</a></p>')
    if section.picture is not None:
        alt = escape(picture_words(section, texts))
        parts.append(
            f'<p><img src="cid:{cid(section, frame.mark)}" alt="{alt}" width="616"'
            ' style="max-width:100%;height:auto;border-radius:8px"></p>'
        )
    if section.happened:
        earlier = [texts.say("mail-turn-earlier", count=section.earlier)] if section.earlier else []
        parts += _listed(texts.say("mail-turn-happened"), [*earlier, *section.happened])
    parts += _listed(texts.say("mail-turn-situation"), _standings(section, texts))
    if section.decisions is not None and section.decisions.open:
        parts.append(_h(texts.say("mail-turn-decide")))
        parts += _decisions(section, texts, numbered=frame.replies[at] is not None)
        parts += [
            _p(line, "margin:.8em 0") for line in _how(section, frame.replies[at], several, texts)
        ]
    if section.dice is not None:
        about, head = dice_lines(section.dice, section.code, texts)
        parts.append(f'<p style="{_QUIET}">{escape(about)}<br>{escape(head)}</p>')
    return parts


def _h(text: str) -> str:
    return f'<h2 style="{_HEAD}">{escape(text)}</h2>'


def _listed(head: str, lines: Sequence[str]) -> list[str]:
    items = "".join([f"<li>{escape(line)}</li>" for line in lines])
    return [_h(head), f'<ul style="{_LIST}">{items}</ul>']


def _decisions(section: Section, texts: Texts, numbered: bool) -> list[str]:
    assert section.decisions is not None
    parts = []
    for decision in section.decisions.open:
        parts.append(_p(" ".join([decision.sentence, *decision.lines]), "margin:.8em 0 .2em"))
        rows = []
        for answer in decision.answers:
            more = "".join(
                f'<br><span style="{_QUIET}">{escape(line)}</span>' for line in answer.lines
            )
            words = f"– {escape(answer.words)}"
            if numbered:
                number = f'<span style="{_NUMBER}">[{escape(answer.label)}]</span>'
                words = f"{number} {escape(said(answer, texts))}"
            rows.append(f'<li style="list-style:none">{words}{more}</li>')
        parts.append(f'<ul style="margin:0;padding:0">{"".join(rows)}</ul>')
    return parts
