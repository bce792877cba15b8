"""Finer points: what other tests of the chapters leave open."""

from typing import Any

import pytest

from hullbreach.games.invader.box import At
from hullbreach.games.invader.game import GAME
from hullbreach.games.invader.rules.events import (
    Activated,
    Found,
    Hurt,
    RanOut,
    Rose,
    Spawned,
    XenosAttack,
)
from hullbreach.games.invader.suite.drawn import drawn_board
from hullbreach.games.invader.suite.scenario import InvaderScenario

HIT, MISS = 6, 1
BOX = GAME.edition().box


def turn(drawing: str = "r=r=r", **more: Any) -> InvaderScenario:
    position = {"drawn": drawing, "where": {"jared": "a1"}, "skills": {"jared": []}} | more
    return InvaderScenario(**position)


# Zones


@pytest.mark.rule("Z-047", "Z-048")
def test_rooms_are_zones_and_lines_divide_corridors() -> None:
    board = drawn_board("r=c:c~c|r")
    kinds = {zone.id: (zone.kind, len(zone.cells)) for zone in board.zones.values()}
    assert kinds == {
        "zone-a1": ("r", 1),
        "zone-b1": ("c", 1),
        "zone-c1": ("c", 2),
        "zone-e1": ("r", 1),
    }


@pytest.mark.rule("Z-064")
def test_a_searchlight_changes_no_sight() -> None:
    xenos = {"b1": "1 worker", "c1": "1 worker"}
    seen = [
        turn(xenos=xenos, cards={"jared": cards}).offered("jared", "shoot")
        for cards in (["lmg"], ["lmg", "searchlight"])
    ]
    assert seen[0] == seen[1] == ["shoot:item-lmg:zone-b1"]


# Equipment


@pytest.mark.rule("Z-084", "Z-092", "Z-093", "Z-542", "Z-503")
@pytest.mark.parametrize(
    ("id", "way", "ammo", "dual"),
    [
        ("smg", "ranged", "bullets", True),
        ("chainsaw", "melee", "energy", False),
        ("heavy-cutter", "melee", "energy", True),
        ("sledge", "melee", "", False),
    ],
)
def test_what_weapons_are(id: str, way: str, ammo: str, dual: bool) -> None:
    weapon = BOX.items[id].weapon
    assert weapon is not None
    assert (weapon.type, weapon.ammo, weapon.dual) == (way, ammo, dual)


@pytest.mark.rule("Z-072", "Z-112")
def test_melee_is_for_the_own_zone() -> None:
    s = turn("c:c", cards={"jared": ["sledge"]}, xenos={"b1": "1 worker"})
    assert s.offered("jared", "strike") == []


@pytest.mark.rule("Z-073")
def test_a_shot_in_the_own_zone_is_a_shot() -> None:
    s = turn(where={"jared": "a1", "cole": "a1"}, cards={"jared": ["smg"]}, xenos={"a1": "1 tank"})
    s.dice(combat=[HIT, MISS]).does("jared", "shoot", "smg", "a1").does("jared", "spread")
    s.heard(Hurt, who="cole", damage=1)


@pytest.mark.rule("Z-074", "Z-036")
def test_weapons_do_not_run_dry() -> None:
    s = turn("c:c", cards={"jared": ["smg"]}, xenos={"b1": "9 tanks"}, actions=4)
    for _ in range(3):
        s.does("jared", "shoot", "smg", "b1").does("jared", "spread")
    assert s.is_offered("jared", "shoot", "smg", "b1")


@pytest.mark.rule("Z-077")
def test_a_sledge_strikes_outdoors() -> None:
    s = turn("o:o", cards={"jared": ["sledge", "oxygen-tank"]}, xenos={"a1": "1 worker"})
    assert s.is_offered("jared", "strike", "sledge")


@pytest.mark.rule("Z-112", "Z-113", "Z-115")
def test_cards_work_where_they_belong() -> None:
    s = turn("aAo", xenos={"a1": "1 worker"}, actions=9)
    s.put("item-sledge", "place-pack-survivor-jared")
    s.put("item-oxygen-tank", "place-pack-survivor-jared")
    assert s.offered("jared", "strike") == []
    assert s.denied("jared", "move", "b1") == "Z-318"
    assert {id: BOX.items[id].slot for id in ("searchlight", "oxygen-tank", "mre")} == {
        "searchlight": "body",
        "oxygen-tank": "body",
        "mre": "",
    }


@pytest.mark.rule("Z-108", "Z-176")
def test_attached_cards_take_no_room() -> None:
    packed = ["mre", "canister", "mre", "canister", "energy-cell"]
    s = turn("s=r", cards={"jared": ["smg", "plenty-of-bullets", "plenty-of-bullets", *packed]})
    assert len(s.zone("hand-left-survivor-jared")) == 3
    assert s.does("jared", "arrange").is_offered("jared", "done")


@pytest.mark.rule("Z-534", "Z-111")
def test_what_comes_off_needs_room_or_goes() -> None:
    packed = ["mre", "canister", "mre", "canister", "canister"]
    full = packed[: BOX.numbers.backpack]
    s = turn(cards={"jared": ["smg", "plenty-of-bullets", *full]}).does("jared", "arrange")
    s.does("jared", "detach", "plenty-of-bullets")
    assert not s.is_offered("jared", "done")
    s.does("jared", "discard", "plenty-of-bullets").does("jared", "done")
    assert "plenty-of-bullets" not in s.carried("jared")


@pytest.mark.rule("Z-114", "Z-534")
def test_what_comes_off_a_weapon_that_is_thrown_away_needs_room_too() -> None:
    packed = ["mre", "canister", "mre", "canister", "canister"]
    s = turn(cards={"jared": ["smg", "plenty-of-bullets", *packed[: BOX.numbers.backpack]]})
    s.does("jared", "throw").does("jared", "discard", "smg")
    places = {one.rpartition(":")[2] for one in s.offered("jared", "discard")}
    assert places == {"place-pack"}
    assert s.offered("jared") == s.offered("jared", "discard")
    s.does("jared", "discard", "canister").asked("jared", "turn")
    assert "plenty-of-bullets" in s.carried("jared")


@pytest.mark.rule("Z-114", "Z-643")
@pytest.mark.parametrize(
    ("card", "pile"), [("sledge", "discard"), ("cattle-prod", "gone"), ("oxygen-tank", "oxygen")]
)
def test_cards_are_thrown_away_for_free(card: str, pile: str) -> None:
    s = turn(cards={"jared": [card, "mre"]})
    before = s.zone(pile).count(f"item-{card}")
    s.does("jared", "throw").does("jared", "discard", card)
    assert s.zone(pile).count(f"item-{card}") == before + 1
    assert (s.carried("jared"), s.state.actions) == (["mre"], 3)


@pytest.mark.rule("Z-167", "Z-524", "Z-530")
def test_what_xenos_do_not_prevent() -> None:
    s = turn(
        where={"jared": "a1", "cole": "a1"},
        cards={"jared": ["mre"]},
        xenos={"a1": "1 worker"},
        row={"shown": (At(cell="a1", colour="red"),)},
    )
    for verb in ("arrange", "trade", "take", "close", "noise"):
        assert s.offered("jared", verb), verb


@pytest.mark.rule("Z-178", "Z-269")
def test_one_box_of_bullets_serves_a_pair() -> None:
    s = turn("c:c:c", cards={"jared": ["smg", "plenty-of-bullets", "smg"]}, xenos={"b1": "9 tanks"})
    assert s.offered("jared", "shoot-pair") == ["shoot-pair:item-smg:zone-b1"]
    s.dice(combat=[MISS] * 8).does("jared", "shoot-pair").does("jared", "spread")
    s.does("jared", "reroll").asked("jared", "invader-turn")


@pytest.mark.rule("Z-178", "Z-535")
@pytest.mark.parametrize(("verb", "dice", "rolls"), [("shoot-pair", 4, 2), ("shoot", 2, 1)])
def test_a_box_of_bullets_in_each_hand(verb: str, dice: int, rolls: int) -> None:
    cards = {"jared": ["smg", "plenty-of-bullets", "smg", "plenty-of-bullets"]}
    s = turn("c:c:c", cards=cards, xenos={"b1": "9 tanks"})
    s.dice(combat=[MISS] * dice * 3).does("jared", verb).does("jared", "spread")
    for _ in range(rolls):
        s.does("jared", "reroll")
    s.asked("jared", "invader-turn")


@pytest.mark.rule("Z-315", "Z-582")
def test_tanks_can_be_many_and_be_traded() -> None:
    s = turn("x=r", where={"jared": "a1", "cole": "a1"}, cards={"jared": [], "cole": []})
    for _ in range(2):
        s.does("jared", "take-oxygen").does("jared", "done")
    assert s.carried("jared") == ["oxygen-tank"] * 2
    s.does("jared", "trade", "cole").does("jared", "give", "oxygen-tank")
    assert s.does("jared", "done").carried("cole") == ["oxygen-tank"]


@pytest.mark.rule("Z-538")
@pytest.mark.parametrize(
    ("answer", "armor", "cards"), [("shield", 2, []), ("pass", 0, ["ablative-armor"])]
)
def test_ablative_armor_stops_one_attack(answer: str, armor: int, cards: list[str]) -> None:
    s = turn(cards={"jared": ["ablative-armor"]}, xenos={"a1": "1 worker, 1 tank"})
    s.xenos_act("worker", "tank").begin()
    option = "shield:xeno-tank" if answer == "shield" else "pass"
    s.does("jared", option)
    assert (s.person("jared").armor, s.carried("jared")) == (armor, cards)


@pytest.mark.rule("Z-538")
def test_nobody_wastes_ablative_armor_on_nothing() -> None:
    s = turn(
        cards={"jared": ["ablative-armor"]},
        skills={"jared": ["ironclad-worker"]},
        xenos={"a1": "1 worker"},
    )
    assert s.xenos_act().begin().carried("jared") == ["ablative-armor"]
    s.asked("jared", "invader-turn")


@pytest.mark.rule("Z-540")
def test_a_drone_helps_only_on_the_body() -> None:
    s = turn("r=r").put("item-search-drone", "place-pack-survivor-jared")
    assert s.denied("jared", "search") == "Z-151"


@pytest.mark.rule("Z-148", "Z-150")
def test_an_empty_deck_is_made_of_what_was_discarded() -> None:
    s = turn("s=r").only("equipment", rest="gone").only("discard", "mre", rest="gone")
    s.does("jared", "search").heard(Found, who="jared")
    s.does("jared", "done")
    assert s.denied("jared", "search") == "Z-150"
    assert s.carried("jared") == ["mre"]


@pytest.mark.rule("Z-148", "Z-147")
def test_a_deck_that_is_not_empty_is_left_as_it_is() -> None:
    s = turn("s=r").only("equipment", "mre", "canister", rest="gone")
    s.only("discard", "sledge", rest="gone")
    s.does("jared", "search").does("jared", "done")
    assert len(s.zone("equipment")) == 1
    assert s.zone("discard") == ["item-sledge"]


# Noise


@pytest.mark.rule("Z-097", "Z-098", "Z-099", "Z-558", "Z-183", "Z-038", "Z-502")
def test_what_is_heard() -> None:
    s = turn(
        where={"jared": "a1", "cole": "a1", "vivian": "b1"},
        unseen=["vivian"],
        noise={"a1": 17, "b1": 1},
        bot="c1",
        gun="b1",
        woken=["bot"],
    )
    for _ in range(2):
        s.does("jared", "noise")
    assert s.play.noises() == {"zone-a1": 21, "zone-b1": 1, "zone-c1": 1}
    assert s.state.actions == 1
    assert s.end_phase().begin().state.noise == {}


# Machines


@pytest.mark.rule("Z-006", "Z-190", "Z-198", "Z-207", "Z-543")
def test_one_survivor_uses_several_machines() -> None:
    s = turn("c:c:c:c", bot="c1", gun="d1", xenos={"c1": "1 worker"})
    for token in ("objective-green", "objective-purple"):
        s.put(token, "place-remotes-survivor-jared")
    s.dice(combat=[MISS] * 9)
    s.does("jared", "machine-shoot", "gun", "c1").does("jared", "spread")
    s.does("jared", "machine-strike", "bot").does("jared", "spread")
    assert set(s.state.woken) == {"machine-gun", "machine-bot"}
    assert s.offered("jared", "drive") == []  # one action is left, and a Xeno holds the bot
    assert s.offered("jared", "trade") == []


@pytest.mark.rule("Z-199", "Z-200", "Z-550")
def test_the_bot_goes_outdoors_but_through_no_closed_door() -> None:
    s = turn("r=aAo:o", bot="b1", skills={"jared": ["remote-bot"]}, closed=["a1-b1"])
    assert s.offered("jared", "drive") == ["drive:zone-c1"]
    s.does("jared", "drive", "c1")
    s = turn("r|o:o", bot="b1", skills={"jared": ["remote-bot"]}, xenos={"c1": "1 worker"})
    assert s.is_offered("jared", "machine-shoot", "bot", "c1")


@pytest.mark.rule("Z-548")
def test_the_remote_of_a_lost_machine_does_nothing() -> None:
    s = turn("c:c:c", xenos={"c1": "1 worker"}).put(
        "objective-green", "place-remotes-survivor-jared"
    )
    assert not [one for one in s.offered("jared") if one.startswith(("drive", "machine"))]


@pytest.mark.rule("Z-551", "Z-204")
def test_the_bot_comes_along_through_an_airlock() -> None:
    s = turn("aAo:o", bot="a1", cards={"jared": ["oxygen-tank"]})
    assert s.offered("jared", "move-with-bot") == ["move-with-bot:zone-b1"]
    s.does("jared", "move-with-bot", "b1")
    assert s.state.machines["machine-bot"] == s.person("jared").zone == "zone-b1"


@pytest.mark.rule("Z-293", "Z-294")
def test_misses_of_machines_hit_friends_but_not_who_controls_them() -> None:
    position: dict[str, Any] = {"gun": "c1", "xenos": {"a1": "1 tank"}, "drawing": "c:c:c"}
    s = turn(skills={"jared": ["remote-gun"]}, **position).dice(combat=[MISS] * 4)
    s.does("jared", "machine-shoot").does("jared", "spread").unheard(Hurt)
    s = turn(
        skills={"jared": ["remote-gun"]}, where={"jared": "b1", "cole": "a1"}, **position
    ).dice(combat=[MISS] + [HIT] * 3)
    s.does("jared", "machine-shoot").does("jared", "spread").heard(Hurt, who="cole", damage=1)


# Hellfire and friendly fire


@pytest.mark.rule("Z-309", "Z-042", "Z-585")
@pytest.mark.parametrize(("mission", "ending"), [("m0", "objective"), ("m1", "")])
def test_fire_destroys_objectives(mission: str, ending: str) -> None:
    cell, target = {"m0": ("c1", "d1"), "m1": ("b2", "b3")}[mission]
    s = InvaderScenario(
        mission, where={"jared": cell}, cards={"jared": ["flamethrower", "canister"]}
    )
    s.does("jared", "shoot", "flamethrower", target)
    assert s.ending == ending
    assert s.zone(f"objective-at-zone-{target}") == []


@pytest.mark.rule("Z-580", "Z-587")
def test_fire_leaves_doors_noise_and_spawn_tokens() -> None:
    s = turn(
        cards={"jared": ["flamethrower", "canister"]},
        noise={"b1": 2},
        closed=["b1-c1"],
        row={"spawns": (At(cell="b1", colour="red"),)},
    ).does("jared", "shoot", "flamethrower", "b1")
    assert (s.state.noise, s.state.closed) == ({"zone-b1": 2}, ("way-b1-c1",))
    assert s.zone("spawn-at-zone-b1") == ["spawn-red"]


@pytest.mark.rule("Z-311")
def test_fire_at_ones_own_feet() -> None:
    s = turn(cards={"jared": ["flamethrower", "canister"]}, skills={"jared": ["point-blank"]})
    assert s.does("jared", "shoot", "flamethrower", "a1").ending == "fallen"


@pytest.mark.rule("Z-572", "Z-574")
@pytest.mark.parametrize(("faces", "ending"), [([HIT, HIT], ""), ([HIT, MISS], "fallen")])
def test_only_misses_strike_survivors(faces: list[int], ending: str) -> None:
    s = turn(
        "c:c",
        where={"jared": "a1", "cole": "b1"},
        armor={"cole": 1},
        cards={"jared": ["smg"]},
        xenos={"b1": "1 worker"},
    )
    s.dice(combat=faces).does("jared", "shoot", "smg", "b1").does("jared", "spread")
    assert s.ending == ending


# Xenos


@pytest.mark.rule("Z-218", "Z-217")
def test_the_damage_of_one_xeno_is_not_divided() -> None:
    s = turn(where={"jared": "a1", "baraka": "a1"}, xenos={"a1": "1 tank"}).xenos_act()
    s.does("jared", "suffer", "baraka").heard(Hurt, who="baraka", damage=2)
    assert s.person("jared").armor == 3


@pytest.mark.rule("Z-239", "Z-251", "Z-561", "Z-638")
def test_hunters_attack_twice_and_only_they() -> None:
    s = turn(xenos={"a1": "1 hunter, 1 worker"}, armor={"jared": 3}).xenos_act().begin()
    hits = [one for one in s.told() if isinstance(one, XenosAttack)]
    assert [one.count for one in hits] == [2, 1]
    assert s.ending == "fallen"


@pytest.mark.rule("Z-239")
def test_a_hunter_without_victims_moves_on() -> None:
    s = turn("c:c:c", where={"jared": "c1"}, bot="a1", woken=["bot"], xenos={"a1": "1 hunter"})
    s.xenos_act().begin()
    assert (s.state.machines, s.horde("b1")) == ({}, "1 hunter")


@pytest.mark.rule("Z-555")
def test_all_choose_before_anybody_moves() -> None:
    s = (
        turn("c:c:c:c", where={"jared": "a1"}, xenos={"c1": "1 worker", "b1": "1 worker"})
        .xenos_act()
        .begin()
    )
    assert (s.horde("a1"), s.horde("b1"), s.horde("c1")) == ("1 worker", "1 worker", "")


@pytest.mark.rule("Z-248")
def test_a_card_of_the_example() -> None:
    counts = {row.counts for row in BOX.xeno_cards.values() if row.xeno == "tank"}
    assert (2, 2, 6, 8) in counts


def spawning(card: str, **more: Any) -> InvaderScenario:
    row = {"spawns": (At(cell="c1", colour="red"),)}
    return turn("r=r=r", row=row, **more).top("xeno-deck", card)


def card(does: str, xeno: str = "") -> str:
    rows = BOX.xeno_cards.items()
    return next(
        f"xenocard-{id}" for id, row in rows if row.does == does and (not xeno or row.xeno == xeno)
    )


@pytest.mark.rule("Z-332")
def test_each_spawn_token_draws_a_card() -> None:
    s = spawning("xenocard-01").top("xeno-deck", "xenocard-02", "xenocard-01")
    s.put("spawn-green", "spawn-at-zone-c1").xenos_phase().begin()
    found = [one.count for one in s.told() if isinstance(one, Spawned)]
    assert len(found) == 2


@pytest.mark.rule("Z-508", "Z-251")
def test_cards_come_after_all_activations() -> None:
    s = spawning("xenocard-01", xenos={"a1": "1 hunter"}, skills={"jared": ["ironclad-hunter"]})
    s.xenos_phase().begin()
    kinds = [type(one).__name__ for one in s.told()]
    assert kinds.index("XenoCardDrawn") > max(
        at for at, kind in enumerate(kinds) if kind == "XenosAttack"
    )
    assert kinds.count("XenosAttack") == 2


@pytest.mark.rule("Z-266", "Z-262")
def test_a_lack_of_abominations_wakes_nobody() -> None:
    s = spawning(card("abomination"), xenos={"b1": "1 spoiler"}, mold=["b1"], unseen=["jared"])
    s.xenos_phase().begin()
    assert len([one for one in s.told() if isinstance(one, Activated)]) == 1
    s.unheard(Spawned)


@pytest.mark.rule("Z-567", "Z-263")
def test_every_card_that_runs_short_counts() -> None:
    s = spawning("xenocard-01", xenos={"b1": "1 spoiler"}, mold=["b1"], unseen=["jared"])
    s.top("xeno-deck", "xenocard-01", "xenocard-02").put("spawn-green", "spawn-at-zone-c1")
    g = s.edit()
    g.change("zone-a1", 0, g.state.stock[0])
    s.xenos_phase().begin()
    assert len([one for one in s.told() if isinstance(one, RanOut)]) == 2
    assert len([one for one in s.told() if isinstance(one, Activated)]) == 2


@pytest.mark.rule("Z-566", "Z-259")
def test_the_players_say_where_the_last_ones_grow() -> None:
    s = turn("s=r=r", mold=["b1", "c1"]).top("equipment", "mold-tank")
    g = s.edit()
    tank = next(kind.at for kind in g.kinds if kind.id == "tank")
    g.change("zone-a1", tank, g.state.stock[tank] - 1)
    s.person("jared").skills = ("skill-search-two",)
    g.change("zone-a1", tank, -13)
    g.change("zone-c1", tank, 13)
    s.does("jared", "search").does("jared", "fill", "b1")
    assert s.horde("b1") == "1 tank"


@pytest.mark.rule("Z-191")
def test_machines_have_nothing_to_trade() -> None:
    s = turn(bot="a1", gun="a1", cards={"jared": ["mre"]}, skills={"jared": ["remote-all"]})
    assert s.offered("jared", "trade") == []


@pytest.mark.rule("Z-126")
def test_dry_mold_is_mold() -> None:
    s = turn("s=r", dry=["a1"])
    assert s.denied("jared", "search") == "Z-132"
    assert s.denied("jared", "close", "way-a1-b1") == "Z-157"


# Rounds


@pytest.mark.rule("Z-644", "Z-506")
def test_a_player_without_survivors_is_skipped() -> None:
    s = InvaderScenario(
        drawn="r=r", seats=3, where={"jared": "a1", "baraka": "b1"}, acting="baraka"
    )
    assert len({s.person("jared").seat, s.person("baraka").seat}) == 2
    s.does("baraka", "stop")
    s.asked("jared", "invader-turn")
    assert s.does("jared", "stop").state.first == 1


@pytest.mark.rule("Z-507", "Z-045")
def test_the_last_goal_does_not_undo_a_defeat() -> None:
    fire = ["flamethrower", "canister"]
    s = InvaderScenario("m6", where={"jared": "d8", "cole": "d7"}, cards={"jared": fire})
    s.only("spawn-at-zone-d7", "spawn-purple").does("jared", "shoot", "flamethrower", "d7")
    assert s.ending == "fallen"
    assert s.winners == []


@pytest.mark.rule("Z-505")
def test_every_mission_has_six_survivors() -> None:
    for number in range(11):
        s = InvaderScenario(f"m{number}")
        assert len([one for one in s.state.crew if not one.guest]) == 6


# Experience


def learns(xp: int, taken: list[str], chosen: str = "", **more: Any) -> InvaderScenario:
    """Jared, who knows some skills, kills a worker in ultrared mode."""
    s = turn(
        cards={"jared": ["sledge"]},
        xenos={"a1": "9 workers"},
        xp={"jared": xp},
        options={"ultrared": True},
        **more,
    )
    s.person("jared").took = tuple(taken)
    s.person("jared").level = 3
    s.dice(combat=[HIT, MISS, MISS]).does("jared", "strike").does("jared", "spread")
    return s.does("jared", "learn", chosen) if chosen else s


ONCE = ["1 skill-action", "2 skill-tough", "3 skill-die-melee"]
CARD = [
    *ONCE,
    "2 skill-damage-melee",
    "3 skill-super-strength",
    "3 skill-is-that-all",
]


def choices(s: InvaderScenario) -> set[str]:
    return {one.removeprefix("learn:skill-") for one in s.offered("jared", "learn")}


@pytest.mark.rule("Z-323")
def test_yellow_gives_nothing_again() -> None:
    learns(6, ONCE).unheard(Rose)


@pytest.mark.rule("Z-322", "Z-324")
def test_the_second_lap_gives_what_was_left() -> None:
    s = learns(18, ONCE)
    s.heard(Rose, who="jared", level="orange", skill="damage-melee")
    assert choices(learns(42, ONCE)) == {"super-strength", "is-that-all"}


@pytest.mark.rule("Z-325")
def test_no_third_orange_while_red_skills_are_left() -> None:
    learns(18, [*ONCE, "2 skill-damage-melee"]).unheard(Rose)


@pytest.mark.rule("Z-320", "Z-321", "Z-590")
def test_what_is_beyond_red_counts_for_the_next_lap() -> None:
    s = turn(
        xp={"jared": 42},
        cards={"jared": ["flamethrower", "canister"]},
        xenos={"b1": "4 workers"},
        options={"ultrared": True},
    ).does("jared", "shoot", "flamethrower", "b1")
    assert s.does("jared", "learn", "die-melee").person("jared").xp == 3


@pytest.mark.rule("Z-326", "Z-327")
@pytest.mark.parametrize("xp", [18, 42])
def test_after_the_card_any_skill_but_those_of_the_start(xp: int) -> None:
    found = choices(learns(xp, CARD))
    assert {"sniper", "taunt", "die-melee", "tough"} <= found
    assert not [one for one in found if one.startswith("starts")]


@pytest.mark.rule("Z-591")
def test_two_levels_at_once_lower_first() -> None:
    s = turn(
        xp={"jared": 6}, cards={"jared": ["flamethrower", "canister"]}, xenos={"b1": "13 workers"}
    ).does("jared", "shoot", "flamethrower", "b1")
    s.heard(Rose, who="jared", level="yellow", skill="action")
    s.does("jared", "learn", "tough").heard(Rose, who="jared", level="orange", skill="tough")
    assert s.person("jared").level == 2


@pytest.mark.rule("Z-592")
def test_objectives_and_machines_teach_as_kills_do() -> None:
    s = turn(xp={"jared": 2}, row={"shown": (At(cell="a1", colour="white"),)})
    assert s.does("jared", "take").person("jared").level == 1
    s = turn("c:c", xp={"jared": 6}, gun="a1", xenos={"b1": "1 worker"}).dice(combat=[HIT] * 4)
    assert s.does("jared", "machine-shoot").does("jared", "spread").person("jared").level == 1
