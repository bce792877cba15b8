"""What a player makes of the view: where everything is, how dangerous it is, how far it is.

Nothing here looks further than the view of the seat: a `Sight` is that view with the questions
that a player would ask of it.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from functools import cached_property

from hullbreach.games.nemesis.model import BOARDS, CONTENT
from hullbreach.games.nemesis.view import Person, View
from hullbreach.games.survival.model import CONTAMINATION, FIRE, LARVA, MALFUNCTION

TIME = CONTENT.tracks["time"].spaces
DESTRUCT = CONTENT.tracks["self-destruct"].spaces
DESTINATIONS = CONTENT.tracks["destination"].spaces
ENGINES = (1, 2, 3)
OWN_CARDS = 10
"""Action cards of a character: whatever more there is, is contamination."""

FACE = 0.2
"""How often each number of the noise die comes up."""
RARE_FACE = 0.1
"""How often danger comes up, and silence."""

STEP = 1.0
NOISY_STEP = 2.0
"""What a room costs more for each sure encounter."""
BURNING_STEP = 1.5
INFESTED_STEP = 7.0
FAR = 1000.0

SLOT_TYPES = {
    name: {f"slot-{slot.id}": slot.type for slot in board.slots.values()}
    for name, board in CONTENT.boards.items()
}
ROOM_BACKS = {f"room-{row.id}": row.back for row in CONTENT.rooms.values()}
"""On which type of slot a room can lie."""


class Sight:
    """A view of the ship, as its player reads it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.me: Person = view.crew[view.seat]
        self.here = self.me.slot
        self.board = BOARDS[view.layout]
        self._steps: dict[str, float] = {}

    # The ship

    @cached_property
    def rooms(self) -> dict[str, str]:
        """The room on each slot that this player knows: explored, or looked at in secret."""
        known = {slot: room.room for slot, room in self.view.rooms.items() if room.room}
        for seen in self.view.seen:
            if seen.zone.startswith("tile-"):
                known.setdefault(seen.zone.removeprefix("tile-"), seen.face)
        return known

    @cached_property
    def places(self) -> dict[str, str]:
        """The slot of each room that this player knows."""
        return {room: slot for slot, room in self.rooms.items()}

    @property
    def room(self) -> str:
        """The room in which the character stands."""
        return self.view.rooms[self.here].room

    @cached_property
    def unexplored(self) -> list[str]:
        """The slots where nobody has been."""
        return [slot for slot, room in self.view.rooms.items() if not room.room]

    def hiding(self, room: str) -> list[str]:
        """Where a room that was not found yet may be."""
        back, types = ROOM_BACKS.get(room), SLOT_TYPES[self.view.layout]
        return [slot for slot in self.unexplored if slot not in self.rooms and types[slot] == back]

    def broken(self, slot: str) -> bool:
        """Whether a room has a malfunction."""
        return MALFUNCTION in self.view.rooms[slot].here

    @property
    def malfunctions(self) -> int:
        """How many rooms are broken."""
        return sum(MALFUNCTION in room.here for room in self.view.rooms.values())

    @property
    def fires(self) -> int:
        """How many rooms are on fire."""
        return sum(FIRE in room.here for room in self.view.rooms.values())

    def burning(self, slot: str) -> bool:
        """Whether a room is on fire."""
        return FIRE in self.view.rooms[slot].here

    def noisy(self, way: str) -> bool:
        """Whether there is noise in a corridor or a technical network."""
        passage = self.view.passages.get(way)
        return passage is not None and passage.noise

    def closed(self, way: str) -> bool:
        """Whether a door bars a corridor."""
        passage = self.view.passages.get(way)
        return passage is not None and passage.door and not passage.destroyed

    @cached_property
    def intruders(self) -> dict[str, list[str]]:
        """The kinds of intruder in each room that has any."""
        found: dict[str, list[str]] = {}
        for figure in self.view.figures:
            found.setdefault(figure.slot, []).append(figure.kind)
        return found

    @property
    def fighting(self) -> bool:
        """Whether an intruder is where the character is."""
        return self.here in self.intruders

    @property
    def only_larvae(self) -> bool:
        """Whether the intruders here are nothing but larvae."""
        return all(kind == LARVA for kind in self.intruders.get(self.here, ()))

    # What is known in secret

    @cached_property
    def facts(self) -> dict[str, str]:
        """Faces that this player has seen: the uppermost of each zone."""
        return {seen.zone: seen.face for seen in self.view.seen if seen.depth == 0}

    @property
    def course(self) -> bool | None:
        """Whether the ship flies to Earth; None as long as the coordinates are unknown."""
        earth = self.earth
        return None if earth is None else earth == self.view.destination

    @property
    def earth(self) -> int | None:
        """The space of the destination track that means Earth, once the card was seen."""
        card = self.facts.get("coordinates")
        if card is None:
            return None
        row = CONTENT.coordinates[card.removeprefix("coordinates-")]
        return row.destinations.index("earth")

    def engine(self, number: int) -> bool | None:
        """Whether an engine works; None if this player has not seen it."""
        face = self.facts.get(f"engine-{number}")
        return None if face is None else face.endswith("-working")

    # The character

    @property
    def purse(self) -> int:
        """The cards in hand that can pay."""
        return sum(card != CONTAMINATION for card in self.view.hand)

    @property
    def serious(self) -> int:
        """How many serious wounds the character has, dressed ones included."""
        return len(self.me.wounds) + len(self.me.dressed)

    @property
    def contamination(self) -> int:
        """How many contamination cards are in the own deck, hand and discard pile."""
        me = self.me
        return max(0, me.cards + me.deck + len(me.discard) - OWN_CARDS)

    @property
    def ammo(self) -> int:
        """The ammo in the character's hands."""
        return sum(self.view.ammo.get(thing or "", 0) for thing in self.me.carried)

    def has(self, item: str) -> bool:
        """Whether the character has an item or object, whichever copy."""
        things = (*self.view.pack, *self.me.carried)
        return any(thing.partition("#")[0] == item for thing in things)

    # Time

    @property
    def rounds(self) -> int:
        """The rounds until the ship jumps or blows up, this one included."""
        left = len(TIME) - 1 - self.view.time
        if self.view.destruct >= 0:
            left = min(left, len(DESTRUCT) - 1 - self.view.destruct)
        return left

    @property
    def sleep_allowed(self) -> bool:
        """Whether the hibernatorium is open."""
        return TIME[self.view.time] == "blue"

    # Ways

    def risk(self, slot: str) -> float:
        """How likely an encounter is for somebody who comes into a room without care."""
        if slot in self.intruders or self.company(slot):
            return 0.0
        risk = sum(FACE for way in self.board.exits[slot].values() if self.noisy(way))
        near = any(
            beyond in self.intruders and beyond != self.here and not self.closed(way)
            for way, beyond in self.board.ways[slot]
        )
        if near:
            risk += RARE_FACE * (2 if self.me.slimed else 1)
        if not self.view.rooms[slot].room:
            risk += RARE_FACE / 2
        return risk

    def company(self, slot: str) -> bool:
        """Whether another character is in a room, so that nobody rolls for noise there."""
        return any(
            who.slot == slot and who.status == "aboard"
            for seat, who in enumerate(self.view.crew)
            if seat != self.seat
        )

    def step(self, slot: str) -> float:
        """What it costs to come into a room."""
        if slot in self._steps:
            return self._steps[slot]
        cost = STEP + NOISY_STEP * self.risk(slot)
        if self.burning(slot):
            cost += BURNING_STEP
        if slot in self.intruders:
            cost += INFESTED_STEP
        self._steps[slot] = cost
        return cost

    def distances(self, start: str) -> dict[str, float]:
        """What it costs to come from a room to each room that open corridors lead to."""
        found: dict[str, float] = {}
        heap = [(0.0, start)]
        while heap:
            cost, slot = heapq.heappop(heap)
            if slot in found:
                continue
            found[slot] = cost
            for way, beyond in self.board.ways[slot]:
                if beyond not in found and not self.closed(way):
                    heapq.heappush(heap, (cost + self.step(beyond), beyond))
        return found

    @cached_property
    def near(self) -> dict[str, float]:
        """What it costs to come from here to each room."""
        return self.distances(self.here)

    def nearest(self, slots: Iterable[str]) -> str:
        """The room among these that is the least trouble to reach; nothing if none is."""
        return min(
            (slot for slot in slots if slot in self.near),
            key=lambda slot: (self.near[slot], slot),
            default="",
        )

    def toward(self, goal: str) -> dict[str, float]:
        """For each neighbouring room behind an open corridor, what the goal costs by way of it."""
        # Steps cost what the room costs that one comes into, so the way back has another price:
        # the price of the rooms between is the same both ways, and only the ends are exchanged.
        back = self.distances(goal)
        found: dict[str, float] = {}
        for way, beyond in self.board.ways[self.here]:
            if beyond in back and not self.closed(way):
                found[beyond] = back[beyond] + self.step(goal)
        return found
