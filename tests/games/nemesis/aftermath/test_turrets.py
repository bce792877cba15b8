"""Turrets: how they come, at whom they aim, when they fire, and how they go."""

from typing import Any

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.turrets.events import TurretDestroyed, TurretFired, TurretShown
from hullbreach.games.nemesis.turrets.suite import TurretScenario
from hullbreach.games.nemesis.turrets.turrets import STATUSES
from hullbreach.games.survival.rules.events import Injured, NoiseRolled

TOKENS = [f"exploration-turret#{items}" for items in (3, 2, 1)]


def ship(room: str = "canteen", **position: Any) -> TurretScenario:
    """The scout is next to a room, the captain far away."""
    s = TurretScenario("scout", "captain", **position)
    s.explore(room, at="006").explore("storage", at="005")
    return s.at("scout", "005").at("captain", "cockpit").hand("scout", "rest", "search", "search")


def nests(s: TurretScenario) -> TurretScenario:
    """The scout is about to explore slot 006."""
    return s.token("006", "turret", 2)


# Setup


@pytest.mark.rule("NP-013", "NA-164")
def test_three_tokens_join_the_others() -> None:
    with_turrets, without = (
        NemesisScenario("scout", options={"packs": packs}) for packs in (["turrets"], [])
    )
    for s, count in ((with_turrets, 3), (without, 0)):
        assert sum(thing in TOKENS for zone in s.state.zones.values() for thing in zone) == count
    slots = [zone for zone in with_turrets.state.zones if zone.startswith("exploration-slot")]
    assert sum(len(with_turrets.zone(slot)) for slot in slots) == 16


@pytest.mark.rule("NA-164", "NP-017")
def test_each_turret_has_one_token_of_each_status() -> None:
    s = TurretScenario("scout")
    assert s.zone("supply-of-supply-turret") == [f"supply-turret#{one}" for one in (1, 2, 3)]
    for number in (1, 2, 3):
        assert sorted(s.zone(f"turret-{number}")) == sorted(f"{one}#{number}" for one in STATUSES)


# Finding one


def explored(status: str = "all", room: str = "canteen") -> TurretScenario:
    """The scout explores a room with a turret token; the noise die shows silence."""
    s = TurretScenario("scout", "captain")
    s.explore("storage", at="005").at("scout", "005").at("captain", "cockpit")
    s.tile("006", room).token("006", "turret", 2).hand("scout", "rest", "search")
    return s.dice(noise="silence").goes("scout", "006")


@pytest.mark.rule("NP-017")
def test_nobody_can_tell_at_whom_a_new_turret_aims() -> None:
    tops = set()
    for n in range(12):
        s = TurretScenario("scout", "captain", seed=f"turret {n}")
        s.explore("storage", at="005").at("scout", "005").at("captain", "cockpit")
        s.tile("006", "canteen").token("006", "turret", 2).hand("scout", "rest", "search")
        s.dice(noise="silence").goes("scout", "006")
        tops.add(s.status("canteen"))
    assert len(tops) == len(STATUSES)


@pytest.mark.rule("NP-014")
def test_a_token_becomes_a_turret_and_noise_is_rolled() -> None:
    s = explored()
    assert s.guarded("canteen")
    s.heard(NoiseRolled)
    assert "exploration-turret#2" in s.zone("gone")
    assert s.items_left("canteen") == 2


@pytest.mark.rule("NP-015", "NP-018")
def test_who_finds_a_turret_is_not_shot() -> None:
    s = explored()
    s.unheard(TurretFired).unheard(TurretShown)
    assert s.light("scout") == 0
    assert not s.face_up("canteen")


@pytest.mark.rule("NP-015", "NP-023")
def test_but_whoever_comes_next_is() -> None:
    s = explored()
    (token,) = (one for one in s.zone("turret-1") if one.startswith("turret-all"))
    s.only("turret-1", token, *(one for one in s.zone("turret-1") if one != token))
    s.set(turn=1).at("captain", "storage").hand("captain", "rest").goes("captain", "canteen")
    assert (s.light("captain"), s.light("scout")) == (1, 0)


@pytest.mark.rule("NP-016")
@pytest.mark.parametrize("room", ["nest", "room-covered-with-slime"])
def test_some_rooms_hold_none(room: str) -> None:
    s = TurretScenario("scout", "captain")
    start, slot = ("010", "013") if room == "nest" else ("005", "006")
    s.at("scout", start).at("captain", "cockpit").tile(slot, room).token(slot, "turret", 2)
    s.hand("scout", "rest", "search").dice(noise=1).goes("scout", slot)
    assert not s.guarded(slot)
    s.heard(NoiseRolled)
    assert "exploration-turret#2" in s.zone("gone")


@pytest.mark.rule("NP-017")
def test_the_status_is_shuffled_and_face_down() -> None:
    tops = set()
    for seed in range(8):
        s = TurretScenario("scout", seed=f"turret {seed}")
        s.explore("canteen", at="006")
        s.turret("canteen", "all")  # puts one on top by hand, so look at another one
        g = s.edit()
        g.shuffle("turret-2")
        tops.add(g.state.zones["turret-2"][-1])
        assert s.view("scout").turrets["supply-turret#1"] is None
    assert len(tops) > 1


# Coming in


@pytest.mark.rule("NP-018", "NP-021", "NP-023", "NP-025")
def test_a_turret_for_all_wounds_who_comes_in() -> None:
    s = ship().turret("canteen", "all").dice(noise="silence").goes("scout", "canteen")
    assert s.light("scout") == 1
    assert s.heard(TurretShown).status == "turret-all"
    assert s.face_up("canteen")


@pytest.mark.rule("NP-018", "NP-020", "NP-022")
@pytest.mark.parametrize("status", ["intruders", "inactive"])
def test_others_only_show_themselves(status: str) -> None:
    s = ship().turret("canteen", status).dice(noise="silence").goes("scout", "canteen")
    assert s.light("scout") == 0
    assert s.face_up("canteen")
    s.unheard(TurretFired)


@pytest.mark.rule("NP-023")
def test_only_on_those_who_enter() -> None:
    s = ship().turret("canteen", "all").at("captain", "canteen").goes("scout", "canteen")
    assert (s.light("scout"), s.light("captain")) == (1, 0)


@pytest.mark.rule("NP-021", "NP-022", "NP-020", "NP-023", "NP-025")
@pytest.mark.parametrize(("status", "hurt"), [("all", 1), ("intruders", 1), ("inactive", 0)])
def test_intruders_are_shot_as_they_come(status: str, hurt: int) -> None:
    s = ship().turret("canteen", status).at("scout", "canteen").intruder("queen", "005")
    s.top("deck-attack", "attack-scratch#6", "attack-bite#6")
    s.set(round=2).dice(noise="danger").rolls("scout", "danger")
    assert s.intruders("canteen") == ["queen"]
    assert s.figure("queen").injuries == hurt
    assert s.light("scout") == 0, "the scout was there before"


@pytest.mark.rule("NP-026", "NP-062")
def test_an_intruder_that_appears_is_shot_after_its_surprise() -> None:
    s = ship().turret("canteen", "intruders", shown=True).at("scout", "canteen").hand("scout")
    s.noise(s.exit("canteen", 1)).blind("bag", "token-larva-1")
    s.rolls("scout", 1)
    assert s.crew("scout").larva, "the larva was quicker"
    s.unheard(TurretFired)


@pytest.mark.rule("NP-026")
def test_what_does_not_surprise_is_shot() -> None:
    s = ship().turret("canteen", "intruders", shown=True).at("scout", "canteen")
    s.noise(s.exit("canteen", 1)).blind("bag", "token-larva-1").rolls("scout", 1)
    assert s.heard(TurretFired).target == "intruder-larva"
    assert s.intruders("canteen") == []


@pytest.mark.rule("NP-062")
def test_a_character_is_shot_after_the_noise() -> None:
    s = ship().turret("canteen", "all").dice(noise=3).goes("scout", "canteen")
    kinds = [type(event) for event in s.told()]
    assert kinds.index(NoiseRolled) < kinds.index(TurretFired)


@pytest.mark.rule("NP-027")
def test_the_same_target_is_hit_again_and_again() -> None:
    s = ship().turret("canteen", "all").dice(noise=["silence", "silence"])
    s.goes("scout", "canteen").goes("scout", "storage")
    assert s.light("scout") == 1
    s.set(turn=0, actions=2).at("scout", "canteen").phase("fire")
    assert s.light("scout") == 2


# The fire damage step


@pytest.mark.rule("NP-024", "NP-060")
def test_all_in_the_room_are_shot_in_the_fire_damage_step() -> None:
    s = ship().turret("canteen", "all").at("scout", "canteen").at("captain", "canteen")
    s.phase("fire")
    assert (s.light("scout"), s.light("captain")) == (1, 1)
    assert s.face_up("canteen")


@pytest.mark.rule("NP-024", "NP-060")
def test_every_intruder_in_the_room_is_shot_then() -> None:
    s = ship().turret("canteen", "intruders")
    s.intruder("queen", "canteen").intruder("breeder", "canteen")
    s.top("deck-attack", "attack-scratch#6", "attack-bite#6", "attack-slime#5").phase("fire")
    hurt = {event.intruder for event in s.told() if isinstance(event, Injured)}
    assert hurt == {"intruder-queen", "intruder-breeder"}


@pytest.mark.rule("NP-060")
def test_where_nobody_is_the_status_stays_face_down() -> None:
    s = ship().turret("canteen", "all").phase("fire")
    assert not s.face_up("canteen")


@pytest.mark.rule("NP-022", "NP-020", "NP-024")
@pytest.mark.parametrize("status", ["intruders", "inactive"])
def test_then_too_only_at_targets(status: str) -> None:
    s = ship().turret("canteen", status).at("scout", "canteen").phase("fire")
    assert s.light("scout") == 0


@pytest.mark.rule("NP-030", "NP-031", "NP-061")
def test_intruders_destroy_an_active_turret_even_if_it_kills_them() -> None:
    s = ship().turret("canteen", "intruders").intruder("larva", "canteen").phase("fire")
    assert s.intruders("canteen") == []
    assert not s.guarded("canteen")
    s.heard(TurretDestroyed)


@pytest.mark.rule("NP-020", "NP-030")
def test_an_inactive_turret_is_left_alone() -> None:
    s = ship().turret("canteen", "inactive").intruder("adult", "canteen").phase("fire")
    assert s.guarded("canteen")
    assert s.figure("adult").injuries == 0


@pytest.mark.rule("NP-030")
def test_people_do_not_destroy_turrets_by_being_there() -> None:
    s = ship().turret("canteen", "all").at("scout", "canteen").phase("fire")
    assert s.guarded("canteen")


@pytest.mark.rule("NP-061", "NP-028")
def test_fire_comes_first() -> None:
    s = ship().turret("canteen", "all").mark("fire", "canteen").intruder("queen", "canteen")
    s.top("deck-attack", "attack-scratch#6", "attack-bite#6", "attack-slime#5", "attack-bite#4")
    s.phase("fire")
    hurt = [event for event in s.told() if isinstance(event, Injured)]
    assert [event.injuries for event in hurt][:2] == [1, 2]


@pytest.mark.rule("NP-024")
def test_turrets_fire_while_a_player_leads_the_intruders() -> None:
    s = TurretScenario("scout", "captain", options={"intruder_player": True})
    s.explore("canteen", at="006").at("scout", "canteen").turret("canteen", "all")
    s.haunts("captain").phase("fire")
    assert s.light("scout") == 1


# Demolition


@pytest.mark.rule("NP-029", "NP-031")
@pytest.mark.parametrize("shown", [False, True])
def test_demolition_destroys_a_turret(shown: bool) -> None:
    s = ship().turret("canteen", "all", shown=shown).at("scout", "canteen")
    s.hand("scout", "demolition").plays("scout", "demolition")
    s.does("scout", "effect", "smash-turret")
    assert not s.guarded("canteen")
    assert "supply-turret#1" in s.zone("gone")


@pytest.mark.rule("NP-020", "NP-063")
def test_but_no_inactive_one() -> None:
    s = ship().turret("canteen", "inactive", shown=True).at("scout", "canteen")
    s.mark("malfunction", "canteen").hand("scout", "demolition")
    assert "NP-020" in s.denied("scout", "play", "demolition")


@pytest.mark.rule("NP-020", "NP-063")
def test_who_strikes_a_hidden_inactive_turret_learns_that() -> None:
    s = ship().turret("canteen", "inactive").at("scout", "canteen")
    s.hand("scout", "demolition").plays("scout", "demolition")
    s.does("scout", "effect", "smash-turret")
    assert s.guarded("canteen")
    assert s.face_up("canteen")


@pytest.mark.rule("NP-063")
def test_only_in_the_own_room() -> None:
    s = ship().turret("canteen", "all", shown=True).mark("malfunction", "storage")
    s.hand("scout", "demolition")
    assert "NP-063" in s.denied("scout", "play", "demolition")


# The turret room, and what is seen


@pytest.mark.rule("NA-070", "NP-019")
def test_the_turret_room_sets_a_status_that_only_its_player_knows() -> None:
    s = ship("turret-room").explore("comms-room", at="010").turret("comms-room", "all", shown=True)
    s.at("scout", "turret-room").works("scout").does("scout", "set-turret", "turret-inactive#1")
    assert s.status("comms-room") == "inactive"
    assert s.view("scout").turrets["supply-turret#1"] == "turret-inactive"
    assert s.view("captain").turrets["supply-turret#1"] is None
    assert not s.face_up("comms-room")


@pytest.mark.rule("NA-070", "NP-019")
def test_nobody_sees_that_a_status_stays_what_it_was() -> None:
    s = ship("turret-room").explore("comms-room", at="010").turret("comms-room", "all", shown=True)
    s.at("scout", "turret-room").works("scout").does("scout", "set-turret", "turret-all#1")
    assert s.status("comms-room") == "all"
    assert s.view("captain").turrets["supply-turret#1"] is None


@pytest.mark.rule("NA-070")
def test_without_a_turret_there_is_nothing_to_control() -> None:
    s = ship("turret-room").at("scout", "turret-room")
    assert s.denied("scout", "room") == "NA-070"
    plain = NemesisScenario("scout", options={"packs": ["aftermath-rooms"]})
    plain.explore("turret-room", at="006").at("scout", "turret-room")
    assert plain.denied("scout", "room") == "NA-070"


def test_turrets_are_on_the_board_with_what_is_known_of_them() -> None:
    s = ship().turret("canteen", "all")
    piece = next(one for one in s.table.scene(0).pieces if one.id == "supply-turret#1")
    assert (piece.at, piece.markers) == (s.slot("canteen"), [])
    s = ship().turret("canteen", "all", shown=True)
    piece = next(one for one in s.table.scene(1).pieces if one.id == "supply-turret#1")
    assert [mark.label.id for mark in piece.markers] == ["turret-all"]


def test_learners_see_the_status() -> None:
    s = ship().turret("canteen", "all", shown=True)
    observer = GAME.observer(s.table.options, 2)
    assert any("turret-all" in name for name in observer.names)
