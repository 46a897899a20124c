"""The quick player of Global Powers, for games that are played in the head."""
