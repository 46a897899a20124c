"""Training: games of a league of bots, what their tables looked like, and a value that is fitted to who won."""
