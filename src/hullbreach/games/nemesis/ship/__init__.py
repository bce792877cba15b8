"""The ship on its way home: its board, its rooms, the objectives, the pods and the engines."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.cards import objectives, rooms  # noqa: F401 (they register)
from hullbreach.games.nemesis.rules.effects import SHIP
from hullbreach.games.nemesis.rules.verbs import VERBS
from hullbreach.games.nemesis.ship.rules import ShipRules
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="ship",
    role="mission",
    folders=(files(__name__),),
    layers=(SHIP,),
    rules=ShipRules,
    verbs=VERBS,
)
