"""The search tries what it is given in imagined positions, within its budget, and doubts itself."""

import random
from collections.abc import Callable, Sequence

import pytest

from contract.global_powers_contract import perturbed as perturbed_world
from contract.globopolis_contract import perturbed as perturbed_globe
from harbour.table import Harbour
from scripted import ANN, Played
from statecraft import bots
from statecraft.bots import search
from statecraft.bots.naming import Budget
from statecraft.bots.search import RolloutPolicy
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player, RandomPlayer
from statecraft.core.engine.playout import play_on
from statecraft.core.engine.question import Open
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.record import new_header
from statecraft.core.verbs.action import Action
from statecraft.global_powers import GAME as GLOBAL_POWERS
from statecraft.globopolis import GAME as GLOBOPOLIS

SMALL = Budget(sims=8)


class Judge:
    """Says who stands best: who has most cargo, or least; and counts how often it is asked."""

    def __init__(self, sign: int) -> None:
        self.sign = sign
        self.asked = 0

    def win_chances(self, state: State, seat: Seat) -> Sequence[float]:
        assert isinstance(state, Harbour)
        self.asked += 1
        return [self.sign * sum(state.cargo[3 * h : 3 * h + 3]) for h in range(3)]


def quick(seed: str, seat: Seat) -> Player:
    return RandomPlayer(random.Random(f"{seed} {seat}"))


def planning() -> tuple[Handle, Action, Action]:
    """Ann plans in Harbour; she may buy, or set sail without."""
    played = Played().go_to("plan", ANN)
    handle = Handle(played.state, played.asked(ANN))
    listed = {action.VERB: action for action in handle.legal()}
    return handle, listed["buy"], listed["set-sail"]


def test_takes_what_leads_to_the_better_position() -> None:
    handle, buy, sail = planning()
    for own, other in ((buy, sail), (sail, buy)):
        most, least = (
            RolloutPolicy(quick, Judge(1).win_chances, 0),
            RolloutPolicy(quick, Judge(-1).win_chances, 0),
        )
        assert search.best(handle, [own, other], most, SMALL, "a") == buy
        assert search.best(handle, [own, other], least, SMALL, "a") == sail


def test_the_heuristic_s_own_choice_stays_where_all_is_equal_or_little_was_tried() -> None:
    handle, buy, sail = planning()
    equal = RolloutPolicy(quick, Judge(0).win_chances, 0)
    assert search.best(handle, [buy, sail], equal, SMALL, "a") == buy
    assert search.best(handle, [sail, buy], equal, SMALL, "a") == sail
    # One simulation each is no evidence.
    most = RolloutPolicy(quick, Judge(1).win_chances, 0)
    assert search.best(handle, [sail, buy], most, Budget(sims=2), "a") == sail


@pytest.mark.parametrize("sims", [1, 2, 5, 16, 50])
@pytest.mark.parametrize("candidates", [1, 2, 4])
def test_plays_no_more_imagined_games_than_it_may(sims: int, candidates: int) -> None:
    handle, buy, sail = planning()
    judge = Judge(1)
    listed = [sail, buy, *[a for a in handle.legal() if a not in (sail, buy)]][:candidates]
    search.best(handle, listed, RolloutPolicy(quick, judge.win_chances, 0), Budget(sims=sims), "a")
    assert judge.asked <= sims
    if 1 < len(listed) <= sims // 4:
        assert judge.asked >= sims // 2


def test_a_budget_of_no_seconds_tries_nothing_and_still_answers() -> None:
    handle, buy, sail = planning()
    judge = Judge(1)
    policy = RolloutPolicy(quick, judge.win_chances, 0)
    assert search.best(handle, [sail, buy], policy, Budget(seconds=0.0), "a") == sail
    assert judge.asked == 0


class Watched:
    """A bot whose answers are checked and counted."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.kinds: set[str] = set()

    def choose(self, handle: Handle) -> Action | None:
        action = self.bot.choose(handle)
        if action is not None:
            assert handle.legal().why_not(action) is None
            self.kinds.add(handle.question.kind)
        return action


@pytest.mark.parametrize("bot", ["expert:sims=6", "master:sims=6"])
@pytest.mark.parametrize(
    ("game", "options", "kinds"),
    [
        (GLOBOPOLIS, {"until_round": 3}, {"roll", "options"}),
        (GLOBAL_POWERS, {"scorings": 1}, {"turn", "proposal"}),
    ],
)
def test_experts_and_masters_play_whole_games_and_choose_alike(
    game: Game, options: dict[str, object], kinds: set[str], bot: str
) -> None:
    digests = set()
    for _ in range(2):
        session = Session(game, new_header(game, options, 3))
        expert = Watched(bots.make(bot, game.name, 5, Seat(0)))
        rest = [bots.make("novice", game.name, 5, Seat(seat)) for seat in (1, 2)]
        result = Driver(session, [expert, *rest], SeededLuck(3)).play()
        assert result is not None
        assert kinds <= expert.kinds
        digests.add(session.state.digest())
    assert len(digests) == 1


@pytest.mark.parametrize("bot", ["expert:sims=8", "master:sims=8"])
@pytest.mark.parametrize(
    ("game", "perturbed"),
    [(GLOBOPOLIS, perturbed_globe), (GLOBAL_POWERS, perturbed_world)],
)
def test_chooses_the_same_whatever_the_others_hold(
    game: Game,
    perturbed: Callable[[State, Holder, random.Random], State | None],
    bot: str,
) -> None:
    rng = random.Random(2)
    compared = 0
    for seed in range(40):
        state = game.new({}, 3)
        play_on(state, rng, 60 + 5 * seed)
        pending = state.pending()
        if not isinstance(pending, Open):
            continue
        question = pending.questions[0]
        other = perturbed(state, state.holders[question.seat], rng)
        if other is None:
            continue
        asked = [q for q in other.pending().questions if q.id == question.id]
        assert asked
        chosen = [
            bots.make(bot, game.name, 1, question.seat).choose(Handle(table, question))
            for table in (state, other)
        ]
        assert chosen[0] == chosen[1]
        compared += 1
        if compared == 6:
            return
    assert compared >= 3
