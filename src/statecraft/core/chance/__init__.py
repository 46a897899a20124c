"""Chance: distributions, decks of cards, and where luck comes from."""
