"""The boards of the house's games in a terminal."""
