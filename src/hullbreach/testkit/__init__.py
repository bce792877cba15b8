"""What tests of games are written with: scenarios, and how much of a checklist they prove."""

from hullbreach.testkit.position import ScenarioError
from hullbreach.testkit.scenario import Scenario

__all__ = ["Scenario", "ScenarioError"]
