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
    ChooseHand,
    Consent,
    EndActivation,
    Motion,
    RefillHand,
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
    ChooseHand: "gp-hint-hand",
    CounterOffer: "gp-hint-promise-counter",
    EndActivation: "gp-hint-nothing-better",
    MakeOffer: "gp-hint-promise",
    Motion: "gp-hint-motion",
    RefillHand: "gp-hint-hand",
    RefuseOffer: "gp-hint-promise-refused",
    SendToUn: "gp-hint-un",
    Stake: "gp-hint-stake",
    StakeCoup: "gp-hint-coup-stake",
    Trade: "gp-hint-chips",
    Veto: "gp-hint-veto",
    Withdraw: "gp-hint-withdraw",
}
PASSED: dict[str, str] = {"stake": "gp-hint-no-stake", "veto": "gp-hint-no-veto"}
"""By the question that is passed."""
VOTED: tuple[str, ...] = ("gp-hint-harms", "gp-hint-helps", "gp-hint-neither")
"""By the vote."""


def reason(handle: Handle, action: Action) -> Note:
    if isinstance(action, Card):
        return Note("gp-hint-card")
    if isinstance(action, War):
        # With the odds, as the engine tells them.
        return Note("gp-hint-war", handle.legal().consequences(action)[0].values)
    if isinstance(action, Bid):
        # What it leaves for the regions to come, as the engine tells it.
        left = [note.values["left"] for note in handle.legal().prospects(action)]
        return (
            Note("gp-hint-bid", {"politicians": action.politicians, "left": min(left)})
            if left
            else Note("gp-hint-no-bid")
        )
    if isinstance(action, CastVote):
        return Note(VOTED[action.vote])
    if isinstance(action, Consent):
        return Note(VOTED[action.agreed])
    if isinstance(action, Pass):
        return Note(PASSED.get(handle.legal().question.kind, "gp-hint-nothing-better"))
    return Note(REASONS.get(type(action), "gp-hint-gains-most"))
