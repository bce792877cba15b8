"""Nemesis, chapters Setup: board and Setup: crew. Real tables, in several deals."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import BOARDS, CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import (
    Drafted,
    Dropped,
    LightlyWounded,
    Moved,
    Peeked,
    TookObject,
)
from hullbreach.games.survival.rules.setup import fill_bag, tokens
from hullbreach.kernel import ALL_EYES, NO_EYES
from hullbreach.kernel.play import Play
from hullbreach.testkit import Scenario

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
COMPANY = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SPECIAL = ("cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3")
BAG = {"blank": 1, "larva": 4, "creeper": 1, "queen": 1}


def unpacked(seats: int, seed: int = 0, **options: Any) -> Scenario:
    """The table before the first choice."""
    return Scenario(GAME, seats, options, f"deal {seed}")


@cache
def deals(seats: int, count: int = 4) -> list[Scenario]:
    """Several of them, to look at."""
    return [unpacked(seats, seed) for seed in range(count)]


def drafted(seats: int, seed: int = 0, **options: Any) -> Scenario:
    """The table after the draft, in which everybody kept the first character shown."""
    s = unpacked(seats, seed, **options).begin()
    return s.until(lambda s: s.state.stage == "turn", "first")


def slots(back: str) -> list[str]:
    return [
        f"slot-{slot.id}" for slot in CONTENT.boards["basic"].slots.values() if slot.type == back
    ]


def rooms(back: str) -> set[str]:
    return {f"room-{room.id}" for room in CONTENT.rooms.values() if room.back == back}


def tiles(s: Scenario, back: str) -> list[str]:
    """The tiles on all slots of a kind, each slot with exactly one."""
    found = [s.zone(f"tile-{slot}") for slot in slots(back)]
    assert all(len(tile) == 1 for tile in found)
    return [tile[0] for tile in found]


def kinds(tokens: list[str]) -> Counter[str]:
    return Counter(token.split("-")[1] for token in tokens)


# The board


@pytest.mark.rule("N-015")
@SEATS
def test_the_board_lies_with_its_basic_side_up(seats: int) -> None:
    s = unpacked(seats)
    assert {view.layout for view in s.views()} == {"basic"}
    assert s.play.board is s.play.edition.boards["basic"]
    assert list(s.view(0).rooms) == list(BOARDS["basic"].slots)
    assert s.play.slot_of("room-hibernatorium") == "slot-011"


@pytest.mark.rule("N-016", "N-017")
@SEATS
def test_five_additional_rooms_lie_face_down_and_four_stay_in_the_box(seats: int) -> None:
    for s in deals(seats):
        aboard = tiles(s, "2")
        assert len(aboard) == 5
        assert len(set(aboard)) == 5
        left = rooms("2") - set(aboard)
        assert len(left) == 4
        assert left <= set(s.zone("box"))
        assert s.nobody_knows(*rooms("2"))


@pytest.mark.rule("N-016", "N-018", "N-019")
def test_tiles_and_tokens_lie_elsewhere_in_every_game() -> None:
    dealt = [unpacked(3, seed) for seed in range(40)]
    assert {tile for s in dealt for tile in tiles(s, "2")} == rooms("2")
    for slot in slots("2"):
        assert len({s.zone(f"tile-{slot}")[0] for s in dealt}) > 4
    for slot in slots("1"):
        assert len({s.zone(f"tile-{slot}")[0] for s in dealt}) > 4
        assert len({s.zone(f"exploration-{slot}")[0] for s in dealt}) > 4


@pytest.mark.rule("N-018")
@SEATS
def test_all_eleven_basic_rooms_are_aboard_face_down(seats: int) -> None:
    for s in deals(seats):
        assert sorted(tiles(s, "1")) == sorted(rooms("1"))
        assert s.nobody_knows(*rooms("1"))


@pytest.mark.rule("N-019", "N-020")
@SEATS
def test_every_hidden_room_has_one_hidden_token_and_four_stay_in_the_box(seats: int) -> None:
    box = Counter(
        f"exploration-{token.id}#{items}"
        for token in CONTENT.exploration_tokens.values()
        for items in token.items
    )
    for s in deals(seats):
        laid = [s.zone(f"exploration-{slot}") for slot in slots("1") + slots("2")]
        assert [len(tokens) for tokens in laid] == [1] * 16
        left = Counter(thing for thing in s.zone("box") if thing.startswith("exploration"))
        assert left.total() == 4
        assert left + Counter(token for tokens in laid for token in tokens) == box
        assert s.nobody_knows(*box)


@pytest.mark.rule("N-021")
@SEATS
def test_the_special_rooms_are_explored_from_the_beginning(seats: int) -> None:
    for s in deals(seats):
        for view in s.views():
            explored = {room.room for room in view.rooms.values() if room.room}
            assert explored == {f"room-{name}" for name in SPECIAL}
        assert [s.zone(f"exploration-{slot}") for slot in slots("special")] == [[]] * 5


@pytest.mark.rule("N-022")
@SEATS
def test_one_coordinates_card_lies_face_down_and_seven_leave_the_game(seats: int) -> None:
    cards = {f"coordinates-{card}" for card in CONTENT.coordinates}
    for s in deals(seats):
        (card,) = s.zone("coordinates")
        assert set(s.zone("box")) & cards == cards - {card}
        assert s.nobody_knows(*cards)


@pytest.mark.rule("N-022")
def test_any_coordinates_card_may_lie_there() -> None:
    assert len({unpacked(2, seed).zone("coordinates")[0] for seed in range(60)}) == 8


@pytest.mark.rule("N-023", "N-040", "N-041")
@SEATS
def test_where_the_markers_of_the_tracks_begin(seats: int) -> None:
    for view in unpacked(seats).views():
        assert CONTENT.tracks["destination"].spaces[view.destination] == "b"
        assert CONTENT.tracks["time"].spaces[view.time] == "green"
        assert view.destruct == -1


@pytest.mark.parametrize(
    ("seats", "count"),
    [
        pytest.param(1, 2, marks=pytest.mark.rule("N-024")),
        pytest.param(2, 2, marks=pytest.mark.rule("N-024")),
        pytest.param(3, 3, marks=pytest.mark.rule("N-025")),
        pytest.param(4, 3, marks=pytest.mark.rule("N-025")),
        pytest.param(5, 4, marks=pytest.mark.rule("N-026")),
    ],
)
def test_more_players_have_more_pods(seats: int, count: int) -> None:
    for s in deals(seats):
        assert len(s.zone("pods-a") + s.zone("pods-b")) == count


@pytest.mark.rule("N-028", "N-029")
@SEATS
def test_pods_are_dealt_in_ascending_order_to_a_and_b_and_are_locked(seats: int) -> None:
    for s in deals(seats, 12):
        a, b = s.zone("pods-a"), s.zone("pods-b")
        chosen = sorted(a + b)
        assert a == chosen[0::2]
        assert b == chosen[1::2]
        for view in s.views():
            assert [pods.pods for pods in view.pods] == [a, b]
            assert sorted(view.locked) == chosen


@pytest.mark.rule("N-027")
@pytest.mark.parametrize(("seats", "choices"), [(1, 6), (2, 6), (3, 4), (4, 4), (5, 1)])
def test_which_pods_are_in_play_is_random(seats: int, choices: int) -> None:
    dealt = deals(seats, 40)
    assert len({tuple(sorted(s.zone("pods-a") + s.zone("pods-b"))) for s in dealt}) == choices


@pytest.mark.rule("N-030", "N-032")
@SEATS
def test_each_engine_has_a_working_and_a_damaged_token_that_nobody_knows(seats: int) -> None:
    for s in deals(seats):
        for number in (1, 2, 3):
            tokens = [f"engine-{number}-damaged", f"engine-{number}-working"]
            assert sorted(s.zone(f"engine-{number}")) == tokens
            assert s.nobody_knows(*tokens)


@pytest.mark.rule("N-030")
def test_each_engine_may_work_or_not_whatever_the_others_do() -> None:
    tops = {
        tuple(s.zone(f"engine-{number}")[-1].endswith("working") for number in (1, 2, 3))
        for s in deals(3, 80)
    }
    assert len(tops) == 8


@pytest.mark.rule("N-031")
@pytest.mark.parametrize(("upper", "lower"), [("working", "damaged"), ("damaged", "working")])
def test_the_upper_token_tells_the_state_of_an_engine(upper: str, lower: str) -> None:
    s = NemesisScenario(rooms={"scout": "engine-2"})
    s.only("engine-2", f"engine-2-{upper}", f"engine-2-{lower}")
    s.does("scout", "room").pays()
    s.heard(Peeked, who="scout", seen=[f"engine-2-{upper}"], listener="scout")


@pytest.mark.rule("N-031")
@pytest.mark.parametrize(("third", "destroyed"), [("working", False), ("damaged", True)])
def test_the_ship_flies_with_the_upper_tokens(third: str, destroyed: bool) -> None:
    s = NemesisScenario("scout", "captain", time=14).is_("scout", status="hibernating")
    s.only("engine-1", "engine-1-damaged", "engine-1-working")
    s.only("engine-2", "engine-2-working", "engine-2-damaged")
    other = {"working": "damaged", "damaged": "working"}[third]
    s.only("engine-3", f"engine-3-{third}", f"engine-3-{other}")
    s.phase("time").until(lambda s: s.over, "first")
    assert s.state.destroyed is destroyed


# The intruders


@pytest.mark.rule("N-033")
@SEATS
def test_five_eggs_lie_on_the_intruder_board(seats: int) -> None:
    s = unpacked(seats)
    assert {view.eggs for view in s.views()} == {5}
    assert len(s.zone("supply-of-supply-egg")) == 3


@pytest.mark.rule("N-034")
@SEATS
def test_three_weaknesses_lie_face_down_and_five_leave_the_game(seats: int) -> None:
    cards = {f"weakness-{card}" for card in CONTENT.weaknesses}
    for s in deals(seats):
        laid = [s.zone(f"weakness-{slot}") for slot in ("corpse", "egg", "carcass")]
        assert [len(cards) for cards in laid] == [1, 1, 1]
        assert set(s.zone("box")) & cards == cards - {card for (card,) in laid}
        assert len(set(s.zone("box")) & cards) == 5
        assert s.nobody_knows(*cards)


@pytest.mark.rule("N-034")
@pytest.mark.parametrize("slot", ["corpse", "egg", "carcass"])
def test_any_weakness_may_lie_on_each_slot(slot: str) -> None:
    assert len({unpacked(2, seed).zone(f"weakness-{slot}")[0] for seed in range(60)}) == 8


@pytest.mark.rule("N-035", "N-036", "N-037")
@pytest.mark.parametrize(("seats", "adults"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 8)])
def test_what_is_in_the_bag_and_what_beside_it(seats: int, adults: int) -> None:
    for s in deals(seats):
        assert kinds(s.zone("bag")) == {**BAG, "adult": adults}
        assert kinds(s.zone("pool")) == {
            "larva": 4,
            "creeper": 2,
            "adult": 12 - adults,
            "breeder": 2,
        }
        for view in s.views():
            assert view.bag["intruder-adult"] == adults
            assert view.pool["intruder-breeder"] == 2


def test_which_adults_are_in_the_bag_is_random() -> None:
    numbers = {
        tuple(sorted(token for token in s.zone("bag") if token.startswith("token-adult")))
        for s in deals(3, 40)
    }
    assert len(numbers) > 5


@pytest.mark.rule("N-037")
def test_a_token_is_as_likely_as_any_other_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first ones of the shuffled pool are taken, wherever other copies of them lie."""
    g: Any = unpacked(3).play
    adults = [token for token in tokens(CONTENT) if token.startswith("token-adult")]
    twice = next(token for token in adults if adults.count(token) > 1)
    others = [token for token in tokens(CONTENT) if token not in adults]
    adults.remove(twice)
    adults.remove(twice)
    g.state.zones |= {"pool": [twice, *adults, *others, twice], "bag": [], "eggs": []}
    g.state.zones["supply-of-supply-egg"] = ["supply-egg"] * 8
    monkeypatch.setattr(Play, "shuffle", lambda g, zone: None)
    fill_bag(g)
    found = [token for token in g.state.zones["bag"] if token.startswith("token-adult")]
    assert found == [twice, *adults[:5]]


# The decks


@pytest.mark.rule("N-038")
@SEATS
def test_the_decks_lie_face_down_with_an_empty_discard_pile_each(seats: int) -> None:
    sizes = {
        "red": 30,
        "yellow": 30,
        "green": 30,
        "event": 20,
        "attack": 20,
        "contamination": 27,
        "wound": 16,
    }
    for s in deals(seats):
        for view in s.views():
            assert view.decks == {f"deck-{name}": size for name, size in sizes.items()}
            assert set(map(len, view.discards.values())) == {0}
        for name in sizes:
            assert s.state.eyes[f"deck-{name}"] == NO_EYES
            if name != "contamination":  # its cards go to the players' piles, or out of the game
                assert s.state.eyes[f"discard-{name}"] == ALL_EYES
        assert s.nobody_knows(*(card for name in sizes for card in s.zone(f"deck-{name}")))


@pytest.mark.rule("N-038")
@pytest.mark.parametrize(
    "deck", ["red", "yellow", "green", "event", "attack", "contamination", "wound"]
)
def test_every_deck_is_shuffled(deck: str) -> None:
    orders = {tuple(s.zone(f"deck-{deck}")) for s in deals(3, 12)}
    assert len(orders) == 12


@pytest.mark.rule("N-038")
def test_what_was_drawn_lies_face_up_on_the_discard_piles() -> None:
    s = NemesisScenario(rooms={"scout": "storage"}).intruder("adult", "storage")
    s.has("captain", "item-bandages#green").is_("captain", light=1)
    s.top("deck-attack", "transformation#4").phase("time", "nest")
    s.does("captain", "use", "bandages").pays().until(lambda s: not s.table.mid_step, "first")
    for view in s.views():
        assert view.discards["discard-attack"] == ["attack-transformation#4"]
        assert view.discards["discard-event"] == ["event-nest"]
        assert view.discards["discard-green"] == ["item-bandages#green"]


@pytest.mark.rule("N-039")
@COMPANY
def test_cards_of_other_modes_stay_in_the_box(seats: int) -> None:
    for s in deals(seats):
        hunting = [thing for thing in s.zone("box") if thing.startswith("intruder-card-")]
        assert len(hunting) == 10
        assert s.zone("intruder-deck") == s.zone("intruder-hand") == []
        shared = {
            f"objective-{one.id}" for one in CONTENT.objectives.values() if one.deck == "coop"
        }
        assert len(shared) == 7
        assert shared <= set(s.zone("box"))
        assert s.zone("shared-objectives") == []


@pytest.mark.rule("N-042")
@SEATS
def test_nothing_lies_in_corridors_and_rooms_but_the_corpse(seats: int) -> None:
    for view in unpacked(seats).views():
        assert view.passages == {}
        assert view.figures == []
        here = [thing for room in view.rooms.values() for thing in room.here]
        assert here == ["supply-corpse-blue"]


# The players


@pytest.mark.rule("N-043")
@SEATS
def test_each_player_has_another_number_from_one_on(seats: int) -> None:
    for s in deals(seats):
        for view in s.views():
            assert sorted(one.number for one in view.crew) == list(range(1, seats + 1))


@pytest.mark.rule("N-043")
def test_the_numbers_are_dealt_at_random() -> None:
    dealt = {tuple(one.number for one in s.state.crew) for s in deals(3, 80)}
    assert len(dealt) == 6


@pytest.mark.rule("N-044", "N-050")
@SEATS
def test_the_draft_goes_by_player_number(seats: int) -> None:
    for seed in range(4):
        s = unpacked(seats, seed)
        number = [one.number for one in s.state.crew]
        for turn in range(1, seats + 1):
            ask = s.asked(prompt="ask-draft")
            assert number[ask.seat] == turn
            s.does(ask.seat, ask.options[0].id)
            s.heard(Drafted, number=turn, rule="N-050")


@pytest.mark.rule("N-044")
@pytest.mark.parametrize(("captain", "won"), [(1, True), (3, False)])
def test_objectives_name_players_by_their_number(captain: int, won: bool) -> None:
    """Player 1 must not survive: whoever has that number, wherever they sit."""
    s = NemesisScenario(time=14)
    for who, number in (("scout", 2), ("captain", captain), ("soldier", 4 - captain)):
        s.is_(who, number=number, status="aboard" if who == "captain" else "hibernating")
    s.only("objectives-0", "objective-the-right-moment-to-strike", rest="box")
    s.only("objectives-2", "objective-hoarder", rest="box")
    for number in (1, 2, 3):
        s.only(f"engine-{number}", f"engine-{number}-working", f"engine-{number}-damaged")
    earth = next(
        card.id for card in CONTENT.coordinates.values() if card.destinations[1] == "earth"
    )
    s.only("coordinates", f"coordinates-{earth}", rest="box").phase("time")
    assert (0 in s.winners) is won


@pytest.mark.rule("N-046", "N-047", "N-048")
@COMPANY
def test_everybody_has_a_corporate_and_a_personal_objective_for_so_many_players(seats: int) -> None:
    for s in deals(seats):
        dealt = [s.zone(f"objectives-{seat}") for seat in range(seats)]
        for cards in dealt:
            rows = [CONTENT.objectives[card.removeprefix("objective-")] for card in cards]
            assert sorted(row.deck for row in rows) == ["corporate", "personal"]
            assert all(row.players <= seats for row in rows)
        held = {card for cards in dealt for card in cards}
        everything = {f"objective-{card}" for card in CONTENT.objectives}
        assert len(held) == 2 * seats
        sorted_out = {
            f"objective-{row.id}" for row in CONTENT.objectives.values() if row.players > seats
        }
        assert set(s.zone("gone")) & everything == sorted_out
        assert set(s.zone("box")) & everything == everything - held - sorted_out
        assert s.nobody_knows(*(everything - held - sorted_out))


@pytest.mark.rule("N-046")
@COMPANY
def test_all_objectives_for_so_many_players_are_dealt_in_some_game(seats: int) -> None:
    dealt = {
        card
        for s in deals(seats, 60)
        for seat in range(seats)
        for card in s.zone(f"objectives-{seat}")
    }
    fitting = {
        f"objective-{one.id}"
        for one in CONTENT.objectives.values()
        if one.deck != "coop" and one.players <= seats
    }
    assert dealt == fitting


@pytest.mark.rule("N-047", "N-064")
@COMPANY
def test_only_you_see_your_objectives(seats: int) -> None:
    for s in deals(seats):
        for reader in range(-1, seats):
            seen = [person.objectives for person in s.view(reader).crew]
            for seat, cards in enumerate(seen):
                assert cards == (s.zone(f"objectives-{seat}") if seat == reader else [None, None])


@pytest.mark.rule("N-049")
@COMPANY
def test_objectives_are_known_before_the_draft(seats: int) -> None:
    s = unpacked(seats)
    first = s.asked(prompt="ask-draft").seat
    assert all(one.id == "" for one in s.state.crew)
    assert len(s.view(first).objectives) == 2
    assert None not in s.view(first).objectives


@pytest.mark.rule("N-050")
@SEATS
def test_two_characters_are_shown_to_all_and_the_other_goes_back(seats: int) -> None:
    for seed in range(4):
        s = unpacked(seats, seed)
        for left in range(6, 6 - seats, -1):
            ask = s.asked(prompt="ask-draft")
            shown = [option.args[0] for option in ask.options]
            assert len(set(shown)) == 2
            assert all(sorted(view.drawn) == sorted(shown) for view in s.views())
            assert len(s.zone("draft")) == left - 2
            s.does(ask.seat, "draft", shown[1])
            assert s.state.crew[ask.seat].id == shown[1]
            assert shown[0] in s.zone("draft") + s.zone("drawn") + s.zone("box")
            assert shown[1] not in s.zone("draft") + s.zone("drawn")


@pytest.mark.rule("N-050")
def test_a_character_that_was_not_kept_may_be_shown_again_or_not() -> None:
    again = []
    for seed in range(30):
        s = unpacked(2, seed)
        kept, spurned = (option.args[0] for option in s.asked().options)
        s.does(s.asked().seat, "draft", kept)
        again.append(spurned in [option.args[0] for option in s.asked().options])
    assert 5 < sum(again) < 25


@pytest.mark.rule("N-050")
def test_any_two_characters_may_be_shown() -> None:
    pairs = {frozenset(option.args[0] for option in s.asked().options) for s in deals(3, 80)}
    assert len(pairs) == 15


@pytest.mark.rule("N-051")
@SEATS
def test_characters_not_drafted_leave_the_game(seats: int) -> None:
    s = drafted(seats)
    chosen = {one.id for one in s.state.crew}
    everybody = {
        f"character-{one.id}" for one in CONTENT.characters.values() if one.pack != "medic"
    }
    assert s.zone("draft") == s.zone("drawn") == []
    assert set(s.zone("box")) & everybody == everybody - chosen


@pytest.mark.rule("N-052")
@SEATS
def test_everybody_plays_the_own_character_only(seats: int) -> None:
    s = drafted(seats)
    kept = [one.id for one in s.state.crew]
    asked = []
    for _ in range(seats):
        ask = s.asked(prompt="turn")
        asked.append(ask.text.args["who"])
        assert asked[-1] == kept[ask.seat]
        s.does(ask.seat, "pass").until(lambda s: not s.table.mid_step, lambda _: "done")
    assert sorted(map(str, asked)) == sorted(kept)
    assert [one.id for one in s.state.crew] == kept


@pytest.mark.rule("N-052")
@pytest.mark.parametrize("who", ["scout", "captain", "soldier"])
def test_a_player_moves_the_own_character_and_nobody_else(who: str) -> None:
    s = NemesisScenario()
    s.set(turn=s.seat_of(who)).tile("006", "canteen").token("006", "silence", 1)
    s.does(who, "move", "slot-006").pays().heard(Moved, who=who)
    there = {one: s.where(one) == "slot-006" for one in ("scout", "captain", "soldier")}
    assert [one for one, moved in there.items() if moved] == [who]


@pytest.mark.rule("N-053")
def test_the_medic_can_be_drafted_if_that_is_agreed() -> None:
    def seen(**options: Any) -> set[str]:
        dealt = (unpacked(3, seed, **options) for seed in range(40))
        return {option.args[0] for s in dealt for option in s.asked().options}

    assert "character-medic" in seen(packs=["medic"])
    assert "character-medic" not in seen()
    assert len(seen(packs=["medic"])) == 7


# The characters


@pytest.mark.rule("N-054", "N-060")
@SEATS
def test_everybody_wakes_up_beside_the_corpse(seats: int) -> None:
    for view in drafted(seats).views():
        slot = next(slot for slot, room in view.rooms.items() if room.room == "room-hibernatorium")
        assert {one.slot for one in view.crew} == {slot}
        assert "supply-corpse-blue" in view.rooms[slot].here


@pytest.mark.rule("N-055")
def test_the_action_decks_are_shuffled_and_face_down() -> None:
    orders: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(25):
        s = drafted(2, seed)
        for seat in (0, 1):
            own = s.zone(f"deck-{seat}") + s.zone(f"hand-{seat}")[::-1]
            orders.setdefault(s.state.crew[seat].id, set()).add(tuple(own))
            cards = CONTENT.characters[s.state.crew[seat].id.removeprefix("character-")].cards
            assert Counter(own) == {f"card-{card}": count for card, count in cards.items()}
            assert s.state.eyes[f"deck-{seat}"] == NO_EYES
            assert {view.crew[seat].deck for view in s.views()} == {5}
            assert not any(seen.zone == f"deck-{seat}" for v in s.views() for seen in v.seen)
    drafts = 50
    assert sum(len(different) for different in orders.values()) == drafts


@pytest.mark.rule("N-056", "N-057", "N-058")
@pytest.mark.parametrize("name", [*CONTENT.characters])
def test_a_loaded_weapon_in_one_hand_and_two_sleeping_quest_items(name: str) -> None:
    s = NemesisScenario(name, "captain" if name != "captain" else "scout")
    row = CONTENT.characters[name]
    weapon = f"item-{row.weapon}#starting"
    for view in s.views():
        me = view.crew[0]
        assert me.carried == [weapon]
        assert me.quests == [f"quest-{quest}" for quest in row.quests]
        assert me.pack == []
        stats = CONTENT.items[row.weapon].weapon
        assert stats is not None
        assert view.ammo[weapon] == stats.capacity
    assert s.offered(name, "use") == []


@pytest.mark.rule("N-056")
def test_the_other_hand_is_free_and_there_is_no_third() -> None:
    s = NemesisScenario().mark("carcass", "hibernatorium")
    s.does("scout", "pick-up", "corpse-blue").pays()
    assert s.zone("hands-0") == ["item-rifle#starting", "supply-corpse-blue"]
    s.does("scout", "pick-up", "carcass").pays().asked("scout", "ask-drop-heavy")


@pytest.mark.rule("N-059")
@SEATS
def test_player_one_begins(seats: int) -> None:
    for seed in range(4):
        s = drafted(seats, seed)
        assert s.state.crew[s.state.first].number == 1
        assert s.asked(prompt="turn").seat == s.state.first


@pytest.mark.rule("N-061")
def test_the_blue_corpse_is_an_object_like_other_corpses() -> None:
    s = NemesisScenario(rooms={"scout": "laboratory"}).put("supply-corpse-blue", "hands-0")
    s.does("scout", "room").pays().forced()
    (found,) = s.state.weaknesses
    assert s.zone("weakness-corpse") == [found]
    s.does("scout", "drop", "corpse-blue").heard(Dropped, thing="corpse-blue")
    assert "supply-corpse-blue" in s.zone(s.where("scout"))
    s.does("scout", "pick-up", "corpse-blue").pays()
    s.heard(TookObject, who="scout", thing="corpse-blue")
    s.unheard(LightlyWounded)
