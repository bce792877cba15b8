"""Nemesis, chapter Critical moments: first encounter, first death, hibernation, self-destruction."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hullbreach.games.nemesis.rules.events import (
    DestructStopped,
    Hibernated,
    PodLocked,
    PodUnlocked,
)
from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Died,
    EggHatched,
    Encountered,
    Infested,
    IntruderMoved,
    IntruderPlaced,
    ObjectiveKept,
    TookObject,
)


def quiet(**fields: Any) -> NemesisScenario:
    """Nobody has met an intruder yet; the scout is about to, in the storage."""
    s = NemesisScenario(rooms={"scout": "storage"}, met=False, **fields)
    return s.noise_around("storage")


def objectives(s: NemesisScenario) -> list[list[str]]:
    return [s.zone(f"objectives-{seat}") for seat in range(s.seats)]


def encounter(s: NemesisScenario, token: str = "adult-4") -> NemesisScenario:
    """The scout's noise roll in the storage brings this token out of the bag."""
    s.dice(noise=["1", "silence", "silence"])
    return s.set(stage="noise", queue=["0"]).blind("bag", f"token-{token}").begin()


def choose(s: NemesisScenario, which: int = 0) -> NemesisScenario:
    """Everyone who is asked keeps the objective with this number."""
    return s.answers({seat: s.offered(seat)[which] for seat in s.waiting()})


# The first encounter


@pytest.mark.rule("N-151", "N-153")
def test_the_first_intruder_makes_everyone_choose_before_it_attacks() -> None:
    s = encounter(quiet(hands={"scout": []}))
    s.heard(IntruderPlaced, intruder="adult", room="storage")
    s.unheard(Attacked)
    before = objectives(s)
    assert s.waiting() == [0, 1, 2]
    for seat in range(3):
        assert s.offered(seat) == [f"objective:{card}" for card in before[seat]]
    s.top("deck-attack", "attack-slime")
    choose(s, 1).heard(Attacked, intruder="adult", who="scout", surprise=True)
    assert objectives(s) == [[cards[1]] for cards in before]
    for who in ("scout", "captain", "soldier"):
        s.heard(ObjectiveKept, who=who, rule="N-151")


@pytest.mark.rule("N-151")
@pytest.mark.parametrize("token", ["larva-1", "creeper-1", "adult-2", "breeder-3", "queen-4"])
def test_any_kind_of_intruder_counts(token: str) -> None:
    assert encounter(quiet(), token).waiting() == [0, 1, 2]


@pytest.mark.rule("N-151")
def test_a_blank_is_no_intruder() -> None:
    s = encounter(quiet(), "blank")
    s.heard(Encountered, token="token-blank")
    assert not s.state.met
    assert [len(cards) for cards in objectives(s)] == [2, 2, 2]


@pytest.mark.rule("N-151")
def test_the_queen_in_her_nest_counts() -> None:
    s = NemesisScenario(rooms={"scout": "nest"}, met=False).phase("bag", token="queen-4")
    assert s.waiting() == [0, 1, 2]
    s.asked("soldier", "ask-objective")


@pytest.mark.rule("N-151", "N-647")
@pytest.mark.parametrize("status", ["escaped", "hibernating"])
def test_who_has_left_alive_chooses_as_well(status: str) -> None:
    assert encounter(quiet().is_("captain", status=status)).waiting() == [0, 1, 2]


def test_the_dead_have_nothing_to_choose() -> None:
    assert encounter(quiet().is_("captain", status="dead")).waiting() == [0, 2]


def test_with_shared_objectives_there_is_nothing_to_choose() -> None:
    s = encounter(quiet(options={"mode": "coop"}))
    s.heard(IntruderPlaced)
    s.asked(prompt="turn")
    assert len(s.zone("shared-objectives")) == 3


@pytest.mark.rule("N-152")
def test_nobody_sees_the_objective_that_others_removed() -> None:
    s = encounter(quiet())
    before = objectives(s)
    choose(s)
    for reader in range(-1, 3):
        seen = msgspec.json.encode(s.view(reader)).decode()
        heard = msgspec.json.encode([str(event) for event in s.told(reader)]).decode()
        for seat, (kept, removed) in enumerate(before):
            assert removed in s.zone("box")
            assert removed not in s.zone("gone")
            if seat != reader:
                assert removed not in seen + heard
                assert kept not in seen + heard


@pytest.mark.rule("N-152")
def test_one_answer_tells_the_others_nothing() -> None:
    s = encounter(quiet())
    views = [s.view(seat) for seat in (1, 2)]
    s.does("scout", s.offered("scout")[0])
    assert [s.view(seat) for seat in (1, 2)] == views


@pytest.mark.rule("N-154")
def test_the_choice_comes_once_in_a_game() -> None:
    s = choose(encounter(quiet()))
    assert s.state.met
    s.until(lambda s: s.state.stage == "turn")
    s.edit()
    s.noise_around("storage")
    s.dice(noise=["1"]).set(stage="noise", queue=["1"]).is_("captain", slot="slot-011")
    s.noise_around("hibernatorium").blind("bag", "token-adult-2").begin()
    s.heard(IntruderPlaced, room="hibernatorium")
    s.asked(prompt="turn")
    s.unheard(ObjectiveKept)


@pytest.mark.rule("N-154")
def test_an_intruder_that_moves_is_no_new_encounter() -> None:
    s = choose(encounter(quiet())).until(lambda s: s.state.stage == "turn")
    s.edit()
    s.intruder("creeper", "005").phase("event", "scent-of-prey")
    s.heard(IntruderMoved, intruder="creeper")
    s.asked(prompt="turn")


@pytest.mark.rule("N-155")
def test_taking_an_egg_makes_nobody_choose() -> None:
    s = NemesisScenario(rooms={"scout": "nest"}, met=False).dice(noise="silence")
    s.does("scout", "room").pays().heard(TookObject, who="scout", thing="egg")
    assert not s.state.met
    s.asked("scout", "turn")
    assert [len(cards) for cards in objectives(s)] == [2, 2, 2]


@pytest.mark.rule("N-155")
def test_finding_the_nest_makes_nobody_choose() -> None:
    s = NemesisScenario(met=False, rooms={"scout": "cockpit"})
    s.tile("003", "nest").token("003", "silence", 1)
    s.does("scout", "move", "slot-003").pays()
    assert s.state.explored["slot-003"] == "room-nest"
    assert not s.state.met
    s.asked("scout", "turn")


@pytest.mark.rule("N-156")
def test_a_larva_that_hatches_on_somebody_is_a_first_encounter() -> None:
    s = NemesisScenario(rooms={"scout": "nest"}, hands={"scout": []}, met=False)
    s.phase("event", "hatching").heard(EggHatched)
    assert s.waiting() == [0, 1, 2]
    s.unheard(Infested)
    choose(s).heard(Infested, who="scout")
    assert s.crew("scout").larva
    assert [len(cards) for cards in objectives(s)] == [1, 1, 1]


@pytest.mark.rule("N-156", "N-649")
def test_an_egg_that_hatches_on_nobody_is_none() -> None:
    s = NemesisScenario(rooms={"scout": "nest"}, met=False).phase("event", "hatching")
    s.heard(EggHatched)
    s.asked("captain", "turn")
    assert not s.state.met


# The first death


def dying(**fields: Any) -> NemesisScenario:
    """The scout is about to be killed by an adult in the storage."""
    s = NemesisScenario(rooms={"scout": "storage"}, **fields).intruder("adult", "storage")
    s.wounded("scout", "leg", "hand", "body")
    return s.top("deck-attack", "scratch#2")


@pytest.mark.rule("N-157")
@pytest.mark.parametrize(
    "crew", [("scout", "captain"), ("scout", "captain", "soldier", "pilot", "mechanic")]
)
def test_the_first_death_unlocks_every_pod(crew: tuple[str, ...]) -> None:
    s = NemesisScenario(*crew, rooms={"scout": "storage"}).intruder("adult", "storage")
    s.wounded("scout", "leg", "hand", "body").top("deck-attack", "scratch#2")
    pods = s.zone("pods-a") + s.zone("pods-b")
    assert sorted(s.state.locked) == sorted(pods)
    s.phase("time").heard(Died, who="scout")
    assert s.state.locked == []
    for pod in pods:
        s.heard(PodUnlocked, pod=pod, rule="N-157")


@pytest.mark.rule("N-157")
def test_the_first_death_leaves_open_pods_open() -> None:
    s = dying()
    unlocked, locked = s.zone("pods-a")[0], s.zone("pods-b")[0]
    s.set(locked=[locked]).phase("time").heard(PodUnlocked, pod=locked)
    s.unheard(PodUnlocked, pod=unlocked)
    assert s.state.locked == []


@pytest.mark.rule("N-157")
def test_pods_that_are_gone_stay_gone() -> None:
    s = dying()
    s.edit().put(s.zone("pods-b")[0], "pods-b", "gone")
    s.set(locked=s.zone("pods-a")).phase("time")
    assert s.state.locked == []
    assert s.zone("pods-b") == []


@pytest.mark.rule("N-158")
def test_after_the_first_death_pods_can_be_locked_and_unlocked_again() -> None:
    s = dying().explore("hatch-control-system")
    s.is_("captain", slot=s.slot("hatch-control-system")).phase("time")
    pod = s.zone("pods-a")[0]
    s.does("captain", "room").pays().does("captain", "lock-pod", pod).heard(PodLocked, pod=pod)
    assert s.state.locked == [pod]
    s.does("captain", "room").pays().does("captain", "unlock-pod", pod).heard(PodUnlocked, pod=pod)
    assert s.state.locked == []


@pytest.mark.rule("N-159")
def test_a_second_death_unlocks_nothing() -> None:
    s = dying(deaths=1).is_("captain", status="dead")
    locked = sorted(s.state.locked)
    s.phase("time").heard(Died, who="scout")
    assert sorted(s.state.locked) == locked
    s.unheard(PodUnlocked)


# Hibernation


@pytest.mark.rule("N-160")
@pytest.mark.parametrize("time", range(15))
def test_the_chambers_are_open_from_the_first_blue_space_on(time: int) -> None:
    s = NemesisScenario(time=time).dice(noise="silence")
    blue = CONTENT.tracks["time"].spaces[time] == "blue"
    assert blue is (time >= 7)
    assert s.is_offered("scout", "room") is blue
    if blue:
        s.does("scout", "room").pays().heard(Hibernated, who="scout")
        assert s.crew("scout").status == "hibernating"
    else:
        assert s.denied("scout", "room") == "N-524"


# Self-destruction


@pytest.mark.rule("N-161")
@pytest.mark.parametrize(("destruct", "open_"), [(0, False), (1, False), (2, True)])
def test_the_first_yellow_space_unlocks_all_pods(destruct: int, open_: bool) -> None:
    s = NemesisScenario(destruct=destruct).phase("time")
    assert (CONTENT.tracks["self-destruct"].spaces[s.state.destruct] == "yellow") is open_
    assert (s.state.locked == []) is open_
    if open_:
        for pod in s.zone("pods-a") + s.zone("pods-b"):
            s.heard(PodUnlocked, pod=pod, rule="N-161")
    else:
        s.unheard(PodUnlocked)


@pytest.mark.rule("N-162")
@pytest.mark.parametrize("destruct", [0, 1, 2, 3, 4, 5])
def test_on_a_yellow_space_nothing_stops_the_sequence(destruct: int) -> None:
    s = NemesisScenario(rooms={"scout": "generator"}, destruct=destruct)
    late = destruct >= 3
    if late:
        assert not s.is_offered("scout", "room")
        assert s.denied("scout", "room") == "N-447, N-162"
    else:
        s.does("scout", "room").pays().heard(DestructStopped)
        assert s.state.destruct == -1


@pytest.mark.rule("N-163")
@pytest.mark.parametrize("destruct", [3, 4])
def test_pods_that_were_locked_again_stay_locked(destruct: int) -> None:
    s = NemesisScenario(destruct=destruct)
    locked = sorted(s.state.locked)
    assert len(locked) == 3
    s.phase("time").unheard(PodUnlocked)
    assert sorted(s.state.locked) == locked
