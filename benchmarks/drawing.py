"""`python -m benchmarks.drawing`: how long the page needs for an update of the largest table.

Lockdown with the surface and five seats, played by chance; the page is told of each answer as a server tells
it, one after the other, in a real Chromium. What is counted is the processor time of the page's main thread until
the update is drawn, four times of it: as on a processor that is four times slower. So the figure does not depend on
what else the machine does. The goal is 50 ms.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import sync_playwright
from tests.web.conftest import FLAGS, Server
from tests.web.gallery import Show
from tests.web.table import GO_ON, person

from hullbreach.kernel.table import Table
from hullbreach.server import pictures
from hullbreach.server.protocol import Now, Update

SIZE = {"width": 1440, "height": 900}
GOAL = 50
SLOWER = 4
SEATS = 5
BEGUN = 120
"""Answers after which the board is full of things, and the log is long."""

DRAWN = """answers => document.querySelector('main.table')?.dataset.answers === String(answers)"""
FRAME = """() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"""


def middle() -> Table:
    """The largest table in the middle of a game."""
    lot, options = Random("drawing"), {"packs": ["surface"]}
    table = Table.new("lockdown", seats=SEATS, options=options, seed="drawing")
    while table.answers < BEGUN:
        step(table, lot)
    return table


def step(table: Table, lot: Random) -> None:
    """Somebody answers by chance."""
    ask = table.asks()[0]
    table.answer(ask.seat, ask.id, lot.choice(ask.options).id)


def now(table: Table) -> Now:
    """Whose turn it is."""
    asked = pictures.question(table.ask(0))
    return Now(asked, [one.seat for one in table.asks()], False, table.answers, table.over)


class Page:
    """A page at the table that is told of every answer."""

    def __init__(self, someone: Any, table: Table) -> None:
        self.page, self.table = someone.page, table
        self.show = Show(someone, table.scene(0), game="lockdown")
        self.metrics = self.page.context.new_cdp_session(self.page)
        self.metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.album = pictures.Album()
        self.picture = self.album.draw(table.scene(0))

    def busy(self) -> float:
        """Milliseconds for which the main thread has worked."""
        found = self.metrics.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in found if one["name"] == "TaskDuration"))

    def tell(self, lines: list[Any]) -> None:
        """Send what is new, and wait until it is drawn."""
        scene = self.table.scene(0)
        drawn = self.album.draw(scene)
        patches = self.album.difference(self.picture, drawn) or {}
        self.picture, self.show.version = drawn, self.show.version + 1
        version = self.show.version
        log = pictures.log_lines(lines, self.table.reveals(scene))
        told = Update(version - 1, version, log, patches, now(self.table))
        self.show._socket.send(msgspec.json.encode(told).decode())
        self.page.wait_for_function(DRAWN, arg=self.table.answers)
        self.page.evaluate(FRAME)

    def idle(self) -> float:
        """What waiting itself costs."""
        before = self.busy()
        self.page.wait_for_function(DRAWN, arg=self.table.answers)
        self.page.evaluate(FRAME)
        return self.busy() - before


def measure(browser: Any, server: Server, updates: int) -> list[float]:
    """Milliseconds per update, on the slower processor."""
    table, lot = middle(), Random("answers")
    found: list[float] = []
    with person(browser, server.address, size=SIZE, pace="off") as ala:
        page = Page(ala, table)
        page.tell(table.events(0))  # the log so far
        waiting = statistics.median(page.idle() for _ in range(5))
        while len(found) < updates and not table.over:
            told = table.answers
            step(table, lot)
            before = page.busy()
            page.tell(table.events(0, told + 1))
            found.append(SLOWER * max(0.0, page.busy() - before - waiting))
            page.page.evaluate(f"document.querySelector('{GO_ON}')?.click()")
        ala.errors.clear()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.drawing", description=__doc__)
    parser.add_argument("--updates", type=int, default=100)
    args = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            server.start()
            found = sorted(measure(browser, server, args.updates))
        finally:
            browser.close()
            server.kill()
    most = found[int(len(found) * 0.95)]
    print(
        f"{len(found)} updates, processor {SLOWER} times slower (load {os.getloadavg()[0]:.1f}): "
        f"median {statistics.median(found):.0f} ms, 95 % within {most:.0f} ms, "
        f"at most {found[-1]:.0f} ms; goal {GOAL} ms"
    )


if __name__ == "__main__":
    main()
