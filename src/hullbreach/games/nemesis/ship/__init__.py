"""The ship on its way home: its board, its rooms, the objectives, the pods and the engines."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis import (  # noqa: F401 (they register what rooms and objectives do)
    objectives,
    rooms,
)
from hullbreach.games.nemesis.effects import SHIP
from hullbreach.games.nemesis.ship.rules import ShipRules
from hullbreach.kernel.packs import Pack

PACK = Pack(id="ship", role="mission", folders=(files(__name__),), layers=(SHIP,), rules=ShipRules)
