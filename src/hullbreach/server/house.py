"""What all tables of a server share, and how a stored one is played again."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from hullbreach.kernel import saves
from hullbreach.kernel.saves import Save
from hullbreach.kernel.table import Table
from hullbreach.server.careful import Careful
from hullbreach.server.helpers import Helpers
from hullbreach.server.metrics import Metrics
from hullbreach.server.notices import Notices, NoticeSettings
from hullbreach.server.store import Store
from hullbreach.server.stored import StoredTable

FILES = 3
"""So many uploaded files are played at the same time."""
THINKERS = max(1, (os.cpu_count() or 1) - 1)
"""So many bots think at the same time; a core is left to the tables."""


class House(msgspec.Struct):
    """What all tables of a server share."""

    store: Store
    metrics: Metrics
    reports: Path | None = None
    bot_pause: float = 0.0
    absence: float = 60.0
    """Seconds after which the others may give an absent player's seat to a bot."""
    clock: Callable[[], float] = time.monotonic
    today: Callable[[], float] = time.time
    """The time of the calendar, which goes on while the server does not run."""
    careful: Careful = msgspec.field(default_factory=Careful)
    files: Helpers = msgspec.field(default_factory=lambda: Helpers(FILES, keep=1))
    thinkers: Helpers = msgspec.field(default_factory=lambda: Helpers(THINKERS))
    notice: NoticeSettings = NoticeSettings()
    notices: Notices = None  # type: ignore[assignment] # made below, of the rest

    def __post_init__(self) -> None:
        """Whoever is not there is told by way of the same database, and by the same calendar."""
        self.notices = Notices(self.store, lambda: self.today(), self.notice)

    async def close(self) -> None:
        """End everything that runs beside the tables."""
        await self.notices.close()
        await self.files.close()
        await self.thinkers.close()
        self.careful.close()
        await self.store.close()


def load_table(stored: StoredTable) -> Table:
    """Play a stored table again; every hash is verified on the way."""
    save = Save(
        game=stored.game,
        rules=stored.rules,
        content=stored.content,
        options=stored.options,
        seats=stored.seats,
        seed=stored.seed,
        log=stored.log,
        kept=stored.kept,
        position=stored.position,
    )
    return Table.load(saves.encode(save))
