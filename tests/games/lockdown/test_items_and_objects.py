"""Lockdown, chapters Items and objects, and Search: where things are, and where they go."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import Acted, Found, Interrupted, Used
from hullbreach.kernel import Text

ROOM = "archive"
DECKS = ("deck-red", "deck-yellow", "deck-green", "deck-crafted")


def carrying(*items: str, room: str = ROOM, reactions: bool = False) -> LockdownScenario:
    """The survivor, who begins with nothing, in a room with these things; the hacker elsewhere."""
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": room}, reactions=reactions)
    s.hand("survivor", "search", "search", "rest", "demolition")
    return s.has("survivor", *items)


# Used and unused


@pytest.mark.rule("L-384", "L-385", "L-388")
@pytest.mark.parametrize(
    ("item", "deck", "effect"),
    [
        ("thermite-charge", "red", ""),
        ("facility-plans", "yellow", ""),
        ("caffeine-pills", "green", ""),
        ("research-documents", "green", "read-documents"),
    ],
)
def test_a_used_item_lies_open_on_the_discard_pile_of_its_deck(
    item: str, deck: str, effect: str
) -> None:
    s = carrying(item)
    before = s.view("hacker").crew[0].pack
    assert before == [f"item-{deck}"], "hidden until then"
    s.does("survivor", "use", item).pays()
    what = Text("act-use", {"a": f"item-{item}#{deck}"})
    if effect:
        s.does("survivor", "effect", effect)
    else:
        s.heard(Acted, what=what, listener="hacker")
    assert s.zone("pack-0") == []
    assert s.zone(f"discard-{deck}") == [f"item-{item}#{deck}"]
    assert s.view("hacker").discards[f"discard-{deck}"] == [f"item-{item}#{deck}"]


@pytest.mark.rule("L-384")
def test_an_item_for_one_use_is_gone_even_if_somebody_stops_it() -> None:
    s = carrying("research-documents", reactions=True).at("hacker", ROOM)
    s.hand("hacker", "interruption").does("survivor", "use", "research-documents").pays()
    s.does("hacker", "interrupt")
    s.heard(Interrupted, who="hacker", whom="survivor")
    s.until("turn")
    assert s.zone("discard-green") == ["item-research-documents#green"]
    assert s.crew("survivor").knowledge == 3, "it did nothing"


@pytest.mark.rule("L-384", "L-385", "L-569")
def test_a_used_crafted_item_is_not_made_again() -> None:
    s = carrying("neutralizer")
    assert len(s.zone("deck-crafted")) == 14
    s.uses("survivor", "neutralizer")
    s.heard(Used, item="neutralizer")
    assert len(s.zone("deck-crafted")) == 14
    assert s.view("hacker").discards["discard-crafted"] == ["item-neutralizer#crafted"]


# The pack and the hands


@pytest.mark.rule("L-387")
def test_a_pack_has_no_limit() -> None:
    s = carrying(*["weapon-battery"] * 10, *["medkit"] * 6, *["reagent"] * 5, room="generator")
    s.top("deck-yellow", "toolbelt", "fire-blanket").plays("survivor", "search")
    s.does("survivor", "keep", "toolbelt")
    assert len(s.zone("pack-0")) == 22


@pytest.mark.rule("L-389", "L-392")
def test_a_found_weapon_is_open_and_loaded_with_its_first_number() -> None:
    s = carrying(room="cave-entrance").top("deck-red", "prototype-shotgun", "grenade")
    s.plays("survivor", "search").does("survivor", "keep", "prototype-shotgun")
    s.heard(Found, kept="prototype-shotgun", listener="hacker")
    assert s.zone("pack-0") == []
    assert s.view("hacker").crew[0].carried == ["item-prototype-shotgun#red"]
    assert s.state.ammo["item-prototype-shotgun#red"] == 1
    s.set(actions=2).has("survivor", "weapon-battery")
    s.uses("survivor", "weapon-battery", "fill-energy-weapon")
    assert s.state.ammo["item-prototype-shotgun#red"] == 2, "never more than the second number"


@pytest.mark.rule("L-041", "L-392")
@pytest.mark.parametrize(
    ("who", "weapon", "ammo"),
    [("sentry", "smg", 5), ("hacker", "smart-gun", 4), ("janitor", "nailgun", 6)],
)
def test_starting_weapons_are_in_a_hand_and_loaded(who: str, weapon: str, ammo: int) -> None:
    s = LockdownScenario(who)
    assert s.zone("hands-0") == [f"item-{weapon}#starting"]
    assert s.state.ammo == {f"item-{weapon}#starting": ammo}


@pytest.mark.rule("L-394")
def test_taped_items_need_one_hand_until_one_is_gone() -> None:
    s = carrying("duct-tape", "enviro-suit", "flamethrower").uses("survivor", "duct-tape")
    assert len(s.crew("survivor").taped) == 2
    s.has("survivor", "egg").does("survivor", "drop", "flamethrower")
    assert s.crew("survivor").taped == ()
    assert len(s.zone("hands-0")) == 2


# Search


def searching(room: str, items: int = 2) -> LockdownScenario:
    """The survivor in a room that holds so many items."""
    s = LockdownScenario("survivor", "hacker").explore(room, items=items).at("survivor", room)
    return s.hand("survivor", "search", "search", "rest")


@pytest.mark.rule("L-401", "L-413")
@pytest.mark.parametrize(
    ("room", "deck"),
    [("cave-entrance", "deck-red"), ("generator", "deck-yellow"), ("laboratory", "deck-green")],
)
def test_a_search_draws_two_of_the_rooms_colour_and_keeps_one(room: str, deck: str) -> None:
    s = searching(room)
    before = {name: len(s.zone(name)) for name in DECKS}
    drawn = s.zone(deck)[-2:]
    s.plays("survivor", "search").asked("survivor", "keep")
    kept = s.offered("survivor", "keep")[0].removeprefix("keep:")
    drawn.remove(kept)
    s.does("survivor", "keep", kept)
    after = {name: len(s.zone(name)) for name in DECKS}
    assert {name: before[name] - after[name] for name in DECKS} == {
        name: int(name == deck) for name in DECKS
    }
    assert s.zone(deck)[0] == drawn[0], "the other one is under the deck"
    assert kept in s.zone("pack-0") + s.zone("hands-0")


@pytest.mark.rule("L-412")
def test_every_search_lowers_the_counter_until_nothing_is_left() -> None:
    s = searching("generator", items=1).plays("survivor", "search").until("turn", "first")
    assert s.state.searches[s.slot("generator")] == 0
    assert s.denied("survivor", "play", "search") == "L-412"


@pytest.mark.rule("L-414")
@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_in_a_white_room_one_chooses_the_deck(colour: str) -> None:
    s = searching("css-b").plays("survivor", "search")
    assert s.offered("survivor") == [
        f"search-deck:colour-{one}" for one in ("red", "yellow", "green")
    ]
    drawn = set(s.zone(f"deck-{colour}")[-2:])
    s.does("survivor", "search-deck", colour)
    assert {one.removeprefix("keep:") for one in s.offered("survivor", "keep")} == drawn


@pytest.mark.rule("L-415")
def test_nobody_else_sees_what_was_drawn() -> None:
    s = searching("cave-entrance").top("deck-red", "grenade", "glowstick")
    s.plays("survivor", "search").does("survivor", "keep", "grenade")
    s.heard(Found, kept="grenade", left=["item-glowstick#red"], listener="survivor")
    s.heard(Found, colour="red", kept=None, left=None, listener="hacker")
    assert "item-grenade" not in repr(s.view("hacker"))
    assert "item-glowstick" not in repr(s.view("hacker"))
