"""Views are put together here, of parts that are kept until something changes.

This is the one place that finds out what has changed in a game in progress. `Play` notes the zones
in which something moved or was shown (`Play.touched`); what a view has of the state beside its
zones is compared with what it was, and where it is another thing, that counts as touched, too. A
part of a view is made of some of these, and made anew only when one of them was touched.

So what did not change is the same object as before, and for all who see the same. Everything
after the view relies on that: an observation writes the fields that are other objects (`marks`), and
a picture draws anew what it is given anew (`remembering`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import groupby
from sys import intern
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from hullbreach.kernel.memo import memo
from hullbreach.kernel.play import SPECTATOR, Play
from hullbreach.kernel.state import State, element_copier, field_copier
from hullbreach.kernel.views import (
    AnyField,
    Field,
    Kept,
    Memory,
    Numbers,
    People,
    Places,
    Same,
    Secret,
    expanded,
)

G = TypeVar("G", bound=Play[State])
V = TypeVar("V", bound=msgspec.Struct)

SEAT = "seat"
"""The field of a view that says whose it is."""
HEADS = ".heads"
"""The part that has all that may be another thing for every reader: it holds as long as all others do."""

OPEN, SECRET, STATE = range(3)
"""Whether a field is open to all, may be another thing for everyone, or is taken from the state."""


class Noted(msgspec.Struct, frozen=True):
    """A field of the state of which views are made."""

    name: str
    places: bool
    """Whether it is a dict, or a list, of places, which change one by one."""

    def touched(self, now: Any, before: Any) -> Iterable[str]:
        """What has changed, by the names that fields give to it."""
        return differing(now, before) if self.places else (f".{self.name}",)


class Plan(msgspec.Struct, frozen=True):
    """How the parts of views are made, for so many players (on the same board)."""

    common: tuple[tuple[Field | Places, int, int], ...]
    """The open fields, each with where its value is kept: in which run of fields, and where there."""
    order: tuple[dict[str, int], ...]
    """The order of the places of each open field that has places."""
    kept: tuple[Hashable, ...]
    """The names of all that is kept by reader."""
    concerns: dict[str, tuple[tuple[int, ...], tuple[int, ...]]]
    """By what was touched: the numbers of what is kept, and of open fields, that are made of it."""
    heads: dict[int, Callable[[Any, Kept], Any]]
    """By reader: what looks at all that may be another thing for every reader, run by run."""


class Parts:
    """What the last views were made of."""

    __slots__ = ("common", "heads", "kept", "memory", "noted", "people", "plan", "same", "watched")

    def __init__(self, plan: Plan, common: tuple[list[Any], ...]) -> None:
        self.plan, self.common = plan, common
        self.kept: list[dict[Any, Any]] = [{} for _ in plan.kept]
        """What was made for each reader, in the order of the plan."""
        self.heads = self.kept[0]
        """All that may be another thing for every reader."""
        self.memory = self.kept[1]
        """What was remembered of each zone."""
        self.noted: Any = ()
        """The values that were noted."""
        self.watched: tuple[Any, ...] = ()
        """Copies of what is changed in its place."""
        self.people: list[list[Any]] = []
        """Copies of what has an element for each seat."""
        self.same: tuple[tuple[Any, ...], ...] = ()
        """What is in the state as it is in the view, run by run."""


Runs: TypeAlias = "list[list[str]]"


class ViewMaker(Generic[G, V]):
    """Makes the views of an edition, all of one type; for each of its fields a game says how.

    What packs bring (`more`) follows the fields of the game.
    """

    def __init__(
        self,
        kind: type[V],
        state: type[State],
        fields: Mapping[str, AnyField],
        more: Mapping[str, AnyField] | None = None,
        by: tuple[str, ...] = (),
    ) -> None:
        self.kind = with_fields(kind, more) if more else kind
        self.fields: dict[str, AnyField] = {**fields, **(more or {})}
        names = self.kind.__struct_fields__
        if unknown := self.fields.keys() - set(names):
            raise TypeError(f"{kind.__qualname__} has no fields {sorted(unknown)}")
        self._by = by
        """The fields of the state by which zones differ, beside the number of players."""
        self._runs = [
            (sort, list(run)) for sort, run in groupby(names, key=lambda one: self._sort(one))
        ]
        self._memory = next(
            (one for one in self.fields.values() if isinstance(one, Memory)), Memory()
        )
        noted = [(one, field_copier(state, one.name)) for one in self._all_noted()]
        self._noted = [one for one, copy in noted if copy is None]
        """What is a value: nobody changes it, it is replaced."""
        self._watched = [(one, copy) for one, copy in noted if copy is not None]
        """What is changed in its place, with what copies it."""
        people = [one.of for one in self.fields.values() if isinstance(one, People)]
        self._people = [(of, _by_seat(of), element_copier(state, of)) for of in people]
        """What has an element for each seat, with what names one and what copies one."""
        self._look = self._getter()
        self._view = self._assembler()
        self._plans: dict[Hashable, Plan] = {}

    def _sort(self, name: str) -> int:
        field = self.fields.get(name)
        if isinstance(field, Field | Places):
            return OPEN
        return STATE if isinstance(field, Same) or (field is None and name != SEAT) else SECRET

    def _of(self, sort: int) -> Runs:
        return [run for one, run in self._runs if one == sort]

    def view(self, g: G, seat: int) -> V:
        """The view of a seat, or of a spectator."""
        self._renew(g)
        parts, view = g.parts, self._view
        return view(parts.heads.get(seat) or self._head(g, seat), parts.same, parts.common)

    def views(self, g: G, seats: Iterable[int]) -> dict[int, V]:
        """The views of several seats; what is open to everyone is looked at once."""
        self._renew(g)
        parts, view = g.parts, self._view
        heads, same, common = parts.heads, parts.same, parts.common
        return {seat: view(heads.get(seat) or self._head(g, seat), same, common) for seat in seats}

    def _head(self, g: G, seat: int) -> Any:
        """All that may be another thing for every reader, run by run."""
        parts = g.parts
        head = parts.heads[seat] = parts.plan.heads[seat](g, parts.kept)
        return head

    # What is written out once

    def _getter(self) -> Callable[[Any], Any]:
        """What reads a state: the values that are noted, what is watched, and what is as it is."""

        def read(names: Iterable[str]) -> str:
            return f"({''.join(f'state.{name}, ' for name in names)})"

        groups = [
            read(one.name for one in self._noted),
            read(one.name for one, _copy in self._watched),
            read(of for of, _named, _copy in self._people),
        ]
        names = ((self._name(name) for name in run) for run in self._of(STATE))
        groups.append(f"({''.join(f'{read(run)}, ' for run in names)})")
        found: dict[str, Any] = {}
        exec(f"def get(state): return {', '.join(groups)}", found)
        get: Callable[[Any], Any] = found["get"]
        return get

    def _name(self, field: str) -> str:
        found = self.fields.get(field)
        return found.name if isinstance(found, Same) else field

    def _assembler(self) -> Callable[..., V]:
        """What makes a view of its runs."""
        count, runs = [0, 0, 0], []
        for sort, _run in self._runs:
            runs.append(f"*{('common', 'head', 'same')[sort]}[{count[sort]}]")
            count[sort] += 1
        found: dict[str, Any] = {"kind": self.kind}
        exec(f"def view(head, same, common): return kind({', '.join(runs)})", found)
        view: Callable[..., V] = found["view"]
        return view

    # What is made of what

    def _all_noted(self) -> list[Noted]:
        """The fields of the state of which something is made."""
        places: dict[str, None] = {}
        names: dict[str, None] = {}
        for field in self.fields.values():
            if isinstance(field, Places):
                places |= dict.fromkeys(field.beside)
            elif not isinstance(field, People):
                made_of = getattr(field, "made_of", ())
                names |= dict.fromkeys(one[1:] for one in made_of if one.startswith("."))
        return [Noted(name, name in places) for name in {**places, **names}]

    def _plan(self, g: G) -> Plan:
        state = g.state
        key = state.seats, *[getattr(state, name) for name in self._by]
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = self._new_plan(g)
        return found

    def _new_plan(self, g: G) -> Plan:
        seats = g.state.seats
        common: list[tuple[Field | Places, int, int]] = []
        order: list[dict[str, int]] = []
        made_of: dict[str, list[int]] = {}
        for which, run in enumerate(self._of(OPEN)):
            for index, name in enumerate(run):
                field: Any = self.fields[name]
                places = isinstance(field, Places)
                zones = tuple(field.places(g)) if places else expanded(field.made_of, seats)
                for zone in zones:
                    made_of.setdefault(zone, []).append(len(common))
                order.append({one: at for at, one in enumerate(zones)} if places else {})
                common.append((field, which, index))
        kept: dict[Hashable, Iterable[str]] = {HEADS: (), Memory: ()}
        for name, secret in self._secrets():
            kept |= secret.parts(name, seats)
        drops: dict[str, list[int]] = {}
        for number, of in enumerate(kept.values()):
            for zone in of:
                drops.setdefault(zone, []).append(number)
        heads = self._heads(seats, {name: number for number, name in enumerate(kept)})
        concerns = {
            intern(zone): (tuple(drops.get(zone, ())), tuple(made_of.get(zone, ())))
            for zone in {**drops, **made_of}
        }
        return Plan(tuple(common), tuple(order), tuple(kept), concerns, heads)

    def _heads(self, seats: int, number: Numbers) -> dict[int, Callable[[Any, Kept], Any]]:
        """What looks at all secrets of a reader: functions that are written out."""
        names: dict[str, Any] = {
            f"look_{name}": secret.looker(name, seats, number) for name, secret in self._secrets()
        }
        names["missing"] = object()
        heads: dict[int, Callable[[Any, Kept], Any]] = {}
        for reader in range(SPECTATOR, seats):
            values: dict[str, str] = {SEAT: str(reader)}
            for name, secret in self._secrets():
                part, look = secret.kept(name, reader), f"look_{name}(g, kept, {reader})"
                if part is not None:
                    made = f"made := kept[{number[part]}].get({reader}, missing)"
                    look = f"made if ({made}) is not missing else {look}"
                values[name] = look
            runs = [f"({', '.join(values[name] for name in run)},)" for run in self._of(SECRET)]
            exec(f"def head(g, kept): return [{', '.join(runs)}]", names)
            heads[reader] = names["head"]
        return heads

    def _secrets(self) -> list[tuple[str, Secret]]:
        """The fields that may be another thing for every reader, but for its own seat."""
        found: list[tuple[str, Any]] = []
        for run in self._of(SECRET):
            found += [(name, self.fields[name]) for name in run if name != SEAT]
        return found

    # What has changed

    def _begin(self, g: G) -> None:
        """Nobody has looked yet: everything is as if it had just been touched."""
        plan = self._plan(g)
        g.parts = parts = Parts(plan, tuple([] for _ in self._of(OPEN)))
        parts.noted, watched, people, parts.same = self._look(g.state)
        parts.watched = tuple(
            [copy(now) for (_one, copy), now in zip(self._watched, watched, strict=True)]
        )
        parts.people = [
            [*map(copy, now)] for (_of, _named, copy), now in zip(self._people, people, strict=True)
        ]
        g.touched = {}
        for (field, which, _index), order in zip(plan.common, plan.order, strict=True):
            made = (
                field.make(g) if isinstance(field, Field) else renewed(g, field, order, {}, order)
            )
            parts.common[which].append(made)

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
            concerns, stale = plan.concerns, False
            anew: dict[int, list[str]] = {}
            for zone in touched:
                if zone in concerns:
                    drops, made = concerns[zone]
                    if drops:
                        stale = True
                        for number in drops:
                            kept[number].clear()
                    if made:
                        for number in made:
                            if number in anew:
                                anew[number].append(zone)
                            else:
                                anew[number] = [zone]
            if stale:
                parts.heads.clear()
            for number, zones in anew.items():
                field, which, index = plan.common[number]
                values = parts.common[which]
                if type(field) is Field:
                    make = field.make
                    values[index] = make(g)
                else:
                    order = plan.order[number]
                    values[index] = renewed(g, field, order, values[index], zones)

    def _note(self, g: G) -> None:
        """What has changed beside the zones counts as touched, too."""
        state, parts, touched = g.state, g.parts, g.touched
        if touched:
            memory = parts.memory
            known = state.known.keys()
            if not (known.isdisjoint(touched) and memory.keys().isdisjoint(touched)):
                self._forget(memory, [one for one in touched if one in known or one in memory], g)
        look, then = self._look, parts.noted
        noted, watched, people, parts.same = look(state)
        if noted != then:
            for one, now, before in zip(self._noted, noted, then, strict=True):
                if now is not before:
                    for name in one.touched(now, before):
                        touched[name] = None
            parts.noted = noted
        if watched != parts.watched:
            kept = list(parts.watched)
            for number, (one, copy) in enumerate(self._watched):
                now, before = watched[number], kept[number]
                if now != before:
                    for name in one.touched(now, before):
                        touched[name] = None
                    kept[number] = copy(now)
            parts.watched = tuple(kept)
        for number, (_of, named, copy) in enumerate(self._people):
            now, before = people[number], parts.people[number]
            if now != before:
                for seat, who in enumerate(now):
                    if who != before[seat]:
                        touched[named(seat)] = None
                        before[seat] = copy(who)

    def _forget(self, memory: dict[Any, Any], zones: Iterable[str], g: G) -> None:
        """What was remembered of these zones does not hold."""
        for zone in zones:
            if zone not in self._memory.mixed:
                memory.pop(zone, None)
                g.touched[Memory.KNOWN] = None


def with_fields(kind: type[V], more: Iterable[str]) -> type[V]:
    """The type of what is seen in an edition whose packs bring fields along."""
    made: Any = msgspec.defstruct(
        kind.__name__,
        [(name, Any) for name in more],
        bases=(kind,),
        module=kind.__module__,
        frozen=True,
        gc=False,
    )
    found: type[V] = made
    return found


def _by_seat(of: str) -> Callable[[int], str]:
    """The name of what a field of the state has for a seat."""
    return memo(lambda seat: f".{of}-{seat}")


def differing(now: Any, before: Any) -> list[str]:
    """The places of which two dicts, or two lists, do not say the same.

    >>> differing({"a": 1, "b": 2}, {"b": 3, "c": 4})
    ['a', 'b', 'c']
    """
    if isinstance(now, dict):
        found = [place for place, said in now.items() if before.get(place) != said]
    else:
        found = [place for place in now if place not in before]
    return found + [place for place in before if place not in now]


def renewed(
    g: Any, field: Places, order: dict[str, int], then: dict[str, Any], touched: Iterable[str]
) -> dict[str, Any]:
    """What is to be seen of places, some of which were touched: the others stay as they are."""
    now, make, more = then.copy(), field.make, False
    for place in touched:
        one = make(g, place)
        if one is None:
            now.pop(place, None)
        else:
            more = more or place not in now
            now[place] = one
    return {place: now[place] for place in sorted(now, key=order.__getitem__)} if more else now
