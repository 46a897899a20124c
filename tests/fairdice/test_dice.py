"""The dice of a table: what they answer, what they publish, and what they keep back."""

import random
from typing import Any

import pytest

from fairdice.tables import (
    ONE,
    SEEDS,
    SIGNER,
    STEPS,
    at_kind,
    chains,
    chance,
    closed,
    eventful,
    new_chains,
    opened,
    played,
    played_game,
    promise,
    published,
    question,
    ready,
    signed_promise,
    signed_seed,
    stored,
    tips,
    when,
)
from harbour import GAME as HARBOUR
from scale import scaled
from statecraft.core.chance import distributions as home
from statecraft.core.chance.distributions import Deal, Dice, Distribution, Draw, Lot, Randomness
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Asker, RandomPlayer
from statecraft.core.engine.question import Chance
from statecraft.core.game import Game
from statecraft.core.ids import Holder
from statecraft.fairdice import LINKS, Chain, ChainEnds, FairDice, SeedRefused, report, verify
from statecraft.fairdice.chain import back
from statecraft.fairdice.outcome import UnknownDice
from statecraft.global_powers import GAME as GLOBAL_POWERS
from statecraft.globopolis import GAME as GLOBOPOLIS


def test_every_element_leads_back_to_the_tip() -> None:
    chain = chains()[0]
    assert chain.element(0) == chain.tip
    assert chain.element(LINKS) == chain.secret
    for number in (1, 2, 255, 256, 257, 511, 512, 513, LINKS - 1):
        assert back(chain.element(number)) == chain.element(number - 1)
    assert back(chain.secret, LINKS) == chain.tip


def test_a_chain_comes_back_from_eight_kilobytes() -> None:
    chain = chains()[0]
    again = Chain(chain.checkpoints)
    assert len(chain.checkpoints) == 8192
    assert again.tip == chain.tip
    assert again.element(1000) == chain.element(1000)


@pytest.mark.parametrize("number", [-1, LINKS + 1])
def test_beyond_the_end_of_a_chain_is_an_error(number: int) -> None:
    with pytest.raises(ChainEnds, match=f"no element {number}"):
        chains()[0].element(number)


def test_chains_are_made_of_32_bytes_and_differ() -> None:
    with pytest.raises(ValueError, match="32 secret bytes, not 31"):
        Chain.grown(bytes(31))
    with pytest.raises(ValueError, match="8192 bytes"):
        Chain(bytes(8191))
    with pytest.raises(ValueError, match="different secrets"):
        FairDice.opened("t", "g", chains()[0], chains()[0], SIGNER, when())


def test_the_last_link_rolls_and_the_next_is_refused() -> None:
    chain = chains()[0]
    assert back(chain.element(LINKS)) == chain.element(LINKS - 1)
    dice = ready()
    with pytest.raises(ChainEnds):
        dice.roll(chance(LINKS, Dice((6,))), when())


# Seeds


def refusal(act: object) -> str:
    assert callable(act)
    with pytest.raises(SeedRefused) as refused:
        act()
    return refused.value.text


def test_seeds_that_are_not_taken() -> None:
    dice = opened()
    dice.seed_committed(0, promise(0), when())
    dice.seed_committed(1, promise(1), when())
    assert refusal(lambda: dice.seed_committed(2, "XY", when())) == "dice-refused-not-hex"
    stranger = refusal(lambda: dice.seed_revealed(2, SEEDS[2], when()))
    assert stranger == "dice-refused-no-promise"
    foreign = refusal(lambda: dice.seed_revealed(1, SEEDS[0], when()))
    assert foreign == "dice-refused-foreign-seed"
    dice.seed_revealed(0, SEEDS[0], when())
    assert refusal(lambda: dice.seed_revealed(0, SEEDS[0], when())) == "dice-refused-second-reveal"
    late = refusal(lambda: dice.seed_committed(2, promise(2), when()))
    assert late == "dice-refused-late-seed"
    assert dice.owing() == [1]
    (entry,) = dice.seeds_closed(when())
    assert entry.published["proof"]["missing"] == [1]
    assert refusal(lambda: dice.seed_revealed(1, SEEDS[1], when())) == "dice-refused-late-reveal"
    assert len(dice.entries) == 5


def test_a_promise_holds_for_one_seat_at_one_table_only() -> None:
    promises = {promise(0), promise(1, SEEDS[0]), promise(0, table="another")}
    assert len(promises) == 3
    dice = opened()
    dice.seed_committed(1, promise(0), when())  # copied from a neighbour
    assert refusal(lambda: dice.seed_revealed(1, SEEDS[0], when())) == "dice-refused-foreign-seed"


def test_a_later_promise_takes_the_place_of_an_earlier_one() -> None:
    dice = opened()
    dice.seed_committed(0, promise(0), when())
    dice.seed_committed(0, promise(0, SEEDS[2]), when())
    assert refusal(lambda: dice.seed_revealed(0, SEEDS[0], when())) == "dice-refused-foreign-seed"
    dice.seed_revealed(0, SEEDS[2], when())
    dice.seeds_closed(when())
    assert verify(report(dice.entries)).seeds == [0]


def test_every_seed_changes_the_luck() -> None:
    def first_rolls(seats: tuple[int, ...]) -> Any:
        dice = opened()
        for seat in seats:
            dice.seed_committed(seat, promise(seat), when())
        for seat in seats:
            dice.seed_revealed(seat, SEEDS[seat], when())
        dice.seeds_closed(when())
        return dice.roll(chance(0, Dice((20,) * 10)), when())[0]

    assert len({first_rolls(seats) for seats in ((), (0,), (1,), (0, 1))}) == 4


def test_without_any_seed_there_is_still_a_game() -> None:
    dice = opened()
    dice.seeds_closed(when())
    dice.roll(chance(0, Dice((6,))), when())
    assert verify(report(dice.entries)).ok


# Rolls


def test_nothing_but_number_purpose_and_dice_decides() -> None:
    def value(ordinal: int = 3, seat: int = 0, kind: str = "move", at: str = when()) -> Any:
        return ready().roll(chance(ordinal, Dice((20,) * 10), None, kind, seat), at)[0]

    assert value() == value(seat=2) == value(at="2031-05-05T00:00:00Z")
    assert len({value(), value(ordinal=4), value(kind="war")}) == 3


def test_outcomes_are_possible_and_a_value_the_engine_takes() -> None:
    dice = ready()
    for ordinal, (distribution, audience, kind) in enumerate(STEPS):
        value, _ = dice.roll(chance(ordinal, distribution, audience, kind), when())
        assert distribution.weight(value) == 1


@pytest.mark.parametrize(
    ("distribution", "audience", "kind"),
    [
        (Dice((6,)), None, "roll"),
        (Lot(4), None, "roll"),
        (Dice((6,)), ONE, "draw"),
        (Lot(4), (), "draw"),
        (Draw("ops", 0b111), None, "draw"),
        (Draw("ops", 0b111), ONE, "draw"),
        (Deal("ops", 0b111, (1, 1)), None, "draw"),
        (Deal("ops", 0b111, (1, 1)), (), "draw"),
    ],
)
def test_only_open_dice_and_lots_show_their_element(
    distribution: Distribution, audience: tuple[Holder, ...] | None, kind: str
) -> None:
    _, (entry,) = ready().roll(chance(0, distribution, audience), when())
    assert entry.kind == kind
    assert sorted(entry.published["proof"]) == (["element", "hmac"] if kind == "roll" else ["seal"])
    assert (entry.hidden is None) == (kind == "roll")


def test_what_is_published_of_a_draw_does_not_depend_on_cards() -> None:
    """Two tables that differ in what is left to draw look alike but for hashes nobody can invert."""

    def seen(distribution: Distribution) -> Any:
        _, (entry,) = ready().roll(chance(0, distribution, ONE, "draw"), when())
        data = {**entry.published, "proof": sorted(entry.published["proof"])}
        return {name: data[name] for name in data if name not in ("hash", "signature")}

    few, many = Draw("ops", 0b11), Draw("influence", (1 << 90) - 1)
    assert seen(few) == seen(many) == seen(Deal("ops", 0b1111, (1, 2))) == seen(Dice((6,)))


def test_a_sealed_answer_shows_nothing_of_it_and_not_its_question() -> None:
    def seen(nth: int, amount: int) -> Any:
        entry = ready().sealed(question(1, nth), {"bid": {"amount": amount}}, when())
        data = {**entry.published, "proof": sorted(entry.published["proof"])}
        return {name: data[name] for name in data if name not in ("hash", "signature")}

    assert seen(3, 1) == seen(40, 1000)


def test_the_same_bid_twice_is_sealed_differently() -> None:
    dice = ready()
    seals = {dice.sealed(question(1), {"bid": {}}, when()).published["proof"]["seal"] for _ in "ab"}
    assert len(seals) == 2


def test_no_secret_is_published_before_the_end() -> None:
    public, secret = chains()
    dice = played()
    shown = str(published(dice))
    for number in range(1, 11):
        assert secret.element(number).hex() not in shown
    assert public.element(11).hex() not in shown
    for entry in dice.entries:
        if entry.hidden and "nonce" in entry.hidden:
            assert entry.hidden["nonce"] not in shown
    dice.close(when())
    assert secret.element(7).hex() in str(published(dice))


def test_numbers_passed_over_by_an_undo_are_named() -> None:
    dice = ready()
    dice.roll(chance(0, Dice((6,))), when())
    _, written = dice.roll(chance(3, Dice((6,))), when())
    assert [(e.kind, e.published["number"]) for e in written] == [
        ("skipped", 2),
        ("skipped", 3),
        ("roll", 4),
    ]


def test_no_number_is_rolled_twice() -> None:
    dice = ready()
    dice.roll(chance(3, Dice((6,))), when())
    for ordinal in (0, 3):
        with pytest.raises(ValueError, match=f"roll {ordinal + 1} has been made"):
            dice.roll(chance(ordinal, Dice((6,))), when())
    assert len(dice.entries) == len(ready().entries) + 4


def test_there_is_no_roll_before_the_seeds_are_closed_nor_after_the_end() -> None:
    dice = opened()
    with pytest.raises(ValueError, match="before the seeds are closed"):
        dice.roll(chance(0, Dice((6,))), when())
    with pytest.raises(ValueError, match="before the seeds are closed"):
        dice.sealed(question(0), {"bid": {}}, when())
    over = closed()
    with pytest.raises(ValueError, match="too late"):
        over.roll(chance(30, Dice((6,))), when())
    with pytest.raises(ValueError, match="too late"):
        over.close(when())


class Coin(Distribution):
    """A kind of chance that some other game might have."""

    __slots__ = ()

    def sample(self, rng: Randomness) -> Any:
        return "heads"


def test_unknown_kinds_of_chance_are_named() -> None:
    with pytest.raises(UnknownDice, match="Coin"):
        ready().roll(chance(0, Coin()), when())


def test_all_kinds_of_chance_of_the_engine_are_known() -> None:
    kinds = {
        kind
        for kind in vars(home).values()
        if isinstance(kind, type) and issubclass(kind, Distribution) and kind is not Distribution
    }
    assert kinds == {type(distribution) for distribution, _, _ in STEPS}


# Storing


def test_resumed_dice_go_on_as_if_nothing_had_happened() -> None:
    public, secret = chains()
    whole = played()
    for entries in range(1, len(whole.entries)):
        dice = FairDice.resume(public, secret, SIGNER, stored(whole)[:entries])
        assert published(dice) == published(whole)[:entries]
    half = FairDice.resume(public, secret, SIGNER, stored(whole))
    following = chance(20, Draw("ops", 0b1111), ONE)
    assert half.roll(following, when())[0] == whole.roll(following, when())[0]
    half.close(when(50))
    whole.close(when(50))
    assert published(half) == published(whole)


def test_a_game_played_from_crash_to_crash_is_the_same_game() -> None:
    public, secret = chains()

    def crash(dice: FairDice) -> FairDice:
        return FairDice.resume(Chain(public.checkpoints), secret, SIGNER, stored(dice))

    steady, dice = played_game(HARBOUR, 3, seed=4, inputs=80)
    shaky, again = played_game(HARBOUR, 3, seed=4, inputs=80, each=crash)
    assert steady.state.digest() == shaky.state.digest()
    assert published(dice) == published(again)


def test_resume_refuses_what_does_not_belong_together() -> None:
    public, secret = chains()
    entries = stored(played())
    with pytest.raises(ValueError, match="other chains"):
        FairDice.resume(secret, public, SIGNER, entries)
    with pytest.raises(ValueError, match="begin with their opening"):
        FairDice.resume(public, secret, SIGNER, [])
    with pytest.raises(ValueError, match="stored entry 4 does not follow"):
        FairDice.resume(public, secret, SIGNER, entries[:4] + entries[5:])


def test_a_hidden_half_that_was_lost_is_missed_at_the_end() -> None:
    public, secret = chains()
    entries = stored(played())
    at = at_kind(published(played()), "draw")
    entries[at].hidden = None
    dice = FairDice.resume(public, secret, SIGNER, entries)
    with pytest.raises(ValueError, match=f"entry {at} was stored without"):
        dice.close(when())


def test_a_clone_goes_its_own_way() -> None:
    dice = played()
    before = published(dice)
    copy = dice.clone()
    copy.roll(chance(30, Dice((6,))), when())
    copy.close(when())
    assert published(dice) == before
    assert dice.roll(chance(30, Dice((6,))), when())[1]


def test_the_header_of_a_record_can_name_the_dice() -> None:
    dice = opened()
    assert dice.commitments() == {
        "format": "statecraft-dice-2",
        "table": "table-7",
        "public": tips()[0],
        "secret": tips()[1],
        "opening": dice.entries[0].hash,
    }


def test_chance_without_a_seat_has_nobody() -> None:
    _, (entry,) = ready().roll(Chance(0, "first", Lot(3), None, (-1, 0, 0)), when())
    assert entry.published["who"] is None


@pytest.mark.parametrize("game", [HARBOUR, GLOBOPOLIS, GLOBAL_POWERS], ids=lambda game: game.name)
def test_what_is_published_at_once_follows_from_what_everybody_sees(game: Game) -> None:
    """Purpose and seat of every chance, and the dice of open ones, are the same in any state that
    looks the same to an onlooker; so publishing them tells nobody anything."""
    session, _ = played_game(game, 3, seed=1, inputs=0)
    rng = random.Random(1)
    asker = Asker([RandomPlayer(rng) for _ in range(3)], SeededLuck(1))
    looked = 0
    for _ in range(scaled(700)):
        real = session.state.pending()
        if isinstance(real, Chance):
            imagined = game.determinise(session.state.view(None), rng).pending()
            assert isinstance(imagined, Chance)
            assert (imagined.kind, imagined.address[0]) == (real.kind, real.address[0])
            assert imagined.audience == real.audience
            if FairDice._element_is_public(real):
                assert imagined.distribution == real.distribution
            looked += 1
        given = asker.next_input(session.state)
        if given is None:
            break
        session.apply(given)
    assert looked > 5


def test_a_log_of_the_first_format_goes_on_as_it_began() -> None:
    """A table that was open when the server learned the second format; its browsers sign by then."""
    dice = opened(version=1)
    dice.seed_committed(0, when=when(1), **signed_promise(0))
    assert dice.seed_dropped(0, when(2)) == []
    dice.seed_revealed(0, when=when(3), **signed_seed(0))
    dice.seeds_closed(when(4))
    with pytest.raises(ValueError, match="no word"):
        dice.burned(*new_chains(), when(5))
    verdict = verify(report(dice.entries))
    assert (verdict.wrong, verdict.format, verdict.seeds, verdict.unsigned) == (None, 1, [0], [0])


def test_burned_dice_come_back_from_the_store_with_both_pairs_of_chains() -> None:
    dice = eventful()
    again = FairDice.resume(*chains(), SIGNER, stored(dice)[:22], [new_chains()])
    assert [entry.hash for entry in again.entries] == [entry.hash for entry in dice.entries[:22]]
    assert again.close(when(67))
    assert verify(report(again.entries)).ok
    with pytest.raises(ValueError, match="are missing"):
        FairDice.resume(*chains(), SIGNER, stored(dice)[:22])
