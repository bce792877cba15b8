"""Experience: danger levels, and the skills that come with them."""

from __future__ import annotations

from hullbreach.games.invader.box import LEVELS
from hullbreach.games.invader.rules import verbs
from hullbreach.games.invader.rules.events import Experienced, Rose
from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.skills.gains import learned
from hullbreach.kernel import Rule, choose, rule

RED = 3


@rule("Z-100", "Z-101", "Z-106", "Z-320", "Z-321", "Z-590", "Z-591", "Z-592")
def gain(g: Invader, who: Survivor, points: int) -> Rule[None]:
    """A survivor gains experience, and with it levels and skills, the lower one first."""
    levels = g.box.numbers.levels
    total = who.xp + points
    if not g.state.ultrared:
        total = min(total, levels[-1])
    if total == who.xp or who.guest:
        return
    g.tell(Experienced(who.id, total - who.xp, total), "Z-100")
    while True:
        before, who.xp = who.xp, min(total, levels[-1])
        for level, needed in enumerate(levels, 1):
            if before < needed <= who.xp:
                yield from reach(g, who, level)
        if not (g.state.ultrared and who.xp == levels[-1]):
            return
        total, who.xp = total - levels[-1], 0
        if not total:
            return


@rule("Z-102", "Z-103", "Z-104", "Z-105", "Z-322", "Z-323", "Z-324", "Z-325", "Z-417")
def reach(g: Invader, who: Survivor, level: int) -> Rule[None]:
    """A survivor reaches a danger level, for the first time or again."""
    who.level = max(who.level, level)
    choices = open_skills(g, who, level)
    if not choices:
        return
    options = [verbs.LEARN(skill) for skill in choices]
    chosen = yield from choose(who.seat, "ask-skill", options, "Z-103", who=who.id)
    skill = chosen.args[0]
    who.skills = (*who.skills, skill)
    who.took = (*who.took, taken(level, skill))
    g.tell(Rose(who.id, f"level-{LEVELS[level]}", skill), "Z-103")
    learned(g, who, skill)


@rule("Z-322", "Z-326", "Z-327", "Z-593")
def open_skills(g: Invader, who: Survivor, level: int) -> list[str]:
    """The skills that a survivor can choose on reaching a level: those of the card first, then any."""
    card = g.box.survivors[who.id.removeprefix("survivor-")]
    rows = {1: (card.yellow,), 2: card.orange, RED: card.red}
    left = [f"skill-{one}" for one in rows[level] if taken(level, f"skill-{one}") not in who.took]
    if left or level == 1 or len(who.took) < sum(map(len, rows.values())):
        return left
    return [f"skill-{row.id}" for row in g.box.skills.values() if not row.setup]


def taken(level: int, skill: str) -> str:
    """How it is remembered that a skill was chosen at a level: one may stand on a card twice."""
    return f"{level} {skill}"
