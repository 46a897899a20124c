"""The dense columns of Globopolis: what a holder sees of its table, in numbers of about ±1."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any, Final

from statecraft.core.chance.decks import SeenDeck
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.views import View
from statecraft.core.trade.offers import Goods
from statecraft.globopolis.board import Board
from statecraft.globopolis.content import OPERATION_EFFECTS, RESOURCES, content_of
from statecraft.globopolis.ids import FIELD_KINDS, NS, RING, TERRITORIES, TITLES
from statecraft.globopolis.rules import trading
from statecraft.globopolis.rules.engagement import Engagement
from statecraft.globopolis.rules.this_turn import DEVELOPED
from statecraft.globopolis.state import KINDS
from statecraft.rl.dense import FINE, Field, crossed, others
from statecraft.rl.observation import bits, one_hot, turned
from statecraft.rl.tokens import Composed

GOODS = ("eu", "units", "titles", "worth", "cards")
QUESTIONS = (
    *(
        "OptionPhase",
        "Rounds",
        "RollChoice",
        "Bargain",
        "ForeignTerritory",
        "OwnTerritory",
        "Operations",
    ),
    *(
        "DrawnCard",
        "OrssChoice",
        "SurplusChoice",
        "HandLimit",
        "MarketChoice",
        "HireAnswer",
        "ThirdParties",
    ),
    *(
        "TeleportCall",
        "MarketPurchase",
        "ContinueChoice",
        "ConferenceReply",
        "RerollChoice",
        "ShieldReply",
    ),
    *("TurnEnd", "GiveUpCard", "DiplomacyReply"),
)
THIS_TURN = (
    *("points_bought", "points_sold", "developed", "free_premiums", "rerolls"),
    *(
        "taken.1",
        "taken.2",
        "taken.3",
        "taken.4",
        "bought.1",
        "bought.2",
        "bought.3",
        "bought.4",
        "passed",
    ),
)
TITLE_WORDS = ("title", "territory", "title-or-none", "territory-or-both")
TURNS: Final = tuple(
    [
        (round(FINE * sin(2 * pi * field / RING)), round(FINE * cos(2 * pi * field / RING)))
        for field in range(RING)
    ]
)
"""Where a field lies on the ring, as a point on a circle."""
OPS: Final = 0
MISSION: Final = 1


class Columns:
    """The columns of a table of these settings."""

    def __init__(self, state: State, deals: bool) -> None:
        self._content = content = content_of(state.edition)
        settings: Any = state.options
        self._agents = bool(settings.agents)
        self._guarded = TITLES if settings.guild_guard else TERRITORIES
        self._count = count = max(state.holders) + 1
        self._seats = seats = len(state.holders)
        who = others(count)
        chairs = others(seats) if seats <= 5 else tuple([f"seat+{n}" for n in range(seats)])
        titles = content.title_id
        self._missions = len(content.missions)
        self._ops = len(content.ops)
        self._influence = len(content.influence)
        self.most: dict[str, int] = {
            "influence": self._influence,
            "ops": self._ops + self._missions,
        }
        together = settings.common_defence or settings.common_aggression
        self.questions = [
            *QUESTIONS,
            *(["TitleDraft"] if settings.title_draft else []),
            *(["Neighbours", "HelpAnswer"] if settings.neighbours_help else []),
            *(["Assistance"] if together else []),
        ]
        self.idle = frozenset(
            [
                # Hardly anybody ever has two fulfilled missions to choose from.
                "show-mission",
                *([] if settings.title_draft else ["pick-title"]),
                *([] if settings.neighbours_help else ["lend"]),
                *([] if together else ["send-units"]),
            ]
        )
        # A Guild stocks only what it deals in.
        self._stocked = [
            at
            for at in range(TITLES * KINDS)
            if at < TERRITORIES * KINDS
            or at % KINDS in content.guild_resources[at // KINDS - TERRITORIES]
        ]
        stocked = tuple([f"{titles[at // KINDS]}.{RESOURCES[at % KINDS]}" for at in self._stocked])
        # Of Opportunities only their number matters much, of Operations their effect.
        self._effects = [
            sum([1 << card for card, ops in enumerate(content.ops) if ops.effect == effect])
            for effect in range(-1, len(OPERATION_EFFECTS))
        ]
        effects = ("opportunity", *OPERATION_EFFECTS)
        missions = tuple([mission.id for mission in content.missions])
        influence = tuple([card.id for card in content.influence])
        self.spelled = (
            Field(
                "spelled.territory", "the territory last named in my answer", titles[:TERRITORIES]
            ),
            Field("spelled.resource", "the kind of unit named in my answer", RESOURCES),
            Field(
                "spelled.numbers", "how many values are named; the last one", ("count", "last"), 20
            ),
        )
        self.fields = (
            Field("round", "the round", ("round",), 60),
            Field("first", "who began the game", chairs),
            Field("score", "points", who, 100),
            Field("eu", "money", who, 400, log=True),
            Field("stock", "units in Personal Stock, mine by kind", RESOURCES, 12),
            Field("stocks", "all units in the Personal Stocks of others", who[1:], 20),
            Field("titles", "how many titles", who, 12),
            Field("mine", "titles of mine", titles),
            Field(
                "others",
                "titles of others: the part of the way round the table to their owner",
                titles,
                count - 1,
            ),
            Field("units", "units on base plates and in Guild Stocks", stocked, 6),
            Field("levels", "levels of Economic Development that count", titles[:TERRITORIES], 3),
            *self._agent_fields(titles, who),
            Field("bonuses", "colour groups whose bonus is scored", who, 3),
            Field("conquests", "conquests", who, 6),
            Field(
                "ring",
                "where Governors stand on the ring, as a point on a circle",
                crossed(chairs, ("sine", "cosine")),
                FINE,
            ),
            Field("field", "the kind of field my Governor is on", FIELD_KINDS),
            Field("this_turn", "what the turn has used up", THIS_TURN, 5),
            Field("barred", "what cards forbid me", ("development", "guilds", "markets", "dice")),
            Field("operations", "OPs in my hand, by effect", effects, 3),
            Field("missions", "missions in my hand", missions),
            Field("influence", "INFLUENCE in my hand", influence),
            Field(
                "held",
                "cards in the hands of others",
                crossed(who[1:], ("ops", "missions", "influence")),
                3,
            ),
            Field("about", "the title a fight, a landing or a question is about", titles),
            Field(
                "fight",
                "whether I attack, whether I am attacked; NS on both sides",
                ("attack", "defend", "origin", "target"),
                3,
            ),
            Field(
                "bargain",
                "what I am offered for staying out of it or helping",
                ("eu",),
                50,
                log=True,
            ),
            Field("dice", "what was rolled and may be rolled again", ("sum",), 12),
        )

    def _agent_fields(self, titles: tuple[str, ...], who: tuple[str, ...]) -> list[Field]:
        if not self._agents:
            return []
        return [
            Field("agents", "my agents on titles", titles[: self._guarded], 3),
            Field("agents_out", "all agents on titles", who, 15),
            Field("reserve", "agents in hand", who, 15),
        ]

    def amounts(self, view: View, seat: Seat, scores: Sequence[int]) -> list[int]:
        board = view.board
        assert isinstance(board, Board)
        me, count, seats = view.holders[seat], self._count, self._seats
        amounts = [view.round, *one_hot((board.first - seat) % seats, seats)]
        for row in (scores, board.eu):
            amounts += row[me:]
            amounts += row[:me]
        stock = turned(board.stock, me, KINDS)
        amounts += stock[:KINDS]
        amounts += [sum(stock[at : at + KINDS]) for at in range(KINDS, KINDS * count, KINDS)]
        owned = [0] * count
        mine = [0] * TITLES
        theirs = [0] * TITLES
        for title, owner in enumerate(board.owner):
            if owner < 0:
                continue
            ahead = (owner - me) % count
            owned[ahead] += 1
            if ahead:
                theirs[title] = ahead
            else:
                mine[title] = 1
        amounts += owned
        amounts += mine
        amounts += theirs
        units = board.units
        amounts += [units[at] for at in self._stocked]
        amounts += board.justified_levels
        if self._agents:
            agents = turned(board.agents, me, TITLES)
            amounts += agents[: self._guarded]
            amounts += [sum(agents[at : at + TITLES]) for at in range(0, TITLES * count, TITLES)]
            amounts += turned(board.reserve, me)
        amounts += [groups.bit_count() for groups in turned(board.bonus, me)]
        amounts += turned(board.conquests, me)
        for field in turned(board.governor, seat):
            amounts += TURNS[field]
        amounts += one_hot(self._content.field_kind[board.governor[seat]], len(FIELD_KINDS))
        this_turn = [*board.this_turn]
        this_turn[DEVELOPED] = this_turn[DEVELOPED].bit_count()
        amounts += this_turn
        amounts += bits(board.barred[me], 4)
        amounts += self._cards(board.ops, board.influence, me)
        amounts += self._matter(view, board, me)
        return amounts

    def _cards(self, ops: SeenDeck, influence: SeenDeck, me: int) -> list[int]:
        """My hand, and how many cards of each sort the others have, known or not."""
        hand = ops.hands[me]
        cards = [(hand & effect).bit_count() for effect in self._effects]
        cards += bits(hand >> self._ops, self._missions)
        cards += bits(influence.hands[me], self._influence)
        for ahead in range(1, self._count):
            holder = (me + ahead) % self._count
            known, hidden = ops.hands[holder], ops.hidden[holder]
            for sort in (OPS, MISSION):
                cards.append((known & ops.sorts[sort]).bit_count() + hidden[sort])
            cards.append(influence.hands[holder].bit_count() + sum(influence.hidden[holder]))
        return cards

    def _matter(self, view: View, board: Board, me: int) -> list[int]:
        """What is fought for, landed on or asked about, from the steps on the stack."""
        title = -1
        attack = defend = origin = target = eu = dice = 0
        for frame in reversed(view.stack):
            if isinstance(frame, Engagement):
                title = frame.target
                attack = int(board.owner[frame.origin] == me)
                defend = int(board.owner[frame.target] == me)
                origin = board.units[frame.origin * KINDS + NS]
                target = board.units[frame.target * KINDS + NS]
            elif title < 0:
                title = getattr(frame, "territory", -1)
                if title < 0 and hasattr(frame, "rolls") and hasattr(frame, "seat"):
                    title = self._content.field_title[board.governor[frame.seat]]
        top = view.stack[-1] if view.stack else None
        eu = getattr(top, "eu", 0)
        rolled = getattr(top, "dice", 0)
        if type(rolled) is tuple:
            dice = sum(rolled)
        return [*one_hot(title, TITLES), attack, defend, origin, target, eu, dice]

    def told(self, composed: Composed, me: int) -> list[int]:
        title = resource = -1
        for kind, value in composed.spelled:
            if kind in TITLE_WORDS and value < TERRITORIES:
                title = value
            elif kind == "resource":
                resource = value
        numbers = composed.numbers
        return [
            *one_hot(title, TERRITORIES),
            *one_hot(resource, KINDS),
            len(numbers),
            numbers[-1] if numbers else 0,
        ]

    def goods(self, goods: Goods) -> tuple[int, ...]:
        eu = units = titles = worth = cards = 0
        for code, amount in goods:
            if code == trading.EU:
                eu += amount
            elif code < trading.TITLE or code >= trading.PLATE:
                units += amount
            elif code < trading.TITLE + TITLES:
                titles += 1
                worth += self._content.value[code - trading.TITLE]
            else:
                cards += 1
        return eu, units, titles, worth, cards
