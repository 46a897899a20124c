"""What could be chosen but for a rule: found by asking the engine, never by knowing the rule."""

from random import Random

import pytest

from scale import scaled
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Chance, Over
from statecraft.core.game import Game
from statecraft.core.record.inputs import Act, Outcome
from statecraft.core.verbs.unavailable import Unavailable, unavailable
from statecraft.global_powers.game import GAME as GLOBAL_POWERS
from statecraft.globopolis.game import GAME as GLOBOPOLIS


def asked(game: Game, seed: int, answers: int) -> list[Legal]:
    """What may be answered to so many questions of a game between random players."""
    rng, luck = Random(seed), SeededLuck(seed)
    state = game.new({}, 3)
    found: list[Legal] = []
    while len(found) < answers and not isinstance(pending := state.pending(), Over):
        if isinstance(pending, Chance):
            state.apply(Outcome(pending.id, luck.outcome(pending)))
            continue
        question = next(each for each in pending.questions if each.must)
        found.append(state.clone().legal(question.seat, question.id))
        state.apply(Act(question.id, question.seat, found[-1].sample(rng)))
    return found


def labels(found: list[Unavailable]) -> list[str]:
    return [each.label.text for each in found]


@pytest.mark.parametrize("game", [GLOBOPOLIS, GLOBAL_POWERS], ids=["globopolis", "global-powers"])
@pytest.mark.parametrize("seed", range(scaled(1)))
def test_what_is_unavailable_cannot_be_chosen_and_names_a_rule_of_the_game(
    game: Game, seed: int
) -> None:
    sentence = 0
    for legal in asked(game, seed, 90):
        offered = ["verb-" + verb.VERB for verb in legal.verbs()]
        for each in unavailable(game, legal, None):
            assert each.label.text not in offered
            assert 1 <= len(each.reasons) <= 3
            for refusal in each.reasons:
                assert not refusal.rule.startswith("ST-1.")
            sentence += 1
    assert sentence > 40


def test_numbers_are_unavailable_where_an_answer_is_spelled_out() -> None:
    for legal in asked(GLOBOPOLIS, 3, 60):
        builder = legal.builder()
        names = [choice.label.text for choice in builder.choices()]
        if "verb-buy-from-guild" in names:
            token = next(
                each.token for each in builder.choices() if each.label.text == "verb-buy-from-guild"
            )
            builder.choose(token)
            offered = [str(choice.label.to_json()) for choice in builder.choices()]
            found = unavailable(GLOBOPOLIS, legal, builder.partial)
            assert len(offered) + len(found) == 4, "each of the four Guilds, one way or the other"
            for each in found:
                assert str(each.label.to_json()) not in offered
                assert [refusal.rule for refusal in each.reasons] == ["GB-2.9"]
            return
    raise AssertionError("nobody could buy from a Guild")


def test_what_forbids_nearly_everything_is_said_once() -> None:
    for legal in asked(GLOBOPOLIS, 1, 300):
        if legal.question.kind == "hand-limit":
            found = unavailable(GLOBOPOLIS, legal, None)
            assert labels(found) == ["unavailable-all-else"]
            assert found[0].reasons[0].rule == "GB-4.14"
            return
    raise AssertionError("nobody held too many cards")


def test_nothing_is_unavailable_behind_a_whole_answer() -> None:
    (legal,) = asked(GLOBAL_POWERS, 0, 1)
    builder = legal.builder()
    while builder.action is None:
        builder.choose(builder.choices()[0].token)
    assert unavailable(GLOBAL_POWERS, legal, builder.partial) == []
