"""People: who they are, and how well they play."""
