"""The quick player of Globopolis, for games that are played in the head."""
