"""Nemesis, chapter Information: what is open, what is secret, and until when."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import (
    Checked,
    Explored,
    IntruderPlaced,
    MarkerPlaced,
    ObjectiveShown,
    Peeked,
)

EYES = pytest.mark.parametrize("reader", [-1, 0, 1, 2])


def mentions(s: NemesisScenario, reader: int, thing: str) -> bool:
    """Whether a seat's view, or what it has just heard, names something."""
    seen = msgspec.json.encode(s.view(reader)) + repr(s.told(reader)).encode()
    return thing.encode() in seen


@pytest.mark.rule("N-062")
def test_who_looks_at_the_coordinates_knows_them_alone() -> None:
    s = NemesisScenario(rooms={"scout": "cockpit"})
    (card,) = s.zone("coordinates")
    s.does("scout", "room").pays().does("scout", s.offered("scout")[0]).heard(
        Peeked, seen=[card], listener="scout"
    )
    s.heard(Peeked, who="scout", seen=None, listener="captain")
    assert [mentions(s, reader, card) for reader in (-1, 0, 1, 2)] == [False, True, False, False]


@pytest.mark.rule("N-062")
def test_who_looks_at_a_room_knows_it_alone_and_can_show_it_to_nobody() -> None:
    s = NemesisScenario(rooms={"scout": "monitoring-room", "captain": "monitoring-room"})
    s.tile("012", "nest").does("scout", "room").pays().does("scout", "look-at", "slot-012")
    assert [mentions(s, reader, "room-nest") for reader in (-1, 0, 1, 2)] == [
        False,
        True,
        False,
        False,
    ]
    told = {option.verb for option in s.asked("scout", "turn").options}
    assert not told & {"show", "reveal", "tell"}
    s.rests("scout")
    assert [mentions(s, reader, "room-nest") for reader in (-1, 1, 2)] == [False, False, False]
    assert mentions(s, 0, "room-nest")


@pytest.mark.rule("N-064")
@EYES
def test_objectives_are_secret_until_they_are_checked(reader: int) -> None:
    s = NemesisScenario(time=14)
    kept = ["objective-hoarder", "objective-my-precious", "objective-quarantine"]
    for seat, card in enumerate(kept):
        s.only(f"objectives-{seat}", card, rest="box")
        s.is_(seat, status="hibernating" if seat < 2 else "aboard")
    for number in (1, 2, 3):
        s.only(f"engine-{number}", f"engine-{number}-working", f"engine-{number}-damaged")
    earth = next(one.id for one in CONTENT.coordinates.values() if one.destinations[1] == "earth")
    s.only("coordinates", f"coordinates-{earth}", rest="box")
    before = [s.view(reader).crew[seat].objectives for seat in range(3)]
    assert before == [[card] if seat == reader else [None] for seat, card in enumerate(kept)]
    s.edit()
    s.phase("time")
    assert s.over
    for seat in (0, 1):
        assert s.view(reader).crew[seat].objectives == [kept[seat]]
    s.heard(Checked, what="check-objective", listener=reader)
    # The soldier died with the jump and takes no part in the check; now that all is over, it tells.
    s.unheard(Checked, what="check-dead-objective")
    s.heard(ObjectiveShown, objective=kept[2], listener=reader)


@pytest.mark.rule("N-065")
@EYES
def test_a_room_is_open_to_all_once_it_is_explored(reader: int) -> None:
    s = NemesisScenario().tile("006", "canteen").token("006", "malfunction", 3)
    assert s.view(reader).rooms["slot-006"].room == ""
    s.dice(noise="4")
    s.does("scout", "move", "slot-006").pays()
    seen = s.view(reader)
    assert seen.rooms["slot-006"].room == "room-canteen"
    assert seen.rooms["slot-006"].items == 3
    assert "supply-malfunction" in seen.rooms["slot-006"].here
    assert seen.passages[s.exit("006", 4)].noise
    s.heard(Explored, room="canteen", token="exploration-malfunction#3", listener=reader)
    s.heard(MarkerPlaced, marker="malfunction", listener=reader)


@pytest.mark.rule("N-065")
@EYES
def test_intruders_are_open_to_all(reader: int) -> None:
    s = (
        NemesisScenario(rooms={"scout": "storage"})
        .noise_around("storage")
        .intruder("breeder", "012", 3)
    )
    s.set(stage="noise", queue=["0"]).dice(noise="1").blind("bag", "token-adult-2").begin()
    s.heard(IntruderPlaced, intruder="adult", room="storage", listener=reader)
    figures = [(one.kind, one.slot, one.injuries) for one in s.view(reader).figures]
    assert figures == [
        ("intruder-breeder", "slot-012", 3),
        ("intruder-adult", s.slot("storage"), 0),
    ]


@pytest.mark.rule("N-065")
def test_all_seats_see_the_same_board() -> None:
    s = NemesisScenario(rooms={"scout": "storage"}).intruder("adult", "012").mark("fire", "005")
    s.door("012", "016").noise(s.corridor("005", "006")).begin()
    boards = [
        msgspec.json.encode(
            (seen.rooms, seen.passages, seen.figures, seen.pods, seen.locked, seen.eggs)
        )
        for seen in (s.view(reader) for reader in (-1, 0, 1, 2))
    ]
    assert len(set(boards)) == 1
