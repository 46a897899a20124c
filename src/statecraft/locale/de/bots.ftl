### What bots of any game say.

hint-novice = Eine Faustregel für Anfänger.
