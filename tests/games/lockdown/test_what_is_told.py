"""Lockdown: the log names what happened, in the order in which it did, with the rule that says so."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import Learned
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    Contaminated,
    Discarded,
    EggHatched,
    Explored,
    MarkerPlaced,
    NestDestroyed,
    Scanned,
    TokenAdded,
    TokenIgnored,
    TookObject,
)
from hullbreach.kernel import SPECTATOR

CARDS = ("rest", "search", "search", "demolition")


def two(**rooms: str) -> LockdownScenario:
    """The survivor and the hacker, with light everywhere."""
    s = LockdownScenario("survivor", "hacker", rooms=rooms)
    return s.powered("s-01", "s-02", "s-03", "elevator")


def eggs_left(s: LockdownScenario, count: int) -> LockdownScenario:
    """So many eggs in the stock of the nest."""
    g = s.edit()
    while len(g.state.zones["eggs"]) > count:
        g.lift("supply-egg", "eggs")
    return s


# The nest


@pytest.mark.rule("L-438")
def test_the_nest_is_found_before_anything_is_learned_from_it() -> None:
    s = two(survivor="elevator-room-s-02").hand("survivor", *CARDS).dice(noise="silence")
    s.tile("008", "nest").token("008", "fire").goes("survivor", "008")
    told = [type(event) for event in s.told() if isinstance(event, Explored | Learned)]
    assert told == [Explored, Learned]


@pytest.mark.rule("L-438")
def test_who_ignores_the_token_has_found_the_nest_all_the_same() -> None:
    s = LockdownScenario("sentry", "hacker", rooms={"sentry": "elevator-room-s-02"})
    s.hand("sentry", "facility-tour").tile("008", "nest").token("008", "fire").dice(noise=1)
    s.plays("sentry", "facility-tour").does("sentry", "go", "slot-008")
    s.does("sentry", "ignore-token", s.offered("sentry")[0].partition(":")[2])
    assert s.crew("sentry").knowledge == 2


@pytest.mark.rule("L-439")
def test_an_egg_of_the_nest_is_taken_by_its_action() -> None:
    s = two(survivor="nest").hand("survivor", *CARDS).dice(noise="silence").works("survivor")
    s.heard(TookObject, who="survivor", thing="egg", rule="L-439")


def taken(s: LockdownScenario) -> Any:
    """Somebody takes the egg."""
    return s.hand("survivor", *CARDS).dice(noise="silence").works("survivor")


def struck(s: LockdownScenario) -> Any:
    """Somebody breaks the egg."""
    return s.hand("survivor", *CARDS).dice(noise="silence").fights("survivor", "eggs", "hit")


def burned(s: LockdownScenario) -> Any:
    """The egg burns."""
    return s.mark("fire", "nest").phase("fire")


def hatched(s: LockdownScenario) -> Any:
    """The egg hatches."""
    return s.happens("hatching")


@pytest.mark.rule("L-441", "L-062")
@pytest.mark.parametrize("lose", [taken, struck, burned, hatched])
@pytest.mark.parametrize("left", [1, 2])
def test_with_the_last_egg_the_nest_is_destroyed_for_all_to_hear(lose: Any, left: int) -> None:
    s = lose(eggs_left(two(survivor="nest"), left))
    if left == 1:
        s.heard(NestDestroyed, rule="L-441", listener=SPECTATOR)
    else:
        s.unheard(NestDestroyed)
    assert s.state.nest_destroyed == (left == 1)


@pytest.mark.rule("L-441", "L-440")
def test_an_egg_that_was_put_down_in_the_nest_is_not_of_the_nest() -> None:
    s = taken(eggs_left(two(survivor="nest"), 1).mark("egg", "nest"))
    s.heard(NestDestroyed)
    assert s.lying("nest") == ["egg"]


@pytest.mark.rule("L-441")
def test_it_can_be_destroyed_before_anybody_has_found_it() -> None:
    hatched(eggs_left(two(survivor="archive"), 1)).heard(NestDestroyed)


# Events


@pytest.mark.rule("L-160")
def test_what_an_event_does_is_told_with_the_rule_for_events() -> None:
    s = two(survivor="archive").intruder("adult", "archive").happens("damage")
    s.heard(MarkerPlaced, marker="malfunction", rule="L-160")
    s = two(survivor="archive").happens("hatching")
    s.heard(EggHatched, rule="L-160")
    s.heard(TokenAdded, rule="L-160")


@pytest.mark.rule("L-160", "L-350")
@pytest.mark.parametrize("infected", [0, 1])
def test_everybody_sees_the_cards_that_are_looked_through_for_a_larva(infected: int) -> None:
    s = two(survivor="archive").hand("hacker")
    s.contaminated("hacker", infected=infected, zone="deck")
    s.happens("leaving-the-shell-a")
    seen = s.heard(Discarded, who="hacker", listener=SPECTATOR).cards
    assert len(seen) == 4
    assert len([card for card in seen if card.startswith("contamination")]) == infected
    assert len(s.zone("discard-1")) == 4


@pytest.mark.rule("L-348", "L-350")
def test_who_has_a_larva_gets_the_card_before_it_is_scanned() -> None:
    s = two(survivor="archive").is_("hacker", larva=True).happens("leaving-the-shell-a")
    told = [type(one) for one in s.told(SPECTATOR) if getattr(one, "who", "") == "character-hacker"]
    assert told[:2] == [Contaminated, Scanned]


# Tokens


@pytest.mark.rule("L-200")
@pytest.mark.parametrize(("choice", "ignored"), [("ignore-token", True), ("heed-token", False)])
def test_a_token_that_is_ignored_is_told(choice: str, ignored: bool) -> None:
    s = LockdownScenario("sentry", "hacker", rooms={"sentry": "elevator-room-s-02"})
    s.hand("sentry", "facility-tour").tile("008", "archive").token("008", "fire").dice(noise=1)
    s.plays("sentry", "facility-tour").does("sentry", "go", "slot-008")
    s.does("sentry", choice, s.offered("sentry")[0].partition(":")[2])
    if ignored:
        s.heard(TokenIgnored, who="sentry", listener=SPECTATOR, rule="L-200")
        s.unheard(MarkerPlaced)
    else:
        s.unheard(TokenIgnored)
        s.heard(MarkerPlaced, marker="fire")
