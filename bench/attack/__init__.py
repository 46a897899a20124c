"""Attacks on a server of our own on this machine, beside a table whose moves are timed meanwhile."""
