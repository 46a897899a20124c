"""What a steady player of Global Powers says for its answers."""

from statecraft.core.engine.driver import Handle
from statecraft.core.engine.sealed import Pass
from statecraft.core.record.events import Note
from statecraft.core.trade.offer_verbs import AcceptOffer, CounterOffer, MakeOffer, RefuseOffer
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.verbs import (
    Activate,
    Bid,
    CastVote,
    Consent,
    EndActivation,
    Motion,
    SendToUn,
    Stake,
    StakeCoup,
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
    if isinstance(action, Card):
        return Note("hint-card")
    if isinstance(action, War):
        # With the odds, as the engine tells them.
        return Note("hint-war", handle.legal().consequences(action)[0].values)
    return Note(REASONS.get(type(action), "hint-gains-most"))
