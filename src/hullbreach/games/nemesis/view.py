"""What a seat may know of a game of Nemesis, built from nothing.

The open part is the same for everyone. Of hidden components a seat sees what the zones of the
ledger let it see: its own cards, and what it was shown or had before (`seen`). Whether a
contamination card is infected nobody sees, not even its owner.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hullbreach.games.nemesis.backs import back_of
from hullbreach.games.nemesis.model import CONTENT
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.setup import HIDDEN_PILES, OPEN_PILES, TOKENS, WEAKNESS_SLOTS
from hullbreach.games.survival.model import BAG, EGG_BOARD, GONE, POOL
from hullbreach.kernel.play import ALL_EYES, sees
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


class Room(msgspec.Struct, frozen=True):
    """A slot of the board."""

    room: str
    """The room, once it is explored; nothing before."""
    items: int | None
    """The item counter, where there is one."""
    here: list[str]
    """Markers, tokens, objects and figures, each by its kind."""


class Passage(msgspec.Struct, frozen=True):
    """A corridor, or a network of technical corridors, in which something lies."""

    noise: bool
    door: bool
    destroyed: bool
    """Whether the door lies flat and bars nothing."""


class Figure(msgspec.Struct, frozen=True):
    """An intruder on the board."""

    id: str
    kind: str
    slot: str
    injuries: int


class Person(msgspec.Struct, frozen=True):
    """What everyone sees of a player and the character."""

    id: str
    number: int
    slot: str
    status: str
    pod: str
    light: int
    wounds: list[str | None]
    dressed: list[str | None]
    slimed: bool
    larva: bool
    signal: bool
    passed: bool
    taped: list[str]
    """Items that are bound together with duct tape."""
    cards: int
    deck: int
    discard: list[str | None]
    carried: list[str | None]
    pack: list[str]
    """The items in the inventory: faces where this seat knows them, otherwise backs."""
    quests: list[str | None]
    """The quest items that are not active yet."""
    objectives: list[str | None]


class Pods(msgspec.Struct, frozen=True):
    """The escape pods of a section."""

    section: str
    pods: list[str]


class Seen(msgspec.Struct, frozen=True):
    """A hidden component whose face this seat knows, and how deep in its zone it lies."""

    zone: str
    depth: int
    face: str


class View(msgspec.Struct, frozen=True):
    """What a seat knows; a spectator is seat -1."""

    seat: int
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
    crew: list[Person]
    ammo: dict[str, int]
    joined: dict[str, list[str]]
    pods: list[Pods]
    locked: list[str]
    eggs: int
    bag: dict[str, int]
    pool: dict[str, int]
    decks: dict[str, int]
    discards: dict[str, list[str | None]]
    crafted: list[str | None]
    weaknesses: dict[str, str | None]
    """The weakness in each slot of the intruder board, once it is known."""
    discovered: list[str]
    killed: list[str]
    fallen: dict[str, int]
    shared: list[str | None]
    drawn: list[str | None]
    gone: list[str | None]
    intruder_deck: int
    intruder_hand: list[str | None]
    intruder_discard: list[str | None]

    hand: list[str | None]
    pack: list[str | None]
    objectives: list[str | None]
    looking: list[str | None]
    """Cards that the seat is choosing among."""
    seen: list[Seen]


def view(g: Nemesis, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    return views(g, [seat])[seat]


def views(g: Nemesis, seats: Iterable[int]) -> dict[int, View]:
    """The views of several seats; what is open to everyone is looked at once."""
    open_to_all = _open_part(g)
    people = [
        (_person(g, other, SPECTATOR), _initiated(g, other)) for other in range(g.state.seats)
    ]
    return {seat: _view(g, seat, open_to_all, people) for seat in seats}


def _open_part(g: Nemesis) -> dict[str, Any]:
    state, zones = g.state, g.state.zones
    return {
        "mode": state.mode,
        "layout": state.layout,
        "over": state.over,
        "round": state.round,
        "stage": state.stage,
        "first": state.first,
        "turn": state.turn,
        "actions": state.actions,
        "acted": state.acted,
        "boundless": state.boundless,
        "time": state.time,
        "destruct": state.destruct,
        "destination": state.destination,
        "met": state.met,
        "deaths": state.deaths,
        "calm": state.calm,
        "jumped": state.jumped,
        "destroyed": state.destroyed,
        "intruder_seat": state.intruder_seat,
        "intruder_active": state.intruder_active,
        "rooms": _rooms(g),
        "passages": _passages(g),
        "figures": [Figure(one.id, one.kind, one.slot, one.injuries) for one in state.intruders],
        "ammo": _ammo(g),
        "joined": {weapon: extras[:] for weapon, extras in state.joined.items()},
        "pods": [Pods("a", zones["pods-a"][:]), Pods("b", zones["pods-b"][:])],
        "locked": state.locked[:],
        "eggs": len(zones[EGG_BOARD]),
        "bag": _by_kind(zones[BAG]),
        "pool": _by_kind(zones[POOL]),
        "decks": {name: len(zones[name]) for name in SHARED_DECKS},
        "discovered": state.weaknesses[:],
        "killed": state.killed[:],
        "fallen": state.fallen.copy(),
        "intruder_deck": len(zones["intruder-deck"]),
    }


def _view(
    g: Nemesis, seat: int, open_to_all: dict[str, Any], people: list[tuple[Person, int]]
) -> View:
    see, sits = g.see, seat >= 0
    return View(
        seat=seat,
        **open_to_all,
        crew=[
            _person(g, other, seat) if sees(initiated, seat) else person
            for other, (person, initiated) in enumerate(people)
        ],
        discards={name: see(name, seat) for name in DISCARDS},
        crafted=see("deck-crafted", seat),
        weaknesses={name: _only(see(name, seat)) for name in WEAKNESSES},
        shared=see("shared-objectives", seat),
        drawn=see("drawn", seat),
        gone=see(GONE, seat),
        intruder_hand=see("intruder-hand", seat),
        intruder_discard=see("intruder-discard", seat),
        hand=see(f"hand-{seat}", seat) if sits else [],
        pack=see(f"pack-{seat}", seat) if sits else [],
        objectives=see(f"objectives-{seat}", seat) if sits else [],
        looking=see(f"looking-{seat}", seat) if sits else [],
        seen=_seen(g, seat),
    )


PERSONAL = ("wounds", "dressed", "discard", "hands", "pack", "quests", "objectives")
"""The zones of a player of which others may see something."""


def _initiated(g: Nemesis, owner: int) -> int:
    """The seats (as eyes) that may know more of a player than everyone does."""
    eyes, known, found = g.state.eyes, g.state.known, 0
    for kind in PERSONAL:
        zone = f"{kind}-{owner}"
        if eyes[zone] != ALL_EYES:
            found |= eyes[zone]
            for mask in known.get(zone, ()):
                found |= mask
    return found


def _rooms(g: Nemesis) -> dict[str, Room]:
    zones, explored, searches = g.state.zones, g.state.explored, g.state.searches
    return {
        slot: Room(explored.get(slot, ""), searches.get(slot), zones[slot][:])
        for slot in g.board.slots
    }


def _passages(g: Nemesis) -> dict[str, Passage]:
    """Only the places where something lies: most corridors are empty."""
    zones, ruined, found = g.state.zones, g.state.ruined, {}
    for places in (g.board.passages, g.board.networks):
        for place in places:
            if here := zones[place]:
                found[place] = Passage(
                    "supply-noise" in here, "supply-door" in here, place in ruined
                )
    return found


def _person(g: Nemesis, seat: int, reader: int) -> Person:
    who, zones, see = g.state.crew[seat], g.state.zones, g.see
    pack = zones[f"pack-{seat}"]
    return Person(
        id=who.id,
        number=who.number,
        slot=who.slot,
        status=who.status,
        pod=who.pod,
        light=who.light,
        wounds=see(f"wounds-{seat}", reader),
        dressed=see(f"dressed-{seat}", reader),
        slimed=who.slimed,
        larva=who.larva,
        signal=who.signal,
        passed=who.passed,
        taped=who.taped[:],
        cards=len(zones[f"hand-{seat}"]),
        deck=len(zones[f"deck-{seat}"]),
        discard=see(f"discard-{seat}", reader),
        carried=see(f"hands-{seat}", reader),
        pack=[
            face or back_of(item)
            for item, face in zip(pack, see(f"pack-{seat}", reader), strict=True)
        ]
        if pack
        else [],
        quests=see(f"quests-{seat}", reader),
        objectives=see(f"objectives-{seat}", reader),
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
    state, face = g.state, g.game.face
    found = []
    # Sorted: in which order the zones came to be known may be a secret of others.
    for zone in sorted(state.known):
        kind, _, owner = zone.partition("-")
        if zone in MIXED or (kind in WHOLE and owner == str(seat)):
            continue
        items = state.zones[zone]
        for index, mask in enumerate(state.known[zone]):
            if mask and sees(mask, seat):
                found.append(Seen(zone, len(items) - 1 - index, face(items[index])))
    return found
