"""Views are put together of parts: what changed is made anew, what did not is the same object."""

from collections import Counter
from typing import Annotated, Any

import msgspec
import pytest

from hullbreach.kernel import ALL_EYES, NO_EYES, SPECTATOR, Game, Rule, State, Text, eye, shelf
from hullbreach.kernel.packs import Pack, Parts
from hullbreach.kernel.play import Play
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.state import VALUE
from hullbreach.kernel.viewing import ViewMaker
from hullbreach.kernel.views import (
    AnyField,
    Counted,
    Faces,
    Field,
    Held,
    Memory,
    People,
    Places,
    Private,
    Same,
    Seen,
    height,
    only,
    pile,
)


class Miner(msgspec.Struct):
    """Somebody who digs."""

    tired: int = 0


class MineState(State, kw_only=True):
    """A mine of two shafts."""

    crew: list[Miner]
    gas: dict[str, int]
    """Changed in its place."""
    lamps: Annotated[list[str], VALUE]
    carts: dict[str, int]
    depth: int = 0


class MinerView(msgspec.Struct, frozen=True):
    """What is seen of a miner."""

    tired: int
    cards: int
    secret: list[str | None]


class View(msgspec.Struct, frozen=True):
    """What a miner knows; the order of fields is any."""

    depth: int
    seat: int
    hand: list[str]
    shafts: dict[str, str]
    crew: list[MinerView]
    seen: list[Seen]
    top: str | None
    deck: int
    discard: list[str]
    gas: dict[str, int]
    lamps: int
    deep: int


class Mine(Play[MineState]):
    """A mine in progress."""

    __slots__ = ()


SHAFTS = ("shaft-west", "shaft-east", "shaft-south")


def _shaft(g: Mine, shaft: str) -> str | None:
    lies, carts = g.state.zones[shaft], g.state.carts.get(shaft, 0)
    return f"{len(lies)} stones, {carts} carts" if lies or carts else None


FIELDS: dict[str, AnyField] = {
    "deep": Same("depth"),
    "hand": Held("hand"),
    "shafts": Places(lambda g: SHAFTS, _shaft, ("carts",)),
    "crew": People(MinerView, "crew", {"cards": Counted("hand"), "secret": Faces("secret")}),
    "seen": Memory(("hand", "secret"), mixed=("bag",)),
    "top": Private(("deck",), lambda g, seat: only(g.see("deck", seat)[-1:])),
    "deck": height("deck"),
    "discard": pile("discard"),
    "gas": Field((".gas",), lambda g: dict(g.state.gas)),
    "lamps": Field((".lamps",), lambda g: len(g.state.lamps)),
}


class MineGame(Game[MineState]):
    """The game of the mine, as far as it can be looked at."""

    name = "mine"
    version = "1"
    seats = range(2, 4)
    State = MineState
    Play = Mine
    View = View
    fields = FIELDS

    def setup(self, options: Any, seats: int, key: bytes) -> MineState:
        crew = [Miner() for _ in range(seats)]
        state = MineState(seats=seats, key=key, crew=crew, gas={}, lamps=[], carts={})
        state.zones = {
            "deck": ["card-a", "card-b", "card-c", "card-d"],
            "discard": [],
            "bag": ["stone"] * 3,
            **{shaft: [] for shaft in SHAFTS},
        }
        state.eyes = {"deck": NO_EYES, "discard": ALL_EYES, "bag": NO_EYES}
        state.eyes |= dict.fromkeys(SHAFTS, ALL_EYES)
        for seat in range(seats):
            for kind in ("hand", "secret"):
                state.zones[f"{kind}-{seat}"] = [f"{kind}-card-{seat}"]
                state.eyes[f"{kind}-{seat}"] = eye(seat)
        return state

    def step(self, play: Any) -> Rule[None] | None:
        return None

    def scene(self, view: Any) -> Scene:
        return Scene(Text("game-mine"))

    def box(self, options: Any, seats: int) -> Counter[str]:
        return Counter()


GAME = MineGame()


@pytest.fixture
def g() -> Mine:
    """A mine of three."""
    return Mine(GAME, GAME.setup(None, 3, b"mine"))


def views(g: Mine) -> dict[int, Any]:
    return GAME.views(g, range(SPECTATOR, 3))


def changed(g: Mine, seat: int = 0) -> set[str]:
    """The fields that became other objects since the seat looked last, and look otherwise."""
    before = LAST.get(id(g))
    now = LAST[id(g)] = GAME.view(g, seat)
    fresh = GAME.view(Mine(GAME, g.state), seat)
    assert now == fresh, "it is what somebody sees who never looked before"
    if before is None:
        return set()
    found = {name for name in View.__struct_fields__ if name != "crew"}
    found = {name for name in found if getattr(now, name) is not getattr(before, name)}
    return found | {f"crew {seat}" for seat in range(3) if now.crew[seat] is not before.crew[seat]}


LAST: dict[int, Any] = {}


@pytest.fixture(autouse=True)
def nobody_looked() -> None:
    LAST.clear()


def test_a_view_begins_with_nothing_and_has_what_its_fields_say(g: Mine) -> None:
    seen = views(g)
    crew = [MinerView(0, 1, [None]), MinerView(0, 1, ["secret-card-1"]), MinerView(0, 1, [None])]
    assert seen[1] == View(0, 1, ["hand-card-1"], {}, crew, [], None, 4, [], {}, 0, 0)
    assert seen[SPECTATOR].hand == []
    assert seen[SPECTATOR].crew[1].secret == [None]


def test_what_did_not_change_is_the_same_object(g: Mine) -> None:
    changed(g)
    assert changed(g) == set()
    g.draw("deck", "discard")
    assert changed(g) == {"deck", "discard"}
    g.put("hand-card-1", "hand-1", "discard")
    assert changed(g) == {"crew 1", "discard"}
    g.state.depth = 7
    assert changed(g) == {"depth", "deep"}


@pytest.mark.parametrize(
    ("change", "fields"),
    [
        (lambda s: s.gas.update(west=1), {"gas"}),
        (lambda s: setattr(s, "lamps", ["lamp"]), {"lamps"}),
        (lambda s: setattr(s.crew[2], "tired", 1), {"crew 2"}),
        (lambda s: s.carts.update({"shaft-east": 2}), {"shafts"}),
    ],
    ids=["in its place", "a value", "somebody", "beside a place"],
)
def test_what_changes_beside_the_zones_is_noticed(g: Mine, change: Any, fields: set[str]) -> None:
    changed(g)
    change(g.state)
    assert changed(g) == fields
    assert changed(g) == set()


def test_only_places_where_something_changed_are_made_anew_in_their_order(g: Mine) -> None:
    asked: list[str] = []

    def shaft(g: Mine, shaft: str) -> str | None:
        asked.append(shaft)
        return _shaft(g, shaft)

    maker: ViewMaker[Mine, View] = ViewMaker(
        View, MineState, {**FIELDS, "shafts": Places(lambda g: SHAFTS, shaft, ("carts",))}
    )
    assert maker.view(g, 0).shafts == {}
    asked.clear()
    g.draw("bag", "shaft-south")
    assert [*maker.view(g, 0).shafts] == ["shaft-south"]
    g.draw("bag", "shaft-west")
    assert [*maker.view(g, 0).shafts] == ["shaft-west", "shaft-south"]
    assert asked == ["shaft-south", "shaft-west"]
    g.state.carts["shaft-west"] = 1
    g.move_all("shaft-west", "bag")
    assert maker.view(g, 0).shafts["shaft-west"] == "0 stones, 1 carts"
    g.state.carts.clear()
    assert [*maker.view(g, 0).shafts] == ["shaft-south"], "where nothing is, nothing is seen"


def test_seats_share_what_they_see_alike(g: Mine) -> None:
    seen = views(g)
    assert seen[0].crew[1] is seen[2].crew[1] is seen[SPECTATOR].crew[1]
    assert seen[1].crew[1] is not seen[0].crew[1]
    assert seen[0].shafts is seen[1].shafts
    g.show("secret-1", 0, eye(2))
    seen = views(g)
    assert seen[2].crew[1].secret == ["secret-card-1"]
    assert seen[0].crew[1] is seen[SPECTATOR].crew[1]
    assert seen[0].crew[1].secret == [None]
    g.turn_up("secret-1")
    seen = views(g)
    assert seen[0].crew[1] is seen[2].crew[1]
    assert seen[0].crew[1].secret == ["secret-card-1"]


def test_what_a_seat_was_shown_is_remembered(g: Mine) -> None:
    g.show("deck", 3, eye(0))
    g.show("deck", 1, eye(0))
    g.show("bag", 0, eye(0))
    seen = views(g)
    assert seen[0].seen == [Seen("deck", 2, "card-b"), Seen("deck", 0, "card-d")]
    assert seen[0].top == "card-d"
    assert seen[1].seen == []
    assert seen[1].top is None
    g.draw("deck", "hand-1")
    seen = views(g)
    assert seen[0].seen == [Seen("deck", 1, "card-b"), Seen("hand-1", 0, "card-d")]
    assert seen[1].hand == ["hand-card-1", "card-d"]
    g.shuffle("deck")
    g.put("card-d", "hand-1", "discard")
    assert views(g)[0].seen == []


def test_a_field_that_the_view_does_not_have_is_refused() -> None:
    with pytest.raises(TypeError, match="lantern"):
        ViewMaker(View, MineState, {**FIELDS, "lantern": pile("deck")})


def test_a_pack_brings_its_part_of_the_view() -> None:
    def cards(g: Mine, seat: int) -> int:
        return len(g.state.zones[f"hand-{seat}"]) if seat >= 0 else 0

    loud = Pack(
        id="loud",
        brings=Parts(
            fields={
                "hands": Field(("hand-*",), lambda g: [cards(g, seat) for seat in range(3)]),
                "own": Private(("hand-*",), cards),
            }
        ),
    )
    with shelf.lent("mine", Pack(id="base", role="base"), loud):
        plain = Mine(GAME, GAME.setup(None, 3, b"mine"))
        state = GAME.setup(None, 3, b"mine")
        state.packs = ("base", "loud")
        g = Mine(GAME, state)
        seen = views(g)
        assert (seen[1].hands, seen[1].own) == ([1, 1, 1], 1)
        assert seen[SPECTATOR].own == 0
        g.draw("deck", "hand-1")
        assert (views(g)[1].hands, views(g)[1].own) == ([1, 2, 1], 2)
        assert views(g)[1].hands is views(g)[2].hands
        assert type(GAME.view(plain, 1)) is View
        assert isinstance(seen[1], View)
