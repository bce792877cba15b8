"""Turrets in the words of the players, for tests.

>>> s = TurretScenario("scout", "captain", rooms={"scout": "canteen"})
>>> s.turret("canteen", "all").status("canteen"), s.face_up("canteen")
('all', False)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.turrets import turrets
from hullbreach.kernel import ALL_EYES


class TurretScenario(NemesisScenario):
    """A position of Nemesis with turrets, and with the rooms of Aftermath."""

    def __init__(
        self, *crew: str, options: Mapping[str, Any] | None = None, **position: Any
    ) -> None:
        agreed = {"packs": ["aftermath-rooms", "turrets"], **(options or {})}
        super().__init__(*crew, options=agreed, **position)

    def turret(self, place: str, status: str, *, shown: bool = False) -> Self:
        """Have a turret in a room, with this status on top of its stack, face down or `shown`."""
        g, slot = self.edit(), self.slot(place)
        assert turrets.set_up(g, slot)
        found = turrets.turret_in(g, slot)
        zone = turrets.stack(found)
        top = next(one for one in g.state.zones[zone] if one.startswith(f"turret-{status}#"))
        g.put(top, zone, zone)
        if shown:
            g.show(zone, 2, ALL_EYES)
        g.told.clear()
        return self

    def guarded(self, place: str) -> bool:
        """Whether there is a turret in a room."""
        return bool(turrets.turret_in(self.play, self.slot(place)))

    def status(self, place: str) -> str:
        """At whom the turret of a room aims, face up or not."""
        found = turrets.turret_in(self.play, self.slot(place))
        return turrets.status(self.play, found).removeprefix("turret-")

    def face_up(self, place: str) -> bool:
        """Whether everybody sees the status of the turret in a room."""
        return turrets.face_up(self.play, turrets.turret_in(self.play, self.slot(place)))

    def quiet_phase(self, stage: str) -> Self:
        """Play on from a stage of the event phase, up to the next question."""
        return self.phase(stage)
