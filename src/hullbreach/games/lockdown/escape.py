"""Ways out: the pods of the Cargo Sending System, the bunker, the Isolation Room."""

from __future__ import annotations

from hullbreach.games.lockdown.play import Lockdown
from hullbreach.kernel import Rule


def launch(g: Lockdown) -> Rule[None]:
    """The pods are launched, if a token says so."""
    yield from ()
