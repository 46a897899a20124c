"""The steady player of Global Powers looks at few positions, and each in little time: what it leaves out is not missed."""

from collections.abc import Iterator

import pytest

from global_powers_steady_help import seated, tables
from statecraft.bots.global_powers import worth as values
from statecraft.bots.global_powers.steady import ahead, tally
from statecraft.bots.global_powers.steady.proposals import MORE, MOTIONS, VOTE
from statecraft.bots.global_powers.steady.sketch import Sketch
from statecraft.bots.global_powers.steady.worth import Evaluation, worth, worths
from statecraft.bots.global_powers.weights import STEADY, Weights
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.playout import play_turns
from statecraft.core.ids import Holder
from statecraft.global_powers.game import GAME
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.rules.actions import proposals as listed
from statecraft.global_powers.rules.government import government
from statecraft.global_powers.rules.motion_votes import conclude
from statecraft.global_powers.rules.motions import targets
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import NOBODY_BANNED, Motion, War

LOOKS = 130
"""A turn of four steady players may look at so many positions; once it was about 370."""


def positions() -> Iterator[GlobalPowersState]:
    for seed in range(2, 6):
        yield from tables(seed)


def test_regions_counted_again_are_as_if_all_had_been_counted() -> None:
    before: list[list[int]] = []
    for table in positions():
        found = tally.tally(table)
        rows = [tally.row_of(table, region) for region in ALL_REGIONS]
        assert found.rows == rows
        assert found.alone == [row[-1] for row in rows]
        parties = range(table.colours)
        assert found.sums == [sum([row[party] for row in rows]) for party in parties]
        before.append(found.sums)
    assert len({tuple(sums) for sums in before}) > 10


def test_a_position_that_differs_in_anything_is_judged_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was counted for a position is not taken for that of another."""
    for table in tables(3):
        for name in (*GlobalPowersState.ROWS, *GlobalPowersState.NUMBERS, "turn"):
            worth(table, Holder(0))
            other = table.clone()
            was = getattr(other, name)
            setattr(other, name, [1 - min(was[0], 1), *was[1:]] if isinstance(was, list) else 1)
            found = worths(other)
            monkeypatch.setattr(tally, "_last", tally.Tally())
            assert found == worths(other), name


def motions(table: GlobalPowersState, me: Holder) -> Iterator[Motion]:
    for kind, regions in targets(table).items():
        for region, parties in regions.items():
            for party in parties or [NOBODY_BANNED]:
                if party != me:
                    yield Motion(kind, region, party, 0)


def test_a_sketch_finds_the_motion_that_gains_most() -> None:
    found, sought = 0, 0
    for table in tables(2):
        for me in table.all_holders():
            judged = Evaluation(table, STEADY)
            sketch = Sketch(table, me, STEADY, judged)
            rated: list[tuple[float, float]] = []
            for motion in motions(table, me):
                copy = table.clone()
                conclude(copy, motion, values.AVERAGE_VOTES, 0)
                rough = sketch.gain(tally.row_of(copy, motion.region), motion.region)
                rated.append((rough, worth(copy, me) - judged.worth(me)))
            best = max([gain for _rough, gain in rated])
            if best > 1:
                sought += 1
                few = sorted(rated, reverse=True)[: MOTIONS + MORE]
                found += best in [gain for _rough, gain in few]
    assert sought > 20
    assert found / sought > 0.85


def test_wars_that_hold_no_hope_seldom_gain_anything() -> None:
    """Now and then even a war against the odds is the last chance to stop somebody; that much is given up."""
    hopeless, missed = 0, 0
    for table in positions():
        for region in ALL_REGIONS:
            for me in government(table, region):
                now = worth(table, me)
                for action in listed(table, region, me):
                    if not isinstance(action, War):
                        continue
                    if ahead.war_hope(table, me, region, action, worth, now) <= 0:
                        gain = values.after_action(table, me, region, me, action, worth) - now
                        hopeless += 1
                        missed += gain > VOTE
    assert hopeless > 100
    assert missed / hopeless < 0.04


def test_a_turn_looks_at_few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    judge = Evaluation.__init__

    def counted(self: Evaluation, table: GlobalPowersState, weights: Weights) -> None:
        nonlocal looks
        looks += 1
        judge(self, table, weights)

    monkeypatch.setattr(Evaluation, "__init__", counted)
    state = GAME.new(seats=4)
    players = [seated(seat) for seat in range(4)]
    luck = SeededLuck(4)
    play_turns(state, players, luck, 8)
    before, looks = state.turns, 0
    play_turns(state, players, luck, 16)
    assert state.turns == before + 16
    assert 0 < looks / 16 < LOOKS
