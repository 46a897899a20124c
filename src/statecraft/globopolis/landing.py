"""Landing: what each kind of field does to the Governor who comes to it (GB-4, booklet page 15).

``land`` looks at the field and puts the right frame in place of the landing; a turn is over when
that frame leaves the stack without another in its place.
"""

from typing import TYPE_CHECKING

from statecraft.core.action import Action
from statecraft.core.chance import Dice, Distribution
from statecraft.core.event import Event, Note
from statecraft.core.frame import Ask, ChanceFrame, Frame
from statecraft.core.ids import Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS, Pass, ReplyWindow
from statecraft.globopolis import agents, aggression, content, influence, markets, missions
from statecraft.globopolis.guilds import take_over
from statecraft.globopolis.hand import INFLUENCE_STACK, OPS_STACK, DrawCard
from statecraft.globopolis.movement import (
    Landing,
    RollChoice,
    Teleport,
    check_roll,
    fly,
    is_roll,
    roll,
    roll_actions,
    roll_notes,
)
from statecraft.globopolis.scoring import pay
from statecraft.globopolis.titles import take_title
from statecraft.globopolis.verbs import (
    END_TURN,
    PAY,
    STAY,
    Attack,
    CleanHouse,
    EndTurn,
    Fly,
    PayConference,
    PlayInfluence,
    ShowMission,
    StayAtBase,
)

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe


def land(table: "Globe", seat: Seat, rolls: int) -> None:
    """GB-4.7 to GB-4.20: the field decides."""
    field = table.governor[seat]
    kind = table.content.field_kind[field]
    holder = table.holders[seat]
    if table.sink is not None:
        table.sink.append(Event("gb-event-landed", {"seat": seat, "field": field}))
    if kind == content.TERRITORY:
        _land_on_territory(table, seat, rolls, table.content.field_title[field])
    elif kind == content.GUILD:
        _land_on_guild(table, seat, rolls, table.content.field_title[field] - content.TERRITORIES)
    elif kind in (content.OPS_MISSION_FIELD, content.INFLUENCE_FIELD):
        _land_on_card_field(table, seat, rolls, kind)
    elif kind == content.MARKET:
        table.replace(markets.MarketChoice(seat, rolls, (field,)))
    elif kind == content.SWITZERLAND:
        # GB-4.15: 10 EU, 5 points, and the market of one's choice.
        table.earn(holder, table.content.switzerland_eu)
        table.score[holder] += table.content.switzerland_points
        table.replace(markets.MarketChoice(seat, rolls, tuple(table.content.market_resources)))
    elif kind == content.ORSS:
        table.replace(OrssChoice(seat, rolls))
    elif kind == content.MOONSHOT:
        # GB-4.20: a holiday ends the turn.
        table.score[holder] += table.content.moonshot_points
        table.pop()
    elif kind == content.TELEPORT and rolls < table.settings().roll_cap:
        table.replace(Teleport(seat, rolls))
    elif kind == content.TELEPORT:
        table.pop()
    else:
        table.replace(AcademyRoll(seat, rolls, 1 if kind == content.NIA else 0))


def _land_on_territory(table: "Globe", seat: Seat, rolls: int, territory: int) -> None:
    holder = table.holders[seat]
    owner = table.owner[territory]
    if owner < 0:
        # GB-4.7: a free territory is received at no price, and the turn is over.
        take_title(table, holder, territory)
        table.pop()
    elif owner == holder:
        table.replace(OwnTerritory(seat, rolls, 0))
        if not table.settings().learning:
            table.push(DrawCard(seat, OPS_STACK))
    else:
        table.replace(ForeignTerritory(seat, rolls))


def _land_on_guild(table: "Globe", seat: Seat, rolls: int, guild: int) -> None:
    """GB-4.12: a guild is taken, from its operator too; an own one lets the Governor pass."""
    holder = table.holders[seat]
    title = content.TERRITORIES + guild
    owner = table.owner[title]
    if owner == holder:
        table.replace(RollChoice(seat, rolls, 0))
    elif owner >= 0 and table.settings().guild_guard and table.agents_of(owner, title):
        table.replace(agents.GuildDuel(seat, guild))
    else:
        take_over(table, holder, guild)
        table.pop()


def _land_on_card_field(table: "Globe", seat: Seat, rolls: int, kind: int) -> None:
    """GB-4.13: draw and perhaps roll again; after two rolls there is no third."""
    if rolls >= table.content.rolls_before_stop:
        table.pop()
    else:
        table.replace(RollChoice(seat, rolls, 0))
    if not table.settings().learning:
        stack = OPS_STACK if kind == content.OPS_MISSION_FIELD else INFLUENCE_STACK
        table.push(DrawCard(seat, stack))


class AcademyRoll(ChanceFrame["Globe"]):
    """GB-4.17, GB-4.18: a die says how many NS-Units or agents; then the seat may roll on."""

    __slots__ = ("infiltration", "rolls", "seat")
    FIELDS = ("seat", "rolls", "infiltration")
    PURPOSE = "academy"

    def __init__(self, seat: Seat, rolls: int, infiltration: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.infiltration = infiltration

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "Globe") -> Distribution:
        return Dice((6,))

    def resolve(self, table: "Globe", value: Value) -> None:
        holder = table.holders[self.seat]
        count = table.content.academy[value[0]]
        if self.infiltration and table.settings().agents:
            count = agents.recruit(table, holder, count)
            text = "gb-event-recruited"
        else:
            count = table.receive(holder, content.NS, count)
            text = "gb-event-trained"
        if table.sink is not None:
            table.sink.append(Event(text, {"seat": self.seat, "count": count}))
        table.replace(RollChoice(self.seat, self.rolls, 0))


class OrssChoice(Frame["Globe"]):
    """GB-4.16: stay at the base or fly, then perhaps roll."""

    __slots__ = ("rolls", "seat")
    FIELDS = ("seat", "rolls")

    def __init__(self, seat: Seat, rolls: int) -> None:
        self.seat = seat
        self.rolls = rolls

    def _destinations(self, table: "Globe") -> list[int]:
        """GB-10.10: other bases; as variations independent territories, or any territory."""
        kinds = {
            "bases": (content.ORSS,),
            "independent": (content.ORSS, content.MARKET, content.SWITZERLAND),
            "any": (content.ORSS, content.MARKET, content.SWITZERLAND, content.TERRITORY),
        }[table.settings().orss]
        here = table.governor[self.seat]
        found = table.content.field_kind
        return [field for field in range(64) if found[field] in kinds and field != here]

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "orss", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        return [STAY, *[Fly(field) for field in self._destinations(table)]]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, Fly):
            if action.base not in self._destinations(table):
                raise Illegal("GB-4.16", "gb-refused-no-flight", {"field": action.base})
        elif not isinstance(action, StayAtBase):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, Fly):
            fly(table, self.seat, action.base)
            if table.content.field_kind[action.base] != content.ORSS:
                table.replace(Landing(self.seat, self.rolls))
                return
        table.replace(RollChoice(self.seat, self.rolls, 0))

    def default(self, table: "Globe", question: Question) -> Action | None:
        return STAY


class OwnTerritory(Frame["Globe"]):
    """GB-4.8: clean house, then roll again or attack; ``cleaned`` marks the duels already fought."""

    __slots__ = ("cleaned", "rolls", "seat")
    FIELDS = ("seat", "rolls", "cleaned")

    def __init__(self, seat: Seat, rolls: int, cleaned: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.cleaned = cleaned

    def _here(self, table: "Globe") -> int:
        return table.content.field_title[table.governor[self.seat]]

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "own-territory", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        listed: list[Action] = [END_TURN]
        listed += roll_actions(table, self.seat, self.rolls)
        listed += aggression.attacks_from(table, self.seat, self._here(table))
        listed += agents.duels(table, self.seat, self._here(table), self.cleaned)
        return listed + missions.shows(table, self.seat)

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, Attack):
            aggression.check_attack_from(table, self.seat, self._here(table), action)
        elif isinstance(action, CleanHouse):
            agents.check_duel(table, self.seat, self._here(table), self.cleaned, action)
        elif isinstance(action, ShowMission):
            missions.check_show(table, self.seat, action)
        elif not isinstance(action, EndTurn):
            check_roll(table, self.seat, self.rolls, action)

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        if is_roll(action):
            roll(table, self.seat, self.rolls, action)
        elif isinstance(action, Attack):
            aggression.declare(table, self.seat, action)
        elif isinstance(action, CleanHouse):
            bit = 1 << (action.territory * 5 + action.holder)
            table.put(question.at, OwnTerritory(self.seat, self.rolls, self.cleaned | bit))
            table.push(agents.CleaningRoll(self.seat, action.territory, action.holder))
        elif isinstance(action, ShowMission):
            missions.show(table, self.seat, action)
        else:
            table.pop()

    def default(self, table: "Globe", question: Question) -> Action | None:
        return END_TURN

    def consequences(self, table: "Globe", question: Question, action: Action) -> tuple[Note, ...]:
        if isinstance(action, Attack):
            return aggression.attack_notes(table, action)
        return roll_notes(table, action)


class ForeignTerritory(Frame["Globe"]):
    """GB-4.9: pay the Conference Cost, or attempt an Aggressive Takeover."""

    __slots__ = ("rolls", "seat")
    FIELDS = ("seat", "rolls")

    def __init__(self, seat: Seat, rolls: int) -> None:
        self.seat = seat
        self.rolls = rolls

    def _here(self, table: "Globe") -> int:
        return table.content.field_title[table.governor[self.seat]]

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "foreign-territory", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        listed: list[Action] = [PAY]
        listed += aggression.attacks_on(table, self.seat, self._here(table))
        if table.influence.hands[table.holders[self.seat]]:
            listed += influence.plays(table, self.seat, (content.FREE_CONFERENCE,))
        return listed

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, Attack):
            aggression.check_attack_on(table, self.seat, self._here(table), action)
        elif isinstance(action, PlayInfluence):
            influence.check_play(table, self.seat, action, (content.FREE_CONFERENCE,))
        elif not isinstance(action, PayConference):
            raise Illegal("GB-4.9", "gb-refused-pay-or-attack", {"verb": action.VERB})

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, Attack):
            aggression.declare(table, self.seat, action)
        elif isinstance(action, PlayInfluence):
            influence.discard(table, self.seat, action)
            table.pop()
        else:
            owe_conference(table, self.seat)

    def default(self, table: "Globe", question: Question) -> Action | None:
        return PAY

    def consequences(self, table: "Globe", question: Question, action: Action) -> tuple[Note, ...]:
        if isinstance(action, Attack):
            return aggression.attack_notes(table, action)
        if isinstance(action, PayConference):
            return (Note("gb-costs-eu", {"eu": conference_cost(table, self._here(table))}),)
        return ()


def conference_cost(table: "Globe", territory: int) -> int:
    """GB-4.10: the rate of the level that is justified now."""
    return table.content.fee[territory][table.counted[territory]]


def owe_conference(table: "Globe", seat: Seat) -> None:
    """GB-4.10: the visitor pays and the turn is over; the owner may reply with a card."""
    territory = table.content.field_title[table.governor[seat]]
    table.replace(ConferencePayment(seat, territory, 1))
    owner = table.owner[territory]
    if table.influence.hands[owner]:
        table.push(ConferenceReply((table.speaker(owner),), (None,)))


class ConferencePayment(Frame["Globe"]):
    """The Conference Cost changes hands; ``times`` is 2 after a card of the owner's."""

    __slots__ = ("seat", "territory", "times")
    FIELDS = ("seat", "territory", "times")
    ASKS = False

    def __init__(self, seat: Seat, territory: int, times: int) -> None:
        self.seat = seat
        self.territory = territory
        self.times = times

    def step(self, table: "Globe") -> bool:
        table.pop()
        owner = table.owner[self.territory]
        cost = conference_cost(table, self.territory) * self.times
        paid = pay(table, table.holders[self.seat], owner, cost)
        if table.sink is not None:
            values = {"seat": self.seat, "holder": owner, "eu": paid, "territory": self.territory}
            table.sink.append(Event("gb-event-conference", values))
        return True


class ConferenceReply(ReplyWindow["Globe"]):
    """GB-8.22: the owner may double the cost with a card, asked whether or not it has that card."""

    __slots__ = ()
    KIND = "conference-reply"

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        return [PASS, *influence.plays(table, question.seat, (content.DOUBLE_CONFERENCE,))]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, PlayInfluence):
            influence.check_play(table, question.seat, action, (content.DOUBLE_CONFERENCE,))
        elif not isinstance(action, Pass):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def replies(self, table: "Globe", seat: Seat, action: Action) -> bool:
        assert isinstance(action, PlayInfluence)
        influence.discard(table, seat, action)
        owed = table.stack[-1]
        assert isinstance(owed, ConferencePayment)
        table.replace(ConferencePayment(owed.seat, owed.territory, 2))
        return True
