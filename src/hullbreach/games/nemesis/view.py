"""What a seat may know of a game of Nemesis, built from nothing.

The open part is the same for everyone. Of hidden components a seat sees what the zones of the
ledger let it see: its own cards, and what it was shown or had before (`seen`). Whether a
contamination card is infected nobody sees, not even its owner.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import astuple

from hullbreach.games.nemesis.backs import back_of
from hullbreach.games.nemesis.model import CONTENT
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.setup import HIDDEN_PILES, OPEN_PILES, TOKENS, WEAKNESS_SLOTS
from hullbreach.games.survival.model import BAG, DOOR, EGG_BOARD, GONE, NOISE, POOL, Character
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
WEAKNESSES = tuple(f"weakness-{slot}" for slot in WEAKNESS_SLOTS)
WHOLE = ("hand", "pack", "objectives", "looking")
"""The kinds of zones that a seat sees whole where they are its own."""
MIXED = (BAG, POOL)
"""Tokens that were seen once: nobody can tell which of their kind they are now."""


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
    pods: list[Pods]
    locked: list[str]
    eggs: int
    bag: dict[str, int]
    pool: dict[str, int]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    crafted: list[str]
    discovered: list[str]
    killed: list[str]
    fallen: dict[str, int]
    shared: list[str]
    drawn: list[str]
    gone: list[str | None]
    intruder_deck: int
    intruder_discard: list[str]


def view(g: Nemesis, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    return _view(g, seat, _open_part(g))


def views(g: Nemesis, seats: Iterable[int]) -> dict[int, View]:
    """The views of several seats; what is open to everyone is looked at once."""
    open_part = _open_part(g)
    return {seat: _view(g, seat, open_part) for seat in seats}


def _view(g: Nemesis, seat: int, open_part: tuple[Any, ...]) -> View:
    crew = [_person(g, other, seat) for other in range(g.state.seats)]
    fields: tuple[Any, ...] = (*_private_part(g, seat), crew, *open_part)
    return View(*fields)


def _private_part(g: Nemesis, seat: int) -> tuple[Any, ...]:
    """What may be another thing for every seat, in the order of the view's fields."""
    see, zones = g.see, g.state.zones
    common = (_seen(g, seat), _weaknesses(g, seat), see("intruder-hand", seat))
    if seat < 0:
        return (seat, [], [], [], [], *common)
    hand, _, pack, objectives, *_ = _zones_of(seat)
    looking = zones[f"looking-{seat}"]
    return (seat, see(hand, seat), zones[pack][:], zones[objectives][:], looking[:], *common)


def _open_part(g: Nemesis) -> tuple[Any, ...]:
    """What is the same for everyone, in the order of the view's fields."""
    state, zones = g.state, g.state.zones
    return (
        state.mode,
        state.layout,
        state.over,
        state.round,
        state.stage,
        state.first,
        state.turn,
        state.actions,
        state.acted,
        state.boundless,
        state.time,
        state.destruct,
        state.destination,
        state.met,
        state.deaths,
        state.calm,
        state.jumped,
        state.destroyed,
        state.intruder_seat,
        state.intruder_active,
        _rooms(g),
        _passages(g),
        [Figure(one.id, one.kind, one.slot, one.injuries) for one in state.intruders],
        _ammo(g),
        {weapon: extras[:] for weapon, extras in state.joined.items()},
        _pods(g),
        state.locked[:],
        len(zones[EGG_BOARD]),
        _tokens(g, BAG),
        _tokens(g, POOL),
        {name: len(zones[name]) for name in SHARED_DECKS},
        {name: zones[name][:] for name in DISCARDS},
        zones["deck-crafted"][:],
        state.weaknesses[:],
        state.killed[:],
        state.fallen.copy(),
        zones["shared-objectives"][:],
        zones["drawn"][:],
        g.see(GONE, SPECTATOR),
        len(zones["intruder-deck"]),
        zones["intruder-discard"][:],
    )


def _weaknesses(g: Nemesis, seat: int) -> dict[str, str | None]:
    zones, eyes = g.state.zones, g.state.eyes
    made_of = [(zones[name], eyes[name], *g.state.known.get(name, ())) for name in WEAKNESSES]
    return g.part(
        ("weaknesses", seat),
        made_of,
        lambda: {name: _only(g.see(name, seat)) for name in WEAKNESSES},
    )


def _pods(g: Nemesis) -> list[Pods]:
    a, b = g.state.zones["pods-a"], g.state.zones["pods-b"]
    return g.part("pods", (a, b), lambda: [Pods("a", a[:]), Pods("b", b[:])])


def _rooms(g: Nemesis) -> dict[str, Room]:
    zones, explored, searches = g.state.zones, g.state.explored, g.state.searches
    slots = g.board.slots
    made_of = ([zones[slot] for slot in slots], explored.copy(), searches.copy())
    return g.part("rooms", made_of, lambda: {slot: _room(g, slot) for slot in slots})


def _room(g: Nemesis, slot: str) -> Room:
    room, items = g.state.explored.get(slot, ""), g.state.searches.get(slot)
    here = g.state.zones[slot]
    return g.part(slot, (room, items, here), lambda: Room(room, items, here[:]))


def _passages(g: Nemesis) -> dict[str, Passage]:
    """Only the places where something lies: most corridors are empty."""
    zones, ruined = g.state.zones, g.state.ruined
    places = g.board.noise_places
    here = [zones[place] for place in places]
    return g.part(
        "passages",
        (here, ruined[:]),
        lambda: {
            place: Passage(NOISE in things, DOOR in things, place in ruined)
            for place, things in zip(places, here, strict=True)
            if things
        },
    )


@cache
def _zones_of(seat: int) -> tuple[str, ...]:
    kinds = (
        "hand",
        "deck",
        "pack",
        "objectives",
        "discard",
        "wounds",
        "dressed",
        "hands",
        "quests",
    )
    return tuple(f"{kind}-{seat}" for kind in kinds)


def _person(g: Nemesis, seat: int, reader: int) -> Person:
    """What a reader sees of a player: wounds, quest items and what is in the hands lie open."""
    state, names = g.state, _zones_of(seat)
    who, zones, eyes, known = state.crew[seat], state.zones, state.eyes, state.known
    things = [zones[name] for name in names]
    hidden = [(eyes[name], *known.get(name, ())) for name in names[2:4]]
    if not any(sees(mask, reader) for masks in hidden for mask in masks):
        reader = SPECTATOR
    made_of = (astuple(who), things, hidden)
    return g.part((seat, reader), made_of, lambda: _new_person(g, who, names, things, reader))


def _new_person(
    g: Nemesis, who: Character, names: tuple[str, ...], things: list[list[str]], reader: int
) -> Person:
    hand, deck, pack, _, _, wounds, dressed, hands, quests = things
    _, _, in_pack, objectives, discard, *_ = names
    return Person(
        id=who.id,
        number=who.number,
        slot=who.slot,
        status=who.status,
        pod=who.pod,
        light=who.light,
        wounds=wounds[:],
        dressed=dressed[:],
        slimed=who.slimed,
        larva=who.larva,
        signal=who.signal,
        passed=who.passed,
        taped=list(who.taped),
        cards=len(hand),
        deck=len(deck),
        discard=g.see(discard, reader),
        carried=hands[:],
        # An inventory has no order that others could see.
        pack=sorted(
            face or back_of(item) for item, face in zip(pack, g.see(in_pack, reader), strict=True)
        ),
        quests=quests[:],
        objectives=g.see(objectives, reader),
    )


def _ammo(g: Nemesis) -> dict[str, int]:
    """The ammo of the weapons that are in somebody's hands, where everyone sees them."""
    zones, ammo = g.state.zones, g.state.ammo
    return {
        thing: ammo[thing]
        for seat in range(g.state.seats)
        for thing in zones[f"hands-{seat}"]
        if thing in ammo
    }


def _tokens(g: Nemesis, zone: str) -> dict[str, int]:
    tokens = g.state.zones[zone]
    return g.part(zone, tokens, lambda: _by_kind(tokens))


def _by_kind(tokens: list[str]) -> dict[str, int]:
    """How many tokens there are of each kind: everyone can work that out."""
    count = NO_TOKENS.copy()
    for token in tokens:
        count[KINDS[token]] += 1
    return count


def _only(faces: list[str | None]) -> str | None:
    return faces[0] if faces else None


def _seen(g: Nemesis, seat: int) -> list[Seen]:
    """Components out of sight that the seat knows all the same."""
    zones, known = g.state.zones, g.state.known
    if not known:
        return []
    made_of = [(zone, zones[zone], tuple(masks)) for zone, masks in known.items()]
    return g.part(("seen", seat), made_of, lambda: _all_seen(g, seat))


def _all_seen(g: Nemesis, seat: int) -> list[Seen]:
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
