"""The effects of INFLUENCE cards, by their number."""

from typing import Final

from statecraft.globopolis.cards import gains as gains
from statecraft.globopolis.cards import hindrances as hindrances
from statecraft.globopolis.cards import moments as moments
from statecraft.globopolis.cards import takings as takings
from statecraft.globopolis.cards.effect import Effect
from statecraft.globopolis.cards.word import words

EFFECTS: Final[tuple[Effect, ...]] = words(Effect)
"""Of every class in the modules above; the modules in alphabetical order, their classes as they stand there."""
