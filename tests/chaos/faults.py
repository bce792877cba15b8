"""What a fault is: something that happens to a server, and what must hold all the same."""

from __future__ import annotations

import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from tests.chaos.servers import Starter

N = TypeVar("N", int, float)


class Trial:
    """One run of a fault: how much of it, where, and who is told how far it is."""

    gently = signal.SIGTERM

    def __init__(
        self,
        folder: Path,
        start: Starter,
        *,
        short: bool,
        seed: str,
        say: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.folder, self.start, self.short, self.seed, self.say = folder, start, short, seed, say

    def of(self, short: N, long: N) -> N:
        """How much: in the short form, or in the long one."""
        return short if self.short else long


class Fault(NamedTuple):
    """A fault by its name; `run` raises what did not hold, and returns what was tried."""

    name: str
    run: Callable[[Trial], Awaitable[str]]
    short: bool = True
    """Whether it has a short form."""
