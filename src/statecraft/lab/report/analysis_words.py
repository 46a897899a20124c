"""An analysis of a game in words: the same sentences in the terminal and on a page."""

from collections.abc import Sequence
from typing import NamedTuple

from statecraft.analysis.analysis import Analysis, Deal
from statecraft.analysis.decisions import Decision
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action
from statecraft.locale.speech import Speaker

MINUS, PLUS, SPACE = "−", "+", "\u00a0"


class Entry(NamedTuple):
    """Something that happened: in one sentence, and what is to be said about it."""

    title: str
    lines: list[str]


class Told:
    """Says an analysis in one language."""

    def __init__(self, analysis: Analysis, speaker: Speaker) -> None:
        self.analysis = analysis
        self.speaker = speaker
        self.texts = speaker.texts
        self.holders = range(max(analysis.holders) + 1)

    def name(self, holder: int) -> str:
        return self.speaker.holder(holder)

    def percent(self, share: float) -> str:
        return f"{round(100 * share)}{SPACE}%"

    def signed(self, gain: float, digits: int = 0) -> str:
        """A change of a chance, in points of a hundred."""
        number = f"{abs(100 * gain):.{digits}f}"
        if self.texts.lang == "de":
            number = number.replace(".", ",")
        sign = "" if not float(f"{100 * gain:.{digits}f}") else MINUS if gain < 0 else PLUS
        return f"{sign}{number}"

    def lead(self) -> list[str]:
        learned = "analysis-learned" if self.analysis.learned else "analysis-reckoned"
        return [self.texts.say("analysis-view"), self.texts.say(learned)]

    def lines(self) -> list[str]:
        """For each holder where its line ends, and where it was highest."""
        found = []
        for holder in self.holders:
            best = max(self.analysis.points[:-1], key=lambda point: point.chances[holder])
            values = {
                "name": self.name(holder),
                "end": self.percent(self.analysis.points[-1].chances[holder]),
                "most": self.percent(best.chances[holder]),
                "round": str(best.round),
            }
            found.append(self.texts.say("analysis-line", values))
        return found

    def changes(self, gains: Sequence[float]) -> str:
        """Whose chance changed by how much, the most first."""
        rows = sorted(self.holders, key=lambda holder: -abs(gains[holder]))
        told = [h for h in rows if abs(gains[h]) >= 0.005] or rows[:1]
        return ", ".join(
            [
                self.texts.say(
                    "analysis-change", {"name": self.name(h), "change": self.signed(gains[h])}
                )
                for h in told
            ]
        )

    def turning(self) -> list[Entry]:
        return [
            Entry(self._at("analysis-turned", t.round, t.change), self.notes(t.events))
            for t in self.analysis.turning
        ]

    def strokes(self) -> list[Entry]:
        return [
            Entry(self._at("analysis-stroke", s.round, s.gain), self.notes(s.events[:2]))
            for s in self.analysis.strokes
        ]

    def _at(self, key: str, round_: int, gains: Sequence[float]) -> str:
        return self.texts.say(key, {"round": str(round_), "changes": self.changes(gains)})

    def luck(self) -> list[str]:
        """Everybody's luck, and what would have been usual."""
        if self.analysis.luck is None:
            return [self.texts.say("analysis-luck-none")]
        found = []
        for holder, total in enumerate(self.analysis.luck):
            row = {
                "name": self.name(holder),
                "gain": self.signed(total.gain),
                "usual": self.signed(total.deviation).lstrip(PLUS),
            }
            found.append(self.texts.say("analysis-luck-row", row))
        return found

    def looked(self) -> str:
        values = {"looked": self.analysis.looked_at, "count": self.analysis.decided}
        return self.texts.say("analysis-decisions-looked", values)

    def decisions(self, seat: int) -> list[Entry]:
        return [self._decision(row) for row in self.analysis.decisions if row.seat == seat]

    def none_costly(self, seat: int) -> str:
        return self.texts.say("analysis-decisions-none", {"name": self.speaker.seat(seat)})

    def _decision(self, row: Decision) -> Entry:
        values = {
            "cost": self.percent(row.cost),
            "error": self.percent(row.error),
            "better": self.action(row.better),
            "chance": self.percent(row.chance),
            "chance-better": self.percent(row.chance_better),
        }
        lines = [self.texts.say("analysis-cost", values)]
        if row.reason is not None:
            why = self.speaker.say(row.reason)
            lines.append(self.texts.say("analysis-why", {"reason": why}))
        for key, notes in (("brings", row.notes), ("would", row.notes_better)):
            if notes:
                said = " · ".join(self.notes(notes))
                lines.append(self.texts.say(f"analysis-{key}", {"notes": said}))
        title = {"round": str(row.round), "action": self.action(row.action)}
        return Entry(self.texts.say("analysis-decision", title), lines)

    def action(self, action: Action | None) -> str:
        if action is None:
            return self.texts.say("analysis-leave")
        return self.speaker.action(action.to_json())

    def deals(self) -> list[Entry]:
        return [self._deal(row) for row in self.analysis.deals]

    def _deal(self, row: Deal) -> Entry:
        values: dict[str, str | int] = {
            "round": str(row.round),
            "by": self.name(row.by),
            "to": self.name(row.to),
            "give": self.speaker.goods(row.give) if row.give else self.texts.say("nothing"),
            "get": self.speaker.goods(row.get) if row.get else self.texts.say("nothing"),
        }
        key = "analysis-deal"
        if row.pledges:
            key, values["count"] = "analysis-deal-pledges", len(row.pledges)
        gains = ", ".join(
            [
                self.texts.say(
                    "analysis-change", {"name": self.name(h), "change": self.signed(gain, 1)}
                )
                for h, gain in row.gain.items()
            ]
        )
        return Entry(
            self.texts.say(key, values), [self.texts.say("analysis-paid", {"gains": gains})]
        )

    def pledges(self) -> list[str]:
        return [
            self.texts.say(
                "analysis-pledge", {"round": str(row.round), "event": self.speaker.say(row.event)}
            )
            for row in self.analysis.pledges
        ]

    def notes(self, notes: Sequence[Note]) -> list[str]:
        return [self.speaker.say(note) for note in notes]
