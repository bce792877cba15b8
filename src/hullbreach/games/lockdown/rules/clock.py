"""The time track: autodestruction, the alert procedure, the main gate, the Isolation Room."""

from __future__ import annotations

from hullbreach.games.lockdown.rules import power
from hullbreach.games.lockdown.rules.events import (
    AlertRaised,
    AutodestructionSet,
    AutodestructionStopped,
    GateOpened,
    IsolationUnlocked,
    TimeMoved,
)
from hullbreach.games.lockdown.rules.model import NOT_STARTED, UNLOCKED
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules.play import ShipLost
from hullbreach.kernel import rule

EXPLOSION = "end-autodestruction"
ALERT = "end-alert"
TIME_OUT = "end-time"


@rule("L-152", "L-153", "L-117", "L-119")
def tick(g: Lockdown) -> None:
    """The time token moves on: countdown and alert are looked at first, then the power."""
    left = g.space()
    g.state.time += 1
    space = g.space()
    g.tell(TimeMoved(space), "L-152")
    _check_countdown(g, space)
    if left == g.state.alert:
        raise ShipLost(ALERT, "L-117")
    if space == 0:
        raise ShipLost(TIME_OUT, "L-119")
    if space == UNLOCKED and g.state.alert == NOT_STARTED:
        g.tell(IsolationUnlocked(), "L-071")
    power.cross(g, space)


@rule("L-074", "L-075", "L-077", "L-078")
def _check_countdown(g: Lockdown, space: int) -> None:
    """On the yellow token it jumps ahead and turns red; on the red one the base is gone.

    A token on the last space is looked at when the game ends there.
    """
    state = g.state
    if state.autodestruct != space or space == 0:
        return
    if state.critical:
        raise ShipLost(EXPLOSION, "L-077")
    state.autodestruct = max(0, space - g.box.numbers.base.autodestruction_again)
    state.critical = True
    g.tell(AutodestructionSet(state.autodestruct, True), "L-074")
    open_gate(g, "L-075")


@rule("L-072", "L-078", "L-079", "L-428", "L-550")
def start_countdown(g: Lockdown, rule_id: str) -> None:
    """The yellow token lies some spaces ahead of the time token."""
    if g.state.autodestruct == NOT_STARTED:
        g.state.autodestruct = max(0, g.space() - g.box.numbers.base.autodestruction)
        g.tell(AutodestructionSet(g.state.autodestruct, False), rule_id)


@rule("L-073", "L-076", "L-434")
def stop_countdown(g: Lockdown, rule_id: str) -> None:
    """The yellow token is taken away."""
    g.state.autodestruct = NOT_STARTED
    g.tell(AutodestructionStopped(), rule_id)


@rule("L-115", "L-116", "L-118", "L-463")
def raise_alert(g: Lockdown, seat: int) -> None:
    """The alert token lies half way to the end; the Isolation Room opens at once."""
    g.state.alert = g.space() // g.box.numbers.base.alert_divisor
    g.tell(AlertRaised(g.name(seat), g.state.alert), "L-115")
    if g.space() > UNLOCKED:
        g.tell(IsolationUnlocked(), "L-118")


@rule("L-070", "L-075", "L-102")
def open_gate(g: Lockdown, rule_id: str) -> None:
    """The main gate opens, and never closes again."""
    if not g.state.gate_open:
        g.state.gate_open = True
        g.tell(GateOpened(), rule_id)
