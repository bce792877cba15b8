"""How certain a share is: known values, and what seats of one game are worth."""

from math import comb

import pytest

from hullbreach.arena.stats import Rate, Sums, difference, effective, games_needed, luck, wilson


def independent(wins: int, seats: int) -> Rate:
    """As if every seat had been in a game of its own."""
    return Rate.of(Sums(seats, wins, seats, wins, wins, seats))


def test_wilson_has_the_known_values() -> None:
    interval = wilson(0.1, 100)
    assert interval.low == pytest.approx(0.0552, abs=1e-4)
    assert interval.high == pytest.approx(0.1744, abs=1e-4)
    assert wilson(0.0, 10).low == 0
    assert wilson(1.0, 10).high == 1
    assert (wilson(0.5, 0).low, wilson(0.5, 0).high) == (0, 1)


@pytest.mark.parametrize("share", [0.05, 0.2, 0.5])
def test_wilson_is_right_about_95_times_in_100(share: float) -> None:
    seats = 80
    right = sum(
        comb(seats, wins) * share**wins * (1 - share) ** (seats - wins)
        for wins in range(seats + 1)
        if wilson(wins / seats, seats).has(share)
    )
    assert 0.93 < right < 0.98


def test_seats_that_win_together_count_once() -> None:
    # 100 games of 4; in 30 of them all four won.
    together = Sums(games=100, w=120, n=400, ww=30 * 16, wn=30 * 16, nn=100 * 16)
    assert effective(together) == pytest.approx(100)
    # In each of 100 games one of four won: not more certain than 400 seats.
    against = Sums(games=100, w=100, n=400, ww=100, wn=400, nn=1600)
    assert effective(against) == 400
    assert effective(Sums(100, 0, 400, 0, 0, 1600)) == 100
    assert effective(Sums(0, 0, 0, 0, 0, 0)) == 0


def test_fisher_has_the_known_values() -> None:
    # The lady who tastes tea: 17 in 70, to one side.
    assert luck(independent(3, 4), independent(1, 4)) == pytest.approx(2 * 17 / 70)
    assert luck(independent(1, 4), independent(3, 4)) == pytest.approx(2 * 17 / 70)
    assert luck(independent(5, 10), independent(50, 100)) == 1
    assert luck(independent(0, 10), independent(0, 100)) == 1
    assert luck(independent(3, 3), independent(0, 0)) == 1


def test_one_win_is_no_proof_but_many_are() -> None:
    assert luck(independent(1, 49), independent(1, 1151)) > 0.05
    assert luck(independent(300, 1000), independent(200, 1000)) < 1e-6
    assert luck(independent(30_000, 100_000), independent(29_900, 100_000)) > 0.5


def test_a_difference_has_its_sign_and_its_range() -> None:
    gap = difference(independent(56, 70), independent(48, 80))
    assert gap.low == pytest.approx(0.0524, abs=1e-4)
    assert gap.high == pytest.approx(0.3339, abs=1e-4)


def test_a_finer_answer_needs_more_games() -> None:
    rate = independent(50, 100)
    assert games_needed(rate, 100, 0.01) == pytest.approx(9604, abs=1)
