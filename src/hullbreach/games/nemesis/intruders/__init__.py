"""The intruders: their figures and tokens, events, attacks and weaknesses."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.cards import attack_cards, event_cards  # noqa: F401 (they register)
from hullbreach.games.nemesis.intruders.rules import IntruderRules
from hullbreach.games.nemesis.rules.effects import ABOARD, INTRUDERS
from hullbreach.kernel.packs import Pack

FOLDER = files(__name__)
"""Figures, tokens, attacks and weaknesses: what the intruders bring along wherever they hunt."""

PACK = Pack(
    id="intruders",
    role="race",
    folders=(FOLDER, FOLDER / "aboard"),
    layers=(INTRUDERS, ABOARD),
    rules=IntruderRules,
)
