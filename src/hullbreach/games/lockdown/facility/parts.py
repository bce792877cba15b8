"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.lockdown.facility.looks import FacilityPicture
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    looks=FacilityPicture,
)
