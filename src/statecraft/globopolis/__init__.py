"""Globopolis: the digital edition of the board game for two to five Governors."""
