"""Globopolis: governors circle the world, acquire, develop, trade and fight.

Read :mod:`statecraft.globopolis.sequence` first; each chapter of the booklet has its module.
"""

from statecraft.globopolis.game import GAME as GAME
from statecraft.globopolis.plugin import PLUGIN as PLUGIN
