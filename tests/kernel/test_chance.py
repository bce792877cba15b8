"""Chance: the same numbers on every machine, and any number of cards fairly shuffled."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.games.airlock import GAME
from hullbreach.games.airlock.model import WORK_DIE, Airlock
from hullbreach.kernel import ALL_EYES, NO_EYES, chance, eye

KEY = chance.key_of("golden")


def permuted(count: int, key: bytes = KEY) -> tuple[list[int], int]:
    """A shuffled row of numbers, and how many draws that took."""
    items, draws = list(range(count)), 0

    def bits() -> int:
        nonlocal draws
        draws += 1
        return chance.draw(key, draws - 1)

    chance.permute(items, bits)
    return items, draws


def play(seed: str = "golden") -> Airlock:
    return Airlock(GAME, GAME.setup(GAME.Options(), 3, chance.key_of(seed)))


def test_golden_numbers() -> None:
    assert KEY.hex() == "f3c31461b8d15e6d44c3ffbe1dda015d"
    assert [chance.draw(KEY, place) % 1000 for place in range(8)] == [
        435,
        960,
        701,
        458,
        641,
        902,
        144,
        515,
    ]
    assert chance.rekeyed(KEY, 7).hex() == "5898fb72d98d2ee522243fdf2fa52cfa"
    assert permuted(10)[0] == [0, 4, 6, 3, 8, 7, 9, 1, 2, 5]
    assert permuted(200)[0][:10] == [155, 45, 71, 110, 3, 6, 100, 39, 52, 78]


def test_the_commitment_is_golden_too() -> None:
    published = "a66fe01fcb6322f4ccd3845f2d3fd04cc21416acf4a393704ec5d9e5b14667b9"
    assert chance.commitment("golden") == published
    assert chance.verify(published, "golden")
    assert not chance.verify(published, "Golden")


@pytest.mark.parametrize("count", [0, 1, 2, 89, 90, 91, 200, 500])
def test_a_shuffle_loses_nothing(count: int) -> None:
    items, draws = permuted(count)
    assert sorted(items) == list(range(count))
    assert draws == (0 if count < 2 else 1 if count <= 90 else draws)


def test_a_large_shuffle_is_as_fair_as_a_small_one() -> None:
    """With 200 cards the bits of one draw are used up half way: the low cards must move, too."""
    lowest = Counter(permuted(200, chance.key_of(str(number)))[0].index(0) for number in range(300))
    assert max(lowest.values()) < 12
    first = Counter(permuted(200, chance.key_of(str(number)))[0][1] for number in range(300))
    assert max(first.values()) < 12


@given(st.integers(0, 2**40), st.integers(0, 2**40))
def test_other_places_give_other_numbers(one: int, other: int) -> None:
    assert (chance.draw(KEY, one) == chance.draw(KEY, other)) == (one == other)
    assert 0 <= chance.draw(KEY, one) < 2**512


def test_dice_are_visible_and_shuffles_of_hidden_cards_are_not() -> None:
    g = play()
    g.shuffle("deck")
    assert g.safe == ALL_EYES
    g.shuffle("hand-1")
    assert not g.safe >> 1 & 1, "who sees the cards sees their new order"
    assert g.safe >> 0 & 1
    assert g.roll(WORK_DIE) in WORK_DIE.faces
    assert g.safe == NO_EYES


def test_the_state_of_chance_is_one_number() -> None:
    g = play()
    before = g.state.chance
    faces = [g.roll(WORK_DIE) for _ in range(5)]
    assert g.state.chance == before + 5
    g.state.chance = before
    assert [g.roll(WORK_DIE) for _ in range(5)] == faces
    assert len(g.draws) == 10


def test_a_script_comes_before_the_real_bits() -> None:
    g = play()
    g.script = [3, 4]
    assert [g.below(6), g.below(6)] == [3, 4]
    assert g.pick(["only"]) == "only"


def test_loaded_dice_are_used_up_first() -> None:
    g = play()
    g.state.loaded = {"work": ["6", "1"]}
    assert [g.roll(WORK_DIE), g.roll(WORK_DIE)] == ["6", "1"]
    assert g.roll(WORK_DIE) in WORK_DIE.faces
    assert g.safe == NO_EYES


def test_eyes_are_bits() -> None:
    assert [eye(seat) for seat in range(4)] == [1, 2, 4, 8]
