"""Lockdown, chapters on combat: shooting, the advantage die, melee, escape, injuries, retreat."""

import pytest

from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Contaminated,
    Died,
    Discarded,
    EventDrawn,
    Explored,
    Fought,
    Injured,
    IntruderLeft,
    MarkerPlaced,
    Moved,
    NoiseRolled,
    Rerolled,
    SeriouslyWounded,
    Shot,
)

KINDS = ("larva", "creeper", "adult", "breeder", "queen")
HITS = {
    "blank": (0, 0, 0, 0, 0),
    "creeper": (1, 1, 0, 0, 0),
    "adult": (1, 1, 1, 0, 0),
    "hit": (1, 1, 1, 1, 1),
    "double-hit": (2, 2, 2, 2, 2),
}
"""What each face of the combat die means for each kind."""
FACES = [(face, kind, row[at]) for face, row in HITS.items() for at, kind in enumerate(KINDS)]


def facing(
    kind: str = "queen", *hand: str, who: str = "sentry", lit: bool = False
) -> LockdownScenario:
    """Somebody faces a hunter in the repository, and nothing that it suffers kills it."""
    s = LockdownScenario(who, "hacker" if who != "hacker" else "sentry").at(1, "013")
    s = s.powered("s-01") if lit else s.dark("s-01")
    s.at(who, "repository").knows(who, 0).hand(who, *(hand or ("rest", "search", "search")))
    return s.intruder(kind, "repository").top("deck-attack", "cut#5", "cut#4")


# Shooting


@pytest.mark.rule("L-299", "L-300", "L-301", "L-302", "L-303")
@pytest.mark.parametrize(("face", "kind", "injuries"), FACES)
def test_what_a_face_of_the_combat_die_means(face: str, kind: str, injuries: int) -> None:
    s = facing(kind).shoots("sentry", "smg", kind, face)
    assert s.heard(Shot, who="sentry", face=f"combat-{face}").injuries == injuries
    if kind != "larva":
        assert s.figure(kind).injuries == injuries


@pytest.mark.rule("L-297")
def test_a_shot_needs_a_weapon_with_ammo_in_hand() -> None:
    s = facing().ammo("sentry", "smg", 0)
    assert s.denied("sentry", "shoot", "smg") == "L-297"
    assert facing(who="survivor").offered("survivor", "shoot") == [], "no weapon"


@pytest.mark.rule("L-298")
def test_the_ammo_is_spent_before_the_roll_whatever_it_shows() -> None:
    s = facing().intruder("creeper", "repository")
    assert len(s.offered("sentry", "shoot")) == 2, "weapon and target are chosen first"
    s.shoots("sentry", "smg", "creeper", "blank")
    assert s.state.ammo["item-smg#starting"] == 4
    assert s.figure("creeper").injuries == 0


WEAPONS = {
    "smg": ((0, 0, 0, 1, 2), "sentry"),
    "nailgun": ((0, 0, 0, 1, 2), "janitor"),
    "pistol": ((0, 0, 0, 1, 1), "survivor"),
    "flamethrower": ((0, 1, 1, 1, 2), "survivor"),
    "prototype-shotgun": ((0, 1, 1, 2, 3), "survivor"),
    "assault-rifle": ((0, 0, 0, 2, 3), "survivor"),
}
"""The injuries of a queen by each face of the combat die."""


@pytest.mark.rule("L-304", "L-305")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_has_its_own_rules(weapon: str) -> None:
    injuries, who = WEAPONS[weapon]
    for face, expected in zip(HITS, injuries, strict=True):
        s = facing(who=who)
        if who == "survivor":
            s.has(who, weapon)
        s.shoots(who, weapon, "queen", face)
        assert s.heard(Shot).injuries == s.figure("queen").injuries == expected


@pytest.mark.rule("L-304")
def test_a_double_hit_of_the_flamethrower_sets_the_room_on_fire() -> None:
    s = facing(who="survivor").has("survivor", "flamethrower")
    s.shoots("survivor", "flamethrower", "queen", "double-hit").heard(MarkerPlaced, marker="fire")
    s = facing(who="survivor").has("survivor", "flamethrower")
    s.shoots("survivor", "flamethrower", "queen", "hit").unheard(MarkerPlaced)


@pytest.mark.rule("L-304", "L-307")
@pytest.mark.parametrize("lit", [True, False])
def test_the_smart_gun_rolls_the_die_of_the_place_again(lit: bool) -> None:
    s = facing(who="hacker", lit=lit)
    die = "advantage" if lit else "combat"
    s.dice(**{die: ["adult", "hit"]}).does("hacker", "shoot", "smart-gun").pays()
    s.does("hacker", "reroll").heard(Rerolled, before="combat-adult", after="combat-hit")
    s.asked("hacker", "turn")
    assert s.figure("queen").injuries == 1
    assert s.state.ammo["item-smart-gun#starting"] == 3
    s = facing(who="hacker").shoots("hacker", "smart-gun", "queen", "hit")
    s.does("hacker", "keep-roll").unheard(Rerolled)


# The advantage die


def die_used(s: LockdownScenario, who: str = "sentry") -> str:
    """The name of the die that somebody's shot would roll."""
    return str(s.play.rules.shot_die(s.play, s.seat_of(who)).name)


@pytest.mark.rule("L-306")
@pytest.mark.parametrize(("lit", "die"), [(True, "advantage"), (False, "combat")])
def test_power_decides_which_die_is_rolled(lit: bool, die: str) -> None:
    assert die_used(facing(lit=lit)) == die
    s = facing(lit=lit).dice(**{die: "hit"}).does("sentry", "shoot", "smg").pays()
    assert s.heard(Shot).injuries == 1


@pytest.mark.rule("L-306")
def test_who_cannot_see_has_no_advantage_and_a_light_alone_gives_none() -> None:
    assert die_used(facing(lit=True).wounded("sentry", "eyes")) == "combat"
    assert die_used(facing(lit=False).is_("sentry", lit=True)) == "combat"


@pytest.mark.rule("L-308", "L-309")
@pytest.mark.parametrize(("face", "spare", "pay"), [("card-hit", 0, 1), ("hit-plus", 1, 2)])
def test_a_card_makes_the_new_faces_better(face: str, spare: int, pay: int) -> None:
    s = facing(lit=True).shoots("sentry", "smg", "queen", face).does("sentry", "spare-card")
    assert s.heard(Shot, face=f"combat-{face}").injuries == spare
    assert len(s.zone("discard-0")) == 1, "only what the shot costs"
    s = facing(lit=True).shoots("sentry", "smg", "queen", face).does("sentry", "discard", "search")
    s.heard(Discarded, who="sentry", cards=["search"])
    assert s.heard(Shot).injuries == pay == s.figure("queen").injuries
    assert len(s.zone("discard-0")) == 2


@pytest.mark.rule("L-308", "L-309")
def test_contamination_is_no_action_card_but_nobody_learns_that_it_is_all_there_is() -> None:
    s = facing("queen", "rest", lit=True).contaminated("sentry", infected=1)
    s.shoots("sentry", "smg", "queen", "card-hit")
    assert s.offered("sentry") == ["spare-card"]
    s = facing("queen", "rest", lit=True).shoots("sentry", "smg", "queen", "card-hit")
    s.asked("sentry", "turn")
    assert s.zone("hand-0") == [], "then there is nothing to ask"
    assert s.heard(Shot, face="combat-card-hit").injuries == 0, "and nothing to pay with"


@pytest.mark.rule("L-310", "L-311")
@pytest.mark.parametrize(
    ("weapon", "face", "paid", "injuries"),
    [
        ("pistol", "hit-plus", True, 2),
        ("pistol", "double-hit", False, 1),
        ("prototype-shotgun", "hit-plus", False, 1),
        ("prototype-shotgun", "hit-plus", True, 2),
        ("assault-rifle", "card-hit", False, 0),
        ("assault-rifle", "card-hit", True, 2),
        ("assault-rifle", "hit-plus", True, 3),
    ],
)
def test_the_new_faces_are_neither_blank_nor_hit_nor_double_hit(
    weapon: str, face: str, paid: bool, injuries: int
) -> None:
    s = facing(who="survivor", lit=True).has("survivor", weapon)
    s.shoots("survivor", weapon, "queen", face)
    if face in ("card-hit", "hit-plus"):
        s.does("survivor", *(("discard", "search") if paid else ("spare-card",)))
    assert s.heard(Shot).injuries == injuries
    s.unheard(MarkerPlaced, marker="fire")


@pytest.mark.rule("L-308", "L-311")
@pytest.mark.parametrize("weapon", ["prototype-shotgun", "flamethrower"])
def test_nobody_is_asked_for_a_card_that_buys_nothing(weapon: str) -> None:
    s = facing(who="survivor", lit=True).has("survivor", weapon)
    s.shoots("survivor", weapon, "queen", "card-hit").asked("survivor", "turn")
    assert s.heard(Shot).injuries == 1
    assert s.figure("queen").injuries == 1


@pytest.mark.rule("L-306")
def test_the_faces_of_the_advantage_die() -> None:
    assert sorted(CONTENT.dice["advantage"].faces) == [
        "adult", "card-hit", "card-hit", "double-hit", "hit", "hit-plus",
    ]  # fmt: skip


@pytest.mark.rule("L-312")
def test_melee_never_uses_the_advantage_die() -> None:
    s = facing(lit=True).dice(advantage="double-hit").fights("sentry", "queen", "blank")
    assert s.heard(Fought, face="combat-blank").injuries == 0


# Melee


@pytest.mark.rule("L-313", "L-314", "L-315", "L-316", "L-317", "L-318")
@pytest.mark.parametrize(("face", "kind", "injuries"), FACES)
def test_melee_contaminates_and_a_miss_hurts(face: str, kind: str, injuries: int) -> None:
    s = facing(kind).fights("sentry", kind, face)
    s.heard(Contaminated, who="sentry")
    assert s.heard(Fought, who="sentry").injuries == min(1, injuries), "never more than one"
    if injuries:
        s.unheard(SeriouslyWounded)
    else:
        s.heard(SeriouslyWounded, who="sentry")
    assert s.zone("discard-0")[-1].startswith("contamination")


# Escape


@pytest.mark.rule("L-319", "L-320", "L-335", "L-339")
def test_each_hunter_in_the_room_attacks_whoever_leaves() -> None:
    s = facing("creeper").intruder("adult", "repository").at("hacker", "repository")
    s.hand("hacker").top("deck-attack", "cut#5", "cut#4").dice(noise=1)
    s.goes("sentry", "001")
    attacks = [one for one in s.told() if isinstance(one, Attacked)]
    assert [(one.intruder, one.who) for one in attacks] == [
        ("intruder-adult", "character-sentry"),
        ("intruder-creeper", "character-sentry"),
    ], "the largest first, and nobody else although the other has no card"
    assert s.where("sentry") == s.slot("001")


@pytest.mark.rule("L-319", "L-322")
def test_one_can_flee_into_the_unknown() -> None:
    s = facing("adult").token("003", "silence", 1).goes("sentry", "003")
    s.heard(Explored, who="sentry")


@pytest.mark.rule("L-321")
def test_who_dies_on_the_way_out_lies_where_the_fight_was() -> None:
    s = facing("adult").wounded("sentry", "leg", "hand", "arm").hand("sentry", "rest", "search")
    s.goes("sentry", "001").heard(Died, who="sentry")
    s.unheard(Moved)
    assert any(one.startswith("supply-corpse-red") for one in s.state.zones[s.slot("repository")])


@pytest.mark.rule("L-323")
@pytest.mark.parametrize("company", ["nobody", "somebody", "hunter"])
def test_only_an_empty_room_hears_whoever_arrives(company: str) -> None:
    s = facing("adult").at("hacker", "001").at("hacker", "013").dice(noise=1)
    if company == "somebody":
        s.at("hacker", "001")
    elif company == "hunter":
        s.intruder("larva", "001")
    s.goes("sentry", "001")
    heard = any(isinstance(one, NoiseRolled) for one in s.told())
    assert heard is (company == "nobody")


@pytest.mark.rule("L-324")
def test_a_card_may_let_one_escape_in_its_own_way() -> None:
    s = facing("adult", "distraction", who="survivor").has("survivor", "medkit").dice(noise=1)
    s.does("survivor", "play", "distraction").does("survivor", "give-up")
    s.does("survivor", "go", s.slot("006")).unheard(Attacked)
    assert s.where("survivor") == s.slot("006")


# Injuries


@pytest.mark.rule("L-325", "L-331")
def test_injuries_add_up_and_the_blood_is_looked_at_every_time() -> None:
    s = facing("adult").top("deck-attack", "cut#5", "cut#3").shoots("sentry", "smg", "adult", "hit")
    s.heard(Injured, injuries=1, killed=False)
    s.shoots("sentry", "smg", "adult", "double-hit")
    s.heard(Injured, injuries=3, killed=True)


@pytest.mark.rule("L-326")
def test_a_larva_dies_of_one_injury_and_leaves_nothing() -> None:
    s = facing("larva").shoots("sentry", "smg", "larva", "hit")
    assert s.heard(Injured, killed=True).cards == []
    assert s.state.zones[s.slot("repository")] == []


@pytest.mark.rule("L-326")
def test_an_egg_breaks_of_one_injury_and_leaves_nothing() -> None:
    s = LockdownScenario("sentry", "hacker").blackout().mark("egg", "repository")
    s.dice(noise=1).shoots("sentry", "smg", "eggs", "hit")
    assert s.state.zones[s.slot("repository")] == []


@pytest.mark.rule("L-327", "L-328", "L-329")
@pytest.mark.parametrize(
    ("kind", "blood", "injuries", "dies"),
    [
        ("creeper", ["cut#2"], 2, True),
        ("creeper", ["cut#3"], 2, False),
        ("adult", ["cut#2"], 2, True),
        ("adult", ["cut#3"], 2, False),
        ("breeder", ["cut#2", "blood-chase#2"], 4, True),
        ("breeder", ["cut#2", "cut#3"], 4, False),
        ("queen", ["cut#2", "blood-chase#2"], 4, True),
        ("queen", ["cut#2", "cut#3"], 4, False),
    ],
)
def test_how_much_blood_each_kind_has(
    kind: str, blood: list[str], injuries: int, dies: bool
) -> None:
    s = LockdownScenario("sentry", "hacker").blackout()
    s.intruder(kind, "repository", injuries - 2).top("deck-attack", *blood)
    s.shoots("sentry", "smg", kind, "double-hit")
    assert s.heard(Injured, injuries=injuries).cards == [f"attack-{card}" for card in blood]
    assert (s.intruders("repository") == []) is dies


@pytest.mark.rule("L-330")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_a_carcass_is_left_of_what_was_killed(kind: str) -> None:
    s = facing(kind).set("intruders", 0, injuries=9).shoots("sentry", "smg", kind, "hit")
    assert s.state.zones[s.slot("repository")] == ["supply-carcass"]


# Retreat


@pytest.mark.rule("L-332", "L-333", "L-334")
@pytest.mark.parametrize(
    ("kind", "blood"),
    [
        ("adult", ["cut#retreat"]),
        ("queen", ["cut#retreat", "cut#5"]),
        ("queen", ["cut#5", "cut#retreat"]),
    ],
)
def test_an_arrow_makes_it_flee_with_its_injuries(kind: str, blood: list[str]) -> None:
    s = facing(kind).set("intruders", 0, injuries=9)
    s.top("deck-attack", *blood).top("deck-event", "bulkheads-open").door("repository", "003")
    s.shoots("sentry", "smg", kind, "hit").heard(EventDrawn, ignored=True)
    assert s.intruders("006") == [kind], "through the corridor with the number on the event"
    assert s.figure(kind).injuries == 10
    assert s.doors(), "the event itself does nothing"
    assert s.zone("discard-event")[-1] == "event-bulkheads-open"


@pytest.mark.rule("L-325", "L-334")
def test_in_the_technical_corridors_injuries_heal() -> None:
    s = facing("adult").at("sentry", "001").set("intruders", 0, slot="slot-001", injuries=3)
    s.edit().put("intruder-adult", s.slot("repository"), s.slot("001"))
    s.top("deck-attack", "cut#retreat").top("deck-event", "damage")
    s.shoots("sentry", "smg", "adult", "hit").heard(IntruderLeft)
    assert s.state.intruders == []
