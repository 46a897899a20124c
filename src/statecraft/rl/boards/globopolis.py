"""The board of Globopolis as parts of an observation."""

from statecraft.core.chance.decks import SeenDeck
from statecraft.core.record.views import View
from statecraft.globopolis.board import Board
from statecraft.globopolis.rules.this_turn import DEVELOPED
from statecraft.globopolis.state import KINDS, TITLES
from statecraft.rl.boards.dense_globopolis import GOODS, Columns
from statecraft.rl.learning import Learning
from statecraft.rl.observation import Part, bits, one_hot, turned

FIELDS, GROUPS, TERRITORIES = 64, 16, 32
BARS = 4
"""Fields of the ring; bits kept for bonuses of colour groups; territories."""


def parts(view: View, seat: int) -> list[Part]:
    """Goods, titles, units, agents, Governors and cards, the observer's own first."""
    board = view.board
    assert isinstance(board, Board)
    me, count = view.holders[seat], max(view.holders) + 1
    owned = [0] * (count * TITLES)
    for title, holder in enumerate(board.owner):
        if holder >= 0:
            owned[(holder - me) % count * TITLES + title] = 1
    governors: list[int] = []
    for field in turned(board.governor, seat):
        governors += one_hot(field, FIELDS)
    bonus: list[int] = []
    for scored in turned(board.bonus, me):
        bonus += bits(scored, GROUPS)
    barred: list[int] = []
    for forbidden in turned(board.barred, me):
        barred += bits(forbidden, BARS)
    this_turn = list(board.this_turn)
    developed = bits(this_turn[DEVELOPED], TERRITORIES)
    this_turn[DEVELOPED] = sum(developed)
    return [
        ("eu", turned(board.eu, me)),
        ("score", turned(board.score, me)),
        ("stock", turned(board.stock, me, KINDS)),
        ("owner", owned),
        ("units", board.units),
        ("levels", board.levels),
        ("justified_levels", board.justified_levels),
        ("agents", turned(board.agents, me, TITLES)),
        ("reserve", turned(board.reserve, me)),
        ("academy", turned(board.academy, me)),
        ("bonus", bonus),
        ("governor", governors),
        ("passing", turned(board.passing, seat)),
        ("conquests", turned(board.conquests, me)),
        ("mission_won", turned(board.mission_won, me)),
        ("this_turn", this_turn),
        ("developed", developed),
        ("bank_units", board.bank_units),
        ("bank", [board.bank_eu, board.bank_levels]),
        ("first", one_hot((board.first - seat) % len(view.holders), len(view.holders))),
        ("barred", barred),
        ("sudden_death", [board.sudden_death]),
        *_deck("ops", board.ops, me),
        *_deck("influence", board.influence, me),
    ]


def _deck(name: str, deck: SeenDeck, me: int) -> list[Part]:
    """Faces the observer knows in each hand, unknown cards there by sort, what is gone, and the pile."""
    cards = sum(deck.sorts).bit_length()
    faces: list[int] = []
    hidden: list[int] = []
    for hand in turned(deck.hands, me):
        faces += bits(hand, cards)
    for counts in (*deck.hidden[me:], *deck.hidden[:me]):
        hidden += counts
    return [
        (f"{name}.hands", faces),
        (f"{name}.hidden", hidden),
        (f"{name}.gone", bits(deck.gone, cards)),
        (f"{name}.pile", [deck.pool, len(deck.top), len(deck.under)]),
    ]


LEARNING = Learning(Columns, GOODS, parts)
