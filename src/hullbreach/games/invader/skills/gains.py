"""What happens when a survivor learns a skill, or begins a turn with it."""

from __future__ import annotations

from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import rule

FREE = "skill-free-"
"""How the skills begin that give a free action."""
ACTION, EXPERT = "skill-action", "skill-dual-expert"


@rule("Z-035", "Z-102", "Z-419")
def actions_of(g: Invader, who: Survivor) -> int:
    """How many actions a survivor has in a turn."""
    return g.box.numbers.actions + who.skills.count(ACTION)


@rule("Z-420", "Z-624")
def free_actions(who: Survivor) -> tuple[str, ...]:
    """The free actions that a survivor has in a turn, by their kinds."""
    return tuple(free for one in who.skills if (free := free_action(one)))


@rule("Z-466")
def free_action(skill: str) -> str:
    """The kind of free action that a skill gives, if it does: for pairs of weapons `dual`."""
    if skill == EXPERT:
        return "dual"
    return skill.removeprefix(FREE) if skill.startswith(FREE) else ""


@rule("Z-417")
def learned(g: Invader, who: Survivor, skill: str) -> None:
    """A new skill works at once."""
    state = g.state
    if state.acting < 0 or g.actor is not who:
        return
    if skill == ACTION:
        state.actions += 1
    elif free := free_action(skill):
        state.free = (*state.free, free)
