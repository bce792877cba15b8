"""What tests of games are written with: scenarios, and how much of a checklist they prove."""

from hullbreach.testkit.scenario import Scenario, ScenarioError

__all__ = ["Scenario", "ScenarioError"]
