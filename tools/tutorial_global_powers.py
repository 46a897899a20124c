"""The guided first game of Global Powers: three parties, from the auction to a victory by dominance."""

from typing import Final

from tools.tutorials import Json, Script

from statecraft.core.game import Game
from statecraft.global_powers.rules.chips import DIPLOMACY, RAW
from statecraft.global_powers.rules.government import governed
from statecraft.global_powers.verbs import (
    AGAINST,
    BAN,
    BASE,
    FOR,
    NO,
    NOBODY_BANNED,
    SANCTION,
    YES,
)

YOU: Final = 0
ADA: Final = 1
BEN: Final = 2
NAMES: Final = ["Ada", "Ben"]

BIDS: Final = {
    "united-states": (3, 2, 2),
    "europe": (2, 2, 1),
    "china": (0, 3, 0),
    "russia": (0, 1, 0),
    "japan-korea": (1, 1, 2),
    "middle-east": (0, 0, 1),
    "india": (1, 0, 0),
    "latin-america": (0, 0, 1),
    "southeast-asia": (1, 0, 0),
    "oceania": (1, 0, 0),
    "north-africa": (0, 0, 0),
    "sub-saharan-africa": (1, 0, 0),
}
"""What You, Ada and Ben bid for each region."""

HANDS: Final = (
    ("coup", "retirement", "sabotage", "zeal", "defector"),
    ("peace-initiative", "non-aggression-pact", "recession", "riots", "transfer"),
    ("assassination", "development-aid", "warmonger", "coup", "revolution"),
)
ECONOMY_TO_DIPLOMACY: Final = 2
AGREE: Final = {"verb": "consent", "agreed": 1}
END: Final = {"verb": "end-activation"}


class GlobalPowersState(Script):
    """A script that knows the edition's things by their names."""

    def region(self, name: str) -> int:
        return [row["id"] for row in self.game.edition.tables["regions"]].index(name)

    def card(self, name: str) -> int:
        return [row["id"] for row in self.game.edition.tables["cards"]].index(name)

    def bid(self, seat: int, region: str) -> None:
        self.act(seat, _bid(region, seat))

    def activate(self, seat: int, region: str) -> None:
        self.act(seat, {"verb": "activate", "region": self.region(region)})

    def vote(self, seat: int, vote: int) -> None:
        self.act(seat, {"verb": "cast-vote", "vote": vote})

    def half(self, points: int) -> Json:
        """The engine counts in half points."""
        return {"half-points": points}


def _bid(region: str, seat: int) -> Json:
    return {"verb": "bid", "politicians": BIDS[region][seat]}


def script(game: Game) -> Script:
    play = GlobalPowersState(game, NAMES, {})
    _auction(play)
    _vote(play)
    _actions(play)
    _motion(play)
    _scoring(play)
    return play


def _auction(play: GlobalPowersState) -> None:
    usa, europe = play.region("united-states"), play.region("europe")
    state = play.state
    play.say(
        "aim",
        "GP-6.11",
        "GP-6.12",
        part="board",
        regions=state.dominance,
        seat=ADA,
        by=BEN,
        **play.half(2 * state.content.victory_points[3]),
    )
    play.say("regions", "GP-1.1", part="board", spot=("region", usa), region=usa)
    play.say("party", "GP-1.2", "GP-3.1", part="mine", politicians=state.base[YOU])
    play.learn(
        "bid",
        _bid("united-states", YOU),
        "GP-1.4",
        "GP-1.5",
        spot=("region", usa),
        region=usa,
        politicians=BIDS["united-states"][YOU],
    )
    for seat in (ADA, BEN):
        play.bid(seat, "united-states")
    play.say(
        "opened", "GP-1.6", "GP-1.7", "GP-1.8", part="affair", spot=("region", usa), region=usa
    )
    play.learn(
        "bid-again",
        _bid("europe", YOU),
        "GP-1.7",
        spot=("region", europe),
        region=europe,
        politicians=BIDS["europe"][YOU],
    )
    for seat in (ADA, BEN):
        play.bid(seat, "europe")
    play.say(
        "coalition",
        "GP-1.7",
        "GP-3.1",
        part="affair",
        spot=("region", europe),
        region=europe,
        seat=ADA,
    )
    for region in list(BIDS)[2:]:
        for seat in (YOU, ADA, BEN):
            play.bid(seat, region)
    play.say(
        "placed",
        "GP-1.6",
        "GP-3.1",
        part="board",
        regions=governed(state)[YOU],
        politicians=state.mauritius[YOU],
    )
    for seat, hand in enumerate(HANDS):
        cards = sorted([play.card(name) for name in hand])
        play.act(seat, {"verb": "choose-hand", "cards": [[card] for card in cards]})
    play.say("cards", "GP-1.9", "GP-5.1", part="mine")


def _vote(play: GlobalPowersState) -> None:
    usa, japan = play.region("united-states"), play.region("japan-korea")
    play.say("begins", "GP-1.10", "GP-2.1", part="seats", seat=BEN)
    play.activate(BEN, "japan-korea")
    play.act(BEN, {"verb": "motion", "motion": BAN, "region": usa, "party": YOU, "stake": 1})
    play.say(
        "activated",
        "GP-3.3",
        "GP-3.4",
        "GP-4.22",
        part="affair",
        spot=("region", japan),
        seat=BEN,
        region=japan,
        target=usa,
    )
    play.learn(
        "vote",
        {"verb": "cast-vote", "vote": NO},
        "GP-3.9",
        "GP-3.10",
        spot=("region", japan),
        region=japan,
    )
    play.vote(ADA, YES)
    play.learn(
        "veto",
        {"verb": "veto"},
        "GP-3.11",
        "GP-3.12",
        spot=("region", japan),
        region=japan,
        seat=ADA,
        by=BEN,
    )
    play.act(BEN, END)


def _actions(play: GlobalPowersState) -> None:
    usa, russia = play.region("united-states"), play.region("russia")
    latin_america = play.region("latin-america")
    play.learn(
        "activate",
        {"verb": "activate", "region": usa},
        "GP-2.1",
        "GP-3.3",
        spot=("region", usa),
        region=usa,
        actions=play.state.there(usa, YOU),
    )
    play.learn(
        "budget",
        {"verb": "budget", "conversion": ECONOMY_TO_DIPLOMACY},
        "GP-4.15",
        spot=("region", usa),
        region=usa,
    )
    play.vote(ADA, YES)
    play.say("majority", "GP-3.9", "GP-3.11", part="affair", spot=("region", usa), seat=ADA)
    play.passes(ADA, BEN)
    trade = {
        "verb": "trade",
        "region": latin_america,
        "give": [[DIPLOMACY, 1]],
        "get": [[RAW, 1]],
        "promise": 0,
        "threat": 0,
    }
    play.learn(
        "trade",
        trade,
        "GP-4.5",
        "GP-4.6",
        spot=("region", latin_america),
        region=latin_america,
        seat=BEN,
    )
    play.vote(ADA, YES)
    play.passes(ADA, BEN)
    play.act(BEN, AGREE)
    play.learn(
        "war",
        {"verb": "war", "region": russia},
        "GP-4.10",
        "GP-4.12",
        "GP-4.13",
        spot=("region", russia),
        region=russia,
        seat=ADA,
    )
    play.vote(ADA, NO)
    play.vote(BEN, YES)
    play.passes(ADA, BEN)
    play.say(
        "war-vote", "GP-4.12", "GP-4.14", part="affair", spot=("region", russia), seat=ADA, by=BEN
    )
    play.falls("war", 2, 2)
    play.say("won-war", "GP-4.13", part="board", spot=("region", russia), region=russia, seat=ADA)
    play.activate(ADA, "china")
    play.act(ADA, END)
    play.activate(BEN, "latin-america")
    play.act(BEN, END)
    play.learn(
        "card",
        {"verb": "retire", "region": usa, "party": BEN},
        "GP-5.1",
        "GP-5.14",
        spot=("card", play.card("retirement")),
        card=play.card("retirement"),
        region=usa,
        seat=BEN,
    )
    play.activate(ADA, "north-africa")
    play.activate(BEN, "middle-east")
    play.act(BEN, END)


def _motion(play: GlobalPowersState) -> None:
    usa, europe, japan = [play.region(name) for name in ("united-states", "europe", "japan-korea")]
    play.learn(
        "activate-coalition",
        {"verb": "activate", "region": europe},
        "GP-3.6",
        "GP-3.3",
        spot=("region", europe),
        region=europe,
        seat=ADA,
    )
    motion = {
        "verb": "motion",
        "motion": SANCTION,
        "region": japan,
        "party": NOBODY_BANNED,
        "stake": 2,
    }
    play.learn(
        "motion",
        motion,
        "GP-4.18",
        "GP-4.24",
        spot=("region", japan),
        region=japan,
        chips=2,
        by=BEN,
    )
    play.act(ADA, AGREE)
    play.until("stake", YOU)
    play.learn(
        "stake",
        {"verb": "stake", "side": FOR, "chips": 2},
        "GP-4.19",
        "GP-4.21",
        spot=("region", usa),
        region=usa,
        chips=2,
        seat=ADA,
        by=BEN,
    )
    play.until("stake", BEN)
    play.act(BEN, {"verb": "stake", "side": AGAINST, "chips": 2})
    play.until("proposal", ADA)
    play.say(
        "sanctioned",
        "GP-4.21",
        "GP-3.15",
        "GP-6.6",
        part="board",
        spot=("region", japan),
        region=japan,
        seat=BEN,
    )


def _scoring(play: GlobalPowersState) -> None:
    north, south = play.region("north-africa"), play.region("sub-saharan-africa")
    state = play.state
    rest = ((ADA, "oceania"), (BEN, "southeast-asia"), (YOU, "russia"), (ADA, "india"))
    for seat, region in rest:
        play.until("turn", seat)
        play.activate(seat, region)
    play.until("turn", BEN)
    play.say("last-region", "GP-2.7", "GP-3.5", part="board", spot=("region", south))
    play.activate(BEN, "sub-saharan-africa")
    play.until("un", YOU)
    play.say(
        "scored",
        "GP-6.1",
        "GP-6.2",
        "GP-6.4",
        part="mine",
        **play.half(state.points[YOU]),
    )
    play.learn(
        "un", {"verb": "send-to-un", "politicians": [[BASE, 3]]}, "GP-6.3", "GP-6.7", politicians=3
    )
    for seat in (ADA, BEN):
        _default(play, seat)
    play.act(YOU, {"verb": "refill-hand", "discard": [], "take": [[play.card("expansion")]]})
    for seat in (ADA, BEN):
        _default(play, seat)
    play.say(
        "new-round",
        "GP-6.8",
        "GP-6.9",
        part="board",
        regions=state.dominance,
        politicians=state.un[YOU],
    )
    play.learn(
        "activate-last",
        {"verb": "activate", "region": south},
        "GP-6.12",
        spot=("region", south),
        region=south,
        target=north,
        regions=governed(state)[YOU],
    )
    play.learn(
        "propaganda",
        {"verb": "propaganda", "party": YOU, "region": north},
        "GP-4.2",
        spot=("region", north),
        region=north,
    )
    play.say("won", "GP-6.12", "GP-6.14", part="affair", regions=governed(state)[YOU])
    play.say("farewell", "GP-6.11", "GP-8.1")


def _default(play: GlobalPowersState, seat: int) -> None:
    """A seat does what it would if it let its time run out."""
    asked = next(each for each in play.state.questions() if each.seat == seat and each.must)
    play.act(seat, play.state.default(asked).to_json())
