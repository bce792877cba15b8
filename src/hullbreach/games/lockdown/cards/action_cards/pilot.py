"""The action cards of the Pilot, a guest."""

from __future__ import annotations

from hullbreach.games.lockdown.rules import computer, escape, mars
from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import CARDS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.nemesis.cards.action_cards import recall_room
from hullbreach.games.survival.cards.action_cards import (
    no_computer,
    work_a_door,
)
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule

CARDS.replaces("card-knowledge-of-the-facility")(work_a_door)
CARDS("card-knowledge-of-the-facility")(recall_room)


@CARDS.replaces("card-piloting")
@rule("L-092", "L-093", "L-496")
def take_rover(g: Lockdown, seat: int) -> Rule[None]:
    """Drive to the bunker, for free, where the rover stands."""
    if not g.state.gate_open:
        yield deny("L-092", "denied-gate")
    if g.state.rover != g.crew[seat].slot:
        yield deny("L-093", "denied-no-rover")
    yield COMMIT
    escape.drive_off(g, seat)


@CARDS.replaces("card-piloting")
@rule("L-496", "L-523", "L-524")
def drive_rover(g: Lockdown, seat: int) -> Rule[None]:
    """Drive to another exit, for free, where the rover stands."""
    exits = [own_verbs.DRIVE(slot) for (slot,) in mars.drives(g, seat)]
    if not exits:
        yield deny("L-523", "denied-no-rover")
    yield COMMIT
    chosen = yield from choose(seat, "ask-drive", exits, "L-523")
    yield from mars.ride(g, seat, chosen.args[0])


@CARDS.replaces("card-piloting")
@rule("L-104", "L-216", "L-496")
def send_rover(g: Lockdown, seat: int) -> Rule[None]:
    """Move the rover from a computer."""
    if (reason := no_computer(g, seat, "L-216")) is not None:
        yield reason
    yield from computer.move_rover(g, seat)
