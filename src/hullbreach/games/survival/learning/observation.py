"""A view of a game of the family as a row of numbers, laid out once for a board.

The sections come in this order: the game as a whole, the slots of the board, its corridors, the
crew beginning with the seat that looks, and what only that seat knows. There is room for the
largest crew, so that what was learned with two players can be tried with five. A word has a place
that is 1 where it applies, or counts; a number is divided by what its name says. A game subclasses
the row, and adds to the sections what else it has to say.

What is written is only what has changed since the seat looked last (`marks`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import Any, ClassVar, get_args

from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks.panels import DEAD
from hullbreach.games.survival.looks.panels import SAFE as SAVED
from hullbreach.games.survival.looks.view import FamilyViews, Figure, Passage, Room, View
from hullbreach.games.survival.rules.board import Board
from hullbreach.games.survival.rules.model import COLOURS, CONTAMINATION, OBJECTS, Status
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel.features import Layout, Row, blank
from hullbreach.kernel.marks import (
    Alike,
    Both,
    Choice,
    Mark,
    Number,
    Numbers,
    Pile,
    Tally,
    Words,
    nothing,
    over,
)
from hullbreach.kernel.views import Seen

SEATS = 5
PILE = 10
"""Piles are counted in tens, so that all numbers are of about the same size."""
BACKS = tuple(f"item-{colour}" for colour in (*COLOURS, "crafted", "starting"))


class Lexicon:
    """What there is to be seen in a game: the components of its box, its piles, its stages."""

    def __init__(
        self,
        box: Iterable[str],
        edition: SurvivalEdition,
        faces: Iterable[str] = (),
    ) -> None:
        self.views: FamilyViews[Any] = edition.views  # type: ignore[assignment]
        self.stages = tuple(edition.course.stages)
        self.tracks = edition.box.tracks
        self.kinds = tuple(f"intruder-{kind}" for kind in edition.box.intruders)
        self.copies = {piece: kind_of(piece) for piece in sorted(box)}
        """What every component is a copy of."""
        self.words: dict[str, tuple[str, ...]] = {}
        """The different components of the box, by their kinds."""
        for word in dict.fromkeys(self.copies.values()):
            kind = word.partition("-")[0]
            self.words[kind] = (*self.words.get(kind, ()), word)
        words = self.words
        self.lying = (*words["supply"], *self.kinds)
        self.things = (*words["item"], *words["quest"], *dict.fromkeys(map(kind_of, OBJECTS)))
        self.held = (*words["card"], CONTAMINATION, *faces)
        self.looked_at = (*words["item"], *words["event"], *words["attack"])

    def tally(self, layout: Layout, name: str, words: Iterable[str]) -> Tally:
        """Counts these words, by any copy of a component."""
        return Tally(layout, name, words, self.copies)


# The game as a whole


class Seat:
    """A seat, counted from the one that looks; there may be none."""

    def __init__(self, layout: Layout, does: str) -> None:
        self.of = [layout.place(f"seat {seat} {does}") for seat in range(SEATS)]

    def write(self, value: int, row: Row, of: Any, before: Any) -> None:
        """Put a 1 where the seat is."""
        for place in self.of:
            row[place] = 0
        if value >= 0:
            row[self.of[(value - max(of.seat, 0)) % len(of.crew)]] = 1


class Countdown:
    """The space of a marker; it has none, -1, before the countdown was started."""

    def __init__(self, layout: Layout, runs: str, space: str) -> None:
        self.runs, self.space = layout.place(runs), layout.place(space)

    def write(self, value: int, row: Row, of: Any, before: Any) -> None:
        """Write it."""
        runs = value >= 0
        row[self.runs], row[self.space] = runs, value / PILE if runs else 0


class Injuries(Words):
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


class Heights(Numbers):
    """How high piles are."""

    def write(self, value: Mapping[str, list[str]], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        for name, pile in value.items():
            row[self.places[name]] = len(pile) / self.unit


class Slot:
    """A slot of the board."""

    def __init__(self, layout: Layout, lexicon: Lexicon, slot: str) -> None:
        start = len(layout.names)
        self.unexplored = layout.place(f"{slot}: unexplored")
        self.items = layout.place(f"{slot}: items")
        self.rooms = layout.block(slot, lexicon.words["room"])
        self.here = lexicon.tally(layout, slot, lexicon.lying)
        self.all = slice(start, len(layout.names))
        self.blank = blank(len(layout.names) - start)

    def write(self, room: Room, row: Row) -> None:
        """The room, and what is in it."""
        row[self.all] = self.blank
        if room.room:
            row[self.rooms[room.room]] = 1
            row[self.items] = room.items or 0
        else:
            row[self.unexplored] = 1
        places = self.here.places
        for thing in room.here:
            row[places[thing]] += 1


class Slots:
    """All slots of the board."""

    def __init__(self, layout: Layout, lexicon: Lexicon, board: Board) -> None:
        self.slots = {slot: Slot(layout, lexicon, slot) for slot in board.slots}

    def write(self, value: Mapping[str, Room], row: Row, of: Any, before: Any) -> None:
        """Write those in which something has changed; they are always in the same order."""
        changed: Iterable[str] = value
        if before is not None:
            changed = compress(value, map(is_not, value.values(), before.values()))
        for slot in changed:
            self.slots[slot].write(value[slot], row)


class Ways:
    """Noise and doors in the corridors of the board and its technical networks."""

    def __init__(self, layout: Layout, board: Board) -> None:
        start = len(layout.names)
        self.noise = layout.block("noise", board.noise_places)
        self.doors = layout.block("closed door", board.noise_places)
        self.ruins = layout.block("destroyed door", board.noise_places)
        self.all = slice(start, len(layout.names))
        self.blank = blank(len(layout.names) - start)

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


class Body:
    """What is seen of a seat: 0 is the one that looks, 1 the next clockwise."""

    def __init__(self, layout: Layout, lexicon: Lexicon, board: Board, seat: int) -> None:
        self.name = f"seat {seat}"
        start = len(layout.names)
        self.taken = layout.place(f"{self.name} is taken")
        marks = self.marks(layout, lexicon, board)
        self._over, self.nothing = over(marks), nothing(marks)
        self._standing = marks["status"]
        self.all = slice(start, len(layout.names))
        self._blank = blank(len(layout.names) - start)

    def marks(self, layout: Layout, lexicon: Lexicon, board: Board) -> dict[str, Mark]:
        """The character, its wounds and its things."""
        name, words, tally = self.name, lexicon.words, lexicon.tally
        marks: dict[str, Mark] = {"id": Choice(layout, name, words["character"])}
        status = Choice(layout, name, get_args(Status))
        where = Where(layout, f"{name} in", board.slots)
        return marks | {
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
            "pack": tally(layout, f"{name} pack", (*BACKS, *words["item"], *words["quest"])),
            "quests": tally(layout, f"{name} to unlock", words["quest"]),
            "objectives": tally(layout, f"{name} objectives", words["objective"]),
        }

    def write(self, who: Any, row: Row, then: Any) -> None:
        """Write somebody over what they were; of who has no character yet nothing else is seen."""
        if who.id != then.id:
            row[self.all] = self._blank
            row[self.taken], then = 1, self.nothing
        if who.id:
            over = self._over
            over(who, row, then)
        else:
            self._standing.write(who.status, row, who, then.status)


# What only the seat itself knows


class Memory:
    """What the seat has looked at before."""

    def __init__(self, layout: Layout, lexicon: Lexicon, board: Board) -> None:
        start = len(layout.names)
        self.lay_out(layout, lexicon, board)
        self._all = slice(start, len(layout.names))
        self._blank = blank(len(layout.names) - start)

    def lay_out(self, layout: Layout, lexicon: Lexicon, board: Board) -> None:
        """Tiles."""
        rooms = lexicon.words["room"]
        self.tiles = {f"tile-{slot}": layout.block(f"{slot} seen", rooms) for slot in board.slots}

    def write(self, value: Iterable[Seen], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        row[self._all] = self._blank
        for one in value:
            place = self.place(one)
            if place is not None:
                row[place] = 1

    def place(self, one: Seen) -> int | None:
        """The place of what was seen, if it has any."""
        tiles = self.tiles.get(one.zone)
        return None if tiles is None else tiles[one.face]


class Rows:
    """The row of a board: what is written of each field of a view.

    A game adds to the sections what else there is.
    """

    body_kind: ClassVar[type[Body]] = Body
    hand_kind: ClassVar[type[Tally]] = Tally
    memory_kind: ClassVar[type[Memory]] = Memory

    def __init__(self, lexicon: Lexicon, board: Board) -> None:
        self.layout, self.lexicon, self.board = Layout(), lexicon, board
        self.marks: dict[str, Mark] = {}
        self.course(self.layout, lexicon)
        self.marks["figures"] = Injuries(self.layout, "injuries", board.slots)
        self.turns(self.layout)
        self.marks["ammo"] = Ammo(self.layout)
        self.supplies(self.layout, lexicon)
        self.marks["rooms"] = Alike(self.layout, Slots, lexicon, board)
        self.marks["passages"] = Alike(self.layout, Ways, board)
        self.bodies = [self.body_kind(self.layout, lexicon, board, seat) for seat in range(SEATS)]
        self.secrets(self.layout, lexicon)
        self.names = tuple(self.layout.names)

    def course(self, layout: Layout, lexicon: Lexicon) -> None:
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
        self.marks |= {"first": Seat(layout, "is first"), "turn": Seat(layout, "has the turn")}

    def supplies(self, layout: Layout, lexicon: Lexicon) -> None:
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

    def secrets(self, layout: Layout, lexicon: Lexicon) -> None:
        """The cards that the seat holds, what it is choosing among, and what it remembers."""
        self.marks |= {
            "hand": self.hand_kind(layout, "hand", lexicon.held, lexicon.copies),
            "looking": lexicon.tally(layout, "looking at", lexicon.looked_at),
            "seen": self.memory_kind(layout, lexicon, self.board),
        }


class Crew:
    """Everybody at the table, beginning with the seat that looks.

    Most see the same of somebody, so what was written for one is copied for the next.
    """

    def __init__(self, bodies: Sequence[Body], seats: int) -> None:
        self._order = [
            [*zip(bodies, (*range(looks, seats), *range(looks)), strict=False)]
            for looks in range(seats)
        ]
        """For each seat that looks: who is written where."""
        self._nobody = [bodies[0].nothing] * seats
        self._last: list[tuple[Any, Row]] = [(None, blank(0))] * seats
        """By seat: the player that was written last for somebody else, and what stood there."""

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Write those who have changed."""
        then, looks = before or self._nobody, of.seat if of.seat > 0 else 0
        for body, seat in self._order[looks]:
            who = value[seat]
            if who is not then[seat]:
                last, written = self._last[seat]
                if who is last:
                    row[body.all] = written
                else:
                    body.write(who, row, then[seat])
                    if seat != looks:
                        self._last[seat] = who, row[body.all]


class Observer:
    """Writes views on one board for so many seats."""

    def __init__(self, rows: Rows, seats: int) -> None:
        self.names = rows.names
        marks = rows.marks | {"crew": Crew(rows.bodies, seats)}
        self.write = over(marks)
        """Write a view into a row of zeros, or over the last view of the same seat."""


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
