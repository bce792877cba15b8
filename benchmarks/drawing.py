"""`python -m benchmarks.drawing`: how long the page needs for an update of the largest table.

A real server, a real Chromium whose processor is throttled fourfold, and Lockdown with the surface, five
seats and all of them bots. A moment is counted from the message that tells of it to the end of the frame
in which it is drawn. The goal is 50 ms.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web.conftest import FLAGS, Server
from tests.web.table import ENDED, GO_ON, person

SIZE = {"width": 1440, "height": 900}
GOAL = 50
THROTTLE = 4

WATCH = """() => {
    window.drawn = [];
    const Real = WebSocket;
    window.WebSocket = class extends Real {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', event => {
                if (!event.data.startsWith('{"type":"update"')) return;
                const begun = performance.now();
                requestAnimationFrame(() => {
                    const channel = new MessageChannel();
                    channel.port1.onmessage = () => window.drawn.push(performance.now() - begun);
                    channel.port2.postMessage(0);
                });
            });
        }
    };
}"""
"""Writes down how long every update takes: a message that is sent in a frame is heard after it is drawn."""


def measure(browser: Any, server: Server, updates: int) -> list[float]:
    """Milliseconds per update."""
    with person(browser, server.address, size=SIZE, pace="off") as ala:
        page = ala.page
        page.add_init_script(f"({WATCH})()")
        seats = ("me", "bot", "bot", "bot", "bot")
        ala.begin(seats, "Nemesis: Lockdown", ("surface", "intruders"), "drawing")
        ala.settled()
        throttled = page.context.new_cdp_session(page)
        throttled.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        page.evaluate("window.drawn.length = 0")
        ala.leave_it_to_a_bot()
        page.wait_for_function(
            f"""many => {{
                document.querySelector('{GO_ON}')?.click();
                return window.drawn.length >= many || document.querySelector('{ENDED}');
            }}""",
            arg=updates,
            timeout=600_000,
            polling=500,
        )
        found: list[float] = page.evaluate("window.drawn")
        ala.errors.clear()
    return found[:updates]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.drawing", description=__doc__)
    parser.add_argument("--updates", type=int, default=150)
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
    load = os.getloadavg()[0]
    print(
        f"{len(found)} updates at a processor throttled {THROTTLE} times, load {load:.1f}: "
        f"median {statistics.median(found):.0f} ms, 95 % within {most:.0f} ms, "
        f"at most {found[-1]:.0f} ms; goal {GOAL} ms"
    )


if __name__ == "__main__":
    main()
