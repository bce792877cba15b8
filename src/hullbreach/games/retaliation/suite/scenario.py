"""Retaliation in the words of its players, for tests: a base in a few lines, and soldiers who act in it.

The base is drawn as in `drawing`. Whoever is named in it plays, in this order; the first is player 1
and has the turn, in the first round. Nobody holds cards that a test does not give.

>>> s = RetaliationScenario("lz:@medic -204:AA- a4").hand("medic", "rest", "search")
>>> s = s.bursts("medic", "carbine", "lz-a4", 1)
>>> s.at("lz-a4"), s.tokens("medic", "carbine"), s.cards("medic")
('A', ['ammo#half'], ['search'])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.rules import model
from hullbreach.games.retaliation.rules.grid import GAP
from hullbreach.games.retaliation.rules.hive import fill
from hullbreach.games.retaliation.rules.model import DIRECTIVES, FAULTS, SECTION, Soldier
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import fill_slots
from hullbreach.games.retaliation.suite.drawing import Drawing, names_in
from hullbreach.games.survival.rules.model import (
    BOX,
    EGG,
    EGG_BOARD,
    MALFUNCTION,
    hands,
    pack,
    supply,
    wounds,
)
from hullbreach.games.survival.suite.family import FamilyScenario
from hullbreach.testkit.position import Who

Mode = Literal["standard", "coop"]


class RetaliationScenario(Drawing, FamilyScenario):
    """A position of Retaliation."""

    topics: ClassVar[tuple[str, ...]] = ("reaction", "objective", "health")
    """Reactions that nobody is asked about, unless a test says `reactions=True`."""
    packs: ClassVar[tuple[str, ...]] = ()
    """The packs in play, if they are not the usual ones."""
    quiet_event: ClassVar[str] = "the-queen-awakens"
    """An event without intruders that does no harm."""

    def __init__(
        self,
        drawing: str = "lz:@medic -204- a4",
        *,
        mode: Mode = "standard",
        lethal: bool = False,
        options: Mapping[str, Any] | None = None,
        reactions: bool = False,
        seed: str = "scenario",
        **fields: Any,
    ) -> None:
        names = names_in(drawing)
        chosen = {"mode": mode, "lethal": lethal, "packs": list(self.packs), **(options or {})}
        FamilyScenario.__init__(self, GAME, len(names), chosen, seed)
        self.draw(drawing, names)
        self.play.told.clear()
        for topic in () if reactions else self.topics:
            for seat in range(self.seats):
                self.stands(seat, topic)
        self.set(**fields)

    @property
    def g(self) -> Retaliation:  # type: ignore[override]  # a drawing has it as it is
        """The game as its rules see it."""
        found: Retaliation = self.play
        return found

    def seat(self, name: str) -> int:
        """The seat of a character."""
        return self.seat_of(name)

    def slot(self, place: str) -> str:
        """A space or a gap by its short name, or the space of a room."""
        rooms = {room.removeprefix("room-"): space for space, room in self.state.explored.items()}
        return str(rooms[place]) if place in rooms else self.place(place)

    # What is there

    def crew(self, who: Who) -> Soldier:
        """Somebody's character."""
        found: Soldier = self.state.crew[self.seat_of(who)]
        return found

    def where(self, who: Who) -> str:
        """The space in which somebody is: `a4`."""
        return self.crew(who).slot.removeprefix("space-")

    def health(self, who: Who) -> int:
        """How far somebody's marker is from the left end of the track."""
        return self.crew(who).health

    def oxygen(self, who: Who) -> int:
        """Somebody's oxygen."""
        return self.crew(who).oxygen

    def tokens(self, who: Who, thing: str = "belt") -> list[str]:
        """The gear tokens on somebody's belt, or on an item."""
        seat = self.seat_of(who)
        if thing == "belt":
            zone = model.belt(seat)
        else:
            zone = model.on(self.one(thing, self.g.belongings(seat), "item"))
        return sorted(one.removeprefix("gear-") for one in self.state.zones[zone])

    def held(self, who: Who) -> list[str]:
        """What somebody has in the hands."""
        return sorted(self._names(hands(self.seat_of(who))))

    def wears(self, who: Who) -> list[str]:
        """The armour that somebody wears."""
        return self._names(model.worn(self.seat_of(who)))

    def broken(self) -> list[str]:
        """The items with a malfunction, and the robot."""
        return [one.removeprefix("item-") for one in self.state.faulty]

    def bag(self, kind: str) -> int:
        """How many tokens of a kind are in the bag."""
        face = f"intruder-{kind}" if kind != "blank" else "token-blank"
        return sum(self.g.rules.token_face(one) == face for one in self.state.zones["bag"])

    # What is arranged

    def has(self, who: Who, *things: str) -> Self:
        """Give somebody items, with their slots filled, gear on the belt (`gear-ammo`), or an egg."""
        g, seat = self.edit(), self.seat_of(who)
        for thing in things:
            if thing.startswith("gear-"):
                source = supply(thing.partition("#")[0])
                g.put(thing.partition("#")[0], source, model.belt(seat))
                continue
            if thing == "egg":
                g.put(EGG, EGG_BOARD, hands(seat))
                continue
            item, _ = self._take(g, f"item-{thing}", None)
            row = g.row(item)
            target = hands(seat) if row.heavy else model.worn(seat) if row.armour else pack(seat)
            self._lay(g, item, target, None)
            fill_slots(g, item)
        return self

    def empties(self, who: Who, thing: str) -> Self:
        """All tokens are gone from somebody's item."""
        g = self.edit()
        zone = model.on(self.one(thing, g.belongings(self.seat_of(who)), "item"))
        for token in list(g.state.zones[zone]):
            g.put(token, zone, supply(token))
        return self

    def breaks(self, who: Who, thing: str) -> Self:
        """A malfunction on somebody's item, or on the robot."""
        g = self.edit()
        item = thing
        if thing != model.ROBOT:
            item = self.one(thing, g.belongings(self.seat_of(who)), "item")
        g.put(MALFUNCTION, supply(MALFUNCTION), FAULTS)
        g.state.faulty = [*g.state.faulty, item]
        return self

    def wounded(self, who: Who, *serious: str) -> Self:
        """Give somebody serious wounds, with the marker behind them."""
        seat = self.seat_of(who)
        for wound in serious:
            self.put(f"wound-{wound}", wounds(seat), source="deck-wounds")
        health = max(self.crew(who).health, SECTION * len(serious))
        return self.is_(who, health=health)

    def infested(self, who: Who) -> Self:
        """Somebody carries a larva."""
        g, seat = self.edit(), self.seat_of(who)
        g.crew[seat].larva = True
        g.rules.larva_taken(g, seat)
        return self

    def robot(self, card: str, place: str = "") -> Self:
        """The robot of this game, and where it stands."""
        self.only("robot", f"robot-{card}", rest=BOX)
        self.edit().turn_up("robot")
        return self.set(robot=self.slot(place)) if place else self

    def directives(self, *cards: str) -> Self:
        """The directives in force."""
        return self.only(DIRECTIVES, *(f"directive-{card}" for card in cards), rest=BOX)

    def gone(self, who: Who, way: str) -> Self:
        """Somebody has left by the `lander` or the `shuttle`, or lies in a `chamber`."""
        status = "hibernating" if way == "chamber" else "escaped"
        return self.is_(who, status=status, pod=way, passed=True)

    def boarded(self, who: Who) -> Self:
        """The lander has landed, and somebody waits in it."""
        return self.set(lander="landed").is_(who, status="pod", pod="waiting")

    def shut(self, gap: str, end: str) -> Self:
        """A door is closed at one end of a corridor."""
        from hullbreach.games.retaliation.rules.markers import close

        close(self.edit(), self.place(gap), f"space-{end}")
        return self

    def fills(self, gap: str, **kinds: int) -> Self:
        """Intruders are placed in a corridor, by their kinds."""
        brings = {f"intruder-{kind}": count for kind, count in kinds.items()}
        fill(self.edit(), brings, self.place(gap))
        return self

    # Playing

    def way(self, who: Who, place: str) -> str:
        """The corridor from where somebody is to a space, or a corridor by its name."""
        if "-" in place:
            return self.place(place)
        return GAP[self.crew(who).slot, f"space-{place}"]

    def goes(self, who: Who, place: str, noise: str = "") -> Self:
        """Somebody takes the basic action to move; the noise die shows this."""
        if noise:
            self.dice(noise=noise)
        return self.does(who, "move", self.way(who, place)).pays()

    def creeps(self, who: Who, place: str, noise: str = "") -> Self:
        """Somebody moves carefully."""
        if noise:
            self.dice(noise=noise)
        return self.does(who, "careful", self.way(who, place)).pays()

    def shoots(self, who: Who, weapon: str, target: str, face: str | int) -> Self:
        """Somebody shoots at an intruder in the room, and the die shows this."""
        return self.dice(shot=face).does(who, "shoot", weapon, target).pays()

    def bursts(self, who: Who, weapon: str, gap: str, face: str | int) -> Self:
        """Somebody fires a burst into a corridor, and the die shows this."""
        return self.dice(burst=face).does(who, "burst", weapon, self.place(gap)).pays()

    def fights(self, who: Who, target: str, face: str | int) -> Self:
        """Somebody strikes at an intruder, and the die shows this."""
        return self.dice(shot=face).does(who, "melee", target).pays()

    def plays(self, who: Who, card: str, *effect: str) -> Self:
        """Somebody plays an action card: in this way, if there are several."""
        return self._in_this_way(who, ["play", card], effect)

    def works(self, who: Who, *effect: str) -> Self:
        """Somebody uses the room: in this way, if there are several."""
        return self._in_this_way(who, ["room"], effect)

    def sends(self, who: Who, *effect: str) -> Self:
        """Somebody activates the robot: in this way, if there are several."""
        return self._in_this_way(who, ["robot"], effect)

    def uses(self, who: Who, item: str, *effect: str) -> Self:
        """Somebody uses an item: in this way, if there are several."""
        return self._in_this_way(who, ["use", item], effect)

    def gears(self, who: Who, *words: str) -> Self:
        """Somebody uses tactical gear, this first."""
        return self.does(who, "gear").pays().picks(who, *words)

    def picks(self, who: Who, *words: str) -> Self:
        """Somebody chooses this, unless it was the only choice and so is done already."""
        return self.does(who, *words) if self.is_offered(who, *words) else self

    def _in_this_way(self, who: Who, words: list[str], effect: tuple[str, ...]) -> Self:
        self.does(who, *words).pays()
        since = self._since
        if effect and any(ask.text.id == "ask-effect" for ask in self.table.asks()):
            self.does(who, "effect", *effect).pays()
        self._since = since
        return self

    # The round

    def phase(self, stage: str, event: str = "", token: str = "blank") -> Self:
        """Play from a stage of the round on, up to the next question."""
        self.edit()
        for who in self.state.crew:
            who.passed = True
        self.set(stage=stage, queue=[])
        course = self.g.edition.course.stages[stage]
        if course.begins is not None:
            course.begins(self.g)
        self.top("deck-event", f"event-{event or self.quiet_event}")
        return self.blind("bag", f"token-{token}").begin()

    def event(self, card: str, token: str = "blank") -> Self:
        """This event, and this token in the colony step."""
        return self.phase("event", card, token)

    def colony(self, token: str) -> Self:
        """This token in the colony step."""
        return self.phase("colony", token=token)

    def intruder_phase(self, event: str = "") -> Self:
        """Intruders burn and attack, and the rest of the round follows."""
        return self.phase("burning", event)

    def ends(self) -> Self:
        """The last round is over."""
        return self.set(round=model.ROUNDS).phase("marker")
