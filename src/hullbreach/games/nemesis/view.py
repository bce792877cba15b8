"""What a seat may know of a game of Nemesis, built from nothing.

The open part is the same for everyone. Of hidden components a seat sees what the zones of the
ledger let it see: its own cards, and what it was shown or had before (`seen`). Whether a
contamination card is infected nobody sees, not even its owner.

From one choice to the next little changes, so a view is put together of parts. A part is made of
what lies in some zones, and kept until something moves there (`Play.kept`); where it is also made
of what is in no zone, that is compared.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec
from msgspec.structs import astuple

from hullbreach.games.nemesis.backs import back_of
from hullbreach.games.nemesis.model import BOARDS, CONTENT
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.setup import HIDDEN_PILES, OPEN_PILES, TOKENS, WEAKNESS_SLOTS
from hullbreach.games.survival.model import BAG, DOOR, EGG_BOARD, GONE, NOISE, POOL, hands
from hullbreach.kernel.play import sees
from hullbreach.kernel.table import SPECTATOR

KINDS = {
    f"token-{row.id}": f"intruder-{row.intruder}" if row.intruder else f"token-{row.id}"
    for row in CONTENT.intruder_tokens.values()
}
"""What is seen of a token in the bag: its kind. Numbers are not counted along by anybody."""
NO_TOKENS = dict.fromkeys((KINDS[token] for token in TOKENS), 0)

SHARED_DECKS = tuple(f"deck-{pile}" for pile in HIDDEN_PILES)
DISCARDS = tuple(f"discard-{pile}" for pile in OPEN_PILES)
PILES = (
    *SHARED_DECKS,
    *DISCARDS,
    *("deck-crafted", "pods-a", "pods-b", EGG_BOARD, BAG, POOL, "shared-objectives", "drawn", GONE),
    *("intruder-deck", "intruder-discard"),
)
WEAKNESSES = tuple(f"weakness-{slot}" for slot in WEAKNESS_SLOTS)
WHOLE = ("hand", "pack", "objectives", "looking")
"""The kinds of zones that a seat sees whole where they are its own."""
MIXED = (BAG, POOL)
"""Tokens that were seen once: nobody can tell which of their kind they are now."""


snapshot = msgspec.msgpack.Encoder().encode
"""Bytes that are the same for equal values: what remains of one that may change."""


class Room(msgspec.Struct, frozen=True, gc=False):
    """A slot of the board."""

    room: str
    """The room, once it is explored; nothing before."""
    items: int | None
    """The item counter, where there is one."""
    here: list[str]
    """Markers, tokens, objects and figures, each by its kind."""


class Passage(msgspec.Struct, frozen=True, gc=False):
    """A corridor, or a network of technical corridors, in which something lies."""

    noise: bool
    door: bool
    destroyed: bool
    """Whether the door lies flat and bars nothing."""


class Figure(msgspec.Struct, frozen=True, gc=False):
    """An intruder on the board."""

    id: str
    kind: str
    slot: str
    injuries: int


class Person(msgspec.Struct, frozen=True, gc=False):
    """What everyone sees of a player and the character."""

    id: str
    number: int
    slot: str
    status: str
    pod: str
    light: int
    wounds: list[str]
    dressed: list[str]
    slimed: bool
    larva: bool
    signal: bool
    passed: bool
    taped: list[str]
    """Items that are bound together with duct tape."""
    cards: int
    deck: int
    discard: list[str | None]
    carried: list[str]
    pack: list[str]
    """The items in the inventory: faces where this seat knows them, otherwise backs."""
    quests: list[str]
    """The quest items that are not active yet."""
    objectives: list[str | None]


class Pods(msgspec.Struct, frozen=True, gc=False):
    """The escape pods of a section."""

    section: str
    pods: list[str]


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A hidden component whose face this seat knows, and how deep in its zone it lies."""

    zone: str
    depth: int
    face: str


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows; a spectator is seat -1."""

    seat: int
    hand: list[str | None]
    pack: list[str]
    objectives: list[str]
    looking: list[str]
    """Cards that the seat is choosing among."""
    seen: list[Seen]
    weaknesses: dict[str, str | None]
    """The weakness in each slot of the intruder board, once it is known."""
    intruder_hand: list[str | None]
    crew: list[Person]

    # From here on it is the same for everyone
    mode: str
    layout: str
    over: bool
    round: int
    stage: str
    first: int
    turn: int
    actions: int
    acted: int
    boundless: bool
    time: int
    destruct: int
    """The space of the self-destruct marker; -1 while the sequence does not run."""
    destination: int
    met: bool
    deaths: int
    calm: bool
    jumped: bool
    destroyed: bool
    intruder_seat: int
    intruder_active: bool

    rooms: dict[str, Room]
    passages: dict[str, Passage]
    figures: list[Figure]

    ammo: dict[str, int]
    joined: dict[str, list[str]]
    locked: list[str]
    discovered: list[str]
    killed: list[str]
    fallen: dict[str, int]

    pods: list[Pods]
    eggs: int
    bag: dict[str, int]
    pool: dict[str, int]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    crafted: list[str]
    shared: list[str]
    drawn: list[str]
    gone: list[str | None]
    intruder_deck: int
    intruder_discard: list[str]


COURSE = attrgetter(
    *View.__struct_fields__[
        View.__struct_fields__.index("mode") : View.__struct_fields__.index("rooms")
    ]
)
"""The fields that are in the state as they are in the view."""
THINGS = attrgetter("ammo", "joined", "locked", "weaknesses", "killed", "fallen")
NOTED = attrgetter(
    *("intruders", "explored", "searches", "ruined"),
    *("ammo", "joined", "locked", "weaknesses", "killed", "fallen"),
)
"""What else everyone sees that lies in no zone."""

OPEN = "open"
"""The part that is the same for everyone."""


def view(g: Nemesis, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    return _view(g, seat, _open_part(g))


def views(g: Nemesis, seats: Iterable[int]) -> dict[int, View]:
    """The views of several seats; what is open to everyone is looked at once."""
    open_part = _open_part(g)
    return {seat: _view(g, seat, open_part) for seat in seats}


def _view(g: Nemesis, seat: int, open_part: tuple[Any, ...]) -> View:
    fields: tuple[Any, ...] = (seat, *_private_part(g, seat), _crew(g, seat), *open_part)
    return View(*fields)


# Which parts hold


@cache
def made_into(layout: str, seats: int) -> dict[str, tuple[Hashable, ...]]:
    """The names of the parts that are made of a zone."""
    board, found = BOARDS[layout], dict[str, tuple[Hashable, ...]]()
    for slot in board.slots:
        found[slot] = (OPEN, slot)
    for place in board.noise_places:
        found[place] = (OPEN, "passages")
    for pile in PILES:
        found[pile] = (OPEN, "piles", pile)
    for weakness in WEAKNESSES:
        found[weakness] = ("weaknesses",)
    for seat in range(seats):
        for name in belongings_of(seat):
            found[name] = (seat,)
        for kind in WHOLE:
            found[f"{kind}-{seat}"] = (seat, ("own", seat))
        found[hands(seat)] = (seat, OPEN, "small things")
    return found


@cache
def belongings_of(seat: int) -> tuple[str, ...]:
    """The zones of a seat: first those that it sees whole, then what lies open, and its deck."""
    kinds = (*WHOLE, "deck", "discard", "wounds", "dressed", "hands", "quests")
    return tuple(f"{kind}-{seat}" for kind in kinds)


def _kept(g: Nemesis) -> dict[Hashable, Any]:
    """The parts that still hold."""
    state, parts = g.state, g.parts
    known, before = state.known, parts.get("known", ())
    for zone in g.touched:
        # What a seat remembers may lie in any zone.
        if (zone in known or zone in before) and zone not in MIXED:
            parts.pop("seen", None)
    return g.kept(made_into(state.layout, state.seats))


# What may be another thing for every seat


def _private_part(g: Nemesis, seat: int) -> tuple[Any, ...]:
    """What a seat holds and remembers, in the order of the view's fields."""
    parts = g.parts
    seen = parts.setdefault("seen", {})
    if seat not in seen:
        seen[seat], parts["known"] = _seen(g, seat), [*g.state.known]
    weaknesses = parts.setdefault("weaknesses", {})
    if seat not in weaknesses:
        weaknesses[seat] = {name: _only(g.see(name, seat)) for name in WEAKNESSES}
    own = parts.get(("own", seat))
    if own is None:
        own = parts["own", seat] = _own(g, seat)
    return (*own, seen[seat], weaknesses[seat], g.see("intruder-hand", seat))


def _own(g: Nemesis, seat: int) -> tuple[Any, ...]:
    """What a seat holds, and looks at: all that it sees whole."""
    if seat < 0:
        return ([], [], [], [])
    zones, (hand, pack, objectives, looking, *_) = g.state.zones, belongings_of(seat)
    return (g.see(hand, seat), zones[pack][:], zones[objectives][:], zones[looking][:])


def _only(faces: list[str | None]) -> str | None:
    return faces[0] if faces else None


def _seen(g: Nemesis, seat: int) -> list[Seen]:
    """Components out of sight that the seat knows all the same."""
    state, face = g.state, g.game.face
    found = []
    # Sorted: in which order the zones came to be known may be a secret of others.
    for zone in sorted(state.known):
        kind, _, owner = zone.partition("-")
        if zone in MIXED or (kind in WHOLE and owner == str(seat)):
            continue
        items = state.zones[zone]
        here = [
            Seen(zone, 0 if kind in WHOLE else len(items) - 1 - index, face(items[index]))
            for index, mask in enumerate(state.known[zone])
            if mask and sees(mask, seat)
        ]
        # What somebody else holds has no order that could be seen.
        found += sorted(here, key=lambda one: one.face) if kind in WHOLE else here
    return found


# The crew


def _crew(g: Nemesis, reader: int) -> list[Person]:
    parts, crew = g.parts, []
    now = [*map(astuple, g.state.crew)]
    before = parts.get("crew", now)
    parts["crew"] = now
    for seat, who in enumerate(now):
        people = parts.get(seat)
        if people is None or who != before[seat]:
            people = parts[seat] = {}
        if reader not in people:
            people[reader] = _person(g, seat, reader, people)
        crew.append(people[reader])
    return crew


def _person(g: Nemesis, seat: int, reader: int, people: dict[int, Person]) -> Person:
    """What a reader sees of a player: who knows nothing special sees what a spectator sees."""
    if reader == SPECTATOR or _knows(g, seat, reader):
        return _new_person(g, seat, reader)
    if SPECTATOR not in people:
        people[SPECTATOR] = _new_person(g, seat, SPECTATOR)
    return people[SPECTATOR]


def _knows(g: Nemesis, seat: int, reader: int) -> bool:
    """Whether a reader knows something of the inventory or the objectives of a player."""
    eyes, known = g.state.eyes, g.state.known
    for zone in (f"pack-{seat}", f"objectives-{seat}"):
        if sees(eyes[zone], reader):
            return True
        if zone in known and any(sees(mask, reader) for mask in known[zone]):
            return True
    return False


def _new_person(g: Nemesis, seat: int, reader: int) -> Person:
    """Wounds, quest items and what is in the hands lie open for everyone."""
    who, zones, see = g.state.crew[seat], g.state.zones, g.see
    names = belongings_of(seat)
    hand, pack, objectives, _, deck, discard, wounds, dressed, hands, quests = names
    return Person(
        who.id,
        who.number,
        who.slot,
        who.status,
        who.pod,
        who.light,
        zones[wounds][:],
        zones[dressed][:],
        who.slimed,
        who.larva,
        who.signal,
        who.passed,
        list(who.taped),
        len(zones[hand]),
        len(zones[deck]),
        see(discard, reader),
        zones[hands][:],
        _pack(zones[pack], see(pack, reader)) if zones[pack] else [],
        zones[quests][:],
        see(objectives, reader),
    )


def _pack(items: list[str], faces: list[str | None]) -> list[str]:
    """An inventory has no order that others could see."""
    return sorted(face or back_of(item) for item, face in zip(items, faces, strict=True))


# What is the same for everyone


def _open_part(g: Nemesis) -> tuple[Any, ...]:
    """All of it, in the order of the view's fields."""
    state, parts = g.state, _kept(g)
    noted = snapshot(NOTED(state))
    if OPEN not in parts or parts["noted"] != noted:
        parts["noted"] = noted
        parts[OPEN] = _new_open_part(g, parts)
    return (*COURSE(state), *parts[OPEN])


def _new_open_part(g: Nemesis, parts: dict[Hashable, Any]) -> tuple[Any, ...]:
    state = g.state
    if not _noted(parts, "places", (state.explored, state.searches, state.ruined)):
        _find_changed_rooms(g, parts)
        parts.pop("passages", None)
    if not _noted(parts, "intruders", state.intruders):
        parts["figures"] = [Figure(*astuple(one)) for one in state.intruders]
    if not _noted(parts, "things", THINGS(state)):
        parts.pop("small things", None)
    rooms = _rooms(g, parts)
    if "passages" not in parts:
        parts["passages"] = _passages(g)
    if "small things" not in parts:
        parts["small things"] = _small_things(g)
    if "piles" not in parts:
        parts["piles"] = _piles(g, parts)
    return (rooms, parts["passages"], parts["figures"], *parts["small things"], *parts["piles"])


def _noted(parts: dict[Hashable, Any], name: str, noted: object) -> bool:
    """Whether what the state says beside its zones is what it was."""
    now = snapshot(noted)
    if parts.get(name) == now:
        return True
    parts[name] = now
    return False


def _find_changed_rooms(g: Nemesis, parts: dict[Hashable, Any]) -> None:
    """Rooms that were explored or searched do not hold."""
    explored, searches = g.state.explored, g.state.searches
    for slot in g.board.slots:
        room = parts.get(slot)
        if room and (room.room != explored.get(slot, "") or room.items != searches.get(slot)):
            del parts[slot]


def _rooms(g: Nemesis, parts: dict[Hashable, Any]) -> dict[str, Room]:
    state, slots = g.state, g.board.slots
    stale = [slot for slot in slots if slot not in parts]
    if stale:
        for slot in stale:
            room, items = state.explored.get(slot, ""), state.searches.get(slot)
            parts[slot] = Room(room, items, state.zones[slot][:])
        parts["rooms"] = {slot: parts[slot] for slot in slots}
    rooms: dict[str, Room] = parts["rooms"]
    return rooms


def _passages(g: Nemesis) -> dict[str, Passage]:
    """Only the places where something lies: most corridors are empty."""
    zones, ruined = g.state.zones, g.state.ruined
    return {
        place: Passage(NOISE in here, DOOR in here, place in ruined)
        for place in g.board.noise_places
        if (here := zones[place])
    }


def _small_things(g: Nemesis) -> tuple[Any, ...]:
    """What lies on weapons, and what everyone has learned or done."""
    state = g.state
    # Only of weapons that are in somebody's hands everyone sees the ammo.
    carried = (thing for seat in range(state.seats) for thing in state.zones[hands(seat)])
    return (
        {thing: state.ammo[thing] for thing in carried if thing in state.ammo},
        {weapon: extras[:] for weapon, extras in state.joined.items()},
        state.locked[:],
        state.weaknesses[:],
        state.killed[:],
        state.fallen.copy(),
    )


def _piles(g: Nemesis, parts: dict[Hashable, Any]) -> tuple[Any, ...]:
    zones = g.state.zones
    for bag in (BAG, POOL):
        if bag not in parts:
            parts[bag] = _by_kind(zones[bag])
    return (
        [Pods("a", zones["pods-a"][:]), Pods("b", zones["pods-b"][:])],
        len(zones[EGG_BOARD]),
        parts[BAG],
        parts[POOL],
        {name: len(zones[name]) for name in SHARED_DECKS},
        {name: zones[name][:] for name in DISCARDS},
        zones["deck-crafted"][:],
        zones["shared-objectives"][:],
        zones["drawn"][:],
        g.see(GONE, SPECTATOR),
        len(zones["intruder-deck"]),
        zones["intruder-discard"][:],
    )


def _by_kind(tokens: list[str]) -> dict[str, int]:
    """How many tokens there are of each kind: everyone can work that out."""
    count = NO_TOKENS.copy()
    for token in tokens:
        count[KINDS[token]] += 1
    return count
