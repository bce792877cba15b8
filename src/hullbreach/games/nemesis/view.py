"""What a seat may know of a game of Nemesis, built from nothing.

The open part is the same for everyone. Of hidden components a seat sees what the zones of the
ledger let it see: its own cards, and what it was shown or had before (`seen`). Whether a
contamination card is infected nobody sees, not even its owner.

From one choice to the next little changes, so a view is put together of parts, each with what it
was made of: a part that would be made of the same is the one from before (`Play.part`). The lists
of zones are values, so most of these comparisons only see that an object is the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import attrgetter, itemgetter
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
WEAKNESSES = tuple(f"weakness-{slot}" for slot in WEAKNESS_SLOTS)
WHOLE = ("hand", "pack", "objectives", "looking")
"""The kinds of zones that a seat sees whole where they are its own."""
MIXED = (BAG, POOL)
"""Tokens that were seen once: nobody can tell which of their kind they are now."""


PILES = itemgetter(
    *SHARED_DECKS,
    *DISCARDS,
    *("deck-crafted", "pods-a", "pods-b", EGG_BOARD, BAG, POOL, "shared-objectives", "drawn", GONE),
    *("intruder-deck", "intruder-discard"),
)
IN_WEAKNESSES = itemgetter(*WEAKNESSES)
IN_SLOTS = {name: itemgetter(*board.slots) for name, board in BOARDS.items()}
IN_PASSAGES = {name: itemgetter(*board.noise_places) for name, board in BOARDS.items()}
"""What lies in these zones: of all zones in one go."""

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
NOTED = attrgetter(
    *("intruders", "explored", "searches", "ruined", "ammo", "joined", "locked"),
    *("weaknesses", "killed", "fallen"),
)
"""What else the state says of the open part: lists and dicts, that rules change."""


def view(g: Nemesis, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    return _view(g, seat, _open_part(g))


def views(g: Nemesis, seats: Iterable[int]) -> dict[int, View]:
    """The views of several seats; what is open to everyone is looked at once."""
    open_part = _open_part(g)
    return {seat: _view(g, seat, open_part) for seat in seats}


def _view(g: Nemesis, seat: int, open_part: tuple[Any, ...]) -> View:
    return View(seat, *_private_part(g, seat), _crew(g, seat), *open_part)


# What may be another thing for every seat


def _private_part(g: Nemesis, seat: int) -> tuple[Any, ...]:
    """What a seat holds and remembers, in the order of the view's fields."""
    see, zones, known = g.see, g.state.zones, snapshot(g.state.known)
    common = (_seen(g, seat, known), _weaknesses(g, seat, known), see("intruder-hand", seat))
    if seat < 0:
        return ([], [], [], [], *common)
    hand, _, pack, objectives, *_ = _zones_of(seat)
    looking = zones[f"looking-{seat}"]
    return (see(hand, seat), zones[pack][:], zones[objectives][:], looking[:], *common)


def _weaknesses(g: Nemesis, seat: int, known: bytes) -> dict[str, str | None]:
    return g.part(
        ("weaknesses", seat),
        (known, IN_WEAKNESSES(g.state.zones), IN_WEAKNESSES(g.state.eyes)),
        lambda: {name: _only(g.see(name, seat)) for name in WEAKNESSES},
    )


def _only(faces: list[str | None]) -> str | None:
    return faces[0] if faces else None


def _seen(g: Nemesis, seat: int, known: bytes) -> list[Seen]:
    """Components out of sight that the seat knows all the same."""
    made_of = (known, [*map(g.state.zones.__getitem__, g.state.known)])
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


# The crew


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


class Roster:
    """Where the things of a crew are."""

    def __init__(self, seats: int) -> None:
        self.zones = [_zones_of(seat) for seat in range(seats)]
        self.things = [itemgetter(*names) for names in self.zones]
        self.carried = itemgetter(*(hands(seat) for seat in range(seats)))
        self.hidden = [names[2:4] for names in self.zones]
        """Inventories and objectives: others may know something of them."""
        self.eyes = [itemgetter(*names) for names in self.hidden]
        self.secrets = frozenset(name for names in self.hidden for name in names)


roster = cache(Roster)


def _crew(g: Nemesis, reader: int) -> list[Person]:
    state = g.state
    zones, eyes, known, places = state.zones, state.eyes, state.known, roster(state.seats)
    shown = () if places.secrets.isdisjoint(known) else snapshot(known)
    made_of = [
        (astuple(who), things(zones), seers(eyes), shown)
        for who, things, seers in zip(state.crew, places.things, places.eyes, strict=True)
    ]
    return g.each(("crew", reader), made_of, lambda seat: _person(g, seat, reader, made_of[seat]))


def _person(g: Nemesis, seat: int, reader: int, made_of: tuple[Any, ...]) -> Person:
    """What a reader sees of a player: who knows nothing special sees what a spectator sees."""
    _, things, (in_pack, of_objectives), shown = made_of
    if not (sees(in_pack, reader) or sees(of_objectives, reader)) and not (
        shown and _was_shown(g, seat, reader)
    ):
        reader = SPECTATOR
    return g.part((seat, reader), made_of, lambda: _new_person(g, seat, things, reader))


def _was_shown(g: Nemesis, seat: int, reader: int) -> bool:
    """Whether a reader knows one of the hidden things of a player."""
    known = g.state.known
    names = roster(g.state.seats).hidden[seat]
    return any(sees(mask, reader) for name in names for mask in known.get(name, ()))


def _new_person(g: Nemesis, seat: int, things: tuple[list[str], ...], reader: int) -> Person:
    """Wounds, quest items and what is in the hands lie open for everyone."""
    who = g.state.crew[seat]
    hand, deck, pack, _, _, wounds, dressed, hands, quests = things
    _, _, in_pack, objectives, discard, *_ = _zones_of(seat)
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
        taped=who.taped[:],
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


# What is the same for everyone


def _open_part(g: Nemesis) -> tuple[Any, ...]:
    """All of it, in the order of the view's fields."""
    state, zones = g.state, g.state.zones
    made_of = (
        snapshot(NOTED(state)),
        IN_SLOTS[state.layout](zones),
        IN_PASSAGES[state.layout](zones),
        PILES(zones),
        roster(state.seats).carried(zones),
    )
    return (*COURSE(state), *g.part("open", made_of, lambda: _new_open_part(g, *made_of)))


def _new_open_part(
    g: Nemesis,
    noted: bytes,
    slots: tuple[list[str], ...],
    passages: tuple[list[str], ...],
    piles: tuple[list[str], ...],
    carried: object,
) -> tuple[Any, ...]:
    return (
        g.part("rooms", (noted, slots), lambda: _rooms(g, slots)),
        g.part("passages", (noted, passages), lambda: _passages(g, passages)),
        g.part("figures", noted, lambda: [Figure(*astuple(one)) for one in g.state.intruders]),
        *g.part("small things", (noted, carried), lambda: _small_things(g)),
        *g.part("piles", piles, lambda: _piles(g)),
    )


def _rooms(g: Nemesis, slots: tuple[list[str], ...]) -> dict[str, Room]:
    """The rooms in which nothing has changed stay the same."""
    explored, searches, names = g.state.explored, g.state.searches, g.board.slots
    made_of = [*zip(map(explored.get, names), map(searches.get, names), slots, strict=True)]
    rooms = g.each("room", made_of, lambda at: _room(*made_of[at]))
    return dict(zip(names, rooms, strict=True))


def _room(room: str | None, items: int | None, here: list[str]) -> Room:
    return Room(room or "", items, here[:])


def _passages(g: Nemesis, passages: tuple[list[str], ...]) -> dict[str, Passage]:
    """Only the places where something lies: most corridors are empty."""
    ruined = g.state.ruined
    return {
        place: Passage(NOISE in here, DOOR in here, place in ruined)
        for place, here in zip(g.board.noise_places, passages, strict=True)
        if here
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


def _piles(g: Nemesis) -> tuple[Any, ...]:
    zones = g.state.zones
    return (
        _pods(g),
        len(zones[EGG_BOARD]),
        _tokens(g, BAG),
        _tokens(g, POOL),
        {name: len(zones[name]) for name in SHARED_DECKS},
        {name: zones[name][:] for name in DISCARDS},
        zones["deck-crafted"][:],
        zones["shared-objectives"][:],
        zones["drawn"][:],
        g.see(GONE, SPECTATOR),
        len(zones["intruder-deck"]),
        zones["intruder-discard"][:],
    )


def _pods(g: Nemesis) -> list[Pods]:
    a, b = g.state.zones["pods-a"], g.state.zones["pods-b"]
    return g.part("pods", (a, b), lambda: [Pods("a", a[:]), Pods("b", b[:])])


def _tokens(g: Nemesis, zone: str) -> dict[str, int]:
    tokens = g.state.zones[zone]
    return g.part(zone, tokens, lambda: _by_kind(tokens))


def _by_kind(tokens: list[str]) -> dict[str, int]:
    """How many tokens there are of each kind: everyone can work that out."""
    count = NO_TOKENS.copy()
    for token in tokens:
        count[KINDS[token]] += 1
    return count
