"""Somebody acts out of turn: the turn that is under way waits, and goes on as it was."""

from __future__ import annotations

from hullbreach.games.invader.rules.model import Survivor, Waiting
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.skills.gains import learned

LENT = "lent"
"""What marks a turn that is not an own one."""


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
    s.acting, s.actions, s.free, s.spent = waits.acting, waits.actions, waits.free, waits.spent
    s.streak, s.streaks, s.combats = waits.streak, waits.streaks, waits.combats
    if s.acting >= 0:
        for skill in g.actor.skills[waits.skills :]:
            learned(g, g.actor, skill)
