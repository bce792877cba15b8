"""Nemesis, chapter Noise rolls: what the die says to whoever rolls it."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    DoorDestroyed,
    Encountered,
    NoisePlaced,
    NoiseRolled,
)

AROUND_006 = {"corridor-006-007", "corridor-006-011", "corridor-005-006", "corridor-002-006"}
ENTRANCES = [
    ("002", 1),
    ("002", 2),
    ("004", 2),
    ("004", 3),
    ("005", 4),
    ("009", 3),
    ("014", 3),
    ("015", 4),
    ("019", 3),
    ("019", 4),
    ("021", 2),
    ("021", 3),
]
"""The numbers around rooms that belong to technical corridors."""


def scout(place: str = "006") -> NemesisScenario:
    """The Scout alone in a room; the Captain is in the engine room 2."""
    s = NemesisScenario("scout", "captain").at("scout", place).at("captain", "engine-2")
    return s.blind("bag", "token-creeper-1")


# 1 to 4


@pytest.mark.rule("N-239")
@pytest.mark.parametrize(
    ("room", "face", "corridor"),
    [
        ("006", 1, "corridor-006-007"),
        ("006", 2, "corridor-006-011"),
        ("006", 3, "corridor-005-006"),
        ("006", 4, "corridor-002-006"),
        ("014", 1, "corridor-013-014"),
        ("014", 2, "corridor-014-017"),
        ("014", 3, "network-red"),
        ("014", 4, "corridor-011-014"),
        ("001", 1, "corridor-001-003"),
        ("001", 2, "corridor-001-003"),
    ],
)
def test_a_number_puts_noise_in_its_corridor(room: str, face: int, corridor: str) -> None:
    s = scout(room).rolls("scout", face)
    s.heard(NoiseRolled, who="scout", face=str(face))
    where = s.heard(NoisePlaced, rule="N-239").where
    assert where.id == (corridor if corridor.startswith("network") else "corridor-name")
    s.unheard(Encountered)
    assert s.noises() == {corridor}


@pytest.mark.rule("N-239")
def test_a_move_makes_noise_around_the_room_that_was_entered() -> None:
    s = NemesisScenario("scout", "captain").explore("canteen", "006").dice(noise=3)
    assert s.goes("scout", "canteen").noises() == {"corridor-005-006"}


@pytest.mark.rule("N-241")
@pytest.mark.parametrize("cause", ["danger", "event", "number"])
def test_a_corridor_has_one_noise_marker_at_most(cause: str) -> None:
    s = scout().noise("corridor-006-007", "corridor-006-011")
    if cause == "danger":
        s.rolls("scout", "danger")
    elif cause == "event":
        s.is_("scout", slimed=True).event("scent of prey")
    else:
        s.noise("corridor-005-006").rolls("scout", 4)
    assert s.noises() == AROUND_006
    assert [s.zone(way) for way in sorted(AROUND_006)] == [["supply-noise"]] * 4


# Danger


@pytest.mark.rule("N-243", "N-244")
def test_a_closed_door_stops_an_intruder_and_breaks() -> None:
    s = scout().door("005", "006").intruder("adult", "005").rolls("scout", "danger")
    assert s.intruders("005") == ["adult"]
    assert s.intruders("006") == []
    assert s.doors() == set()
    assert s.doors(ruined=True) == {"corridor-005-006"}
    s.heard(DoorDestroyed, rule="N-295")
    assert s.noises() == set(), "no noise instead"


@pytest.mark.rule("N-243", "N-244", "N-252", "N-295")
def test_danger_breaks_every_door_that_stops_an_intruder() -> None:
    s = scout().door("005", "006").door("006", "007").intruder("adult", "005")
    s.intruder("creeper", "007").rolls("scout", "danger")
    assert s.intruders("006") == []
    assert s.doors(ruined=True) == {"corridor-005-006", "corridor-006-007"}
    assert s.noises() == set()


@pytest.mark.rule("N-243")
def test_others_come_while_one_is_stopped() -> None:
    s = scout().door("005", "006").intruder("adult", "005").intruder("creeper", "002")
    s.rolls("scout", "danger")
    assert s.intruders("006") == ["creeper"]
    assert s.intruders("005") == ["adult"]


@pytest.mark.rule("N-246")
@pytest.mark.parametrize("room", ["006", "014"])
def test_danger_with_noise_everywhere_already_is_nothing(room: str) -> None:
    s = scout(room).noise_around(room)
    before = s.noises()
    s.rolls("scout", "danger").unheard(Encountered).unheard(NoisePlaced)
    assert s.noises() == before
    assert s.state.intruders == []


# Silence


# Where noise counts


@pytest.mark.rule("N-250")
@pytest.mark.parametrize(("room", "number"), ENTRANCES)
def test_noise_in_the_technical_corridors_is_at_every_entrance(room: str, number: int) -> None:
    scout(room).noise("network-red").rolls("scout", number).heard(Encountered, who="scout")
    s = scout(room).rolls("scout", number).unheard(Encountered)
    assert s.noises() == {"network-red"}


@pytest.mark.rule("N-250")
def test_on_the_other_side_of_the_board_each_network_has_its_own_noise() -> None:
    s = NemesisScenario("scout", "captain", options={"layout": "alternative"}).at("scout", "011")
    s.noise("network-red").rolls("scout", 2).unheard(Encountered)
    assert s.noises() == {"network-red", "network-blue"}
