"""Runs: all games of an experiment, on the cores of this machine or on a cluster, kept as they are finished."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from statecraft.lab.run import cluster, workers
from statecraft.lab.run.experiment import Experiment, GameStats, Piece, play_elsewhere, play_piece
from statecraft.lab.run.run_store import RunStore


def run(
    experiment: Experiment,
    store: RunStore,
    jobs: int = 1,
    address: str = "",
    advance: Callable[[int], None] = lambda _games: None,
) -> list[list[GameStats]]:
    """Play what the store lacks; all games by side and in order. ``jobs`` 0 means one process a core."""
    found = store.finished_games()
    # What was cut off by an interruption goes before anything is written after it.
    store.put_in_order(found)
    left = [piece for piece in experiment.pieces() if piece not in found]
    for stats in _played(experiment, left, jobs, address):
        store.add(stats)
        found[stats["side"], stats["game"]] = stats
        advance(1)
    store.put_in_order(found)
    sides = range(len(experiment.sides))
    return [[found[side, number] for number in range(experiment.games)] for side in sides]


def _played(
    experiment: Experiment, pieces: Sequence[Piece], jobs: int, address: str
) -> Iterator[GameStats]:
    if not address:
        yield from workers.shared(partial(play_piece, experiment), pieces, jobs)
    elif pieces:
        packed, headers = experiment.packed(), experiment.header()["sides"]
        with cluster.connected(address) as client:
            yield from cluster.spread(client, partial(play_elsewhere, packed, headers), pieces)
