"""A view of a game of the family as a row of numbers, laid out once for a board.

The sections come in this order: the game as a whole, the slots of the board, its corridors, the
crew beginning with the seat that looks, and what only that seat knows. There is room for the
largest crew, so that what was learned with two players can be tried with five. A word has a place
that is 1 where it applies, or counts; a number is divided by what its name says. A game subclasses
the sections to which it has something to add.

From one choice to the next little changes, and parts of views that stay the same are the same
objects. So a section is written anew only where its part is another one; and what several seats
see alike is written once, into a row of the observer's own, and copied from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, get_args

from hullbreach.games.survival.board import Board
from hullbreach.games.survival.model import COLOURS, CONTAMINATION, OBJECTS, SIZES, Status
from hullbreach.games.survival.panels import DEAD
from hullbreach.games.survival.panels import SAFE as SAVED
from hullbreach.games.survival.play import kind_of
from hullbreach.games.survival.view import Figure, Passage, Person, Room, Sight, View
from hullbreach.kernel.features import Layout, Row, blank

SEATS = 5
BODIES = 64
"""So many are remembered in numbers: a few for each seat."""
PILE = 10
"""Piles are counted in tens, so that all numbers are of about the same size."""
BACKS = tuple(f"item-{colour}" for colour in (*COLOURS, "crafted", "starting"))


class Lexicon:
    """What there is to be seen in a game: the components of its box, its piles, its stages."""

    def __init__(
        self,
        box: Iterable[str],
        sight: Sight[Any, Any],
        stages: Iterable[str],
        faces: Iterable[str] = (),
    ) -> None:
        self.sight, self.stages = sight, tuple(stages)
        self.copies = {piece: kind_of(piece) for piece in sorted(box)}
        """What every component is a copy of."""
        self.words: dict[str, tuple[str, ...]] = {}
        """The different components of the box, by their kinds."""
        for word in dict.fromkeys(self.copies.values()):
            kind = word.partition("-")[0]
            self.words[kind] = (*self.words.get(kind, ()), word)
        words = self.words
        self.lying = (*words["supply"], *SIZES)
        self.things = (*words["item"], *words["quest"], *dict.fromkeys(map(kind_of, OBJECTS)))
        self.held = (*words["card"], CONTAMINATION, *faces)
        self.looked_at = (*words["item"], *words["event"], *words["attack"])

    def places(self, layout: Layout, name: str, words: Iterable[str]) -> dict[str, int]:
        """A place for each of these words, found by any copy of a component."""
        block = layout.block(name, words)
        return block | {copy: block[word] for copy, word in self.copies.items() if word in block}


def count(pieces: Iterable[str | None], places: dict[str, int], row: Row) -> None:
    """Count components at their places; those that are hidden count nowhere."""
    for piece in pieces:
        if piece is not None:
            row[places[piece]] += 1


class Section:
    """A piece of the row that is written, and wiped, as one."""

    def __init__(self, layout: Layout, lexicon: Lexicon, board: Board) -> None:
        self.lexicon, self.board = lexicon, board
        start = len(layout.names)
        self.lay_out(layout)
        self.places = slice(start, len(layout.names))
        self.blank = blank(len(layout.names) - start)

    def lay_out(self, layout: Layout) -> None:
        """Take the places."""
        raise NotImplementedError


# The game as a whole


class Course(Section):
    """How far the game has come."""

    def lay_out(self, layout: Layout) -> None:
        """Mode, stage, time and turn."""
        self.modes = layout.block("mode", ("standard", "solo", "coop"))
        self.stages = layout.block("stage", self.lexicon.stages)
        self.round = layout.place("round / 10")
        self.time = layout.place("time / 10")
        self.actions = layout.place("actions left")
        self.acted = layout.place("actions taken")
        self.boundless = layout.place("any number of actions")
        self.met = layout.place("first encounter")
        self.deaths = layout.place("deaths")
        self.eggs = layout.place("eggs / 10")

    def write(self, view: Any, row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        row[self.modes[view.mode]] = row[self.stages[view.stage]] = 1
        row[self.round], row[self.time] = view.round / PILE, view.time / PILE
        row[self.actions], row[self.acted] = view.actions, view.acted
        row[self.boundless], row[self.met] = view.boundless, view.met
        row[self.deaths], row[self.eggs] = view.deaths, view.eggs / PILE


class Injuries(Section):
    """How badly the intruders are hurt, slot by slot."""

    def lay_out(self, layout: Layout) -> None:
        """The slots."""
        self.slots = layout.block("injuries", self.board.slots)

    def write(self, figures: Iterable[Figure], row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        for figure in figures:
            if figure.injuries:
                row[self.slots[figure.slot]] += figure.injuries


class Turns(Section):
    """Who is first, and whose turn it is."""

    def lay_out(self, layout: Layout) -> None:
        """Seats are counted from the one that looks."""
        self.first = [layout.place(f"seat {seat} is first") for seat in range(SEATS)]
        self.turn = [layout.place(f"seat {seat} has the turn") for seat in range(SEATS)]

    def write(self, view: Any, row: Row) -> None:
        """Write it."""
        seats, looks = len(view.crew), max(view.seat, 0)
        row[self.places] = self.blank
        row[self.first[(view.first - looks) % seats]] = 1
        row[self.turn[(view.turn - looks) % seats]] = 1


class Ammo(Section):
    """What is left in the weapons that the crew carries."""

    def lay_out(self, layout: Layout) -> None:
        """By seat."""
        self.of = [layout.place(f"seat {seat} ammo") for seat in range(SEATS)]

    def write(self, view: Any, row: Row) -> None:
        """Write it."""
        ammo, seats, looks = view.ammo, len(view.crew), max(view.seat, 0)
        row[self.places] = self.blank
        for seat, who in enumerate(view.crew):
            for thing in who.carried:
                if thing in ammo:
                    row[self.of[(seat - looks) % seats]] += ammo[thing]


# What everyone sees on the table


class Supplies(Section):
    """Piles, the bag, and the cards that lie open for everyone."""

    def lay_out(self, layout: Layout) -> None:
        """Piles, tokens, weaknesses, objectives, crafted items."""
        self.decks = layout.block("deck / 10", self.lexicon.sight.decks)
        self.discards = layout.block("discard / 10", self.lexicon.sight.discards)
        self.bag = layout.block("bag", dict.fromkeys(self.lexicon.sight.kinds.values()))
        self.weaknesses = layout.block("weakness", self.lexicon.words["weakness"])
        self.killed = layout.block("killed", SIZES)
        self.crafted = self.lexicon.places(layout, "to craft", self.lexicon.words["item"])
        self.shared = layout.block("shared objective", self.lexicon.words["objective"])

    def write(self, view: Any, row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        for name, size in view.decks.items():
            row[self.decks[name]] = size / PILE
        for name, pile in view.discards.items():
            row[self.discards[name]] = len(pile) / PILE
        for token, number in view.bag.items():
            row[self.bag[token]] = number
        count(view.discovered, self.weaknesses, row)
        count(view.killed, self.killed, row)
        count(view.crafted, self.crafted, row)
        count(view.shared, self.shared, row)


class Slot(Section):
    """A slot of the board."""

    def __init__(self, layout: Layout, lexicon: Lexicon, board: Board, slot: str) -> None:
        self.slot = slot
        super().__init__(layout, lexicon, board)

    def lay_out(self, layout: Layout) -> None:
        """The room, and what is in it."""
        self.unexplored = layout.place(f"{self.slot}: unexplored")
        self.items = layout.place(f"{self.slot}: items")
        self.rooms = layout.block(self.slot, self.lexicon.words["room"])
        self.here = self.lexicon.places(layout, self.slot, self.lexicon.lying)

    def write(self, room: Room, row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        if room.room:
            row[self.rooms[room.room]] = 1
            row[self.items] = room.items or 0
        else:
            row[self.unexplored] = 1
        count(room.here, self.here, row)


class Ways(Section):
    """The corridors of the board and its technical networks."""

    def lay_out(self, layout: Layout) -> None:
        """Noise and doors."""
        ways = self.board.noise_places
        self.noise = layout.block("noise", ways)
        self.doors = layout.block("closed door", ways)
        self.ruins = layout.block("destroyed door", ways)

    def write(self, passages: dict[str, Passage], row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        for way, passage in passages.items():
            if passage.noise:
                row[self.noise[way]] = 1
            if passage.door:
                row[(self.ruins if passage.destroyed else self.doors)[way]] = 1


# The crew


class Body(Section):
    """What is seen of a seat: 0 is the one that looks, 1 the next clockwise."""

    def __init__(self, layout: Layout, lexicon: Lexicon, board: Board, seat: int) -> None:
        self.name = f"seat {seat}"
        super().__init__(layout, lexicon, board)

    def lay_out(self, layout: Layout) -> None:
        """The character, its wounds and its things."""
        name = self.name
        self.taken = layout.place(f"{name} is taken")
        self.characters = layout.block(name, self.lexicon.words["character"])
        self.statuses = layout.block(name, get_args(Status))
        self.slots = layout.block(f"{name} in", self.board.slots)
        self.slimed = layout.place(f"{name} slimed")
        self.larva = layout.place(f"{name} larva")
        self.signal = layout.place(f"{name} signal")
        self.passed = layout.place(f"{name} passed")
        self.light = layout.place(f"{name} light wounds")
        self.wounds = self.lexicon.places(layout, f"{name} wounds", self.lexicon.words["wound"])
        self.dressed = self.lexicon.places(layout, f"{name} dressed", self.lexicon.words["wound"])
        self.cards = layout.place(f"{name} cards")
        self.deck = layout.place(f"{name} deck / 10")
        self.discard = self.lexicon.places(
            layout, f"{name} discard", (*self.lexicon.words["card"], CONTAMINATION)
        )
        self.carried = self.lexicon.places(layout, f"{name} hands", self.lexicon.things)
        self.pack = self.lexicon.places(
            layout,
            f"{name} pack",
            (*BACKS, *self.lexicon.words["item"], *self.lexicon.words["quest"]),
        )
        self.quests = self.lexicon.places(layout, f"{name} to unlock", self.lexicon.words["quest"])
        self.objectives = self.lexicon.places(
            layout, f"{name} objectives", self.lexicon.words["objective"]
        )

    def write(self, who: Any, row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        row[self.taken] = row[self.statuses[who.status]] = 1
        if not who.id:
            return
        row[self.characters[who.id]] = 1
        if who.status == "aboard":
            row[self.slots[who.slot]] = 1
        row[self.slimed], row[self.larva] = who.slimed, who.larva
        row[self.signal], row[self.passed] = who.signal, who.passed
        row[self.light], row[self.cards] = who.light, who.cards
        row[self.deck] = who.deck / PILE
        for pieces, places in (
            (who.wounds, self.wounds),
            (who.dressed, self.dressed),
            (who.discard, self.discard),
            (who.carried, self.carried),
            (who.pack, self.pack),
            (who.quests, self.quests),
            (who.objectives, self.objectives),
        ):
            if pieces:
                count(pieces, places, row)


# What only the seat itself knows


class Hand(Section):
    """The cards that the seat holds."""

    def lay_out(self, layout: Layout) -> None:
        """All cards that can be held."""
        self.held = self.lexicon.places(layout, "hand", self.lexicon.held)

    def write(self, view: Any, row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        count(view.hand, self.held, row)


class Looking(Section):
    """What the seat is choosing among."""

    def lay_out(self, layout: Layout) -> None:
        """Items, events and attacks."""
        self.at = self.lexicon.places(layout, "looking at", self.lexicon.looked_at)

    def write(self, cards: Iterable[str], row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        count(cards, self.at, row)


class Memory(Section):
    """What the seat has looked at before."""

    def lay_out(self, layout: Layout) -> None:
        """Tiles."""
        rooms = self.lexicon.words["room"]
        self.tiles = {
            f"tile-{slot}": layout.block(f"{slot} seen", rooms) for slot in self.board.slots
        }

    def write(self, view: Any, row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        for one in view.seen:
            if one.zone in self.tiles:
                row[self.tiles[one.zone][one.face]] = 1


class Sections:
    """The row of a board; a game names the sections that it has subclassed."""

    course_kind: ClassVar[type[Course]] = Course
    turns_kind: ClassVar[type[Turns]] = Turns
    supplies_kind: ClassVar[type[Supplies]] = Supplies
    body_kind: ClassVar[type[Body]] = Body
    hand_kind: ClassVar[type[Hand]] = Hand
    memory_kind: ClassVar[type[Memory]] = Memory

    def __init__(self, lexicon: Lexicon, board: Board) -> None:
        self.layout = layout = Layout()
        self.course = self.course_kind(layout, lexicon, board)
        self.injuries = Injuries(layout, lexicon, board)
        self.turns = self.turns_kind(layout, lexicon, board)
        self.ammo = Ammo(layout, lexicon, board)
        start = len(layout.names)
        self.supplies = self.supplies_kind(layout, lexicon, board)
        self.slots = {slot: Slot(layout, lexicon, board, slot) for slot in board.slots}
        self.ways = Ways(layout, lexicon, board)
        self.table = slice(start, len(layout.names))
        """What is the same for everyone."""
        self.crew = [self.body_kind(layout, lexicon, board, seat) for seat in range(SEATS)]
        self.hand = self.hand_kind(layout, lexicon, board)
        self.looking = Looking(layout, lexicon, board)
        self.memory = self.memory_kind(layout, lexicon, board)
        self.names = tuple(layout.names)


class Observer:
    """Writes views on one board for so many seats."""

    def __init__(self, sections: Sections, seats: int) -> None:
        self.sections = sections
        self.names = sections.names
        bodies = [body.places for body in sections.crew]
        self._crew = [
            [*zip(bodies, (*range(looks, seats), *range(looks)), strict=False)]
            for looks in range(seats)
        ]
        """For each seat that looks: where it sees whom."""
        self._own = blank(len(self.names))
        """The table and the crew as they were seen last, by whomever."""
        self._table: View[Any] | None = None
        self._bodies: dict[int, tuple[Person, Row]] = {}

    def same_turns(self, view: Any, before: Any) -> bool:
        """Whether the same player has the turn."""
        return bool(view.turn == before.turn and view.first == before.first)

    def same_supplies(self, view: Any, before: Any) -> bool:
        """Whether the open part of two views is the same, besides rooms and corridors."""
        return view.decks is before.decks and view.discovered is before.discovered

    def same_hand(self, view: Any, before: Any) -> bool:
        """Whether the seat holds the same."""
        return view.hand is before.hand

    def same_memory(self, view: Any, before: Any) -> bool:
        """Whether the seat knows the same of what is hidden."""
        return view.seen is before.seen

    def write(self, view: View[Any], row: Row, before: View[Any] | None = None) -> None:
        """Write a view into a row of zeros, or over the view of the same seat `before`."""
        parts, new = self.sections, before is None
        then = view if before is None else before
        parts.course.write(view, row)
        if new or not self.same_turns(view, then):
            parts.turns.write(view, row)
        if new or view.figures is not then.figures:
            parts.injuries.write(view.figures, row)
        if new or view.ammo is not then.ammo:
            parts.ammo.write(view, row)
        if new or not self._same_table(view, then):
            row[parts.table] = self._seen_table(view)
        crew, crew_then = view.crew, then.crew
        for places, seat in self._crew[max(view.seat, 0)]:
            if new or crew[seat] is not crew_then[seat]:
                row[places] = self._seen_body(crew[seat])
        if new or not self.same_hand(view, then):
            parts.hand.write(view, row)
        if new or view.looking != then.looking:
            parts.looking.write(view.looking, row)
        if new or not self.same_memory(view, then):
            parts.memory.write(view, row)

    def _seen_table(self, view: View[Any]) -> Row:
        """What everyone sees, in numbers."""
        parts, row, before = self.sections, self._own, self._table
        if before is None or not self.same_supplies(view, before):
            parts.supplies.write(view, row)
        if before is None or view.rooms is not before.rooms:
            for slot, room in view.rooms.items():
                if before is None or room is not before.rooms[slot]:
                    parts.slots[slot].write(room, row)
        if before is None or view.passages is not before.passages:
            parts.ways.write(view.passages, row)
        self._table = view
        return row[parts.table]

    def _seen_body(self, who: Person) -> Row:
        """Somebody in numbers; those who looked before may have seen the same."""
        found = self._bodies.get(id(who))
        if found is None:
            body = self.sections.crew[0]
            body.write(who, self._own)
            if len(self._bodies) > BODIES:
                self._bodies.clear()
            found = self._bodies[id(who)] = (who, self._own[body.places])
        return found[1]

    def _same_table(self, view: View[Any], before: View[Any]) -> bool:
        return (
            view.rooms is before.rooms
            and view.passages is before.passages
            and self.same_supplies(view, before)
        )


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
