"""How this program is called from the shell in which it was started."""

from __future__ import annotations

import shutil
from pathlib import Path

NAME = "hullbreach"


def program(called: str, python: str) -> list[str]:
    """The words that start Hullbreach again: its name alone only where the shell finds it.

    `called` is how it was started, `python` the interpreter that runs it.

    >>> program("/no/such/hullbreach", "/opt/python3")[1:]
    ['-m', 'hullbreach']
    """
    found = shutil.which(NAME)
    for script in (Path(called), Path(python).parent / NAME):
        if script.name == NAME and script.is_file():
            same = found is not None and Path(found).samefile(script)
            return [NAME] if same else [_from_here(script)]
    return [python, "-m", NAME]


def _from_here(script: Path) -> str:
    """The path of a script, short where it is below the working directory."""
    # Not resolved: a link in an environment leads to a Python that knows nothing of us.
    path = Path.cwd() / script
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)
