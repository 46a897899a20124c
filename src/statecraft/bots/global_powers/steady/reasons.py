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
    AcceptOffer: "gp-hint-promise-worth",
    Activate: "gp-hint-activate",
    Bid: "gp-hint-region-bid",
    CastVote: "gp-hint-vote",
    Consent: "gp-hint-consent",
    CounterOffer: "gp-hint-promise-counter",
    EndActivation: "gp-hint-nothing-better",
    MakeOffer: "gp-hint-promise",
    Motion: "gp-hint-motion",
    Pass: "gp-hint-nothing-better",
    RefuseOffer: "gp-hint-promise-refused",
    SendToUn: "gp-hint-un",
    Stake: "gp-hint-stake",
    StakeCoup: "gp-hint-coup-stake",
    Trade: "gp-hint-chips",
    Veto: "gp-hint-veto",
    Withdraw: "gp-hint-withdraw",
}


def reason(handle: Handle, action: Action) -> Note:
    if isinstance(action, Card):
        return Note("gp-hint-card")
    if isinstance(action, War):
        # With the odds, as the engine tells them.
        return Note("gp-hint-war", handle.legal().consequences(action)[0].values)
    return Note(REASONS.get(type(action), "gp-hint-gains-most"))
