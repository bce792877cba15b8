"""What a test of a game of the family looks at, in the words of its players: who has what, and where.

Names come without their kind and without the number of the copy: `medkit`, `fire`, `leg`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.model import SCANNED, Character, Intruder
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.using import denial
from hullbreach.kernel import denials
from hullbreach.testkit.fields import ScenarioError
from hullbreach.testkit.position import Who
from hullbreach.testkit.scenario import Scenario


class SurvivalLooks(Scenario):
    """The words for what is there; `SurvivalScenario` adds those that change it."""

    @property
    def box(self) -> Any:
        """The content of the game."""
        return self.play.box

    def zone(self, name: str) -> list[str]:
        """The components in a zone; contamination cards by what they are, scanned or not."""
        kinds = {scanned: kind for kind, scanned in SCANNED.items()}
        return [kinds.get(item, item) for item in super().zone(name)]

    def _names(self, zone: str) -> list[str]:
        return [row_id(thing) for thing in self.zone(zone)]

    # People

    def seat_names(self) -> Mapping[str, int]:
        """The characters, without their kind."""
        crew = enumerate(self.state.crew)
        return {one.id.removeprefix("character-"): seat for seat, one in crew if one.id}

    def crew(self, who: Who) -> Character:
        """Somebody's character: to look at, and until the game begins to change."""
        found: Character = self.state.crew[self.seat_of(who)]
        return found

    def where(self, who: Who) -> str:
        """The slot in which somebody is."""
        return self.crew(who).slot

    def cards(self, who: Who) -> list[str]:
        """The cards in somebody's hand, by their names."""
        return sorted(self._names(model.hand(self.seat_of(who))))

    def spent(self, who: Who) -> list[str]:
        """The cards of somebody's discard pile, the last one last."""
        return self._names(model.discard(self.seat_of(who)))

    def carries(self, who: Who) -> list[str]:
        """All that somebody has in the inventory and in the hands: items, quest items, objects."""
        seat = self.seat_of(who)
        return sorted(self._names(model.pack(seat)) + self._names(model.hands(seat)))

    def loaded(self, who: Who, weapon: str) -> int:
        """The ammo on somebody's weapon."""
        held = self.play.carried(self.seat_of(who))
        return int(self.state.ammo[self.one(weapon, held, "weapon in hand")])

    def wounds(self, who: Who) -> list[str]:
        """Somebody's serious wounds that hurt: not the dressed ones."""
        return self._names(model.wounds(self.seat_of(who)))

    def light(self, who: Who) -> int:
        """Somebody's light wounds."""
        return int(self.state.crew[self.seat_of(who)].light)

    def contamination(self, who: Who) -> int:
        """How many contamination cards somebody has: in hand, deck and discard pile."""
        seat = self.seat_of(who)
        piles = (model.hand(seat), model.deck(seat), model.discard(seat))
        held = [thing for pile in piles for thing in self.zone(pile)]
        return sum(thing in (model.CLEAN, model.INFECTED) for thing in held)

    # Rooms

    def slot(self, place: str) -> str:
        """The slot of an explored room, or a slot by its number."""
        board = self.play.board
        explored = {room: slot for slot, room in self.state.explored.items()}
        found = self.one(place, [*explored, *board.slots], "room or slot")
        return str(explored.get(found, found))

    def corridor(self, one: str, other: str) -> str:
        """The first corridor between two rooms."""
        here, there = self.slot(one), self.slot(other)
        ways = [way for way, beyond in self.play.board.ways[here] if beyond == there]
        if not ways:
            near = ", ".join(self.play.board.neighbours[here])
            raise ScenarioError(f"No corridor joins {here} and {there}. Around {here}: {near}.")
        return str(ways[0])

    def exit(self, place: str, number: int) -> str:
        """The corridor or network with this number at a room."""
        return str(self.play.board.exits[self.slot(place)][number])

    def lying(self, place: str) -> list[str]:
        """Markers, tokens, objects and figures in a room."""
        return sorted(self._names(self.slot(place)))

    def items_left(self, place: str) -> int:
        """The item counter of a room."""
        return int(self.state.searches.get(self.slot(place), 0))

    def noises(self) -> set[str]:
        """The corridors and networks with a noise marker."""
        places = (*self.play.board.passages, *self.play.board.networks)
        return {place for place in places if self.play.noisy(place)}

    def doors(self, *, ruined: bool = False) -> set[str]:
        """The corridors with a closed (or destroyed) door."""
        if ruined:
            return set(self.state.ruined)
        return {way for way in self.play.board.passages if self.play.closed(way)}

    def intruders(self, place: str) -> list[str]:
        """The kinds of the intruders in a room, the largest first."""
        return [one.kind.removeprefix("intruder-") for one in self.play.intruders(self.slot(place))]

    def figure(self, kind: str) -> Intruder:
        """The first intruder of a kind on the board."""
        found: list[Intruder] = [
            one for one in self.state.intruders if one.kind == f"intruder-{kind}"
        ]
        if not found:
            kinds = [one.kind for one in self.state.intruders]
            raise ScenarioError(f"No {kind} is on the board. There are: {kinds}.")
        return found[0]

    def room_refuses(self, who: Who, room: str) -> str:
        """The rules by which a room itself refuses somebody, whatever else forbids its action."""
        effects = self.play.effects.rooms.get(f"room-{room}")
        reasons = denial(effects, self.play, self.seat_of(who), self.slot(room))
        return ", ".join(one.rule for one in denials(reasons or []))

    # The turn

    def actions_left(self) -> int:
        """The actions left to whoever has the turn."""
        return int(self.state.actions)
