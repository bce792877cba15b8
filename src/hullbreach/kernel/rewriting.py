"""Functions compiled once more from their own text, at the same lines, with something in it called by name.

`guards` cuts the guard out of a rule, `laying` lets a method call the one below it.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import time
from collections.abc import Mapping
from pathlib import Path
from types import CellType, CodeType, FunctionType
from typing import Any

LOADED = time.time()
"""A file that was written later may say something else than the functions that were loaded from it."""


def text_of(function: FunctionType) -> ast.FunctionDef | None:
    """A function as it is written, without decorators; None where there is no text."""
    try:
        if Path(function.__code__.co_filename).stat().st_mtime > LOADED:
            return None
        lines, first = inspect.getsourcelines(function)
    except OSError:
        return None
    tree = ast.parse(textwrap.dedent("".join(lines)))
    ast.increment_lineno(tree, first - 1)
    found = tree.body[0]
    if not isinstance(found, ast.FunctionDef):
        return None
    found.decorator_list = []
    return found


def code_of(text: ast.FunctionDef, names: list[str], filename: str) -> CodeType:
    """The code of a function in which these names are to be given (`function_of`)."""
    given = [ast.arg(name) for name in names]
    args = ast.arguments(posonlyargs=[], args=given, kwonlyargs=[], kw_defaults=[], defaults=[])
    around = ast.copy_location(ast.FunctionDef("around", args, [text], []), text)
    tree = ast.fix_missing_locations(ast.Module([around], []))
    module = compile(tree, filename, "exec", dont_inherit=True)
    return _named(_named(module, "around"), text.name)


def _named(code: CodeType, name: str) -> CodeType:
    return next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name)


def function_of(code: CodeType, old: FunctionType, given: Mapping[str, Any]) -> FunctionType:
    """A function with new code that is otherwise as the old one; what its names stand for is given."""
    cells = tuple(CellType(given[name]) for name in code.co_freevars)
    code = code.replace(co_qualname=old.__code__.co_qualname)
    new = FunctionType(code, old.__globals__, old.__name__, old.__defaults__, cells)
    new.__kwdefaults__, new.__qualname__ = old.__kwdefaults__, old.__qualname__
    new.__doc__, new.__annotations__ = old.__doc__, old.__annotations__
    new.__dict__.update(old.__dict__)
    return new
