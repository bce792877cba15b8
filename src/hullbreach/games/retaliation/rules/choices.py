"""Questions that many rules ask alike: which corridor, which door, who is helped, what is mended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.markers import (
    can_close,
    close,
    destroy_door,
    doors_in,
    mend_room,
    open_door,
)
from hullbreach.games.retaliation.rules.model import ROBOT
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import mend_item
from hullbreach.games.survival.rules.model import DOOR, hands, supply
from hullbreach.kernel import Option, Rule, choose, rule

AGREE, REFUSE, DONE = verbs.AGREE(), verbs.REFUSE(), verbs.DONE()


def which_gap(
    g: Retaliation, seat: int, gaps: Sequence[str], prompt: str, rule_id: str
) -> Rule[str]:
    """One of some corridors."""
    chosen = yield from choose(seat, prompt, [verbs.AT_GAP(gap) for gap in gaps], rule_id)
    return chosen.args[0]


def which_space(
    g: Retaliation, seat: int, spaces: Sequence[str], prompt: str, rule_id: str
) -> Rule[str]:
    """One of some rooms."""
    chosen = yield from choose(seat, prompt, [verbs.AT_SPACE(one) for one in spaces], rule_id)
    return chosen.args[0]


def which_sector(g: Retaliation, seat: int, sectors: Sequence[str], rule_id: str) -> Rule[str]:
    """One of some sectors."""
    answers = [verbs.AT_SECTOR(f"sector-{one}") for one in sectors]
    chosen = yield from choose(seat, "ask-sector", answers, rule_id)
    return chosen.args[0].removeprefix("sector-")


def whom(g: Retaliation, seat: int, others: Sequence[int], prompt: str, rule_id: str) -> Rule[int]:
    """One of some characters."""
    answers = [verbs.WHOM(g.name(other)) for other in others]
    chosen = yield from choose(seat, prompt, answers, rule_id)
    return g.seat_of(chosen.args[0])


# Helping


def patients(g: Retaliation, seat: int, able: Callable[[Retaliation, int], bool]) -> list[int]:
    """Who in the room can be helped, the character itself first."""
    here = g.people(g.crew[seat].slot)
    return [one for one in (seat, *(o for o in here if o != seat)) if able(g, one)]


@rule("R-311", "R-312")
def helped(
    g: Retaliation, seat: int, able: Callable[[Retaliation, int], bool], rule_id: str
) -> Rule[int | None]:
    """Who is helped: oneself, or somebody in the room who agrees; nobody if all refuse."""
    found = patients(g, seat, able)
    answers: list[Option] = [verbs.HELP(g.name(other)) for other in found]
    while found:
        chosen = yield from choose(seat, "ask-help", answers, rule_id)
        if chosen is DONE:
            break
        other = g.seat_of(chosen.args[0])
        if other == seat or (yield from agrees(g, other, seat)):
            return other
        found.remove(other)
        answers = [*(verbs.HELP(g.name(one)) for one in found), DONE]
    g.declined = True
    return None


@rule("R-312")
def agrees(
    g: Retaliation, other: int, seat: int, prompt: str = "ask-accept", what: str = ""
) -> Rule[bool]:
    """Whether somebody lets another character help."""
    answers = [AGREE, REFUSE]
    chosen = yield from choose(other, prompt, answers, "R-312", who=g.name(seat), what=what)
    return chosen is AGREE


# Malfunctions


@rule("R-019", "R-254")
def mendable(g: Retaliation, space: str) -> list[Option]:
    """What could be mended in a room: the room, the robot, items that somebody holds there."""
    found = [verbs.MEND_ROOM()] if g.broken(space) else []
    if not g.state.faulty:
        return found
    if ROBOT in g.state.faulty and g.state.robot == space:
        found.append(verbs.MEND_ROBOT())
    for seat in g.people(space):
        found += [verbs.MEND(one) for one in g.state.zones[hands(seat)] if g.broken_item(one)]
    return found


@rule("R-019", "R-254", "R-312")
def mend(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A malfunction in the room is discarded, of the player's choice; nothing if all owners refuse."""
    found = answers = mendable(g, space)
    while found:
        chosen = yield from choose(seat, "ask-mend", answers, "R-254")
        if chosen is DONE:
            break
        if chosen.verb == verbs.MEND_ROOM:
            mend_room(g, space)
            return
        item = ROBOT if chosen.verb == verbs.MEND_ROBOT else chosen.args[0]
        if item == ROBOT or (yield from _lets_mend(g, seat, item)):
            mend_item(g, item)
            return
        found = [one for one in found if one != chosen]
        answers = [*found, DONE]
    g.declined = True


@rule("R-312")
def _lets_mend(g: Retaliation, seat: int, item: str) -> Rule[bool]:
    """Whether whoever holds an item agrees that somebody else mends it."""
    owner = next(s for s in range(g.state.seats) if item in g.state.zones[hands(s)])
    return owner == seat or (yield from agrees(g, owner, seat, "ask-accept-mend", what=item))


# Doors


@rule("R-236", "R-237", "R-605", "R-606")
def doors_near(g: Retaliation, space: str) -> list[tuple[str, str]]:
    """The doors, and marks for doors, that can be reached from a room."""
    found = []
    for gap, end in doors_in(g, g.exits(space)):
        if end == space or not g.closed_at(gap, space):
            found.append((gap, end))
    return found


def door_options(g: Retaliation, doors: Sequence[tuple[str, str]]) -> list[Option]:
    """What can be opened or closed."""
    found = []
    for gap, end in doors:
        if g.closed_at(gap, end):
            found.append(verbs.OPEN(gap, end))
        elif can_close(g, gap, end):
            found.append(verbs.CLOSE(gap, end))
    return found


def operate(g: Retaliation, seat: int, answers: Sequence[Option], rule_id: str) -> Rule[Option]:
    """A door is opened or closed, of the player's choice; what was chosen."""
    chosen = yield from choose(seat, "ask-door", answers, rule_id)
    if chosen.verb == verbs.OPEN:
        open_door(g, *chosen.args)
    elif chosen.verb == verbs.CLOSE:
        close(g, *chosen.args)
    return chosen


@rule("R-549")
def close_all(
    g: Retaliation, seat: int, doors: Sequence[tuple[str, str]], *, anywhere: bool = False
) -> Rule[None]:
    """All these doors are closed; where tokens run short, the player says which."""
    while ways := [door for door in doors if can_close(g, *door, anywhere=anywhere)]:
        if len(ways) > len(g.state.zones[supply(DOOR)]):
            yield from operate(g, seat, [verbs.CLOSE(*door) for door in ways], "R-549")
            continue
        for door in ways:
            close(g, *door)


def blow_up(g: Retaliation, seat: int, doors: Sequence[tuple[str, str]]) -> Rule[None]:
    """A closed door is destroyed, of the player's choice."""
    answers = [verbs.BREAK(gap, end) for gap, end in doors]
    chosen = yield from choose(seat, "ask-door", answers, "R-233")
    destroy_door(g, *chosen.args)


def closed_near(g: Retaliation, space: str) -> list[tuple[str, str]]:
    """The closed doors that can be reached from a room."""
    return [(gap, end) for gap, end in doors_near(g, space) if g.closed_at(gap, end)]


def reinforceable(g: Retaliation, space: str) -> list[str]:
    """The adjacent corridors that could be reinforced from a room."""
    from hullbreach.games.retaliation.rules.markers import can_reinforce

    return [gap for gap in g.reach(space) if can_reinforce(g, gap)]
