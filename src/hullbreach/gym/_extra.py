"""Whether the libraries are here that the environments need: if not, a sentence says which extra."""

from importlib.util import find_spec

from hullbreach.kernel.errors import MissingExtra

EXTRA = "rl"

for _package in ("gymnasium", "pettingzoo", "numpy"):
    if find_spec(_package) is None:
        raise ModuleNotFoundError(str(MissingExtra(package=_package, extra=EXTRA)), name=_package)
