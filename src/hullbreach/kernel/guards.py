"""The guard of a rule as a plain function, cut out of the rule's own text.

A rule is guard and effect in one: what comes before `yield COMMIT` only looks. Every option of
every turn is tried by its guard, and a generator that is started, stopped and thrown away takes
several times as long as a call. So when a rule is tried for the first time, its statements up to
`COMMIT` are compiled once more, as a function that returns what the rule would yield. A rule that
does what another one does, and more, has the guard of the other. Nothing is written twice: it is
the same text at the same lines, for tracebacks and debuggers too.

>>> from hullbreach.kernel.asks import COMMIT, deny
>>> def jump(fuel, far):
...     if fuel < far:
...         yield deny("X-002")
...     yield COMMIT
...     print("and off we go")
>>> guard(jump)(3, far=2), guard(jump)(1, far=2)
(COMMIT, Denial(rule='X-002', why='', args=()))
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import FunctionType
from typing import Any

from hullbreach.kernel.asks import Rule, deny
from hullbreach.kernel.memo import memo
from hullbreach.kernel.rewriting import code_of, function_of, text_of

GUARD = "__guard__"
"""By this name a guard that goes on with another one finds it."""

Guard = Callable[..., Any]
"""Says whether a rule can be carried out, and does nothing: COMMIT, or the denial."""


@memo
def guard(rule: Callable[..., Rule[Any]]) -> Guard:
    """The guard of a rule; where it cannot be cut out, the rule is run up to its first stop."""
    return cut(rule) or (lambda *args, **more: next(rule(*args, **more)))


def cut(rule: Callable[..., Rule[Any]]) -> Guard | None:
    """Compile a rule's guard; None where there is no text, or no simple one."""
    if not isinstance(rule, FunctionType) or rule.__closure__:
        return None
    function = text_of(rule)
    if function is None:
        return None
    stops = _Stops(rule)
    function.body = stops.looking(function.body)
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function)):
        return None
    code = code_of(function, [*stops.given], rule.__code__.co_filename)
    return function_of(code, rule, stops.given)


class _Stops(ast.NodeTransformer):
    """Turns `yield deny(...)` and `yield COMMIT` into returns."""

    def __init__(self, rule: FunctionType) -> None:
        self._rule = rule
        self.given: dict[str, Any] = {GUARD: guard}
        """What the guard knows by name: the guards of others, and denials that are always the same."""

    def looking(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """The statements up to the first at which the rule stops for certain, stops as returns."""
        found: list[ast.stmt] = []
        for statement in body:
            if isinstance(statement, ast.Expr | ast.Assign) and isinstance(
                statement.value, ast.YieldFrom
            ):
                # The first stop of the other rule is the first stop of this one.
                stop = _first_stop(statement.value.value)
                return [*found, ast.copy_location(ast.Return(stop), statement)]
            found.append(self.visit(statement))
            if isinstance(found[-1], ast.Return):
                break
        return found

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        if isinstance(node.value, ast.Yield):
            return ast.copy_location(ast.Return(self._known(node.value.value)), node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        """What a function within the rule yields is its own affair."""
        return node

    def _known(self, stop: ast.expr | None) -> ast.expr | None:
        """A denial of which all is known is made once: looking it up would cost more than to find it."""
        match stop:
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]):
                values = [one.value for one in args if isinstance(one, ast.Constant)]
                if len(values) == len(args) and self._rule.__globals__.get(name) is deny:
                    own = f"__denial_{len(self.given)}__"
                    self.given[own] = deny(*values)
                    return ast.copy_location(ast.Name(own, ast.Load()), stop)
        return stop


def _first_stop(other: ast.expr) -> ast.expr:
    """The call of another rule becomes one of its guard; a method, or what else it may be, is run."""
    if isinstance(other, ast.Call) and isinstance(other.func, ast.Name):
        other.func = ast.Call(ast.Name(GUARD, ast.Load()), [other.func], [])
        return other
    return ast.Call(ast.Name("next", ast.Load()), [other], [])
