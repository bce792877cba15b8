"""A view of a game of the family as a row of numbers, laid out once for a board.

The sections come in this order: the game as a whole, the slots of the board, its corridors, the
crew beginning with the seat that looks, and what only that seat knows. There is room for the
largest crew, so that what was learned with two players can be tried with five. A word has a place
that is 1 where it applies, or counts; a number is divided by what its name says. A game subclasses
the row, and adds to the sections what else it has to say.

What is written is only what has changed since the seat looked last (`marks`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, get_args

from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks.panels import DEAD
from hullbreach.games.survival.looks.panels import SAFE as SAVED
from hullbreach.games.survival.looks.view import FamilyViews, Figure, Passage, Room, View
from hullbreach.games.survival.rules.board import Board
from hullbreach.games.survival.rules.model import COLOURS, CONTAMINATION, OBJECTS, Status
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.marks import Alike, Both, Choice, Mark, Number, Numbers, Pile, Tally
from hullbreach.kernel.marks import Words as WordPlaces
from hullbreach.kernel.sections import (
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

SEATS = 5
PILE = 10
"""Piles are counted in tens, so that all numbers are of about the same size."""
BACKS = tuple(f"item-{colour}" for colour in (*COLOURS, "crafted", "starting"))


class Words(Lexicon):
    """What there is to be seen in a game: the components of its box, its piles, its stages."""

    def __init__(
        self, box: Iterable[str], edition: SurvivalEdition, faces: Iterable[str] = ()
    ) -> None:
        super().__init__(box, kind_of)
        assert isinstance(edition.views, FamilyViews)
        self.views: FamilyViews[Any] = edition.views
        self.brought, self.counters = edition.fields, edition.counters
        self.stages = tuple(edition.course.stages)
        self.tracks = edition.box.tracks
        self.kinds = tuple(f"intruder-{kind}" for kind in edition.box.intruders)
        words = self.words
        self.lying = (*words["supply"], *self.kinds)
        quests = edition.box.quests.values()
        alike = dict.fromkeys(f"quest-{row.back}" for row in quests if row.back)
        items = edition.box.items.values()
        won = ["item-prize"] if any("prize" in row.decks for row in items) else []
        self.backs = (*BACKS, *won, *alike)
        objects = dict.fromkeys(map(kind_of, OBJECTS))
        carried = [thing for thing in objects if thing in words["supply"]]
        self.things = (*words["item"], *words["quest"], *carried)
        self.held = (*words["card"], CONTAMINATION, *faces)
        others = (word for kind in edition.box.own_decks for word in words[kind])
        found = (*words["item"], *words["event"], *words["attack"], *others)
        self.looked_at = (*found, *(word for word in self.held if word not in found))
        """Also cards of the own deck can be looked at."""


# The game as a whole


class Injuries(WordPlaces):
    """How badly the intruders are hurt, slot by slot."""

    def write(self, value: Iterable[Figure], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        row[self.all] = self.blank
        for figure in value:
            if figure.injuries:
                row[self.places[figure.slot]] += figure.injuries


class Ammo:
    """What is left in the weapons that the crew carries, by seat."""

    def __init__(self, layout: Layout) -> None:
        self.of = [layout.place(f"seat {seat} ammo") for seat in range(SEATS)]

    def write(self, value: Mapping[str, int], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        seats, looks = len(of.crew), max(of.seat, 0)
        for seat, who in enumerate(of.crew):
            left = 0
            for thing in who.carried:
                left += value.get(thing, 0)
            row[self.of[(seat - looks) % seats]] = left


# What everyone sees on the table


class Slot(Section):
    """A slot of the board."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """The room, and what is in it."""
        slot, lexicon = args
        self.unexplored = layout.place(f"{slot}: unexplored")
        self.items = layout.place(f"{slot}: items")
        self.rooms = layout.block(slot, lexicon.words["room"])
        self.here = lexicon.tally(layout, slot, lexicon.lying)

    def write(self, room: Room, row: Row) -> None:
        """Write it."""
        row[self.all] = self.blank
        if room.room:
            row[self.rooms[room.room]] = 1
            row[self.items] = room.items or 0
        else:
            row[self.unexplored] = 1
        places = self.here.places
        for thing in room.here:
            row[places[thing]] += 1


class Ways(Section):
    """Noise and doors in the corridors of the board and its technical networks."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """Each of them for every corridor."""
        (places,) = args
        self.noise = layout.block("noise", places)
        self.doors = layout.block("closed door", places)
        self.ruins = layout.block("destroyed door", places)

    def write(self, value: Mapping[str, Passage], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        row[self.all] = self.blank
        for way, passage in value.items():
            if passage.noise:
                row[self.noise[way]] = 1
            if passage.door:
                row[(self.ruins if passage.destroyed else self.doors)[way]] = 1


# The crew


class Where(Choice):
    """The slot of who is on the board: made of two fields."""

    def write(self, value: str, row: Row, of: Any, before: Any) -> None:
        """Write it."""
        Choice.write(self, of.slot if of.status == "aboard" else "", row, of, before)


class Body(Somebody):
    """What is seen of a seat."""

    def marks(self, layout: Layout, *args: Any) -> dict[str, Mark]:
        """The character, its wounds and its things."""
        lexicon, board = args
        name, words, tally = self.name, lexicon.words, lexicon.tally
        marks: dict[str, Mark] = {"id": Choice(layout, name, words["character"])}
        status = Choice(layout, name, get_args(Status))
        where = Where(layout, f"{name} in", board.slots)
        marks |= {
            "status": Both(status, where),
            "slot": where,
            "slimed": Number(layout, f"{name} slimed"),
            "larva": Number(layout, f"{name} larva"),
            "signal": Number(layout, f"{name} signal"),
            "passed": Number(layout, f"{name} passed"),
            "light": Number(layout, f"{name} light wounds"),
            "wounds": tally(layout, f"{name} wounds", words["wound"]),
            "dressed": tally(layout, f"{name} dressed", words["wound"]),
            "cards": Number(layout, f"{name} cards"),
            "deck": Number(layout, f"{name} deck / 10", PILE),
            "discard": Pile(
                layout, f"{name} discard", (*words["card"], CONTAMINATION), lexicon.copies
            ),
            "carried": tally(layout, f"{name} hands", lexicon.things),
            "pack": tally(
                layout, f"{name} pack", (*lexicon.backs, *words["item"], *words["quest"])
            ),
            "quests": tally(layout, f"{name} to unlock", words["quest"]),
            "objectives": tally(layout, f"{name} objectives", words["objective"]),
        }
        for id, counter in lexicon.counters.items():
            unit = counter.high or PILE
            marks[id] = Number(layout, f"{name} {id} / {unit}", unit)
        return marks

    def write(self, who: Any, row: Row, then: Any) -> None:
        """Write somebody over what they were; of who has no character yet nothing else is seen."""
        if who.id != then.id:
            row[self.all] = self.blank
            row[self.taken], then = 1, self.nothing
        if who.id:
            over = self.over
            over(who, row, then)
        else:
            self.fields["status"].write(who.status, row, who, then.status)


# What only the seat itself knows


class Memory(Remembered):
    """What the seat has looked at before."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """Tiles."""
        lexicon, board = args
        rooms = lexicon.words["room"]
        self.zones = {f"tile-{slot}": layout.block(f"{slot} seen", rooms) for slot in board.slots}


class Rows:
    """The row of a board: what is written of each field of a view.

    A game adds to the sections what else there is.
    """

    body_kind: ClassVar[type[Body]] = Body
    hand_kind: ClassVar[type[Tally]] = Tally
    memory_kind: ClassVar[type[Memory]] = Memory

    def __init__(self, lexicon: Words, board: Board) -> None:
        self.layout, self.lexicon, self.board = Layout(), lexicon, board
        self.marks: dict[str, Mark] = {}
        self.course(self.layout, lexicon)
        self.marks["figures"] = Injuries(self.layout, "injuries", board.slots)
        self.turns(self.layout)
        self.marks["ammo"] = Ammo(self.layout)
        self.supplies(self.layout, lexicon)
        self.marks["rooms"] = Alike(
            self.layout,
            EachPlace,
            lambda layout, slot: Slot(layout, slot, lexicon),
            board.slots,
        )
        self.marks["passages"] = Alike(self.layout, Ways, board.noise_places)
        self.bodies = [self.body_kind(self.layout, seat, lexicon, board) for seat in range(SEATS)]
        self.secrets(self.layout, lexicon)
        self.marks |= brought(self.layout, lexicon.brought)
        self.names = tuple(self.layout.names)

    def course(self, layout: Layout, lexicon: Words) -> None:
        """How far the game has come."""
        self.marks |= {
            "mode": Choice(layout, "mode", ("standard", "solo", "coop")),
            "stage": Choice(layout, "stage", lexicon.stages),
            "round": Number(layout, "round / 10", PILE),
            "time": Number(layout, "time / 10", PILE),
            "actions": Number(layout, "actions left"),
            "acted": Number(layout, "actions taken"),
            "boundless": Number(layout, "any number of actions"),
            "met": Number(layout, "first encounter"),
            "deaths": Number(layout, "deaths"),
            "eggs": Number(layout, "eggs / 10", PILE),
            "nest_destroyed": Number(layout, "nest destroyed"),
        }

    def turns(self, layout: Layout) -> None:
        """Who is first, and whose turn it is."""
        self.marks |= {
            "first": Seat(layout, "is first", SEATS),
            "turn": Seat(layout, "has the turn", SEATS),
        }

    def supplies(self, layout: Layout, lexicon: Words) -> None:
        """Piles, the bag, and the cards that lie open for everyone."""
        words, views = lexicon.words, lexicon.views
        self.marks |= {
            "decks": Numbers(layout, "deck / 10", views.decks, PILE),
            "discards": Heights(layout, "discard / 10", views.discards, PILE),
            "bag": Numbers(layout, "bag", dict.fromkeys(views.kinds.values())),
            "discovered": Tally(layout, "weakness", words["weakness"]),
            "killed": Tally(layout, "killed", lexicon.kinds),
            "crafted": lexicon.tally(layout, "to craft", words["item"]),
            "shared": Tally(layout, "shared objective", words["objective"]),
        }

    def secrets(self, layout: Layout, lexicon: Words) -> None:
        """The cards that the seat holds, what it is choosing among, and what it remembers."""
        self.marks |= {
            "hand": self.hand_kind(layout, "hand", lexicon.held, lexicon.copies),
            "looking": lexicon.tally(layout, "looking at", lexicon.looked_at),
            "seen": self.memory_kind(layout, lexicon, self.board),
        }


class Observer(RowWriter):
    """Writes views on one board for so many seats."""

    def __init__(self, rows: Rows, seats: int) -> None:
        super().__init__(rows.names, rows.marks, rows.bodies, seats)


EXPLORED, UNHURT, SIGNAL, SAFE = 0.4, 0.3, 0.1, 0.2
"""What progress is made of, to encourage those who learn: our guess, and no rule."""
SERIOUS = 3
"""So many serious wounds are as bad as can be."""


def progress(view: View[Any]) -> float:
    """How a seat does: who is dead has achieved nothing, who has got out alive the most."""
    who = view.crew[view.seat]
    if who.status in DEAD:
        return 0.0
    explored = sum(bool(room.room) for room in view.rooms.values()) / len(view.rooms)
    hurt = min(len(who.wounds), SERIOUS) / SERIOUS
    safe = who.status in SAVED
    return float(EXPLORED * explored + UNHURT * (1 - hurt) + SIGNAL * who.signal + SAFE * safe)
