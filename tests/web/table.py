"""What a person does at the table, for the tests of the browser."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = Path(__file__).parents[2] / ".cache" / "screenshots"
DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PREFS = {"language": "en", "coached": True, "pace": "off", "name": "Ala", "guide": True}

OPTION = ".place-question .option"
ENDED = "dialog .end"
GLOWING = ":is(.board g, .tray .card, .tray .item, .crew .pb .panel).on"
OPENED = (".popover .option", ".above .option", ".option.confirm")
"""What a click on something that glows, or on a verb, opens: there are the buttons that answer."""
CLOSE = ".popover .close"
GO_ON = ":is(.question, .unveil) .go:not(.option)"
"""What waits until one has read it."""

OVER = "over"
MOST_CLICKS = 20
"""More than any one answer takes."""
PATIENCE = 60_000
"""Milliseconds after which something that does not come is taken to be broken, on any machine."""

expect.set_options(timeout=PATIENCE)

SETTLED = f"""before => {{
    if (document.querySelector('.unveil')) document.querySelector('{GO_ON}')?.click();
    if (document.querySelector('{ENDED}')) return '{OVER}';
    const asked = document.querySelector('.place-question')?.dataset.ask;
    return asked && asked !== before ? asked : null;
}}"""
"""The id of the question that the page shows, if it is another one; empty while an answer is on its way."""

READ_ON = f"""told => {{
    if (document.querySelector('.unveil')) document.querySelector('{GO_ON}')?.click();
    if (document.querySelector('{ENDED}')) return '{OVER}';
    const answers = document.querySelector('main.table')?.dataset.answers;
    return answers && answers !== told ? answers : null;
}}"""
"""How far the game is, if it went on, or that the end is there; what waits to be read is read."""

AIM = """([asked, selectors, share]) => {
    if (document.querySelector('.place-question')?.dataset.ask !== asked) return {moved: true};
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    for (const selector of selectors) {
        const all = [...document.querySelectorAll(selector)];
        const first = Math.floor(share * all.length);
        for (const one of [...all.slice(first), ...all.slice(0, first)]) {
            if (one.matches('.option')) one.scrollIntoView({block: 'nearest'});
            const box = one.getBoundingClientRect();
            for (const down of parts) for (const right of parts) {
                const at = {x: box.x + right * box.width, y: box.y + down * box.height};
                if (box.width && one.contains(document.elementFromPoint(at.x, at.y))) return at;
            }
        }
    }
    return null;
}"""
"""Where an element of the first of these kinds can be hit; or that this question is no longer open. Looking and choosing
are one step in the page, so nothing changes in between: a mouse that lies over an option changes what glows."""

OVERFLOW = """() => [...document.querySelectorAll('#app *')].filter(one => {
    const box = one.getBoundingClientRect();
    if (box.right <= innerWidth + 1 || !box.width || one.closest('svg')) return false;
    for (let up = one.parentElement; up; up = up.parentElement)
        if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(up).overflowX)
            && up.id !== 'app' && up !== document.body) return false;
    return true;
}).map(one => one.outerHTML.slice(0, 120))"""

STILL = """() => document.fonts.status === 'loaded' && document.getAnimations().every(one =>
    one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, page: Any, address: str, *, touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.touch = touch
        self.errors: list[str] = []
        self.quiet = ["net::ERR_", "WebSocket"]
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.written)

    def written(self, message: Any) -> None:
        """What the browser wrote down: errors are kept, unless the test expects them."""
        if message.type in ("error", "warning") and not any(q in message.text for q in self.quiet):
            self.errors.append(message.text)

    def will_be_refused(self) -> None:
        """From now on a refusal of the server is expected: the browser writes each one down."""
        self.quiet.append("the server responded with a status of 4")

    def open_lobby(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector("button[name=play]")

    def pick(self, game: str) -> None:
        """Choose a game in the lobby."""
        self.page.click(f".game:has(strong:text-is('{game}'))")

    def begin(
        self,
        seats: tuple[str, ...] = ("me", "bot", "bot"),
        game: str = "Airlock",
        choices: tuple[str, ...] = (),
        seed: str = "",
    ) -> None:
        """Start a table from the lobby, seat by seat; `choices` are what options are set to."""
        if seed:
            self.page.route("**/api/tables", lambda route: _sow(route, seed))
        self.open_lobby()
        self.pick(game)
        self.page.click("button[name=settings]")
        self.page.locator(".setup select").first.select_option(str(len(seats)))
        for number, who in enumerate(seats):
            self.page.locator(".seats li").nth(number).locator("select").first.select_option(who)
        if choices:
            self.page.click(".setup summary")
        for choice in choices:
            self.page.select_option(f".setup select:has(option[value='{choice}'])", choice)
        self.page.click(".setup .button.primary")
        self.page.wait_for_function("() => location.hash.startsWith('#/table/')")

    def begin_with_seed(self, seed: str) -> None:
        """A table of Airlock whose cards are known."""
        self.open_lobby()
        token = self.page.evaluate(
            """seed => fetch("/api/tables", {method: "POST",
                headers: {"Content-Type": "application/json"},
                body: JSON.stringify({game: "airlock", seed,
                    seats: [{mine: true}, {kind: "bot"}, {kind: "bot"}]})})
                .then(reply => reply.json()).then(links => links.seats[0])""",
            seed,
        )
        self.page.goto(f"{self.address}#/t/{token}")

    def question(self) -> str:
        """What is asked, as soon as something is: while an answer is on its way, nothing is."""
        self.settled()
        return str(self.page.inner_text(".place-question h2"))

    def choose(self, words: str) -> None:
        """Answer with the option of these words: by its button, or in the list of its verb."""
        self.settled()
        found = self.page.locator(f"{OPTION}[data-option]", has_text=words)
        for verb in self.page.locator(f"{OPTION}:not([data-option])").all():
            if found.count():
                break
            verb.click()
        found.first.click()

    def look_at(self, selector: str) -> None:
        """Click something: what can be done with it opens. A mouse over an option would change what glows."""
        self.page.mouse.move(0, 0)
        self.page.locator(selector).first.click()
        self.page.wait_for_selector(".popover")

    def asks(self, words: str | re.Pattern[str]) -> None:
        """Wait until the page asks this, in full."""
        expect(self.page.locator(".place-question h2")).to_have_text(words, use_inner_text=True)

    def options(self) -> Any:
        """The options of the list, to be expected of."""
        return self.page.locator(OPTION)

    def asked(self) -> None:
        """Wait until there is something to choose."""
        expect(self.options()).not_to_have_count(0)

    def unasked(self) -> None:
        """Wait until there is nothing to choose."""
        expect(self.options()).to_have_count(0)

    def log(self) -> Any:
        """The lines of the log, to be expected of."""
        return self.page.locator(".log li .words")

    def lines(self) -> list[str]:
        """The log as it is now: ask when nothing is on its way."""
        return [str(text) for text in self.log().all_inner_texts()]

    def keeps(self, lines: list[str]) -> None:
        """Wait until the log has these lines and no others."""
        expect(self.log()).to_have_text(lines, use_inner_text=True)

    def none(self, selector: str) -> None:
        """Wait until there is nothing of this kind on the page."""
        expect(self.page.locator(selector)).to_have_count(0)

    def count(self, selector: str, number: int) -> None:
        """Wait until there are so many of this kind on the page."""
        expect(self.page.locator(selector)).to_have_count(number)

    def fits(self) -> None:
        """Wait until nothing reaches out of the page at the right, unless it scrolls by itself."""
        try:
            self.page.wait_for_function(f"() => ({OVERFLOW})().length === 0")
        except Error:
            raise AssertionError(self.page.evaluate(OVERFLOW)) from None

    def still(self) -> None:
        """Wait until nothing moves or fades: what is half faded is hard to read."""
        self.page.wait_for_function(STILL)

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector(f"{OPTION}, {ENDED}")

    def wait_for_turn_or_wait(self) -> None:
        """At the table, asked or not."""
        self.page.wait_for_selector(".place-question h2")

    def settled(self, before: str = "") -> str:
        """Wait for another question than this, or for the end; and say which."""
        found = self.page.wait_for_function(SETTLED, arg=before, timeout=PATIENCE)
        return str(found.json_value())

    def ended(self) -> None:
        """Read on until the page of the end is there: as long as the game goes on, it may take."""
        told = ""
        while told != OVER:
            told = str(self.page.wait_for_function(READ_ON, arg=told, polling=100).json_value())

    def answer(self, chance: random.Random | None = None) -> str:
        """Answer the open question by clicks and wait for the next one, whose id is returned, or for the end.

        By chance something that glows or something from the list is taken; else the first of the list.
        """
        asked = self.settled()
        press = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        for _ in range(MOST_CLICKS):
            kinds = [*OPENED, OPTION, CLOSE]
            if chance is not None and chance.random() < 0.6:
                kinds.insert(-2, GLOWING)
            share = 0.0 if chance is None else chance.random()
            found = self.page.wait_for_function(AIM, arg=[asked, kinds, share])
            spot = found.json_value()
            if "x" in spot:
                press(spot["x"], spot["y"])
            if self.page.get_attribute(".place-question", "data-ask") != asked:
                return self.settled(asked)
        raise AssertionError(f"{self.page.inner_text('.place-question h2')}: no click answers it")

    def play_out(self, seed: int | str = 1, most: int = 300) -> bool:
        """Answer by chance until the game is over; whether it came to that in so many answers."""
        chance = random.Random(seed)
        asked = self.settled()
        for _ in range(most):
            if asked == OVER:
                break
            asked = self.answer(chance)
        return asked == OVER

    def leave_it_to_a_bot(self) -> None:
        self.page.click(".menu > button")
        self.page.click(".menu button[name=hand-over]")

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")


def found(someone: Person) -> list[str]:
    """What axe finds on the page that keeps people out."""
    someone.still()
    someone.page.evaluate(AXE.read_text("utf-8"))
    violations = someone.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(result => result.violations"
        ".map(one => one.id + ': ' + one.nodes.map(node => node.html.slice(0, 160)).join(' | ')))"
    )
    return [str(one) for one in violations]


def _sow(route: Any, seed: str) -> None:
    """Let the new table have known cards and dice."""
    route.continue_(post_data=json.dumps(route.request.post_data_json | {"seed": seed}))


@contextmanager
def person(
    browser: Any, address: str, *, size: dict[str, int] = DESKTOP, scale: float = 1, **prefs: Any
) -> Iterator[Person]:
    """Somebody who opens a browser that knows nothing yet."""
    context = browser.new_context(
        viewport=size, device_scale_factor=scale, has_touch=size is PHONE, locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps(json.dumps({**PREFS, **prefs}))
    context.add_init_script(
        f"localStorage.getItem('hullbreach.prefs') || localStorage.setItem('hullbreach.prefs', {kept})"
    )
    try:
        someone = Person(context.new_page(), address, touch=size is PHONE)
        yield someone
        assert someone.errors == [], someone.errors
    finally:
        context.close()
