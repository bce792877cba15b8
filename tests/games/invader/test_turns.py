"""Chapters Round, Search, Doors, Reorganise and trade, Machines, Experience, Special rooms."""

from typing import Any

import pytest

from hullbreach.games.invader.rules.events import (
    DoorMoved,
    Experienced,
    Found,
    Repaired,
    Rose,
    Traded,
    TurnBegins,
)
from hullbreach.games.invader.suite.scenario import InvaderScenario


def turn(who: str = "jared", drawing: str = "r=r=r", **more: Any) -> InvaderScenario:
    position = {"drawn": drawing, "where": {who: "a1"}, "skills": {who: []}} | more
    return InvaderScenario(**position)


# Rounds


@pytest.mark.rule("Z-032", "Z-033", "Z-035", "Z-037", "Z-184")
def test_all_survivors_act_and_the_next_round_begins() -> None:
    s = InvaderScenario(drawn="r=r", where={"jared": "a1", "cole": "b1"}, noise={"a1": 1})
    assert s.state.actions == 3
    s.does("jared", "stop").heard(TurnBegins, who="cole")
    s.does("jared", "stop")
    assert s.state.round == 2
    assert s.state.noise == {}
    assert set(s.offered("jared", "begin")) == {"begin:survivor-jared", "begin:survivor-cole"}


@pytest.mark.rule("Z-034", "Z-040")
def test_players_act_one_after_the_other_and_the_token_goes_left() -> None:
    s = InvaderScenario(
        drawn="r=r", seats=2, where={"jared": "a1", "baraka": "b1"}, acting="baraka"
    )
    s.does("baraka", "stop")
    s.asked("jared", "invader-turn")
    s.does("jared", "stop")
    assert s.state.first == 1
    s.asked("jared", "invader-turn")


@pytest.mark.rule("Z-039", "Z-545")
def test_machines_fall_asleep_in_the_end_phase() -> None:
    s = turn(bot="c1", woken=["bot"]).end_phase()
    assert s.state.woken == ()


@pytest.mark.rule("Z-447", "Z-428", "Z-640")
@pytest.mark.parametrize(
    ("skills", "armor"),
    [({"vivian": ["medic"]}, (2, 2)), ({"jared": ["auto-repair"]}, (3, 1)), ({}, (1, 1))],
)
def test_armor_is_repaired_in_the_end_phase(
    skills: dict[str, list[str]], armor: tuple[int, int]
) -> None:
    s = InvaderScenario(
        drawn="r",
        where={"jared": "a1", "vivian": "a1"},
        skills={"jared": [], "vivian": [], **skills},
        armor={"jared": 1, "vivian": 1},
    ).end_phase()
    assert (s.person("jared").armor, s.person("vivian").armor) == armor
    if skills:
        s.heard(Repaired)


# Search


@pytest.mark.rule("Z-145", "Z-146", "Z-150", "Z-151", "Z-152", "Z-132", "Z-133")
@pytest.mark.parametrize(
    ("who", "drawing", "more", "denied"),
    [
        ("cole", "r", {}, ""),
        ("cole", "s", {}, ""),
        ("jared", "s", {}, ""),
        ("jared", "r", {}, "Z-151"),
        ("jared", "r", {"cards": {"jared": ["search-drone"]}}, ""),
        ("jared", "c", {"skills": {"jared": ["scavenger"]}}, ""),
        ("cole", "c:c", {}, "Z-145"),
        ("cole", "o:o", {}, "Z-145"),
        ("cole", "r", {"xenos": {"a1": "1 worker"}}, "Z-146"),
        ("cole", "r", {"mold": ["a1"]}, "Z-132"),
        ("jared", "s", {"dry": ["a1"]}, "Z-132"),
        ("cole", "r", {"spent": ("search",)}, "Z-150"),
    ],
)
def test_who_may_search_where(who: str, drawing: str, more: dict[str, Any], denied: str) -> None:
    s = turn(who, drawing, **more)
    if denied:
        assert s.denied(who, "search") == denied
    else:
        assert s.is_offered(who, "search")


@pytest.mark.rule("Z-147", "Z-149", "Z-526")
def test_what_is_found_can_be_kept() -> None:
    s = turn("cole").top("equipment", "sledge").does("cole", "search")
    s.heard(Found, who="cole", rule="Z-147")
    s.does("cole", "hold", "sledge", "hand-left").forced()
    assert s.carried("cole") == ["sledge"]
    assert s.state.actions == 2


@pytest.mark.rule("Z-457", "Z-541")
@pytest.mark.parametrize(
    ("skills", "cards", "number"),
    [
        ([], [], 1),
        (["search-two"], [], 2),
        ([], ["searchlight"], 2),
        (["search-two"], ["searchlight"], 3),
    ],
)
def test_some_find_more(skills: list[str], cards: list[str], number: int) -> None:
    s = turn("cole", skills={"cole": skills}, cards={"cole": cards})
    s.top("equipment", "mre", "sledge", "canister").does("cole", "search")
    assert len(s.heard(Found).cards) == number


@pytest.mark.rule("Z-153", "Z-525")
def test_a_mold_card_is_resolved_at_once() -> None:
    s = turn("cole", mold=["c1"]).top("equipment", "mold-workers").does("cole", "search")
    assert s.horde("c1") == "2 worker"
    assert s.carried("cole") == []
    assert s.zone("discard") == ["mold-workers"]


@pytest.mark.rule("Z-312", "Z-313", "Z-314", "Z-317", "Z-582", "Z-316")
def test_an_oxygen_storage_gives_tanks() -> None:
    s = turn(drawing="x=r").does("jared", "take-oxygen").does("jared", "wear")
    assert s.carried("jared") == ["oxygen-tank"]
    assert len(s.zone("oxygen")) == 5
    assert s.is_offered("jared", "take-oxygen")
    assert turn(drawing="x=r", xenos={"a1": "1 worker"}).denied("jared", "take-oxygen") == "Z-312"
    assert turn(drawing="x=r", mold=["a1"]).denied("jared", "take-oxygen") == "Z-133"


# Doors


@pytest.mark.rule("Z-154", "Z-155", "Z-156", "Z-531", "Z-532")
def test_a_door_is_closed_and_opened_for_free_once_in_a_turn() -> None:
    s = turn().does("jared", "close", "way-a1-b1")
    s.heard(DoorMoved, who="jared", closed=True, rule="Z-155")
    assert (s.state.actions, s.state.doors) == (3, 4)
    assert s.denied("jared", "open", "way-a1-b1") == "Z-154"
    s = turn(closed=["a1-b1"]).does("jared", "open", "way-a1-b1")
    assert (s.state.closed, s.state.doors) == ((), 5)
    assert s.denied("jared", "close", "way-a1-b1") == "Z-154"


@pytest.mark.rule("Z-157", "Z-158", "Z-159", "Z-160", "Z-529")
@pytest.mark.parametrize(
    ("more", "denied"),
    [
        ({"mold": ["b1"]}, "Z-157"),
        ({"dry": ["b1"]}, "Z-157"),
        ({"torn": ["a1-b1"]}, "Z-158"),
        ({"doors": 0}, "Z-159"),
    ],
)
def test_where_no_door_can_be_closed(more: dict[str, Any], denied: str) -> None:
    assert turn(**more).denied("jared", "close", "way-a1-b1") == denied


@pytest.mark.rule("Z-529")
def test_no_door_on_a_line() -> None:
    assert turn(drawing="c:c").offered("jared", "close") == []


# Cards


@pytest.mark.rule("Z-107", "Z-109", "Z-110", "Z-111", "Z-169", "Z-170", "Z-171", "Z-533")
def test_where_cards_may_lie() -> None:
    s = turn(cards={"jared": ["sledge", "smg", "sledge", "energy-cell", "plenty-of-bullets"]})
    s.put("item-searchlight", "place-pack-survivor-jared").does("jared", "arrange")
    offered = s.offered("jared")
    assert {one for one in offered if one.startswith("hold:")} == {
        "hold:item-sledge:hand-left",
        "hold:item-sledge:hand-right",
    }
    assert [one for one in offered if one.startswith("wear:")] == ["wear:item-searchlight"]
    assert not [one for one in offered if one.startswith("attach:item-energy-cell")]


@pytest.mark.rule("Z-168", "Z-170", "Z-173", "Z-174", "Z-175")
def test_attached_cards_come_off_in_the_backpack() -> None:
    s = turn(cards={"jared": ["smg"]}).put("item-plenty-of-bullets", "place-pack-survivor-jared")
    s.does("jared", "arrange").does("jared", "attach", "plenty-of-bullets", "hand-left")
    assert s.zone("hand-left-survivor-jared") == ["item-smg", "item-plenty-of-bullets"]
    s.does("jared", "done").does("jared", "arrange").does("jared", "stow", "smg")
    assert s.zone("hand-left-survivor-jared") == []
    assert s.zone("place-pack-survivor-jared") == ["item-smg", "item-plenty-of-bullets"]


@pytest.mark.rule("Z-319")
def test_the_tank_that_is_breathed_from_cannot_be_laid_away() -> None:
    s = turn(drawing="o:o", cards={"jared": ["oxygen-tank", "sledge"]}).does("jared", "arrange")
    assert not [one for one in s.offered("jared") if "oxygen-tank" in one]


@pytest.mark.rule("Z-162", "Z-163", "Z-165", "Z-166", "Z-164")
@pytest.mark.parametrize(("answer", "carried"), [("agree", []), ("refuse", ["sledge"])])
def test_a_trade_needs_the_consent_of_the_other(answer: str, carried: list[str]) -> None:
    s = InvaderScenario(
        drawn="r", seats=2, where={"jared": "a1", "baraka": "a1"}, cards={"jared": ["sledge"]}
    )
    s.does("jared", "trade", "baraka").does("jared", "give", "sledge")
    s.does("baraka", answer).heard(Traded, who="jared", whom="baraka", agreed=answer == "agree")
    if answer == "agree":
        s.does("baraka", "done")
    assert s.carried("jared") == carried
    assert s.carried("baraka") == (["sledge"] if not carried else [])


@pytest.mark.rule("Z-162", "Z-163")
def test_what_is_got_can_be_held_in_the_same_action() -> None:
    s = turn(where={"jared": "a1", "cole": "a1"}, cards={"jared": ["smg"], "cole": ["sledge"]})
    s.does("jared", "trade", "cole").does("jared", "get", "sledge")
    assert not s.is_offered("jared", "give", "sledge", "place-pack")
    s.does("jared", "hold", "sledge", "hand-left").does("jared", "done")
    assert s.zone("hand-left-survivor-jared") == ["item-sledge"]
    assert s.zone("place-pack-survivor-jared") == ["item-smg"]


@pytest.mark.rule("Z-164")
def test_a_remote_control_is_traded_without_any_card() -> None:
    s = turn(where={"jared": "a1", "cole": "a1"}, cards={"jared": [], "cole": []})
    assert s.denied("jared", "trade", "cole") == "Z-163"
    s.put("objective-green", "place-remotes-survivor-jared")
    s.does("jared", "trade", "cole").does("jared", "give", "objective-green")
    assert s.zone("place-remotes-survivor-cole") == ["objective-green"]


@pytest.mark.rule("Z-162", "Z-168")
def test_an_attached_card_changes_weapons_in_one_action() -> None:
    s = turn(cards={"jared": ["prototype-lmg", "energy-cell", "prototype-sniper-rifle"]})
    s.does("jared", "arrange").does("jared", "detach", "energy-cell")
    s.does("jared", "attach", "energy-cell", "hand-right").does("jared", "done")
    assert s.zone("hand-right-survivor-jared") == [
        "item-prototype-sniper-rifle",
        "item-energy-cell",
    ]
    assert s.state.actions == 2


@pytest.mark.rule("Z-162", "Z-174")
def test_weapons_change_hands_in_one_action() -> None:
    s = turn(cards={"jared": ["smg", "sledge"]}).does("jared", "arrange")
    s.does("jared", "stow", "smg").does("jared", "stow", "sledge")
    s.does("jared", "hold", "sledge", "hand-left").does("jared", "hold", "smg", "hand-right")
    assert not [one for one in s.offered("jared") if one.startswith(("stow", "hold"))]


@pytest.mark.rule("Z-539")
def test_a_ration_is_worth_a_point() -> None:
    s = turn(cards={"jared": ["mre"]}).does("jared", "eat")
    assert (s.person("jared").xp, s.state.actions, s.carried("jared")) == (1, 3, [])


# Machines


@pytest.mark.rule("Z-185", "Z-186", "Z-187", "Z-209", "Z-498", "Z-549")
@pytest.mark.parametrize(
    ("skills", "machine", "cell", "may"),
    [
        (["remote-bot"], "bot", "c1", True),
        (["remote-gun"], "bot", "c1", False),
        (["remote-all"], "gun", "c1", True),
        ([], "bot", "a1", False),
        ([], "gun", "a1", True),
        ([], "gun", "c1", False),
    ],
)
def test_who_controls_a_machine(skills: list[str], machine: str, cell: str, may: bool) -> None:
    s = turn(drawing="c:c:c", skills={"jared": skills}, xenos={"b1": "1 worker"}, **{machine: cell})
    assert bool(s.offered("jared", "machine-shoot")) is may


@pytest.mark.rule("Z-005", "Z-185", "Z-528")
def test_a_remote_control_is_a_token() -> None:
    s = turn(bot="c1").put("objective-green", "place-remotes-survivor-jared")
    s.does("jared", "drive", "b1")
    assert s.state.machines["machine-bot"] == "zone-b1"
    assert s.state.woken == ("machine-bot",)


@pytest.mark.rule("Z-188", "Z-189", "Z-192", "Z-544", "Z-208")
def test_a_machine_shoots_for_its_controller() -> None:
    s = turn(drawing="o:o:o", gun="a1", xenos={"c1": "3 workers"}, skills={"jared": ["die-combat"]})
    s.dice(combat=[6, 6, 1, 1]).does("jared", "machine-shoot", "gun", "c1").does("jared", "spread")
    assert s.horde("c1") == "1 worker"
    assert s.person("jared").xp == 2
    assert s.state.noise == {}


@pytest.mark.rule("Z-206")
def test_xenos_around_the_bot_cost_its_controller_actions() -> None:
    s = turn(bot="c1", skills={"jared": ["remote-bot"]}, xenos={"c1": "2 workers"})
    assert s.does("jared", "drive", "b1").state.actions == 0


@pytest.mark.rule("Z-547", "Z-421")
def test_free_machine_actions_pay_for_machines() -> None:
    s = turn(bot="c1", skills={"jared": ["remote-bot", "free-machine"]}).does(
        "jared", "drive", "b1"
    )
    assert (s.state.actions, s.state.free) == (3, ())


# Experience


def blow(xp: int, faces: tuple[int, ...] = (6, 1, 1), **more: Any) -> InvaderScenario:
    """Jared kills a worker, or more."""
    s = turn(cards={"jared": ["sledge"]}, xenos={"a1": "3 workers"}, xp={"jared": xp}, **more)
    return s.dice(combat=faces).does("jared", "strike").does("jared", "spread")


@pytest.mark.rule("Z-101", "Z-102", "Z-417", "Z-419")
def test_yellow_brings_an_action_at_once() -> None:
    s = blow(6)
    s.heard(Rose, who="jared", level="yellow", skill="action")
    assert s.person("jared").level == 1
    assert s.state.actions == 3


@pytest.mark.rule("Z-103", "Z-104", "Z-105")
@pytest.mark.parametrize(
    ("xp", "skills"),
    [(18, {"damage-melee", "tough"}), (42, {"die-melee", "super-strength", "is-that-all"})],
)
def test_orange_and_red_let_one_choose(xp: int, skills: set[str]) -> None:
    s = blow(xp)
    assert {one.removeprefix("learn:skill-") for one in s.offered("jared")} == skills
    chosen = min(skills)
    s.does("jared", "learn", chosen)
    assert f"skill-{chosen}" in s.person("jared").skills


@pytest.mark.rule("Z-106")
def test_experience_stops_at_red() -> None:
    s = blow(43)
    assert s.person("jared").xp == 43
    s.unheard(Experienced)


@pytest.mark.rule("Z-106")
def test_only_what_leads_to_red_is_told() -> None:
    s = blow(42, (6, 6, 1))
    s.heard(Experienced, who="jared", points=1, total=43)


@pytest.mark.rule("Z-320", "Z-321", "Z-590")
def test_ultrared_begins_anew() -> None:
    s = blow(42, options={"ultrared": True}).does("jared", "learn", "die-melee")
    assert (s.person("jared").xp, s.person("jared").level) == (0, 3)
