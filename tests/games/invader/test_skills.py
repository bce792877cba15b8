"""Chapter Skills: all forty-eight, in the order of what they change."""

from typing import Any

import pytest

from hullbreach.games.invader.box import At
from hullbreach.games.invader.rules.events import Activated, Hurt, Killed, Noticed, Rolled, Unhurt
from hullbreach.games.invader.rules.setup import begin_with
from hullbreach.games.invader.suite.scenario import InvaderScenario

HIT, MISS = 6, 1


def skilled(*skills: str, drawn: str = "c:c:c:c", **more: Any) -> InvaderScenario:
    """Jared acts in a1 with these skills and no other."""
    known = {"jared": skills, **more.pop("skills", {})}
    position = {"where": {"jared": "a1"}} | more
    return InvaderScenario(drawn=drawn, skills=known, **position)


def strikes(s: InvaderScenario, *faces: int, pair: bool = False) -> InvaderScenario:
    s.dice(combat=list(faces)).does("jared", "strike-pair" if pair else "strike")
    return s.does("jared", "spread")


def rolled(s: InvaderScenario) -> int:
    return len(s.heard(Rolled).faces)


def zones(s: InvaderScenario, verb: str) -> list[str]:
    return sorted(one.rpartition("-")[2] for one in s.offered("jared", verb))


# Actions


@pytest.mark.rule("Z-419", "Z-593")
@pytest.mark.parametrize(("skills", "actions"), [([], 3), (["action"], 4), (["action"] * 2, 5)])
def test_more_actions(skills: list[str], actions: int) -> None:
    assert skilled(*skills).state.actions == actions


@pytest.mark.rule("Z-420", "Z-624", "Z-418")
@pytest.mark.parametrize(
    ("free", "strike", "shoot", "move"),
    [
        ("combat", True, True, False),
        ("melee", True, False, False),
        ("ranged", False, True, False),
        ("move", False, False, False),
        ("search", False, False, False),
    ],
)
def test_a_free_action_is_of_its_kind(free: str, strike: bool, shoot: bool, move: bool) -> None:
    s = skilled(
        f"free-{free}", cards={"jared": ["sledge", "smg"]}, xenos={"a1": "1 worker"}, actions=0
    )
    found = [bool(s.offered("jared", verb)) for verb in ("strike", "shoot", "move")]
    assert found == [strike, shoot, move]


@pytest.mark.rule("Z-420", "Z-624", "Z-036")
def test_a_free_move_comes_on_top() -> None:
    s = skilled("free-move", actions=1).does("jared", "move", "b1")
    assert (s.state.actions, s.state.free) == (1, ())
    assert s.does("jared", "move", "c1").state.round == 2


@pytest.mark.rule("Z-420")
def test_a_free_search() -> None:
    s = skilled("free-search", drawn="s=r", actions=0).top("equipment", "mre")
    assert s.does("jared", "search").does("jared", "done").carried("jared") == ["mre"]


# Numbers of attacks


@pytest.mark.rule("Z-422", "Z-625")
@pytest.mark.parametrize(("skills", "far"), [([], ["b1"]), (["range"], ["b1", "c1"])])
def test_range_grows_at_the_far_end_only(skills: list[str], far: list[str]) -> None:
    xenos = dict.fromkeys(("a1", "b1", "c1", "d1"), "1 worker")
    s = skilled(*skills, cards={"jared": ["assault-shotgun", "sledge"]}, xenos=xenos)
    assert zones(s, "shoot") == far
    assert len(s.offered("jared", "strike")) == 1


@pytest.mark.rule("Z-423", "Z-418", "Z-416")
@pytest.mark.parametrize(
    ("skill", "hits"), [("roll-melee", 1), ("roll-combat", 1), ("roll-ranged", 0)]
)
def test_dice_count_one_more(skill: str, hits: int) -> None:
    s = skilled(skill, cards={"jared": ["sledge"]}, xenos={"a1": "5 workers"})
    assert strikes(s, 3, 2, 1).heard(Rolled).hits == hits


@pytest.mark.rule("Z-424", "Z-418", "Z-593")
@pytest.mark.parametrize(
    ("skills", "pair", "dice"),
    [
        (["die-melee"], False, 3),
        (["die-combat"], False, 3),
        (["die-ranged"], False, 2),
        (["die-combat", "die-combat"], False, 4),
        (["die-melee"], True, 6),
    ],
)
def test_more_dice_for_each_weapon(skills: list[str], pair: bool, dice: int) -> None:
    s = skilled(*skills, cards={"jared": ["cattle-prod"] * 2}, xenos={"a1": "9 workers"})
    assert rolled(strikes(s, *[MISS] * dice, pair=pair)) == dice


@pytest.mark.rule("Z-425", "Z-426", "Z-449", "Z-274")
@pytest.mark.parametrize(
    ("skills", "card", "killed"),
    [
        ([], "sledge", {"worker"}),
        (["damage-melee"], "sledge", {"worker", "tank"}),
        (["damage-combat"], "sledge", {"worker", "tank"}),
        (["damage-ranged"], "sledge", {"worker"}),
        (["damage-with-sledge"], "sledge", {"worker", "tank"}),
        (["damage-with-chainsaw"], "sledge", {"worker"}),
        (["damage-with-chainsaw"], "chainsaw", {"worker", "tank", "spoiler"}),
        (["super-strength"], "sledge", {"worker", "tank", "spoiler"}),
        (["super-strength"], "chainsaw", {"worker", "tank", "spoiler"}),
    ],
)
def test_damage(skills: list[str], card: str, killed: set[str]) -> None:
    mixed = "1 worker, 1 tank, 1 spoiler"
    s = skilled(*skills, cards={"jared": [card]}, xenos={"a1": mixed}, mold=["a1"])
    s.dice(combat=[HIT] * 3 + ([MISS] * 2 if card == "chainsaw" else []))
    s.does("jared", "strike").does("jared", "spread")
    while s.offered("jared", "hit"):
        s.does("jared", s.offered("jared", "hit")[0])
    left = {one.split()[1] for one in s.horde("a1").split(", ") if one}
    assert left == {"worker", "tank", "spoiler"} - killed


@pytest.mark.rule("Z-432", "Z-433", "Z-455", "Z-456", "Z-639")
@pytest.mark.parametrize(
    ("skills", "card", "pair", "dice"),
    [
        (["barbarian"], "cattle-prod", False, 4),
        (["barbarian", "die-combat"], "cattle-prod", False, 5),
        (["barbarian"], "cattle-prod", True, 8),
        (["full-auto"], "cattle-prod", False, 2),
        (["full-auto"], "smg", False, 4),
        (["full-auto", "die-ranged"], "smg", False, 5),
        (["full-auto"], "smg", True, 8),
    ],
)
def test_as_many_dice_as_xenos(skills: list[str], card: str, pair: bool, dice: int) -> None:
    s = skilled(*skills, cards={"jared": [card] * 2}, xenos={"a1": "4 tanks"})
    verb = "strike" if card == "cattle-prod" else "shoot"
    s.does("jared", f"{verb}-pair" if pair else verb).does("jared", "spread")
    assert rolled(s) == dice


@pytest.mark.rule("Z-455")
@pytest.mark.parametrize(
    ("friend", "answer", "card", "dice"),
    [
        ("c1", "", "smg", 4),
        ("b1", "more-dice", "smg", 4),
        ("b1", "fewer-dice", "smg", 2),
        ("b1", "more-dice", "lmg", 5),
        ("b1", "fewer-dice", "lmg", 4),
    ],
)
def test_full_auto_is_a_choice_among_friends(
    friend: str, answer: str, card: str, dice: int
) -> None:
    where = {"jared": "a1", "baraka": friend}
    s = skilled("full-auto", where=where, cards={"jared": [card]}, xenos={"b1": "4 workers"})
    s.dice(combat=[HIT] * dice).does("jared", "shoot")
    if answer:
        s.does("jared", answer)
    assert rolled(s.does("jared", "spread")) == dice


@pytest.mark.rule("Z-437", "Z-438")
@pytest.mark.parametrize(("skills", "left"), [([], "1 tank"), (["concentration"], "")])
def test_concentration_strikes_harder_and_spares_friends(skills: list[str], left: str) -> None:
    s = skilled(
        *skills,
        cards={"jared": ["smg"]},
        where={"jared": "a1", "cole": "b1"},
        xenos={"b1": "1 tank"},
    )
    s.dice(combat=[HIT, MISS]).does("jared", "shoot", "smg", "b1").does("jared", "focus", "tank")
    assert s.horde("b1") == left
    assert s.person("cole").armor == (2 if skills else 1)


@pytest.mark.rule("Z-437")
def test_concentration_needs_two_dice() -> None:
    s = skilled(
        "concentration", cards={"jared": ["heavy-cutter"]}, xenos={"a1": "1 spoiler"}, mold=["a1"]
    )
    s.dice(combat=[HIT]).does("jared", "strike").does("jared", "focus", "spoiler")
    assert s.horde("a1") == "1 spoiler"


@pytest.mark.rule("Z-439", "Z-440", "Z-418")
@pytest.mark.parametrize(
    ("skill", "deeds", "dice"),
    [
        ("escalation-melee", ["strike", "strike", "strike"], [2, 3, 4]),
        ("escalation-melee", ["strike", "shoot", "strike"], [2, 2, 2]),
        ("escalation-ranged", ["strike", "shoot", "shoot"], [2, 2, 3]),
        ("escalation-combat", ["strike", "shoot", "strike"], [2, 3, 4]),
        ("escalation-combat", ["strike", "noise", "strike"], [2, 2]),
    ],
)
def test_attacks_in_a_row_escalate(skill: str, deeds: list[str], dice: list[int]) -> None:
    s = skilled(skill, cards={"jared": ["cattle-prod", "smg"]}, xenos={"a1": "9 tanks"})
    found = []
    for deed in deeds:
        s.does("jared", deed)
        if deed != "noise":
            found.append(rolled(s.does("jared", "spread")))
    assert found == dice


@pytest.mark.rule("Z-440")
def test_a_door_ends_a_row_of_attacks() -> None:
    cards = {"jared": ["sledge"]}
    s = skilled("escalation-melee", drawn="r=r", cards=cards, xenos={"a1": "9 tanks"})
    s.does("jared", "strike").does("jared", "spread").does("jared", "close", "way-a1-b1")
    assert rolled(s.does("jared", "strike").does("jared", "spread")) == 3


@pytest.mark.rule("Z-439")
def test_a_pair_escalates_by_one_die() -> None:
    s = skilled("escalation-ranged", cards={"jared": ["smg"] * 2}, xenos={"a1": "9 tanks"})
    found = [rolled(s.does("jared", "shoot-pair").does("jared", "spread")) for _ in range(3)]
    assert found == [4, 5, 6]


@pytest.mark.rule("Z-448", "Z-451", "Z-631")
@pytest.mark.parametrize(
    ("skills", "cards", "verb"),
    [
        ([], ["sledge", "sledge"], ""),
        (["swordmaster"], ["sledge", "sledge"], "strike-pair"),
        (["swordmaster"], ["lmg", "lmg"], ""),
        (["ambidextrous"], ["sledge", "sledge"], "strike-pair"),
        (["ambidextrous"], ["lmg", "lmg"], "shoot-pair"),
        (["ambidextrous"], ["sledge", "cattle-prod"], ""),
    ],
)
def test_who_uses_two_at_once(skills: list[str], cards: list[str], verb: str) -> None:
    s = skilled(*skills, cards={"jared": cards}, xenos={"a1": "1 worker", "b1": "1 worker"})
    pairs = [one for one in s.offered("jared") if "-pair" in one]
    assert {one.partition(":")[0] for one in pairs} == ({verb} if verb else set())


@pytest.mark.rule("Z-466")
def test_a_dual_expert_attacks_with_a_pair_for_free() -> None:
    s = skilled(
        "dual-expert", cards={"jared": ["cattle-prod"] * 2}, xenos={"a1": "9 tanks"}, actions=0
    )
    assert s.offered("jared", "strike") == []
    s.does("jared", "strike-pair").does("jared", "spread")
    assert s.state.free == ()
    s = skilled("dual-expert", cards={"jared": ["sledge"]}, xenos={"a1": "1 tank"}, actions=0)
    assert [one for one in s.offered("jared") if one.startswith("strike")] == []


@pytest.mark.rule("Z-460", "Z-461", "Z-418")
@pytest.mark.parametrize(
    ("skill", "left", "xp"),
    [("reaper-melee", 2, 3), ("reaper-combat", 2, 3), ("reaper-ranged", 3, 2)],
)
def test_a_reaper_takes_one_more_along(skill: str, left: int, xp: int) -> None:
    s = skilled(skill, cards={"jared": ["sledge"]}, xenos={"a1": "5 workers"})
    strikes(s, HIT, HIT, MISS).heard(Killed, xeno="worker", count=xp)
    assert s.horde("a1") == f"{left} worker"
    assert s.person("jared").xp == xp


@pytest.mark.rule("Z-460")
def test_a_reaper_needs_another_of_the_same_kind() -> None:
    s = skilled("reaper-melee", cards={"jared": ["sledge"]}, xenos={"a1": "1 worker, 1 hunter"})
    strikes(s, HIT, MISS, MISS).does("jared", "hit", "worker")
    assert s.horde("a1") == "1 hunter"


@pytest.mark.rule("Z-463")
def test_a_low_profile_burns() -> None:
    s = skilled(
        drawn="r=r",
        cards={"jared": ["flamethrower", "canister"]},
        where={"jared": "a1", "cole": "b1"},
        skills={"cole": ["low-profile"]},
    )
    assert s.does("jared", "shoot", "flamethrower", "b1").ending == "fallen"


@pytest.mark.rule("Z-468", "Z-469", "Z-470")
def test_point_blank() -> None:
    position: dict[str, Any] = {
        "cards": {"jared": ["assault-shotgun"]},
        "where": {"jared": "a1", "cole": "a1"},
        "xenos": {"a1": "1 tank, 1 worker, 1 hunter"},
    }
    assert skilled(**position).offered("jared", "shoot") == []
    s = skilled("point-blank", **position).dice(combat=[HIT, MISS, MISS])
    s.does("jared", "shoot", "assault-shotgun", "a1").does("jared", "spread")
    assert s.offered("jared", "hit") == ["hit:xeno-worker", "hit:xeno-hunter"]
    s.does("jared", "hit", "hunter").unheard(Hurt)
    assert s.horde("a1") == "1 worker, 1 tank"


@pytest.mark.rule("Z-468", "Z-277")
def test_point_blank_is_for_the_own_zone_alone() -> None:
    xenos = dict.fromkeys(("a1", "b1", "c1"), "1 worker")
    s = skilled("point-blank", drawn="c:c:c", cards={"jared": ["sniper-rifle"]}, xenos=xenos)
    assert s.offered("jared", "shoot") == [
        "shoot:item-sniper-rifle:zone-a1",
        "shoot:item-sniper-rifle:zone-c1",
    ]
    assert s.denied("jared", "shoot", "sniper-rifle", "b1") == "Z-277"


@pytest.mark.rule("Z-489", "Z-490", "Z-418")
@pytest.mark.parametrize(
    ("skill", "faces", "left"),
    [
        ("roll-six-melee", [6, 1, 6, 6, 4, 1], 5),
        ("roll-six-combat", [6, 1, 4, 4, 1], 6),
        ("roll-six-ranged", [6, 1, 6], 7),
    ],
)
def test_sixes_bring_dice_that_may_be_sixes(skill: str, faces: list[int], left: int) -> None:
    s = skilled(skill, cards={"jared": ["sledge"]}, xenos={"a1": "9 workers"})
    assert strikes(s, *faces).horde("a1") == f"{left} worker"


@pytest.mark.rule("Z-489", "Z-289")
def test_dice_for_sixes_are_a_choice_among_friends() -> None:
    where = {"jared": "a1", "cole": "b1"}
    s = skilled("roll-six-ranged", where=where, cards={"jared": ["smg"]}, xenos={"b1": "9 tanks"})
    s.dice(combat=[6, 6, 6, 4]).does("jared", "shoot").does("jared", "spread")
    s.does("jared", "more-dice").does("jared", "fewer-dice").unheard(Hurt)
    s.asked("jared", "invader-turn")


@pytest.mark.rule("Z-441", "Z-489")
@pytest.mark.parametrize(("faces", "again"), [([6, 4], True), ([6, 6], False)])
def test_who_hopes_for_sixes_rolls_hits_again(faces: list[int], again: bool) -> None:
    cards = {"jared": ["cattle-prod"]}
    s = skilled("lucky", "roll-six-melee", cards=cards, xenos={"a1": "9 workers"})
    assert strikes(s, *faces, MISS, MISS).is_offered("jared", "reroll") is again


@pytest.mark.rule("Z-490")
def test_rolling_again_comes_before_more_dice() -> None:
    s = skilled("roll-six-melee", "lucky", cards={"jared": ["sledge"]}, xenos={"a1": "9 workers"})
    strikes(s, 6, 1, 1, 6, 4, 1, 5).does("jared", "reroll")
    assert s.horde("a1") == "6 worker"


@pytest.mark.rule("Z-491")
@pytest.mark.parametrize(("skills", "seen"), [([], ["b1"]), (["sharp-senses"], ["b1", "c1"])])
def test_sharp_senses_see_one_room_more(skills: list[str], seen: list[str]) -> None:
    xenos = dict.fromkeys(("b1", "c1", "d1"), "1 worker")
    s = skilled(*skills, drawn="c=r=r=r", cards={"jared": ["lmg"]}, xenos=xenos)
    assert zones(s, "shoot") == seen


@pytest.mark.rule("Z-477", "Z-478", "Z-424", "Z-423")
@pytest.mark.parametrize(("cole", "dice"), [("a1", 3), ("b1", 2)])
def test_a_brother_in_arms_helps_all_in_the_zone(cole: str, dice: int) -> None:
    s = skilled(
        cards={"jared": ["cattle-prod"]},
        xenos={"a1": "9 tanks"},
        where={"jared": "a1", "cole": cole},
        skills={"cole": ["brother-die-combat"]},
    )
    assert rolled(strikes(s, *[MISS] * dice)) == dice


@pytest.mark.rule("Z-477", "Z-478")
@pytest.mark.parametrize(("where", "hits"), [("a1", 1), ("b1", 0)])
def test_a_brother_in_arms_needs_company(where: str, hits: int) -> None:
    s = skilled(
        "brother-roll-combat",
        cards={"jared": ["cattle-prod"]},
        xenos={"a1": "9 workers"},
        where={"jared": "a1", "cole": where},
    )
    assert strikes(s, 3, MISS).heard(Rolled).hits == hits


@pytest.mark.rule("Z-482", "Z-483", "Z-642")
def test_hit_and_run_after_each_kill() -> None:
    s = skilled(
        "hit-and-run",
        cards={"jared": ["sledge"]},
        xenos={"a1": "3 workers", "b1": "2 workers"},
    )
    strikes(s, HIT, MISS, MISS).does("jared", "move", "b1")
    strikes(s, HIT, MISS, MISS).does("jared", "move", "c1")
    assert (s.where("jared"), s.state.actions) == ("c1", 1)


@pytest.mark.rule("Z-482", "Z-304")
@pytest.mark.parametrize(("xenos", "runs"), [({"a1": "1 worker"}, True), ({"d1": "1 tank"}, False)])
def test_hit_and_run_after_hellfire(xenos: dict[str, str], runs: bool) -> None:
    fire = {"jared": ["flamethrower", "canister"]}
    s = skilled("hit-and-run", where={"jared": "b1"}, cards=fire, xenos=xenos)
    s.does("jared", "shoot", "flamethrower", "a1")
    assert s.is_offered("jared", "stay") is runs


@pytest.mark.rule("Z-482", "Z-427", "Z-440")
def test_a_run_after_a_hit_is_a_move_action() -> None:
    s = skilled(
        "hit-and-run",
        "zone-per-move",
        "escalation-melee",
        cards={"jared": ["sledge"]},
        xenos={"a1": "3 workers", "c1": "9 tanks"},
    )
    strikes(s, HIT, MISS, MISS).does("jared", "move", "b1").does("jared", "move", "c1")
    assert (s.where("jared"), s.state.actions) == ("c1", 2)
    assert rolled(s.does("jared", "strike").does("jared", "spread")) == 3


@pytest.mark.rule("Z-482")
def test_no_kill_no_run() -> None:
    s = skilled("hit-and-run", cards={"jared": ["sledge"]}, xenos={"a1": "3 workers"})
    strikes(s, MISS, MISS, MISS).asked("jared", "invader-turn")


# Moves


@pytest.mark.rule("Z-429", "Z-430", "Z-641")
def test_a_zero_g_run_leads_two_zones_past_xenos() -> None:
    s = skilled("zero-g-run", xenos={"b1": "5 workers"})
    assert zones(s, "zero-g-run") == ["c1"]
    s.does("jared", "zero-g-run", "c1")
    assert (s.where("jared"), s.state.actions) == ("c1", 2)
    assert s.offered("jared", "zero-g-run") == []


@pytest.mark.rule("Z-430")
@pytest.mark.parametrize(
    ("drawing", "closed"),
    [("r=aAo:o", []), ("r=r=r", ["a1-b1"]), ("r=r=r", ["b1-c1"]), ("c|c:c", [])],
)
def test_what_stops_a_zero_g_run(drawing: str, closed: list[str]) -> None:
    s = skilled("zero-g-run", drawn=drawing, closed=closed, cards={"jared": ["oxygen-tank"]})
    assert s.offered("jared", "zero-g-run") == []


@pytest.mark.rule("Z-431")
def test_a_zero_g_run_pays_for_xenos_whatever_the_skills() -> None:
    s = skilled("zero-g-run", "slippery", "free-move", xenos={"a1": "1 worker"})
    assert s.does("jared", "zero-g-run", "c1").state.actions == 1
    s = skilled("zero-g-run", "slippery", "free-move", xenos={"a1": "3 workers"})
    assert s.offered("jared", "zero-g-run") == []


@pytest.mark.rule("Z-467")
def test_a_sprint_is_two_or_three_zones() -> None:
    s = skilled("sprint").does("jared", "sprint", "b1")
    assert set(s.offered("jared")) == {"move:zone-a1", "move:zone-c1"}
    s.does("jared", "move", "c1").does("jared", "move", "d1")
    assert (s.where("jared"), s.state.actions) == ("d1", 2)
    assert s.offered("jared", "sprint") == []
    s = skilled("sprint").does("jared", "sprint", "b1").does("jared", "move", "c1")
    assert s.does("jared", "stay").where("jared") == "c1"


@pytest.mark.rule("Z-467")
def test_xenos_end_a_sprint() -> None:
    s = skilled("sprint", xenos={"b1": "1 worker"}).does("jared", "sprint", "b1")
    s.asked("jared", "invader-turn")


@pytest.mark.rule("Z-473", "Z-474")
def test_a_charge_is_free_and_ends_among_xenos() -> None:
    s = skilled("charge", drawn="c:c:c:c", xenos={"c1": "1 worker", "d1": "1 worker"})
    assert zones(s, "charge") == ["c1"]
    s.does("jared", "charge", "c1")
    assert (s.where("jared"), s.state.actions) == ("c1", 3)
    assert s.offered("jared", "charge") == []


@pytest.mark.rule("Z-474")
def test_a_charge_does_not_pass_xenos_and_pays_for_those_left_behind() -> None:
    s = skilled("charge", xenos={"a1": "2 workers", "b1": "1 worker", "c1": "1 worker"})
    assert zones(s, "charge") == ["b1"]
    assert s.does("jared", "charge", "b1").state.actions == 1


@pytest.mark.rule("Z-473")
def test_nobody_charges_on_the_spot() -> None:
    assert skilled("charge", xenos={"a1": "1 worker"}).offered("jared", "charge") == []


@pytest.mark.rule("Z-499", "Z-500")
@pytest.mark.parametrize("way", ["combat", "melee", "ranged"])
def test_bloodlust_leads_towards_xenos_and_to_an_attack(way: str) -> None:
    s = skilled(f"bloodlust-{way}", where={"jared": "b1"}, xenos={"d1": "1 worker"}, actions=1)
    assert zones(s, "bloodlust") == ["c1", "d1"]
    s.does("jared", "bloodlust", "d1")
    assert (s.where("jared"), s.state.actions, s.state.free) == ("d1", 0, (way,))
    assert s.offered("jared", "bloodlust") == []


@pytest.mark.rule("Z-500")
def test_bloodlust_pays_for_xenos_left_behind() -> None:
    s = skilled("bloodlust-melee", xenos={"a1": "1 worker", "c1": "1 worker"})
    assert s.does("jared", "bloodlust", "c1").state.actions == 1
    s = skilled("bloodlust-melee", xenos={"a1": "3 workers", "c1": "1 worker"})
    assert s.offered("jared", "bloodlust") == []


@pytest.mark.rule("Z-446", "Z-450")
@pytest.mark.parametrize(("skills", "left"), [([], 1), (["camouflage"], 1), (["slippery"], 3)])
def test_what_leaving_xenos_costs(skills: list[str], left: int) -> None:
    s = skilled(*skills, xenos={"a1": "2 workers"}, unseen=["jared"], actions=4)
    assert s.does("jared", "move", "b1").state.actions == left


# What is done to others


@pytest.mark.rule("Z-434", "Z-629")
def test_how_far_a_taunt_is_heard() -> None:
    s = skilled(
        "taunt",
        drawn="r=r=r=r\n_ H _ _\nr=r=r=r",
        xenos=dict.fromkeys(("a1", "c1", "d1", "a2", "b2"), "1 worker"),
        closed=["b1-b2"],
    )
    assert zones(s, "taunt") == ["a1", "c1"]


@pytest.mark.rule("Z-435", "Z-436")
def test_taunted_xenos_walk_past_others_to_the_taunter() -> None:
    s = skilled(
        "taunt",
        where={"jared": "a1", "cole": "c1", "vivian": "b1"},
        xenos={"c1": "2 workers"},
    )
    s.does("jared", "taunt", "c1").unheard(Hurt)
    assert (s.horde("b1"), s.horde("c1"), s.state.actions) == ("2 worker", "", 3)
    assert s.offered("jared", "taunt") == []


@pytest.mark.rule("Z-435", "Z-436")
def test_taunted_xenos_attack_the_taunter_only() -> None:
    s = skilled("taunt", where={"jared": "a1", "cole": "a1"}, xenos={"a1": "2 workers"})
    s.does("jared", "taunt", "a1").heard(Hurt, who="jared", damage=2)
    assert s.person("cole").armor == 2


@pytest.mark.rule("Z-628")
def test_taunted_hunters_act_twice() -> None:
    s = skilled("taunt", xenos={"b1": "1 hunter, 1 worker"}).does("jared", "taunt", "b1")
    s.heard(Hurt, who="jared", damage=1)
    assert s.horde("a1") == "1 worker, 1 hunter"


@pytest.mark.rule("Z-492", "Z-493")
def test_a_shove_empties_the_zone() -> None:
    s = skilled(
        "shove",
        drawn="r=r=r",
        where={"jared": "b1"},
        xenos={"b1": "2 workers, 1 tank"},
        closed=["a1-b1"],
    )
    assert zones(s, "shove") == ["c1"]
    s.does("jared", "shove", "c1")
    assert (s.horde("b1"), s.horde("c1"), s.state.actions) == ("", "2 worker, 1 tank", 3)
    assert s.does("jared", "move", "c1").offered("jared", "shove") == []


@pytest.mark.rule("Z-635", "Z-125")
def test_a_shoved_abomination_spreads_mold() -> None:
    s = skilled("shove", xenos={"a1": "1 spoiler"}, mold=["a1"]).does("jared", "shove", "b1")
    assert s.state.mold == ("zone-a1", "zone-b1")


def in_need(**more: Any) -> InvaderScenario:
    position: dict[str, Any] = {
        "seats": 2,
        "where": {"jared": "a1", "baraka": "b1", "magnus": "b1"},
        "xenos": {"b1": "2 workers"},
    } | more
    return skilled("lifesaver", **position)


@pytest.mark.rule("Z-495", "Z-496", "Z-497")
@pytest.mark.parametrize(("answer", "where"), [("agree", "a1"), ("refuse", "b1")])
def test_a_lifesaver_pulls_those_who_want_it(answer: str, where: str) -> None:
    s = in_need().does("jared", "rescue", "b1").does("jared", "pull", "baraka")
    s.does("baraka", answer).does("jared", "done")
    assert (s.where("baraka"), s.where("magnus"), s.state.actions) == (where, "b1", 3)
    assert s.offered("jared", "rescue") == []


@pytest.mark.rule("Z-495")
@pytest.mark.parametrize(
    "more",
    [
        {"xenos": {}},
        {"where": {"jared": "a1", "baraka": "c1"}, "xenos": {"b1": "1 worker", "c1": "1 worker"}},
        {"drawn": "r=r", "closed": ["a1-b1"]},
        {"where": {"jared": "a1"}},
    ],
)
def test_whom_nobody_can_save(more: dict[str, Any]) -> None:
    assert in_need(**more).offered("jared", "rescue") == []


@pytest.mark.rule("Z-484", "Z-485")
def test_a_born_leader_gives_an_action_of_any_kind() -> None:
    s = skilled("born-leader", seats=2, where={"jared": "a1", "baraka": "b1"}, actions=1)
    s.does("jared", "lead", "baraka").does("baraka", "move", "c1")
    s.asked("jared", "invader-turn")
    assert (s.where("baraka"), s.state.actions, s.person("baraka").acted) == ("c1", 1, False)
    assert s.offered("jared", "lead") == []


@pytest.mark.rule("Z-484")
def test_who_is_led_is_no_leader() -> None:
    s = skilled(
        "born-leader",
        seats=2,
        where={"jared": "a1", "baraka": "b1"},
        skills={"baraka": ["born-leader", "shove"]},
        xenos={"b1": "1 worker"},
    ).does("jared", "lead", "baraka")
    assert [one for one in s.offered("baraka") if one.startswith(("lead", "shove"))] == []


def led(*skills: str) -> InvaderScenario:
    """Baraka with these skills is led by Jared, two zones from a worker."""
    return skilled(
        "born-leader",
        seats=2,
        where={"jared": "a1", "baraka": "b1"},
        skills={"baraka": skills},
        cards={"baraka": ["sledge"]},
        xenos={"d1": "2 tanks"},
    ).does("jared", "lead", "baraka")


@pytest.mark.rule("Z-484", "Z-473")
def test_who_is_led_does_not_charge_for_free() -> None:
    s = led("charge", "sprint")
    assert s.offered("baraka", "charge") == []
    assert s.offered("baraka", "sprint") != []


@pytest.mark.rule("Z-484", "Z-500")
def test_who_is_led_into_bloodlust_attacks() -> None:
    s = led("bloodlust-melee").does("baraka", "bloodlust", "d1")
    assert s.offered("baraka", "noise") == []
    s.does("baraka", "strike").does("baraka", "spread").asked("jared", "invader-turn")
    assert s.state.actions == 3


# Camouflage


def hiding(**more: Any) -> InvaderScenario:
    """Jared has acted in a corridor; then Cole, who can hide, begins in a room behind it."""
    position: dict[str, Any] = {
        "where": {"jared": "a1", "cole": "c1"},
        "skills": {"cole": ["camouflage"]},
        "drawn": "r=r=r",
    } | more
    s = skilled(**position)
    return s.does("jared", "stop")


@pytest.mark.rule("Z-443", "Z-445", "Z-444")
def test_camouflage_hides_from_xenos_until_an_attack() -> None:
    s = hiding(cards={"cole": ["smg"]}).does("cole", "hide")
    assert s.person("cole").unseen
    s.does("cole", "move", "b1").does("cole", "stop")
    assert s.state.round == 2
    assert s.person("cole").unseen


@pytest.mark.rule("Z-443", "Z-627")
@pytest.mark.parametrize(("cell", "asked"), [("c1", False), ("b1", False), ("a1", True)])
def test_who_is_seen_cannot_hide(cell: str, asked: bool) -> None:
    s = hiding(xenos={cell: "1 worker"})
    assert s.is_offered("cole", "hide") is asked


@pytest.mark.rule("Z-626")
def test_there_is_one_token_of_camouflage() -> None:
    assert not hiding(unseen=["jared"]).is_offered("cole", "hide")


@pytest.mark.rule("Z-444")
@pytest.mark.parametrize(
    ("deed", "unseen"),
    [
        ("strike", False),
        ("shoot", False),
        ("machine-shoot", False),
        ("noise", False),
        ("move", True),
    ],
)
def test_what_ends_camouflage(deed: str, unseen: bool) -> None:
    s = skilled(
        cards={"jared": ["sledge", "smg"]},
        xenos={"a1": "1 tank", "b1": "1 tank"},
        gun="a1",
        unseen=["jared"],
    )
    s.does("jared", s.offered("jared", deed)[0])
    assert s.person("jared").unseen is unseen
    assert len([one for one in s.told() if isinstance(one, Noticed)]) == (not unseen)


@pytest.mark.rule("Z-444")
def test_who_forces_a_lock_with_the_bot_is_seen() -> None:
    tank = {"jared": ["oxygen-tank"]}
    s = InvaderScenario("m8", where={"jared": "g5"}, cards=tank, bot="g5", unseen=["jared"])
    assert not s.does("jared", "force-lock").person("jared").unseen


@pytest.mark.rule("Z-626", "Z-341")
def test_the_token_comes_back_with_whoever_leaves() -> None:
    s = InvaderScenario("m0", where={"jared": "e5"}, unseen=["jared"])
    s.only("objective-at-zone-d1", rest="taken").does("jared", "stop").does("jared", "leave")
    assert not any(one.unseen for one in s.state.crew)


@pytest.mark.rule("Z-444")
def test_who_drives_the_bot_is_seen() -> None:
    s = skilled("remote-bot", bot="c1", unseen=["jared"]).does("jared", "drive", "b1")
    assert not s.person("jared").unseen


@pytest.mark.rule("Z-445", "Z-558", "Z-097")
def test_xenos_pass_by_who_is_hidden() -> None:
    s = skilled(
        where={"jared": "b1", "cole": "d1"}, unseen=["jared"], xenos={"b1": "1 worker"}
    ).xenos_act()
    s.unheard(Hurt)
    assert s.horde("c1") == "1 worker"


# Reactions


def awaiting(*skills: str, card: str, **more: Any) -> InvaderScenario:
    """The Xenos' phase with one spawn zone in c1, for which this card is drawn."""
    row = {"spawns": (At(cell="c1", colour="red"),)}
    return skilled(*skills, row=row, **more).top("xeno-deck", card).xenos_phase()


@pytest.mark.rule("Z-452", "Z-454", "Z-630")
def test_reflexes_attack_what_comes_into_sight() -> None:
    s = awaiting("reflexes", card="xenocard-01", cards={"jared": ["lmg"]})
    assert s.horde("c1")
    s.dice(combat=[HIT] * 5).does("jared", "shoot", "lmg", "c1").does("jared", "spread")
    assert s.horde("c1") == ""
    assert s.state.round == 2


@pytest.mark.rule("Z-454")
def test_reflexes_work_once_for_each_card() -> None:
    row = {"spawns": (At(cell="c1", colour="red"),)}
    s = skilled("reflexes", row=row, cards={"jared": ["lmg"]}, drawn="c:c:c:c|r")
    s.put("spawn-green", "spawn-at-zone-c1").top("xeno-deck", "xenocard-01", "xenocard-02")
    g = s.edit()
    g.change("zone-e1", 0, g.state.stock[0] - 2)  # the second card runs short: something else comes
    s.xenos_phase()
    for _ in range(2):
        s.asked("jared", "react")
        s.dice(combat=[MISS] * 5).does("jared", "shoot", "lmg", "c1").does("jared", "spread")
    assert s.state.round == 2
    assert "1 spoiler" in s.horde("c1")


@pytest.mark.rule("Z-452", "Z-454", "Z-633")
def test_reflexes_work_for_each_of_two_finds() -> None:
    s = InvaderScenario(
        drawn="r=r",
        where={"cole": "a1"},
        skills={"cole": ["reflexes", "search-two"]},
        cards={"cole": ["smg"]},
        mold=["b1"],
    )
    s.top("equipment", "mold-tank", "mold-worker").does("cole", "search")
    for _ in range(2):
        s.does("cole", "shoot", "smg", "b1").does("cole", "spread")
    s.asked("cole", "invader-turn")
    assert s.state.actions == 2


@pytest.mark.rule("Z-261", "Z-452")
def test_no_abomination_comes_to_mold_that_was_burnt_at_once() -> None:
    s = InvaderScenario(
        drawn="r=r|c",
        where={"cole": "a1"},
        skills={"cole": ["reflexes"]},
        cards={"cole": ["flamethrower", "canister"]},
        mold=["b1"],
        xenos={"c1": "34 workers"},
    )
    s.top("equipment", "mold-workers").does("cole", "search")
    s.does("cole", "shoot", "flamethrower", "b1").asked("cole", "invader-turn")
    assert (s.horde("b1"), s.state.dry) == ("", ("zone-b1",))


@pytest.mark.rule("Z-452", "Z-417")
def test_reflexes_in_the_own_turn_teach_at_once() -> None:
    s = skilled(
        "reflexes",
        drawn="s=r=r",
        mold=["b1"],
        cards={"jared": ["smg"]},
        xp={"jared": 6},
    ).top("equipment", "mold-worker")
    s.does("jared", "search").dice(combat=[HIT, HIT]).does("jared", "shoot", "smg", "b1")
    s.does("jared", "spread")
    assert (s.state.actions, s.state.free) == (3, ())


@pytest.mark.rule("Z-453")
def test_reflexes_shoot_only_at_what_has_come() -> None:
    s = awaiting(
        "reflexes",
        card="xenocard-01",
        cards={"jared": ["lmg", "sledge"]},
        drawn="c:c:c:c\n_ _ _ _\no:o:o:o",
        xenos={"a2": "1 worker"},
    )
    assert {one for one in s.offered("jared") if one != "pass"} == {"shoot:item-lmg:zone-c1"}


@pytest.mark.rule("Z-452")
def test_reflexes_need_sight() -> None:
    s = awaiting("reflexes", card="xenocard-01", cards={"jared": ["lmg"]}, drawn="r=r=r=r")
    assert s.state.round == 2


def extra_card(s: InvaderScenario, does: str) -> str:
    cards = s.game.edition(s.state.packs).box.xeno_cards
    return next(f"xenocard-{id}" for id, row in cards.items() if row.does == does)


@pytest.mark.rule("Z-486", "Z-636")
@pytest.mark.parametrize("xp", [0, 7])
def test_a_link_gives_a_turn_before_an_extra_activation(xp: int) -> None:
    card = extra_card(skilled(), "activate")
    s = awaiting("xeno-link", card=card, xp={"jared": xp}).begin()
    s.asked("jared", "invader-turn")
    s.unheard(Activated)
    s.does("jared", "move", "b1").does("jared", "stop")
    assert s.where("jared") == "b1"
    assert bool([one for one in s.told() if isinstance(one, Activated)]) is bool(xp)


@pytest.mark.rule("Z-488")
def test_the_players_order_extra_turns() -> None:
    card = extra_card(skilled(), "activate")
    s = awaiting(
        "xeno-link", card=card, where={"jared": "a1", "cole": "a1"}, skills={"cole": ["xeno-link"]}
    )
    s.does("cole", "begin", "cole").does("cole", "stop")
    s.asked("jared", "invader-turn")


@pytest.mark.rule("Z-487")
def test_a_link_is_not_to_abominations() -> None:
    card = extra_card(skilled(), "abomination")
    s = awaiting("xeno-link", card=card).begin()
    assert s.state.round == 2


@pytest.mark.rule("Z-475", "Z-476")
def test_a_tactician_acts_between_the_turns_of_others() -> None:
    s = InvaderScenario(
        drawn="c:c:c",
        seats=2,
        where={"jared": "a1", "baraka": "a1", "magnus": "b1"},
        skills={"jared": ["tactician"], "baraka": [], "magnus": []},
        acting="baraka",
    )
    s.does("baraka", "stop").does("jared", "begin", "jared").does("jared", "move", "b1")
    s.does("jared", "stop")
    assert s.person("jared").acted


@pytest.mark.rule("Z-475")
def test_a_tactician_may_wait_for_others() -> None:
    s = InvaderScenario(
        drawn="c:c:c",
        seats=2,
        where={"baraka": "a1", "jared": "a1", "magnus": "b1"},
        skills={"baraka": ["tactician"], "jared": [], "magnus": []},
        acting="magnus",
        first=0,
    )
    s.does("magnus", "stop").passes("baraka").passes("baraka")
    s.does("jared", "stop").does("baraka", "begin", "baraka")
    s.asked("baraka", "invader-turn")


# Defence


@pytest.mark.rule("Z-479", "Z-638", "Z-494")
@pytest.mark.parametrize(
    ("skills", "xenos", "lost"),
    [
        ([], "2 workers", 2),
        (["tough"], "2 workers", 1),
        (["tough"], "1 hunter", 0),
        (["tough"], "1 tank", 1),
        (["ironclad-worker"], "2 workers", 0),
        (["ironclad-tank"], "1 worker, 1 tank", 1),
        (["ironclad-hunter"], "1 hunter", 0),
    ],
)
def test_what_is_felt_of_attacks(skills: list[str], xenos: str, lost: int) -> None:
    s = skilled(*skills, xenos={"a1": xenos}).xenos_act().begin()
    assert s.person("jared").armor == 3 - lost


@pytest.mark.rule("Z-479")
def test_tough_is_for_the_phase_of_the_xenos() -> None:
    s = skilled("tough", "taunt", xenos={"a1": "1 worker"}).does("jared", "taunt", "a1")
    s.heard(Hurt, who="jared", damage=1)


@pytest.mark.rule("Z-480")
def test_tough_against_friends() -> None:
    s = skilled(
        cards={"jared": ["smg"]},
        where={"jared": "a1", "cole": "b1"},
        skills={"cole": ["tough"]},
        xenos={"b1": "1 worker"},
    )
    s.dice(combat=[MISS, HIT]).does("jared", "shoot", "smg", "b1").does("jared", "spread")
    s.heard(Unhurt, who="cole")


@pytest.mark.rule("Z-481", "Z-174")
def test_what_was_attached_to_a_discarded_weapon_is_kept() -> None:
    s = skilled(
        "is-that-all", cards={"jared": ["smg", "plenty-of-bullets"]}, xenos={"a1": "1 worker"}
    )
    s.xenos_act().does("jared", "discard", "smg")
    assert s.zone("place-pack-survivor-jared") == ["item-plenty-of-bullets"]
    assert s.zone("hand-left-survivor-jared") == []


@pytest.mark.rule("Z-481", "Z-637")
def test_cards_go_for_damage() -> None:
    s = skilled(
        "is-that-all",
        cards={"jared": ["smg", "plenty-of-bullets", "mre"]},
        xenos={"a1": "1 tank, 1 worker"},
    ).xenos_act("tank", "worker")
    s.does("jared", "discard", "plenty-of-bullets").does("jared", "discard", "mre")
    s.does("jared", "done").heard(Hurt, who="jared", damage=1)
    assert s.carried("jared") == ["smg"]


@pytest.mark.rule("Z-637")
def test_cards_go_for_friendly_fire() -> None:
    s = skilled(
        cards={"jared": ["smg"], "cole": ["mre"]},
        where={"jared": "a1", "cole": "b1"},
        skills={"cole": ["is-that-all"]},
        xenos={"b1": "1 worker"},
    )
    s.dice(combat=[MISS, HIT]).does("jared", "shoot", "smg", "b1").does("jared", "spread")
    s.does("cole", "discard", "mre").heard(Unhurt, who="cole")


# Searching, and the start


@pytest.mark.rule("Z-471", "Z-472", "Z-632")
@pytest.mark.parametrize(
    ("drawing", "more", "may"),
    [
        ("c:c", {}, True),
        ("r=r", {}, True),
        ("c:c", {"mold": ["a1"]}, False),
        ("c:c", {"xenos": {"a1": "1 worker"}}, False),
        ("o:o", {"cards": {"jared": ["oxygen-tank"]}}, False),
    ],
)
def test_a_scavenger_searches_everywhere_indoors(
    drawing: str, more: dict[str, Any], may: bool
) -> None:
    s = skilled("scavenger", drawn=drawing, **more)
    assert s.is_offered("jared", "search") is may


@pytest.mark.rule("Z-633", "Z-457")
def test_each_of_two_finds_is_dealt_with() -> None:
    s = skilled("search-two", drawn="s=r", mold=["b1"])
    s.top("equipment", "mold-worker", "mre").does("jared", "search")
    s.does("jared", "discard", "mre").forced()
    assert s.horde("b1") == "1 worker"
    assert s.carried("jared") == []


@pytest.mark.rule("Z-153", "Z-260", "Z-525", "Z-633")
def test_the_first_find_is_over_before_the_second_begins() -> None:
    full = {"d1": "35 workers, 1 spoiler"}
    s = skilled("search-two", drawn="s=r=r=r", mold=["d1"], xenos=full)
    s.top("equipment", "mold-worker", "mold-hunter").does("jared", "search")
    assert s.horde("c1") == "1 hunter, 1 spoiler", "its new mold grows a hunter, too"


@pytest.mark.rule("Z-149", "Z-153", "Z-633")
def test_what_else_was_found_is_kept_after_mold() -> None:
    s = skilled("search-two", drawn="s=r", mold=["b1"])
    s.top("equipment", "sledge", "mold-worker").does("jared", "search")
    assert (s.horde("b1"), s.zone("found")) == ("1 worker", [])
    s.does("jared", "hold", "sledge", "hand-left").forced()
    assert (s.carried("jared"), s.state.actions) == (["sledge"], 2)


@pytest.mark.rule("Z-458", "Z-021")
def test_a_skill_brings_a_card_to_the_start() -> None:
    s = skilled("starts-with-sledge")
    g = s.edit()
    begin_with(g, s.person("jared"))
    assert s.carried("jared") == ["sledge"]


@pytest.mark.rule("Z-459")
def test_a_skill_brings_armor_to_the_start() -> None:
    s = skilled("starts-armored-four")
    begin_with(s.edit(), s.person("jared"))
    assert (s.person("jared").armor, s.person("jared").most) == (4, 4)
