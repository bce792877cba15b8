"""A view of Retaliation as a row of numbers, laid out once for an edition.

The sections come in this order: the game as a whole, supplies, the spaces of the grid, the corridors,
the crew beginning with the seat that looks, and what only that seat knows. There is room for the
largest crew. A word has a place that is 1 where it applies, or counts; a number is divided by what its
name says. What is written is only what has changed since the seat looked last (`marks`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

from hullbreach.games.retaliation.learning.vocabulary import MOST, every_piece
from hullbreach.games.retaliation.looks.view import DECKS, DISCARDS, Passage, Place, View
from hullbreach.games.retaliation.rules.grid import ENDS, FIXED, GAPS, SECTORS, SPACES
from hullbreach.games.retaliation.rules.model import (
    ANTI_AIRCRAFT,
    GEARS,
    MOST_OXYGEN,
    ROBOT,
    SECTION,
    SPACES_OF_HEALTH,
    Lander,
)
from hullbreach.games.survival.rules.model import CONTAMINATION, EGG, NOISE, Status
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.marks import Alike, Choice, Mark, Number, Numbers, Pile, Tally, Words
from hullbreach.kernel.sections import (
    Countdown,
    EachPlace,
    Heights,
    Lexicon,
    Remembered,
    RowWriter,
    Seat,
    Section,
    Somebody,
    brought,
)

PILE = 10
"""Piles and rounds are counted in tens, so that all numbers are of about the same size."""
BACKS = tuple(f"item-{deck}" for deck in ("red", "yellow", "green", "support", "starting"))


class Box(Lexicon):
    """What there is to be seen in a game: the components of its box, its stages, its race."""

    def __init__(self, edition: Any) -> None:
        super().__init__(every_piece(edition), kind_of)
        self.edition = edition
        self.stages = tuple(edition.course.stages)
        self.kinds: tuple[str, ...] = edition.rules.kinds
        face = edition.rules.token_back
        self.tokens = tuple(dict.fromkeys(face(one) for one in self.words["token"]))
        self.things = (*self.words["item"], EGG)
        self.held = (*self.words["card"], CONTAMINATION)


class Bag(Numbers):
    """How many tokens of each kind are in the bag: a dict of those that are there."""

    def write(self, value: Mapping[str, int], row: Row, of: Any, before: Any) -> None:
        """Write them over all."""
        row[self.all] = self.blank
        Numbers.write(self, value, row, of, before)


class Loaded:
    """The gear on the items of the crew, by seat."""

    def __init__(self, layout: Layout) -> None:
        self.of = [Tally(layout, f"seat {seat} loaded", GEARS) for seat in range(MOST)]

    def write(self, value: Mapping[str, list[str]], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        seats, looks = len(of.crew), max(of.seat, 0)
        for seat, who in enumerate(of.crew):
            items = (*who.carried, *who.worn)
            gear = [token for item in items for token in value.get(item, ())]
            self.of[(seat - looks) % seats].write(gear, row, of, None)


class Doors(Words):
    """Closed doors are 1, destroyed ones -1."""

    def write(self, value: Mapping[str, bool], row: Row, of: Any, before: Any) -> None:
        """Write them over all."""
        row[self.all] = self.blank
        for door, closed in value.items():
            row[self.places[door]] = 1 if closed else -1


class Slot(Section):
    """A space of the grid."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """The room, and what is in it."""
        space, box = args
        self.unexplored = layout.place(f"{space}: unexplored")
        self.damage = layout.place(f"{space}: damage")
        self.rooms = layout.block(space, (*FIXED.values(), *box.words["room"]))
        self.here = layout.block(space, (*box.words["supply"], *box.kinds))

    def write(self, place: Place, row: Row) -> None:
        """Write it."""
        row[self.all] = self.blank
        row[self.rooms[place.room] if place.room else self.unexplored] = 1
        here = self.here
        for thing in place.here:
            word, _, hurt = thing.partition("#")
            if word in here:
                row[here[word]] += 1
                row[self.damage] += int(hurt or 0)


class Ways(Section):
    """The corridors that were laid, with what is in them."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """Each of it for every gap."""
        (box,) = args
        self.values = {row.id: row.value for row in box.edition.box.corridors.values()}
        self.laid = layout.block("corridor", GAPS)
        self.value = layout.block("value", GAPS)
        self.strong = layout.block("reinforced", GAPS)
        self.noise = layout.block("noise", GAPS)
        self.free = layout.block("free places", GAPS)
        self.figures = {kind: layout.block(kind, GAPS) for kind in box.kinds}

    def write(self, value: Mapping[str, Passage], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        row[self.all] = self.blank
        for gap, passage in value.items():
            row[self.laid[gap]] = 1
            row[self.value[gap]] = 0 if passage.reinforced else self.values[passage.tile]
            row[self.strong[gap]] = passage.reinforced
            row[self.free[gap]] = passage.free
            for thing in passage.here:
                if thing == NOISE:
                    row[self.noise[gap]] = 1
                elif thing in self.figures:
                    row[self.figures[thing][gap]] += 1


class Body(Somebody):
    """What is seen of a seat."""

    def marks(self, layout: Layout, *args: Any) -> dict[str, Mark]:
        """The soldier, its body and its things."""
        (box,) = args
        name, words, tally = self.name, box.words, box.tally
        flags = ("suffocating", "data", "larva", "passed", "chose")
        marks: dict[str, Mark] = {
            "id": Choice(layout, name, words["character"]),
            "status": Choice(layout, name, get_args(Status)),
            "slot": Choice(layout, f"{name} in", SPACES),
            "health": Number(layout, f"{name} hurt / 9", SPACES_OF_HEALTH),
            "oxygen": Number(layout, f"{name} oxygen / 7", MOST_OXYGEN),
            **{flag: Number(layout, f"{name} {flag}") for flag in flags},
            "wounds": tally(layout, f"{name} wounds", words["wound"]),
            "cards": Number(layout, f"{name} cards"),
            "deck": Number(layout, f"{name} deck / 10", PILE),
            "discard": Pile(layout, f"{name} discard", box.held, box.copies),
            "carried": tally(layout, f"{name} hands", box.things),
            "worn": tally(layout, f"{name} wears", words["item"]),
            "belt": Tally(layout, f"{name} belt", GEARS),
            "pack": tally(layout, f"{name} pack", (*BACKS, *words["item"])),
            "objectives": tally(layout, f"{name} objectives", words["objective"]),
        }
        return marks


class Memory(Remembered):
    """What the seat has looked at before: which token of the anti-aircraft defence is in force."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """The tokens."""
        (box,) = args
        self.tokens = layout.block("defence", box.words["anti"])

    def place(self, one: Any) -> int | None:
        """The place of the token on top."""
        return self.tokens[one.face] if one.zone == ANTI_AIRCRAFT and one.depth == 0 else None


class Rows:
    """The row of an edition: what is written of each field of a view."""

    def __init__(self, box: Box) -> None:
        self.layout, self.box = Layout(), box
        self.marks: dict[str, Mark] = {}
        self.course(self.layout, box)
        self.supplies(self.layout, box)
        self.marks["spaces"] = Alike(
            self.layout, EachPlace, lambda layout, space: Slot(layout, space, box), SPACES
        )
        self.marks["passages"] = Alike(self.layout, Ways, box)
        doors = [f"{gap}@{end}" for gap in GAPS for end in ENDS[gap]]
        self.marks["doors"] = Doors(self.layout, "door", doors)
        self.bodies = [Body(self.layout, seat, box) for seat in range(MOST)]
        self.secrets(self.layout, box)
        self.marks |= brought(self.layout, box.edition.fields)
        self.names = tuple(self.layout.names)

    def course(self, layout: Layout, box: Box) -> None:
        """How far the game has come, and how the base stands."""
        flags = (
            "lethal",
            "boundless",
            "found",
            "wired",
            "hibernation",
            "queen_dead",
            "shuttle",
            "nest_destroyed",
            "destroyed",
            "escorted",
        )
        self.marks |= {
            "mode": Choice(layout, "mode", ("standard", "solo", "coop")),
            "stage": Choice(layout, "stage", box.stages),
            "round": Number(layout, "round / 10", PILE),
            "actions": Number(layout, "actions left"),
            "first": Seat(layout, "is first", MOST),
            "turn": Seat(layout, "has the turn", MOST),
            **{flag: Number(layout, flag.replace("_", " ")) for flag in flags},
            "air": Tally(layout, "air in", SECTORS),
            "lander": Choice(layout, "lander", get_args(Lander)),
            "lander_at": Number(layout, "lander at / 10", PILE),
            "destruct": Countdown(layout, "self-destruct runs", "self-destruct / 10", PILE),
            "choices": Number(layout, "objectives chosen"),
            "queen_damage": Number(layout, "hits on the queen"),
            "deaths": Number(layout, "deaths"),
            "eggs": Number(layout, "eggs"),
            "faults": Number(layout, "faults of things"),
            "robot": Choice(layout, "robot in", SPACES),
            "robot_card": Choice(layout, "robot", box.words["robot"]),
        }

    def supplies(self, layout: Layout, box: Box) -> None:
        """Piles, the bag, gear, and the cards that lie open for everyone."""
        words = box.words
        self.marks |= {
            "decks": Numbers(layout, "deck / 10", DECKS, PILE),
            "discards": Heights(layout, "discard / 10", DISCARDS, PILE),
            "bag": Bag(layout, "bag", box.tokens),
            "stock": Tally(layout, "stock", GEARS),
            "robot_gear": Tally(layout, "robot has", GEARS),
            "tokens": Loaded(layout),
            "faulty": box.tally(layout, "broken", (*words["item"], ROBOT)),
            "directives": Tally(layout, "directive", words["directive"]),
            "shop": box.tally(layout, "to equip", words["item"]),
        }

    def secrets(self, layout: Layout, box: Box) -> None:
        """What the seat holds, what it is choosing among, and what it remembers."""
        words = box.words
        looked_at = (*words["item"], *words["character"])
        self.marks |= {
            "hand": Tally(layout, "hand", box.held, box.copies),
            "looking": Seen(layout, "looking at", looked_at, box.copies),
            "seen": Memory(layout, box),
        }


class Seen(Tally):
    """A tally of those things that have a place."""

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Count them."""
        places = self.places
        Tally.write(self, [one for one in value if one in places], row, of, before)


@cache
def rows(edition: Any) -> Rows:
    """The row of an edition."""
    return Rows(Box(edition))


class Observer(RowWriter):
    """Writes views of an edition for so many seats."""

    def __init__(self, edition: Any, seats: int) -> None:
        made = rows(edition)
        super().__init__(made.names, made.marks, made.bodies, seats)


EXPLORED, UNHURT, DATA, SAFE = 0.4, 0.3, 0.1, 0.2
"""What progress is made of, to encourage those who learn: our guess, and no rule."""


def progress(view: View) -> float:
    """How a seat does: who is dead has achieved nothing, who has got out alive the most."""
    who = view.crew[view.seat]
    if who.status == "dead":
        return 0.0
    explored = sum(bool(one.room) for one in view.spaces.values()) / len(view.spaces)
    hurt = min(len(who.wounds), SECTION) / SECTION
    safe = who.status in ("hibernating", "escaped")
    return float(EXPLORED * explored + UNHURT * (1 - hurt) + DATA * who.data + SAFE * safe)
