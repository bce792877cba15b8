"""Nemesis, chapter Search: what is found where."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import Found

DECKS = ("deck-red", "deck-yellow", "deck-green", "deck-crafted")


def searching(room: str, items: int = 2, card: str = "search") -> NemesisScenario:
    """The scout in a room that holds so many items, about to play a card for searching."""
    s = NemesisScenario("scout", "captain").explore(room, items=items)
    s.crew("scout").slot = s.slot(room)
    return s.hand("scout", card, "rest")


def plays(s: NemesisScenario, card: str = "search") -> NemesisScenario:
    return s.does("scout", "play", card).pays()


@pytest.mark.rule("N-414", "N-416")
@pytest.mark.parametrize(
    ("room", "deck"),
    [("armory", "deck-red"), ("generator", "deck-yellow"), ("laboratory", "deck-green")],
)
def test_a_search_draws_from_the_deck_of_the_rooms_colour(room: str, deck: str) -> None:
    s = searching(room)
    before = {name: len(s.zone(name)) for name in DECKS}
    drawn = set(s.zone(deck)[-2:])
    plays(s)
    assert {one.removeprefix("keep:") for one in s.offered("scout", "keep")} == drawn
    after = {name: len(s.zone(name)) for name in DECKS}
    assert {name: before[name] - after[name] for name in DECKS if before[name] != after[name]} == {
        deck: 2
    }


@pytest.mark.rule("N-415", "N-416")
@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_in_a_white_room_you_choose_one_of_three_decks(colour: str) -> None:
    s = plays(searching("cabins"))
    assert s.offered("scout") == [f"search-deck:colour-{one}" for one in ("red", "yellow", "green")]
    drawn = s.zone(f"deck-{colour}")[-2:]
    s.does("scout", "search-deck", colour)
    assert {one.removeprefix("keep:") for one in s.offered("scout", "keep")} == set(drawn)
    s.does("scout", "keep", drawn[0]).heard(Found, colour=f"colour-{colour}", listener="captain")


@pytest.mark.rule("N-416")
@pytest.mark.parametrize("room", ["cabins", "storage"])
def test_the_crafted_deck_is_never_searched(room: str) -> None:
    s = searching(room)
    if room == "storage":
        s.does("scout", "room").pays()
    else:
        plays(s)
    assert [one for one in s.offered("scout") if "crafted" in one] == []
    s.does("scout", "search-deck", "red")
    assert len(s.zone("deck-crafted")) == 12


@pytest.mark.rule("N-417", "N-418")
def test_every_search_takes_one_from_the_counter_until_nothing_is_left() -> None:
    s = searching("armory", items=2).hand("scout", "search", "search", "scavenging", "rest")
    plays(s).until("turn", "first")
    assert (
        s.state.searches[s.slot("armory")] == s.view("captain").rooms[s.slot("armory")].items == 1
    )
    plays(s).until("turn", "first")
    assert s.state.searches[s.slot("armory")] == 0


@pytest.mark.rule("N-418")
def test_an_empty_room_cannot_be_searched() -> None:
    assert searching("armory", items=0).denied("scout", "play", "search") == "N-418"
    assert searching("armory", items=1).is_offered("scout", "play", "search")


@pytest.mark.rule("N-418")
def test_scavenging_finds_something_in_an_empty_room() -> None:
    s = plays(searching("armory", items=0, card="scavenging"), "scavenging")
    s.asked("scout", "keep")
    s.until("turn", "first")
    assert s.state.searches[s.slot("armory")] == 0
    assert len(s.zone("pack-0")) + len(s.zone("hands-0")) == 2


@pytest.mark.rule("N-419", "N-420")
def test_of_two_cards_one_is_kept_and_the_other_goes_to_the_bottom() -> None:
    s = searching("armory").top("deck-red", "grenade", "decoy")
    third = s.zone("deck-red")[-3]
    plays(s).does("scout", "keep", "decoy")
    assert s.zone("pack-0") == ["item-decoy#red"]
    assert s.zone("deck-red")[0] == "item-grenade#red"
    assert s.zone("deck-red")[-1] == third
    assert s.zone("discard-red") == []
    assert s.zone("looking-0") == []


@pytest.mark.rule("N-420")
def test_only_the_searcher_sees_what_was_found() -> None:
    s = plays(searching("armory").top("deck-red", "grenade", "decoy"))
    assert s.view("scout").looking == ["item-grenade#red", "item-decoy#red"]
    assert "grenade" not in repr(s.view("captain"))
    s.does("scout", "keep", "grenade")
    s.heard(Found, who="scout", kept="grenade", left=["item-decoy#red"], listener="scout")
    s.heard(Found, who="scout", colour="red", kept=None, left=None, listener="captain")
    assert "grenade" not in repr(s.view("captain"))
    assert "decoy" not in repr(s.view("captain"))


@pytest.mark.rule("N-420")
def test_the_choice_is_put_even_between_two_equal_cards() -> None:
    s = plays(searching("armory").top("deck-red", "grenade", "grenade"))
    assert s.offered("scout") == ["keep:item-grenade#red"]
    s.does("scout", "keep", "grenade")
    assert s.zone("pack-0") == ["item-grenade#red"]
    assert s.zone("deck-red")[0] == "item-grenade#red"


@pytest.mark.rule("N-618")
def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    s = searching("armory").only("deck-red", "grenade", rest="discard-red")
    discards = s.zone("discard-red")
    plays(s).until("turn", "first")
    left, *deck = s.zone("deck-red")
    assert len(deck) == 28
    assert s.zone("discard-red") == []
    assert deck != discards[:-1], "it is shuffled"
    assert left in ("item-grenade#red", *discards)
