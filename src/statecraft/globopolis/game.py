"""Globopolis as the house sees it: its verbs, frames and options, and how a table is laid out."""

from typing import Any

from statecraft.core import offer
from statecraft.core.event import Note
from statecraft.core.frame import Frame
from statecraft.core.game import Game
from statecraft.core.ids import NOBODY
from statecraft.core.native import mypyc_attr
from statecraft.core.options import BadOptions
from statecraft.core.sealed import Pass
from statecraft.core.state import State
from statecraft.globopolis import (
    agents,
    aggression,
    hand,
    influence,
    landing,
    markets,
    movement,
    option_phase,
    scenario,
    sequence,
    setup,
    trading,
)
from statecraft.globopolis.content import CONTENT, EDITION
from statecraft.globopolis.edition_schema import SCHEMA
from statecraft.globopolis.state import OPS_SORTS, Board, Globe
from statecraft.globopolis.variants import OPTIONS, Settings
from statecraft.globopolis.verbs import VERBS

RULES_VERSION = "0.1"
FRAMES: tuple[type[Frame[Any]], ...] = (
    sequence.Rounds,
    sequence.Turn,
    sequence.FirstTurn,
    setup.SetUp,
    setup.DealTitles,
    setup.TitleDraft,
    setup.DealCards,
    setup.DealMission,
    setup.FirstRoll,
    option_phase.OptionPhase,
    movement.RollChoice,
    movement.MoveRoll,
    movement.RerollChoice,
    movement.Teleport,
    movement.TeleportCall,
    movement.TurnEnd,
    movement.Landing,
    landing.AcademyRoll,
    landing.OrssChoice,
    landing.OwnTerritory,
    landing.ForeignTerritory,
    landing.ConferencePayment,
    landing.ConferenceReply,
    markets.MarketChoice,
    markets.MarketRoll,
    markets.MarketPurchase,
    agents.CleaningRoll,
    agents.GuildDuel,
    hand.DrawCard,
    hand.HandLimit,
    influence.TakeAway,
    influence.ShieldReply,
    aggression.Engagement,
    aggression.BattleRound,
    aggression.ContinueChoice,
    scenario.DiplomacyReply,
    scenario.Talks,
    scenario.Bargain,
    scenario.HireAnswer,
    scenario.ThirdParties,
    scenario.Neighbours,
    scenario.Operations,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class GlobopolisGame(Game):
    """The game's own part of the description."""

    def set_up(self, table: State) -> None:
        assert isinstance(table, Globe)
        table.lay_out(sequence.Rounds(0, NOBODY))
        table.settle_options()
        table.lay_out_goods()
        if not table.settings().agents:
            remove_agent_cards(table)
        table.push(setup.SetUp(0))

    def check(self, table: State) -> None:
        """GB-1.7: options that would deal more than there is are refused."""
        assert isinstance(table, Globe)
        settings = table.settings()
        holders = table.holder_count()
        problems = []
        for name, wanted, there in (
            ("titles_dealt", settings.titles_dealt, 36),
            ("missions_dealt", settings.missions_dealt, _left(1, settings.agents)),
            ("influence_dealt", settings.influence_dealt, _left(2, settings.agents)),
            ("ops_dealt", settings.ops_dealt, _left(0, settings.agents)),
        ):
            if wanted * holders > there:
                most = there // holders
                problems.append(f"{name} is {most} at the most for {holders} players, not {wanted}")
        if problems:
            raise BadOptions(tuple(problems))

    def bound(self, table: State) -> int:
        """GB-9.9: rounds are limited, and so is what a seat can do in a phase.

        A turn has an Option Phase, an Event Phase and at most four engagements (one landing, then
        the rest of a colour group); each phase takes at most ``phase_inputs`` inputs of each seat
        and then defaults, and rolls, duels and battles of a bounded number of outcomes.
        """
        assert isinstance(table, Globe)
        seats = len(table.holders)
        turn = 6 * seats * (table.phase_inputs + 30) + 1000
        return 500 + table.settings().round_limit * seats * turn

    def label(self, kind: str, value: int) -> Note:
        return label(kind, value)


def _left(sort: int, with_agents: bool) -> int:
    """How many cards of a sort are in the game."""
    flags = (
        [row.agents for row in CONTENT.ops],
        [row.agents for row in CONTENT.missions],
        [row.agents for row in CONTENT.influence],
    )[sort]
    return len(flags) if with_agents else flags.count(False)


def remove_agent_cards(table: Globe) -> None:
    """GB-1.5: without agents, cards that concern them are taken out of the stacks, face up."""
    concerned = [*[row.agents for row in CONTENT.ops], *[row.agents for row in CONTENT.missions]]
    for card, about_agents in enumerate(concerned):
        if about_agents:
            table.ops = table.ops.removed(card)
    for card, printed in enumerate(CONTENT.influence):
        if printed.agents:
            table.influence = table.influence.removed(card)


def label(kind: str, value: int) -> Note:
    """What fields, titles, groups and cards are called: by the edition's own words."""
    if kind in ("territory", "title", "target", "guild"):
        return Note("title-" + CONTENT.title_id[value + 32 if kind == "guild" else value])
    if kind == "title-or-none":
        return Note("nothing") if value == 36 else Note("title-" + CONTENT.title_id[value])
    if kind == "field":
        return Note("field-" + CONTENT.field_id[value])
    if kind == "group":
        return Note("group-" + CONTENT.group_id[value])
    if kind == "ops":
        return _ops_label(value)
    if kind == "opportunity":
        return Note("gb-no-card") if value == 0 else _ops_label(value - 1)
    if kind == "influence":
        return Note("influence-" + CONTENT.influence[value].id)
    if kind == "good":
        return _good_label(value)
    return Note("choice-" + kind, {"value": value})


def _ops_label(card: int) -> Note:
    if OPS_SORTS[0] >> card & 1:
        return Note("ops-" + CONTENT.ops[card].id)
    return Note("mission-" + CONTENT.missions[card - 21].id)


def _good_label(code: int) -> Note:
    if trading.TITLE <= code < trading.OPS:
        return label("title", code - trading.TITLE)
    if trading.OPS <= code < trading.INFLUENCE:
        return _ops_label(code - trading.OPS)
    if code >= trading.INFLUENCE:
        return label("influence", code - trading.INFLUENCE)
    return Note("choice-good", {"value": code})


GAME = GlobopolisGame(
    "globopolis",
    "statecraft.globopolis",
    RULES_VERSION,
    Globe,
    Settings,
    OPTIONS,
    (*VERBS, Pass, *offer.VERBS),
    FRAMES,
    (Board,),
    EDITION,
    SCHEMA,
)
