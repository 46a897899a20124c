"""The dense columns of Global Powers: what a party sees of its table, in numbers of about ±1."""

from collections.abc import Sequence
from typing import Any

from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.views import View
from statecraft.core.trade.offers import Goods
from statecraft.global_powers.board import Board
from statecraft.global_powers.content import content_of
from statecraft.global_powers.rules.government_action import GovernmentAction
from statecraft.global_powers.rules.motions import Motion
from statecraft.global_powers.state import CARDS, KINDS, REGIONS
from statecraft.rl.dense import Field, crossed, others
from statecraft.rl.observation import bits, one_hot, turned
from statecraft.rl.tokens import Composed

GOODS = ("promises",)
QUESTIONS = (
    *(
        "TurnChoice",
        "Proposal",
        "Auction",
        "FirstHands",
        "Refill",
        "RegionStakes",
        "VetoWindow",
        "UnVotes",
    ),
    *(
        "SabotageChoice",
        "Partners",
        "UnChoice",
        "InitiativeChoice",
        "CoupStakes",
        "Vote",
        "LastZeal",
    ),
    *("TradeAnswer", "WarmongerChoice"),
)
CHIPS = ("raw", "economy", "military", "diplomacy")
MOTIONS = ("ban", "disarm", "sanction", "lift", "protect")
REGION_WORDS = ("region", "place", "region-or-none")
HOLDER_WORDS = ("holder", "party-or-none")


class Columns:
    """The columns of a table of these settings."""

    def __init__(self, state: State, deals: bool) -> None:
        content = content_of(state.edition)
        settings: Any = state.options
        game = state.game
        self._parties = parties = max(state.holders) + 1
        self._cards = len(content.card_id)
        who = others(parties)
        regions, cards = content.region_id, content.card_id
        # Hardly any region ever gets chips of a kind that it began without.
        self._chips = [at for at, begun in enumerate(content.start) if begun]
        self._new_chips = [at for at, begun in enumerate(content.start) if not begun]
        chips = tuple([f"{regions[at // KINDS]}.{CHIPS[at % KINDS]}" for at in self._chips])
        self.most = {"card": self._cards}
        self.questions = [
            *QUESTIONS,
            *(["Placement"] if settings.placement != "auction" else []),
            *(["SealedVote"] if settings.sealed_votes else []),
            *(["PenaltyChoice"] if settings.assassination == "designer" else []),
            *(["Turns"] if deals else []),
        ]
        self.idle = frozenset(
            [
                *([] if settings.placement != "auction" else ["place"]),
                *([] if settings.assassination == "designer" else ["pay-penalty"]),
            ]
        )
        self._actions = {
            verb: number
            for number, verb in enumerate(
                [v for v in game.verbs if issubclass(v, GovernmentAction)]
            )
        }
        proposals = tuple([verb.VERB for verb in self._actions])
        self.spelled = (
            Field("spelled.region", "the region or place last named in my answer", regions),
            Field("spelled.holder", "the party last named in my answer", who),
            Field("spelled.card", "cards named in my answer", cards),
            Field(
                "spelled.numbers", "how many values are named; the last one", ("count", "last"), 15
            ),
        )
        self.fields = (
            Field("round", "the round", ("round",), 8),
            Field("politicians", "politicians in a region", crossed(regions, who), 10),
            Field("lead", "my politicians in a region less the most of another party", regions, 10),
            Field(
                "home",
                "politicians in base, on Mauritius, in the UN, out of the game",
                crossed(("base", "mauritius", "un", "gone"), who),
                10,
            ),
            Field("zeal", "whose Zeal lies open", who),
            Field("warmonger", "whose Warmonger lies open", who),
            Field("standing", "half points if the world were scored now", who, 60),
            Field("points", "half points of the last scoring", who, 60),
            Field("chips", "chips of a region, of the kinds that it begins with", chips, 5),
            Field(
                "new_chips", "chips that regions have of kinds they began without", ("count",), 5
            ),
            Field("done", "regions activated since the last scoring", regions),
            Field(
                "marked",
                "markers of a region, added: 1 protected, 0.5 demilitarised, -1 under sanctions",
                regions,
                2,
            ),
            Field("pacts", "neighbours that may not attack a region", regions, 3),
            Field("supply", "chips in the supply", CHIPS, 30),
            Field("scorings", "scorings so far", ("scorings",), 3),
            Field("dominance", "from which turn on one may win by dominance", ("dominance",), 8),
            Field("peace", "whether peace holds", ("peace",)),
            Field("hand", "cards in my hand", cards),
            Field("gone", "cards that are gone", crossed(who, cards)),
            Field("held", "cards in the hands of others", who[1:], 5),
            Field("region", "the region whose government acts, or that is asked about", regions),
            Field("action", "the action proposed", proposals),
            Field("target", "the region it is aimed at", regions),
            Field("about", "the party it is aimed at", who),
            Field("motion", "the motion proposed", MOTIONS),
            Field("by", "who proposes", who),
            Field("votes", "votes or stakes for it and against it", ("ayes", "noes"), 15),
        )

    def amounts(self, view: View, seat: Seat, scores: Sequence[int]) -> list[int]:
        board = view.board
        assert isinstance(board, Board)
        me, parties = view.holders[seat], self._parties
        amounts = [view.round]
        leads: list[int] = []
        for at in range(0, REGIONS * parties, parties):
            there = turned(board.politicians[at : at + parties], me)
            amounts += there
            leads.append(there[0] - max(there[1:]))
        amounts += leads
        for row in (
            board.base,
            board.mauritius,
            board.un,
            board.gone,
            board.zeal,
            board.warmonger,
            scores,
            board.points,
        ):
            amounts += row[me:]
            amounts += row[:me]
        chips = board.chips
        amounts += [chips[at] for at in self._chips]
        amounts.append(sum([chips[at] for at in self._new_chips]))
        amounts += board.done
        markers = zip(board.demilitarised, board.protected, board.sanctioned, strict=True)
        amounts += [without + 2 * safe - 2 * banned for without, safe, banned in markers]
        amounts += [neighbours.bit_count() for neighbours in board.pacts]
        amounts += board.supply
        amounts += (board.scorings, board.dominance, board.peace)
        deck = board.cards
        amounts += bits(deck.hands[me] >> me * CARDS, self._cards)
        held: list[int] = []
        for ahead in range(parties):
            party = (me + ahead) % parties
            amounts += bits(deck.gone >> party * CARDS & (1 << CARDS) - 1, self._cards)
            held.append(deck.hands[party].bit_count() + sum(deck.hidden[party]))
        amounts += held[1:]
        amounts += self._matter(view.stack, seat, me, view)
        return amounts

    def _matter(self, stack: Sequence[Any], seat: int, me: int, view: View) -> list[int]:
        """What is being proposed, voted on or rolled for, from the topmost step that knows."""
        region = target = about = motion = by = action = -1
        ayes = noes = 0
        for frame in reversed(stack):
            region = getattr(frame, "region", -1)
            proposed = getattr(frame, "action", None)
            batch = getattr(frame, "batch", ())
            if proposed is None and batch:
                proposed = batch[0]
            if region < 0 and proposed is None:
                continue
            if proposed is not None:
                action = self._actions[type(proposed)]
                target = getattr(proposed, "region", -1)
                about = getattr(proposed, "party", -1)
                if type(proposed) is Motion:
                    motion = proposed.motion
            by = getattr(frame, "by", getattr(frame, "seat", -1))
            ayes = getattr(frame, "ayes", getattr(frame, "yes", 0))
            noes = getattr(frame, "noes", getattr(frame, "no", 0))
            break
        parties = self._parties
        about = (about - me) % parties if 0 <= about < parties else -1
        if by >= 0:
            by = (view.holders[by] - me) % parties
        return [
            *one_hot(region, REGIONS),
            *one_hot(action, len(self._actions)),
            *one_hot(target, REGIONS),
            *one_hot(about, parties),
            *one_hot(motion, len(MOTIONS)),
            *one_hot(by, parties),
            ayes,
            noes,
        ]

    def told(self, composed: Composed, me: int) -> list[int]:
        region = holder = -1
        cards = 0
        for kind, value in composed.spelled:
            if kind in REGION_WORDS:
                region = value
            elif kind in HOLDER_WORDS:
                holder = (value - me) % self._parties if value < self._parties else -1
            elif kind == "card":
                cards |= 1 << value
        numbers = composed.numbers
        return [
            *one_hot(region, REGIONS),
            *one_hot(holder, self._parties),
            *bits(cards, self._cards),
            len(numbers),
            numbers[-1] if numbers else 0,
        ]

    def goods(self, goods: Goods) -> tuple[int, ...]:
        return (len(goods),)
