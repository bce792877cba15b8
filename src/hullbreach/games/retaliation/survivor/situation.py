"""What the bot sees: the base as it is, what lurks where, how dangerous and how far everything is."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from functools import cached_property
from typing import Any

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.looks.view import Person, View
from hullbreach.games.retaliation.rules.grid import (
    AROUND,
    BACK,
    ENDS,
    HIB,
    NEIGHBOURS,
    SECTOR,
    other_end,
)
from hullbreach.games.retaliation.rules.model import (
    ANTI_AIRCRAFT,
    REACTOR,
    ROUNDS,
    SAFE,
    SECTION,
    SECURE,
    SHELTER,
)
from hullbreach.games.retaliation.rules.movement import SENSOR
from hullbreach.games.retaliation.survivor.kit import GUARDED, TOKENS
from hullbreach.games.survival.rules.model import EGG, FIRE, MALFUNCTION, NOISE
from hullbreach.games.survival.rules.play import kind_of, row_id

FAR = 99.0
FACES = {1: 0.1, 2: 0.2, 3: 0.2, 4: 0.3}
"""How often the noise die shows a number."""
DANGER = 0.2
"""How often it shows danger."""
MOST_ATTACKS = 3
"""So many attacks there are at most on whoever goes."""
ATTACK = 5.0
"""What an attack costs, in steps."""
CALL = 0.8
"""What it costs, in steps, that a noise is answered: somebody comes into the corridor."""
BURNING = 0.8
"""What a burning room costs, in steps."""
NEW_ROOM = 1.3
"""What it costs more to go where nobody has been."""
CLOSED, SHUT_OUT = 2.5, 9.0
"""What a closed door costs whoever can open it, and whoever cannot."""
SPRINT = 3
"""With more oxygen than this one may sprint."""
UNSEEN_STEP = 2.3
"""What a step costs through a part of the base that nobody has seen."""
BACKWARDS = 6.0
"""What it costs westwards: most exploration cards lay corridors to the east, few to the west."""
EASTWARDS = frozenset({"ne", "e", "se"})


def contaminates(card: str | None) -> bool:
    """Whether a card in hand is contamination, known or not."""
    return card is None or card.startswith("contamination-")


class Situation:
    """A view, read as a player reads the map; of another race a pack may say how."""

    tokens: tuple[str, ...] = TOKENS
    """The tokens that are worth most on the belt,"""
    guarded: tuple[str, ...] = GUARDED
    """and those of whoever has a gun that holds attacks off, or fires twice."""

    def __init__(self, view: View) -> None:
        self.view = view
        edition: Any = GAME.edition(view.packs)
        self.box = edition.box
        self.rules = edition.rules
        self.seat = max(view.seat, 0)
        self.me: Person = view.crew[self.seat]
        self.here = self.me.slot
        self.goals: Any = None
        """What the player is after, once somebody has asked (`goals_of`)."""
        self._near: dict[str, dict[str, float]] = {}
        self._unknown: dict[str, list[tuple[float, str, str]]] = {}
        self._ways: dict[str, list[tuple[float, str]]] = {}

    # Rooms and corridors

    def room(self, space: str) -> str:
        """The room on a space; nothing before it is discovered."""
        return self.view.spaces[space].room

    @cached_property
    def where(self) -> dict[str, str]:
        """The space of each room that is discovered."""
        return {place.room: space for space, place in self.view.spaces.items() if place.room}

    def on_map(self, space: str) -> bool:
        """Whether there is a room on a space."""
        return space == HIB or bool(self.view.spaces[space].room)

    def exits(self, space: str) -> list[str]:
        """The corridors around a room."""
        return [gap for gap in AROUND[space] if gap in self.view.passages]

    @cached_property
    def frontier(self) -> list[tuple[str, str, str]]:
        """The ways into the unknown: the corridor, the room before it, the space behind it."""
        found = []
        for gap in self.view.passages:
            a, b = ENDS[gap]
            if self.on_map(a) != self.on_map(b):
                near, far = (a, b) if self.on_map(a) else (b, a)
                if near != HIB or self.view.found:
                    found.append((gap, near, far))
        return found

    def barred(self, gap: str) -> bool:
        """Whether a closed door bars the way through a corridor."""
        doors = self.view.doors
        return any(doors.get(f"{gap}@{end}", False) for end in ENDS[gap])

    def shut(self, gap: str, space: str) -> bool:
        """Whether the door at this end of a corridor is closed."""
        return self.view.doors.get(f"{gap}@{space}", False)

    def values(self, gap: str) -> tuple[int, ...]:
        """The noise values of a corridor."""
        passage = self.view.passages[gap]
        if passage.reinforced:
            return ()
        row = self.box.corridors[passage.tile]
        return (row.value, row.lethal) if self.view.lethal and row.lethal else (row.value,)

    def loudness(self, gap: str) -> float:
        """How often a noise roll beside a corridor means that corridor."""
        return sum(FACES[value] for value in self.values(gap))

    def noisy(self, gap: str) -> bool:
        """Whether there is a noise marker in a corridor."""
        return NOISE in self.view.passages[gap].here

    def broken(self, space: str) -> bool:
        """Whether a room has a malfunction."""
        return MALFUNCTION in self.view.spaces[space].here

    def burning(self, space: str) -> bool:
        """Whether a room burns."""
        return FIRE in self.view.spaces[space].here

    def secured(self, space: str) -> int:
        """How many attacks a room holds off."""
        tokens = self.view.spaces[space].here.count(SECURE)
        return tokens + (1 if self.room(space) == SHELTER else 0)

    def computer(self, space: str) -> bool:
        """Whether there is a computer in a room."""
        room = self.room(space)
        return bool(room) and self.box.rooms[row_id(room)].computer

    def air(self, space: str) -> bool:
        """Whether there is life support in the sector of a room."""
        return SECTOR[space] in self.view.air

    def airy(self, space: str) -> bool:
        """Whether one could breathe in a room that is known."""
        return self.on_map(space) and self.air(space)

    # Intruders

    def those(self, place: str) -> list[str]:
        """The intruders in a room or a corridor that fight."""
        spaces = self.view.spaces
        if place in spaces:
            here = spaces[place].here
        elif place in self.view.passages:
            here = self.view.passages[place].here
        else:
            return []
        return [one for one in here if one.startswith(self.rules.hostile)]

    @property
    def fighting(self) -> bool:
        """Whether an intruder is where the character is."""
        return bool(self.those(self.here))

    @cached_property
    def queen_at(self) -> str:
        """Where the largest of all stands; nothing if she is not on the map."""
        queen = getattr(self.rules, "queen", "")
        for places in (self.view.spaces, self.view.passages):
            for name, place in places.items():
                if any(kind_of(one) == queen for one in place.here):
                    return name
        return ""

    # The character

    @property
    def purse(self) -> int:
        """The cards in hand that can pay."""
        return sum(not contaminates(card) for card in self.view.hand)

    @property
    def contaminated(self) -> int:
        """The contamination cards in hand."""
        return len(self.view.hand) - self.purse

    @property
    def carries(self) -> int:
        """The contamination cards in deck, discard pile and hand: there are ten others."""
        return len(self.view.hand) + self.me.deck + len(self.me.discard) - 10

    @property
    def lost(self) -> int:
        """The health that could be restored."""
        return self.me.health - SECTION * len(self.me.wounds)

    @property
    def condition(self) -> int:
        """0 good, 1 bad, 2 critical."""
        return self.me.health // SECTION

    def gear(self, token: str) -> int:
        """How many tokens of a kind the character has, on the belt and on armour."""
        worn = [one for item in self.me.worn for one in self.view.tokens.get(item, ())]
        return sum(kind_of(one) == token for one in (*self.me.belt, *worn))

    @property
    def breath(self) -> int:
        """How many more turns without air the character lives."""
        return self.me.oxygen + 3 * self.gear("gear-oxygen") + (0 if self.me.suffocating else 1)

    @property
    def sprints(self) -> bool:
        """Whether there is oxygen to spare for a sprint."""
        return self.me.oxygen > SPRINT or self.air(self.here)

    def has(self, *kinds: str) -> str:
        """An item of one of these kinds that the character has; nothing if it has none."""
        for item in (*self.me.carried, *self.me.worn, *self.view.pack):
            if item is not None and kind_of(item) in kinds:
                return item
        return ""

    @property
    def sensor(self) -> bool:
        """Whether nothing lurks in a room that the character discovers."""
        return SENSOR in self.me.carried and SENSOR not in self.view.faulty

    @property
    def guns(self) -> list[str]:
        """The weapons in hand that one shoots with, broken or not."""
        held = [item for item in self.me.carried if item != EGG]
        return [item for item in held if self.box.items[row_id(item)].ranged]

    @property
    def empty(self) -> list[str]:
        """The weapons that work, and have no ammo."""
        tokens, broken = self.view.tokens, self.view.faulty
        return [
            gun
            for gun in self.guns
            if gun not in broken
            and self.box.items[row_id(gun)].weapon != "free"
            and not any(kind_of(one) == "gear-ammo" for one in tokens.get(gun, ()))
        ]

    @property
    def loaded(self) -> int:
        """How many shots of ammo there are in weapons that work."""
        found = 0
        for item in self.guns:
            if item in self.view.faulty:
                continue
            if self.box.items[row_id(item)].weapon == "free":
                found += 2
            found += sum(
                1 if one.endswith("half") else 2
                for one in self.view.tokens.get(item, ())
                if kind_of(one) == "gear-ammo"
            )
        return found

    @property
    def rounds_left(self) -> int:
        """The rounds after this one, before the base explodes or the game ends."""
        last = min(ROUNDS, self.view.destruct - 1) if self.view.destruct >= 0 else ROUNDS
        return last - self.view.round

    @cached_property
    def defence(self) -> float:
        """How likely the lander comes down."""
        view = self.view
        if view.lander == "landed":
            return 1.0
        if view.lander != "coming":
            return 0.0
        if not view.wired:
            return 1.0
        top = next((one for one in view.seen if one.zone == ANTI_AIRCRAFT and one.depth == 0), None)
        if top is None:
            return 0.5
        return 1.0 if top.face == SAFE else 0.0

    @property
    def aboard(self) -> list[int]:
        """Who is in the base and on their feet."""
        return [seat for seat, who in enumerate(self.view.crew) if who.status == "aboard"]

    # Ways

    def risk(self, space: str, but: str = "") -> float:
        """How many attacks a noise roll in a room brings, if nothing holds them off."""
        found = DANGER
        for gap in self.exits(space):
            if gap != but and self.those(gap) and not self.shut(gap, space):
                found += self.loudness(gap)
        return found

    def calls(self, space: str) -> float:
        """How many noises a noise roll in a room answers."""
        return sum(
            self.loudness(gap)
            for gap in self.exits(space)
            if self.noisy(gap) and not self.those(gap)
        )

    def attacks(self, gap: str, start: str) -> int:
        """How many attacks there are on whoever goes from a room through a corridor."""
        return min(MOST_ATTACKS, len(self.those(gap)) + len(self.those(start)))

    @cached_property
    def opener(self) -> bool:
        """Whether the player can open a closed door."""
        cards = ("card-repairs", "card-fast-repairs", "card-demolition", "card-computer-skills")
        return any(card in self.view.hand for card in cards) or bool(
            self.has("item-tools", "item-entrenching-tool")
        )

    def entry(self, space: str) -> float:
        """What it costs to come into a room."""
        held = self.secured(space)
        harm = max(0.0, self.risk(space) - 0.5 * held)
        cost = 1.0 + ATTACK * harm + CALL * self.calls(space)
        crowd = self.those(space)
        if crowd:
            cost += ATTACK * min(2, len(crowd))
        if self.burning(space):
            cost += BURNING
        return cost

    @cached_property
    def _entries(self) -> dict[str, float]:
        return {space: self.entry(space) for space in self.view.spaces if self.on_map(space)}

    def passing(self, gap: str) -> float:
        """What it costs to go through a corridor: attacks, doors."""
        cost = ATTACK * min(MOST_ATTACKS, len(self.those(gap)))
        if self.barred(gap):
            cost += CLOSED if self.opener else SHUT_OUT
        return cost

    def near(self, start: str) -> dict[str, float]:
        """What it costs to come from a room to each room on the map."""
        found = self._near.get(start)
        if found is not None:
            return found
        found = self._near[start] = {}
        heap = [(0.0, start)]
        while heap:
            cost, space = heapq.heappop(heap)
            if space in found:
                continue
            found[space] = cost
            for step, beyond in self._steps(space):
                if beyond not in found:
                    heapq.heappush(heap, (cost + step, beyond))
        return found

    def _steps(self, space: str) -> list[tuple[float, str]]:
        """The rooms next to a room, and what it costs to go there."""
        found = self._ways.get(space)
        if found is None:
            found = self._ways[space] = []
            for gap in self.exits(space):
                beyond = other_end(gap, space)
                if beyond in self._entries:
                    found.append((self.passing(gap) + self._entries[beyond], beyond))
        return found

    def to(self, space: str, start: str = "") -> float:
        """What it costs to come to a room."""
        return self.near(start or self.here).get(space, FAR)

    def first_gap(self, goal: str) -> str:
        """The corridor by which the way to a room begins; nothing if there is none."""
        best, found = FAR, ""
        for gap in self.exits(self.here):
            beyond = other_end(gap, self.here)
            if self.on_map(beyond):
                cost = self.passing(gap) + self._entries[beyond] + self.to(goal, beyond)
                if cost < best:
                    best, found = cost, gap
        return found

    def free_way(self, goal: str) -> list[str]:
        """The corridors of the shortest way to a room on which nobody lurks and no door is closed."""
        ways: dict[str, list[str]] = {self.here: []}
        edge = [self.here]
        while edge and goal not in ways:
            space = edge.pop(0)
            for gap in self.exits(space):
                beyond = other_end(gap, space)
                free = self.on_map(beyond) and not self.those(beyond)
                if free and beyond not in ways and not self.those(gap) and not self.barred(gap):
                    ways[beyond] = [*ways[space], gap]
                    edge.append(beyond)
        return ways.get(goal, [])

    def unknown(self, sectors: str) -> list[tuple[float, str, str]]:
        """The ways into the unknown parts of sectors: the cost, the room before it, the corridor."""
        if sectors not in self._unknown:
            self._unknown[sectors] = self._into(sectors)
        return self._unknown[sectors]

    def _into(self, sectors: str) -> list[tuple[float, str, str]]:
        wanted = [s for s in self.view.spaces if SECTOR[s] in sectors and not self.on_map(s)]
        if not wanted:
            return []
        hops = self.hops(wanted)
        found = []
        for gap, before, behind in self.frontier:
            if behind in hops:
                cost = self.to(before) + self.passing(gap) + 1.0 + NEW_ROOM
                found.append((cost + hops[behind], before, gap))
        return sorted(found)

    def hops(self, goals: Iterable[str]) -> dict[str, float]:
        """What it costs from each unseen space to the nearest of some, through unseen ones."""
        found: dict[str, float] = {}
        heap = [(0.0, goal) for goal in goals]
        heapq.heapify(heap)
        while heap:
            cost, space = heapq.heappop(heap)
            if space in found:
                continue
            found[space] = cost
            for way, other in NEIGHBOURS[space].items():
                if other not in found and not self.on_map(other):
                    step = UNSEEN_STEP if BACK[way] in EASTWARDS else BACKWARDS
                    heapq.heappush(heap, (cost + step, other))
        return found

    @property
    def robot_in_reactor(self) -> bool:
        """Whether the robot has done its errand."""
        return self.view.escorted or self.room(self.view.robot) == REACTOR
