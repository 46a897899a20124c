"""The expert at Global Powers: counts whole activations, and searches."""
