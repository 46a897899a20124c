"""The verbs of Harbour, from the chapters they stand in."""

from typing import Any

from harbour.auction import BIDS as BIDS
from harbour.auction import Bid as Bid
from harbour.guards import PLACES as PLACES
from harbour.guards import RECALLS as RECALLS
from harbour.guards import PlaceGuard as PlaceGuard
from harbour.guards import RecallGuard as RecallGuard
from harbour.plan import BUYS as BUYS
from harbour.plan import FAVOUR_PLAYS as FAVOUR_PLAYS
from harbour.plan import SELLS as SELLS
from harbour.plan import SET_SAIL as SET_SAIL
from harbour.plan import Buy as Buy
from harbour.plan import PlayFavour as PlayFavour
from harbour.plan import Sell as Sell
from harbour.plan import SetSail as SetSail
from harbour.raid import STAY as STAY
from harbour.raid import STORM_PLAYS as STORM_PLAYS
from harbour.raid import WITHDRAW as WITHDRAW
from harbour.raid import PlayStorm as PlayStorm
from harbour.raid import Raid as Raid
from harbour.raid import Stay as Stay
from harbour.raid import Withdraw as Withdraw
from harbour.vote import VETO as VETO
from harbour.vote import VOTES as VOTES
from harbour.vote import Veto as Veto
from harbour.vote import Vote as Vote
from harbour.voyage import PUTS as PUTS
from harbour.voyage import ROLLS as ROLLS
from harbour.voyage import PutUnder as PutUnder
from harbour.voyage import Roll as Roll
from statecraft.core.engine.sealed import Pass
from statecraft.core.trade import offer_verbs, rings
from statecraft.core.verbs.verb import Verb

VERBS: tuple[type[Verb[Any]], ...] = (
    Bid,
    Buy,
    Sell,
    PlayFavour,
    SetSail,
    Roll,
    PutUnder,
    Raid,
    Stay,
    Withdraw,
    PlayStorm,
    PlaceGuard,
    RecallGuard,
    Vote,
    Veto,
    Pass,
    *offer_verbs.VERBS,
    *rings.VERBS,
)
"""All of them; their order is that of the builder's vocabulary."""
