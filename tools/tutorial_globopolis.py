"""The guided first game of Globopolis: a short game of three, to 60 points, in three rounds."""

from random import Random
from typing import Any, Final

from tools.tutorials import Script

from statecraft.core.chance.decks import set_of
from statecraft.core.game import Game
from statecraft.core.record.inputs import Outcome
from statecraft.globopolis.rules import trading
from statecraft.globopolis.rules.aggression import BattleRound

YOU: Final = 0
ADA: Final = 1
BEN: Final = 2
NAMES: Final = ["Ada", "Ben"]

WATER: Final = 0
NS: Final = 4


class GlobopolisState(Script):
    """A script that knows the edition's things by their names."""

    def territory(self, name: str) -> int:
        return self._row("titles", name)

    def guild(self, name: str) -> int:
        return self._row("guilds", name)

    def field(self, name: str) -> int:
        return self._row("fields", name)

    def title(self, name: str) -> int:
        ids = [row["id"] for row in self.game.edition.tables["titles"]]
        return ids.index(name) if name in ids else len(ids) + self.guild(name)

    def influence(self, name: str) -> int:
        return self._row("influence", name)

    def ops(self, name: str) -> int:
        """OPs and MISSION cards share one stack, in this order."""
        at = 0
        for table in ("opportunities", "operations", "missions"):
            ids = [row["id"] for row in self.game.edition.tables[table]]
            if name in ids:
                return at + ids.index(name)
            at += len(ids)
        raise KeyError(name)

    def reward(self, mission: str) -> int:
        rows = self.game.edition.tables["missions"]
        return next(int(row["points"]) for row in rows if row["id"] == mission)

    def _row(self, table: str, name: str) -> int:
        return [row["id"] for row in self.game.edition.tables[table]].index(name)

    def deal(self) -> None:
        titles = (
            ("france", "fresh-water", "canada", "south-africa"),
            ("germany", "japan", "brazil", "poland"),
            ("usa", "china", "turkey", "egypt"),
        )
        ops = ("reserve-battalion", "cold-front", "amber-road")
        influence = (
            ("academy-graduates", "guest-of-honour"),
            ("state-visit", "about-turn"),
            ("peace-prize", "immunity"),
        )
        missions = ("four-corners", "midas", "world-empire")
        self.falls("titles", *[set_of([self.title(name) for name in hand]) for hand in titles])
        self.falls("cards", *[set_of([self.ops(name)]) for name in ops])
        self.falls(
            "cards", *[set_of([self.influence(card) for card in hand]) for hand in influence]
        )
        for mission in missions:
            self.comes_out("mission", self.ops(mission))
        self.falls("first", 6, 3, 2)

    def fight(self, *rounds: str) -> None:
        """Battle Rounds that end like this for the Aggressor; the dice are whatever brings it about."""
        luck = Random(7)
        for wanted in rounds:
            pending = self.state.pending()
            mine, _theirs = self.state.stack[-1].dice
            while True:
                value = pending.distribution.sample(luck)
                tried = self.state.clone()
                tried.apply(Outcome(pending.id, value))
                after = tried.stack[-1]
                won = (
                    after.dice[0] == mine
                    if isinstance(after, BattleRound)
                    else self._conquered(tried)
                )
                if won == (wanted == "won"):
                    break
            self.comes_out("battle", value)

    def _conquered(self, after: Any) -> bool:
        return bool(after.conquests[YOU] > self.state.conquests[YOU])

    def roll(self, seat: int, *dice: int, backwards: int = 0) -> None:
        self.act(seat, {"verb": "roll", "dice": len(dice), "backwards": backwards})
        self.falls("move", *dice)


END_OPTIONS: Final = {"verb": "end-options"}
END_TURN: Final = {"verb": "end-turn"}
KEEP_CARD: Final = {"verb": "keep-card"}
TELEPORT: Final = {"verb": "teleport"}


def script(game: Game) -> Script:
    options = {"mark": 60, "titles_dealt": 4, "ops_dealt": 1, "influence_dealt": 2}
    play = GlobopolisState(game, NAMES, options)
    play.deal()
    _first_round(play)
    _options(play)
    _events(play)
    _last_round(play)
    return play


def _first_round(play: GlobopolisState) -> None:
    france, spain, germany = [play.territory(name) for name in ("france", "spain", "germany")]
    state = play.state
    play.say("aim", "GB-9.1", "GB-9.2", part="seats", points=state.mark(), seat=ADA, by=BEN)
    play.say("board", "GB-1.1", part="board", spot=("territory", france), territory=france)
    play.say("mine", "GB-1.3", "GB-1.8", part="mine", points=state.score[YOU], eu=state.eu[YOU])
    play.say(
        "mission",
        "GB-8.33",
        "GB-8.36",
        part="mine",
        spot=("mission", play.ops("four-corners")),
        points=play.reward("four-corners"),
    )
    play.learn("teleport", TELEPORT, "GB-1.11", "GB-4.19")
    play.falls("teleport", 1, 6)
    play.say(
        "free",
        "GB-4.7",
        "GB-5.7",
        part="board",
        spot=("territory", spain),
        territory=spain,
        points=state.content.value[spain],
    )
    play.act(YOU, END_TURN)
    play.learn(
        "agents",
        {"verb": "place-agents", "territory": germany, "count": 2},
        "GB-7.1",
        "GB-7.3",
        "GB-7.4",
        spot=("territory", germany),
        to=ADA,
        territory=germany,
        agents=2,
    )
    before = state.eu[YOU]
    play.act(ADA, TELEPORT)
    play.falls("teleport", 1, 7)
    play.act(ADA, {"verb": "pay-conference"})
    play.passes(YOU)
    play.say(
        "charging",
        "GB-4.9",
        "GB-4.10",
        part="log",
        spot=("territory", france),
        to=ADA,
        territory=france,
        eu=state.eu[YOU] - before,
    )
    play.act(ADA, END_TURN)
    play.act(BEN, TELEPORT)
    play.falls("teleport", 3, 8)
    play.act(BEN, END_TURN)


def _options(play: GlobopolisState) -> None:
    france, japan = play.territory("france"), play.territory("japan")
    graduates = play.influence("academy-graduates")
    water = play.guild("fresh-water")
    state = play.state
    play.say("options", "GB-2.1", part="decision")
    play.learn(
        "influence",
        {"verb": "play-influence", "influence": graduates, "target": 0, "choice": 0},
        "GB-8.1",
        "GB-8.7",
        spot=("influence", graduates),
        influence=graduates,
    )
    play.learn(
        "allocate",
        {"verb": "allocate", "kind": NS, "territory": france, "count": 2},
        "GB-2.2",
        "GB-5.1",
        spot=("territory", france),
        territory=france,
    )
    play.learn(
        "develop",
        {"verb": "develop", "territory": france},
        "GB-5.1",
        "GB-5.3",
        spot=("territory", france),
        territory=france,
        eu=state.content.premium[france][0],
    )
    fees = state.content.fee[france]
    play.say(
        "developed",
        "GB-5.7",
        "GB-4.10",
        part="board",
        spot=("territory", france),
        territory=france,
        eu=fees[1],
        points=state.content.development_points,
    )
    play.learn(
        "guild",
        {"verb": "take-from-guild", "guild": water, "kind": WATER, "count": 3},
        "GB-2.8",
        "GB-2.9",
        guild=water,
    )
    play.learn(
        "points",
        {"verb": "buy-points", "points": 5},
        "GB-2.6",
        points=5,
        eu=5 * state.content.point_price,
    )
    offer = {
        "verb": "make-offer",
        "to": ADA,
        "give": [[trading.EU, 40], [trading.UNIT + WATER, 3]],
        "get": [[trading.TITLE + japan, 1]],
        "pledges": [],
    }
    play.learn(
        "offer",
        offer,
        "GB-3.1",
        "GB-3.3",
        spot=("territory", japan),
        to=ADA,
        territory=japan,
        eu=40,
        count=3,
    )
    play.act(ADA, {"verb": "accept-offer", "offer": state.offers[0].id})
    play.say(
        "traded",
        "GB-3.5",
        "GB-8.58",
        part="board",
        spot=("territory", japan),
        to=ADA,
        territory=japan,
    )


def _events(play: GlobopolisState) -> None:
    france, germany = play.territory("france"), play.territory("germany")
    battalion = play.ops("reserve-battalion")
    play.learn("end-options", END_OPTIONS, "GB-2.1", points=play.state.score[YOU])
    play.learn("roll", {"verb": "roll", "dice": 2, "backwards": 0}, "GB-4.1", "GB-4.2")
    play.falls("move", 1, 3)
    play.say(
        "foreign",
        "GB-4.9",
        "GB-6.1",
        part="board",
        spot=("territory", germany),
        to=ADA,
        territory=germany,
        eu=play.state.content.fee[germany][0],
    )
    play.learn(
        "attack",
        {"verb": "attack", "origin": france, "target": germany, "card": 0},
        "GB-6.5",
        "GB-6.6",
        "GB-6.7",
        spot=("territory", germany),
        territory=france,
        target=germany,
    )
    play.passes(ADA)
    play.learn(
        "operation",
        {"verb": "play-operation", "operation": battalion},
        "GB-8.25",
        "GB-8.26",
        spot=("ops", battalion),
        ops=battalion,
    )
    play.passes(ADA)
    play.say("battle", "GB-6.8", "GB-6.9", "GB-6.12", part="affair")
    play.fight("won", "won", "lost", "won", "won")
    play.say(
        "conquered",
        "GB-6.14",
        "GB-6.17",
        part="board",
        spot=("territory", germany),
        to=ADA,
        territory=germany,
        points=play.state.score[YOU],
    )
    play.act(YOU, END_TURN)
    play.act(ADA, END_OPTIONS)
    play.roll(ADA, 1)
    play.comes_out("draw", play.ops("high-ground"))
    play.act(ADA, END_TURN)
    play.act(ADA, END_TURN)
    play.act(BEN, END_OPTIONS)
    play.roll(BEN, 1, 1)
    play.comes_out("draw", play.influence("grain-futures"))
    play.act(BEN, KEEP_CARD)
    play.act(BEN, END_TURN)
    play.act(BEN, END_TURN)


def _last_round(play: GlobopolisState) -> None:
    england, germany = play.territory("england"), play.territory("germany")
    mission = play.ops("four-corners")
    state = play.state
    play.learn(
        "show-mission",
        {"verb": "show-mission", "mission": mission},
        "GB-9.3",
        "GB-8.36",
        "GB-8.58",
        spot=("mission", mission),
        points=play.reward("four-corners"),
    )
    play.say(
        "last-round",
        "GB-9.2",
        "GB-5.8",
        part="board",
        spot=("territory", england),
        territory=england,
        points=state.mark() - state.score[YOU],
    )
    play.learn("end-options-again", END_OPTIONS, "GB-2.1")
    play.learn(
        "backwards",
        {"verb": "roll", "dice": 2, "backwards": 1},
        "GB-4.3",
        spot=("territory", england),
        territory=england,
        points=state.content.reverse_points,
    )
    play.falls("move", 2, 4)
    play.say(
        "group",
        "GB-5.8",
        "GB-9.4",
        part="board",
        spot=("territory", england),
        territory=england,
        points=state.score[YOU],
    )
    play.learn("surplus", {"verb": "store-surplus"}, "GB-1.9", territory=england)
    play.act(ADA, END_OPTIONS)
    play.roll(ADA, 2)
    play.act(ADA, {"verb": "pay-conference"})
    play.act(YOU, {"verb": "pass"})
    play.say("paid", "GB-4.10", part="log", spot=("territory", germany), to=ADA, territory=germany)
    play.act(ADA, END_TURN)
    play.act(BEN, END_OPTIONS)
    play.roll(BEN, 2, 2)
    play.comes_out("draw", play.ops("field-marshal"))
    play.act(BEN, END_TURN)
    play.act(BEN, END_TURN)
    play.say("won", "GB-9.2", "GB-9.4", part="seats", points=state.score[YOU])
    marks = {row["count"]: row["victory_mark"] for row in play.game.edition.tables["players"]}
    play.say(
        "farewell",
        "GB-9.1",
        "GB-8.33",
        two=marks[2],
        three=marks[3],
        four=marks[4],
        five=marks[5],
    )
