"""What a seat may know of a game of the family, built from nothing.

The open part is the same for everyone. Of hidden components a seat sees what the zones of the
ledger let it see: its own cards, and what it was shown or had before (`seen`). Whether a
contamination card is infected nobody sees, not even its owner.

From one choice to the next little changes, so a view is put together of parts, each with what it
was made of: a part that would be made of the same is the one from before (`Play.part`). The lists
of zones are values, so most of these comparisons only see that an object is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter, itemgetter
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec.structs import astuple

from hullbreach.games.survival.board import Board
from hullbreach.games.survival.content import IntruderToken
from hullbreach.games.survival.model import BAG, BOX, DOOR, EGG_BOARD, GONE, NOISE, POOL, hands
from hullbreach.games.survival.play import Survival
from hullbreach.kernel.play import sees
from hullbreach.kernel.table import SPECTATOR

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


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A hidden component whose face this seat knows, and how deep in its zone it lies."""

    zone: str
    depth: int
    face: str


P = TypeVar("P", bound=Person, covariant=True)


class View(msgspec.Struct, Generic[P], frozen=True, gc=False):
    """What a seat knows; a spectator is seat -1. A game adds fields of its own."""

    seat: int
    hand: list[str | None]
    pack: list[str]
    objectives: list[str]
    looking: list[str]
    """Cards that the seat is choosing among."""
    seen: list[Seen]
    weaknesses: dict[str, str | None]
    """The weakness in each slot of the intruder board, once it is known."""
    crew: Sequence[P]

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
    met: bool
    deaths: int
    destroyed: bool

    rooms: dict[str, Room]
    passages: dict[str, Passage]
    figures: list[Figure]

    ammo: dict[str, int]
    joined: dict[str, list[str]]
    discovered: list[str]
    killed: list[str]
    fallen: dict[str, int]

    eggs: int
    bag: dict[str, int]
    pool: dict[str, int]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    crafted: list[str]
    shared: list[str]
    drawn: list[str]
    gone: list[str | None]


def _between(kind: type[View[Any]], first: str, end: str) -> tuple[str, ...]:
    names = kind.__struct_fields__
    return names[names.index(first) : names.index(end)]


COURSE = _between(View, "mode", "rooms")
"""The fields that are in the state as they are in the view."""
NOTED = ("intruders", "explored", "searches", "ruined", "ammo", "joined")
LEARNED = ("weaknesses", "killed", "fallen")
"""What else the state says of the open part: lists and dicts, that rules change."""
OPEN_ZONES = ("deck-crafted", EGG_BOARD, BAG, POOL, "shared-objectives", "drawn", GONE)

OF_A_SEAT = (
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
"""The zones that every player has."""


@cache
def _zones_of(seat: int) -> tuple[str, ...]:
    return tuple(f"{kind}-{seat}" for kind in OF_A_SEAT)


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

G = TypeVar("G", bound=Survival[Any])
V = TypeVar("V", bound=View[Any])


class Sight(Generic[G, V]):
    """How the views of a game are put together; a game says what else there is to see.

    After the fields of the family a view has, in this order: what else is secret, what else is
    in the state as it is in the view (`course`), and what else is open.
    """

    view_kind: Callable[..., V]
    person_kind: ClassVar[type[Person]] = Person
    whole: ClassVar[tuple[str, ...]] = ("hand", "pack", "objectives", "looking")
    """The kinds of zones that a seat sees whole where they are its own; they have no order."""
    course: ClassVar[tuple[str, ...]] = ()
    """Fields that only this game has, and that are in the state as they are in the view."""
    noted: ClassVar[tuple[str, ...]] = ()
    """Lists and dicts in the state of which this game's open part is made, too,"""
    open_zones: ClassVar[tuple[str, ...]] = ()
    """and zones."""

    def __init__(
        self,
        tokens: Mapping[str, IntruderToken],
        boards: Mapping[str, Board],
        back_of: Callable[[str], str],
        *,
        decks: Iterable[str],
        discards: Iterable[str],
        weaknesses: Iterable[str],
    ) -> None:
        self.back_of = back_of
        self.decks, self.discards = tuple(decks), tuple(discards)
        self.weaknesses = tuple(weaknesses)
        self.kinds: dict[str, str] = {
            f"token-{row.id}": f"intruder-{row.intruder}" if row.intruder else f"token-{row.id}"
            for row in tokens.values()
        }
        """What is seen of a token in the bag: its kind. Numbers are not counted along by anybody."""
        self.no_tokens = dict.fromkeys(self.kinds.values(), 0)
        self._course = attrgetter(*COURSE)
        self._own_course: Callable[[Any], tuple[Any, ...]] = (
            attrgetter(*self.course) if len(self.course) > 1 else lambda state: ()
        )
        self._noted = attrgetter(*NOTED, *self.noted, *LEARNED)
        piles = (*self.decks, *self.discards, *OPEN_ZONES, *self.open_zones)
        self._in_piles: Callable[[Any], tuple[list[str], ...]] = itemgetter(*piles)
        self._in_weaknesses = itemgetter(*self.weaknesses)
        self._in_slots = {name: itemgetter(*board.slots) for name, board in boards.items()}
        self._in_passages = {
            name: itemgetter(*board.noise_places) for name, board in boards.items()
        }
        base = Person.__struct_fields__
        self._of_person = [name for name in self.person_kind.__struct_fields__ if name not in base]

    def view(self, g: G, seat: int) -> V:
        """The view of a seat, or of a spectator."""
        return self._view(g, seat, self._open_part(g))

    def views(self, g: G, seats: Iterable[int]) -> dict[int, V]:
        """The views of several seats; what is open to everyone is looked at once."""
        open_part = self._open_part(g)
        return {seat: self._view(g, seat, open_part) for seat in seats}

    def _view(self, g: G, seat: int, open_part: tuple[tuple[Any, ...], tuple[Any, ...]]) -> V:
        common, own = open_part
        known = snapshot(g.state.known)
        return self.view_kind(
            seat,
            *self._private_part(g, seat, known),
            self._crew(g, seat),
            *common,
            *self.own_secrets(g, seat, known),
            *own,
        )

    # What a game may add

    def own_secrets(self, g: G, seat: int, known: bytes) -> tuple[Any, ...]:
        """What else a seat holds or knows; `known` tells what anybody has been shown."""
        return ()

    def own_things(self, g: G) -> tuple[Any, ...]:
        """What else is open, made of the lists and dicts that are `noted`."""
        return ()

    def own_piles(self, g: G) -> tuple[Any, ...]:
        """What else is open, made of the `open_zones`."""
        return ()

    # What may be another thing for every seat

    def _private_part(self, g: G, seat: int, known: bytes) -> tuple[Any, ...]:
        """What a seat holds and remembers, in the order of the view's fields."""
        common = (self._seen(g, seat, known), self._weaknesses(g, seat, known))
        if seat < 0:
            return ([], [], [], [], *common)
        zones = g.state.zones
        hand, _, pack, objectives, *_ = _zones_of(seat)
        looking = zones[f"looking-{seat}"]
        return (g.see(hand, seat), zones[pack][:], zones[objectives][:], looking[:], *common)

    def _weaknesses(self, g: G, seat: int, known: bytes) -> dict[str, str | None]:
        return g.part(
            ("weaknesses", seat),
            (known, self._in_weaknesses(g.state.zones), self._in_weaknesses(g.state.eyes)),
            lambda: {name: only(g.see(name, seat)) for name in self.weaknesses},
        )

    def _seen(self, g: G, seat: int, known: bytes) -> list[Seen]:
        """Components out of sight that the seat knows all the same."""
        made_of = (known, [*map(g.state.zones.__getitem__, g.state.known)])
        return g.part(("seen", seat), made_of, lambda: self._all_seen(g, seat))

    def _all_seen(self, g: G, seat: int) -> list[Seen]:
        state, face = g.state, g.game.face
        found = []
        # Sorted: in which order the zones came to be known may be a secret of others.
        for zone in sorted(state.known):
            kind, _, owner = zone.partition("-")
            if zone in MIXED or (kind in self.whole and owner == str(seat)):
                continue
            # What somebody else holds, or held, has no order that could be seen.
            items, loose = state.zones[zone], kind in self.whole or zone == BOX
            here = [
                Seen(zone, 0 if loose else len(items) - 1 - index, face(items[index]))
                for index, mask in enumerate(state.known[zone])
                if mask and sees(mask, seat)
            ]
            found += sorted(here, key=lambda one: one.face) if loose else here
        return found

    # The crew

    def _crew(self, g: G, reader: int) -> list[Person]:
        state = g.state
        zones, eyes, known, places = state.zones, state.eyes, state.known, roster(state.seats)
        shown = () if places.secrets.isdisjoint(known) else snapshot(known)
        made_of = [
            (astuple(who), things(zones), seers(eyes), shown)
            for who, things, seers in zip(state.crew, places.things, places.eyes, strict=True)
        ]
        return g.each(
            ("crew", reader), made_of, lambda seat: self._person(g, seat, reader, made_of[seat])
        )

    def _person(self, g: G, seat: int, reader: int, made_of: tuple[Any, ...]) -> Person:
        """What a reader sees of a player: who knows nothing special sees what a spectator sees."""
        _, things, (in_pack, of_objectives), shown = made_of
        if not (sees(in_pack, reader) or sees(of_objectives, reader)) and not (
            shown and _was_shown(g, seat, reader)
        ):
            reader = SPECTATOR
        return g.part((seat, reader), made_of, lambda: self._new_person(g, seat, things, reader))

    def _new_person(self, g: G, seat: int, things: tuple[list[str], ...], reader: int) -> Person:
        """Wounds, quest items and what is in the hands lie open for everyone."""
        who = g.state.crew[seat]
        hand, deck, pack, _, _, wounds, dressed, hands, quests = things
        _, _, in_pack, objectives, discard, *_ = _zones_of(seat)
        return self.person_kind(
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
                face or self.back_of(item)
                for item, face in zip(pack, g.see(in_pack, reader), strict=True)
            ),
            quests=quests[:],
            objectives=g.see(objectives, reader),
            **{name: getattr(who, name) for name in self._of_person},
        )

    # What is the same for everyone

    def _open_part(self, g: G) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """The family's fields and the game's own, in the order of the view's fields."""
        state, zones = g.state, g.state.zones
        made_of = (
            snapshot(self._noted(state)),
            self._in_slots[state.layout](zones),
            self._in_passages[state.layout](zones),
            self._in_piles(zones),
            roster(state.seats).carried(zones),
        )
        common, own = g.part("open", made_of, lambda: self._new_open_part(g, *made_of))
        return (*self._course(state), *common), (*self._own_course(state), *own)

    def _new_open_part(
        self,
        g: G,
        noted: bytes,
        slots: tuple[list[str], ...],
        passages: tuple[list[str], ...],
        piles: tuple[list[str], ...],
        carried: object,
    ) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        common = (
            g.part("rooms", (noted, slots), lambda: _rooms(g, slots)),
            g.part("passages", (noted, passages), lambda: _passages(g, passages)),
            g.part("figures", noted, lambda: [Figure(*astuple(one)) for one in g.state.intruders]),
            *g.part("small things", (noted, carried), lambda: _small_things(g)),
            *g.part("piles", piles, lambda: self._piles(g)),
        )
        return common, (
            *g.part("own things", noted, lambda: self.own_things(g)),
            *g.part("own piles", piles, lambda: self.own_piles(g)),
        )

    def _piles(self, g: G) -> tuple[Any, ...]:
        zones = g.state.zones
        return (
            len(zones[EGG_BOARD]),
            self._tokens(g, BAG),
            self._tokens(g, POOL),
            {name: len(zones[name]) for name in self.decks},
            {name: zones[name][:] for name in self.discards},
            zones["deck-crafted"][:],
            zones["shared-objectives"][:],
            zones["drawn"][:],
            g.see(GONE, SPECTATOR),
        )

    def _tokens(self, g: G, zone: str) -> dict[str, int]:
        tokens = g.state.zones[zone]
        return g.part(zone, tokens, lambda: self._by_kind(tokens))

    def _by_kind(self, tokens: list[str]) -> dict[str, int]:
        """How many tokens there are of each kind: everyone can work that out."""
        count = self.no_tokens.copy()
        for token in tokens:
            count[self.kinds[token]] += 1
        return count


def only(faces: list[str | None]) -> str | None:
    """The face of a component that lies alone; nothing where none lies."""
    return faces[0] if faces else None


def _was_shown(g: Survival[Any], seat: int, reader: int) -> bool:
    """Whether a reader knows one of the hidden things of a player."""
    known = g.state.known
    names = roster(g.state.seats).hidden[seat]
    return any(sees(mask, reader) for name in names for mask in known.get(name, ()))


def _rooms(g: Survival[Any], slots: tuple[list[str], ...]) -> dict[str, Room]:
    """The rooms in which nothing has changed stay the same."""
    explored, searches, names = g.state.explored, g.state.searches, g.board.slots
    made_of = [*zip(map(explored.get, names), map(searches.get, names), slots, strict=True)]
    rooms = g.each("room", made_of, lambda at: _room(*made_of[at]))
    return dict(zip(names, rooms, strict=True))


def _room(room: str | None, items: int | None, here: list[str]) -> Room:
    return Room(room or "", items, here[:])


def _passages(g: Survival[Any], passages: tuple[list[str], ...]) -> dict[str, Passage]:
    """Only the places where something lies: most corridors are empty."""
    ruined = g.state.ruined
    return {
        place: Passage(NOISE in here, DOOR in here, place in ruined)
        for place, here in zip(g.board.noise_places, passages, strict=True)
        if here
    }


def _small_things(g: Survival[Any]) -> tuple[Any, ...]:
    """What lies on weapons, and what everyone has learned or done."""
    state = g.state
    # Only of weapons that are in somebody's hands everyone sees the ammo.
    carried = (thing for seat in range(state.seats) for thing in state.zones[hands(seat)])
    return (
        {thing: state.ammo[thing] for thing in carried if thing in state.ammo},
        {weapon: extras[:] for weapon, extras in state.joined.items()},
        state.weaknesses[:],
        state.killed[:],
        state.fallen.copy(),
    )
