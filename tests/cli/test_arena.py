"""The command `hullbreach arena`: what it plays, what it says, and what it leaves behind."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from hullbreach.arena import run as arena
from hullbreach.arena.log import read
from hullbreach.cli import serve
from hullbreach.kernel import Table, extras, saves

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(run: Run) -> Run:
    return partial(run, "arena", width=160)


def test_games_are_played_counted_and_reported(tmp_path: Path, run: Run) -> None:
    words = ("airlock", "--games", "5", "--seats", "4", "--jobs", "1", "--out", str(tmp_path))
    code, said = run(*words)
    assert code == 0
    assert "All seats:" in said
    assert "20 seats" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "games.parquet",
        "report.html",
        "results.jsonl",
        "seats.parquet",
    ]
    code, said = run(*words)
    assert code == 0
    assert "5 games were here already" in said


def test_it_speaks_polish(tmp_path: Path, run: Run) -> None:
    code, said = run(
        "airlock", "--games", "1", "--jobs", "1", "--out", str(tmp_path), "--lang", "pl"
    )
    assert code == 0
    assert "Wszystkie miejsca" in said
    assert "Kto wygrywa" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_modes_and_options_reach_the_game(tmp_path: Path, run: Run) -> None:
    code, _said = run(
        *("airlock", "--games", "1", "--jobs", "1", "--out", str(tmp_path)),
        *("--mode", "open-votes", "--option", "air=12", "--rotate", "--seed", "x"),
    )
    assert code == 0
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Open votes, air=12" in page
    assert "--seed x --mode open-votes --option air=12 --rotate" in page


def test_a_rule_that_broke_is_told(tmp_path: Path, run: Run, breaks: str) -> None:
    code, said = run(breaks, "--games", "4", "--seed", "3", "--out", str(tmp_path))
    assert code == 1
    assert "a rule broke" in said
    assert "ArithmeticError: no air" in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("chess",), "airlock"),
        (("airlock", "--mode", "solo"), "standard, open-votes"),
        (("airlock", "--seats", "9"), "3 to 5"),
        (("airlock", "--seats", "genius"), "random"),
        (("airlock", "--seats", "4x"), "4xrandom"),
        (("airlock", "--games", "0"), "0"),
        (("airlock", "--option", "air"), "NAME=VALUE"),
    ],
)
def test_a_wrong_word_is_answered_with_the_right_ones(
    words: tuple[str, ...], answer: str, tmp_path: Path, run: Run
) -> None:
    code, said = run(*words, "--out", str(tmp_path / "none"))
    assert code == 2
    assert answer in said
    assert not (tmp_path / "none").exists()


def test_another_run_needs_another_folder(tmp_path: Path, run: Run) -> None:
    words = ("airlock", "--games", "1", "--jobs", "1", "--out", str(tmp_path))
    assert run(*words)[0] == 0
    code, said = run(*words, "--seed", "2")
    assert code == 2
    assert "the seed" in said


def test_an_interruption_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_games", interrupted)
    code, said = run("airlock", "--games", "3", "--jobs", "1", "--out", str(tmp_path))
    assert code == 130
    assert "the same command goes on" in said


def test_without_polars_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    code, said = run("airlock", "--out", str(tmp_path / "none"))
    assert code == 2
    assert "hullbreach[sim]" in said
    assert not (tmp_path / "none").exists()


def test_two_runs_are_put_on_one_page(tmp_path: Path, run: Run) -> None:
    for name in ("a", "b"):
        run("airlock", "--games", "2", "--seed", name, "--jobs", "1", "--out", str(tmp_path / name))
    folders = [str(tmp_path / name) for name in ("a", "b")]
    code, said = run("--compare", *folders, "--out", str(tmp_path / "c"))
    assert code == 0
    assert "points (" in said
    assert (tmp_path / "c" / "comparison.html").exists()
    code, said = run("--compare", *folders, "--out", str(tmp_path / "c"), "--lang", "pl")
    assert "przedtem" in said


def test_without_a_game_there_is_nothing_to_play(run: Run) -> None:
    code, said = run("--games", "2")
    assert code == 2
    assert "airlock" in said


LAST = """
class Last:
    name = "last"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, ask):
        return ask.options[-1].id
"""


def test_a_bot_from_a_file_plays_where_none_is_named(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "last.py"
    file.write_text(LAST)
    out = tmp_path / "out"
    code, _said = run(
        *("airlock", "--games", "2", "--jobs", "1", "--seats", "random,2"),
        *("--bot", f"{file}:Last", "--out", str(out)),
    )
    assert code == 0
    assert read(out)[0].bots == ("random", f"{file}:Last", f"{file}:Last")
    code, said = run("airlock", "--bot", f"{file}:First", "--out", str(out))
    assert code == 2
    assert "It has: Last" in said


def test_a_number_of_seats_means_the_usual_bot(tmp_path: Path, run: Run) -> None:
    run("nemesis", "--games", "1", "--mode", "solo", "--jobs", "1", "--out", str(tmp_path))
    assert read(tmp_path)[0].bots == ("survivor",)


def test_a_game_of_a_run_is_played_again_and_kept(tmp_path: Path, run: Run) -> None:
    out, file = tmp_path / "out", tmp_path / "game.json"
    words = ("airlock", "--seats", "3", "--seed", "x")
    run(*words, "--games", "4", "--jobs", "1", "--out", str(out))
    outcome = read(out)[1][3]
    code, said = run("--out", str(out), "--game", "3")
    assert code == 0
    kept = (out / "game-3.json").read_bytes()
    assert Table.load(kept).answers == outcome.answers
    assert f"Game 3, {outcome.answers} answers" in said
    for command in ("replay", "play --load", "serve --file"):
        assert f"hullbreach {command} " in said
    code, _said = run(*words, "--game", "3", "--save", str(file))
    assert code == 0
    assert file.read_bytes() == kept
    code, said = run(*words, "--game", "2", "--save", str(file))
    assert code == 2
    assert file.read_bytes() == kept


def test_a_game_of_a_run_is_told(tmp_path: Path, run: Run) -> None:
    words = ("airlock", "--seats", "3", "--game", "1", "--save", str(tmp_path / "game.json"))
    code, said = run(*words, "--open", "replay")
    assert code == 0
    assert "The game is over" in said


def test_a_game_of_a_run_is_watched(tmp_path: Path, run: Run) -> None:
    """The bots of the arena sit at the terminal: what it keeps is the game of the arena."""
    file = tmp_path / "game.json"
    words = ("airlock", "--seats", "3", "--game", "1", "--save", str(file))
    run(*words)
    answers = saves.decode(file.read_bytes()).log
    code, said = run(*words, "--open", "terminal")
    assert code == 0
    assert "random" in said
    assert saves.decode(file.read_bytes()).log == answers


def test_a_game_of_a_run_is_served(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    told: list[str] = []

    def served(args: argparse.Namespace, *_: object) -> int:
        told.append(str(args.file))
        return 0

    monkeypatch.setattr(serve, "run", served)
    words = ("airlock", "--seats", "3", "--game", "1", "--save", str(file))
    code, _said = run(*words, "--open", "browser")
    assert code == 0
    assert told == [str(file)]


def test_only_one_game_is_opened(run: Run) -> None:
    code, said = run("airlock", "--open", "replay")
    assert code == 2
    assert "--game N" in said


def test_a_folder_without_a_run_has_no_games(tmp_path: Path, run: Run) -> None:
    code, said = run("--out", str(tmp_path / "none"), "--game", "0")
    assert code == 2
    assert "no results" in said
