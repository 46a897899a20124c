"""steady"""
from statecraft.bots import global_powers_steady_worth as mine
from statecraft.bots.global_powers_novice import ANSWERS as NOVICE, Novice
from statecraft.core.ids import Seat
from statecraft.core.action import Action
from statecraft.core.chance import Randomness
from statecraft.core.driver import Handle
from statecraft.global_powers.chips import ECONOMY
from statecraft.global_powers.government import REGIONS
from statecraft.global_powers.setup import Auction
from statecraft.global_powers.state import World
from statecraft.global_powers.verbs import ACTIVATE, Bid, Activate, END_ACTIVATION, VETO
from statecraft.global_powers.voting import VetoWindow
from statecraft.global_powers.activation import Activation, Proposal
from statecraft.global_powers import content as printed
from statecraft.global_powers.card_verbs import CARD_VERBS
from statecraft.global_powers.government import governing_strength, government
from statecraft.core.sealed import PASS
from statecraft.bots import global_powers_steady_looks as looks
from statecraft.bots import global_powers_worth as values
from statecraft.bots.global_powers_steady_worth import worth


class P:
    PLAY = 2.5
    CARD_SHARE = 1.0
    OWN = 3.0
    ENOUGH = 2.0
    LATE = 3
    OTHERS_LOOKED = 5
    WAIT = 1.0
    ACTION = 0.3
    VETO = 2.5
    OLD_TURN = 0
    OLD_PROP = 0
    KEEP = 4
    SERIOUS = 0.3
    RICH = 0.2
    SIZE = 1.0
    SPREAD = 1.5
    LOW = (0, 1)
    STRONG = {}
    MINE = 2


class Steady(Novice):
    __slots__ = ()

    def __init__(self, seed: int | str, seat: Seat) -> None:
        super().__init__(seed, seat)
        self.value = mine.worth

    def choose(self, handle: Handle) -> Action | None:
        if not handle.question.must:
            return None
        legal = handle.legal()
        if len(legal) == 1 and not legal.domains():
            return legal.actions()[0]
        answer = ANSWERS.get(handle.question.kind)
        if answer is None:
            return self._random.choose(handle)
        rng = self._luck.stream("steady", handle.question.id)
        table = handle.determinise(rng)
        assert isinstance(table, World)
        action = answer(self, table, handle, rng)
        return action if action in legal else handle.default()

    def bid(self, table: World, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, Auction)
        if frame.region in P.STRONG:
            choices = P.STRONG[frame.region]
            return Bid(max(0, min(choices[rng.randrange(len(choices))], table.base[self.seat] - 1)))
        spare = max(0, table.base[self.seat] - P.KEEP)
        left = REGIONS - frame.region
        rich = table.chip(frame.region, ECONOMY) / 5
        if rng.random() < P.SERIOUS + P.RICH * rich:
            politicians = int(P.SIZE * spare / max(1.0, left * P.SERIOUS) + P.SPREAD * rng.random())
        else:
            politicians = P.LOW[rng.randrange(len(P.LOW))]
        return Bid(max(0, min(politicians, table.base[self.seat] - 1)))


    def turn(self, table: World, handle: Handle, rng: Randomness) -> Action:
        """What leaves one best off: a card, or a region whose government then acts."""
        if P.OLD_TURN: return super().turn(table, handle, rng)
        me = self.seat
        now = worth(table, me)
        best, found = float("-inf"), None
        listed = list(handle.legal())
        if table.hand(me) >> printed.TRANSFER & 1:
            transfer = values.best_transfer(table, me, worth)
            listed += [transfer] if transfer is not None else []
        for action in listed:
            if type(action) in CARD_VERBS:
                gain = (values.after_card(table, me, action, worth) - now) * P.CARD_SHARE - P.PLAY
                if gain > best:
                    best, found = gain, action
        pending = [region for region in range(REGIONS) if not table.done[region]]
        own = [region for region in pending if me in government(table, region)]
        others = [region for region in pending if region not in own]
        for region in own:
            gain = P.OWN + P.WAIT * (worth(looks.activated(table, region), me) - now)
            if gain > best:
                best, found = gain, ACTIVATE[region]
        if best < P.ENOUGH or len(pending) <= P.LATE:
            others.sort(key=lambda region: governing_strength(table, region))
            for region in others[: P.OTHERS_LOOKED]:
                gain = worth(looks.activated(table, region), me) - now
                if gain > best:
                    best, found = gain, ACTIVATE[region]
        assert found is not None
        return found

    def proposal(self, table: World, handle: Handle, rng: Randomness) -> Action:
        if P.OLD_PROP: return super().proposal(table, handle, rng)
        frame = table.stack[-1]
        assert isinstance(frame, Proposal)
        under = table.stack[-2]
        assert isinstance(under, Activation)
        look = looks.Look(table, self.seat)
        gain, found = look.best(frame.region, list(handle.legal()), under.left)
        if found is not None and gain > P.ACTION:
            return found
        return handle.default() or END_ACTIVATION

    def veto(self, table: World, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, VetoWindow)
        look = looks.Look(table, self.seat)
        gain = sum([look.gain(frame.region, frame.by, action, self.seat) for action in frame.batch])
        if frame.accepted:
            gain = -gain
        copy = table.clone()
        copy.go_home(frame.region, self.seat, 1)
        cost = look.now(self.seat) - worth(copy, self.seat)
        return VETO if gain > cost + P.VETO else PASS


ANSWERS = {
    **NOVICE,
    "bid": Steady.bid,
    "turn": Steady.turn,
    "proposal": Steady.proposal,
    "veto": Steady.veto,
}
