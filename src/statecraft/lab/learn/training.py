"""Training from beginning to end: generations of self-play, each with a value fitted to all games so far.

The folder holds all of it: ``training.json`` says what is trained, ``games-N.jsonl`` has the games of generation N as
they are finished, and ``value-N.json`` what was learned from them. A training that was stopped goes on with the same
command, since every game depends on its number alone.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from statecraft.bots.learned import value
from statecraft.bots.learned.network import Network
from statecraft.core.game import Game
from statecraft.lab.learn import fit, measures
from statecraft.lab.learn.positions import SelfPlay, learn_from
from statecraft.lab.run import cluster, workers
from statecraft.lab.run.run_store import BadRun, write_whole
from statecraft.lab.run.simulation import game_of

FORMAT = 1
FOLDS = 3
"""Figures are of so many networks, each of which judges a part of the games that it has not seen."""
CHOOSE = 7
"""Every seventh game is not learned from, but says when a network has learned enough."""
PARTS = (0.25, 0.5, 0.75)
NEAR = 0.13
"""A position counts for a quarter of its game that is no further from it than this part of the game."""
DEPTH = {"globopolis": "sims=8", "global-powers": "sims=8"}
"""How much past selves think in games that are learned from."""


@dataclass(frozen=True, slots=True)
class Training:
    """What is trained: plain data throughout."""

    package: str
    games: int
    """Of each generation."""
    generations: int
    units: int
    seed: int

    def header(self) -> dict[str, Any]:
        game = game_of(self.package, "")
        about = {"game": game.name, "rules": game.rules_version, "edition": game.edition.digest}
        return {"statecraft-training": FORMAT, **about, **asdict(self)}


class Step(NamedTuple):
    """What training has come to: so many times through the games of a generation, and the surprise at who won."""

    generation: int
    round: int
    loss: float


def begin(plan: Training, folder: Path) -> None:
    """A new folder, or that of the very same training; :class:`BadRun` for any other."""
    data, path = plan.header(), folder / "training.json"
    if path.exists():
        try:
            there = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BadRun("lab-run-broken", path=str(path), reason=str(error)) from error
        # More generations of the same go on from those that are there.
        if {**there, "generations": 0} != {**data, "generations": 0}:
            what = ", ".join([name for name in data if there.get(name) != data[name]])
            raise BadRun("lab-run-another", path=str(folder), what=what)
    elif folder.exists() and any(folder.iterdir()):
        raise BadRun("lab-run-occupied", path=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps(data, indent=2) + "\n")


def train(
    plan: Training,
    folder: Path,
    jobs: int = 1,
    address: str = "",
    advance: Callable[[int], None] = lambda _games: None,
    tell: Callable[[Step], None] = lambda _step: None,
) -> Path:
    """All generations that are not there yet; where the value of the last one lies."""
    begin(plan, folder)
    path = folder
    for generation in range(plan.generations):
        path = folder / f"value-{generation}.json"
        if path.exists():
            advance(plan.games)
            continue
        _played(plan, folder, generation, jobs, address, advance)
        games = [game for g in range(generation + 1) for game in stored(folder, g).values()]
        tell_here = partial(_told, tell, generation)
        # Each game is judged by a network that has not seen it; what is kept has seen them all.
        judges = [
            _fitted(plan, [game for game in games if game["number"] % FOLDS != fold], tell_here)
            for fold in range(FOLDS)
        ]
        network = _fitted(plan, games, tell_here)
        data = written(plan, network, len(games), generation, measured(judges, games))
        write_whole(path, json.dumps(data, separators=(",", ":")) + "\n")
    return path


def _told(tell: Callable[[Step], None], generation: int, turn: int, loss: float) -> None:
    tell(Step(generation, turn + 1, loss))


def _fitted(
    plan: Training, games: Sequence[dict[str, Any]], tell: Callable[[int, float], None]
) -> Network:
    """A network that learns from most of some games; the others say when it is enough."""
    learned = [game for game in games if game["number"] // FOLDS % CHOOSE]
    chosen = [game for game in games if game["number"] // FOLDS % CHOOSE == 0]
    return fit.fitted(learned, chosen, plan.units, plan.seed, tell)


def _played(
    plan: Training,
    folder: Path,
    generation: int,
    jobs: int,
    address: str,
    advance: Callable[[int], None],
) -> None:
    """Play what a generation lacks."""
    there = stored(folder, generation)
    # What was cut off by an interruption goes before anything is written after it.
    _keep(folder, generation, there)
    advance(len(there))
    left = [number for number in _numbers(plan, generation) if number not in there]
    with (folder / f"games-{generation}.jsonl").open("a", encoding="utf-8") as file:
        for game in _games(plan, folder, generation, left, jobs, address):
            file.write(_line(game))
            file.flush()
            advance(1)
    _keep(folder, generation, stored(folder, generation))


def _numbers(plan: Training, generation: int) -> range:
    return range(generation * plan.games, (generation + 1) * plan.games)


def _games(
    plan: Training, folder: Path, generation: int, left: Sequence[int], jobs: int, address: str
) -> Iterator[dict[str, Any]]:
    game = game_of(plan.package, "").name
    past = tuple(
        [
            f"master:value={(folder / f'value-{before}.json').resolve()},{DEPTH[game]}"
            for before in range(generation)
        ]
    )
    work = partial(learn_from, SelfPlay(plan.package, plan.seed, past))
    if not address:
        yield from workers.shared(work, left, jobs)
    elif left:
        with cluster.connected(address) as client:
            yield from cluster.spread(client, work, left)


def stored(folder: Path, generation: int) -> dict[int, dict[str, Any]]:
    """The games of a generation that are finished, by number. A last line that was cut off is no game."""
    path = folder / f"games-{generation}.jsonl"
    lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else [""]
    found: dict[int, dict[str, Any]] = {}
    for at, line in enumerate(lines[:-1], start=1):
        try:
            game = json.loads(line)
            found[game["number"]] = game
        except (ValueError, KeyError, TypeError) as error:
            raise BadRun("lab-run-line", path=str(path), line=str(at)) from error
    return dict(sorted(found.items()))


def _keep(folder: Path, generation: int, games: dict[int, dict[str, Any]]) -> None:
    lines = "".join([_line(game) for game in games.values()])
    write_whole(folder / f"games-{generation}.jsonl", lines)


def _line(game: dict[str, Any]) -> str:
    return json.dumps(game, separators=(",", ":")) + "\n"


def written(
    plan: Training, network: Network, games: int, generation: int, figures: dict[str, Any]
) -> dict[str, Any]:
    """A value as it is kept: what it fits, what it is given, the network, and how good it is."""
    game: Game = game_of(plan.package, "")
    row, common = value.names(game.name)
    return {
        "statecraft-value": value.FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "edition": game.edition.digest,
        "row": list(row),
        "common": list(common),
        "trained": {
            "games": games,
            "generation": generation,
            "units": plan.units,
            "seed": plan.seed,
        },
        "measured": figures,
        "network": network.to_json(),
    }


def measured(judges: Sequence[Network], games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """How good chances are on games that nothing was learned from, by part of the game; beside two plainer judges."""
    found: dict[str, Any] = {"games": len(games)}
    for equal in (False, True):
        some = [game for game in games if not equal or len(set(game["bots"])) == 1]
        by_part = {str(part): _at(judges, some, part) for part in PARTS}
        found["equal players" if equal else "all"] = by_part
    everywhere = _judged(judges, [(game, game["positions"]) for game in games])
    found["everywhere"] = _figures(everywhere)
    found["reliability"] = measures.reliability(everywhere["value"])
    found["off"] = round(measures.off(everywhere["value"]), 4)
    return found


def _at(
    networks: Sequence[Network], games: Sequence[dict[str, Any]], part: float
) -> dict[str, Any]:
    """Figures of the position of each game that is nearest to a part of it."""
    chosen: list[tuple[dict[str, Any], Sequence[dict[str, Any]]]] = []
    for game in games:
        near = [p for p in game["positions"] if abs(p["part"] - part) <= NEAR]
        chosen.append((game, sorted(near, key=lambda each: abs(each["part"] - part))[:1]))
    return _figures(_judged(networks, chosen))


def _judged(
    networks: Sequence[Network], chosen: Sequence[tuple[dict[str, Any], Sequence[dict[str, Any]]]]
) -> dict[str, list[measures.Said]]:
    """What each judge says of some positions of games."""
    judges: dict[str, list[measures.Said]] = {"value": [], "reckoned": [], "points": []}
    for game, positions in chosen:
        network = networks[game["number"] % len(networks)]
        for judge, said in _said(network, game, positions).items():
            judges[judge] += said
    return judges


def _figures(judges: dict[str, list[measures.Said]]) -> dict[str, Any]:
    """How good each judge is; points are no chances, so only their order counts."""
    figures: dict[str, Any] = {}
    for judge, said in judges.items():
        figures[judge] = {"auc": round(measures.auc(said), 4)}
        if judge != "points":
            figures[judge]["brier"] = round(measures.brier(said), 4)
            figures[judge]["off"] = round(measures.off(said), 4)
    return figures


def _said(
    network: Network, game: dict[str, Any], positions: Sequence[dict[str, Any]]
) -> dict[str, list[measures.Said]]:
    """What each judge says of some positions, and what came of it. Points count against the best of the others."""
    found: dict[str, list[measures.Said]] = {"value": [], "reckoned": [], "points": []}
    if not game["ranks"]:
        return found
    won = fit.share(game["ranks"])
    for position in positions:
        points = position["points"]
        leads = [mine - max(points[:at] + points[at + 1 :]) for at, mine in enumerate(points)]
        said = {
            "value": network.chances(position["rows"], position["common"]),
            "reckoned": position["reckoned"],
            "points": leads,
        }
        for judge, chances in said.items():
            found[judge] += [measures.Said(c, came) for c, came in zip(chances, won, strict=True)]
    return found
