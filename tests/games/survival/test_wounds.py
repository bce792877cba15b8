"""The family, chapters Wounds and Death: the track, what kills, and what the dead leave behind."""

from typing import Any

import pytest
from tests.games.survival.casts import Cast

from hullbreach.games.survival.rules.events import (
    Died,
    LightlyWounded,
    SeriouslyWounded,
)

WOUNDS = ("leg", "hand", "arm")


def burning(cast: Cast, light: int = 0, dressed: int = 0) -> Any:
    """Somebody is about to end a turn in a fire: one light wound. The other one is next door."""
    s = cast.scene().mark("fire", cast.room).wounded(0, light=light, dressed=WOUNDS[:dressed])
    return s.at(1, cast.next_door(s))


@pytest.mark.rule("N-378", "N-379", "N-380")
@pytest.mark.parametrize(("before", "after", "serious"), [(0, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_the_third_light_wound_is_a_serious_one(
    cast: Cast, before: int, after: int, serious: int
) -> None:
    s = burning(cast, before).top("deck-wound", "bleeding").rests(0)
    s.heard(LightlyWounded, who=cast.crew[0], count=1)
    assert s.light(0) == s.view(1).crew[0].light == after
    assert s.wounds(0) == ["bleeding"] * serious
    if serious:
        s.heard(SeriouslyWounded, who=cast.crew[0], wound="bleeding", listener=cast.crew[1])


@pytest.mark.rule("N-387")
@pytest.mark.parametrize("serious", [2, 3])
def test_with_three_serious_wounds_any_other_kills(cast: Cast, serious: int) -> None:
    s = burning(cast, dressed=serious).rests(0)
    assert s.crew(0).alive is (serious < 3)
    if serious == 3:
        s.heard(Died, who=cast.crew[0], rule=cast.rule("N-387"))


@pytest.mark.rule("N-384")
@pytest.mark.parametrize("dressed", [False, True])
def test_a_dressed_wound_hinders_no_more(cast: Cast, dressed: bool) -> None:
    s = cast.scene()
    s = s.wounded(0, dressed=["bleeding"]) if dressed else s.wounded(0, "bleeding")
    assert s.rests(0).light(0) == (0 if dressed else 1)


@pytest.mark.rule("N-391", "N-392", "N-393")
def test_the_dead_leave_a_corpse_their_objects_and_nothing_else(cast: Cast) -> None:
    s = burning(cast, dressed=3).has(0, "egg", "grenade", cast.tool).rests(0)
    s.heard(Died, who=cast.crew[0])
    lost = [f"item-{cast.weapons[0]}#starting", "item-grenade#red", f"item-{cast.tool}#yellow"]
    assert s.lying(cast.room) == ["corpse-red", "egg", "fire"]
    assert s.play.people(s.slot(cast.room)) == []
    assert s.carries(0) == []
    assert s.view(1).crew[0].status == "dead"
    assert set(lost) <= {*s.zone("gone"), *s.zone("box")}
    assert lost[0] not in s.state.ammo
