"""Globopolis under the contract: what is conserved, and what a holder must not know."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from contract.contract import Contract
from contract.perturb import perturb_orders, perturb_slots, swapped
from statecraft.core.chance.decks import Deck
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Holder
from statecraft.globopolis.game import GAME
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.variants import OPTIONS

SEATINGS: tuple[int | Sequence[int], ...] = (2, 3, 4, 5, (0, 1, 0, 1), (0, 1, 2, 0, 1, 2))
ALONE: tuple[Mapping[str, Any], ...] = (
    {},
    {"agents": False},
    {"mark": 40},
    {"victory": "territories", "territories": 9},
    {"victory": "bitter-end", "round_limit": 12},
    {"until_round": 6},
    {"until_time": 30},
    {"titles_dealt": 0},
    {"titles_dealt": 3, "title_draft": True},
    {"missions_dealt": 2, "influence_dealt": 4, "ops_dealt": 4},
    {"hand_limit": 5},
    {"redeal_missions": "always"},
    {"redeal_missions": "never"},
    {"orss": "nearest"},
    {"orss": "independent"},
    {"orss": "any"},
    {"guild_guard": True},
    {"free_direction": True},
    {"common_defence": True},
    {"common_aggression": True, "common_defence": True},
    {"common_aggression": True, "common_defence": True, "assistance_moves_units": True},
    {"neighbours_help": True},
    {"learning": True},
    {"bribe": 10},
    {"developments_survive": True},
    {"times_six": True},
    {"roll_cap": 3},
    {"box_limits": True},
    {"pass_pay": "turn"},
    {"phase_inputs": 5},
)
SHORT = {"round_limit": 8}
"""Random games are cut short: what comes later is more of the same."""


def mixed(rng: random.Random) -> dict[str, Any]:
    """Several variations at once."""
    options: dict[str, Any] = {}
    for alone in rng.sample(ALONE, 4):
        options.update(alone)
    return options


def _cards(deck: Deck) -> tuple[int, int]:
    parts = [deck.pool, *deck.hands, deck.gone, *[1 << card for card in (*deck.top, *deck.under)]]
    return sum(parts), sum([part.bit_count() for part in parts])


def conserved(state: State) -> object:
    """EU with the bank, R-Units by kind, agents by colour, EDs, titles, cards."""
    assert isinstance(state, GlobopolisState)
    count = state.holder_count()
    kinds = range(5)
    return (
        sum(state.eu) + state.bank_eu,
        tuple(
            [sum(state.units[k::5]) + sum(state.stock[k::5]) + state.bank_units[k] for k in kinds]
        ),
        tuple(
            [
                state.reserve[h] + state.academy[h] + sum(state.agents[h * 36 : h * 36 + 36])
                for h in range(count)
            ]
        ),
        sum(state.levels) + state.bank_levels,
        _cards(state.ops),
        _cards(state.influence),
        sound(state),
    )


def sound(state: GlobopolisState) -> bool:
    """What must never be, whatever happened: less than nothing, too many NS-Units or agents."""
    limits = [state.content.ns_limit[level] for level in state.justified_levels]
    ns = [state.units[t * 5 + 4] for t in range(32)]
    fighting = any(type(frame).__name__ in ("BattleRound", "Engagement") for frame in state.stack)
    return (
        min(*state.eu, *state.units, *state.stock, *state.reserve, *state.academy) >= 0
        and max(state.agents) <= state.content.agents_on_territory
        and (fighting or all(n <= limit for n, limit in zip(ns, limits, strict=True)))
        and all(0 <= state.justified_levels[t] <= state.levels[t] <= 2 for t in range(32))
        and all(state.owner[t] >= 0 or not state.levels[t] for t in range(32))
        and (not state.settings().box_limits or min(state.bank_units) >= 0)
    )


def perturbed(state: State, holder: Holder, rng: random.Random) -> State | None:
    """Swap cards the holder cannot place, change others' sealed answers and standing orders."""
    assert isinstance(state, GlobopolisState)
    other = state.clone()
    other.ops = swapped(other.ops, holder, rng)
    other.influence = swapped(other.influence, holder, rng)
    changed = other.ops != state.ops or other.influence != state.influence
    kinds = ["options", "conference-reply", "third-party", "operation", "agents"]
    changed = perturb_orders(other, holder, kinds, rng) or changed
    changed = perturb_slots(other, holder, rng) or changed
    other.wait_again()
    return other if changed else None


def globopolis_contract(game: Game = GAME, seed: int = 0) -> Contract:
    rng = random.Random(seed)
    options = [{**SHORT, **alone} for alone in ALONE]
    options += [{**SHORT, **mixed(rng)} for _ in range(20)]
    return Contract(game, SEATINGS, options, conserved, perturbed)


OPTION_NAMES = frozenset(option.name for option in OPTIONS)
