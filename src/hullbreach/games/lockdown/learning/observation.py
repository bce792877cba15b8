"""A view of Lockdown as a row of numbers: the family's row, with what only the base has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from hullbreach.games.lockdown.rules.model import (
    BUNKER,
    PODS,
    POWERED,
    SPACES,
    WEAKNESS_SLOTS,
)
from hullbreach.games.lockdown.rules.setup import pieces
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.learning import observation as family
from hullbreach.games.survival.learning.observation import PILE, SEATS, Words
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.marks import Both, Choice, Mark, Number, Tally
from hullbreach.kernel.sections import Countdown


class Autodestruct(Countdown):
    """Also whether it can be stopped: made of two fields."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, "countdown runs", "countdown / 10", PILE)
        self.critical = layout.place("countdown cannot be stopped")

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Write it."""
        super().write(of.autodestruct, row, of, before)
        row[self.critical] = row[self.runs] and of.critical


class Power:
    """The power tokens of the sections, and which of them are active: made of two fields."""

    def __init__(self, layout: Layout, tokens: Iterable[str]) -> None:
        self.powered = layout.block("powered", POWERED)
        self.tokens = {place: Choice(layout, f"power {place}", tokens) for place in POWERED}

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Write it."""
        for place, token in of.power.items():
            self.tokens[place].write(token, row, of, before)
            row[self.powered[place]] = token in of.active


class Laboratory:
    """The objects on the laboratory board."""

    def __init__(self, layout: Layout, lexicon: Words) -> None:
        self.slots = {
            slot: lexicon.tally(layout, f"laboratory {slot}", lexicon.lying)
            for slot in WEAKNESS_SLOTS
        }

    def write(self, value: Mapping[str, list[str]], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        for slot, things in value.items():
            self.slots[slot].write(things, row, of, before)


class Pod:
    """The pod in which a character waits: made of two fields."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.pods = Choice(layout, name, PODS)

    def write(self, value: str, row: Row, of: Any, before: Any) -> None:
        """Write it."""
        self.pods.write(of.pod if of.status == "pod" else "", row, of, before)


class Cargo:
    """The tokens of the Cargo Sending System."""

    def __init__(self, layout: Layout, tokens: Iterable[str]) -> None:
        self.tokens = {space: Choice(layout, f"cargo {space}", tokens) for space in SPACES}
        self.waiting = {space: layout.place(f"cargo {space}: token") for space in SPACES}

    def write(self, value: Mapping[int, str | None], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        if value != before:
            for space, place in self.waiting.items():
                row[place] = space in value
                self.tokens[space].write(value.get(space), row, of, before)


class Contingencies:
    """What is known of everybody's contingencies, beginning with the seat that looks."""

    def __init__(self, layout: Layout, plans: Iterable[str]) -> None:
        self.known = [Tally(layout, f"seat {seat} contingencies", plans) for seat in range(SEATS)]
        self.all = [layout.place(f"seat {seat} contingencies") for seat in range(SEATS)]

    def write(self, value: Sequence[list[str | None]], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        if value != before:
            looks = max(of.seat, 0)
            for seat, plans in enumerate(value):
                place = (seat - looks) % len(value)
                self.known[place].write(plans, row, of, before)
                row[self.all[place]] = len(plans)


class Body(family.Body):
    """Also what the character knows."""

    def marks(self, layout: Layout, *args: Any) -> dict[str, Mark]:
        """Knowledge, light and pods."""
        marks = super().marks(layout, *args) | {
            "informed": Number(layout, f"{self.name} informed"),
            "lit": Number(layout, f"{self.name} has light"),
            "pod": Pod(layout, f"{self.name} in pod"),
        }
        return marks | {"status": Both(marks["status"], marks["pod"])}


class Rows(family.Rows):
    """The row of a base."""

    body_kind = Body

    def course(self, layout: Layout, lexicon: Words) -> None:
        """Also power, countdown, alert, and the ways out."""
        super().course(layout, lexicon)
        slots = self.board.slots
        self.marks |= {
            "backup": Number(layout, "backup power"),
            "autodestruct": (autodestruct := Autodestruct(layout)),
            "critical": autodestruct,
            "alert": Countdown(layout, "alert", "alert / 10", PILE),
            "gate_open": Number(layout, "main gate open"),
            "rover": Choice(layout, "rover", (*slots, BUNKER)),
            "elevator": Choice(layout, "elevator", slots),
            "vented": Choice(layout, "vented", slots),
        }

    def supplies(self, layout: Layout, lexicon: Words) -> None:
        """Also power, the computer, the laboratory, and plans that all know."""
        super().supplies(layout, lexicon)
        words = lexicon.words
        self.marks |= {
            "power": (power := Power(layout, words["power"])),
            "active": power,
            "computer": Choice(layout, "computer", words["computer"]),
            "laboratory": Laboratory(layout, lexicon),
            "neutral": Number(layout, "neutral contingencies"),
            "open_plans": Tally(layout, "open", words["contingency"]),
        }

    def secrets(self, layout: Layout, lexicon: Words) -> None:
        """Also contingencies and the tokens of the Cargo Sending System."""
        super().secrets(layout, lexicon)
        words = lexicon.words
        self.marks |= {
            "cargo": Cargo(layout, words["cargo"]),
            "contingencies": Contingencies(layout, words["contingency"]),
        }


@cache
def rows(edition: SurvivalEdition) -> Rows:
    """The row of an edition."""
    (board,) = edition.boards.values()
    return Rows(Words(pieces(edition, "some"), edition), board)


class Observer(family.Observer):
    """Writes views of an edition for so many seats."""

    def __init__(self, edition: SurvivalEdition, seats: int) -> None:
        super().__init__(rows(edition), seats)
