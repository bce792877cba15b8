"""What every process of a server needs, made before there are several: they share it, in memory and in the processor's caches.

The content of a game is read, its guards are written out and its pictures are drawn when somebody first plays it. A process that is made
of one that has played, has all that from the start; so has one that takes the place of a process that died.
"""

from __future__ import annotations

import gc
import logging
import random
from typing import Any

from hullbreach.kernel import registry
from hullbreach.kernel.game import Game
from hullbreach.kernel.table import Table
from hullbreach.kernel.trying import show
from hullbreach.server import drawings

log = logging.getLogger("hullbreach.server")

ANSWERS = 100
"""So many are given at a table of each game."""


def rehearse() -> None:
    """Play a little of every game. A game that breaks costs the others nothing: whoever opens a table of it will hear why."""
    for game in registry.loadable():
        try:
            _play(game)
        except Exception:
            log.exception("a rehearsal of %s failed", game.name)
    # What is there now, is there for good: no process looks through it again, or writes to it while it looks.
    gc.collect()
    gc.freeze()


def _play(game: Game[Any]) -> None:
    # Nobody watches how long it takes: a watching thread would not live on in the processes that are made.
    table = Table.new(game.name, seats=game.seats[-1], seed="rehearsal", limit=None)
    drawings.address(table.edition.art.sprite)
    chance = random.Random("rehearsal")
    for _ in range(ANSWERS):
        show(table)
        if table.over:
            return
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, chance.choice(ask.options).id)
