"""Nemesis, chapter Survivors: whom a jump kills, whom the end of the ship, and what else."""

import pytest

from hullbreach.games.nemesis.suite.scenario import End, NemesisScenario
from hullbreach.games.survival.rules.events import Checked, Died
from hullbreach.games.survival.rules.goals import nest_destroyed, queen_killed


def crew() -> NemesisScenario:
    """The scout is awake, the captain asleep, and the soldier has left in a pod."""
    s = NemesisScenario("scout", "captain", "soldier").asleep("captain").escaped("soldier")
    return s.engines("working", "working", "working").bound_for("earth")


def hunter(*cards: str) -> NemesisScenario:
    """The soldier has left, with the signal sent and these objectives to choose from."""
    return crew().is_("soldier", signal=True).objective("soldier", *cards)


@pytest.mark.rule("N-126")
def test_a_jump_kills_everybody_awake_aboard() -> None:
    s = crew().ends("jump")
    s.heard(Died, who="scout", cause="cause-jump", rule="N-126")
    assert [s.crew(seat).alive for seat in range(3)] == [False, True, True]


@pytest.mark.rule("N-127")
@pytest.mark.parametrize(
    ("card", "unharmed"),
    [
        ("the-great-hunt", "why-not-queen-killed"),
        ("aliens-on-a-spaceship", "why-not-nest-destroyed"),
    ],
)
def test_a_jump_harms_neither_intruders_nor_the_nest(card: str, unharmed: str) -> None:
    s = hunter(card).intruder("queen", "cockpit").ends("jump")
    assert not s.verdicts[2].won
    assert unharmed in str(s.verdicts[2].reason)
    assert s.intruders("cockpit") == ["queen"]
    assert len(s.zone("eggs")) == 5


@pytest.mark.rule("N-128")
def test_the_end_of_the_ship_kills_everybody_aboard_also_the_sleeping() -> None:
    s = crew().ends("destruction")
    s.heard(Died, who="scout", cause="cause-ship", rule="N-128")
    s.heard(Died, who="captain", cause="cause-ship", rule="N-128")
    assert [s.crew(seat).alive for seat in range(3)] == [False, False, True]


@pytest.mark.rule("N-129")
@pytest.mark.parametrize("card", ["the-great-hunt", "aliens-on-a-spaceship"])
def test_intruders_and_nest_end_with_the_ship(card: str) -> None:
    s = hunter(card).intruder("queen", "cockpit").ends("destruction")
    assert s.winners == [2]


@pytest.mark.rule("N-129")
def test_the_nest_goes_with_the_ship_also_where_the_ship_itself_is_not_asked_for() -> None:
    s = crew().ends("destruction")
    assert nest_destroyed(s.play).met
    assert queen_killed(s.play).met
    s = crew().ends("jump")
    assert not nest_destroyed(s.play).met
    assert not queen_killed(s.play).met


@pytest.mark.rule("N-130")
@pytest.mark.parametrize("how", ["jump", "destruction"])
def test_whoever_has_launched_does_not_share_the_fate_of_the_ship(how: End) -> None:
    s = crew().ends(how)
    s.unheard(Died, who="soldier")
    assert s.crew("soldier").status == "escaped"


@pytest.mark.rule("N-131")
@pytest.mark.parametrize("how", ["jump", "destruction"])
def test_whoever_waits_in_a_pod_is_still_aboard(how: End) -> None:
    s = crew().in_pod("scout").ends(how)
    s.heard(Died, who="scout", cause="cause-jump" if how == "jump" else "cause-ship")


@pytest.mark.rule("N-132")
def test_the_victory_check_follows_if_anybody_lives() -> None:
    crew().ends().heard(Checked)
    crew().ends("destruction").heard(Checked)


@pytest.mark.rule("N-132")
@pytest.mark.parametrize("how", ["jump", "destruction"])
def test_with_everybody_dead_there_is_nothing_to_check(how: End) -> None:
    s = NemesisScenario("scout", "captain", "soldier").dead("captain").ends(how).unheard(Checked)
    assert [verdict.reason.id for verdict in s.verdicts] == ["end-died"] * 3
