"""Players of Globopolis."""
