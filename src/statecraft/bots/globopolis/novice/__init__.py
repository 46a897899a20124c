"""The novice at Globopolis: rules of thumb."""
