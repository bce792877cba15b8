"""Lockdown, chapters Cargo Sending System; Bunker, main gate and rover."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import (
    CargoRevealed,
    Launched,
    NotLaunched,
    PodEntered,
    ReachedBunker,
    RoverMoved,
)
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    Contaminated,
    Died,
    LightlyWounded,
    NoiseRolled,
    SeriouslyWounded,
    TurnedBack,
)

EXIT = "slot-001"


def at_pod(letter: str = "a", space: int = 10) -> LockdownScenario:
    """Two people at the Cargo Sending System while a token lies under the time token."""
    room = f"css-{letter}"
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": room, "hacker": room})
    return s.space(space)


def at_exit(*crew: str) -> LockdownScenario:
    """Everybody in the room at the exit, with the gate open."""
    s = LockdownScenario(*(crew or ("survivor", "hacker"))).gate_open()
    for who in crew or ("survivor", "hacker"):
        s.at(who, "001")
    return s


# The Cargo Sending System


@pytest.mark.rule("L-080", "L-433", "L-446")
@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_a_pod_is_entered_by_the_action_of_its_room(letter: str) -> None:
    s = at_pod(letter).works("survivor")
    assert s.crew("survivor").status == "pod"
    assert s.crew("survivor").pod == letter


@pytest.mark.rule("L-080")
def test_not_from_elsewhere() -> None:
    s = LockdownScenario("survivor", rooms={"survivor": "archive"}).space(10)
    s.explore("css-a").works("survivor")
    assert s.crew("survivor").aboard


@pytest.mark.rule("L-081")
@pytest.mark.parametrize(("space", "possible"), [(10, True), (9, False), (8, True), (3, False)])
def test_only_while_a_token_lies_under_the_time_token(space: int, possible: bool) -> None:
    s = at_pod(space=space).begin()
    assert s.is_offered("survivor", "room") == possible
    if not possible:
        assert s.denied("survivor", "room") == "L-081"


@pytest.mark.rule("L-082")
def test_there_is_room_for_one() -> None:
    s = at_pod().in_pod("hacker", "a").begin()
    assert s.denied("survivor", "room") == "L-082"


@pytest.mark.rule("L-083")
def test_the_same_pod_is_used_again_later() -> None:
    s = LockdownScenario("survivor", "hacker", "sentry", rooms={"survivor": "css-a"}).space(8)
    s.is_("hacker", status="escaped").works("survivor")
    assert s.crew("survivor").pod == "a"


@pytest.mark.rule("L-084")
def test_whoever_gets_in_discards_the_hand_and_passes_with_all_that_it_means() -> None:
    s = at_pod().wounded("survivor", "bleeding").hand("survivor", "rest", "search", "repairs")
    s.works("survivor", "rest", "search")
    assert s.zone("hand-0") == []
    assert s.crew("survivor").passed
    assert s.crew("survivor").light == 1
    assert s.state.turn == 1


@pytest.mark.rule("L-084", "L-150")
def test_to_pass_in_a_burning_room_hurts_before_one_is_in_the_pod() -> None:
    s = at_pod().mark("fire", "css-a").works("survivor")
    assert s.crew("survivor").light == 1
    assert s.crew("survivor").status == "pod"


@pytest.mark.rule("L-084", "L-150")
def test_who_dies_of_that_fire_does_not_get_into_the_pod() -> None:
    s = at_pod().mark("fire", "css-a").wounded("survivor", "leg", "arm", "body").works("survivor")
    assert s.crew("survivor").status == "dead"
    assert "corpse-red" in " ".join(s.zone(s.slot("css-a")))
    assert s.state.turn == 1


@pytest.mark.rule("L-084", "L-357")
@pytest.mark.parametrize(
    ("wound", "effect"), [("bleeding", LightlyWounded), ("guts", Contaminated)]
)
def test_what_it_costs_to_pass_comes_before_the_pod_too(wound: str, effect: type[Any]) -> None:
    s = at_pod().wounded("survivor", wound).works("survivor")
    told = [type(one) for one in s.told() if isinstance(one, effect | PodEntered)]
    assert told == [effect, PodEntered]


@pytest.mark.rule("L-084", "L-357")
def test_who_bleeds_to_death_does_not_get_into_the_pod() -> None:
    s = at_pod().wounded("survivor", "bleeding", "leg", "body").works("survivor")
    s.heard(Died, who="survivor")
    s.unheard(PodEntered)
    assert "corpse-red" in " ".join(s.lying("css-a"))


@pytest.mark.rule("L-085")
def test_in_a_pod_nothing_happens_to_anybody() -> None:
    s = at_pod().in_pod("survivor", "a").mark("fire", "css-a").cargo(10, "a")
    s.intruder("adult", "css-a").at("hacker", "elevator-room-s-01").space(11)
    s.phase("attacks")
    assert s.crew("survivor").light == 0
    assert s.zone("wounds-0") == []


@pytest.mark.rule("L-086")
def test_without_a_token_nothing_is_launched() -> None:
    s = at_pod(space=9).in_pod("survivor", "a").phase("launch")
    s.unheard(CargoRevealed)
    assert s.crew("survivor").status == "pod"


@pytest.mark.rule("L-086", "L-087", "L-088", "L-089", "L-090")
@pytest.mark.parametrize(
    ("token", "gone"),
    [("a", ["a"]), ("b", ["b"]), ("c", []), ("all", ["a", "b"]), ("none", [])],
)
def test_the_token_says_who_is_launched(token: str, gone: list[str]) -> None:
    s = LockdownScenario("survivor", "hacker", "sentry").space(10).cargo(10, token)
    s.in_pod("survivor", "a").in_pod("hacker", "b").at("sentry", "repository")
    s.phase("launch").heard(CargoRevealed, token=f"cargo-{token}", rule="L-086")
    for who, letter in (("survivor", "a"), ("hacker", "b")):
        if letter in gone:
            s.heard(Launched, who=who, rule="L-087")
            assert s.crew(who).status == "escaped"
        else:
            s.heard(NotLaunched, who=who, rule="L-090")
            s.heard(SeriouslyWounded, who=who)
            assert len(s.zone(f"wounds-{s.seat_of(who)}")) == 1
            assert s.crew(who).aboard
            assert s.where(who) == s.slot(f"css-{letter}")


# The bunker


@pytest.mark.rule("L-091")
def test_the_way_to_the_bunker_begins_at_the_exit() -> None:
    s = at_exit().begin()
    assert s.is_offered("survivor", "bunker", "by-rover")
    g = at_exit().at("survivor", "repository").begin()
    assert not g.is_offered("survivor", "bunker")


@pytest.mark.rule("L-092", "L-012")
def test_a_closed_gate_lets_nobody_through() -> None:
    s = at_exit().set(gate_open=False).has("survivor", "enviro-suit").begin()
    assert s.denied("survivor", "bunker", "by-rover") == "L-092"
    assert s.denied("survivor", "bunker", "on-foot") == "L-092"


@pytest.mark.rule("L-093")
@pytest.mark.parametrize("where", ["bunker", "away"])
def test_without_rover_and_suit_there_is_no_way(where: str) -> None:
    s = at_exit().rover(where).has("hacker", "enviro-suit").begin()
    assert s.denied("survivor", "bunker", "by-rover") == "L-093"
    assert s.denied("survivor", "bunker", "on-foot") == "L-093", "a suit is for who has it on"


@pytest.mark.rule("L-094")
def test_not_while_a_hunter_is_in_the_room() -> None:
    s = at_exit().intruder("larva", "001").begin()
    assert s.denied("survivor", "bunker", "by-rover") == "L-094"


@pytest.mark.rule("L-095", "L-096", "L-100")
def test_the_rover_takes_one_without_a_sound_and_stays_at_the_bunker() -> None:
    s = at_exit().hand("survivor", "rest", "search", "repairs")
    s.does("survivor", "bunker", "by-rover").pays("rest", "search")
    s.heard(ReachedBunker, who="survivor", rover=True, rule="L-095")
    s.unheard(NoiseRolled)
    assert s.crew("survivor").status == "bunker"
    assert s.state.rover == "bunker"
    assert s.zone("hand-0") == ["card-repairs"]
    assert s.state.turn == 1
    assert s.denied("hacker", "bunker", "by-rover") == "L-093"


@pytest.mark.rule("L-100")
def test_the_escape_costs_cards() -> None:
    s = at_exit().hand("survivor", "rest").begin()
    assert not s.is_offered("survivor", "bunker")


@pytest.mark.rule("L-097")
def test_on_foot_in_a_suit_if_nothing_comes() -> None:
    s = at_exit("survivor").has("survivor", "enviro-suit").rover("away").dice(noise="silence")
    s.does("survivor", "bunker", "on-foot").pays()
    s.heard(NoiseRolled)
    s.heard(ReachedBunker, rover=False, rule="L-097")


@pytest.mark.rule("L-098")
def test_on_foot_it_fails_if_a_hunter_comes() -> None:
    s = at_exit().has("survivor", "enviro-suit").noise_around("001").dice(noise=1)
    s.blind("bag", "token-creeper-1-2").does("survivor", "bunker", "on-foot").pays()
    s.heard(TurnedBack, who="survivor")
    assert s.crew("survivor").aboard
    assert s.where("survivor") == EXIT


@pytest.mark.rule("L-099", "L-132")
def test_in_the_bunker_one_has_no_more_turns() -> None:
    s = at_exit().does("survivor", "bunker", "by-rover").pays()
    s.rests("hacker").until(lambda s: s.state.round == 2, "idle")
    assert s.state.turn == 1
    assert not s.play.rules.may_act(s.play, 0)


@pytest.mark.rule("L-103")
def test_opening_doors_does_not_open_the_gate() -> None:
    s = at_exit().set(gate_open=False).happens("bulkheads-open")
    assert not s.state.gate_open


@pytest.mark.rule("L-104")
@pytest.mark.parametrize(("where", "to"), [("bunker", EXIT), ("away", EXIT), (EXIT, "away")])
def test_a_computer_calls_the_rover_or_sends_it_away(where: str, to: str) -> None:
    s = LockdownScenario("hacker", rooms={"hacker": "archive"}).powered("s-01", "s-02", "s-03")
    s.computer("a").rover(where).does("hacker", "computer", "option-move-rover").pays()
    s.heard(RoverMoved, who="hacker", rule="L-104")
    assert s.state.rover == to
