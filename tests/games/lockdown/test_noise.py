"""Lockdown, chapters Noise roll, Technical corridors, Noise and slime markers."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    Encountered,
    IntruderMoved,
    IntruderPlaced,
    NoisePlaced,
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


@pytest.mark.rule("L-244")
@pytest.mark.parametrize("face", [3, 4])
def test_more_noise_where_there_is_some_means_an_encounter(face: int) -> None:
    """Corridor 003-004 has both numbers: it is one corridor."""
    s = alone("004").noise("corridor-003-004").blind("bag", "token-creeper-1-2")
    s.rolls("hacker", face).heard(Encountered, who="hacker", room="repository")
    assert s.intruders("repository") == ["creeper"]
    assert s.noises() == set()


@pytest.mark.rule("L-244")
def test_noise_elsewhere_means_none() -> None:
    s = alone("004").noise("corridor-001-004", "corridor-001-002").rolls("hacker", 3)
    s.unheard(Encountered)
    assert s.noises() == {"corridor-001-004", "corridor-001-002", "corridor-003-004"}


@pytest.mark.rule("L-245")
def test_danger_brings_all_hunters_next_door_that_do_not_fight() -> None:
    s = alone("013").at("sentry", "009").intruder("adult", "009").intruder("adult", "010")
    s.intruder("creeper", "012").intruder("breeder", "012").intruder("queen", "008")
    s.rolls("hacker", "danger").unheard(NoisePlaced)
    assert s.intruders("013") == ["breeder", "adult", "creeper"]
    assert s.intruders("009") == ["adult"], "it fights"
    assert s.intruders("008") == ["queen"], "not next door"
    s.unheard(Encountered)


@pytest.mark.rule("L-246", "L-250")
@pytest.mark.parametrize("busy", [False, True])
def test_danger_with_nobody_to_come_is_noise_all_around(busy: bool) -> None:
    s = alone("009").noise("corridor-008-009")
    if busy:
        s.at("sentry", "013").intruder("adult", "013")
    s.rolls("hacker", "danger").unheard(IntruderMoved).unheard(Encountered)
    assert s.noises() == {f"corridor-{one}" for one in ("008-009", "009-010", "009-013")} | {
        "network-tc"
    }


@pytest.mark.rule("L-246")
def test_a_technical_corridor_is_no_neighbour() -> None:
    s = alone("009").intruder("adult", "012").rolls("hacker", "danger").unheard(IntruderMoved)
    assert "network-tc" in s.noises()


@pytest.mark.rule("L-247", "L-263")
@pytest.mark.parametrize("slimed", [False, True])
@pytest.mark.parametrize("near", [False, True])
def test_silence_is_silence_unless_one_is_covered_with_slime(slimed: bool, near: bool) -> None:
    s = alone("013").is_("hacker", slimed=slimed)
    if near:
        s.intruder("adult", "012")
    s.rolls("hacker", "silence")
    assert s.intruders("013") == (["adult"] if slimed and near else [])
    around = {f"corridor-{one}" for one in ("009-013", "010-013", "012-013", "013-014")}
    assert s.noises() == (around if slimed and not near else set())


@pytest.mark.rule("L-263")
def test_slime_changes_no_other_result() -> None:
    s = alone("013").is_("hacker", slimed=True).intruder("adult", "012").rolls("hacker", 1)
    assert s.noises() == {"corridor-013-014"}
    assert s.intruders("013") == []


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
