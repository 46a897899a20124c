"""Harbour: a small complete game that proves the engine without either real game.

It has dice, cards with hidden hands, a sealed auction, trade with counter-offers and pledges, third
parties who interrupt, reply cards, side questions, votes with a veto, a clock, and teams.
"""

from harbour.game import GAME as GAME
from harbour.plugin import PLUGIN as PLUGIN
