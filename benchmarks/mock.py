"""A mock game with a state of the size of Nemesis: 617 values, and 21 guards before each choice.

It plays no game that anybody would want to play. It is there to know what copying, running a
step again and hashing will cost, whatever the real rules turn out to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from hullbreach.kernel import (
    COMMIT,
    NO_EYES,
    Action,
    Ask,
    Game,
    Options,
    Play,
    Rule,
    State,
    Text,
    choose,
    deny,
    eye,
    offers,
    option,
    perform,
)
from hullbreach.kernel.scenes import Scene

ROOMS, CORRIDORS, CHARACTERS, INTRUDERS = 21, 28, 5, 20
DECKS = {
    "items-red": 27,
    "items-yellow": 27,
    "items-green": 27,
    "events": 20,
    "attacks": 20,
    "wounds": 18,
    "eggs": 8,
    "contamination": 27,
    "objectives": 18,
}
CARDS_OF_A_CHARACTER = 10
HAND = 5


class Room(msgspec.Struct):
    tile: str
    explored: bool
    items: int
    fire: bool
    broken: bool


class Corridor(msgspec.Struct):
    ends: tuple[int, int]
    door: str
    noise: bool


class Character(msgspec.Struct):
    name: str
    room: int
    light_wounds: int
    serious_wounds: list[str]
    slimed: bool
    infected: bool
    signalled: bool
    passed: bool
    alive: bool
    actions: int
    ammunition: int
    asleep: bool


class Intruder(msgspec.Struct):
    kind: str
    room: int
    wounds: int
    awake: bool


class MockState(State, kw_only=True):
    rooms: list[Room]
    corridors: list[Corridor]
    characters: list[Character]
    intruders: list[Intruder]
    time: int = 15
    destruct: int = -1
    course: str = "b"
    engines: list[bool]
    turn: int = 0
    round: int = 0


class Mock(Play[MockState]):
    __slots__ = ()


def walk(g: Mock, seat: int, room: str) -> Rule[None]:
    number = int(room.removeprefix("room-"))
    who = g.state.characters[seat]
    if not who.alive or number == who.room:
        yield deny("M-001")
    yield COMMIT
    who.room = number
    face = g.below(10)
    chosen = yield from choose(seat, "ask-where", [option("noise", str(n)) for n in range(4)])
    g.state.corridors[(face + int(chosen.args[0])) % CORRIDORS].noise = True
    answer = yield from choose(seat, "ask-again", [option("yes"), option("no")])
    if answer.verb == "yes":
        g.state.intruders[face].room = number


def targets(g: Mock, seat: int) -> Iterable[tuple[str, ...]]:
    return _ROOMS


_ROOMS = [(f"room-{number}",) for number in range(ROOMS)]
ACTIONS = (Action("walk", walk, targets),)


def turn(g: Mock, seat: int) -> Rule[None]:
    """One action, with two further questions in it."""
    chosen: Any = yield Ask(seat, "ask-turn", offers(g, seat, ACTIONS))
    yield from perform(g, seat, ACTIONS[0], chosen.args)
    g.state.turn = (seat + 1) % g.state.seats


class MockGame(Game[MockState]):
    name = "mock"
    version = "1"
    seats = range(1, 6)
    State = MockState
    Options = Options
    Play = Mock

    def setup(self, options: Any, seats: int, key: bytes) -> MockState:
        state = MockState(
            seats=seats,
            key=key,
            rooms=[Room(f"room-{n}", False, 2, False, False) for n in range(ROOMS)],
            corridors=[Corridor((n % ROOMS, n % 7), "open", False) for n in range(CORRIDORS)],
            characters=[
                Character(f"crew-{n}", 10, 0, [], False, False, False, False, True, 2, 3, True)
                for n in range(CHARACTERS)
            ],
            intruders=[Intruder("adult", n, 0, True) for n in range(INTRUDERS)],
            engines=[True, False, True],
        )
        zones = {name: [f"{name}-{n}" for n in range(many)] for name, many in DECKS.items()}
        for seat in range(CHARACTERS):
            cards = [f"action-{seat}-{n}" for n in range(CARDS_OF_A_CHARACTER)]
            zones[f"deck-{seat}"], zones[f"hand-{seat}"] = cards[HAND:], cards[:HAND]
            zones[f"discard-{seat}"] = []
            zones[f"held-{seat}"] = [f"weapon-{seat}", f"quest-{seat}"]
        state.zones = zones
        state.eyes = {
            zone: eye(int(zone[-1])) if zone.startswith("hand") else NO_EYES for zone in zones
        }
        return state

    def step(self, play: Any) -> Rule[None] | None:
        return turn(play, play.state.turn)

    def view(self, play: Any, seat: int) -> Any:
        return {"seat": seat, "time": play.state.time}

    def scene(self, view: Any) -> Scene:
        return Scene(Text("mock"))

    def box(self, options: Any, seats: int) -> Counter[str]:
        return self.ledger(self.setup(options, seats, b""))


MOCK = MockGame()


def values(thing: object) -> int:
    """How many single values a state has."""
    if isinstance(thing, msgspec.Struct):
        return sum(values(getattr(thing, name)) for name in thing.__struct_fields__)
    if isinstance(thing, dict):
        return sum(values(value) for value in thing.values())
    if isinstance(thing, list):
        return sum(values(value) for value in thing)
    return 1
