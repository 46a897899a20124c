"""Who governs, region by region (GP-3.1), and how a vote stands: everybody may know, and the engine tells."""

from global_powers.position import CHINA, EUROPE, USA, fresh
from statecraft.core.ids import Holder, Seat
from statecraft.global_powers.fields import NOBODY_BANNED
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.rules.chips import DIPLOMACY
from statecraft.global_powers.rules.motion_votes import RegionStakes, UnVotes
from statecraft.global_powers.rules.voting import SealedVote, Vote
from statecraft.global_powers.verbs import LIFT, NO, VOTES, Motion


def test_everybody_is_told_who_governs() -> None:
    table = fresh()
    table.politicians[0:3] = [2, 5, 5]
    table.politicians[3:6] = [1, 0, 0]
    governments = table.facts(Holder(0))["governments"]
    assert governments[:3] == ((1, 2), (0,), ())
    assert table.facts(None) == {"governments": governments}


def test_everybody_is_told_how_a_vote_stands() -> None:
    """GP-3.9, GP-4.19, GP-4.20, GP-7.8: what is counted, and what parties, regions and the UN still have."""
    table = fresh()
    table.politicians[0:6] = [1, 0, 0, 2, 3, 1]
    table.un[0:3] = [0, 4, 1]
    motion = Motion(LIFT, CHINA, NOBODY_BANNED, 1)
    diplomacy = table.chip(ALL_REGIONS[0], DIPLOMACY) + table.chip(ALL_REGIONS[1], DIPLOMACY)
    seats = (Seat(1), Seat(2))
    for frame, tally in (
        (Vote(Seat(0), EUROPE, (), 2, 0, seats), ((2, 0, 0), (1, 3), (2, 1))),
        (SealedVote(seats, (None, VOTES[NO]), Seat(0), EUROPE, (), 2), ((2, 0, 0), (1, 3), (2, 1))),
        (
            RegionStakes(motion, Seat(0), 1, 2, (USA, EUROPE), None, ()),
            ((1, 2, diplomacy), (1, 4), (2, 1)),
        ),
        (UnVotes(motion, Seat(0), 5, 2, (Seat(2),)), ((5, 2, 0), (2, 1))),
    ):
        table.push(frame)
        assert table.facts(None)["tally"] == tally
        assert table.facts(Holder(1)) == table.facts(None)
        table.pop()
    assert "tally" not in table.facts(None)
