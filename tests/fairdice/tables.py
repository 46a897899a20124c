"""Tables for the tests: small ones by hand with an entry of every kind, and whole games."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from fairdice.beacons import BEACON, round_of
from statecraft.core.chance.distributions import Deal, Dice, Distribution, Draw, Lot
from statecraft.core.engine.driver import Asker, RandomPlayer
from statecraft.core.engine.question import Chance, Question, Sealed
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Holder, QuestionId, Seat
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import new_header
from statecraft.fairdice import Beacon, Chain, Entry, FairDice, commitment
from statecraft.fairdice.seeds import promise_to_sign, seed_to_sign

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


@cache
def new_chains() -> tuple[Chain, Chain]:
    """Those that are begun after a backup was restored."""
    return Chain.grown(b"public secret after the restore."), Chain.grown(
        b"secret secret after the restore."
    )


def opened(
    table: str = TABLE, game: str = "globopolis", version: int = 2, beacon: Beacon | None = None
) -> FairDice:
    public, secret = chains()
    return FairDice.opened(table, game, public, secret, SIGNER, when(), beacon, version)


def promise(seat: int, seed: str | None = None, table: str = TABLE) -> str:
    return commitment(table, tips(), seat, seed or SEEDS[seat])


def seat_signer(seat: int, who: str = "a player") -> Ed25519PrivateKey:
    """The key that a player's browser has made for a seat."""
    return Ed25519PrivateKey.from_private_bytes(f"{who} of the test at {seat}".ljust(32).encode())


def key_of(signer: Ed25519PrivateKey) -> str:
    return signer.public_key().public_bytes_raw().hex()


def signed_promise(
    seat: int, seed: str = "", table: str = TABLE, signer: Ed25519PrivateKey | None = None
) -> dict[str, Any]:
    """What a browser sends when it promises: commitment, key and signature."""
    own = signer or seat_signer(seat)
    made, key = promise(seat, seed, table), key_of(own)
    mark = own.sign(promise_to_sign((table, *tips()), seat, made, key)).hex()
    return {"commitment": made, "key": key, "signature": mark}


def signed_seed(seat: int, seed: str = "", table: str = TABLE) -> dict[str, Any]:
    """What a browser sends when it shows its seed: seed and signature."""
    own, shown = seat_signer(seat), seed or SEEDS[seat]
    message = seed_to_sign((table, *tips()), seat, shown, key_of(own))
    return {"seed": shown, "signature": own.sign(message).hex()}


def ready(table: str = TABLE, game: str = "globopolis", version: int = 2) -> FairDice:
    """Dice with the seeds of three seats, the last of which never shows its own and has no key."""
    dice = opened(table, game, version)
    for seat in SEEDS:
        signed = signed_promise(seat, table=table) if version == 2 and seat < 2 else {}
        sent = signed or {"commitment": promise(seat, table=table)}
        dice.seed_committed(seat, when=when(seat + 1), **sent)
    for seat in (1, 0):
        shown = signed_seed(seat, table=table) if version == 2 else {"seed": SEEDS[seat]}
        dice.seed_revealed(seat, when=when(5 - seat), **shown)
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


def played(version: int = 2) -> FairDice:
    """Every kind of chance, two sealed answers of which one was changed, and a number passed over."""
    dice = ready(version=version)
    for ordinal, (distribution, audience, kind) in enumerate(STEPS):
        dice.roll(chance(ordinal, distribution, audience, kind), when(10 + ordinal))
    for seat, bid in ((0, 3), (1, 4), (0, 5)):
        dice.sealed(question(seat, bid), {"bid": {"amount": bid}}, when(20 + bid))
    dice.roll(chance(len(STEPS) + 1, Dice((6,)), seat=-1), when(30))
    return dice


def closed(version: int = 2) -> FairDice:
    dice = played(version)
    dice.close(when(40))
    return dice


def eventful() -> FairDice:
    """All that the second format adds: a player who leaves, one who promises again, a beacon that fails
    for a while, and a restored backup between two draws."""
    dice = opened(beacon=BEACON)
    dice.seed_committed(0, when=when(1), **signed_promise(0, "aa" * 32))
    gone = seat_signer(1, "one who leaves")
    dice.seed_committed(1, when=when(2), **signed_promise(1, signer=gone))
    dice.seed_dropped(1, when(3))
    dice.seed_committed(1, when=when(4), **signed_promise(1))
    dice.seed_committed(2, promise(2), when(5))
    dice.seed_committed(0, when=when(6), **signed_promise(0))
    for seat in (1, 0):
        dice.seed_revealed(seat, when=when(8 - seat), **signed_seed(seat))
    dice.seeds_closed(when(9))
    steps: tuple[tuple[Distribution, tuple[Holder, ...] | None, int, int | None], ...] = (
        (Dice((6, 6)), None, 10, 1003),
        (Draw("ops", 0b1010_0101), (), 11, 1003),
        (Dice((8,)), None, 20, 1007),
        # Nothing is heard of the beacon for more than half a minute.
        (Dice((20,)), None, 60, None),
        (Draw("ops", 0b1000_0101), (), 61, 1021),
    )
    for ordinal, (distribution, audience, second, number) in enumerate(steps):
        latest = None if number is None else round_of(number)
        dice.roll(chance(ordinal, distribution, audience), when(second), latest)
    dice.sealed(question(0), {"bid": {"amount": 3}}, when(62))
    dice.burned(*new_chains(), when(63))
    dice.roll(chance(5, Dice((6, 6))), when(64), round_of(1022))
    dice.roll(chance(6, Draw("ops", 0b0000_0101), ()), when(65), round_of(1022))
    dice.roll(chance(8, Lot(3), seat=-1), when(66), round_of(1022))
    dice.close(when(67))
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
