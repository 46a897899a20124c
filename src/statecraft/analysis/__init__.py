"""Games one learns from: how a finished game was won and lost, judged by everybody's chance to win.

:func:`analyse` is the door. A running game is refused (:class:`NotOver`): what it says would tell too much.
"""

from statecraft.analysis.analysis import Analysis, NotOver, analyse
from statecraft.analysis.effort import Effort
from statecraft.bots.learned.value import NoValue

__all__ = ["Analysis", "Effort", "NoValue", "NotOver", "analyse"]
