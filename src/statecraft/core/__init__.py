"""The machine both games run on. It imports the standard library only."""
