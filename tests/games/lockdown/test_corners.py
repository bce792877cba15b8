"""Lockdown: what hardly any game comes to, and what would not be missed for long."""

from typing import Any

import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario


def holding(who: str, *cards: str, **position: Any) -> LockdownScenario:
    """Somebody with these cards, where there is power."""
    return LockdownScenario(who, "survivor", **position).hand(who, *cards).powered("s-01", "s-02")


# Action cards


@pytest.mark.rule("L-200", "L-392")
def test_recharge_is_for_energy_weapons_only() -> None:
    s = (
        holding("hacker", "recharge")
        .has("hacker", "flamethrower")
        .ammo("hacker", "flamethrower", 1)
    )
    assert s.denied("hacker", "play", "recharge") == "L-392", "the Smart Gun is full"
    s.ammo("hacker", "smart-gun", 1).does("hacker", "play", "recharge")
    assert (s.loaded("hacker", "smart-gun"), s.loaded("hacker", "flamethrower")) == (3, 1)


# Weaknesses


@pytest.mark.rule("L-372")
@pytest.mark.parametrize("dead", [False, True])
def test_who_is_dead_keeps_no_door_shut(dead: bool) -> None:
    """The survivor knows how they move; beside the corpse they break in as anywhere."""
    s = LockdownScenario("survivor", "hacker", "janitor", rooms={"survivor": "repository"})
    s.weaknesses("the-way-of-moving", found=1).knows("survivor", 3).knows("hacker", 0)
    s.explore("css-b", at="001").intruder("adult", "001").door("001", "repository")
    s.at("hacker", "013").at("janitor", "013")
    if dead:
        s.dead("survivor")
    s.set(stage="event", queue=[]).top("deck-event", "lurking").blind("bag", "token-blank").begin()
    assert (s.corridor("001", "repository") in s.doors()) != dead
