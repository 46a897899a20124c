"""The expert at Globopolis: a steady player that haggles and searches."""
