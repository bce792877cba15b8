"""`make stills`: pictures of the real table in known moments, for the eye and for the README.

All of them go to `.cache/stills`, those that pages show also, in few colours, to `docs/screenshots`.
Names after `python -m tests.web.pictures` say which: `table reveal`.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from struct import pack
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web import moments
from tests.web.conftest import CLIENT, FLAGS, ROOT, Server
from tests.web.table import ENDED, GO_ON, PHONE, Person, person

PICTURES = ROOT / "docs" / "screenshots"
STILLS = ROOT / ".cache" / "stills"
SHOWN = {
    "lobby": 760,
    "table": 1440,
    "reveal": 760,
    "phone": 390,
    "surface": 760,
    "retaliation": 760,
    "neosoma": 760,
    "invader": 760,
    "replay": 760,
}
"""What pages of the project show, and how wide."""
DESK = {"width": 1440, "height": 900}
SMALL = {"width": 1280, "height": 720}
FEWER = """async ([taken, width]) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(taken), c => c.charCodeAt(0))]));
    const height = Math.round(picture.height * width / picture.width);
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
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


def small(raw: bytes, width: int, someone: Person) -> bytes:
    """The picture with few colours, as wide as a page needs it."""
    return png(**someone.page.evaluate(FEWER, [b64encode(raw).decode(), width]))


class Camera:
    """Takes pictures of the real client: small ones for the pages, whole ones to look at."""

    def __init__(self, browser: Any, server: Server, folder: Path) -> None:
        self.browser, self.server, self.folder = browser, server, folder

    @contextmanager
    def at(self, position: Any, size: dict[str, int], **more: Any) -> Iterator[Person]:
        """Somebody whose turn it is in this position, in the first seat."""
        saved = position if isinstance(position, bytes) else position.table.save()
        with person(self.browser, self.server.address, size=size, **more) as ala:
            sit_down(ala, saved, self.folder)
            yield ala

    def shoot(self, someone: Person, name: str) -> None:
        """A picture of what is there: for the pages if one of them shows it."""
        someone.page.mouse.move(0, 0)
        someone.page.evaluate("document.fonts.ready.then(() => true)")
        raw = someone.page.screenshot(animations="disabled")
        STILLS.mkdir(parents=True, exist_ok=True)
        (STILLS / f"{name}.png").write_bytes(raw)
        if name in SHOWN:
            (PICTURES / f"{name}.png").write_bytes(small(raw, SHOWN[name], someone))

    def turn(self, name: str, position: Any, size: dict[str, int], **more: Any) -> None:
        """A picture of somebody's turn."""
        with self.at(position, size, **more) as ala:
            ala.settled()
            ala.still()
            self.shoot(ala, name)


UNTIL_THE_ATTACK = f"""() => {{
    if (document.querySelector('.unveil.kind-attack .outcome :is(.big, .mini)')) return true;
    window.attacked ||= Boolean(document.querySelector('.unveil.kind-attack'));
    const next = window.attacked ? '.option[data-option=pass]' : '.option[data-option^="discard"]';
    document.querySelector(`${{next}}, .unveil ~ * .go, {GO_ON}`)?.click();
    return false;
}}"""
"""Pays with the first card and lets it happen, until the attack is shown with its wound."""


def lobby(camera: Camera) -> None:
    with person(camera.browser, camera.server.address, size=SMALL) as ala:
        ala.open_lobby()
        camera.shoot(ala, "lobby")


def reveal(camera: Camera) -> None:
    with camera.at(moments.attack_aboard(), DESK, pace="brisk") as ala:
        ala.settled()
        ala.page.click(".board [data-id=slot-001]")
        ala.page.locator(".popover .option").first.click()
        ala.page.wait_for_function(UNTIL_THE_ATTACK)
        ala.still()
        camera.shoot(ala, "reveal")


def phone_reveal(camera: Camera) -> None:
    with camera.at(moments.attack_aboard(), PHONE, pace="brisk", language="pl") as ala:
        ala.settled()
        ala.page.locator(".board [data-id=slot-001]").dispatch_event("click")
        ala.page.locator(".popover .option").first.click()
        ala.page.wait_for_function(UNTIL_THE_ATTACK)
        ala.still()
        camera.shoot(ala, "phone-reveal")


def dark_reveal(camera: Camera) -> None:
    with camera.at(moments.attack_in_the_dark(), DESK, pace="brisk") as ala:
        ala.settled()
        ala.page.locator(".board [data-id=slot-017]").dispatch_event("click")
        ala.page.locator(".popover .option").first.click()
        ala.page.wait_for_function(UNTIL_THE_ATTACK)
        ala.still()
        camera.shoot(ala, "dark-reveal")


def mutation(camera: Camera) -> None:
    with camera.at(moments.mutating(), DESK, pace="calm") as ala:
        ala.settled()
        ala.look_at(".tray .hand [data-id=card-rest]")
        ala.page.locator(".popover .option").first.click()
        ala.page.locator(".option[data-verb=keep-mutation]").first.click()
        ala.page.wait_for_selector(".unveil")
        ala.still()
        camera.shoot(ala, "mutation")


UNTIL_A_CARD = f"""() => {{
    if (document.querySelector('.unveil.kind-event .outcome')) return true;
    document.querySelector(`.unveil ~ * .go, {GO_ON}, .place-question .option[data-option]`)?.click();
    return false;
}}"""
"""Lets the Xenos act until a card brings more of them; whatever is asked is answered with what comes first."""


def spawn(camera: Camera) -> None:
    with camera.at(moments.before_the_xenos(), DESK, pace="calm") as ala:
        ala.settled()
        ala.page.click(".place-question .option[data-option=stop]")
        ala.page.wait_for_function(UNTIL_A_CARD, polling=300)
        ala.still()
        camera.shoot(ala, "invader-spawn")


def horde(camera: Camera) -> None:
    with camera.at(moments.horde_attacks(), DESK, pace="brisk") as ala:
        ala.settled()
        ala.page.locator(".option[data-option=pass]").first.click()
        ala.page.wait_for_function(UNTIL_THE_ATTACK)
        ala.still()
        camera.shoot(ala, "retaliation-horde")


def preview(camera: Camera, name: str, size: dict[str, int], **more: Any) -> None:
    with camera.at(moments.in_the_base(), size, **more) as ala:
        ala.settled()
        ala.page.locator(".board [data-id='intruder-adult@gap-b4-b5']").first.dispatch_event(
            "click"
        )
        ala.page.click(".popover .option[data-option='burst:item-assault-rifle:gap-b4-b5']")
        ala.page.wait_for_selector(".popover .preview")
        ala.still()
        camera.shoot(ala, name)


def replay(camera: Camera) -> None:
    over = moments.finished("lockdown", "pictures")
    with camera.at(over, SMALL) as ala:
        ala.page.click(f"{ENDED} .button.primary")
        ala.page.wait_for_function("() => document.querySelector('input[type=range]')?.max > 3")
        middle = int(ala.page.get_attribute("input[type=range]", "max")) * 2 // 3
        ala.page.fill("input[type=range]", str(middle))
        ala.page.wait_for_selector(f".replay[data-shown='{middle}.0']")
        camera.shoot(ala, "replay")


MOMENTS: dict[str, Callable[[Camera], None]] = {
    "lobby": lobby,
    "table": lambda camera: camera.turn("table", moments.turn_aboard(), DESK),
    "reveal": reveal,
    "phone": lambda camera: camera.turn("phone", moments.turn_aboard(), PHONE, language="pl"),
    "phone-reveal": phone_reveal,
    "carnomorphs": lambda camera: camera.turn("carnomorphs", moments.among_carnomorphs(), DESK),
    "mutation": mutation,
    "surface": lambda camera: camera.turn("surface", moments.on_the_surface(), DESK),
    "dark": lambda camera: camera.turn("dark", moments.in_the_dark(), DESK),
    "dark-reveal": dark_reveal,
    "lockdown": lambda camera: camera.turn("lockdown", moments.below(), DESK),
    "retaliation": lambda camera: camera.turn("retaliation", moments.after_two_shots(), DESK),
    "retaliation-small": lambda camera: camera.turn(
        "retaliation-small", moments.after_two_shots(), SMALL
    ),
    "retaliation-horde": horde,
    "retaliation-phone": lambda camera: camera.turn(
        "retaliation-phone", moments.after_two_shots(), PHONE, language="pl"
    ),
    "retaliation-preview": lambda camera: preview(camera, "retaliation-preview", DESK),
    "retaliation-phone-preview": lambda camera: preview(
        camera, "retaliation-phone-preview", PHONE, language="pl"
    ),
    "neosoma": lambda camera: camera.turn("neosoma", moments.among_the_cult(), DESK),
    "neosoma-small": lambda camera: camera.turn("neosoma-small", moments.among_the_cult(), SMALL),
    "airlock": lambda camera: camera.turn("airlock", moments.drill(), DESK),
    "invader": lambda camera: camera.turn("invader", moments.on_the_station(), DESK),
    "invader-small": lambda camera: camera.turn("invader-small", moments.on_the_station(), SMALL),
    "invader-phone": lambda camera: camera.turn(
        "invader-phone", moments.on_the_station(shooting=True), PHONE
    ),
    "invader-spawn": spawn,
    "invader-large": lambda camera: camera.turn("invader-large", moments.in_the_valley(), DESK),
    "replay": replay,
}


def main() -> None:
    if not (CLIENT / "index.html").is_file():
        raise SystemExit("the client is not built: make web")
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            server.start()
            camera = Camera(browser, server, Path(kept))
            for name in sys.argv[1:] or MOMENTS:
                MOMENTS[name](camera)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
