"""Nemesis, chapter Bag development: one token a round, and what each kind brings about."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    BagDeveloped,
    EggLaid,
    Encountered,
    IntruderPlaced,
    NoiseRolled,
    TokenAdded,
)

KINDS = {
    "blank": "token-blank",
    "larva-1": "intruder-larva",
    "creeper-1": "intruder-creeper",
    "adult-2": "intruder-adult",
    "breeder-3": "intruder-breeder",
    "queen-4": "intruder-queen",
}
NOISY = pytest.mark.parametrize(
    "token",
    [
        pytest.param("adult-3", marks=pytest.mark.rule("N-107")),
        pytest.param("breeder-3", marks=pytest.mark.rule("N-108")),
    ],
)
SILENT = ["silence"] * 3


def bag(s: NemesisScenario) -> dict[str, int]:
    """How many tokens of each kind are in the bag."""
    return dict(s.view(-1).bag)


def change(s: NemesisScenario, token: str) -> dict[str, int]:
    """What the development of the bag by this token changes in it."""
    before = bag(s.blind("bag", f"token-{token}"))
    after = bag(s.set(stage="bag").begin())
    return {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}


def rollers(s: NemesisScenario) -> list[str]:
    return [
        event.who.removeprefix("character-") for event in s.told() if isinstance(event, NoiseRolled)
    ]


def nest(**people: str) -> NemesisScenario:
    """Somebody in the nest, and the queen's token in the bag."""
    return NemesisScenario(rooms=people).explore("nest").blind("bag", "token-queen-4")


@pytest.mark.rule("N-103")
@pytest.mark.parametrize(("token", "face"), KINDS.items())
def test_one_token_is_drawn_and_all_see_its_picture(token: str, face: str) -> None:
    s = NemesisScenario().dice(noise=SILENT).phase("bag", token=token)
    drawn = [event.token for event in s.told(-1) if isinstance(event, BagDeveloped)]
    assert drawn == [face]
    assert s.zone("drawn") == []


@pytest.mark.rule("N-103")
def test_the_token_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(30):
        s = NemesisScenario("scout", seed=str(seed), stage="bag").dice(noise=["silence"]).begin()
        drawn.add(s.heard(BagDeveloped).token)
    assert len(drawn) > 3


@pytest.mark.rule("N-105")
def test_a_larva_becomes_an_adult() -> None:
    s = NemesisScenario()
    assert change(s, "larva-1") == {"intruder-larva": -1, "intruder-adult": 1}
    s.heard(TokenAdded, token="intruder-adult", rule="N-105")
    assert s.view(0).pool["intruder-larva"] == 5
    s.unheard(NoiseRolled)


@pytest.mark.rule("N-105", "N-613")
def test_without_an_adult_in_the_pool_the_larva_leaves_all_the_same() -> None:
    s = NemesisScenario()
    for token in [one for one in s.zone("pool") if one.startswith("token-adult")]:
        s.put(token, "gone", source="pool")
    assert change(s, "larva-1") == {"intruder-larva": -1}


@pytest.mark.rule("N-106")
def test_a_creeper_becomes_a_breeder() -> None:
    s = NemesisScenario()
    assert change(s, "creeper-1") == {"intruder-creeper": -1, "intruder-breeder": 1}
    s.heard(TokenAdded, token="intruder-breeder", rule="N-106")
    assert s.view(0).pool["intruder-creeper"] == 3
    s.unheard(NoiseRolled)


@pytest.mark.rule("N-106", "N-613")
def test_without_a_breeder_in_the_pool_the_creeper_leaves_all_the_same() -> None:
    s = NemesisScenario().put("token-breeder-3", "bag").put("token-breeder-4", "bag")
    assert change(s, "creeper-1") == {"intruder-creeper": -1}


@NOISY
@pytest.mark.parametrize("first", [0, 1, 2])
def test_all_players_roll_for_noise_in_player_order(token: str, first: int) -> None:
    s = NemesisScenario(first=first).dice(noise=SILENT)
    assert change(s, token) == {}
    crew = ["scout", "captain", "soldier"]
    assert rollers(s) == crew[first:] + crew[:first]


@NOISY
@pytest.mark.parametrize("status", ["dead", "hibernating", "escaped"])
def test_who_is_out_of_the_game_does_not_roll(token: str, status: str) -> None:
    s = NemesisScenario().is_("captain", status=status).dice(noise=SILENT).phase("bag", token=token)
    assert rollers(s) == ["scout", "soldier"]


@pytest.mark.rule("N-109")
@pytest.mark.parametrize("token", ["adult-3", "breeder-3"])
def test_who_is_in_combat_does_not_roll(token: str) -> None:
    s = NemesisScenario(rooms={"captain": "storage"}).intruder("creeper", "storage")
    s.dice(noise=SILENT).phase("bag", token=token)
    assert rollers(s) == ["scout", "soldier"]


@pytest.mark.rule("N-109")
def test_who_is_drawn_into_combat_by_an_earlier_roll_does_not_roll_any_more() -> None:
    """The scout's roll brings an adult into the room where the captain is as well."""
    s = NemesisScenario(rooms={"scout": "storage", "captain": "storage"})
    s.noise_around("storage").dice(noise=["1", "silence", "silence"])
    s.set(stage="bag").blind("bag", "token-adult-2", "token-adult-2").begin()
    assert s.intruders("storage") == ["adult"]
    assert rollers(s) == ["scout", "soldier"]


@pytest.mark.rule("N-104")
@pytest.mark.parametrize("token", ["adult-2", "breeder-3"])
def test_a_token_that_goes_back_can_be_drawn_again_at_once(token: str) -> None:
    s = NemesisScenario("scout", rooms={"scout": "storage"}).only(
        "bag", f"token-{token}", rest="pool"
    )
    s.noise_around("storage").dice(noise="1").set(stage="bag").begin()
    s.heard(BagDeveloped)
    s.heard(Encountered, who="scout")
    assert s.intruders("storage") == [token[:-2]]
    assert s.zone("bag") == []


@pytest.mark.rule("N-110")
@pytest.mark.parametrize("there", ["nest", "hibernatorium"])
def test_the_queen_goes_back_into_the_bag_whatever_follows(there: str) -> None:
    s = nest(scout=there).set(stage="bag").begin()
    assert "token-queen-4" in s.zone("bag")
    assert bag(s)["intruder-queen"] == 1


@pytest.mark.rule("N-110", "N-104")
def test_the_queen_is_back_before_anybody_chooses() -> None:
    s = nest(scout="nest").set(stage="bag", met=False).begin()
    s.asked("scout", "ask-objective")
    assert "token-queen-4" in s.zone("bag")
    s.heard(IntruderPlaced, intruder="queen")


@pytest.mark.rule("N-111")
def test_the_queen_comes_to_whoever_is_in_her_nest() -> None:
    s = nest(scout="nest").noise_around("nest").set(stage="bag").begin()
    s.heard(IntruderPlaced, intruder="queen", room="nest", rule="N-111")
    assert s.intruders("nest") == ["queen"]
    assert len(s.zone("eggs")) == 5
    s.unheard(EggLaid)
    assert not any(s.play.noisy(way) for way in s.play.board.around[s.slot("nest")])


@pytest.mark.rule("N-111", "N-614")
def test_a_queen_who_is_on_the_board_does_not_come_twice() -> None:
    s = nest(scout="nest").intruder("queen", "engine-1").noise_around("nest")
    s.set(stage="bag").begin().unheard(IntruderPlaced).unheard(EggLaid)
    assert all(s.play.noisy(way) for way in s.play.board.around[s.slot("nest")])
    assert s.intruders("engine-1") == ["queen"]


@pytest.mark.rule("N-112")
@pytest.mark.parametrize(("cards", "surprise"), [(0, True), (3, True), (4, False), (5, False)])
def test_the_queen_surprises_hands_of_less_than_four_cards(cards: int, surprise: bool) -> None:
    s = nest(scout="nest").only("hand-0", rest="discard-0")
    for _ in range(cards):
        s.edit().draw("discard-0", "hand-0")
    s.top("deck-attack", "attack-slime").set(stage="bag").begin()
    s.unheard(Encountered)
    if surprise:
        s.heard(Attacked, intruder="queen", who="scout", surprise=True)
    else:
        s.unheard(Attacked)


@pytest.mark.rule("N-112")
def test_the_queen_surprises_the_smallest_hand_in_the_nest() -> None:
    s = NemesisScenario(
        rooms={"scout": "nest", "captain": "nest"},
        hands={"scout": ["rest", "search", "demolition"], "captain": ["rest"], "soldier": []},
    )
    s.top("deck-attack", "attack-slime").phase("bag", token="queen-4")
    assert s.heard(Attacked, surprise=True).who == "character-captain"
    assert len([event for event in s.told() if isinstance(event, Attacked)]) == 1


@pytest.mark.rule("N-112")
@pytest.mark.parametrize(("first", "victim"), [(0, "scout"), (1, "captain"), (2, "scout")])
def test_of_equal_hands_the_first_from_the_first_player_on(first: int, victim: str) -> None:
    s = NemesisScenario(
        rooms={"scout": "nest", "captain": "nest"},
        hands={"scout": ["rest"], "captain": ["rest"]},
        first=first,
    )
    s.top("deck-attack", "attack-slime").phase("bag", token="queen-4")
    s.heard(Attacked, who=victim)


@pytest.mark.rule("N-112")
def test_contamination_counts_as_cards_in_hand_before_the_queen() -> None:
    s = nest(scout="nest").hand("scout", "rest", "search").contaminated("scout", clean=2)
    s.set(stage="bag").begin().unheard(Attacked)


@pytest.mark.rule("N-113")
def test_with_nobody_in_the_nest_there_is_one_egg_more() -> None:
    s = nest().set(stage="bag").begin()
    s.heard(EggLaid, rule="N-113")
    assert len(s.zone("eggs")) == 6
    s.unheard(IntruderPlaced)


@pytest.mark.rule("N-113")
def test_as_long_as_the_nest_is_not_discovered_there_is_one_egg_more() -> None:
    s = NemesisScenario().phase("bag", token="queen-4")
    assert len(s.zone("eggs")) == 6
    s.unheard(IntruderPlaced)


@pytest.mark.rule("N-113")
@pytest.mark.parametrize("status", ["dead", "hibernating"])
def test_the_dead_in_the_nest_do_not_count(status: str) -> None:
    s = nest(scout="nest").is_("scout", status=status).set(stage="bag").begin()
    assert len(s.zone("eggs")) == 6


@pytest.mark.rule("N-114")
def test_a_blank_goes_back_and_brings_an_adult() -> None:
    s = NemesisScenario()
    assert change(s, "blank") == {"intruder-adult": 1}
    s.heard(TokenAdded, token="intruder-adult", rule="N-114")
    s.unheard(NoiseRolled)


@pytest.mark.rule("N-115")
def test_without_an_adult_in_the_pool_a_blank_brings_nothing() -> None:
    s = NemesisScenario()
    for token in [one for one in s.zone("pool") if one.startswith("token-adult")]:
        s.put(token, "gone", source="pool")
    assert change(s, "blank") == {}
    s.unheard(TokenAdded)


def test_which_adult_comes_is_random() -> None:
    added = set()
    for seed in range(20):
        s = NemesisScenario(seed=str(seed))
        before = sorted(s.zone("bag"))
        after = sorted(s.phase("bag", token="blank").zone("bag"))
        for token in before:
            after.remove(token)
        added.update(after)
    assert added == {"token-adult-2", "token-adult-3", "token-adult-4"}


def test_an_empty_bag_develops_nothing() -> None:
    s = NemesisScenario(stage="bag").only("bag", rest="pool").begin()
    s.unheard(BagDeveloped)
    s.asked("captain", "turn")
