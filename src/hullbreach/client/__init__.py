"""A small client for a Hullbreach server: for bots, tools and tests.

    async with Host("http://127.0.0.1:8765") as host:
        links = await host.create("airlock", [mine("Ann"), bot(), bot()])
        async with host.sit(links.seats[0]) as seat:
            while question := await seat.question():
                await seat.answer(question.options[0].id)
            print([outcome.won for outcome in seat.now.outcomes])

A `Seat` keeps up with its table by itself: it applies what changes, compares the hashes, and
when the connection is lost it comes back and catches up.
"""

from __future__ import annotations

from hullbreach.kernel.extras import require

require("serve")

from hullbreach.client.host import Host, bot, guest, mine
from hullbreach.client.seat import FIRST_PAUSE, RefusedError, Seat, patched

__all__ = ["FIRST_PAUSE", "Host", "RefusedError", "Seat", "bot", "guest", "mine", "patched"]
