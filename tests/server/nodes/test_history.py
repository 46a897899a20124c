"""The checker of histories finds every way in which many nodes would not be one server."""

import random

import pytest

from server.nodes.history import History, faults


def noted(*operations: tuple[str, float, float | None, str]) -> History:
    history = History()
    for name, sent, answered, outcome in operations:
        history.sent(name, sent)
        if answered is not None:
            history.answered(name, answered, outcome == "done")
    return history


#: a before b by the clock; c at the same time as both; d refused; e never answered.
SOUND = noted(
    ("a", 1, 2, "done"),
    ("b", 3, 4, "done"),
    ("c", 1, 5, "done"),
    ("d", 2, 3, "refused"),
    ("e", 4, None, ""),
)


@pytest.mark.parametrize("whole", ["abc", "acb", "cab", "abce", "aebc"])
def test_every_order_that_agrees_with_the_clock_is_sound(whole: str) -> None:
    assert not faults(SOUND, [*whole], {"one": whole, "other": whole[1:], "none": ""})


FORGED = {
    "lost": ("ab", {}, "c was acknowledged and is lost"),
    "doubled": ("abcb", {}, "b happened 2 times"),
    "refused and yet done": ("abcd", {}, "d was refused and happened"),
    "invented": ("abcx", {}, "x was never sent"),
    "against the clock": ("bac", {}, "a was over before b was sent, and came after it"),
    "seen in another order": ("abc", {"one": "acb"}, "one saw b after c"),
    "seen twice": ("abc", {"one": "abb"}, "one saw b after b"),
    "not seen": ("abc", {"one": "ac"}, "one missed b"),
    "seen and gone": ("abc", {"one": "abec"}, "one saw e, which never was"),
}


@pytest.mark.parametrize("what", FORGED)
def test_what_is_forged_is_found(what: str) -> None:
    whole, viewers, fault = FORGED[what]
    assert fault in faults(SOUND, [*whole], viewers)


def test_what_is_sent_again_is_one_operation() -> None:
    history = noted(("a", 1, None, ""))
    history.sent("a", 9)
    history.answered("a", 10, True)
    history.sent("b", 2)
    history.answered("b", 3, True)
    # Sent first at 1, it may have happened before b.
    assert not faults(history, ["a", "b"], {})
    assert not faults(history, ["b", "a"], {})


@pytest.mark.parametrize("seed", range(20))
def test_one_true_server_is_always_sound_and_one_change_of_it_never(seed: int) -> None:
    """Operations that take effect at some moment between being sent and answered, by many clients at once."""
    rng = random.Random(seed)
    history, effects = History(), []
    for client in range(5):
        now = rng.random()
        for number in range(20):
            name = (client, number)
            history.sent(name, now)
            effect = now + rng.random()
            now = effect + rng.random()
            history.answered(name, now, True)
            effects.append((effect, name))
    whole = [name for _, name in sorted(effects)]
    assert not faults(history, whole, {"one": whole, "other": whole[7:60]})
    at = rng.randrange(len(whole))
    assert faults(history, whole[:at] + whole[at + 1 :], {})
    assert faults(history, [*whole, whole[at]], {})
    # One client's own two operations the other way round.
    mine = [n for n, name in enumerate(whole) if name[0] == 2]
    turned = [*whole]
    turned[mine[3]], turned[mine[9]] = turned[mine[9]], turned[mine[3]]
    assert faults(history, turned, {})
