"""Lockdown, chapter Crafting: what the crafted items do (the family makes them)."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    Cured,
    Discarded,
    EggDestroyed,
    EventDrawn,
    Injured,
    NoiseRolled,
    Passed,
    Scanned,
    Used,
)

ROOM = "archive"
INFECTED, CLEAN = "contamination-infected", "contamination-clean"


def owning(*items: str) -> LockdownScenario:
    """The survivor with these items."""
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": ROOM})
    return s.hand("survivor", "search", "search", "rest", "demolition").has("survivor", *items)


@pytest.mark.rule("L-402")
def test_the_crafted_deck_is_not_shuffled() -> None:
    order = LockdownScenario(seed="one").zone("deck-crafted")
    assert order == LockdownScenario(seed="two").zone("deck-crafted")


# What they do


@pytest.mark.rule("L-352", "L-353", "L-405", "L-406")
def test_a_neutralizer_removes_all_infection_and_empties_the_hand() -> None:
    s = owning("neutralizer").is_("survivor", larva=True)
    for zone in ("hand", "deck", "discard"):
        s.contaminated("survivor", infected=1, clean=1, zone=zone)
    cards = len(s.zone("deck-0") + s.zone("hand-0") + s.zone("discard-0"))
    s.uses("survivor", "neutralizer")
    s.heard(Scanned, infected=3, clean=3)
    s.heard(Cured, who="survivor")
    s.heard(Passed, who="survivor")
    assert s.zone("hand-0") == s.zone("discard-0") == []
    assert len(s.zone("deck-0")) == cards - 3
    assert s.zone("deck-0").count(CLEAN) == 3
    assert INFECTED not in s.zone("deck-0")
    assert s.zone("deck-contamination")[:3] == [INFECTED] * 3, "under the deck"
    assert s.crew("survivor").passed
    assert not s.crew("survivor").larva


@pytest.mark.rule("L-352", "L-405")
def test_a_neutralizer_gives_no_larva() -> None:
    s = owning("neutralizer").contaminated("survivor", infected=2).uses("survivor", "neutralizer")
    assert not s.crew("survivor").larva
    assert s.crew("survivor").alive


@pytest.mark.rule("L-333", "L-407")
def test_a_taser_injures_a_hunter_that_then_flees() -> None:
    s = owning("taser").intruder("adult", ROOM).top("deck-attack", "cut#5")
    s.top("deck-event", "damage").uses("survivor", "taser", "stun-intruder")
    s.heard(Injured, intruder="adult", injuries=1)
    s.heard(EventDrawn, event="damage", ignored=True)
    assert s.figure("adult").slot == "slot-007"
    s.heard(Used, item="taser")


@pytest.mark.rule("L-407")
def test_a_taser_that_kills_makes_nothing_flee() -> None:
    s = owning("taser").intruder("adult", ROOM, injuries=2).top("deck-attack", "cut#3")
    s.uses("survivor", "taser", "stun-intruder")
    s.heard(Injured, killed=True)
    s.unheard(EventDrawn)


@pytest.mark.rule("L-443", "L-445")
def test_a_taser_may_be_aimed_at_eggs_and_is_heard() -> None:
    s = owning("taser").mark("egg", ROOM, 2).dice(noise="silence")
    s.uses("survivor", "taser", "stun-intruder").heard(EggDestroyed, count=1)
    s.heard(NoiseRolled, who="survivor")
    s.unheard(EventDrawn)
    assert s.zone(s.slot(ROOM)).count("supply-egg") == 1


@pytest.mark.rule("L-443")
def test_whoever_has_both_to_aim_at_chooses() -> None:
    s = owning("taser").mark("egg", ROOM).intruder("adult", ROOM).top("deck-attack", "cut#5")
    s.uses("survivor", "taser", "stun-intruder")
    assert {option.args[0] for option in s.asked("survivor").options} == {
        s.figure("adult").id,
        "eggs-here",
    }
    s.does("survivor", "drive-off", s.figure("adult").id).heard(Injured, intruder="adult")
    s.unheard(EggDestroyed)


@pytest.mark.rule("L-408")
def test_a_taser_makes_somebody_drop_all_cards() -> None:
    s = owning("taser").at("hacker", ROOM).hand("hacker", "rest").contaminated("hacker", clean=1)
    s.uses("survivor", "taser").does("survivor", "stun", "hacker")
    s.heard(Discarded, who="hacker", cards=["card-rest", "contamination"])
    assert s.zone("hand-1") == []


@pytest.mark.rule("L-409", "L-411")
@pytest.mark.parametrize(
    ("weapon", "ammo", "kind"), [("flamethrower", 4, "classic"), ("pistol", 3, "energy")]
)
def test_crafted_weapons_are_loaded_each_in_its_way(weapon: str, ammo: int, kind: str) -> None:
    s = owning(weapon, "weapon-battery", "reagent").ammo("survivor", weapon, 1)
    s.door(ROOM, "007")
    loader, effect = {
        "classic": ("reagent", ()),
        "energy": ("weapon-battery", ("fill-energy-weapon",)),
    }[kind]
    s.uses("survivor", loader, *effect)
    assert list(s.state.ammo.values())[-1] == ammo


@pytest.mark.rule("L-409", "L-410")
@pytest.mark.parametrize("face", ["blank", "creeper", "adult", "hit", "double-hit"])
def test_a_flamethrower_misses_on_a_blank_only_and_sets_fire_with_a_double_hit(face: str) -> None:
    s = (
        owning("flamethrower")
        .dark("s-02")
        .intruder("breeder", ROOM)
        .top("deck-attack", "cut#5", "cut#4")
    )
    s.shoots("survivor", "flamethrower", "breeder", face)
    assert s.figure("breeder").injuries == {"blank": 0, "double-hit": 2}.get(face, 1)
    assert s.play.burning(s.slot(ROOM)) == (face == "double-hit")


@pytest.mark.rule("L-410", "L-443")
@pytest.mark.parametrize("hunted", [False, True])
def test_a_flamethrower_sets_fire_in_combat_only(hunted: bool) -> None:
    s = owning("flamethrower").dark("s-02").mark("egg", ROOM).dice(noise="silence")
    if hunted:
        s.intruder("larva", ROOM)
    s.shoots("survivor", "flamethrower", "eggs", "double-hit")
    assert s.play.burning(s.slot(ROOM)) == hunted
    assert s.play.objects(s.slot(ROOM)) == []


@pytest.mark.rule("L-411")
@pytest.mark.parametrize(
    ("face", "injuries"), [("blank", 0), ("adult", 0), ("hit", 1), ("double-hit", 1)]
)
def test_a_double_hit_of_a_pistol_is_a_single_one(face: str, injuries: int) -> None:
    s = (
        owning("item-pistol")
        .dark("s-02")
        .intruder("breeder", ROOM)
        .top("deck-attack", "cut#5", "cut#4")
    )
    s.shoots("survivor", "item-pistol", "breeder", face)
    assert s.figure("breeder").injuries == injuries
