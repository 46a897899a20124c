"""The master of Global Powers: goes by what was learned about who wins."""
