"""Blood tests: how they are prepared, and what each of them does."""

from typing import Any

import pytest

from hullbreach.games.nemesis.blood_tests.cards import TESTS
from hullbreach.games.nemesis.blood_tests.events import BloodTestPrepared, BloodTestShelved
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import Scanned

DECK = "deck-blood-test"


def scout(*hand: str, room: str = "canteen", **position: Any) -> NemesisScenario:
    """The scout in a green room, the captain far away."""
    rooms = {"scout": room, "captain": "cockpit"}
    s = NemesisScenario(
        "scout", "captain", rooms=rooms, options={"packs": ["blood-tests"]}, **position
    )
    return s.hand("scout", *(hand or ("rest", "search", "search")))


def holding(test: str, *, infected: int = 0, clean: int = 0) -> NemesisScenario:
    """The scout holds a test, and contamination."""
    s = scout("rest").put(f"card-{test}", "hand-0", source=DECK)
    return s.contaminated("scout", infected=infected, clean=clean)


# Preparing one


@pytest.mark.rule("NP-011")
def test_a_test_is_prepared_for_two_cards_in_a_green_room() -> None:
    s = scout().top(DECK, "card-full-panel").does("scout", "prepare-test").pays()
    assert "full-panel" in s.spent("scout")
    assert len(s.cards("scout")) == 1
    s.heard(BloodTestPrepared, card="card-full-panel")
    assert s.view("captain").blood_tests == 6
    s.ledger_ok()


@pytest.mark.rule("NP-011")
def test_other_rooms_have_no_tests() -> None:
    assert scout(room="armory").denied("scout", "prepare-test") == "NP-011"


@pytest.mark.rule("NP-011")
def test_no_test_where_there_is_a_malfunction() -> None:
    assert scout().mark("malfunction", "canteen").denied("scout", "prepare-test") == "NP-011"


@pytest.mark.rule("NP-011")
def test_no_test_in_combat() -> None:
    assert scout().intruder("adult", "canteen").denied("scout", "prepare-test") == "NP-011"


@pytest.mark.rule("NP-011")
def test_no_test_for_a_single_card() -> None:
    assert scout("rest").denied("scout", "prepare-test") == "N-172"


@pytest.mark.rule("NP-012", "NP-059")
@pytest.mark.parametrize("zone", ["hand-0", "deck-0", "discard-0"])
def test_nobody_has_two_tests(zone: str) -> None:
    s = scout().put("card-quick-test", zone, source=DECK)
    assert s.denied("scout", "prepare-test") == "NP-059"


@pytest.mark.rule("NP-059")
def test_somebody_elses_test_is_no_obstacle() -> None:
    s = scout().put("card-quick-test", "hand-1", source=DECK)
    assert s.is_offered("scout", "prepare-test")


@pytest.mark.rule("NP-011")
def test_there_are_seven() -> None:
    box = GAME.edition(GAME.agree(["blood-tests"])).box
    assert [line.here for line in box.tally() if line.list == "blood-test-cards"] == [7]
    assert sorted(scout().zone(DECK)) == sorted(
        one for one in TESTS for _ in range(box.actions[one.removeprefix("card-")].count)
    )
    s = scout()
    s.edit().move_all(DECK, "box")
    assert s.denied("scout", "prepare-test") == "NP-011"


# Using one


@pytest.mark.rule("NP-011")
def test_a_quick_test_removes_a_clean_card() -> None:
    s = holding("quick-test", clean=2).plays("scout", "quick-test")
    s.heard(Scanned, infected=0, clean=1)
    assert s.contamination("scout") == 1


@pytest.mark.rule("NP-011")
def test_an_infected_card_stays_and_brings_no_larva() -> None:
    s = holding("quick-test", infected=1).plays("scout", "quick-test")
    s.heard(Scanned, infected=1, clean=0)
    assert (s.contamination("scout"), s.crew("scout").larva) == (1, False)


@pytest.mark.rule("NP-011")
def test_a_full_panel_scans_the_whole_hand() -> None:
    s = holding("full-panel", infected=1, clean=2).plays("scout", "full-panel")
    s.heard(Scanned, infected=1, clean=2)
    assert (s.contamination("scout"), s.crew("scout").larva) == (1, False)


@pytest.mark.rule("NP-011")
@pytest.mark.parametrize("test", ["quick-test", "full-panel"])
def test_there_must_be_something_to_test(test: str) -> None:
    assert holding(test).denied("scout", "play", test) == "NP-011"


@pytest.mark.rule("NP-011")
def test_a_cross_test_is_for_anybody_in_the_room() -> None:
    s = holding("cross-test").at("captain", "canteen").contaminated("captain", clean=1)
    s.plays("scout", "cross-test").does("scout", "test-person", "captain")
    s.heard(Scanned, who="captain", clean=1)
    assert s.contamination("captain") == 0


@pytest.mark.rule("NP-011")
def test_a_cross_test_may_find_nothing() -> None:
    s = holding("cross-test").at("captain", "canteen")
    s.plays("scout", "cross-test").does("scout", "test-person", "captain")
    s.unheard(Scanned)


@pytest.mark.rule("NP-011")
def test_a_spoiled_sample_contaminates_and_draws() -> None:
    s = holding("spoiled-sample").plays("scout", "spoiled-sample")
    assert (s.contamination("scout"), len(s.cards("scout"))) == (1, 3)


@pytest.mark.rule("NP-011")
@pytest.mark.parametrize("test", ["quick-test", "full-panel", "cross-test", "spoiled-sample"])
def test_a_used_test_goes_back_into_its_deck(test: str) -> None:
    s = holding(test, clean=1).plays("scout", test)
    s.heard(BloodTestShelved, card=f"card-{test}")
    assert f"card-{test}" in s.zone(DECK)
    assert test not in s.spent("scout")
    s.ledger_ok()


@pytest.mark.rule("NP-011")
@pytest.mark.parametrize("test", ["quick-test", "full-panel", "cross-test", "spoiled-sample"])
def test_nobody_knows_where_in_the_deck_a_used_test_is(test: str) -> None:
    s = holding(test, clean=1).plays("scout", test)
    assert s.nobody_knows(f"card-{test}")


@pytest.mark.rule("NP-011")
def test_a_test_maddens_nobody() -> None:
    s = VoidScenario(
        "scout", "captain", rooms={"scout": "canteen"}, options={"packs": ["blood-tests"]}
    )
    s.hand("scout", "rest").put("card-quick-test", "hand-0", source=DECK)
    s.contaminated("scout", infected=1).mad("scout", 2).plays("scout", "quick-test")
    assert s.insanity("scout") == 2
