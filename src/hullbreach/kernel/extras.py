"""Which parts of Hullbreach need libraries that come only with an extra, and what to do without.

>>> require("serve")  # nothing happens: it is here
"""

from __future__ import annotations

import shlex
import sys
from importlib.util import find_spec

from hullbreach.kernel.errors import MissingExtra

MODULES = {
    "serve": ("litestar", "uvicorn", "sqlalchemy", "httpx", "websockets", "cryptography"),
    "postgres": (
        "litestar",
        "uvicorn",
        "sqlalchemy",
        "httpx",
        "websockets",
        "cryptography",
        "psycopg",
    ),
    "sim": ("polars", "babel"),
    "cluster": ("polars", "babel", "ray"),
    "rl": ("gymnasium", "pettingzoo", "numpy"),
}
"""What each extra brings that our code imports; pyproject.toml has the versions."""


def require(extra: str) -> None:
    """Say which extra is missing and how to install it, before an import fails."""
    for module in MODULES[extra]:
        if find_spec(module) is None:
            raise missing(extra, module)


def missing(extra: str, package: str) -> MissingExtra:
    """What to say where a package of an extra is not installed.

    The command works in every environment in which Hullbreach is: pip finds it there.
    """
    return MissingExtra(extra=extra, package=package, python=shlex.quote(sys.executable))
