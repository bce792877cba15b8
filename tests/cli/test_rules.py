"""The command `hullbreach rules`."""

import argparse
import io
import time
from pathlib import Path

import pytest
from rich.console import Console

from hullbreach.cli import rules
from hullbreach.kernel.texts import Texts
from hullbreach.testkit.coverage import Proof, Record


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project in which two rules of Airlock are tested and one test fails."""
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "tests").mkdir()
    tests = {
        "tests/test_turn.py::test_move[a]": Proof(["A-007"], "passed", 0),
        "tests/test_turn.py::test_move[b]": Proof(["A-007"], "passed", 0),
        "tests/test_turn.py::test_both": Proof(["A-007", "A-012"], "passed", 0),
        "tests/test_turn.py::test_scan": Proof(["A-011"], "failed", 0),
    }
    Record(whole=time.time() + 60, tests=tests).save(tmp_path)
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


def test_the_tests_are_run_when_the_record_is_old(project: Path) -> None:
    test = 'import pytest\n@pytest.mark.rule("A-001")\ndef test_it(): pass\n'
    (project / "tests" / "test_new.py").write_text(test)
    (project / ".cache" / "rules.json").unlink()
    assert "There is no record" in hullbreach_rules("airlock", "--no-run")[1]
    code, text = hullbreach_rules("airlock", "A-001")
    assert code == 0
    assert "Running the tests" in text
    assert "✓ tests/test_new.py::test_it" in text
    assert "Running the tests" not in hullbreach_rules("airlock", "A-001")[1]
