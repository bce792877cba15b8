"""The box of Nemesis: the crew, its cards and items, and the rules that every mission shares."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.cards import action_cards, items, quests  # noqa: F401 (they register)
from hullbreach.games.nemesis.rules import intruder_player  # noqa: F401 (they register)
from hullbreach.games.nemesis.rules.effects import CREW
from hullbreach.games.nemesis.rules.rulebook import NemesisRules
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="base",
    role="base",
    folders=(files(__name__),),
    art=(files("hullbreach.games.survival"),),
    layers=(CREW,),
    rules=NemesisRules,
)
