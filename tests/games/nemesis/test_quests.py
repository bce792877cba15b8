"""Nemesis: every quest item of the six characters and the Medic: what it is good for once it is active."""

import pytest

from hullbreach.games.nemesis.rules.events import PodLocked, PodUnlocked
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    AttackIgnored,
    DoorClosed,
    DoorOpened,
    Found,
    LightlyWounded,
    NoiseRolled,
    Passed,
    Peeked,
    Reloaded,
    Scanned,
    WeaknessFound,
)

HEAVY = ("motion-scanner", "holo-computer")


def somebody(who: str, room: str = "canteen", *cards: str) -> NemesisScenario:
    """Somebody in a room with two cards, or these; another is far away."""
    other = "captain" if who != "captain" else "scout"
    s = NemesisScenario(who, other, rooms={who: room, other: "engine-2"})
    return s.hand(who, *(cards or ("rest", "search")))


def active(s: NemesisScenario, quest: str) -> bool:
    """Whether the first seat has a quest item as an item."""
    zone = "hands-0" if quest in HEAVY else "joined" if quest == "autoloader" else "pack-0"
    return f"quest-{quest}" in s.zone(zone)


# Captain


@pytest.mark.rule("N-675")
def test_the_log_key_needs_a_computer_and_is_used_up() -> None:
    s = somebody("captain").has("captain", "log-key")
    assert s.denied("captain", "use", "log-key") == "N-182"
    s = somebody("captain", "laboratory").has("captain", "log-key")
    cards = s.zone("objectives-1")
    s.uses("captain", "log-key").heard(Peeked, seen=cards, listener="captain")
    assert "quest-log-key" in s.zone("gone")


def test_the_intercom_is_no_action() -> None:
    s = somebody("captain").has("captain", "intercom")
    assert not any("intercom" in one for one in s.offered("captain", "use"))
    s = NemesisScenario("captain", "scout", rooms={"captain": "canteen", "scout": "generator"})
    s.has("captain", "intercom").hand("captain", "motivation").hand("scout")
    assert len(s.plays("captain", "motivation").zone("hand-1")) == 1


# Pilot


def test_orbital_maneuvering_ends_the_player_phase_without_attacks() -> None:
    s = NemesisScenario("scout", "pilot", "captain").hand("pilot", "rest", "search")
    s.has("pilot", "orbital-maneuvering-system").intruder("adult", "hibernatorium").set(turn=1)
    s.top("deck-attack", "claw-attack#3").top("deck-event", "event-regeneration")
    s.blind("bag", "token-blank").uses("pilot", "orbital-maneuvering-system")
    for who in ("scout", "pilot", "captain"):
        s.does(who, "done").unheard(Attacked).heard(Passed, who=who, discarded=[])
    assert s.state.round == 2
    assert not s.state.calm, "only this round"
    assert "quest-orbital-maneuvering-system" in s.zone("gone")
    s.until(lambda s: s.state.round == 3).heard(Attacked)


def test_after_orbital_maneuvering_whoever_bleeds_bleeds() -> None:
    s = NemesisScenario("pilot", "captain").hand("pilot", "rest").wounded("captain", "bleeding")
    s.has("pilot", "orbital-maneuvering-system").uses("pilot", "orbital-maneuvering-system")
    s.does("captain", "done").heard(LightlyWounded, who="captain", count=1)


def test_whoever_flies_the_orbital_maneuver_bleeds_once() -> None:
    s = NemesisScenario("pilot", "captain").hand("pilot", "rest").wounded("pilot", "bleeding")
    s.has("pilot", "orbital-maneuvering-system").uses("pilot", "orbital-maneuvering-system")
    s.does("captain", "done").heard(LightlyWounded, who="pilot", count=1)
    assert s.crew("pilot").light == 1


def test_who_passed_before_the_orbital_maneuvering_does_not_pass_again() -> None:
    s = NemesisScenario("pilot", "captain", "soldier", "scout").hand("pilot", "rest").dead("scout")
    s.is_("captain", passed=True).wounded("captain", "bleeding").hand("captain", "rest")
    s.hand("soldier", "search").has("pilot", "orbital-maneuvering-system")
    s.uses("pilot", "orbital-maneuvering-system").asked("soldier", "pass-discard")
    s.top("deck-event", "event-regeneration").blind("bag", "token-blank")
    s.does("soldier", "done").unheard(LightlyWounded).unheard(Passed, who="captain")
    assert s.state.round == 2


@pytest.mark.rule("N-077")
def test_after_orbital_maneuvering_everybody_may_throw_cards_away() -> None:
    s = NemesisScenario("pilot", "captain").hand("pilot", "rest").hand("captain", "order", "rest")
    s.has("pilot", "orbital-maneuvering-system").uses("pilot", "orbital-maneuvering-system")
    s.does("captain", "discard", "order").does("captain", "done")
    s.heard(Passed, who="captain", discarded=["order"])


@pytest.mark.rule("N-079")
def test_orbital_maneuvering_makes_nobody_pass_twice() -> None:
    s = NemesisScenario("pilot", "captain").hand("pilot", "rest").wounded("captain", "bleeding")
    s.is_("captain", passed=True).has("pilot", "orbital-maneuvering-system")
    s.uses("pilot", "orbital-maneuvering-system").unheard(LightlyWounded)
    assert s.state.round == 2


def test_the_evacuation_key_works_the_pods_of_the_section() -> None:
    s = somebody("pilot", "evacuation-section-a").has("pilot", "quest-evacuation-key")
    pod = s.zone("pods-a")[0]
    s.uses("pilot", "quest-evacuation-key").heard(PodUnlocked, pod=pod)
    assert "quest-evacuation-key" in s.zone("gone")
    s = somebody("pilot", "evacuation-section-a").has("pilot", "quest-evacuation-key")
    s.set(locked=s.zone("pods-b")).uses("pilot", "quest-evacuation-key").heard(PodLocked, pod=pod)
    assert not set(s.zone("pods-b")) - set(s.state.locked), "of this section only"
    s = somebody("pilot").has("pilot", "quest-evacuation-key")
    assert s.denied("pilot", "use", "quest-evacuation-key") == "N-441"


# Mechanic


def test_the_plasma_torch_closes_even_destroyed_doors_again_and_again() -> None:
    s = somebody("mechanic").has("mechanic", "plasma-torch")
    near = s.play.board.neighbours[s.slot("canteen")][0]
    way = s.corridor("canteen", near)
    s.door("canteen", near, ruined=True).uses("mechanic", "plasma-torch")
    s.does("mechanic", "close-door", way).heard(DoorClosed)
    assert s.play.closed(way)
    assert s.state.ruined == []
    s.uses("mechanic", "plasma-torch").does("mechanic", "open-door", way).heard(DoorOpened)
    assert active(s, "plasma-torch")


def test_the_flashlight_searches_for_two_cards_again_and_again() -> None:
    s = somebody("mechanic").has("mechanic", "flashlight").top("deck-green", "medkit", "alcohol")
    s.uses("mechanic", "flashlight").does("mechanic", "keep", "medkit").heard(Found)
    assert s.zone("hand-0") == []
    assert active(s, "flashlight")
    assert s.state.searches[s.slot("canteen")] == 1
    s = somebody("mechanic", "canteen", "rest").has("mechanic", "flashlight")
    assert s.denied("mechanic", "use", "flashlight") == "N-172"
    s = somebody("mechanic", "nest").has("mechanic", "flashlight")
    assert s.denied("mechanic", "use", "flashlight") == "N-472"


# Soldier


def test_the_autoloader_belongs_to_the_assault_rifle() -> None:
    s = somebody("soldier", "armory").does("soldier", "activate", "autoloader").pays()
    s.heard(Reloaded, weapon="assault-rifle#starting", ammo=6)
    assert s.state.joined == {"item-assault-rifle#starting": ["quest-autoloader"]}
    s = somebody("soldier", "armory").does("soldier", "drop", "assault-rifle")
    assert s.denied("soldier", "activate", "autoloader") == "N-409"


@pytest.mark.parametrize("wear", [True, False])
def test_the_armor_lets_ignore_one_attack(wear: bool) -> None:
    s = somebody("soldier").has("soldier", "armor").intruder("adult", "canteen").dice(noise=1)
    s.top("deck-attack", "claw-attack#3")
    near = s.play.board.neighbours[s.slot("canteen")][0]
    s.does("soldier", "move", near).pays().heard(Attacked, who="soldier", card="claw-attack#3")
    s.asked("soldier", "armor")
    if wear:
        s.does("soldier", "react").heard(AttackIgnored, who="soldier")
    else:
        s.does("soldier", "pass").unheard(AttackIgnored)
    assert s.crew("soldier").light == (0 if wear else 2)
    assert ("quest-armor" in s.zone("gone")) is wear


# Scout


def test_the_motion_scanner_is_heavy_and_stays() -> None:
    s = somebody("scout", "hibernatorium", "rest", "search").has("scout", "motion-scanner")
    s.explore("canteen", at="slot-006").dice(noise=["danger", "silence"])
    s.does("scout", "move", "slot-006").does("scout", "discard", "rest").does("scout", "react")
    s.heard(NoiseRolled, face="silence")
    assert active(s, "motion-scanner")


def test_the_security_key_works_the_doors_of_any_room_once() -> None:
    s = somebody("scout").has("scout", "security-key").door("slot-020", "slot-018")
    s.uses("scout", "security-key").does("scout", "doors-of", "slot-020")
    s.does("scout", "open-door").does("scout", "close-door").heard(DoorClosed)
    assert not s.play.closed(s.corridor("slot-020", "slot-018"))
    assert s.play.closed(s.corridor("slot-020", "slot-017"))
    assert "quest-security-key" in s.zone("gone")


# Scientist


def test_laboratory_equipment_examines_where_it_is() -> None:
    s = somebody("scientist").has("scientist", "laboratory-equipment")
    assert s.denied("scientist", "use", "laboratory-equipment") == "N-394"
    card = s.zone("weakness-carcass")[0]
    s.mark("carcass", "canteen").uses("scientist", "laboratory-equipment")
    s.heard(WeaknessFound, weakness=card)
    assert "quest-laboratory-equipment" in s.zone("gone")


@pytest.mark.parametrize(
    ("card", "works"), [("intranet", True), ("risk-assessment", True), ("blocking-access", False)]
)
def test_the_holo_computer_is_a_computer_for_two_cards(card: str, works: bool) -> None:
    s = somebody("scientist", "canteen", card, "rest").explore("generator")
    assert not s.is_offered("scientist", "play", card)
    s.has("scientist", "holo-computer")
    assert s.is_offered("scientist", "play", card) is works


# Medic


@pytest.mark.parametrize("whom", ["medic", "scout"])
def test_the_surgery_kit_operates_on_anybody_in_the_room(whom: str) -> None:
    s = NemesisScenario("medic", "scout").hand("medic", "rest", "search").hand("scout", "rest")
    s.has("medic", "surgery-kit").is_(whom, larva=True)
    for zone in ("hand", "deck", "discard"):
        s.contaminated(whom, infected=1, clean=1, zone=zone)
    seat = s.seat_of(whom)
    s.uses("medic", "surgery-kit").does("medic", "treat", whom)
    s.heard(Scanned, who=whom, infected=3, clean=3)
    s.heard(LightlyWounded, who=whom, count=1)
    s.unheard(Passed)
    assert not s.crew(whom).larva
    assert (s.zone(f"hand-{seat}"), s.zone(f"discard-{seat}")) == ([], [])
    assert s.zone(f"deck-{seat}").count("contamination-clean") == 3
    assert "quest-surgery-kit" in s.zone("gone")


@pytest.mark.parametrize("combat", [False, True])
def test_combat_drugs_fill_the_hand_for_nothing(combat: bool) -> None:
    s = somebody("medic").has("medic", "combat-drugs").hand("medic")
    if combat:
        s.intruder("adult", "canteen")
    s.uses("medic", "combat-drugs")
    assert len(s.zone("hand-0")) == 5
    assert "quest-combat-drugs" in s.zone("gone")


@pytest.mark.rule("N-068")
def test_combat_drugs_are_of_no_use_to_a_full_hand() -> None:
    s = NemesisScenario("medic", "scout").has("medic", "combat-drugs")
    assert s.denied("medic", "use", "combat-drugs") == "N-068"
    s.put(s.zone("hand-0")[0], "discard-0").uses("medic", "combat-drugs")
    assert len(s.zone("hand-0")) == 5
