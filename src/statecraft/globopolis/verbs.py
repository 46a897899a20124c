"""The verbs of Globopolis, from the chapters they stand in."""

from typing import Any, Final

from statecraft.core.engine.sealed import Pass
from statecraft.core.trade import offer_verbs, rings
from statecraft.core.verbs.verb import Verb
from statecraft.globopolis.rules.agents import Place as Place
from statecraft.globopolis.rules.aggression import Attack as Attack
from statecraft.globopolis.rules.assistance import Lend as Lend
from statecraft.globopolis.rules.assistance import SendUnits as SendUnits
from statecraft.globopolis.rules.bargaining import AGREE as AGREE
from statecraft.globopolis.rules.bargaining import DECLINE as DECLINE
from statecraft.globopolis.rules.bargaining import AnswerHire as AnswerHire
from statecraft.globopolis.rules.cleaning import CleanHouse as CleanHouse
from statecraft.globopolis.rules.conference import PAY as PAY
from statecraft.globopolis.rules.conference import PayConference as PayConference
from statecraft.globopolis.rules.development import DEVELOPS as DEVELOPS
from statecraft.globopolis.rules.development import Allocate as Allocate
from statecraft.globopolis.rules.development import Develop as Develop
from statecraft.globopolis.rules.development import Transfer as Transfer
from statecraft.globopolis.rules.event_phase import END_TURN as END_TURN
from statecraft.globopolis.rules.event_phase import EndTurn as EndTurn
from statecraft.globopolis.rules.fight_windows import PlayOperation as PlayOperation
from statecraft.globopolis.rules.guilds import GUILD_BUYS as GUILD_BUYS
from statecraft.globopolis.rules.guilds import GUILD_TAKES as GUILD_TAKES
from statecraft.globopolis.rules.guilds import BuyFromGuild as BuyFromGuild
from statecraft.globopolis.rules.guilds import TakeFromGuild as TakeFromGuild
from statecraft.globopolis.rules.hand import PutUnder as PutUnder
from statecraft.globopolis.rules.influence import KEEP_CARD as KEEP_CARD
from statecraft.globopolis.rules.influence import KeepCard as KeepCard
from statecraft.globopolis.rules.influence import PlayInfluence as PlayInfluence
from statecraft.globopolis.rules.markets import BuyAtMarket as BuyAtMarket
from statecraft.globopolis.rules.markets import UseMarket as UseMarket
from statecraft.globopolis.rules.missions import ShowMission as ShowMission
from statecraft.globopolis.rules.movement import BACKWARDS as BACKWARDS
from statecraft.globopolis.rules.movement import FORWARDS as FORWARDS
from statecraft.globopolis.rules.movement import KEEP_ROLL as KEEP_ROLL
from statecraft.globopolis.rules.movement import REROLL as REROLL
from statecraft.globopolis.rules.movement import KeepRoll as KeepRoll
from statecraft.globopolis.rules.movement import Reroll as Reroll
from statecraft.globopolis.rules.movement import Roll as Roll
from statecraft.globopolis.rules.option_phase import END_OPTIONS as END_OPTIONS
from statecraft.globopolis.rules.option_phase import POINT_PURCHASES as POINT_PURCHASES
from statecraft.globopolis.rules.option_phase import BuyPoints as BuyPoints
from statecraft.globopolis.rules.option_phase import EndOptions as EndOptions
from statecraft.globopolis.rules.option_phase import SellPoints as SellPoints
from statecraft.globopolis.rules.orss import STAY as STAY
from statecraft.globopolis.rules.orss import Fly as Fly
from statecraft.globopolis.rules.orss import StayAtBase as StayAtBase
from statecraft.globopolis.rules.setup import PickTitle as PickTitle
from statecraft.globopolis.rules.surplus import LEAVE_SURPLUS as LEAVE_SURPLUS
from statecraft.globopolis.rules.surplus import STORE_SURPLUS as STORE_SURPLUS
from statecraft.globopolis.rules.surplus import LeaveSurplus as LeaveSurplus
from statecraft.globopolis.rules.surplus import StoreSurplus as StoreSurplus
from statecraft.globopolis.rules.teleport import BEAM as BEAM
from statecraft.globopolis.rules.teleport import CallTeleport as CallTeleport
from statecraft.globopolis.rules.third_parties import BOTH as BOTH
from statecraft.globopolis.rules.third_parties import WITHDRAW as WITHDRAW
from statecraft.globopolis.rules.third_parties import Hire as Hire
from statecraft.globopolis.rules.third_parties import Withdraw as Withdraw

VERBS: Final[tuple[type[Verb[Any]], ...]] = (
    CallTeleport,
    Allocate,
    Transfer,
    Develop,
    BuyPoints,
    SellPoints,
    TakeFromGuild,
    BuyFromGuild,
    PlayInfluence,
    ShowMission,
    EndOptions,
    Roll,
    Reroll,
    KeepRoll,
    EndTurn,
    PayConference,
    Attack,
    CleanHouse,
    UseMarket,
    BuyAtMarket,
    Fly,
    StayAtBase,
    PutUnder,
    PickTitle,
    StoreSurplus,
    LeaveSurplus,
    KeepCard,
    Place,
    Withdraw,
    PlayOperation,
    Lend,
    SendUnits,
    Hire,
    AnswerHire,
    Pass,
    *offer_verbs.VERBS,
    *rings.VERBS,
)
"""All of them; their order is that of the builder's vocabulary."""
