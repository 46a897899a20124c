"""The table of Globopolis: what everybody owns, where it stands, and who may see it.

Territories are titles 0 to 31, guilds 32 to 35. Lists are flat: ``units[t * 5 + kind]`` lie on a
base plate or in a Guild Stock, ``stock[h * 5 + kind]`` in a Personal Stock, ``agents[h * 36 + t]``
are agents of holder h on title t. The Administration's side of everything is counted too.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from statecraft.core.chance.decks import Deck
from statecraft.core.chance.distributions import Randomness
from statecraft.core.engine.state import State
from statecraft.core.ids import NOBODY, Holder, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Event, Note
from statecraft.core.record.row_shape import RowShape
from statecraft.core.record.struct import Struct
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offers import LAST_ROUND, Goods
from statecraft.globopolis import text_board
from statecraft.globopolis.board import AXES, LISTS, NUMBERS, SHAPES, Board, seen_board
from statecraft.globopolis.content import TERRITORIES, Content, content_of
from statecraft.globopolis.content import TITLES as TITLES
from statecraft.globopolis.ids import (
    ALL_TERRITORIES,
    ALL_TITLES,
    NOBODYS,
    Eu,
    FieldId,
    TerritoryId,
    TitleId,
)
from statecraft.globopolis.rules import deals, missions, promises, prospects, trading, victory
from statecraft.globopolis.rules.development import needs
from statecraft.globopolis.rules.engagement import Engagement
from statecraft.globopolis.rules.hand import HandLimit
from statecraft.globopolis.rules.landing import arrival
from statecraft.globopolis.rules.option_phase import OptionPhase
from statecraft.globopolis.rules.scoring import recount, score_breakdown, source
from statecraft.globopolis.rules.this_turn import PLACES
from statecraft.globopolis.sequence import (
    AGGRESSION,
    LANDINGS,
    SET_UP,
    AggressionStep,
    LandingStep,
    Rounds,
    SetUpStep,
)
from statecraft.globopolis.variants import Settings

KINDS: Final = 5
OPS: Final = 0
MISSION: Final = 1
INFLUENCE: Final = 2
"""The three sorts of cards, as in ``PutUnder``."""
BANK_EU: Final = 10_000


@mypyc_attr(allow_interpreted_subclasses=True)
class GlobopolisState(State):
    """A table of Globopolis. A colour's seats share everything but Governors and turns (GB-10.22)."""

    __slots__ = (*LISTS, *NUMBERS, "content", "influence", "ops")
    ROWS: ClassVar[tuple[str, ...]] = LISTS
    NUMBERS: ClassVar[tuple[str, ...]] = NUMBERS
    SHAPES: ClassVar[Mapping[str, RowShape]] = SHAPES
    AXES: ClassVar[Mapping[str, int]] = AXES
    FACTS: ClassVar[tuple[str, ...]] = (
        *("sudden-death", "claims", "to-play", "missions"),
        *("needs", "developments", "landings", "agents", "shelves", "flights", "kept", "fight"),
    )
    BOARD: ClassVar[tuple[str, ...]] = ("ops", "influence")

    content: Content
    eu: list[int]
    score: list[int]
    """As many points as there are, also where the Counting Ring is lapped (GB-9.10)."""
    stock: list[int]
    governor: list[FieldId]
    owner: list[Holder]
    units: list[int]
    levels: list[int]
    """Levels of Economic Development paid for on a territory, justified or not."""
    justified_levels: list[int]
    """Levels that are justified now, and scored (GB-5.6)."""
    agents: list[int]
    reserve: list[int]
    """Agents in their player's hand."""
    academy: list[int]
    """Agents of a colour in the bank, to be regained by the NIA (GB-7.9)."""
    bonus: list[int]
    """Colour groups whose bonus a holder has scored, one bit each."""
    passing: list[int]
    """Whether a Governor was ever paid for passing TELEPORT!, or came back since (GB-4.6)."""
    conquests: list[int]
    mission_won: list[int]
    bank_units: list[int]
    this_turn: list[int]
    taken: list[int]
    """Territories a holder took by takeover and has kept since, one bit each (GB-8.42)."""
    traded: list[int]
    """The turn, counted from 1, in which a title last came by a deal; 0 if it did not (GB-8.58)."""
    barred: list[int]
    """What cards forbid a holder until its next turn is over, one bit each (GB-8.50 to GB-8.53)."""
    bank_eu: int
    bank_levels: int
    first: Seat
    sudden_death: int
    time_called: int
    """Whether the time agreed upon has come (GB-10.24)."""
    claims: int
    """Who claims victory and why, as announced (GB-9.11): two bits a holder."""
    ops: Deck
    influence: Deck

    def settings(self) -> Settings:
        # No cast: it is a call, and this is asked for at every turn.
        options: Any = self.options
        settings: Settings = options
        return settings

    def settle_options(self) -> None:
        self.content = content_of(self.edition)
        self.phase_inputs = self.settings().phase_inputs

    def clone(self) -> "GlobopolisState":
        kind = type(self)
        # Named where it is just this class: then the compiled engine makes it without asking Python.
        if kind is GlobopolisState:
            other = GlobopolisState(self.game, self.edition, self.options, self.holders)
        else:
            other = kind(self.game, self.edition, self.options, self.holders)
        self.copy_to(other)
        other.content = self.content
        other.eu = self.eu[:]
        other.score = self.score[:]
        other.stock = self.stock[:]
        other.governor = self.governor[:]
        other.owner = self.owner[:]
        other.units = self.units[:]
        other.levels = self.levels[:]
        other.justified_levels = self.justified_levels[:]
        other.agents = self.agents[:]
        other.reserve = self.reserve[:]
        other.academy = self.academy[:]
        other.bonus = self.bonus[:]
        other.passing = self.passing[:]
        other.conquests = self.conquests[:]
        other.mission_won = self.mission_won[:]
        other.bank_units = self.bank_units[:]
        other.this_turn = self.this_turn[:]
        other.taken = self.taken[:]
        other.traded = self.traded[:]
        other.barred = self.barred[:]
        other.bank_eu = self.bank_eu
        other.bank_levels = self.bank_levels
        other.first = self.first
        other.sudden_death = self.sudden_death
        other.time_called = self.time_called
        other.claims = self.claims
        other.ops = self.ops
        other.influence = self.influence
        return other

    def lay_out_goods(self) -> None:
        """An empty world: everything still with the Administration (GB-1.1)."""
        holders = self.holder_count()
        self.eu = [0] * holders
        self.score = [0] * holders
        self.stock = [0] * (holders * KINDS)
        self.governor = [self.content.teleport_field] * len(self.holders)
        self.owner = [NOBODYS] * TITLES
        self.units = [0] * (TITLES * KINDS)
        self.levels = [0] * TERRITORIES
        self.justified_levels = [0] * TERRITORIES
        self.agents = [0] * (holders * TITLES)
        # GB-1.2: Governors on TELEPORT!, nobody has points, and of its agents each has some in hand.
        playing = self.settings().agents
        placed = self.content.agents_at_start if playing else 0
        self.reserve = [placed] * holders
        self.academy = [self.content.agents_in_colour - placed] * holders
        self.bonus = [0] * holders
        self.passing = [0] * len(self.holders)
        self.conquests = [0] * holders
        self.mission_won = [0] * holders
        self.bank_units = list(self.content.units_supply)
        self.this_turn = [0] * PLACES
        self.taken = [0] * holders
        self.traded = [0] * TITLES
        self.barred = [0] * holders
        self.bank_eu = BANK_EU
        self.bank_levels = self.content.developments_supply
        self.first = Seat(0)
        self.sudden_death = 0
        self.time_called = 0
        self.claims = 0
        self.ops = Deck.fresh("ops-mission", self.content.ops_sorts, holders)
        self.influence = Deck.fresh("influence", self.content.influence_sorts, holders)

    # Seen and imagined.

    def board_seen_by(self, holder: Holder | None) -> Struct:
        return seen_board(self, holder)

    def determinise_board(self, board: Struct, holder: Holder | None, rng: Randomness) -> None:
        assert isinstance(board, Board)
        for name in LISTS:
            setattr(self, name, list(getattr(board, name)))
        for name in NUMBERS:
            setattr(self, name, getattr(board, name))
        self.ops = board.ops.determinised(holder, rng)
        self.influence = board.influence.determinised(holder, rng)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.score)

    def score_breakdown(self) -> tuple[tuple[Note, ...], ...]:
        """GB-5: titles, developments, groups, and what was won or paid besides."""
        return tuple([tuple(lines) for lines in score_breakdown(self)])

    def score_source(self, cause: str, events: list[Event]) -> str:
        """GB-5: missions, cards, journeys, points bought, debts."""
        return source(self, cause, events)

    def tie_breaks(self) -> tuple[tuple[int, ...], ...]:
        """GB-9.8: the value of territories, then EU."""
        found = []
        for holder in self.all_holders():
            value = sum([self.content.value[t] for t in range(TITLES) if self.owner[t] == holder])
            found.append((value, self.eu[holder]))
        return tuple(found)

    # Who has what.

    def mark(self) -> int:
        """GB-9.1: the victory mark, by the number of players or as agreed."""
        return self.settings().mark or self.content.victory_mark[self.holder_count()]

    def territories(self, holder: Holder) -> list[TerritoryId]:
        owner = self.owner
        return [territory for territory in ALL_TERRITORIES if owner[territory] == holder]

    def title_at(self, seat: Seat) -> TitleId:
        """The title on whose field a Governor stands; ``NO_TITLE`` where there is none."""
        return self.content.field_title[self.governor[seat]]

    def units_on(self, title: TitleId) -> list[int]:
        """The units on a base plate or in a Guild Stock, by kind."""
        return self.units[title * KINDS : title * KINDS + KINDS]

    def add_units(self, title: TitleId, kind: int, count: int) -> None:
        self.units[title * KINDS + kind] += count

    def stock_of(self, holder: Holder) -> list[int]:
        """The units in a Personal Stock, by kind."""
        return self.stock[holder * KINDS : holder * KINDS + KINDS]

    def add_stock(self, holder: Holder, kind: int, count: int) -> None:
        self.stock[holder * KINDS + kind] += count

    def agents_of(self, holder: Holder, title: TitleId) -> int:
        return self.agents[holder * TITLES + title]

    def agents_on(self, title: TitleId) -> list[int]:
        """Everybody's agents on a title, by holder."""
        return self.agents[title::TITLES]

    def agents_placed(self, holder: Holder) -> list[int]:
        """A holder's agents by title."""
        return self.agents[holder * TITLES : holder * TITLES + TITLES]

    def add_agents(self, holder: Holder, title: TitleId, count: int) -> None:
        self.agents[holder * TITLES + title] += count

    def speaker(self, holder: Holder) -> Seat:
        """The seat that answers for a holder: its first that has not given up."""
        seats = self.seats_of(holder)
        playing = [seat for seat in seats if not self.conceded[seat]]
        return playing[0] if playing else seats[0]

    def hand(self, holder: Holder, sort: int) -> int:
        """A holder's cards of one sort, as a set in their own deck's numbers."""
        if sort == INFLUENCE:
            return self.influence.hands[holder]
        return self.ops.hands[holder] & self.content.ops_sorts[sort]

    def check_hand(self, holder: Holder) -> None:
        """GB-4.14, GB-3.7: whoever holds too many cards of a sort returns some, before anything else."""
        for sort in (OPS, MISSION, INFLUENCE):
            if self.hand(holder, sort).bit_count() > self.settings().hand_limit:
                self.push(HandLimit(self.speaker(holder), sort))

    def free_titles(self, holder: Holder) -> list[TitleId]:
        """A holder's titles that are not at stake in a fight."""
        staked: set[TitleId] = set()
        for frame in self.stack:
            if isinstance(frame, Engagement):
                staked = {frame.origin, frame.target}
        return [t for t in ALL_TITLES if self.owner[t] == holder and t not in staked]

    def recount(self, territory: TerritoryId) -> None:
        recount(self, territory)

    # The sequence of play, for frames that `sequence` itself is made of.

    def set_up_steps(self) -> tuple[SetUpStep, ...]:
        return SET_UP

    def landing_steps(self, seat: Seat) -> tuple[LandingStep, ...]:
        return LANDINGS[arrival(self, seat)]

    def aggression_steps(self) -> tuple[AggressionStep, ...]:
        return AGGRESSION

    def call_time(self) -> None:
        victory.call_time(self)

    def time_is_called(self) -> bool:
        return self.time_called == 1

    def close_agents(self) -> None:
        """GB-7.3: with the first roll, the time for the player before to place agents is over."""
        rounds = self.stack[0]
        if isinstance(rounds, Rounds) and rounds.placing != NOBODY:
            self.put(0, Rounds(rounds.turns, NOBODY))

    # Moving goods; the bank is counted, and without ``box_limits`` never runs dry.

    def earn(self, holder: Holder, eu: Eu) -> None:
        """From the Administration, or back to it for a negative sum."""
        self.eu[holder] += eu
        self.bank_eu -= eu

    def supply(self, kind: int, wanted: int) -> int:
        """How many units of a kind the Administration can hand out (GB-10.21)."""
        if self.settings().box_limits:
            return max(0, min(wanted, self.bank_units[kind]))
        return wanted

    def receive(self, holder: Holder, kind: int, count: int) -> int:
        """Units from the Administration into Personal Stock, wherever one lands (GB-2.11); how many there were."""
        count = self.supply(kind, count)
        self.bank_units[kind] -= count
        self.add_stock(holder, kind, count)
        return count

    def public_facts(self) -> dict[str, tuple[tuple[int, ...], ...]]:
        """The final round (GB-9.11), what territories lack for their levels (GB-5.1) and the odds of a fight (GB-6.5)."""
        return {**victory.final_round(self), **needs(self), **prospects.of_a_fight(self)}

    def own_facts(self, holder: Holder) -> dict[str, tuple[tuple[int, ...], ...]]:
        """How far one's own missions are: the card, what one has and what it takes; and what lies ahead of who decides."""
        return {"missions": missions.in_hand(self, holder), **prospects.ahead(self, holder)}

    # Business (GB-3): see the chapter's own module.

    def holdings(self, holder: Holder, by: Holder) -> dict[int, int]:
        return trading.holdings(self, holder, by)

    def askable(self, holder: Holder, by: Holder) -> dict[int, int]:
        return trading.askable(self, holder, by)

    def goods_fault(self, giver: Holder, taker: Holder, goods: Goods) -> Illegal | None:
        return trading.goods_fault(self, giver, goods)

    def in_option_phase(self) -> bool:
        for frame in self.stack:  # noqa: SIM110 - a generator costs more than all the rest
            if isinstance(frame, OptionPhase):
                return True
        return False

    def trade_fault(self, parties: tuple[Holder, ...], goods: Goods) -> Illegal | None:
        return trading.trade_fault(self, parties, goods)

    def goods_between(
        self, parties: tuple[Holder, ...], holder: Holder, by: Holder
    ) -> dict[int, int]:
        return trading.goods_between(self, parties, holder, by)

    def not_tradable_alone(self, parties: tuple[Holder, ...]) -> tuple[int, ...]:
        return trading.not_tradable_alone(self, parties)

    def ring_is_open(self, parties: tuple[Holder, ...]) -> bool:
        """GB-3.13: everybody has EU or a title to give; where only titles are traded, one of them goes along."""
        eu, owner = self.eu, self.owner
        titled = False
        for holder in parties:
            if holder in owner:
                titled = True
            elif eu[holder] <= 0:
                return False
        return titled or trading.anything_goes(self, *parties)

    def offered(self, holder: Holder, goods: Goods) -> None:
        trading.offered(self, goods)

    def move_goods(self, giver: Holder, taker: Holder, goods: Goods) -> None:
        trading.move_goods(self, giver, taker, goods)

    def deal_notes(self, mine: Holder, other: Holder, give: Goods, get: Goods) -> tuple[Note, ...]:
        return deals.deal_notes(self, mine, other, give, get)

    def may_promise(self, by: Holder, to: Holder) -> bool:
        """GB-3.8: not to attack can be promised at any time, but not beyond the last round of all."""
        return self.round <= LAST_ROUND

    def pledge_numbers(self, by: Holder, to: Holder, begun: tuple[int, ...]) -> Sequence[int]:
        return promises.pledge_numbers(self, by, to, begun)

    # In a program.

    def text_board(self) -> list[str]:
        return text_board.lines(self)
