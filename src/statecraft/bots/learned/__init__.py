"""What is learned from games: everybody's chance to win, and players that go by it."""
