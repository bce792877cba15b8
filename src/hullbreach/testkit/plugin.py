"""The pytest plugin: a test says which rules it proves, and every run leaves a record of that.

    @pytest.mark.rule("A-007")
    def test_you_move_to_a_neighbouring_room() -> None: ...

An id that is in no installed game's checklist is an error when the test is collected. What
passed and failed is written to `.cache/rules.json` below the project's root (see `coverage`):
the tests of a run replace their own entries, and tests that are gone lose theirs when the files
they were in are run as a whole. `pytest --rule A-007` runs the tests of a rule.

A test that is run for several games of a family has the mark `game` in each case. There a rule
counts as what that game calls it (`Game.rule_id`), and not at all if that game has no such rule.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest

# Nothing of the package is imported before it is needed: see the package's __init__.

Outcome = Literal["passed", "skipped", "failed"]
WORSE: tuple[Outcome, ...] = ("passed", "skipped", "failed")
FINISHED = (
    pytest.ExitCode.OK,
    pytest.ExitCode.TESTS_FAILED,
    pytest.ExitCode.NO_TESTS_COLLECTED,
)
PROPERTY = "rules"
"""The name under which a test report carries the rules, also from another process."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--rule`."""
    parser.getgroup("hullbreach").addoption(
        "--rule",
        action="append",
        default=[],
        metavar="ID",
        help="run only the tests that prove this rule of a checklist (may be repeated)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known; the process that hears all reports also keeps the record."""
    config.addinivalue_line("markers", "rule(*ids): the checklist rules that a test proves")
    config.addinivalue_line("markers", "game(name): the game for which a test of a family is run")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(config), "hullbreach-recorder")


def named_by(item: pytest.Item) -> list[str]:
    """The rules that a test names, in order, each once."""
    marks = list(item.iter_markers("rule"))
    return list(dict.fromkeys(str(rule) for mark in reversed(marks) for rule in mark.args))


def rules_of(item: pytest.Item) -> list[str]:
    """The rules that a test proves: of a family's test, by the numbers of the game it is run for."""
    rules, game = named_by(item), item.get_closest_marker("game")
    if game is None:
        return rules
    (name,) = game.args
    own = dict.fromkeys(_crosswalk(name)(rule) for rule in rules)
    return [rule for rule in own if known_ids().get(rule) == name]


@cache
def _crosswalk(game: str) -> Callable[[str], str]:
    from hullbreach.kernel import registry

    return registry.find(game).rule_id


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Note the rules of each collected test, and stop at an id that no game has."""
    report = yield
    wrong: list[str] = []
    for item in report.result or []:
        if not isinstance(item, pytest.Item):
            continue
        named = named_by(item)
        if not named:
            if item.get_closest_marker("rule") is not None:
                wrong.append(f"{item.name}: the mark `rule` names no rule.")
            continue
        wrong += [f"{item.name}: {complaint(rule)}" for rule in named if rule not in known_ids()]
        if rules := rules_of(item):
            item.user_properties.append((PROPERTY, rules))
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(dict.fromkeys(wrong))
        report.result = []
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep only the tests of the rules that were asked for."""
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    chosen = [item for item in items if wanted.intersection(rules_of(item))]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


@cache
def known_ids() -> dict[str, str]:
    """Every id in the checklist of an installed game, with that game's name."""
    from hullbreach.kernel import registry

    found: dict[str, str] = {}
    for name in registry.names():
        try:
            checklist = registry.find(name).checklist
        except Exception as error:
            broken_games()[name] = f"{type(error).__name__}: {error}"
            continue
        found.update(dict.fromkeys(checklist.rows, name))
    return found


@cache
def broken_games() -> dict[str, str]:
    """Games that could not be asked for their checklist, and why."""
    return {}


def complaint(rule: str) -> str:
    """What is wrong with an id that no game has, and what would be right."""
    known = known_ids()
    near = get_close_matches(rule, known, n=3, cutoff=0.6)
    series: dict[str, list[str]] = {}
    for id_ in known:
        series.setdefault(f"{known[id_]} {id_.partition('-')[0]}", []).append(id_)
    ranges = [f"{name.split()[0]} {ids[0]} to {ids[-1]}" for name, ids in series.items()]
    parts = [f"no checklist has a rule {rule!r}."]
    if near:
        parts.append(f"Did you mean {' or '.join(near)}?")
    parts.append(f"There are: {', '.join(ranges) or 'none'}.")
    parts += [f"{name} could not be loaded ({why})." for name, why in broken_games().items()]
    return " ".join(parts)


class Recorder:
    """Hears every report of a run, from whichever process, and keeps the record."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.began = time.time()
        self.outcomes: dict[str, tuple[list[str], Outcome]] = {}
        self.collected: set[str] = set()
        self.unmarked: set[str] = set()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note which tests there are."""
        self.collected.update(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: Any, ids: Iterable[str]) -> None:
        """Note which tests there are, in another process."""
        self.collected.update(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how a test ended: the worst of its phases."""
        carried: dict[str, Any] = dict(report.user_properties)
        if PROPERTY not in carried:
            self.unmarked.add(report.nodeid)
            return
        rules = list(carried[PROPERTY])
        _, earlier = self.outcomes.get(report.nodeid, (rules, "passed"))
        self.outcomes[report.nodeid] = (rules, max(earlier, report.outcome, key=WORSE.index))

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write the record, if this run has anything to say about it."""
        from hullbreach.testkit.coverage import Proof, Record

        root = self.config.rootpath
        record = Record.load(root)
        before = dict(record.tests)
        for test, (rules, outcome) in self.outcomes.items():
            record.tests[test] = Proof(rules, outcome, self.began)
        if exitstatus in FINISHED and not self.config.getoption("collectonly"):
            run = self._run_as_a_whole()
            for test in before:
                if self._is_gone(test, run):
                    record.tests.pop(test)
            broke_off = session.shouldfail or session.shouldstop
            if not broke_off and any((root / "tests").is_relative_to(part) for part in run):
                record.whole = self.began
        if record.tests != before:
            record.save(root)

    def _is_gone(self, test: str, run: list[Path]) -> bool:
        file = self.config.rootpath / test.partition("::")[0]
        if test in self.collected:
            return test in self.unmarked
        return not file.is_file() or any(file.is_relative_to(part) for part in run)

    def _run_as_a_whole(self) -> list[Path]:
        """The folders and files of which every test with a rule was collected in this run."""
        option = self.config.getoption
        if option("keyword") or option("deselect") or option("--rule"):
            return []
        if option("markexpr") not in ("", "rule") or option("lf", False):
            return []
        here = self.config.invocation_params.dir
        return [here / arg for arg in self.config.args if "::" not in arg]
