"""The board of Global Powers as parts of an observation."""

from statecraft.core.record.views import View
from statecraft.global_powers.board import NUMBERS, Board
from statecraft.global_powers.state import CARDS, REGIONS
from statecraft.rl.boards.dense_global_powers import GOODS, Columns
from statecraft.rl.learning import Learning
from statecraft.rl.observation import Part, bits, turned

BY_PARTY = ("base", "mauritius", "un", "gone", "zeal", "warmonger", "points")
BY_REGION = ("chips", "done", "sanctioned", "demilitarised", "protected")


def parts(view: View, seat: int) -> list[Part]:
    """Politicians, chips, markers and cards, the observer's own party first."""
    board = view.board
    assert isinstance(board, Board)
    me, parties = view.holders[seat], max(view.holders) + 1
    standing = board.politicians
    politicians: list[int] = []
    for party in range(parties):
        politicians += standing[(me + party) % parties :: parties]
    pacts: list[int] = []
    for neighbours in board.pacts:
        pacts += bits(neighbours, REGIONS)
    return [
        ("politicians", politicians),
        *[(name, turned(getattr(board, name), me)) for name in BY_PARTY],
        *[(name, getattr(board, name)) for name in BY_REGION],
        ("pacts", pacts),
        ("supply", board.supply),
        ("markers", [getattr(board, name) for name in NUMBERS]),
        *_cards(board, me, parties),
    ]


def _cards(board: Board, me: int, parties: int) -> list[Part]:
    """Each party's cards are its own sixteen: those the observer knows in its hand, how many more it
    holds, and those that are gone."""
    hands: list[int] = []
    hidden: list[int] = []
    gone: list[int] = []
    for ahead in range(parties):
        party = (me + ahead) % parties
        hands += bits(board.cards.hands[party] >> party * CARDS, CARDS)
        hidden.append(sum(board.cards.hidden[party]))
        gone += bits(board.cards.gone >> party * CARDS, CARDS)
    return [("cards.hands", hands), ("cards.hidden", hidden), ("cards.gone", gone)]


LEARNING = Learning(Columns, GOODS, parts)
