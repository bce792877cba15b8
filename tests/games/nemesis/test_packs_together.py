"""Packs in combination: what a thing of one pack does with those of another."""

from typing import Any

import pytest

from hullbreach.games.nemesis.aftermath.suite import ResearchScenario
from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.epilogue.offer import requirement
from hullbreach.games.nemesis.epilogue.suite import EpilogueScenario
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.turrets.events import TurretFired, TurretSet, TurretShown
from hullbreach.games.nemesis.turrets.suite import TurretScenario
from hullbreach.games.nemesis.void_seeders.events import LairFound
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import (
    Encountered,
    LightlyWounded,
    NoiseRolled,
    Peeked,
)

HIM = "bounty-hunter"


def next_to(s: NemesisScenario, room: str) -> str:
    """An unexplored room next to another one."""
    slots = s.play.board.neighbours[s.slot(room)]
    return str(next(slot for slot in slots if slot not in s.state.explored))


# Laika


def sends(s: NemesisScenario, there: str) -> NemesisScenario:
    """Laika is sent to a room by the card."""
    return s.hand(HIM, "go-girl").plays(HIM, "go-girl").does(HIM, "send-laika", there)


def void_hunter(*cards: str, **position: Any) -> VoidScenario:
    rooms = {HIM: "canteen", "mechanic": "cockpit"}
    s = VoidScenario(HIM, "mechanic", rooms=rooms, **position)
    return s.hand(HIM, *cards)


@pytest.mark.rule("NV-025", "NP-069")
def test_laika_finds_a_lair() -> None:
    s = void_hunter()
    there = next_to(s, "canteen")
    sends(s.token(there, "lair"), there)
    s.heard(LairFound)
    s.unheard(NoiseRolled)
    assert s.intruders(there) == ["lair"]
    assert not s.intruders("canteen")


@pytest.mark.rule("NV-026")
def test_the_last_tokens_are_lairs_for_laika_too() -> None:
    s = void_hunter()
    there = next_to(s, "canteen")
    g = s.edit()
    for slot in g.board.slots:
        if slot != there:
            g.move_all(f"exploration-{slot}", "gone")
    sends(s.token(there, "fire"), there)
    assert s.intruders(there) == ["lair"]
    assert not s.play.burning(there)


@pytest.mark.rule("NP-014", "NP-042", "NP-069")
def test_laika_finds_a_turret_that_ignores_her() -> None:
    s = TurretScenario(HIM, "mechanic", rooms={HIM: "canteen", "mechanic": "cockpit"})
    there = next_to(s, "canteen")
    s.tile(there, "storage").token(there, "turret", 2).dice(noise="silence")
    sends(s, there)
    assert "supply-turret#1" in s.zone(there)
    s.unheard(TurretFired).unheard(TurretShown).heard(NoiseRolled)


@pytest.mark.rule("NA-211")
def test_no_lair_goes_along_in_a_tactical_move() -> None:
    s = void_hunter("tactical-move").intruder("lair", "canteen")
    assert s.denied(HIM, "play", "tactical-move") == "NA-211"
    s = void_hunter("tactical-move").intruder("lair", "canteen").intruder("lurker", "canteen")
    s.does(HIM, "play", "tactical-move")
    if s.asked(HIM).text.id == "ask-take-along":
        assert [one.args for one in s.asked(HIM).options] == [(s.aim("lurker"),)]
    s.until("go", "first").does(HIM, "go", s.play.board.neighbours[s.slot("canteen")][0])
    assert s.intruders("canteen") == ["lair"]


# The Convict


@pytest.mark.rule("NA-115", "NV-058")
def test_the_convicts_basic_rest_calms_the_mind() -> None:
    s = VoidScenario("convict", "scout", rooms={"convict": "canteen"}).mad("convict", 2)
    s.put("quest-augmented-arm", "pack-0", source="quests-0").hand("convict", "search", "search")
    s.does("convict", "rest").pays()
    s.does("convict", "no-scan").does("convict", "calm-down")
    assert s.insanity("convict") == 1
    assert s.denied("convict", "rest") == "NV-058", "nothing is left that a rest would be good for"


@pytest.mark.rule("NA-115", "NV-059")
def test_and_an_infected_card_ends_it() -> None:
    s = VoidScenario("convict", "scout", rooms={"convict": "canteen"}).mad("convict", 2)
    s.put("quest-augmented-arm", "pack-0", source="quests-0")
    s.hand("convict", "search").contaminated("convict", infected=1)
    s.does("convict", "rest").pays().does("convict", "scan-hand")
    assert s.insanity("convict") == 5


# The Android


@pytest.mark.rule("NA-097")
def test_no_canteen_mends_an_android_among_void_seeders() -> None:
    s = VoidScenario("android", "scout", rooms={"android": "canteen"})
    s.wounded("android", light=2).hand("android", "search", "search")
    assert s.denied("android", "room") == "NA-097"
    s.mad("android", 2).works("android").does("android", "no-scan").does("android", "stay-tense")
    assert s.light("android") == 2


@pytest.mark.rule("NA-097", "NC-060")
def test_no_mutation_mends_an_android() -> None:
    s = CarnomorphScenario("android", "scout", rooms={"android": "canteen"})
    s.wounded("android", "leg", light=2).mutated("android", "rapid-regrowth")
    s.hand("android").contaminated("android", infected=1)
    assert s.denied("android", "mutate") == "NA-097"
    s = CarnomorphScenario("scout", "android", rooms={"scout": "canteen"})
    s.wounded("scout", light=2).mutated("scout", "rapid-regrowth")
    s.hand("scout").contaminated("scout", infected=1)
    assert "mutate" in " ".join(s.offered("scout"))


# The CEO


@pytest.mark.rule("NA-090", "NP-029")
@pytest.mark.parametrize("status", ["all", "inactive"])
def test_the_robots_demolition_destroys_a_turret(status: str) -> None:
    s = TurretScenario("ceo", "scout", rooms={"ceo": "canteen", "scout": "cockpit"})
    s.turret("canteen", status, shown=True).hand("ceo", "robot-demolition").mark(
        "malfunction", "canteen"
    )
    if status == "inactive":
        assert s.denied("ceo", "play", "robot-demolition")
        return
    s.plays("ceo", "robot-demolition")
    assert not s.guarded("canteen")


# The Psychologist


@pytest.mark.rule("NP-039", "NA-185")
def test_she_goes_along_between_ship_and_shuttle() -> None:
    s = ResearchScenario("psychologist", "convict").bare().set(turn=1, first=1)
    s.hand("convict", "rest", "search").hand("psychologist", "search", "search")
    there = next(slot for slot in s.play.board.slots if s.play.board.technical(slot))
    s.does("convict", "cross", there).pays()
    s.does("psychologist", "go-along").does("psychologist", "discard", "search")
    assert s.where("psychologist") == s.where("convict") == there
    assert s.spent("psychologist") == ["search"]


@pytest.mark.rule("NA-105")
def test_the_emotion_scanner_reads_a_personal_requirement() -> None:
    s = EpilogueScenario("psychologist", "scout").calm().bare()
    s.put("quest-emotion-scanner", "pack-0", source="quests-0").hand("psychologist", "search")
    s.wants("scout", "specimen")
    s.uses("psychologist", "emotion-scanner")
    s.heard(Peeked, listener="psychologist", seen=["requirement-specimen"])
    assert s.view("psychologist") is not None
    assert s.play.see(requirement(1), 0) == ["requirement-specimen"]


@pytest.mark.rule("NA-103", "NA-070")
def test_the_drone_sees_how_a_turret_is_set() -> None:
    s = TurretScenario("psychologist", "scout", options={"packs": ["aftermath-rooms", "turrets"]})
    s.explore("turret-room").at("scout", "turret-room").at("psychologist", "cockpit")
    s.turret("cockpit", "all", shown=True).set(turn=1, first=1)
    s.put("quest-oculobe-drone", "pack-1", source="quests-0").hand("scout", "rest", "search")
    s.works("scout").until("set-turret", "first").does("scout", "set-turret", "intruders")
    s.heard(TurretSet, listener="psychologist", status="turret-intruders")


# Wounds


@pytest.mark.rule("NA-165")
def test_two_melted_wounds_are_no_worse_than_one() -> None:
    s = NemesisScenario("scout", "captain", options={"packs": ["aftermath-rooms"]})
    s.wounded("scout", "melted", "melted").is_("scout", slimed=True).hand("scout", "rest")
    s.passes("scout").until("turn", "first")
    assert s.light("scout") == 1


@pytest.mark.rule("NA-165", "NA-116")
def test_the_arm_makes_up_for_melted_skin() -> None:
    s = AftermathScenario("convict", "scout", options={"packs": ["aftermath-rooms"]})
    s.active("convict", "augmented-arm").wounded("convict", "melted").is_("convict", slimed=True)
    s.hand("convict", "rest").passes("convict").until("turn", "first")
    s.unheard(LightlyWounded)


@pytest.mark.rule("NA-165")
def test_melted_skin_hurts_in_a_pod_too() -> None:
    s = NemesisScenario("scout", "captain", options={"packs": ["aftermath-rooms"]})
    s.in_pod("scout").wounded("scout", "melted").is_("scout", slimed=True).hand("scout", "rest")
    s.does("scout", "stay-in-pod").until("turn", "first")
    assert s.light("scout") == 1


# Turrets


class ArmedCarnomorphScenario(CarnomorphScenario, TurretScenario):
    """Carnomorphs on a ship with turrets."""

    def __init__(self, *crew: str, **position: Any) -> None:
        super().__init__(*crew, options={"packs": ["aftermath-rooms", "turrets"]}, **position)


@pytest.mark.rule("NP-026")
def test_a_turret_fires_on_a_butcher_that_comes_from_afar() -> None:
    s = ArmedCarnomorphScenario("scout", "captain", rooms={"scout": "canteen"})
    s.intruder("butcher", "cockpit").is_("scout", slimed=True)
    s.turret("canteen", "intruders", shown=True)
    s.phase("event", event="beast-on-the-prowl")
    s.heard(TurretFired, target="intruder-butcher")


class ArmedVoidScenario(VoidScenario, TurretScenario):
    """Void Seeders on a ship with turrets."""

    def __init__(self, *crew: str, **position: Any) -> None:
        super().__init__(*crew, options={"packs": ["aftermath-rooms", "turrets"]}, **position)


@pytest.mark.rule("NP-030", "NV-082")
@pytest.mark.parametrize("company", [(), ("lurker",)])
def test_a_turret_fires_on_a_lair_which_does_not_destroy_it(company: tuple[str, ...]) -> None:
    s = ArmedVoidScenario("scout", "captain", rooms={"scout": "cockpit", "captain": "engine-2"})
    s.explore("canteen").turret("canteen", "intruders", shown=True).intruder("lair", "canteen")
    for kind in company:
        s.intruder(kind, "canteen")
    s.top("deck-attack", "scratch#6", "scratch#5", "scratch#4", "bite#4").phase("fire")
    s.heard(TurretFired, target="intruder-lair")
    assert s.figure("lair").injuries == 1
    assert s.guarded("canteen") == (not company), "a Void Seeder would"


@pytest.mark.rule("NP-018")
def test_a_status_is_seen_even_if_who_came_in_is_gone_again() -> None:
    s = TurretScenario("scout", "captain")
    s.explore("storage", at="005").explore("canteen", at="006").at("scout", "005")
    s.turret("006", "inactive").hand("scout", "rest", "search").wounded(
        "scout", "leg", "leg", "leg"
    )
    s.noise(*s.play.board.around[s.slot("006")]).dice(noise=1)
    s.blind("bag", "token-adult-4").top("deck-attack", "attack-bite")
    s.goes("scout", "006")
    s.heard(Encountered)
    s.heard(TurretShown)
    assert not s.crew("scout").alive
