"""A view of Nemesis as a row of numbers: the family's row, with what only the ship has."""

from __future__ import annotations

from functools import cache

from hullbreach.games.nemesis.model import BOARDS, CONTENT, NOT_STARTED, NemesisOptions
from hullbreach.games.nemesis.rounds import STAGES
from hullbreach.games.nemesis.setup import box
from hullbreach.games.nemesis.view import SIGHT, View
from hullbreach.games.survival import observation as family
from hullbreach.games.survival.observation import PILE, SEATS, Lexicon, count
from hullbreach.kernel.features import Layout, Row


def _lexicon() -> Lexicon:
    pieces = list(box(NemesisOptions(medic=True), SEATS))
    hunting = dict.fromkeys(one.partition("#")[0] for one in pieces if one.startswith("intruder-"))
    return Lexicon(pieces, SIGHT, STAGES, sorted(hunting))


LEXICON = _lexicon()


class Course(family.Course):
    """Also where the ship goes, and whether it blows up."""

    def lay_out(self, layout: Layout) -> None:
        """Destination, self-destruct, and who leads the intruders."""
        super().lay_out(layout)
        spaces = CONTENT.tracks["destination"].spaces
        self.course = tuple(layout.block("destination", spaces).values())
        self.runs = layout.place("self-destruct runs")
        self.destruct = layout.place("self-destruct / 10")
        self.calm = layout.place("no intruder attack")
        self.hunted = layout.place("intruders have a player")

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        super().write(view, row)
        row[self.course[view.destination]] = 1
        if view.destruct != NOT_STARTED:
            row[self.runs], row[self.destruct] = 1, view.destruct / PILE
        row[self.calm], row[self.hunted] = view.calm, view.intruder_active


class Turns(family.Turns):
    """Also who plays the intruders."""

    def lay_out(self, layout: Layout) -> None:
        """Seats are counted from the one that looks."""
        super().lay_out(layout)
        self.hunts = [layout.place(f"seat {seat} plays the intruders") for seat in range(SEATS)]

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        super().write(view, row)
        if view.intruder_seat >= 0:
            row[self.hunts[(view.intruder_seat - max(view.seat, 0)) % len(view.crew)]] = 1


class Supplies(family.Supplies):
    """Also the escape pods."""

    def lay_out(self, layout: Layout) -> None:
        """Where they are, and which are locked."""
        super().lay_out(layout)
        pods = self.lexicon.words["pod"]
        self.pods = {section: layout.block(f"pods {section}", pods) for section in ("a", "b")}
        self.locked = layout.block("locked", pods)

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        super().write(view, row)
        for section in view.pods:
            count(section.pods, self.pods[section.section], row)
        count(view.locked, self.locked, row)


class Hand(family.Hand):
    """Also what the seat sees of the intruders' cards."""

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        super().write(view, row)
        count(view.intruder_hand, self.held, row)


class Memory(family.Memory):
    """Also coordinates and engines."""

    def lay_out(self, layout: Layout) -> None:
        """What can be looked at in secret."""
        super().lay_out(layout)
        self.coordinates = layout.block("coordinates", self.lexicon.words["coordinates"])
        self.engines = layout.block("engine on top", self.lexicon.words["engine"])

    def write(self, view: View, row: Row) -> None:
        """Write it."""
        super().write(view, row)
        for one in view.seen:
            if one.zone == "coordinates":
                row[self.coordinates[one.face]] = 1
            elif one.depth == 0 and one.face in self.engines:
                row[self.engines[one.face]] = 1


class Sections(family.Sections):
    """The row of a ship."""

    course_kind = Course
    turns_kind = Turns
    supplies_kind = Supplies
    hand_kind = Hand
    memory_kind = Memory


@cache
def sections(board: str) -> Sections:
    """The row of one side of the board."""
    return Sections(LEXICON, BOARDS[board])


class Observer(family.Observer):
    """Writes views on one side of the board for so many seats."""

    def __init__(self, board: str, seats: int) -> None:
        super().__init__(sections(board), seats)

    def same_turns(self, view: View, before: View) -> bool:
        """And the same one, if any, plays the intruders."""
        return super().same_turns(view, before) and view.intruder_seat == before.intruder_seat

    def same_supplies(self, view: View, before: View) -> bool:
        """Also the pods."""
        return (
            super().same_supplies(view, before)
            and view.locked is before.locked
            and view.pods is before.pods
        )

    def same_hand(self, view: View, before: View) -> bool:
        """Also the intruders' cards."""
        return view.hand is before.hand and view.intruder_hand is before.intruder_hand
