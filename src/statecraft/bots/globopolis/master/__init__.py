"""The master of Globopolis: goes by what was learned about who wins."""
