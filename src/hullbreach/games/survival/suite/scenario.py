"""What the players of the family's games say, for tests: who is where, with what, and what lurks there.

The seats are the characters in the order in which they are named; the first is player 1 and has
the turn, in the first round. Rooms that a test names are explored, each on the first slot that
fits; everything else is as the setup deals it. Nobody interrupts unless a test wants it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Self

from hullbreach.games.survival import positions
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import draw_cards
from hullbreach.games.survival.rules.combat import EGGS
from hullbreach.games.survival.rules.model import (
    BOX,
    CORPSES,
    DOOR,
    NOISE,
)
from hullbreach.games.survival.suite.family import FamilyScenario
from hullbreach.kernel import Game
from hullbreach.kernel.content import read
from hullbreach.kernel.packs import Pack
from hullbreach.testkit.fields import ScenarioError
from hullbreach.testkit.position import ByWho, Who


def with_packs_of(
    game: Game[Any], crew: Iterable[str], options: Mapping[str, Any]
) -> dict[str, Any]:
    """The options, with the packs that these characters come in."""
    packs = {
        id: None
        for id, pack in game.packs.items()
        if id not in game.usual_packs and not _people(pack).isdisjoint(crew)
    }
    return {**options, "packs": [*options.get("packs", ()), *packs]}


@cache
def _people(pack: Pack) -> set[str]:
    """The characters that come in a pack, also as guests; its files are read once."""
    tables = read(pack)
    return {*tables.get("characters", {}), *tables.get("guests", {})}


class SurvivalScenario(FamilyScenario):
    """A position of a game of the family."""

    topics: ClassVar[tuple[str, ...]] = ("interruption", "drop")
    """Reactions that nobody is asked about, unless a test says `reactions=True`."""
    heroes: ClassVar[tuple[str, ...]]
    """Who plays if a test names nobody."""
    quiet_event: ClassVar[str]
    """An event that does no harm, to be drawn where a test names none."""
    quiet_token: ClassVar[str] = "blank"
    """What comes out of the bag then."""
    event_phase_begins: ClassVar[str] = "time"
    """The first stage of the event phase."""

    def __init__(
        self,
        game: Game[Any],
        *crew: str,
        rooms: ByWho[str] | None = None,
        hands: ByWho[Sequence[str]] | None = None,
        options: Mapping[str, Any] | None = None,
        reactions: bool = False,
        seed: str = "scenario",
        **fields: Any,
    ) -> None:
        names = crew or self.heroes
        super().__init__(game, len(names), with_packs_of(game, names, options or {}), seed)
        self._draft(names)
        for room in (rooms or {}).values():
            self.explore(room)
        for who, room in (rooms or {}).items():
            self.crew(who).slot = self.slot(room)
        for seat in range(self.seats):
            draw_cards(self.play, seat, self.box.numbers.turn.hand)
        self.play.told.clear()
        for who, cards in (hands or {}).items():
            self.hand(who, *cards)
        for topic in () if reactions else self.topics:
            for seat in range(self.seats):
                self.stands(seat, topic)
        self.set(met=True)
        self.set(**fields)

    def _draft(self, names: Iterable[str]) -> None:
        draft = list(self.play.state.zones["draft"])
        positions.seat_crew(self.play, [self.one(name, draft, "character") for name in names])

    # Playing

    def goes(self, who: Who, place: str) -> Self:
        """Somebody takes the basic action movement to a neighbouring room and pays for it."""
        return self.does(who, "move", self.slot(place)).pays()

    def creeps(self, who: Who, place: str, corridor: str = "") -> Self:
        """Somebody moves carefully and pays; the noise goes into a corridor, if it is named."""
        self.does(who, "careful", self.slot(place)).pays()
        if not corridor:
            return self
        since = self._since
        self.does(who, "noise", corridor)
        self._since = since
        return self

    def rolls(self, who: Who, face: str | int) -> Self:
        """Somebody rolls for noise where they stand, the last one to do so in a bag development."""
        seat = self.seat_of(who)
        die = self.play.rules.noise_die(self.play, seat)
        return self.dice(**{die.name: face}).set(stage="noise", queue=[str(seat)]).begin()

    def plays(self, who: Who, card: str, *paid: str) -> Self:
        """Play an action card and pay for it: see `pays`."""
        return self.does(who, "play", card).pays(*paid)

    def interrupts(self, who: Who) -> Self:
        """Somebody plays an interruption, and nobody interrupts that."""
        self.does(who, "interrupt")
        since = self._since
        while any(ask.text.id.startswith("ask-interrupt") for ask in self.table.asks()):
            self.passes()
        self._since = since
        return self

    def phase(self, stage: str, event: str = "", token: str = "") -> Self:
        """Play from a stage of the event phase (or `player-end`) on, up to the next question.

        The event and the token of the bag development do no harm, unless a test wants it.
        """
        self.edit()
        self.set(stage=stage, queue=[])
        self.top("deck-event", f"event-{(event or self.quiet()).removeprefix('event-')}")
        return self.blind("bag", f"token-{token or self.quiet_token}").begin()

    def quiet(self) -> str:
        """The event that is drawn where a test names none."""
        return self.quiet_event

    def event(self, card: str, token: str = "") -> Self:
        """The end of an event phase: this event, and this token for the development of the bag."""
        return self.phase("event", card, token)

    def happens(self, event: str) -> Self:
        """Draw this event."""
        return self.event(event)

    def event_phase(self, event: str = "", token: str = "") -> Self:
        """Everybody has passed: play the event phase, with this event and this token of the bag."""
        for seat in range(self.seats):
            self.is_(seat, passed=True)
        return self.phase(self.event_phase_begins, event, token)

    # The board

    def explore(self, room: str, at: str | None = None, items: int = 2) -> Self:
        """Have this room explored: on a slot of its kind, `at` some number or the first that fits.

        What lay on that slot takes the tile's place; the slot's exploration token is gone.
        """
        g = self.edit()
        state = g.state
        rooms = [f"room-{name}" for name in self.box.rooms]
        if at is None and room.removeprefix("slot-").isdecimal():
            return self
        wanted = self.one(room, rooms, "room")
        if wanted in state.explored.values():
            return self
        row = self.box.rooms[wanted.removeprefix("room-")]
        slots = self.box.boards[state.layout].slots
        fitting = [f"slot-{one.id}" for one in slots.values() if one.type == row.back]
        free = [slot for slot in fitting if slot not in state.explored]
        if not free:
            raise ScenarioError(f"On this board is no free slot for {wanted}.")
        slot = free[0] if at is None else self.one(at, free, f"free slot for {wanted}")
        positions.turn_up(g, slot, wanted, None if row.colour is None else items)
        return self

    def at(self, who: Who, place: str) -> Self:
        """Put somebody in a room; a slot that is named by its number is explored as it lies."""
        g = self.edit()
        slot = self.slot(place)
        if slot not in g.state.explored:
            self.explore(g.state.zones[model.tile(slot)][0], slot)
        self.crew(who).slot = slot
        return self

    def token(self, place: str, effect: str, items: int | None = None) -> Self:
        """Put an exploration token with this effect, and so many items, on an unexplored slot."""
        slot = self.slot(place)
        copy = "" if items is None else f"#{items}"
        return self.only(model.token(slot), f"{self.token_kind(slot)}-{effect}{copy}")

    def token_kind(self, slot: str) -> str:
        """With what the ids of the tokens begin that may lie on a slot."""
        return "exploration"

    def tile(self, place: str, room: str) -> Self:
        """Put a room tile face down on an unexplored slot."""
        slot = self.slot(place)
        rooms = [f"room-{name}" for name in self.box.rooms]
        return self.only(model.tile(slot), self.one(room, rooms, "room"))

    def mark(self, marker: str, place: str, count: int = 1) -> Self:
        """Put markers or objects from their supply in a room: fire, malfunction, egg, carcass."""
        g = self.edit()
        slot = self.slot(place)
        wanted = f"supply-{marker}"
        if wanted in CORPSES or marker == "corpse-blue":
            return self.put(wanted, slot)
        if marker == "corpse-red":
            g.draw(model.supply(wanted), slot)
            return self
        for _ in range(count):
            if not g.lay(wanted, slot):
                raise ScenarioError(f"No {marker} is left in the supply.")
        return self

    def noise(self, *corridors: str) -> Self:
        """Put noise markers in these corridors or networks."""
        for corridor in corridors:
            self.edit().lay(NOISE, corridor)
        return self

    def noise_around(self, place: str, *, free: int | None = None) -> Self:
        """Put noise in every corridor of a room, but not in the one with the number `free`."""
        around = self.play.board.exits[self.slot(place)]
        spared = None if free is None else around[free]
        ways = [way for way in dict.fromkeys(around.values()) if way != spared]
        return self.noise(*(way for way in ways if not self.play.noisy(way)))

    def door(self, one: str, other: str, *, ruined: bool = False) -> Self:
        """Put a closed (or destroyed) door between two rooms."""
        corridor = self.corridor(one, other)
        g = self.edit()
        g.lay(DOOR, corridor)
        if ruined:
            g.state.ruined = [*g.state.ruined, corridor]
        return self

    # Intruders

    def intruder(self, kind: str, place: str, injuries: int = 0) -> Self:
        """Put an intruder in a room; it has been there for a while."""
        positions.place_intruder(self.edit(), f"intruder-{kind}", self.slot(place), injuries)
        return self

    # The end

    def shared(self, *cards: str) -> Self:
        """Give the crew of a cooperative game exactly these objectives."""
        return self.only("shared-objectives", *(f"objective-{card}" for card in cards), rest=BOX)

    # Fighting

    def aim(self, target: str) -> str:
        """The id of what is aimed at: the first intruder of a kind, or the `eggs` in the room."""
        return EGGS if target == "eggs" else self.figure(target).id

    def shoots(self, who: Who, weapon: str, target: str, face: str) -> Self:
        """Somebody shoots, and the die for that shows this."""
        die = self.play.rules.shot_die(self.play, self.seat_of(who))
        return self.dice(**{die.name: face}).does(who, "shoot", weapon, self.aim(target)).pays()

    def fights(self, who: Who, target: str, face: str) -> Self:
        """Somebody fights with bare hands, and the combat die shows this."""
        return self.dice(combat=face).does(who, "melee", self.aim(target)).pays()

    # People

    def has(self, who: Who, *items: str) -> Self:
        """Give somebody items, quest items or objects: each where it belongs; weapons loaded."""
        g = self.edit()
        seat = self.seat_of(who)
        for item in items:
            component, _ = self._take(g, item, None)
            self._lay(g, component, positions.place_of(g, seat, component), None)
            positions.load(g, component)
        return self

    def ammo(self, who: Who, weapon: str, ammo: int) -> Self:
        """Set the ammo of somebody's weapon."""
        g = self.edit()
        held = g.carried(self.seat_of(who))
        found = self.one(weapon, held, "weapon in hand")
        g.state.ammo = {**g.state.ammo, found: ammo}
        return self

    def wounded(self, who: Who, *serious: str, light: int = 0, dressed: Sequence[str] = ()) -> Self:
        """Give somebody wounds."""
        seat = self.seat_of(who)
        self.crew(who).light = light
        for wound in serious:
            self.put(f"wound-{wound}", model.wounds(seat), source="deck-wound")
        for wound in dressed:
            self.put(f"wound-{wound}", model.dressed(seat), source="deck-wound")
        return self
