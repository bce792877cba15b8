"""Lockdown, chapters Critical moments, Autodestruction, Alert procedure."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import (
    AlertRaised,
    AutodestructionSet,
    GateOpened,
    IsolationUnlocked,
    PowerChanged,
)
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import Infested, IntruderPlaced, ObjectiveKept

PAIR = ("survivor", "hacker")


def base(**position: Any) -> LockdownScenario:
    """Two people in the repository."""
    rooms = {"survivor": "repository", "hacker": "repository"}
    return LockdownScenario(*PAIR, rooms=rooms, **position)


# Critical moments


@pytest.mark.rule("L-066", "L-067", "L-069")
def test_the_first_hunter_makes_everyone_choose_before_the_encounter_goes_on() -> None:
    s = base(met=False).objective("survivor", "upper-levels", "expert-opinion")
    s.objective("hacker", "lower-levels", "field-report").hand("survivor")
    s.noise_around("repository").blind("bag", "token-adult-3-4").rolls("survivor", 2)
    assert sorted(s.waiting()) == [0, 1]
    assert not s.play.crew[0].light
    s.does("survivor", "objective", "upper-levels").does("hacker", "objective", "field-report")
    s.heard(ObjectiveKept, who="survivor")
    assert s.zone("objectives-0") == ["objective-upper-levels"]
    assert s.zone("objectives-1") == ["objective-field-report"]
    assert {"objective-expert-opinion", "objective-lower-levels"} <= set(s.zone("box"))
    assert s.state.met


@pytest.mark.rule("L-069")
def test_nobody_chooses_a_second_time() -> None:
    s = base().objective("survivor", "upper-levels").noise_around("repository")
    s.blind("bag", "token-adult-1-3").rolls("survivor", 2)
    s.heard(IntruderPlaced)
    s.unheard(ObjectiveKept)
    assert s.zone("objectives-0") == ["objective-upper-levels"]


@pytest.mark.rule("L-068")
def test_eggs_make_nobody_choose() -> None:
    s = LockdownScenario("survivor", met=False, rooms={"survivor": "nest"}).dice(noise="silence")
    s.objective("survivor", "clean-up-crew", "full-survey")
    s.works("survivor")
    assert s.zone("hands-0") == ["supply-egg"]
    assert not s.state.met
    assert len(s.zone("objectives-0")) == 2


def queen(s: LockdownScenario) -> LockdownScenario:
    """The queen comes to her nest."""
    s.explore("nest").at("survivor", "nest")
    return s.event_phase(token="queen-4-4")


def scent(s: LockdownScenario) -> LockdownScenario:
    """An adult has found somebody who bleeds in the dark."""
    return s.blackout().wounded("survivor", "leg").happens("scent-of-blood")


def shell(s: LockdownScenario) -> LockdownScenario:
    """A larva is grown."""
    s.is_("survivor", larva=True).top("deck-contamination", "contamination-infected")
    return s.happens("leaving-the-shell-a")


@pytest.mark.rule("L-066")
@pytest.mark.parametrize("comes", [queen, scent, shell])
def test_however_the_first_figure_comes_all_who_live_choose(comes: Any) -> None:
    rooms = {"survivor": "repository", "hacker": "repository", "sentry": "repository"}
    s = comes(LockdownScenario(*rooms, rooms=rooms, met=False))
    s.heard(IntruderPlaced)
    assert s.waiting() == [seat for seat, who in enumerate(s.state.crew) if who.alive]
    assert {s.asked(seat).text.id for seat in s.waiting()} == {"ask-objective"}


@pytest.mark.rule("L-066", "L-350")
def test_a_larva_that_a_scan_finds_makes_nobody_choose() -> None:
    s = base(met=False).contaminated("survivor", infected=1, zone="deck")
    s.happens("leaving-the-shell-a").heard(Infested, who="survivor")
    assert not s.state.met
    assert s.asked().text.id == "ask-turn"


@pytest.mark.rule("L-070", "L-102")
def test_the_first_death_opens_the_gate_and_the_second_finds_it_open() -> None:
    s = LockdownScenario("survivor", "hacker", "sentry").vented("repository")
    s.at("survivor", "repository").at("hacker", "elevator-room-s-01").at("sentry", "006")
    s.phase("player-end").heard(GateOpened, rule="L-070")
    assert s.state.gate_open
    g = LockdownScenario("survivor", "hacker", "sentry", deaths=1).gate_open().vented("repository")
    g.at("survivor", "repository").at("hacker", "elevator-room-s-01").at("sentry", "006")
    g.phase("player-end").unheard(GateOpened)


@pytest.mark.rule("L-071", "L-476")
@pytest.mark.parametrize(("space", "open_"), [(9, False), (8, True), (1, True)])
def test_the_isolation_room_opens_on_the_first_white_space(space: int, open_: bool) -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "isolation-room"}).space(space)
    s.begin()
    assert s.is_offered("survivor", "room") == open_
    if not open_:
        assert s.denied("survivor", "room") == "L-476"


@pytest.mark.rule("L-071")
def test_everyone_hears_that_it_is_open() -> None:
    base().space(9).phase("time").heard(IsolationUnlocked, rule="L-071")
    base().space(10).phase("time").unheard(IsolationUnlocked)


# Autodestruction


@pytest.mark.rule("L-072", "L-428")
@pytest.mark.parametrize(("space", "token"), [(15, 12), (8, 5), (3, 0), (2, 0)])
def test_the_yellow_token_lies_three_spaces_ahead(space: int, token: int) -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "cooling-system"}).space(space)
    s.works("survivor").heard(AutodestructionSet, space=token, critical=False, rule="L-428")
    assert s.state.autodestruct == token
    assert not s.state.critical


@pytest.mark.rule("L-428")
def test_a_running_countdown_cannot_be_started_again() -> None:
    s = LockdownScenario("survivor", rooms={"survivor": "cooling-system"}).countdown(9).begin()
    assert s.denied("survivor", "room") == "L-428"


@pytest.mark.rule("L-073", "L-434")
def test_the_generator_stops_a_yellow_countdown() -> None:
    s = LockdownScenario("survivor", rooms={"survivor": "generator"}).countdown(9)
    s.works("survivor").does("survivor", "effect", "stop-countdown")
    assert s.state.autodestruct == -1


@pytest.mark.rule("L-076")
def test_a_red_countdown_cannot_be_stopped() -> None:
    s = LockdownScenario("survivor", rooms={"survivor": "generator"})
    s.countdown(5, critical=True).powered("s-01", "s-02", "s-03").works("survivor")
    s.heard(PowerChanged, active=False)  # The only use of the room that was left.
    assert s.state.autodestruct == 5
    assert s.state.critical


@pytest.mark.rule("L-074", "L-075")
def test_on_the_yellow_token_it_jumps_ahead_turns_red_and_opens_the_gate() -> None:
    s = base().space(10).countdown(9).phase("time")
    s.heard(AutodestructionSet, space=6, critical=True, rule="L-074")
    s.heard(GateOpened, rule="L-075")
    assert (s.state.autodestruct, s.state.critical, s.state.gate_open) == (6, True, True)


@pytest.mark.rule("L-074")
def test_before_it_nothing_happens() -> None:
    s = base().space(11).countdown(9).phase("time")
    assert (s.state.autodestruct, s.state.critical, s.state.gate_open) == (9, False, False)


@pytest.mark.rule("L-077", "L-124")
def test_on_the_red_token_the_base_is_gone_at_once() -> None:
    s = base().space(7).countdown(6, critical=True).isolated("hacker").phase("time")
    assert s.over
    assert s.state.destroyed
    assert [one.status for one in s.state.crew] == ["dead", "dead"]


@pytest.mark.rule("L-078")
def test_beyond_the_track_it_waits_on_the_last_space() -> None:
    s = base().space(3).countdown(2).phase("time")
    assert (s.state.autodestruct, s.state.critical) == (0, True)
    assert not s.over
    g = base().space(1).countdown(0, critical=True).in_bunker("hacker").ends()
    assert g.state.destroyed


@pytest.mark.rule("L-078")
def test_where_the_game_ends_a_yellow_countdown_opens_no_gate_any_more() -> None:
    s = base().space(1).countdown(0).in_bunker("hacker").phase("time").unheard(GateOpened)
    assert (s.state.critical, s.state.destroyed) == (False, True)


@pytest.mark.rule("L-079")
def test_it_can_be_started_while_somebody_is_locked_in() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "cooling-system"})
    s.isolated("hacker").begin()
    assert s.is_offered("survivor", "room")


# The alert procedure


@pytest.mark.rule("L-115", "L-116", "L-463")
@pytest.mark.parametrize(("space", "token"), [(15, 7), (10, 5), (9, 4), (2, 1), (1, 0)])
def test_the_alert_token_lies_half_way(space: int, token: int) -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "alert-room"}).space(space)
    s.works("survivor").does("survivor", "effect", "raise-alert")
    s.heard(AlertRaised, who="survivor", space=token)
    assert s.state.alert == token


@pytest.mark.rule("L-463")
def test_there_is_one_alert() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "alert-room"}).space(9).alert(5)
    s.works("survivor").unheard(AlertRaised)
    assert s.offered("survivor", "effect") == []
    assert s.state.alert == 5


@pytest.mark.rule("L-117")
def test_the_game_ends_when_the_space_of_the_alert_is_left() -> None:
    s = base().space(6).alert(5).phase("time")
    assert not s.over
    s = base().space(5).alert(5).in_bunker("hacker").ends("alert")
    assert not s.state.destroyed


@pytest.mark.rule("L-118", "L-476")
def test_the_alert_opens_the_isolation_room_on_green_spaces() -> None:
    s = LockdownScenario("hacker", "survivor", rooms={"hacker": "alert-room"}).space(12)
    s.at("survivor", "isolation-room").works("hacker").does("hacker", "effect", "raise-alert")
    s.heard(IsolationUnlocked, rule="L-118")
    s.does("hacker", "pass").does("hacker", "done")
    assert s.is_offered("survivor", "room")
