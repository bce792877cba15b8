"""Carnomorphs: what is laid out, and what the race goes together with."""

from collections import Counter

import pytest

from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.kernel.errors import BadOption, BadPacks
from hullbreach.kernel.settings import read_options


def crew(count: int) -> CarnomorphScenario:
    return CarnomorphScenario(*("scout", "captain", "soldier", "pilot", "mechanic")[:count])


@pytest.mark.rule("NC-001")
def test_eight_eggs_lie_on_the_board() -> None:
    assert crew(2).zone("eggs") == ["supply-egg"] * 8


@pytest.mark.rule("NC-002", "NC-067", "NC-075")
def test_three_adaptations_lie_face_down_and_five_are_gone() -> None:
    s = crew(2)
    dealt = [s.zone(f"weakness-{slot}") for slot in ("corpse", "egg", "carcass")]
    assert [len(cards) for cards in dealt] == [1, 1, 1]
    assert set(s.view("scout").weaknesses.values()) == {None}
    assert sum(card.startswith("weakness-") for card in s.zone("box")) == 5
    assert s.state.weaknesses == [], "nothing is in force yet"


@pytest.mark.rule("NC-003", "NC-074")
def test_one_figure_of_each_kind_stands_on_its_adaptation() -> None:
    s = crew(2)
    for kind, left in (("shambler", 7), ("fleshbeast", 2), ("butcher", 0)):
        assert s.zone(f"on-adaptation-{kind}") == [f"intruder-{kind}"]
        assert len(s.zone(f"supply-of-intruder-{kind}")) == left
    assert len(s.zone("supply-of-intruder-metagorger")) == 8
    assert len(s.zone("supply-of-supply-carcass")) == 12


@pytest.mark.rule("NC-004", "NC-005")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_bag_begins_with_metagorgers(seats: int) -> None:
    kinds = Counter(token.rpartition("-")[0] for token in crew(seats).zone("bag"))
    assert kinds == {"token": 1, "token-metagorger-blue": 2, "token-metagorger-red": 2 + seats}


@pytest.mark.rule("NC-075")
def test_the_other_tokens_wait_in_the_pool() -> None:
    kinds = Counter(token.split("-")[1] for token in crew(2).zone("pool"))
    assert kinds == {"metagorger": 4, "shambler": 12, "fleshbeast": 3, "butcher": 1}


@pytest.mark.rule("NC-006")
def test_their_decks_replace_those_of_the_intruders() -> None:
    s = crew(2)
    assert len(s.zone("deck-event")) == len(s.zone("deck-attack")) == 20
    assert len(s.zone("deck-mutation")) == 12
    assert not any("eclosion" in card or "frenzy" in card for card in s.zone("deck-event"))
    assert s.view("scout").decks["deck-mutation"] == 12


@pytest.mark.rule("NC-081")
def test_no_player_leads_them() -> None:
    with pytest.raises(BadOption):
        read_options(GAME, {"packs": ["carnomorphs"], "intruder_player": True}, 3)
    read_options(GAME, {"intruder_player": True}, 3)


def test_one_race_hunts_at_a_time() -> None:
    with pytest.raises(BadPacks):
        GAME.agree(["carnomorphs", "intruders"])


def test_the_box_is_complete() -> None:
    listings = {one.name: one for one in GAME.content() if one.pack == "carnomorphs"}
    counts = {name: (one.here, one.box) for name, one in listings.items()}
    assert counts == {
        "intruder-figures-carnomorphs": (20, 20),
        "intruder-tokens-carnomorphs": (27, 27),
        "supplies-carnomorphs": (10, 10),
        "events-carnomorphs": (20, 20),
        "attacks-carnomorphs": (20, 20),
        "weaknesses-carnomorphs": (8, 8),
        "mutations-carnomorphs": (12, 12),
    }
    assert listings["weaknesses-carnomorphs"].reconstructed == 6
    assert listings["mutations-carnomorphs"].reconstructed == 12
    assert listings["attacks-carnomorphs"].reconstructed == 0
