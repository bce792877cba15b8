"""The parts of a rulebook, laid upon each other as one class.

`super()` makes an object and goes through the classes below, every time that it is called. But once the
parts of an edition lie upon each other, it is certain what lies below each of them. So their methods are
compiled once more, and what was `super().name(…)` is the method below itself, as it stands: it costs no
more than any other call. It is the same text at the same lines. A method that does anything else with
`super()`, or whose text cannot be had, stays as it is.

>>> class Base:
...     def cost(self, far):
...         return far
>>> class Race(Base):
...     def cost(self, far):
...         return super().cost(far) + 1
>>> class Module(Base):
...     def cost(self, far):
...         return super().cost(far) * 2
>>> laid("Rules", (Module, Race))().cost(3)
8
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from types import CodeType, FunctionType
from typing import Any

from hullbreach.kernel.memo import memo
from hullbreach.kernel.rewriting import code_of, function_of, text_of

BELOW = "below_"
"""With this, and its own name, a method is called by those above it."""


def laid(name: str, parts: Iterable[type[Any]], more: Mapping[str, Any] | None = None) -> type[Any]:
    """A class of these parts, the highest first, in which every method knows those below it."""
    made = type(name, (*dict.fromkeys(parts),), dict(more or {}))
    found: dict[str, Any] = {}
    for part in reversed(made.__mro__):
        below = found.copy()
        for attribute, value in vars(part).items():
            found[attribute] = _over(below, value) if isinstance(value, FunctionType) else value
    for attribute, value in found.items():
        if isinstance(value, FunctionType) and value is not getattr(made, attribute):
            setattr(made, attribute, value)
    return made


def _over(below: Mapping[str, Any], method: FunctionType) -> FunctionType:
    """A method that calls those below it by name; the same one where that cannot be."""
    if method.__code__.co_freevars != ("__class__",) or (code := _named(method)) is None:
        return method
    others = {name: below.get(name.removeprefix(BELOW)) for name in code.co_freevars}
    if not all(isinstance(other, FunctionType) for other in others.values()):
        return method
    return function_of(code, method, others)


@memo
def _named(method: FunctionType) -> CodeType | None:
    """The code of a method in which those below it have names; None where it wants more of `super()`."""
    function = text_of(method)
    if function is None or not function.args.args:
        return None
    calls = _Calls(function.args.args[0].arg)
    calls.visit(function)
    if calls.wants_more or not calls.names:
        return None
    return code_of(function, sorted(calls.names), method.__code__.co_filename)


class _Calls(ast.NodeTransformer):
    """Turns `super().name(…)` into a call of the method below."""

    def __init__(self, own: str) -> None:
        self.own = own
        self.names: set[str] = set()
        self.wants_more = False

    def visit_Call(self, node: ast.Call) -> ast.AST:
        match node.func:
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super"), args=[], keywords=[])):
                name = f"{BELOW}{node.func.attr}"
                self.names.add(name)
                own: ast.expr = ast.Name(self.own, ast.Load())
                node.func = ast.copy_location(ast.Name(name, ast.Load()), node.func)
                node.args.insert(0, ast.copy_location(own, node.func))
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        stored = not isinstance(node.ctx, ast.Load)
        if node.id in ("super", "__class__") or (stored and node.id == self.own):
            self.wants_more = True
        return node
