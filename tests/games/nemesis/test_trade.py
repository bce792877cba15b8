"""Nemesis: trading what only the ship has (the family has the rest)."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import NoDeal


def market() -> NemesisScenario:
    """Scout and captain in the canteen."""
    s = NemesisScenario("scout", "captain", rooms=dict.fromkeys(("scout", "captain"), "canteen"))
    return s.hand("scout", "rest", "search").has("scout", "medkit")


def gives(s: NemesisScenario, thing: str) -> NemesisScenario:
    """The scout gives the captain something."""
    s.does("scout", "trade").pays("rest").does("scout", "offer", thing)
    return s.does("scout", "for-nothing").does("captain", "agree")


@pytest.mark.rule("N-410")
def test_what_is_given_away_is_taped_to_nothing() -> None:
    s = market().has("scout", "fire-extinguisher")
    s.is_("scout", taped=("item-rifle#starting", "item-fire-extinguisher#yellow"))
    gives(s, "rifle")
    assert s.crew("scout").taped == s.crew("captain").taped == ()


@pytest.mark.rule("N-427")
def test_an_active_quest_item_is_traded_like_others() -> None:
    s = market().has("scout", "security-key").does("scout", "trade").pays("rest")
    assert not any("motion-scanner" in one for one in s.offered("scout")), "not active yet"
    s = gives(market().has("scout", "security-key"), "security-key")
    assert "quest-security-key" in s.zone("pack-1")


def nothing_traded() -> NemesisScenario:
    """Scout and captain have had enough of it."""
    return (
        market().does("scout", "trade").pays("rest").does("scout", "done").does("captain", "done")
    )


@pytest.mark.rule("N-202")
def test_a_trade_without_an_exchange_did_not_happen() -> None:
    s = nothing_traded()
    s.heard(NoDeal, who="scout", cards=["rest"], rule="N-202")
    assert s.cards("scout") == ["rest", "search"]
    assert s.asked("scout", "turn").text.args["left"] == 2
    assert s.view("scout").acted == 0
    assert s.denied("scout", "trade") == "N-202", "another action, or a pass"
    s.dice(noise=1).goes("scout", "011")


@pytest.mark.rule("N-202")
def test_after_another_action_in_company_a_trade_is_offered_again() -> None:
    s = nothing_traded()
    assert s.denied("scout", "trade") == "N-202"
    s.does("scout", "play", "search").until("ask-turn", "first")
    assert s.actions_left() == 1
    assert s.has("scout", "medkit").hand("scout", "rest").is_offered("scout", "trade")
