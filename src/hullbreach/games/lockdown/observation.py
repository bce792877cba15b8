"""A view of Lockdown as a row of numbers: the family's row, with what only the base has."""

from __future__ import annotations

from functools import cache

from hullbreach.games.lockdown.model import (
    BOARDS,
    BUNKER,
    NOT_STARTED,
    PODS,
    POWERED,
    SPACES,
    WEAKNESS_SLOTS,
    LockdownOptions,
)
from hullbreach.games.lockdown.rounds import STAGES
from hullbreach.games.lockdown.setup import box
from hullbreach.games.lockdown.view import SIGHT, Person, View
from hullbreach.games.survival import observation as family
from hullbreach.games.survival.observation import PILE, SEATS, Lexicon, count
from hullbreach.kernel.features import Layout, Row


def _lexicon() -> Lexicon:
    """All boxes together: whoever plays, hunts, and wherever."""
    boxes = [
        box(LockdownOptions(layout=layout, guests="some", hunters=hunters), SEATS)
        for layout in ("basic", "alternative")
        for hunters in ("nightstalkers", "intruders")
    ]
    pieces = dict.fromkeys(piece for one in boxes for piece in sorted(one))
    return Lexicon(pieces, SIGHT, STAGES)


LEXICON = _lexicon()


class Course(family.Course):
    """Also power, countdown, alert, and the ways out."""

    def lay_out(self, layout: Layout) -> None:
        """What is open and small."""
        super().lay_out(layout)
        self.intruders = layout.place("intruders of Nemesis hunt")
        self.backup = layout.place("backup power")
        self.counts = layout.place("countdown runs")
        self.countdown = layout.place("countdown / 10")
        self.critical = layout.place("countdown cannot be stopped")
        self.alerted = layout.place("alert")
        self.alert = layout.place("alert / 10")
        self.gate = layout.place("main gate open")
        self.rover = layout.block("rover", (*self.board.slots, BUNKER))
        self.elevator = layout.block("elevator", self.board.slots)
        self.vented = layout.block("vented", self.board.slots)

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        super().write(view, row)
        row[self.intruders] = view.hunters == "intruders"
        row[self.backup], row[self.gate] = view.backup, view.gate_open
        if view.autodestruct != NOT_STARTED:
            row[self.counts], row[self.countdown] = 1, view.autodestruct / PILE
            row[self.critical] = view.critical
        if view.alert != NOT_STARTED:
            row[self.alerted], row[self.alert] = 1, view.alert / PILE
        for places, at in (
            (self.rover, view.rover),
            (self.elevator, view.elevator),
            (self.vented, view.vented),
        ):
            if at in places:
                row[places[at]] = 1


class Supplies(family.Supplies):
    """Also power, the computer, the laboratory, and plans that all know."""

    def lay_out(self, layout: Layout) -> None:
        """Tokens and cards."""
        super().lay_out(layout)
        words = self.lexicon.words
        self.powered = layout.block("powered", POWERED)
        self.power = {place: layout.block(f"power {place}", words["power"]) for place in POWERED}
        self.computer = layout.block("computer", words["computer"])
        self.laboratory = {
            slot: self.lexicon.places(layout, f"laboratory {slot}", self.lexicon.lying)
            for slot in WEAKNESS_SLOTS
        }
        self.neutral = layout.place("neutral contingencies")
        self.plans = layout.block("open", words["contingency"])

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        super().write(view, row)
        for place, token in view.power.items():
            row[self.power[place][token]] = 1
            row[self.powered[place]] = token in view.active
        if view.computer is not None:
            row[self.computer[view.computer]] = 1
        for slot, things in view.laboratory.items():
            count(things, self.laboratory[slot], row)
        row[self.neutral] = view.neutral
        count(view.open_plans, self.plans, row)


class Body(family.Body):
    """Also what the character knows."""

    def lay_out(self, layout: Layout) -> None:
        """Knowledge, light and pods."""
        super().lay_out(layout)
        self.knowledge = layout.place(f"{self.name} knowledge / 10")
        self.informed = layout.place(f"{self.name} informed")
        self.lit = layout.place(f"{self.name} has light")
        self.pods = layout.block(f"{self.name} in pod", PODS)

    def write(self, who: Person, row: Row) -> None:
        """Write it."""
        super().write(who, row)
        row[self.knowledge], row[self.informed] = who.knowledge / PILE, who.informed
        row[self.lit] = who.lit
        if who.status == "pod":
            row[self.pods[who.pod]] = 1


class Memory(family.Memory):
    """Also contingencies and the tokens of the Cargo Sending System."""

    def lay_out(self, layout: Layout) -> None:
        """Seats are counted from the one that looks."""
        super().lay_out(layout)
        words = self.lexicon.words
        self.cargo = {space: layout.block(f"cargo {space}", words["cargo"]) for space in SPACES}
        self.waiting = {space: layout.place(f"cargo {space}: token") for space in SPACES}
        self.plans = [
            layout.block(f"seat {seat} contingencies", words["contingency"])
            for seat in range(SEATS)
        ]
        self.unknown = [layout.place(f"seat {seat} contingencies") for seat in range(SEATS)]

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        super().write(view, row)
        for space, token in view.cargo.items():
            row[self.waiting[space]] = 1
            if token is not None:
                row[self.cargo[space][token]] = 1
        looks = max(view.seat, 0)
        for seat, plans in enumerate(view.contingencies):
            place = (seat - looks) % len(view.crew)
            count(plans, self.plans[place], row)
            row[self.unknown[place]] = len(plans)


class Sections(family.Sections):
    """The row of a base."""

    course_kind = Course
    supplies_kind = Supplies
    body_kind = Body
    memory_kind = Memory


@cache
def sections(board: str) -> Sections:
    """The row of one side of the board."""
    return Sections(LEXICON, BOARDS[board])


class Observer(family.Observer):
    """Writes views on one side of the board for so many seats."""

    def __init__(self, board: str, seats: int) -> None:
        super().__init__(sections(board), seats)

    def same_supplies(self, view: View, before: View) -> bool:
        """Also power, the computer, the laboratory, and plans."""
        return (
            super().same_supplies(view, before)
            and view.active is before.active
            and view.power is before.power
        )

    def same_memory(self, view: View, before: View) -> bool:
        """Also contingencies and cargo."""
        return (
            view.seen is before.seen
            and view.cargo == before.cargo
            and view.contingencies == before.contingencies
        )
