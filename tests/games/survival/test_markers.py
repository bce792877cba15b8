"""The family, chapters Fire, Malfunction, Doors, Noise and Slime: what markers do, and cannot."""

from typing import Any

import pytest
from tests.games.survival.casts import Cast

from hullbreach.games.survival.rules.events import (
    DoorClosed,
    Encountered,
    IntruderPlaced,
    MarkerPlaced,
    Slimed,
    Washed,
)


def entering(cast: Cast, token: str) -> Any:
    """Somebody about to go next door, where a token waits."""
    s = cast.scene()
    there = cast.next_door(s)
    return s.token(there, token).dice(noise=1)


def enters(cast: Cast, s: Any) -> Any:
    """Somebody goes there."""
    return s.goes(0, cast.next_door(s))


# Fire and malfunction


@pytest.mark.rule("N-272")
@pytest.mark.parametrize("burning", [False, True])
def test_a_room_has_one_fire_at_most(cast: Cast, burning: bool) -> None:
    s = entering(cast, "fire")
    there = cast.next_door(s)
    if burning:
        s.mark("fire", there)
    left = len(s.zone("supply-of-supply-fire"))
    enters(cast, s)
    assert s.lying(there).count("fire") == 1
    assert len(s.zone("supply-of-supply-fire")) == left - (not burning)
    assert sum(isinstance(event, MarkerPlaced) for event in s.told()) == (not burning)


@pytest.mark.rule("N-286")
def test_a_room_has_one_malfunction_at_most(cast: Cast) -> None:
    s = cast.scene().does(0, "play", "demolition")
    s.heard(MarkerPlaced, marker="malfunction", room=cast.room)
    s = cast.scene().mark("malfunction", cast.room)
    assert s.denied(0, "play", "demolition") == cast.rule("N-291", "N-286")


@pytest.mark.rule("N-275", "N-279")
@pytest.mark.parametrize("marker", ["fire", "malfunction"])
def test_what_burns_or_is_broken_can_be_searched(cast: Cast, marker: str) -> None:
    s = cast.scene().mark(marker, cast.room)
    items = s.items_left(cast.room)
    s.does(0, "play", "search").until("ask-turn", "first")
    assert s.items_left(cast.room) == items - 1
    assert len(s.carries(0)) == 2


# Doors


@pytest.mark.rule("N-289", "N-622", "L-276")
@pytest.mark.parametrize("ruined", [False, True])
def test_a_corridor_has_one_door_at_most(cast: Cast, ruined: bool) -> None:
    s = entering(cast, "doors")
    way = s.corridor(cast.room, cast.next_door(s))
    if ruined:
        s.door(cast.room, cast.next_door(s), ruined=True)
    enters(cast, s)
    assert s.zone(way).count("supply-door") == 1
    assert s.doors() == (set() if ruined else {way})
    assert sum(isinstance(event, DoorClosed) for event in s.told()) == (not ruined)


@pytest.mark.rule("N-292", "N-620")
def test_without_a_door_left_one_is_taken_from_elsewhere(cast: Cast) -> None:
    s = entering(cast, "doors")
    near = s.corridor(cast.room, cast.next_door(s))
    ways = [way for way in s.play.board.passages if way != near]
    for number, way in enumerate(ways[: len(s.zone("supply-of-supply-door"))]):
        s.edit().lay("supply-door", way)
        if number < 2 and cast.next_door(s) not in way:
            s.edit().state.ruined = [*s.state.ruined, way]
    standing = s.doors()
    enters(cast, s).asked(0, "door-from")
    assert {one.removeprefix("take-door:") for one in s.offered(0)} == standing
    taken = sorted(standing)[0]
    s.does(0, "take-door", taken)
    assert s.doors() == standing - {taken} | {near}


@pytest.mark.rule("N-293")
def test_a_closed_door_stops_people_and_what_they_throw(cast: Cast) -> None:
    def scene(*, ruined: bool) -> Any:
        s = cast.scene().has(0, "grenade")
        there = cast.next_door(s)
        return s.intruder("adult", there).door(cast.room, there, ruined=ruined).begin()

    s = scene(ruined=False)
    there = cast.next_door(s)
    for words in (("move", there), ("careful", there), ("use", "grenade")):
        assert not s.is_offered(0, *words)
        assert s.denied(0, *words)
        assert scene(ruined=True).is_offered(0, *words)


@pytest.mark.rule("N-294", "N-299")
def test_a_destroyed_door_is_no_obstacle(cast: Cast) -> None:
    s = cast.scene()
    there = cast.next_door(s)
    s.door(cast.room, there, ruined=True).dice(noise=1).goes(0, there)
    assert s.where(0) == there


@pytest.mark.rule("N-249", "N-290")
@pytest.mark.parametrize("inside", [True, False])
def test_noise_is_heard_on_both_sides_of_a_door(cast: Cast, inside: bool) -> None:
    def scene() -> Any:
        s = cast.scene()
        there = cast.next_door(s)
        return s.at(0, cast.room if inside else there).door(cast.room, there).at(1, s.where(0))

    s = scene()
    way = s.corridor(cast.room, cast.next_door(s))
    face = cast.face(s, way, s.where(0))
    s.rolls(0, face).unheard(Encountered)
    assert s.noises() == {way}, "a door keeps no noise out"
    s = scene().noise(way).blind("bag", cast.bag).rolls(0, face)
    s.heard(Encountered, who=cast.crew[0])


@pytest.mark.rule("N-298", "N-290")
def test_doors_keep_nobody_out_in_an_encounter(cast: Cast) -> None:
    s = cast.scene(seats=1)
    ways = {s.corridor(cast.room, there) for there in s.play.board.neighbours[s.slot(cast.room)]}
    for there in s.play.board.neighbours[s.slot(cast.room)]:
        s.door(cast.room, there)
    way = sorted(ways)[0]
    s.noise(way).blind("bag", cast.bag).rolls(0, cast.face(s, way, cast.room))
    s.heard(Encountered, who=cast.crew[0])
    s.heard(IntruderPlaced, intruder="creeper", room=cast.room)
    assert s.intruders(cast.room) == ["creeper"]
    assert s.doors() == ways
    assert s.noises() == set()


# Slime


@pytest.mark.rule("N-266")
@pytest.mark.parametrize("slimed", [False, True])
def test_slime_on_slime_changes_nothing(cast: Cast, slimed: bool) -> None:
    s = enters(cast, entering(cast, "slime").is_(0, slimed=slimed))
    assert s.crew(0).slimed is True
    assert sum(isinstance(event, Slimed) for event in s.told()) == (not slimed)


@pytest.mark.rule("N-266", "N-267")
def test_clothes_are_used_up_to_wash_all_of_it_off(cast: Cast) -> None:
    s = cast.scene().is_(0, slimed=True).is_(1, slimed=True).has(0, "clothes#yellow")
    s.does(0, "use", "clothes").pays()
    s.heard(Washed, who=cast.crew[0], rule=cast.rule("N-267"))
    assert not s.crew(0).slimed
    assert s.zone("pack-0") == []
    assert s.crew(1).slimed, "only one's own slime"
    refused = cast.scene().has(0, "clothes#yellow").denied(0, "use", "clothes")
    assert refused == cast.rule("N-266", "N-384")
