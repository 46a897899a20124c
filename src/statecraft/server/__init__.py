"""Tables for people: who sits where, what was played, how much time is left, and proof of it all."""
