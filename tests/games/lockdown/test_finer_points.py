"""Lockdown: the finer points of actions, rooms, hunters and the end, each decided once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import (
    AutodestructionSet,
    CargoRevealed,
    Isolated,
    PowerChanged,
    ReachedBunker,
)
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Died,
    DoorDestroyed,
    Encountered,
    Explored,
    FoundNothing,
    Infested,
    NoiseRolled,
    Peeked,
    Revived,
    SeriouslyWounded,
    TurnedBack,
)
from hullbreach.kernel import SPECTATOR

CARDS = ("rest", "search", "search", "demolition")
POWER = ("s-01", "s-02", "s-03", "elevator")


def base(*crew: str, **rooms: str) -> LockdownScenario:
    """The survivor with cards, and the hacker; each where a test says, with light everywhere."""
    names = crew or ("survivor", "hacker")
    s = LockdownScenario(*names, rooms=rooms).powered(*POWER)
    return s.hand("survivor", *CARDS)


def at_exit(*crew: str) -> LockdownScenario:
    """In a suit at the exit, with the gate open and no rover."""
    s = base(*crew).explore("css-c", "001").at("survivor", "001").at("hacker", "013")
    return s.gate_open().rover("away").has("survivor", "enviro-suit")


def locks_in(s: LockdownScenario) -> LockdownScenario:
    """The survivor tries to lock the Isolation Room from inside."""
    return s.at("survivor", "isolation-room").space(8)


# The end


@pytest.mark.rule("L-547")
def test_after_the_last_space_nothing_else_happens() -> None:
    s = base(survivor="archive", hacker="repository").intruder("adult", "archive")
    s.objective("survivor", "expert-opinion").objective("hacker", "upper-levels").ends()
    s.unheard(Attacked).heard(Died, who="survivor")


@pytest.mark.rule("L-549")
@pytest.mark.parametrize("case", ["second", "unexplored", "nest"])
def test_a_marker_that_has_no_place_does_not_end_the_game(case: str) -> None:
    s = base(survivor="archive").has("survivor", "thermite-charge").at("hacker", "013")
    target = s.slot("archive") if case == "second" else s.play.board.neighbours["slot-008"][1]
    assert s.slot("archive") == "slot-008"
    if case == "nest":
        s.only(f"tile-{target}", "room-nest")
        s.state.explored = {**s.state.explored, target: "room-nest"}
    if case == "second":
        s.mark("malfunction", target)
    while s.zone("supply-of-supply-malfunction"):
        s.put("supply-malfunction", "slot-026", source="supply-of-supply-malfunction")
    s.uses("survivor", "thermite-charge").does("survivor", "throw-into", target)
    assert not s.over


@pytest.mark.rule("L-550")
def test_a_countdown_begins_anew_from_where_time_is() -> None:
    s = base(survivor="cooling-system").explore("generator").space(9).works("survivor")
    assert s.heard(AutodestructionSet).space == 6
    s.set(autodestruct=-1, actions=2).hand("survivor", *CARDS).space(5).works("survivor")
    assert s.state.autodestruct == 2


@pytest.mark.rule("L-597")
@pytest.mark.parametrize("where", ["slot-x1", "slot-002"])
def test_who_is_on_the_surface_at_the_end_is_in_the_base(where: str) -> None:
    s = LockdownScenario("survivor", "hacker", mars=True).plan("green").in_bunker("hacker")
    s.crew("survivor").slot = where
    s.objective("survivor", "expert-opinion").objective("hacker", "upper-levels").ends()
    s.heard(Died, who="survivor")


# Ways out


@pytest.mark.rule("L-551")
def test_a_token_is_turned_up_with_all_pods_empty() -> None:
    s = base().space(10).cargo(10, "none")
    s.event_phase().heard(CargoRevealed, token="none")
    assert s.play.see("css-10", SPECTATOR) == ["cargo-none"], "it goes on lying there face up"


@pytest.mark.rule("L-552")
def test_company_does_not_spare_the_roll_on_foot() -> None:
    s = at_exit().at("hacker", "001").dice(noise="silence")
    s.does("survivor", "bunker", "on-foot").pays()
    s.heard(NoiseRolled, who="survivor")
    s.heard(ReachedBunker, rover=False)


@pytest.mark.rule("L-553")
@pytest.mark.parametrize("way", ["foot", "lock"])
def test_a_blank_does_not_keep_anybody(way: str) -> None:
    s = at_exit() if way == "foot" else locks_in(base())
    s.noise_around(s.where("survivor")).blind("bag", "token-blank").dice(noise=1)
    s.does("survivor", "bunker", "on-foot").pays() if way == "foot" else s.works("survivor")
    assert s.crew("survivor").status == ("bunker" if way == "foot" else "isolated")


@pytest.mark.rule("L-554")
@pytest.mark.parametrize("way", ["foot", "lock"])
def test_whoever_is_drawn_near_does(way: str) -> None:
    s = at_exit() if way == "foot" else locks_in(base())
    near = s.play.board.neighbours[s.where("survivor")][0]
    s.intruder("adult", near).dice(noise="danger")
    s.does("survivor", "bunker", "on-foot").pays() if way == "foot" else s.works("survivor")
    s.heard(TurnedBack, who="survivor")
    assert s.crew("survivor").status == "aboard"


@pytest.mark.rule("L-555")
@pytest.mark.parametrize("way", ["foot", "lock"])
def test_a_larva_does_though_it_is_on_the_character_by_then(way: str) -> None:
    s = at_exit() if way == "foot" else locks_in(base())
    s.hand("survivor", "rest", "search").blind("bag", "token-larva-0-1", "token-larva-1-2")
    s.noise_around(s.where("survivor")).blackout().dice(noise=1)
    s.does("survivor", "bunker", "on-foot").pays() if way == "foot" else s.works("survivor")
    s.heard(Infested, who="survivor")
    assert s.crew("survivor").status == "aboard"


@pytest.mark.rule("L-556")
def test_whoever_left_keeps_the_plans_and_they_can_be_seen() -> None:
    s = base(survivor="archive").contingency("hacker", "blue", "red").in_bunker("hacker")
    s.works("survivor").does("survivor", "plan-of", "hacker").heard(Peeked, who="survivor")
    assert sorted(s.zone("contingencies-1")) == ["contingency-blue", "contingency-red"]


# Hunters


@pytest.mark.rule("L-559")
def test_without_a_figure_nobody_is_surprised() -> None:
    s = base(survivor="archive", hacker="repository").hand("survivor")
    s.intruder("breeder", "repository").intruder("breeder", "repository").noise_around("archive")
    s.blind("bag", "token-breeder-3-4").rolls("survivor", 1)
    s.unheard(Attacked).heard(Encountered, who="survivor")
    assert s.intruders("archive") == []


@pytest.mark.rule("L-560")
def test_the_token_of_the_killed_stays_out() -> None:
    s = LockdownScenario("sentry", "hacker", rooms={"sentry": "archive"}).powered(*POWER)
    s.hand("sentry", "rest", "search").intruder("adult", "archive", injuries=5)
    bag = Counter(s.zone("bag"))
    s.top("deck-attack", "cut#2").shoots("sentry", "smg", "adult", "hit")
    assert s.intruders("archive") == []
    assert Counter(s.zone("bag")) == bag


@pytest.mark.rule("L-561")
def test_danger_behind_doors_breaks_them_and_is_no_noise() -> None:
    s = base(hacker="013").at("survivor", "008").intruder("adult", "009").door("008", "009")
    s.rolls("survivor", "danger").heard(DoorDestroyed)
    assert s.intruders("008") == []
    assert s.noises() == set()


@pytest.mark.rule("L-562")
def test_a_room_with_a_hunter_is_explored_without_a_roll() -> None:
    s = base(hacker="013").at("survivor", "009").tile("008", "archive").token("008", "fire")
    s.intruder("adult", "008").goes("survivor", "008").unheard(NoiseRolled).heard(Explored)
    assert s.play.burning("slot-008")


@pytest.mark.rule("L-565")
@pytest.mark.parametrize("company", ["hacker", "adult"])
def test_on_tiptoe_to_somebody_there_is_no_noise(company: str) -> None:
    s = base(hacker="013").at("survivor", "009").explore("archive", "008")
    s.intruder("adult", "008") if company == "adult" else s.at("hacker", "008")
    s.creeps("survivor", "008")
    assert s.noises() == set()


@pytest.mark.rule("L-566")
def test_where_every_door_is_destroyed_none_can_be_closed() -> None:
    s = base(survivor="archive", hacker="013").has("survivor", "toolbelt")
    here = {way for way, _ in s.play.board.ways[s.slot("archive")]}
    for way in [way for way in s.play.board.passages if way not in here][:11]:
        s.edit().lay("supply-door", way)
        s.state.ruined = [*s.state.ruined, way]
    assert s.zone("supply-of-supply-door") == []
    assert s.denied("survivor", "use", "toolbelt")


@pytest.mark.rule("L-567")
def test_a_computer_works_in_combat() -> None:
    s = base(survivor="archive").computer("a").intruder("adult", "archive")
    assert s.is_offered("survivor", "computer", "computer-option-move-rover")
    assert s.denied("survivor", "room") == "L-420"


# Decks, wounds, power


@pytest.mark.rule("L-570")
def test_an_empty_item_deck_is_made_of_its_discard_pile() -> None:
    s = base(survivor="generator")
    colour = s.play.colour(s.slot("generator"))
    s.edit().move_all(f"deck-{colour}", f"discard-{colour}")
    s.hand("survivor", "search", "rest").plays("survivor", "search").until("turn", "first")
    assert s.zone(f"discard-{colour}") == []
    assert len(s.zone(f"deck-{colour}")) == 29


@pytest.mark.rule("L-570", "L-412")
def test_where_no_item_is_left_at_all_the_search_is_told() -> None:
    s = base(survivor="generator")
    colour = s.play.colour(s.slot("generator"))
    s.edit().move_all(f"deck-{colour}", "gone")
    before = s.state.searches[s.slot("generator")]
    s.hand("survivor", "search", "rest").plays("survivor", "search")
    assert s.heard(FoundNothing).colour == f"colour-{colour}"
    assert s.state.searches[s.slot("generator")] == before - 1


@pytest.mark.rule("L-571")
def test_two_equal_wounds_hinder_until_both_are_dressed() -> None:
    s = base(survivor="archive").wounded("survivor", "body", dressed=["body"]).hand("survivor")
    s.set(stage="round").begin()
    assert len(s.zone("hand-0")) == 4
    s = base(survivor="archive").wounded("survivor", dressed=["body", "body"]).hand("survivor")
    assert len(s.set(stage="round").begin().zone("hand-0")) == 5


@pytest.mark.rule("L-572")
def test_an_empty_deck_of_wounds_is_made_of_its_discard_pile() -> None:
    s = base(survivor="archive", hacker="archive").has("survivor", "scalpel")
    s.is_("survivor", larva=True).edit().move_all("deck-wound", "discard-wound")
    s.uses("survivor", "scalpel").heard(SeriouslyWounded, who="survivor")
    assert s.zone("discard-wound") == []


@pytest.mark.rule("L-575")
def test_without_any_power_none_can_drop() -> None:
    s = base().blackout().space(13).set(stage="time")
    s.top("deck-event", "bulkheads-open").blind("bag", "token-blank").begin().unheard(PowerChanged)
    assert s.state.active == []


# Rooms


@pytest.mark.rule("L-577")
def test_the_elevator_does_not_need_the_power_of_the_section() -> None:
    s = base().blackout().powered("elevator").at("survivor", "elevator-room-s-01")
    assert s.elevator("s-01").is_offered("survivor", "room")
    assert s.powered(*POWER).dark("elevator").denied("survivor", "room") == "L-468"


@pytest.mark.rule("L-579", "L-580")
def test_several_lock_themselves_in_and_each_is_heard() -> None:
    s = locks_in(base()).at("hacker", "isolation-room").dice(noise=["silence", "silence"])
    s.works("survivor").heard(NoiseRolled, who="survivor")
    s.hand("hacker", "rest", "search").does("hacker", "room").pays().heard(Isolated, who="hacker")
    s.heard(NoiseRolled, who="hacker")


@pytest.mark.rule("L-581")
def test_eggs_of_the_stock_are_not_picked_up() -> None:
    s = base(survivor="nest")
    assert not s.is_offered("survivor", "pick-up", "egg")
    assert s.mark("egg", "nest").is_offered("survivor", "pick-up", "egg")


@pytest.mark.rule("L-582", "L-062")
def test_a_destroyed_nest_stays_destroyed() -> None:
    s = base(survivor="nest", hacker="repository").dice(noise="silence")
    s.only("eggs", "supply-egg", rest="supply-of-supply-egg").works("survivor")
    s.at("survivor", "repository").phase("bag", token="queen-4-4")
    assert s.zone("eggs") == ["supply-egg"]
    s.edit()
    s.plan("green").in_bunker("survivor", "hacker").is_("survivor", signal=True)
    s.objective("survivor", "pest-control").objective("hacker", "upper-levels").ends()
    assert 0 in s.winners


@pytest.mark.rule("L-583")
@pytest.mark.parametrize("shown", [False, True])
def test_a_token_may_be_moved_under_the_time_token(shown: bool) -> None:
    s = base(survivor="css-control-room").explore("css-a").at("hacker", "css-a").space(9)
    space, other = (10, 8) if shown else (8, 10)
    s.cargo(space, "a").edit().move_all(f"css-{other}", "box")
    if shown:
        s.edit().turn_up("css-10")
    s.works("survivor").does("survivor", "cargo-token", f"space-{space}")
    s.does("survivor", "cargo-to", "space-9").hand("hacker", *("rest", "search"))
    s.set(turn=1, actions=2)
    s.works("hacker").until(lambda s: s.crew("hacker").status == "escaped", "first")
    s.heard(CargoRevealed, token="a")


@pytest.mark.rule("L-584")
def test_the_token_under_the_time_token_may_be_seen() -> None:
    s = base(survivor="css-control-room").space(8).cargo(8, "b").works("survivor")
    s.does("survivor", "cargo-token", "space-8").heard(Peeked, seen=["cargo-b"])


@pytest.mark.rule("L-585")
def test_without_items_only_a_malfunction_pays_for_the_defense() -> None:
    s = base(survivor="defense-control-room").explore("archive").intruder("adult", "archive")
    slot = s.slot("defense-control-room")
    s.state.searches = {**s.state.searches, slot: 0}
    s.top("deck-attack", "cut#5").works("survivor")
    assert s.play.broken(slot), "nothing was asked"


@pytest.mark.rule("L-588")
def test_an_unexplored_room_can_be_vented() -> None:
    s = base(survivor="vent-control-room").works("survivor")
    unexplored = [
        one
        for one in s.offered("survivor", "vent")
        if one.partition(":")[2] not in s.state.explored
    ]
    assert unexplored


# Together


def crew(**position: Any) -> LockdownScenario:
    """A cooperative game in which the dead can come back."""
    options = {"mode": "coop", "revive": True}
    return LockdownScenario("survivor", "hacker", options=options, **position)


@pytest.mark.rule("L-589")
def test_together_the_first_hunter_makes_nobody_choose() -> None:
    s = crew(rooms={"survivor": "archive"}, met=False).at("hacker", "013").noise_around("archive")
    shared = s.zone("shared-objectives")
    s.blind("bag", "token-creeper-1-2").rolls("survivor", 1).heard(Encountered)
    assert s.zone("shared-objectives") == shared
    assert all(ask.text.id != "ask-objective" for ask in s.table.asks())


@pytest.mark.rule("L-590", "L-591")
def test_whoever_comes_back_leaves_no_corpse_and_may_come_back_again() -> None:
    s = crew(rooms={"hacker": "emergency-room"}).at("survivor", "013")
    slot = s.slot("emergency-room")
    for _ in range(2):
        s.wounded("hacker", "leg", "arm", "body", light=2).mark("fire", slot)
        s.is_("hacker", passed=False).set(turn=1, stage="turn", actions=1)
        s.rests("hacker")
        assert not s.crew("hacker").alive
        assert "corpse" in "".join(s.zone(slot))
        s.edit().move_all("wounds-1", "deck-wound")
        s.put("supply-fire", "supply-of-supply-fire", source=slot).set(stage="round").begin()
        s.heard(Revived, who="hacker")
        assert "corpse" not in "".join(s.zone(slot))
        s.rests(s.state.first)


# Guests


@pytest.mark.rule("L-593")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_bag_begins_alike_whoever_hunts(seats: int) -> None:
    names = ("survivor", "hacker", "sentry", "janitor", "lab-rat")[:seats]
    bags = [
        Counter(one.split("-")[1] for one in LockdownScenario(*names, options=options).zone("bag"))
        for options in ({}, {"packs": ["intruders"]})
    ]
    assert bags[0] == bags[1]
