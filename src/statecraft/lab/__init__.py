"""Experiments: many games at once, and what they say about bots, rules and editions."""
