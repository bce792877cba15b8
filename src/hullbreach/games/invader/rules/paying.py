"""What actions cost: normal actions, and free ones of a kind."""

from __future__ import annotations

from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import rule

FITTING = {
    "move": ("move",),
    "search": ("search",),
    "melee": ("melee", "combat"),
    "ranged": ("ranged", "combat"),
    "melee-pair": ("dual", "melee", "combat"),
    "ranged-pair": ("dual", "ranged", "combat"),
    "machine": ("machine",),
}
"""The free actions that pay for each kind of action, those first that pay for nothing else."""


@rule("Z-420", "Z-523", "Z-547", "Z-624")
def can_pay(g: Invader, kind: str, cost: int = 1) -> bool:
    """Whether a survivor can pay for an action."""
    state = g.state
    if state.actions >= cost:
        return True
    fitting = FITTING.get(kind, ())
    return state.actions + sum(one in fitting for one in state.free) >= cost


def pay(g: Invader, kind: str, cost: int = 1) -> None:
    """Free actions that fit are spent first."""
    state = g.state
    for fitting in FITTING.get(kind, ()):
        while cost and fitting in state.free:
            at = state.free.index(fitting)
            state.free = (*state.free[:at], *state.free[at + 1 :])
            cost -= 1
    state.actions -= cost


@rule("Z-439", "Z-440")
def follow_up(g: Invader, kind: str = "") -> None:
    """Attacks in a row are counted; any other action breaks the row."""
    state = g.state
    state.combats = state.combats + 1 if kind else 0
    if kind and state.streak == kind:
        state.streaks += 1
    else:
        state.streak, state.streaks = kind, int(bool(kind))


def once(g: Invader, what: str) -> None:
    """This cannot be done again in this turn."""
    g.state.spent = (*g.state.spent, str(what))
