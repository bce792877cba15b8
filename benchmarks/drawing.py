"""`python -m benchmarks.drawing`: how long the page needs for an update of the largest table.

Lockdown with the surface and five seats, played by chance, with its drawings and words; the page is told of each
answer as a server tells it, one after the other, in a real Chromium. What is counted is the processor time of the page's
main thread from the message to the frame in which all of it is drawn, and the frame after that, four times of it: as on a
processor that is four times slower. So the figure depends little on what else the machine does. The browser's own
trace tells how much of it was script, style, layout and painting. The goal is 50 ms.

`--beside DIST` measures another built client, too, in turns with this one: the machine is then the same for both.
`--throttled` lets the browser itself slow its main thread down instead, which on a busy machine is less steady.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import sync_playwright
from tests.web.conftest import CLIENT, FLAGS, Server
from tests.web.table import GO_ON, person

from hullbreach.kernel.table import Table
from hullbreach.server import drawings, pictures
from hullbreach.server.hashing import scene_hash
from hullbreach.server.protocol import (
    Now,
    SeatInfo,
    Snapshot,
    TableInfo,
    Update,
)

SIZE = {"width": 1440, "height": 900}
GOAL = 50
SLOWER = 4
SEATS = 5
BEGUN = 120
"""Answers after which the board is full of things, and the log is long."""
WARM = 12
"""Updates that are not counted: code that is run for the first time is slower."""

SOCKET = """(() => {
    window.WebSocket = class {
        readyState = 0;
        constructor() {
            window.told = this;
            setTimeout(() => { this.readyState = 1; this.onopen?.(); });
        }
        send() { this.greeted = true; }
        close() { this.readyState = 3; }
        hear(text) { this.onmessage?.({data: text}); }
    };
    window.WebSocket.OPEN = 1;
})()"""
"""A socket that hears what the benchmark says: nothing of the way there is counted."""

TELL = f"""text => new Promise(done => setTimeout(() => {{
    performance.mark('told');
    told.hear(text);
    const after = frames => frames ? requestAnimationFrame(() => after(frames - 1)) : setTimeout(() => {{
        performance.mark('drawn');
        const shown = document.querySelector('main.table')?.dataset.answers;
        document.querySelector('{GO_ON}')?.click();
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(shown))));
    }});
    after(2);
}}, 20))"""
"""Tells something in a task of its own; it is drawn when two frames are over. What waits to be read is read afterwards."""

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
PARTS = {
    "script": ("FunctionCall", "v8.callFunction", "FireAnimationFrame", "TimerFire", "RunMicrotasks", "EvaluateScript",
               "MinorGC", "MajorGC", "V8.GCScavenger", "ParseHTML", "EventDispatch"),
    "style": ("UpdateLayoutTree", "Document::recalcStyle", "ScheduleStyleRecalculation"),
    "layout": ("Layout", "InvalidateLayout"),
    "painting": ("PrePaint", "Paint", "Layerize", "UpdateLayer", "Commit", "CompositeLayers"),
}  # fmt: skip
"""What the trace calls the parts of the work; the rest is the browser's own."""


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
        self.page, self.table, self.version = someone.page, table, 1
        self.album = pictures.Album()
        self.scene = table.scene(0)
        sprite = table.edition.art.sprite
        self.page.route(
            "**/art/*", lambda one: one.fulfill(body=sprite.data, content_type="image/svg+xml")
        )
        self.page.add_init_script(SOCKET)
        seats = json.dumps(
            [{"id": "sample", "game": "lockdown", "seats": {"0": "sample"}, "at": 0}]
        )
        self.page.add_init_script(f"localStorage.setItem('hullbreach.tables', {json.dumps(seats)})")
        self.page.goto(f"{someone.address}#/t/sample")
        self.page.wait_for_function("() => window.told?.greeted")
        self.page.evaluate("text => told.hear(text)", self._whole())
        self.page.wait_for_selector(".board .region use")
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def _whole(self) -> str:
        """What somebody is told who sits down: the table, its log, its drawings."""
        table, scene = self.table, self.table.scene(0)
        seats = [
            SeatInfo(one.seat, f"P{one.seat}", "bot" if one.seat else "person", here=True)
            for one in scene.panels
            if one.seat is not None
        ]
        info = TableInfo(
            "sample",
            "lockdown",
            {},
            len(seats),
            "",
            words=table.edition.words,
            art=drawings.address(table.edition.art.sprite),
        )
        log = pictures.log_lines(table.events(0), table.reveals(scene))
        whole = Snapshot(1, scene_hash(scene), 0, info, seats, scene, now(table), log, [])
        return msgspec.json.encode(whole).decode()

    def tell(self, lot: Random) -> None:
        """Somebody answers: send what is new, and wait until it is drawn."""
        told = self.table.answers
        step(self.table, lot)
        scene = self.table.scene(0)
        patches = self.album.difference(self.scene, scene) or {}
        self.scene, self.version = scene, self.version + 1
        log = pictures.log_lines(self.table.events(0, told + 1), self.table.reveals(scene))
        update = Update(self.version - 1, self.version, log, patches, now(self.table))
        shown = self.page.evaluate(TELL, msgspec.json.encode(update).decode())
        assert shown == str(self.table.answers), "the page does not follow"


def trace(browser: Any, server: Server, updates: int, throttled: bool) -> list[dict[str, Any]]:
    """What the browser did while the page was told of so many answers."""
    table, lot = middle(), Random("answers")
    with person(browser, server.address, size=SIZE, pace="off") as ala:
        page = Page(ala, table)
        for _ in range(WARM):
            page.tell(lot)
        if throttled:
            slow = page.page.context.new_cdp_session(page.page)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        browser.start_tracing(page=page.page, categories=CATEGORIES)
        for _ in range(updates):
            if not table.over:
                page.tell(lot)
        ala.errors.clear()
        return list(json.loads(browser.stop_tracing())["traceEvents"])


def split(events: list[dict[str, Any]]) -> Iterator[Counter[str]]:
    """Milliseconds of each update by their parts, and in all: what was done within something else is not counted twice."""
    marks = [one for one in events if one["name"] in ("told", "drawn") and one.get("ph") != "M"]
    marks.sort(key=lambda one: one["ts"])
    thread = marks[0]["pid"], marks[0]["tid"]
    done = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    done.sort(key=lambda one: (one["ts"], -one["dur"]))
    kinds = {name: part for part, names in PARTS.items() for name in names}
    for told, drawn in pairwise(marks):
        if told["name"] == "told":
            yield _parts([one for one in done if _within(one, told, drawn)], kinds)


def _within(one: dict[str, Any], told: dict[str, Any], drawn: dict[str, Any]) -> bool:
    return bool(one["ts"] + one["dur"] > told["ts"] and one["ts"] < drawn["ts"])


def _parts(done: list[dict[str, Any]], kinds: dict[str, str]) -> Counter[str]:
    spent: Counter[str] = Counter()
    around: list[dict[str, Any]] = []
    for one in done:
        while around and around[-1]["ts"] + around[-1]["dur"] <= one["ts"]:
            around.pop()
        took = one["tdur"] / 1000
        spent[kinds.get(one["name"], "other")] += took
        if one["name"] == "Layout":
            spent["layouts"] += 1
        spent[kinds.get(around[-1]["name"], "other") if around else "none"] -= took
        around.append(one)
    spent["all"] = -spent.pop("none")
    return spent


def report(name: str, found: list[Counter[str]], by: int) -> None:
    """Print what a client needed."""
    whole = sorted(by * one["all"] for one in found)
    print(
        f"{name}: {len(found)} updates, processor {SLOWER} times slower (load {os.getloadavg()[0]:.1f}): "
        f"median {statistics.median(whole):.0f} ms, {sum(one <= GOAL for one in whole) / len(whole):.0%} within {GOAL} ms, "
        f"95 % within {whole[int(len(whole) * 0.95)]:.0f} ms, fastest {whole[0]:.0f} ms; goal {GOAL} ms"
    )
    parts = {part: statistics.median(one[part] for one in found) for part in (*PARTS, "other")}
    print(
        "median of each part: "
        + ", ".join(f"{part} {by * value:.1f} ms" for part, value in parts.items())
        + f"; {statistics.mean(one['layouts'] for one in found):.1f} layouts"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.drawing", description=__doc__)
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=1, help="so often each client is measured")
    parser.add_argument("--beside", action="append", default=[], metavar="DIST", type=Path)
    parser.add_argument("--throttled", action="store_true", help="by the browser itself")
    args = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        clients = [CLIENT, *args.beside]
        servers = [
            Server(Path(kept, str(at)), "--client", str(one)) for at, one in enumerate(clients)
        ]
        found: list[list[Counter[str]]] = [[] for _ in clients]
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for server in servers:
                server.start()
            for _ in range(args.rounds):
                for server, measured in zip(servers, found, strict=True):
                    measured += split(trace(browser, server, args.updates, args.throttled))
        finally:
            browser.close()
            for server in servers:
                server.kill()
    for client, measured in zip(clients, found, strict=True):
        report(str(client), measured, 1 if args.throttled else SLOWER)


if __name__ == "__main__":
    main()
