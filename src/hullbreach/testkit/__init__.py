"""What tests of games are written with: scenarios, and how much of a checklist they prove."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hullbreach.testkit.fields import ScenarioError
    from hullbreach.testkit.scenario import Scenario

__all__ = ["Scenario", "ScenarioError"]


def __getattr__(name: str) -> Any:
    """Import what is wanted when it is wanted.

    pytest loads our plugin before coverage starts to count; what is imported with it would
    seem never to have run.
    """
    if name in __all__:
        from hullbreach.testkit import fields, scenario

        return {"Scenario": scenario.Scenario, "ScenarioError": fields.ScenarioError}[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
