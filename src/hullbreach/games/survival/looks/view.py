"""What a seat may know of a game of the family, built from nothing.

The open part is the same for everyone. Of hidden components a seat sees what the zones of the
ledger let it see: its own cards, and what it was shown or had before (`seen`). Whether a
contamination card is infected nobody sees, not even its owner.

From one choice to the next little changes, so a view is put together of parts. A part is made of
what lies in some zones, and kept until something moves there (`Play.touched`). What is in no zone
is compared with what it was; where it is another thing, that counts as if something had moved. The
list of a zone is a value (`State`), and so is much else in a state: a view has it as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec.structs import astuple, replace

from hullbreach.games.survival.content import IntruderToken
from hullbreach.games.survival.rules.board import Board
from hullbreach.games.survival.rules.model import (
    BAG,
    BOX,
    DOOR,
    EGG_BOARD,
    GONE,
    NOISE,
    POOL,
    SurvivalState,
    hands,
)
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel.memo import memo
from hullbreach.kernel.play import Play, sees
from hullbreach.kernel.table import SPECTATOR

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
    taped: Sequence[str]
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
    packs: tuple[str, ...]
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
    nest_destroyed: bool
    joined: dict[str, list[str]]
    discovered: list[str]
    killed: list[str]
    fallen: dict[str, int]

    rooms: dict[str, Room]
    passages: dict[str, Passage]
    figures: list[Figure]
    ammo: dict[str, int]
    eggs: int
    bag: dict[str, int]
    pool: dict[str, int]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    crafted: list[str]
    shared: list[str]
    drawn: list[str]
    gone: list[str | None]


COURSE = View.__struct_fields__[
    View.__struct_fields__.index("packs") : View.__struct_fields__.index("rooms")
]
"""The fields that are in the state as they are in the view."""
RENAMED = {"discovered": "weaknesses"}
"""Those of them that the state calls something else."""
HELD = ("hand", "pack", "objectives")
SHOWN = ("deck", "discard", "wounds", "dressed", "hands", "quests")
"""The zones that every player has: those that only the player sees whole, and the others."""
FACED = (*HELD, "discard")
"""Those of which everybody may see something else."""

PLACES = ("explored", "searches", "ruined")
"""What the state says of slots and corridors beside their zones."""
FIGURES, AMMO = ".intruders", ".ammo"
"""What parts are made of that are in no zone; a game may have more (`noted`)."""

HEADS, KNOWN, MEMORY, WEAK, SECRET = "heads", "known", "memory", "weaknesses", "secrets"
ALIKE, PEOPLE, PERSONS = "alike", "people", "persons"
"""The parts that may be another thing for every reader, see `Parts`."""


@memo
def belongings_of(seat: int) -> tuple[str, ...]:
    """The zones of a player."""
    return tuple(f"{kind}-{seat}" for kind in (*HELD, *SHOWN, "looking"))


class Field(msgspec.Struct, frozen=True):
    """How an open field of a view is made, and of what: zones, or what is noted beside them."""

    made_of: tuple[str, ...]
    make: Callable[[Any], Any]


class Places(msgspec.Struct, frozen=True):
    """An open field that has places, or piles, in their order, and what is to be seen of each."""

    places: dict[str, int]
    make: Callable[[Any, str], Any]
    """What is seen of a place; None if it is left out."""


def pile(zone: str) -> Field:
    """What lies open in a zone."""
    return Field((zone,), lambda g: g.state.zones[zone])


def height(zone: str) -> Field:
    """How much lies in a zone."""
    return Field((zone,), lambda g: len(g.state.zones[zone]))


class Plan(msgspec.Struct, frozen=True):
    """How the parts of views are made on a board, for so many players."""

    fields: dict[str, tuple[Field | Places, int, int]]
    """The open fields by name, each with where its value is kept: in the first list of open
    fields, that of the family, or in the second, that of the game; and in which place."""
    kept: tuple[Hashable, ...]
    """The names of the other parts; those of a player have the seat beside them, those of a zone its
    name alone."""
    makes: dict[str, list[str]]
    """The open fields that are made of a zone, or of what is noted."""
    drops: dict[str, list[int]]
    """The other parts that are made of it, by their numbers."""


class Parts:
    """What the last views were made of, each part until something of which it is made was touched.

    What may be another thing for every reader is a dict by reader.
    """

    __slots__ = (
        "alike", "crew", "faces", "figures", "heads", "kept", "known", "memory", "notes", "open",
        "people", "persons", "plan", "secrets", "seen", "weaknesses",
    )  # fmt: skip

    def __init__(self, plan: Plan, seats: int, notes: tuple[Any, ...]) -> None:
        self.plan = plan
        self.kept: list[dict[int, Any]] = [{} for _ in plan.kept]
        """All that is a dict by reader, in the order of the plan."""
        named = dict(zip(plan.kept, self.kept, strict=True))
        self.heads, self.known, self.memory = named[HEADS], named[KNOWN], named[MEMORY]
        self.weaknesses, self.secrets = named[WEAK], named[SECRET]
        self.faces: Mapping[Any, dict[int, Any]] = named
        """What is seen in zones of players, by zone."""
        self.alike = [named[ALIKE, seat] for seat in range(seats)]
        """By seat: who knows something special of a player, and who sees what a spectator sees."""
        self.people = [named[PEOPLE, seat] for seat in range(seats)]
        """By seat: what is seen of a player."""
        self.persons = [named[PERSONS, seat] for seat in range(seats)]
        """By seat: the same, right but for the action cards."""
        self.open: tuple[list[Any], list[Any]] = ([], [])
        """The open fields of the family, and those of the game."""
        self.seen: dict[str, dict[int, list[Seen]]] = {}
        """What was remembered of each zone."""
        self.notes = notes
        """What was noted, and what is in the state as it is in the view."""
        self.figures: list[Any] = []
        self.crew: list[Any] = [None] * seats
        """The intruders and the characters as they were."""


G = TypeVar("G", bound=Survival[SurvivalState])
V = TypeVar("V", bound=View[Any])


class Sight(Generic[G, V]):
    """How the views of a game are put together; a game says what else there is to see.

    After the fields of the family a view has, in this order: what else is secret, what else is
    in the state as it is in the view (`course`), and what else is open.
    """

    view_kind: Callable[..., V]
    person_kind: ClassVar[type[Person]] = Person
    whole: ClassVar[tuple[str, ...]] = (*HELD, "looking")
    """The kinds of zones that a seat sees whole where they are its own; they have no order."""
    course: ClassVar[tuple[str, ...]] = ()
    """Fields that only this game has, and that are in the state as they are in the view."""
    noted: ClassVar[tuple[str, ...]] = ()
    """Fields of the state, values, of which this game makes parts: there they are called `.name`."""

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
        self.boards, self.back_of = boards, back_of
        self.decks, self.discards = tuple(decks), tuple(discards)
        self.weaknesses = tuple(weaknesses)
        self.kinds: dict[str, str] = {
            f"token-{row.id}": f"intruder-{row.intruder}" if row.intruder else f"token-{row.id}"
            for row in tokens.values()
        }
        """What is seen of a token in the bag: its kind. Numbers are not counted along by anybody."""
        self.no_tokens = dict.fromkeys(self.kinds.values(), 0)
        self._names = (*PLACES, "ammo", *self.noted)
        course = [RENAMED.get(name, name) for name in COURSE]
        self._look = getter(self._names, course, self.course)
        """What is noted of a state, and what is in it as it is in the view."""
        self._person_of = person_maker(self.person_kind)
        self._plan = cache(self._new_plan)
        self._kind = self.view_kind

    def view(self, g: G, seat: int) -> V:
        """The view of a seat, or of a spectator."""
        self._renew(g)
        return self._view(g, seat)

    def views(self, g: G, seats: Iterable[int]) -> dict[int, V]:
        """The views of several seats; what is open to everyone is looked at once."""
        self._renew(g)
        return {seat: self._view(g, seat) for seat in seats}

    def _view(self, g: G, seat: int) -> V:
        parts = g.parts
        head, secrets = parts.heads.get(seat) or self._head(g, seat)
        common, own = parts.open
        _noted, course, own_course = parts.notes
        return self._kind(*head, *course, *common, *secrets, *own_course, *own)

    # What a game may add

    def secret_zones(self, seats: int) -> Iterable[str]:
        """The zones of which `own_secrets` are made, and what is noted beside them."""
        return ()

    def own_secrets(self, g: G, seat: int) -> tuple[Any, ...]:
        """What else a seat holds or knows."""
        return ()

    def own_fields(self) -> Mapping[str, Field | Places]:
        """What else is open, in the order of the view's fields."""
        return {}

    # What is the same for everyone

    def _open_fields(self, layout: str, seats: int) -> dict[str, Field | Places]:
        """What is open in all games, in the order of the view's fields."""
        slots, passages = self.boards[layout].slots, self.boards[layout].noise_places
        carried = tuple(hands(seat) for seat in range(seats))
        return {
            "rooms": Places(_in_order(slots), _room),
            "passages": Places(_in_order(passages), _passage),
            "figures": Field((FIGURES,), _figures),
            "ammo": Field((*carried, AMMO), _ammo),
            "eggs": height(EGG_BOARD),
            "bag": Field((BAG,), lambda g: self._by_kind(g.state.zones[BAG])),
            "pool": Field((POOL,), lambda g: self._by_kind(g.state.zones[POOL])),
            "decks": Places(_in_order(self.decks), lambda g, deck: len(g.state.zones[deck])),
            "discards": Places(_in_order(self.discards), lambda g, pile: g.state.zones[pile]),
            "crafted": pile("deck-crafted"),
            "shared": pile("shared-objectives"),
            "drawn": pile("drawn"),
            "gone": Field((GONE,), lambda g: g.see(GONE, SPECTATOR)),
        }

    def _by_kind(self, tokens: list[str]) -> dict[str, int]:
        """How many tokens there are of each kind: everyone can work that out."""
        count = self.no_tokens.copy()
        for token in tokens:
            count[self.kinds[token]] += 1
        return count

    # Which parts hold

    def _new_plan(self, layout: str, seats: int) -> Plan:
        """What is made of what, on this board for so many players."""
        common, own = self._open_fields(layout, seats), self.own_fields()
        fields = {
            name: (field, which, index)
            for which, some in enumerate((common, own))
            for index, (name, field) in enumerate(some.items())
        }
        makes: dict[str, list[str]] = {}
        for name, (field, _which, _index) in fields.items():
            for zone in field.places if isinstance(field, Places) else field.made_of:
                makes.setdefault(zone, []).append(name)
        made_of: dict[Hashable, Iterable[str]] = {
            MEMORY: (),
            WEAK: self.weaknesses,
            SECRET: self.secret_zones(seats),
        }
        for seat in range(seats):
            hand, pack, objectives, deck, discard, *others, _looking = belongings_of(seat)
            made_of[ALIKE, seat] = (pack, objectives)
            made_of[PERSONS, seat] = (pack, objectives, *others)
            made_of[PEOPLE, seat] = (hand, pack, objectives, deck, discard, *others)
        own_zones = [zone for seat in range(seats) for zone in belongings_of(seat)]
        made_of[KNOWN] = dict.fromkeys([*made_of[WEAK], *made_of[SECRET]])
        made_of[HEADS] = dict.fromkeys([*made_of[KNOWN], *own_zones])
        faced = [f"{kind}-{seat}" for kind in FACED for seat in range(seats)]
        made_of |= {zone: (zone,) for zone in faced}
        drops: dict[str, list[int]] = {}
        for number, zones in enumerate(made_of.values()):
            for zone in zones:
                drops.setdefault(zone, []).append(number)
        return Plan(fields, tuple(made_of), makes, drops)

    def _begin(self, g: G) -> None:
        """Nobody has looked yet: everything is as if it had just been touched."""
        state = g.state
        plan = self._plan(state.layout, state.seats)
        g.parts = parts = Parts(plan, state.seats, self._look(state))
        self._note(g)
        g.touched = {}
        for field, which, _index in plan.fields.values():
            parts.open[which].append(_whole(g, field))

    def _renew(self, g: G) -> None:
        """Drop the parts that do not hold any more, and make those anew that everyone sees."""
        parts = g.parts
        if parts is None:
            self._begin(g)
            return
        self._note(g)
        if touched := g.touched:
            g.touched = {}
            plan, kept = parts.plan, parts.kept
            makes, drops = plan.makes, plan.drops
            names: dict[str, None] = {}
            for zone in touched:
                if zone in drops:
                    for number in drops[zone]:
                        kept[number].clear()
                if zone in makes:
                    for name in makes[zone]:
                        names[name] = None
            for name in names:
                field, which, index = plan.fields[name]
                values = parts.open[which]
                if type(field) is Field:
                    make = field.make
                    values[index] = make(g)
                else:
                    values[index] = _renewed(g, field, values[index], touched)

    def _note(self, g: G) -> None:
        """What has changed beside the zones counts as touched, too."""
        state, parts, touched = g.state, g.parts, g.touched
        if touched:
            known, seen = state.known.keys(), parts.seen.keys()
            if not (known.isdisjoint(touched) and seen.isdisjoint(touched)):
                self._forget(g, [zone for zone in touched if zone in known or zone in seen])
        look, then = self._look, parts.notes[0]
        parts.notes = noted, _course, _own = look(state)
        if noted != then:
            for name, now, before in zip(self._names, noted, then, strict=True):
                if now is not before:
                    touched |= dict.fromkeys(
                        _differing(now, before) if name in PLACES else (f".{name}",)
                    )
        if state.intruders != parts.figures:
            parts.figures = [*map(replace, state.intruders)]
            touched[FIGURES] = None
        if state.crew != (crew := parts.crew):
            parts.heads.clear()
            for seat, who in enumerate(state.crew):
                if who != crew[seat]:
                    # What is seen of a character are values: a shallow copy will do.
                    crew[seat] = replace(who)
                    parts.people[seat].clear()
                    parts.persons[seat].clear()

    # What may be another thing for every seat

    def _head(self, g: G, seat: int) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """What a view begins with: all that a seat holds and knows, and the crew; and secrets."""
        parts = g.parts
        memory, weaknesses, secrets = parts.known.get(seat) or self._known(g, seat)
        if seat >= 0:
            zones, own = g.state.zones, belongings_of(seat)
            hand, pack, objectives = self._faces(g, own[0], seat), zones[own[1]], zones[own[2]]
            looking = zones[own[-1]]
        else:
            hand, pack, objectives, looking = [], [], [], []
        head = seat, hand, pack, objectives, looking, memory, weaknesses, self._crew(g, seat)
        parts.heads[seat] = head, secrets
        return head, secrets

    def _known(self, g: G, seat: int) -> tuple[Any, ...]:
        """What a seat knows besides its own things."""
        parts = g.parts
        if (memory := parts.memory.get(seat)) is None:
            memory = parts.memory[seat] = self._memory(g, seat)
        if (weaknesses := parts.weaknesses.get(seat)) is None:
            weaknesses = parts.weaknesses[seat] = self._known_weaknesses(g, seat)
        if (secrets := parts.secrets.get(seat)) is None:
            secrets = parts.secrets[seat] = self.own_secrets(g, seat)
        known = parts.known[seat] = memory, weaknesses, secrets
        return known

    def _known_weaknesses(self, g: G, seat: int) -> dict[str, str | None]:
        """The weakness in each slot of the intruder board."""
        return {name: only(g.see(name, seat)) for name in self.weaknesses}

    def _memory(self, g: G, seat: int) -> list[Seen]:
        """Components out of sight that the seat knows all the same."""
        found: list[Seen] = []
        # Sorted: in which order the zones came to be known may be a secret of others.
        for zone in sorted(g.state.known):
            if zone not in MIXED:
                by_seat = g.parts.seen.setdefault(zone, {})
                if seat not in by_seat:
                    by_seat[seat] = self._seen(g, zone, seat)
                found += by_seat[seat]
        return found

    def _forget(self, g: G, zones: Iterable[str]) -> None:
        """What seats remember of these zones does not hold."""
        parts = g.parts
        for zone in zones:
            if zone not in MIXED:
                parts.seen.pop(zone, None)
                parts.memory.clear()
                parts.known.clear()
                parts.heads.clear()

    def _seen(self, g: G, zone: str, seat: int) -> list[Seen]:
        """What a seat remembers of a zone."""
        state, faces = g.state, g.faces
        kind, _, owner = zone.partition("-")
        if kind in self.whole and owner == str(seat):
            return []
        # What somebody else holds, or held, has no order that could be seen.
        items, loose = state.zones[zone], kind in self.whole or zone == BOX
        here = [
            Seen(
                zone, 0 if loose else len(items) - 1 - index, faces.get(items[index], items[index])
            )
            for index, mask in enumerate(state.known[zone])
            if mask and sees(mask, seat)
        ]
        return sorted(here, key=lambda one: one.face) if loose else here

    # The crew

    def _crew(self, g: G, reader: int) -> list[Person]:
        crew: list[Person] = []
        for people in g.parts.people:
            who = people.get(reader)
            if who is None:
                who = people[reader] = self._person(g, len(crew), reader, people)
            crew.append(who)
        return crew

    def _person(self, g: G, seat: int, reader: int, people: dict[int, Person]) -> Person:
        """What a reader sees of a player: who knows nothing special sees what a spectator sees."""
        alike = g.parts.alike[seat]
        eyes = alike.get(reader)
        if eyes is None:
            special = reader in (seat, SPECTATOR) or _knows(g, seat, reader)
            eyes = alike[reader] = reader if special else SPECTATOR
        who = people.get(eyes)
        if who is None:
            before = g.parts.persons[seat]
            who = before.get(eyes)
            if who is None:
                who = self._new_person(g, seat, eyes)
            else:
                zones, own = g.state.zones, belongings_of(seat)
                discard = self._faces(g, own[4], eyes)
                who = replace(
                    who, cards=len(zones[own[0]]), deck=len(zones[own[3]]), discard=discard
                )
            people[eyes] = before[eyes] = who
        return who

    def _new_person(self, g: G, seat: int, reader: int) -> Person:
        """Wounds, quest items and what is in the hands lie open for everyone."""
        state, make = g.state, self._person_of
        zones = state.zones
        hand, pack, objectives, deck, discard, wounds, dressed, hands, quests, _ = belongings_of(
            seat
        )
        return make(
            state.crew[seat],
            zones[wounds],
            zones[dressed],
            len(zones[hand]),
            len(zones[deck]),
            self._faces(g, discard, reader),
            zones[hands],
            self._faces(g, pack, reader, self._see_pack),
            zones[quests],
            self._faces(g, objectives, reader),
        )

    def _faces(
        self, g: G, zone: str, reader: int, see: Callable[[G, str, int], list[Any]] = Play.see
    ) -> list[Any]:
        """What a reader sees in a zone of a player."""
        items: list[Any] = g.state.zones[zone]
        if not items:
            return items
        kept = g.parts.faces[zone]
        found: list[Any] | None = kept.get(reader)
        if found is None:
            found = kept[reader] = see(g, zone, reader)
        return found

    def _see_pack(self, g: G, zone: str, reader: int) -> list[str]:
        """An inventory has backs, and no order that others could see."""
        both = zip(g.state.zones[zone], g.see(zone, reader), strict=True)
        return sorted(face or self.back_of(item) for item, face in both)


def only(faces: list[str | None]) -> str | None:
    """The face of a component that lies alone; nothing where none lies."""
    return faces[0] if faces else None


def getter(*groups: Iterable[str]) -> Callable[[Any], tuple[tuple[Any, ...], ...]]:
    """What something has in some groups of fields: a function that is written out.

    >>> getter(("real", "imag"), ())(3 + 4j)
    ((3.0, 4.0), ())
    """
    tuples = ["".join(f"one.{field}, " for field in fields) for fields in groups]
    found: dict[str, Any] = {}
    exec("def get(one): return " + "".join(f"({fields}), " for fields in tuples), found)
    get: Callable[[Any], tuple[tuple[Any, ...], ...]] = found["get"]
    return get


IN_ZONES = (
    "wounds", "dressed", "cards", "deck", "discard", "carried", "pack", "quests", "objectives",
)  # fmt: skip
"""The fields of a person that are made of zones; the others are in the character as they are."""


def person_maker(kind: type[P]) -> Callable[..., P]:
    """What makes a person of a character and of what is in zones: a function that is written out."""
    args = (name if name in IN_ZONES else f"who.{name}" for name in kind.__struct_fields__)
    found: dict[str, Any] = {"kind": kind}
    exec(f"def make(who, {', '.join(IN_ZONES)}): return kind({', '.join(args)})", found)
    make: Callable[..., P] = found["make"]
    return make


def _knows(g: Survival[SurvivalState], seat: int, reader: int) -> bool:
    """Whether a reader knows something of the inventory or the objectives of a player."""
    eyes, known = g.state.eyes, g.state.known
    for zone in belongings_of(seat)[1 : len(HELD)]:
        if sees(eyes[zone], reader):
            return True
        if zone in known and any(sees(mask, reader) for mask in known[zone]):
            return True
    return False


def _differing(now: Any, before: Any) -> list[str]:
    """The places of which two dicts, or two lists, do not say the same."""
    if isinstance(now, dict):
        found = [place for place, said in now.items() if before.get(place) != said]
    else:
        found = [place for place in now if place not in before]
    return found + [place for place in before if place not in now]


def _whole(g: Survival[SurvivalState], field: Field | Places) -> Any:
    """What is to be seen in a field at first."""
    return _renewed(g, field, {}, field.places) if isinstance(field, Places) else field.make(g)


def _renewed(
    g: Survival[SurvivalState], field: Places, then: dict[str, Any], touched: Iterable[str]
) -> dict[str, Any]:
    """What is to be seen of places, some of which were touched: the others stay as they are."""
    now, make, more = then.copy(), field.make, False
    places = field.places
    for place in touched:
        if place in places:
            one = make(g, place)
            if one is None:
                now.pop(place, None)
            else:
                more = more or place not in now
                now[place] = one
    return {place: now[place] for place in sorted(now, key=places.__getitem__)} if more else now


def _in_order(places: Iterable[str]) -> dict[str, int]:
    return {place: number for number, place in enumerate(places)}


def _room(g: Survival[SurvivalState], slot: str) -> Room:
    state = g.state
    return Room(state.explored.get(slot, ""), state.searches.get(slot), state.zones[slot])


def _passage(g: Survival[SurvivalState], place: str) -> Passage | None:
    """Only of places where something lies: most corridors are empty."""
    here = g.state.zones[place]
    return Passage(NOISE in here, DOOR in here, place in g.state.ruined) if here else None


def _figures(g: Survival[SurvivalState]) -> list[Figure]:
    return [Figure(*astuple(one)) for one in g.state.intruders]


def _ammo(g: Survival[SurvivalState]) -> dict[str, int]:
    """Only of weapons that are in somebody's hands everyone sees the ammo."""
    zones, ammo = g.state.zones, g.state.ammo
    carried = [thing for seat in range(g.state.seats) for thing in zones[hands(seat)]]
    return {thing: ammo[thing] for thing in carried if thing in ammo}
