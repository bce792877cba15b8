"""Nemesis: what each weapon makes of a shot, what it holds and how it is loaded."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import AmmoSpent, Injured, MarkerPlaced, Rerolled, Shot

OWNERS = {
    "six-shooter": "captain",
    "shotgun": "pilot",
    "sawed-off-shotgun": "mechanic",
    "assault-rifle": "soldier",
    "rifle": "scout",
    "pistol": "scientist",
    "needle-gun": "medic",
}
FACES = ("blank", "creeper", "adult", "hit", "double-hit")
INJURIES = {
    "six-shooter": ((0, 0, 1, 1, 3), (0, 0, 0, 1, 3)),
    "shotgun": ((0, 0, 2, 2, 3), (0, 0, 0, 2, 3)),
    "sawed-off-shotgun": ((0, 0, 1, 2, 2), (0, 0, 0, 2, 2)),
    "assault-rifle": ((0, 0, 2, 2, 3), (0, 0, 0, 2, 3)),
    "rifle": ((0, 0, 1, 1, 2), (0, 0, 0, 1, 2)),
    "pistol": ((0, 0, 1, 1, 1), (0, 0, 0, 1, 1)),
    "prototype-shotgun": ((0, 1, 1, 2, 3), (0, 1, 1, 2, 3)),
    "flamethrower": ((0, 1, 1, 1, 2), (0, 1, 1, 1, 2)),
}
"""For each weapon and face: the injuries of an adult, and of a queen."""


def armed(weapon: str, kind: str = "adult") -> NemesisScenario:
    """Whoever has this weapon from the beginning, or else the scout, faces an intruder."""
    who = OWNERS.get(weapon, "scout")
    s = NemesisScenario(who, "mechanic" if who == "scout" else "scout", rooms={who: "canteen"})
    if weapon not in OWNERS:
        s.has(who, weapon)
    return s.intruder(kind, "canteen").top("deck-attack", "scratch#6", "bite#6")


@pytest.mark.rule("N-325")
@pytest.mark.parametrize("weapon", INJURIES)
@pytest.mark.parametrize("kind", ["adult", "queen"])
def test_the_injuries_of_every_weapon(weapon: str, kind: str) -> None:
    for face, injuries in zip(FACES, INJURIES[weapon][kind == "queen"], strict=True):
        s = armed(weapon, kind).shoots(0, weapon, kind, face)
        assert s.heard(Shot, weapon=weapon, face=f"combat-{face}").injuries == injuries
        assert s.figure(kind).injuries == injuries


@pytest.mark.parametrize("weapon", ["shotgun", "assault-rifle"])
def test_a_creeper_is_torn_by_its_own_face(weapon: str) -> None:
    s = armed(weapon, "creeper").shoots(0, weapon, "creeper", "creeper")
    assert s.heard(Shot).injuries == 2


@pytest.mark.rule("N-408")
@pytest.mark.parametrize(
    ("weapon", "ammo"),
    [
        ("six-shooter", 6),
        ("shotgun", 2),
        ("sawed-off-shotgun", 2),
        ("assault-rifle", 5),
        ("rifle", 4),
        ("pistol", 3),
        ("needle-gun", 2),
    ],
)
def test_a_character_begins_with_a_loaded_weapon(weapon: str, ammo: int) -> None:
    s = NemesisScenario(OWNERS[weapon])
    assert s.zone("hands-0") == [f"item-{weapon}#starting"]
    assert s.state.ammo == {f"item-{weapon}#starting": ammo}


# Prototypes


@pytest.mark.rule("N-325")
def test_the_prototype_rifle_may_spend_one_more_ammo_on_a_double_hit() -> None:
    s = armed("prototype-rifle", "queen").shoots("scout", "prototype-rifle", "queen", "double-hit")
    assert s.asked("scout", "spend-ammo").text.args["weapon"] == "item-prototype-rifle#red"
    s.does("scout", "spend-ammo").heard(AmmoSpent, weapon="prototype-rifle", count=1)
    assert s.figure("queen").injuries == 3
    assert s.state.ammo["item-prototype-rifle#red"] == 4


@pytest.mark.rule("N-325")
def test_the_prototype_rifle_may_spare_its_ammo() -> None:
    s = armed("prototype-rifle", "queen").shoots("scout", "prototype-rifle", "queen", "double-hit")
    s.does("scout", "spare-ammo").unheard(AmmoSpent)
    assert s.figure("queen").injuries == 2
    assert s.state.ammo["item-prototype-rifle#red"] == 5


@pytest.mark.rule("N-325")
def test_the_prototype_rifle_does_not_ask_without_ammo_or_a_double_hit() -> None:
    s = armed("prototype-rifle", "queen").ammo("scout", "prototype-rifle", 1)
    s.shoots("scout", "prototype-rifle", "queen", "double-hit").asked("scout", "turn")
    assert s.figure("queen").injuries == 2
    s = armed("prototype-rifle", "queen").shoots("scout", "prototype-rifle", "queen", "hit")
    s.asked("scout", "turn")
    assert s.figure("queen").injuries == 1


@pytest.mark.rule("N-325")
def test_the_prototype_pistol_rolls_again_once() -> None:
    s = armed("prototype-pistol")
    s.dice(combat=["blank", "hit"]).does("scout", "shoot", "prototype-pistol", "figure-1").pays()
    s.does("scout", "reroll").heard(Rerolled, before="combat-blank", after="combat-hit")
    s.asked("scout", "turn")
    assert s.figure("adult").injuries == 1
    assert s.state.ammo["item-prototype-pistol#red"] == 2, "for the same ammo"


@pytest.mark.rule("N-325")
def test_the_prototype_pistol_may_keep_its_roll() -> None:
    s = armed("prototype-pistol").shoots("scout", "prototype-pistol", "adult", "hit")
    s.does("scout", "keep-roll").unheard(Rerolled)
    assert s.figure("adult").injuries == 1


@pytest.mark.rule("N-325")
def test_the_last_roll_counts_even_if_it_is_worse() -> None:
    s = armed("prototype-pistol").dice(combat=["double-hit", "blank"])
    s.does("scout", "shoot", "prototype-pistol", "figure-1").pays().does("scout", "reroll")
    assert s.figure("adult").injuries == 0


# Flames and needles


@pytest.mark.rule("N-325")
@pytest.mark.parametrize(("face", "burns"), [("double-hit", True), ("hit", False)])
def test_a_double_hit_of_the_flamethrower_sets_the_room_on_fire(face: str, burns: bool) -> None:
    s = armed("flamethrower").shoots("scout", "flamethrower", "adult", face)
    assert s.play.burning(s.slot("canteen")) == burns
    if burns:
        s.heard(MarkerPlaced, marker="fire", room="canteen")


@pytest.mark.parametrize(("face", "flees"), [("blank", False), ("creeper", False), ("hit", True)])
def test_the_needle_gun_drives_off_what_it_hits(face: str, flees: bool) -> None:
    s = armed("needle-gun").top("deck-event", "hunt-a").shoots("medic", "needle-gun", "adult", face)
    s.unheard(Injured)
    assert s.figure("adult").injuries == 0
    assert s.figure("adult").slot == s.slot("hibernatorium" if flees else "canteen")


# Ammo


def energy(weapon: str, ammo: int = 0) -> NemesisScenario:
    who = OWNERS[weapon]
    s = NemesisScenario(who, rooms={who: "canteen"}).has(who, "energy-charge", "chemicals")
    return s.ammo(who, weapon, ammo)


@pytest.mark.rule("N-408")
@pytest.mark.parametrize(
    "weapon", ["shotgun", "sawed-off-shotgun", "assault-rifle", "rifle", "pistol"]
)
@pytest.mark.parametrize("ammo", [0, 1])
def test_energy_weapons_are_filled_by_an_energy_charge(weapon: str, ammo: int) -> None:
    s = energy(weapon, ammo)
    full = s.play.rules.usable(f"item-{weapon}").weapon.capacity
    s.uses(0, "energy-charge", "effect-fill-energy-weapon")
    assert s.state.ammo[f"item-{weapon}#starting"] == full


def test_the_six_shooter_takes_no_energy_and_is_loaded_by_its_own_card() -> None:
    s = energy("six-shooter", 3).uses("captain", "energy-charge")
    s.asked("captain", "door")
    assert s.state.ammo["item-six-shooter#starting"] == 3
    s = energy("six-shooter", 5).hand("captain", "reload", "rest").does("captain", "play", "reload")
    assert s.state.ammo["item-six-shooter#starting"] == 6
    s = energy("six-shooter", 6).hand("captain", "reload", "rest")
    assert s.denied("captain", "play", "reload") == "N-408"


@pytest.mark.rule("N-408")
@pytest.mark.parametrize("weapon", ["flamethrower", "needle-gun"])
def test_chemicals_fill_what_runs_on_them(weapon: str) -> None:
    who = OWNERS.get(weapon, "scout")
    s = NemesisScenario(who, rooms={who: "canteen"}).has(who, "chemicals")
    if weapon not in OWNERS:
        s.has(who, weapon)
    full = s.play.rules.usable(f"item-{weapon}").weapon.capacity
    s.ammo(who, weapon, 1).uses(who, "chemicals")
    assert [s.state.ammo[one] for one in s.state.ammo if weapon in one] == [full]


@pytest.mark.rule("N-408")
def test_a_full_flamethrower_takes_no_chemicals() -> None:
    s = NemesisScenario("scout", rooms={"scout": "canteen"}).has(
        "scout", "flamethrower", "chemicals"
    )
    assert s.denied("scout", "use", "chemicals") == "N-408"
