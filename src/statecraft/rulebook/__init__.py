"""Rulebooks as data: numbered rules, what proves them, where they come from, and what a booklet holds besides."""
