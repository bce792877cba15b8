"""Corners of the rules: what only shows when two of them meet."""

from typing import Any

import pytest

from hullbreach.games.invader.box import At
from hullbreach.games.invader.rules.events import (
    Hurt,
    Killed,
    MoldGrew,
    Moved,
    Repaired,
    Rolled,
    Spawned,
    Unhurt,
)
from hullbreach.games.invader.suite.scenario import InvaderScenario

HIT, MISS = 6, 1


def turn(drawing: str = "r=r=r", **more: Any) -> InvaderScenario:
    """A survivor acts, by default Jared in a1; nobody has a skill that is not named."""
    where = more.pop("where", {"jared": "a1"})
    skills = dict.fromkeys(where, ()) | more.pop("skills", {})
    return InvaderScenario(drawn=drawing, where=where, skills=skills, **more)


def nest(*cards: str, spawns: str = "a1", **more: Any) -> InvaderScenario:
    """Spawn zones and these Xeno cards on top of the deck; Jared hides where nobody comes."""
    row = {"spawns": tuple(At(cell=cell, colour="red") for cell in spawns.split())}
    position = {"where": {"jared": "f1"}, "unseen": ["jared"]} | more
    s = turn("r=r=r=r=r|r", row=row, **position)
    return s.top("xeno-deck", *(f"xenocard-{card}" for card in cards))


def spawned(s: InvaderScenario) -> InvaderScenario:
    """The Xenos' phase is played to its end."""
    s.xenos_phase()
    if s.state.stage == "xenos" and not s.over:
        s.until(lambda s: s.state.stage != "xenos" or s.over, "first")
    return s


# Cards


@pytest.mark.rule("Z-163", "Z-166")
def test_who_has_nothing_can_still_ask_for_something() -> None:
    s = turn(where={"jared": "a1", "cole": "a1"}, cards={"jared": [], "cole": ["sledge"]})
    s.does("jared", "trade", "cole").does("jared", "get", "sledge", "hand-left")
    assert s.does("jared", "done").carried("jared") == ["sledge"]


@pytest.mark.rule("Z-163")
def test_two_who_have_nothing_do_not_trade() -> None:
    s = turn(where={"jared": "a1", "cole": "a1"}, cards={"jared": [], "cole": []})
    assert s.denied("jared", "trade", "cole") == "Z-163"


# Machines


@pytest.mark.rule("Z-549", "Z-185")
def test_the_remote_control_of_the_gun_is_none_for_the_bot() -> None:
    s = turn("c:c", bot="a1", gun="b1", skills={"jared": ["remote-gun"]}, xenos={"a1": "1 worker"})
    assert s.offered("jared", "drive") == []
    assert s.offered("jared", "machine-strike") == []
    assert s.offered("jared", "machine-shoot") == ["machine-shoot:machine-gun:zone-a1"]


# Attacks


@pytest.mark.rule("Z-624", "Z-268")
def test_a_free_move_pays_for_no_pair() -> None:
    s = turn(
        skills={"jared": ["free-move"]},
        cards={"jared": ["cattle-prod", "cattle-prod"]},
        xenos={"a1": "1 worker"},
        actions=0,
    )
    assert s.offered("jared", "strike-pair") == []
    assert s.offered("jared", "strike") == []


@pytest.mark.rule("Z-308")
def test_fire_tells_of_those_who_were_there() -> None:
    s = turn(cards={"jared": ["flamethrower", "canister"]}, xenos={"b1": "2 hunters"})
    s.does("jared", "shoot", "flamethrower", "b1")
    s.heard(Killed, xeno="hunter", count=2)
    s.unheard(Killed, xeno="tank")
    assert s.person("jared").xp == 2


# Spawning


@pytest.mark.rule("Z-564")
def test_nobody_is_told_to_have_come_where_nobody_came() -> None:
    spawned(nest("13")).unheard(Spawned)


@pytest.mark.rule("Z-387", "Z-389", "Z-241")
def test_m7_a_nest_that_is_awake_does_not_wake_twice() -> None:
    s = InvaderScenario("m7")
    g = s.edit()
    g.rules.wake_spawn(g, "purple", "Z-387")
    g.rules.wake_spawn(g, "purple", "Z-387")
    assert sorted(s.state.awake) == ["zone-a2", "zone-a5", "zone-g2", "zone-i5"]


# Ultrared


@pytest.mark.rule("Z-322", "Z-323", "Z-324", "Z-325", "Z-326", "Z-328", "Z-320", "Z-321", "Z-593")
def test_the_laps_of_baraka() -> None:
    s = turn(where={"baraka": "a1"}, options={"ultrared": True}, actions=9)

    def reaches(points: int, chosen: str = "") -> set[str]:
        """Baraka gets the last point for a level; the skills to choose from, or the one that came alone."""
        s.edit()
        s.person("baraka").xp = points - 1
        s.put("item-mre", "place-pack-survivor-baraka")
        before = len(s.person("baraka").skills)
        s.does("baraka", "eat")
        found = {one.removeprefix("learn:skill-") for one in s.offered("baraka", "learn")}
        if chosen:
            s.does("baraka", "learn", chosen)
        new = s.person("baraka").skills[before:]
        return found or {one.removeprefix("skill-") for one in new}

    assert reaches(7) == {"action"}
    assert reaches(19, "remote-gun") == {"remote-gun", "die-combat"}
    assert reaches(43, "die-combat") == {"die-combat", "remote-bot", "sniper"}
    assert (s.person("baraka").xp, s.person("baraka").level) == (0, 3)
    assert reaches(7) == set()
    assert reaches(19) == {"die-combat"}
    assert reaches(43, "remote-bot") == {"remote-bot", "sniper"}
    assert reaches(19) == set()
    assert reaches(43) == {"sniper"}
    assert reaches(7) == set()
    assert len(reaches(19, "slippery")) == len(s.edit().box.skills) - 2
    assert len(reaches(43, "tough")) == len(s.edit().box.skills) - 2


@pytest.mark.rule("Z-106", "Z-104")
def test_without_ultrared_the_marker_stays_at_red() -> None:
    s = turn(cards={"jared": ["mre", "mre"]}, xp={"jared": 42}, skills={"jared": ["action"]})
    s.does("jared", "eat").does("jared", "learn", "die-melee").does("jared", "eat")
    assert (s.person("jared").xp, s.person("jared").level) == (43, 3)


# Who decides


@pytest.mark.rule("Z-216", "Z-290")
@pytest.mark.parametrize(("victims", "seat"), [(("jared", "cole"), 1), (("jared", "baraka"), 0)])
def test_who_is_attacked_shares_the_attacks_out(victims: tuple[str, str], seat: int) -> None:
    s = turn(seats=2, where=dict.fromkeys(victims, "a1"), xenos={"a1": "2 workers"}).xenos_act()
    assert [ask.seat for ask in s.table.asks()] == [seat]


@pytest.mark.rule("Z-216")
def test_one_attack_is_not_all_of_several() -> None:
    s = turn(where={"jared": "a1", "cole": "a1"}, xenos={"a1": "1 worker"}).xenos_act()
    assert s.offered("jared") == ["suffer:survivor-jared", "suffer:survivor-cole"]


@pytest.mark.rule("Z-475", "Z-476")
def test_each_player_calls_the_own_tacticians() -> None:
    s = turn(
        seats=3,
        where={"baraka": "a1", "jared": "a1", "magnus": "a1", "cole": "b1"},
        skills={"jared": ["tactician"], "magnus": ["tactician"]},
    )
    s.does("baraka", "stop")
    assert s.offered("jared") == ["begin:survivor-jared", "pass"]
    assert s.passes("jared").offered("magnus") == ["begin:survivor-magnus", "pass"]


@pytest.mark.rule("Z-393")
def test_m8_the_lock_is_forced_once() -> None:
    s = InvaderScenario("m8", where={"mitsuki": "a9"}, bot="g5", acting="mitsuki")
    assert s.does("mitsuki", "force-lock").state.barred == ()
    assert s.denied("mitsuki", "force-lock") == "Z-393"


@pytest.mark.rule("Z-411", "Z-415")
def test_m10_a_figure_of_each_kind_is_kept() -> None:
    xenos = {"c2": "1 worker, 2 hunters"}
    s = InvaderScenario("m10", where={"jared": "c2"}, cards={"jared": ["sledge"]}, xenos=xenos)
    s.dice(combat=[HIT, HIT, HIT]).does("jared", "strike", "sledge").does("jared", "spread")
    s.does("jared", "hit", "worker")
    assert s.zone("gone") == ["xeno-worker", "xeno-hunter"]
    assert s.state.stock == (34, 14, 13, 1)
    assert s.person("jared").xp == 3 + 2 * 5


# Refusals and choices


@pytest.mark.rule("Z-313", "Z-317", "Z-148", "Z-145")
def test_why_nothing_is_found() -> None:
    assert turn().denied("jared", "take-oxygen") == "Z-313"
    s = turn("x=r", where={"cole": "a1"})
    for _ in range(6):
        s.put("item-oxygen-tank", "gone")
    assert s.denied("cole", "take-oxygen") == "Z-317"
    s.edit().move_all("equipment", "gone")
    assert s.denied("cole", "search") == "Z-148"


@pytest.mark.rule("Z-639", "Z-455")
@pytest.mark.parametrize(("answer", "dice"), [("more-dice", 10), ("fewer-dice", 4)])
def test_full_auto_with_a_pair_is_a_choice_of_both(answer: str, dice: int) -> None:
    s = turn(
        "c:c",
        where={"jared": "a1", "cole": "b1"},
        skills={"jared": ["full-auto"]},
        cards={"jared": ["smg", "smg"]},
        xenos={"b1": "5 workers"},
    )
    s.dice(combat=[HIT] * dice).does("jared", "shoot-pair", "smg", "b1").does("jared", answer)
    assert len(s.does("jared", "spread").heard(Rolled).faces) == dice


@pytest.mark.rule("Z-216", "Z-195", "Z-290", "Z-295")
def test_a_machine_that_got_no_blow_stands() -> None:
    place = {"where": {"jared": "a1", "cole": "b1"}, "bot": "b1", "woken": ["bot"]}
    s = turn("r=r", **place, xenos={"b1": "1 worker"}).xenos_act().does("cole", "suffer", "cole")
    assert s.state.machines == {"machine-bot": "zone-b1"}
    s = turn("c:c", **place, cards={"jared": ["heavy-cutter", "smg"]}, xenos={"b1": "1 worker"})
    s.dice(combat=[HIT, MISS]).does("jared", "shoot", "smg", "b1").does("jared", "spread")
    assert s.does("jared", "suffer", "cole").state.machines == {"machine-bot": "zone-b1"}
    assert s.person("cole").armor == 1


@pytest.mark.rule("Z-439", "Z-304", "Z-444")
def test_fire_is_a_shot_in_a_row() -> None:
    s = turn(
        skills={"jared": ["escalation-ranged", "camouflage"]},
        unseen=["jared"],
        cards={"jared": ["flamethrower", "canister", "smg"]},
        xenos={"a1": "5 tanks"},
    )
    assert not s.does("jared", "shoot", "flamethrower", "b1").person("jared").unseen
    s.dice(combat=[MISS] * 3).does("jared", "shoot", "smg", "a1").does("jared", "spread")
    assert len(s.heard(Rolled).faces) == 3


# Moves


@pytest.mark.rule("Z-429", "Z-641")
@pytest.mark.parametrize(("cell", "ends"), [("a1", {"c1"}), ("c1", {"a1", "e1"}), ("e1", {"c1"})])
def test_a_zero_g_run_leads_either_way(cell: str, ends: set[str]) -> None:
    s = turn("c:c:c:c:c", where={"jared": cell}, skills={"jared": ["zero-g-run"]})
    assert {one.rpartition("-")[2] for one in s.offered("jared", "zero-g-run")} == ends


@pytest.mark.rule("Z-467", "Z-427")
@pytest.mark.parametrize(
    ("skills", "verb", "zones"),
    [([], "move", 1), (["zone-per-move"], "move", 2), (["sprint"], "sprint", 3)],
)
def test_how_far_one_move_leads(skills: list[str], verb: str, zones: int) -> None:
    s = turn("c:c:c:c:c:c", skills={"jared": skills}).does("jared", verb, "b1")
    for cell in "cdef"[: zones - 1]:
        s.does("jared", "move", f"{cell}1")
    s.asked("jared", "invader-turn")
    assert (s.where("jared"), s.state.actions) == (f"{'abcdef'[zones]}1", 2)


@pytest.mark.rule("Z-467")
def test_a_sprint_may_end_after_two_zones_and_not_before() -> None:
    s = turn("c:c:c:c", skills={"jared": ["sprint"]}).does("jared", "sprint", "b1")
    assert not s.is_offered("jared", "stay")
    assert s.does("jared", "move", "c1").does("jared", "stay").where("jared") == "c1"


# Learning


@pytest.mark.rule("Z-417", "Z-419")
@pytest.mark.parametrize(
    ("who", "points", "skill", "actions", "free"),
    [
        ("magnus", 7, "", 4, ()),
        ("magnus", 19, "free-ranged", 3, ("ranged",)),
        ("magnus", 19, "die-ranged", 3, ()),
        ("cole", 43, "free-combat", 3, ("combat",)),
    ],
)
def test_what_a_new_skill_brings_at_once(
    who: str, points: int, skill: str, actions: int, free: tuple[str, ...]
) -> None:
    s = turn(where={who: "a1"}, cards={who: ["mre"]}, xp={who: points - 1}).does(who, "eat")
    if skill:
        s.does(who, "learn", skill)
    assert (s.state.actions, s.state.free) == (actions, free)


# Mold and damage


@pytest.mark.rule("Z-122", "Z-126")
def test_where_mold_is_active_nothing_grows() -> None:
    s = turn(where={"jared": "a1"}, mold=["b1"], xenos={"c1": "1 spoiler"}).xenos_act()
    assert s.horde("b1") == "1 spoiler"
    s.unheard(MoldGrew)


@pytest.mark.rule("Z-479", "Z-494")
def test_who_feels_nothing_is_not_hurt() -> None:
    s = turn(skills={"jared": ["tough"]}, xenos={"a1": "1 worker"}).xenos_act()
    s.heard(Unhurt, who="jared")
    s.unheard(Hurt)


@pytest.mark.rule("Z-616", "Z-393")
def test_m8_who_forces_the_lock() -> None:
    far = InvaderScenario("m8", where={"jared": "a9"}, bot="g5")
    assert far.denied("jared", "force-lock") == "Z-616"
    beside = InvaderScenario("m8", where={"jared": "g5"}, bot="g5")
    assert beside.is_offered("jared", "force-lock")
    elsewhere = InvaderScenario("m8", where={"jared": "g4"}, bot="g4")
    assert elsewhere.denied("jared", "force-lock") == "Z-393"


# Reactions, and groups that divide


@pytest.mark.rule("Z-453", "Z-452")
def test_reflexes_leave_those_alone_who_were_there() -> None:
    s = turn(
        "c:c:c:c:c",
        skills={"jared": ["reflexes"]},
        cards={"jared": ["lmg"]},
        xenos={"c1": "1 worker"},
        row={"spawns": (At(cell="d1", colour="red"),)},
    ).top("xeno-deck", "xenocard-01")
    s.xenos_phase()
    assert s.horde("b1") == "1 worker"
    assert s.offered("jared") == ["shoot:item-lmg:zone-d1", "pass"]


@pytest.mark.rule("Z-452", "Z-306")
def test_reflexes_do_not_burn_where_nobody_is_left() -> None:
    s = turn(
        "r=r|r",
        where={"baraka": "a1", "jared": "a1"},
        skills={"baraka": ["reflexes"], "jared": ["reflexes"]},
        cards={"baraka": ["flamethrower", "canister"], "jared": ["flamethrower", "canister"]},
        row={"spawns": (At(cell="b1", colour="red"),)},
    ).top("xeno-deck", "xenocard-01")
    s.xenos_phase().does("baraka", "shoot", "flamethrower", "b1")
    assert s.state.round == 2


@pytest.mark.rule("Z-234")
def test_many_of_a_kind_are_sent_at_once() -> None:
    ring = "c:c:c\n- _ -\nc|r|c\n- _ -\nc:c:c"
    s = turn(ring, xenos={"c3": "3 workers, 1 tank"}).xenos_act()
    found = {one.rpartition(":")[0] for one in s.offered("jared")}
    assert found == {"send:xeno-worker", "send:xeno-tank", "send-all:xeno-worker"}
    s.does("jared", "send-all", "worker")
    assert sorted((s.horde("b3"), s.horde("c2"))) == ["1 worker, 1 tank", "2 worker"]


@pytest.mark.rule("Z-447", "Z-428")
def test_nobody_is_repaired_who_is_whole() -> None:
    s = turn(skills={"jared": ["medic", "auto-repair"]})
    s.end_phase().begin().unheard(Repaired)


# Missions


@pytest.mark.rule("Z-368")
def test_m3_elsewhere_xenos_may_go() -> None:
    s = InvaderScenario("m3", where={"jared": "b2"}, xenos={"f9": "1 worker"}).xenos_act()
    assert s.does("jared", "extra", "f8").horde("f8") == "1 worker"
    assert s.ending == ""


@pytest.mark.rule("Z-361", "Z-435")
def test_m2_xenos_that_are_taunted_beside_the_child_act_there() -> None:
    s = InvaderScenario(
        "m2", where={"jared": "e2"}, skills={"jared": ["taunt"]}, xenos={"f2": "1 worker"}
    )
    s.does("jared", "open", "way-e2-f2")
    assert s.does("jared", "taunt", "f2").ending == "child"


@pytest.mark.rule("Z-361", "Z-250")
def test_m2_only_kinds_that_act_find_the_child() -> None:
    s = InvaderScenario("m2", where={"jared": "b9"}, xenos={"f2": "1 worker"})
    assert s.xenos_act("tank").ending == ""
    assert s.xenos_act("worker").ending == "child"


@pytest.mark.rule("Z-387", "Z-388")
@pytest.mark.parametrize(
    ("colour", "zone"), [("purple", "zone-g2"), ("green", "zone-d8"), ("red", "")]
)
def test_m7_an_objective_wakes_the_nest_of_its_colour(colour: str, zone: str) -> None:
    s = InvaderScenario("m7", where={"jared": "c2"})
    g = s.edit()
    g.move_all("objective-at-zone-c2", "gone")
    token = f"objective-{colour}"
    home = next(one for one, tokens in g.state.zones.items() if token in tokens)
    g.put(token, home, "objective-at-zone-c2")
    before = {*s.state.awake}
    s.does("jared", "take", "c2")
    assert {*s.state.awake} - before == ({zone} if zone else set())


@pytest.mark.rule("Z-392")
def test_m8_nobody_is_asked_to_leave() -> None:
    s = InvaderScenario("m8", where={"jared": "h5", "baraka": "h5"})
    s.does("jared", "stop")
    assert s.offered("jared", "leave") == []
    assert s.person("jared").acted


@pytest.mark.rule("Z-394", "Z-197")
@pytest.mark.parametrize(
    ("machine", "forced", "ending"),
    [("bot", False, "locked"), ("bot", True, ""), ("gun", False, "")],
)
def test_m8_which_machine_is_missed(machine: str, forced: bool, ending: str) -> None:
    s = InvaderScenario(
        "m8",
        where={"jared": "a9"},
        xenos={"b9": "1 worker"},
        bot="b9",
        gun="b9",
        woken=[machine],
        barred=() if forced else ("way-f5-h5",),
    )
    assert s.xenos_act().ending == ending
    assert f"machine-{machine}" not in s.state.machines


# All sides of a zone


@pytest.mark.rule("Z-128", "Z-129")
@pytest.mark.parametrize("doors", ["closed", "torn"])
def test_mold_takes_the_doors_of_all_sides(doors: str) -> None:
    square = "r=r=r\n_ H _\nr=r=r\n_ H _\nr=r=r"
    sides: Any = {doors: ["b1-b2", "a2-b2", "b2-c2", "b2-b3"]}
    row = {"spawns": (At(cell="b2", colour="red"),)}
    s = turn(square, where={"jared": "a1"}, row=row, noise={"a1": 9}, **sides)
    spawned(s.top("xeno-deck", "xenocard-19"))
    assert (s.state.closed, s.state.torn, s.state.doors) == ((), (), 1)


@pytest.mark.rule("Z-497", "Z-496")
def test_who_is_of_the_same_player_is_pulled_without_a_question() -> None:
    s = turn(
        "r=r",
        where={"jared": "a1", "cole": "b1"},
        skills={"jared": ["lifesaver"]},
        xenos={"b1": "1 worker"},
    )
    s.does("jared", "rescue", "b1").does("jared", "pull", "cole")
    assert s.where("cole") == "a1"


@pytest.mark.rule("Z-407", "Z-622")
@pytest.mark.parametrize("missing", ["objective", "sample", "tank", "old tank", ""])
def test_m10_everything_is_needed(missing: str) -> None:
    s = InvaderScenario("m10")
    g = s.edit()
    for zone in g.edition.objective_zones:
        if missing != "objective" or zone != g.edition.objective_zones[0]:
            g.move_all(zone, "taken")
    samples = ["mold", "worker", "tank", "hunter", "spoiler"][: 4 if missing == "sample" else 5]
    g.state.marks = {f"sample-{one}": 1 for one in samples}
    for one in g.crew:
        if missing == "tank" and one.id == "survivor-cole":
            g.put("item-oxygen-tank", "place-body-survivor-cole", "place-pack-survivor-cole")
    if missing == "old tank":
        g.state.marks = {**g.state.marks, "old-survivor-cole": 1}
    assert g.rules.won(g) == (not missing)


@pytest.mark.rule("Z-340", "Z-599", "Z-607")
@pytest.mark.parametrize(
    ("id", "cell", "colour"),
    [("m0", "c2", "green"), ("m0", "e3", "purple"), ("m4", "e2", "purple")],
)
def test_what_no_goal_names_is_taken_at_any_time(id: str, cell: str, colour: str) -> None:
    s = InvaderScenario(id, where={"jared": cell}).does("jared", "take", cell)
    assert s.zone("place-remotes-survivor-jared") == [f"objective-{colour}"]


@pytest.mark.rule("Z-413", "Z-415")
def test_m10_mold_is_collected_in_a_spawn_zone_once() -> None:
    s = InvaderScenario("m10", where={"jared": "c2"})
    assert s.denied("jared", "collect-sample") == "Z-413"
    s = InvaderScenario("m10", where={"jared": "f5"}).does("jared", "collect-sample")
    assert s.denied("jared", "collect-sample") == "Z-415"


@pytest.mark.rule("Z-410")
def test_m10_who_throws_something_else_away_keeps_an_old_tank() -> None:
    s = InvaderScenario(
        "m10", where={"jared": "c2"}, cards={"jared": ["oxygen-tank", "mre", "mre"]}
    )
    s.does("jared", "throw").does("jared", "move", "b2")
    assert s.carried("jared") == ["mre"]


# Outdoors


@pytest.mark.rule("Z-319", "Z-114")
def test_outdoors_only_the_tank_has_to_stay() -> None:
    s = turn("o:o", cards={"jared": ["sledge", "oxygen-tank", "searchlight", "mre"]})
    s.does("jared", "throw")
    found = {one.split(":")[1].removeprefix("item-") for one in s.offered("jared", "discard")}
    assert found == {"sledge", "searchlight", "mre"}


@pytest.mark.rule("Z-318", "Z-474", "Z-499")
@pytest.mark.parametrize(("cards", "found"), [([], False), (["oxygen-tank"], True)])
def test_nobody_charges_out_of_an_airlock_without_a_tank(cards: list[str], found: bool) -> None:
    s = turn(
        "r=aAo",
        skills={"jared": ["charge", "bloodlust-melee"]},
        cards={"jared": cards},
        xenos={"c1": "1 worker"},
    )
    assert s.is_offered("jared", "charge", "c1") == found
    assert s.is_offered("jared", "bloodlust", "c1") == found
    assert s.is_offered("jared", "bloodlust", "b1")


@pytest.mark.rule("Z-488")
def test_the_first_player_orders_the_extra_turns_of_several() -> None:
    s = turn(
        "c:c|r",
        seats=2,
        where={"baraka": "a1", "jared": "a1"},
        skills={"baraka": ["xeno-link"], "jared": ["xeno-link"]},
        row={"spawns": (At(cell="c1", colour="red"),)},
    ).top("xeno-deck", "xenocard-51")
    s.xenos_phase()
    assert [ask.seat for ask in s.table.asks()] == [0]
    s.does("baraka", "begin", "jared").does("jared", "stop").does("baraka", "stop")
    assert s.state.round == 2


@pytest.mark.rule("Z-626")
@pytest.mark.parametrize("holder", ["baraka", "magnus", "vivian"])
def test_whoever_has_the_token_of_camouflage_nobody_else_gets_it(holder: str) -> None:
    s = turn(
        "c:c",
        where={"cole": "a1", "jared": "a1", holder: "b1"},
        skills={"jared": ["camouflage"]},
        unseen=[holder],
    )
    s.does("cole", "stop").does("cole", "begin", "jared")
    s.asked("jared", "invader-turn")


@pytest.mark.rule("Z-452", "Z-453")
def test_reflexes_strike_what_comes_into_the_own_zone() -> None:
    s = turn(
        "r|r",
        skills={"jared": ["reflexes"]},
        cards={"jared": ["sledge"]},
        row={"spawns": (At(cell="a1", colour="red"),)},
    ).top("xeno-deck", "xenocard-01")
    s.xenos_phase()
    assert s.offered("jared") == ["strike:item-sledge", "pass"]
    s.dice(combat=[HIT, MISS, MISS]).does("jared", "strike").does("jared", "spread")
    assert (s.horde("a1"), s.state.round) == ("", 2)


@pytest.mark.rule("Z-439", "Z-484")
def test_who_is_led_begins_a_row_of_their_own() -> None:
    s = turn(
        "c:c",
        where={"jared": "a1", "cole": "a1"},
        skills={"jared": ["born-leader"], "cole": ["escalation-ranged"]},
        cards={"jared": ["smg"], "cole": ["smg"]},
        xenos={"b1": "5 tanks"},
    )
    s.dice(combat=[MISS] * 2).does("jared", "shoot", "smg", "b1").does("jared", "spread")
    s.does("jared", "lead", "cole").dice(combat=[MISS] * 3)
    s.does("cole", "shoot", "smg", "b1").does("cole", "spread")
    assert len(s.heard(Rolled).faces) == 2


@pytest.mark.rule("Z-475")
@pytest.mark.parametrize(("first", "waits"), [(1, True), (0, False)])
def test_a_tactician_waits_for_those_who_act_later(first: int, waits: bool) -> None:
    where = {"cole": "a1", "jared": "a1", "baraka": "a1"}
    s = turn(seats=2, where=where, skills={"jared": ["tactician"]}, first=first)
    s.person("baraka").acted = not waits
    s.does("cole", "stop")
    if waits:
        assert s.offered("jared") == ["begin:survivor-jared", "pass"]
    else:
        s.asked("jared", "invader-turn")


@pytest.mark.rule("Z-417", "Z-420")
def test_a_new_free_action_comes_beside_the_others() -> None:
    s = turn(
        where={"magnus": "a1"},
        skills={"magnus": ["free-melee"]},
        cards={"magnus": ["mre"]},
        xp={"magnus": 18},
    )
    s.does("magnus", "eat").does("magnus", "learn", "free-ranged")
    assert s.state.free == ("melee", "ranged")


@pytest.mark.rule("Z-443")
@pytest.mark.parametrize(("answer", "unseen"), [("hide", True), ("pass", False)])
def test_nobody_has_to_hide(answer: str, unseen: bool) -> None:
    s = turn("c:c", where={"cole": "a1", "jared": "a1"}, skills={"jared": ["camouflage"]})
    s.does("cole", "stop").does("jared", answer)
    assert s.person("jared").unseen == unseen


@pytest.mark.rule("Z-201", "Z-205")
def test_who_takes_the_bot_along_is_seen_to_do_so() -> None:
    s = turn(bot="a1").does("jared", "move-with-bot", "b1")
    s.heard(Moved, who="jared", bot=True)
    assert s.state.woken == ("machine-bot",)
    turn(bot="a1").does("jared", "move", "b1").heard(Moved, who="jared", bot=False)


# Several zones in which the players decide


@pytest.mark.rule("Z-213", "Z-216")
def test_in_each_of_three_zones_xenos_attack_once() -> None:
    where = {
        "jared": "a1",
        "cole": "a1",
        "magnus": "c1",
        "vivian": "c1",
        "baraka": "e1",
        "mitsuki": "e1",
    }
    xenos = dict.fromkeys(("a1", "c1", "e1"), "1 worker")
    s = turn("r|r|r|r|r", where=where, xenos=xenos).xenos_act()
    for who in ("baraka", "jared", "magnus"):
        s.does("jared", "suffer", who)
    lost = {one.id.removeprefix("survivor-"): one.most - one.armor for one in s.state.crew}
    assert {who for who, points in lost.items() if points} == {"jared", "magnus", "baraka"}
    assert {*lost.values()} == {0, 1}


@pytest.mark.rule("Z-233", "Z-222", "Z-555")
def test_each_of_three_groups_that_could_go_two_ways_goes_once() -> None:
    hall = "c:c:c\n_ - _\nr|c|r\n_ - _\nc:c:c\n_ - _\nc:c:c"
    where = {
        "jared": "a1",
        "cole": "c1",
        "magnus": "a3",
        "vivian": "c3",
        "baraka": "a4",
        "mitsuki": "c4",
    }
    xenos = dict.fromkeys(("b1", "b3", "b4"), "1 tank")
    s = turn(hall, where=where, xenos=xenos).xenos_act()
    for cell in ("a1", "c3", "a4"):
        s.does("jared", "extra", cell)
    assert [s.horde(cell) for cell in ("a1", "c3", "a4")] == ["1 tank"] * 3
    assert len(s.state.horde) == 3


@pytest.mark.rule("Z-366", "Z-367")
@pytest.mark.parametrize(("crew", "left"), [(2, {"zone-a1": 1}), (1, {})])
def test_m3_the_last_of_the_crew_leaves_silence(crew: int, left: dict[str, int]) -> None:
    s = InvaderScenario("m3", where={"jared": "b2"}, marks={"crew": crew}, noise={"a1": 5, "b2": 2})
    assert s.end_phase().begin().state.noise == left


@pytest.mark.rule("Z-380", "Z-135", "Z-610")
@pytest.mark.parametrize(("mold", "dry"), [("e9", ("zone-e9",)), ("f9", ())])
def test_m6_only_the_mold_of_a_nest_burns_away(mold: str, dry: tuple[str, ...]) -> None:
    s = InvaderScenario(
        "m6",
        where={"jared": "d9" if mold == "e9" else "e9"},
        cards={"jared": ["flamethrower", "canister"]},
        mold=[mold],
        dry=[],
    )
    s.does("jared", "shoot", "flamethrower", mold)
    assert (s.state.mold, s.state.dry) == ((), dry)


@pytest.mark.rule("Z-135", "Z-304")
@pytest.mark.parametrize("before", [{}, {"dry": ["b1"]}, {"mold": ["b1"]}])
def test_fire_dries_mold_and_brings_none(before: dict[str, Any]) -> None:
    s = turn(cards={"jared": ["flamethrower", "canister"]}, **before)
    s.does("jared", "shoot", "flamethrower", "b1")
    assert (s.state.mold, s.state.dry) == ((), ("zone-b1",) if before else ())


@pytest.mark.rule("Z-261", "Z-260")
def test_the_players_say_where_the_abomination_comes_out_of_mold() -> None:
    s = nest("24", mold=["b1", "d1"], xenos={"e1": "35 workers"}, noise={"e1": 9})
    s.xenos_phase()
    assert s.offered("jared") == ["fill:zone-b1", "fill:zone-d1"]
    assert s.does("jared", "fill", "d1").horde("d1") == "1 spoiler"
    assert s.horde("b1") == ""


@pytest.mark.rule("Z-338", "Z-401")
def test_m9_only_scientists_leave_without_being_asked() -> None:
    s = InvaderScenario("m9", where={"jared": "a2"})
    for one in s.edit().crew:
        one.acted = one.id != "survivor-jared"
    s.does("jared", "stop").does("jared", "stay").passes("jared")
    assert s.where("jared") == "a2"
    assert not s.person("jared").out


@pytest.mark.rule("Z-384", "Z-389")
def test_m7_a_nest_that_burns_leaves_the_others_awake() -> None:
    s = InvaderScenario("m7", where={"jared": "b2"}, cards={"jared": ["flamethrower", "canister"]})
    s.does("jared", "shoot", "flamethrower", "a2")
    assert s.state.awake == ("zone-i5", "zone-a5")


@pytest.mark.rule("Z-114", "Z-162")
def test_who_throws_a_card_away_does_not_reorganise() -> None:
    s = turn(cards={"jared": ["sledge", "mre"]})
    s.does("jared", "throw").does("jared", "discard", "mre")
    s.asked("jared", "invader-turn")
    assert (s.carried("jared"), s.state.actions) == (["sledge"], 3)


@pytest.mark.rule("Z-484", "Z-417")
@pytest.mark.parametrize("leader", ["baraka", "jared"])
def test_to_lead_somebody_teaches_nothing_anew(leader: str) -> None:
    s = turn(
        where={leader: "a1", "cole": "a1"},
        skills={leader: ["born-leader", "action", "free-melee"]},
    )
    s.does(leader, "lead", "cole").does("cole", "noise")
    assert (s.state.actions, s.state.free) == (4, ("melee",))


@pytest.mark.rule("Z-318", "Z-467")
@pytest.mark.parametrize(("cards", "found"), [([], False), (["oxygen-tank"], True)])
def test_nobody_sprints_out_of_an_airlock_without_a_tank(cards: list[str], found: bool) -> None:
    s = turn("aAo:o", skills={"jared": ["sprint"]}, cards={"jared": cards})
    assert s.is_offered("jared", "sprint", "b1") == found


@pytest.mark.rule("Z-159", "Z-161", "Z-001")
@pytest.mark.parametrize(("id", "doors"), [("m0", 5), ("m2", 3), ("m7", 5)])
def test_doors_of_the_map_are_missing_in_the_supply(id: str, doors: int) -> None:
    assert InvaderScenario(id).state.doors == doors
