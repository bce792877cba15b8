"""Ways out: the pods of the Cargo Sending System, the bunker, the Isolation Room."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.lockdown.content import Board
from hullbreach.games.lockdown.rules.effects import ROOMS
from hullbreach.games.lockdown.rules.events import (
    CargoRevealed,
    Isolated,
    Launched,
    NotLaunched,
    PodEntered,
    ReachedBunker,
)
from hullbreach.games.lockdown.rules.model import BUNKER, CARGO_ROOMS, PODS, cargo
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules.actions import begin, lose_hand
from hullbreach.games.survival.rules.noise import undisturbed
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.games.survival.rules.turns import burn, pass_turn
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import COMMIT, Rule, Text, deny, rule

ENVIRO_SUIT = "item-enviro-suit"
SUITS = (ENVIRO_SUIT, "quest-battle-suit")
"""What one can walk to the bunker in."""
ROVER, ON_FOOT = "way-by-rover", "way-on-foot"


# The Cargo Sending System


@ROOMS(*CARGO_ROOMS)
@rule("L-080", "L-081", "L-082", "L-083", "L-084", "L-150", "L-433", "L-446")
def enter_pod(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Get into the pod of this room: the hand is discarded, and the player passes.

    To pass hurts whoever bleeds or stands in a fire: only after that is the character in the pod.
    """
    who, letter = g.crew[seat], g.cargo_room(slot)
    if who.slot != slot:
        yield deny("L-080", "denied-elsewhere", g.room(slot))
    if not g.launching():
        yield deny("L-081", "denied-not-launching")
    if g.in_pod(letter) is not None:
        yield deny("L-082", "denied-pod-taken")
    yield COMMIT
    lose_hand(g, seat, "L-084")
    yield from pass_turn(g, seat)
    yield from g.rules.passes(g, seat)
    yield from burn(g, seat)
    if not who.aboard:
        return
    who.status, who.pod = "pod", letter
    g.tell(PodEntered(g.name(seat), f"pod-{letter}"), "L-084")


@rule("L-086", "L-087", "L-088", "L-089", "L-551")
def launch(g: Lockdown) -> Rule[None]:
    """If a token lies under the time token, it is turned up and says which pods are launched."""
    zone = cargo(g.space())
    if not g.state.zones[zone]:
        return
    g.turn_up(zone)
    (token,) = g.state.zones[zone]
    g.tell(CargoRevealed(token), "L-086")
    pods = g.box.cargo[row_id(token)].pods
    for letter in PODS:
        seat = g.in_pod(letter)
        if seat is None:
            continue
        if letter in pods:
            g.crew[seat].status, g.crew[seat].pod = "escaped", ""
            g.tell(Launched(g.name(seat), f"pod-{letter}"), "L-087")
        else:
            yield from _stay_behind(g, seat, letter)


@rule("L-090")
def _stay_behind(g: Lockdown, seat: int, letter: str) -> Rule[None]:
    """Back in the room, with a serious wound."""
    who = g.crew[seat]
    who.status, who.pod = "aboard", ""
    g.tell(NotLaunched(g.name(seat), f"pod-{letter}"), "L-090")
    yield from wound(g, seat, Text("cause-pod"), deep=g.box.numbers.base.pod_wounds)


# The bunker


@rule("L-091", "L-093", "L-101", "L-525", "L-526")
def ways_to_bunker(g: Lockdown, seat: int) -> Iterable[tuple[str, ...]]:
    """By rover, where it stands; on foot, where one can walk to the bunker."""
    slot = g.crew[seat].slot
    ways = [(ROVER,)] if g.printed(slot).exit else []
    return [*ways, (ON_FOOT,)] if slot in g.edition.walk_offs[g.state.layout] else ways


@rule("L-091", "L-526")
def walk_offs(board: Board) -> list[str]:
    """Where the way to the bunker begins: at the exit, or outside at the crossroads before it."""
    ends = [end for path in board.paths.values() if BUNKER in path.joins for end in path.joins]
    if ends:
        return [f"slot-{end}" for end in ends if end != BUNKER]
    return [f"slot-{slot.id}" for slot in board.slots.values() if slot.exit]


def wears(g: Lockdown, seat: int, *suits: str) -> bool:
    """Whether a character has one of these suits on."""
    return any(kind_of(thing) in suits for thing in g.carried(seat))


@rule(
    "L-092",
    "L-093",
    "L-094",
    "L-095",
    "L-096",
    "L-097",
    "L-098",
    "L-099",
    "L-100",
    "L-528",
    "L-552",
    "L-553",
    "L-554",
    "L-555",
    "L-599",
)
def flee_to_bunker(g: Lockdown, seat: int, way: str) -> Rule[None]:
    """Leave the base through the open main gate: by rover, or in a suit if nobody hears it."""
    who = g.crew[seat]
    if not g.state.gate_open:
        yield deny("L-092", "denied-gate")
    if way == ROVER and g.state.rover != who.slot:
        yield deny("L-093", "denied-no-rover")
    if way == ON_FOOT and not wears(g, seat, *SUITS):
        yield deny("L-093", "denied-no-suit")
    yield COMMIT
    what = Text("act-bunker", {"a": way})
    if not (yield from begin(g, seat, g.box.numbers.costs.escape, what, "L-100")):
        return
    if way == ROVER:
        drive_off(g, seat)
    elif (yield from undisturbed(g, seat)):
        who.status = "bunker"
        g.tell(ReachedBunker(g.name(seat), False), "L-097")


@rule("L-092", "L-093", "L-095", "L-096")
def drive_off(g: Lockdown, seat: int) -> None:
    """Take the rover to the bunker, where both stay."""
    g.state.rover = BUNKER
    g.crew[seat].status = "bunker"
    g.tell(ReachedBunker(g.name(seat), True), "L-095")


# The Isolation Room


@ROOMS("room-isolation-room")
@rule(
    "L-071",
    "L-118",
    "L-271",
    "L-476",
    "L-477",
    "L-478",
    "L-553",
    "L-554",
    "L-555",
    "L-579",
    "L-580",
)
def lock_in(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Lock the room from inside, if nobody hears it, and wait for the end."""
    who = g.crew[seat]
    if who.slot != slot:
        yield deny("L-419", "denied-elsewhere", g.room(slot))
    if not g.unlocked():
        yield deny("L-476", "denied-isolation-shut")
    yield COMMIT
    if (yield from undisturbed(g, seat)):
        who.status = "isolated"
        g.tell(Isolated(g.name(seat)), "L-478")
