"""A steady player of Global Powers: a full heuristic over regions, governments, votes, motions, wars, the UN and dominance.

It looks ahead by what a government would do with its actions, reckons with the votes and vetoes of the others, moves
motions that should be carried, bids with a mixed strategy, deals in promises that are worth it, and keeps its word.
The table it looks at is imagined from its own view, so it never sees more than a person on its seat would.
"""

from collections.abc import Callable

from statecraft.bots import global_powers_novice as novice
from statecraft.bots import global_powers_steady_looks as looks
from statecraft.bots import global_powers_steady_setup as setup
from statecraft.bots import global_powers_worth as values
from statecraft.bots.global_powers_novice import Novice
from statecraft.bots.global_powers_steady_talks import Promises
from statecraft.bots.global_powers_steady_worth import worth
from statecraft.core.action import Action
from statecraft.core.chance import Randomness
from statecraft.core.driver import Handle
from statecraft.core.event import Note
from statecraft.core.ids import Seat
from statecraft.core.offer import ANSWER, AcceptOffer, CounterOffer, MakeOffer, RefuseOffer
from statecraft.core.pledge import STANDING
from statecraft.core.sealed import PASS, Pass
from statecraft.global_powers import content as printed
from statecraft.global_powers import talks
from statecraft.global_powers.activation import Activation, Partners, Proposal
from statecraft.global_powers.card_verbs import CARD_VERBS, StakeCoup
from statecraft.global_powers.chips import DIPLOMACY
from statecraft.global_powers.coup import CoupStakes
from statecraft.global_powers.government import REGIONS, governing_strength, government
from statecraft.global_powers.motions import RegionStakes, conclude
from statecraft.global_powers.sequence import TALKS
from statecraft.global_powers.setup import Auction
from statecraft.global_powers.state import World
from statecraft.global_powers.trade import PROMISED, TradeAnswer
from statecraft.global_powers.united_nations import places, wanted
from statecraft.global_powers.verbs import (
    ACTIVATE,
    AGAINST,
    AGREE,
    BASE,
    DECLINE,
    END_ACTIVATION,
    FOR,
    VETO,
    Activate,
    Bid,
    CastVote,
    Consent,
    EndActivation,
    Motion,
    SendToUn,
    Stake,
    Trade,
    Veto,
    War,
    Withdraw,
)
from statecraft.global_powers.voting import SealedVote, VetoWindow, Vote

PLAY, OWN = 2.5, 3.0
"""Half points a card must bring to be played, and what it is worth to activate one's own region in time."""
ENOUGH, LATE, LOOKED_AT = 2.0, 3, 5
"""What gains so much is done, unless few regions are pending; else so many regions of others are looked at."""
WORTH_AN_ACTION, WORTH_A_VETO, WORTH_A_STAKE, A_CHIP = 0.3, 2.5, 2.0, 0.6
"""Half points that a proposal, a veto, a stake or each of its chips must bring."""
WORTH_A_WITHDRAWAL = 1.5
BREAKS_ITS_WORD = 60.0
"""Only where a game is decided is a promise broken."""
PROMISE_CODES = {talks.NO_WAR: talks.NO_WAR_GOOD, talks.NO_MOTION: talks.NO_MOTION_GOOD}


class Steady(Novice):
    """Answers every question by looking ahead a little; equal seeds choose alike in the same position."""

    __slots__ = ()

    def __init__(self, seed: int | str, seat: Seat) -> None:
        super().__init__(seed, seat)
        self.value = worth

    def choose(self, handle: Handle) -> Action | None:
        question = handle.question
        if question.must:
            legal = handle.legal()
            if len(legal) == 1 and not legal.domains():
                return legal.actions()[0]
            if question.kind not in ANSWERS:
                return self._random.choose(handle)
        elif question.kind not in SIDES:
            return None
        rng = self._luck.stream("steady", question.id)
        table = handle.determinise(rng)
        assert isinstance(table, World)
        if not question.must:
            return SIDES[question.kind](self, table)
        action = ANSWERS[question.kind](self, table, handle, rng)
        return action if action in handle.legal() else handle.default()

    def explain(self, handle: Handle, action: Action) -> Note:
        if type(action) in CARD_VERBS:
            return Note("hint-card")
        return Note(REASONS.get(type(action), "hint-gains-most"))

    # Talks.

    def talk(self, table: World) -> Action | None:
        """One offer at a time, in one's own turn: others are not to be pestered."""
        if table.turn != self.seat or any(offer.by == self.seat for offer in table.offers):
            return None
        return Promises(table).proposal(self.seat)

    def reply(self, table: World) -> Action | None:
        mine = [offer for offer in table.offers if offer.to == table.holders[self.seat]]
        if not mine:
            return None
        return Promises(table).answer(self.seat, mine[0], table.holders[mine[0].by])

    # Set-up.

    def bid(self, table: World, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, Auction)
        return Bid(setup.bid(table, self.seat, frame.region, rng))

    def _liked(self, table: World, rng: Randomness) -> list[int]:
        return setup.liked(table, self.seat, rng)

    # A turn.

    def turn(self, table: World, handle: Handle, rng: Randomness) -> Action:
        """What leaves one best off: a card, or a region whose government then acts."""
        me = self.seat
        now = worth(table, me)
        retreat = self._retreat(table, now)
        if retreat is not None:
            return retreat
        best, found = float("-inf"), handle.default()
        listed = list(handle.legal())
        if table.hand(me) >> printed.TRANSFER & 1:
            transfer = values.best_transfer(table, me, worth)
            listed += [transfer] if transfer is not None else []
        for action in listed:
            if type(action) in CARD_VERBS:
                gain = values.after_card(table, me, action, worth) - now - PLAY
                if gain > best:
                    best, found = gain, action
        pending = [region for region in range(REGIONS) if not table.done[region]]
        own = [region for region in pending if me in government(table, region)]
        for region in own:
            gain = worth(looks.activated(table, region), me) - now + OWN
            if gain > best:
                best, found = gain, ACTIVATE[region]
        if best < ENOUGH or len(pending) <= LATE:
            others = [region for region in pending if region not in own]
            others.sort(key=lambda region: governing_strength(table, region))
            for region in others[:LOOKED_AT]:
                gain = worth(looks.activated(table, region), me) - now
                if gain > best:
                    best, found = gain, ACTIVATE[region]
        assert found is not None
        return found

    def _retreat(self, table: World, now: float) -> Withdraw | None:
        """GP-2.2: politicians that would do clearly more good in base."""
        best, found = now + WORTH_A_WITHDRAWAL, None
        for region in range(REGIONS):
            for count in (
                {1, table.there(region, self.seat)} if table.there(region, self.seat) else ()
            ):
                copy = table.clone()
                copy.go_home(region, self.seat, count)
                then = worth(copy, self.seat)
                if then > best:
                    best, found = then, Withdraw(((region, count),))
        return found

    def proposal(self, table: World, handle: Handle, rng: Randomness) -> Action:
        frame, under = table.stack[-1], table.stack[-2]
        assert isinstance(frame, Proposal)
        assert isinstance(under, Activation)
        look = looks.Look(table, self.seat)
        listed = [action for action in handle.legal() if not self._breaks(table, action)]
        gain, found = look.best(frame.region, listed, under.left - len(frame.batch))
        if found is not None and gain > WORTH_AN_ACTION and not self._breaks(table, found):
            return found
        return handle.default() or END_ACTIVATION

    def _breaks(self, table: World, action: Action) -> bool:
        """Whether to propose this would break a promise."""
        if isinstance(action, War):
            return self._promised(table, talks.NO_WAR, action.region)
        if isinstance(action, Motion):
            return self._promised(table, talks.NO_MOTION, action.region)
        return False

    def _promised(self, table: World, kind: int, what: int) -> bool:
        return any(
            pledge.by == table.holders[self.seat]
            and pledge.kind == kind
            and pledge.what == what
            and pledge.status == STANDING
            for pledge in table.pledges
        )

    # Votes.

    def _gain(self, table: World, region: int, by: int, batch: tuple[Action, ...]) -> float:
        look = looks.Look(table, self.seat)
        return sum([look.gain(region, by, action, self.seat) for action in batch])

    def consent(self, table: World, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, Partners)
        gain = self._gain(table, frame.region, frame.by, frame.batch)
        return AGREE if gain >= 0 else DECLINE

    def vote(self, table: World, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, Vote | SealedVote)
        gain = self._gain(table, frame.region, frame.by, frame.batch)
        if self._promised(table, talks.SUPPORT, frame.by) and gain > -BREAKS_ITS_WORD:
            return novice.vote_for(1.0)
        return novice.vote_for(gain)

    def veto(self, table: World, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, VetoWindow)
        gain = self._gain(table, frame.region, frame.by, frame.batch)
        if frame.accepted:
            gain = -gain
        copy = table.clone()
        copy.go_home(frame.region, self.seat, 1)
        cost = worth(table, self.seat) - worth(copy, self.seat)
        bound = frame.accepted and self._promised(table, talks.NO_VETO, frame.by)
        return VETO if gain > cost + (BREAKS_ITS_WORD if bound else WORTH_A_VETO) else PASS

    def trade(self, table: World, handle: Handle, rng: Randomness) -> Action:
        """Chips by what they change, a promise by what it spares; a threat counts for nothing."""
        frame = table.stack[-1]
        assert isinstance(frame, TradeAnswer)
        assert isinstance(frame.action, Trade)
        gain = self._gain(table, frame.region, frame.by, (frame.action,))
        if frame.action.promise:
            code = PROMISE_CODES[PROMISED[frame.action.promise]] + frame.action.region
            gain += Promises(table).deal(self.seat, frame.by, (), ((code, 1),))
        return AGREE if gain > 0 else DECLINE

    # Motions.

    def _motion_gain(self, table: World, action: Motion, votes: int) -> float:
        copy = table.clone()
        conclude(copy, action, max(1, votes), 0)
        return worth(copy, self.seat) - worth(table, self.seat)

    def stake(self, table: World, handle: Handle, rng: Randomness) -> Action:
        """As much as turns the motion, if that is worth more than the chips, and the UN does not do it anyway."""
        frame = table.stack[-1]
        assert isinstance(frame, RegionStakes)
        region = frame.regions[0]
        chips = table.chip(region, DIPLOMACY)
        gain = self._motion_gain(
            table, frame.action, max(frame.ayes - frame.noes, values.AVERAGE_VOTES)
        )
        look = looks.Look(table, self.seat)
        rest, factions = list(frame.regions[1:]), look.factions()
        ayes, noes = look.votes(frame.action, frame.ayes, frame.noes, rest, factions)
        if (ayes > noes) == (gain > 0) or abs(gain) < WORTH_A_STAKE:
            return PASS
        for count in range(1, chips + 1):
            side = FOR if gain > 0 else AGAINST
            more, less = (count, 0) if gain > 0 else (0, count)
            ayes, noes = look.votes(
                frame.action, frame.ayes + more, frame.noes + less, rest, factions
            )
            if (ayes > noes) == (gain > 0) and abs(gain) > A_CHIP * count:
                return Stake(side, count)
        return PASS

    def stake_consent(self, table: World, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, RegionStakes)
        assert frame.stake is not None
        gain = self._motion_gain(table, frame.action, values.AVERAGE_VOTES)
        helps = gain if frame.stake.side == FOR else -gain
        return AGREE if helps > A_CHIP else DECLINE

    def initiative(self, table: World, handle: Handle, rng: Randomness) -> Action:
        """The motion that helps most of those that should be carried with one vote."""
        look = looks.Look(table, self.seat)
        asked, factions = look.asked(), look.factions()
        best, found = 0.0, None
        for motion in look.wished(values.AVERAGE_VOTES):
            ayes, noes = look.votes(motion, 1, 0, asked, factions)
            copy = table.clone()
            conclude(copy, motion, ayes, noes)
            gain = worth(copy, self.seat) - look.now(self.seat)
            if gain > best and not self._breaks(table, motion):
                best, found = gain, motion
        return found or values.best_motion(table, self.seat, 0, worth) or PASS

    # Cards that ask.

    def coup_stake(self, table: World, handle: Handle, rng: Randomness) -> Action:
        """A mixed strategy: who always stakes the same is read."""
        frame = table.stack[-1]
        assert isinstance(frame, CoupStakes)
        putschist, rulers = frame.seats[0], frame.seats[1:]
        there = sum([table.there(frame.region, seat) for seat in rulers])
        ahead = there - table.there(frame.region, putschist)
        if putschist == self.seat:
            stake = ahead + 1 + rng.randrange(3)
            return StakeCoup(max(0, min(table.base[self.seat], stake)))
        threat = min(table.base[putschist], ahead + 2) - ahead
        stake = rng.randrange(max(0, threat) + 2)
        return StakeCoup(max(0, min(table.base[self.seat], stake)))

    # Scoring.

    def un(self, table: World, handle: Handle, rng: Randomness) -> Action:
        """From wherever they are missed least in the round to come."""
        copy = table.clone()
        copy.done = [0] * REGIONS
        copy.sanctioned = [0] * REGIONS
        copy.dominance -= 1
        taken = [0] * (REGIONS + 1)
        for _ in range(wanted(table, self.seat)):
            there = places(copy, self.seat)
            rated = [
                (worth(self._taken(copy, place, 1), self.seat), place)
                for place in range(REGIONS + 1)
                if there[place]
            ]
            place = max(rated)[1]
            copy = self._taken(copy, place, 1)
            taken[place] += 1
        return SendToUn(tuple([(place, count) for place, count in enumerate(taken) if count]))

    def _taken(self, table: World, place: int, count: int) -> World:
        copy = table.clone()
        if place == BASE:
            copy.base[self.seat] -= count
        else:
            copy.politicians[place * copy.colours + self.seat] -= count
        return copy


REASONS: dict[type[Action], str] = {
    AcceptOffer: "hint-promise-worth",
    Activate: "hint-activate",
    Bid: "hint-region-bid",
    CastVote: "hint-vote",
    Consent: "hint-consent",
    CounterOffer: "hint-promise-counter",
    EndActivation: "hint-nothing-better",
    MakeOffer: "hint-promise",
    Motion: "hint-motion",
    Pass: "hint-nothing-better",
    RefuseOffer: "hint-promise-refused",
    SendToUn: "hint-un",
    Stake: "hint-stake",
    StakeCoup: "hint-coup-stake",
    Trade: "hint-chips",
    Veto: "hint-veto",
    War: "hint-war",
    Withdraw: "hint-withdraw",
}
SIDES: dict[str, Callable[[Steady, World], Action | None]] = {
    TALKS: Steady.talk,
    ANSWER: Steady.reply,
}
ANSWERS: dict[str, Callable[[Steady, World, Handle, Randomness], Action]] = {
    **novice.ANSWERS,
    "bid": Steady.bid,
    "first-hand": Steady.first_hand,
    "turn": Steady.turn,
    "proposal": Steady.proposal,
    "consent": Steady.consent,
    "vote": Steady.vote,
    "veto": Steady.veto,
    "trade": Steady.trade,
    "stake": Steady.stake,
    "stake-consent": Steady.stake_consent,
    "un-vote": Steady.un_vote,
    "initiative": Steady.initiative,
    "coup-stake": Steady.coup_stake,
    "un": Steady.un,
    "refill": Steady.refill,
}
