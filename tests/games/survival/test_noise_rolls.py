"""The family, chapter Noise rolls: what the die says to whoever rolls it."""

from typing import Any

import pytest
from tests.games.survival.casts import Cast

from hullbreach.games.survival.rules.events import Encountered, IntruderMoved, NoisePlaced


def alone(cast: Cast, **fields: Any) -> Any:
    """The first of the crew alone in the room; nobody is next door."""
    s = cast.scene()
    return s.at(1, far(cast, s)).is_(0, **fields).blind("bag", cast.bag)


def far(cast: Cast, s: Any) -> str:
    """A slot that is no neighbour of the room."""
    room = s.slot(cast.room)
    near = {room, *s.play.board.neighbours[room]}
    return str(next(slot for slot in s.play.board.slots if slot not in near))


def around(cast: Cast, s: Any) -> set[str]:
    """The corridors of the room."""
    return set(s.play.board.exits[s.slot(cast.room)].values())


@pytest.mark.rule("N-240")
def test_a_number_with_noise_in_its_corridor_is_an_encounter(cast: Cast) -> None:
    s = alone(cast)
    way = s.play.board.exits[s.slot(cast.room)][1]
    s.noise_around(cast.room).rolls(0, 1)
    s.heard(Encountered, who=cast.crew[0], room=cast.room)
    assert s.intruders(cast.room) == ["creeper"]
    assert s.noises() == set(), "all corridors of the room are quiet again"
    s = alone(cast).noise(way).rolls(0, 1).heard(Encountered, who=cast.crew[0])


@pytest.mark.rule("N-241", "L-243")
def test_noise_in_another_corridor_is_none(cast: Cast) -> None:
    s = alone(cast)
    way = s.play.board.exits[s.slot(cast.room)][1]
    others = around(cast, s) - {way}
    s.noise(*others).rolls(0, 1).unheard(Encountered)
    assert s.noises() == others | {way}


@pytest.mark.rule("N-242")
def test_danger_brings_all_from_next_door_who_do_not_fight(cast: Cast) -> None:
    s = alone(cast)
    first, second = cast.next_door(s), cast.next_door(s, 1)
    s.at(1, first).intruder("adult", first).intruder("creeper", second).intruder("breeder", second)
    s.intruder("queen", far(cast, s)).rolls(0, "danger").unheard(NoisePlaced).unheard(Encountered)
    assert s.intruders(cast.room) == ["breeder", "creeper"]
    assert s.intruders(first) == ["adult"], "it fights"
    assert s.intruders(far(cast, s)) == ["queen"], "not next door"


@pytest.mark.rule("N-245", "N-246", "L-250")
@pytest.mark.parametrize("fighting", [False, True])
def test_danger_with_nobody_to_come_is_noise_all_around(cast: Cast, fighting: bool) -> None:
    s = alone(cast)
    if fighting:
        s.at(1, cast.next_door(s)).intruder("adult", cast.next_door(s))
    s.noise(sorted(around(cast, s))[0]).rolls(0, "danger")
    s.unheard(IntruderMoved).unheard(Encountered)
    assert s.noises() == around(cast, s), "one marker each"
    assert all(s.zone(way).count("supply-noise") == 1 for way in around(cast, s))


@pytest.mark.rule("N-247", "N-248")
@pytest.mark.parametrize("slimed", [False, True])
@pytest.mark.parametrize("near", [False, True])
def test_silence_is_danger_for_those_covered_with_slime(
    cast: Cast, slimed: bool, near: bool
) -> None:
    s = alone(cast, slimed=slimed).is_(1, slimed=True)
    if near:
        s.intruder("adult", cast.next_door(s))
    s.rolls(0, "silence").unheard(Encountered)
    assert s.intruders(cast.room) == (["adult"] if slimed and near else [])
    assert s.noises() == (around(cast, s) if slimed and not near else set())


@pytest.mark.rule("N-248")
def test_slime_changes_no_other_result(cast: Cast) -> None:
    s = alone(cast, slimed=True).intruder("adult", cast.next_door(alone(cast))).rolls(0, 1)
    assert s.noises() == {s.play.board.exits[s.slot(cast.room)][1]}
    assert s.intruders(cast.room) == []
