"""What a person sees: heading, players, board and news, drawn from a view's JSON alone.

A game may bring a nicer board: its plug-in's `terminal` is a `TerminalBoard`. Without one, the figures of the view's board
are put into a table with a row for each player.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from statecraft.core.game import Game
from statecraft.locale import Arg
from statecraft.locale.speech import Speaker
from statecraft.plugins import registry
from statecraft.plugins.plugin import load

Json = dict[str, Any]
Board = Callable[[Json, Speaker], RenderableType]


@dataclass(frozen=True, slots=True)
class TerminalBoard:
    """How a game likes to be shown: its whole board, what is enough in between, what it keeps quiet."""

    board: Board
    brief: Board
    quiet: tuple[str, ...] = ()


def board_of(game: Game) -> TerminalBoard:
    """The game's own way to be shown, or the general one."""
    part = registry.plugin_of(game).terminal
    found: TerminalBoard = load(part) if part else TerminalBoard(figures, figures)
    return found


def figures(view: Json, speaker: Speaker) -> RenderableType:
    """Any board: a column for each figure that every player has one of, the rest as lines below."""
    board: Json = view["board"]
    holders = len(set(view["holders"]))
    table = players(view, speaker)
    columns: list[list[str]] = []
    lines: list[str] = []
    for name, value in board.items():
        if name == "is" or isinstance(value, dict):
            continue
        if isinstance(value, list) and len(value) == holders:
            table.add_column(called(name, speaker), justify="right")
            columns.append([shown(cell) for cell in value])
        else:
            lines.append(f"{called(name, speaker)}: {shown(value)}")
    for holder in range(holders):
        table.add_row(player(view, holder, speaker), *[column[holder] for column in columns])
    return Group(table, *[Text(line) for line in lines])


def players(view: Json, speaker: Speaker) -> Table:
    """A table that begins with the players."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(speaker.texts.say("cli-play-player"), no_wrap=True)
    return table


def player(view: Json, holder: int, speaker: Speaker) -> Text:
    """A player's cell: an arrow for the turn, the name, and who one is oneself."""
    holders: list[int] = view["holders"]
    seats = [seat for seat, owner in enumerate(holders) if owner == holder]
    text = Text("▸ " if view["turn"] in seats else "  ")
    mine = view["seat"] is not None and holders[view["seat"]] == holder
    text.append(speaker.holder(holder), style="bold" if mine else "")
    if mine:
        text.append(" " + speaker.texts.say("cli-play-you"), style="dim")
    if all(view["conceded"][seat] for seat in seats):
        text.append(" " + speaker.texts.say("cli-play-gave-up"), style="dim")
    return text


def called(name: str, speaker: Speaker) -> str:
    """A figure's name: its text `board-<name>`, or the word itself."""
    key = f"board-{name.replace('_', '-')}"
    return speaker.texts.say(key) if key in speaker.texts else name.replace("_", " ")


def shown(value: Any) -> str:
    if isinstance(value, list):
        return " ".join([shown(item) for item in value]) or "–"
    return str(value)


class Screen:
    """Writes to one console what one game has to show."""

    def __init__(self, console: Console, speaker: Speaker, board: TerminalBoard) -> None:
        self.console = console
        self.speaker = speaker
        self.texts = speaker.texts
        self._board = board
        self._shown: Json = {}

    def say(self, key: str, style: str = "", /, **values: str | int) -> None:
        self.line(self.texts.say(key, values), style)

    def line(self, text: str | Text = "", style: str = "") -> None:
        self.console.print(text if isinstance(text, Text) else Text(text, style=style))

    def position(self, view: Json, news: list[Json]) -> None:
        """Everything a seat sees before it answers; what has not changed is not shown again."""
        same = ("seat", "round", "turn", "board", "offers", "conceded", "result")
        if not news and self._shown and all(view[part] == self._shown[part] for part in same):
            return
        going_on = bool(self._shown) and all(
            view[part] == self._shown[part] for part in ("seat", "turns", "result")
        )
        self._shown = view
        self.news(news)
        self.whole(view, self._board.brief if going_on else self._board.board)

    def whole(self, view: Json, board: Board | None = None) -> None:
        """The heading, the board and the offers that are open."""
        self.line()
        self.console.print(Rule(Text(self.heading(view), style="bold"), align="left", style="dim"))
        self.console.print((board or self._board.board)(view, self.speaker))
        self.offers(view)

    def heading(self, view: Json) -> str:
        text = [self.speaker.title()]
        if view["round"]:
            text.append(self.texts.say("cli-play-round", round=view["round"]))
        if view["turn"] >= 0 and view["result"] is None:
            text.append(self.texts.say("cli-play-turn", seat=self.speaker.seat(view["turn"])))
        return " · ".join(text)

    def news(self, notes: list[Json]) -> None:
        if notes:
            self.line()
        for note in notes:
            self.line(f"  {self.speaker.say(note)}", "cyan")

    def offers(self, view: Json) -> None:
        """The offers that are open now."""
        for offer in view["offers"]:
            self.line(f"  {self.offer(offer)}", "yellow")

    def offer(self, offer: Json) -> str:
        speaker = self.speaker
        values: dict[str, Arg] = {
            "number": offer["id"],
            "by": speaker.seat(offer["by"]),
            "to": speaker.holder(offer["to"]),
            "give": speaker.goods(offer["give"]),
            "get": speaker.goods(offer["get"]),
        }
        if offer["third"] >= 0:
            values["third"] = speaker.holder(offer["third"])
            values["between"] = speaker.goods(offer["between"])
            agreed = [speaker.holder(holder) for holder in offer["agreed"]]
            values["agreed"] = ", ".join(agreed) or self.texts.say("nobody")
            return self.texts.say("cli-play-ring", values)
        text = self.texts.say("cli-play-offer", values)
        for row in offer["pledges"]:
            text += " " + self.texts.say("cli-play-promise", promise=speaker.pledge(row))
        return text

    def order(self, order: Json) -> str:
        """An order in words: when one is asked what, on which conditions, and the answer."""
        *conditions, answer = [self.speaker.say(note) for note in order["said"]]
        joined = conditions[0] if conditions else "always"
        for other in conditions[1:]:
            joined = self.texts.say("cli-play-and", one=joined, other=other)
        asked = self.speaker.question(order["kind"])
        return self.texts.say("cli-play-order", asked=asked, conditions=joined, answer=answer)

    def choices(self, numbered: list[tuple[int, str]]) -> None:
        """Numbered choices, in columns where there are many and they are short."""
        width = max([len(text) for _number, text in numbered])
        most = max([number for number, _text in numbered])
        across = max(1, (min(self.console.width, 100) - 2) // (width + len(str(most)) + 6))
        if len(numbered) <= 8 or self.console.soft_wrap:
            across = 1
        down = -(-len(numbered) // across)
        for at in range(down):
            line = Text("  ")
            for number, text in numbered[at::down]:
                line.append(f"{number:>{len(str(most))}}", style="bold green")
                line.append(f"  {text:{width}}    ")
            line.rstrip()
            self.line(line)

    def result(self, view: Json, news: list[Json]) -> None:
        """The end: the board, the last events, the ranking and the reason."""
        self.position(view, news)
        result: Json = view["result"]
        self.line()
        reason = self.texts.say("reason-" + result["reason"])
        self.line(f"{self.texts.say('cli-play-over')} {reason} ({result['rule']})", "bold")
        ranking = sorted(zip(result["ranks"], range(len(result["ranks"])), strict=True))
        for rank, holder in ranking:
            self.say(
                "cli-play-rank",
                rank=rank,
                holder=self.speaker.holder(holder),
                score=self.speaker.value("score", result["scores"][holder]),
            )
