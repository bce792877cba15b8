"""Nemesis, chapter Contamination: cards that may be infected, scanning them, larvae."""

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import shuffle_deck
from hullbreach.games.survival.rules.contamination import held, scan
from hullbreach.games.survival.rules.events import (
    Attacked,
    Contaminated,
    Scanned,
)
from hullbreach.games.survival.rules.model import SCANNED
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import eye, redeal

UNKNOWN = "contamination-unknown"
INFECTED = "contamination-infected"
CLEAN = "contamination-clean"


def resting(infected: int = 0, clean: int = 0, *, larva: bool = False) -> NemesisScenario:
    """The scout in the canteen, about to rest with contamination in hand."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"})
    s.hand("scout", "rest", "search").contaminated("scout", infected=infected, clean=clean)
    return s.is_("scout", larva=larva)


def rests(s: NemesisScenario) -> NemesisScenario:
    return s.does("scout", "play", "rest")


@pytest.mark.rule("N-369")
@pytest.mark.parametrize("card", [INFECTED, CLEAN])
def test_contamination_goes_from_the_deck_on_top_of_the_discard_pile(card: str) -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"}).intruder("larva", "canteen")
    s.top("deck-contamination", card).put("rest", "discard-0")
    s.does("scout", "move", "hibernatorium").pays("search").heard(Contaminated, who="scout")
    assert s.zone("discard-0") == ["card-rest", "card-search", card]
    assert len(s.zone("deck-contamination")) == 26


@pytest.mark.rule("N-370")
def test_contamination_is_drawn_into_the_hand_like_any_card() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    s.hand("scout", "rest").contaminated("scout", clean=2, infected=1, zone="deck").event_phase()
    hand = s.zone("hand-0")
    assert len(hand) == 5
    assert hand.count(CLEAN) + hand.count(INFECTED) == 3


@pytest.mark.rule("N-369", "N-616")
def test_without_a_contamination_card_left_nobody_gets_one() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"}).intruder("adult", "canteen")
    s.edit().move_all("deck-contamination", "gone")
    s.top("deck-attack", "scratch#2").phase("time")
    assert s.crew("scout").light == 1


@pytest.mark.rule("N-376")
def test_a_removed_card_never_comes_back() -> None:
    s = rests(resting(0, 1))
    assert CLEAN in s.zone("gone")
    cards = [one for zone, items in s.state.zones.items() for one in items if zone != "gone"]
    assert cards.count(CLEAN) == 19


@pytest.mark.rule("N-377")
def test_a_larva_on_a_character_cannot_be_attacked() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "canteen"})
    s.is_("scout", larva=True).is_("captain", larva=True).has("scout", "grenade")
    assert s.offered("scout", "shoot") == s.offered("scout", "melee") == []
    assert s.denied("scout", "use", "grenade") == "N-316"
    s.event_phase().unheard(Attacked)


# What a scan has shown, everyone goes on knowing


def imagined(s: NemesisScenario, seat: int = 0, deals: int = 25) -> list[list[str]]:
    """The contamination cards of the scout in the deals that a seat thinks possible."""
    found = []
    for seed in range(deals):
        g = Nemesis(GAME, redeal(s.table, eye(seat), str(seed)).position)
        zones = [model.deck(0), model.hand(0), model.discard(0)]
        found.append(sorted(kind_of(card) for _, card in held(g, zones)))
        assert GAME.ledger(g.state) == GAME.ledger(s.state)
    return found


@pytest.mark.rule("N-372", "N-485")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_doubts_the_cards_that_surgery_has_left(seat: int) -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "surgery"})
    s.contaminated("scout", clean=2, infected=1)
    assert any(INFECTED in cards for cards in imagined(s, seat)), "not scanned yet"
    s.works("scout").heard(Scanned, infected=1, clean=2)
    assert all(cards == [CLEAN, CLEAN] for cards in imagined(s, seat))


@pytest.mark.rule("N-371", "N-485")
def test_a_card_that_joins_the_scanned_ones_may_be_infected_and_they_may_not() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "surgery"})
    s.contaminated("scout", clean=2).works("scout").contaminated("scout", zone="discard", clean=1)
    for shuffled in (False, True):
        if shuffled:
            shuffle_deck(s.edit(), 0)
        found = imagined(s)
        assert [CLEAN, CLEAN, CLEAN] in found
        assert [CLEAN, CLEAN, INFECTED] in found
        assert all(cards.count(INFECTED) <= 1 for cards in found)
    assert set(s.state.zones["deck-0"]).isdisjoint(SCANNED.values()), "nobody knows which is which"


@pytest.mark.rule("N-371")
def test_shuffling_scanned_cards_that_are_alike_leaves_no_doubt_about_any() -> None:
    s = NemesisScenario("scout", "captain").contaminated("scout", infected=2, zone="discard")
    scan(s.edit(), 0, ["discard-0"], "N-372", clean=False, infected=False)
    shuffle_deck(s.edit(), 0)
    assert s.state.zones["deck-0"].count(SCANNED[INFECTED]) == 2
    assert s.crew("scout").proved == ()


@pytest.mark.rule("N-371", "N-372")
@pytest.mark.parametrize(("infected", "known"), [(0, True), (2, True), (1, False)])
def test_of_different_cards_that_were_scanned_only_the_numbers_are_known(
    infected: int, known: bool
) -> None:
    s = NemesisScenario("scout", "captain").contaminated(
        "scout", infected=infected, clean=2 - infected, zone="discard"
    )
    scan(s.edit(), 0, ["discard-0"], "N-372", clean=False, infected=False)
    marked = [card for card in s.state.zones["discard-0"] if card in SCANNED.values()]
    assert len(marked) == (2 if known else 0)
    assert sorted(s.crew("scout").proved) == ([] if known else [CLEAN, INFECTED])


def holds_both() -> NemesisScenario:
    """Of two contamination cards in hand one was scanned and is infected; the other came later."""
    s = NemesisScenario("scout", "captain").hand("scout", "rest", "search").has("scout", "alcohol")
    s.contaminated("scout", infected=1)
    scan(s.edit(), 0, ["hand-0"], "N-372", clean=False, infected=False)
    return s.contaminated("scout", clean=1)


@pytest.mark.rule("N-559")
@pytest.mark.parametrize(("choice", "left"), [(INFECTED, CLEAN), (UNKNOWN, INFECTED)])
def test_whoever_knows_the_infected_card_chooses_it_or_the_other(choice: str, left: str) -> None:
    s = holds_both().uses("scout", "alcohol").does("scout", "discard", choice)
    s.heard(Scanned, infected=int(choice == INFECTED))
    assert left in s.zone("hand-0")
    assert (CLEAN if left == INFECTED else INFECTED) not in s.zone("hand-0")


@pytest.mark.rule("N-077")
@pytest.mark.parametrize(("choice", "left"), [(INFECTED, CLEAN), (UNKNOWN, INFECTED)])
def test_whoever_passes_chooses_between_them_too(choice: str, left: str) -> None:
    s = holds_both().does("scout", "pass").does("scout", "discard", choice).does("scout", "done")
    assert left in s.zone("hand-0")
    assert s.zone("discard-0")[-1] != left


@pytest.mark.rule("N-372")
def test_of_different_cards_in_a_hand_that_was_scanned_each_is_known() -> None:
    s = NemesisScenario("scout", "captain").contaminated("scout", infected=1, clean=1)
    scan(s.edit(), 0, ["hand-0"], "N-372", clean=False, infected=False)
    s.does("scout", "pass")
    assert s.is_offered("scout", "discard", INFECTED)
    assert s.is_offered("scout", "discard", CLEAN)
    assert not s.is_offered("scout", "discard", UNKNOWN)


@pytest.mark.rule("N-371", "N-559")
def test_to_scan_one_of_them_again_leaves_the_others_in_doubt() -> None:
    s = NemesisScenario("scout", "captain").contaminated("scout", infected=1, clean=2)
    s.is_("scout", proved=(INFECTED, CLEAN, CLEAN)).has("scout", "alcohol").uses(
        "scout", "alcohol"
    ).does("scout", "discard", "contamination-unknown")
    left = [card for card in s.zone("hand-0") if card in (INFECTED, CLEAN)]
    assert sorted(s.crew("scout").proved) == sorted(left)
    assert len(left) == 2


@pytest.mark.rule("N-592")
def test_nobody_asks_what_was_scanned_of_who_plays_the_intruders() -> None:
    s = NemesisScenario("scout", "captain", options={"intruder_player": True})
    s.contaminated("scout", clean=1, infected=1).is_("scout", proved=(CLEAN,)).haunts("scout")
    g = Nemesis(GAME, GAME.copy(s.state))
    GAME.redeal(g, eye(1))
    assert GAME.ledger(g.state) == GAME.ledger(s.state)


@pytest.mark.rule("N-373")
def test_nobody_doubts_an_infected_card_that_was_kept() -> None:
    s = NemesisScenario("scout", "captain").hand("scout", "rest")
    s.contaminated("scout", infected=1, clean=1).plays("scout", "rest")
    assert all(cards == [INFECTED] for cards in imagined(s))
