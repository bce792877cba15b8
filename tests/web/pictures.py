"""Which moments of which games the README shows: `python -m tests.web.pictures` takes its pictures anew."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from struct import pack
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web.conftest import CLIENT, FLAGS, ROOT, Server
from tests.web.table import ENDED, PHONE, Person, person

from hullbreach import bots
from hullbreach.kernel.table import Table

PICTURES = ROOT / "docs" / "screenshots"
WIDE = {"width": 1360, "height": 800}
SMALL = {"width": 1280, "height": 720}
HALF = 760 / SMALL["width"]
"""Where three pictures stand beside each other."""
FEWER = """async taken => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(taken), c => c.charCodeAt(0))]));
    const {width, height} = picture;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer).map(one => one & 0xfcfcfc);
    const often = new Map();
    for (const one of pixels) often.set(one, (often.get(one) ?? 0) + 1);
    const far = (a, b) => [0, 8, 16].reduce((sum, at) => sum + ((a >> at & 255) - (b >> at & 255)) ** 2, 0);
    const palette = [];
    for (const [colour] of [...often].sort((a, b) => b[1] - a[1]))
        if (palette.length < 256 && palette.every(one => far(one, colour) > 60)) palette.push(colour);
    const nearest = colour => palette.reduce((best, one, at) => far(one, colour) < far(palette[best], colour) ? at : best, 0);
    const number = new Map([...often.keys()].map(colour => [colour, nearest(colour)]));
    const text = numbers => numbers.map(one => String.fromCharCode(one)).join('');
    return {width, height, colours: btoa(text(palette.flatMap(one => [one & 255, one >> 8 & 255, one >> 16 & 255]))),
        dots: btoa(text([...pixels].map(one => number.get(one))))};
}"""
"""A picture in its most frequent 256 colours that differ: the shades of its darkness are most of its bytes."""
MANY = 6
"""So many options make a question worth a picture."""


def moment(game: str, seed: str, answers: int, options: dict[str, Any] | None = None) -> bytes:
    """A game of four bots, until after so many answers the first of them has a real choice."""
    table = Table.new(game, seats=4, seed=seed, options=options)
    players = [bots.find(bots.usual(game), game)(f"{seed}/{seat}") for seat in range(4)]
    while not table.over:
        ask = table.asks()[0]
        if ask.seat == 0 and table.answers >= answers and len(ask.options) >= MANY:
            break
        table.answer(ask.seat, ask.id, bots.answer(players[ask.seat], table.clone(), ask))
    return table.save()


def sit_down(someone: Person, saved: bytes, folder: Path) -> None:
    """Play on from there against bots."""
    page = someone.page
    file = folder / "game.hullbreach"
    file.write_bytes(saved)
    someone.open_lobby()
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(f"#link-invitation, {ENDED}")
    while left := page.locator("li.open").count():
        page.locator("li.open button").first.click()
        page.wait_for_function(
            "left => document.querySelectorAll('li.open').length < left", arg=left
        )


def png(width: int, height: int, colours: str, dots: str) -> bytes:
    """A picture with a palette, packed as small as it gets."""

    def part(name: bytes, data: bytes) -> bytes:
        return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(name + data))

    lines = b64decode(dots)
    raw = b"".join(b"\0" + lines[at : at + width] for at in range(0, width * height, width))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            part(b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            part(b"PLTE", b64decode(colours)),
            part(b"IDAT", zlib.compress(raw, 9)),
            part(b"IEND", b""),
        )
    )


def take(browser: Any, server: Server, folder: Path) -> None:
    def picture(someone: Person, name: str) -> None:
        someone.page.mouse.move(0, 0)
        someone.page.evaluate("document.fonts.ready.then(() => true)")
        taken = b64encode(someone.page.screenshot(animations="disabled")).decode()
        (PICTURES / f"{name}.png").write_bytes(png(**someone.page.evaluate(FEWER, taken)))

    with person(browser, server.address, size=SMALL, scale=HALF) as ala:
        ala.open_lobby()
        picture(ala, "lobby")
    for name, saved, size, more in (
        ("lockdown", moment("lockdown", "pictures", 60), WIDE, {}),
        ("table", moment("nemesis", "pictures", 60), WIDE, {}),
        (
            "surface",
            moment("lockdown", "pictures", 60, {"packs": ["surface"]}),
            {"width": 1600, "height": 900},
            {"scale": 760 / 1600},
        ),
        ("phone", moment("lockdown", "pictures", 60), PHONE, {"language": "pl"}),
    ):
        with person(browser, server.address, size=size, **more) as ala:
            sit_down(ala, saved, folder)
            ala.settled()
            picture(ala, name)
    with person(browser, server.address, size=SMALL, scale=HALF) as ala:
        sit_down(ala, moment("lockdown", "pictures", sys.maxsize), folder)
        ala.page.click(f"{ENDED} .button.primary")
        ala.page.wait_for_function("() => document.querySelector('input[type=range]')?.max > 3")
        middle = int(ala.page.get_attribute("input[type=range]", "max")) * 2 // 3
        ala.page.fill("input[type=range]", str(middle))
        ala.page.wait_for_selector(f".replay[data-shown='{middle}.0']")
        picture(ala, "replay")


def main() -> None:
    if not (CLIENT / "index.html").is_file():
        raise SystemExit("the client is not built: make web")
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            server.start()
            take(browser, server, Path(kept))
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
