"""Business that a game may take or leave: offers, rings, pledges and standing orders."""
