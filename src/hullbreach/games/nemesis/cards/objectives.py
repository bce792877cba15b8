"""What the objectives of Nemesis ask for; what goals are made of is in `survival.goals`."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.effects import GOALS
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.goals import (
    Finding,
    alone,
    either,
    holding,
    in_company,
    nest_destroyed,
    queen_killed,
    say,
    weaknesses_found,
)
from hullbreach.games.survival.rules.model import BLUE_CORPSE, EGG
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import rule

EARTH = "destination-earth"
MARS = "destination-mars"
QUARANTINE = "objective-quarantine"
SURGERY = "room-surgery"

objective = GOALS


# What can be asked for


@rule("N-167")
def arrival(g: Nemesis) -> str:
    """Where the ship has arrived; nothing if it was destroyed."""
    state = g.state
    if state.destroyed or not state.jumped:
        return ""
    card = g.box.coordinates[row_id(state.zones["coordinates"][0])]
    return f"destination-{card.destinations[state.destination]}"


@rule("N-167")
def ship_reaches(g: Nemesis, place: str) -> Finding:
    """The ship exists and is where the coordinates say."""
    there = arrival(g)
    return say(there == place, "ship-reached", place=place, there=there or None)


@rule("N-129", "N-137")
def ship_destroyed(g: Nemesis) -> Finding:
    """The ship is no more, in whatever way."""
    return say(g.state.destroyed, "ship-destroyed")


def rooms_explored(g: Nemesis) -> Finding:
    """Every room is open, and no exploration token is left on one.

    On the alternative side two rooms lie open from the start, but are unexplored until somebody
    has come in.
    """
    left = [slot for slot in g.board.slots if g.rules.unexplored(g, slot)]
    return say(not left, "rooms-explored", left=len(left))


@rule("N-168")
def weakness_found(g: Nemesis, slot: str) -> Finding:
    """The weakness of one slot of the intruder board is known, whoever found it."""
    return say(g.rules.learned(g, slot), f"weakness-{slot}-found")


# The cards


@objective("objective-salvaging-the-prime-asset", "objective-the-oldest-friend")
def earth_or_alone(g: Nemesis, owners: list[int]) -> Finding:
    """The ship reaches Earth, or nobody else survives."""
    return either(ship_reaches(g, EARTH), alone(g, owners))


@objective(QUARANTINE)
def quarantine(g: Nemesis, owners: list[int]) -> Finding:
    """The ship reaches Mars, or Earth without the nest."""
    if arrival(g) == EARTH:
        return nest_destroyed(g)
    return ship_reaches(g, MARS)


@objective.signalled("objective-relentless-investigator", "objective-no-man-left-behind")
def investigator(g: Nemesis, owners: list[int]) -> Finding:
    """Every room is explored."""
    return rooms_explored(g)


@objective.signalled("objective-a-proper-burial")
def burial(g: Nemesis, owners: list[int]) -> Finding:
    """The owner takes the blue corpse home."""
    return holding(g, owners, BLUE_CORPSE)


@objective("objective-hoarder")
def hoarder(g: Nemesis, owners: list[int]) -> Finding:
    """The owner leaves in a pod with many items; what was added to a weapon is one with it."""
    (seat,) = owners
    if g.crew[seat].status != "escaped":
        return say(False, "in-pod")
    items, needed = len(g.items(seat)), g.box.numbers.effects.hoard
    return say(items >= needed, "hoard", items=items, needed=needed)


@objective.signalled("objective-the-great-hunt", "objective-cutting-off-the-head")
def great_hunt(g: Nemesis, owners: list[int]) -> Finding:
    """The ship is destroyed or the queen killed."""
    return either(ship_destroyed(g), queen_killed(g))


objective("objective-best-friends-forever")(in_company)


@objective.signalled("objective-aliens-on-a-spaceship", "objective-clean-up-crew")
def no_aliens(g: Nemesis, owners: list[int]) -> Finding:
    """The nest or the ship is destroyed."""
    return either(ship_destroyed(g), nest_destroyed(g))


@objective.signalled("objective-my-precious")
@objective("objective-special-delivery")
def egg_home(g: Nemesis, owners: list[int]) -> Finding:
    """The owner takes an egg home."""
    return holding(g, owners, EGG)


@objective.signalled("objective-necroscopy")
def necroscopy(g: Nemesis, owners: list[int]) -> Finding:
    """The weakness of the carcass is known."""
    return weakness_found(g, "carcass")


@objective("objective-ab-ovo")
def ab_ovo(g: Nemesis, owners: list[int]) -> Finding:
    """The weakness of the egg is known."""
    return weakness_found(g, "egg")


@objective("objective-extreme-field-biology", "objective-first-contact-protocol")
def biology(g: Nemesis, owners: list[int]) -> Finding:
    """Several weaknesses are known."""
    return weaknesses_found(g, g.box.numbers.effects.biology)


@objective("objective-destination-earth")
def earth(g: Nemesis, owners: list[int]) -> Finding:
    """The ship reaches Earth."""
    return ship_reaches(g, EARTH)


@objective("objective-emergency-post-mortem")
def post_mortem(g: Nemesis, owners: list[int]) -> Finding:
    """The blue corpse lies in the surgery; carrying it there is not enough."""
    slot = g.slot_of(SURGERY)
    return say(bool(slot) and g.has(BLUE_CORPSE, slot), "corpse-in-surgery")
