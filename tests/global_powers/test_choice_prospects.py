"""What cards and the open placement leave to be decided is foretold: what an answer would change is what it changes."""

from typing import Any

import pytest

from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.record.inputs import Act, Input
from statecraft.core.record.record import new_header
from statecraft.global_powers.game import GAME
from statecraft.global_powers.rules.effects import changes
from statecraft.global_powers.state import GlobalPowersState
from statecraft.lab.run.simulation import play


class Stop(Exception):
    """The position was found."""


def asked(kind: str, **options: Any) -> tuple[GlobalPowersState, int, int]:
    """The first position of some games in which a question of this kind is asked; whom, and under which number."""
    found: list[tuple[GlobalPowersState, int, int]] = []

    def take(state: State, given: Input) -> None:
        if not isinstance(state.pending(), Chance | Over):
            for question in state.questions():
                if question.kind == kind:
                    assert isinstance(state, GlobalPowersState)
                    found.append((state.clone(), question.seat, question.id))
                    raise Stop
        state.apply(given)

    for seed in range(40):
        try:
            play(GAME, new_header(GAME, options, (0, 1, 2, 3)), ["novice"] * 4, seed, take)
        except Stop:
            return found[0]
    raise LookupError(f"nobody is asked {kind}")


@pytest.mark.parametrize(
    ("kind", "options"),
    [("placement", {"placement": "open"}), ("penalty", {"assassination": "designer"})],
)
def test_what_changes_is_foretold(kind: str, options: dict[str, Any]) -> None:
    state, seat, number = asked(kind, **options)
    legal = state.legal(seat, number)  # type: ignore[arg-type]
    for action in legal:
        if action.VERB == "pass":
            continue
        then = state.clone()
        then.apply(Act(number, legal.question.seat, action))  # type: ignore[arg-type]
        told = {(note.text, str(note.values)) for note in legal.prospects(action)}
        assert told == {(note.text, str(note.values)) for note in changes(state, then)}


def test_a_warmonger_tells_its_die_and_zeal_its_price() -> None:
    state, seat, number = asked("warmonger", warmonger="any")
    legal = state.legal(seat, number)  # type: ignore[arg-type]
    use = next(action for action in legal if action.VERB == "use-warmonger")
    adds = legal.prospects(use)[0]
    assert adds.text == "gp-warmonger-adds"
    assert adds.values["then"] == adds.values["die"] + 1
    for lasting, text in (("once", "gp-zeal-spent"), ("lasting", "gp-zeal-stays")):
        state, seat, number = asked("zeal", zeal=lasting)
        legal = state.legal(seat, number)  # type: ignore[arg-type]
        use = next(action for action in legal if action.VERB == "use-zeal")
        assert [note.text for note in legal.consequences(use)] == [text]
