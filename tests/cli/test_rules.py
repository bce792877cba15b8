"""The command `hullbreach rules`."""

import argparse
import io
import os
from pathlib import Path

import pytest
from rich.console import Console

from hullbreach.cli import rules
from hullbreach.kernel.texts import Texts
from hullbreach.testkit import proofs
from hullbreach.testkit.coverage import Proof, Record

TESTS = """
import pytest

@pytest.mark.rule("A-007")
@pytest.mark.parametrize("case", ["a", "b"])
def test_move(case): pass

@pytest.mark.rule("A-007", "A-012")
def test_both(): pass

@pytest.mark.rule("A-011")
def test_scan(): assert not "scanned"
"""
WRITTEN, LATER = 1_000_000, 2_000_000
"""When the tests were written, and when they ran (seconds since 1970)."""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project in which two rules of Airlock are tested and one test fails."""
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_turn.py").write_text(TESTS)
    os.utime(tmp_path / "tests" / "test_turn.py", (WRITTEN, WRITTEN))
    tests = {
        "tests/test_turn.py::test_move[a]": Proof(["A-007"], "passed", LATER),
        "tests/test_turn.py::test_move[b]": Proof(["A-007"], "passed", LATER),
        "tests/test_turn.py::test_both": Proof(["A-007", "A-012"], "passed", LATER),
        "tests/test_turn.py::test_scan": Proof(["A-011"], "failed", LATER),
    }
    Record(whole=LATER, tests=tests).save(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def hullbreach_rules(*words: str, lang: str = "en") -> tuple[int, str]:
    parser = argparse.ArgumentParser()
    rules.add(parser)
    out = io.StringIO()
    code = rules.run(parser.parse_args(words), Texts(lang), Console(file=out, width=100))
    return code, out.getvalue()


@pytest.mark.usefixtures("project")
def test_the_summary_counts_per_chapter_and_lists_what_is_missing() -> None:
    code, text = hullbreach_rules("airlock")
    assert code == 0
    assert "2 of 19 tested" in text
    assert "Actions 2 6" in " ".join(text.split())
    assert "✗ A-011  With a scanner" in text
    assert "– A-001  There is one saboteur" in text
    assert "A-007" not in text


@pytest.mark.usefixtures("project")
def test_missing_rules_fail_where_that_was_asked() -> None:
    assert hullbreach_rules("airlock", "--missing")[0] == 1
    assert hullbreach_rules("airlock", "A-007", "a-012", "--missing")[0] == 0
    assert hullbreach_rules("airlock", "--missing", "--chapter", "Actions")[0] == 1


@pytest.mark.usefixtures("project")
def test_a_rule_is_shown_with_its_code_and_its_tests() -> None:
    code, text = hullbreach_rules("airlock", "A-007")
    assert code == 0
    assert "You move to a neighbouring room." in text
    assert "hullbreach.games.airlock.move" in text
    assert "✓ tests/test_turn.py::test_move ×2" in text


@pytest.mark.usefixtures("project")
def test_rules_are_found_by_words_in_the_language_of_the_reader() -> None:
    text = hullbreach_rules("airlock", "--find", "rolę skanerem", lang="pl")[1]
    assert "A-011 Czynności" in text
    assert "A-001" not in text
    assert "No rule has all these words" in hullbreach_rules("airlock", "--find", "dragon")[1]


@pytest.mark.usefixtures("project")
def test_a_chapter_has_a_name_in_each_language() -> None:
    assert "4" in hullbreach_rules("airlock", "--chapter", "Głosowanie", lang="pl")[1]
    with pytest.raises(rules.UnknownChapter, match="Setup; Turn; Actions"):
        hullbreach_rules("airlock", "--chapter", "Dragons")


@pytest.mark.usefixtures("project")
def test_an_unknown_id_is_told_what_is_near() -> None:
    with pytest.raises(rules.UnknownRule, match="A-019"):
        hullbreach_rules("airlock", "A-109")


def test_nothing_is_run_unless_asked_and_then_only_the_tests_of_the_rule(project: Path) -> None:
    (project / ".cache" / "rules.json").unlink()
    other = 'import pytest\n@pytest.mark.rule("A-001")\ndef test_it(): pass\n'
    (project / "tests" / "test_other.py").write_text(other)
    text = hullbreach_rules("airlock", "A-007")[1]
    assert "· tests/test_turn.py::test_move\n" in text
    assert "Something has changed since all tests ran last." in text
    assert Record.load(project).tests == {}
    code, text = hullbreach_rules("airlock", "A-007", "--run")
    assert code == 0
    assert "✓ tests/test_turn.py::test_move ×2" in text
    assert {rule for proof in Record.load(project).tests.values() for rule in proof.rules} == {
        "A-007",
        "A-012",
    }


def test_a_test_that_was_changed_since_has_no_outcome(project: Path) -> None:
    assert "✗ A-011" in hullbreach_rules("airlock")[1]
    os.utime(project / "tests" / "test_turn.py", (LATER + 1, LATER + 1))
    text = hullbreach_rules("airlock")[1]
    assert "3 of 19 tested" in text
    assert "Something has changed since all tests ran last." in text


def test_an_installation_without_tests_knows_what_its_build_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "checkout", lambda: None)
    text = hullbreach_rules("airlock")[1]
    assert "Nothing is known of the tests" in text
    shipped = {"tests/test_turn.py::test_move": ["A-007"]}
    monkeypatch.setattr(proofs, "shipped", lambda: shipped)
    text = hullbreach_rules("airlock")[1]
    assert "1 of 19 tested" in text
    assert "The tests are not part of this installation." in text
    assert "· tests/test_turn.py::test_move" in hullbreach_rules("airlock", "A-007")[1]
    code, text = hullbreach_rules("airlock", "A-007", "--run")
    assert code == 2
    assert "in a clone of Hullbreach" in text
