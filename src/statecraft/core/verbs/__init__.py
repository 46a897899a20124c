"""What can be done: actions with their rules, large domains, and putting an answer together."""
