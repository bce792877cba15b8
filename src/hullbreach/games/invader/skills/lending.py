"""Somebody acts out of turn: the turn that is under way waits, and goes on as it was."""

from __future__ import annotations

from typing import NamedTuple

from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.skills.gains import learned

LENT = "lent"
"""What marks a turn that is not an own one."""


class Waiting(NamedTuple):
    """The turn that waits."""

    acting: int
    actions: int
    free: tuple[str, ...]
    spent: tuple[str, ...]
    streak: str
    streaks: int
    combats: int
    skills: int
    """How many skills the survivor has whose turn waits."""


def lend(g: Invader, who: Survivor, actions: int, free: tuple[str, ...]) -> Waiting:
    """A survivor acts out of turn; what waits meanwhile."""
    s = g.state
    skills = len(g.actor.skills) if s.acting >= 0 else 0
    waits = Waiting(s.acting, s.actions, s.free, s.spent, s.streak, s.streaks, s.combats, skills)
    s.acting, s.actions, s.free, s.spent = g.crew.index(who), actions, free, (LENT,)
    s.streak, s.streaks, s.combats = "", 0, 0
    return waits


def give_back(g: Invader, waits: Waiting) -> None:
    """The turn that waited goes on; what its survivor has learned meanwhile works at once."""
    s = g.state
    s.acting, s.actions, s.free, s.spent, s.streak, s.streaks, s.combats, skills = waits
    if s.acting >= 0:
        for skill in g.actor.skills[skills:]:
            learned(g, g.actor, skill)
