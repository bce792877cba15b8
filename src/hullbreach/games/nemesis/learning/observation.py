"""A view of Nemesis as a row of numbers: the family's row, with what only the ship has."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from hullbreach.games.nemesis.looks.view import SECTIONS, Pods
from hullbreach.games.nemesis.rules.setup import pieces
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.learning import observation as family
from hullbreach.games.survival.learning.observation import PILE, SEATS, Words
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.marks import Number, Tally
from hullbreach.kernel.sections import Countdown, Seat
from hullbreach.kernel.views import Seen


def _lexicon(edition: SurvivalEdition) -> Words:
    box = list(pieces(edition))
    hunting = dict.fromkeys(one.partition("#")[0] for one in box if one.startswith("intruder-"))
    return Words(box, edition, sorted(hunting))


class Destination:
    """The space of the marker on its track."""

    def __init__(self, layout: Layout, spaces: Iterable[str]) -> None:
        self.spaces = (*layout.block("destination", spaces).values(),)

    def write(self, value: int, row: Row, of: Any, before: Any) -> None:
        """Write it."""
        for space, place in enumerate(self.spaces):
            row[place] = space == value


class EscapePods:
    """Where the pods are."""

    def __init__(self, layout: Layout, pods: Iterable[str]) -> None:
        self.of = {section: Tally(layout, f"pods {section}", pods) for section in SECTIONS}

    def write(self, value: Iterable[Pods], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        for section in value:
            self.of[section.section].write(section.pods, row, of, before)


class Hand(Tally):
    """The cards that the seat holds, and what it sees of the intruders': made of two fields."""

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Write it."""
        hunting = of.intruder_hand
        Tally.write(self, of.hand + hunting if hunting else of.hand, row, of, before)


class Memory(family.Memory):
    """Also coordinates and engines."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """What can be looked at in secret."""
        super().lay_out(layout, *args)
        words = args[0].words
        self.zones["coordinates"] = layout.block("coordinates", words["coordinates"])
        self.engines = layout.block("engine on top", words["engine"])

    def place(self, one: Seen) -> int | None:
        """The place of what was seen, if it has any."""
        if one.depth == 0 and one.face in self.engines:
            return self.engines[one.face]
        return super().place(one)


class Rows(family.Rows):
    """The row of a ship."""

    hand_kind = Hand
    memory_kind = Memory

    def course(self, layout: Layout, lexicon: Words) -> None:
        """Also where the ship goes, and whether it blows up."""
        super().course(layout, lexicon)
        self.marks |= {
            "destination": Destination(layout, lexicon.tracks["destination"].spaces),
            "destruct": Countdown(layout, "self-destruct runs", "self-destruct / 10", PILE),
            "calm": Number(layout, "no intruder attack"),
            "intruder_active": Number(layout, "intruders have a player"),
        }

    def turns(self, layout: Layout) -> None:
        """Also who plays the intruders."""
        super().turns(layout)
        self.marks["intruder_seat"] = Seat(layout, "plays the intruders", SEATS)

    def supplies(self, layout: Layout, lexicon: Words) -> None:
        """Also the escape pods, and which are locked."""
        super().supplies(layout, lexicon)
        pods = lexicon.words["pod"]
        self.marks |= {
            "pods": EscapePods(layout, pods),
            "locked": Tally(layout, "locked", pods),
        }

    def secrets(self, layout: Layout, lexicon: Words) -> None:
        """Also the intruders' cards."""
        super().secrets(layout, lexicon)
        self.marks["intruder_hand"] = self.marks["hand"]


@cache
def rows(edition: SurvivalEdition, board: str) -> Rows:
    """The row of one side of the board."""
    return Rows(_lexicon(edition), edition.boards[board])


class Observer(family.Observer):
    """Writes views on one side of the board for so many seats."""

    def __init__(self, edition: SurvivalEdition, board: str, seats: int) -> None:
        super().__init__(rows(edition, board), seats)
