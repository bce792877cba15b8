"""The words in which the rules of Retaliation are written: who is where, what lies there.

Nothing here decides a rule; it answers questions about the position, and moves markers and figures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from hullbreach.games.retaliation.content import Content, Item
from hullbreach.games.retaliation.rules import model
from hullbreach.games.retaliation.rules.grid import (
    AROUND,
    ENDS,
    GAPS,
    HIB,
    SECTOR,
    SPACES,
    other_end,
)
from hullbreach.games.retaliation.rules.model import (
    BELT,
    SECURE,
    SHELTER,
    RetaliationState,
    Soldier,
)
from hullbreach.games.survival.rules.model import hands, pack
from hullbreach.games.survival.rules.play import CONTAMINATION_CARDS, Survival, kind_of, row_id
from hullbreach.kernel import Die, Game, Rule, Text, rule
from hullbreach.kernel.play import Play

if TYPE_CHECKING:
    from hullbreach.games.retaliation.rules.rulebook import RetaliationRules

DOORS = {gap: (model.door(gap, a), model.door(gap, b)) for gap, (a, b) in ENDS.items()}
"""The doors at both ends of each gap."""

Plight: TypeAlias = tuple[int, bool, int, bool]
"""A seat, whether its character is in combat, how many of its cards can pay, whether there is an
intruder in its room that it could fight."""


class Retaliation(Survival[RetaliationState]):
    """A game of Retaliation in progress."""

    __slots__ = ("declined", "obeys", "orders", "origin", "poised", "pursuit", "reeling", "threats")
    box: Content  # type: ignore[assignment]  # the box of this game is another
    rules: RetaliationRules  # type: ignore[assignment]
    effects: Any
    crew: list[Soldier]  # type: ignore[assignment]

    def __init__(self, game: Game[RetaliationState], state: RetaliationState) -> None:
        Play.__init__(self, game, state)
        edition = self.edition
        self.box = edition.box
        self.rules = edition.rules
        self.effects = edition.effects
        self.crew = state.crew
        self.declined = False
        """Whether nobody wanted the help of this moment."""
        self.orders: list[int] = []
        """The seats that give the command of this moment."""
        self.obeys: dict[int, int] = {}
        """The seats whose characters act on command, each with the seat that commands."""
        self.poised: Callable[[], Rule[None]] | None = None
        """What somebody may do right before an intruder attacks: whoever shoots first."""
        self.pursuit = 0
        """How many attacks on whoever moves away are left at this moment."""
        self.threats = 0
        """How many of them will come after the one of this moment."""
        self.origin = ""
        """The room from which damage comes that nobody deals in person: a robot, a turret."""
        self.reeling: bool | None = None
        """In an action: whether the queen has lost a health card, so that more damage is ignored."""

    def plight(self, seat: int) -> Plight:  # type: ignore[override]
        """Combat and cards: what bars whole actions."""
        moment: Plight | None = self.moment
        if moment is not None and moment[0] == seat:
            return moment
        who = self.state.crew[seat]
        if who.status != "aboard":
            return seat, False, self.purse(seat), False
        fighting = self.infested(who.slot)
        prey = fighting or self.haunted(who.slot)
        return seat, fighting, self.purse(seat), prey

    @rule("R-111")
    def decider(self, seat: int) -> int:
        """Who decides about what a character does: its player, or whoever commands it and lives."""
        by = self.obeys.get(seat, seat)
        return by if self.crew[by].aboard else seat

    def die(self, name: str) -> Die:
        """A kind of die."""
        found: Die = self.edition.dice[name]
        return found

    # Rooms and corridors

    def on_map(self, space: str) -> bool:
        """Whether there is a room on a space; the Hibernatorium always is."""
        return space in self.state.explored or space == HIB

    def rooms_on_map(self) -> list[str]:
        """The spaces with rooms, from the top left."""
        explored = self.state.explored
        return [space for space in SPACES if space in explored or space == HIB]

    def number(self, space: str) -> int:
        """The number of the room on a space."""
        room = self.state.explored.get(space)
        return 18 if room is None else self.box.rooms[room.removeprefix("room-")].number

    def tile(self, gap: str) -> str:
        """The number of the corridor in a gap; nothing where there is none."""
        laid = self.state.corridors.get(gap)
        return laid[0] if laid else ""

    def exits(self, space: str) -> list[str]:
        """The corridors adjacent to a space, from the top left."""
        corridors = self.state.corridors
        return [gap for gap in AROUND[space] if gap in corridors]

    @rule("R-222")
    def unexplored(self, gap: str) -> bool:
        """Whether a corridor touches exactly one room."""
        a, b = ENDS[gap]
        return gap in self.state.corridors and self.on_map(a) != self.on_map(b)

    def dead_ends(self) -> list[str]:
        """The unexplored corridors, from the top left."""
        return [gap for gap in GAPS if gap in self.state.corridors and self.unexplored(gap)]

    @rule("R-236", "R-594")
    def within_sight(self, space: str) -> list[str]:
        """The neighbouring rooms: a corridor without a closed door joins them to this one."""
        ends = (other_end(gap, space) for gap in self.exits(space) if not self.barred(gap))
        return [end for end in ends if self.on_map(end)]

    @rule("R-223", "R-224", "R-227", "R-532", "R-533")
    def values(self, gap: str) -> tuple[int, ...]:
        """The noise values of a corridor: none where it is reinforced, two perhaps in lethal mode."""
        state = self.state
        if gap in state.reinforced:
            return ()
        row = self.box.corridors[state.corridors[gap][0]]
        return (row.value, row.lethal) if state.lethal and row.lethal else (row.value,)

    @rule("R-227", "R-534")
    def value(self, gap: str) -> int:
        """The value by which corridors are compared: the large one, none where it is reinforced."""
        values = self.values(gap)
        return values[0] if values else 0

    def corridor_name(self, corridor: str) -> Text:
        """A corridor by the places that it joins."""
        a, b = ENDS[corridor]
        return Text("corridor-name", {"a": self.place(a), "b": self.place(b)})

    @rule("R-600")
    def computer(self, slot: str) -> bool:
        """Whether there is a computer in a room, broken or not."""
        room = self.state.explored.get(slot)
        return room is not None and self.box.rooms[row_id(room)].computer

    def finds(self, space: str) -> tuple[str, ...]:
        """The colours of the items that can be found in a room."""
        room = self.state.explored.get(space)
        return () if room is None else self.box.rooms[row_id(room)].items

    @rule("R-199", "R-201")
    def robot_known(self) -> bool:
        """Whether the robot card is revealed: by discovery, or because somebody has called the robot."""
        return self.state.found or self.state.robot != HIB

    # Doors

    def closed_at(self, gap: str, space: str) -> bool:
        """Whether the door at this end of a corridor is closed."""
        return self.state.doors.get(f"{gap}@{space}", False)

    def barred(self, gap: str) -> bool:
        """Whether a closed door bars the way through a corridor."""
        a, b = DOORS[gap]
        doors = self.state.doors
        return doors.get(a, False) or doors.get(b, False)

    def reach(self, space: str) -> list[str]:
        """The adjacent corridors that no closed door at this end hides."""
        return [gap for gap in self.exits(space) if not self.closed_at(gap, space)]

    # Markers

    def secured(self, space: str) -> int:
        """How many security tokens lie in a room."""
        return self.state.zones[space].count(SECURE)

    @rule("R-261")
    def safe_room(self, space: str) -> bool:
        """Whether a room counts as secured."""
        return SECURE in self.state.zones[space] or self.state.explored.get(space) == SHELTER

    def air(self, space: str) -> bool:
        """Whether there is life support in the sector of a room."""
        return SECTOR[space] in self.state.air

    # Figures

    def figures(self, place: str) -> list[str]:
        """The intruders in a place, the largest first; equal ones the most hurt first."""
        here = [one for one in self.state.zones[place] if one.startswith("intruder-")]
        if len(here) > 1:
            here.sort(key=self.rank, reverse=True)
        return here

    def rank(self, figure: str) -> tuple[int, int]:
        """How large an intruder is, and how much it is hurt."""
        kind, _, hurt = figure.partition("#")
        return self.rules.sizes[kind], int(hurt or 0)

    def infested(self, slot: str) -> bool:
        """Whether any intruder is in a place that fights."""
        hostile = self.rules.hostile
        for one in self.state.zones[slot]:  # noqa: SIM110 (asked all the time: no generator)
            if one.startswith(hostile):
                return True
        return False

    def haunted(self, slot: str) -> bool:
        """Whether any intruder is in a place, even if it does not fight."""
        for one in self.state.zones[slot]:  # noqa: SIM110 (asked all the time: no generator)
            if one.startswith("intruder-"):
                return True
        return False

    def hostiles(self, place: str) -> list[str]:
        """The intruders in a place that fight and move, the largest first."""
        hostile = self.rules.hostile
        return [one for one in self.figures(place) if one.startswith(hostile)]

    def in_combat(self, seat: int) -> bool:
        """Whether an intruder shares the character's room."""
        who = self.state.crew[seat]
        return who.status == "aboard" and self.infested(who.slot)

    def where_is(self, kind: str) -> str:
        """The place of a kind of intruder of which there is one; nothing if it is not on the map."""
        for place in (*SPACES, *ENDS):
            for one in self.state.zones[place]:
                if one.partition("#")[0] == kind:
                    return place
        return ""

    def free_places(self, gap: str) -> int:
        """How many places are left in a corridor."""
        places = self.rules.places
        taken = sum(
            places[one.partition("#")[0]]
            for one in self.state.zones[gap]
            if one.startswith("intruder-")
        )
        return model.CAPACITY - taken

    # Things carried

    def row(self, item: str) -> Item:
        """The content row of an item."""
        return self.box.items[row_id(item)]

    def broken_item(self, item: str) -> bool:
        """Whether a malfunction marker lies on an item, or on the robot."""
        return item in self.state.faulty

    def belongings(self, seat: int) -> list[str]:
        """All the items that a character has."""
        zones = self.state.zones
        return [*zones[hands(seat)], *zones[model.worn(seat)], *zones[pack(seat)]]

    def outfit(self, seat: int) -> list[str]:
        """The zones in which a character's tokens lie: the belt, and items with slots."""
        zones, slotted = self.state.zones, self.edition.slotted
        found = [model.belt(seat)]
        for item in zones[hands(seat)] + zones[model.worn(seat)]:
            if item in slotted:
                found.append(model.on(item))  # noqa: PERF401 (asked all the time: no generator)
        return found

    def slotted(self, item: str) -> bool:
        """Whether an item has slots for gear."""
        return item in self.edition.slotted

    def gear(self, seat: int) -> list[str]:
        """Every gear token of a character."""
        zones = self.state.zones
        return [token for zone in self.outfit(seat) for token in zones[zone]]

    def empty_slot(self, seat: int, token: str) -> list[str]:
        """The zones of a character with a free slot for a token."""
        zones = self.state.zones
        items = [*zones[hands(seat)], *zones[model.worn(seat)]]
        fitting = [one for one in items if self.slotted(one) and self.fits(one, token)]
        free = [model.belt(seat)] if len(zones[model.belt(seat)]) < BELT else []
        return [*free, *(model.on(item) for item in fitting)]

    @rule("R-152")
    def fits(self, item: str, token: str) -> bool:
        """Whether an item has an empty slot for a token."""
        slots, kind = list(self.row(item).slots), kind_of(token).removeprefix("gear-")
        for other in self.state.zones[model.on(item)]:
            name = kind_of(other).removeprefix("gear-")
            slots.remove(name if name in slots else "any")
        return kind in slots or "any" in slots

    @rule("R-174")
    def condition(self, seat: int) -> int:
        """The state of a character: 0 good, 1 bad, 2 critical."""
        return self.crew[seat].health // model.SECTION

    def wounded(self, seat: int, wound: str) -> bool:
        """Whether a character has a serious wound of this kind."""
        return f"wound-{wound}" in self.state.zones[f"wounds-{seat}"]

    def contamination(self, seat: int) -> int:
        """How many contamination cards a player holds."""
        return sum(card in CONTAMINATION_CARDS for card in self.hand(seat))
