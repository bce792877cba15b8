"""The intruders: their figures and tokens, events, attacks and weaknesses."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

FOLDER = files(__name__)
"""Figures, tokens, attacks and weaknesses: what the intruders bring along wherever they hunt."""

PACK = Pack(
    id="intruders",
    role="race",
    folders=(FOLDER, FOLDER / "aboard"),
    brings="hullbreach.games.nemesis.intruders.parts:PARTS",
)
