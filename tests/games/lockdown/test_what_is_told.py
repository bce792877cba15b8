"""Lockdown: the log names what happened, in the order in which it did, with the rule that says so."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import (
    AutodestructionStopped,
    Learned,
    PlansReturned,
    PodEntered,
    VentilationStarted,
)
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    Contaminated,
    Discarded,
    Dropped,
    EggHatched,
    Explored,
    IntruderHealed,
    MarkerPlaced,
    NestDestroyed,
    Scanned,
    Taped,
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


# Rooms and items


@pytest.mark.rule("L-434")
def test_that_the_countdown_is_stopped_is_told() -> None:
    s = two(survivor="generator").hand("survivor", *CARDS).countdown(5).works("survivor")
    s.does("survivor", "effect", "stop-countdown")
    s.heard(AutodestructionStopped, listener="hacker", rule="L-434")


@pytest.mark.rule("L-084")
def test_who_is_in_which_pod_is_told() -> None:
    s = two(survivor="css-a").hand("survivor", *CARDS).space(10).works("survivor")
    s.heard(PodEntered, who="survivor", pod="pod-a", listener="hacker", rule="L-084")


@pytest.mark.rule("L-460")
def test_which_room_is_to_be_vented_is_told() -> None:
    s = two(survivor="vent-control-room").explore("guard-room", "003").hand("survivor", *CARDS)
    s.works("survivor").does("survivor", "vent", "slot-003")
    s.heard(VentilationStarted, place="guard-room", listener="hacker", rule="L-460")


@pytest.mark.rule("L-394")
def test_which_items_are_taped_together_is_told() -> None:
    s = two(survivor="archive").hand("survivor", *CARDS).has("survivor", "pistol", "flamethrower")
    s.has("survivor", "duct-tape").uses("survivor", "duct-tape")
    taped = s.heard(Taped, who="survivor", listener="hacker", rule="L-394").items
    assert sorted(item.partition("#")[0] for item in taped) == ["item-flamethrower", "item-pistol"]


# Events


@pytest.mark.rule("L-160")
def test_which_intruders_recover_is_told() -> None:
    s = LockdownScenario("survivor", "hacker", options={"packs": ["intruders"]})
    s.intruder("adult", "016", injuries=3).intruder("creeper", "018").happens("regeneration")
    s.heard(IntruderHealed, intruder="adult", injuries=1, listener=SPECTATOR, rule="L-160")
    s.unheard(IntruderHealed, intruder="creeper")


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


# Death


@pytest.mark.rule("L-363")
def test_what_the_dead_drop_is_told_object_by_object() -> None:
    s = two(survivor="archive", hacker="repository").wounded("survivor", "leg", "body", "hand")
    s.has("survivor", "egg", "pistol").mark("fire", "archive").rests("survivor")
    s.heard(Dropped, who="survivor", thing="egg", listener="hacker", rule="L-363")
    s.unheard(Dropped, thing="pistol#crafted-1")


@pytest.mark.rule("L-109")
@pytest.mark.parametrize("plans", [("blue",), ("blue", "red")])
def test_that_the_plans_of_the_dead_are_in_the_pool_again_is_told(plans: tuple[str, ...]) -> None:
    s = two(survivor="archive", hacker="repository").wounded("survivor", "leg", "body", "hand")
    s.contingency("survivor", *plans).mark("fire", "archive").rests("survivor")
    s.heard(PlansReturned, who="survivor", count=len(plans), listener="hacker", rule="L-109")


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
