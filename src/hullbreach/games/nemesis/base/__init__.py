"""The box of Nemesis: the crew, its cards and items, and the rules that every mission shares."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis import (  # noqa: F401 (they register what cards and items do)
    action_cards,
    intruder_player,
    items,
    quests,
)
from hullbreach.games.nemesis.effects import CREW
from hullbreach.games.nemesis.rules import NemesisRules
from hullbreach.kernel.packs import Pack

PACK = Pack(id="base", role="base", folders=(files(__name__),), layers=(CREW,), rules=NemesisRules)
