"""What time there is at a table: seconds for each decision, days for each turn, or as long as one likes."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from statecraft.server.tables.clocks import BadControl, Clocks, Control
from statecraft.server.tables.day_clocks import DayClocks, Days


def control_from_json(data: Any) -> Control | Days | None:
    """The time control that a JSON object describes; None is untimed."""
    if not isinstance(data, dict) or "days" not in data:
        return Control.from_json(data)
    names = [each.name for each in fields(Days)]
    wrong = next((str(name) for name in data if name not in names), None)
    control = None if wrong else Days(**data)
    wrong = wrong or (control.fault() if control is not None else None)
    if control is None or wrong is not None:
        raise BadControl(str(wrong)[:40])
    return control


def clocks_from_json(data: Mapping[str, Any]) -> Clocks | DayClocks:
    """The clocks of a table as they were written down."""
    return DayClocks.from_json(data) if "waited" in data else Clocks.from_json(data)
