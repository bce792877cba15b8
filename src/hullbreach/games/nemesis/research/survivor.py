"""How the survivor plays a research mission: alerts come first, the rest is as usual."""

from __future__ import annotations

from functools import cached_property

from hullbreach.games.nemesis.aftermath.survivor import ShuttlePlan, own_alert
from hullbreach.games.nemesis.survivor.leaving import last_call, slack
from hullbreach.games.nemesis.survivor.plan import next_errand
from hullbreach.games.survival.survivor.errands import Errand, least


class ResearchPlan(ShuttlePlan):
    """What a player means to do on a research mission."""

    @cached_property
    def errand(self) -> Errand | None:
        """The alert, as long as one need not leave; then the objectives."""
        if not last_call(self.s) and (found := least(self.s, own_alert(self.s))):
            return found
        return next_errand(self.s)

    @cached_property
    def slack(self) -> float:
        """None while there is an alert to see to."""
        return 0.0 if own_alert(self.s) else slack(self.s)
