"""The table of Global Powers: politicians, chips, markers and cards, and who may see them.

Lists are flat: ``politicians[r * n + p]`` are party p's in region r (n parties), ``chips[r * 4 + k]`` the chips
of kind k in region r. What is out of play or in the supply is counted too, so that nothing is made or lost.
Points are counted in halves, because a sanction halves them without rounding (GP-6.6).
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast

from statecraft.core.chance.decks import Deck
from statecraft.core.chance.distributions import Randomness, cards_in
from statecraft.core.engine.state import State
from statecraft.core.ids import Holder
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Event, Note
from statecraft.core.record.row_shape import RowShape
from statecraft.core.record.struct import Struct
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offers import Goods
from statecraft.core.trade.orders import Decided, Order
from statecraft.global_powers import text_board
from statecraft.global_powers.board import AXES, LISTS, NUMBERS, SHAPES, Board, seen_board
from statecraft.global_powers.content import NO_CARD, Content, content_of
from statecraft.global_powers.ids import ALL_REGIONS, MOST_CARDS, RegionId
from statecraft.global_powers.rules import prospects, talks
from statecraft.global_powers.rules.government import government, strength
from statecraft.global_powers.rules.motion_votes import RegionStakes, UnVotes
from statecraft.global_powers.rules.orders import VoteOrder
from statecraft.global_powers.rules.scoring import score_breakdown, with_earlier
from statecraft.global_powers.rules.voting import SealedVote, Vote
from statecraft.global_powers.variants import Settings

REGIONS: Final = 12
KINDS: Final = 4
CARDS: Final = MOST_CARDS
"""The room for the cards of one party in a set of all parties' cards, one bit each."""
RAW, ECONOMY, MILITARY, DIPLOMACY = range(KINDS)


@mypyc_attr(allow_interpreted_subclasses=True)
class GlobalPowersState(State):
    """A table of Global Powers."""

    __slots__ = (*LISTS, *NUMBERS, "cards", "content")
    ROWS: ClassVar[tuple[str, ...]] = LISTS
    NUMBERS: ClassVar[tuple[str, ...]] = NUMBERS
    SHAPES: ClassVar[Mapping[str, RowShape]] = SHAPES
    AXES: ClassVar[Mapping[str, int]] = AXES
    FACTS: ClassVar[tuple[str, ...]] = ("governments", "tally", *prospects.NAMES)
    BOARD: ClassVar[tuple[str, ...]] = ("cards",)

    content: Content
    politicians: list[int]
    base: list[int]
    mauritius: list[int]
    un: list[int]
    gone: list[int]
    """Politicians out of the game for good."""
    chips: list[int]
    supply: list[int]
    done: list[int]
    """1 for a region that has been activated since the last scoring."""
    sanctioned: list[int]
    demilitarised: list[int]
    protected: list[int]
    pacts: list[int]
    """For each region the neighbours that may not attack it, one bit each (GP-5.8)."""
    zeal: list[int]
    """1 where a party's Zeal lies open (GP-5.16)."""
    warmonger: list[int]
    """1 where a party's Warmonger lies open (GP-5.7)."""
    points: list[int]
    """Half points of the last scoring, or of all of them (GP-7.1)."""
    dominance: int
    peace: int
    scorings: int
    cards: Deck

    def settings(self) -> Settings:
        return cast(Settings, self.options)

    def settle_options(self) -> None:
        self.content = content_of(self.edition)
        self.phase_inputs = self.settings().phase_inputs

    def clone(self) -> "GlobalPowersState":
        kind = type(self)
        # Named where it is just this class: then the compiled engine makes it without asking Python.
        if kind is GlobalPowersState:
            other = GlobalPowersState(self.game, self.edition, self.options, self.holders)
        else:
            other = kind(self.game, self.edition, self.options, self.holders)
        self.copy_to(other)
        other.content = self.content
        other.politicians = self.politicians[:]
        other.base = self.base[:]
        other.mauritius = self.mauritius[:]
        other.un = self.un[:]
        other.gone = self.gone[:]
        other.chips = self.chips[:]
        other.supply = self.supply[:]
        other.done = self.done[:]
        other.sanctioned = self.sanctioned[:]
        other.demilitarised = self.demilitarised[:]
        other.protected = self.protected[:]
        other.pacts = self.pacts[:]
        other.zeal = self.zeal[:]
        other.warmonger = self.warmonger[:]
        other.points = self.points[:]
        other.dominance = self.dominance
        other.peace = self.peace
        other.scorings = self.scorings
        other.cards = self.cards
        return other

    def lay_out_goods(self) -> None:
        """GP-1.2, GP-1.3: politicians in their bases, chips in the regions, all regions pending."""
        parties = self.holder_count()
        content = self.content
        self.politicians = [0] * (REGIONS * parties)
        self.base = [content.politicians] * parties
        self.mauritius = [0] * parties
        self.un = [0] * parties
        self.gone = [0] * parties
        self.chips = list(content.start)
        self.supply = [content.supply[k] - sum(content.start[k::KINDS]) for k in range(KINDS)]
        self.done = [0] * REGIONS
        self.sanctioned = [0] * REGIONS
        self.demilitarised = [0] * REGIONS
        self.protected = [0] * REGIONS
        self.pacts = [0] * REGIONS
        self.zeal = [0] * parties
        self.warmonger = [0] * parties
        self.points = [0] * parties
        self.dominance = content.dominance_from - parties
        self.peace = 0
        self.scorings = 0
        own = (1 << len(content.card_id)) - 1
        sorts = tuple([own << party * CARDS for party in range(parties)])
        # Everybody knows its own cards, chosen or not (GP-1.11).
        self.cards = Deck("cards", sorts, sum(sorts), (), (), (0,) * parties, (*sorts, 0), 0)

    # Seen and imagined.

    def board_seen_by(self, holder: Holder | None) -> Struct:
        return seen_board(self, holder)

    def determinise_board(self, board: Struct, holder: Holder | None, rng: Randomness) -> None:
        assert isinstance(board, Board)
        for name in LISTS:
            setattr(self, name, list(getattr(board, name)))
        for name in NUMBERS:
            setattr(self, name, getattr(board, name))
        deck = board.cards.determinised(holder, rng)
        # Everybody knows its own cards, those not chosen too, so they lie in the pool though known.
        pool = deck.pool | board.cards.known & ~deck.gone & ~sum(deck.hands)
        known = [deck.known[-1] | sort for sort in deck.sorts]
        if holder is not None:
            known[holder] = deck.known[holder]
        self.cards = Deck(
            deck.name,
            deck.sorts,
            pool,
            (),
            (),
            deck.hands,
            (*known, deck.known[-1]),
            deck.gone,
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def score_breakdown(self) -> tuple[tuple[Note, ...], ...]:
        """GP-6.1 to GP-6.6: a line for every region and place that brings a party points."""
        return tuple([tuple(lines) for lines in score_breakdown(self)])

    def projected_scores(self) -> tuple[int, ...]:
        """GP-6.5, GP-7.1: half points as the world stands, alone or with what everybody had.

        A game that is over stands as it was scored, however the world looks by then (GP-6.13).
        """
        if self.result is not None:
            return self.result.scores
        return tuple(with_earlier(self))

    def public_facts(self) -> dict[str, tuple[tuple[int, ...], ...]]:
        """GP-3.1: who governs, region by region; how a vote stands (GP-3.9); how a proposal may end."""
        governments = [tuple(government(self, region)) for region in ALL_REGIONS]
        facts: dict[str, tuple[tuple[int, ...], ...]] = {"governments": tuple(governments)}
        for at in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[at]
            if isinstance(frame, Vote | SealedVote | RegionStakes | UnVotes):
                facts["tally"] = frame.tally(self)
                break
        return facts | prospects.prospects(self)

    def private_channels(self) -> list[tuple[Holder, ...]]:
        """GP-3.1: the partners of each coalition."""
        coalitions = [government(self, region) for region in ALL_REGIONS]
        return [tuple(each) for each in coalitions if len(each) > 1]

    def tie_breaks(self) -> tuple[tuple[int, ...], ...]:
        """GP-6.14: the stronger party, and of equals who comes sooner from the active player on."""
        parties = self.holder_count()
        return tuple(
            [
                (*strength(self, party), -((party - self.turn) % parties))
                for party in self.all_holders()
            ]
        )

    # Chips and politicians.

    def chip(self, region: RegionId, kind: int) -> int:
        return self.chips[region * KINDS + kind]

    def spend_chips(self, region: RegionId, kind: int, amount: int) -> None:
        """Back to the supply, as far as there are any."""
        at = region * KINDS + kind
        spent = min(amount, self.chips[at])
        self.chips[at] -= spent
        self.supply[kind] += spent

    def gain_chips(self, region: RegionId, kind: int, amount: int) -> None:
        """GP-1.1: out of the supply, as far as it reaches, and never over five of a kind."""
        at = region * KINDS + kind
        gained = max(0, min(amount, self.supply[kind], self.content.most_chips - self.chips[at]))
        self.chips[at] += gained
        self.supply[kind] -= gained

    def room(self, region: RegionId, kind: int) -> int:
        """How many more chips of a kind a region may have."""
        return self.content.most_chips - self.chips[region * KINDS + kind]

    def there(self, region: RegionId, party: Holder) -> int:
        return self.politicians[region * self.colours + party]

    def go_home(self, region: RegionId, party: Holder, count: int) -> int:
        """Politicians from a region to their base, as far as there are any; how many went."""
        at = region * self.colours + party
        gone = min(count, self.politicians[at])
        self.politicians[at] -= gone
        self.base[party] += gone
        return gone

    def come_in(self, region: RegionId, party: Holder, count: int) -> int:
        """Politicians from base into a region, as far as there are any; how many came."""
        came = min(count, self.base[party])
        self.politicians[region * self.colours + party] += came
        self.base[party] -= came
        return came

    def exile(self, party: Holder) -> bool:
        """One politician from base to Mauritius, if there is one."""
        if not self.base[party]:
            return False
        self.base[party] -= 1
        self.mauritius[party] += 1
        return True

    def hand(self, party: Holder) -> int:
        """A party's cards in hand, a bit for each."""
        return self.cards.hands[party] >> party * CARDS

    def card_in_hand(self, party: Holder, effect: int) -> int:
        """The first card of an effect that a party holds; `NO_CARD` if it holds none."""
        for card in cards_in(self.hand(party)):
            if self.content.effects[card] == effect:
                return card
        return NO_CARD

    def unused(self, party: Holder) -> int:
        """A party's cards not chosen yet."""
        return self.cards.pool >> party * CARDS & (1 << CARDS) - 1

    def tell(self, text: str, values: Mapping[str, Any]) -> None:
        if self.sink is not None:
            self.sink.append(Event(text, values))

    # Talks (GP-8).

    def holdings(self, holder: Holder, by: Holder) -> dict[int, int]:
        return talks.PROMISES

    def goods_fault(self, giver: Holder, taker: Holder, goods: Goods) -> Illegal | None:
        return talks.goods_fault(goods)

    def move_goods(self, giver: Holder, taker: Holder, goods: Goods) -> None:
        talks.promise(self, giver, taker, goods)

    def order_fault(self, order: Order) -> Illegal | None:
        """GP-7.12: standing orders for votes can be switched off."""
        about_votes = isinstance(order, VoteOrder) or (
            isinstance(order, Decided) and order.kind == "vote"
        )
        if about_votes and not self.settings().vote_orders:
            return Illegal("GP-7.12", "gp-refused-no-vote-orders")
        return None

    # In a program.

    def text_board(self) -> list[str]:
        return text_board.lines(self)
