"""Skills that are actions of their own, and what they do at the beginning of a turn."""

from __future__ import annotations

from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import Action, Rule


def turn_begins(g: Invader, who: Survivor) -> Rule[None]:
    """What skills offer when a turn begins."""
    yield from ()


ACTIONS: tuple[Action, ...] = ()
