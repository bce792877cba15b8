"""Nemesis: trading: offers on which both agree, gifts, and trades that did not happen."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Acted,
    Dropped,
    Interrupted,
    NoDeal,
    Offered,
    Traded,
)


def market(*, reactions: bool = False, **rooms: str) -> NemesisScenario:
    """Scout, captain and soldier in the canteen with something to trade each."""
    where = {"scout": "canteen", "captain": "canteen", "soldier": "canteen", **rooms}
    s = NemesisScenario("scout", "captain", "soldier", rooms=where, reactions=reactions)
    s.hand("scout", "rest", "search").has("scout", "medkit").has("captain", "tools")
    return s.has("soldier", "grenade", "egg")


def trading(s: NemesisScenario | None = None) -> NemesisScenario:
    """The scout has opened a trade."""
    return (s or market()).does("scout", "trade").pays("rest")


@pytest.mark.rule("N-197")
def test_the_player_who_opens_a_trade_pays_one_card() -> None:
    s = trading()
    s.heard(Acted, who="scout", paid=["rest"], rule="N-197")
    cards = [len(s.zone(f"hand-{seat}")) for seat in range(3)]
    assert cards == [1, 5, 5]
    s.does("scout", "offer", "medkit").does("scout", "to", "captain").does("scout", "for-nothing")
    s.does("captain", "agree").does("captain", "done").does("soldier", "done").does("scout", "done")
    assert [len(s.zone(f"hand-{seat}")) for seat in range(3)] == cards
    assert market().hand("scout").denied("scout", "trade") == "N-172"


@pytest.mark.rule("N-198")
def test_all_in_the_room_take_part_even_without_the_one_who_began() -> None:
    s = trading().does("scout", "done")
    s.asked("captain", "trade")
    s.does("captain", "offer", "tools").does("captain", "to", "soldier")
    s.does("captain", "for-an-offer").does("soldier", "in-return", "grenade")
    s.does("captain", "agree").heard(Traded, who="captain", whom="soldier", thing="tools#yellow")
    assert s.zone("pack-1") == ["item-grenade#red"]
    assert s.zone("pack-2") == ["item-tools#yellow"]


@pytest.mark.rule("N-198")
def test_who_is_elsewhere_takes_no_part() -> None:
    s = trading(market(soldier="armory")).does("scout", "offer", "medkit")
    assert s.offered("scout") == ["for-nothing", "for-an-offer", "for:item-six-shooter#starting"]
    s = market(soldier="armory", captain="armory")
    assert s.denied("scout", "trade") == "N-198", "alone there is nobody to trade with"


@pytest.mark.rule("N-199")
def test_an_exchange_needs_both_to_agree() -> None:
    s = trading().does("scout", "offer", "medkit").does("scout", "to", "captain")
    s.does("scout", "for", "six-shooter")
    assert s.offered("captain") == ["agree", "in-return:item-tools#yellow", "refuse"]
    s.does("captain", "refuse").unheard(Traded)
    assert (s.zone("pack-0"), s.zone("pack-1")) == (["item-medkit#green"], ["item-tools#yellow"])


@pytest.mark.rule("N-199")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_another_offer_in_return_needs_a_new_agreement(answer: str) -> None:
    s = trading().does("scout", "offer", "medkit").does("scout", "to", "captain")
    s.does("scout", "for", "six-shooter").does("captain", "in-return", "tools")
    s.does("scout", answer)
    swapped = answer == "agree"
    assert s.zone("pack-0") == ["item-tools#yellow" if swapped else "item-medkit#green"]
    assert s.zone("pack-1") == ["item-medkit#green" if swapped else "item-tools#yellow"]


def test_what_was_refused_is_not_offered_on_the_same_terms_again() -> None:
    s = trading().does("scout", "offer", "medkit").does("scout", "to", "captain")
    s.does("scout", "for-nothing").does("captain", "refuse").does("captain", "done")
    s.does("soldier", "done").does("scout", "offer", "medkit").does("scout", "to", "captain")
    assert "for-nothing" not in s.offered("scout")
    assert "for-an-offer" in s.offered("scout")


@pytest.mark.rule("N-200")
@pytest.mark.parametrize(("thing", "zone"), [("grenade", "pack-0"), ("egg", "hands-0")])
def test_an_item_or_object_may_be_given_away(thing: str, zone: str) -> None:
    s = trading().does("scout", "done").does("captain", "done")
    s.does("soldier", "offer", thing).does("soldier", "to", "scout").does("soldier", "for-nothing")
    assert s.offered("scout") == ["agree", "refuse"]
    s.does("scout", "agree").heard(Traded, who="soldier", whom="scout", returned=None)
    assert any(thing in item for item in s.zone(zone))


@pytest.mark.rule("N-201")
def test_only_the_two_see_what_is_offered() -> None:
    s = trading().does("scout", "offer", "medkit").does("scout", "to", "captain")
    s.does("scout", "for-an-offer")
    s.heard(Offered, who="scout", whom="captain", thing="medkit#green", listener="captain")
    s.heard(Offered, who="scout", whom="captain", thing=None, listener="soldier")
    assert list(s.play.see("pack-0", 1)) == ["item-medkit#green"]
    assert list(s.play.see("pack-0", 2)) == [None]
    s.does("captain", "in-return", "tools").does("scout", "agree")
    s.heard(Traded, thing="medkit#green", returned="tools#yellow", listener="scout")
    s.unheard(Traded, thing="medkit#green", listener="soldier")
    assert s.view("soldier").crew[0].pack == s.view(-1).crew[0].pack
    assert "item-tools#yellow" not in s.view("soldier").crew[0].pack, "only the back of the card"


@pytest.mark.rule("N-202")
def test_a_trade_without_an_exchange_did_not_happen() -> None:
    s = trading().does("scout", "done").does("captain", "done").does("soldier", "done")
    s.heard(NoDeal, who="scout", cards=["rest"], rule="N-202")
    assert sorted(s.zone("hand-0")) == ["card-rest", "card-search"]
    assert s.asked("scout", "turn").text.args["left"] == 2
    assert s.denied("scout", "trade") == "N-202", "another action, or a pass"
    s.dice(noise=1).does("scout", "move", s.play.board.neighbours[s.slot("canteen")][0]).pays()


@pytest.mark.rule("N-202")
def test_whoever_comes_next_may_try_again_to_trade() -> None:
    s = trading().does("scout", "done").does("captain", "done").does("soldier", "done")
    assert s.rests("scout").is_offered("captain", "trade")


@pytest.mark.rule("N-202")
def test_after_another_action_in_company_a_trade_is_offered_again() -> None:
    s = trading().does("scout", "done").does("captain", "done").does("soldier", "done")
    assert s.denied("scout", "trade") == "N-202"
    s.top("deck-green", "bandages", "alcohol").plays("scout", "search").does("scout", "bandages")
    assert s.actions_left() == 1
    assert s.is_offered("scout", "trade")


@pytest.mark.rule("N-202")
def test_a_trade_with_an_exchange_is_an_action() -> None:
    s = trading().does("scout", "offer", "medkit").does("scout", "to", "captain")
    s.does("scout", "for-nothing").does("captain", "agree").does("captain", "done")
    s.does("soldier", "done").does("scout", "done").unheard(NoDeal)
    assert s.zone("hand-0") == ["card-search"]
    assert s.asked("scout", "turn").text.args["left"] == 1


@pytest.mark.rule("N-203")
def test_nobody_trades_in_combat() -> None:
    assert market().intruder("larva", "canteen").denied("scout", "trade") == "N-203"


@pytest.mark.rule("N-204")
def test_a_traded_weapon_keeps_its_ammo() -> None:
    s = trading(market().ammo("scout", "rifle", 2)).does("scout", "offer", "rifle")
    s.does("scout", "to", "captain").does("scout", "for-nothing").does("captain", "agree")
    assert s.state.ammo["item-rifle#starting"] == 2
    assert "item-rifle#starting" in s.zone("hands-1")
    assert not any("ammo" in one for one in s.offered()), "ammo alone is nobody's to give"


@pytest.mark.rule("N-406")
def test_full_hands_must_let_go_of_something() -> None:
    s = trading().does("scout", "offer", "rifle").does("scout", "to", "soldier")
    s.does("scout", "for-nothing").does("soldier", "agree")
    s.asked("soldier", "drop-heavy")
    s.does("soldier", "drop", "egg").heard(Dropped, who="soldier", thing="egg")
    assert "supply-egg" in s.zone(s.slot("canteen"))
    assert sorted(s.zone("hands-2")) == ["item-assault-rifle#starting", "item-rifle#starting"]


@pytest.mark.rule("N-406")
def test_whoever_made_the_offer_must_let_go_too() -> None:
    s = trading(market().has("scout", "carcass")).does("scout", "offer", "medkit")
    s.does("scout", "to", "captain").does("scout", "for", "six-shooter").does("captain", "agree")
    s.asked("scout", "drop-heavy")
    s.does("scout", "drop", "carcass")
    assert sorted(s.zone("hands-0")) == ["item-rifle#starting", "item-six-shooter#starting"]


@pytest.mark.rule("N-410")
def test_what_is_given_away_is_taped_to_nothing() -> None:
    s = market().has("scout", "fire-extinguisher")
    s.is_("scout", taped=("item-rifle#starting", "item-fire-extinguisher#yellow"))
    trading(s).does("scout", "offer", "rifle").does("scout", "to", "captain")
    s.does("scout", "for-nothing").does("captain", "agree")
    assert s.crew("scout").taped == s.crew("captain").taped == ()


def test_what_was_just_received_is_not_passed_on_in_the_same_trade() -> None:
    s = trading().does("scout", "offer", "medkit").does("scout", "to", "captain")
    s.does("scout", "for-nothing").does("captain", "agree")
    assert s.is_offered("captain", "offer", "tools")
    assert not s.is_offered("captain", "offer", "medkit")


@pytest.mark.rule("N-427")
def test_an_active_quest_item_is_traded_like_others() -> None:
    s = trading(market().has("scout", "security-key")).does("scout", "offer", "security-key")
    s.does("scout", "to", "captain").does("scout", "for-nothing").does("captain", "agree")
    assert "quest-security-key" in s.zone("pack-1")
    assert not any("motion-scanner" in one for one in trading().offered("scout")), "not active yet"


def test_a_trade_that_was_interrupted_is_paid_for() -> None:
    s = market(reactions=True).hand("captain", "interruption").does("scout", "trade").pays("rest")
    s.does("captain", "interrupt").heard(Interrupted, who="captain", whom="scout")
    while s.table.asks()[0].text.id != "ask-turn":
        s.passes()
    assert s.zone("hand-0") == ["card-search"]
    assert s.asked("scout", "turn").text.args["left"] == 1
