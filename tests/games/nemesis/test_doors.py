"""Nemesis, chapter Doors: open, closed, destroyed."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    DoorClosed,
    DoorDestroyed,
    DoorOpened,
    Injured,
    IntruderMoved,
)

SPARE = ["rest", "search", "search", "demolition"]
WAY = "corridor-006-011"
MARCH = "life support failure"
"""An event that moves adults, breeders and the queen through the corridors with the number 2."""
AROUND_011 = ["corridor-006-011", "corridor-008-011", "corridor-011-014", "corridor-011-015"]


def scout() -> NemesisScenario:
    """The Scout and the Captain in the hibernatorium."""
    return NemesisScenario("scout", "captain", hands={"scout": SPARE})


def away() -> NemesisScenario:
    """Both far from anything."""
    return scout().at("scout", "engine-2").at("captain", "engine-2")


def mechanic() -> NemesisScenario:
    """The Mechanic in the hibernatorium with a plasma torch, tools and computer skills."""
    hands = {"mechanic": ["computer skills", *SPARE]}
    s = NemesisScenario("mechanic", "captain", hands=hands)
    return s.has("mechanic", "plasma torch", "tools")


def all_doors(s: NemesisScenario, *, ruined: int = 0) -> NemesisScenario:
    """Use all doors up, none of them near the hibernatorium; so many are destroyed."""
    ways = [way for way in s.play.board.passages if "011" not in way]
    for number, way in enumerate(ways[:12]):
        s.edit().lay("supply-door", way)
        if number < ruined:
            s.edit().state.ruined = [*s.state.ruined, way]
    assert s.zone("supply-of-supply-door") == []
    return s


@pytest.mark.rule("N-289")
@pytest.mark.parametrize("ruined", [False, True])
def test_a_corridor_has_one_door_at_most(ruined: bool) -> None:
    s = mechanic().door("011", "006", ruined=ruined).does("mechanic", "play", "computer skills")
    s.until("ask-door", "first")
    closing = [f"close-door:{way}" for way in AROUND_011[1:]]
    assert s.offered("mechanic") == ([] if ruined else [f"open-door:{WAY}"]) + closing
    assert s.zone(WAY) == ["supply-door"]


@pytest.mark.rule("N-290")
def test_doors_do_not_touch_noise() -> None:
    s = mechanic().noise(WAY).does("mechanic", "use", "plasma torch").pays()
    s.does("mechanic", "close-door", WAY)
    assert s.noises() == s.doors() == {WAY}
    s.does("mechanic", "use", "plasma torch").pays().does("mechanic", "open-door", WAY)
    assert s.noises() == {WAY}
    s = away().noise(WAY).door("006", "011").intruder("adult", "006").event(MARCH)
    assert s.noises() == s.doors(ruined=True) == {WAY}


@pytest.mark.rule("N-291")
def test_a_door_is_open_closed_or_destroyed() -> None:
    s = mechanic()
    assert s.view("captain").passages == {}, "at first all are open"
    s.does("mechanic", "use", "plasma torch").pays().does("mechanic", "close-door", WAY)
    s.heard(DoorClosed)
    closed = s.view("captain").passages[WAY]
    assert closed.door
    assert not closed.destroyed
    assert len(s.zone("supply-of-supply-door")) == 11
    s.does("mechanic", "use", "plasma torch").pays().does("mechanic", "open-door", WAY)
    s.heard(DoorOpened)
    assert s.view("captain").passages == {}
    assert len(s.zone("supply-of-supply-door")) == 12
    s = mechanic().door("006", "011").does("mechanic", "play", "demolition")
    s.does("mechanic", "blow door").heard(DoorDestroyed)
    destroyed = s.view("captain").passages[WAY]
    assert destroyed.door
    assert destroyed.destroyed


@pytest.mark.rule("N-292", "N-620")
def test_so_it_is_for_a_door_that_somebody_closes() -> None:
    s = all_doors(mechanic()).does("mechanic", "use", "plasma torch").pays()
    s.does("mechanic", "close-door", WAY).asked("mechanic", "door-from")


@pytest.mark.rule("N-292", "N-621")
def test_if_all_are_destroyed_there_is_none() -> None:
    s = all_doors(scout(), ruined=12).token("006", "doors").goes("scout", "006")
    s.unheard(DoorClosed)
    assert s.doors() == set()


@pytest.mark.rule("N-293")
def test_a_closed_door_stops_everyone() -> None:
    s = scout().door("006", "011")
    assert s.denied("scout", "move", "006") == "N-215"
    assert s.denied("scout", "careful", "006") == "N-215"
    s = away().door("006", "011").intruder("adult", "006").event(MARCH).unheard(IntruderMoved)
    assert s.intruders("006") == ["adult"]


@pytest.mark.rule("N-294")
@pytest.mark.parametrize("thing", ["grenade", "molotov cocktail"])
def test_nothing_is_thrown_through_a_closed_door(thing: str) -> None:
    s = scout().has("scout", thing).intruder("adult", "006").door("006", "011")
    assert s.denied("scout", "use", thing) == "N-294"
    s = scout().has("scout", thing).intruder("adult", "006").door("006", "011", ruined=True)
    s.top("deck-attack", "attack-scratch#6").does("scout", "use", thing).pays()
    s.heard(Injured, intruder="adult")


@pytest.mark.rule("N-294")
def test_a_door_in_another_corridor_does_not_matter() -> None:
    s = scout().has("scout", "grenade").intruder("adult", "006").door("008", "011")
    s.intruder("breeder", "008").top("deck-attack", "attack-scratch#6")
    s.does("scout", "use", "grenade").pays().heard(Injured, intruder="adult")
    assert s.figure("breeder").injuries == 0


@pytest.mark.rule("N-295")
@pytest.mark.parametrize("kind", ["adult", "breeder", "queen"])
@pytest.mark.parametrize(("here", "there"), [("006", "011"), ("011", "006")])
def test_an_intruder_stays_and_the_door_is_destroyed(kind: str, here: str, there: str) -> None:
    s = away().door("006", "011").intruder(kind, here).event(MARCH)
    s.heard(DoorDestroyed, rule="N-295")
    assert s.intruders(here) == [kind]
    assert s.intruders(there) == []
    assert s.doors() == set()
    assert s.doors(ruined=True) == {WAY}


@pytest.mark.rule("N-296")
def test_several_intruders_all_stay_and_break_it_once() -> None:
    s = away().door("006", "011")
    for kind in ("adult", "queen", "adult", "breeder"):
        s.intruder(kind, "006")
    s.event(MARCH)
    assert s.intruders("006") == ["queen", "breeder", "adult", "adult"]
    assert sum(isinstance(event, DoorDestroyed) for event in s.told()) == 1
    assert s.state.ruined == [WAY]


@pytest.mark.rule("N-297")
def test_who_moves_in_a_known_way_neither_goes_through_nor_breaks_it() -> None:
    known = ["weakness-the-way-of-moving"]
    s = away().set(weaknesses=known).door("006", "011").intruder("adult", "006").event(MARCH)
    s.unheard(DoorDestroyed).unheard(IntruderMoved)
    assert s.intruders("006") == ["adult"]
    assert s.doors() == {WAY}


@pytest.mark.rule("N-297")
def test_a_danger_does_not_help_them() -> None:
    s = away().set(weaknesses=["weakness-the-way-of-moving"]).at("scout", "011")
    s.door("006", "011").intruder("creeper", "006").rolls("scout", "danger")
    assert s.intruders("006") == ["creeper"]
    assert s.doors() == {WAY}


@pytest.mark.rule("N-297")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_the_large_ones_break_doors_all_the_same(kind: str) -> None:
    known = ["weakness-the-way-of-moving"]
    s = away().set(weaknesses=known).door("006", "011").intruder("adult", "006")
    s.intruder(kind, "006").event(MARCH)
    assert s.intruders("006") == [kind, "adult"]
    assert s.doors(ruined=True) == {WAY}


@pytest.mark.rule("N-299")
def test_a_destroyed_door_is_no_obstacle() -> None:
    s = scout().door("006", "011", ruined=True)
    assert s.goes("scout", "006").where("scout") == "slot-006"
    s = away().door("006", "011", ruined=True).intruder("adult", "006").event(MARCH)
    s.heard(IntruderMoved, intruder="adult")
    assert s.intruders("011") == ["adult"]


@pytest.mark.rule("N-300")
@pytest.mark.parametrize("means", ["computer skills", "tools"])
def test_a_destroyed_door_is_not_closed_again(means: str) -> None:
    s = mechanic().door("006", "011", ruined=True)
    s.does("mechanic", "play" if means == "computer skills" else "use", means).pays()
    s.until("ask-door", "first")
    assert not s.is_offered("mechanic", "close-door", WAY)
    assert s.is_offered("mechanic", "close-door", AROUND_011[1])


@pytest.mark.rule("N-300")
def test_the_torch_mends_one_door_and_leaves_the_others_destroyed() -> None:
    s = mechanic().door("001", "003", ruined=True).door("002", "006", ruined=True)
    s.door("006", "011", ruined=True).does("mechanic", "use", "plasma torch").pays()
    s.does("mechanic", "close-door", WAY)
    assert s.doors() == {WAY}
    assert s.doors(ruined=True) == {"corridor-001-003", "corridor-002-006"}


@pytest.mark.rule("N-300")
def test_only_the_plasma_torch_closes_it() -> None:
    s = mechanic().door("006", "011", ruined=True).does("mechanic", "use", "plasma torch").pays()
    s.does("mechanic", "close-door", WAY).heard(DoorClosed, rule="N-300")
    assert s.doors() == {WAY}
    assert s.doors(ruined=True) == set()
    assert s.zone(WAY) == ["supply-door"]
    assert s.denied("mechanic", "move", "006") == "N-215"


@pytest.mark.rule("N-300")
def test_where_all_doors_are_destroyed_there_is_nothing_to_work_on() -> None:
    s = mechanic().set(ruined=[way for way, _ in mechanic().play.board.ways["slot-011"]])
    assert s.denied("mechanic", "use", "tools")
    assert not s.is_offered("mechanic", "play", "computer skills")


@pytest.mark.rule("N-300", "N-621")
def test_nor_for_the_torch_where_all_of_them_lie_elsewhere() -> None:
    s = mechanic()
    far = [way for way in s.play.board.passages if way not in s.play.board.around["slot-011"]]
    for way in far[:12]:
        s.edit().lay("supply-door", way)
    s.set(ruined=far[:12])
    assert s.denied("mechanic", "use", "plasma torch") == "N-300"


@pytest.mark.rule("N-300")
def test_opening_all_doors_leaves_destroyed_ones_as_they_are() -> None:
    s = away().door("006", "011", ruined=True).door("008", "011").event("bulkheads open")
    assert s.doors() == set()
    assert s.doors(ruined=True) == {WAY}
    assert s.zone(WAY) == ["supply-door"]
