"""Lockdown: who is asked for a card against the darkness of an event, and what that card is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import DarknessIgnored
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import IntruderMoved

ROOM = "archive"
"""008: in S-02, without an entrance to the technical corridors."""
OTHERS = ("interruption", "inconspicuous", "glowstick", "flashlight", "drop")


def alone_in_the_dark(*cards: str, **position: Any) -> LockdownScenario:
    """The lab rat without light, with these cards; the hacker is far away, where there is light."""
    s = LockdownScenario("lab-rat", "hacker", rooms={"lab-rat": ROOM}, reactions=True, **position)
    for topic in OTHERS:
        s.stands("lab-rat", topic).stands("hacker", topic)
    s.stands("hacker", "feel-of-the-dark")
    s.dark("s-01", "s-02", "elevator").powered("s-03").at("hacker", "isolation-room")
    return s.hand("lab-rat", *cards)


# The last card


@pytest.mark.rule("L-165", "L-382")
@pytest.mark.parametrize(("answer", "spent"), [("feel-of-the-dark", 0), ("pass", 2)])
def test_whoever_ignores_the_dark_with_the_last_card_does_not_panic_for_that(
    answer: str, spent: int
) -> None:
    s = alone_in_the_dark("feel-of-the-dark").has("lab-rat", "pistol").happens("panic")
    s.asked("lab-rat", "feel-of-the-dark")
    s.does("lab-rat", *(("react", answer) if answer != "pass" else ("pass",)))
    assert s.loaded("lab-rat", "pistol") == 3 - spent


@pytest.mark.rule("L-165", "L-382")
@pytest.mark.parametrize("reacts", [True, False])
def test_nor_is_whoever_bleeds_the_prey_of_a_blood_trace_for_that(reacts: bool) -> None:
    s = alone_in_the_dark("feel-of-the-dark").wounded("lab-rat", "leg").intruder("adult", "010")
    s.happens("blood-trace-a").asked("lab-rat", "feel-of-the-dark")
    if reacts:
        s.does("lab-rat", "react", "feel-of-the-dark").heard(DarknessIgnored)
        s.unheard(IntruderMoved)
    else:
        s.does("lab-rat", "pass").heard(IntruderMoved, intruder="adult", room=ROOM)


@pytest.mark.rule("L-165")
def test_whoever_has_no_cards_panics_once_in_the_dark_as_well() -> None:
    s = alone_in_the_dark().has("lab-rat", "pistol").happens("panic")
    assert s.loaded("lab-rat", "pistol") == 1


# Who is asked

Change = Callable[[LockdownScenario], Any]


def nothing(s: LockdownScenario) -> None:
    """Healthy, clean, empty-handed, with nobody near."""


def hurt(s: LockdownScenario) -> None:
    """A serious wound."""
    s.wounded("lab-rat", "leg")


def hurt_and_hunted(s: LockdownScenario) -> None:
    """And a hunter in the same section."""
    s.wounded("lab-rat", "leg").intruder("adult", "010")


def hunted_from_afar(s: LockdownScenario) -> None:
    """And a hunter in another one."""
    s.wounded("lab-rat", "leg").intruder("adult", "026")


def fighting(s: LockdownScenario) -> None:
    """A hunter in the room."""
    s.intruder("adult", ROOM)


def hurt_and_fighting(s: LockdownScenario) -> None:
    """Both."""
    s.wounded("lab-rat", "leg").intruder("adult", ROOM)


def armed(s: LockdownScenario) -> None:
    """Something to lose."""
    s.has("lab-rat", "pistol")


def broken(s: LockdownScenario) -> None:
    """A malfunction in the room."""
    s.mark("malfunction", ROOM)


def noisy(s: LockdownScenario) -> None:
    """Noise all around."""
    s.noise_around(ROOM)


def at_entrance(s: LockdownScenario) -> None:
    """In a room with an entrance to the technical corridors."""
    s.explore("guard-room", "009").at("lab-rat", "009")


@pytest.mark.rule("L-165", "L-382")
@pytest.mark.parametrize(
    ("event", "change", "asked"),
    [
        ("bulkheads-open", nothing, True),
        ("bulkheads-open", noisy, False),
        ("nest", nothing, True),
        ("nest", noisy, False),
        ("damage", nothing, True),
        ("damage", broken, False),
        ("blood-trace-a", nothing, False),
        ("blood-trace-a", hurt, False),
        ("blood-trace-a", hunted_from_afar, False),
        ("blood-trace-a", hurt_and_hunted, True),
        ("blood-trace-a", hurt_and_fighting, False),
        ("scent-of-blood", nothing, False),
        ("scent-of-blood", hurt, True),
        ("scent-of-blood", hurt_and_fighting, False),
        ("lurking", nothing, False),
        ("lurking", fighting, True),
        ("egg-protection", nothing, True),
        ("hatching", nothing, False),
        ("noise-in-corridors", nothing, False),
        ("noise-in-corridors", at_entrance, True),
        ("panic", nothing, False),
        ("panic", armed, True),
    ],
)
def test_only_whom_the_darkness_would_harm_is_asked(
    event: str, change: Change, asked: bool
) -> None:
    s = alone_in_the_dark("feel-of-the-dark", "search", "rest")
    change(s)
    s.happens(event)
    prompts = [ask.text.id for ask in s.table.asks()]
    assert ("ask-feel-of-the-dark" in prompts) == asked
