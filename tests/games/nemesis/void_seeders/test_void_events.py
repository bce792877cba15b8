"""Void Seeders: their event cards."""

import pytest

from hullbreach.games.nemesis.rules.events import PodLaunched
from hullbreach.games.nemesis.void_seeders.events import PanicDrawn
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import Encountered, NoisePlaced


def ship(*rooms: str, seats: int = 2) -> VoidScenario:
    """Everybody is in the cockpit; these rooms are explored."""
    crew = ("scout", "captain", "soldier")[:seats]
    s = VoidScenario(*crew, rooms=dict.fromkeys(crew, "cockpit"))
    for room in rooms:
        s.explore(room)
    return s


def near_cockpit(s: VoidScenario) -> str:
    return str(s.play.board.neighbours[s.slot("cockpit")][0])


@pytest.mark.rule("NV-059", "NV-097")
@pytest.mark.parametrize("event", ["terror-a", "terror-b", "terror-c"])
def test_terror(event: str) -> None:
    s = ship().hand("scout", "rest").hand("captain", "search")
    s.contaminated("scout", infected=1).contaminated("captain", clean=1).mad("scout", 2)
    s.event(event)
    assert (s.insanity("scout"), s.insanity("captain")) == (5, 1)
    assert len(s.spent("scout")) == len(s.spent("captain")) == 5
    assert s.contamination("captain") == 1
    assert s.crew("captain").proved == ("contamination-clean",), "but nobody knows which it is"
    assert s.state.zones["discard-1"].count("contamination-clean") == 1


def test_hunt() -> None:
    s = ship()
    near = near_cockpit(s)
    s.intruder("lurker", near).intruder("lair", near).event("hunt")
    assert (s.intruders("cockpit"), s.intruders(near)) == (["lurker"], ["lair"])


@pytest.mark.parametrize("level", [2, 5])
def test_tendrils(level: int) -> None:
    s = ship().mad("scout", level).mad("captain", 2)
    board = s.play.board
    ducts = next(slot for slot in board.slots if board.technical(slot))
    plain = next(slot for slot in board.slots if not board.technical(slot))
    s.at("scout", ducts).at("captain", plain).event("tendrils")
    assert s.crew("scout").alive == (level < 5)
    assert s.insanity("captain") == 2
    if level < 5:
        assert s.insanity("scout") == 3


@pytest.mark.parametrize("broken", [False, True])
def test_computer_system_failure(broken: bool) -> None:
    s = ship("comms-room", "laboratory", "storage")
    if broken:
        s.mark("malfunction", "laboratory")
    s.event("computer-system-failure")
    assert ("malfunction" in s.lying("comms-room")) == broken
    assert "malfunction" not in s.lying("storage")
    assert "event-computer-system-failure" in s.zone("gone")


@pytest.mark.parametrize("event", ["monophobia-a", "monophobia-b"])
def test_monophobia(event: str) -> None:
    s = ship("canteen", "armory", seats=3).at("scout", "canteen").event(event)
    assert [one.who for one in s.heard_of(PanicDrawn)] == ["character-scout"]
    s = ship("canteen").at("scout", "canteen").intruder("lair", "canteen").event(event)
    assert [one.who for one in s.heard_of(PanicDrawn)] == ["character-captain"]


def test_neurosis() -> None:
    s = ship(seats=3)
    near = near_cockpit(s)
    far = next(
        slot
        for slot in s.play.board.slots
        if slot not in (near, s.slot("cockpit")) and near not in s.play.board.neighbours[slot]
    )
    s.at("captain", near).at("soldier", far).intruder("lair", near).event("neurosis")
    assert [one.who for one in s.heard_of(PanicDrawn)] == ["character-scout", "character-captain"]


@pytest.mark.rule("NV-041")
@pytest.mark.parametrize("event", ["agoraphobia-a", "agoraphobia-b"])
@pytest.mark.parametrize("out", [False, True])
def test_agoraphobia(event: str, out: bool) -> None:
    s = ship("canteen", seats=3).at("soldier", "canteen")
    if out:
        s.intruder("despoiler", "canteen")
    s.event(event)
    assert s.intruders("cockpit") == (["stalker"] if out else ["despoiler"])
    s = ship("canteen").at("scout", "canteen").event(event)
    assert s.state.intruders == []


def test_evacuation_pod_ejection() -> None:
    s = ship()
    pods = s.zone("pods-a") + s.zone("pods-b")
    s.event("evacuation-pod-ejection")
    assert sorted(set(pods) - set(s.zone("pods-a") + s.zone("pods-b"))) == [max(pods)]


def test_no_other_pod_is_unlocked_by_it() -> None:
    s = ship()
    pods = sorted(s.zone("pods-a") + s.zone("pods-b"))
    s.set(locked=pods[:-1]).event("evacuation-pod-ejection").heard(PodLaunched, pod=pods[-1])
    assert s.state.locked == pods[:-1]


def test_without_a_pod_nothing_is_ejected() -> None:
    s = ship()
    for zone in ("pods-a", "pods-b"):
        s.only(zone, rest="gone")
    s.event("evacuation-pod-ejection").unheard(PodLaunched)


@pytest.mark.rule("N-276")
def test_fire_wave() -> None:
    s = ship()
    board = s.play.board
    here, other = board.slots[5], board.slots[15]
    shut, *rest = board.neighbours[here]
    s.mark("fire", here).mark("fire", other).door(here, shut).event("fire-wave")
    assert all("fire" in s.lying(slot) for slot in rest)
    assert "fire" not in s.lying(shut)


@pytest.mark.parametrize("broken", [False, True])
def test_generator_overheat(broken: bool) -> None:
    s = ship("generator")
    if broken:
        s.mark("malfunction", "generator")
    s.event("generator-overheat")
    assert ("fire" in s.lying("generator")) == broken
    assert "malfunction" in s.lying("generator")
    near = s.play.board.neighbours[s.slot("generator")]
    assert all(("fire" in s.lying(slot)) == broken for slot in near)


def pointed(s: VoidScenario, place: str) -> tuple[str, str]:
    """An event card, and the corridor at a room to which it points."""
    row = s.box.events["fear-a"]
    return "event-fear-a", s.exit(place, row.direction)


@pytest.mark.parametrize("event", ["whispers-a", "whispers-b"])
@pytest.mark.parametrize("loud", [False, True])
def test_whispers(event: str, loud: bool) -> None:
    s = ship()
    card, way = pointed(s, "cockpit")
    if loud:
        s.noise(way)
    s.top("deck-event", f"event-{event}", card)
    s.blind("bag", "token-blank", "token-blank").set(stage="event", queue=[]).begin()
    assert len(s.heard_of(Encountered)) == loud, "one for the room"
    assert way in s.noises()
    assert card in s.zone("discard-event")
    assert bool(s.heard_of(NoisePlaced))


def test_whispers_are_heard_in_every_room_with_somebody() -> None:
    s = ship().at("captain", "engine-2")
    card, way = pointed(s, "cockpit")
    _, other = pointed(s, "engine-2")
    s.top("deck-event", "event-whispers-a", card).blind("bag", "token-blank")
    s.set(stage="event", queue=[]).begin()
    assert {way, other} <= s.noises()


def test_whispers_bring_nothing_more_to_who_fights() -> None:
    s = ship().intruder("lair", "cockpit")
    card, way = pointed(s, "cockpit")
    s.noise(way).top("deck-event", "event-whispers-a", card)
    s.blind("bag", "token-blank").set(stage="event", queue=[]).begin().unheard(Encountered)


@pytest.mark.parametrize("event", ["fear-a", "fear-b"])
def test_fear(event: str) -> None:
    s = ship().hand("scout", "rest").hand("captain", "rest", "search")
    s.mad("scout", 2).mad("captain", 2).event(event)
    assert (s.contamination("scout"), s.contamination("captain")) == (1, 0)


def test_fuel_explosion() -> None:
    s = ship().event("fuel-explosion")
    assert all("fire" in s.lying(f"engine-{number}") for number in (1, 2, 3))


@pytest.mark.parametrize("broken", [1, 2])
def test_ship_ai_failure(broken: int) -> None:
    rooms = ("comms-room", "laboratory", "generator")
    s = ship(*rooms)
    computers = sorted(
        slot
        for slot, room in s.state.explored.items()
        if s.box.rooms[room.removeprefix("room-")].computer
    )
    for slot in computers[-broken:]:
        s.mark("malfunction", slot)
    s.event("ship-ai-failure")
    assert (s.state.destruct >= 0) == (broken == 2)
    assert ("malfunction" in s.lying(computers[0])) == (broken == 1)


# Which of several, and who stays out of it


@pytest.mark.rule("N-276")
def test_a_fire_wave_starts_from_the_lowest_burning_room_only() -> None:
    s = ship().mark("fire", "002").mark("fire", "020").event("fire-wave")
    near = s.play.board.neighbours
    assert all(map(s.play.burning, near["slot-002"]))
    assert not any(map(s.play.burning, near["slot-020"]))


def test_hunters_choose_the_lowest_room_and_leave_no_fight() -> None:
    s = ship().at("scout", "002").at("captain", "005")
    s.intruder("lurker", "006").intruder("whisperer", "005").event("hunt")
    assert s.intruders("002") == ["lurker"], "not 005, which is next door as well"
    assert s.intruders("005") == ["whisperer"]


def test_the_despoiler_comes_to_the_crowd_in_the_lowest_room() -> None:
    crew = ("scout", "captain", "soldier", "pilot")
    s = VoidScenario(*crew, rooms=dict.fromkeys(crew, "cockpit")).hand("scout").hand("captain")
    s.at("scout", "engine-2").at("captain", "engine-2").event("agoraphobia-a")
    assert s.intruders("cockpit") == ["despoiler"]
    assert not s.intruders("engine-2")


def test_whoever_waits_in_the_pod_that_is_ejected_gets_away() -> None:
    s = ship(seats=3)
    highest = max(s.zone("pods-a") + s.zone("pods-b"))
    section = "a" if highest in s.zone("pods-a") else "b"
    s.in_pod("captain", section).is_("captain", pod=highest).event("evacuation-pod-ejection")
    assert s.crew("captain").status == "escaped"


@pytest.mark.parametrize("event", ["neurosis", "monophobia-a"])
def test_who_waits_in_a_pod_is_in_no_room(event: str) -> None:
    s = ship().in_pod("captain")
    near = s.play.board.neighbours[s.slot("evacuation-section-a")]
    s.at("scout", "engine-2").intruder("lair", next(one for one in near if one != "slot-011"))
    s.intruder("lair", "engine-2").event(event)
    assert "character-captain" not in [one.who for one in s.heard_of(PanicDrawn)]


def test_terror_scans_everybody_before_any_hand_is_lost() -> None:
    s = ship().hand("scout").hand("captain").mad("captain", 4)
    s.contaminated("captain", infected=1, zone="hand").event("terror-a")
    assert s.insanity("captain") == 5, "an infected card does not kill"
    assert s.crew("captain").alive
