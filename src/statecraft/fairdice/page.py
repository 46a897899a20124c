"""A report as a page to read: plain HTML without scripts or styles of its own, in one language."""

import json
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from statecraft.fairdice.beacon import QUICKNET
from statecraft.fairdice.entries import (
    BURNED,
    DRAW,
    OPENED,
    ROLL,
    SEALED,
    SEED_COMMITTED,
    SEED_DROPPED,
    SEED_REVEALED,
    SKIPPED,
)
from statecraft.fairdice.report import entries_of
from statecraft.fairdice.verdict import Verdict, Wrong
from statecraft.fairdice.verify import verify
from statecraft.locale import Texts
from statecraft.locale.speech import Speaker


def reason(texts: Texts, wrong: Wrong) -> str:
    """Which entry is wrong and why, in words."""
    return texts.say(
        "dice-wrong-entry", entry=wrong.entry, reason=texts.say(wrong.reason, wrong.values)
    )


def summary(texts: Texts, verdict: Verdict, names: Mapping[int, str] | None = None) -> list[str]:
    """What was checked and found right, in sentences. ``names`` are the players', by seat."""
    text = [
        texts.say("dice-sum-rolls", count=verdict.rolls),
        texts.say("dice-sum-draws", count=verdict.draws),
        texts.say("dice-sum-bids", count=verdict.bids),
        texts.say("dice-sum-seeds", count=len(verdict.seeds)),
    ]
    for name in ("missing", "unsigned", "again", "dropped"):
        named: list[int] = getattr(verdict, name)
        if named:
            seats = ", ".join([_seat(texts, names or {}, seat) for seat in sorted(named)])
            text.append(texts.say(f"dice-sum-{name}", seats=seats))
    text += [texts.say("dice-sum-burned", number=number) for number in verdict.burned]
    if verdict.beacon:
        known = verdict.beacon == QUICKNET.key
        name = "dice-sum-quicknet" if known else "dice-sum-other-beacon"
        said = texts.say(name, key=verdict.beacon[:16])
        text.append(texts.say("dice-sum-beacon", count=verdict.rounds, name=said))
        text.append(texts.say("dice-sum-stale", count=verdict.stale))
    if verdict.skipped:
        text.append(texts.say("dice-sum-skipped", count=verdict.skipped))
    if verdict.closed:
        text.append(texts.say(f"dice-sum-{verdict.closed}"))
    else:
        text.append(texts.say("dice-sum-running", count=verdict.unopened))
    return text


def _seat(texts: Texts, names: Mapping[int, str], seat: int) -> str:
    return names.get(seat) or texts.say("dice-page-seat", seat=seat)


def page(
    document: Any,
    texts: Texts,
    names: Mapping[int, str] | None = None,
    speaker: Speaker | None = None,
) -> str:
    """The page of a report, verified on the way. ``names`` are the players', by seat.

    With the texts of a game, its purposes are said in its words; with a speaker of the game in the
    table's edition, its cards and the sealed answers too, beside the numbers and bytes that are
    checked. What is wrong with a report stands at its top; entries from the first wrong one on are
    not shown, because they prove nothing.
    """
    verdict = verify(document)
    entries = entries_of(document)
    shown = entries if verdict.wrong is None else entries[: verdict.wrong.entry]
    writer = _Writer(texts, names or {}, speaker)
    if verdict.wrong is None:
        found = [f"<p><strong>{escape(texts.say('dice-page-right'))}</strong></p>"]
        found += [f"<p>{escape(line)}</p>" for line in summary(texts, verdict, names)]
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
            *writer.decks(shown),
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

    def __init__(self, texts: Texts, names: Mapping[int, str], speaker: Speaker | None) -> None:
        self.texts = texts
        self.names = names
        self.speaker = speaker

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
                self._seat(data["who"]),
                escape(data["when"]),
                self._say(f"dice-page-{data['kind']}"),
                _code(*[value for value in data["proof"].values() if value is not None]),
            ]
            for data in entries
            if data["kind"] in (SEED_COMMITTED, SEED_DROPPED, SEED_REVEALED, BURNED)
        ]
        heads = ("who", "when", "what", "proof")
        return [
            f"<h2>{self._say('dice-page-promises')}</h2>",
            f"<dl>{''.join(listed)}</dl>",
            *self._table(heads, rows),
        ]

    def rolls(self, entries: Sequence[dict[str, Any]]) -> list[str]:
        opened = {data["proof"]["entry"]: data for data in entries if data["kind"] == OPENED}
        rows = []
        for data in entries:
            if data["kind"] not in (ROLL, DRAW, SKIPPED):
                continue
            known = opened.get(data["entry"], data)
            shown = "dice-page-skipped" if data["kind"] == SKIPPED else "dice-page-sealed"
            secret = known["dice"] is None
            rows.append(
                [
                    str(data["number"]),
                    escape(data["when"]),
                    self._purpose("chance", data["purpose"]),
                    self._seat(data["who"]),
                    "" if secret else self._dice(known["dice"]),
                    self._say(shown) if secret else self._result(known["dice"], known["result"]),
                    _code(*data["proof"].values(), *_opening_proof(known)),
                ]
            )
        heads = ("number", "when", "purpose", "who", "dice", "result", "proof")
        return [f"<h2>{self._say('dice-page-rolls')}</h2>", *self._table(heads, rows)]

    def bids(self, entries: Sequence[dict[str, Any]]) -> list[str]:
        opened = {data["proof"]["entry"]: data for data in entries if data["kind"] == OPENED}
        rows = []
        for data in entries:
            if data["kind"] != SEALED:
                continue
            known = opened.get(data["entry"])
            answer = (
                self._say("dice-page-sealed")
                if known is None
                else self._answer(known["proof"]["action"])
            )
            rows.append(
                [
                    escape(data["when"]),
                    self._purpose("question", data["purpose"]),
                    self._seat(data["who"]),
                    answer,
                    _code(
                        data["proof"]["seal"], *([] if known is None else [known["proof"]["nonce"]])
                    ),
                ]
            )
        if not rows:
            return []
        heads = ("when", "purpose", "who", "answer", "proof")
        return [f"<h2>{self._say('dice-page-bids')}</h2>", *self._table(heads, rows)]

    def decks(self, entries: Sequence[dict[str, Any]]) -> list[str]:
        """Which card has which number: what a draw could have been is a list of numbers."""
        found: dict[str, set[int]] = {}
        for data in entries:
            dice = data["dice"]
            if self.speaker is not None and data["kind"] == OPENED and dice and "deck" in dice:
                cards = dice["draw"] if "draw" in dice else dice["deal"]
                found.setdefault(dice["deck"], set()).update(cards)
        if not found:
            return []
        lists = []
        for deck, cards in found.items():
            listed = [f"<li>{self._card(deck, card)}</li>" for card in sorted(cards)]
            lists += [f"<h3>{escape(self._deck(deck))}</h3>", f"<ul>{''.join(listed)}</ul>"]
        return [f"<h2>{self._say('dice-page-cards')}</h2>", *lists]

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
        return escape(_seat(self.texts, self.names, seat))

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
        return escape(texts.say(key, deck=self._deck(dice["deck"]), count=len(cards), cards=listed))

    def _result(self, dice: dict[str, Any], result: Any) -> str:
        """What came out; hands that were dealt stand one below the other."""
        if "deck" not in dice:
            faces = result if isinstance(result, list) else [result]
            return escape(" ".join([str(face) for face in faces]))
        hands = [result] if "deal" not in dice else result
        return "<br>".join([self._hand(dice["deck"], hand) for hand in hands])

    def _hand(self, deck: str, hand: Any) -> str:
        cards = hand if isinstance(hand, list) else [hand]
        return " · ".join([self._card(deck, card) for card in cards]) or self._say("nothing")

    def _card(self, deck: str, card: int) -> str:
        """A card's number is what is checked, so it stays beside its name."""
        if self.speaker is None:
            return str(card)
        name = self.speaker.value(self.speaker.game.deck_kinds().get(deck, deck), card)
        return escape(self.texts.say("dice-page-card", name=name, number=str(card)))

    def _deck(self, deck: str) -> str:
        key = f"dice-deck-{deck}"
        return self.texts.say(key) if key in self.texts else deck

    def _answer(self, action: str) -> str:
        if self.speaker is None:
            return _code(action)
        return f"{escape(self.speaker.action(json.loads(action)))}<br>{_code(action)}"


def _opening_proof(known: dict[str, Any]) -> list[str]:
    return [known["proof"]["element"]] if known["kind"] == OPENED else []


def _code(*words: Any) -> str:
    return "<br>".join([f"<code>{escape(str(word))}</code>" for word in words])
