"""Openings: a position that a lesson begins with, laid out by data.

An opening takes a new game and moves what lies there, so every component stays in the ledger. Its
words are the keys of the lesson's table `[position]`, each the name of a method `lay_<word>`; a game
adds words of its own. Things are named by their ids, and a mistake is an `OpeningError`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from hullbreach.kernel.play import ALL_EYES, NO_EYES, Play


class OpeningError(Exception):
    """A position that cannot be laid out: a mistake in a lesson."""


class Opening:
    """Lays out a position in the words of its game."""

    def __init__(self, play: Play[Any]) -> None:
        self.play: Any = play
        self._laid: set[str] = set()
        """The zones that the lesson has said something about: nothing is taken from there."""

    def lay_out(self, position: Mapping[str, Any]) -> None:
        """Lay out everything, in the order in which it is said."""
        for word, value in position.items():
            lay = getattr(self, f"lay_{word}", None)
            if lay is None:
                raise OpeningError(f"{self.play.game.name} has no word {word!r} for a position")
            lay(value)

    # The words that every game has

    def lay_zones(self, zones: Mapping[str, list[str]]) -> None:
        """Exactly these components in a zone, the top last."""
        for zone, wanted in zones.items():
            self.only(zone, wanted)

    def lay_top(self, zones: Mapping[str, list[str]]) -> None:
        """These components on top of a pile: the first is drawn first."""
        for zone, wanted in zones.items():
            taken = [self._taken(item, zone) for item in wanted]
            for item in reversed(taken):
                lay(self.play, item, zone)
            self._laid.add(zone)

    def lay_put(self, zones: Mapping[str, list[str]]) -> None:
        """These components in a zone, beside what is there."""
        for zone, wanted in zones.items():
            for item in wanted:
                self.bring(item, zone)

    def lay_fields(self, fields: Mapping[str, Any]) -> None:
        """Fields of the state, each by its path: `people.0.room`."""
        for path, value in fields.items():
            *steps, last = path.split(".")
            part = self.play.state
            for step in steps:
                part = _part(part, step)
            if isinstance(part, dict):
                part[last] = value
            else:
                _part(part, last)
                setattr(part, last, value)

    def lay_dice(self, dice: Mapping[str, list[str]]) -> None:
        """What the dice show when they are rolled next, in this order."""
        known = {die.name: die.faces for die in self.play.game.dice()}
        for name, faces in dice.items():
            if not set(faces) <= set(known.get(name, ())):
                raise OpeningError(f"the die {name!r} has no faces {faces}")
            self.play.state.loaded[name] = list(faces)

    def lay_draws(self, zones: Mapping[str, list[str]]) -> None:
        """What is drawn from a bag next, in this order; it is put in if it is not there."""
        for zone, wanted in zones.items():
            missing = Counter(wanted) - Counter(self._zone(zone))
            for item in missing.elements():
                self.bring(item, zone)
            self.play.state.loaded[f"blind {zone}"] = list(wanted)

    # How it is done

    def _zone(self, zone: str) -> list[str]:
        try:
            found: list[str] = self.play.state.zones[zone]
        except KeyError:
            raise OpeningError(f"there is no zone {zone!r}") from None
        return found

    def bring(self, item: str, zone: str, source: str = "") -> None:
        """Bring a component to a zone: from a hidden pile if it is in one, then from an open one."""
        found = source or self._source(item, zone)
        lay(self.play, lift(self.play, found, self._place(item, found)), zone)
        self._laid.add(zone)

    def _taken(self, item: str, pile: str) -> str:
        """Take a component out of a pile, or out of another zone."""
        source = pile if item in self._zone(pile) else self._source(item, pile)
        return lift(self.play, source, self._place(item, source))

    def only(self, zone: str, wanted: Iterable[str]) -> None:
        """Exactly these in a zone; what was there takes the places of those that come."""
        wanted = list(wanted)
        play, here = self.play, self._zone(zone)
        spare = [lift(play, zone, 0) for _ in range(len(here))]
        for item in wanted:
            if item in spare:
                spare.remove(item)
            else:
                source = self._source(item, zone)
                place = self._place(item, source)
                lift(play, source, place)
                self._exchange(source, place, item, spare)
            lay(play, item, zone)
        for item in spare:
            lay(play, item, self._home(item, zone), 0)
        self._laid.add(zone)

    def _exchange(self, source: str, place: int, came: str, spare: list[str]) -> None:
        """Give one of the spare components the place of one that came, if they look alike there."""
        back = self.play.game.back
        kind = back(self.play, came, source)
        for item in spare:
            if back(self.play, item, source) == kind:
                spare.remove(item)
                lay(self.play, item, source, place)
                return

    def _source(self, item: str, target: str) -> str:
        """Where a component is taken from."""
        state = self.play.state
        self._zone(target)
        places = [
            (state.eyes[zone] != NO_EYES, state.eyes[zone] != ALL_EYES, zone)
            for zone, items in state.zones.items()
            if item in items and zone != target and zone not in self._laid
        ]
        if not places:
            raise OpeningError(f"no {item!r} is left for {target}")
        return str(min(places)[2])

    def _place(self, item: str, zone: str) -> int:
        items = self._zone(zone)
        if item not in items:
            raise OpeningError(f"{item!r} is not in {zone}")
        return len(items) - 1 - items[::-1].index(item)

    def _home(self, item: str, leaving: str) -> str:
        """A hidden pile of things that look like a component that has to leave."""
        play, state = self.play, self.play.state
        for zone, items in state.zones.items():
            if zone != leaving and zone not in self._laid and state.eyes[zone] == NO_EYES:
                kind = play.game.back(play, item, zone)
                if any(play.game.back(play, other, zone) == kind for other in items):
                    return str(zone)
        raise OpeningError(f"where does {item!r} go, that has to leave {leaving}?")


def lift(play: Play[Any], zone: str, index: int) -> str:
    """Take a component out of a zone as if nobody had ever seen it there."""
    state = play.state
    masks = state.known.get(zone)
    if masks is not None:
        state.known[zone] = [*masks[:index], *masks[index + 1 :]]
        if not any(state.known[zone]):
            del state.known[zone]
    items = state.zones[zone][:]
    item = items.pop(index)
    play.rewrite(zone, items)
    return str(item)


def lay(play: Play[Any], item: str, zone: str, at: int | None = None) -> None:
    """Lay a component on top of a zone, or at a place in it, and nobody has seen it before."""
    state = play.state
    items = state.zones[zone][:]
    place = len(items) if at is None else at
    items.insert(place, item)
    play.rewrite(zone, items)
    if zone in state.known:
        masks = state.known[zone]
        state.known[zone] = [*masks[:place], 0, *masks[place:]]


def _part(part: Any, step: str) -> Any:
    """A part of a state: a field, an element of a list, a value of a dictionary."""
    try:
        if isinstance(part, dict):
            return part[step]
        return part[int(step)] if isinstance(part, list) else getattr(part, step)
    except (LookupError, ValueError, AttributeError):
        raise OpeningError(f"{type(part).__name__} has no {step!r}") from None


def check_ledger(play: Play[Any], box: Counter[str]) -> None:
    """Every component of the box is in exactly one zone, and the state is one that can be kept."""
    have = play.game.ledger(play.state)
    if have != box:
        raise OpeningError(f"the ledger is wrong: {box - have} are gone, {have - box} too many")
    try:
        msgspec.msgpack.decode(msgspec.msgpack.encode(play.state), type=play.game.State)
    except msgspec.ValidationError as error:
        raise OpeningError(str(error)) from None
