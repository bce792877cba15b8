"""What the rooms of the base do."""

from __future__ import annotations

from hullbreach.games.lockdown.model import VENTILATION
from hullbreach.games.lockdown.play import Lockdown
from hullbreach.games.survival.intruders import kill
from hullbreach.games.survival.wounds import die
from hullbreach.kernel import Rule, Text, rule


@rule("L-461")
def stop_venting(g: Lockdown) -> None:
    """The ventilation token is taken away and nothing happens."""
    g.lift(VENTILATION, g.state.vented)
    g.state.vented = ""


@rule("L-462")
def vent(g: Lockdown) -> Rule[None]:
    """Everybody in the room with the ventilation token dies."""
    slot = g.state.vented
    if not slot:
        return
    g.lift(VENTILATION, slot)
    g.state.vented = ""
    for intruder in g.intruders(slot):
        kill(g, intruder)
    for seat in g.people(slot):
        yield from die(g, seat, Text("cause-ventilation"), "L-462")
