"""What is noted of games, and what it shows."""
