"""Nemesis in progress: the family's words, and a few of its own."""

from __future__ import annotations

from hullbreach.games.nemesis.content import Content
from hullbreach.games.nemesis.rules.model import SECTIONS, NemesisState
from hullbreach.games.survival.rules.play import Survival


class Nemesis(Survival[NemesisState]):
    """A game of Nemesis."""

    __slots__ = ()
    box: Content

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

    def sleeper(self) -> str:
        """The name of a character who hibernates; nothing if nobody does."""
        for seat, one in enumerate(self.state.crew):
            if one.status == "hibernating":
                return self.name(seat)
        return ""
