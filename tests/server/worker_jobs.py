"""Jobs that take too much, for workers to be tried with."""

import os
import sys
import time
from pathlib import Path

from statecraft.server.refusal import Refused
from statecraft.server.tables.own_editions import BadEdition


def own_id() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def sleeps(seconds: float, note: Path, word: str) -> str:
    time.sleep(seconds)
    with note.open("a") as file:
        file.write(f"{word} ")
    return word


def spins() -> None:
    while True:
        pass


def grows(megabytes: int) -> int:
    return len(bytearray(megabytes * 1024 * 1024))


def dies() -> None:
    os._exit(3)


def refuses() -> None:
    raise Refused("server-nobody", "nobody", {"x": 1})


def finds_problems() -> None:
    raise BadEdition(["one", "two"])


class Unsendable(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} {two}")


def fails() -> None:
    raise Unsendable(1, 2)


def talks() -> str:
    sys.stdout.write("this is no answer\n")
    sys.stdout.flush()
    return "heard"
