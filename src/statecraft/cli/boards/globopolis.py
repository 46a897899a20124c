"""The board of Globopolis in a terminal: the ring, the players, one's own titles and cards.

Everything is drawn from the JSON of a view. The ring has its four quadrants side by side, as many as the
terminal is wide; in front of each field stands how far ahead of one's own Governor it lies. What a player
is asked for in between is shown with `brief`, which leaves the ring out. Texts come from the speaker.
"""

from collections.abc import Iterable
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from statecraft.cli.play.screen import TerminalBoard
from statecraft.core.chance.distributions import cards_in
from statecraft.globopolis.content import (
    GUILD,
    MARKET,
    RESOURCES,
    TERRITORIES,
    TERRITORY,
    TITLES,
    content_of,
)
from statecraft.globopolis.ids import ALL_FIELDS, FIELD_KINDS, QUADRANT
from statecraft.globopolis.labels import card_face
from statecraft.globopolis.rules.victory import CLAIMED
from statecraft.globopolis.state import INFLUENCE, MISSION, OPS
from statecraft.locale.speech import Speaker

QUIET: Final = ("business", "my-offers")
"""Questions that wait until a player wants to trade."""
COLOURS: Final = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta")
RING: Final = 64
NAME: Final = 12
KINDS: Final = 5


def board(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The whole table."""
    seen = Seen(view, speaker)
    legend = Text(seen.say("gb-board-legend"), style="dim")
    return Group(ring(seen), legend, Text(), *below(seen))


def brief(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """What changes while one player is deciding: everything but the ring."""
    return Group(*below(Seen(view, speaker)))


class Seen:
    """A view's board, and what to call things."""

    def __init__(self, view: dict[str, Any], speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.content = content_of(speaker.game.edition)
        self.board: dict[str, Any] = view["board"]
        self.seats: list[int] = view["holders"]
        self.holders = len(set(self.seats))
        self.seat: int | None = view["seat"]
        self.me = -1 if self.seat is None else self.seats[self.seat]
        initials = [speaker.holder(holder)[:1].upper() for holder in range(self.holders)]
        distinct = len(set(initials)) == self.holders
        self.letters = initials if distinct else [str(h + 1) for h in range(self.holders)]
        self.with_agents: bool = view["options"]["agents"]

    def say(self, key: str, **values: Any) -> str:
        text: str = self.speaker.texts.say(key, values)
        return text

    def letter(self, holder: int) -> Text:
        return Text(self.letters[holder], style="bold " + COLOURS[holder])

    def field(self, field: int) -> str:
        """A field's name, short enough for its column."""
        for key in (self.content.field_id[field], FIELD_KINDS[self.content.field_kind[field]]):
            if "gb-board-short-" + key in self.speaker.texts:
                return self.say("gb-board-short-" + key)
        named: str = self.speaker.value("field", field)
        return named

    def title(self, title: int) -> str:
        named: str = self.speaker.value("title", title)
        return named

    def card_text(self, kind: str, card: int) -> str:
        """What is printed on a card, with the numbers that hold at this table (GB-8.33)."""
        victory = self.view["options"]["victory"]
        text: str = self.speaker.say(card_face(self.content, kind, card, self.holders, victory))
        return text

    def mark(self) -> int:
        chosen: int = self.view["options"]["mark"]
        return chosen or self.content.victory_mark[self.holders]

    def units(self, title: int) -> list[int]:
        units: list[int] = self.board["units"]
        return units[title * KINDS : title * KINDS + KINDS]


# The ring.


def ring(seen: Seen) -> RenderableType:
    """Four quadrants; as many side by side as there is room for."""
    quadrants = [quadrant(seen, number) for number in range(RING // QUADRANT)]
    return Columns(quadrants, padding=(0, 2, 1, 0))


def quadrant(seen: Seen, number: int) -> Text:
    lines = [Text(seen.say("gb-board-ring"), style="dim")]
    lines += [line(seen, number * QUADRANT + at) for at in range(QUADRANT)]
    return Text("\n").join(lines)


def line(seen: Seen, field: int) -> Text:
    """A field: how far ahead, its name, what lies on it, and the Governors that stand there."""
    here = seen.board["governor"][seen.seat] if seen.seat is not None else field
    ahead = (field - here) % RING
    text = Text(f"{ahead:>2} " if ahead else " ▸ ", style="dim")
    kind = seen.content.field_kind[field]
    title = seen.content.field_title[field]
    owner = seen.board["owner"][title] if title >= 0 else -1
    name = cut(seen.field(field), NAME)
    style = COLOURS[owner] if owner >= 0 else "" if kind in (TERRITORY, GUILD) else "dim"
    text.append(f"{name:{NAME}} ", style=style)
    if kind == TERRITORY:
        text.append_text(territory(seen, title))
    elif kind == GUILD:
        text.append_text(owned(seen, title))
        text.append(" ")
        stock = [
            f"{seen.say('gb-board-unit-' + RESOURCES[k])}{n}"
            for k, n in enumerate(seen.units(title))
            if n
        ]
        text.append(f"{' '.join(stock) if owner >= 0 else '':<9}")
    elif kind == MARKET:
        sold = [
            seen.say("gb-board-unit-" + RESOURCES[k])
            for k in seen.content.market_resources[ALL_FIELDS[field]]
        ]
        text.append(f"{seen.say('gb-board-market', kinds=' '.join(sold)):<16}", style="dim")
    else:
        text.append(" " * 16)
    for seat, place in enumerate(seen.board["governor"]):
        if place == field:
            text.append(" ◄")
            text.append_text(seen.letter(seen.seats[seat]))
    fill = 38 - text.cell_len
    text.append(" " * max(0, fill))
    return text


def owned(seen: Seen, title: int) -> Text:
    """Value and owner of a title."""
    text = Text(f"{'•' * seen.content.value[title]:<4} ")
    owner = seen.board["owner"][title]
    return text.append("·", style="dim") if owner < 0 else text.append_text(seen.letter(owner))


def territory(seen: Seen, territory: int) -> Text:
    """Value, owner, developments (hollow while suspended), units in five figures, agents."""
    text = owned(seen, territory)
    counted, levels = seen.board["justified_levels"][territory], seen.board["levels"][territory]
    text.append(f"{'▲' * counted + '△' * (levels - counted):<2}", style="bold")
    if seen.board["owner"][territory] < 0:
        return text.append(" " * 8)
    text.append(" " + "".join([figure(count) for count in seen.units(territory)]) + " ")
    for holder in range(seen.holders):
        count = seen.board["agents"][holder * TITLES + territory]
        if count:
            text.append(seen.letters[holder].lower() + str(count), style=COLOURS[holder])
    return text


def figure(count: int) -> str:
    """One sign for a number of units; no more than nine are told apart."""
    return "·" if not count else str(count) if count < 10 else "+"


# Players, titles, cards.


def below(seen: Seen) -> list[RenderableType]:
    parts: list[RenderableType] = [*final_round(seen), players(seen)]
    if seen.me >= 0:
        parts += [Text(), *titles(seen), cards(seen)]
    return parts


def final_round(seen: Seen) -> list[RenderableType]:
    """GB-9.11: who claims victory and why, for as long as the final round lasts; or Sudden Death."""
    if seen.board["sudden_death"]:
        return [Text(seen.say("gb-event-sudden-death"), style="bold yellow")]
    found: list[RenderableType] = []
    for holder in range(seen.holders):
        why = seen.board["claims"] >> 2 * holder & 3
        if why:
            values: dict[str, int] = {"points": seen.board["score"][holder]}
            values["count"] = len(
                [owner for owner in seen.board["owner"][:TERRITORIES] if owner == holder]
            )
            note = {"text": CLAIMED[why], "values": {"holder": holder, **values}}
            found.append(Text(seen.speaker.say(note), style="bold yellow"))
    return found


def players(seen: Seen) -> Table:
    """A row a player: the turn, who leads, and everything that is public."""
    board = seen.board
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(seen.say("gb-board-player"), no_wrap=True)
    for key in ("points", "eu", "titles", "stock", "agents", "cards", "guilds"):
        if key != "agents" or seen.with_agents:
            right = key in ("points", "eu", "titles", "agents")
            table.add_column(
                seen.say("gb-board-" + key), justify="right" if right else "left", no_wrap=True
            )
    best = max(board["score"])
    for holder in range(seen.holders):
        leads = board["score"][holder] == best
        points = Text("★ " if leads else "", style="yellow")
        points.append(str(board["score"][holder]), style="bold default")
        points.append(f"/{seen.mark()}", style="dim default")
        cells: list[Text] = [player(seen, holder), points, Text(str(board["eu"][holder]))]
        cells.append(Text(str(board["owner"].count(holder))))
        stock = board["stock"][holder * KINDS : holder * KINDS + KINDS]
        between = " " if max(stock) > 9 else ""
        cells.append(Text(between.join([str(count) if count else "·" for count in stock])))
        if seen.with_agents:
            cells.append(Text(str(board["reserve"][holder])))
        cells.append(Text(" ".join([str(count) for count in hand_sizes(seen, holder)])))
        owns = [
            seen.field(seen.content.title_field[title])
            for title in range(TERRITORIES, TERRITORIES + 4)
            if board["owner"][title] == holder
        ]
        cells.append(Text(", ".join(owns) or "–", overflow="ellipsis"))
        table.add_row(*cells)
    return table


def player(seen: Seen, holder: int) -> Text:
    """The name with its letter: an arrow for the turn, and who one is oneself."""
    seats = [seat for seat, owner in enumerate(seen.seats) if owner == holder]
    text = Text("▸ " if seen.view["turn"] in seats else "  ")
    text.append_text(seen.letter(holder))
    text.append(" " + seen.speaker.holder(holder), style="bold" if holder == seen.me else "")
    if holder == seen.me:
        text.append(" " + seen.say("gb-board-you"), style="dim")
    return text


def hand_sizes(seen: Seen, holder: int) -> list[int]:
    """How many OPs, MISSION and INFLUENCE cards a holder has."""
    sizes = []
    for deck, sorts in (("ops", 2), ("influence", 1)):
        data = seen.board[deck]
        for sort in range(sorts):
            known = (data["hands"][holder] & data["sorts"][sort]).bit_count()
            sizes.append(known + data["hidden"][holder][sort])
    return sizes


def titles(seen: Seen) -> Iterable[Text]:
    """One's own territories: level, fee, and what the next level takes."""
    for territory in range(TERRITORIES):
        if seen.board["owner"][territory] != seen.me:
            continue
        level = seen.board["levels"][territory]
        counted = seen.board["justified_levels"][territory]
        name = cut(seen.title(territory), NAME)
        text = Text(f"  {name:{NAME}} ", style=COLOURS[seen.me])
        text.append(f"{'▲' * counted + '△' * (level - counted):<2} ", style="bold")
        text.append(
            seen.say("gb-board-fee", eu=seen.content.fee[territory][counted]) + " · ",
            style="default",
        )
        lacking = missing(seen, territory, level if counted < level else min(2, level + 1))
        if level == 2 and not lacking:
            text.append(seen.say("gb-board-finished"), style="default")
        elif counted < level:
            text.append(seen.say("gb-board-suspended", lacking=lacking), style="default")
        else:
            eu = seen.content.premium[territory][level]
            key = "gb-board-needs" if lacking else "gb-board-ready"
            text.append(seen.say(key, eu=eu, lacking=lacking), style="default")
        text.no_wrap, text.overflow = True, "ellipsis"
        yield text


def missing(seen: Seen, territory: int, sets: int) -> str:
    """The units a territory lacks for so many sets, in words."""
    return ", ".join(
        [
            f"{sets - count} {seen.speaker.value('resource', kind)}"
            for kind, count in enumerate(seen.units(territory))
            if count < sets
        ]
    )


def cards(seen: Seen) -> Table:
    """One's own hand: a line a card, but missions in full."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    decks = seen.board
    ops, influence = decks["ops"]["hands"][seen.me], decks["influence"]["hands"][seen.me]
    for kind, sort, hand in (
        ("ops", MISSION, ops & decks["ops"]["sorts"][1]),
        ("ops", OPS, ops & decks["ops"]["sorts"][0]),
        ("influence", INFLUENCE, influence),
    ):
        for card in cards_in(hand):
            key = seen.speaker.game.label(kind, card).to_json()["text"]
            text = Text(seen.speaker.texts.say(key), style="bold")
            text.append(": " + seen.card_text(kind, card), style="not bold")
            if sort != MISSION:
                text.no_wrap, text.overflow = True, "ellipsis"
            table.add_row("  " + seen.speaker.value("sort", sort), text)
    return table


def cut(name: str, width: int) -> str:
    """A name that fits its column.

    >>> cut("Saudi Arabia", 12), cut("Wind & Wave Guild", 12)
    ('Saudi Arabia', 'Wind & Wave…')
    """
    return name if len(name) <= width else name[: width - 1].rstrip() + "…"


TERMINAL: Final = TerminalBoard(board, brief, QUIET)
