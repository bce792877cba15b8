"""What a player of Lockdown makes of the view: power, time, cargo, and what the plan may be."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from hullbreach.games.lockdown.content import Content
from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.looks.view import Person, View
from hullbreach.games.lockdown.rules.model import (
    CARGO_ROOMS,
    LAST_SPACE,
    NEUTRAL,
    NOT_STARTED,
    UNLOCKED,
)
from hullbreach.games.lockdown.survivor.kit import KIT, SUITS
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.survivor import situation

BASE: Content = GAME.edition().box
PLANS = Counter({row.id: row.count for row in BASE.contingencies.values()})
CARGO = Counter({row.id: row.count for row in BASE.cargo.values()})
HURTFUL = ("creeper", "adult", "breeder", "queen")
"""The hunters whose attack hurts."""

DARK_STEP = 0.3
"""What a room costs more that is dark: a hunter there is the more of a surprise."""


class BaseSituation(situation.Situation[View]):
    """A view of the base, as its player reads it."""

    kit = KIT
    me: Person

    def __init__(self, view: View) -> None:
        edition = GAME.edition(view.packs)
        self.box: Content = edition.box
        self.rules: Any = edition.rules
        self.map = self.box.boards[view.layout]
        self.walk_offs: list[str] = edition.walk_offs[view.layout]
        super().__init__(view, edition.boards[view.layout])

    def fits(self, room: str, slot: str) -> bool:
        """Whether the room's back is of the slot's type."""
        row = self.box.rooms.get(room.removeprefix("room-"))
        return row is not None and self.map.slots[slot.removeprefix("slot-")].type == row.back

    # Power

    def section(self, slot: str) -> str:
        """The section of a room; nothing for stairs and crossroads."""
        return self.map.slots[slot.removeprefix("slot-")].section or ""

    def powered(self, place: str) -> bool:
        """Whether a section, or the elevator, has power."""
        return self.view.power.get(place) in self.view.active

    def lit(self, slot: str) -> bool:
        """Whether a room has power."""
        return self.powered(self.section(slot))

    def surprise(self, hand: int, slot: str) -> float:
        """How likely a hunter surprises whoever holds so many cards: more so in the dark."""
        tokens = self.box.intruder_tokens.values()
        if not any(row.dark for row in tokens):
            return super().surprise(hand, slot)
        lit, met, surprised = self.lit(slot), 0.0, 0.0
        for kind in HURTFUL:
            rows = [row for row in tokens if row.intruder == kind]
            share = self.view.bag.get(f"intruder-{kind}", 0) / sum(row.count for row in rows)
            for row in rows:
                met += share * row.count
                if (row.lit if lit else row.dark) > hand:
                    surprised += share * row.count
        return surprised / met if met else 0.0

    def step(self, slot: str) -> float:
        """What it costs to come into a room; more in the dark."""
        return super().step(slot) + (0.0 if self.lit(slot) else DARK_STEP)

    @cached_property
    def computers(self) -> list[str]:
        """The known rooms with a computer that works, and power for it."""
        return [
            slot
            for slot, room in self.rooms.items()
            if self.box.rooms[row_id(room)].computer and self.lit(slot) and not self.broken(slot)
        ]

    @property
    def programs(self) -> tuple[str, ...]:
        """What the open computer card offers."""
        card = self.view.computer
        return self.box.computer[row_id(card)].options if card else ()

    # Time

    @property
    def gates(self) -> list[str]:
        """The rooms beside which the rover can stand."""
        return [f"slot-{slot.id}" for slot in self.map.slots.values() if slot.exit]

    @property
    def space(self) -> int:
        """The number of the space with the time token."""
        return LAST_SPACE - self.view.time

    @property
    def counting(self) -> bool:
        """Whether the base is about to be destroyed."""
        return self.view.autodestruct != NOT_STARTED

    @property
    def rounds(self) -> int:
        """The rounds until all is over, this one included."""
        view, left = self.view, self.space
        if view.alert != NOT_STARTED:
            left = min(left, self.space - view.alert + 1)
        if self.counting:
            more = 0 if view.critical else self.box.numbers.base.autodestruction_again
            left = min(left, self.space - max(0, view.autodestruct - more))
        return left

    @property
    def locked_for(self) -> int:
        """The rounds until the Isolation Room can be locked from inside."""
        return 0 if self.view.alert != NOT_STARTED else max(0, self.space - UNLOCKED)

    @property
    def gate_in(self) -> int | None:
        """The rounds until the main gate opens, as far as one can know; None if it may never."""
        if self.view.gate_open:
            return 0
        return self.space - self.view.autodestruct if self.counting else None

    # Ways out

    @property
    def rover(self) -> str:
        """Where the rover can be boarded; nothing if it is gone."""
        return self.view.rover if self.view.rover in self.gates else ""

    @property
    def suited(self) -> bool:
        """Whether the character can breathe outside."""
        return any(thing.partition("#")[0] in SUITS for thing in self.me.carried)

    @cached_property
    def pods(self) -> dict[str, str]:
        """The known rooms with a pod that is free, and its letter."""
        taken = {who.pod for who in self.view.crew if who.status == "pod"}
        return {
            slot: CARGO_ROOMS[room]
            for slot, room in self.rooms.items()
            if room in CARGO_ROOMS and CARGO_ROOMS[room] not in taken
        }

    def launch(self, letter: str, space: int) -> float:
        """How likely a pod is launched when the time token leaves a space: the last one it never leaves."""
        token = self.view.cargo.get(space)
        if not space or space not in self.view.cargo:
            return 0.0
        if token is not None:
            return float(letter in BASE.cargo[row_id(token)].pods)
        seen = Counter(row_id(face) for face in self.view.cargo.values() if face)
        left = CARGO - seen
        launched = sum(count for one, count in left.items() if letter in BASE.cargo[one].pods)
        return launched / left.total()

    # The plan

    @cached_property
    def plans(self) -> Counter[str]:
        """The contingencies that may be in force: all whose token was not seen elsewhere."""
        view = self.view
        faces = [face for held in view.contingencies for face in held if face]
        faces += [face for face in view.open_plans if face]
        faces += [seen.face for seen in view.seen if seen.zone == NEUTRAL]
        return PLANS - Counter(row_id(face) for face in faces)

    def likely(self, kills: str) -> float:
        """How likely the contingency in force kills in this way."""
        fits = sum(
            count for plan, count in self.plans.items() if BASE.contingencies[plan].kills == kills
        )
        return fits / max(1, self.plans.total())

    def doom(self, way: str) -> float:
        """How likely the plan kills this character, as it is, after leaving in this way."""
        found = self.likely(way)
        if not self.me.signal:
            found += self.likely("silent")
        if self.me.knowledge <= SAFE_KNOWLEDGE - 1:
            found += self.likely("ignorant")
        return found


SAFE_KNOWLEDGE = 1 + max(row.knowledge or 0 for row in BASE.contingencies.values())
"""Whoever knows so much is not killed for ignorance."""
