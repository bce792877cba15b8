"""The mark `rule`: unknown ids stop a run, and every run leaves a record."""

import pytest

from hullbreach.testkit.coverage import Record

pytest_plugins = ["pytester"]

QUICK = "-p no:cacheprovider -p no:hypothesispytest -p no:benchmark -p no:cov"
"""Other plugins take seconds to load, and each of the runs below would load them."""

TESTS = """
import pytest

@pytest.mark.rule("A-001")
def test_good(): pass

@pytest.mark.rule("A-002", "A-003")
def test_bad(): assert not BROKEN

@pytest.mark.rule("A-004")
@pytest.mark.skip
def test_not_yet(): pass

def test_of_no_rule(): pass
"""


def outcomes(pytester: pytest.Pytester) -> dict[str, str]:
    tests = Record.load(pytester.path).tests
    return {name.partition("::")[2]: proof.outcome for name, proof in tests.items()}


def write(pytester: pytest.Pytester, name: str, text: str) -> None:
    file = pytester.path / "tests" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(text)
    pytester.makeini(f"[pytest]\ntestpaths = tests\naddopts = {QUICK}\n")


def test_an_unknown_rule_is_an_error_that_tells_which_are_near(pytester: pytest.Pytester) -> None:
    write(pytester, "test_it.py", TESTS.replace("A-001", "A-0O1"))
    result = pytester.runpytest_inprocess()
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(
        ["test_good: no checklist has a rule 'A-0O1'. Did you mean *A-001*"]
    )
    result.stdout.fnmatch_lines(["*airlock A-001 to A-019*"])
    assert outcomes(pytester) == {}


def test_a_mark_without_an_id_is_an_error(pytester: pytest.Pytester) -> None:
    write(pytester, "test_it.py", TESTS.replace('"A-001"', ""))
    pytester.runpytest_inprocess().stdout.fnmatch_lines(
        ["test_good: the mark `rule` names no rule."]
    )


def test_what_passed_and_failed_is_recorded(pytester: pytest.Pytester) -> None:
    write(pytester, "test_it.py", "BROKEN = True\n" + TESTS)
    pytester.runpytest_inprocess()
    assert outcomes(pytester) == {
        "test_good": "passed",
        "test_bad": "failed",
        "test_not_yet": "skipped",
    }
    record = Record.load(pytester.path)
    assert record.tests["tests/test_it.py::test_bad"].rules == ["A-002", "A-003"]
    assert record.fresh(pytester.path)


def test_a_run_in_many_processes_is_recorded_too(pytester: pytest.Pytester) -> None:
    write(pytester, "test_it.py", "BROKEN = False\n" + TESTS)
    pytester.runpytest_inprocess("-n", "1", "--dist", "load")
    assert outcomes(pytester) == {
        "test_good": "passed",
        "test_bad": "passed",
        "test_not_yet": "skipped",
    }
    assert Record.load(pytester.path).whole > 0


def test_a_partial_run_replaces_only_its_own_entries(pytester: pytest.Pytester) -> None:
    write(pytester, "test_it.py", "BROKEN = True\n" + TESTS)
    pytester.runpytest_inprocess("-k", "good or bad")
    assert Record.load(pytester.path).whole == 0, "not all tests were run"
    write(pytester, "test_it.py", "BROKEN = False\n" + TESTS)
    pytester.runpytest_inprocess("tests/test_it.py::test_bad")
    assert outcomes(pytester) == {"test_good": "passed", "test_bad": "passed"}
    write(pytester, "test_it.py", "BROKEN = True\n" + TESTS)
    pytester.runpytest_inprocess("--rule", "A-003").assert_outcomes(failed=1, deselected=3)
    assert outcomes(pytester) == {"test_good": "passed", "test_bad": "failed"}


def test_tests_that_are_gone_lose_their_entries(pytester: pytest.Pytester) -> None:
    write(pytester, "test_it.py", "BROKEN = False\n" + TESTS)
    write(pytester, "test_other.py", "BROKEN = False\n" + TESTS.replace("test_", "test_other_"))
    pytester.runpytest_inprocess()
    assert len(outcomes(pytester)) == 6
    write(pytester, "test_it.py", "BROKEN = False\n" + TESTS.replace("test_bad", "test_better"))
    pytester.runpytest_inprocess("-k", "good")
    assert "test_bad" in outcomes(pytester), "not known to be gone yet"
    pytester.runpytest_inprocess("tests/test_it.py")
    assert "test_bad" not in outcomes(pytester)
    assert "test_better" in outcomes(pytester)
    assert "test_other_good" in outcomes(pytester)
    (pytester.path / "tests" / "test_other.py").unlink()
    pytester.runpytest_inprocess("-m", "rule")
    assert set(outcomes(pytester)) == {"test_good", "test_better", "test_not_yet"}


def test_a_test_that_stops_naming_rules_loses_its_entry(pytester: pytest.Pytester) -> None:
    write(pytester, "test_it.py", "BROKEN = False\n" + TESTS)
    pytester.runpytest_inprocess()
    write(
        pytester, "test_it.py", "BROKEN = False\n" + TESTS.replace('@pytest.mark.rule("A-001")', "")
    )
    pytester.runpytest_inprocess()
    assert set(outcomes(pytester)) == {"test_bad", "test_not_yet"}


def test_a_run_that_broke_off_makes_nothing_look_fresh(pytester: pytest.Pytester) -> None:
    write(pytester, "test_it.py", "BROKEN = True\n" + TESTS)
    pytester.runpytest_inprocess("-x")
    assert outcomes(pytester) == {"test_good": "passed", "test_bad": "failed"}
    assert Record.load(pytester.path).whole == 0
    pytester.runpytest_inprocess("--collect-only")
    assert Record.load(pytester.path).whole == 0


FAMILY = """
import pytest

@pytest.mark.rule("N-423", "N-045", "L-399")
@pytest.mark.parametrize("cast", [
    pytest.param(name, marks=pytest.mark.game(name)) for name in ("nemesis", "lockdown")
])
def test_shared(cast): pass
"""


def test_a_test_of_a_family_counts_by_the_numbers_of_each_game(pytester: pytest.Pytester) -> None:
    """N-423 is L-398 in Lockdown; what a game has no number for does not count there."""
    write(pytester, "test_it.py", FAMILY)
    pytester.runpytest_inprocess()
    proofs = {
        name.partition("_shared")[2]: proof.rules
        for name, proof in Record.load(pytester.path).tests.items()
    }
    assert proofs == {"[nemesis]": ["N-423", "N-045"], "[lockdown]": ["L-398", "L-028", "L-399"]}
    pytester.runpytest_inprocess("--rule", "L-398").assert_outcomes(passed=1, deselected=1)


def test_a_wrong_number_of_a_family_is_an_error_in_every_game(pytester: pytest.Pytester) -> None:
    write(pytester, "test_it.py", FAMILY.replace("N-045", "N-9999"))
    assert pytester.runpytest_inprocess().ret == pytest.ExitCode.INTERRUPTED
