"""Lockdown, chapters Fire markers, Malfunction markers, Doors."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    DoorDestroyed,
    DoorOpened,
    Found,
    IntruderMoved,
    LightlyWounded,
    MarkerPlaced,
)

FIRE, MALFUNCTION, DOOR = (f"supply-of-supply-{one}" for one in ("fire", "malfunction", "door"))


def base(*crew: str, **position: Any) -> LockdownScenario:
    """Workers in the repository, or these people, with light everywhere."""
    s = LockdownScenario(*(crew or ("hacker", "sentry")), **position)
    return s.powered("s-01", "s-02", "s-03", "elevator")


# Fire


@pytest.mark.rule("L-265")
def test_a_turn_that_ends_in_fire_costs_a_light_wound() -> None:
    s = (
        base()
        .mark("fire", "002")
        .at("hacker", "001")
        .at("sentry", "003")
        .dice(noise=["silence"] * 4)
    )
    s.goes("hacker", "002")
    assert s.crew("hacker").light == 0, "the turn goes on"
    s.does("hacker", "pass").does("hacker", "done")
    s.heard(LightlyWounded, who="hacker", count=1)
    assert s.crew("sentry").light == 0
    s.goes("sentry", "002").goes("sentry", "001")
    assert s.crew("sentry").light == 0, "only passed through"


@pytest.mark.rule("L-265")
def test_every_turn_costs_one_more() -> None:
    s = base("hacker").mark("fire", "repository").has("hacker", "clothes", "toolbelt")
    s.hand("hacker", "rest", "search", "demolition", "interruption").dice(noise=["silence"] * 4)
    s.goes("hacker", "001").goes("hacker", "repository")
    assert s.crew("hacker").light == 1
    s.goes("hacker", "001").goes("hacker", "repository")
    assert s.crew("hacker").light == 2


@pytest.mark.rule("L-267")
def test_unexplored_rooms_burn_too() -> None:
    s = base().mark("fire", "alert-room").happens("consuming-fire")
    burning = {slot for slot in s.play.board.slots if s.play.burning(slot)}
    assert burning == {f"slot-{one}" for one in ("009", "010", "012", "013", "014")}
    assert not burning & (set(s.state.explored) - {"slot-013"})


@pytest.mark.rule("L-268", "L-270")
@pytest.mark.parametrize(("marker", "works"), [("fire", True), ("malfunction", False)])
def test_fire_and_malfunction_do_not_keep_anybody_from_searching(marker: str, works: bool) -> None:
    s = base(rooms={"hacker": "decon-room"}).mark(marker, "decon-room").is_("hacker", slimed=True)
    s.hand("hacker", "search", "rest", "demolition").begin()
    assert s.is_offered("hacker", "room") == works
    s.top("deck-green", "medkit", "clothes")
    s.does("hacker", "play", "search").does("hacker", "keep", "medkit").heard(Found, who="hacker")


# Malfunctions


@pytest.mark.rule("L-269")
@pytest.mark.parametrize(
    "room",
    ["archive", "decon-room", "alert-room", "elevator-room-s-01", "repository", "isolation-room"],
)
def test_a_room_that_is_broken_does_not_work(room: str) -> None:
    def there() -> LockdownScenario:
        s = base(rooms={"hacker": room}).space(8).is_("hacker", slimed=True)
        return s.has("hacker", "toolbelt", "reagent").knows("hacker", 1)

    assert there().begin().is_offered("hacker", "room")
    assert there().mark("malfunction", room).begin().denied("hacker", "room") == "L-269"


@pytest.mark.rule("L-271")
def test_whoever_is_locked_in_stays_safe_behind_a_broken_lock() -> None:
    s = base().isolated("hacker").mark("malfunction", "isolation-room").in_bunker("sentry")
    s.plan("green").objective("hacker", "expert-opinion").knows("hacker", 8).ends()
    assert s.crew("hacker").status == "isolated"
    assert 0 in s.winners


@pytest.mark.rule("L-271")
def test_a_malfunction_that_comes_later_sets_nobody_free() -> None:
    s = base().isolated("hacker").is_("hacker", slot="slot-019").intruder("adult", "isolation-room")
    s.at("sentry", "018").is_("sentry", slot="slot-022").happens("damage")
    assert s.crew("hacker").status == "isolated"


@pytest.mark.rule("L-272", "L-273")
@pytest.mark.parametrize(
    ("room", "slot", "rule"),
    [("nest", "008", "L-272"), ("contaminated-room", "009", "L-273")],
)
def test_two_rooms_never_break(room: str, slot: str, rule: str) -> None:
    s = base(rooms={"hacker": room}).hand("hacker", "demolition", "rest").begin()
    assert s.denied("hacker", "play", "demolition") == f"L-277, {rule}", "nor is a door closed"
    s = base("hacker").at("hacker", "007").tile(slot, room).token(slot, "malfunction")
    s.dice(noise=["silence"] * 2)
    if slot == "009":
        s.at("hacker", "008")
    s.goes("hacker", slot).unheard(MarkerPlaced)
    s = base().explore(room).intruder("breeder", room).happens("damage").unheard(MarkerPlaced)
    assert len(s.zone(MALFUNCTION)) == 10


@pytest.mark.rule("L-274")
def test_a_second_malfunction_does_nothing() -> None:
    s = base().mark("malfunction", "alert-room").intruder("breeder", "alert-room").happens("damage")
    s.unheard(MarkerPlaced)
    assert len(s.zone(MALFUNCTION)) == 9


@pytest.mark.rule("L-275")
def test_what_is_not_explored_does_not_break() -> None:
    s = base().intruder("breeder", "008").intruder("breeder", "007").happens("damage")
    assert [slot for slot in s.play.board.slots if s.play.broken(slot)] == ["slot-007"]


# Doors


def door_card(s: LockdownScenario) -> LockdownScenario:
    """The hacker opens or closes any door by the computer of the archive (008)."""
    s.explore("archive", "008").at("hacker", "archive").computer("d", "a")
    s.does("hacker", "computer", "option-door").pays()
    return s


@pytest.mark.rule("L-276", "L-277")
def test_a_corridor_is_open_closed_or_has_a_destroyed_door() -> None:
    s = base().door("001", "002").door("003", "004", ruined=True)
    door_card(s)
    ways = {one: verb for verb, one in (o.split(":") for o in s.offered("hacker"))}
    assert ways.pop("corridor-001-002") == "open-door", "closed: it can only be opened"
    assert "corridor-003-004" not in ways, "destroyed for good"
    assert set(ways.values()) == {"close-door"}
    assert set(ways) == set(s.play.board.passages) - {"corridor-001-002", "corridor-003-004"}
    s.does("hacker", "open-door", "corridor-001-002").heard(DoorOpened)
    assert s.state.zones["corridor-001-002"] == [], "open: the token is gone"
    assert len(s.zone(DOOR)) == 10


@pytest.mark.rule("L-278", "L-279", "L-280")
@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("cause", ["event", "danger", "purge"])
def test_hunters_break_a_closed_door_and_stay(cause: str, count: int) -> None:
    s = base().at("hacker", "012").at("sentry", "027").door("013", "012")
    for _ in range(count):
        s.intruder("adult", "013")
    if cause == "event":
        s.happens("damage")
    elif cause == "danger":
        s.rolls("hacker", "danger")
    else:
        s.explore("archive", "008").at("hacker", "008").computer("c", "a")
        s.top("deck-event", "event-damage", "event-noise-in-corridors", "event-power-surge")
        s.does("hacker", "computer", "option-purge").pays()
    s.unheard(IntruderMoved)
    assert [type(one) for one in s.told()].count(DoorDestroyed) == 1
    assert s.intruders("013") == ["adult"] * count
    assert s.doors(ruined=True) == {"corridor-012-013"}


@pytest.mark.rule("L-279")
def test_a_hunter_that_flees_is_stopped_too() -> None:
    s = base("sentry").intruder("adult", "repository").door("001", "004")
    s.top("deck-attack", "cut#retreat").top("deck-event", "event-lurking")
    s.shoots("sentry", "smg", "adult", "hit").heard(DoorDestroyed)
    assert s.intruders("repository") == ["adult"]


@pytest.mark.rule("L-280")
def test_others_leave_by_other_ways_meanwhile() -> None:
    s = base().door("013", "012").intruder("adult", "013").intruder("creeper", "013")
    s.intruder("adult", "022").happens("damage")
    assert s.intruders("013") == ["adult", "creeper"]
    assert s.intruders("021") == ["adult"]


@pytest.mark.rule("L-281")
def test_a_destroyed_door_lets_everybody_through_and_is_never_closed() -> None:
    s = base().door("001", "004", ruined=True).has("hacker", "toolbelt").begin()
    assert s.is_offered("hacker", "move", "001")
    s.uses("hacker", "toolbelt")
    assert not [one for one in s.offered("hacker") if "corridor-001-004" in one]
    s = base("hacker").door("013", "012", ruined=True).intruder("adult", "013").happens("damage")
    assert s.intruders("012") == ["adult"]
    s = base("hacker").door("013", "012", ruined=True).happens("bulkheads-open")
    assert s.doors(ruined=True) == {"corridor-012-013"}
