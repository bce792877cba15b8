"""A view of Nemesis as a row of numbers, laid out once for a board.

The sections come in this order: the game as a whole, the slots of the board, its corridors, the
crew beginning with the seat that looks, and what only that seat knows. There is room for the
largest crew, so that what was learned with two players can be tried with five. A word has a place
that is 1 where it applies, or counts; a number is divided by what its name says.

From one choice to the next little changes, and parts of views that stay the same are the same
objects. So a section is written anew only where its part is another one; and what several seats
see alike is written once, into a row of the observer's own, and copied from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from hullbreach.games.nemesis.model import BOARDS, COLOURS, CONTENT, NOT_STARTED, NemesisOptions
from hullbreach.games.nemesis.rounds import STAGES
from hullbreach.games.nemesis.setup import box
from hullbreach.games.nemesis.view import (
    DISCARDS,
    KINDS,
    SHARED_DECKS,
    Figure,
    Passage,
    Person,
    Room,
    Seen,
    View,
)
from hullbreach.games.survival.model import CONTAMINATION, OBJECTS, SIZES
from hullbreach.games.survival.play import kind_of
from hullbreach.kernel.features import Layout, Row, blank

SEATS = 5
STATUSES = ("aboard", "pod", "hibernating", "escaped", "dead", "intruder")
BODIES = 64
"""So many are remembered in numbers: a few for each seat."""
PILE = 10
"""Piles are counted in tens, so that all numbers are of about the same size."""

COPIES = {piece: kind_of(piece) for piece in sorted(box(NemesisOptions(medic=True), SEATS))}
"""What every component is a copy of."""


def _words() -> dict[str, tuple[str, ...]]:
    """The different components of the box, by their kinds."""
    found: dict[str, dict[str, None]] = {}
    for word in COPIES.values():
        found.setdefault(word.partition("-")[0], {})[word] = None
    return {kind: tuple(words) for kind, words in found.items()}


WORDS = _words()
LYING = (*WORDS["supply"], *SIZES)
THINGS = (*WORDS["item"], *WORDS["quest"], *dict.fromkeys(map(kind_of, OBJECTS)))
BACKS = tuple(f"item-{colour}" for colour in (*COLOURS, "crafted", "starting"))
HELD = (*WORDS["card"], CONTAMINATION, *WORDS["intruder"])
LOOKED_AT = (*WORDS["item"], *WORDS["event"], *WORDS["attack"])


class Section:
    """A piece of the row that is written, and wiped, as one."""

    def __init__(self, layout: Layout) -> None:
        start = len(layout.names)
        self.lay_out(layout)
        self.places = slice(start, len(layout.names))
        self.blank = blank(len(layout.names) - start)

    def lay_out(self, layout: Layout) -> None:
        """Take the places."""
        raise NotImplementedError


def _places(layout: Layout, name: str, words: Iterable[str]) -> dict[str, int]:
    """A place for each of these words, found by any copy of a component."""
    block = layout.block(name, words)
    return block | {copy: block[word] for copy, word in COPIES.items() if word in block}


def _count(pieces: Iterable[str | None], places: dict[str, int], row: Row) -> None:
    """Count components at their places; those that are hidden count nowhere."""
    for piece in pieces:
        if piece is not None:
            row[places[piece]] += 1


# The game as a whole


class Course(Section):
    """How far the game has come."""

    def lay_out(self, layout: Layout) -> None:
        """Mode, stage, tracks and turn."""
        self.modes = layout.block("mode", ("standard", "solo", "coop"))
        self.stages = layout.block("stage", STAGES)
        self.course = tuple(
            layout.block("destination", CONTENT.tracks["destination"].spaces).values()
        )
        self.round = layout.place("round / 10")
        self.time = layout.place("time / 10")
        self.runs = layout.place("self-destruct runs")
        self.destruct = layout.place("self-destruct / 10")
        self.actions = layout.place("actions left")
        self.acted = layout.place("actions taken")
        self.boundless = layout.place("any number of actions")
        self.met = layout.place("first encounter")
        self.calm = layout.place("no intruder attack")
        self.hunted = layout.place("intruders have a player")
        self.deaths = layout.place("deaths")
        self.eggs = layout.place("eggs / 10")

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        row[self.modes[view.mode]] = row[self.stages[view.stage]] = 1
        row[self.course[view.destination]] = 1
        row[self.round], row[self.time] = view.round / PILE, view.time / PILE
        if view.destruct != NOT_STARTED:
            row[self.runs], row[self.destruct] = 1, view.destruct / PILE
        row[self.actions], row[self.acted] = view.actions, view.acted
        row[self.boundless], row[self.met], row[self.calm] = view.boundless, view.met, view.calm
        row[self.hunted], row[self.deaths] = view.intruder_active, view.deaths
        row[self.eggs] = view.eggs / PILE


class Injuries(Section):
    """How badly the intruders are hurt, slot by slot."""

    def lay_out(self, layout: Layout) -> None:
        """The slots."""
        self.slots = layout.block("injuries", BOARDS["basic"].slots)

    def write(self, figures: Iterable[Figure], row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        for figure in figures:
            if figure.injuries:
                row[self.slots[figure.slot]] += figure.injuries


class Turns(Section):
    """Who is first, whose turn it is, who plays the intruders."""

    def lay_out(self, layout: Layout) -> None:
        """Seats are counted from the one that looks."""
        self.first = [layout.place(f"seat {seat} is first") for seat in range(SEATS)]
        self.turn = [layout.place(f"seat {seat} has the turn") for seat in range(SEATS)]
        self.hunts = [layout.place(f"seat {seat} plays the intruders") for seat in range(SEATS)]

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        seats, looks = len(view.crew), max(view.seat, 0)
        row[self.places] = self.blank
        row[self.first[(view.first - looks) % seats]] = 1
        row[self.turn[(view.turn - looks) % seats]] = 1
        if view.intruder_seat >= 0:
            row[self.hunts[(view.intruder_seat - looks) % seats]] = 1


class Ammo(Section):
    """What is left in the weapons that the crew carries."""

    def lay_out(self, layout: Layout) -> None:
        """By seat."""
        self.of = [layout.place(f"seat {seat} ammo") for seat in range(SEATS)]

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        ammo, seats, looks = view.ammo, len(view.crew), max(view.seat, 0)
        row[self.places] = self.blank
        for seat, who in enumerate(view.crew):
            for thing in who.carried:
                if thing in ammo:
                    row[self.of[(seat - looks) % seats]] += ammo[thing]


# What everyone sees on the table


class Supplies(Section):
    """Piles, the bag, the escape pods, and the cards that lie open for everyone."""

    def lay_out(self, layout: Layout) -> None:
        """Piles, tokens, pods, weaknesses, objectives, crafted items."""
        self.decks = layout.block("deck / 10", SHARED_DECKS)
        self.discards = layout.block("discard / 10", DISCARDS)
        self.bag = layout.block("bag", dict.fromkeys(KINDS.values()))
        self.pods = {
            section: layout.block(f"pods {section}", WORDS["pod"]) for section in ("a", "b")
        }
        self.locked = layout.block("locked", WORDS["pod"])
        self.weaknesses = layout.block("weakness", WORDS["weakness"])
        self.killed = layout.block("killed", SIZES)
        self.crafted = _places(layout, "to craft", WORDS["item"])
        self.shared = layout.block("shared objective", WORDS["objective"])

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        for name, count in view.decks.items():
            row[self.decks[name]] = count / PILE
        for name, pile in view.discards.items():
            row[self.discards[name]] = len(pile) / PILE
        for token, count in view.bag.items():
            row[self.bag[token]] = count
        for section in view.pods:
            _count(section.pods, self.pods[section.section], row)
        _count(view.locked, self.locked, row)
        _count(view.discovered, self.weaknesses, row)
        _count(view.killed, self.killed, row)
        _count(view.crafted, self.crafted, row)
        _count(view.shared, self.shared, row)


class Slot(Section):
    """A slot of the board."""

    def __init__(self, layout: Layout, slot: str) -> None:
        self.slot = slot
        super().__init__(layout)

    def lay_out(self, layout: Layout) -> None:
        """The room, and what is in it."""
        self.unexplored = layout.place(f"{self.slot}: unexplored")
        self.items = layout.place(f"{self.slot}: items")
        self.rooms = layout.block(self.slot, WORDS["room"])
        self.here = _places(layout, self.slot, LYING)

    def write(self, room: Room, row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        if room.room:
            row[self.rooms[room.room]] = 1
            row[self.items] = room.items or 0
        else:
            row[self.unexplored] = 1
        _count(room.here, self.here, row)


class Ways(Section):
    """The corridors of the board and its technical networks."""

    def __init__(self, layout: Layout, ways: tuple[str, ...]) -> None:
        self.ways = ways
        super().__init__(layout)

    def lay_out(self, layout: Layout) -> None:
        """Noise and doors."""
        self.noise = layout.block("noise", self.ways)
        self.doors = layout.block("closed door", self.ways)
        self.ruins = layout.block("destroyed door", self.ways)

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

    def __init__(self, layout: Layout, seat: int, slots: tuple[str, ...]) -> None:
        self.name, self.at = f"seat {seat}", slots
        super().__init__(layout)

    def lay_out(self, layout: Layout) -> None:
        """The character, its wounds and its things."""
        name = self.name
        self.taken = layout.place(f"{name} is taken")
        self.characters = layout.block(name, WORDS["character"])
        self.statuses = layout.block(name, STATUSES)
        self.slots = layout.block(f"{name} in", self.at)
        self.slimed = layout.place(f"{name} slimed")
        self.larva = layout.place(f"{name} larva")
        self.signal = layout.place(f"{name} signal")
        self.passed = layout.place(f"{name} passed")
        self.light = layout.place(f"{name} light wounds")
        self.wounds = _places(layout, f"{name} wounds", WORDS["wound"])
        self.dressed = _places(layout, f"{name} dressed", WORDS["wound"])
        self.cards = layout.place(f"{name} cards")
        self.deck = layout.place(f"{name} deck / 10")
        self.discard = _places(layout, f"{name} discard", (*WORDS["card"], CONTAMINATION))
        self.carried = _places(layout, f"{name} hands", THINGS)
        self.pack = _places(layout, f"{name} pack", (*BACKS, *WORDS["item"], *WORDS["quest"]))
        self.quests = _places(layout, f"{name} to unlock", WORDS["quest"])
        self.objectives = _places(layout, f"{name} objectives", WORDS["objective"])

    def write(self, who: Person, row: Row) -> None:
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
        _count(who.wounds, self.wounds, row)
        _count(who.dressed, self.dressed, row)
        _count(who.discard, self.discard, row)
        _count(who.carried, self.carried, row)
        _count(who.pack, self.pack, row)
        _count(who.quests, self.quests, row)
        _count(who.objectives, self.objectives, row)


# What only the seat itself knows


class Hand(Section):
    """The cards that the seat holds; of the intruders' cards what it sees."""

    def lay_out(self, layout: Layout) -> None:
        """All cards that can be held."""
        self.held = _places(layout, "hand", HELD)

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        _count(view.hand, self.held, row)
        _count(view.intruder_hand, self.held, row)


class Looking(Section):
    """What the seat is choosing among."""

    def lay_out(self, layout: Layout) -> None:
        """Items, events and attacks."""
        self.at = _places(layout, "looking at", LOOKED_AT)

    def write(self, cards: Iterable[str], row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        _count(cards, self.at, row)


class Memory(Section):
    """What the seat has looked at before."""

    def __init__(self, layout: Layout, slots: tuple[str, ...]) -> None:
        self.slots = slots
        super().__init__(layout)

    def lay_out(self, layout: Layout) -> None:
        """Coordinates, engines and tiles."""
        self.coordinates = layout.block("coordinates", WORDS["coordinates"])
        self.engines = layout.block("engine on top", WORDS["engine"])
        self.tiles = {
            f"tile-{slot}": layout.block(f"{slot} seen", WORDS["room"]) for slot in self.slots
        }

    def write(self, seen: Iterable[Seen], row: Row) -> None:
        """Write it."""
        row[self.places] = self.blank
        for one in seen:
            if one.zone in self.tiles:
                row[self.tiles[one.zone][one.face]] = 1
            elif one.zone == "coordinates":
                row[self.coordinates[one.face]] = 1
            elif one.depth == 0 and one.face in self.engines:
                row[self.engines[one.face]] = 1


class Sections:
    """The row of a board."""

    def __init__(self, board: str) -> None:
        layout = Layout()
        slots = BOARDS[board].slots
        self.course = Course(layout)
        self.injuries = Injuries(layout)
        self.turns = Turns(layout)
        self.ammo = Ammo(layout)
        start = len(layout.names)
        self.supplies = Supplies(layout)
        self.slots = {slot: Slot(layout, slot) for slot in slots}
        self.ways = Ways(layout, (*BOARDS[board].passages, *BOARDS[board].networks))
        self.table = slice(start, len(layout.names))
        """What is the same for everyone."""
        self.crew = [Body(layout, seat, slots) for seat in range(SEATS)]
        self.hand = Hand(layout)
        self.looking = Looking(layout)
        self.memory = Memory(layout, slots)
        self.names = tuple(layout.names)


sections = cache(Sections)


class Observer:
    """Writes views on one board for so many seats."""

    def __init__(self, board: str, seats: int) -> None:
        self.sections = sections(board)
        self.names = self.sections.names
        bodies = [body.places for body in self.sections.crew]
        self._crew = [
            [*zip(bodies, (*range(looks, seats), *range(looks)), strict=False)]
            for looks in range(seats)
        ]
        """For each seat that looks: where it sees whom."""
        self._own = blank(len(self.names))
        """The table as it was seen last, by whomever."""
        self._table: View | None = None
        self._bodies: dict[int, tuple[Person, Row]] = {}

    def write(self, view: View, row: Row, before: View | None = None) -> None:
        """Write a view into a row of zeros, or over the view of the same seat `before`."""
        parts = self.sections
        new = before is None
        before = view if before is None else before
        parts.course.write(view, row)
        parts.turns.write(view, row)
        if new or view.figures is not before.figures:
            parts.injuries.write(view.figures, row)
        if new or view.ammo is not before.ammo:
            parts.ammo.write(view, row)
        if new or not _same_table(view, before):
            row[parts.table] = self._seen_table(view)
        crew, then = view.crew, before.crew
        for places, seat in self._crew[max(view.seat, 0)]:
            if new or crew[seat] is not then[seat]:
                row[places] = self._seen_body(crew[seat])
        if new or view.hand is not before.hand or view.intruder_hand != before.intruder_hand:
            parts.hand.write(view, row)
        if new or view.looking != before.looking:
            parts.looking.write(view.looking, row)
        if new or view.seen is not before.seen:
            parts.memory.write(view.seen, row)

    def _seen_table(self, view: View) -> Row:
        """What everyone sees, in numbers."""
        parts, row, before = self.sections, self._own, self._table
        if before is None or not _same_supplies(view, before):
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


def _same_table(view: View, before: View) -> bool:
    return (
        view.rooms is before.rooms
        and view.passages is before.passages
        and _same_supplies(view, before)
    )


def _same_supplies(view: View, before: View) -> bool:
    return view.decks is before.decks and view.locked is before.locked


EXPLORED, UNHURT, SIGNAL, SAFE = 0.4, 0.3, 0.1, 0.2
"""What progress is made of, to encourage those who learn: our guess, and no rule."""
SERIOUS = 3
"""So many serious wounds are as bad as can be."""


def progress(view: View) -> float:
    """How a seat does: who is dead has achieved nothing, who has left the ship alive the most."""
    who = view.crew[view.seat]
    if who.status in ("dead", "intruder"):
        return 0.0
    explored = sum(bool(room.room) for room in view.rooms.values()) / len(view.rooms)
    hurt = min(len(who.wounds), SERIOUS) / SERIOUS
    safe = who.status in ("hibernating", "escaped")
    return EXPLORED * explored + UNHURT * (1 - hurt) + SIGNAL * who.signal + SAFE * safe
