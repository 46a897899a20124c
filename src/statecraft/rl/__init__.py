"""Environments for learning agents, in the form of PettingZoo; needs the extra ``statecraft-games[rl]``.

``env`` gives one for either game. What an action, a mask, an observation and a reward are is told in
docs/learning.md and in :mod:`statecraft.rl.environment`. No rule is kept here: everything is asked of
the engine.
"""

try:
    import gymnasium
    import numpy
    import pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"statecraft.rl needs {error.name}: pip install 'statecraft-games[rl]'", name=error.name
    ) from error

from statecraft.rl.environment import Environment, env
from statecraft.rl.single import Single
from statecraft.rl.vector import Vector

__all__ = ["Environment", "Single", "Vector", "env"]

for _name, _game in (("Globopolis", "globopolis"), ("GlobalPowers", "global-powers")):
    gymnasium.register(
        f"statecraft/{_name}-v0", "statecraft.rl.single:Single", kwargs={"game": _game}
    )

# Asked for above only to say what is missing; the modules below import what they use.
del gymnasium, numpy, pettingzoo
