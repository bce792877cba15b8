"""The crawl deck: where one can crawl, what it costs, and what each card does."""

from typing import Any

import pytest

from hullbreach.games.nemesis.crawl.cards import entrances
from hullbreach.games.nemesis.crawl.events import CrawlDrawn, WentAstray
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import (
    Discarded,
    Encountered,
    Explored,
    LightlyWounded,
    Moved,
    NoiseRolled,
    Slimed,
)

CARDS = GAME.edition(GAME.agree(["crawl"])).box.own_decks["crawl"]


def scout(card: str = "clear-shaft", *hand: str, **position: Any) -> NemesisScenario:
    """The scout at an entrance, with this card on top of the crawl deck; the noise die shows silence."""
    rooms = {"scout": "engine-1", "captain": "cockpit"}
    given: dict[str, Any] = {"rooms": rooms, "options": {"packs": ["crawl"]}, **position}
    s = NemesisScenario("scout", "captain", **given)
    s.hand("scout", *(hand or ("rest", "search", "search")))
    return s.top("deck-crawl", f"crawl-{card}").dice(noise="silence")


def crawled(card: str = "clear-shaft", *hand: str, to: str = "engine-3") -> NemesisScenario:
    """The scout has crawled, with this card."""
    s = scout(card, *hand)
    return s.does("scout", "crawl-to", s.slot(to)).pays()


# The action


@pytest.mark.rule("NP-001", "NP-003")
def test_crawling_costs_a_card_and_leads_to_another_entrance() -> None:
    s = crawled()
    assert s.where("scout") == s.slot("engine-3")
    assert len(s.cards("scout")) == 2
    s.heard(CrawlDrawn, card="crawl-clear-shaft")
    s.heard(NoiseRolled)


@pytest.mark.rule("NP-003")
def test_nobody_knows_where_in_the_deck_the_crawl_card_is() -> None:
    assert crawled("padded-duct").nobody_knows("crawl-padded-duct")


@pytest.mark.rule("NP-001")
def test_every_entrance_can_be_reached_and_nothing_else() -> None:
    s = scout()
    ends = [one for one in entrances(s.play) if one != s.where("scout")]
    assert set(s.offered("scout", "crawl-to")) == {f"crawl-to:{one}" for one in ends}
    assert len(ends) == 7
    s.at("scout", "cockpit")
    assert not s.offered("scout", "crawl-to"), "there is no entrance"


@pytest.mark.rule("NP-002")
def test_nobody_crawls_in_combat() -> None:
    s = scout().intruder("adult", "engine-1")
    assert s.denied("scout", "crawl-to", s.slot("engine-3")) == "NP-002"


@pytest.mark.rule("NP-001")
def test_nobody_crawls_without_a_card() -> None:
    s = scout().hand("scout")
    assert s.denied("scout", "crawl-to", s.slot("engine-3")) == "N-172"


@pytest.mark.rule("NP-004")
def test_without_the_deck_nobody_crawls() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "engine-1"}).hand("scout", "rest")
    assert not s.offered("scout", "crawl-to")


@pytest.mark.rule("NP-056")
def test_crawling_explores_a_room() -> None:
    s = scout().tile("005", "canteen").token("005", "malfunction", 2)
    s.does("scout", "crawl-to", s.slot("005")).pays()
    s.heard(Explored, room="room-canteen")
    assert "malfunction" in s.lying("canteen")
    s.heard(NoiseRolled)


@pytest.mark.rule("NP-056")
def test_no_door_closes_behind_who_crawls() -> None:
    s = scout().tile("005", "canteen").token("005", "doors", 2)
    s.does("scout", "crawl-to", s.slot("005")).pays()
    assert not s.doors()


@pytest.mark.rule("NP-057")
def test_one_crawls_from_one_network_to_the_other() -> None:
    options = {"packs": ["crawl"], "layout": "alternative"}
    s = scout(options=options, rooms={"scout": "engine-1", "captain": "cockpit"})
    here, there = s.where("scout"), s.slot("engine-3")
    assert set(s.play.technical(here)).isdisjoint(s.play.technical(there))
    s.does("scout", "crawl-to", there).pays()
    assert s.where("scout") == there


# The deck


@pytest.mark.rule("NP-003")
def test_ten_cards_all_of_them_shuffled_back() -> None:
    assert sum(row.count for row in CARDS.values()) == 10
    s = crawled("wrong-turn")
    assert len(s.zone("deck-crawl")) == 10
    assert s.view("captain").decks["deck-crawl"] == 10
    s.ledger_ok()


@pytest.mark.rule("NP-003")
def test_a_padded_duct_is_silent() -> None:
    crawled("padded-duct").unheard(NoiseRolled)


@pytest.mark.rule("NP-003")
def test_a_trail_of_slime() -> None:
    s = crawled("slime-trail")
    s.heard(Slimed, who="scout")
    assert s.crew("scout").slimed


@pytest.mark.rule("NP-003")
def test_where_there_is_no_slime_there_is_contamination() -> None:
    s = VoidScenario("scout", "captain", rooms={"scout": "engine-1"}, options={"packs": ["crawl"]})
    s.hand("scout", "rest", "search").top("deck-crawl", "crawl-slime-trail").dice(noise="silence")
    s.does("scout", "crawl-to", s.slot("engine-3")).pays()
    assert (s.contamination("scout"), s.crew("scout").slimed) == (1, False)


@pytest.mark.rule("NP-003")
def test_torn_metal_hurts() -> None:
    s = crawled("torn-metal")
    s.heard(LightlyWounded, who="scout")
    assert s.light("scout") == 1


@pytest.mark.rule("NP-003")
def test_who_dies_in_a_shaft_does_not_come_out() -> None:
    s = scout("torn-metal").wounded("scout", "leg", "arm", "hand")
    s.does("scout", "crawl-to", s.slot("engine-3")).pays()
    assert not s.crew("scout").alive
    assert s.where("scout") == s.slot("engine-1")
    assert len(s.zone("deck-crawl")) == 10


@pytest.mark.rule("NP-003")
@pytest.mark.parametrize(("way", "cards", "light"), [("squeeze", 1, 0), ("force", 2, 1)])
def test_a_tight_squeeze_costs_a_card_or_a_wound(way: str, cards: int, light: int) -> None:
    s = crawled("tight-squeeze").does("scout", way)
    if way == "squeeze":
        s.does("scout", "discard", "search").heard(Discarded, cards=["card-search"])
    assert (len(s.cards("scout")), s.light("scout")) == (cards, light)


@pytest.mark.rule("NP-003")
def test_who_has_no_card_left_is_wounded_in_a_squeeze() -> None:
    s = crawled("tight-squeeze", "rest")
    assert s.light("scout") == 1


@pytest.mark.rule("NP-003")
def test_who_holds_only_contamination_is_wounded_in_a_squeeze() -> None:
    s = scout("tight-squeeze", "rest").contaminated("scout", clean=1)
    s.does("scout", "crawl-to", s.slot("engine-3")).pays().does("scout", "squeeze")
    assert s.light("scout") == 1


@pytest.mark.rule("NP-003")
def test_a_wrong_turn_leads_elsewhere() -> None:
    ends = set()
    for seed in range(12):
        s = scout("wrong-turn", seed=f"turn {seed}").dice(noise=["silence"] * 2)
        s.does("scout", "crawl-to", s.slot("engine-3")).pays()
        s.heard(WentAstray)
        assert s.where("scout") in entrances(s.play)
        ends.add(s.where("scout"))
    assert s.slot("engine-1") not in ends, "never back"
    assert len(ends) > 3


@pytest.mark.rule("NP-003")
def test_an_echo_makes_noise_before_the_roll() -> None:
    s = crawled("echo")
    assert s.noises() == {"network-red"}
    s.heard(NoiseRolled)


@pytest.mark.rule("NP-003")
def test_an_echo_in_noise_is_answered() -> None:
    s = scout("echo").noise("network-red").blind("bag", "token-blank")
    s.does("scout", "crawl-to", s.slot("engine-3")).pays()
    s.heard(Encountered, room="room-engine-3")
    s.unheard(NoiseRolled)


@pytest.mark.rule("NP-003")
def test_not_alone() -> None:
    s = scout("not-alone").blind("bag", "token-creeper-1")
    s.does("scout", "crawl-to", s.slot("engine-3")).pays()
    s.heard(Encountered)
    assert s.intruders("engine-3") == ["creeper"]
    s.unheard(NoiseRolled)


@pytest.mark.rule("NP-003")
def test_where_somebody_is_no_roll_is_made_and_nothing_waits() -> None:
    s = scout("not-alone").at("captain", "engine-3")
    s.does("scout", "crawl-to", s.slot("engine-3")).pays()
    s.heard(Moved)
    s.unheard(Encountered)


@pytest.mark.rule("NP-003", "N-230")
def test_whoever_is_found_on_the_way_out_meets_nothing_more() -> None:
    s = scout("not-alone")
    there = next(one for one in entrances(s.play) if one not in s.state.explored)
    near = next(one for one in s.play.board.neighbours[there] if one != s.slot("cockpit"))
    s.token(there, "danger").intruder("adult", near).does("scout", "crawl-to", there).pays()
    assert s.intruders(there) == ["adult"]
    s.unheard(Encountered)
