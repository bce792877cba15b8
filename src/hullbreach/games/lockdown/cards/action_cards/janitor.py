"""The action cards of the Janitor."""

from __future__ import annotations

from hullbreach.games.lockdown.cards import rooms
from hullbreach.games.lockdown.rules import computer
from hullbreach.games.lockdown.rules.effects import CARDS
from hullbreach.games.lockdown.rules.model import ELEVATORS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.cards.action_cards import (
    act_for_free,
    douse_fire,
    mend_room,
    work_a_door,
)
from hullbreach.kernel import COMMIT, Rule, deny, rule

IMPROVISED = ("item-flamethrower", "item-enviro-suit", "item-taser")
"""What can be put together out of what lies about in a yellow room."""


CARDS.replaces("card-emergency-key")(work_a_door)


@CARDS("card-emergency-key")
@rule("L-200", "L-469", "L-470")
def ride_with_key(g: Lockdown, seat: int) -> Rule[None]:
    """Call the elevator and ride it at once, even without power."""
    slot = g.crew[seat].slot
    if g.room(slot) not in ELEVATORS:
        yield deny("L-200", "denied-no-elevator-room")
    if g.broken(slot):
        yield deny("L-269", "denied-broken")
    yield COMMIT
    if g.state.elevator != slot:
        rooms.move_elevator(g, seat, slot)
    yield from rooms.ride(g, seat, slot)


@CARDS("card-clean-up")
@rule("L-202")
def clear_debris(g: Lockdown, seat: int) -> Rule[None]:
    """Remove the malfunction from the room."""
    yield from mend_room(g, seat)


@CARDS("card-clean-up")
@rule("L-202")
def clear_ashes(g: Lockdown, seat: int) -> Rule[None]:
    """Put out the fire in the room."""
    yield from douse_fire(g, seat)


@CARDS("card-jury-rigging")
@rule("L-200", "L-412")
def put_together(g: Lockdown, seat: int) -> Rule[None]:
    """In a yellow room, make something useful instead of searching it once."""
    slot = g.crew[seat].slot
    if g.colour(slot) != "yellow":
        yield deny("L-200", "denied-colour", "colour-yellow")
    yield from rooms.equip(g, seat, slot, IMPROVISED, "L-412")


@CARDS("card-it-should-work")
@rule("L-200", "L-269", "L-419")
def use_broken_room(g: Lockdown, seat: int) -> Rule[None]:
    """The action of the room, whether it works or not; its own cost need not be paid."""
    yield from act_for_free(g, seat, broken=True)


@CARDS("card-it-should-work")
@rule("L-200", "L-216")
def use_dark_computer(g: Lockdown, seat: int) -> Rule[None]:
    """A computer action in a room whose computer has no power."""
    slot = g.crew[seat].slot
    if not g.terminal(slot):
        yield g.no_computer(slot)
    if g.lit(slot):
        yield deny("L-200", "denied-powered")
    yield from computer.operate_freely(g, seat)
