"""Alerts: their stages, Activation, samples, and every card."""

import pytest

from hullbreach.games.nemesis.aftermath.alerts import ALERTS, in_time
from hullbreach.games.nemesis.aftermath.events import AlertFulfilled, AlertRevealed, StageFulfilled
from hullbreach.games.nemesis.aftermath.suite import AftermathScenario, ResearchScenario
from hullbreach.games.nemesis.epilogue.suite import EpilogueScenario
from hullbreach.games.nemesis.game import GAME

OBJECT = "supply-sample"


def crew(card: str, *rooms: str, people: int = 2) -> EpilogueScenario:
    """Everybody is in the first room; nothing lies about but what the alert brings."""
    names = ("scout", "captain", "soldier")[:people]
    s = EpilogueScenario(*names).bare()
    g = s.edit()
    for slot in g.board.slots:
        for marker in ("supply-malfunction", "supply-fire"):
            if g.has(marker, slot):
                g.lift(marker, slot)
    s.alert(card)
    for name in names:
        s.is_(name, slot=s.slot(rooms[0] if rooms else "main-room"))
        s.hand(name, "rest", "search", "search")
    return s


def moves(s: EpilogueScenario, who: str, room: str) -> EpilogueScenario:
    """Somebody stands in another room, with two actions."""
    return s.is_(who, slot=s.slot(room)).set(turn=s.seat_of(who), actions=2)


# Activation


@pytest.mark.rule("NA-041")
@pytest.mark.parametrize("fight", [False, True])
def test_activation_costs_a_card_in_combat_or_not(fight: bool) -> None:
    s = crew("corporate-uplink", "comms-room")
    if fight:
        s.intruder("adult", "comms-room")
    s.activates("scout")
    assert (s.stage(), s.spent("scout")) == (1, ["rest"])


@pytest.mark.rule("NA-041")
def test_without_a_card_nobody_activates() -> None:
    assert (
        crew("corporate-uplink", "comms-room").hand("scout").denied("scout", "activation")
        == "NA-041"
    )


@pytest.mark.rule("NA-042", "NA-181")
@pytest.mark.parametrize("room", ["cockpit", "main-room"])
def test_only_in_the_room_of_the_stage(room: str) -> None:
    assert crew("corporate-uplink", room).denied("scout", "activation") == "NA-042"


@pytest.mark.rule("NA-042")
def test_not_without_an_alert_nor_when_it_is_done() -> None:
    assert crew("outbreak", "surgery").calm().denied("scout", "activation") == "NA-042"
    s = crew("outbreak", "surgery").activates("scout").set(actions=1)
    assert s.denied("scout", "activation") == "NA-042"


@pytest.mark.rule("NA-042")
def test_some_alerts_want_no_activation() -> None:
    assert crew("hull-stress", "cockpit").denied("scout", "activation") == "NA-042"


@pytest.mark.rule("NA-043", "NA-180")
def test_it_does_nothing_else_and_needs_no_working_room() -> None:
    s = crew("corporate-uplink", "comms-room").mark("malfunction", "comms-room").activates("scout")
    assert s.stage() == 1
    assert not s.crew("scout").signal
    assert "malfunction" in s.lying("comms-room")


# Stages


@pytest.mark.rule("NA-030", "NA-031", "NA-032")
def test_two_stages_one_after_the_other() -> None:
    s = crew("corporate-uplink", "comms-room").activates("scout")
    s.heard(StageFulfilled)
    s.unheard(AlertFulfilled)
    assert s.view("captain").alert_stage == 1
    moves(s, "scout", "main-room").activates("scout")
    s.heard(AlertFulfilled)
    assert in_time(s.play)


@pytest.mark.rule("NA-032")
def test_one_stage_is_enough_where_there_is_one() -> None:
    crew("outbreak", "surgery").activates("scout").heard(AlertFulfilled)


# Samples


@pytest.mark.rule("NA-033", "NA-179")
def test_a_sample_is_a_heavy_object() -> None:
    s = crew("lost-flight-recorder", "cockpit")
    assert "sample" in s.lying("cockpit")
    s.does("scout", "pick-up", OBJECT).pays()
    assert OBJECT in s.zone("hands-0")
    s.has("scout", "supply-carcass")
    assert len(s.zone("hands-0")) == 3, "by hand it goes in"
    s = crew("lost-flight-recorder", "cockpit").has("scout", "supply-carcass")
    s.does("scout", "pick-up", OBJECT).pays()
    s.asked("scout", "drop-heavy")


@pytest.mark.rule("NA-179")
def test_a_sample_is_dropped_and_traded() -> None:
    s = crew("lost-flight-recorder", "cockpit").does("scout", "pick-up", OBJECT).pays()
    s.does("scout", "drop", OBJECT)
    assert "sample" in s.lying("cockpit")


# The cards


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("reactor-instability", "generator", "engine-2"),
        ("failing-docking-clamps", "main-room", "cockpit"),
        ("corporate-uplink", "comms-room", "main-room"),
    ],
)
def test_alerts_with_two_activations(card: str, first: str, second: str) -> None:
    s = crew(card, first).activates("scout")
    assert s.stage() == 1
    moves(s, "scout", second).activates("scout")
    assert s.stage() == 2


@pytest.mark.parametrize("carried", [False, True])
def test_the_flight_recorder(carried: bool) -> None:
    s = crew("lost-flight-recorder", "cockpit").does("scout", "pick-up", OBJECT).pays()
    assert s.stage() == 0
    moves(s, "scout", "023").goes("scout", "main-room")
    if not carried:
        s.does("scout", "drop", OBJECT)
    assert s.stage() == 1


@pytest.mark.rule("NA-033", "NA-179")
def test_a_sample_in_the_main_room_is_there_whoever_brought_it() -> None:
    s = crew("lost-flight-recorder", "main-room")
    s.edit().put(OBJECT, s.slot("cockpit"), s.slot("main-room"))
    assert s.rests("scout").stage() == 1


@pytest.mark.parametrize("carries", [False, True])
def test_the_unknown_organism(carries: bool) -> None:
    s = crew("unknown-organism", "laboratory")
    assert "sample" in s.lying("hibernatorium")
    if not carries:
        assert s.denied("scout", "activation") == "NA-042"
        return
    s.has("scout", OBJECT).activates("scout")
    assert s.stage() == 1
    moves(s, "scout", "023").dice(noise="silence").goes("scout", "main-room")
    assert s.stage() == 2


@pytest.mark.rule("NA-030")
def test_a_sample_that_was_not_analysed_is_worth_nothing() -> None:
    s = crew("unknown-organism", "023").has("scout", OBJECT).goes("scout", "main-room")
    assert s.stage() == 0


def test_hull_stress() -> None:
    s = crew("hull-stress", "cockpit")
    broken = [slot for slot in s.play.board.slots if s.play.broken(slot)]
    assert broken == ["slot-001", "slot-002"]
    s.has("scout", "tools", "tools").uses("scout", "tools", "repair-room")
    assert s.stage() == 0
    moves(s, "scout", "002").hand("scout", "rest").uses("scout", "tools", "repair-room")
    assert s.stage() == 1


def test_only_repairs_relieve_a_hull_under_stress() -> None:
    s = crew("hull-stress", "cockpit").mark("fire", "cockpit").has("scout", "fire-extinguisher")
    s.uses("scout", "fire-extinguisher")
    s.has("scout", "tools").hand("scout", "rest").uses("scout", "tools", "repair-room")
    assert s.stage() == 0, "one repair, not two"


@pytest.mark.rule("NA-183")
@pytest.mark.parametrize(
    ("fire", "out"),
    [
        ("hibernatorium", False),
        ("cockpit", False),
        ("engine-3", False),
        ("024", False),
        ("002", True),
    ],
)
def test_runaway_fire_is_judged_at_the_check(fire: str, out: bool) -> None:
    s = crew("runaway-fire", "cockpit")
    assert "fire" in s.lying("hibernatorium")
    g = s.edit()
    g.lift("supply-fire", s.slot("hibernatorium"))
    assert in_time(s.play)
    s.mark("fire", fire)
    assert in_time(s.play) == out
    assert s.stage() == 0, "until the check nothing is decided"


def test_the_evacuation_test_wants_both_sections() -> None:
    s = crew("evacuation-test", "evacuation-section-b").activates("scout")
    assert s.stage() == 0
    s.set(actions=1)
    assert s.denied("scout", "activation") == "NA-043"
    moves(s, "captain", "evacuation-section-a").activates("captain")
    assert s.stage() == 1


@pytest.mark.parametrize(("people", "done"), [(2, 1), (3, 0)])
def test_an_outbreak_wants_two_characters_of_a_larger_crew(people: int, done: int) -> None:
    s = crew("outbreak", "surgery", people=people).activates("scout")
    assert s.stage() == done
    if done:
        return
    s.set(actions=1)
    assert s.denied("scout", "activation") == "NA-043"
    moves(s, "captain", "emergency-room").activates("captain")
    assert s.stage() == 1


@pytest.mark.rule("NA-183")
@pytest.mark.parametrize("killed", [False, True])
def test_a_stowaway_must_be_found(killed: bool) -> None:
    s = crew("stowaway", "cockpit")
    assert s.intruders("main-room") == ["larva"]
    assert not in_time(s.play)
    larva = s.figure("larva")
    g = s.edit()
    if killed:
        s.is_("scout", slot=s.main()).shoots("scout", s.zone("hands-0")[0], "larva", "hit")
    else:
        g.put(larva.kind, larva.slot, "slot-001")
        g.figure(larva.id).slot = "slot-001"
    assert in_time(s.play) == killed


@pytest.mark.rule("NA-183")
def test_whoever_was_killed_before_the_alert_does_not_count() -> None:
    s = EpilogueScenario("scout", "captain").set(killed=["intruder-adult"]).alert("stowaway")
    larva = s.figure("larva")
    s.edit().put(larva.kind, larva.slot, "slot-001")
    s.play.figure(larva.id).slot = "slot-001"
    assert not in_time(s.play), "the shuttle is clean, but nothing was killed since"


def test_every_alert_has_its_tasks() -> None:
    cards = GAME.edition(GAME.agree(["epilogue", "aftermath-rooms"])).box.own_decks["alert"]
    assert [f"alert-{card}" for card in cards] == list(ALERTS)


def test_alerts_are_shown_large() -> None:
    event = AlertRevealed("alert-outbreak")
    packs = GAME.agree(["epilogue", "aftermath-rooms"])
    shown = GAME.reveal(event, packs, {})
    assert shown is not None
    assert shown.card is not None
    assert shown.card.id == "alert-outbreak"


@pytest.mark.parametrize("kind", [ResearchScenario, EpilogueScenario])
def test_learners_are_told_of_alerts(kind: type[AftermathScenario]) -> None:
    s = kind("scout", "captain").alert("outbreak")
    names = GAME.observer(s.table.options, 2).names
    assert any("alert-outbreak" in name for name in names)
