"""The table of Harbour: purses, cargo, ships, guards and the deck; who sees what of it."""

from collections.abc import Sequence
from typing import ClassVar

from harbour.edition_schema import CALMS, FACES, SORTS
from statecraft.core.chance.decks import Deck, SeenDeck
from statecraft.core.chance.distributions import Randomness, cards_in
from statecraft.core.engine.state import State
from statecraft.core.ids import Holder
from statecraft.core.native import mypyc_attr
from statecraft.core.record.struct import Struct
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offers import Goods
from statecraft.core.trade.pledges import KEPT, did

KINDS = 3
CARD_GOODS = 10
"""Goods codes: 0 coins, 1 to 3 cargo, 10 and up the cards."""
NO_RAID, PAY = 0, 1


class Settings(Struct):
    """The values of the options."""

    FIELDS = ("rounds", "mark", "raids", "phase_inputs")
    __slots__ = FIELDS
    NAME = "settings"

    def __init__(self, rounds: int, mark: int, raids: bool, phase_inputs: int) -> None:
        self.rounds = rounds
        self.mark = mark
        self.raids = raids
        self.phase_inputs = phase_inputs


class Board(Struct):
    """What a holder sees of the table; only the faces of cards are secret."""

    FIELDS = (
        "coins",
        "cargo",
        "ships",
        "spare",
        "guards",
        "bank",
        "bank_cargo",
        "deck",
    )
    __slots__ = FIELDS
    NAME = "board"

    def __init__(
        self,
        coins: tuple[int, ...],
        cargo: tuple[int, ...],
        ships: tuple[int, ...],
        spare: tuple[int, ...],
        guards: tuple[int, ...],
        bank: int,
        bank_cargo: tuple[int, ...],
        deck: SeenDeck,
    ) -> None:
        self.coins = coins
        self.cargo = cargo
        self.ships = ships
        self.spare = spare
        self.guards = guards
        self.bank = bank
        self.bank_cargo = bank_cargo
        self.deck = deck


@mypyc_attr(allow_interpreted_subclasses=True)
class Harbour(State):
    """``cargo[h * 3 + k]`` units of kind k; ``guards[h * n + t]`` guards of h in t's harbour."""

    __slots__ = ("bank", "bank_cargo", "cargo", "coins", "deck", "guards", "ships", "spare")
    ROWS: ClassVar[tuple[str, ...]] = (
        "coins",
        "cargo",
        "ships",
        "spare",
        "guards",
        "bank_cargo",
    )
    NUMBERS: ClassVar[tuple[str, ...]] = ("bank",)
    BOARD: ClassVar[tuple[str, ...]] = ("deck",)

    coins: list[int]
    cargo: list[int]
    ships: list[int]
    spare: list[int]
    guards: list[int]
    bank: int
    bank_cargo: list[int]
    deck: Deck

    def settings(self) -> Settings:
        options = self.options
        assert isinstance(options, Settings)
        return options

    def settle_options(self) -> None:
        self.phase_inputs = self.settings().phase_inputs

    def clone(self) -> "Harbour":
        other = type(self)(self.game, self.edition, self.options, self.holders)
        self.copy_to(other)
        other.coins = self.coins[:]
        other.cargo = self.cargo[:]
        other.ships = self.ships[:]
        other.spare = self.spare[:]
        other.guards = self.guards[:]
        other.bank = self.bank
        other.bank_cargo = self.bank_cargo[:]
        other.deck = self.deck
        return other

    def board_seen_by(self, holder: Holder | None) -> Struct:
        return Board(
            tuple(self.coins),
            tuple(self.cargo),
            tuple(self.ships),
            tuple(self.spare),
            tuple(self.guards),
            self.bank,
            tuple(self.bank_cargo),
            self.deck.seen_by(holder),
        )

    def determinise_board(self, board: Struct, holder: Holder | None, rng: Randomness) -> None:
        assert isinstance(board, Board)
        self.coins = list(board.coins)
        self.cargo = list(board.cargo)
        self.ships = list(board.ships)
        self.spare = list(board.spare)
        self.guards = list(board.guards)
        self.bank = board.bank
        self.bank_cargo = list(board.bank_cargo)
        self.deck = board.deck.determinised(holder, rng)

    def lay_out_goods(self) -> None:
        """HB-1.1: everybody begins with ten coins, one unit of each kind and two guards."""
        count = self.holder_count()
        self.coins = [10] * count
        self.cargo = [1] * (count * KINDS)
        self.ships = [0] * count
        self.spare = [2] * count
        self.guards = [0] * (count * count)
        self.bank = 100
        self.bank_cargo = [20] * KINDS
        self.deck = Deck.fresh("harbour", SORTS, count)

    def scores(self) -> tuple[int, ...]:
        """HB-9.2: ships, a point for three coins, two for a full set, one for a calm."""
        return tuple(
            [
                points + len([card for card in CALMS if self.deck.holds(Holder(holder), card)])
                for holder, points in enumerate(self.open_points())
            ]
        )

    def open_points(self) -> tuple[int, ...]:
        """What lies open of everybody's points: all but the calms."""
        found = []
        for holder in range(self.holder_count()):
            sets = min(self.cargo[holder * KINDS : holder * KINDS + KINDS])
            found.append(self.ships[holder] + self.coins[holder] // 3 + 2 * sets)
        return tuple(found)

    def projected_scores(self) -> tuple[int, ...]:
        """Everybody sees these, so the calms in hands count only when the game is over."""
        return self.scores() if self.result is not None else self.open_points()

    def tie_breaks(self) -> tuple[tuple[int, ...], ...]:
        """HB-9.3: more coins rank higher."""
        return tuple([(coins,) for coins in self.coins])

    def guards_at(self, holder: Holder, harbour: Holder) -> int:
        return self.guards[holder * self.colours + harbour]

    def move_guards(self, holder: Holder, harbour: Holder, count: int) -> None:
        """From the holder's reserve to a harbour, or back for a negative count."""
        self.guards[holder * self.holder_count() + harbour] += count
        self.spare[holder] -= count

    def pay_bank(self, holder: Holder, coins: int) -> None:
        self.coins[holder] -= coins
        self.bank += coins

    def close_guards(self) -> None:
        """HB-6.2: the next player rolls, and the time for placing guards is over."""
        self.put(0, self.stack[0].closed())  # type: ignore[attr-defined]

    # Trade: what can be given, seen, asked and promised (HB-8).

    def holdings(self, holder: Holder, by: Holder) -> dict[int, int]:
        goods: dict[int, int] = {}
        if self.coins[holder]:
            goods[0] = self.coins[holder]
        for kind in range(KINDS):
            if self.cargo[holder * KINDS + kind]:
                goods[1 + kind] = self.cargo[holder * KINDS + kind]
        for card in cards_in(self.deck.hands[holder] & self.deck.known[by]):
            goods[CARD_GOODS + card] = 1
        return goods

    def askable(self, holder: Holder, by: Holder) -> dict[int, int]:
        """HB-8.2: also any card one cannot place, as long as the other has a face-down card."""
        goods = self.holdings(holder, by)
        unknown = sum(SORTS) & ~self.deck.known[by]
        if self.deck.hands[holder] & unknown:
            for card in cards_in(unknown):
                goods[CARD_GOODS + card] = 1
        return goods

    def goods_fault(self, giver: Holder, taker: Holder, goods: Goods) -> Illegal | None:
        for code, amount in goods:
            if code == 0:
                held = self.coins[giver]
            elif code <= KINDS:
                held = self.cargo[giver * KINDS + code - 1]
            elif CARD_GOODS <= code < CARD_GOODS + len(FACES):
                held = 1 if self.deck.holds(giver, code - CARD_GOODS) else 0
            else:
                held = 0
            if not 0 < amount <= held:
                return Illegal("HB-8.1", "harbour-refused-goods", {"good": code})
        return None

    def offered(self, holder: Holder, goods: Goods) -> None:
        """HB-8.5: a card offered is shown."""
        for code, _amount in goods:
            if code >= CARD_GOODS:
                self.deck = self.deck.shown(code - CARD_GOODS)

    def move_goods(self, giver: Holder, taker: Holder, goods: Goods) -> None:
        """HB-8.4: coins paid keep a promise to pay; HB-8.5: a card that moves is seen by all."""
        for code, amount in goods:
            if code == 0:
                self.coins[giver] -= amount
                self.coins[taker] += amount
                if self.pledges:
                    did(self, giver, PAY, taker, KEPT)
            elif code <= KINDS:
                self.cargo[giver * KINDS + code - 1] -= amount
                self.cargo[taker * KINDS + code - 1] += amount
            else:
                card = code - CARD_GOODS
                self.deck = self.deck.given(giver, taker, card).shown(card)

    def pledge_numbers(self, by: Holder, to: Holder, begun: tuple[int, ...]) -> Sequence[int]:
        """HB-8.3: not to raid somebody, or to pay somebody something, by the end of next round."""
        if not begun:
            return (NO_RAID, PAY)
        return ((to,), (1,), (self.round + 1,))[len(begun) - 1]
