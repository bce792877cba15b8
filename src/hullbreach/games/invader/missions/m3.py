"""M3, The rearguard: hold the exit until the crew is out."""

from __future__ import annotations

from hullbreach.games.invader.box import Box
from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.kernel import Event, rule
from hullbreach.kernel.packs import Parts

CREW = "crew"
"""The crew that is not out yet."""


class CrewLeft(Event, frozen=True):
    """One of the crew is out."""

    tone = "good"

    left: int


@rule("Z-363", "Z-364")
class Rearguard(Rulebook):
    """The crew stands at the exit and is heard; each round one of them gets out."""

    mission = "m3"

    def counted(self, box: Box) -> list[str]:
        """The crew."""
        return [CREW]

    @rule("Z-365", "Z-605")
    def set_up(self, g: Invader) -> None:
        """The crew are noise tokens at the exit."""
        g.state.marks = {CREW: self.row.crew}
        g.state.noise = {self.exit: self.row.crew}

    @rule("Z-366", "Z-367", "Z-606")
    def quiet(self, g: Invader) -> None:
        """All noise goes but that of the crew who are left."""
        before = g.state.marks.get(CREW, 0)
        crew = max(0, before - 1)
        if before:
            g.tell(CrewLeft(crew), "Z-366")
        g.state.marks = {CREW: crew} if crew else {}
        g.state.noise = {self.exit: crew} if crew else {}

    @rule("Z-364", "Z-604")
    def may_leave(self, g: Invader, who: Survivor) -> bool:
        """The crew first."""
        return CREW not in g.state.marks and super().may_leave(g, who)

    @rule("Z-368")
    def xenos_entered(self, g: Invader, zone: str) -> None:
        """A Xeno among the crew loses the game."""
        if zone == self.exit and CREW in g.state.marks:
            g.lose("crew", "Z-368")


PARTS = Parts(rules=Rearguard)
