"""Lockdown in progress: the family's words, and those of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.lockdown.content import Board as BoardRow
from hullbreach.games.lockdown.content import Content, Slot
from hullbreach.games.lockdown.rules.model import (
    CARGO_ROOMS,
    ELEVATOR,
    LAST_SPACE,
    NOT_STARTED,
    UNLOCKED,
    LockdownState,
    Resident,
    cargo,
    power,
)
from hullbreach.games.survival.rules.play import Survival, row_id
from hullbreach.kernel import Denial, deny

if TYPE_CHECKING:
    from hullbreach.games.lockdown.rules.rulebook import LockdownRules


class Lockdown(Survival[LockdownState]):
    """A game of Lockdown."""

    __slots__ = ()
    box: Content
    rules: LockdownRules
    crew: list[Resident]  # type: ignore[assignment]  # as in the state

    # Time

    def space(self) -> int:
        """The number of the space with the time token; 0 is the last one."""
        return LAST_SPACE - self.state.time

    def unlocked(self) -> bool:
        """Whether the Isolation Room can be locked from inside."""
        return self.space() <= UNLOCKED or self.state.alert != NOT_STARTED

    def launching(self) -> bool:
        """Whether a token of the Cargo Sending System lies under the time token."""
        return bool(self.state.zones.get(cargo(self.space())))

    # Places

    @property
    def map(self) -> BoardRow:
        """The board as the content has it."""
        return self.box.boards[self.state.layout]

    def printed(self, slot: str) -> Slot:
        """What is printed on the board at a slot."""
        found: Slot = self.edition.printed[self.state.layout][slot]
        return found

    def section(self, slot: str) -> str:
        """The section of a room; nothing for stairs and crossroads."""
        return self.printed(slot).section or ""

    def crossroads(self, slot: str) -> bool:
        """Whether a slot is a crossroads in the open."""
        return self.printed(slot).type == "crossroads"

    def section_between(self, corridor: str) -> str:
        """The section of a corridor; nothing for a path over the surface."""
        section: str = self.edition.between[self.state.layout].get(corridor, "")
        return section

    def cargo_room(self, slot: str) -> str:
        """The letter of the pod that is reached from a room; nothing elsewhere."""
        return CARGO_ROOMS.get(self.state.explored.get(slot, ""), "")

    def in_pod(self, letter: str) -> int | None:
        """The seat of the character who waits in a pod."""
        return next(
            (
                seat
                for seat, one in enumerate(self.crew)
                if one.pod == letter and one.status == "pod"
            ),
            None,
        )

    def technical(self, slot: str) -> tuple[str, ...]:
        """The technical corridors with an entrance in a room: areas are none."""
        return tuple(one for one in super().technical(slot) if "-area-" not in one)

    def computer(self, slot: str) -> bool:
        """Whether there is a computer in a room that works, and power for it."""
        return self.terminal(slot) and self.lit(slot)

    def terminal(self, slot: str) -> bool:
        """Whether there is a computer in a room that is not broken, with or without power."""
        return super().computer(slot)

    def no_computer(self, slot: str) -> Denial:
        """Why nobody can work at a computer in a room: there is none, it is broken, or has no power."""
        room = self.state.explored.get(slot, "")
        if not room or not self.box.rooms[room.removeprefix("room-")].computer:
            return deny("L-216", "denied-no-computer")
        if self.broken(slot):
            return deny("L-217", "denied-computer-broken")
        return deny("L-216", "denied-computer-unpowered")

    # Power and darkness

    def powered(self, place: str) -> bool:
        """Whether a section, or the elevator, has power."""
        for token in self.state.zones[power(place)]:  # noqa: SIM110 (often asked: no generator)
            if token in self.state.active:
                return True
        return False

    def elevator_powered(self) -> bool:
        """Whether the elevator moves."""
        return self.powered(ELEVATOR)

    def lit(self, slot: str) -> bool:
        """Whether a room lies in a section with power. Stairs and the surface are never lit."""
        section = self.section(slot)
        return bool(section) and self.powered(section)

    def dark(self, seat: int) -> bool:
        """Whether a character is in darkness: without power, or with hurt eyes.

        Outside, at a crossroads, there is daylight.
        """
        who = self.crew[seat]
        if who.groping:
            return True
        if "wound-eyes" in self.state.zones[f"wounds-{seat}"]:
            return not who.lit
        return not who.lit and not self.lit(who.slot) and not self.crossroads(who.slot)

    # Items

    def uses_left(self, item: str) -> int:
        """How often an item that counts its uses still works."""
        return self.state.uses.get(item, self.box.items[row_id(item)].uses)

    # Knowledge

    def knows(self, seat: int, weakness: str) -> bool:
        """Whether a character can make use of a weakness: it is known, and so is enough else."""
        return self.weakness(weakness) and self.rules.grasps(self, seat, weakness)
