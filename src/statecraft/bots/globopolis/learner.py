"""The learner of Globopolis, who attacks nobody that is last."""

from statecraft.bots.globopolis.novice.novice import Novice
from statecraft.bots.globopolis.steady import answers
from statecraft.bots.learner import Learner
from statecraft.bots.naming import Named
from statecraft.bots.tempers import tempered
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.verbs.action import Action
from statecraft.globopolis.board import Board
from statecraft.globopolis.verbs import Attack


def aimed_at_the_last(handle: Handle, action: Action) -> bool:
    """Whether an attack goes against somebody who has fewest points."""
    board = handle.view().board
    if not isinstance(action, Attack) or not isinstance(board, Board):
        return False
    return board.score[board.owner[action.target]] == min(board.score)


def make(seed: int | str, seat: Seat, named: Named) -> Player:
    """The bot as tables seat it."""
    novice = tempered(Novice(seed, seat), named, answers.ranked)
    return Learner(novice, aimed_at_the_last, seed, seat)
