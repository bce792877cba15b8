"""The command `hullbreach arena`: what it plays, what it says, and what it leaves behind."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from hullbreach.arena import run as arena

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
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
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
