"""What the objectives of Lockdown ask for; what goals are made of is in `survival.goals`."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.lockdown.content import SECTIONS, Objective
from hullbreach.games.lockdown.rules.effects import GOALS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.effects import Goal
from hullbreach.games.survival.rules.goals import (
    Finding,
    alone,
    both,
    either,
    holding,
    in_company,
    nest_destroyed,
    queen_killed,
    say,
    weaknesses_found,
)
from hullbreach.games.survival.rules.model import EGG
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import rule

objective = GOALS
OUTSIDE = ("escaped", "bunker")


# What can be asked for


@rule("L-063", "L-487")
def informed_enough(g: Lockdown, owners: list[int], needed: int) -> Finding:
    """A survivor among the owners knows enough."""
    most = max((g.crew[seat].knowledge for seat in owners if g.crew[seat].alive), default=0)
    return say(most >= needed, "knowledge", most=most, needed=needed)


@rule("L-064", "L-487")
def archive_read(g: Lockdown, owners: list[int]) -> Finding:
    """A survivor among the owners has an active knowledge token."""
    return say(
        any(g.crew[seat].alive and g.crew[seat].informed for seat in owners), "knowledge-token"
    )


@rule("L-065")
def sections_explored(g: Lockdown, sections: tuple[str, ...]) -> Finding:
    """Every room of these sections is open, and no exploration token is left on one."""
    left = [
        slot
        for slot in g.board.slots
        if g.section(slot) in sections
        and (slot not in g.state.explored or g.state.zones[model.token(slot)])
    ]
    return say(not left, "sections-explored", left=len(left))


def base_destroyed(g: Lockdown) -> Finding:
    """The base is no more."""
    return say(g.state.destroyed, "base-destroyed")


@rule("L-037", "L-059")
def no_survivor_of_nemesis(g: Lockdown) -> Finding:
    """Nobody who came from the Nemesis lives, be it the owner."""
    living = [seat for seat in g.order() if g.crew[seat].alive and came_from_nemesis(g, seat)]
    return say(not living, "no-survivors", who=g.name(living[0]) if living else None)


@rule("L-037")
def came_from_nemesis(g: Lockdown, seat: int) -> bool:
    """Whether a character survived the Nemesis, as all guests from there did."""
    name = row_id(g.name(seat))
    return name in g.box.guests or g.box.characters[name].group == "survivor"


def powered_up(g: Lockdown) -> Finding:
    """All sections have power."""
    dark = sum(not g.powered(section) for section in SECTIONS)
    return say(not dark, "powered", dark=dark)


# The cards


@objective.signalled("objective-the-great-hunt", "objective-cutting-off-the-head")
def great_hunt(g: Lockdown, owners: list[int]) -> Finding:
    """The queen is killed or the base destroyed."""
    return either(base_destroyed(g), queen_killed(g))


@objective.signalled("objective-pest-control")
@objective("objective-scorched-earth")
@rule("L-548")
def no_nest(g: Lockdown, owners: list[int]) -> Finding:
    """The nest or the base is destroyed."""
    return either(base_destroyed(g), nest_destroyed(g))


@objective.signalled("objective-clean-up-crew")
@rule("L-548")
def clean_up(g: Lockdown, owners: list[int]) -> Finding:
    """The nest is destroyed."""
    return nest_destroyed(g)


@objective("objective-no-witnesses")
def no_witnesses(g: Lockdown, owners: list[int]) -> Finding:
    """Nobody from the Nemesis survives, or nobody else at all.

    An owner who is from there can only be the last one.
    """
    return either(no_survivor_of_nemesis(g), alone(g, owners))


objective("objective-best-friends-forever")(in_company)


@objective("objective-nothing-left-behind")
def nothing_left(g: Lockdown, owners: list[int]) -> Finding:
    """The base is destroyed, and somebody got out of it."""
    out = any(g.crew[seat].status in OUTSIDE for seat in owners)
    return both(base_destroyed(g), say(out, "outside"))


@objective("objective-lights-on")
def lights_on(g: Lockdown, owners: list[int]) -> Finding:
    """The nest is destroyed, and there is power everywhere."""
    return both(nest_destroyed(g), powered_up(g))


def _printed(row: Objective) -> list[Callable[[Lockdown, list[int]], Finding]]:
    """What the numbers of a card ask for."""
    parts: list[Callable[[Lockdown, list[int]], Finding]] = []
    if row.knowledge:
        parts.append(lambda g, owners: informed_enough(g, owners, row.knowledge))
    if row.active_token:
        parts.append(archive_read)
    if row.weaknesses:
        parts.append(lambda g, owners: weaknesses_found(g, row.weaknesses))
    if row.egg:
        parts.append(lambda g, owners: holding(g, owners, EGG))
    if row.sections:
        parts.append(lambda g, owners: sections_explored(g, row.sections))
    return parts


def _all_of(parts: list[Callable[[Lockdown, list[int]], Finding]]) -> Goal:
    def goal(g: Lockdown, owners: list[int]) -> Finding:
        found = parts[0](g, owners)
        for part in parts[1:]:
            found = both(found, part(g, owners))
        return found

    return goal


def printed_goal(row: Objective) -> Goal | None:
    """What the numbers of a card ask for; nothing if they ask for nothing."""
    parts = _printed(row)
    return _all_of(parts) if parts else None
