"""Global Powers: parties bid, govern, vote, trade, fight and plot in twelve regions of the world.

Read :mod:`statecraft.global_powers.sequence` first; each chapter of the rules has its module.
"""

from statecraft.global_powers.game import GAME as GAME
from statecraft.global_powers.plugin import PLUGIN as PLUGIN
