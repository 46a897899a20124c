### What the engine itself says to players: refusals and events that no single game owns.
