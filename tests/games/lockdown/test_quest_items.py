"""Lockdown, chapter Quest items: what unlocks them, and what each does."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.rules.events import (
    ComputerRevealed,
    Learned,
    NoiseFaded,
    ReachedBunker,
    RoverMoved,
)
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.rules.events import (
    Acted,
    GaveUp,
    IntruderMoved,
    LightlyWounded,
    MarkerRemoved,
    Slimed,
)

OWNERS = {
    "assault-rifle": "survivor",
    "wail": "lab-rat",
    "cheat-codes": "hacker",
    "overmind": "xenobiologist",
    "battle-suit": "sentry",
    "pressure-washer": "janitor",
}
ROOMS = [
    ("assault-rifle", "repository"),
    ("wail", "laboratory"),
    ("cheat-codes", "archive"),
    ("pressure-washer", "cooling-system"),
]
GUESTS = [
    ("captain", "six-shooter", 6),
    ("pilot", "shotgun", 2),
    ("mechanic", "sawed-off-shotgun", 2),
    ("soldier", "soldiers-assault-rifle", 5),
    ("scout", "rifle", 4),
    ("scientist", "pistol", 3),
]


def owner(quest: str, room: str = "generator", *, active: bool = True) -> LockdownScenario:
    """The owner of a quest item in a room, which is not where it would be activated."""
    who = OWNERS[quest]
    other = "hacker" if who != "hacker" else "survivor"
    s = LockdownScenario(who, other, rooms={who: room}).at(other, "repository")
    s.powered("s-01", "s-02", "s-03").hand(who, "search", "search", "demolition")
    if active:
        s.has(who, f"quest-{quest}")
    return s


# Unlocking


@pytest.mark.rule("L-416")
@pytest.mark.parametrize(("quest", "room"), ROOMS)
def test_some_are_unlocked_in_a_room(quest: str, room: str) -> None:
    s = owner(quest, active=False)
    assert s.denied(0, "activate", quest) == "L-416"
    s.explore(room).at(0, room)
    assert s.is_offered(0, "activate", quest)


@pytest.mark.rule("L-416")
@pytest.mark.parametrize("knowledge", [5, 6])
def test_the_overmind_is_unlocked_by_knowledge(knowledge: int) -> None:
    s = owner("overmind", active=False).knows(0, knowledge)
    assert s.is_offered(0, "activate", "overmind") == (knowledge == 6)
    assert knowledge == 6 or s.denied(0, "activate", "overmind") == "L-416"


@pytest.mark.rule("L-404", "L-416")
@pytest.mark.parametrize("item", ["toolbelt", "duct-tape"])
def test_the_battle_suit_is_unlocked_by_giving_an_item_up(item: str) -> None:
    s = owner("battle-suit", active=False)
    assert s.denied(0, "activate", "battle-suit") == "L-416"
    s.has(0, item, "medkit").does(0, "activate", "battle-suit").pays().does(0, "give-up", item)
    s.heard(GaveUp, item=item)
    assert "quest-battle-suit" in s.zone("hands-0")
    assert s.zone("pack-0") == ["item-medkit#green"]


@pytest.mark.rule("L-416")
@pytest.mark.parametrize("quest", OWNERS)
def test_a_locked_quest_item_does_nothing(quest: str) -> None:
    s = owner(quest, active=False).mark("fire", "generator").is_(0, slimed=True)
    assert [
        one for one in s.offered(0) if one.startswith(("use:quest", "shoot:quest", "drop:quest"))
    ] == []
    assert s.zone("quests-0") == [f"quest-{quest}"]


@pytest.mark.rule("L-416")
def test_activating_costs_a_card_and_needs_peace() -> None:
    s = owner("wail", "laboratory", active=False).hand(0)
    assert s.denied(0, "activate", "wail") == "L-180"
    s = owner("wail", "laboratory", active=False).intruder("adult", "laboratory")
    assert s.denied(0, "activate", "wail") == "L-185"
    s = owner("wail", "laboratory", active=False).hand(0, "rest")
    s.does(0, "activate", "wail").heard(Acted)
    assert s.zone("discard-0") == ["card-rest"]
    assert s.zone("quests-0") == []
    assert s.zone("pack-0") == ["quest-wail"]


@pytest.mark.rule("L-392", "L-417")
def test_the_assault_rifle_comes_loaded_and_is_held_like_others() -> None:
    s = (
        owner("assault-rifle", "repository", active=False)
        .does(0, "activate", "assault-rifle")
        .pays()
    )
    assert s.zone("hands-0") == ["quest-assault-rifle"]
    assert s.state.ammo == {"quest-assault-rifle": 5, "item-smart-gun#starting": 4}
    s.does(0, "drop", "assault-rifle")
    assert "quest-assault-rifle" in s.zone("gone"), "it has no deck"
    assert "quest-assault-rifle" not in s.state.ammo


@pytest.mark.rule("L-392", "L-416")
@pytest.mark.parametrize(("who", "weapon", "ammo"), GUESTS)
def test_guests_unlock_their_weapons_in_the_repository(who: str, weapon: str, ammo: int) -> None:
    s = LockdownScenario(who, rooms={who: "generator"})
    assert s.denied(who, "activate", f"quest-{weapon}") == "L-416"
    s.at(who, "repository").does(who, "activate", f"quest-{weapon}").pays()
    assert s.zone("hands-0") == [f"quest-{weapon}"]
    assert s.state.ammo == {f"quest-{weapon}": ammo}


@pytest.mark.rule("L-417")
def test_an_active_quest_item_can_be_dropped() -> None:
    s = owner("wail").does(0, "drop", "wail")
    assert s.zone("pack-0") == []
    assert "quest-wail" in s.zone("gone")


@pytest.mark.rule("L-205", "L-417")
@pytest.mark.parametrize("quest", ["wail", "cheat-codes", "overmind", "pressure-washer"])
def test_which_are_used_up(quest: str) -> None:
    s = owner(quest).mark("fire", "generator").intruder("adult", "009").knows(0, 6)
    s.does(0, "use", quest).pays().until("turn", "first")
    once = quest in ("wail", "cheat-codes")
    assert CONTENT.quests[quest].one_use == once
    assert (f"quest-{quest}" in s.zone("gone")) == once
    assert s.zone("discard-0") != []


@pytest.mark.rule("L-185", "L-186")
def test_only_cheat_codes_need_peace() -> None:
    for quest in ("wail", "overmind", "pressure-washer"):
        s = owner(quest).intruder("adult", "generator").intruder("adult", "009")
        assert s.mark("fire", "generator").is_offered(0, "use", quest), quest
    s = owner("cheat-codes").intruder("adult", "generator")
    assert s.denied(0, "use", "cheat-codes") == "L-185"


# Wail


@pytest.mark.rule("L-255", "L-417")
def test_a_wail_places_and_removes_noise_in_the_own_section() -> None:
    s = owner("wail").noise("corridor-008-009", "corridor-010-011", "corridor-001-002")
    s.does(0, "use", "wail").pays()
    ways = {way for way in s.play.board.passages if s.play.section_between(way) == "s-02"}
    assert {one.partition(":")[2] for one in s.offered(0) if one != "done"} == ways
    assert "corridor-005-007" in ways, "the way to the stairs has the section's colour"
    s.does(0, "hush", "corridor-008-009").does(0, "noise", "corridor-012-013").does(0, "done")
    s.heard(NoiseFaded, section="s-02", count=1)
    assert s.noises() == {"corridor-010-011", "corridor-001-002", "corridor-012-013"}


@pytest.mark.rule("L-255")
def test_on_the_stairs_there_is_no_section_to_wail_in() -> None:
    s = owner("wail").at(0, "005")
    assert s.denied(0, "use", "wail") == "L-255"


# Cheat codes


@pytest.mark.rule("L-218", "L-417")
def test_cheat_codes_carry_out_an_option_of_any_card_without_computer_and_power() -> None:
    s = owner("cheat-codes").computer("b").blackout().knows(0, 1)
    s.does(0, "use", "cheat-codes").pays()
    options = {one.partition("computer-option-")[2] for one in s.offered(0)}
    assert {"move-rover", "peek-css", "knowledge", "swap-power", "door"} <= options
    assert "purge" not in options, "there is neither fire nor a hunter"
    s.does(0, "computer", "option-move-rover")
    s.heard(RoverMoved, place=None)
    s.unheard(ComputerRevealed)
    assert s.zone("computer") == ["computer-b"], "no card is turned"


@pytest.mark.rule("L-108", "L-255")
@pytest.mark.parametrize(("room", "shown"), [("emergency-staircase-1", False), ("archive", True)])
def test_cheat_codes_show_nobodys_plans_on_the_stairs(room: str, shown: bool) -> None:
    s = owner("cheat-codes", room).at(1, room).does(0, "use", "cheat-codes").pays()
    assert ("computer:computer-option-peek-contingencies" in s.offered(0)) == shown
    s = owner("cheat-codes").uses(0, "cheat-codes").does(0, "computer", "option-knowledge")
    s.heard(Learned, points=1)


# Overmind


@pytest.mark.rule("L-260", "L-278", "L-417")
def test_the_overmind_sends_a_hunter_next_door() -> None:
    s = owner("overmind").intruder("adult", "010").door("010", "011")
    s.does(0, "use", "overmind").pays()
    ways = {one.partition(":")[2].split(",")[-1].split(":")[-1] for one in s.offered(0)}
    assert ways == {"slot-009", "slot-013"}, "not through the closed door"
    s.does(0, "command", s.aim("adult"), "013")
    s.heard(IntruderMoved, intruder="adult")
    assert s.figure("adult").slot == "slot-013"
    assert s.doors(), "nor is it broken"


@pytest.mark.rule("L-255", "L-260")
@pytest.mark.parametrize(("place", "obeys"), [("010", True), ("003", False), ("005", False)])
def test_only_hunters_of_the_own_section_obey(place: str, obeys: bool) -> None:
    s = owner("overmind").intruder("adult", place)
    assert s.is_offered(0, "use", "overmind") == obeys


@pytest.mark.rule("L-260")
def test_a_hunter_in_a_fight_does_not_obey() -> None:
    s = owner("overmind").intruder("adult", "generator")
    assert not s.is_offered(0, "use", "overmind")
    s = owner("overmind").at(0, "005").intruder("adult", "007")
    assert s.denied(0, "use", "overmind") == "L-255"


# Battle suit


@pytest.mark.rule("L-264", "L-417")
@pytest.mark.parametrize("worn", [True, False])
def test_nobody_in_a_battle_suit_gets_slime(worn: bool) -> None:
    s = owner("battle-suit", "contaminated-room", active=worn)
    s.plays(0, "search").until("turn", "first")
    assert s.crew(0).slimed != worn


@pytest.mark.rule("L-264")
def test_slime_is_not_told_where_there_is_none() -> None:
    s = owner("battle-suit", "contaminated-room").plays(0, "search")
    s.does(0, "keep", s.offered(0, "keep")[0].removeprefix("keep:"))
    s.unheard(Slimed)


@pytest.mark.rule("L-417")
@pytest.mark.parametrize("worn", [True, False])
def test_fire_does_not_hurt_who_wears_a_battle_suit(worn: bool) -> None:
    s = owner("battle-suit", active=worn).mark("fire", "generator").rests(0)
    assert s.crew(0).light == int(not worn)
    s = owner("battle-suit", active=worn).explore("css-a").at(0, "css-a").hand(0)
    s.event("fire-in-the-hole")
    assert len(s.zone("wounds-0")) == int(not worn)


@pytest.mark.rule("L-417")
def test_a_battle_suit_is_no_armor_against_anything_else() -> None:
    s = owner("battle-suit").has(0, "thermite-charge").does(0, "use", "thermite-charge").pays()
    s.does(0, "throw-into", "generator")
    s.heard(LightlyWounded, who="sentry", count=1)


@pytest.mark.rule("L-093", "L-097")
@pytest.mark.parametrize("suit", ["quest-battle-suit", "enviro-suit", ""])
def test_in_a_suit_one_walks_to_the_bunker(suit: str) -> None:
    s = (
        owner("battle-suit", active=False)
        .at(0, "001")
        .gate_open()
        .rover("away")
        .dice(noise="silence")
    )
    if not suit:
        assert s.denied(0, "bunker", "on-foot") == "L-093"
        return
    s.has(0, suit).does(0, "bunker", "on-foot").pays()
    s.heard(ReachedBunker, who="sentry", rover=False)


# Pressure washer


@pytest.mark.rule("L-053", "L-417")
def test_a_pressure_washer_puts_out_fire_or_washes_everybody() -> None:
    def dirty() -> LockdownScenario:
        s = owner("pressure-washer").mark("fire", "generator").at(1, "generator")
        return s.is_(0, slimed=True).is_(1, slimed=True)

    s = dirty().uses(0, "pressure-washer", "put-out-fire-here")
    s.heard(MarkerRemoved, marker="fire")
    assert s.crew(0).slimed
    assert s.crew(1).slimed
    s = dirty().uses(0, "pressure-washer", "hose-everyone-down")
    assert s.play.burning(s.slot("generator"))
    assert not s.crew(0).slimed
    assert not s.crew(1).slimed
    assert "quest-pressure-washer" in s.zone("hands-0")


@pytest.mark.rule("L-417")
def test_a_pressure_washer_reaches_nobody_elsewhere() -> None:
    s = owner("pressure-washer").is_(1, slimed=True).mark("fire", "009")
    assert s.denied(0, "use", "pressure-washer") == "L-053, L-264"
