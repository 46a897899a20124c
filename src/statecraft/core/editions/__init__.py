"""Editions: what the box of a game prints, as tables with their provenance."""
