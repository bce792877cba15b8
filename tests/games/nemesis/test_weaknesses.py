"""Nemesis, chapter Weaknesses: finding them out, and what each of them means."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Died,
    EggDestroyed,
    Fought,
    Injured,
    Shot,
    WeaknessFound,
)

SLOTS = {
    "corpse-blue": "weakness-corpse",
    "corpse-red": "weakness-corpse",
    "egg": "weakness-egg",
    "carcass": "weakness-carcass",
}
"""The slot of the intruder board that each object belongs to."""


def knowing(*weaknesses: str, who: str = "scout", room: str = "canteen") -> NemesisScenario:
    """Somebody in a room, and these weaknesses are known."""
    s = NemesisScenario(who, rooms={who: room})
    return s.set(weaknesses=[f"weakness-{one}" for one in weaknesses])


def facing(kind: str, *weaknesses: str, who: str = "scout") -> NemesisScenario:
    """Somebody with an intruder that bleeds little."""
    s = knowing(*weaknesses, who=who).intruder(kind, "canteen")
    return s.top("deck-attack", "scratch#6", "bite#6")


# Finding out


@pytest.mark.rule("N-394", "N-395")
@pytest.mark.parametrize(("thing", "slot"), SLOTS.items())
def test_each_object_leads_to_the_weakness_of_its_slot(thing: str, slot: str) -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "laboratory"}).mark(thing, "laboratory")
    hidden = s.zone(slot)[0]
    s.does("scout", "room").pays().heard(WeaknessFound, weakness=hidden, rule="N-395")
    assert s.state.weaknesses == [hidden]


@pytest.mark.rule("N-395")
def test_a_weakness_is_face_down_until_its_object_is_researched() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "laboratory"}).mark("egg", "laboratory")
    assert set(s.view("captain").weaknesses.values()) == {None}
    s.does("scout", "room").pays()
    seen = s.view("captain").weaknesses
    assert seen == {
        "weakness-corpse": None,
        "weakness-egg": s.zone("weakness-egg")[0],
        "weakness-carcass": None,
    }


@pytest.mark.rule("N-395")
def test_nothing_is_found_out_without_an_object_nor_elsewhere() -> None:
    s = NemesisScenario("scout", rooms={"scout": "laboratory"})
    assert s.denied("scout", "room") == "N-464"
    s = NemesisScenario("scout", rooms={"scout": "canteen"}).mark("egg", "canteen")
    assert s.denied("scout", "room") == "N-497"


@pytest.mark.rule("N-396")
def test_a_weakness_stays_known_and_holds_for_all() -> None:
    rooms = {"scout": "laboratory", "soldier": "canteen"}
    s = NemesisScenario("scout", "soldier", rooms=rooms).mark("egg", "laboratory", 2)
    s.only("weakness-egg", "vital-places").intruder("adult", "canteen")
    s.does("scout", "room").pays()
    assert s.denied("scout", "room") == "N-396", "the same object tells nothing new"
    s.does("scout", "pass").does("scout", "done")
    s.top("deck-attack", "scratch#6").shoots("soldier", "assault-rifle", "adult", "blank")
    s.heard(Injured, intruder="adult")
    assert s.view("soldier").weaknesses["weakness-egg"] == "weakness-vital-places"


# The cards


@pytest.mark.rule("N-692")
@pytest.mark.parametrize("kind", ["adult", "breeder", "creeper"])
@pytest.mark.parametrize("known", [False, True])
def test_vital_places_make_a_blank_hit_adults(kind: str, known: bool) -> None:
    weaknesses = ["vital-places"] if known else []
    s = facing(kind, *weaknesses).shoots("scout", "rifle", kind, "blank")
    hit = known and kind == "adult"
    assert s.heard(Shot).injuries == int(hit)
    s = facing(kind, *weaknesses).fights("scout", kind, "blank")
    assert s.heard(Fought).injuries == int(hit)
    assert len(s.zone("wounds-0")) == int(not hit)


def test_vital_places_make_no_double_hit_a_single_one() -> None:
    s = facing("adult", "vital-places").shoots("scout", "rifle", "adult", "double-hit")
    assert s.heard(Shot).injuries == 2


@pytest.mark.rule("N-297")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
@pytest.mark.parametrize("known", [False, True])
def test_the_way_of_moving_leaves_doors_to_the_large_ones(kind: str, known: bool) -> None:
    s = facing(kind, *(["the-way-of-moving"] if known else [])).door("canteen", "hibernatorium")
    s.top("deck-attack", "bite#retreat", "scratch#2").top("deck-event", "hunt-a")
    s.shoots("scout", "rifle", kind, "hit")
    assert s.figure(kind).slot == s.slot("canteen")
    broken = not known or kind in ("breeder", "queen")
    assert bool(s.state.ruined) == broken


@pytest.mark.rule("N-693")
@pytest.mark.parametrize("known", [False, True])
def test_susceptibility_to_phosphates_injures_who_is_sprayed(known: bool) -> None:
    s = facing("adult", *(["susceptibility-to-phosphates"] if known else []))
    s.has("scout", "fire-extinguisher").top("deck-event", "hunt-a")
    s.uses("scout", "fire-extinguisher")
    assert s.figure("adult").slot == s.slot("hibernatorium")
    assert s.figure("adult").injuries == int(known)


def test_susceptibility_to_phosphates_may_kill() -> None:
    s = facing("adult", "susceptibility-to-phosphates").has("scout", "fire-extinguisher")
    s.figure("adult").injuries = 5
    s.uses("scout", "fire-extinguisher").heard(Injured, injuries=6, killed=True)
    assert s.intruders("canteen") == []
    assert s.zone("discard-event") == [], "the dead do not flee"


@pytest.mark.rule("N-693")
@pytest.mark.parametrize("known", [False, True])
def test_susceptibility_to_phosphates_holds_for_the_fire_control_system(known: bool) -> None:
    s = knowing(*(["susceptibility-to-phosphates"] if known else []), room="fire-control-system")
    s.explore("canteen").intruder("adult", "canteen").top("deck-attack", "scratch#6")
    s.top("deck-event", "hunt-a").does("scout", "room").pays().does("scout", "flood", "canteen")
    assert s.figure("adult").slot == s.slot("hibernatorium")
    assert s.figure("adult").injuries == int(known)


@pytest.mark.rule("N-694")
@pytest.mark.parametrize(
    ("who", "weapon", "face", "injuries"),
    [
        ("scout", "rifle", "hit", 2),
        ("scout", "rifle", "double-hit", 3),
        ("scout", "rifle", "blank", 0),
        ("soldier", "assault-rifle", "hit", 3),
        ("captain", "six-shooter", "hit", 1),
    ],
)
def test_vulnerability_to_energy_adds_an_injury_to_energy_weapons(
    who: str, weapon: str, face: str, injuries: int
) -> None:
    s = facing("queen", "vulnerability-to-energy", who=who).shoots(who, weapon, "queen", face)
    assert s.heard(Shot).injuries == injuries
    assert s.figure("queen").injuries == injuries


def test_vulnerability_to_energy_is_nothing_to_bare_hands() -> None:
    s = facing("queen", "vulnerability-to-energy").fights("scout", "queen", "hit")
    assert s.figure("queen").injuries == 1


@pytest.mark.rule("N-695")
@pytest.mark.parametrize(
    ("token", "hand", "known", "surprised"),
    [
        ("adult-3", 2, False, True),
        ("adult-3", 2, True, False),
        ("adult-3", 1, True, True),
        ("larva-1", 0, True, True),
        ("larva-1", 1, True, False),
    ],
)
def test_reaction_to_danger_lowers_the_numbers_but_not_below_one(
    token: str, hand: int, known: bool, surprised: bool
) -> None:
    s = knowing(*(["reaction-to-danger"] if known else []))
    s.hand("scout", *["rest", "search", "search", "demolition"][: hand + 1])
    s.noise_around("hibernatorium").dice(noise="1").blind("bag", f"token-{token}")
    s.does("scout", "move", "hibernatorium").pays()
    attacks = [event for event in s.told() if isinstance(event, Attacked)]
    assert bool(attacks) == surprised


@pytest.mark.rule("N-696")
@pytest.mark.parametrize(
    ("kind", "before", "known", "killed"),
    [
        ("adult", 2, False, False),
        ("adult", 2, True, True),
        ("adult", 1, True, False),
        ("queen", 4, False, False),
        ("queen", 5, True, True),
        ("queen", 4, True, False),
    ],
)
def test_a_species_on_the_brink_of_extinction_dies_of_one_injury_less(
    kind: str, before: int, known: bool, killed: bool
) -> None:
    s = knowing(*(["species-on-the-brink-of-extinction"] if known else []))
    s.intruder(kind, "canteen", before).top("deck-attack", "bite#4", "frenzy#3")
    s.shoots("scout", "rifle", kind, "hit").heard(Injured, injuries=before + 1, killed=killed)


@pytest.mark.rule("N-697")
@pytest.mark.parametrize(
    ("kind", "known", "light", "serious"),
    [("adult", True, 1, 0), ("adult", False, 0, 1), ("breeder", True, 0, 1), ("queen", True, 0, 1)],
)
def test_the_way_of_fighting_makes_the_bite_of_an_adult_light(
    kind: str, known: bool, light: int, serious: int
) -> None:
    s = facing(kind, *(["the-way-of-fighting"] if known else [])).top("deck-attack", "bite#6")
    s.does("scout", "move", "hibernatorium").pays()
    assert (s.crew("scout").light, len(s.zone("wounds-0"))) == (light, serious)


def test_the_way_of_fighting_does_not_save_who_has_two_serious_wounds() -> None:
    s = facing("adult", "the-way-of-fighting").top("deck-attack", "bite#6")
    s.wounded("scout", "hand", "hand").does("scout", "move", "hibernatorium").pays()
    s.heard(Died, who="scout")


@pytest.mark.parametrize("weapon", ["rifle", "flamethrower"])
def test_eggs_are_not_vulnerable(weapon: str) -> None:
    s = knowing("vulnerability-to-energy", "vulnerability-to-fire").mark("egg", "canteen", 3)
    s.has("scout", "flamethrower").shoots("scout", weapon, "eggs", "hit")
    s.heard(EggDestroyed, count=1)


@pytest.mark.rule("N-558")
@pytest.mark.parametrize(
    ("face", "injuries"), [("blank", 0), ("creeper", 2), ("hit", 2), ("double-hit", 3)]
)
def test_vulnerability_to_fire_adds_an_injury_to_the_flamethrower(face: str, injuries: int) -> None:
    s = facing("queen", "vulnerability-to-fire").has("scout", "flamethrower")
    s.shoots("scout", "flamethrower", "queen", face)
    assert s.heard(Shot).injuries == injuries


@pytest.mark.rule("N-558")
@pytest.mark.parametrize(("known", "injuries"), [(False, 1), (True, 2)])
def test_vulnerability_to_fire_adds_an_injury_to_molotovs_and_to_burning_rooms(
    known: bool, injuries: int
) -> None:
    weaknesses = ["vulnerability-to-fire"] if known else []
    s = facing("queen", *weaknesses).has("scout", "molotov-cocktail")
    s.uses("scout", "molotov-cocktail")
    assert s.figure("queen").injuries == injuries
    s = facing("queen", *weaknesses).mark("fire", "canteen").is_("scout", slot="slot-001")
    s.event_phase("scent-of-prey").heard(Injured, intruder="queen", injuries=injuries)


@pytest.mark.parametrize(("known", "eggs"), [(False, 1), (True, 2)])
def test_vulnerability_to_fire_burns_two_eggs_in_the_nest(known: bool, eggs: int) -> None:
    s = knowing(*(["vulnerability-to-fire"] if known else [])).explore("nest").mark("fire", "nest")
    s.event_phase("scent-of-prey").heard(EggDestroyed, count=eggs)
    assert len(s.zone("eggs")) == 5 - eggs


def test_a_hidden_weakness_means_nothing() -> None:
    s = facing("adult").only("weakness-egg", "vital-places")
    s.shoots("scout", "rifle", "adult", "blank").unheard(Injured)
