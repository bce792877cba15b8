"""The end of the game: what becomes of the base, who survives, who wins and why."""

from __future__ import annotations

from hullbreach.games.lockdown.events import BaseFate
from hullbreach.games.lockdown.play import Lockdown
from hullbreach.games.survival.judging import announce, choose_objectives, judge_crew, judge_each
from hullbreach.kernel import Rule, Text

NOBODY_LEFT = "end-nobody"


def end_game(g: Lockdown, reason: str, rule_id: str) -> Rule[None]:
    """The game is over. If anybody lives, the victory check follows, in its order."""
    g.tell(BaseFate(Text(reason)), rule_id)
    yield from choose_objectives(g)
    announce(g, judge_crew(g) if g.state.mode == "coop" else judge_each(g))
