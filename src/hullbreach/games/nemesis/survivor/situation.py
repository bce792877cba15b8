"""What a player of Nemesis makes of the view: the ship's course, its engines, the time left."""

from __future__ import annotations

from hullbreach.games.nemesis.content import Content
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.looks.view import View
from hullbreach.games.nemesis.survivor.kit import KIT
from hullbreach.games.survival.looks.view import Person
from hullbreach.games.survival.rules.model import Intruder
from hullbreach.games.survival.survivor import situation

SHIP: Content = GAME.edition().box
TIME = SHIP.tracks["time"].spaces
DESTRUCT = SHIP.tracks["self-destruct"].spaces
DESTINATIONS = SHIP.tracks["destination"].spaces
COURSE_AT_START = SHIP.tracks["destination"].start
ENGINES = (1, 2, 3)
ANDROID, CELL = "character-android", "quest-emergency-energy-cell"
SHUTDOWN, CELL_SHUTDOWN = 5, 3
"""So many rounds before the jump an Android is switched off, without its cell and with it."""


class ShipSituation(situation.Situation[View]):
    """A view of the ship, as its player reads it."""

    kit = KIT
    me: Person

    def __init__(self, view: View) -> None:
        edition = GAME.edition(view.packs)
        self.box: Content = edition.box
        self.largest: str = edition.rules.kinds[-1]
        """The kind whose death objectives ask for."""
        self.overcomes: bool = edition.rules.overcomes
        """Whether research works on what lies open of the race."""
        self.edition = edition
        self._rooted = tuple(
            kind for kind in edition.rules.kinds if edition.rules.rooted(Intruder("", kind, ""))
        )
        super().__init__(view, edition.boards[view.layout])

    def fits(self, room: str, slot: str) -> bool:
        """Whether the room's back is of the slot's type."""
        row = self.box.rooms.get(room.removeprefix("room-"))
        slots = self.box.boards[self.view.layout].slots
        return row is not None and slots[slot.removeprefix("slot-")].type == row.back

    def rooted(self, kind: str) -> bool:
        """Whether a kind never leaves its room."""
        return kind in self._rooted

    @property
    def restless(self) -> bool:
        """What the race says of it."""
        found: bool = self.edition.rules.restless(self.edition, self.me)
        return found

    @property
    def dreads_scan(self) -> bool:
        """What the race says of it."""
        return bool(self.edition.rules.dreads_scan(self.edition, self.me, self.contamination))

    @property
    def at_risk(self) -> bool:
        """Whether the character would hardly survive the check at the end."""
        return bool(self.edition.rules.at_risk(self.edition, self.me, self.contamination))

    def teaches(self, thing: str) -> bool:
        """Whether a laboratory could learn something from an object."""
        return bool(self.edition.rules.specimen(thing))

    def subjects(self) -> list[int]:
        """Those aboard from whom a laboratory could learn something."""
        crew, rules = self.view.crew, self.edition.rules
        return [
            seat
            for seat, who in enumerate(crew)
            if who.status == "aboard" and rules.subject(self.edition, who)
        ]

    def computer(self, room: str) -> bool:
        """Whether a room has a computer."""
        return self.box.rooms[room.removeprefix("room-")].computer

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
        row = self.box.coordinates[card.removeprefix("coordinates-")]
        return row.destinations.index("earth")

    def engine(self, number: int) -> bool | None:
        """Whether an engine works; None if this player has not seen it."""
        face = self.facts.get(f"engine-{number}")
        return None if face is None else face.endswith("-working")

    @property
    def rounds(self) -> int:
        """The rounds until the ship jumps or blows up, or one's power is at an end, this one included."""
        left = len(TIME) - 1 - self.view.time
        if self.me.id == ANDROID:
            left -= SHUTDOWN if CELL in self.me.quests else CELL_SHUTDOWN
        if self.view.destruct >= 0:
            left = min(left, len(DESTRUCT) - 1 - self.view.destruct)
        return left

    @property
    def sleep_allowed(self) -> bool:
        """Whether the hibernatorium is open."""
        return TIME[self.view.time] == "blue"
