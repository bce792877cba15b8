"""Lockdown: what cards, items and rooms need that find nothing to work on."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario

PEACE = "repository"
"""No fire, no malfunction, no computer, no colour."""


def resting(who: str, *cards: str, item: str = "", room: str = PEACE) -> LockdownScenario:
    """Somebody unhurt and clean, with these cards and perhaps an item, alone in a room."""
    s = LockdownScenario(who, "survivor" if who != "survivor" else "hacker", rooms={who: room})
    s.at(1, "013").hand(who, *cards)
    return s.has(who, item) if item else s


def test_of_a_card_with_a_rule_of_its_own_one_effect_is_enough() -> None:
    s = resting("janitor", "clean-up").mark("fire", PEACE)
    assert s.is_offered("janitor", "play", "clean-up")
    s = resting("hacker", "rest", "search", item="clothes").is_("hacker", slimed=True)
    assert s.is_offered("hacker", "use", "clothes")


@pytest.mark.rule("L-216", "L-217")
@pytest.mark.parametrize(
    ("broken", "lit", "rule"), [(0, 0, "L-216"), (1, 1, "L-217"), (1, 0, "L-217")]
)
def test_what_is_wrong_with_a_computer(broken: int, lit: int, rule: str) -> None:
    s = resting("hacker", "rest", "search", item="contingency-codes", room="archive")
    s = s.powered("s-02") if lit else s.dark("s-02")
    if broken:
        s.mark("malfunction", "archive")
    assert s.denied("hacker", "use", "contingency-codes") == rule


@pytest.mark.rule("L-297", "L-374", "L-392")
def test_what_recharging_needs() -> None:
    assert resting("hacker", "recharge").blackout().denied("hacker", "play", "recharge") == "L-374"
    full = resting("hacker", "recharge").powered("s-01")
    assert full.denied("hacker", "play", "recharge") == "L-392"
    weapon = full.zone("hands-0")[0]
    unarmed = resting("hacker", "recharge").powered("s-01").put(weapon, "gone")
    assert unarmed.denied("hacker", "play", "recharge") == "L-200"


@pytest.mark.rule("L-183", "L-255", "L-278")
def test_what_the_overmind_needs() -> None:
    def mind(place: str = PEACE) -> LockdownScenario:
        return resting("xenobiologist", "search", "search", item="quest-overmind").at(0, place)

    assert mind("005").denied(0, "use", "overmind") == "L-255", "stairs are in no section"
    assert mind().intruder("adult", "013").denied(0, "use", "overmind") == "L-183"
    shut = mind().intruder("adult", "001").door("001", "002").door("001", PEACE)
    assert shut.denied(0, "use", "overmind") == "L-278"


@pytest.mark.rule("L-400", "L-419", "L-429", "L-450", "L-464")
@pytest.mark.parametrize(
    ("room", "rule"),
    [
        ("decon-room", "L-429"),
        ("testing-lab", "L-400"),
        ("alert-room", "L-463, L-464"),
        ("defense-control-room", "L-450"),
    ],
)
def test_rooms_that_have_nothing_to_offer(room: str, rule: str) -> None:
    s = resting("hacker", room=room).knows("hacker", 9).alert(1).mark("malfunction", room)
    s.edit().state.searches = {}
    s.intruder("adult", "001").only("contingency-pool", rest="gone").only(
        "deck-crafted", rest="gone"
    )
    assert s.room_refuses("hacker", room) == rule


@pytest.mark.rule("L-419")
@pytest.mark.parametrize("room", ["isolation-room", "cave-entrance"])
def test_rooms_that_are_not_used_from_afar(room: str) -> None:
    s = resting("hacker").explore(room).explore("guard-room", "003").space(1)
    assert s.room_refuses("hacker", room) == "L-419"
    assert s.at("hacker", room).room_refuses("hacker", room) == ""


@pytest.mark.rule("L-281")
def test_where_all_doors_are_destroyed_none_is_closed() -> None:
    s = resting("sentry", "quarantine", "search", room="archive").powered("s-02").computer("d", "b")
    s.set(ruined=list(s.play.board.passages))
    assert s.denied("sentry", "play", "quarantine") == "L-281"
    assert s.denied("sentry", "computer", "option-door") == "L-281"


@pytest.mark.rule("L-278")
def test_nothing_is_driven_through_closed_doors() -> None:
    s = resting("sentry", "stun", "search").intruder("adult", PEACE)
    assert s.is_offered("sentry", "play", "stun")
    for beyond in s.play.board.neighbours[s.slot(PEACE)]:
        s.door(PEACE, beyond)
    assert s.denied("sentry", "play", "stun")


def test_what_is_impossible_is_not_among_the_things_a_card_or_item_can_do() -> None:
    s = resting("survivor", "obstinate", item="medkit").wounded("survivor", dressed=["leg"])
    s.does("survivor", "play", "obstinate").asked("survivor", "turn")
    s = resting("hacker", "rest", item="research-documents").only("contingency-pool", rest="gone")
    s.uses("hacker", "research-documents").asked("hacker", "turn")
