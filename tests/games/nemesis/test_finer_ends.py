"""Nemesis: the finer points of rooms, modes and the end of the game, each decided once."""

from typing import Any

import pytest

from hullbreach.games.nemesis.rules.events import DestructStarted, DestructStopped
from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Checked,
    EventDrawn,
    Healed,
    IntruderMoved,
    MarkerRemoved,
    NoiseRolled,
    Passed,
    Revived,
)
from hullbreach.kernel import Table
from hullbreach.kernel.errors import BadOption

SPARE = ("rest", "search", "search", "demolition", "reconnaissance")
ER = "emergency-room"
ALTERNATIVE = {"layout": "alternative"}


def ship(*crew: str, **rooms: str) -> NemesisScenario:
    """The scout with cards, and whoever else; each where a test says."""
    names = crew or ("scout", "captain")
    return NemesisScenario(*names, rooms=rooms, hands={"scout": SPARE})


def other_side(at: str) -> NemesisScenario:
    """The scout in a room of the alternative layout, the captain far away in the cockpit."""
    s = NemesisScenario("scout", "captain", options=ALTERNATIVE, hands={"scout": SPARE})
    return s.at("scout", at)


def hunter(*cards: str) -> NemesisScenario:
    """The captain plays the intruders with these cards and has the turn."""
    s = NemesisScenario("scout", "captain", "soldier", options={"intruder_player": True})
    return s.haunts("captain", *cards).set(turn=1)


# Rooms


@pytest.mark.rule("N-652", "N-653")
def test_the_key_does_not_start_the_sequence_over_the_sleeping_but_stops_it() -> None:
    s = ship(scout="laboratory").has("scout", "self-destruct-key").asleep("captain")
    assert s.denied("scout", "use", "self-destruct-key")
    s.set(destruct=1).uses("scout", "self-destruct-key").heard(DestructStopped)
    s = (
        ship(scout="laboratory")
        .has("scout", "self-destruct-key")
        .uses("scout", "self-destruct-key")
    )
    s.heard(DestructStarted)


@pytest.mark.rule("N-653")
def test_the_generator_stops_it_over_the_sleeping_too() -> None:
    s = ship(scout="generator").asleep("captain").set(destruct=1).works("scout")
    s.heard(DestructStopped)


@pytest.mark.rule("N-654")
def test_one_may_fall_asleep_while_the_sequence_runs() -> None:
    s = ship(scout="hibernatorium", captain="engine-2").set(destruct=1, time=14)
    s.dice(noise="silence").works("scout")
    assert s.crew("scout").status == "hibernating"


@pytest.mark.rule("N-655")
def test_who_sleeps_is_nowhere() -> None:
    s = ship(captain="hibernatorium").at("scout", "006").asleep("captain").dice(noise="silence")
    s.goes("scout", "hibernatorium").heard(NoiseRolled, who="scout")
    s = ship(captain="hibernatorium").at("scout", "006").asleep("captain").intruder("adult", "011")
    s.phase("time").unheard(Attacked)


@pytest.mark.rule("N-669")
def test_who_waits_in_a_pod_has_passed_with_an_action_left() -> None:
    s = ship(scout="evacuation-section-a", captain="engine-2").set(locked=[], actions=2)
    s.dice(noise="silence").works("scout")
    s.does("scout", "wait-in-pod").does("scout", "done").heard(Passed, who="scout")
    assert s.crew("scout").passed
    assert s.state.turn == 1


@pytest.mark.rule("N-679")
def test_nothing_is_used_that_would_change_nothing() -> None:
    s = ship(scout="comms-room").is_("scout", signal=True)
    assert s.denied("scout", "room") == "N-433"
    assert ship(scout=ER).begin().denied("scout", "room")
    s = ship(scout=ER).is_("scout", light=1).works("scout")
    s.heard(Healed, who="scout")


@pytest.mark.rule("N-680")
@pytest.mark.parametrize("place", ["own", "unexplored"])
def test_fire_control_reaches_every_room(place: str) -> None:
    s = ship(scout="fire-control-system")
    slot = s.slot("fire-control-system") if place == "own" else "slot-006"
    s.explore("fire-control-system").mark("fire", slot).works("scout")
    s.does("scout", "flood", slot).heard(MarkerRemoved, marker="fire")
    assert (slot in s.state.explored) == (place == "own")


@pytest.mark.rule("N-682")
def test_no_object_is_analysed_twice() -> None:
    s = ship(scout="laboratory").mark("egg", "laboratory")
    assert s.is_offered("scout", "room")
    assert s.weakness("egg").denied("scout", "room")


@pytest.mark.rule("N-683")
def test_the_airlock_takes_no_air_from_an_unexplored_room() -> None:
    s = ship(scout="airlock-control").tile("006", "generator")
    assert s.denied("scout", "room") == "N-489"
    assert ship(scout="airlock-control").explore("generator").is_offered("scout", "room")


@pytest.mark.rule("N-686")
def test_eggs_survive_without_air() -> None:
    s = ship(scout="airlock-control", captain="engine-2").explore("generator")
    s.mark("egg", "generator").works("scout").rests("scout", "captain")
    assert "supply-egg" in s.zone(s.slot("generator"))


@pytest.mark.rule("N-687")
def test_the_cabins_make_up_for_a_hurt_body() -> None:
    s = ship(scout="cabins", captain="engine-2").hand("scout").wounded("scout", "body")
    s.set(stage="round").begin()
    assert len(s.zone("hand-0")) == 5


@pytest.mark.rule("N-720")
def test_who_waits_in_a_pod_draws_cards() -> None:
    s = ship().in_pod("scout").hand("scout").set(stage="round").begin()
    assert len(s.zone("hand-0")) == 5


# The end


@pytest.mark.rule("N-637")
def test_where_both_tracks_end_the_ship_is_destroyed() -> None:
    s = ship().asleep("scout").escaped("captain").objective("scout", "ab-ovo")
    s.objective("captain", "ab-ovo").engines(*["working"] * 3).bound_for("earth").weakness("egg")
    s.set(destruct=len(CONTENT.tracks["self-destruct"].spaces) - 2).ends("jump")
    assert s.state.destroyed
    assert (s.crew("scout").alive, s.crew("captain").alive) == (False, True)


@pytest.mark.rule("N-642")
def test_engines_and_coordinates_are_checked_for_those_in_pods() -> None:
    s = ship().escaped("scout", "captain").objective("scout", "ab-ovo").bound_for("earth")
    s.objective("captain", "hoarder").engines(*["working"] * 3).ends()
    told = [event.what.id for event in s.told() if isinstance(event, Checked)]
    assert told[:2] == ["check-engines", "check-coordinates"]


@pytest.mark.rule("N-643")
def test_the_scan_at_the_end_takes_no_card() -> None:
    s = ship().escaped("scout", "captain").objective("scout", "ab-ovo").bound_for("earth")
    s.objective("captain", "hoarder").contaminated("scout", clean=2, zone="discard").ends()
    mine = s.zone("hand-0") + s.zone("deck-0") + s.zone("discard-0")
    assert mine.count("contamination-clean") == 2


@pytest.mark.rule("N-645")
@pytest.mark.parametrize(("others", "won"), [("dead", True), ("escaped", False)])
def test_whoever_is_named_on_the_own_card_must_be_alone(others: str, won: bool) -> None:
    s = (
        ship()
        .escaped("scout")
        .objective("scout", "the-right-moment-to-strike")
        .objective("captain", "ab-ovo")
    )
    s.dead("captain") if others == "dead" else s.escaped("captain")
    assert (0 in s.ends().winners) == won


@pytest.mark.rule("N-646")
@pytest.mark.parametrize("how", ["asleep", "escaped"])
def test_what_somebody_took_along_counts(how: str) -> None:
    s = ship().objective("scout", "my-precious").is_("scout", signal=True).has("scout", "egg")
    s.asleep("scout") if how == "asleep" else s.escaped("scout")
    s.objective("captain", "ab-ovo").escaped("captain").engines(*["working"] * 3)
    assert 0 in s.bound_for("earth").ends().winners


# The AutoDoc


@pytest.mark.rule("N-705")
def test_whoever_dies_in_the_emergency_room_is_revived_there() -> None:
    s = NemesisScenario(
        "scout", "captain", rooms={"scout": ER}, options={"mode": "coop", "revive": True}
    )
    s.wounded("scout", "leg", "arm", "body", light=1).mark("fire", ER)
    s.does("scout", "pass").does("scout", "done")
    assert not s.crew("scout").alive
    s.edit()
    s.set(stage="round").begin().heard(Revived, who="scout")
    assert s.where("scout") == s.slot(ER)


@pytest.mark.rule("N-708")
def test_the_blue_corpse_stays_dead() -> None:
    s = NemesisScenario("scout", "captain", options={"mode": "coop", "revive": True})
    s.explore(ER).mark("corpse-blue", ER).set(stage="round").begin().unheard(Revived)
    assert "supply-corpse-blue" in s.zone(s.slot(ER))


# The other side


@pytest.mark.rule("N-709")
def test_technical_corridors_lead_to_entrances_of_the_same_network() -> None:
    s = NemesisScenario("mechanic", "captain", options=ALTERNATIVE).at("mechanic", "slot-012")
    s.hand("mechanic", "technical-corridors", "rest", "search").plays(
        "mechanic", "technical-corridors"
    )
    board = s.play.board
    blue = {slot for slot in board.slots if "network-blue" in board.technical(slot)}
    assert {one.partition("crawl:")[2] for one in s.offered("mechanic")} == blue - {"slot-012"}


@pytest.mark.rule("N-710")
@pytest.mark.parametrize("by", ["danger", "blank", "encounter"])
def test_with_both_entrances_noise_is_in_both_networks(by: str) -> None:
    s = other_side("slot-011")
    if by == "danger":
        s.rolls("scout", "danger")
    else:
        s.noise_around("slot-011").blind("bag", f"token-{'blank' if by == 'blank' else 'larva-1'}")
        s.rolls("scout", "3")
    assert {"network-red", "network-blue"} & s.noises() == (
        set() if by == "encounter" else {"network-red", "network-blue"}
    )


@pytest.mark.rule("N-711")
def test_each_network_is_asked_by_itself() -> None:
    s = other_side("slot-001").noise("network-red").dice(noise="silence")
    s.happens("noise-in-technical-corridors").heard(NoiseRolled, who="scout")
    assert "network-blue" in s.noises()
    s = other_side("slot-003").noise("network-red")
    s.happens("noise-in-technical-corridors").unheard(NoiseRolled, who="scout")
    assert "network-blue" in s.noises()


# Whoever plays the intruders


@pytest.mark.rule("N-606")
def test_the_intruder_deck_has_ten_cards() -> None:
    s = NemesisScenario("scout", "captain", options={"intruder_player": True})
    found = [one for zone in s.state.zones.values() for one in zone if "intruder-card" in one]
    assert len(found) == 10


@pytest.mark.rule("N-715")
def test_events_still_say_where_an_intruder_flees() -> None:
    s = hunter("self-healing#2-1").set(turn=0).at("scout", "011").hand("scout", *SPARE)
    s.intruder("adult", "011").top("deck-attack", "bite#retreat").top("deck-event", "hunt-a")
    s.shoots("scout", "rifle", "adult", "hit").heard(EventDrawn, event="hunt-a", ignored=True)
    s.heard(IntruderMoved, intruder="adult")


@pytest.mark.rule("N-717")
@pytest.mark.parametrize(("seats", "mode"), [(1, {}), (3, {"mode": "coop"})])
def test_alone_or_together_nobody_plays_the_intruders(seats: int, mode: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Table.new("nemesis", seats=seats, options={"intruder_player": True, **mode})
    Table.new("nemesis", seats=3, options={"intruder_player": True})


@pytest.mark.rule("N-721")
@pytest.mark.parametrize(("card", "hit"), [("transformation", False), ("scratch", True)])
def test_a_chosen_card_without_the_attackers_symbol_misses(card: str, hit: bool) -> None:
    s = hunter("metamorphosis#1-1").intruder("queen", "slot-011").at("scout", "slot-011")
    s.top("deck-attack", card)
    s.does("captain", "intruder-attack", s.figure("queen").id, "scout")
    s.heard(Attacked, who="scout", hit=hit)
