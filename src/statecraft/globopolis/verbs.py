"""The verbs of Globopolis, from the chapters they stand in."""

from typing import Any, Final

from statecraft.core.engine.sealed import Pass
from statecraft.core.trade import offer_verbs, rings
from statecraft.core.verbs.verb import Verb
from statecraft.globopolis.agents import Place as Place
from statecraft.globopolis.aggression import Attack as Attack
from statecraft.globopolis.assistance import Lend as Lend
from statecraft.globopolis.assistance import SendUnits as SendUnits
from statecraft.globopolis.bargaining import AGREE as AGREE
from statecraft.globopolis.bargaining import DECLINE as DECLINE
from statecraft.globopolis.bargaining import AnswerHire as AnswerHire
from statecraft.globopolis.cleaning import CleanHouse as CleanHouse
from statecraft.globopolis.conference import PAY as PAY
from statecraft.globopolis.conference import PayConference as PayConference
from statecraft.globopolis.development import DEVELOPS as DEVELOPS
from statecraft.globopolis.development import Allocate as Allocate
from statecraft.globopolis.development import Develop as Develop
from statecraft.globopolis.development import Transfer as Transfer
from statecraft.globopolis.event_phase import END_TURN as END_TURN
from statecraft.globopolis.event_phase import EndTurn as EndTurn
from statecraft.globopolis.guilds import GUILD_BUYS as GUILD_BUYS
from statecraft.globopolis.guilds import GUILD_TAKES as GUILD_TAKES
from statecraft.globopolis.guilds import BuyFromGuild as BuyFromGuild
from statecraft.globopolis.guilds import TakeFromGuild as TakeFromGuild
from statecraft.globopolis.hand import PutUnder as PutUnder
from statecraft.globopolis.influence import KEEP_CARD as KEEP_CARD
from statecraft.globopolis.influence import KeepCard as KeepCard
from statecraft.globopolis.influence import PlayInfluence as PlayInfluence
from statecraft.globopolis.markets import BuyAtMarket as BuyAtMarket
from statecraft.globopolis.markets import UseMarket as UseMarket
from statecraft.globopolis.missions import ShowMission as ShowMission
from statecraft.globopolis.movement import BACKWARDS as BACKWARDS
from statecraft.globopolis.movement import FORWARDS as FORWARDS
from statecraft.globopolis.movement import KEEP_ROLL as KEEP_ROLL
from statecraft.globopolis.movement import REROLL as REROLL
from statecraft.globopolis.movement import KeepRoll as KeepRoll
from statecraft.globopolis.movement import Reroll as Reroll
from statecraft.globopolis.movement import Roll as Roll
from statecraft.globopolis.option_phase import END_OPTIONS as END_OPTIONS
from statecraft.globopolis.option_phase import POINT_PURCHASES as POINT_PURCHASES
from statecraft.globopolis.option_phase import BuyPoints as BuyPoints
from statecraft.globopolis.option_phase import EndOptions as EndOptions
from statecraft.globopolis.option_phase import SellPoints as SellPoints
from statecraft.globopolis.orss import STAY as STAY
from statecraft.globopolis.orss import Fly as Fly
from statecraft.globopolis.orss import StayAtBase as StayAtBase
from statecraft.globopolis.scenario import PlayOperation as PlayOperation
from statecraft.globopolis.setup import PickTitle as PickTitle
from statecraft.globopolis.surplus import LEAVE_SURPLUS as LEAVE_SURPLUS
from statecraft.globopolis.surplus import STORE_SURPLUS as STORE_SURPLUS
from statecraft.globopolis.surplus import LeaveSurplus as LeaveSurplus
from statecraft.globopolis.surplus import StoreSurplus as StoreSurplus
from statecraft.globopolis.teleport import BEAM as BEAM
from statecraft.globopolis.teleport import CallTeleport as CallTeleport
from statecraft.globopolis.third_parties import BOTH as BOTH
from statecraft.globopolis.third_parties import WITHDRAW as WITHDRAW
from statecraft.globopolis.third_parties import Hire as Hire
from statecraft.globopolis.third_parties import Withdraw as Withdraw

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
