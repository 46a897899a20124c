"""Decided ahead (GP-7.17): orders on conditions for votes, vetoes, motions, bids and deals."""

import pytest

from global_powers.position import (
    ANN,
    BEN,
    BENS,
    CAT,
    CATS,
    CHINA,
    EUROPE,
    INDIA,
    JAPAN,
    USA,
    Play,
)
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import GiveOrder
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer
from statecraft.core.trade.orders import Decided
from statecraft.core.verbs.action import Action
from statecraft.global_powers.fields import BAN, NO
from statecraft.global_powers.rules.actions import PROPOSALS
from statecraft.global_powers.rules.motion_votes import Stake
from statecraft.global_powers.rules.setup import Bid
from statecraft.global_powers.rules.voting import VETO, VOTES
from statecraft.global_powers.verbs import AGAINST, FOR, NOBODY_BANNED, SANCTION, YES, Motion, War

WAR, PURGE = [[proposal.VERB for proposal in PROPOSALS].index(verb) for verb in ("war", "purge")]


def leave(play: Play, seat: Seat, kind: str, reply: str, *values: int, **named: int) -> Play:
    conditions = tuple([(name.replace("_", "-"), value) for name, value in named.items()])
    play.take(GiveOrder(seat, Decided(kind, conditions, reply, values)))
    return play.again()


def says(play: Play) -> Action | None:
    ordered = play.table.ordered()
    return None if ordered is None else ordered.action


@pytest.mark.rule("GP-7.17")
def test_a_war_on_a_region_one_governs_is_vetoed_and_no_other() -> None:
    for governs, answer in ((CAT, VETO), (BEN, PASS)):
        play = Play().put(USA, 3, 0, 1)
        play.put(EUROPE, 0, *((0, 2) if governs == CAT else (2, 0)))
        leave(play, CAT, "veto", "veto", proposal=WAR, i_govern=1)
        leave(play, CAT, "veto", "pass")
        leave(play, CAT, "vote", "cast-vote", NO)
        play.activate(USA).do(ANN, War(EUROPE))
        while play.kinds()[0][1] == "vote":
            play.do(CAT, VOTES[NO])
        assert play.kinds()[0] == (CAT, "veto")
        assert says(play) == answer


@pytest.mark.rule("GP-7.17")
def test_every_ban_of_one_s_own_party_is_voted_down() -> None:
    for party, answer in ((BENS, VOTES[NO]), (CATS, None)):
        play = Play().put(USA, 3).put(INDIA, 0, 2, 2).un(0, 3, 0)
        leave(play, BEN, "un-vote", "cast-vote", NO, motion=BAN, party=BENS)
        leave(play, BEN, "stake", "pass")
        play.activate(USA).do(ANN, Motion(BAN, INDIA, party, 0))
        while play.kinds() and play.kinds()[0][1] in ("vote", "veto", "stake"):
            play.do(Seat(play.kinds()[0][0]), PASS)
        assert play.kinds()[0] == (BEN, "un-vote")
        assert says(play) == answer


@pytest.mark.rule("GP-7.17")
def test_a_stake_is_what_the_region_has_at_the_most() -> None:
    play = Play().put(USA, 3).put(EUROPE, 0, 3).put(CHINA, 0, 0, 3)
    leave(play, BEN, "stake", "stake-against", 5, motion=SANCTION, target=EUROPE)
    leave(play, CAT, "stake", "stake-for", 1)
    leave(play, ANN, "stake", "pass")
    play.activate(USA).do(ANN, Motion(SANCTION, EUROPE, NOBODY_BANNED, 0))
    while play.kinds()[0][1] in ("vote", "veto"):
        play.do(Seat(play.kinds()[0][0]), PASS)
    said = []
    while (ordered := play.table.ordered()) is not None:
        said.append(ordered.action)
        play.take(ordered)
    assert said == [Stake(AGAINST, 4), PASS, Stake(FOR, 1)]


@pytest.mark.rule("GP-7.12")
def test_where_orders_for_votes_are_off_none_is_taken_on_conditions_either() -> None:
    play = Play(vote_orders=False)
    with pytest.raises(Illegal, match=r"GP-7\.12"):
        play.take(GiveOrder(BEN, Decided("vote", (), "cast-vote", (YES,))))
    leave(play, BEN, "veto", "pass")


@pytest.mark.rule("GP-7.17")
def test_a_bid_is_the_most_one_can_at_the_most() -> None:
    play = Play(start=False)
    region = play.table.stack[-1].region  # type: ignore[attr-defined]
    leave(play, BEN, "bid", "bid", 3, region=region)
    leave(play, CAT, "bid", "bid", 20)
    most = play.table.base[CAT] - 1
    said = {}
    while (ordered := play.table.ordered()) is not None:
        said[ordered.seat] = ordered.action
        play.take(ordered)
    assert said == {BEN: Bid(3), CAT: Bid(most)}


@pytest.mark.rule("GP-7.17")
@pytest.mark.rule("ST-7.11")
def test_a_promise_is_accepted_for_the_one_that_is_named() -> None:
    no_war_on_japan = ((10 + JAPAN, 1),)
    for asked, accepts in ((((1, 1),), True), (((0, 1),), False)):
        play = Play().put(USA, 3)
        named = {"get_promise": 10 + JAPAN, "give_promise": 1}
        leave(play, BEN, "answer-offer", "accept-offer", **named)
        play.do(ANN, MakeOffer(BENS, no_war_on_japan, asked, ()), "talks")
        assert isinstance(says(play), AcceptOffer) == accepts
