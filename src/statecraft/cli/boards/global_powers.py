"""The board of Global Powers in a terminal: the twelve regions, the parties, what is going on, one's own cards.

Everything is drawn from the JSON of a view. The view is laid out as a table of the engine, so that the engine's
own rules say who governs and what a scoring would bring. What a party is asked for in between is shown with
`brief`, which leaves out the legend and the hand. Texts come from the speaker.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from statecraft.cli.play.screen import TerminalBoard
from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder, Seat
from statecraft.core.trade.pledges import STANDING
from statecraft.global_powers.cards.warmonger import PlayWarmonger
from statecraft.global_powers.cards.zeal import PlayZeal
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.government import governed, government, in_regions
from statecraft.global_powers.rules.scoring import with_earlier
from statecraft.global_powers.rules.talks import NO_VETO, SUPPORT
from statecraft.global_powers.rules.united_nations import wanted
from statecraft.global_powers.state import CARDS, KINDS, GlobalPowersState
from statecraft.locale.speech import Speaker

Json = dict[str, Any]

QUIET: Final = ("talks", "my-offers")
"""Questions that wait until a party wants to talk."""
COLOURS: Final = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta")
MARKS: Final = ("sanctioned", "demilitarised", "protected")
NAME: Final = 24
CHIPS: Final = 8
"""Widths of columns."""


def board(view: Json, speaker: Speaker) -> RenderableType:
    """The whole table."""
    seen = Seen(view, speaker)
    legend = Text(seen.say("gp-board-legend"), style="dim")
    parts: list[RenderableType] = [regions(seen), legend, Text(), *below(seen)]
    if seen.me >= 0:
        parts += [Text(), hand(seen)]
    return Group(*parts)


def brief(view: Json, speaker: Speaker) -> RenderableType:
    """What changes while one party is deciding: everything but the legend and the hand."""
    seen = Seen(view, speaker)
    return Group(regions(seen), Text(), *below(seen))


def below(seen: "Seen") -> list[RenderableType]:
    return [parties(seen), *situation(seen), *promises(seen), *affairs(seen)]


def laid_out(view: Json, game: Any) -> GlobalPowersState:
    """A view's board as the engine's own table; nothing hidden is on it."""
    options = view["options"]
    settings = game.settings(*[options[option.name] for option in game.options])
    table = GlobalPowersState(game, game.edition, settings, tuple(view["holders"]))
    table.settle_options()
    for name in (*table.ROWS, *table.NUMBERS):
        setattr(table, name, view["board"][name])
    table.turn = Seat(view["turn"])
    return table


class Seen:
    """A view with its table, and what to call things."""

    def __init__(self, view: Json, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.table = laid_out(view, speaker.game)
        self.cards: Json = view["board"]["cards"]
        self.parties = len(view["holders"])
        self.me: int = -1 if view["seat"] is None else view["seat"]
        initials = [speaker.holder(party)[:1].upper() for party in range(self.parties)]
        distinct = len(set(initials)) == self.parties
        self.letters = initials if distinct else [str(p + 1) for p in range(self.parties)]

    def say(self, key: str, **values: Any) -> str:
        text: str = self.speaker.texts.say(key, values)
        return text

    def value(self, kind: str, value: int) -> str:
        text: str = self.speaker.value(kind, value)
        return text

    def action(self, data: Json) -> str:
        """An action as it stands in a frame: a record among others, which `is` names."""
        text: str = self.speaker.action({**data, "verb": data["is"]})
        return text

    def letter(self, party: int) -> Text:
        return Text(self.letters[party], style="bold " + COLOURS[party])


# The regions.


def regions(seen: Seen) -> Table:
    """A row a region: pending or done, chips, politicians, who governs, markers, neighbours."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(seen.say("gp-board-region"), no_wrap=True)
    table.add_column(seen.say("gp-board-chips"), no_wrap=True, min_width=CHIPS)
    for party in range(seen.parties):
        table.add_column(seen.letter(party), justify="right", no_wrap=True)
    for key in ("government", "marks", "neighbours"):
        table.add_column(seen.say("gp-board-" + key), no_wrap=True)
    active = [frame["region"] for frame in seen.view["stack"] if frame["is"] == "activation"]
    for region in ALL_REGIONS:
        table.add_row(*region_cells(seen, region, region in active))
    return table


def region_cells(seen: Seen, region: RegionId, active: bool) -> list[Text]:
    table = seen.table
    sign = "▸" if active else "✓" if table.done[region] else " "
    cells = [Text(f"{region + 1} {sign}", style="dim" if table.done[region] else "")]
    rulers = government(table, region)
    style = COLOURS[rulers[0]] if len(rulers) == 1 else "bold" if rulers else "dim"
    cells.append(Text(cut(seen.value("region", region), NAME), style=style))
    chips = table.chips[region * KINDS : region * KINDS + KINDS]
    cells.append(Text(" ".join([str(count) if count else "·" for count in chips])))
    for party in table.all_holders():
        there = table.there(region, party)
        cells.append(Text(str(there) if there else "·", style=COLOURS[party] if there else "dim"))
    cells.append(Text("+").join([seen.letter(party) for party in rulers]) if rulers else Text("–"))
    marks = [seen.say(f"gp-board-{name}") for name in MARKS if getattr(table, name)[region]]
    marks += [f"✗{other + 1}" for other in cards_in(table.pacts[region])]
    cells.append(Text(" ".join(marks), style="bold"))
    neighbours = [str(other + 1) for other in table.content.neighbours[region]]
    cells.append(Text(" ".join(neighbours), style="dim"))
    return cells


# The parties.


def parties(seen: Seen) -> Table:
    """A row a party: politicians everywhere, cards, regions governed, points then and now."""
    world = seen.table
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(seen.say("gp-board-party"), no_wrap=True)
    for key in ("base", "in-regions", "mauritius", "un", "gone", "cards", "governs", "last", "now"):
        table.add_column(seen.say("gp-board-" + key), justify="right", no_wrap=True)
    table.add_column(seen.say("gp-board-open"), no_wrap=True)
    governs, now = governed(world), with_earlier(world)
    for party in world.all_holders():
        numbers = [world.base[party], in_regions(world, party), world.mauritius[party]]
        numbers += [world.un[party], world.gone[party], cards_held(seen, party)]
        cells = [party_name(seen, party), *[Text(str(number)) for number in numbers]]
        cells.append(Text(f"{governs[party]}/{world.dominance}"))
        cells.append(Text(halves(world.points[party]) if world.scorings else "–"))
        cells.append(Text(halves(now[party]), style="bold"))
        cells.append(Text(", ".join(open_cards(seen, party)) or "–"))
        table.add_row(*cells)
    return table


def halves(points: int) -> str:
    """Points, counted in halves.

    >>> halves(15), halves(-1), halves(4)
    ('7½', '-½', '2')
    """
    whole, half = divmod(abs(points), 2)
    text = f"{whole or ''}½" if half else str(whole)
    return f"-{text}" if points < 0 else text


def party_name(seen: Seen, party: int) -> Text:
    """The name with its letter: an arrow for the turn, and who one is oneself."""
    text = Text("▸ " if seen.view["turn"] == party else "  ")
    text.append_text(seen.letter(party))
    text.append(" " + seen.speaker.holder(party), style="bold" if party == seen.me else "")
    if party == seen.me:
        text.append(" " + seen.say("cli-play-you"), style="dim")
    if seen.view["conceded"][party]:
        text.append(" " + seen.say("cli-play-gave-up"), style="dim")
    return text


def cards_held(seen: Seen, party: int) -> int:
    """How many cards a party has in hand: those one knows, and the others."""
    known: int = seen.cards["hands"][party]
    hidden: list[int] = seen.cards["hidden"][party]
    return known.bit_count() + sum(hidden)


def open_cards(seen: Seen, party: int) -> list[str]:
    """The cards of a party that lie open (GP-5.19)."""
    lying = ((seen.table.zeal, PlayZeal.EFFECT), (seen.table.warmonger, PlayWarmonger.EFFECT))
    content = seen.table.content
    return [seen.value("card", content.card_of(effect)) for row, effect in lying if row[party]]


def situation(seen: Seen) -> list[Text]:
    """The dominance marker, the goal, and a peace in force."""
    world = seen.table
    goal = world.content.victory_points[seen.parties]
    values = {"regions": world.dominance, "points": goal, "scorings": world.scorings}
    lines = [Text("  " + seen.say("gp-board-goal", **values), style="dim")]
    if world.peace:
        lines.append(Text("  " + seen.say("gp-board-peace"), style="bold"))
    return lines


def promises(seen: Seen) -> Iterable[Text]:
    """Promises and threats that stand (GP-8.1, GP-4.9)."""
    for pledge in seen.view["pledges"]:
        if pledge["status"] == STANDING:
            values = {name: seen.speaker.holder(pledge[name]) for name in ("by", "to")}
            about_a_region = pledge["kind"] not in (SUPPORT, NO_VETO)
            region = seen.value("region", pledge["what"]) if about_a_region else ""
            text = seen.say("gp-board-pledge", kind=pledge["kind"], region=region, **values)
            yield Text("  " + text, style="yellow")


# What is going on.


def affairs(seen: Seen) -> list[Text]:
    """The auction, activation, proposal, motion or coup that the questions are about."""
    lines = [line for frame in seen.view["stack"] for line in affair(seen, frame)]
    return [Text(), *[Text("  " + line, style="bold") for line in lines]] if lines else []


def affair(seen: Seen, frame: Json) -> Sequence[str]:
    """The lines for one step of the rulebook; most have none."""
    kind = frame["is"]
    region = seen.value("region", frame["region"]) if "region" in frame else ""
    if kind == "auction":
        return [seen.say("gp-board-auction", number=frame["region"] + 1, region=region)]
    if kind == "activation":
        return [seen.say("gp-board-activation", region=region, left=frame["left"])]
    if kind in ("proposal", "partners", "vote", "sealed-vote", "veto-window"):
        return proposal(seen, frame)
    if kind == "trade-answer":
        by = seen.speaker.seat(frame["by"])
        data = seen.action(frame["action"])
        return [seen.say("gp-board-proposal", seat=by, region=region, action=data)]
    if kind in ("region-stakes", "un-votes"):
        return motion(seen, frame)
    if kind == "coup-stakes":
        return [seen.say("gp-board-coup", seat=seen.speaker.seat(frame["seats"][0]), region=region)]
    if kind == "warmonger-choice":
        return [seen.say("gp-board-dice", dice=", ".join([str(die) for die in frame["dice"]]))]
    if kind == "sabotage-choice":
        return [seen.say("gp-board-sabotage", region=region, chips=frame["count"])]
    if kind == "un-choice" and seen.me >= 0:
        count = seen.value("politicians", wanted(seen.table, Holder(seen.me)))
        return [seen.say("gp-board-un-choice", politicians=count)]
    return []


def proposal(seen: Seen, frame: Json) -> list[str]:
    """What was proposed, and how the vote stands."""
    by = seen.speaker.seat(frame["seat"] if frame["is"] == "proposal" else frame["by"])
    region = seen.value("region", frame["region"])
    lines = [
        seen.say("gp-board-proposal", seat=by, region=region, action=seen.action(action))
        for action in frame["batch"]
    ]
    if frame["is"] in ("vote", "sealed-vote"):
        lines.append(seen.say("gp-board-votes", yes=frame["yes"], no=frame.get("no", 0)))
    elif frame["is"] == "veto-window":
        lines.append(seen.say("gp-board-decided", accepted=frame["accepted"]))
    return lines


def motion(seen: Seen, frame: Json) -> list[str]:
    """The motion before the world, what is staked on it, and whose word it is."""
    by, action = seen.speaker.seat(frame["by"]), seen.action(frame["action"])
    lines = [seen.say("gp-board-motion", seat=by, action=action)]
    lines.append(seen.say("gp-board-stakes", ayes=frame["ayes"], noes=frame["noes"]))
    if frame["is"] == "region-stakes" and frame["regions"]:
        region = seen.value("region", frame["regions"][0])
        stake = seen.action(frame["stake"]) if frame["stake"] else ""
        key = "gp-board-stake" if stake else "gp-board-asked"
        lines.append(seen.say(key, region=region, stake=stake))
    return lines


# One's own cards.


def hand(seen: Seen) -> Table:
    """One's own hand, with what the cards say."""
    held = cards_in(seen.cards["hands"][seen.me] >> seen.me * CARDS)
    keys = [seen.speaker.game.label("card", card).to_json()["text"] for card in held]
    names = [seen.say(key) for key in keys]
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, min_width=max([0, *[len(name) + 2 for name in names]]))
    table.add_column()
    for key, name in zip(keys, names, strict=True):
        table.add_row(
            Text("  " + name, style="bold"), Text(seen.speaker.say({"text": key + "-text"}))
        )
    return table


def cut(name: str, width: int) -> str:
    """A name that fits its column.

    >>> cut("Nahost und Zentralasien", 24), cut("Middle East and Central Asia", 24)
    ('Nahost und Zentralasien', 'Middle East and Central…')
    """
    return name if len(name) <= width else name[: width - 1].rstrip() + "…"


TERMINAL: Final = TerminalBoard(board, brief, QUIET)
