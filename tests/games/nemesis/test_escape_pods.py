"""Nemesis, chapter Escape pods: getting in, waiting, getting out, and away."""

import pytest

from hullbreach.games.nemesis.rules.events import PodEntered, PodLaunched, PodLeft, PodsEmptied
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import LightlyWounded, Moved, NoiseRolled, Passed
from hullbreach.testkit.position import Who

SECTION = "evacuation-section-a"


def crew(*, reactions: bool = False) -> NemesisScenario:
    """Scout, captain and soldier at section A, all pods open, the scout with cards to pay."""
    who = ("scout", "captain", "soldier")
    s = NemesisScenario(*who, rooms=dict.fromkeys(who, SECTION), reactions=reactions)
    s.hand("scout", "rest", "search", "demolition", "interruption")
    return s.set(locked=[]).dice(noise="silence")


def waiting(s: NemesisScenario, *who: Who, pod: str = "") -> NemesisScenario:
    """Have them wait in a pod of section A."""
    for one in who:
        s.is_(one, status="pod", pod=pod or s.zone("pods-a")[0])
    return s


def entered(s: NemesisScenario) -> NemesisScenario:
    """The scout gets into the first pod."""
    return s.works("scout").does("scout", "enter-pod", s.zone("pods-a")[0])


@pytest.mark.rule("N-451")
def test_a_pod_takes_two_and_not_a_third() -> None:
    pod = crew().zone("pods-a")[0]
    s = entered(waiting(crew(), "captain"))
    s.heard(PodEntered, who="scout", pod=pod)
    assert s.play.aboard_pod(pod) == [0, 1]
    s = waiting(crew(), "captain", "soldier")
    s.set(locked=[other for other in s.zone("pods-a") if other != pod])
    assert s.denied("scout", "room") == "N-437"


@pytest.mark.rule("N-452")
def test_what_is_carried_needs_no_seat() -> None:
    pod = crew().zone("pods-a")[0]
    s = waiting(crew().has("captain", "egg").has("scout", "carcass"), "captain")
    entered(s)
    assert s.play.aboard_pod(pod) == [0, 1]
    assert "supply-carcass" in s.zone("hands-0")
    assert "supply-egg" in s.zone("hands-1")


@pytest.mark.rule("N-453")
def test_no_pod_is_entered_from_a_broken_section() -> None:
    s = crew().mark("malfunction", SECTION)
    assert s.denied("scout", "room") == "N-278"
    assert s.room_refuses("scout", SECTION) == "N-453", "the section says so itself"


@pytest.mark.rule("N-454")
def test_who_has_entered_launches_or_waits() -> None:
    s = entered(crew())
    pod = s.crew("scout").pod
    assert s.offered("scout") == [f"launch:{pod}", f"wait-in-pod:{pod}"]
    s.does("scout", "launch").heard(PodLaunched, pod=pod, crew=["scout"], rule="N-454")
    s = entered(crew()).does("scout", "wait-in-pod").unheard(PodLaunched)
    assert s.crew("scout").status == "pod"


@pytest.mark.rule("N-455")
def test_a_launched_pod_is_gone_with_everyone_in_it() -> None:
    s = entered(waiting(crew(), "captain"))
    pod = s.crew("scout").pod
    s.does("scout", "launch")
    assert pod not in s.zone("pods-a")
    assert pod in s.zone("gone")
    assert [s.crew(who).status for who in ("scout", "captain")] == ["escaped", "escaped"]
    s.asked("soldier", "turn")
    s.does("soldier", "pass").until(lambda s: s.state.round == 2, "first")
    assert s.waiting() == [2], "only the soldier still plays"
    assert s.state.turn == 2


@pytest.mark.rule("N-456")
def test_who_waits_may_launch_at_the_start_of_the_turn() -> None:
    s = waiting(crew(), "scout", "captain")
    pod = s.crew("scout").pod
    s.asked("scout", "pod")
    s.does("scout", "launch").heard(PodLaunched, pod=pod, rule="N-456")
    assert s.crew("captain").status == "escaped"
    s.asked("soldier", "turn")


@pytest.mark.rule("N-456")
def test_the_question_comes_back_in_every_round() -> None:
    s = waiting(crew(), "scout").does("scout", "stay-in-pod").does("scout", "done")
    s.does("captain", "pass").until(lambda s: s.state.turn == 2).does("soldier", "pass")
    s.dice(noise="silence").blind("bag", "token-blank").top("deck-event", "regeneration")
    s.until(lambda s: s.state.round == 2 and s.state.turn == 0)
    s.asked("scout", "pod")
    assert s.is_offered("scout", "launch")


@pytest.mark.rule("N-457", "N-459")
def test_who_gets_out_is_in_the_section_and_acts_as_usual() -> None:
    s = waiting(crew(), "scout").does("scout", "leave-pod")
    s.heard(PodLeft, who="scout", rule="N-457")
    assert (s.crew("scout").status, s.where("scout")) == ("aboard", s.slot(SECTION))
    assert s.asked("scout", "turn").text.args["left"] == 2, "no action was spent"
    assert len(s.zone("hand-0")) == 4, "nor a card"
    assert not s.crew("scout").passed
    s.dice(noise="silence").does("scout", "move", s.offered("scout", "move")[0].split(":")[1])
    s.pays().heard(Moved, who="scout")


@pytest.mark.rule("N-458")
def test_who_stays_in_the_pod_passes() -> None:
    s = waiting(crew(), "scout").does("scout", "stay-in-pod").does("scout", "done")
    s.heard(Passed, who="scout", discarded=[])
    assert s.crew("scout").passed
    s.asked("captain", "turn")
    s = entered(crew()).does("scout", "wait-in-pod")
    assert s.crew("scout").passed, "also in the turn in which they entered"
    s.until(lambda s: s.waiting() == [1]).asked("captain", "turn")


@pytest.mark.rule("N-077", "N-458", "N-626")
def test_who_stays_in_the_pod_may_throw_cards_away_as_with_any_pass() -> None:
    s = waiting(crew(), "scout").contaminated("scout", clean=1).does("scout", "stay-in-pod")
    s.asked("scout", "pass-discard")
    s.does("scout", "discard", "contamination").does("scout", "done")
    s.heard(Passed, who="scout", discarded=["contamination"])
    s.asked("captain", "turn")


def test_who_stays_in_the_pod_bleeds_as_with_any_pass() -> None:
    s = waiting(crew(), "scout").wounded("scout", "bleeding").does("scout", "stay-in-pod")
    s.does("scout", "done").heard(LightlyWounded, who="scout", count=1)
    assert s.crew("scout").status == "pod"


@pytest.mark.rule("N-083", "N-461", "N-667")
def test_a_fire_in_the_section_does_not_reach_the_pods() -> None:
    s = waiting(crew(), "scout").mark("fire", SECTION)
    s.does("scout", "stay-in-pod").does("scout", "done").unheard(LightlyWounded)
    s = entered(crew().mark("fire", SECTION)).does("scout", "wait-in-pod")
    s.until(lambda s: s.waiting() == [1]).unheard(LightlyWounded)
    assert s.crew("scout").light == 0


@pytest.mark.rule("N-441", "N-455")
def test_a_pod_of_the_other_section_is_launched_too() -> None:
    s = NemesisScenario("scout", "captain").in_pod("scout", "b")
    pod = s.zone("pods-b")[0]
    s.does("scout", "launch").heard(PodLaunched, pod=pod, crew=["scout"])
    assert pod in s.zone("gone")


@pytest.mark.rule("N-460")
def test_an_intruder_out_of_the_bag_empties_the_pods_of_the_section() -> None:
    s = waiting(crew(), "captain", "soldier").noise_around(SECTION).blind("bag", "adult-2")
    s.is_("scout", slot=s.play.board.neighbours[s.slot(SECTION)][0])
    s.hand("scout", "rest", "search", "demolition", "scavenging", "adrenaline").dice(noise=1)
    s.does("scout", "move", s.slot(SECTION)).pays()
    s.heard(PodsEmptied, who="captain", rule="N-460")
    s.heard(PodsEmptied, who="soldier", rule="N-460")
    assert s.play.people(s.slot(SECTION)) == [0, 1, 2]


@pytest.mark.rule("N-460")
def test_an_intruder_that_walks_in_empties_the_pods_of_that_section_only() -> None:
    s = waiting(crew(), "captain").explore("evacuation-section-b")
    other = s.zone("pods-b")[0]
    s.is_("soldier", status="pod", pod=other, slot=s.slot("evacuation-section-b"))
    near = s.play.board.neighbours[s.slot(SECTION)][0]
    number = next(
        n for n, one in s.play.board.exits[near].items() if s.corridor(near, SECTION) == one
    )
    event = {1: "regeneration", 2: "egg-protection", 3: "hunt-b", 4: "flammable-compounds"}[number]
    s.is_("scout", slot="slot-020").intruder("breeder", near).happens(event)
    s.heard(PodsEmptied, who="captain")
    assert s.crew("captain").aboard
    assert s.crew("soldier").status == "pod"


@pytest.mark.rule("N-461")
def test_nobody_interrupts_from_a_pod() -> None:
    s = waiting(crew(reactions=True), "captain")
    s.is_("soldier", slot="slot-011").hand("captain", "interruption", "rest")
    s.works("scout")
    assert s.waiting() == [0], "the captain is not asked"


@pytest.mark.rule("N-461", "N-668")
def test_nobody_in_a_pod_is_interrupted_nor_counts_as_present() -> None:
    s = waiting(crew(reactions=True), "scout").hand("captain", "interruption", "rest")
    s.does("scout", "launch").heard(PodLaunched)
    s = waiting(crew(), "captain", "soldier")
    assert s.play.people(s.slot(SECTION)) == [0]
    assert s.denied("scout", "trade") == "N-198"


@pytest.mark.rule("N-462")
def test_who_waits_rolls_for_noise_as_if_in_the_section() -> None:
    s = waiting(crew(), "captain")
    slot = s.slot(SECTION)
    s.is_("scout", slot="slot-011").is_("soldier", slot="slot-011")
    s.dice(noise=["silence", 1, "silence"]).phase("bag", token="adult-2")
    s.heard(NoiseRolled, who="captain", face="1")
    assert s.play.noisy(s.exit(slot, 1))


@pytest.mark.rule("N-463")
def test_the_second_to_enter_may_launch_with_the_first_aboard() -> None:
    s = entered(waiting(crew(), "captain"))
    s.does("scout", "launch").heard(PodLaunched, crew=["scout", "captain"], rule="N-454")
    assert [s.crew(who).status for who in ("scout", "captain")] == ["escaped", "escaped"]


@pytest.mark.rule("N-461", "N-099")
@pytest.mark.parametrize("waits", [True, False])
def test_the_scent_of_prey_does_not_leave_a_pod(waits: bool) -> None:
    s = NemesisScenario("scout", "captain").in_pod("scout").is_("scout", slimed=True)
    if not waits:
        s.is_("scout", status="aboard", pod="")
    s.event("scent-of-prey")
    section = s.slot("evacuation-section-a")
    assert s.noises() == (set() if waits else set(s.play.board.around[section]))


@pytest.mark.rule("N-109", "N-460", "N-462")
def test_whoever_shared_the_pod_is_in_combat_when_their_turn_to_roll_comes() -> None:
    s = NemesisScenario("scout", "captain").in_pod("scout")
    s.is_("captain", status="pod", pod=s.crew("scout").pod, slot=s.where("scout"))
    s.intruder("adult", s.play.board.neighbours[s.where("scout")][-1])
    s.dice(noise="danger").phase("bag", token="adult-4")
    rolled = [event.who for event in s.told() if isinstance(event, NoiseRolled)]
    assert rolled == ["character-scout"]
    assert s.crew("captain").aboard
