"""What a player makes of the view: where everything is, how dangerous it is, how far it is.

Nothing here looks further than the view of the seat: a `Situation` is that view with the questions
that a player would ask of it.
"""

from __future__ import annotations

import heapq
from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cached_property
from typing import Generic, TypeVar

import msgspec

from hullbreach.games.survival.hive.kinds import LARVA
from hullbreach.games.survival.rules.board import Board
from hullbreach.games.survival.rules.model import CONTAMINATION, FIRE, MALFUNCTION
from hullbreach.games.survival.survivor.looks import Person, View

V = TypeVar("V", bound=View)

OWN_CARDS = 10
"""Action cards of a character: whatever more there is, is contamination."""
LARGE_DECKS = {"character-ceo": 13}
"""Who has more of them."""

FACE = 0.2
"""How often each number of the noise die comes up."""
RARE_FACE = 0.1
"""How often danger comes up, and silence."""
SURPRISE = (1.0, 0.95, 0.65, 0.3)
"""How often an intruder's number is higher than the cards in hand, by their number."""

STEP = 1.0
NOISY_STEP = 2.0
"""What a room costs more for each sure encounter."""
BURNING_STEP = 1.5
INFESTED_STEP = 7.0
DOOR_STEP = 2.0
"""What a closed door costs more on the way, for somebody who can open or destroy it."""
FAR = 1000.0


class Kit(msgspec.Struct, frozen=True):
    """The cards and items of a game that serve a purpose, the best first, by their ids."""

    repairs: tuple[str, ...]
    """Cards that repair a room."""
    repair_items: tuple[str, ...]
    repairing: tuple[str, ...]
    """The options that repair what is broken where one stands, the cheapest first."""
    free_escapes: tuple[str, ...]
    """The options that lead out of a fight without an attack."""
    opening: tuple[str, ...]
    """The options that get rid of a closed door."""
    drive_off: tuple[str, ...]
    """The options that rid one of a single intruder."""
    healing: tuple[str, ...]
    """The options that dress or heal."""
    card_worth: dict[str, int]
    """What a card is worth in hand; one that is not here is worth 1."""
    item_worth: tuple[str, ...]
    """Items in the order in which they are wished for."""
    effects: tuple[str, ...]
    """Of several effects of a card, an item or a room, the first of these."""


def contamination_of(who: Person) -> int:
    """How many contamination cards somebody has: everyone can count them."""
    own = LARGE_DECKS.get(who.id, OWN_CARDS)
    return max(0, who.cards + who.deck + len(who.discard) - own)


class Situation(ABC, Generic[V]):
    """A view of the board, as its player reads it."""

    kit: Kit
    """What the game has to offer."""

    def __init__(self, view: V, board: Board) -> None:
        self.view = view
        self.seat = view.seat
        self.me: Person = view.crew[view.seat]
        self.here = self.me.slot
        self.board = board
        cards = {f"play:{card}" for card in view.hand}
        opens = any(one in cards or self.has(one.removeprefix("use:")) for one in self.kit.opening)
        self.door_step = DOOR_STEP if opens else None
        """What a closed door costs more on the way; None for somebody who cannot open any."""
        self._steps: dict[str, float] = {}
        self._distances: dict[str, dict[str, float]] = {}

    # The board

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

    @abstractmethod
    def fits(self, room: str, slot: str) -> bool:
        """Whether a room can lie on a slot."""

    def find(self, room: str) -> list[str]:
        """Where a room is, or may be."""
        slot = self.places.get(room)
        return [slot] if slot else self.hiding(room)

    def hiding(self, room: str) -> list[str]:
        """Where a room that was not found yet may be."""
        known = self.rooms
        return [slot for slot in self.unexplored if slot not in known and self.fits(room, slot)]

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

    @cached_property
    def noises(self) -> frozenset[str]:
        """The corridors and technical networks with noise in them."""
        return frozenset(way for way, passage in self.view.passages.items() if passage.noise)

    @cached_property
    def barred(self) -> frozenset[str]:
        """The corridors that a door bars."""
        return frozenset(
            way
            for way, passage in self.view.passages.items()
            if passage.door and not passage.destroyed
        )

    @cached_property
    def intruders(self) -> dict[str, list[str]]:
        """The kinds of intruder in each room that has any."""
        found: dict[str, list[str]] = {}
        for figure in self.view.figures:
            found.setdefault(figure.slot, []).append(figure.kind)
        return found

    def rooted(self, kind: str) -> bool:
        """Whether a kind of intruder stays where it is and attacks nobody."""
        return False

    @cached_property
    def threats(self) -> dict[str, list[str]]:
        """The kinds of intruder in each room that has any which attack."""
        found = {
            slot: [kind for kind in kinds if not self.rooted(kind)]
            for slot, kinds in self.intruders.items()
        }
        return {slot: kinds for slot, kinds in found.items() if kinds}

    @property
    def besieging(self) -> bool:
        """Whether nothing that is where the character is attacks."""
        return self.fighting and self.here not in self.threats

    @property
    def restless(self) -> bool:
        """Whether a rest does the character good, whatever a scan shows."""
        return False

    @property
    def dreads_scan(self) -> bool:
        """Whether an infected card would be worse than the contamination itself."""
        return self.me.larva

    @property
    def fighting(self) -> bool:
        """Whether an intruder is where the character is."""
        return self.here in self.intruders

    @property
    def only_larvae(self) -> bool:
        """Whether the intruders here are nothing but larvae."""
        return all(kind == LARVA for kind in self.intruders.get(self.here, ()))

    @cached_property
    def accompanied(self) -> frozenset[str]:
        """The rooms in which another character is, so that nobody rolls for noise there."""
        return frozenset(
            who.slot
            for seat, who in enumerate(self.view.crew)
            if seat != self.seat and who.status == "aboard"
        )

    @cached_property
    def facts(self) -> dict[str, str]:
        """Faces that this player has seen: the uppermost of each zone."""
        return {seen.zone: seen.face for seen in self.view.seen if seen.depth == 0}

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
        return contamination_of(self.me)

    @property
    def ammo(self) -> int:
        """The ammo in the character's hands."""
        return sum(self.view.ammo.get(thing, 0) for thing in self.me.carried)

    def has(self, item: str) -> bool:
        """Whether the character has an item or object, whichever copy."""
        return self.items(item) > 0

    def items(self, *kinds: str) -> int:
        """How many items of these kinds the character has."""
        things = (*self.view.pack, *self.me.carried)
        return sum(thing.partition("#")[0] in kinds for thing in things)

    @property
    def can_repair(self) -> bool:
        """Whether the player has something at hand to repair a room with."""
        cards = any(card in self.view.hand for card in self.kit.repairs)
        return cards or self.items(*self.kit.repair_items) > 0

    # Ways

    def risk(self, slot: str) -> float:
        """How likely an encounter is for somebody who comes into a room without care."""
        if slot in self.intruders or slot in self.accompanied:
            return 0.0
        intruders = self.threats
        risk, noises = 0.0, self.noises
        if noises:
            risk = FACE * sum(way in noises for way in self.board.exits[slot].values())
        if intruders and any(
            beyond in intruders and beyond != self.here and way not in self.barred
            for way, beyond in self.board.ways[slot]
        ):
            risk += RARE_FACE * (2 if self.me.slimed else 1)
        if not self.view.rooms[slot].room:
            risk += RARE_FACE / 2
        return risk

    def surprise(self, hand: int, slot: str) -> float:
        """How likely an intruder surprises whoever holds so many cards in a room."""
        return SURPRISE[hand] if hand < len(SURPRISE) else 0.0

    def step(self, slot: str) -> float:
        """What it costs to come into a room."""
        cost = self._steps.get(slot)
        if cost is None:
            cost = STEP + NOISY_STEP * self.risk(slot)
            if self.burning(slot):
                cost += BURNING_STEP
            if slot in self.threats:
                cost += INFESTED_STEP
            self._steps[slot] = cost
        return cost

    def distances(self, start: str) -> dict[str, float]:
        """What it costs to come from a room to each room that open corridors lead to."""
        found = self._distances.get(start)
        if found is not None:
            return found
        found = self._distances[start] = {}
        ways, barred, step = self.board.ways, self.barred, self.step
        door = self.door_step
        heap = [(0.0, start)]
        while heap:
            cost, slot = heapq.heappop(heap)
            if slot in found:
                continue
            found[slot] = cost
            for way, beyond in ways[slot]:
                if beyond in found:
                    continue
                if way not in barred:
                    heapq.heappush(heap, (cost + step(beyond), beyond))
                elif door is not None:
                    heapq.heappush(heap, (cost + step(beyond) + door, beyond))
        return found

    @cached_property
    def near(self) -> dict[str, float]:
        """What it costs to come from here to each room."""
        return self.distances(self.here)

    def nearest(self, slots: Iterable[str]) -> str:
        """The room among these that is the least trouble to reach; nothing if none is."""
        near = self.near
        return min(
            (slot for slot in slots if slot in near),
            key=lambda slot: (near[slot], slot),
            default="",
        )

    def toward(self, goal: str) -> dict[str, float]:
        """For each neighbouring room that can be entered, what the goal costs by way of it."""
        # Steps cost what the room costs that one comes into, so the way back has another price:
        # the price of the rooms between is the same both ways, and only the ends are exchanged.
        back, door = self.distances(goal), self.door_step
        return {
            beyond: back[beyond] + self.step(goal) + ((door or 0.0) if way in self.barred else 0.0)
            for way, beyond in self.board.ways[self.here]
            if beyond in back and (door is not None or way not in self.barred)
        }
