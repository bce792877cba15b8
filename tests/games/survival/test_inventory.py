"""The family, chapters on hands, the inventory and dropping: what they hold, and where it goes."""

from typing import Any

import pytest
from tests.games.survival.casts import Cast

from hullbreach.games.survival.rules.events import Dropped


def carrying(cast: Cast, *items: str) -> Any:
    """The first of the crew with these things beside the weapon."""
    return cast.scene().has(0, *items)


@pytest.mark.rule("N-400", "N-413", "L-386", "L-395")
def test_an_unused_item_goes_face_down_to_the_bottom_of_its_deck(cast: Cast) -> None:
    for item, deck in (("grenade", "red"), (cast.tool, "yellow"), ("medkit", "green")):
        s = carrying(cast, item)
        size = len(s.zone(f"deck-{deck}"))
        s.does(0, "drop", item)
        assert s.zone(f"deck-{deck}")[0] == f"item-{item}#{deck}"
        assert len(s.zone(f"deck-{deck}")) == size + 1
        assert s.zone(f"discard-{deck}") == []
        s.heard(Dropped, who=cast.crew[0], thing=f"item-{deck}", listener=cast.crew[1])
        assert f"item-{item}" not in repr(s.view(1))


@pytest.mark.rule("N-401")
def test_others_see_only_the_backs_of_an_inventory(cast: Cast) -> None:
    s = carrying(cast, "grenade", cast.tool, "medkit", "taser").begin()
    backs = ["item-crafted", "item-green", "item-red", "item-yellow"]
    assert s.view(1).crew[0].pack == s.view(-1).crew[0].pack == backs
    own = [f"item-{item}" for item in ("grenade#red", f"{cast.tool}#yellow", "medkit#green")]
    assert s.view(0).pack == [*own, "item-taser#crafted"]


@pytest.mark.rule("N-405", "N-406")
@pytest.mark.parametrize("dropped", [0, 1, 2])
def test_two_hands_hold_two_heavy_things(cast: Cast, dropped: int) -> None:
    s = carrying(cast).mark("egg", cast.room).mark("carcass", cast.room)
    s.does(0, "pick-up", "egg").pays().asked(0, "turn")
    s.does(0, "pick-up", "carcass").pays().asked(0, "drop-heavy")
    assert len(s.offered(0, "drop")) == 3
    things = [cast.weapons[0], "egg", "carcass"]
    s.does(0, "drop", things.pop(dropped))
    assert s.carries(0) == sorted(things)


@pytest.mark.rule("N-411")
def test_dropping_is_free_at_any_moment_of_the_own_turn(cast: Cast) -> None:
    s = carrying(cast, "grenade", cast.tool, "egg").has(1, "medkit").dice(noise=1).begin()
    cards = s.cards(0)
    for thing in ("grenade", cast.tool):
        s.does(0, "drop", thing).asked(0, "turn")
    s.does(0, "move", cast.next_door(s)).pays().does(0, "drop", "egg")
    assert (s.actions_left(), s.state.turn) == (1, 0)
    assert len(s.cards(0)) == len(cards) - 1, "only the move cost a card"
    assert not [one for one in s.offered(0, "drop") if "medkit" in one], "only what is one's own"


@pytest.mark.rule("N-411")
def test_dropping_is_possible_in_combat_and_without_cards(cast: Cast) -> None:
    s = carrying(cast, "grenade", "egg").intruder("adult", cast.room).hand(0)
    weapon = f"drop:item-{cast.weapons[0]}#starting"
    assert s.offered(0, "drop") == ["drop:item-grenade#red", weapon, "drop:supply-egg"]
    s.does(0, "drop", "egg").asked(0, "turn")


@pytest.mark.rule("N-412", "L-395")
@pytest.mark.parametrize("thing", ["egg", "carcass"])
def test_a_dropped_object_stays_in_the_room(cast: Cast, thing: str) -> None:
    s = carrying(cast, thing).does(0, "drop", thing)
    s.heard(Dropped, who=cast.crew[0], thing=thing, listener=cast.crew[1], rule=cast.rule("N-412"))
    assert thing in s.lying(cast.room)
    assert s.is_offered(0, "pick-up", thing)
    assert s.actions_left() == 2


@pytest.mark.rule("N-413", "N-672", "N-673")
def test_what_is_dropped_and_was_crafted_is_back_and_what_has_no_deck_is_gone(cast: Cast) -> None:
    s = carrying(cast, "taser").does(0, "drop", "taser")
    assert s.zone("deck-crafted").count("item-taser#crafted") == 3
    weapon = f"item-{cast.weapons[0]}#starting"
    s.does(0, "drop", cast.weapons[0])
    assert weapon in s.zone("gone")
    assert weapon not in s.state.ammo
    assert s.lying(cast.room) == carrying(cast).lying(cast.room)
