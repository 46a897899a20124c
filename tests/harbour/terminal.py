"""Harbour's board in a terminal: purses, cargo, ships and guards, the hand, and what lies open."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from statecraft.cli.play.screen import TerminalBoard, player, players
from statecraft.core.chance.distributions import cards_in
from statecraft.locale.speech import Speaker

KINDS = 3


def board(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """A row for each player; below it the hand and the ship that is up for auction."""
    seen = view["board"]
    count = len(set(view["holders"]))
    table = players(view, speaker)
    for name in ("coins", "ships"):
        table.add_column(speaker.texts.say("board-" + name), justify="right")
    for kind in range(KINDS):
        table.add_column(speaker.value("cargo", kind), justify="right")
    for name in ("spare", "guards", "cards"):
        table.add_column(
            speaker.texts.say("board-" + name), justify="right" if name == "spare" else "left"
        )
    for holder in range(count):
        cargo = seen["cargo"][holder * KINDS : holder * KINDS + KINDS]
        posted = seen["guards"][holder * count : holder * count + count]
        places = [
            speaker.holder(at) + (f" ×{guards}" if guards > 1 else "")
            for at, guards in enumerate(posted)
            if guards
        ]
        hidden = sum(seen["deck"]["hidden"][holder])
        known = seen["deck"]["hands"][holder].bit_count()
        row = [seen["coins"][holder], seen["ships"][holder], *cargo, seen["spare"][holder]]
        cells = [str(figure) for figure in row]
        table.add_row(
            player(view, holder, speaker), *cells, ", ".join(places) or "–", str(hidden + known)
        )
    lines = [Text()]
    if view["seat"] is not None:
        mine = cards_in(seen["deck"]["hands"][view["holders"][view["seat"]]])
        hand = ", ".join([speaker.value("card", card) for card in mine])
        lines.append(
            Text(f"{speaker.texts.say('board-hand')}: {hand or speaker.texts.say('nothing')}")
        )
    for frame in view["stack"]:
        if frame["is"] == "ship-auction":
            lines.append(Text(speaker.texts.say("harbour-event-ship", worth=frame["worth"])))
    return Group(table, *lines)


TERMINAL = TerminalBoard(board, board)
