"""Lockdown, chapters Components, Setup: board, Setup: characters, Board and discards."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.rules.model import PLAN, SPACES
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.rules.model import INFECTED
from hullbreach.kernel import ALL_EYES, NO_EYES
from hullbreach.kernel.texts import Texts
from hullbreach.testkit import Scenario

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
COMPANY = pytest.mark.parametrize("seats", [2, 3, 4, 5])
FIXED = {
    "slot-004": "room-repository",
    "slot-019": "room-isolation-room",
    "slot-022": "room-backup-power-supply",
}


def unpacked(seats: int, seed: int = 0, **options: Any) -> Scenario:
    """The table before the first choice."""
    return Scenario(GAME, seats, options, f"deal {seed}")


@cache
def deals(seats: int, count: int = 4) -> list[Scenario]:
    """Several of them, to look at."""
    return [unpacked(seats, seed) for seed in range(count)]


def slots(kind: str) -> list[str]:
    return [f"slot-{one.id}" for one in CONTENT.boards["basic"].slots.values() if one.type == kind]


def rooms(back: str) -> set[str]:
    return {f"room-{room.id}" for room in CONTENT.rooms.values() if room.back == back}


def tiles(s: Scenario, kind: str) -> list[str]:
    """The tiles on all slots of a kind, each slot with exactly one."""
    found = [s.zone(f"tile-{slot}") for slot in slots(kind)]
    assert all(len(tile) == 1 for tile in found)
    return [tile[0] for tile in found]


def kinds(tokens: list[str]) -> Counter[str]:
    return Counter(token.split("-")[1] for token in tokens)


# Components


@pytest.mark.rule("L-001")
def test_nightstalkers_are_the_intruders_of_every_effect() -> None:
    s = (
        LockdownScenario("survivor", "hacker")
        .intruder("adult", "repository")
        .at("survivor", "repository")
    )
    s.begin()
    assert s.figure("adult").kind == "intruder-adult"
    assert s.play.in_combat(0)


@pytest.mark.rule("L-002")
@SEATS
def test_the_tokens_of_the_hunters(seats: int) -> None:
    s = unpacked(seats)
    found = kinds(s.zone("bag") + s.zone("pool"))
    assert found == {"larva": 8, "creeper": 3, "adult": 12, "breeder": 2, "queen": 1, "blank": 1}


@pytest.mark.rule("L-003", "L-004")
@pytest.mark.parametrize(
    ("thing", "count"),
    [
        ("intruder-larva", 6),
        ("intruder-creeper", 3),
        ("intruder-adult", 8),
        ("intruder-breeder", 2),
        ("intruder-queen", 1),
        ("supply-fire", 12),
        ("supply-malfunction", 10),
        ("supply-noise", 30),
        ("supply-door", 11),
        ("supply-carcass", 8),
        ("supply-corpse-red", 5),
    ],
)
def test_what_is_in_the_supply(thing: str, count: int) -> None:
    assert len(unpacked(3).zone(f"supply-of-{thing}")) == count


@pytest.mark.rule("L-004", "L-018")
@SEATS
def test_five_of_eight_eggs_are_in_the_nest(seats: int) -> None:
    s = unpacked(seats)
    assert len(s.zone("eggs")) == 5
    assert len(s.zone("supply-of-supply-egg")) == 3
    assert s.view(-1).eggs == 5


@pytest.mark.rule("L-005", "L-006")
def test_the_sizes_of_the_decks() -> None:
    s = unpacked(3)
    size = {name: len(s.zone(f"deck-{name}")) for name in (
        "contamination", "wound", "attack", "event", "red", "yellow", "green", "crafted",
    )}  # fmt: skip
    assert size == {
        "contamination": 27, "wound": 25, "attack": 20, "event": 22,
        "red": 30, "yellow": 30, "green": 30, "crafted": 15,
    }  # fmt: skip
    assert len(CONTENT.weaknesses) == len(CONTENT.computer) == 6


# The board


@pytest.mark.rule("L-007")
@SEATS
def test_three_tiles_lie_open_in_their_places(seats: int) -> None:
    for s in deals(seats):
        for slot, room in FIXED.items():
            assert s.zone(f"tile-{slot}") == [room]
            assert all(view.rooms[slot].room == room for view in s.views())


@pytest.mark.rule("L-008", "L-071", "L-476")
def test_nobody_can_lock_the_isolation_room_at_first() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "isolation-room"}).begin()
    assert s.denied("survivor", "room") == "L-476"


@pytest.mark.rule("L-009")
@SEATS
def test_six_of_nine_additional_tiles_lie_face_down(seats: int) -> None:
    for s in deals(seats):
        laid = tiles(s, "2")
        assert len(set(laid)) == 6
        left = rooms("2") - set(laid)
        assert len(left) == 3
        assert left <= set(s.zone("box"))
        assert s.nobody_knows(*rooms("2"))


@pytest.mark.rule("L-010")
@SEATS
def test_all_ten_basic_tiles_lie_face_down(seats: int) -> None:
    for s in deals(seats):
        assert sorted(tiles(s, "1")) == sorted(rooms("1"))
        assert s.nobody_knows(*rooms("1"))


@pytest.mark.rule("L-009", "L-010", "L-011", "L-015", "L-017")
def test_everything_lies_elsewhere_in_every_game() -> None:
    dealt = [unpacked(3, seed) for seed in range(40)]
    assert {tile for s in dealt for tile in tiles(s, "2")} == rooms("2")
    for slot in slots("1") + slots("2"):
        assert len({s.zone(f"tile-{slot}")[0] for s in dealt}) > 4
        assert len({s.zone(f"exploration-{slot}")[0] for s in dealt}) > 4
    assert len({s.zone("power-s-01")[0] for s in dealt}) == 4
    assert {s.zone("css-10")[0] for s in dealt} == {
        "cargo-a",
        "cargo-b",
        "cargo-c",
        "cargo-all",
        "cargo-none",
    }


@pytest.mark.rule("L-011")
@SEATS
def test_a_hidden_token_on_every_hidden_tile(seats: int) -> None:
    for s in deals(seats):
        laid = [s.zone(f"exploration-{slot}") for slot in slots("1") + slots("2")]
        assert [len(tokens) for tokens in laid] == [1] * 16
        assert sum(thing.startswith("exploration") for thing in s.zone("box")) == 4
        assert all(s.state.eyes[f"exploration-{slot}"] == NO_EYES for slot in slots("1"))
        assert not any(s.zone(f"exploration-{slot}") for slot in slots("special") + slots("fixed"))


@pytest.mark.rule("L-012", "L-013", "L-014", "L-025", "L-026", "L-027", "L-050")
@SEATS
def test_nothing_has_happened_yet(seats: int) -> None:
    s = unpacked(seats)
    assert not s.state.gate_open
    assert s.state.rover == "slot-001"
    assert s.play.printed("slot-001").exit
    assert s.state.elevator == ""
    assert s.state.alert == s.state.autodestruct == -1
    assert s.state.vented == ""
    assert s.play.space() == 15
    assert not s.state.backup
    places = (*s.play.board.slots, *s.play.board.passages, *s.play.board.networks)
    assert not any(s.zone(place) for place in places)


@pytest.mark.rule("L-015", "L-016")
@SEATS
def test_a_power_token_for_each_section_and_the_elevator(seats: int) -> None:
    for s in deals(seats):
        laid = [s.zone(f"power-{place}") for place in ("s-01", "s-02", "s-03", "elevator")]
        assert sorted(token for zone in laid for token in zone) == [
            "power-1", "power-2", "power-3", "power-4",
        ]  # fmt: skip
        assert all(len(zone) == 1 for zone in laid)
        assert sorted(s.state.active) == ["power-1", "power-2"]


@pytest.mark.rule("L-017")
@SEATS
def test_six_hidden_tokens_of_the_cargo_sending_system(seats: int) -> None:
    for s in deals(seats):
        laid = {space: s.zone(f"css-{space}") for space in SPACES}
        assert [space for space, tokens in laid.items() if tokens] == [10, 8, 6, 4, 2, 1]
        assert sum(thing.startswith("cargo-") for thing in s.zone("box")) == 1
        assert s.nobody_knows("cargo-a", "cargo-b", "cargo-c", "cargo-all", "cargo-none")


@pytest.mark.rule("L-019")
@SEATS
def test_three_weaknesses_of_which_the_first_is_known(seats: int) -> None:
    for s in deals(seats):
        first, *others = (s.zone(f"weakness-{slot}")[0] for slot in ("1", "2", "3"))
        assert s.state.weaknesses == [first]
        assert all(view.weaknesses["weakness-1"] == first for view in s.views())
        assert s.nobody_knows(*others)
        assert sum(thing.startswith("weakness-") for thing in s.zone("box")) == 3


@pytest.mark.rule("L-020", "L-021")
@SEATS
def test_the_bag_at_the_start(seats: int) -> None:
    for s in deals(seats):
        assert kinds(s.zone("bag")) == {
            "blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + seats,
        }  # fmt: skip
        assert len(s.zone("bag")) == 10 + seats


@pytest.mark.rule("L-022")
def test_decks_are_shuffled_and_face_down() -> None:
    one, other = unpacked(3, 0), unpacked(3, 1)
    for pile in ("red", "yellow", "green", "event", "attack", "contamination", "wound"):
        assert one.zone(f"deck-{pile}") != other.zone(f"deck-{pile}")
        assert one.state.eyes[f"deck-{pile}"] == NO_EYES


@pytest.mark.rule("L-009", "L-010")
@pytest.mark.parametrize("pile", ["tile", "exploration"])
def test_tiles_and_tokens_are_shuffled(pile: str) -> None:
    one, other = unpacked(3, 0), unpacked(3, 1)
    for kind in ("1", "2"):
        slots = [f"slot-{slot.id}" for slot in one.play.map.slots.values() if slot.type == kind]
        assert [one.zone(f"{pile}-{slot}") for slot in slots] != [
            other.zone(f"{pile}-{slot}") for slot in slots
        ]


@pytest.mark.rule("L-023", "L-024")
def test_the_open_computer_card_is_never_the_lock_down() -> None:
    dealt = [unpacked(2, seed) for seed in range(60)]
    cards = {s.zone("computer")[0] for s in dealt}
    assert cards == {"computer-a", "computer-b", "computer-c", "computer-d", "computer-e"}
    for s in dealt:
        assert len(s.zone("deck-computer")) == 5
        assert "computer-lock-down" in s.zone("deck-computer")
        assert not any(s.play.broken(slot) for slot in s.play.board.slots)
    depths = {s.zone("deck-computer").index("computer-lock-down") for s in dealt}
    assert len(depths) == 5


# The characters


@pytest.mark.rule("L-028", "L-029", "L-048")
@SEATS
def test_everybody_has_another_number_and_number_one_begins(seats: int) -> None:
    orders = set()
    for seed in range(12):
        s = unpacked(seats, seed)
        numbers = [one.number for one in s.state.crew]
        assert sorted(numbers) == list(range(1, seats + 1))
        assert numbers[s.state.first] == 1
        assert [numbers[int(seat)] for seat in s.state.queue] == list(range(1, seats + 1))
        orders.add(tuple(numbers))
    assert len(orders) > 1 or seats == 1


@pytest.mark.rule("L-030", "L-031")
@COMPANY
def test_two_secret_objectives_fit_for_the_number_of_players(seats: int) -> None:
    for s in deals(seats, 8):
        for seat in range(seats):
            zone = f"objectives-{seat}"
            rows = [CONTENT.objectives[card.removeprefix("objective-")] for card in s.zone(zone)]
            assert sorted(row.deck for row in rows) == ["corporate", "personal"]
            assert all(row.players <= seats for row in rows)
            assert list(s.view(seat).objectives) == s.zone(zone)
            other = (seat + 1) % seats
            assert s.view(other).crew[seat].objectives == [None, None]
        assert s.state.stage == "draft"
        left = s.zone("box") + s.zone("gone")
        assert sum(thing.startswith("objective-") for thing in left) == 28 - 2 * seats


@pytest.mark.rule("L-032", "L-033", "L-034", "L-035")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 2, 2), (3, 1, 3), (4, 1, 2), (5, 1, 1)])
def test_secret_plans_one_in_force_the_rest_in_the_pool(seats: int, each: int, left: int) -> None:
    for s in deals(seats):
        assert [len(s.zone(f"contingencies-{seat}")) for seat in range(seats)] == [each] * seats
        assert len(s.zone(PLAN)) == 1
        assert len(s.zone("contingency-pool")) == left
        assert s.state.eyes[PLAN] == s.state.eyes["contingency-pool"] == NO_EYES
        for seat in range(seats):
            known = s.view(seat).contingencies
            assert sorted(known[seat]) == sorted(s.zone(f"contingencies-{seat}"))
            assert known[(seat + 1) % seats] == [None] * each


@pytest.mark.rule("L-036")
def test_one_of_two_characters_is_kept_and_the_other_goes_back() -> None:
    s = unpacked(3).begin()
    offered = s.offered(verb="draft")
    assert len(offered) == 2
    s.answer("draft", offered[0].removeprefix("draft:"))
    assert offered[1].removeprefix("draft:") in s.zone("draft") + s.zone("drawn")
    assert len(s.zone("draft")) + len(s.zone("drawn")) == 5


@pytest.mark.rule("L-037")
@pytest.mark.parametrize(
    ("character", "group"),
    [("survivor", "survivor"), ("lab-rat", "survivor"), ("hacker", "worker"),
     ("xenobiologist", "worker"), ("sentry", "worker"), ("janitor", "worker")],
)  # fmt: skip
def test_who_came_from_the_nemesis(character: str, group: str) -> None:
    assert CONTENT.characters[character].group == group
    assert all(guest.group == "survivor" for guest in CONTENT.guests.values())


@pytest.mark.rule("L-038", "L-039", "L-045", "L-046", "L-047")
@pytest.mark.parametrize(
    ("character", "room", "knowledge"),
    [
        ("survivor", "isolation-room", 3),
        ("lab-rat", "isolation-room", 3),
        ("hacker", "repository", 1),
        ("xenobiologist", "repository", 1),
        ("sentry", "repository", 1),
        ("janitor", "repository", 1),
    ],
)
def test_where_a_character_begins_and_what_it_knows(
    character: str, room: str, knowledge: int
) -> None:
    s = LockdownScenario(character)
    who = s.crew(character)
    assert s.play.room(who.slot) == f"room-{room}"
    assert who.knowledge == knowledge
    assert not who.informed


@pytest.mark.rule("L-040")
@SEATS
def test_ten_action_cards_and_an_empty_discard_pile(seats: int) -> None:
    s = unpacked(seats).begin().until(lambda s: not s.state.queue, "first")
    for seat in range(seats):
        cards = s.zone(f"deck-{seat}") + s.zone(f"hand-{seat}")
        assert len(cards) == 10
        assert s.zone(f"discard-{seat}") == []
        row = CONTENT.characters[s.state.crew[seat].id.removeprefix("character-")]
        assert Counter(cards) == {f"card-{card}": count for card, count in row.cards.items()}


@pytest.mark.rule("L-041", "L-042", "L-043", "L-044")
@pytest.mark.parametrize(
    ("character", "item", "ammo"),
    [
        ("survivor", None, 0),
        ("lab-rat", None, 0),
        ("hacker", "item-smart-gun#starting", 4),
        ("sentry", "item-smg#starting", 5),
        ("janitor", "item-nailgun#starting", 6),
        ("xenobiologist", "item-probe-arm#starting", 3),
    ],
)
def test_what_a_character_brings_along(character: str, item: str | None, ammo: int) -> None:
    s = LockdownScenario(character)
    beside = character == "xenobiologist"
    assert s.zone("hands-0") == ([item] if item and not beside else [])
    assert s.zone("pack-0") == ([item] if beside else [])
    if item:
        assert (s.play.uses_left(item) if beside else s.state.ammo[item]) == ammo
    assert len(s.zone("quests-0")) == 1
    assert s.view(-1).crew[0].quests == s.zone("quests-0")


# Board and discards


@pytest.mark.rule("L-049")
def test_printed_rooms_are_explored_from_the_start() -> None:
    s = unpacked(2)
    printed = slots("special") + slots("fixed")
    assert all(slot in s.state.explored for slot in printed)
    g = LockdownScenario("hacker", rooms={"hacker": "repository"}).dice(noise=1)
    g.goes("hacker", "006")
    assert g.zone("exploration-slot-006") == []


@pytest.mark.rule("L-051")
def test_discard_piles_lie_open() -> None:
    s = unpacked(2)
    for pile in ("red", "yellow", "green", "event", "attack", "wound"):
        assert s.state.eyes[f"discard-{pile}"] == ALL_EYES
        assert s.zone(f"discard-{pile}") == []


@pytest.mark.rule("L-052", "L-353")
def test_contamination_is_discarded_to_the_own_pile_and_removed_to_the_deck() -> None:
    s = LockdownScenario("survivor", hands={"survivor": ["rest"]}, rooms={"survivor": "repository"})
    s.contaminated("survivor", clean=1)
    card = "contamination-clean"
    before = len(s.zone("deck-contamination"))
    s.plays("survivor", "rest")
    assert card not in s.zone("hand-0") + s.zone("discard-0")
    assert len(s.zone("deck-contamination")) == before + 1
    assert s.zone("deck-contamination")[0] == card
    g = LockdownScenario("survivor", hands={"survivor": []}, rooms={"survivor": "repository"})
    g.contaminated("survivor", infected=1).does("survivor", "pass").does(
        "survivor", "discard", "contamination"
    )
    assert g.zone("discard-0")[-1] == INFECTED


@pytest.mark.rule("L-053")
def test_a_discarded_marker_can_be_used_again() -> None:
    s = LockdownScenario(
        "janitor", hands={"janitor": ["clean-up"]}, rooms={"janitor": "repository"}
    )
    s.mark("fire", "repository")
    assert len(s.zone("supply-of-supply-fire")) == 11
    s.plays("janitor", "clean-up")
    assert len(s.zone("supply-of-supply-fire")) == 12


def test_the_options_have_words_in_both_languages() -> None:
    for language in ("en", "pl"):
        texts = Texts(language, "lockdown")
        assert texts.has("rule-L-001")
