"""The family: trading: offers on which both agree, and gifts."""

from typing import Any

import pytest
from tests.games.survival.casts import Cast

from hullbreach.games.survival.rules.events import (
    Acted,
    Dropped,
    Interrupted,
    NoDeal,
    Offered,
    Traded,
)


def market(cast: Cast, **position: Any) -> Any:
    """Three people in a room, each with something to trade beside the weapon."""
    one, two, three = cast.crew
    s = cast.scene("rest", "search", seats=3, **position).has(one, "medkit").has(two, cast.tool)
    return s.has(three, "grenade", "egg")


def trading(cast: Cast, s: Any = None) -> Any:
    """The first has opened a trade."""
    return (s or market(cast)).does(cast.crew[0], "trade").pays("rest")


def offering(cast: Cast, thing: str, s: Any = None) -> Any:
    """The first has something to offer to the second."""
    one, two, _ = cast.crew
    return trading(cast, s).does(one, "offer", thing).does(one, "to", two)


def nothing_traded(cast: Cast) -> Any:
    """All have had enough of it."""
    s = trading(cast)
    for each in cast.crew:
        s.does(each, "done")
    return s


@pytest.mark.rule("N-197")
def test_the_player_who_opens_a_trade_pays_one_card(cast: Cast) -> None:
    one, two, three = cast.crew
    s = trading(cast)
    s.heard(Acted, who=one, paid=["rest"], rule=cast.rule("N-197"))
    cards = [len(s.cards(each)) for each in cast.crew]
    assert cards == [1, 5, 5]
    s.does(one, "offer", "medkit").does(one, "to", two).does(one, "for-nothing")
    s.does(two, "agree").does(two, "done").does(three, "done").does(one, "done")
    assert [len(s.cards(each)) for each in cast.crew] == cards
    assert market(cast).hand(one).denied(one, "trade") == cast.rule("N-172")


@pytest.mark.rule("N-198")
@pytest.mark.parametrize("passed", [False, True])
def test_all_in_the_room_take_part_even_without_the_one_who_began(cast: Cast, passed: bool) -> None:
    one, two, three = cast.crew
    s = trading(cast, market(cast).is_(three, passed=passed)).does(one, "done")
    s.asked(two, "trade")
    s.does(two, "offer", cast.tool).does(two, "to", three)
    s.does(two, "for-an-offer").does(three, "in-return", "grenade")
    s.does(two, "agree").heard(Traded, who=two, whom=three, thing=f"{cast.tool}#yellow")
    assert s.carries(two) == sorted(["grenade", cast.weapons[1]])
    assert s.carries(three) == sorted([cast.tool, "egg", cast.weapons[2]])


@pytest.mark.rule("N-198")
def test_who_is_elsewhere_takes_no_part(cast: Cast) -> None:
    one, two, three = cast.crew
    s = market(cast)
    s = trading(cast, s.at(three, cast.next_door(s))).does(one, "offer", "medkit")
    weapon = f"for:item-{cast.weapons[1]}#starting"
    assert s.offered(one) == ["for-nothing", "for-an-offer", weapon]
    s = market(cast)
    s.at(three, cast.next_door(s)).at(two, cast.next_door(s))
    assert s.denied(one, "trade") == cast.rule("N-198"), "alone there is nobody to trade with"


@pytest.mark.rule("N-199")
def test_an_exchange_needs_both_to_agree(cast: Cast) -> None:
    one, two, _ = cast.crew
    s = offering(cast, "medkit").does(one, "for", cast.weapons[1])
    assert s.offered(two) == ["agree", f"in-return:item-{cast.tool}#yellow", "refuse"]
    s.does(two, "refuse").unheard(Traded)
    assert s.zone("pack-0") == ["item-medkit#green"]
    assert s.zone("pack-1") == [f"item-{cast.tool}#yellow"]


@pytest.mark.rule("N-199")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_another_offer_in_return_needs_a_new_agreement(cast: Cast, answer: str) -> None:
    one, two, _ = cast.crew
    s = offering(cast, "medkit").does(one, "for", cast.weapons[1])
    s.does(two, "in-return", cast.tool).does(one, answer)
    own, other = (["item-medkit#green"], [f"item-{cast.tool}#yellow"])[
        :: 1 if answer == "refuse" else -1
    ]
    assert (s.zone("pack-0"), s.zone("pack-1")) == (own, other)


def test_what_was_refused_is_not_offered_on_the_same_terms_again(cast: Cast) -> None:
    one, two, three = cast.crew
    s = offering(cast, "medkit").does(one, "for-nothing").does(two, "refuse").does(two, "done")
    s.does(three, "done").does(one, "offer", "medkit").does(one, "to", two)
    assert "for-nothing" not in s.offered(one)
    assert "for-an-offer" in s.offered(one)


@pytest.mark.rule("N-200")
@pytest.mark.parametrize("thing", ["grenade", "egg"])
def test_an_item_or_object_may_be_given_away(cast: Cast, thing: str) -> None:
    one, two, three = cast.crew
    s = trading(cast).does(one, "done").does(two, "done")
    s.does(three, "offer", thing).does(three, "to", one).does(three, "for-nothing")
    assert s.offered(one) == ["agree", "refuse"]
    s.does(one, "agree").heard(Traded, who=three, whom=one, returned=None)
    assert thing in s.carries(one)
    assert thing not in s.carries(three)


@pytest.mark.rule("N-201")
def test_only_the_two_see_what_is_offered(cast: Cast) -> None:
    one, two, three = cast.crew
    s = offering(cast, "medkit").does(one, "for-an-offer")
    s.heard(Offered, who=one, whom=two, thing="medkit#green", listener=two)
    s.heard(Offered, who=one, whom=two, thing=None, listener=three)
    assert s.sees(two, "pack-0") == ["item-medkit#green"]
    assert s.sees(three, "pack-0") == [None]
    s.does(two, "in-return", cast.tool).does(one, "agree")
    s.heard(Traded, thing="medkit#green", returned=f"{cast.tool}#yellow", listener=one)
    s.unheard(Traded, thing="medkit#green", listener=three)
    assert s.view(three).crew[0].pack == s.view(-1).crew[0].pack
    assert f"item-{cast.tool}#yellow" not in s.view(three).crew[0].pack, "only the back of the card"


@pytest.mark.rule("N-202")
def test_whoever_comes_next_may_try_again_to_trade(cast: Cast) -> None:
    one, two, _ = cast.crew
    assert nothing_traded(cast).rests(one).is_offered(two, "trade")


@pytest.mark.rule("N-202")
def test_a_trade_with_an_exchange_is_an_action(cast: Cast) -> None:
    one, two, three = cast.crew
    s = offering(cast, "medkit").does(one, "for-nothing").does(two, "agree").does(two, "done")
    s.does(three, "done").does(one, "done").unheard(NoDeal)
    assert s.cards(one) == ["search"]
    assert s.asked(one, "turn").text.args["left"] == 1


@pytest.mark.rule("N-203")
def test_nobody_trades_in_combat(cast: Cast) -> None:
    s = market(cast).intruder("larva", cast.room)
    assert s.denied(cast.crew[0], "trade") == cast.rule("N-203")


@pytest.mark.rule("N-204")
def test_a_traded_weapon_keeps_its_ammo(cast: Cast) -> None:
    one, two, _ = cast.crew
    s = offering(cast, cast.weapons[0], market(cast).ammo(one, cast.weapons[0], 2))
    s.does(one, "for-nothing").does(two, "agree")
    assert s.loaded(two, cast.weapons[0]) == 2
    assert not any("ammo" in each for each in s.offered()), "ammo alone is nobody's to give"


@pytest.mark.rule("N-406")
def test_full_hands_must_let_go_of_something(cast: Cast) -> None:
    one, _, three = cast.crew
    s = trading(cast).does(one, "offer", cast.weapons[0]).does(one, "to", three)
    s.does(one, "for-nothing").does(three, "agree")
    s.asked(three, "drop-heavy")
    s.does(three, "drop", "egg").heard(Dropped, who=three, thing="egg")
    assert "egg" in s.lying(cast.room)
    assert s.carries(three) == sorted(["grenade", cast.weapons[0], cast.weapons[2]])


@pytest.mark.rule("N-406")
def test_whoever_made_the_offer_must_let_go_too(cast: Cast) -> None:
    one, two, _ = cast.crew
    s = offering(cast, "medkit", market(cast).has(one, "carcass")).does(one, "for", cast.weapons[1])
    s.does(two, "agree").asked(one, "drop-heavy")
    s.does(one, "drop", "carcass")
    assert s.carries(one) == sorted(cast.weapons[:2])


def test_what_was_just_received_is_not_passed_on_in_the_same_trade(cast: Cast) -> None:
    one, two, _ = cast.crew
    s = offering(cast, "medkit").does(one, "for-nothing").does(two, "agree")
    assert s.is_offered(two, "offer", cast.tool)
    assert not s.is_offered(two, "offer", "medkit")


def test_a_trade_that_was_interrupted_is_paid_for(cast: Cast) -> None:
    one, two, _ = cast.crew
    s = market(cast, reactions=True).hand(two, "interruption").does(one, "trade").pays("rest")
    s.interrupts(two).heard(Interrupted, who=two, whom=one)
    assert s.cards(one) == ["search"]
    assert s.asked(one, "turn").text.args["left"] == 1


def test_of_two_alike_the_own_one_can_still_be_offered(cast: Cast) -> None:
    one, two, _ = cast.crew
    s = trading(cast, market(cast).has(two, "medkit"))
    s.does(one, "offer", "medkit").does(one, "to", two).does(one, "for-nothing").does(two, "agree")
    assert s.is_offered(two, "offer", "medkit")
    s.does(two, "offer", "medkit").does(two, "to", one).does(two, "for-nothing").does(one, "agree")
    assert not s.is_offered(one, "offer", "medkit"), "it was received just now"
