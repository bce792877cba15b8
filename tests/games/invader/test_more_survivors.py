"""Chapter 7+ survivors: with rows of another box there are more survivors, and more Xenos."""

from collections.abc import Iterator
from typing import Any

import pytest

from hullbreach.games.invader.game import GAME
from hullbreach.games.invader.suite.scenario import InvaderScenario
from hullbreach.kernel import shelf
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.packs import Pack, Parts
from hullbreach.testkit.scenario import Scenario

ROW = {
    "type": "civilian",
    "armor": 2,
    "blue": "lucky",
    "yellow": "action",
    "orange": ["free-melee", "free-ranged"],
    "red": ["medic", "tough", "lucky"],
    "source": "B",
}


def rows(number: int, **items: Any) -> dict[str, Any]:
    """So many survivors of another box, and perhaps cards."""
    more = {f"extra-{at}": {"id": f"extra-{at}", **ROW} for at in range(number)}
    return {"survivors": more, **items}


def tanks() -> dict[str, Any]:
    """Tanks for twelve."""
    return {"items": {"oxygen-tank": {"id": "oxygen-tank", "count": 12, "source": "B"}}}


@pytest.fixture(params=[1, 2, 3, 6])
def number(request: pytest.FixtureRequest) -> Iterator[int]:
    count = int(request.param)
    with (
        shelf.lent("invader", Pack(id="more", brings=Parts(tables=lambda: rows(count)))),
        shelf.lent("invader", Pack(id="tanks", data=True, brings=Parts(tables=tanks))),
    ):
        yield count


def more(mission: str = "m1", seats: int = 2, *packs: str) -> Scenario:
    return Scenario(GAME, seats, {"packs": [mission, "more", *packs]})


def spawn_tokens(s: Scenario) -> int:
    return sum(len(s.zone(zone)) for zone in s.state.zones if zone.startswith("spawn-at-"))


@pytest.mark.rule("Z-329")
def test_survivors_beyond_six_start_without_a_card(number: int) -> None:
    s = more("m7").until("reinforce", "first")
    armed = [one for one in s.state.crew if s.zone(f"hand-left-{one.id}")]
    assert (len(s.state.crew), len(armed)) == (6 + number, 6)


@pytest.mark.rule("Z-330", "Z-331", "Z-332")
def test_more_survivors_more_spawn_tokens(number: int) -> None:
    s = more("m1", 2, "tanks").until("reinforce", "first")
    before = spawn_tokens(s)
    zones = {option.args[0] for option in s.table.asks()[0].options}
    assert zones == set(GAME.edition(s.state.packs).rules.spawns)
    s.until("first", "first")
    assert spawn_tokens(s) - before == {1: 1, 2: 1, 3: 2, 6: 2}[number], "the box has two left"
    crowded = max(zones, key=lambda zone: len(s.zone(f"spawn-at-{zone}")))
    assert len(s.zone(f"spawn-at-{crowded}")) > 1


@pytest.mark.rule("Z-594")
def test_oxygen_tanks_stay_six(number: int) -> None:
    s = more("m7")
    worn = [one for one in s.state.crew if "item-oxygen-tank" in s.zone(f"place-body-{one.id}")]
    assert len(worn) == 6


@pytest.mark.rule("Z-042", "Z-594")
@pytest.mark.parametrize("mission", ["m1", "m10"])
def test_where_all_need_a_tank_there_are_enough_or_no_game(number: int, mission: str) -> None:
    with pytest.raises(BadOption, match="Oxygen Tank"):
        more(mission)
    assert len(more(mission, 2, "tanks").state.crew) == 6 + number


@pytest.mark.rule("Z-409", "Z-594")
def test_who_has_no_tank_of_the_start_drops_none_in_an_airlock(number: int) -> None:
    s = InvaderScenario(
        "m10",
        where={"extra-0": "b3", "jared": "b3"},
        cards={"extra-0": ["oxygen-tank"]},
        options={"packs": ["more", "tanks"]},
    )
    s.does("extra-0", "trade", "jared").does("extra-0", "give", "oxygen-tank").until("turn")
    s.does("extra-0", "move", "b2")
    assert s.where("extra-0") == "b2"


@pytest.mark.rule("Z-333")
@pytest.mark.parametrize(("only", "refused"), [("soldier", True), ("civilian", False), ("", False)])
@pytest.mark.parametrize("verb", ["strike", "shoot"])
def test_a_card_may_be_only_for_some(only: str, refused: bool, verb: str) -> None:
    reach = {"strike": ("melee", [0, 0]), "shoot": ("ranged", [1, 1])}[verb]
    weapon = {"type": reach[0], "range": reach[1], "dice": 1, "accuracy": 4, "damage": 1}
    card = {"id": "relic", "count": 1, "slot": "hand", "only": only, "source": "B"}
    card["weapon"] = {**weapon, "dual": False, "noisy": False}
    tables = {"items": {"relic": card}}
    with shelf.lent("invader", Pack(id="more", brings=Parts(tables=lambda: tables))):
        s = InvaderScenario(
            drawn="r=r",
            where={"cole": "a1"},
            xenos={"a1" if verb == "strike" else "b1": "1 worker"},
            cards={"cole": ["relic"]},
            options={"packs": ["more"]},
        )
        denied = [one for one in s.table.why_not(0) if one.option.verb == verb]
        offered = [one.verb for one in s.table.asks()[0].options]
        assert (verb not in offered) == refused
        if refused:
            assert {reason.rule for one in denied for reason in one.reasons} == {"Z-333"}
