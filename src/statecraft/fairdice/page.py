"""A report as a page to read: plain HTML without scripts or styles of its own, in one language."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from statecraft.core.plain import Value
from statecraft.fairdice.entries import (
    DRAW,
    OPENED,
    ROLL,
    SEALED,
    SEED_COMMITTED,
    SEED_REVEALED,
    SKIPPED,
)
from statecraft.fairdice.report import entries_of
from statecraft.fairdice.verify import Verdict, Wrong, verify
from statecraft.locale import Texts


def reason(texts: Texts, wrong: Wrong) -> str:
    """Which entry is wrong and why, in words."""
    return texts.say(
        "dice-wrong-entry", entry=wrong.entry, reason=texts.say(wrong.reason, wrong.values)
    )


def summary(texts: Texts, verdict: Verdict) -> list[str]:
    """What was checked and found right, in sentences."""
    said = [
        texts.say("dice-sum-rolls", count=verdict.rolls),
        texts.say("dice-sum-draws", count=verdict.draws),
        texts.say("dice-sum-bids", count=verdict.bids),
        texts.say("dice-sum-seeds", count=len(verdict.seeds)),
    ]
    if verdict.missing:
        seats = ", ".join([str(seat) for seat in verdict.missing])
        said.append(texts.say("dice-sum-missing", seats=seats))
    if verdict.skipped:
        said.append(texts.say("dice-sum-skipped", count=verdict.skipped))
    if verdict.closed:
        said.append(texts.say(f"dice-sum-{verdict.closed}"))
    else:
        said.append(texts.say("dice-sum-running", count=verdict.unopened))
    return said


def page(document: Value, texts: Texts, names: Mapping[int, str] | None = None) -> str:
    """The page of a report, verified on the way. ``names`` are the players', by seat.

    With the texts of a game, its purposes are said in its words. What is wrong with a report stands
    at its top; entries from the first wrong one on are not shown, because they prove nothing.
    """
    verdict = verify(document)
    entries = entries_of(document)
    shown = entries if verdict.wrong is None else entries[: verdict.wrong.entry]
    writer = _Writer(texts, names or {})
    if verdict.wrong is None:
        found = [f"<p><strong>{escape(texts.say('dice-page-right'))}</strong></p>"]
        found += [f"<p>{escape(line)}</p>" for line in summary(texts, verdict)]
    else:
        found = [f'<p role="alert"><strong>{escape(reason(texts, verdict.wrong))}</strong></p>']
    title = escape(texts.say("dice-page-title", table=verdict.table))
    body = "\n".join(
        [
            f"<h1>{title}</h1>",
            f"<p>{escape(texts.say('dice-page-about'))}</p>",
            *found,
            *writer.promises(shown),
            *writer.rolls(shown),
            *writer.bids(shown),
        ]
    )
    return (
        f'<!doctype html>\n<html lang="{texts.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n</head>\n<body>\n"
        f'<main class="dice-report">\n{body}\n</main>\n</body>\n</html>\n'
    )


class _Writer:
    """Writes the parts of a page in one language."""

    def __init__(self, texts: Texts, names: Mapping[int, str]) -> None:
        self.texts = texts
        self.names = names

    def promises(self, entries: Sequence[dict[str, Any]]) -> list[str]:
        """What was promised before the first roll."""
        if not entries:
            return []
        opening = entries[0]["proof"]
        facts = [(key, opening[key]) for key in ("table", "game", "public", "secret", "key")]
        listed = [
            f"<dt>{self._say(f'dice-page-{key}')}</dt><dd><code>{escape(str(value))}</code></dd>"
            for key, value in facts
        ]
        rows = [
            [
                self._seat(told["who"]),
                escape(told["when"]),
                self._say(f"dice-page-{told['kind']}"),
                _code(*told["proof"].values()),
            ]
            for told in entries
            if told["kind"] in (SEED_COMMITTED, SEED_REVEALED)
        ]
        heads = ("who", "when", "what", "proof")
        return [
            f"<h2>{self._say('dice-page-promises')}</h2>",
            f"<dl>{''.join(listed)}</dl>",
            *self._table(heads, rows),
        ]

    def rolls(self, entries: Sequence[dict[str, Any]]) -> list[str]:
        opened = {told["proof"]["entry"]: told for told in entries if told["kind"] == OPENED}
        rows = []
        for told in entries:
            if told["kind"] not in (ROLL, DRAW, SKIPPED):
                continue
            known = opened.get(told["entry"], told)
            shown = "dice-page-skipped" if told["kind"] == SKIPPED else "dice-page-sealed"
            secret = known["dice"] is None
            rows.append(
                [
                    str(told["number"]),
                    escape(told["when"]),
                    self._purpose("chance", told["purpose"]),
                    self._seat(told["who"]),
                    "" if secret else self._dice(known["dice"]),
                    self._say(shown) if secret else self._result(known["result"]),
                    _code(*told["proof"].values(), *_opening_proof(known)),
                ]
            )
        heads = ("number", "when", "purpose", "who", "dice", "result", "proof")
        return [f"<h2>{self._say('dice-page-rolls')}</h2>", *self._table(heads, rows)]

    def bids(self, entries: Sequence[dict[str, Any]]) -> list[str]:
        opened = {told["proof"]["entry"]: told for told in entries if told["kind"] == OPENED}
        rows = []
        for told in entries:
            if told["kind"] != SEALED:
                continue
            known = opened.get(told["entry"])
            answer = (
                self._say("dice-page-sealed") if known is None else _code(known["proof"]["action"])
            )
            rows.append(
                [
                    escape(told["when"]),
                    self._purpose("question", told["purpose"]),
                    self._seat(told["who"]),
                    answer,
                    _code(
                        told["proof"]["seal"], *([] if known is None else [known["proof"]["nonce"]])
                    ),
                ]
            )
        if not rows:
            return []
        heads = ("when", "purpose", "who", "answer", "proof")
        return [f"<h2>{self._say('dice-page-bids')}</h2>", *self._table(heads, rows)]

    def _say(self, key: str) -> str:
        return escape(self.texts.say(key))

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
        if not rows:
            return [f"<p>{self._say('dice-page-none')}</p>"]
        head = "".join([f'<th scope="col">{self._say(f"dice-page-{name}")}</th>' for name in heads])
        body = "\n".join(
            ["<tr>" + "".join([f"<td>{cell}</td>" for cell in row]) + "</tr>" for row in rows]
        )
        return [f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"]

    def _seat(self, seat: int | None) -> str:
        if seat is None:
            return self._say("dice-page-nobody")
        return escape(self.names.get(seat) or self.texts.say("dice-page-seat", seat=seat))

    def _purpose(self, sort: str, purpose: str) -> str:
        key = f"{sort}-{purpose}"
        return self._say(key) if key in self.texts else escape(purpose)

    def _dice(self, dice: dict[str, Any]) -> str:
        texts = self.texts
        if "dice" in dice:
            sides = " ".join([texts.say("dice-page-die", sides=str(n)) for n in dice["dice"]])
            return escape(sides)
        if "lot" in dice:
            return escape(texts.say("dice-page-lot", count=dice["lot"]))
        cards = dice["draw"] if "draw" in dice else dice["deal"]
        key = "dice-page-draw" if "draw" in dice else "dice-page-deal"
        listed = " ".join([str(card) for card in cards])
        return escape(texts.say(key, deck=dice["deck"], count=len(cards), cards=listed))

    def _result(self, result: Value) -> str:
        if not isinstance(result, list):
            return str(result)
        hands = [
            " ".join([str(card) for card in hand]) if isinstance(hand, list) else str(hand)
            for hand in result
        ]
        return escape((" | " if any(isinstance(h, list) for h in result) else " ").join(hands))


def _opening_proof(known: dict[str, Any]) -> list[str]:
    return [known["proof"]["element"]] if known["kind"] == OPENED else []


def _code(*words: Value) -> str:
    return "<br>".join([f"<code>{escape(str(word))}</code>" for word in words])
