"""What a steady player of Global Powers says for its answers."""

from statecraft.core.action import Action
from statecraft.core.driver import Handle
from statecraft.core.event import Note
from statecraft.core.offer import AcceptOffer, CounterOffer, MakeOffer, RefuseOffer
from statecraft.core.sealed import Pass
from statecraft.global_powers.card_verbs import CARD_VERBS, StakeCoup
from statecraft.global_powers.verbs import (
    Activate,
    Bid,
    CastVote,
    Consent,
    EndActivation,
    Motion,
    SendToUn,
    Stake,
    Trade,
    Veto,
    War,
    Withdraw,
)

REASONS: dict[type[Action], str] = {
    AcceptOffer: "hint-promise-worth",
    Activate: "hint-activate",
    Bid: "hint-region-bid",
    CastVote: "hint-vote",
    Consent: "hint-consent",
    CounterOffer: "hint-promise-counter",
    EndActivation: "hint-nothing-better",
    MakeOffer: "hint-promise",
    Motion: "hint-motion",
    Pass: "hint-nothing-better",
    RefuseOffer: "hint-promise-refused",
    SendToUn: "hint-un",
    Stake: "hint-stake",
    StakeCoup: "hint-coup-stake",
    Trade: "hint-chips",
    Veto: "hint-veto",
    Withdraw: "hint-withdraw",
}


def reason(handle: Handle, action: Action) -> Note:
    if type(action) in CARD_VERBS:
        return Note("hint-card")
    if isinstance(action, War):
        # With the odds, as the engine tells them.
        return Note("hint-war", handle.legal().consequences(action)[0].values)
    return Note(REASONS.get(type(action), "hint-gains-most"))
