"""Which tests name which rules, read from the tests as they are written: nothing is run.

`hullbreach rules` reads a clone's tests with it. An installation has no tests; there the list
that a build made of them (`PROOFS`) says the same. Only the standard library is used here,
because the build runs this file before anything is installed.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Collection, Iterator
from pathlib import Path

PROOFS = "proofs.json"
"""The list beside this module in an installation: the rules that each test names."""

RULE = re.compile(r"[A-Z]+-\d+")

CAST = "cast"
"""The parameter of a test that is run for each game of a family: who plays, with what, where."""
SHARED = "*"
"""Follows the rules of such a test: each game has a number of its own for them."""


class UnreadableMark(Exception):
    """A test's mark whose rules cannot be read without running the test's module."""


def read_tests(root: Path, wanted: Collection[str] = ()) -> dict[str, list[str]]:
    """The tests of a project that name rules, by their pytest ids without the cases.

    With `wanted` only files are read in which one of these ids is written, or may be meant.
    """
    found: dict[str, list[str]] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        if "mark.rule" not in source:
            continue
        shared = f"{CAST}: " in source
        if wanted and not shared and not any(id in source for id in wanted):
            continue
        name = file.relative_to(root).as_posix()
        found.update(_tests(ast.parse(source), name))
    return found


def shipped() -> dict[str, list[str]]:
    """The list that the build of this installation made; empty where there is none."""
    try:
        tests = json.loads((Path(__file__).parent / PROOFS).read_text(encoding="utf-8"))
    except OSError:
        return {}
    return {str(test): [str(rule) for rule in rules] for test, rules in tests.items()}


def write(root: Path, target: Path) -> None:
    """Make the list for a build of the project."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(read_tests(root), indent=0), encoding="utf-8")


def _tests(tree: ast.Module, file: str) -> Iterator[tuple[str, list[str]]]:
    """The tests of a module; a mark that is nowhere where it could be read is an error."""
    named = {
        to.id: _rules(node.value, file)
        for node in tree.body
        if isinstance(node, ast.Assign)
        for to in node.targets
        if isinstance(to, ast.Name)
    }
    reader = _Reader(file, named)
    yield from reader.tests(tree.body, file, named.get("pytestmark", []))
    read = {id(mark) for place in _places(tree) for mark in ast.walk(place)}
    for node in ast.walk(tree):
        if _is_mark(node) and id(node) not in read:
            raise _unreadable(file, node)


def _places(tree: ast.Module) -> Iterator[ast.expr]:
    """Where marks are read: in decorators, and in what a module gives a name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from node.decorator_list
    yield from (node.value for node in tree.body if isinstance(node, ast.Assign))


class _Reader:
    """Reads the tests of one file; `named` are marks to which the module gives a name."""

    def __init__(self, file: str, named: dict[str, list[str]]) -> None:
        self.file = file
        self.named = named

    def tests(
        self, body: list[ast.stmt], place: str, outer: list[str]
    ) -> Iterator[tuple[str, list[str]]]:
        for node in body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            own = [rule for each in node.decorator_list for rule in self._decorator(each)]
            rules = list(dict.fromkeys([*outer, *own]))
            name = f"{place}::{node.name}"
            if isinstance(node, ast.ClassDef):
                yield from self.tests(node.body, name, rules)
            elif node.name.startswith("test_") and rules:
                shared = SHARED if any(arg.arg == CAST for arg in node.args.args) else ""
                yield name, [f"{rule}{shared}" for rule in rules]

    def _decorator(self, decorator: ast.expr) -> list[str]:
        if isinstance(decorator, ast.Name):
            return self.named.get(decorator.id, [])
        return _rules(decorator, self.file)


def _rules(expression: ast.expr, file: str) -> list[str]:
    """The rules in a decorator or in marks with a name, in the order in which they are written."""
    marks = [node for node in ast.walk(expression) if _is_mark(node)]
    if not marks:
        return []
    calls = [node for node in ast.walk(expression) if isinstance(node, ast.Call)]
    arguments = [arg for call in calls if _is_mark(call.func) for arg in call.args]
    # A mark may take its rule from a table that is written beside it.
    written = all(isinstance(arg, ast.Constant) for arg in arguments)
    found = [
        node.value
        for node in (arguments if written else ast.walk(expression))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and RULE.fullmatch(node.value)
    ]
    if not found:
        raise _unreadable(file, marks[0])
    return list(dict.fromkeys(found))


def _is_mark(node: ast.AST) -> bool:
    """Whether this is `pytest.mark.rule` or `mark.rule`, called or not."""
    if not isinstance(node, ast.Attribute) or node.attr != "rule":
        return False
    of = node.value
    return (of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")) == "mark"


def _unreadable(file: str, node: ast.AST) -> UnreadableMark:
    line = getattr(node, "lineno", 0)
    return UnreadableMark(f"{file}:{line}: write the ids of the rules into the mark of the test")
