"""The missions, in detail: what is needed, what is not, and how each is lost."""

from typing import Any

import pytest

from hullbreach.games.invader.game import GAME
from hullbreach.games.invader.rules import mold, spawning
from hullbreach.games.invader.rules.events import Got, SpawnBurned, SpawnWoke, XenoCardDrawn
from hullbreach.games.invader.rules.play import GameOver
from hullbreach.games.invader.suite.scenario import InvaderScenario

ALL = ("jared", "baraka", "magnus", "cole", "mitsuki", "vivian")
FIRE = ["flamethrower", "canister"]


def mission(id: str, **more: Any) -> InvaderScenario:
    return InvaderScenario(id, **more)


def together(cell: str) -> dict[str, str]:
    return dict.fromkeys(ALL, cell)


def lost_by_mold(id: str, colour: str) -> bool:
    """Whether a mission is lost when mold covers an objective of a colour."""
    s = mission(id)
    for zone in GAME.edition((id,)).objective_zones:
        if s.zone(zone) == [f"objective-{colour}"]:
            try:
                mold.cover(s.edit(), zone.removeprefix("objective-at-"))
            except GameOver as over:
                return over.reason == "end-invader-objective"
            return False
    raise AssertionError(colour)


# How missions are lost


@pytest.mark.rule("Z-041")
@pytest.mark.parametrize("number", range(11))
def test_every_mission_is_lost_with_a_survivor(number: int) -> None:
    s = mission(f"m{number}", where={"jared": "a1"}, armor={"jared": 1})
    zone = s.person("jared").zone.removeprefix("zone-")
    s = mission(f"m{number}", where={"jared": zone}, armor={"jared": 1}, xenos={zone: "1 worker"})
    for one in s.edit().crew:
        if one.id != "survivor-jared" and one.zone == f"zone-{zone}":
            one.zone = ""
    assert s.xenos_act().begin().until(lambda s: s.over).ending in ("fallen", "crew")


@pytest.mark.rule("Z-585", "Z-042", "Z-608", "Z-607", "Z-127", "Z-130")
@pytest.mark.parametrize(
    ("id", "lost", "kept"),
    [
        ("m0", ["red"], ["green", "purple"]),
        ("m1", [], ["red", "green", "purple"]),
        ("m2", ["white", "blue"], ["red", "green", "purple"]),
        ("m3", [], ["red", "green", "purple"]),
        ("m4", ["blue", "white"], ["red", "green", "purple"]),
        ("m5", ["red"], ["green", "purple"]),
        ("m6", [], ["red", "green", "purple"]),
        ("m7", ["red", "green", "purple"], []),
        ("m8", ["red", "green", "purple"], []),
        ("m9", [], ["red", "green", "purple"]),
        ("m10", ["red", "green", "purple"], []),
    ],
)
def test_which_objectives_must_not_be_lost(id: str, lost: list[str], kept: list[str]) -> None:
    assert [colour for colour in lost if not lost_by_mold(id, colour)] == []
    assert [colour for colour in kept if lost_by_mold(id, colour)] == []


@pytest.mark.rule("Z-043")
@pytest.mark.parametrize("number", [0, 3, 4, 5, 6, 7, 8, 9, 10])
def test_joined_nests_lose_every_mission(number: int) -> None:
    # in M1 nests sleep, in M2 each stands in a building of its own
    s = mission(f"m{number}")
    g = s.edit()
    g.state.mold = tuple(sorted(one.id for one in g.board.zones.values() if one.indoors))
    with pytest.raises(GameOver) as over:
        mold.check_chain(g)
    assert over.value.reason == "end-invader-mold"


STORAGES = {"m1": ["f5", "b4", "c8"], "m10": ["e3", "g5"]}
"""All but the one that mold takes next."""


@pytest.mark.rule("Z-042", "Z-133", "Z-622")
@pytest.mark.parametrize(
    ("id", "cell", "covered", "tanks", "ending"),
    [
        ("m1", "f2", 3, 5, "oxygen"),
        ("m1", "f2", 3, 6, ""),
        ("m1", "f2", 2, 5, ""),
        ("m10", "b3", 2, 5, "oxygen"),
        ("m10", "b3", 2, 6, ""),
        ("m10", "b3", 1, 5, ""),
    ],
)
def test_the_last_storage_is_lost_before_all_can_breathe(
    id: str, cell: str, covered: int, tanks: int, ending: str
) -> None:
    cards = {who: ["oxygen-tank"] if number < tanks else [] for number, who in enumerate(ALL)}
    start = {"m1": "d4", "m10": "c2"}[id]
    s = mission(id, where=together(start), cards=cards, dry=STORAGES[id][:covered]).set(marks={})
    assert grown(s, cell) == ending


@pytest.mark.rule("Z-042", "Z-410")
def test_m10_old_tanks_are_not_what_the_mission_wants() -> None:
    s = mission("m10", dry=STORAGES["m10"])
    assert grown(s, "b3") == "oxygen"


def grown(s: InvaderScenario, cell: str) -> str:
    """How the game ends when mold covers a zone."""
    try:
        mold.grow(s.edit(), s.zone_id(cell))
    except GameOver as over:
        return over.reason.removeprefix("end-invader-")
    return ""


# Leaving


@pytest.mark.rule("Z-597", "Z-341")
def test_who_leaves_takes_everything_along_but_tanks() -> None:
    s = mission("m0", where={"jared": "e5"}, cards={"jared": ["sledge", "oxygen-tank"]})
    s.only("objective-at-zone-d1", rest="taken")
    s.put("objective-green", "place-remotes-survivor-jared")
    s.does("jared", "stop").does("jared", "leave")
    assert {"item-sledge", "objective-green"} <= set(s.zone("gone"))
    assert s.zone("oxygen").count("item-oxygen-tank") == 6


# Objectives


@pytest.mark.rule("Z-342", "Z-345", "Z-344", "Z-343")
def test_prototypes_run_out() -> None:
    s = mission("m5", where={"jared": "b1"}, cards={"jared": []})
    s.only("objective-at-zone-b1", "objective-red").only("prototypes", rest="gone")
    s.does("jared", "take").unheard(Got)
    assert (s.person("jared").xp, s.carried("jared")) == (5, [])


@pytest.mark.rule("Z-343", "Z-362")
def test_hidden_objectives_are_turned_up_when_taken() -> None:
    s = mission("m2", where={"jared": "c9"})
    hidden = [f"objective-at-zone-{cell}" for cell in ("c2", "e2", "e5", "b8", "d8", "f8", "c9")]
    tokens = sorted(token for zone in hidden for token in s.zone(zone))
    assert tokens.count("objective-white") == 1
    assert len(tokens) == 7
    assert s.sees("jared", "objective-at-zone-c9") == [None]
    places = set()
    for seed in "abcdefgh":
        s = mission("m2", seed=seed)
        places |= {zone for zone in hidden if "objective-white" in s.zone(zone)}
    assert len(places) > 1


@pytest.mark.rule("Z-370", "Z-371", "Z-607")
@pytest.mark.parametrize("order", [("i1", "i5"), ("i5", "i1")])
def test_m4_both_engineers_then_out(order: tuple[str, str]) -> None:
    s = mission("m4", where={"jared": order[0]}).does("jared", "take")
    assert s.play.noises() == {
        zone: sum(one.zone == zone for one in s.state.crew) for zone in s.play.noises()
    }
    who = s.person("jared")
    who.zone = s.play.rules.exit
    assert not s.play.rules.may_leave(s.play, who)
    s = mission("m4", where={"jared": order[1]})
    s.only(f"objective-at-zone-{order[0]}", rest="taken").does("jared", "take")
    s.person("jared").zone = s.play.rules.exit
    assert s.play.rules.may_leave(s.play, s.person("jared"))


@pytest.mark.rule("Z-373", "Z-374", "Z-383")
@pytest.mark.parametrize(("id", "colour", "may"), [("m5", "green", True), ("m7", "green", False)])
def test_what_must_be_taken_before_the_exit(id: str, colour: str, may: bool) -> None:
    s = mission(id)
    for zone in GAME.edition((id,)).objective_zones:
        s.only(zone, rest="taken")
    zone = GAME.edition((id,)).objective_zones[0]
    s.only(zone, f"objective-{colour}")
    g = s.edit()
    who = s.person("jared")
    who.zone = g.rules.exit
    assert g.rules.may_leave(g, who) is may


@pytest.mark.rule("Z-356", "Z-241", "Z-242")
@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        (["xenocard-19", "xenocard-13", "xenocard-15"], ["f1", "f5", "b8"]),
        (["xenocard-13", "xenocard-19", "xenocard-15"], ["f1", "b8"]),
    ],
)
def test_m1_a_nest_that_wakes_draws_if_its_turn_is_to_come(
    cards: list[str], drawn: list[str]
) -> None:
    s = mission("m1", where={"jared": "e5"}, xenos={"e6": "1 spoiler"}, unseen=ALL)
    g = s.top("xeno-deck", *cards).edit()
    g.state.noise, g.state.agenda = {"zone-f6": 9}, []
    g.state.acting, g.state.stage = -1, "xenos"
    spawning.spawn_all(g)
    found = [one.zone for one in s.begin().told() if isinstance(one, XenoCardDrawn)]
    assert found == [f"zone-{cell}" for cell in drawn]


# M6 and M7


@pytest.mark.rule("Z-377", "Z-379", "Z-007")
def test_m6_the_nest_is_hidden_and_spawns_like_others() -> None:
    s = mission("m6")
    tokens = [s.zone(f"spawn-at-zone-{cell}")[0] for cell in ("f9", "d7", "a9")]
    assert sorted(tokens) == ["spawn-purple", "spawn-red", "spawn-red"]
    assert s.sees("jared", "spawn-at-zone-d7") == [None]
    assert set(s.state.awake) == {"zone-a2", "zone-f9", "zone-d7", "zone-a9"}
    s.top("xeno-deck", "xenocard-51", "xenocard-52", "xenocard-53", "xenocard-54")
    s.xenos_phase().begin()
    drawn = [one.zone for one in s.told() if isinstance(one, XenoCardDrawn)]
    assert drawn == ["zone-a2", "zone-f9", "zone-d7", "zone-a9"]


@pytest.mark.rule("Z-389")
def test_m7_a_woken_nest_spawns_until_it_burns() -> None:
    s = mission("m7", where={"jared": "c2"}).does("jared", "open", "way-c2-d2")
    s.heard(SpawnWoke, zone="g2")
    s.top("xeno-deck", "xenocard-51", "xenocard-52", "xenocard-53", "xenocard-54")
    drawn = [one.zone for one in s.xenos_phase().begin().told() if isinstance(one, XenoCardDrawn)]
    assert "zone-g2" in drawn


@pytest.mark.rule("Z-612", "Z-128", "Z-161")
def test_m7_mold_that_takes_a_coloured_door_wakes_its_nest() -> None:
    s = mission("m7")
    assert s.state.doors == GAME.edition().box.numbers.doors
    g = s.edit()
    g.state.zones["objective-at-zone-c2"] = []
    mold.remove_doors(g, "zone-c2")
    assert "zone-g2" in s.state.awake
    assert s.state.coloured == {"way-f4-g4": "green"}


@pytest.mark.rule("Z-384", "Z-389")
def test_m7_a_burnt_nest_is_gone() -> None:
    s = mission("m7", where={"jared": "i4"}, cards={"jared": FIRE})
    s.does("jared", "shoot", "flamethrower", "i5").heard(SpawnBurned, zone="i5")
    assert "zone-i5" not in s.state.awake
    assert s.zone("spawn-at-zone-i5") == []


# M8


@pytest.mark.rule("Z-392", "Z-615")
def test_m8_nobody_leaves() -> None:
    s = mission("m8", where={"jared": "h5"})
    for zone in GAME.edition(("m8",)).objective_zones:
        s.only(zone, rest="taken")
    s.does("jared", "stop")
    assert not s.person("jared").out


@pytest.mark.rule("Z-394")
@pytest.mark.parametrize(("taken", "ending"), [(False, "locked"), (True, "")])
def test_m8_is_lost_with_the_bot_while_it_is_needed(taken: bool, ending: str) -> None:
    s = mission("m8", where={"jared": "b8"}, bot="a8", woken=["bot"], xenos={"a8": "1 worker"})
    if taken:
        for zone in GAME.edition(("m8",)).objective_zones[:-1]:
            s.only(zone, rest="taken")
    assert s.xenos_act("worker").begin().ending == ending


# M9


@pytest.mark.rule("Z-397", "Z-405", "Z-620")
def test_m9_scientists_are_no_tokens() -> None:
    s = mission("m9", where={"jared": "f5"})
    assert s.offered("jared", "take") == []
    g = s.edit()
    mold.cover(g, "zone-f5")
    assert [one.zone for one in g.crew if one.guest] == ["zone-f5", "zone-d7"]
    s = mission("m9", where={"jared": "b8"}, cards={"jared": []})
    s.only("objective-at-zone-b8", "objective-purple").does("jared", "take")
    assert s.person("jared").xp == 5
    assert not [one for one in s.offered("jared") if one.startswith("machine")]


@pytest.mark.rule("Z-405", "Z-402")
def test_m9_fire_kills_a_scientist() -> None:
    s = mission("m9", where={"jared": "f4"}, cards={"jared": FIRE})
    s.does("jared", "shoot", "flamethrower", "f5")
    assert s.ending == "guest"


@pytest.mark.rule("Z-404", "Z-619")
def test_m9_what_stops_a_scientist() -> None:
    s = mission("m9")
    g = s.edit()
    guest = g.crew[-2]
    steps = g.rules.steps(g, guest)
    assert steps == ["zone-f4"]
    g.change("zone-f5", 0, 1)
    assert g.rules.steps(g, guest) == []
    g.change("zone-f5", 0, -1)
    near = next(way.id for way in g.board.around["zone-f5"] if "zone-f4" in way.ends)
    g.state.closed = (near,)
    assert g.rules.steps(g, guest) == []


@pytest.mark.rule("Z-401", "Z-396")
@pytest.mark.parametrize(("xenos", "out"), [({}, True), ({"a2": "1 worker"}, False)])
def test_m9_a_scientist_who_waits_at_the_exit_leaves(xenos: dict[str, str], out: bool) -> None:
    s = mission("m9", where={"jared": "c9"}, xenos=xenos)
    for one in s.edit().crew:
        one.acted = True
        if one.guest:
            one.zone = "zone-a2"
    s.does("jared", "stop")
    assert [one.out for one in s.state.crew if one.guest] == [out, out]


# M10


def roots(**more: Any) -> InvaderScenario:
    return mission("m10", **more)


@pytest.mark.rule("Z-408")
def test_m10_two_tokens_are_set_aside() -> None:
    s = roots()
    assert {"objective-blue", "objective-white"} <= set(s.zone("aside"))


@pytest.mark.rule("Z-412", "Z-414", "Z-621")
def test_m10_an_abomination_gives_the_blue_token() -> None:
    s = roots(
        where={"jared": "a2"},
        cards={"jared": ["sledge"]},
        skills={"jared": ["super-strength"]},
        xenos={"a2": "1 spoiler"},
        mold=["a2"],
    )
    s.dice(combat=[6, 1, 1]).does("jared", "strike").does("jared", "spread")
    assert "objective-blue" in s.zone("taken")
    assert s.person("jared").xp == 10


@pytest.mark.rule("Z-623")
@pytest.mark.parametrize(("card", "verb"), [("smg", "shoot"), ("flamethrower", "shoot")])
def test_m10_only_melee_gives_samples(card: str, verb: str) -> None:
    cards = [card, "canister"] if card == "flamethrower" else [card]
    s = roots(where={"jared": "a2"}, cards={"jared": cards}, xenos={"a3": "1 worker"})
    s.only("objective-at-zone-a3", rest="taken")
    s.dice(combat=[6, 6]).does("jared", verb, card, "a3")
    if card == "smg":
        s.does("jared", "spread")
    assert s.person("jared").xp == 1
    assert not [mark for mark in s.state.marks if mark.startswith("sample")]


@pytest.mark.rule("Z-409", "Z-410", "Z-622")
def test_m10_an_old_tank_stays_old_in_other_hands() -> None:
    s = roots(where={"jared": "a2", "cole": "a2"})
    s.does("jared", "trade", "cole").does("jared", "give", "oxygen-tank").does("jared", "done")
    s.does("jared", "done")
    assert s.carried("cole").count("oxygen-tank") == 2
    s.does("jared", "move", "b2").does("jared", "stop")
    s.does("jared", "begin", "cole").does("cole", "move", "b2")
    assert "oxygen-tank" not in s.carried("cole")
    assert not [
        mark for mark in s.state.marks if mark in ("old-survivor-jared", "old-survivor-cole")
    ]


@pytest.mark.rule("Z-410", "Z-622")
def test_m10_who_breathes_from_an_old_tank_hands_a_new_one_over() -> None:
    s = roots(where={"jared": "c2", "magnus": "c2", "baraka": "a2"}, cards={"baraka": []})
    s.put("oxygen-tank", "place-pack-survivor-jared")
    s.does("jared", "trade", "magnus").does("jared", "give", "oxygen-tank", "place-pack")
    s.does("jared", "done")
    assert s.state.marks["old-survivor-jared"] == 1
    s.does("jared", "move", "b2").does("jared", "stop")
    s.does("jared", "begin", "magnus").does("magnus", "move", "b2")
    assert "oxygen-tank" not in s.carried("jared")
    assert s.carried("magnus").count("oxygen-tank") == 1


@pytest.mark.rule("Z-410", "Z-166")
def test_m10_a_trade_that_is_refused_leaves_tanks_as_they_were() -> None:
    s = roots(seats=2, where={"jared": "a2", "baraka": "a2"})
    marks = s.state.marks
    s.does("jared", "trade", "baraka").does("jared", "give", "oxygen-tank").does("jared", "done")
    assert s.does("baraka", "refuse").state.marks == marks


@pytest.mark.rule("Z-410")
def test_m10_a_new_tank_stays_in_an_airlock() -> None:
    s = roots(where={"jared": "b3"}, cards={"jared": []}).set(marks={})
    s.does("jared", "take-oxygen").does("jared", "wear").does("jared", "move", "b2")
    assert s.carried("jared") == ["oxygen-tank"]


@pytest.mark.rule("Z-407", "Z-622")
@pytest.mark.parametrize(
    ("missing", "won"), [("", True), ("tank", False), ("old", False), ("sample", False)]
)
def test_m10_needs_all_three_goals(missing: str, won: bool) -> None:
    s = roots()
    for zone in GAME.edition(("m10",)).objective_zones:
        s.only(zone, rest="taken")
    samples = ["worker", "tank", "hunter", "spoiler", "mold"][: 4 if missing == "sample" else 5]
    g = s.edit()
    g.state.marks = {f"sample-{one}": 1 for one in samples}
    if missing == "old":
        g.state.marks = {**g.state.marks, "old-survivor-jared": 1}
    if missing == "tank":
        s.put("item-oxygen-tank", "oxygen", source="place-body-survivor-jared")
    assert g.rules.won(g) is won
