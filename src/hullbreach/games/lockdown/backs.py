"""What is seen of a component of Lockdown that lies face down."""

from __future__ import annotations

from hullbreach.games.lockdown.model import CONTENT
from hullbreach.games.nemesis.model import CONTENT as NEMESIS
from hullbreach.games.survival.backs import backs
from hullbreach.games.survival.content import IntruderToken

TOKENS: dict[str, IntruderToken] = {**NEMESIS.intruder_tokens, **CONTENT.intruder_tokens}
"""Whoever hunts brings their own tokens."""

back_of = backs(CONTENT, TOKENS, "surface", "cargo", "contingency", "computer", "mars")
