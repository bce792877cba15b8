"""Taking a lesson at the terminal."""

import re
from collections.abc import Callable

import pytest

from hullbreach.kernel.texts import Text, Texts

Run = Callable[..., tuple[int, str]]


def said(lang: str, name: str) -> str:
    return Texts(lang, "airlock").format(Text(f"lesson-airlock-first-{name}"))


def words_of(out: str) -> str:
    return " ".join(out.split())


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_lesson_to_its_end(run: Run, lang: str) -> None:
    typed = ["", "", "5", "undo", "4", "", "1", "", "3", "", "quit"]
    code, out = run("learn", "airlock", "--lang", lang, typed=typed, width=120)
    assert code == 0
    heard = words_of(out)
    for name in ("welcome", "role", "scan", "found", "move", "jammed", "vote", "end"):
        assert heard.count(said(lang, name)) == 1, name
    assert words_of(Texts(lang).format(Text("error-other-step"))) in heard
    assert re.search(r"► 4 ", out)
    assert "hullbreach play airlock" in heard


def test_lessons_are_listed(run: Run) -> None:
    code, out = run("learn", "nemesis", "--list")
    assert code == 0
    ids = re.findall(r"^  (\S+)", out, re.M)
    assert ids == ["first", "fire", "escape", "contamination", "trade", "ship"]


def test_an_unknown_lesson_is_refused_with_those_that_exist(run: Run) -> None:
    code, out = run("learn", "airlock", "last")
    assert code == 2
    assert "first" in out


def test_who_leaves_a_lesson_is_let_go(run: Run) -> None:
    code, out = run("learn", "nemesis", "fire", typed=["", "", "quit"])
    assert code == 0
    assert "The lesson is over" not in out
