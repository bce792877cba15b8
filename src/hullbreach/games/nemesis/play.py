"""Nemesis in progress: the family's words, and a few of its own."""

from __future__ import annotations

from typing import ClassVar

from hullbreach.games.nemesis.model import BOARDS, CONTENT, NEST, SECTIONS, NemesisState
from hullbreach.games.survival.play import Survival


class Nemesis(Survival[NemesisState]):
    """A game of Nemesis."""

    __slots__ = ()
    boards: ClassVar = BOARDS
    box: ClassVar = CONTENT

    def pick_from_draft(self) -> str:
        """Show a random draft card."""
        return self.draw_blind("draft", "drawn")

    def nest(self) -> str:
        """The slot of the nest, once it has been found."""
        return self.slot_of(NEST)

    def colour(self, slot: str) -> str:
        """The colour of an explored room; nothing for a room without one."""
        room = self.state.explored.get(slot)
        return "" if room is None else CONTENT.rooms[room.removeprefix("room-")].colour or ""

    def computer(self, slot: str) -> bool:
        """Whether there is a working computer in a room."""
        room = self.state.explored.get(slot)
        if room is None or self.broken(slot):
            return False
        return CONTENT.rooms[room.removeprefix("room-")].computer

    def section(self, slot: str) -> str:
        """The letter of the evacuation section in a room; nothing elsewhere."""
        return SECTIONS.get(self.state.explored.get(slot, ""), "")

    def pods(self, letter: str) -> list[str]:
        """The escape pods parked at a section."""
        return self.state.zones[f"pods-{letter}"]

    def aboard_pod(self, pod: str) -> list[int]:
        """The seats of the characters waiting in a pod."""
        return [
            seat
            for seat, one in enumerate(self.state.crew)
            if one.pod == pod and one.status == "pod"
        ]

    def hibernating(self) -> bool:
        """Whether anybody hibernates."""
        return any(one.status == "hibernating" for one in self.state.crew)
