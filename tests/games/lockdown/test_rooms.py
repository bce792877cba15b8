"""Lockdown, chapters Knowledge and weaknesses, Rooms, Nest and eggs, Special rooms."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import (
    CargoMoved,
    ElevatorCalled,
    Examined,
    ItemsSpent,
    Learned,
    PlanTaken,
    PowerChanged,
    RodeElevator,
    TokenActivated,
    TookItem,
    Vented,
    VentilationStopped,
)
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.rules.contamination import scan
from hullbreach.games.survival.rules.events import (
    Attacked,
    Cured,
    Died,
    EggDestroyed,
    Fought,
    IntruderKilled,
    NoiseRolled,
    Peeked,
    Scanned,
    SeriouslyWounded,
    SignalSent,
    TurnedBack,
    Washed,
    WeaknessFound,
)
from hullbreach.kernel import SPECTATOR, eye

POWER = ("s-01", "s-02", "s-03", "elevator")
CARDS = ("vital-places", "the-way-of-moving", "wary-of-shadows")


def inside(room: str, *others: str, **position: Any) -> LockdownScenario:
    """The survivor, and perhaps others, in a room with power everywhere."""
    crew = ("survivor", *others)
    s = LockdownScenario(*crew, rooms=dict.fromkeys(crew, room), **position)
    return s.powered(*POWER)


# Knowledge and weaknesses


@pytest.mark.rule("L-364", "L-367", "L-368", "L-371", "L-432")
@pytest.mark.parametrize("thing", ["egg", "carcass", "corpse-red"])
def test_an_examined_object_shows_a_weakness(thing: str) -> None:
    s = inside("laboratory").weaknesses(*CARDS, found=1).mark(thing, "laboratory").works("survivor")
    s.heard(Learned, who="survivor", points=3, knowledge=6, rule="L-364")
    s.heard(WeaknessFound, weakness="weakness-the-way-of-moving", rule="L-368")
    assert s.state.weaknesses == ["weakness-vital-places", "weakness-the-way-of-moving"]
    assert len(s.zone("laboratory-2")) == 1
    assert s.play.objects(s.slot("laboratory")) == []


@pytest.mark.rule("L-364", "L-369", "L-371")
def test_the_same_kind_again_only_teaches() -> None:
    s = inside("laboratory").weaknesses(*CARDS, found=2).examined("2", "carcass")
    s.mark("carcass", "laboratory")
    stock = len(s.zone("supply-of-supply-carcass"))
    s.works("survivor").unheard(WeaknessFound)
    assert s.crew("survivor").knowledge == 6
    assert s.zone("laboratory-3") == []
    assert len(s.zone("supply-of-supply-carcass")) == stock + 1


@pytest.mark.rule("L-370", "L-574")
def test_there_are_two_places_for_objects() -> None:
    s = (
        inside("laboratory")
        .weaknesses(*CARDS, found=2)
        .examined("2", "carcass")
        .mark("egg", "laboratory")
    )
    s.works("survivor").heard(WeaknessFound, weakness="weakness-wary-of-shadows")
    assert s.zone("laboratory-3") == ["supply-egg"]
    assert s.zone("laboratory-1") == []
    g = inside("laboratory").weaknesses(*CARDS, found=3).examined("2", "carcass")
    g.examined("3", "egg").mark("corpse-red", "laboratory").works("survivor").unheard(WeaknessFound)
    assert g.crew("survivor").knowledge == 6


@pytest.mark.rule("L-432")
def test_what_anybody_carries_there_can_be_examined() -> None:
    s = inside("laboratory", "hacker").weaknesses(*CARDS, found=1)
    s.put("supply-egg", "hands-1").works("survivor")
    s.heard(WeaknessFound)
    assert s.zone("hands-1") == ["item-smart-gun#starting"]


@pytest.mark.rule("L-432")
def test_without_an_object_there_is_nothing_to_do() -> None:
    s = inside("laboratory").begin()
    assert s.denied("survivor", "room") == "L-432"


@pytest.mark.rule("L-365")
def test_a_computer_teaches_a_little() -> None:
    s = inside("archive").computer("b").does("survivor", "computer", "option-knowledge").pays()
    s.heard(Learned, points=1, knowledge=4, rule="L-365")


@pytest.mark.rule("L-366", "L-458")
@pytest.mark.parametrize(("knowledge", "possible"), [(3, False), (4, True)])
def test_what_needs_knowledge_needs_it(knowledge: int, possible: bool) -> None:
    s = inside("testing-lab").knows("survivor", knowledge).begin()
    assert s.is_offered("survivor", "room") == possible


@pytest.mark.rule("L-372", "L-373")
@pytest.mark.parametrize(
    ("place", "knowledge", "works"),
    [(0, 3, True), (0, 2, False), (1, 5, True), (1, 4, False), (2, 8, True), (2, 7, False)],
)
def test_a_weakness_helps_whoever_knows_enough(place: int, knowledge: int, works: bool) -> None:
    s = inside("archive").weaknesses(*CARDS, found=3).knows("survivor", knowledge).begin()
    assert s.play.knows(0, f"weakness-{CARDS[place]}") == works


@pytest.mark.rule("L-372")
def test_a_hidden_weakness_helps_nobody() -> None:
    s = inside("archive").weaknesses(*CARDS, found=1).knows("survivor", 8).begin()
    assert not s.play.knows(0, f"weakness-{CARDS[1]}")


# Rooms in general


@pytest.mark.rule("L-419")
def test_a_room_is_used_by_whoever_is_in_it() -> None:
    s = LockdownScenario("survivor", rooms={"survivor": "repository"}).explore("archive").begin()
    assert s.denied("survivor", "room") == "L-473"


@pytest.mark.rule("L-420", "L-269")
def test_no_room_works_in_combat_or_broken() -> None:
    s = inside("archive").intruder("larva", "archive").begin()
    assert s.denied("survivor", "room") == "L-420"
    g = inside("archive").mark("malfunction", "archive").begin()
    assert g.denied("survivor", "room") == "L-269"


@pytest.mark.rule("L-421")
def test_a_room_costs_two_cards_the_elevator_one() -> None:
    costs = {row.id: row.cost for row in CONTENT.rooms.values() if row.cost is not None}
    assert {cost for id, cost in costs.items() if not id.startswith("elevator")} == {2}
    s = inside("archive").hand("survivor", "rest", "search", "repairs").works("survivor")
    assert len(s.zone("hand-0")) == 1
    g = inside("elevator-room-s-02").hand("survivor", "rest").works("survivor")
    assert g.zone("hand-0") == []


@pytest.mark.rule("L-422")
@pytest.mark.parametrize("marker", ["fire", "malfunction"])
def test_special_rooms_burn_and_break_like_others(marker: str) -> None:
    s = inside("alert-room").mark(marker, "alert-room").begin()
    assert s.is_offered("survivor", "room") == (marker == "fire")


# Rooms I


@pytest.mark.rule("L-423", "L-424")
def test_the_archive_teaches_once_and_shows_a_plan() -> None:
    s = inside("archive", "hacker").at("hacker", "elevator-room-s-01")
    s.contingency("hacker", "blue", "blue").works("survivor")
    s.heard(Learned, points=2, knowledge=5, rule="L-423")
    s.does("survivor", "plan-of", "hacker")
    seen = s.heard(Peeked, who="survivor", listener="survivor").seen
    assert seen == ["contingency-blue"]
    assert s.view("survivor").contingencies[1] == ["contingency-blue", None]
    assert s.view(SPECTATOR).contingencies[1] == [None, None]
    assert s.crew("survivor").informed
    assert s.denied("survivor", "room") == "L-423"


@pytest.mark.rule("L-424", "L-105")
@pytest.mark.parametrize("place", [0, 1])
def test_nobody_looks_twice_at_the_same_plan_while_another_is_unknown(place: int) -> None:
    s = inside("archive", "hacker").contingency("hacker", "blue", "green")
    known = s.edit().show("contingencies-1", place, eye(0))
    s.works("survivor").does("survivor", "plan-of", "hacker")
    (seen,) = s.heard(Peeked, who="survivor", listener="survivor").seen or []
    assert {known, seen} == {"contingency-blue", "contingency-green"}


@pytest.mark.rule("L-424")
def test_or_one_of_the_neutral_pool_but_never_the_one_in_force() -> None:
    s = inside("archive", "hacker").works("survivor")
    assert s.offered("survivor") == ["plan-of:character-hacker", "plan-of-pool"]
    s.does("survivor", "plan-of-pool")
    seen = s.heard(Peeked, who="survivor", listener="survivor").seen or []
    assert len(seen) == 1
    assert seen[0] in s.zone("contingency-pool")
    assert s.view("survivor").plan is None


@pytest.mark.rule("L-425", "L-426", "L-427", "L-248")
def test_through_the_cave_to_another_entrance() -> None:
    s = LockdownScenario("survivor", rooms={"survivor": "cave-entrance"}).dice(noise=4)
    s.powered(*POWER).explore("guard-room", "003").top("deck-attack", "attack-cut#5")
    s.works("survivor")
    if s.waiting() and s.asked().text.id == "ask-crawl":
        s.answer("crawl", "slot-003")
    s.heard(Attacked, intruder="intruder-adult", who="survivor")
    # One wound of the card, and one more for the darkness in there.
    assert s.crew("survivor").light == 2
    assert s.where("survivor") == "slot-003"
    assert not s.crew("survivor").groping, "out in the light again"
    s.heard(NoiseRolled)


@pytest.mark.rule("L-425", "L-426", "L-362")
def test_the_attack_comes_after_the_way_so_the_corpse_lies_at_its_end() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "cave-entrance"})
    s.explore("guard-room", "003").wounded("survivor", "leg", "arm", "body")
    s.top("deck-attack", "attack-cut#5").works("survivor").does("survivor", "crawl", "slot-003")
    s.heard(Died, who="survivor")
    assert "supply-corpse-red" in " ".join(s.play.objects("slot-003"))
    assert s.play.objects(s.slot("cave-entrance")) == []
    s.unheard(NoiseRolled)


@pytest.mark.rule("L-427")
def test_in_company_nobody_hears_it() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "cave-entrance"})
    s.explore("guard-room", "003").at("hacker", "003").top("deck-attack", "attack-evolve#4")
    s.works("survivor")
    s.does("survivor", "crawl", "slot-003") if s.where("survivor") != "slot-003" else None
    s.unheard(NoiseRolled)


@pytest.mark.rule("L-429", "L-430", "L-352")
def test_decontamination_of_the_hand_the_larva_and_the_slime() -> None:
    s = inside("decon-room").hand("survivor", "rest", "search", "repairs", "vents")
    s.contaminated("survivor", infected=1, clean=1).is_("survivor", larva=True, slimed=True)
    s.put("contamination-infected", "discard-0").works("survivor")
    s.heard(Scanned, infected=1, clean=1)
    s.heard(Cured, who="survivor")
    s.heard(Washed, who="survivor", rule="L-430")
    assert s.zone("hand-0").count("contamination-clean") == 1
    assert "contamination-infected" not in s.zone("hand-0")
    assert "contamination-infected" in s.zone("discard-0")
    assert not s.crew("survivor").larva


@pytest.mark.rule("L-429", "L-430")
def test_who_is_only_slimed_may_wash_there() -> None:
    s = inside("decon-room").hand("survivor", "rest", "search").begin()
    assert s.denied("survivor", "room") == "L-429"
    s = inside("decon-room").hand("survivor", "rest", "search").is_("survivor", slimed=True)
    s.works("survivor").heard(Washed, who="survivor")


@pytest.mark.rule("L-352", "L-429")
def test_a_scanned_card_that_goes_back_is_as_any_other_in_the_deck() -> None:
    s = inside("decon-room").contaminated("survivor", infected=1)
    scan(s.edit(), 0, ["hand-0"], "L-352", clean=False, infected=False)
    assert "contamination-infected" not in s.state.zones["hand-0"], "it is known"
    s.works("survivor")
    assert s.state.zones["deck-contamination"][0] == "contamination-infected"


@pytest.mark.rule("L-429")
def test_everyone_sees_that_there_was_nothing_to_scan() -> None:
    s = inside("decon-room").hand("survivor", "rest", "search", "repairs", "vents")
    assert not scan(s.play, 0, ["hand-0"], "L-429", clean=False, infected=True)
    assert s.play.revealed


@pytest.mark.rule("L-431")
@pytest.mark.parametrize(
    ("effect", "wounds", "dressed", "light"),
    [
        ("dress-wounds", 0, 3, 2),
        ("heal-dressed", 2, 0, 2),
        ("heal-scratches", 2, 1, 0),
    ],
)
def test_three_ways_of_treatment(effect: str, wounds: int, dressed: int, light: int) -> None:
    s = inside("emergency-room").wounded("survivor", "leg", "arm", light=2, dressed=["body"])
    s.works("survivor").does("survivor", "effect", effect)
    assert len(s.zone("wounds-0")) == wounds
    assert len(s.zone("dressed-0")) == dressed
    assert s.crew("survivor").light == light


@pytest.mark.rule("L-435", "L-374")
@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize(("section", "slot"), [("s-02", "008"), ("s-03", "027")])
def test_the_generator_turns_the_power_of_its_section_on_and_off(
    section: str, slot: str, on: bool
) -> None:
    s = LockdownScenario("survivor").explore("generator", slot).at("survivor", slot)
    s = s.powered(*POWER) if on else s.blackout()
    s.works("survivor").heard(PowerChanged, active=not on, rule="L-435")
    assert [place for place in POWER if s.play.powered(place) is not on] == [section]


@pytest.mark.rule("L-436")
def test_the_signal_is_sent_once() -> None:
    s = inside("transmitter-control-room").works("survivor")
    s.heard(SignalSent, who="survivor", rule="L-436")
    assert s.crew("survivor").signal
    assert s.denied("survivor", "room") is not None


@pytest.mark.rule("L-437")
def test_whoever_has_sent_it_must_show_all_objectives() -> None:
    s = inside("transmitter-control-room", "hacker").objective(
        "hacker", "upper-levels", "field-report"
    )
    s.is_("survivor", signal=True).is_("hacker", signal=True).works("survivor")
    seen = s.heard(Peeked, who="survivor", listener="survivor").seen or []
    assert sorted(seen) == ["objective-field-report", "objective-upper-levels"]
    assert s.heard(Peeked, who="survivor", listener=SPECTATOR).seen is None
    g = inside("transmitter-control-room", "hacker").is_("survivor", signal=True).begin()
    assert g.denied("survivor", "room") == "L-436, L-437"


# The nest


@pytest.mark.rule("L-438")
def test_whoever_discovers_the_nest_learns_from_it_once() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "elevator-room-s-02"})
    s.at("hacker", "elevator-room-s-02").tile("008", "nest").token("008", "silence")
    s.goes("survivor", "008").heard(Learned, who="survivor", points=1, rule="L-438")
    s.rests("survivor").goes("hacker", "008").unheard(Learned)


@pytest.mark.rule("L-439", "L-440")
def test_taking_an_egg_makes_noise() -> None:
    s = inside("nest").dice(noise="silence").works("survivor")
    s.heard(NoiseRolled)
    assert s.zone("hands-0") == ["supply-egg"]
    assert len(s.zone("eggs")) == 4
    assert s.view(SPECTATOR).eggs == 4


@pytest.mark.rule("L-441", "L-062")
def test_without_eggs_the_nest_is_destroyed() -> None:
    s = inside("nest").dice(noise="silence")
    g = s.edit()
    for _ in range(4):
        g.lift("supply-egg", "eggs")
    s.works("survivor")
    assert s.zone("eggs") == []
    assert s.denied("survivor", "room") is not None


@pytest.mark.rule("L-442", "L-231")
def test_nothing_is_found_in_the_nest() -> None:
    s = inside("nest").hand("survivor", "search").begin()
    assert s.denied("survivor", "play", "search") == "L-442"
    assert s.slot("nest") not in s.state.searches


@pytest.mark.rule("L-443", "L-445", "L-199")
@pytest.mark.parametrize(("face", "left"), [("double-hit", 3), ("hit", 4), ("blank", 5)])
def test_each_injury_destroys_an_egg(face: str, left: int) -> None:
    s = LockdownScenario("sentry", rooms={"sentry": "nest"}).blackout()
    s.dice(combat=face, noise="silence").does("sentry", "shoot", "smg#starting", "eggs-here").pays()
    assert sum(event.count for event in s.told() if isinstance(event, EggDestroyed)) == 5 - left
    assert len(s.zone("eggs")) == left
    assert len([event for event in s.told() if isinstance(event, NoiseRolled)]) == 1


@pytest.mark.rule("L-443", "L-444", "L-445")
def test_bare_hands_are_harmless_to_oneself() -> None:
    s = inside("nest").dice(combat="blank", noise="silence")
    discards = len(s.zone("discard-0"))
    s.does("survivor", "melee", "eggs-here").pays()
    s.heard(Fought)
    s.unheard(SeriouslyWounded)
    s.heard(NoiseRolled)
    assert len(s.zone("eggs")) == 5
    assert len(s.zone("discard-0")) == discards + 1


@pytest.mark.rule("L-443")
def test_eggs_lying_elsewhere_can_be_destroyed_too() -> None:
    s = inside("archive").mark("egg", "archive").dice(combat="hit", noise="silence")
    s.does("survivor", "melee", "eggs-here").pays()
    assert s.play.objects(s.slot("archive")) == []


# Rooms II


@pytest.mark.rule("L-447")
def test_a_token_is_seen_and_may_be_moved_to_a_space_without_a_slot() -> None:
    s = inside("css-control-room", "hacker").cargo(8, "b").works("survivor")
    s.does("survivor", "cargo-token", "space-8")
    assert s.heard(Peeked, who="survivor", listener="survivor").seen == ["cargo-b"]
    assert s.offered("survivor") == ["cargo-to:space-9", "cargo-to:space-7", "decline"]
    s.does("survivor", "cargo-to", "space-7").heard(CargoMoved, space=8, target=7)
    assert s.zone("css-7") == ["cargo-b"]
    assert s.view("survivor").cargo[7] == "cargo-b"
    assert s.view("hacker").cargo[7] is None


@pytest.mark.rule("L-447")
def test_a_token_may_be_moved_to_the_last_space_where_it_launches_nothing() -> None:
    s = inside("css-control-room", "hacker").cargo(1, "all").space(3).works("survivor")
    s.does("survivor", "cargo-token", "space-1")
    assert s.offered("survivor") == ["cargo-to:space-0", "decline"], "the other side is taken"
    s.does("survivor", "cargo-to", "space-0").heard(CargoMoved, space=1, target=0)
    assert s.zone("css-0") == ["cargo-all"]
    assert s.view("survivor").cargo[0] == "cargo-all"
    s.explore("css-a").at("hacker", "css-a").space(1).set(turn=1)
    assert s.denied("hacker", "room") == "L-081"


@pytest.mark.rule("L-447")
def test_without_tokens_there_is_no_launch_to_plan() -> None:
    s = inside("css-control-room")
    for zone in [zone for zone in s.state.zones if zone.startswith("css-")]:
        s.only(zone, rest="gone")
    assert s.denied("survivor", "room") == "L-447"


@pytest.mark.rule("L-448")
def test_not_from_under_the_time_token() -> None:
    s = (
        inside("css-control-room")
        .space(8)
        .works("survivor")
        .does("survivor", "cargo-token", "space-8")
    )
    assert s.asked("survivor").text.id != "ask-cargo-to"


@pytest.mark.rule("L-449")
def test_not_onto_another_token() -> None:
    s = inside("css-control-room").works("survivor").does("survivor", "cargo-token", "space-2")
    assert s.offered("survivor") == ["cargo-to:space-3", "decline"]


@pytest.mark.rule("L-450", "L-451", "L-452")
@pytest.mark.parametrize("price", ["spend-items", "break-here"])
def test_the_defense_systems(price: str) -> None:
    s = inside("defense-control-room", "hacker").explore("archive").at("hacker", "archive")
    s.intruder("larva", "archive").intruder("breeder", "archive").top("deck-attack", "cut#5")
    s.intruder("adult", "elevator-room-s-01").mark("malfunction", "elevator-room-s-01").works(
        "survivor"
    ).does("survivor", price)
    here = s.slot("defense-control-room")
    assert s.state.searches[here] == (1 if price == "spend-items" else 2)
    assert s.play.broken(here) == (price == "break-here")
    assert s.play.broken(s.slot("archive"))
    assert s.intruders("archive") == ["breeder"]
    assert s.figure("breeder").injuries == 1
    assert s.figure("adult").injuries == 0
    s.heard(SeriouslyWounded, who="hacker")
    assert (len(s.zone("wounds-1")), s.zone("wounds-0")) == (1, [])


@pytest.mark.rule("L-326", "L-443", "L-452")
def test_the_defense_systems_break_an_egg_too() -> None:
    s = inside("defense-control-room").explore("nest").intruder("larva", "nest").mark("egg", "nest")
    eggs = len(s.zone("eggs"))
    s.dice(noise="silence").works("survivor").does("survivor", "spend-items")
    s.heard(EggDestroyed, count=1)
    assert len(s.zone("eggs")) == eggs - 1
    assert s.intruders("nest") == []
    s.heard(NoiseRolled, who="survivor")
    assert not s.play.broken(s.slot("nest")), "the nest has no malfunction"


@pytest.mark.rule("L-363", "L-443", "L-452")
def test_the_defense_systems_break_no_egg_that_was_carried_until_then() -> None:
    s = inside("defense-control-room", "hacker").explore("archive").at("hacker", "archive")
    s.intruder("larva", "archive").has("hacker", "egg").wounded("hacker", "leg", "knee", "body")
    s.works("survivor").does("survivor", "spend-items")
    s.heard(Died, who="hacker")
    s.unheard(EggDestroyed).unheard(NoiseRolled)
    assert s.zone(s.slot("archive")).count("supply-egg") == 1


@pytest.mark.rule("L-451")
def test_the_defense_systems_reach_every_room_with_a_hunter() -> None:
    s = LockdownScenario("survivor").powered(*POWER)
    first, *_, last = s.play.board.slots
    s.explore("defense-control-room", at="009").at("survivor", "defense-control-room")
    s.intruder("adult", first).intruder("adult", last).works("survivor")
    s.does("survivor", "spend-items")
    assert s.offered("survivor") == [f"defend:{first}", f"defend:{last}"]


@pytest.mark.rule("L-451", "L-586")
def test_it_needs_a_room_with_a_hunter_that_is_not_broken() -> None:
    s = inside("defense-control-room").intruder("adult", "elevator-room-s-01")
    s.mark("malfunction", "elevator-room-s-01").begin()
    assert s.denied("survivor", "room") == "L-451"


@pytest.mark.rule("L-453", "L-587")
@pytest.mark.parametrize("item", ["taser", "enviro-suit"])
def test_equipment_of_the_guards(item: str) -> None:
    s = inside("guard-room").works("survivor").does("survivor", "take-item", f"item-{item}")
    held = s.zone("pack-0") + s.zone("hands-0")
    assert [thing.partition("#")[0] for thing in held] == [f"item-{item}"]
    assert s.state.searches[s.slot("guard-room")] == 1
    g = inside("guard-room").set("searches", **{s.slot("guard-room"): 0}).begin()
    assert g.denied("survivor", "room") == "L-453"


@pytest.mark.rule("L-454")
def test_searching_the_contaminated_room_means_slime() -> None:
    s = inside("contaminated-room").hand("survivor", "search").plays("survivor", "search")
    if s.waiting() and s.asked().text.id == "ask-keep":
        s.answer("keep", s.offered()[0].removeprefix("keep:"))
    assert s.crew("survivor").slimed


@pytest.mark.rule("L-455", "L-456", "L-457")
def test_surgery() -> None:
    s = inside("surgery", "hacker").hand("survivor", "rest", "search", "repairs")
    s.contaminated("survivor", infected=1).is_("survivor", larva=True)
    s.put("contamination-infected", "discard-0").put("contamination-infected", "deck-0")
    s.put("contamination-clean", "deck-0").works("survivor")
    s.heard(Scanned, infected=3, clean=1)
    assert not s.crew("survivor").larva
    assert s.crew("survivor").light == 1
    assert s.crew("survivor").passed
    assert s.zone("hand-0") == s.zone("discard-0") == []
    assert s.zone("deck-0").count("contamination-infected") == 0
    assert len(s.zone("deck-0")) == 11


@pytest.mark.rule("L-458")
def test_the_testing_lab_has_neutralizers() -> None:
    s = inside("testing-lab").knows("survivor", 4).works("survivor")
    assert s.zone("pack-0") == ["item-neutralizer#crafted"]
    s = inside("testing-lab", "hacker").knows("survivor", 4)
    s.has("hacker", *["item-neutralizer#crafted"] * 3)
    assert s.denied("survivor", "room") == "L-400", "none is left"


@pytest.mark.rule("L-459", "L-460", "L-462")
def test_a_vented_room_kills_everyone_in_it() -> None:
    s = inside("vent-control-room", "hacker").explore("guard-room", "003").at("hacker", "003")
    s.intruder("adult", "003").mark("egg", "003").mark("fire", "003")
    s.works("survivor").does("survivor", "vent", "slot-003")
    assert s.doors() == {"corridor-002-003", "corridor-003-004"}
    assert not s.play.burning("slot-003")
    assert s.state.vented == "slot-003"
    s.phase("player-end")
    s.heard(Vented, rule="L-462")
    s.heard(Died, who="hacker")
    assert s.intruders("003") == []
    assert s.state.vented == ""
    assert s.lying("003") == ["carcass", "corpse-red", "egg"], "no token is left there"
    s.heard(IntruderKilled, intruder="adult", cause="cause-ventilation", rule="L-462")


@pytest.mark.rule("L-282", "L-460")
@pytest.mark.parametrize("left", [2, 1])
def test_a_room_is_not_vented_without_enough_doors(left: int) -> None:
    s = inside("vent-control-room").explore("guard-room", "003")
    far = [one for one in s.play.board.passages.values() if "slot-003" not in one.ends]
    for one in far[: len(s.zone("supply-of-supply-door")) - left]:
        s.door(*one.ends, ruined=True)
    s.works("survivor").does("survivor", "vent", "slot-003")
    assert s.state.vented == ("slot-003" if left == 2 else "")


@pytest.mark.rule("L-460")
def test_one_room_is_vented_at_a_time() -> None:
    s = inside("vent-control-room").explore("guard-room", "003").vented("003").begin()
    assert s.denied("survivor", "room") == "L-460"


@pytest.mark.rule("L-459")
def test_only_rooms_with_an_entrance_and_whole_doors() -> None:
    s = (
        inside("vent-control-room")
        .explore("guard-room", "003")
        .door("003", "repository", ruined=True)
    )
    s.works("survivor")
    rooms = {choice.removeprefix("vent:") for choice in s.offered("survivor")}
    assert "slot-003" not in rooms
    assert rooms < {
        f"slot-{id}" for id, slot in CONTENT.boards["basic"].slots.items() if slot.technical
    }
    s = inside("vent-control-room")
    assert s.set(ruined=list(s.play.board.passages)).denied("survivor", "room") == "L-459"


@pytest.mark.rule("L-461")
@pytest.mark.parametrize("way", ["opened", "destroyed"])
def test_an_open_door_stops_it(way: str) -> None:
    s = LockdownScenario(
        "janitor", "survivor", rooms={"janitor": "repository", "survivor": "repository"}
    )
    s.explore("guard-room", "003").vented("003").door("003", "repository").door("003", "002")
    s.hand("janitor", "demolition", "emergency-key")
    way_in = s.corridor("003", "repository")
    if way == "opened":
        s.plays("janitor", "emergency-key").does("janitor", "open-door", way_in)
    else:
        s.plays("janitor", "demolition")
        if s.state.vented:
            s.does("janitor", "effect", "blow-door")
    assert s.state.vented == ""
    assert s.zone("supply-of-supply-ventilation") == ["supply-ventilation"]


@pytest.mark.rule("L-282", "L-461")
def test_so_does_a_door_that_is_needed_elsewhere() -> None:
    s = LockdownScenario("janitor", rooms={"janitor": "repository"}).explore("guard-room", "003")
    s.vented("003").door("003", "repository").door("003", "002").hand("janitor", "emergency-key")
    way_in = s.corridor("003", "repository")
    far = [way for way in s.play.board.passages if not {"002", "003", "004"} & set(way.split("-"))]
    for corridor in far[:9]:
        s.door(*corridor.split("-")[1:])
    s.plays("janitor", "emergency-key").does("janitor", "close-door", s.corridor("004", "001"))
    s.does("janitor", "take-door", far[0])
    assert s.state.vented == "slot-003", "one of the others"
    s.hand("janitor", "emergency-key").plays("janitor", "emergency-key")
    s.does("janitor", "close-door", s.corridor("004", "006")).does("janitor", "take-door", way_in)
    assert s.state.vented == ""


# Special rooms


@pytest.mark.rule("L-464")
def test_a_plan_out_of_the_pool_is_kept_in_secret() -> None:
    s = (
        inside("alert-room", "hacker")
        .works("survivor")
        .does("survivor", "effect", "gather-information")
    )
    token = s.heard(PlanTaken, who="survivor", listener="survivor").token
    assert token in s.zone("contingencies-0")
    assert s.heard(PlanTaken, who="survivor", listener=SPECTATOR).token is None
    assert len(s.zone("contingency-pool")) == 1
    assert len(s.zone("contingencies-0")) == 3


@pytest.mark.rule("L-464")
@pytest.mark.parametrize("place", [0, 1])
def test_a_plan_that_is_taken_is_one_that_the_player_has_not_seen(place: int) -> None:
    s = inside("alert-room", "hacker").only("contingency-pool", rest="gone")
    s.put("contingency-red", "contingency-pool").put("contingency-green", "contingency-pool")
    known = s.edit().show("contingency-pool", place, eye(0))
    s.works("survivor").does("survivor", "effect", "gather-information")
    assert s.heard(PlanTaken, who="survivor", listener="survivor").token != known
    assert s.zone("contingency-pool") == [known]


@pytest.mark.rule("L-463", "L-464", "L-578")
def test_the_alert_is_raised_once_and_an_empty_pool_tells_nothing() -> None:
    s = inside("alert-room", "hacker").alert(5).works("survivor")
    s.heard(PlanTaken, who="survivor")
    assert s.state.alert == 5
    s = inside("alert-room", "hacker")
    s.edit().move_all("contingency-pool", "box")
    s.works("survivor")
    assert s.state.alert == 7
    s = inside("alert-room", "hacker").alert(5)
    s.edit().move_all("contingency-pool", "box")
    assert s.denied("survivor", "room") == "L-463, L-464"


@pytest.mark.rule("L-465")
@pytest.mark.parametrize(
    ("before", "after"),
    [([], [1, 2]), ([3, 4], [1, 2]), ([2, 3, 4], [2, 3, 4]), ([1, 2, 3, 4], [1, 2, 3, 4])],
)
def test_the_power_is_reset_unless_there_is_enough(before: list[int], after: list[int]) -> None:
    s = LockdownScenario("survivor", rooms={"survivor": "backup-power-supply"})
    s.set(active=[f"power-{number}" for number in before]).works("survivor")
    assert sorted(s.state.active) == [f"power-{number}" for number in after]


@pytest.mark.rule("L-466", "L-467", "L-576")
def test_the_tokens_are_laid_out_anew_and_the_backup_runs() -> None:
    s = LockdownScenario("survivor", rooms={"survivor": "backup-power-supply"}).works("survivor")
    s.does("survivor", "power-order", "power-4", "power-1", "power-2", "power-3")
    laid = [s.zone(f"power-{place}")[0] for place in POWER]
    assert laid == ["power-4", "power-1", "power-2", "power-3"]
    assert sorted(s.state.active) == ["power-1", "power-2"]
    assert s.state.backup


@pytest.mark.rule("L-468")
@pytest.mark.parametrize("section", ["s-01", "s-02", "s-03"])
def test_the_elevator_needs_power_and_peace(section: str) -> None:
    room = f"elevator-room-{section}"
    s = LockdownScenario("survivor", rooms={"survivor": room}).dark("elevator").elevator(section)
    s.begin()
    assert s.denied("survivor", "room") == "L-468"
    s = LockdownScenario("survivor", rooms={"survivor": room}).dark("elevator").elevator("").begin()
    assert not s.is_offered("survivor", "room"), "nor does it come when it is called"
    g = inside(room).intruder("larva", room).begin()
    assert g.denied("survivor", "room") == "L-420"


@pytest.mark.rule("L-469", "L-014")
def test_the_elevator_is_called() -> None:
    s = inside("elevator-room-s-01").works("survivor")
    s.heard(ElevatorCalled, who="survivor", rule="L-469")
    assert s.state.elevator == s.slot("elevator-room-s-01")


@pytest.mark.rule("L-470", "L-472")
def test_it_is_ridden_from_where_it_is_to_another_section() -> None:
    s = inside("elevator-room-s-01").elevator("s-01").works("survivor")
    assert sorted(s.offered("survivor")) == ["ride-to:slot-007", "ride-to:slot-018"]
    s.does("survivor", "ride-to", "slot-018")
    s.heard(RodeElevator, who="survivor", rule="L-470")
    s.unheard(NoiseRolled)
    assert s.where("survivor") == s.state.elevator == "slot-018"


@pytest.mark.rule("L-470")
def test_it_is_called_first_where_it_is_not() -> None:
    s = inside("elevator-room-s-01").elevator("s-03").works("survivor")
    assert s.where("survivor") == "slot-002"
    assert s.state.elevator == "slot-002"


@pytest.mark.rule("L-471")
def test_others_come_along_if_they_like() -> None:
    s = inside("elevator-room-s-01", "hacker", "sentry").elevator("s-01").works("survivor")
    s.does("survivor", "ride-to", "slot-007")
    s.does("survivor", "together", "hacker").does("hacker", "come-along")
    s.does("survivor", "together", "sentry").does("sentry", "stay")
    assert [s.where(who) for who in ("survivor", "hacker", "sentry")] == [
        "slot-007", "slot-007", "slot-002",
    ]  # fmt: skip


@pytest.mark.rule("L-471")
def test_nobody_comes_along_uninvited() -> None:
    s = inside("elevator-room-s-01", "hacker", "sentry").elevator("s-01").works("survivor")
    s.does("survivor", "ride-to", "slot-007").does("survivor", "together", "sentry")
    s.does("sentry", "come-along").does("survivor", "done")
    assert [s.where(who) for who in ("survivor", "hacker", "sentry")] == [
        "slot-007", "slot-002", "slot-007",
    ]  # fmt: skip


@pytest.mark.rule("L-473")
def test_the_repository_spares_a_part() -> None:
    s = inside("repository").has("survivor", "clothes#yellow").works("survivor")
    s.does("survivor", "craft", "item-enviro-suit").does(
        "survivor", "component", "item-clothes#yellow"
    )
    assert s.zone("hands-0") == ["item-enviro-suit#crafted"]
    assert s.zone("discard-yellow") == ["item-clothes#yellow"]


@pytest.mark.rule("L-473")
def test_everybody_in_the_repository_may_craft_then() -> None:
    s = inside("repository", "hacker", "sentry", "janitor").at("janitor", "006")
    for who in ("hacker", "sentry"):
        s.at(who, "repository").has(who, "toolbelt")
    s.has("survivor", "medkit").has("janitor", "medkit").works("survivor")
    s.does("survivor", "craft", "item-neutralizer").does(
        "survivor", "component", "item-medkit#green"
    )
    s.asked("hacker", "craft")
    s.does("hacker", "craft", "item-taser").does("hacker", "component", "item-toolbelt#yellow")
    s.asked("sentry", "craft")
    s.does("sentry", "decline")
    assert s.zone("pack-1") == ["item-taser#crafted"]
    assert s.zone("pack-2") == ["item-toolbelt#yellow"]
    assert s.zone("pack-3") == ["item-medkit#green"], "not in the room"
    assert s.asked("survivor").text.id == "ask-turn"


@pytest.mark.rule("L-473")
def test_who_has_nothing_in_the_repository_keeps_nobody_from_crafting() -> None:
    s = inside("repository", "lab-rat", "sentry").at("lab-rat", "repository")
    s.at("sentry", "repository").has("survivor", "medkit").works("survivor")
    s.does("survivor", "craft", "item-neutralizer")
    s.does("survivor", "component", "item-medkit#green").asked("sentry", "craft")


@pytest.mark.rule("L-473")
def test_the_part_that_the_repository_leaves_must_belong_to_the_recipe() -> None:
    s = inside("repository").has("survivor", "clothes#yellow", "reagent").works("survivor")
    s.does("survivor", "craft", "item-enviro-suit")
    assert s.offered("survivor") == ["component:item-clothes#yellow"]
    s = inside("repository").has("survivor", "clothes#yellow").only("deck-crafted", rest="gone")
    assert s.denied("survivor", "room") == "L-473"


@pytest.mark.rule("L-474", "L-475")
@pytest.mark.parametrize(("broken", "cards"), [(False, 6), (True, 5)])
def test_one_card_more_in_the_isolation_room(broken: bool, cards: int) -> None:
    s = inside("isolation-room").hand("survivor")
    if broken:
        s.mark("malfunction", "isolation-room")
    s.set(stage="round").begin()
    assert len(s.zone("hand-0")) == cards


@pytest.mark.rule("L-474")
def test_also_in_the_first_round() -> None:
    from hullbreach.games.lockdown.game import GAME
    from hullbreach.testkit import Scenario

    for seed in range(8):
        s = (
            Scenario(GAME, 3, seed=str(seed))
            .begin()
            .until(lambda s: s.state.stage == "turn", "first")
        )
        for seat, who in enumerate(s.state.crew):
            home = s.play.room(who.slot) == "room-isolation-room"
            assert len(s.zone(f"hand-{seat}")) == (6 if home else 5)


@pytest.mark.rule("L-476", "L-477", "L-478", "L-126")
def test_locking_oneself_in() -> None:
    s = inside("isolation-room", "hacker").at("hacker", "repository").space(8).dice(noise="silence")
    s.works("survivor")
    s.heard(NoiseRolled)
    assert s.crew("survivor").status == "isolated"
    assert s.play.people(s.slot("isolation-room")) == []
    assert s.state.turn == 1


@pytest.mark.rule("L-477")
def test_it_fails_if_a_hunter_comes() -> None:
    s = inside("isolation-room", "hacker").at("hacker", "repository").space(8).dice(noise=1)
    s.noise_around("isolation-room").blind("bag", "token-creeper-1-2").works("survivor")
    s.heard(TurnedBack, who="survivor")
    assert s.crew("survivor").aboard


@pytest.mark.rule("L-271")
def test_a_malfunction_does_not_touch_those_inside() -> None:
    s = inside("repository", "hacker").isolated("hacker").mark("malfunction", "isolation-room")
    s.plan("green").objective("hacker", "expert-opinion").objective(
        "survivor", "upper-levels"
    ).ends()
    assert s.crew("hacker").alive
    g = inside("isolation-room").space(8).mark("malfunction", "isolation-room").begin()
    assert g.denied("survivor", "room") == "L-269"


@pytest.mark.rule("L-461")
def test_stopping_it_is_told() -> None:
    s = LockdownScenario("survivor", "hacker").explore("guard-room", "003").vented("003")
    s.door("003", "repository").door("003", "002").at("survivor", "006").at("hacker", "006")
    s.happens("bulkheads-open").heard(VentilationStopped, rule="L-461")


# What is told of it


@pytest.mark.rule("L-412", "L-453")
def test_what_is_taken_in_the_guard_room_is_told_and_what_is_left() -> None:
    s = inside("guard-room", "hacker").works("survivor")
    s.heard(ItemsSpent, place="guard-room", left=1, listener="hacker")
    s.does("survivor", "take-item", "taser")
    s.heard(TookItem, who="survivor", item="taser#crafted", listener="hacker")


@pytest.mark.rule("L-458")
def test_the_neutralizer_of_the_testing_lab_is_told() -> None:
    s = inside("testing-lab", "hacker").knows("survivor", 4).works("survivor")
    s.heard(TookItem, who="survivor", item="neutralizer#crafted", listener="hacker")


@pytest.mark.rule("L-423", "L-573")
def test_an_active_token_is_told_even_if_there_is_nothing_left_to_learn() -> None:
    s = inside("archive", "hacker").knows("survivor", 8).works("survivor")
    s.heard(TokenActivated, who="survivor", listener="hacker")
    s.unheard(Learned)


@pytest.mark.rule("L-371")
def test_which_object_was_examined_is_told() -> None:
    s = inside("laboratory", "hacker").has("survivor", "egg").works("survivor")
    s.heard(Examined, who="survivor", thing="egg", listener="hacker")
