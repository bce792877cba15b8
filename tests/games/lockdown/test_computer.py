"""Lockdown, chapter Computer actions: the computer, and what its cards offer."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import ComputerRevealed, Learned, PowerMoved
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    DoorClosed,
    DoorOpened,
    IntruderMoved,
    MarkerPlaced,
    MarkerRemoved,
    Peeked,
)

CARDS = {
    "a": ("move-rover", "peek-css", "peek-contingencies"),
    "b": ("knowledge", "peek-css", "swap-power"),
    "c": ("purge", "swap-power", "peek-contingencies"),
    "d": ("door", "peek-css", "move-rover"),
    "e": ("purge", "swap-power", "peek-css"),
}


def at_computer(card: str = "b", *below: str, **position: Any) -> LockdownScenario:
    """Two people at the computer of the archive (008, in S-02), which has power."""
    rooms = {"hacker": "archive", "sentry": "archive"}
    s = LockdownScenario("hacker", "sentry", rooms=rooms, **position).powered("s-02")
    return s.computer(card, *(below or ("a" if card != "a" else "b",)))


def uses(s: LockdownScenario, choice: str) -> LockdownScenario:
    """The hacker takes a computer action and pays."""
    s.does("hacker", "computer", f"option-{choice}").pays()
    return s


# When


@pytest.mark.rule("L-216")
@pytest.mark.parametrize(
    ("room", "possible"),
    [
        ("archive", True),
        ("laboratory", True),
        ("css-control-room", True),
        ("generator", False),
        ("alert-room", False),
        ("emergency-staircase-1", False),
    ],
)
def test_it_takes_a_room_with_a_computer(room: str, possible: bool) -> None:
    s = at_computer().explore(room).at("hacker", room).powered("s-01", "s-02", "s-03").begin()
    assert s.is_offered("hacker", "computer", "option-knowledge") == possible
    if not possible:
        assert s.denied("hacker", "computer", "option-knowledge") == "L-216"


@pytest.mark.rule("L-216")
def test_it_takes_power_in_this_section() -> None:
    s = at_computer().powered("s-01", "s-03", "elevator").dark("s-02").begin()
    assert s.denied("hacker", "computer", "option-knowledge") == "L-216"
    s = at_computer().dark("s-01", "s-03", "elevator").begin()
    assert s.is_offered("hacker", "computer", "option-knowledge")


@pytest.mark.rule("L-217")
def test_a_broken_computer_is_none() -> None:
    s = at_computer().mark("malfunction", "archive").begin()
    assert s.denied("hacker", "computer", "option-knowledge") == "L-217"
    s = at_computer().mark("malfunction", "archive").dark("s-02").begin()
    assert s.denied("hacker", "computer", "option-knowledge") == "L-217", "nor is there any power"
    s = at_computer().mark("fire", "archive").begin()
    assert s.is_offered("hacker", "computer", "option-knowledge"), "fire does not matter"


# What


@pytest.mark.rule("L-218")
@pytest.mark.parametrize("card", CARDS)
def test_the_open_card_offers_its_three_options(card: str) -> None:
    s = at_computer(card).contingency("sentry", "blue", "red").mark("fire", "repository")
    offered = s.begin().offered("hacker", "computer")
    assert offered == [f"computer:computer-option-{one}" for one in CARDS[card]]


@pytest.mark.rule("L-218")
def test_it_costs_one_card_and_does_one_thing() -> None:
    s = at_computer("b").knows("hacker", 1).hand("hacker", "rest", "search")
    s.does("hacker", "computer", "option-knowledge").pays("search")
    s.heard(Learned, who="hacker", points=1, knowledge=2)
    s.unheard(PowerMoved).unheard(Peeked)
    assert s.zone("hand-0") == ["card-rest"]
    assert s.state.actions == 1
    s = at_computer("b").hand("hacker").begin()
    assert not s.is_offered("hacker", "computer")


@pytest.mark.rule("L-365")
def test_whoever_knows_all_there_is_to_know_learns_nothing_more() -> None:
    s = at_computer("b").knows("hacker", 7)
    uses(s, "knowledge").heard(Learned, points=1, knowledge=8)
    s = at_computer("b").knows("hacker", 8).begin()
    assert s.denied("hacker", "computer", "option-knowledge") == "L-365"


@pytest.mark.rule("L-218", "L-225")
@pytest.mark.parametrize("one", ["s-01", "s-02", "s-03"])
def test_two_power_tokens_swap_places_and_stay_as_they_are(one: str) -> None:
    s = at_computer("b").powered("s-02").dark("s-01", "s-03", "elevator")
    mine, lift = s.zone(f"power-{one}"), s.zone("power-elevator")
    uses(s, "swap-power").does("hacker", "swap-power", f"section-{one}", "section-elevator")
    assert (s.zone(f"power-{one}"), s.zone("power-elevator")) == (lift, mine)
    assert s.play.powered("elevator") == (one == "s-02")
    assert s.play.powered("s-02") == (one != "s-02")


@pytest.mark.rule("L-218")
def test_a_token_of_the_cargo_system_is_for_own_eyes() -> None:
    s = uses(at_computer("b").cargo(6, "all"), "peek-css").does("hacker", "cargo-token", "space-6")
    assert s.heard(Peeked, listener="hacker").seen == ["cargo-all"]
    assert s.heard(Peeked, listener="sentry").seen is None


@pytest.mark.rule("L-218", "L-255")
@pytest.mark.parametrize(
    ("where", "possible"), [("009", True), ("repository", False), ("005", False)]
)
def test_contingencies_of_somebody_in_the_same_section(where: str, possible: bool) -> None:
    s = at_computer("a").at("sentry", where).contingency("sentry", "blue", "red").begin()
    assert s.is_offered("hacker", "computer", "option-peek-contingencies") == possible
    if possible:
        uses(s, "peek-contingencies")
        seen = s.heard(Peeked, listener="hacker").seen
        assert sorted(seen or ()) == ["contingency-blue", "contingency-red"]
        assert s.heard(Peeked, listener="sentry").seen is None


@pytest.mark.rule("L-108", "L-132")
@pytest.mark.parametrize("status", ["pod", "isolated", "bunker", "escaped"])
def test_nobody_looks_at_the_contingencies_of_who_has_left_the_rooms(status: str) -> None:
    s = at_computer("a").at("sentry", "009").contingency("sentry", "blue", "red")
    s.is_("sentry", status=status).begin()
    assert s.denied("hacker", "computer", "option-peek-contingencies") == "L-108"


@pytest.mark.rule("L-218")
def test_a_room_anywhere_is_purged_of_fire_and_hunters() -> None:
    s = at_computer("c").mark("fire", "022").intruder("adult", "022").intruder("creeper", "022")
    s.intruder("breeder", "021").top("deck-event", "event-nest", "event-power-surge")
    uses(s, "purge").does("hacker", "flood", "022").heard(MarkerRemoved, marker="fire")
    s.heard(IntruderMoved, intruder="adult", room="slot-026")
    s.heard(IntruderMoved, intruder="creeper", room="slot-021")
    assert s.figure("breeder").slot == "slot-021"
    assert s.zone("discard-event") == ["event-nest", "event-power-surge"]


@pytest.mark.rule("L-218", "L-333")
@pytest.mark.parametrize(("trouble", "possible"), [("", False), ("fire", True), ("larva", True)])
def test_only_a_room_with_fire_or_hunters_is_purged(trouble: str, possible: bool) -> None:
    s = at_computer("c")
    if trouble == "fire":
        s.mark("fire", "022")
    elif trouble:
        s.intruder(trouble, "022")
    s.begin()
    if possible:
        assert uses(s, "purge").where("hacker") == s.slot("archive")
        assert (s.play.burning("slot-022"), s.intruders("022")) == (False, [])
    else:
        assert s.denied("hacker", "computer", "option-purge") == "L-218"


@pytest.mark.rule("L-218", "L-277")
def test_any_door_is_opened_or_closed() -> None:
    s = at_computer("d").door("022", "023")
    uses(s, "door").does("hacker", "open-door", "corridor-022-023").heard(DoorOpened)
    assert s.doors() == set()
    s = at_computer("d").door("022", "023", ruined=True)
    uses(s, "door")
    assert not s.is_offered("hacker", "close-door", "corridor-022-023")
    s.does("hacker", "close-door", "corridor-001-004").heard(DoorClosed)
    assert s.doors() == {"corridor-001-004"}


# The next card


@pytest.mark.rule("L-219")
def test_the_used_card_goes_under_the_deck_and_the_next_is_open() -> None:
    s = uses(at_computer("b", "e", "d"), "knowledge")
    s.heard(ComputerRevealed, card="e", rule="L-219")
    assert s.zone("computer") == ["computer-e"]
    assert s.zone("deck-computer")[0] == "computer-b", "the bottom"
    assert s.zone("deck-computer")[-1] == "computer-d"


@pytest.mark.rule("L-220")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_the_lock_down_breaks_the_room_and_the_deck_is_shuffled(seed: str) -> None:
    s = uses(at_computer("b", "lock-down", "d", seed=seed), "knowledge")
    s.heard(ComputerRevealed, card="lock-down", rule="L-219")
    s.heard(MarkerPlaced, marker="malfunction", room="archive", rule="L-220")
    (card,) = s.zone("computer")
    assert card != "computer-lock-down"
    assert sorted([card, *s.zone("deck-computer")]) == sorted(
        f"computer-{one}" for one in (*CARDS, "lock-down")
    )
    assert not s.is_offered("hacker", "computer")


@pytest.mark.rule("L-220")
def test_nobody_knows_where_in_the_deck_the_lock_down_is() -> None:
    for n in range(20):
        s = uses(at_computer("b", "lock-down", "d", seed=f"deck {n}"), "knowledge")
        assert s.nobody_knows("computer-lock-down")


@pytest.mark.rule("L-220")
def test_shuffled_means_that_any_card_can_be_next() -> None:
    found = {
        uses(at_computer("b", "lock-down", "d", seed=f"deck {n}"), "knowledge").zone("computer")[0]
        for n in range(12)
    }
    assert len(found) > 2
