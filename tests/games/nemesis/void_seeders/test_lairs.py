"""Void Seeders: lairs are found, make noise, are hard to destroy, and never move."""

import pytest

from hullbreach.games.nemesis.void_seeders.events import (
    DespoilerGone,
    LairDestroyed,
    LairFound,
)
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Encountered,
    Explored,
    Fought,
    Injured,
    IntruderMoved,
    LightlyWounded,
    NoiseRolled,
    ObjectiveKept,
    Shot,
)

SPARE = ("rest", "search", "search", "demolition")
SOFT = ("attack-dismay#2", "attack-frenzy#2")
"""Attack cards with little blood."""


def scout(room: str = "canteen", **fields: object) -> VoidScenario:
    """The scout in a room, the captain far away."""
    s = VoidScenario("scout", "captain", rooms={"scout": room, "captain": "cockpit"})
    return s.hand("scout", *SPARE).set(**fields)


def besieged(injuries: int = 0, room: str = "canteen") -> VoidScenario:
    """The scout is in a room with a lair."""
    return scout(room).intruder("lair", room, injuries)


def next_door(s: VoidScenario, place: str = "canteen") -> str:
    return str(s.play.board.neighbours[s.slot(place)][0])


# Finding


def finds(token: str = "lair", **fields: object) -> VoidScenario:
    """The scout goes where this token lies."""
    s = VoidScenario("scout", "captain", hands={"scout": SPARE}).set(**fields)
    return s.tile("006", "canteen").token("006", token).dice(noise=1)


@pytest.mark.rule("NV-025", "NV-029")
def test_a_lair_is_found_without_a_noise_roll() -> None:
    s = finds().goes("scout", "006")
    s.heard(LairFound, who="character-scout")
    s.unheard(NoiseRolled)
    assert s.intruders("006") == ["lair"]
    assert s.play.in_combat(0)
    assert s.items_left("006") == 3
    assert "exploration-lair#3" in s.zone("gone")


@pytest.mark.rule("NV-025")
def test_nor_does_a_careful_step_make_noise_there() -> None:
    s = finds().creeps("scout", "006")
    assert s.noises() == set()


@pytest.mark.rule("NV-027")
def test_nobody_chooses_an_objective_for_a_lair() -> None:
    s = finds(met=False).goes("scout", "006")
    s.unheard(ObjectiveKept).asked("scout", "turn")
    assert not s.state.met


def tokens_left(s: VoidScenario, *slots: str) -> VoidScenario:
    """Only in these slots tokens are left."""
    g = s.edit()
    for slot in s.play.board.slots:
        if slot.removeprefix("slot-") not in slots:
            g.move_all(f"exploration-{slot}", "gone")
    return s


@pytest.mark.rule("NV-026")
@pytest.mark.parametrize(
    ("left", "lairs", "found"),
    [(("006", "005", "010"), 0, True), (("006", "005", "010", "009"), 0, False),
     (("006",), 2, True), (("006", "005"), 2, False), (("006",), 3, False)],
)  # fmt: skip
def test_the_last_tokens_are_lairs_if_some_are_missing(
    left: tuple[str, ...], lairs: int, found: bool
) -> None:
    s = tokens_left(finds("fire"), *left)
    for _ in range(lairs):
        s.intruder("lair", "cockpit")
    s.goes("scout", "006")
    assert ("lair" in s.lying("006"), "fire" in s.lying("006")) == (found, not found)


@pytest.mark.rule("NV-003", "NV-004", "NV-075")
def test_the_token_of_an_engine_room_works_at_the_first_entry() -> None:
    s = VoidScenario("scout", "captain", hands={"scout": SPARE})
    engine = s.slot("engine-1")
    s.token(engine, "fire").at("scout", next_door(s, "engine-1")).dice(noise=[1, 1])
    s.goes("scout", "engine-1").heard(Explored)
    assert "fire" in s.lying("engine-1")
    assert s.items_left("engine-1") == 0
    assert s.zone(f"exploration-{engine}") == []


@pytest.mark.rule("NV-075")
def test_a_lair_can_be_at_an_engine() -> None:
    s = VoidScenario("scout", "captain", hands={"scout": SPARE})
    s.token(s.slot("engine-1"), "lair").at("scout", next_door(s, "engine-1"))
    assert s.goes("scout", "engine-1").intruders("engine-1") == ["lair"]


# Noise


@pytest.mark.rule("NV-011", "NV-077", "NV-012")
def test_who_ends_a_turn_with_a_lair_rolls_for_noise() -> None:
    s = besieged().dice(noise=[1]).rests("scout")
    assert len(s.heard_of(NoiseRolled)) == 1
    s = besieged().dice(noise=[1, 2]).does("scout", "play", "demolition").pays()
    assert not s.heard_of(NoiseRolled), "the turn is not over"


@pytest.mark.rule("NV-077")
def test_after_every_turn_but_not_after_a_pass() -> None:
    s = besieged().hand("captain", *SPARE).ammo("scout", "rifle", 2).dice(noise=[1, 2])
    s.top("deck-attack", "scratch#4", "scratch#5", "scratch#6", "bite#4")
    s.shoots("scout", "rifle", "lair", "blank").shoots("scout", "rifle", "lair", "blank")
    assert len([one for one in s.table.told() if isinstance(one.event, NoiseRolled)]) == 1
    s.does("captain", "play", "demolition").pays().does("captain", "pass").does("captain", "done")
    s.rests("scout")
    assert len([one for one in s.table.told() if isinstance(one.event, NoiseRolled)]) >= 2


@pytest.mark.rule("NV-011")
def test_whom_a_turn_with_a_lair_killed_makes_no_noise() -> None:
    s = besieged().wounded("scout", "leg", "arm", "body").set(actions=1)
    s.fights("scout", "lair", "blank").unheard(NoiseRolled)
    assert not s.crew("scout").alive


@pytest.mark.rule("NV-011")
def test_nobody_rolls_where_only_void_seeders_are() -> None:
    s = scout().intruder("lurker", "canteen").rests("scout")
    assert not s.heard_of(NoiseRolled)


@pytest.mark.rule("NV-078")
def test_fire_hurts_before_the_noise() -> None:
    s = besieged().mark("fire", "canteen").dice(noise=[1]).rests("scout")
    told = [type(one) for one in s.told() if isinstance(one, LightlyWounded | NoiseRolled)]
    assert told == [LightlyWounded, NoiseRolled]


@pytest.mark.rule("NV-012")
def test_attacking_eggs_is_still_heard() -> None:
    s = besieged(room="nest").ammo("scout", "rifle", 1).dice(noise=[1])
    s.shoots("scout", "rifle", "eggs", "hit").heard(NoiseRolled)


@pytest.mark.rule("NV-012", "NV-018")
def test_nobody_with_a_lair_is_startled() -> None:
    s = besieged().at("captain", "canteen").develops("void-2")
    s.unheard(NoiseRolled)


# Lairs are intruders


@pytest.mark.rule("NV-029")
def test_nobody_works_in_a_room_with_a_lair() -> None:
    s = besieged().wounded("scout", light=1)
    assert s.denied("scout", "room") != ""


@pytest.mark.rule("NV-028", "NV-086", "NV-037", "NV-085")
def test_a_grenade_destroys_a_lair() -> None:
    s = scout().has("scout", "grenade")
    near = next_door(s)
    s.intruder("lair", near).top("deck-attack", *SOFT).uses("scout", "grenade")
    s.heard(LairDestroyed, count=1)
    assert s.lying(near) == ["carcass"]
    assert s.zone("destroyed-lairs") == ["intruder-lair"]


@pytest.mark.rule("N-092", "N-480")
def test_fire_burns_the_eggs_that_lie_about_and_one_of_the_stock() -> None:
    s = scout().explore("nest").mark("fire", "nest").mark("egg", "nest", 2)
    stock = len(s.zone("eggs"))
    s.phase("fire")
    assert "egg" not in s.lying("nest")
    assert len(s.zone("eggs")) == stock - 1


@pytest.mark.rule("NV-013", "NV-085", "NV-086")
def test_fire_injures_a_lair() -> None:
    s = scout().explore("armory").intruder("lair", "armory").mark("fire", "armory")
    s.top("deck-attack", "scratch#6", "scratch#5").phase("fire")
    assert s.figure("lair").injuries == 1
    s = scout().explore("armory").intruder("lair", "armory", 1).mark("fire", "armory")
    s.top("deck-attack", *SOFT).phase("fire")
    assert "carcass" in s.lying("armory")
    assert "lair" not in s.lying("armory")


@pytest.mark.rule("NV-036", "NV-085")
def test_a_lair_dies_without_air_but_the_despoiler_does_not() -> None:
    s = (
        scout()
        .explore("generator")
        .intruder("lair", "generator")
        .intruder("despoiler", "generator")
    )
    s.edit().lay("supply-depressurization", s.slot("generator"))
    for beyond in s.play.board.neighbours[s.slot("generator")]:
        s.door("generator", beyond)
    s.set(airless=s.slot("generator")).phase("player-end")
    s.heard(LairDestroyed)
    assert "carcass" in s.lying("generator")
    assert "intruder-despoiler" not in s.state.killed


# Lairs stay and do not attack


@pytest.mark.rule("NV-030")
def test_who_leaves_a_lair_is_not_attacked() -> None:
    s = besieged()
    near = next_door(s)
    s.at("captain", near).goes("scout", near).unheard(Attacked)
    assert s.where("scout") == near


@pytest.mark.rule("NV-083")
def test_who_leaves_is_attacked_by_the_others() -> None:
    s = besieged().intruder("lurker", "canteen").top("deck-attack", "scratch#4")
    near = next_door(s)
    s.at("captain", near).goes("scout", near)
    assert [one.intruder for one in s.heard_of(Attacked)] == ["intruder-lurker"]


@pytest.mark.rule("NV-082")
def test_a_lair_attacks_nobody_in_the_attack_step() -> None:
    s = besieged().intruder("lurker", "canteen").top("deck-attack", "scratch#4", "bite#2")
    s.phase("time")
    assert [one.intruder for one in s.heard_of(Attacked)] == ["intruder-lurker"]


@pytest.mark.rule("NV-031")
def test_danger_does_not_move_a_lair() -> None:
    s = scout()
    near = next_door(s)
    s.intruder("lair", near).rolls("scout", "danger")
    assert s.intruders(near) == ["lair"]
    assert set(s.play.board.around[s.slot("canteen")]) <= s.noises(), "nothing came"
    s = scout()
    s.intruder("lair", near).intruder("lurker", near).rolls("scout", "danger")
    assert (s.intruders(near), s.intruders("canteen")) == (["lair"], ["lurker"])


@pytest.mark.rule("NV-031")
def test_a_taser_does_not_drive_a_lair_off() -> None:
    s = besieged().has("scout", "taser").top("deck-attack", "scratch#5", "scratch#6")
    events = len(s.zone("discard-event"))
    s.does("scout", "use", "taser").pays()
    if s.offered("scout", "effect"):
        s.does("scout", "effect", "effect-stun-intruder")
    s.unheard(IntruderMoved)
    assert s.intruders("canteen") == ["lair"]
    assert len(s.zone("discard-event")) == events, "no card is drawn for it"


@pytest.mark.rule("NV-031")
def test_a_decoy_does_not_lure_a_lair() -> None:
    s = scout().has("scout", "decoy")
    near = next_door(s)
    beyond = next(one for one in s.play.board.neighbours[near] if one != s.slot("canteen"))
    s.intruder("lair", beyond).intruder("lurker", beyond).uses("scout", "decoy")
    s.does("scout", "lure", near)
    assert (s.intruders(beyond), s.intruders(near)) == (["lair"], ["lurker"])


@pytest.mark.rule("NV-031")
def test_flooding_does_not_drive_a_lair_out() -> None:
    s = scout("fire-control-system").explore("armory").intruder("lair", "armory")
    s.works("scout").does("scout", "flood", s.slot("armory")).unheard(IntruderMoved)
    assert s.intruders("armory") == ["lair"]


# Destroying them


@pytest.mark.rule("NV-032")
@pytest.mark.parametrize(
    ("injuries", "cards", "gone"),
    [(2, ("dismay#2", "bite#3"), True), (1, ("dismay#2", "bite#3"), False),
     (1, ("dismay#2", "frenzy#2"), True), (3, ("frenzy#2", "scratch#4"), True)],
)  # fmt: skip
def test_the_higher_of_two_numbers_counts(
    injuries: int, cards: tuple[str, ...], gone: bool
) -> None:
    s = besieged(injuries).top("deck-attack", *cards)
    s.shoots("scout", "rifle", "lair", "hit")
    hurt = s.heard(Injured)
    assert (len(hurt.cards), hurt.killed) == (2, gone)


@pytest.mark.rule("NV-033", "NV-084", "NV-031")
@pytest.mark.parametrize("cards", [("scratch#retreat", "dismay#2"), ("dismay#2", "bite#retreat")])
def test_an_arrow_saves_a_lair_which_stays_with_its_injuries(cards: tuple[str, ...]) -> None:
    s = besieged(5).top("deck-attack", *cards).shoots("scout", "rifle", "lair", "hit")
    s.heard(Injured, killed=False, flees=False, unmoved=True)
    assert (s.intruders("canteen"), s.figure("lair").injuries) == (["lair"], 6)


@pytest.mark.rule("NV-031", "N-174")
@pytest.mark.parametrize("company", [(), ("lurker",)])
def test_nothing_drives_a_lair_off_so_an_extinguisher_is_not_wasted_on_one(
    company: tuple[str, ...],
) -> None:
    s = besieged().has("scout", "fire-extinguisher")
    for kind in company:
        s.intruder(kind, "canteen")
    if company:
        s.top("deck-event", "terror-a").does("scout", "use", "fire-extinguisher").pays()
        assert s.intruders("canteen") == ["lair"]
    else:
        assert s.denied("scout", "use", "fire-extinguisher") == "N-273, N-174"


@pytest.mark.rule("NV-034")
@pytest.mark.parametrize(
    ("face", "injuries"),
    [("blank", 0), ("creeper", 0), ("adult", 0), ("hit", 1), ("double-hit", 2)],
)
def test_only_hard_hits_harm_a_lair(face: str, injuries: int) -> None:
    s = besieged().top("deck-attack", "scratch#6", "scratch#5")
    s.shoots("scout", "rifle", "lair", face).heard(Shot, injuries=injuries)


@pytest.mark.rule("NV-034")
@pytest.mark.parametrize(("face", "hit"), [("adult", False), ("hit", True)])
def test_not_even_a_flamethrower_hits_it_more_easily(face: str, hit: bool) -> None:
    s = besieged().has("scout", "flamethrower").top("deck-attack", "scratch#6", "scratch#5")
    s.shoots("scout", "flamethrower", "lair", face)
    assert bool(s.heard(Shot).injuries) == hit


@pytest.mark.rule("NV-034", "NV-035")
@pytest.mark.parametrize(("face", "hit"), [("creeper", False), ("adult", False), ("hit", True)])
def test_who_misses_a_lair_in_melee_is_hurt(face: str, hit: bool) -> None:
    s = besieged().top("deck-attack", "scratch#6", "scratch#5").fights("scout", "lair", face)
    s.heard(Fought, injuries=int(hit))
    assert len(s.wounds("scout")) == (0 if hit else 1)


def last_lair(**fields: object) -> VoidScenario:
    """Two lairs are destroyed, and the scout faces the third."""
    s = besieged(3).set(**fields)
    for _ in range(2):
        s.put("intruder-lair", "destroyed-lairs")
    return s.top("deck-attack", *SOFT)


@pytest.mark.rule("NV-038", "NV-087")
@pytest.mark.parametrize("there", [False, True])
def test_with_the_last_lair_the_despoiler_is_gone(there: bool) -> None:
    s = last_lair()
    if there:
        s.intruder("despoiler", "canteen")
    assert not s.play.rules.queen_dead(s.play)
    s.shoots("scout", "rifle", "lair", "hit").heard(DespoilerGone)
    assert s.intruders("canteen") == []
    assert "intruder-despoiler" in s.zone("gone")
    assert s.play.rules.queen_dead(s.play)


@pytest.mark.rule("NV-038")
def test_with_another_lair_left_the_despoiler_stays() -> None:
    s = besieged(3).put("intruder-lair", "destroyed-lairs").top("deck-attack", *SOFT)
    s.shoots("scout", "rifle", "lair", "hit").unheard(DespoilerGone)
    assert not s.play.rules.queen_dead(s.play)


@pytest.mark.rule("NV-089")
def test_then_the_mad_meet_a_stalker() -> None:
    s = last_lair().shoots("scout", "rifle", "lair", "hit")
    s.edit()
    s.mad("scout", 5).noise_around("canteen").blind("bag", "token-void-1").rolls("scout", 1)
    s.heard(Encountered)
    assert s.intruders("canteen") == ["stalker"]


@pytest.mark.rule("NV-087")
@pytest.mark.parametrize("lairs", [2, 3])
def test_the_great_hunt_is_for_all_lairs(lairs: int) -> None:
    s = scout().objective("scout", "the-great-hunt").is_("scout", signal=True)
    s.set(killed=["intruder-despoiler"] if lairs == 3 else [])
    s.engines("working", "working", "working").bound_for("earth").asleep("captain")
    s.escaped("scout").ends()
    assert s.verdicts[0].won == (lairs == 3)
