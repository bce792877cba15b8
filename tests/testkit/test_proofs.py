"""Which tests name which rules, read from the tests' text."""

import json
from pathlib import Path

import pytest

from hullbreach.testkit import proofs
from hullbreach.testkit.proofs import UnreadableMark, read_tests

ROOT = Path(__file__).resolve().parents[2]

MODULE = """
import pytest

TABLE = pytest.mark.parametrize(
    "row",
    [pytest.param(row, marks=pytest.mark.rule(id)) for row, id in {1: "A-003", 2: "A-004"}.items()],
)
{line}

@pytest.mark.rule("A-001", "A-002")
@pytest.mark.parametrize("value", ["A-009"])
def test_one(value): pass

@TABLE
def test_table(row): pass

class TestAll:
    @pytest.mark.rule("A-005")
    async def test_inside(self): pass

def test_of_nothing(): pass
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    return tmp_path


def write(project: Path, line: str = "") -> None:
    (project / "tests" / "deep" / "test_it.py").write_text(MODULE.replace("{line}", line))


def test_marks_are_read_wherever_a_test_can_have_them(project: Path) -> None:
    write(project)
    assert read_tests(project) == {
        "tests/deep/test_it.py::test_one": ["A-001", "A-002"],
        "tests/deep/test_it.py::test_table": ["A-003", "A-004"],
        "tests/deep/test_it.py::TestAll::test_inside": ["A-005"],
    }


def test_a_mark_of_the_module_is_every_tests(project: Path) -> None:
    write(project, 'pytestmark = [pytest.mark.rule("A-010")]')
    found = read_tests(project)
    assert all("A-010" in rules for rules in found.values())
    assert "tests/deep/test_it.py::test_of_nothing" in found


def test_only_files_with_the_wanted_rules_are_read(project: Path) -> None:
    write(project)
    (project / "tests" / "test_broken.py").write_text("mark.rule is no Python (")
    assert read_tests(project, ["A-005"])
    with pytest.raises(SyntaxError):
        read_tests(project)


@pytest.mark.parametrize(
    "line",
    [
        "proves = pytest.mark.rule",
        "pytestmark = pytest.mark.rule(*IDS)",
        "def mark_it(node): node.add_marker(pytest.mark.rule('A-001'))",
    ],
)
def test_a_mark_that_cannot_be_read_is_an_error(project: Path, line: str) -> None:
    write(project, line)
    with pytest.raises(UnreadableMark, match=r"tests/deep/test_it\.py:\d+: write the ids"):
        read_tests(project)


def test_the_list_of_a_build_is_what_the_tests_say(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(project)
    monkeypatch.setattr(proofs, "__file__", str(project / "proofs.py"))
    assert proofs.shipped() == {}
    proofs.write(project, project / proofs.PROOFS)
    assert proofs.shipped() == read_tests(project)
    assert json.loads((project / proofs.PROOFS).read_text())


def test_all_our_marks_can_be_read() -> None:
    named = {rule for rules in read_tests(ROOT).values() for rule in rules}
    assert {"A-001", "N-239", "N-319", "N-331"} <= named


def test_the_rules_of_a_familys_test_have_a_number_in_each_game(project: Path) -> None:
    write(project)
    file = project / "tests" / "deep" / "test_it.py"
    file.write_text(file.read_text().replace("test_one(value)", "test_one(cast: Cast, value)"))
    one = "tests/deep/test_it.py::test_one"
    assert read_tests(project)[one] == ["A-001*", "A-002*"]
    assert one in read_tests(project, ["Q-001"]), "it may be what another game calls one of them"
