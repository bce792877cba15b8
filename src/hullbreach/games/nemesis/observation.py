"""A view of Nemesis as a row of numbers, laid out once for a board.

The sections come in this order: the game as a whole, the slots of the board, its corridors, the
crew beginning with the seat that looks, and what only that seat knows. There is room for the
largest crew, so that what was learned with two players can be tried with five. A word has a place
that is 1 where it applies, or counts; a number is divided by what its name says.

From one choice to the next little changes, and parts of views that stay the same are the same
objects. So a section is written anew only where its part is another one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from hullbreach.games.nemesis.model import BOARDS, CONTENT, NOT_STARTED, NemesisOptions
from hullbreach.games.nemesis.rounds import STAGES
from hullbreach.games.nemesis.setup import box
from hullbreach.games.nemesis.view import DISCARDS, KINDS, SHARED_DECKS, Passage, Person, Room, View
from hullbreach.games.survival.model import COLOURS, CONTAMINATION, OBJECTS, SIZES
from hullbreach.games.survival.play import kind_of
from hullbreach.kernel.features import Layout, Row, blank

SEATS = 5
STATUSES = ("aboard", "pod", "hibernating", "escaped", "dead", "intruder")
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


def _count(pieces: Iterable[str | None], places: dict[str, int], row: Row) -> None:
    """Count components at their places; those that are hidden count nowhere."""
    for piece in pieces:
        if piece is not None:
            row[places[COPIES.get(piece, piece)]] += 1


class Section:
    """A piece of the row that is written, and wiped, as one."""

    def __init__(self, layout: Layout) -> None:
        start = len(layout.names)
        self.lay_out(layout)
        self._places = slice(start, len(layout.names))
        self._blank = blank(len(layout.names) - start)

    def lay_out(self, layout: Layout) -> None:
        """Take the places."""
        raise NotImplementedError

    def wipe(self, row: Row) -> None:
        """Make it zeros again."""
        row[self._places] = self._blank


class Whole(Section):
    """What everyone sees of the game as a whole, in numbers."""

    def lay_out(self, layout: Layout) -> None:
        """Time and turn, injuries and ammo."""
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
        self.injuries = layout.block("injuries", BOARDS["basic"].slots)
        self.first = [layout.place(f"seat {seat} is first") for seat in range(SEATS)]
        self.turn = [layout.place(f"seat {seat} has the turn") for seat in range(SEATS)]
        self.hunts = [layout.place(f"seat {seat} plays the intruders") for seat in range(SEATS)]
        self.ammo = [layout.place(f"seat {seat} ammo") for seat in range(SEATS)]

    def write(self, view: View, row: Row) -> None:
        """Write it; seats are counted from the one that looks."""
        seats, looks = len(view.crew), max(view.seat, 0)
        row[self.modes[view.mode]] = row[self.stages[view.stage]] = 1
        row[self.course[view.destination]] = 1
        row[self.round], row[self.time] = view.round / PILE, view.time / PILE
        if view.destruct != NOT_STARTED:
            row[self.runs], row[self.destruct] = 1, view.destruct / PILE
        row[self.actions], row[self.acted] = view.actions, view.acted
        row[self.boundless], row[self.met], row[self.calm] = view.boundless, view.met, view.calm
        row[self.hunted], row[self.deaths] = view.intruder_active, view.deaths
        row[self.eggs] = view.eggs / PILE
        for figure in view.figures:
            if figure.injuries:
                row[self.injuries[figure.slot]] += figure.injuries
        row[self.first[(view.first - looks) % seats]] = 1
        row[self.turn[(view.turn - looks) % seats]] = 1
        if view.intruder_seat >= 0:
            row[self.hunts[(view.intruder_seat - looks) % seats]] = 1
        if view.ammo:
            for seat, who in enumerate(view.crew):
                for thing in who.carried:
                    row[self.ammo[(seat - looks) % seats]] += view.ammo.get(thing, 0)


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
        self.crafted = layout.block("to craft", WORDS["item"])
        self.shared = layout.block("shared objective", WORDS["objective"])

    def same(self, view: View, before: View) -> bool:
        """Whether nothing of it has changed."""
        return (
            view.bag is before.bag
            and view.decks == before.decks
            and view.discards == before.discards
            and view.locked == before.locked
            and view.pods is before.pods
            and view.killed == before.killed
            and view.crafted == before.crafted
            and view.discovered == before.discovered
            and view.shared == before.shared
        )

    def write(self, view: View, row: Row) -> None:
        """Write it."""
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
        self.here = layout.block(self.slot, LYING)

    def write(self, room: Room, row: Row) -> None:
        """Write it."""
        if room.room:
            row[self.rooms[room.room]] = 1
            row[self.items] = room.items or 0
        else:
            row[self.unexplored] = 1
        _count(room.here, self.here, row)


class Ways(Section):
    """The corridors of the board and its technical networks."""

    def __init__(self, layout: Layout, places: tuple[str, ...]) -> None:
        self.places = places
        super().__init__(layout)

    def lay_out(self, layout: Layout) -> None:
        """Noise and doors."""
        self.noise = layout.block("noise", self.places)
        self.doors = layout.block("closed door", self.places)
        self.ruins = layout.block("destroyed door", self.places)

    def write(self, passages: dict[str, Passage], row: Row) -> None:
        """Write it."""
        for way, passage in passages.items():
            if passage.noise:
                row[self.noise[way]] = 1
            if passage.door:
                row[(self.ruins if passage.destroyed else self.doors)[way]] = 1


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
        self.wounds = layout.block(f"{name} wounds", WORDS["wound"])
        self.dressed = layout.block(f"{name} dressed", WORDS["wound"])
        self.cards = layout.place(f"{name} cards")
        self.deck = layout.place(f"{name} deck / 10")
        self.discard = layout.block(f"{name} discard", (*WORDS["card"], CONTAMINATION))
        self.carried = layout.block(f"{name} hands", THINGS)
        self.pack = layout.block(f"{name} pack", (*BACKS, *WORDS["item"], *WORDS["quest"]))
        self.quests = layout.block(f"{name} to unlock", WORDS["quest"])
        self.objectives = layout.block(f"{name} objectives", WORDS["objective"])

    def write(self, who: Person, row: Row) -> None:
        """Write it."""
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


class Mind(Section):
    """What only the seat itself knows."""

    def __init__(self, layout: Layout, slots: tuple[str, ...]) -> None:
        self.slots = slots
        super().__init__(layout)

    def lay_out(self, layout: Layout) -> None:
        """Cards in hand, and what was looked at."""
        self.hand = layout.block("hand", HELD)
        self.looking = layout.block("looking at", LOOKED_AT)
        self.coordinates = layout.block("coordinates", WORDS["coordinates"])
        self.engines = layout.block("engine on top", WORDS["engine"])
        self.tiles = {
            f"tile-{slot}": layout.block(f"{slot} seen", WORDS["room"]) for slot in self.slots
        }

    def same(self, view: View, before: View) -> bool:
        """Whether nothing of it has changed."""
        return (
            view.hand == before.hand
            and view.looking == before.looking
            and view.seen == before.seen
            and view.intruder_hand == before.intruder_hand
        )

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        _count(view.hand, self.hand, row)
        _count(view.looking, self.looking, row)
        _count(view.intruder_hand, self.hand, row)
        for one in view.seen:
            if one.zone in self.tiles:
                row[self.tiles[one.zone][one.face]] = 1
            elif one.zone == "coordinates":
                row[self.coordinates[one.face]] = 1
            elif one.depth == 0 and one.face in self.engines:
                row[self.engines[one.face]] = 1


class Observer:
    """Writes views on one board."""

    def __init__(self, board: str) -> None:
        layout = Layout()
        slots = BOARDS[board].slots
        self.whole = Whole(layout)
        self.supplies = Supplies(layout)
        self.slots = {slot: Slot(layout, slot) for slot in slots}
        self.ways = Ways(layout, (*BOARDS[board].passages, *BOARDS[board].networks))
        self.crew = [Body(layout, seat, slots) for seat in range(SEATS)]
        self.mind = Mind(layout, slots)
        self.names = tuple(layout.names)

    def write(self, view: View, row: Row, before: View | None = None) -> None:
        """Write a view into a row of zeros, or over the view of the same seat `before`."""
        if before is None:
            self._write_anew(view, row)
        else:
            self._write_over(view, row, before)

    def _bodies(self, view: View) -> Iterable[tuple[Body, int]]:
        """The sections of the crew, each with its seat."""
        seats, looks = len(view.crew), max(view.seat, 0)
        return zip(self.crew, (*range(looks, seats), *range(looks)), strict=False)

    def _write_anew(self, view: View, row: Row) -> None:
        self.whole.write(view, row)
        self.supplies.write(view, row)
        for slot, room in view.rooms.items():
            self.slots[slot].write(room, row)
        self.ways.write(view.passages, row)
        for body, seat in self._bodies(view):
            body.write(view.crew[seat], row)
        self.mind.write(view, row)

    def _write_over(self, view: View, row: Row, before: View) -> None:
        self.whole.wipe(row)
        self.whole.write(view, row)
        if not self.supplies.same(view, before):
            self.supplies.wipe(row)
            self.supplies.write(view, row)
        if view.rooms is not before.rooms:
            for slot, room in view.rooms.items():
                if room is not before.rooms[slot]:
                    self.slots[slot].wipe(row)
                    self.slots[slot].write(room, row)
        if view.passages is not before.passages:
            self.ways.wipe(row)
            self.ways.write(view.passages, row)
        for body, seat in self._bodies(view):
            if view.crew[seat] is not before.crew[seat]:
                body.wipe(row)
                body.write(view.crew[seat], row)
        if not self.mind.same(view, before):
            self.mind.wipe(row)
            self.mind.write(view, row)


@cache
def observer(board: str) -> Observer:
    """The observer of a board."""
    return Observer(board)


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
