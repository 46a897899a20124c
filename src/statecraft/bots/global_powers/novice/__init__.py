"""The novice at Global Powers: rules of thumb."""
