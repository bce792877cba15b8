"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.lockdown.surface.looks import SurfacePicture
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    looks=SurfacePicture,
)
