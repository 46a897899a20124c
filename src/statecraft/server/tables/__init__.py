"""Tables: from the lobby to the archive."""
