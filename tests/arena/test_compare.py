"""Two runs on one page: every difference with its certainty, and nothing that is not there."""

from pathlib import Path

import pytest

from hullbreach.arena import Plan
from hullbreach.arena.compare import (
    GAMES,
    NAME,
    Comparison,
    OtherGameError,
    Side,
    compare,
    page,
    write,
)
from hullbreach.arena.frames import games_frame, seats_frame
from hullbreach.arena.log import Log, NoLogError, read
from hullbreach.arena.match import Outcome
from hullbreach.arena.tallies import count
from hullbreach.arena.words import Words
from hullbreach.games.airlock import AirlockGame
from hullbreach.kernel import find, registry
from hullbreach.kernel.facts import Facts, SeatFacts
from hullbreach.kernel.texts import Texts


def plan(seed: str = "one", game: str = "airlock", bots: int = 3) -> Plan:
    return Plan.of(game, bots=["random"] * bots, seed=seed)


def outcomes(games: int, wins: int, ending: str = "end-air") -> list[Outcome]:
    """So many games, of which all seats win the first ones."""
    return [
        Outcome(
            number,
            10,
            [number < wins] * 3,
            ["end"] * 3,
            Facts(ending if number >= wins else "end-repaired", seats=[SeatFacts()] * 3),
        )
        for number in range(games)
    ]


def side(games: int, wins: int, ending: str = "end-air") -> Side:
    found, this = outcomes(games, wins, ending), plan()
    shares = {one.number: sum(one.won) / len(one.won) for one in found}
    return Side(this, count(games_frame(this, found), seats_frame(this, found)), shares)


def test_a_large_difference_is_certain_and_has_its_sign() -> None:
    found = compare(side(60, 6), side(60, 40))
    assert found.won.before.share == pytest.approx(0.1)
    assert found.won.gap == pytest.approx(34 / 60)
    assert found.won.clear == found.decided.clear == 1
    assert 0 < found.won.interval.low < found.won.gap < found.won.interval.high
    assert compare(side(60, 40), side(60, 6)).won.clear == -1


def test_a_small_difference_may_be_chance() -> None:
    found = compare(side(60, 6), side(60, 8))
    assert found.won.clear == 0
    assert found.won.interval.has(0.0)


def test_seats_of_a_game_are_no_independent_witnesses() -> None:
    """All seats of a game win or none: 3 wins of 30 against 12 of 30 seats are 1 and 4 games."""
    assert compare(side(10, 1), side(10, 4)).won.clear == 0


def test_games_with_the_same_seed_are_compared_in_pairs() -> None:
    """Nine games more are won: the same games of both runs count as pairs, the luck of both cancels."""
    pairs = compare(side(60, 6), side(60, 15)).paired
    assert pairs is not None
    assert (pairs.games, pairs.up, pairs.down) == (60, 9, 0)
    assert pairs.luck == pytest.approx(2 * 0.5**9)
    assert pairs.gap == pytest.approx(9 / 60)
    assert 0 < pairs.interval.low < pairs.gap < pairs.interval.high
    assert pairs.clear == 1
    assert compare(side(60, 6), side(60, 15)).won.clear == 0, "apart they prove nothing"


def test_only_games_with_the_same_seed_and_seats_make_a_pair() -> None:
    one, fewer = side(60, 6), side(20, 6)
    pairs = compare(one, fewer).paired
    assert pairs is not None
    assert (pairs.games, pairs.luck, pairs.clear) == (20, 1.0, 0)
    for other in (plan("two"), plan(bots=4)):
        assert compare(one, Side(other, fewer.tallies, fewer.wins)).paired is None


def rows(found: Comparison, name: str) -> dict[str | int, tuple[float, float, int]]:
    (part,) = [part for part in found.parts if part.name == name]
    assert part.of == GAMES
    return {row.value: (row.before.share, row.after.share, row.clear) for row in part.rows}


def test_what_never_happened_in_one_run_is_compared_too() -> None:
    found = rows(compare(side(40, 0), side(40, 0, ending="end-fire")), "ending")
    assert found == {"end-air": (1.0, 0.0, -1), "end-fire": (0.0, 1.0, 1)}


def test_only_runs_of_one_game_are_compared() -> None:
    this = plan(game="nemesis")
    other = Side(this, side(3, 1).tallies)
    with pytest.raises(OtherGameError):
        compare(side(3, 1), other)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_says_what_differs(language: str) -> None:
    words = Words(find("airlock"), Texts(language))
    certain = page(compare(side(60, 6), side(60, 40)), words)
    chance = page(compare(side(60, 6), side(60, 8)), words)
    assert words.percent(40 / 60) in certain
    assert 'class="up"' in certain
    assert words.say("finding-none") in chance.replace("&#x27;", "'")
    assert words.say("finding-none") not in certain


def test_folders_are_read_and_not_touched(tmp_path: Path) -> None:
    folders = (tmp_path / "a", tmp_path / "b")
    for folder, wins in zip(folders, (1, 4), strict=True):
        with Log(folder, plan()) as log:
            log.add(reversed(outcomes(5, wins)))
    unfinished = tmp_path / "b" / "results.jsonl"
    before = unfinished.read_bytes() + b'{"number": 5, "ans'
    unfinished.write_bytes(before)
    found, path = write(folders, tmp_path / "out", Texts("en"))
    assert (found.won.before.wins, found.won.after.wins) == (3, 12)
    assert path == tmp_path / "out" / NAME
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert unfinished.read_bytes() == before
    this, games = read(folders[0])
    assert this == plan()
    assert [game.number for game in games] == [0, 1, 2, 3, 4]


def test_a_folder_without_results_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoLogError) as caught:
        read(tmp_path)
    assert caught.value.text.args["path"] == str(tmp_path)


class Draughty(AirlockGame):
    """Airlock with a rule of the house."""

    name = "draughty"


def test_a_game_is_compared_with_its_variant(tmp_path: Path) -> None:
    with registry.lent(Draughty()):
        for game in ("airlock", "draughty"):
            with Log(tmp_path / game, plan(game=game)) as log:
                log.add(outcomes(4, 2))
        found, path = write((tmp_path / "airlock", tmp_path / "draughty"), tmp_path, Texts("en"))
        assert found.won.gap == 0
        assert found.after.plan.game == "draughty"
        assert "Airlock, " in path.read_text(encoding="utf-8")
