"""Bots play every option of both games, and none of them plays nonsense."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from contract import global_powers_contract, globopolis_contract
from contract.global_powers_sense import SoundBids, SoundProposals
from contract.sense import NoOfferTwice, play_sensibly
from scale import scaled
from statecraft.global_powers.game import GAME as GLOBAL_POWERS
from statecraft.globopolis.game import GAME as GLOBOPOLIS

BOTS = ("novice", "steady")
CHUNKS = 4
SHORT = {"round_limit": 5}
"""What comes later in Globopolis is more of the same."""


def rows(options: Sequence[Mapping[str, Any]], chunk: int) -> list[tuple[int, Mapping[str, Any]]]:
    return [(at, row) for at, row in enumerate(options) if at % CHUNKS == chunk]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("bot", BOTS)
def test_global_powers_is_played_sensibly_under_every_option(bot: str, chunk: int) -> None:
    for at, options in rows(global_powers_contract.ALONE, chunk):
        for game in range(scaled(1)):
            # Two or three for steady players at first, who think longer.
            seats = 2 + (at + game) % 4 if bot == "novice" or game else 2 + (at % 3 == 0)
            watchers = (SoundBids(), SoundProposals(), NoOfferTwice())
            seed = 1000 * at + game
            play_sensibly(GLOBAL_POWERS, options, seats, (bot,), seed, watchers)


@pytest.mark.parametrize("options", [{"batch": True}, {"placement": "open"}])
def test_an_expert_of_global_powers_plays_its_special_options_sensibly(
    options: Mapping[str, Any],
) -> None:
    watchers = (SoundBids(), SoundProposals(), NoOfferTwice())
    play_sensibly(GLOBAL_POWERS, options, 2, ("expert:sims=1", "steady"), 7, watchers)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("bot", BOTS)
def test_globopolis_is_played_sensibly_under_every_option(bot: str, chunk: int) -> None:
    for at, options in rows(globopolis_contract.ALONE, chunk):
        for game in range(scaled(1)):
            few = 2 if bot == "steady" and not game else len(globopolis_contract.SEATINGS)
            seats = globopolis_contract.SEATINGS[(at + game) % few]
            short = {**SHORT, **options}
            play_sensibly(GLOBOPOLIS, short, seats, (bot,), 1000 * at + game, (NoOfferTwice(),))
