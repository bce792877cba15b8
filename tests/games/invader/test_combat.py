"""Chapters Combat, Melee and Ranged attack, Targeting order, Friendly fire, Concentrated attack, Hellfire."""

from typing import Any

import pytest

from hullbreach.games.invader.rules.events import Burned, Hurt, Killed, NoiseMade, Rolled
from hullbreach.games.invader.suite.scenario import InvaderScenario

HIT, MISS = 6, 1


def armed(*cards: str, xenos: str, cell: str = "a1", **more: Any) -> InvaderScenario:
    """Jared in a1 of a corridor with these cards, and Xenos in a cell."""
    position = {"drawn": "c:c:c:c:c:c", "where": {"jared": "a1"}, "skills": {"jared": []}} | more
    return InvaderScenario(cards={"jared": cards}, xenos={cell: xenos}, **position)


def strike(s: InvaderScenario, *faces: int, pair: bool = False) -> InvaderScenario:
    verb = "strike-pair" if pair else "strike"
    return s.dice(combat=list(faces)).does("jared", verb).does("jared", "spread")


# Dice


@pytest.mark.rule("Z-083", "Z-090", "Z-116", "Z-118", "Z-180", "Z-267", "Z-271")
def test_every_die_that_reaches_the_accuracy_kills_a_worker() -> None:
    s = strike(armed("cattle-prod", xenos="3 workers"), 4, 3)
    s.heard(Rolled, who="jared", weapon="cattle-prod", hits=1, rule="Z-267")
    s.heard(Killed, who="jared", xeno="worker", count=1)
    assert s.horde("a1") == "2 worker"


@pytest.mark.rule("Z-272", "Z-100")
def test_hits_without_a_target_are_lost() -> None:
    s = strike(armed("sledge", xenos="1 worker"), HIT, HIT, HIT)
    assert s.horde("a1") == ""
    assert s.person("jared").xp == 1


@pytest.mark.rule("Z-268", "Z-270", "Z-570")
def test_two_weapons_alike_roll_the_dice_of_both() -> None:
    s = armed("smg", "starting-smg", xenos="5 workers", cell="b1")
    s.dice(combat=[HIT, HIT, HIT, MISS]).does("jared", "shoot-pair", "smg", "b1")
    assert s.does("jared", "spread").horde("b1") == "2 worker"


@pytest.mark.rule("Z-571", "Z-268")
def test_different_weapons_are_no_pair() -> None:
    assert armed("sledge", "cattle-prod", xenos="1 worker").offered("jared", "strike-pair") == []


@pytest.mark.rule("Z-117", "Z-273")
def test_weak_hits_do_nothing_to_a_tank() -> None:
    s = strike(armed("sledge", xenos="1 tank"), HIT, HIT, HIT)
    assert s.horde("a1") == "1 tank"


@pytest.mark.rule("Z-275")
def test_in_melee_the_player_gives_hits_to_whom_they_like() -> None:
    s = strike(armed("sledge", xenos="1 tank, 1 hunter, 1 worker"), HIT, MISS, MISS)
    s.does("jared", "hit", "hunter")
    assert s.horde("a1") == "1 worker, 1 tank"


@pytest.mark.rule("Z-276")
def test_misses_in_melee_hurt_nobody() -> None:
    s = armed("sledge", xenos="1 worker", where={"jared": "a1", "vivian": "a1"})
    strike(s, MISS, MISS, MISS).unheard(Hurt)


# Range


@pytest.mark.rule("Z-082", "Z-181", "Z-277", "Z-278", "Z-279")
@pytest.mark.parametrize(
    ("weapon", "cells"),
    [("lmg", "bcd"), ("assault-shotgun", "b"), ("heavy-shotgun", "ab"), ("sniper-rifle", "cdef")],
)
def test_a_weapon_reaches_zones_at_its_range(weapon: str, cells: str) -> None:
    s = InvaderScenario(
        drawn="c:c:c:c:c:c",
        where={"jared": "a1"},
        cards={"jared": [weapon]},
        xenos={f"{cell}1": "1 worker" for cell in "abcdef"},
    )
    zones = [one.rpartition("-")[2] for one in s.offered("jared", "shoot")]
    assert sorted(zones) == [f"{cell}1" for cell in cells]


@pytest.mark.rule("Z-280", "Z-281")
def test_shots_pass_over_whoever_is_between() -> None:
    s = InvaderScenario(
        drawn="c:c:c",
        where={"jared": "a1", "cole": "b1"},
        cards={"jared": ["lmg"]},
        xenos={"a1": "1 tank", "b1": "1 tank", "c1": "2 workers"},
    )
    s.dice(combat=[HIT, HIT, MISS, MISS, MISS]).does("jared", "shoot", "lmg", "c1")
    s.does("jared", "spread").unheard(Hurt)
    assert s.horde("c1") == ""


@pytest.mark.rule("Z-075", "Z-076")
@pytest.mark.parametrize(("weapon", "denied"), [("lmg", "Z-075"), ("prototype-lmg", "")])
def test_bullets_do_not_fly_outdoors(weapon: str, denied: str) -> None:
    cards = {"jared": [weapon, "energy-cell", "oxygen-tank"]}
    s = InvaderScenario(drawn="o:o", where={"jared": "a1"}, cards=cards, xenos={"b1": "1 worker"})
    if denied:
        assert s.denied("jared", "shoot", weapon, "b1") == denied
    else:
        assert s.is_offered("jared", "shoot", weapon, "b1")


@pytest.mark.rule("Z-078", "Z-079", "Z-537")
def test_a_prototype_needs_an_energy_cell() -> None:
    s = armed("prototype-lmg", xenos="1 worker", cell="b1")
    assert s.denied("jared", "shoot", "prototype-lmg", "b1") == "Z-078"


# Order


@pytest.mark.rule("Z-282", "Z-284", "Z-288", "Z-088")
def test_shots_hit_tanks_then_workers_then_hunters() -> None:
    s = armed("heavy-shotgun", xenos="2 workers, 1 tank, 2 hunters", cell="b1", actions=3)
    for left in ("1 worker, 2 hunter", "1 hunter"):
        s.dice(combat=[HIT, HIT]).does("jared", "shoot", "heavy-shotgun", "b1")
        assert s.does("jared", "spread").horde("b1") == left


@pytest.mark.rule("Z-286", "Z-283")
def test_a_tank_shields_the_others_from_weak_shots() -> None:
    s = armed("smg", xenos="2 workers, 1 tank", cell="a1").dice(combat=[HIT, HIT])
    assert (
        s.does("jared", "shoot", "smg", "a1").does("jared", "spread").horde("a1")
        == "2 worker, 1 tank"
    )


@pytest.mark.rule("Z-287", "Z-285")
def test_an_abomination_shields_them_once_tanks_are_dead() -> None:
    s = armed("heavy-shotgun", xenos="1 worker, 1 tank, 1 spoiler", cell="b1")
    s.dice(combat=[HIT, HIT]).does("jared", "shoot", "heavy-shotgun", "b1").does("jared", "spread")
    assert s.horde("b1") == "1 worker, 1 spoiler"


@pytest.mark.rule("Z-464", "Z-465")
def test_a_sniper_chooses() -> None:
    s = armed(
        "smg",
        xenos="1 tank, 1 worker, 1 hunter",
        cell="b1",
        where={"jared": "a1", "cole": "b1"},
        skills={"jared": ["sniper"]},
    )
    s.dice(combat=[HIT, MISS]).does("jared", "shoot", "smg", "b1").does("jared", "spread")
    s.does("jared", "hit", "hunter").unheard(Hurt)
    assert s.horde("b1") == "1 worker, 1 tank"


# Friendly fire


@pytest.mark.rule("Z-289", "Z-291", "Z-087")
def test_a_miss_hits_a_friend_in_the_target_zone() -> None:
    s = armed(
        "assault-shotgun", xenos="2 workers", cell="b1", where={"jared": "a1", "vivian": "b1"}
    )
    s.dice(combat=[HIT, HIT, MISS]).does("jared", "shoot", "assault-shotgun", "b1")
    s.does("jared", "spread").heard(Hurt, who="vivian", damage=1, rule="Z-289")
    assert s.horde("b1") == ""
    assert s.person("vivian").armor == 1


@pytest.mark.rule("Z-290")
def test_the_players_share_misses_out() -> None:
    s = armed(
        "smg", xenos="1 worker", cell="b1", where={"jared": "a1", "vivian": "b1", "cole": "b1"}
    )
    s.dice(combat=[MISS, MISS]).does("jared", "shoot", "smg", "b1").does("jared", "spread")
    s.does("jared", "suffer", "vivian").does("jared", "suffer", "cole")
    assert (s.person("vivian").armor, s.person("cole").armor) == (1, 1)


@pytest.mark.rule("Z-292", "Z-573", "Z-575")
def test_nobody_hits_themselves() -> None:
    s = armed("smg", xenos="1 worker").dice(combat=[MISS, MISS])
    s.does("jared", "shoot", "smg", "a1").does("jared", "spread").unheard(Hurt)


@pytest.mark.rule("Z-295", "Z-546")
@pytest.mark.parametrize(("woken", "left"), [(["bot"], False), ([], True)])
def test_a_woken_machine_can_be_hit(woken: list[str], left: bool) -> None:
    s = armed("smg", xenos="1 worker", cell="b1", bot="b1", woken=woken).dice(combat=[MISS, MISS])
    s.does("jared", "shoot", "smg", "b1").does("jared", "spread")
    assert ("machine-bot" in s.state.machines) is left


@pytest.mark.rule("Z-462")
def test_a_low_profile_is_never_hit() -> None:
    s = armed(
        "smg",
        xenos="1 worker",
        cell="b1",
        where={"jared": "a1", "mitsuki": "b1"},
        skills={"jared": [], "mitsuki": ["low-profile"]},
    )
    s.dice(combat=[MISS, MISS]).does("jared", "shoot", "smg", "b1").does("jared", "spread")
    s.unheard(Hurt)


# Concentrated attacks


@pytest.mark.rule("Z-296", "Z-297", "Z-298", "Z-299", "Z-085")
def test_three_weak_hits_at_one_target_kill_a_tank() -> None:
    s = armed("lmg", xenos="2 tanks, 3 workers", cell="c1")
    s.dice(combat=[HIT, HIT, HIT, MISS, MISS]).does("jared", "shoot", "lmg", "c1")
    assert s.does("jared", "focus", "tank").horde("c1") == "3 worker, 1 tank"


@pytest.mark.rule("Z-303", "Z-576", "Z-121")
def test_a_pair_of_prods_kills_an_abomination() -> None:
    s = armed("cattle-prod", "cattle-prod", xenos="1 spoiler", mold=["a1"])
    s.dice(combat=[HIT, HIT, HIT, MISS]).does("jared", "strike-pair")
    assert s.does("jared", "focus", "spoiler").horde("a1") == ""
    assert s.person("jared").xp == 5


@pytest.mark.rule("Z-578")
def test_too_little_leaves_no_mark() -> None:
    s = armed("cattle-prod", xenos="1 spoiler", mold=["a1"])
    for _ in range(2):
        s.dice(combat=[HIT, HIT]).does("jared", "strike").does("jared", "focus", "spoiler")
    assert s.horde("a1") == "1 spoiler"


@pytest.mark.rule("Z-300", "Z-301", "Z-577")
@pytest.mark.parametrize(
    ("weapon", "verb", "targets"),
    [
        ("smg", "shoot", {"tank", "spoiler"}),
        ("sledge", "strike", {"tank", "spoiler", "worker", "hunter"}),
    ],
)
def test_shots_at_one_target_keep_the_order(weapon: str, verb: str, targets: set[str]) -> None:
    s = armed(weapon, xenos="1 worker, 1 tank, 1 hunter, 1 spoiler", mold=["a1"])
    s.does("jared", verb)
    assert {one.rpartition("-")[2] for one in s.offered("jared", "focus")} == targets


@pytest.mark.rule("Z-302")
def test_misses_of_a_concentrated_attack_do_their_usual_damage() -> None:
    s = armed("lmg", xenos="1 tank", cell="b1", where={"jared": "a1", "baraka": "b1"})
    s.dice(combat=[HIT, HIT, HIT, HIT, MISS]).does("jared", "shoot", "lmg", "b1")
    s.does("jared", "focus", "tank").heard(Hurt, who="baraka", damage=1)


# What is told before the roll


def told(s: InvaderScenario) -> dict[str, Any]:
    """What the question about one target says, with the chance of each target."""
    args: dict[str, Any] = {**s.table.asks()[0].text.args}
    odds, chances = args.pop("odds"), dict[str, int]()
    while odds is not None:
        chances[odds.args["xeno"].removeprefix("xeno-")] = odds.args["percent"]
        odds = odds.args["more"]
    return {**args, "odds": chances}


@pytest.mark.rule("Z-297", "Z-300")
def test_the_chances_of_a_shot_are_told_before_it() -> None:
    cards = ("prototype-heavy-shotgun", "energy-cell")
    s = armed(*cards, xenos="1 tank, 1 spoiler, 3 workers", cell="b1", mold=["b1"])
    s.does("jared", "shoot")
    assert told(s) == {
        "zone": "zone-b1",
        "dice": 3,
        "chance": 67,
        "rerolls": 1,
        "vain": False,
        "risk": False,
        "odds": {"tank": 96, "spoiler": 74},
    }


@pytest.mark.rule("Z-423", "Z-437", "Z-489", "Z-299")
@pytest.mark.parametrize(
    ("skills", "chance", "tank"),
    [
        ([], 50, 50),  # two of three dice
        (["roll-melee"], 67, 74),
        (["concentration"], 50, 88),  # one of three dice is enough
        (["damage-melee"], 50, 88),
        (["die-melee"], 50, 69),
        (["roll-six-melee"], 50, 56),
    ],
)
def test_skills_are_counted_in_what_is_told(skills: list[str], chance: int, tank: int) -> None:
    s = armed("sledge", xenos="1 tank", skills={"jared": skills}).does("jared", "strike")
    assert (told(s)["chance"], told(s)["odds"]) == (chance, {"tank": tank})
    assert told(s)["vain"] is ("damage-melee" not in skills)


@pytest.mark.rule("Z-297")
def test_the_only_target_is_told_with_the_roll() -> None:
    s = armed("sledge", xenos="1 tank, 1 worker").does("jared", "strike")
    s.does("jared", "focus", "tank").heard(Rolled, target="xeno-tank")
    s = armed("sledge", xenos="1 tank, 1 worker").does("jared", "strike")
    assert s.does("jared", "spread").heard(Rolled).target is None


@pytest.mark.rule("Z-289", "Z-465")
@pytest.mark.parametrize(("skills", "risk"), [([], True), (["sniper"], False)])
def test_who_might_hit_friends_is_warned(skills: list[str], risk: bool) -> None:
    where = {"jared": "a1", "cole": "b1"}
    s = armed("smg", xenos="1 tank", cell="b1", where=where, skills={"jared": skills})
    assert told(s.does("jared", "shoot"))["risk"] is risk


# Rolling again


@pytest.mark.rule("Z-172", "Z-535", "Z-536", "Z-441", "Z-442", "Z-634")
@pytest.mark.parametrize(
    ("cards", "skills", "times"),
    [
        (["smg", "plenty-of-bullets"], [], 1),
        (["smg"], ["lucky"], 1),
        (["smg", "plenty-of-bullets"], ["lucky"], 2),
        (["smg", "plenty-of-bullets", "plenty-of-bullets"], [], 2),
    ],
)
def test_all_dice_can_be_rolled_again(cards: list[str], skills: list[str], times: int) -> None:
    s = armed(*cards, xenos="2 workers", cell="b1", skills={"jared": skills})
    s.dice(combat=[MISS, HIT] * times + [MISS, MISS]).does("jared", "shoot", "smg", "b1")
    s.does("jared", "spread")
    for _ in range(times):
        s.does("jared", "reroll")
    s.asked("jared", "invader-turn")
    assert s.horde("b1") == "2 worker"


# Noise


@pytest.mark.rule("Z-080", "Z-081", "Z-096", "Z-086", "Z-089", "Z-091")
@pytest.mark.parametrize(
    ("weapon", "cell", "noise"),
    [("lmg", "b1", 1), ("sniper-rifle", "c1", 1), ("assault-shotgun", "b1", 1)],
)
def test_a_noisy_weapon_leaves_one_token(weapon: str, cell: str, noise: int) -> None:
    s = armed(weapon, xenos="1 worker", cell=cell)
    s.does("jared", "shoot", weapon, cell).heard(NoiseMade, who="jared", zone="a1", rule="Z-080")
    s.does("jared", "spread")
    assert s.state.noise == {"zone-a1": noise}


@pytest.mark.rule("Z-081", "Z-091", "Z-095")
def test_a_silent_weapon_leaves_none() -> None:
    s = strike(armed("sledge", xenos="1 worker"), MISS, MISS, MISS)
    assert s.state.noise == {}


# Hellfire


def burning(**more: Any) -> InvaderScenario:
    position = {"drawn": "r=r=r", "where": {"jared": "a1"}} | more
    return InvaderScenario(cards={"jared": ["flamethrower", "canister"]}, **position)


@pytest.mark.rule("Z-304", "Z-307", "Z-308", "Z-310", "Z-135", "Z-196", "Z-579", "Z-581")
def test_hellfire_kills_everything_and_dries_mold() -> None:
    s = burning(xenos={"b1": "3 workers, 1 tank, 1 spoiler"}, mold=["b1"], bot="b1")
    s.does("jared", "shoot", "flamethrower", "b1").heard(Burned, zone="b1", rule="Z-304")
    assert s.horde("b1") == ""
    assert s.person("jared").xp == 9
    assert s.state.dry == ("zone-b1",)
    assert s.state.machines == {}
    assert s.state.noise == {}
    assert s.carried("jared") == ["flamethrower"]


@pytest.mark.rule("Z-179")
def test_a_flamethrower_needs_a_canister() -> None:
    s = InvaderScenario(drawn="r=r", where={"jared": "a1"}, cards={"jared": ["flamethrower"]})
    assert s.denied("jared", "shoot", "flamethrower", "b1") == "Z-179"


@pytest.mark.rule("Z-305", "Z-306")
def test_no_fire_outdoors() -> None:
    cards = {"jared": ["flamethrower", "canister", "oxygen-tank"]}
    s = InvaderScenario(drawn="o:o", where={"jared": "a1"}, cards=cards)
    assert s.offered("jared", "shoot") == []


@pytest.mark.rule("Z-307", "Z-041")
def test_hellfire_spares_no_survivor() -> None:
    s = burning(where={"jared": "a1", "cole": "b1"}).does("jared", "shoot", "flamethrower", "b1")
    assert s.ending == "fallen"


# Why not


@pytest.mark.rule("Z-180", "Z-035", "Z-162")
@pytest.mark.parametrize(
    ("verb", "cards", "free", "reason"),
    [
        ("strike", ["sledge"], [], "There is no Xeno."),
        ("noise", [], ["free-move"], "No action is left for this."),
        ("arrange", [], [], "There are no cards."),
    ],
)
def test_what_is_missing_is_said(verb: str, cards: list[str], free: list[str], reason: str) -> None:
    actions = 0 if free else 3
    s = armed(*cards, xenos="1 worker", cell="f1", skills={"jared": free}, actions=actions)
    assert reason in s.reasons("jared", verb)[0]


@pytest.mark.rule("Z-181", "Z-277", "Z-278", "Z-075")
@pytest.mark.parametrize(
    ("drawing", "card", "cell", "denied"),
    [
        ("c:c:c", "smg", "c1", "Z-278"),
        ("c:c:c", "lmg", "a1", "Z-277"),
        ("c:c|c", "lmg", "c1", "Z-181"),
        ("o:o:o", "smg", "b1", "Z-075"),
    ],
)
def test_why_a_shot_is_not_possible(drawing: str, card: str, cell: str, denied: str) -> None:
    s = InvaderScenario(
        drawn=drawing,
        where={"jared": "a1"},
        cards={"jared": [card]},
        xenos={cell: "1 worker"},
    )
    assert s.denied("jared", "shoot", card, cell) == denied


@pytest.mark.rule("Z-185", "Z-549")
def test_why_a_machine_does_not_obey() -> None:
    s = InvaderScenario(
        drawn="c:c:c", where={"jared": "a1"}, bot="c1", gun="c1", xenos={"b1": "1 worker"}
    )
    assert s.denied("jared", "drive", "b1") == "Z-185"
    assert s.denied("jared", "machine-shoot", "gun", "b1") == "Z-185"
    assert s.denied("jared", "machine-strike", "bot") == "Z-185"


@pytest.mark.rule("Z-181", "Z-277", "Z-278")
@pytest.mark.parametrize(
    ("drawing", "machine", "cell", "denied"),
    [
        ("c:c:c:c", "bot", "d1", "Z-278"),
        ("c:c:c:c", "bot", "a1", "Z-277"),
        ("c:c|c:c", "gun", "c1", "Z-181"),
    ],
)
def test_why_a_machine_does_not_shoot(drawing: str, machine: str, cell: str, denied: str) -> None:
    s = InvaderScenario(
        drawn=drawing,
        where={"jared": "a1"},
        skills={"jared": ["remote-all"]},
        xenos={cell: "1 worker"},
        bot="a1",
        gun="a1",
    )
    assert s.denied("jared", "machine-shoot", machine, cell) == denied


@pytest.mark.rule("Z-141", "Z-550")
@pytest.mark.parametrize(
    ("drawing", "closed", "denied"), [("r=r", ["a1-b1"], "Z-550"), ("r|r", [], "Z-141")]
)
def test_why_the_bot_does_not_go(drawing: str, closed: list[str], denied: str) -> None:
    s = InvaderScenario(
        drawn=drawing,
        where={"jared": "b1"},
        skills={"jared": ["remote-bot"]},
        bot="a1",
        closed=closed,
    )
    assert s.denied("jared", "drive", "b1") == denied
