"""A turn in the base: the family's, with computers, elevators, documents and contamination."""

from __future__ import annotations

from hullbreach.games.lockdown.rules.model import ELEVATOR, ELEVATORS
from hullbreach.games.lockdown.survivor.kit import CLEANSING, DOCUMENTS
from hullbreach.games.lockdown.survivor.plan import Plan
from hullbreach.games.lockdown.survivor.situation import SAFE_KNOWLEDGE
from hullbreach.games.survival.rules.model import CONTAMINATION
from hullbreach.games.survival.survivor import turns
from hullbreach.games.survival.survivor.situation import FAR

RIDE_FROM = 2.0
"""The elevator is worth its card if it makes the way so much shorter."""
NEVER = 99
"""Searching costs time, and time costs more than items are worth: it is done where one waits."""
SPARE = 3
"""With more cards than this one looks around on the way."""


class Turn(turns.Turn):
    """One choice in the player's own turn."""

    mind: Plan
    search_from = NEVER
    many_markers = 7

    def heal(self) -> str:
        """Also by the cards that only some characters have."""
        found = super().heal()
        infected = CONTAMINATION in self.s.view.hand and not self.s.me.larva
        return found or (self.first(*CLEANSING) if infected else "")

    def work(self) -> str:
        """On the way learn what lies about, and look at what a computer shows."""
        s = self.mind.s
        if len(s.view.hand) > SPARE and self.mind.slack > turns.HURRY:
            if s.me.knowledge < SAFE_KNOWLEDGE and (
                found := self.first(f"use:{DOCUMENTS}", "computer:computer-option-knowledge")
            ):
                return found
            if self._wonders() and (found := self.first("computer:computer-option-peek-css")):
                return found
        return super().work()

    def _wonders(self) -> bool:
        """Whether a pod is known, and not of every token which pods it launches."""
        s = self.mind.s
        return bool(s.pods) and None in s.view.cargo.values()

    def go(self, goal: str, *, hurry: bool, leaves: bool) -> str:
        """By the elevator, where that is shorter, unless a door is in the way."""
        ride = "" if self.mind.door else self._ride(goal)
        return ride or super().go(goal, hurry=hurry, leaves=leaves)

    def _ride(self, goal: str) -> str:
        s = self.mind.s
        if s.room not in ELEVATORS or s.view.elevator != s.here or not s.powered(ELEVATOR):
            return ""
        shafts = [slot for slot, room in s.rooms.items() if room in ELEVATORS and slot != s.here]
        near = min((s.distances(slot).get(goal, FAR) for slot in shafts), default=FAR)
        return self.first("room") if near + RIDE_FROM <= s.near.get(goal, FAR) else ""
