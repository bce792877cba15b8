"""What a view is made of: for each of its fields, what it shows and what makes it change.

A view begins with nothing, and every field says how it is made (`Field`, `Places`, `Private`,
`Held`, `Memory`, `People`). A field that nobody mentions is in the state as it is in the view, under
the same name or another (`Same`). Where a field of a view tells of what lies in zones, or of what
else the state says, it names it (`made_of`): the zone, `hand-*` for the zones of all players, `.name`
for a field of the state. The maker of views (`viewing`) makes it anew only when one of these changed.

Two things hold for everybody who makes a field. A list or a dict that is put into a view is
never changed afterwards. And what is open to all must not be made of what is hidden from some:
`Play.see` tells what a seat sees of a zone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from sys import intern
from typing import Any, ClassVar, Protocol, TypeAlias

import msgspec

from hullbreach.kernel.play import ALL_EYES, SPECTATOR, Play, sees

NOTHING: list[Any] = []
"""What a spectator holds."""

Kept: TypeAlias = "Sequence[dict[Any, Any]]"
"""What was made for each reader, part by part."""
Numbers: TypeAlias = Mapping[Hashable, int]
"""Where each part is kept."""
Look: TypeAlias = Callable[[Any, Kept, int], Any]
"""What a reader sees: takes the game in progress, what is kept, and the seat."""


# What is the same for everyone


class Field(msgspec.Struct, frozen=True):
    """A field that is the same for everyone."""

    made_of: tuple[str, ...]
    make: Callable[[Any], Any]
    mark: Callable[[Any, str], Any] | None = None
    """How learners are told: makes a mark (`marks`) of a layout and the field's name."""


class Places(msgspec.Struct, frozen=True):
    """A dict by places, or piles, in their order; only those where something changed are made anew."""

    places: Callable[[Any], Iterable[str]]
    """All of them, each a zone: the same in all games that the maker makes one plan for."""
    make: Callable[[Any, str], Any]
    """What is seen of a place; None if it is left out."""
    beside: tuple[str, ...] = ()
    """What the state says of places beside their zones: fields that are dicts, or lists, of them."""


class Same(msgspec.Struct, frozen=True):
    """A field that the state has as it is in the view, under another name."""

    name: str


def pile(zone: str) -> Field:
    """What lies open in a zone."""
    return Field((zone,), lambda g: g.state.zones[zone])


def height(zone: str) -> Field:
    """How much lies in a zone."""
    return Field((zone,), lambda g: len(g.state.zones[zone]))


def only(faces: list[str | None]) -> str | None:
    """The face of a component that lies alone; nothing where none lies."""
    return faces[0] if faces else None


def expanded(made_of: Iterable[str], seats: int) -> list[str]:
    """The same zones, with those of all players for each `kind-*`.

    >>> expanded(("deck", "hand-*"), 2)
    ['deck', 'hand-0', 'hand-1']
    """
    found: list[str] = []
    for zone in made_of:
        kind = zone.removesuffix("*")
        found += [zone] if kind == zone else [intern(f"{kind}{seat}") for seat in range(seats)]
    return found


# What may be another thing for every reader


class Secret(Protocol):
    """A field that may be another thing for every reader."""

    def parts(self, name: str, seats: int) -> Mapping[Hashable, Iterable[str]]:
        """What is kept by reader, and what each is made of."""

    def kept(self, name: str, reader: int) -> Hashable | None:
        """The part that is all that this reader sees; None if it is put together of several."""

    def looker(self, name: str, seats: int, number: Numbers) -> Look:
        """What looks for a reader, and keeps what it made."""


class Private(msgspec.Struct, frozen=True):
    """A field that is made for each reader."""

    made_of: tuple[str, ...]
    make: Callable[[Any, int], Any]
    mark: Callable[[Any, str], Any] | None = None
    """How learners are told, as in `Field`."""

    def parts(self, name: str, seats: int) -> Mapping[Hashable, Iterable[str]]:
        """One part."""
        return {name: expanded(self.made_of, seats)}

    def kept(self, name: str, reader: int) -> Hashable:
        """That part."""
        return name

    def looker(self, name: str, seats: int, number: Numbers) -> Look:
        """Looks once."""
        own, make = number[name], self.make

        def look(g: Any, kept: Kept, reader: int) -> Any:
            made = kept[own]
            found = made.get(reader)
            if found is None:
                found = made[reader] = make(g, reader)
            return found

        return look


class Held(msgspec.Struct, frozen=True):
    """What lies in the reader's own zone of a kind; a spectator holds nothing."""

    zone: str

    def parts(self, name: str, seats: int) -> Mapping[Hashable, Iterable[str]]:
        """What is seen in the zone of each player."""
        return {one: (one,) for one in expanded((f"{self.zone}-*",), seats)}

    def kept(self, name: str, reader: int) -> Hashable | None:
        """What is seen in the reader's own zone."""
        return f"{self.zone}-{reader}" if reader >= 0 else None

    def looker(self, name: str, seats: int, number: Numbers) -> Look:
        """Sees the reader's own zone."""
        zones = [(zone, number[zone]) for zone in expanded((f"{self.zone}-*",), seats)]
        see = Play.see

        def look(g: Any, kept: Kept, reader: int) -> Any:
            if reader < 0:
                return NOTHING
            zone, own = zones[reader]
            made = kept[own]
            found = made.get(reader)
            return made.setdefault(reader, see(g, zone, reader)) if found is None else found

        return look


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A hidden component whose face this seat knows, and how deep in its zone it lies."""

    zone: str
    depth: int
    face: str


class Memory(msgspec.Struct, frozen=True):
    """What a reader knows of components out of sight: it was shown them, or had them before."""

    KNOWN: ClassVar = "?"
    """What it is made of: of all that somebody knows."""

    held: tuple[str, ...] = ()
    """The kinds of zones that their owners see whole; they have no order that others could see."""
    loose: tuple[str, ...] = ()
    """Other zones without an order."""
    mixed: tuple[str, ...] = ()
    """Zones in which nobody can tell any more which component was seen."""

    def parts(self, name: str, seats: int) -> Mapping[Hashable, Iterable[str]]:
        """All that is remembered, and what of each zone."""
        return {name: (self.KNOWN,), Memory: ()}

    def kept(self, name: str, reader: int) -> Hashable:
        """All that is remembered."""
        return name

    def looker(self, name: str, seats: int, number: Numbers) -> Look:
        """Goes through the zones of which somebody knows something."""
        own, zones, mixed, seen = number[name], number[Memory], self.mixed, self.seen

        def look(g: Any, kept: Kept, reader: int) -> list[Seen]:
            found: list[Seen] | None = kept[own].get(reader)
            if found is None:
                found, by_zone = [], kept[zones]
                # Sorted: in which order the zones came to be known may be a secret of others.
                for zone in sorted(g.state.known):
                    if zone not in mixed:
                        readers = by_zone.setdefault(zone, {})
                        if reader not in readers:
                            readers[reader] = seen(g, zone, reader)
                        found += readers[reader]
                kept[own][reader] = found
            return found

        return look

    def seen(self, g: Any, zone: str, reader: int) -> list[Seen]:
        """What a reader remembers of a zone."""
        state, looks = g.state, g.faces
        kind, _, owner = zone.partition("-")
        if kind in self.held and owner == str(reader):
            return []
        # What somebody else holds, or held, has no order that could be seen.
        items, loose = state.zones[zone], kind in self.held or zone in self.loose
        here = [
            Seen(
                zone, 0 if loose else len(items) - 1 - index, looks.get(items[index], items[index])
            )
            for index, mask in enumerate(state.known[zone])
            if mask and sees(mask, reader)
        ]
        return sorted(here, key=lambda one: one.face) if loose else here


# What is seen of the players


class Lying(msgspec.Struct, frozen=True):
    """What lies open in a player's zone of a kind."""

    zone: str


class Counted(msgspec.Struct, frozen=True):
    """How much lies in a player's zone of a kind."""

    zone: str


class Faces(msgspec.Struct, frozen=True):
    """What a reader sees of a player's zone of a kind."""

    zone: str
    see: Callable[[Any, str, int], Any] = Play.see
    open: bool = False
    """Whether everybody sees the same of it."""

    def key(self, seat: int) -> Hashable:
        """By what it is kept what is seen of the zone, in a special way or not."""
        zone = f"{self.zone}-{seat}"
        return zone if self.see is Play.see else (zone, self.see)


class People(msgspec.Struct, frozen=True):
    """A list of what is seen of the players, by seat.

    What is in none of their zones is in the state as it is in the view: in the list `of`.
    """

    kind: type[msgspec.Struct]
    of: str
    zones: Mapping[str, Lying | Counted | Faces]
    counters: Mapping[str, int] = {}
    """Numbers that are no fields there (`counters`), and where they start."""

    def parts(self, name: str, seats: int) -> Mapping[Hashable, Iterable[str]]:
        """For each player: what is seen, who sees something special, and what in each hidden zone."""
        found: dict[Hashable, Iterable[str]] = {}
        for seat in range(seats):
            own = [f"{one.zone}-{seat}" for one in self.zones.values()]
            found[name, seat] = [*own, f".{self.of}-{seat}"]
            found[name, seat, "alike"] = self._hidden(seat)
            for one in self.zones.values():
                if isinstance(one, Faces):
                    found[one.key(seat)] = (f"{one.zone}-{seat}",)
        return found

    def kept(self, name: str, reader: int) -> None:
        """It is put together of what is seen of each."""

    def _hidden(self, seat: int) -> list[str]:
        """The zones of a player of which not everybody sees the same."""
        faced = [one for one in self.zones.values() if isinstance(one, Faces)]
        return [f"{one.zone}-{seat}" for one in faced if not one.open]

    def looker(self, name: str, seats: int, number: Numbers) -> Look:
        """A function that is written out: what is kept of each seat, or is made now."""
        names: dict[str, Any] = {}
        args: list[str] = []
        for seat in range(seats):
            names[f"make_{seat}"] = self._one(name, seat, number)
            made = number[name, seat]
            args.append(f"kept[{made}].get(reader) or make_{seat}(g, kept, reader)")
        exec(f"def look(g, kept, reader): return [{', '.join(args)}]", names)
        look: Look = names["look"]
        return look

    def _one(self, name: str, seat: int, number: Numbers) -> Look:
        """Most readers know nothing special of a player: they see what a spectator sees."""
        people, special, hidden = (
            number[name, seat],
            number[name, seat, "alike"],
            self._hidden(seat),
        )
        make = self._maker(seat, number)

        def look(g: Any, kept: Kept, reader: int) -> Any:
            alike, seen = kept[special], kept[people]
            eyes = alike.get(reader)
            if eyes is None:
                knows = reader == seat or knows_more(g, hidden, reader)
                eyes = alike[reader] = reader if knows else SPECTATOR
            who = seen.get(eyes)
            if who is None:
                who = seen[eyes] = make(g, kept, eyes)
            seen[reader] = who
            return who

        return look

    def _maker(self, seat: int, number: Numbers) -> Callable[..., Any]:
        """What makes what is seen of a player: a function that is written out."""
        names: dict[str, Any] = {"kind": self.kind}
        args: dict[str, str] = {}
        for field, one in self.zones.items():
            zone = f"zone_{field}"
            names[zone] = intern(f"{one.zone}-{seat}")
            match one:
                case Lying():
                    args[field] = f"zones[{zone}]"
                case Counted():
                    args[field] = f"len(zones[{zone}])"
                case Faces():
                    names[f"see_{field}"], made = one.see, f"kept[{number[one.key(seat)]}]"
                    looks = f"{made}.setdefault(reader, see_{field}(g, {zone}, reader))"
                    args[field] = f"{looks} if (seen := {made}.get(reader)) is None else seen"
        for field, start in self.counters.items():
            args[field] = f"who.counters.get({field!r}, {start})"
        values = (args.get(field, f"who.{field}") for field in self.kind.__struct_fields__)
        lines = (
            "def make(g, kept, reader):",
            "    state = g.state",
            f"    who, zones = state.{self.of}[{seat}], state.zones",
            f"    return kind({', '.join(values)})",
        )
        exec("\n".join(lines), names)
        make: Callable[..., Any] = names["make"]
        return make


def knows_more(g: Any, zones: Iterable[str], reader: int) -> bool:
    """Whether a reader knows something of these zones that not everyone knows."""
    eyes, known = g.state.eyes, g.state.known
    for zone in zones:
        if eyes[zone] != ALL_EYES:
            if sees(eyes[zone], reader):
                return True
            if zone in known and any(sees(mask, reader) for mask in known[zone]):
                return True
    return False


AnyField: TypeAlias = Field | Places | Same | Secret
