"""Lockdown, chapters Noise roll, Technical corridors, Noise and slime markers."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    Encountered,
    IntruderMoved,
    IntruderPlaced,
    NoiseRolled,
)


def alone(slot: str, **position: Any) -> LockdownScenario:
    """The hacker alone in a room, with light everywhere; the sentry is far away."""
    s = LockdownScenario("hacker", "sentry", **position).powered("s-01", "s-02", "s-03")
    return s.at("hacker", slot).at("sentry", "027" if slot < "018" else "001")


# The roll


@pytest.mark.rule("L-243", "L-250")
@pytest.mark.parametrize(
    ("slot", "corridors"),
    [
        ("013", ["013-014", "009-013", "012-013", "010-013"]),
        ("004", ["004-006", "001-004", "003-004", "003-004"]),
        ("009", ["009-010", "009-013", "tc", "008-009"]),
        ("001", ["001-002", "001-004", "tc", "tc"]),
    ],
)
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_a_number_is_a_corridor_of_the_room(slot: str, corridors: list[str], face: int) -> None:
    s = alone(slot).rolls("hacker", face)
    way = corridors[face - 1]
    assert s.noises() == {"network-tc" if way == "tc" else f"corridor-{way}"}
    s.unheard(Encountered)


@pytest.mark.rule("L-243")
def test_the_roll_follows_a_move_into_an_empty_room() -> None:
    s = alone("009").dice(noise=3).goes("hacker", "013")
    s.heard(NoiseRolled, who="hacker", face="noise-3")
    assert s.noises() == {"corridor-012-013"}


@pytest.mark.rule("L-246")
def test_a_technical_corridor_is_no_neighbour() -> None:
    s = alone("009").intruder("adult", "012").rolls("hacker", "danger").unheard(IntruderMoved)
    assert "network-tc" in s.noises()


# Technical corridors


@pytest.mark.rule("L-251")
@pytest.mark.parametrize(("slot", "face"), [("001", 4), ("012", 4), ("020", 3), ("006", 2)])
def test_noise_in_the_technical_corridors_is_at_every_entrance(slot: str, face: int) -> None:
    s = alone(slot).noise("network-tc").blind("bag", "token-creeper-1-2").rolls("hacker", face)
    s.heard(Encountered, who="hacker")
    s.heard(IntruderPlaced, intruder="creeper")
    assert s.noises() == set(), "silenced with the corridors of the room"


@pytest.mark.rule("L-251")
def test_there_is_one_marker_for_all_entrances() -> None:
    s = alone("009").noise("network-tc").rolls("hacker", "danger")
    assert s.zone("network-tc") == ["supply-noise"]
    assert len(s.noises()) == 4


# Doors and slime
