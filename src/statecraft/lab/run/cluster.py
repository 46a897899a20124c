"""Games on a Dask cluster: a scheduler that hands them to workers, on this machine or on many.

A worker that dies loses nothing but time: the scheduler gives its games to another, and a game comes out the
same wherever it is played. Workers need Statecraft installed; an edition's files are sent along.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")
WAIT_SECONDS = 15


class NoCluster(Exception):
    """There is no cluster to play on; the id and the values of the text that says why."""

    def __init__(self, text: str, **values: str) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """A client of the scheduler at an address, with at least one worker there."""
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster("lab-cluster-extra") from error
    try:
        client = Client(address, timeout=WAIT_SECONDS)
    except (OSError, ValueError, TypeError, ImportError) as error:
        raise NoCluster("lab-cluster-silent", address=address, reason=str(error)) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=WAIT_SECONDS)
        except TimeoutError as error:
            raise NoCluster("lab-cluster-empty", address=address) from error
        yield client


def spread(client: Any, work: Callable[[Piece], Done], pieces: Sequence[Piece]) -> Iterator[Done]:
    """What comes of each piece, as it is done somewhere."""
    from distributed import KilledWorker, as_completed
    from distributed.client import FutureCancelledError

    waiting = client.map(work, pieces, pure=False)
    try:
        for done, result in as_completed(waiting, with_results=True):
            yield result
            # What is here need not lie on the cluster any longer.
            done.release()
    except (FutureCancelledError, KilledWorker) as error:
        raise NoCluster("lab-cluster-lost", reason=str(error)) from error
    finally:
        client.cancel(waiting)
