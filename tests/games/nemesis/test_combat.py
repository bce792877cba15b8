"""Nemesis, chapter Combat: shooting, and fighting with bare hands."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Contaminated,
    Fought,
    Injured,
    SeriouslyWounded,
    Shot,
)

KINDS = ("larva", "creeper", "adult", "breeder", "queen")
SHOTS = {
    "blank": (0, 0, 0, 0, 0),
    "creeper": (1, 1, 0, 0, 0),
    "adult": (1, 1, 1, 0, 0),
    "hit": (1, 1, 1, 1, 1),
    "double-hit": (2, 2, 2, 2, 2),
}
"""The injuries that each face means for each kind of intruder."""


def facing(*kinds: str) -> NemesisScenario:
    """The scout in the canteen with her rifle, and these intruders there that bleed little."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"})
    for kind in kinds:
        s.intruder(kind, "canteen")
    return s.top("deck-attack", "scratch#6", "bite#6")


def rows(*faces: str) -> list[tuple[str, str, int]]:
    return [
        (face, kind, injuries)
        for face in faces
        for kind, injuries in zip(KINDS, SHOTS[face], strict=True)
    ]


# People


@pytest.mark.rule("N-315")
def test_nobody_attacks_a_crewmate() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "canteen"})
    assert s.offered("scout", "shoot") == s.offered("scout", "melee") == []
    s.intruder("adult", "canteen")
    assert s.offered("scout", "shoot") == ["shoot:item-rifle#starting:figure-1"]
    assert s.offered("scout", "melee") == ["melee:figure-1"]


@pytest.mark.rule("N-316")
def test_a_grenade_harms_everybody_in_the_room_of_its_target() -> None:
    rooms = {"scout": "canteen", "captain": "canteen", "soldier": "hibernatorium"}
    s = NemesisScenario("scout", "captain", "soldier", rooms=rooms).intruder("queen", "canteen")
    s.has("scout", "grenade").top("deck-attack", "scratch#6", "bite#6").uses("scout", "grenade")
    for who in ("scout", "captain"):
        s.heard(SeriouslyWounded, who=who)
    s.unheard(SeriouslyWounded, who="soldier")
    assert s.figure("queen").injuries == 2


# Shooting


@pytest.mark.rule("N-317")
def test_who_shoots_needs_ammo() -> None:
    s = facing("adult").ammo("scout", "rifle", 0)
    assert s.denied("scout", "shoot", "rifle", s.aim("adult")) == "N-317"
    s.ammo("scout", "rifle", 1)
    assert s.is_offered("scout", "shoot", "rifle", s.aim("adult"))


@pytest.mark.rule("N-317")
def test_who_shoots_needs_a_weapon_in_hand() -> None:
    s = facing("adult").does("scout", "drop", "rifle")
    assert s.offered("scout", "shoot") == []


@pytest.mark.rule("N-317", "N-318")
def test_you_choose_among_your_weapons_and_the_intruders_here() -> None:
    s = facing("adult", "larva").has("scout", "prototype-rifle").intruder("queen", "hibernatorium")
    weapons = ("item-rifle#starting", "item-prototype-rifle#red")
    assert s.offered("scout", "shoot") == [
        f"shoot:{weapon}:{s.aim(kind)}" for weapon in weapons for kind in ("adult", "larva")
    ]
    s.shoots("scout", "prototype-rifle", "larva", "blank").heard(Shot, target="larva")
    assert s.state.ammo["item-prototype-rifle#red"] == 5
    assert s.state.ammo["item-rifle#starting"] == 4


@pytest.mark.rule("N-318", "N-324")
@pytest.mark.parametrize("face", SHOTS)
def test_a_shot_costs_one_ammo_hit_or_miss(face: str) -> None:
    s = facing("breeder").shoots("scout", "rifle", "breeder", face)
    s.heard(Shot, who="scout", weapon="rifle", target="breeder", face=f"combat-{face}")
    assert s.state.ammo["item-rifle#starting"] == 3
    assert len(s.zone("hand-0")) == 4, "and one card"


@pytest.mark.parametrize(
    ("face", "kind", "injuries"),
    [
        pytest.param(*row, marks=pytest.mark.rule(id_))
        for face, id_ in {
            "blank": "N-319",
            "creeper": "N-320",
            "adult": "N-321",
            "hit": "N-322",
            "double-hit": "N-323",
        }.items()
        for row in rows(face)
    ],
)
def test_how_many_injuries_a_shot_makes(face: str, kind: str, injuries: int) -> None:
    s = facing(kind).shoots("scout", "rifle", kind, face)
    assert s.heard(Shot, target=kind).injuries == injuries
    if injuries:
        s.heard(Injured, intruder=kind, injuries=injuries)
    else:
        s.unheard(Injured)
        assert s.figure(kind).injuries == 0
    s.unheard(SeriouslyWounded).unheard(Contaminated)


@pytest.mark.rule("N-325")
def test_the_pistol_of_the_scientist_hits_only_once() -> None:
    s = NemesisScenario("scientist", rooms={"scientist": "canteen"}).intruder("queen", "canteen")
    s.top("deck-attack", "scratch#6", "bite#6").shoots("scientist", "pistol", "queen", "double-hit")
    assert s.heard(Shot).injuries == s.figure("queen").injuries == 1


# Bare hands


@pytest.mark.rule("N-326")
@pytest.mark.parametrize("face", ["blank", "double-hit"])
def test_a_fight_contaminates_first_whatever_comes_of_it(face: str) -> None:
    s = facing("adult").top("deck-contamination", "contamination-infected")
    s.fights("scout", "adult", face)
    kinds = [type(event) for event in s.told()]
    assert kinds.index(Contaminated) < kinds.index(Fought)
    s.heard(Contaminated, who="scout", rule="N-326")
    assert s.zone("discard-0")[-1] == "contamination-infected"
    assert len(s.zone("discard-0")) == 2, "the card that was paid lies below it"


@pytest.mark.rule("N-326")
def test_you_choose_whom_you_fight() -> None:
    s = facing("adult", "larva").intruder("queen", "hibernatorium")
    assert s.offered("scout", "melee") == [f"melee:{s.aim('adult')}", f"melee:{s.aim('larva')}"]
    s.fights("scout", "larva", "creeper").heard(Fought, target="larva", face="combat-creeper")
    assert s.intruders("canteen") == ["adult"]


@pytest.mark.parametrize(
    ("face", "kind", "injuries"),
    [
        pytest.param(row[0], row[1], min(1, row[2]), marks=pytest.mark.rule(id_))
        for face, id_ in {
            "blank": "N-327",
            "creeper": "N-328",
            "adult": "N-329",
            "hit": "N-330",
            "double-hit": "N-331",
        }.items()
        for row in rows(face)
    ],
)
def test_a_fight_injures_one_of_the_two(face: str, kind: str, injuries: int) -> None:
    s = facing(kind).fights("scout", kind, face)
    assert s.heard(Fought, target=kind).injuries == injuries
    assert len(s.zone("wounds-0")) == 1 - injuries
    if injuries:
        s.heard(Injured, intruder=kind, injuries=1)
        s.unheard(SeriouslyWounded)
    else:
        s.unheard(Injured)
        s.heard(SeriouslyWounded, who="scout")
