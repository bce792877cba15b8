"""The box of Lockdown: the crew, its cards and items, the rooms of the base, power, cargo and plans."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.lockdown import (  # noqa: F401 (they register what cards and rooms do)
    action_cards,
    attack_cards,
    event_cards,
    items,
    quests,
)
from hullbreach.games.lockdown.effects import LOCKDOWN
from hullbreach.games.lockdown.rules import LockdownRules
from hullbreach.games.nemesis import action_cards as _cards  # noqa: F401 (likewise)
from hullbreach.games.nemesis import items as _items  # noqa: F401
from hullbreach.games.nemesis.effects import CREW
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="base",
    role="base",
    folders=(files(__name__),),
    layers=(CREW, LOCKDOWN),
    rules=LockdownRules,
)
