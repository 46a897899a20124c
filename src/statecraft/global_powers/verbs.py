"""The verbs of Global Powers, from the chapters they stand in."""

from typing import Any, Final

from statecraft.core.engine.sealed import Pass
from statecraft.core.trade import offer_verbs
from statecraft.core.verbs.verb import Verb
from statecraft.global_powers.cards import CARDS
from statecraft.global_powers.cards.aid import Aid as Aid
from statecraft.global_powers.cards.assassination import Assassinate as Assassinate
from statecraft.global_powers.cards.assassination import PayPenalty as PayPenalty
from statecraft.global_powers.cards.coup import Coup as Coup
from statecraft.global_powers.cards.coup import StakeCoup as StakeCoup
from statecraft.global_powers.cards.defector import Defect as Defect
from statecraft.global_powers.cards.expansion import Expand as Expand
from statecraft.global_powers.cards.initiative import Initiative as Initiative
from statecraft.global_powers.cards.pact import Pact as Pact
from statecraft.global_powers.cards.peace import MakePeace as MakePeace
from statecraft.global_powers.cards.recession import Recession as Recession
from statecraft.global_powers.cards.retirement import Retire as Retire
from statecraft.global_powers.cards.revolution import Revolution as Revolution
from statecraft.global_powers.cards.riots import Riots as Riots
from statecraft.global_powers.cards.sabotage import ChooseChips as ChooseChips
from statecraft.global_powers.cards.sabotage import Sabotage as Sabotage
from statecraft.global_powers.cards.transfer import Transfer as Transfer
from statecraft.global_powers.cards.warmonger import PlayWarmonger as PlayWarmonger
from statecraft.global_powers.cards.zeal import PlayZeal as PlayZeal
from statecraft.global_powers.fields import ABSTAIN as ABSTAIN
from statecraft.global_powers.fields import AGAINST as AGAINST
from statecraft.global_powers.fields import BAN as BAN
from statecraft.global_powers.fields import BASE as BASE
from statecraft.global_powers.fields import DISARM as DISARM
from statecraft.global_powers.fields import END_PACT as END_PACT
from statecraft.global_powers.fields import END_PEACE as END_PEACE
from statecraft.global_powers.fields import FOR as FOR
from statecraft.global_powers.fields import KEEP_OPEN as KEEP_OPEN
from statecraft.global_powers.fields import LIFT as LIFT
from statecraft.global_powers.fields import NO as NO
from statecraft.global_powers.fields import NO_REGION as NO_REGION
from statecraft.global_powers.fields import NOBODY_BANNED as NOBODY_BANNED
from statecraft.global_powers.fields import PROTECT as PROTECT
from statecraft.global_powers.fields import SANCTION as SANCTION
from statecraft.global_powers.fields import YES as YES
from statecraft.global_powers.fields import Chips as Chips
from statecraft.global_powers.rules.actions import EMIGRATE as EMIGRATE
from statecraft.global_powers.rules.actions import PROPAGANDA as PROPAGANDA
from statecraft.global_powers.rules.actions import PURGE as PURGE
from statecraft.global_powers.rules.actions import REHABILITATE as REHABILITATE
from statecraft.global_powers.rules.actions import Emigrate as Emigrate
from statecraft.global_powers.rules.actions import Propaganda as Propaganda
from statecraft.global_powers.rules.actions import Purge as Purge
from statecraft.global_powers.rules.actions import Rehabilitate as Rehabilitate
from statecraft.global_powers.rules.activation import ACTIVATE as ACTIVATE
from statecraft.global_powers.rules.activation import CALL_VOTE as CALL_VOTE
from statecraft.global_powers.rules.activation import END_ACTIVATION as END_ACTIVATION
from statecraft.global_powers.rules.activation import USE_ZEAL as USE_ZEAL
from statecraft.global_powers.rules.activation import Activate as Activate
from statecraft.global_powers.rules.activation import CallVote as CallVote
from statecraft.global_powers.rules.activation import EndActivation as EndActivation
from statecraft.global_powers.rules.activation import UseZeal as UseZeal
from statecraft.global_powers.rules.budget import BUDGETS as BUDGETS
from statecraft.global_powers.rules.budget import Budget as Budget
from statecraft.global_powers.rules.consent import AGREE as AGREE
from statecraft.global_powers.rules.consent import DECLINE as DECLINE
from statecraft.global_powers.rules.consent import Consent as Consent
from statecraft.global_powers.rules.hands import ChooseHand as ChooseHand
from statecraft.global_powers.rules.hands import RefillHand as RefillHand
from statecraft.global_powers.rules.motion_votes import Stake as Stake
from statecraft.global_powers.rules.motions import Motion as Motion
from statecraft.global_powers.rules.rolls import USE_WARMONGER as USE_WARMONGER
from statecraft.global_powers.rules.rolls import UseWarmonger as UseWarmonger
from statecraft.global_powers.rules.setup import Bid as Bid
from statecraft.global_powers.rules.setup import Place as Place
from statecraft.global_powers.rules.trade import Trade as Trade
from statecraft.global_powers.rules.turn import Withdraw as Withdraw
from statecraft.global_powers.rules.united_nations import SendToUn as SendToUn
from statecraft.global_powers.rules.voting import VETO as VETO
from statecraft.global_powers.rules.voting import VOTES as VOTES
from statecraft.global_powers.rules.voting import CastVote as CastVote
from statecraft.global_powers.rules.voting import Veto as Veto
from statecraft.global_powers.rules.war import WARS as WARS
from statecraft.global_powers.rules.war import War as War

VERBS: Final[tuple[type[Verb[Any]], ...]] = (
    Withdraw,
    Activate,
    Bid,
    Place,
    ChooseHand,
    Emigrate,
    Propaganda,
    Rehabilitate,
    Purge,
    Trade,
    War,
    Budget,
    Motion,
    EndActivation,
    UseZeal,
    CallVote,
    Consent,
    CastVote,
    Veto,
    Stake,
    SendToUn,
    RefillHand,
    *CARDS,
    StakeCoup,
    ChooseChips,
    PayPenalty,
    UseWarmonger,
    Pass,
    *offer_verbs.VERBS,
)
"""All of them; their order is that of the builder's vocabulary."""
