"""The sixteen cards: who may play which, and the plain ones carried out (GP-5).

A card has a number, a verb, a function that lists its plays, one that says what is wrong with a play, and one that
carries it out. Coups, unrest and what is rolled for have modules of their own.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from statecraft.core.action import Action
from statecraft.core.chance import cards_in
from statecraft.core.domain import Domain
from statecraft.core.event import Note
from statecraft.core.ids import Holder, Seat
from statecraft.core.refusal import Illegal
from statecraft.global_powers import coup, deeds, motions, unrest
from statecraft.global_powers.actions import told
from statecraft.global_powers.card_verbs import (
    CARD_VERBS,
    END_PACT,
    END_PEACE,
    KEEP_OPEN,
    NO_REGION,
    Aid,
    Assassinate,
    Coup,
    Defect,
    Expand,
    Initiative,
    MakePeace,
    Pact,
    PlayWarmonger,
    PlayZeal,
    Recession,
    Retire,
    Sabotage,
    Transfer,
)
from statecraft.global_powers.chips import ECONOMY
from statecraft.global_powers.domains import TransferDomain
from statecraft.global_powers.government import REGIONS

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

NUMBER = {verb: card for card, verb in enumerate(CARD_VERBS)}
TRANSFER = NUMBER[Transfer]
EXPANSION, AID, INITIATIVE = NUMBER[Expand], NUMBER[Aid], NUMBER[Initiative]
AID_CHIPS = 2


# What is wrong with a play; None if nothing.


def nothing_wrong(table: "World", seat: Seat, action: Action) -> Illegal | None:
    return None


def enemy_fault(table: "World", seat: Seat, region: int, party: int, rule: str) -> Illegal | None:
    """An enemy politician must be there."""
    if party == seat:
        return Illegal(rule, "gp-refused-own-politician")
    if party >= table.colours or not table.there(region, party):
        return Illegal(rule, "gp-refused-nobody-there", {"region": region, "holder": party})
    return None


def assassination_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    """GP-5.2: an enemy, in a region where one is present (or anywhere, GP-7.2)."""
    action = cast(Assassinate, action)
    fault = enemy_fault(table, seat, action.region, action.party, "GP-5.2")
    if fault is None and not deeds.may_strike(table, seat, action.region):
        return Illegal("GP-5.2", "gp-refused-not-present", {"region": action.region})
    return fault


def initiative_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    if not motions.targets(table):
        return Illegal("GP-2.6", "gp-refused-no-effect", {"card": INITIATIVE})
    return None


def aid_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    """GP-5.4: from a richer to a poorer region."""
    action = cast(Aid, action)
    if table.chip(action.giver, ECONOMY) <= table.chip(action.taker, ECONOMY):
        values = {"giver": action.giver, "taker": action.taker}
        return Illegal("GP-5.4", "gp-refused-not-richer", values)
    return None


def expansion_most(table: "World", seat: Seat, region: int) -> tuple[int, int]:
    """GP-5.5, GP-7.3: the fewest and the most politicians that may go there; (1, 0): none."""
    most = min(2, table.base[seat])
    if table.settings().expansion == "designer":
        return 1, most
    return (most, most) if most and table.there(region, seat) else (1, 0)


def expansion_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    action = cast(Expand, action)
    fewest, most = expansion_most(table, seat, action.region)
    if not table.base[seat]:
        return Illegal("GP-5.5", "gp-refused-empty-base")
    if not most:
        return Illegal("GP-5.5", "gp-refused-not-present", {"region": action.region})
    if not fewest <= action.politicians <= most:
        return Illegal("GP-5.5", "gp-refused-expansion", {"politicians": most})
    return None


def peace_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    return Illegal("GP-5.6", "gp-refused-peace-already") if table.peace else None


def warmonger_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    """GP-5.7: there must be a peace, or that pact; otherwise the card lies open."""
    action = cast(PlayWarmonger, action)
    if action.use == END_PACT:
        if NO_REGION in (action.region, action.neighbour):
            return Illegal("GP-5.7", "gp-refused-no-pact")
        if not table.pacts[action.region] >> action.neighbour & 1:
            return Illegal("GP-5.7", "gp-refused-no-pact")
    elif action.region != NO_REGION or action.neighbour != NO_REGION:
        return Illegal("GP-5.7", "gp-refused-no-region-here")
    elif action.use == END_PEACE and not table.peace:
        return Illegal("GP-5.7", "gp-refused-no-peace")
    return None


def pact_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    """GP-5.8: with a neighbour, and not twice."""
    action = cast(Pact, action)
    if action.neighbour not in table.content.neighbours[action.region]:
        return Illegal("GP-5.8", "gp-refused-no-neighbour", {"region": action.neighbour})
    if table.pacts[action.region] >> action.neighbour & 1:
        return Illegal("GP-5.8", "gp-refused-pact-already", {"region": action.region})
    return None


def retirement_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    action = cast(Retire, action)
    return enemy_fault(table, seat, action.region, action.party, "GP-5.14")


def sabotage_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    region = cast(Sabotage, action).region
    if not any(table.chips[region * 4 : region * 4 + 4]):
        return Illegal("GP-5.15", "gp-refused-no-chips-there", {"region": region})
    return None


def defection_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    """GP-5.17: an enemy there, and two politicians in one's base."""
    action = cast(Defect, action)
    if table.base[seat] < 2:
        return Illegal("GP-5.17", "gp-refused-two-in-base", {"holder": seat})
    return enemy_fault(table, seat, action.region, action.party, "GP-5.17")


def transfer_fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    """GP-5.18: a politician that is there, to another region."""
    action = cast(Transfer, action)
    if action.party >= table.colours or not table.there(action.region, action.party):
        values = {"region": action.region, "holder": action.party}
        return Illegal("GP-5.18", "gp-refused-nobody-there", values)
    if action.target == action.region:
        return Illegal("GP-5.18", "gp-refused-same-region", {"region": action.region})
    return None


# What a card does.


def assassinate(table: "World", seat: Seat, action: Action) -> None:
    action = cast(Assassinate, action)
    table.push(deeds.AssassinationRoll(seat, action.region, action.party))


def take_initiative(table: "World", seat: Seat, action: Action) -> None:
    table.push(deeds.InitiativeChoice(seat))


def give_aid(table: "World", seat: Seat, action: Action) -> None:
    """GP-5.4: two chips, or the one there is; over five is lost."""
    action = cast(Aid, action)
    moved = min(AID_CHIPS, table.chip(action.giver, ECONOMY))
    table.spend_chips(action.giver, ECONOMY, moved)
    table.gain_chips(action.taker, ECONOMY, moved)


def expand(table: "World", seat: Seat, action: Action) -> None:
    action = cast(Expand, action)
    table.come_in(action.region, seat, action.politicians)


def make_peace(table: "World", seat: Seat, action: Action) -> None:
    table.peace = 1


def monger_war(table: "World", seat: Seat, action: Action) -> None:
    action = cast(PlayWarmonger, action)
    if action.use == END_PEACE:
        table.peace = 0
    elif action.use == END_PACT:
        table.pacts[action.region] &= ~(1 << action.neighbour)
    else:
        table.warmonger[seat] = 1


def make_pact(table: "World", seat: Seat, action: Action) -> None:
    action = cast(Pact, action)
    table.pacts[action.region] |= 1 << action.neighbour


def retire(table: "World", seat: Seat, action: Action) -> None:
    action = cast(Retire, action)
    table.go_home(action.region, action.party, 1)


def sabotage(table: "World", seat: Seat, action: Action) -> None:
    table.push(deeds.SabotageRoll(seat, cast(Sabotage, action).region))


def lay_open_zeal(table: "World", seat: Seat, action: Action) -> None:
    table.zeal[seat] = 1


def defect(table: "World", seat: Seat, action: Action) -> None:
    action = cast(Defect, action)
    table.go_home(action.region, action.party, 1)
    table.come_in(action.region, seat, 1)
    table.exile(seat)


def transfer(table: "World", seat: Seat, action: Action) -> None:
    action = cast(Transfer, action)
    n = table.colours
    table.politicians[action.region * n + action.party] -= 1
    table.politicians[action.target * n + action.party] += 1


Fault = Callable[["World", Seat, Action], Illegal | None]
Effect = Callable[["World", Seat, Action], None]
FAULTS: tuple[Fault, ...] = (
    assassination_fault,
    initiative_fault,
    aid_fault,
    expansion_fault,
    peace_fault,
    warmonger_fault,
    pact_fault,
    coup.fault,
    unrest.recession_fault,
    unrest.fault,
    retirement_fault,
    sabotage_fault,
    nothing_wrong,
    defection_fault,
    unrest.fault,
    transfer_fault,
)
EFFECTS: tuple[Effect, ...] = (
    assassinate,
    take_initiative,
    give_aid,
    expand,
    make_peace,
    monger_war,
    make_pact,
    coup.stage,
    unrest.recede,
    unrest.revolt,
    retire,
    sabotage,
    lay_open_zeal,
    defect,
    unrest.riot,
    transfer,
)
"""By the number of the card."""

# Every play of a card whose target is a region, or a region and a party, made once.
COUPS = tuple([Coup(region) for region in range(REGIONS)])
RECESSIONS = tuple([Recession(region) for region in range(REGIONS)])
SABOTAGES = tuple([Sabotage(region) for region in range(REGIONS)])
EXPANSIONS = tuple([(Expand(region, 1), Expand(region, 2)) for region in range(REGIONS)])
AIDS = tuple([tuple([Aid(giver, taker) for taker in range(REGIONS)]) for giver in range(REGIONS)])
PACTS = tuple([tuple([Pact(region, other) for other in range(REGIONS)]) for region in range(REGIONS)])
PARTIES = range(5)
ASSASSINATIONS = tuple(
    [tuple([Assassinate(region, party) for party in PARTIES]) for region in range(REGIONS)]
)
RETIREMENTS = tuple(
    [tuple([Retire(region, party) for party in PARTIES]) for region in range(REGIONS)]
)
DEFECTIONS = tuple(
    [tuple([Defect(region, party) for party in PARTIES]) for region in range(REGIONS)]
)
PACT_ENDS = tuple(
    [
        tuple([PlayWarmonger(END_PACT, region, other) for other in range(REGIONS)])
        for region in range(REGIONS)
    ]
)
PEACE_END = PlayWarmonger(END_PEACE, NO_REGION, NO_REGION)
OPEN_WARMONGER = PlayWarmonger(KEEP_OPEN, NO_REGION, NO_REGION)
PEACE, ZEAL, MOTION_CARD = MakePeace(), PlayZeal(), Initiative()


def _against(
    table: "World", seat: Seat, made: "tuple[tuple[Action, ...], ...]"
) -> list[Action]:
    """One play for every enemy party in every region."""
    n = table.colours
    politicians = table.politicians
    found: list[Action] = []
    for region in range(REGIONS):
        at = region * n
        row = made[region]
        for party in range(n):
            if politicians[at + party] and party != seat:
                found.append(row[party])
    return found


def _assassinations(table: "World", seat: Seat) -> list[Action]:
    found = _against(table, seat, ASSASSINATIONS)
    return [a for a in found if deeds.may_strike(table, seat, cast(Assassinate, a).region)]


def _aids(table: "World", seat: Seat) -> list[Action]:
    economy = table.chips[ECONOMY::4]
    return [
        AIDS[giver][taker]
        for giver in range(REGIONS)
        for taker in range(REGIONS)
        if economy[giver] > economy[taker]
    ]


def _expansions(table: "World", seat: Seat) -> list[Action]:
    found: list[Action] = []
    for region in range(REGIONS):
        fewest, most = expansion_most(table, seat, region)
        found += EXPANSIONS[region][fewest - 1 : most]
    return found


def _warmongering(table: "World", seat: Seat) -> list[Action]:
    found: list[Action] = [OPEN_WARMONGER]
    if table.peace:
        found.append(PEACE_END)
    for region in range(REGIONS):
        if table.pacts[region]:
            found += [PACT_ENDS[region][other] for other in cards_in(table.pacts[region])]
    return found


def _pacts(table: "World", seat: Seat) -> list[Action]:
    return [
        PACTS[region][other]
        for region in range(REGIONS)
        for other in table.content.neighbours[region]
        if not table.pacts[region] >> other & 1
    ]


def _sabotages(table: "World", seat: Seat) -> list[Action]:
    return [
        SABOTAGES[region] for region in range(REGIONS) if any(table.chips[region * 4 : region * 4 + 4])
    ]


LISTS: tuple[Callable[["World", Seat], list[Action]], ...] = (
    _assassinations,
    lambda table, seat: [MOTION_CARD] if motions.targets(table) else [],
    _aids,
    _expansions,
    lambda table, seat: [] if table.peace else [PEACE],
    _warmongering,
    _pacts,
    lambda table, seat: [c for c in COUPS if coup.fault(table, seat, c) is None],
    lambda table, seat: list(RECESSIONS),
    unrest.revolutions,
    lambda table, seat: _against(table, seat, RETIREMENTS),
    _sabotages,
    lambda table, seat: [ZEAL],
    lambda table, seat: _against(table, seat, DEFECTIONS) if table.base[seat] >= 2 else [],
    unrest.riots,
    lambda table, seat: [],
)
"""By the number of the card: its legal plays. Transfers are described, not listed (``domains``)."""


def plays(table: "World", seat: Seat) -> list[Action]:
    """Every legal play of the cards in hand."""
    found: list[Action] = []
    for card in cards_in(table.hand(seat)):
        found += LISTS[card](table, seat)
    return found


def domains(table: "World", seat: Seat) -> tuple[Domain, ...]:
    if table.hand(seat) >> TRANSFER & 1 and any(table.politicians):
        return (TransferDomain(table),)
    return ()


def check_play(table: "World", seat: Seat, action: Action) -> None:
    """GP-2.6: the card must be in hand, and its own rule must allow the play."""
    card = NUMBER[type(action)]
    if not table.hand(seat) >> card & 1:
        raise Illegal("GP-2.6", "gp-refused-not-in-hand", {"card": card})
    fault = FAULTS[card](table, seat, action)
    if fault is not None:
        raise fault


def play(table: "World", seat: Seat, action: Action) -> None:
    """GP-5.1: the card is shown and leaves the hand for good; then it does what it says."""
    card = NUMBER[type(action)]
    table.cards = table.cards.discarded(Holder(seat), seat * 16 + card)
    if table.sink is not None:
        table.tell("gp-event-played", {"seat": seat, "card": card})
        table.tell("gp-event-played-" + action.VERB, {"seat": seat, **told(action)})
    EFFECTS[card](table, seat, action)


def consequences(table: "World", seat: Seat, action: Action) -> tuple[Note, ...]:
    if isinstance(action, Coup):
        return coup.forecast(table, seat, action.region)
    if isinstance(action, Defect):
        return (Note("gp-costs-mauritius"),)
    return ()
