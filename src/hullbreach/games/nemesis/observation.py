"""A view of Nemesis as a row of numbers, laid out once for a board.

The parts come in this order: the round, the ship, the slots of the board, its corridors, the
crew beginning with the seat that looks, and what only that seat knows. There is room for the
largest crew, so that what was learned with two players can be tried with five. A word has a place
that is 1 where it applies, or counts; a number is divided by what its name says.
"""

from __future__ import annotations

from functools import cache

from hullbreach.games.nemesis.model import BOARDS, COLOURS, CONTENT, NOT_STARTED, NemesisOptions
from hullbreach.games.nemesis.rounds import STAGES
from hullbreach.games.nemesis.setup import box
from hullbreach.games.nemesis.view import DISCARDS, KINDS, SHARED_DECKS, Person, View
from hullbreach.games.survival.model import CONTAMINATION, OBJECTS, SIZES
from hullbreach.games.survival.play import kind_of
from hullbreach.kernel.features import Layout, Row

SEATS = 5
STATUSES = ("aboard", "pod", "hibernating", "escaped", "dead", "intruder")
PILE = 10
"""Piles are counted in tens, so that all numbers are of about the same size."""


def _words() -> dict[str, tuple[str, ...]]:
    """The different components of the box, by their kinds."""
    found: dict[str, list[str]] = {}
    for piece in sorted(box(NemesisOptions(medic=True), SEATS)):
        found.setdefault(piece.partition("-")[0], []).append(kind_of(piece))
    return {kind: tuple(dict.fromkeys(pieces)) for kind, pieces in found.items()}


WORDS = _words()
LYING = (*WORDS["supply"], *SIZES)
THINGS = (*WORDS["item"], *WORDS["quest"], *dict.fromkeys(map(kind_of, OBJECTS)))
BACKS = tuple(f"item-{colour}" for colour in (*COLOURS, "crafted", "starting"))
LOOKED_AT = (*WORDS["item"], *WORDS["event"], *WORDS["attack"])
FACES = {piece: kind_of(piece) for piece in box(NemesisOptions(medic=True), SEATS)}
"""What a component is a copy of."""


class Whole:
    """The places of what everyone sees of the game as a whole."""

    def __init__(self, layout: Layout) -> None:
        self.modes = layout.block("mode", ("standard", "solo", "coop"))
        self.stages = layout.block("stage", STAGES)
        self.round = layout.place("round / 10")
        self.time = layout.place("time / 10")
        self.runs = layout.place("self-destruct runs")
        self.destruct = layout.place("self-destruct / 10")
        self.destination = layout.block("destination", CONTENT.tracks["destination"].spaces)
        self.course = tuple(self.destination.values())
        self.actions = layout.place("actions left")
        self.acted = layout.place("actions taken")
        self.flags = [
            layout.place(name)
            for name in ("boundless", "met", "calm", "jumped", "destroyed", "intruders played")
        ]
        self.deaths = layout.place("deaths")
        self.eggs = layout.place("eggs / 10")
        self.bag = layout.block("bag", dict.fromkeys(KINDS.values()))
        self.decks = layout.block("deck / 10", SHARED_DECKS)
        self.discards = layout.block("discard / 10", DISCARDS)
        self.weaknesses = layout.block("weakness", WORDS["weakness"])
        self.killed = layout.block("killed", SIZES)
        self.crafted = layout.block("crafted", WORDS["item"])
        self.shared = layout.block("shared objective", WORDS["objective"])
        self.pods = {
            section: layout.block(f"pods {section}", WORDS["pod"]) for section in ("a", "b")
        }
        self.locked = layout.block("locked", WORDS["pod"])

    def write(self, view: View, row: Row) -> None:
        """Write the game as a whole."""
        row[self.modes[view.mode]] = 1
        row[self.stages[view.stage]] = 1
        row[self.round] = view.round / PILE
        row[self.time] = view.time / PILE
        if view.destruct != NOT_STARTED:
            row[self.runs] = 1
            row[self.destruct] = view.destruct / PILE
        row[self.course[view.destination]] = 1
        row[self.actions] = view.actions
        row[self.acted] = view.acted
        flags = (
            view.boundless, view.met, view.calm, view.jumped, view.destroyed, view.intruder_active
        )  # fmt: skip
        for place, flag in zip(self.flags, flags, strict=True):
            row[place] = flag
        row[self.deaths] = view.deaths
        row[self.eggs] = view.eggs / PILE
        for token, count in view.bag.items():
            row[self.bag[token]] = count
        for name, count in view.decks.items():
            row[self.decks[name]] = count / PILE
        for name, pile in view.discards.items():
            row[self.discards[name]] = len(pile) / PILE
        for card in view.discovered:
            row[self.weaknesses[card]] = 1
        for kind in view.killed:
            row[self.killed[kind]] = 1
        _count(view.crafted, self.crafted, row)
        _count(view.shared, self.shared, row)
        for section in view.pods:
            _count(section.pods, self.pods[section.section], row)
        _count(view.locked, self.locked, row)


class Slot:
    """The places of a slot of the board."""

    def __init__(self, layout: Layout, slot: str) -> None:
        self.unexplored = layout.place(f"{slot}: unexplored")
        self.rooms = layout.block(slot, WORDS["room"])
        self.items = layout.place(f"{slot}: items")
        self.here = layout.block(slot, LYING)
        self.injuries = layout.place(f"{slot}: injuries")


class Body:
    """The places of a seat: 0 is the one that looks, 1 the next clockwise."""

    def __init__(self, layout: Layout, seat: int, slots: tuple[str, ...]) -> None:
        name = f"seat {seat}"
        self.here = layout.place(f"{name} is taken")
        self.first = layout.place(f"{name} is first")
        self.turn = layout.place(f"{name} has the turn")
        self.hunts = layout.place(f"{name} plays the intruders")
        self.characters = layout.block(name, WORDS["character"])
        self.statuses = layout.block(name, STATUSES)
        self.slots = layout.block(f"{name} in", slots)
        self.flags = [
            layout.place(f"{name} {flag}") for flag in ("slimed", "larva", "signal", "passed")
        ]
        self.light = layout.place(f"{name} light wounds")
        self.wounds = layout.block(f"{name} wounds", WORDS["wound"])
        self.dressed = layout.block(f"{name} dressed", WORDS["wound"])
        self.cards = layout.place(f"{name} cards")
        self.deck = layout.place(f"{name} deck / 10")
        self.discard = layout.block(f"{name} discard", (*WORDS["card"], CONTAMINATION))
        self.carried = layout.block(f"{name} hands", THINGS)
        self.ammo = layout.place(f"{name} ammo")
        self.pack = layout.block(f"{name} pack", (*BACKS, *WORDS["item"], *WORDS["quest"]))
        self.quests = layout.block(f"{name} to unlock", WORDS["quest"])
        self.objectives = layout.block(f"{name} objectives", WORDS["objective"])

    def write(self, view: View, seat: int, who: Person, row: Row) -> None:
        """Write what is seen of a seat."""
        row[self.here] = 1
        if view.first == seat:
            row[self.first] = 1
        if view.turn == seat:
            row[self.turn] = 1
        if view.intruder_seat == seat:
            row[self.hunts] = 1
        row[self.statuses[who.status]] = 1
        if not who.id:
            return
        row[self.characters[who.id]] = 1
        if who.status == "aboard":
            row[self.slots[who.slot]] = 1
        slimed, larva, signal, passed = self.flags
        row[slimed], row[larva] = who.slimed, who.larva
        row[signal], row[passed] = who.signal, who.passed
        row[self.light] = who.light
        _count(who.wounds, self.wounds, row)
        _count(who.dressed, self.dressed, row)
        row[self.cards] = who.cards
        row[self.deck] = who.deck / PILE
        _count(who.discard, self.discard, row)
        for thing in who.carried:
            if thing is not None:
                row[self.carried[FACES[thing]]] += 1
                row[self.ammo] += view.ammo.get(thing, 0)
        _count(who.pack, self.pack, row)
        _count(who.quests, self.quests, row)
        _count(who.objectives, self.objectives, row)


class Mind:
    """The places of what only the seat itself knows."""

    def __init__(self, layout: Layout, slots: tuple[str, ...]) -> None:
        self.hand = layout.block(
            "hand", (*WORDS["card"], CONTAMINATION, *map(kind_of, WORDS["intruder"]))
        )
        self.looking = layout.block("looking at", LOOKED_AT)
        self.coordinates = layout.block("coordinates", WORDS["coordinates"])
        self.engines = layout.block("engine on top", WORDS["engine"])
        self.tiles = {f"tile-{slot}": layout.block(f"{slot} seen", WORDS["room"]) for slot in slots}

    def write(self, view: View, row: Row) -> None:
        """Write what the seat knows."""
        _count(view.hand, self.hand, row)
        _count(view.looking, self.looking, row)
        if view.seat == view.intruder_seat:
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
        slots, passages = BOARDS[board].slots, (*BOARDS[board].passages, *BOARDS[board].networks)
        self.whole = Whole(layout)
        self.slots = {slot: Slot(layout, slot) for slot in slots}
        self.noise = layout.block("noise", passages)
        self.doors = layout.block("closed door", passages)
        self.ruins = layout.block("destroyed door", passages)
        self.crew = [Body(layout, seat, slots) for seat in range(SEATS)]
        self.mind = Mind(layout, slots)
        self.names = tuple(layout.names)

    def write(self, view: View, row: Row) -> None:
        """Write a view into a row of zeros."""
        self.whole.write(view, row)
        self._write_board(view, row)
        seats, looks = len(view.crew), max(view.seat, 0)
        for seat, who in enumerate(view.crew):
            self.crew[(seat - looks) % seats].write(view, seat, who, row)
        self.mind.write(view, row)

    def _write_board(self, view: View, row: Row) -> None:
        for slot, room in view.rooms.items():
            places = self.slots[slot]
            if room.room:
                row[places.rooms[room.room]] = 1
                row[places.items] = room.items or 0
            else:
                row[places.unexplored] = 1
            if room.here:
                _count(room.here, places.here, row)
        for figure in view.figures:
            row[self.slots[figure.slot].injuries] += figure.injuries
        for way, passage in view.passages.items():
            if passage.noise:
                row[self.noise[way]] = 1
            if passage.destroyed:
                row[self.ruins[way]] = 1
            elif passage.door:
                row[self.doors[way]] = 1


def _count(pieces: list[str | None] | list[str], places: dict[str, int], row: Row) -> None:
    """Count components at their places; those that are hidden count nowhere."""
    for piece in pieces:
        if piece is not None:
            row[places[FACES.get(piece, piece)]] += 1


@cache
def observer(board: str) -> Observer:
    """The observer of a board."""
    return Observer(board)
