"""The contract every game of the house keeps, and a machine that plays random games to test it.

``Contract`` says which game and how to vary it; ``play.run`` plays one game with all checks or only
the cheap ones and raises :class:`Broken` with the name of the promise that was broken.
"""

from contract.contract import Broken as Broken
from contract.contract import Contract as Contract
from contract.play import run as run
