"""The table of Globopolis: what everybody owns, where it stands, and who may see it.

Territories are titles 0 to 31, guilds 32 to 35. Lists are flat: ``units[t * 5 + kind]`` lie on a
base plate or in a Guild Stock, ``stock[h * 5 + kind]`` in a Personal Stock, ``agents[h * 36 + t]``
are agents of holder h on title t. The Administration's side of everything is counted too.
"""

from typing import Any, ClassVar, Final

from statecraft.core.cards import Deck, SeenDeck
from statecraft.core.chance import Randomness
from statecraft.core.event import Event, Note
from statecraft.core.ids import NOBODY, Holder, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.offer import Goods
from statecraft.core.plain import Plain
from statecraft.core.refusal import Illegal
from statecraft.core.state import State
from statecraft.globopolis import landing, missions, trading
from statecraft.globopolis.aggression import Engagement
from statecraft.globopolis.content import Content, content_of
from statecraft.globopolis.hand import HandLimit
from statecraft.globopolis.option_phase import OptionPhase
from statecraft.globopolis.scoring import recount, sheet, source
from statecraft.globopolis.sequence import Rounds
from statecraft.globopolis.this_turn import PLACES
from statecraft.globopolis.variants import Settings

TERRITORIES: Final = 32
TITLES: Final = 36
KINDS: Final = 5
RANGE_OF_TERRITORIES: Final = range(TERRITORIES)
NOBODYS: Final = -1
"""Stands in ``owner`` for a title nobody holds."""
OPS_SORTS: Final = ((1 << 21) - 1, ((1 << 12) - 1) << 21)
"""The backs of the common stack: 21 OPs, then 12 MISSION cards."""
INFLUENCE_SORTS: Final = ((1 << 32) - 1,)
OPS: Final = 0
MISSION: Final = 1
INFLUENCE: Final = 2
"""The three sorts of cards, as in ``PutUnder``."""
BANK_EU: Final = 10_000
LISTS: Final = (
    "eu",
    "score",
    "stock",
    "governor",
    "owner",
    "units",
    "levels",
    "counted",
    "agents",
    "reserve",
    "academy",
    "bonus",
    "backs",
    "conquests",
    "mission_won",
    "bank_units",
    "this_turn",
)
NUMBERS: Final = ("bank_eu", "bank_levels", "first", "sudden_death")


class Board(Plain):
    """What a holder sees of the table: all but the faces of cards (GB-1.12)."""

    __slots__ = ("influence", "lists", "numbers", "ops")
    FIELDS = ("lists", "numbers", "ops", "influence")

    def __init__(
        self,
        lists: tuple[tuple[int, ...], ...],
        numbers: tuple[int, ...],
        ops: SeenDeck,
        influence: SeenDeck,
    ) -> None:
        self.lists = lists
        self.numbers = numbers
        self.ops = ops
        self.influence = influence

    def row(self, name: str) -> tuple[int, ...]:
        """One of the table's lists by its name."""
        return self.lists[LISTS.index(name)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Globe(State):
    """A table of Globopolis."""

    __slots__ = (*LISTS, *NUMBERS, "content", "influence", "ops")
    ROWS: ClassVar[tuple[str, ...]] = LISTS
    BYTE_ROWS: ClassVar[tuple[str, ...]] = ("units", "agents", "levels", "counted", "stock")
    NUMBERS: ClassVar[tuple[str, ...]] = NUMBERS
    BOARD: ClassVar[tuple[str, ...]] = ("ops", "influence")

    content: Content
    eu: list[int]
    score: list[int]
    stock: list[int]
    governor: list[int]
    owner: list[int]
    units: list[int]
    levels: list[int]
    """Levels of Economic Development paid for on a territory, justified or not."""
    counted: list[int]
    """Levels that are justified now, and scored (GB-5.6)."""
    agents: list[int]
    reserve: list[int]
    """Agents in their player's hand."""
    academy: list[int]
    """Agents of a colour in the bank, to be regained by the NIA (GB-7.9)."""
    bonus: list[int]
    """Colour groups whose bonus a holder has scored, one bit each."""
    backs: list[int]
    """How often a Governor has crossed TELEPORT! backwards without being back yet (GB-4.6)."""
    conquests: list[int]
    mission_won: list[int]
    bank_units: list[int]
    this_turn: list[int]
    bank_eu: int
    bank_levels: int
    first: int
    sudden_death: int
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

    def clone(self) -> "Globe":
        other = type(self)(self.game, self.edition, self.options, self.holders)
        self.copy_to(other)
        other.content = self.content
        other.eu = self.eu[:]
        other.score = self.score[:]
        other.stock = self.stock[:]
        other.governor = self.governor[:]
        other.owner = self.owner[:]
        other.units = self.units[:]
        other.levels = self.levels[:]
        other.counted = self.counted[:]
        other.agents = self.agents[:]
        other.reserve = self.reserve[:]
        other.academy = self.academy[:]
        other.bonus = self.bonus[:]
        other.backs = self.backs[:]
        other.conquests = self.conquests[:]
        other.mission_won = self.mission_won[:]
        other.bank_units = self.bank_units[:]
        other.this_turn = self.this_turn[:]
        other.bank_eu = self.bank_eu
        other.bank_levels = self.bank_levels
        other.first = self.first
        other.sudden_death = self.sudden_death
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
        self.counted = [0] * TERRITORIES
        self.agents = [0] * (holders * TITLES)
        playing = self.settings().agents
        placed = self.content.agents_at_start if playing else 0
        self.reserve = [placed] * holders
        self.academy = [self.content.agents_in_colour - placed] * holders
        self.bonus = [0] * holders
        self.backs = [0] * len(self.holders)
        self.conquests = [0] * holders
        self.mission_won = [0] * holders
        self.bank_units = list(self.content.units_supply)
        self.this_turn = [0] * PLACES
        self.bank_eu = BANK_EU
        self.bank_levels = self.content.developments_supply
        self.first = 0
        self.sudden_death = 0
        self.ops = Deck.fresh("ops-mission", OPS_SORTS, holders)
        self.influence = Deck.fresh("influence", INFLUENCE_SORTS, holders)

    # Seen and imagined.

    def board_seen_by(self, holder: Holder | None) -> Plain:
        return Board(
            tuple([tuple(getattr(self, name)) for name in LISTS]),
            tuple([getattr(self, name) for name in NUMBERS]),
            self.ops.seen_by(holder),
            self.influence.seen_by(holder),
        )

    def imagine_board(self, board: Plain, holder: Holder | None, rng: Randomness) -> None:
        assert isinstance(board, Board)
        for name, row in zip(LISTS, board.lists, strict=True):
            setattr(self, name, list(row))
        for name, number in zip(NUMBERS, board.numbers, strict=True):
            setattr(self, name, number)
        self.ops = board.ops.imagined(holder, rng)
        self.influence = board.influence.imagined(holder, rng)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.score)

    def sheet(self) -> tuple[tuple[Note, ...], ...]:
        """GB-5: titles, developments, groups, and what was won or paid besides."""
        return tuple([tuple(lines) for lines in sheet(self)])

    def source(self, cause: str, events: list[Event]) -> str:
        """GB-5: missions, cards, journeys, points bought, debts."""
        return source(self, cause, events)

    def tie_breaks(self) -> tuple[tuple[int, ...], ...]:
        """GB-9.8: the value of territories, then EU."""
        found = []
        for holder in range(self.holder_count()):
            value = sum([self.content.value[t] for t in range(TITLES) if self.owner[t] == holder])
            found.append((value, self.eu[holder]))
        return tuple(found)

    # Who has what.

    def mark(self) -> int:
        """GB-9.1: the victory mark, by the number of players or as agreed."""
        return self.settings().mark or self.content.victory_mark[self.holder_count()]

    def territories(self, holder: int) -> list[int]:
        owner = self.owner
        return [territory for territory in RANGE_OF_TERRITORIES if owner[territory] == holder]

    def agents_of(self, holder: int, title: int) -> int:
        return self.agents[holder * TITLES + title]

    def speaker(self, holder: int) -> Seat:
        """The seat that answers for a holder: its first that has not given up."""
        seats = self.seats_of(Holder(holder))
        playing = [seat for seat in seats if not self.conceded[seat]]
        return playing[0] if playing else seats[0]

    def hand(self, holder: int, sort: int) -> int:
        """A holder's cards of one sort, as a set in their own deck's numbers."""
        if sort == INFLUENCE:
            return self.influence.hands[holder]
        return self.ops.hands[holder] & OPS_SORTS[sort]

    def check_hand(self, holder: int) -> None:
        """GB-4.14: whoever holds too many cards of a sort returns some, before anything else."""
        for sort in (OPS, MISSION, INFLUENCE):
            if self.hand(holder, sort).bit_count() > self.settings().hand_limit:
                self.push(HandLimit(self.speaker(holder), sort))

    def free_titles(self, holder: int) -> list[int]:
        """A holder's titles that are not at stake in a fight."""
        staked = set()
        for frame in self.stack:
            if isinstance(frame, Engagement):
                staked = {frame.origin, frame.target}
        return [t for t in range(TITLES) if self.owner[t] == holder and t not in staked]

    def recount(self, territory: int) -> None:
        recount(self, territory)

    def land(self, seat: Seat, rolls: int) -> None:
        landing.land(self, seat, rolls)

    def close_agents(self) -> None:
        """GB-7.3: with the first roll, the time for the player before to place agents is over."""
        rounds = self.stack[0]
        if isinstance(rounds, Rounds) and rounds.placing != NOBODY:
            self.put(0, Rounds(rounds.turns, NOBODY))

    # Moving goods; the bank is counted, and without ``box_limits`` never runs dry.

    def earn(self, holder: int, eu: int) -> None:
        """From the Administration, or back to it for a negative sum."""
        self.eu[holder] += eu
        self.bank_eu -= eu

    def supply(self, kind: int, wanted: int) -> int:
        """How many units of a kind the Administration can hand out (GB-10.21)."""
        if self.settings().box_limits:
            return max(0, min(wanted, self.bank_units[kind]))
        return wanted

    def receive(self, holder: int, kind: int, count: int) -> int:
        """Units from the Administration into Personal Stock; how many there were."""
        count = self.supply(kind, count)
        self.bank_units[kind] -= count
        self.stock[holder * KINDS + kind] += count
        return count

    def derived(self, holder: Holder | None) -> dict[str, tuple[tuple[int, ...], ...]]:
        """How far one's own missions are: the card, what one has and what it takes. Nobody else's business."""
        return {} if holder is None else {"missions": missions.in_hand(self, holder)}

    # Business (GB-3): see the chapter's own module.

    def holdings(self, holder: Holder, by: Holder) -> dict[int, int]:
        return trading.holdings(self, holder, by)

    def askable(self, holder: Holder, by: Holder) -> dict[int, int]:
        return trading.askable(self, holder, by)

    def goods_fault(self, giver: Holder, taker: Holder, goods: Goods) -> Illegal | None:
        return trading.goods_fault(self, giver, goods)

    def in_option_phase(self) -> bool:
        return any(isinstance(frame, OptionPhase) for frame in self.stack)

    def trade_fault(self, by: Holder, to: Holder, goods: Goods) -> Illegal | None:
        return trading.trade_fault(self, by, to, goods)

    def tradable(self, by: Holder, to: Holder, goods: dict[int, int]) -> dict[int, int]:
        return trading.tradable(self, by, to, goods)

    def along_only(self, by: Holder, to: Holder) -> tuple[int, ...]:
        return trading.along_only(self, by, to)

    def offered(self, holder: Holder, goods: Goods) -> None:
        trading.offered(self, goods)

    def move_goods(self, giver: Holder, taker: Holder, goods: Goods) -> None:
        trading.move_goods(self, giver, taker, goods)

    def pledge_rows(self, by: Holder, to: Holder) -> tuple[tuple[int, ...], ...]:
        return trading.pledge_rows(self, to)
