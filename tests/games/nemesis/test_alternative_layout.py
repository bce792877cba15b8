"""Nemesis, chapter Alternative layout: the other side of the board."""

from typing import Any

import pytest

from hullbreach.games.nemesis.suite.scenario import BOARDS, NemesisScenario
from hullbreach.games.survival.rules.events import (
    DoorDestroyed,
    Encountered,
    Explored,
    IntruderMoved,
    NoisePlaced,
)
from hullbreach.kernel import SPECTATOR, Table

SECTIONS = {
    "slot-007": "room-evacuation-section-a",
    "slot-009": "room-evacuation-section-b",
}
ALTERNATIVE = {"layout": "alternative"}


def crew(at: str = "slot-008", **fields: Any) -> NemesisScenario:
    """The scout somewhere on the other side of the board."""
    s = NemesisScenario("scout", "captain", options=ALTERNATIVE, **fields)
    if at not in s.state.explored:
        s.explore(s.zone(f"tile-{at}")[0], at)
    s.crew("scout").slot = at
    return s


def rolls(s: NemesisScenario, face: str) -> NemesisScenario:
    """The scout rolls for noise."""
    return s.dice(noise=face).set(stage="noise", queue=["0"]).begin()


@pytest.mark.rule("N-241", "N-245", "N-607")
@pytest.mark.parametrize("face", ["4", "danger"])
def test_without_a_noise_marker_left_the_last_corridor_stays_silent(face: str) -> None:
    s = crew("slot-008")
    spared = s.exit("slot-008", 4)
    s.noise(*(place for place in s.play.board.noise_places if place != spared))
    assert s.zone("supply-of-supply-noise") == []
    rolls(s, face).unheard(NoisePlaced)
    assert spared not in s.noises()
    s.unheard(Encountered)


@pytest.mark.rule("N-586")
@pytest.mark.parametrize(("loud", "other", "number"), [("red", "blue", "2"), ("blue", "red", "1")])
def test_noise_in_one_network_is_not_noise_in_the_other(loud: str, other: str, number: str) -> None:
    s = crew("slot-011").noise(f"network-{loud}")
    rolls(s, number).heard(NoisePlaced)
    s.unheard(Encountered)
    assert s.play.noisy(f"network-{other}")


@pytest.mark.rule("N-586")
@pytest.mark.parametrize(("network", "number"), [("red", "1"), ("blue", "2")])
def test_noise_in_the_same_network_brings_an_intruder(network: str, number: str) -> None:
    rolls(crew("slot-011").noise(f"network-{network}"), number).heard(Encountered, who="scout")


@pytest.mark.rule("N-586")
def test_each_network_has_its_own_entrances() -> None:
    board = BOARDS["alternative"]
    entrances = {
        network: {slot for slot in board.slots if network in board.technical(slot)}
        for network in board.networks
    }
    assert entrances["network-red"] != entrances["network-blue"]
    # An encounter silences only the networks of its room.
    s = crew("slot-012").noise("network-red", "network-blue")
    rolls(s, "2").heard(Encountered, who="scout")
    assert s.play.noisy("network-red")
    assert not s.play.noisy("network-blue")


PAIRS = [
    ("slot-005", "slot-008"),
    ("slot-011", "slot-013"),
    ("slot-017", "slot-018"),
    ("slot-020", "slot-021"),
]


@pytest.mark.rule("N-587")
@pytest.mark.parametrize(("here", "there"), PAIRS)
def test_a_door_closes_one_corridor_of_a_pair(here: str, there: str) -> None:
    first, second = (way for way, beyond in BOARDS["alternative"].ways[here] if beyond == there)
    s = crew(here)
    s.play.lay("supply-door", first)
    assert s.denied("scout", "move", there, first) == "N-215"
    s.does("scout", "move", there, second).pays()
    assert s.where("scout") == there


@pytest.mark.rule("N-587")
@pytest.mark.parametrize("doors", [1, 2])
def test_intruders_take_the_open_corridor_of_a_pair(doors: int) -> None:
    ways = [way for way, beyond in BOARDS["alternative"].ways["slot-008"] if beyond == "slot-005"]
    s = crew("slot-008").intruder("adult", "slot-005")
    for way in ways[:doors]:
        s.play.lay("supply-door", way)
    rolls(s, "danger")
    if doors == 1:
        s.heard(IntruderMoved, intruder="adult", room="hibernatorium")
        s.unheard(DoorDestroyed)
    else:
        s.heard(DoorDestroyed)
        s.unheard(IntruderMoved)


@pytest.mark.rule("N-587")
def test_noise_in_one_corridor_of_a_pair_is_not_in_the_other() -> None:
    s = crew("slot-008").noise("corridor-005-008a")
    rolls(s, "2").heard(NoisePlaced)
    s.unheard(Encountered)
    assert s.play.noisy("corridor-005-008b")


@pytest.mark.rule("N-588")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_both_sections_lie_face_up_with_a_hidden_token(seed: str) -> None:
    s = NemesisScenario("scout", "captain", options=ALTERNATIVE, seed=seed)
    for slot, room in SECTIONS.items():
        assert s.zone(f"tile-{slot}") == [room]
        assert s.state.explored[slot] == room
        assert len(s.zone(f"exploration-{slot}")) == 1
        assert s.view(SPECTATOR).rooms[slot].room == room
        assert s.zone(f"exploration-{slot}")[0] not in str(s.view(SPECTATOR))
    others = [slot for slot in s.play.board.slots if s.zone(f"exploration-{slot}")]
    assert len(others) == 16


@pytest.mark.rule("N-589")
@pytest.mark.parametrize("section", ["a", "b"])
def test_the_first_to_enter_a_section_turns_its_token(section: str) -> None:
    slot, beside = {"a": ("slot-007", "slot-004"), "b": ("slot-009", "slot-006")}[section]
    s = crew(beside).only(f"exploration-{slot}", "exploration-fire#2")
    s.dice(noise="silence").does("scout", "move", slot).pays()
    s.heard(Explored, who="scout", room=SECTIONS[slot], token="exploration-fire#2")
    assert s.play.burning(slot)
    assert s.state.searches[slot] == 2
    assert s.zone(f"exploration-{slot}") == []


@pytest.mark.rule("N-589")
def test_whoever_comes_next_finds_no_token() -> None:
    s = crew("slot-004").only("exploration-slot-007", rest="gone")
    s.dice(noise="silence").does("scout", "move", "slot-007").pays().unheard(Explored)


@pytest.mark.rule("N-589")
def test_a_silent_token_replaces_the_noise_roll() -> None:
    s = crew("slot-004").only("exploration-slot-007", "exploration-silence#1")
    s.dice(noise="danger").does("scout", "move", "slot-007").pays()
    assert s.state.loaded == {"noise": ["danger"]}, "nobody rolled"


@pytest.mark.rule("N-281", "N-589", "N-712")
@pytest.mark.parametrize("entered", [False, True])
def test_a_section_that_nobody_has_entered_cannot_break(entered: bool) -> None:
    s = crew("slot-004").intruder("queen", "slot-007")
    if entered:
        s.only("exploration-slot-007", rest="gone")
    s.event("damage")
    assert s.play.broken("slot-007") is entered


@pytest.mark.rule("N-506", "N-589", "N-712")
def test_the_hidden_token_of_an_open_section_can_be_looked_at() -> None:
    s = crew("slot-004").explore("monitoring-room").at("scout", "monitoring-room")
    s.works("scout").does("scout", "look-at", "slot-007")
    assert s.zone("exploration-slot-007")[0] in str(s.view("scout"))
    assert s.zone("exploration-slot-007")[0] not in str(s.view("captain"))


@pytest.mark.rule("N-590")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (1, {}),
        (3, {"mode": "coop"}),
        (3, {"mode": "coop", "revive": True}),
        (3, {"intruder_player": True}),
        (3, {"packs": ["medic"]}),
    ],
    ids=["standard", "solo", "coop", "revive", "intruder player", "medic"],
)
def test_any_mode_can_be_played_on_it(seats: int, options: dict[str, Any]) -> None:
    table = Table.new("nemesis", seats=seats, options={**options, **ALTERNATIVE}, seed="a")
    assert set(table.play.state.explored) >= set(SECTIONS)
    plain = Table.new("nemesis", seats=seats, options=options, seed="a")
    assert table.play.state.mode == plain.play.state.mode
    assert table.asks()[0].text.id == "ask-draft"


@pytest.mark.rule("N-588", "N-589")
@pytest.mark.parametrize("entered", [False, True])
def test_a_section_that_nobody_has_entered_is_unexplored_for_an_objective(entered: bool) -> None:
    s = crew("slot-004").objective("scout", "relentless-investigator").is_("scout", signal=True)
    for slot in s.play.board.slots:
        if slot not in s.state.explored:
            s.explore(s.zone(f"tile-{slot}")[0], slot)
    s.only("exploration-slot-009", rest="gone")
    if entered:
        s.only("exploration-slot-007", rest="gone")
    assert (0 in s.escaped("scout").ends().winners) is entered
