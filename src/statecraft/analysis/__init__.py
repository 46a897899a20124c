"""Games one learns from: how a finished game was won and lost. The door is `analysis.analyse`."""
