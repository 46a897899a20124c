"""Globopolis as the house sees it: its verbs, frames and options, and how a table is laid out."""

from collections.abc import Mapping
from typing import Any, Final

from statecraft.core.editions.edition import Edition
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import NOBODY
from statecraft.core.native import mypyc_attr
from statecraft.core.options import BadOptions
from statecraft.core.record.events import Note
from statecraft.core.record.struct import PlainValue
from statecraft.core.verbs.action import Action
from statecraft.globopolis import sequence
from statecraft.globopolis.board import Board
from statecraft.globopolis.content import EDITION, TITLES, Content, content_of
from statecraft.globopolis.edition_schema import SCHEMA
from statecraft.globopolis.labels import action_text, card_choice, label
from statecraft.globopolis.rules import (
    aggression,
    assistance,
    cleaning,
    conference,
    engagement,
    fight_windows,
    hand,
    influence,
    landing,
    markets,
    movement,
    option_phase,
    orss,
    setup,
    surplus,
    teleport,
    third_parties,
)
from statecraft.globopolis.rules.plans import PLANS
from statecraft.globopolis.state import INFLUENCE, GlobopolisState
from statecraft.globopolis.variants import Settings, options_of
from statecraft.globopolis.verbs import VERBS, PlayInfluence, PutUnder

RULES_VERSION: Final = "0.1"
FORMER: Final[Mapping[str, Mapping[str, Any]]] = {}
"""Rules versions of before whose games are still played, each with the options that keep its rulings."""
FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    sequence.Rounds,
    sequence.Turn,
    sequence.FirstTurn,
    setup.SetUp,
    setup.DealTitles,
    setup.TitleDraft,
    setup.DealCards,
    setup.DealMission,
    setup.FirstRoll,
    surplus.SurplusChoice,
    option_phase.OptionPhase,
    movement.RollChoice,
    movement.MoveRoll,
    movement.RerollChoice,
    teleport.Teleport,
    teleport.TeleportCall,
    movement.TurnEnd,
    movement.Landing,
    landing.AcademyRoll,
    orss.OrssChoice,
    cleaning.OwnTerritory,
    conference.ForeignTerritory,
    conference.ConferencePayment,
    conference.ConferenceReply,
    markets.MarketChoice,
    markets.MarketRoll,
    markets.MarketPurchase,
    cleaning.CleaningRoll,
    cleaning.GuildDuel,
    hand.DrawCard,
    hand.HandLimit,
    hand.GiveUpCard,
    influence.Strike,
    influence.ShieldReply,
    influence.DrawnCard,
    engagement.Engagement,
    aggression.BattleRound,
    aggression.ContinueChoice,
    fight_windows.DiplomacyReply,
    fight_windows.Talks,
    third_parties.Bargain,
    third_parties.HireAnswer,
    third_parties.ThirdParties,
    assistance.Neighbours,
    assistance.HelpAnswer,
    assistance.Assistance,
    fight_windows.Operations,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class GlobopolisGame(Game):
    """The game's own part of the description."""

    def set_up(self, table: State) -> None:
        assert isinstance(table, GlobopolisState)
        table.lay_out(sequence.Rounds(0, NOBODY))
        table.settle_options()
        table.lay_out_goods()
        if not table.settings().agents:
            remove_agent_cards(table)
        table.push(setup.SetUp(0))

    def check(self, table: State) -> None:
        """GB-1.7: options that would deal more than there is are refused."""
        assert isinstance(table, GlobopolisState)
        settings = table.settings()
        holders = table.holder_count()
        content = content_of(self.edition)
        problems = []
        for name, wanted, there in (
            ("titles_dealt", settings.titles_dealt, TITLES),
            ("missions_dealt", settings.missions_dealt, _left(content, 1, settings.agents)),
            ("influence_dealt", settings.influence_dealt, _left(content, 2, settings.agents)),
            ("ops_dealt", settings.ops_dealt, _left(content, 0, settings.agents)),
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
        assert isinstance(table, GlobopolisState)
        seats = len(table.holders)
        turn = 6 * seats * (table.phase_inputs + 30) + 1000
        return 500 + table.settings().round_limit * seats * turn

    def label(self, kind: str, value: int) -> Note:
        return label(content_of(self.edition), kind, value)

    def unchosen_kinds(self) -> dict[str, range]:
        content = content_of(self.edition)
        titles = range(len(content.title_id))
        return {"group": range(len(content.group_id)), "target": titles}

    def deck_kinds(self) -> dict[str, str]:
        return {"titles": "title", "ops-mission": "ops"}

    def label_in(self, verb: type[Action], fields: tuple[Any, ...], kind: str, value: int) -> Note:
        content = content_of(self.edition)
        if verb is PlayInfluence and kind == "choice":
            return card_choice(content, fields[0], value)
        if verb is PutUnder and kind == "ops" and fields[0] == INFLUENCE:
            return label(content, "influence", value)
        return label(content, kind, value)

    def action_text(self, data: Mapping[str, PlainValue]) -> str:
        return action_text(content_of(self.edition), data)

    def with_edition(self, edition: Edition) -> "GlobopolisGame":
        """The same rules on another edition: a house's own board, titles and cards."""
        return make_game(edition)


def _left(content: Content, sort: int, with_agents: bool) -> int:
    """How many cards of a sort are in the game."""
    flags = (
        [row.agents for row in content.ops],
        [row.agents for row in content.missions],
        [row.agents for row in content.influence],
    )[sort]
    return len(flags) if with_agents else flags.count(False)


def remove_agent_cards(table: GlobopolisState) -> None:
    """GB-1.5: without agents, cards that concern them are taken out of the stacks, face up."""
    content = table.content
    concerned = [*[row.agents for row in content.ops], *[row.agents for row in content.missions]]
    for card, about_agents in enumerate(concerned):
        if about_agents:
            table.ops = table.ops.removed(card)
    for card, printed in enumerate(content.influence):
        if printed.agents:
            table.influence = table.influence.removed(card)


def make_game(edition: Edition) -> GlobopolisGame:
    """Globopolis on an edition."""
    return GlobopolisGame(
        "globopolis",
        "statecraft.globopolis",
        RULES_VERSION,
        GlobopolisState,
        Settings,
        options_of(content_of(edition)),
        VERBS,
        FRAMES,
        (Board,),
        edition,
        SCHEMA,
        former=FORMER,
        plans=PLANS,
    )


GAME: Final = make_game(EDITION)
