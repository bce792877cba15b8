"""The guard of a rule as a plain function, cut out of the rule's own text.

A rule is guard and effect in one: all before `yield COMMIT` only looks. Guards are tried for
every option of every turn, and a generator that is started, stopped and thrown away takes four
times as long as a call. So when a rule is tried for the first time, its statements up to
`COMMIT` are compiled once more as a function that returns what the rule would yield. Nothing is
written twice: it is the same text, with the same lines, for tracebacks and debuggers too.

>>> from hullbreach.kernel.asks import COMMIT, deny
>>> def jump(fuel, far):
...     if fuel < far:
...         yield deny("X-002")
...     yield COMMIT
...     print("and off we go")
>>> guard(jump)(3, far=2), guard(jump)(1, far=2)
(COMMIT, Denial(rule='X-002', args=()))
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from functools import cache
from types import CodeType, FunctionType
from typing import Any

from hullbreach.kernel.asks import Commit, Denial, Rule

Guard = Callable[..., Commit | Denial]


@cache
def guard(rule: Callable[..., Rule[None]]) -> Guard:
    """What says, without doing anything, whether a rule can be carried out: COMMIT or why not.

    Where it cannot be cut out (a compiled rule, one that begins with another) the rule itself is
    run up to its first stop.
    """
    return _cut(rule) or (lambda *args, **more: next(rule(*args, **more)))


def _cut(rule: Callable[..., Rule[None]]) -> Guard | None:
    if not isinstance(rule, FunctionType) or rule.__closure__:
        return None
    try:
        lines, start = inspect.getsourcelines(rule)
    except (OSError, TypeError):
        return None
    tree = ast.parse(textwrap.dedent("".join(lines)))
    ast.increment_lineno(tree, start - 1)
    (function,) = tree.body
    assert isinstance(function, ast.FunctionDef)
    body = _up_to_commit(function.body)
    if body is None:
        return None
    function.body, function.decorator_list, function.returns = body, [], None
    module = compile(tree, rule.__code__.co_filename, "exec")
    (code,) = (one for one in module.co_consts if isinstance(one, CodeType))
    return FunctionType(code, rule.__globals__, rule.__name__, rule.__defaults__)


def _up_to_commit(body: list[ast.stmt]) -> list[ast.stmt] | None:
    """The statements of a guard, its yields turned into returns; None if there is more in them."""
    found = []
    for statement in body:
        done = _Returns().visit(statement)
        found.append(done)
        if isinstance(done, ast.Return):
            break
    else:
        return None
    return None if any(isinstance(node, ast.Yield | ast.YieldFrom) for one in found for node in ast.walk(one)) else found


class _Returns(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        if isinstance(node.value, ast.Yield):
            return ast.copy_location(ast.Return(node.value.value), node)
        return node
