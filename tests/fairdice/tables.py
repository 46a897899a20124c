"""Tables for the tests: small ones by hand with an entry of every kind, and whole games."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from statecraft.core.chance.distributions import Deal, Dice, Distribution, Draw, Lot
from statecraft.core.engine.driver import Asker, RandomPlayer
from statecraft.core.engine.question import Chance, Question, Sealed
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Holder, QuestionId, Seat
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import new_header
from statecraft.fairdice import Chain, Entry, FairDice, commitment

TABLE = "table-7"
SEEDS = {seat: f"{seat + 1:02x}" * 32 for seat in range(3)}
SIGNER = Ed25519PrivateKey.from_private_bytes(b"the key of the server in a test.")


def when(entry: int = 0) -> str:
    return f"2026-01-01T12:{entry // 60:02d}:{entry % 60:02d}Z"


@cache
def chains() -> tuple[Chain, Chain]:
    return Chain.grown(b"public secret of the test table."), Chain.grown(
        b"secret secret of the test table."
    )


def tips() -> tuple[str, str]:
    public, secret = chains()
    return public.tip.hex(), secret.tip.hex()


def opened(table: str = TABLE, game: str = "globopolis") -> FairDice:
    public, secret = chains()
    return FairDice.opened(table, game, public, secret, SIGNER, when())


def promise(seat: int, seed: str | None = None, table: str = TABLE) -> str:
    return commitment(table, tips(), seat, seed or SEEDS[seat])


def ready(table: str = TABLE, game: str = "globopolis") -> FairDice:
    """Dice with the seeds of three seats, the last of which never shows its own."""
    dice = opened(table, game)
    for seat in SEEDS:
        dice.seed_committed(seat, promise(seat, table=table), when(seat + 1))
    for seat in (1, 0):
        dice.seed_revealed(seat, SEEDS[seat], when(5 - seat))
    dice.seeds_closed(when(6))
    return dice


def chance(
    ordinal: int,
    distribution: Distribution,
    audience: tuple[Holder, ...] | None = None,
    kind: str = "move",
    seat: int = 0,
) -> Chance:
    return Chance(ordinal, kind, distribution, audience, (seat, 1, 0))


def question(seat: int, nth: int = 3) -> Question:
    return Question(QuestionId(nth * 16 + seat), Seat(seat), "bid", True, 0, 0)


ONE = (Holder(1),)
STEPS: tuple[tuple[Distribution, tuple[Holder, ...] | None, str], ...] = (
    (Deal("titles", (1 << 60) - 1, (5, 5, 5)), None, "titles"),
    (Deal("ops", 0b1111_1010_1101, (2, 2)), (), "cards"),
    (Draw("ops", 0b1010_0000_0101), ONE, "draw"),
    (Dice((6, 6)), None, "move"),
    (Dice((8, 20)), None, "teleport"),
    (Lot(3), None, "first"),
    (Dice((6, 6, 6)), ONE, "scouting"),
    (Dice((12, 6, 6, 10, 6)), None, "battle"),
)


def played() -> FairDice:
    """Every kind of chance, two sealed answers of which one was changed, and a number passed over."""
    dice = ready()
    for ordinal, (distribution, audience, kind) in enumerate(STEPS):
        dice.roll(chance(ordinal, distribution, audience, kind), when(10 + ordinal))
    for seat, bid in ((0, 3), (1, 4), (0, 5)):
        dice.sealed(question(seat, bid), {"bid": {"amount": bid}}, when(20 + bid))
    dice.roll(chance(len(STEPS) + 1, Dice((6,)), seat=-1), when(30))
    return dice


def closed() -> FairDice:
    dice = played()
    dice.close(when(40))
    return dice


class TableLuck:
    """Fair dice behind the engine's idea of luck."""

    def __init__(self, dice: FairDice) -> None:
        self.dice = dice

    def outcome(self, asked: Chance) -> Any:
        return self.dice.roll(asked, when())[0]


def played_game(
    game: Game,
    seats: int,
    seed: int,
    inputs: int = 1 << 30,
    each: Callable[[FairDice], FairDice] = lambda dice: dice,
    luck: type[TableLuck] = TableLuck,
    name: str = "",
) -> tuple[Session, FairDice]:
    """A game of random players with fair dice, as a server would play it; still to be closed."""
    dice = ready(game=name or game.name)
    session = Session(game, new_header(game, seats=seats, commitments=dice.commitments()))
    rng = random.Random(seed)
    rolling = luck(dice)
    asker = Asker([RandomPlayer(rng) for _ in range(seats)], rolling)
    for _ in range(inputs):
        pending = session.state.pending()
        given = asker.next_input(session.state)
        if given is None:
            break
        if isinstance(given, Act) and isinstance(pending, Sealed):
            asked = next(q for q in pending.questions if q.id == given.question)
            rolling.dice.sealed(asked, given.action.to_json(), when())
        session.apply(given)
        rolling.dice = each(rolling.dice)
    return session, rolling.dice


def published(dice: FairDice) -> list[dict[str, Any]]:
    """The entries as data that a test may change."""
    return [{**entry.published, "proof": {**entry.published["proof"]}} for entry in dice.entries]


def at_kind(entries: list[dict[str, Any]], kind: str, nth: int = 0) -> int:
    """Where the nth entry of a kind is."""
    return [at for at, entry in enumerate(entries) if entry["kind"] == kind][nth]


def stored(dice: FairDice) -> list[Entry]:
    """The entries as they come back from a store: as JSON."""
    return [
        Entry(json.loads(json.dumps(e.published)), json.loads(json.dumps(e.hidden)))
        for e in dice.entries
    ]
