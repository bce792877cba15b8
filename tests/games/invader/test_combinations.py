"""Skills together: what two of them make of one action, and what machines leave of them."""

from typing import Any

import pytest

from hullbreach.games.invader.box import At
from hullbreach.games.invader.rules.events import Rolled
from hullbreach.games.invader.suite.scenario import InvaderScenario
from hullbreach.kernel import Option
from hullbreach.kernel.table import OpenAsk

HIT, MISS = 6, 1


def skilled(*skills: str, drawn: str = "r=r=r", **more: Any) -> InvaderScenario:
    """Jared acts in a1 with these skills and no other."""
    known = {"jared": skills, **more.pop("skills", {})}
    return InvaderScenario(**{"drawn": drawn, "where": {"jared": "a1"}, "skills": known} | more)


def attacks(s: InvaderScenario, faces: list[int], *words: str, focus: str = "") -> InvaderScenario:
    s.dice(combat=faces).does("jared", *words)
    return s.does("jared", "focus", focus) if focus else s.does("jared", "spread")


def calm(ask: OpenAsk) -> Option:
    """Who is asked more changes nothing, if that is possible."""
    return next((one for one in ask.options if one.verb in ("done", "stay")), ask.options[0])


def dice(s: InvaderScenario) -> int:
    return len(s.heard(Rolled).faces)


# Attacks


@pytest.mark.rule("Z-298", "Z-460", "Z-461")
def test_a_reaper_takes_another_tank_along_with_the_one_that_was_named() -> None:
    s = skilled("reaper-melee", cards={"jared": ["sledge"]}, xenos={"a1": "2 tanks"})
    attacks(s, [HIT, HIT, MISS], "strike", focus="tank")
    assert (s.horde("a1"), s.person("jared").xp) == ("", 2)


@pytest.mark.rule("Z-460")
def test_two_reapers_are_one() -> None:
    known = ("reaper-melee", "reaper-combat")
    s = skilled(*known, cards={"jared": ["sledge"]}, xenos={"a1": "5 workers"})
    assert attacks(s, [HIT, MISS, MISS], "strike").horde("a1") == "3 worker"


@pytest.mark.rule("Z-432", "Z-424", "Z-639")
def test_a_barbarian_with_a_pair_and_a_die_more_for_each() -> None:
    pair = {"jared": ["cattle-prod"] * 2}
    s = skilled("barbarian", "die-melee", cards=pair, xenos={"a1": "4 workers"})
    assert dice(attacks(s, [MISS] * 10, "strike-pair")) == 10


@pytest.mark.rule("Z-437", "Z-424")
@pytest.mark.parametrize(("more", "killed"), [((), False), (("die-melee",), True)])
def test_a_die_more_is_enough_to_concentrate(more: tuple[str, ...], killed: bool) -> None:
    cutter = {"jared": ["heavy-cutter"]}
    s = skilled("concentration", *more, cards=cutter, xenos={"a1": "1 spoiler"}, mold=["a1"])
    attacks(s, [HIT, *([MISS] * len(more))], "strike", focus="spoiler")
    assert (s.horde("a1") == "") is killed


@pytest.mark.rule("Z-439", "Z-440")
def test_two_escalations_add_up_and_each_counts_its_own_row() -> None:
    known = ("escalation-combat", "escalation-melee")
    arms = {"jared": ["sledge", "smg"]}
    s = skilled(*known, cards=arms, xenos={"a1": "9 workers"}, actions=4)
    rows = [dice(attacks(s, [MISS] * number, "strike")) for number in (3, 5)]
    rows.append(dice(attacks(s, [MISS] * 4, "shoot", "smg", "a1")))
    rows.append(dice(attacks(s, [MISS] * 6, "strike")))
    assert rows == [3, 5, 4, 6]


@pytest.mark.rule("Z-423", "Z-489")
def test_a_five_that_counts_as_six_brings_no_die() -> None:
    known = ("roll-six-melee", "roll-melee")
    s = skilled(*known, cards={"jared": ["sledge"]}, xenos={"a1": "9 workers"})
    assert attacks(s, [5, 5, 5], "strike").horde("a1") == "6 worker"


@pytest.mark.rule("Z-441", "Z-172", "Z-442")
def test_luck_and_each_energy_cell_are_a_roll_each() -> None:
    charged = {"jared": ["cattle-prod", "energy-cell", "energy-cell"]}
    s = skilled("lucky", cards=charged, xenos={"a1": "9 workers"})
    attacks(s, [MISS] * 6 + [HIT, HIT], "strike")
    for _ in range(3):
        s.does("jared", "reroll")
    assert s.horde("a1") == "7 worker"


@pytest.mark.rule("Z-439", "Z-482")
@pytest.mark.parametrize(("then", "expected"), [(("move", "b1"), 3), (("stay",), 4)])
def test_only_who_runs_after_a_hit_breaks_the_row(then: tuple[str, ...], expected: int) -> None:
    known, crowd = ("hit-and-run", "escalation-melee"), {"a1": "5 workers", "b1": "9 workers"}
    s = skilled(*known, cards={"jared": ["sledge"]}, xenos=crowd)
    attacks(s, [HIT, MISS, MISS], "strike").does("jared", *then)
    assert dice(attacks(s, [MISS] * expected, "strike")) == expected


@pytest.mark.rule("Z-439", "Z-440")
@pytest.mark.parametrize(
    "other",
    [
        ("move", "b1"),
        ("move-with-bot", "b1"),
        ("drive", "b1"),
        ("sprint", "b1"),
        ("zero-g-run", "c1"),
        ("bloodlust", "b1"),
        ("charge", "c1"),
        ("search",),
        ("arrange",),
        ("trade", "cole"),
        ("noise",),
    ],
)
def test_any_other_action_breaks_a_row_of_attacks(other: tuple[str, ...]) -> None:
    skills = ("sprint", "zero-g-run", "bloodlust-melee", "charge", "remote-bot", "point-blank")
    s = skilled(
        "escalation-ranged",
        *skills,
        drawn="s=c:c",
        where={"jared": "a1", "cole": "a1"},
        cards={"jared": ["lmg"]},
        bot="a1",
        xenos={"c1": "9 workers"},
    )
    s.top("equipment", "mre")
    attacks(s, [MISS] * 5, "shoot", "lmg", "c1").does("jared", *other)
    s.until("invader-turn", calm)
    assert dice(attacks(s, [MISS] * 5, "shoot", "lmg", "c1")) == 5


@pytest.mark.rule("Z-466", "Z-451")
@pytest.mark.parametrize(
    ("skill", "card", "offered"),
    [("ambidextrous", "lmg", True), ("swordmaster", "lmg", False), ("swordmaster", "sledge", True)],
)
def test_what_is_a_pair_for_a_dual_expert(skill: str, card: str, offered: bool) -> None:
    crowd = {"a1": "1 worker", "b1": "1 worker"}
    s = skilled("dual-expert", skill, cards={"jared": [card] * 2}, xenos=crowd, actions=0)
    pairs = [*s.offered("jared", "strike-pair"), *s.offered("jared", "shoot-pair")]
    assert bool(pairs) is offered


@pytest.mark.rule("Z-269", "Z-277", "Z-278")
@pytest.mark.parametrize(("card", "zones"), [("smg", ["a1", "b1"]), ("assault-shotgun", ["b1"])])
def test_a_pair_reaches_as_far_as_one_of_its_weapons(card: str, zones: list[str]) -> None:
    crowd = dict.fromkeys(("a1", "b1", "c1"), "1 worker")
    s = skilled(drawn="c:c:c", cards={"jared": [card] * 2}, xenos=crowd)
    assert sorted(one[-2:] for one in s.offered("jared", "shoot-pair")) == zones


# Machines


@pytest.mark.rule("Z-188", "Z-482", "Z-460")
def test_no_skill_of_a_survivor_helps_a_machine() -> None:
    known = ("die-combat", "roll-combat", "damage-combat", "lucky", "reaper-combat", "hit-and-run")
    s = skilled("remote-bot", *known, bot="a1", xenos={"a1": "5 workers"})
    attacks(s, [HIT, 3], "machine-strike")
    assert (dice(s), s.horde("a1")) == (2, "4 worker")
    assert not s.offered("jared", "stay"), "and nobody runs"


@pytest.mark.rule("Z-439", "Z-186")
def test_a_machine_breaks_a_row_of_attacks() -> None:
    known, sledge = ("remote-bot", "escalation-combat"), {"jared": ["sledge"]}
    s = skilled(*known, bot="a1", cards=sledge, xenos={"a1": "9 workers"})
    attacks(s, [MISS] * 3, "strike")
    attacks(s, [MISS] * 2, "machine-strike")
    assert dice(attacks(s, [MISS] * 3, "strike")) == 3


@pytest.mark.rule("Z-186", "Z-206", "Z-624")
def test_a_free_move_pays_for_no_machine() -> None:
    crowd = {"a1": "1 worker", "b1": "1 worker"}
    s = skilled("remote-all", "free-move", bot="a1", gun="a1", xenos=crowd, actions=0)
    assert s.denied("jared", "machine-strike", "bot") == "Z-186"
    assert s.denied("jared", "machine-shoot", "gun", "b1") == "Z-186"
    assert s.denied("jared", "drive", "b1") == "Z-206"


@pytest.mark.rule("Z-439", "Z-393")
def test_to_force_a_lock_breaks_a_row_of_attacks() -> None:
    s = InvaderScenario(
        "m8",
        where={"jared": "g5"},
        skills={"jared": ["escalation-melee"]},
        cards={"jared": ["sledge", "oxygen-tank"]},
        bot="g5",
        xenos={"g5": "9 workers"},
    )
    attacks(s, [MISS] * 3, "strike").does("jared", "force-lock")
    assert dice(attacks(s, [MISS] * 3, "strike")) == 3


@pytest.mark.rule("Z-477")
def test_a_machine_is_no_brother_in_arms() -> None:
    s = skilled(
        "brother-die-combat",
        bot="a1",
        woken=["bot"],
        cards={"jared": ["sledge"]},
        xenos={"a1": "9 workers"},
    )
    assert dice(attacks(s, [MISS] * 3, "strike")) == 3


# Moves


@pytest.mark.rule("Z-427", "Z-450", "Z-144")
@pytest.mark.parametrize(("beyond", "goes_on"), [("", True), ("1 worker", False)])
def test_who_is_slippery_goes_on_until_xenos_are_met(beyond: str, goes_on: bool) -> None:
    crowd = {"a1": "3 workers"} | ({"b1": beyond} if beyond else {})
    s = skilled("slippery", "zone-per-move", xenos=crowd, actions=1).does("jared", "move", "b1")
    assert bool(s.offered("jared", "stay")) is goes_on


@pytest.mark.rule("Z-474", "Z-450")
def test_who_is_slippery_charges_out_of_a_crowd_for_nothing() -> None:
    s = skilled("charge", "slippery", xenos={"a1": "4 workers", "c1": "1 worker"}, actions=1)
    assert s.does("jared", "charge", "c1").state.actions == 1


@pytest.mark.rule("Z-431", "Z-446")
def test_who_is_camouflaged_flies_past_xenos_unseen() -> None:
    s = skilled("zero-g-run", unseen=["jared"], xenos={"b1": "3 workers"})
    s.does("jared", "zero-g-run", "c1")
    assert s.person("jared").unseen


# Others


@pytest.mark.rule("Z-435", "Z-494")
def test_who_is_ironclad_taunts_without_fear() -> None:
    s = skilled("taunt", "ironclad-worker", xenos={"a1": "5 workers"})
    assert s.does("jared", "taunt", "a1").person("jared").armor == 3


@pytest.mark.rule("Z-434", "Z-122")
def test_a_taunted_abomination_leaves_mold_on_its_way() -> None:
    s = skilled("taunt", xenos={"c1": "1 spoiler"}, mold=["c1"]).does("jared", "taunt", "c1")
    assert s.state.mold == ("zone-b1", "zone-c1")


@pytest.mark.rule("Z-439", "Z-484")
def test_to_lead_somebody_does_not_break_the_own_row() -> None:
    s = skilled(
        "born-leader",
        "escalation-melee",
        where={"jared": "a1", "cole": "b1"},
        cards={"jared": ["sledge"]},
        xenos={"a1": "9 workers"},
    )
    attacks(s, [MISS] * 3, "strike").does("jared", "lead", "cole").does("cole", "noise")
    assert dice(attacks(s, [MISS] * 4, "strike")) == 4


@pytest.mark.rule("Z-479", "Z-638")
def test_who_is_tough_feels_one_of_two_hunters_in_each_of_their_attacks() -> None:
    s = skilled("tough", xenos={"a1": "2 hunters"}).xenos_act("hunter")
    assert s.person("jared").armor == 1


@pytest.mark.rule("Z-462", "Z-494")
def test_misses_find_who_is_not_small_whatever_else_they_endure() -> None:
    s = skilled(
        where={"jared": "a1", "cole": "b1", "vivian": "b1"},
        skills={"cole": ["low-profile"], "vivian": ["ironclad-worker"]},
        cards={"jared": ["smg"]},
        xenos={"b1": "1 worker"},
    )
    attacks(s, [MISS, HIT], "shoot", "smg", "b1")
    assert (s.person("cole").armor, s.person("vivian").armor) == (2, 1)


@pytest.mark.rule("Z-481", "Z-108", "Z-174")
def test_what_comes_off_a_weapon_that_was_discarded_needs_room() -> None:
    full = {"jared": ["cattle-prod", "energy-cell", *["mre"] * 3, *["canister"] * 2]}
    s = skilled("is-that-all", cards=full, xenos={"a1": "1 worker"}).xenos_act("worker")
    s.does("jared", "discard", "cattle-prod").asked("jared", "throw")
    s.does("jared", "discard", "canister")
    assert sorted(s.carried("jared")) == ["canister", "energy-cell", "mre", "mre", "mre"]
    assert s.person("jared").armor == 3


@pytest.mark.rule("Z-484", "Z-153", "Z-417")
def test_mold_that_who_is_led_finds_comes_before_a_new_action() -> None:
    s = InvaderScenario(
        drawn="r=r",
        where={"jared": "a1", "cole": "b1"},
        skills={"jared": ["born-leader"], "cole": []},
        cards={"cole": ["mre"]},
        xp={"cole": 6},
        mold=["a1"],
    ).top("equipment", "mold-tank")
    s.does("jared", "lead", "cole").does("cole", "eat").does("cole", "search")
    assert s.horde("a1") == "1 tank"
    s.does("cole", "noise")
    assert s.offered("jared", "lead") == []
    assert s.state.actions == 3


@pytest.mark.rule("Z-484")
def test_who_is_led_is_told_why_something_cannot_be_done() -> None:
    s = InvaderScenario(
        drawn="r=r",
        where={"jared": "a1", "cole": "b1"},
        skills={"jared": ["born-leader"], "cole": []},
        xenos={"b1": "1 worker"},
    ).does("jared", "lead", "cole")
    assert s.denied("cole", "search") == "Z-146"
    assert s.denied("cole", "move", "a1") == "Z-143"


@pytest.mark.rule("Z-538", "Z-494")
def test_who_is_ironclad_keeps_ablative_armor_for_others() -> None:
    s = InvaderScenario(
        drawn="r",
        where={"jared": "a1"},
        skills={"jared": ["ironclad-worker"]},
        cards={"jared": ["ablative-armor"]},
        xenos={"a1": "2 workers, 1 tank"},
    ).xenos_act()
    assert s.offered("jared") == ["shield:xeno-tank", "pass"]
    s.does("jared", "shield", "tank")
    assert s.person("jared").armor == 3


@pytest.mark.rule("Z-451", "Z-581")
def test_two_flamethrowers_are_no_pair_in_any_hands() -> None:
    cards = ["flamethrower", "canister", "flamethrower", "canister"]
    s = InvaderScenario(
        drawn="r=r",
        where={"jared": "a1"},
        skills={"jared": ["ambidextrous"]},
        cards={"jared": cards},
        xenos={"b1": "1 worker"},
    )
    assert s.offered("jared", "shoot-pair") == []
    s.does("jared", "shoot", "flamethrower", "b1")
    assert s.carried("jared") == ["flamethrower", "flamethrower", "canister"]


@pytest.mark.rule("Z-304", "Z-179")
def test_a_canister_is_taken_from_the_hand_that_holds_the_flamethrower() -> None:
    s = InvaderScenario(
        drawn="r=r",
        where={"jared": "a1"},
        cards={"jared": ["smg", "flamethrower", "canister"]},
        xenos={"b1": "1 worker"},
    )
    s.does("jared", "shoot", "flamethrower", "b1")
    assert s.horde("b1") == ""
    assert s.carried("jared") == ["smg", "flamethrower"]


@pytest.mark.rule("Z-486", "Z-484")
def test_who_leads_in_an_extra_turn_goes_on_after_it() -> None:
    s = InvaderScenario(
        drawn="r=r=r",
        where={"jared": "b1", "cole": "c1"},
        skills={"jared": ["xeno-link", "born-leader"], "cole": []},
        row={"spawns": (At(cell="a1", colour="red"),)},
    ).top("xeno-deck", "xenocard-51")
    s.xenos_phase().does("jared", "lead", "cole").does("cole", "noise")
    assert s.state.actions == 3
    s.does("jared", "stop")
    assert s.state.stage == "players"


@pytest.mark.rule("Z-452", "Z-243")
def test_what_reflexes_teach_counts_for_the_next_card() -> None:
    s = InvaderScenario(
        drawn="r=r=r",
        where={"jared": "b1"},
        skills={"jared": ["reflexes"]},
        cards={"jared": ["smg"]},
        xp={"jared": 6},
        row={"spawns": (At(cell="a1", colour="red"), At(cell="c1", colour="red"))},
    ).top("xeno-deck", "xenocard-02", "xenocard-06")
    s.xenos_phase().dice(combat=[6, 1]).does("jared", "shoot", "smg", "a1")
    s.does("jared", "spread")
    assert s.horde("c1") == "3 worker"
