"""Carnomorphs: adaptations, how they are shown and overcome, and what each of them means."""

import pytest

from hullbreach.games.nemesis.carnomorphs.events import AdaptationOvercome, AdaptationShown
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.survival.rules.events import (
    HandMeasured,
    Injured,
    LightlyWounded,
    Shot,
)


def scout(room: str = "canteen", *adaptations: str) -> CarnomorphScenario:
    rooms = {"scout": room, "captain": "cockpit"}
    return CarnomorphScenario("scout", "captain", rooms=rooms).adaptations(*adaptations)


def facing(kind: str, *adaptations: str, injuries: int = 0) -> CarnomorphScenario:
    """The scout faces a carnomorph; these adaptations are in force."""
    s = scout("canteen", *adaptations).hand("scout", "rest", "search", "search")
    return s.intruder(kind, "canteen", injuries)


@pytest.mark.rule("NC-068", "NC-070", "NC-102")
@pytest.mark.parametrize(
    ("token", "slot"), [("shambler-2", "corpse"), ("fleshbeast-3", "egg"), ("metagorger-red-2", "")]
)
def test_the_first_of_a_kind_shows_its_adaptation(token: str, slot: str) -> None:
    s = scout().noise_around("canteen").blind("bag", f"token-{token}")
    kind = token.partition("-")[0]
    s.rolls("scout", 1)
    if not slot:
        s.unheard(AdaptationShown)
        assert s.state.weaknesses == []
        return
    card = s.zone(f"weakness-{slot}")[0]
    s.heard(AdaptationShown, intruder=f"intruder-{kind}", adaptation=card)
    assert s.state.weaknesses == [card]
    assert s.zone(f"on-adaptation-{kind}") == [], "its figure has left the card"
    assert s.view("captain").weaknesses[f"weakness-{slot}"] == card


@pytest.mark.rule("NC-068")
def test_a_second_one_shows_nothing_new() -> None:
    s = scout().intruder("shambler", "cockpit").noise_around("canteen")
    s.blind("bag", "token-shambler-2").rolls("scout", 1).unheard(AdaptationShown)


@pytest.mark.rule("NC-103", "NC-048")
def test_a_shambler_out_of_a_dead_fleshbeast_is_an_appearance() -> None:
    s = facing("fleshbeast", injuries=5).top("deck-attack", "slash#3-1")
    card = s.zone("weakness-corpse")[0]
    s.shoots("scout", "rifle", "fleshbeast", "hit")
    s.heard(AdaptationShown, adaptation=card)


@pytest.mark.rule("NC-069", "NC-071", "NC-104")
@pytest.mark.parametrize(
    ("thing", "kind", "slot"),
    [
        ("corpse-red", "shambler", "corpse"),
        ("egg", "fleshbeast", "egg"),
        ("carcass", "butcher", "carcass"),
    ],
)
def test_the_laboratory_overcomes_what_lies_open(thing: str, kind: str, slot: str) -> None:
    s = scout("laboratory").mark(thing, "laboratory").adapted(kind)
    card = s.zone(f"weakness-{slot}")[0]
    s.set(weaknesses=[card]).works("scout")
    s.heard(AdaptationOvercome, adaptation=card)
    assert (s.state.weaknesses, card in s.zone("gone")) == ([], True)
    rules = s.play.rules
    assert (rules.lessons(s.play), rules.learned(s.play, slot)) == (1, True)


@pytest.mark.rule("NC-071", "NC-105")
def test_what_is_face_down_cannot_be_overcome() -> None:
    s = scout("laboratory").mark("carcass", "laboratory").adapted("shambler")
    assert s.denied("scout", "room") == "NC-105"
    assert s.play.rules.lessons(s.play) == 0


@pytest.mark.rule("NC-104")
@pytest.mark.parametrize("overcome", [False, True])
def test_an_objective_asks_for_what_was_overcome(overcome: bool) -> None:
    s = scout().objective("scout", "ab-ovo").escaped("scout")
    if overcome:
        s.edit().move_all("weakness-egg", "gone")
    else:
        s.adapted("fleshbeast")
    s.ends()
    assert s.table.verdicts[0].won == overcome


# What each of them means


@pytest.mark.rule("NC-072", "NC-070")
@pytest.mark.parametrize("weapon", ["rifle", "flamethrower", "prototype-shotgun"])
@pytest.mark.parametrize("agile", [False, True])
def test_agile(weapon: str, agile: bool) -> None:
    s = facing("metagorger", *["agile"] * agile)
    if weapon != "rifle":
        s.only("hands-0", rest="gone").has("scout", weapon)
    s.shoots("scout", weapon, "metagorger", "creeper")
    assert bool(s.heard(Shot).injuries) == (not agile)


@pytest.mark.parametrize("thick", [False, True])
def test_thick_hide(thick: bool) -> None:
    s = facing("shambler", *["thick-hide"] * thick, injuries=2).top("deck-attack", "slash#3-1")
    s.shoots("scout", "rifle", "shambler", "hit")
    assert s.heard(Injured).killed == (not thick)


@pytest.mark.parametrize("fireproof", [False, True])
def test_fireproof_against_fire(fireproof: bool) -> None:
    s = scout("cockpit", *["fireproof"] * fireproof).explore("canteen").mark("fire", "canteen")
    s.intruder("shambler", "canteen").top("deck-attack", "bite#8-1").phase("fire")
    assert s.figure("shambler").injuries == int(not fireproof)


@pytest.mark.parametrize("fireproof", [False, True])
def test_fireproof_against_a_molotov(fireproof: bool) -> None:
    s = facing("shambler", *["fireproof"] * fireproof).has("scout", "molotov-cocktail")
    s.top("deck-attack", "bite#8-1").uses("scout", "molotov-cocktail")
    assert s.figure("shambler").injuries == int(not fireproof)


@pytest.mark.parametrize("ambusher", [False, True])
def test_ambusher(ambusher: bool) -> None:
    s = scout("canteen", *["ambusher"] * ambusher).hand("scout", "rest", "search")
    s.adapted("shambler").noise_around("canteen").blind("bag", "token-shambler-2")
    s.rolls("scout", 1)
    assert s.heard(HandMeasured).surprised == ambusher


@pytest.mark.parametrize("fearless", [False, True])
def test_fearless(fearless: bool) -> None:
    s = facing("shambler", *["fearless"] * fearless, injuries=9)
    s.top("deck-attack", "slash#retreat-2").shoots("scout", "rifle", "shambler", "hit")
    hurt = s.heard(Injured)
    assert (hurt.killed, hurt.flees, hurt.unmoved) == (False, not fearless, fearless)
    if fearless:
        assert s.figure("shambler").injuries == 10
        assert s.intruders("canteen") == ["shambler"]


@pytest.mark.parametrize("ram", [False, True])
def test_battering_ram(ram: bool) -> None:
    s = (
        scout("cockpit", *["battering-ram"] * ram)
        .explore("canteen")
        .intruder("shambler", "canteen")
    )
    slot = s.slot("canteen")
    number, way, beyond = next(
        (number, way, s.play.board.passages[way].beyond(slot))
        for number, way in s.play.board.exits[slot].items()
        if way in s.play.board.passages
    )
    events = {
        1: "ammunition-meltdown",
        2: "generator-overload",
        3: "growl",
        4: "structural-weakness",
    }
    s.door(slot, beyond).event(events[number])
    assert way in s.doors(ruined=True)
    assert bool(s.intruders(beyond)) == ram


@pytest.mark.parametrize("caustic", [False, True])
def test_caustic_blood(caustic: bool) -> None:
    s = facing("shambler", *["caustic-blood"] * caustic, injuries=9).at("captain", "canteen")
    s.top("deck-attack", "slash#3-1").shoots("scout", "rifle", "shambler", "hit")
    for who in ("scout", "captain"):
        assert (s.crew(who).slimed, s.light(who)) == (caustic, int(caustic))
        assert not s.crew(who).counters
    assert bool(s.heard_of(LightlyWounded)) == caustic
