"""What is seen of Void Seeders beside figures and insanity: how many lairs are destroyed."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.void_seeders.kinds import DESTROYED
from hullbreach.kernel.marks import Number
from hullbreach.kernel.views import AnyField, Field


def lairs_destroyed(g: Nemesis) -> int:
    """How many lairs lie on the Void Seeder board."""
    return len(g.state.zones[DESTROYED])


FIELDS: dict[str, AnyField] = {"lairs_destroyed": Field((DESTROYED,), lairs_destroyed, Number)}
