"""What a person does at the table, for the tests of the browser."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError as Late

SHOTS = Path(__file__).parents[2] / ".cache" / "screenshots"
DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PREFS = {"language": "en", "coached": True, "pace": "off", "name": "Ala", "guide": True}

OPTION = ".place-question .option"
ENDED = "dialog .end"


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, page: Any, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console",
            lambda message: (
                self.errors.append(message.text)
                if message.type in ("error", "warning")
                and "ERR_CONNECTION" not in message.text
                and "WebSocket" not in message.text
                else None
            ),
        )

    def open_lobby(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector(".setup")

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
        self.page.click(f".game:has(strong:text-is('{game}'))")
        self.page.locator(".setup select").first.select_option(str(len(seats)))
        for number, who in enumerate(seats):
            self.page.locator(".seats li").nth(number).locator("select").first.select_option(who)
        if choices:
            self.page.click(".setup summary")
        for choice in choices:
            self.page.select_option(f".setup select:has(option[value='{choice}'])", choice)
        self.page.click(".setup .button.primary")

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
        self.page.wait_for_selector(".place-question h2")
        return str(self.page.inner_text(".place-question h2"))

    def options(self) -> list[str]:
        self.page.wait_for_selector(OPTION)
        return [text.split("\n")[0] for text in self.page.locator(OPTION).all_inner_texts()]

    def lines(self) -> list[str]:
        return [str(text) for text in self.page.locator(".log li .words").all_inner_texts()]

    def asked(self) -> bool:
        return bool(self.page.locator(OPTION).count())

    def over(self) -> bool:
        return bool(self.page.locator(ENDED).count())

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector(f"{OPTION}, {ENDED}")

    def wait_for_turn_or_wait(self) -> None:
        """At the table, asked or not."""
        self.page.wait_for_selector(".place-question h2")

    def click_something(self, chance: random.Random) -> None:
        """Act on something that glows, or take an option from the list."""
        page = self.page
        glowing = page.locator(":is(.board g.on, .cards .card.on):visible")
        if glowing.count() and chance.random() < 0.6:
            chosen = glowing.nth(chance.randrange(glowing.count()))
            # What glowed a moment ago may be gone by now: then something else is tried next time.
            with suppress(Late):
                chosen.click(force=True, no_wait_after=True, timeout=1000)
            if page.locator(".popover .option").count():
                page.locator(".popover .option").first.click()
        else:
            options = page.locator(f"{OPTION}:not([aria-expanded])")
            options.nth(chance.randrange(options.count())).click()

    def click_the_first(self) -> None:
        """Take the first option of the list: of the first group, if there are groups."""
        groups = self.page.locator(f"{OPTION}[aria-expanded]")
        if groups.count():
            groups.first.click()
            self.page.locator(".inner .option").first.click()
        else:
            self.page.locator(OPTION).first.click()

    def answer(self, click: Callable[[], None]) -> None:
        """Click, and wait until another question is open, or the game is over."""
        asked = self.page.get_attribute(".place-question", "data-ask")
        click()
        self.page.wait_for_function(
            "before => document.querySelector('dialog .end')"
            " || document.querySelector('.place-question')?.dataset.ask !== before",
            arg=asked,
        )

    def play_out(self, seed: int = 1, most: int = 300) -> None:
        chance = random.Random(seed)
        for _ in range(most):
            self.wait_for_turn()
            if self.over():
                return
            self.answer(lambda: self.click_something(chance))
        raise AssertionError("the game does not end")

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")


def _sow(route: Any, seed: str) -> None:
    """Let the new table have known cards and dice."""
    route.continue_(post_data=json.dumps(route.request.post_data_json | {"seed": seed}))


@contextmanager
def person(
    browser: Any, address: str, *, size: dict[str, int] = DESKTOP, **prefs: Any
) -> Iterator[Person]:
    """Somebody who opens a browser that knows nothing yet."""
    context = browser.new_context(viewport=size, has_touch=size is PHONE, locale="en-GB")
    context.set_default_timeout(8000)
    kept = json.dumps(json.dumps({**PREFS, **prefs}))
    context.add_init_script(
        f"localStorage.getItem('hullbreach.prefs') || localStorage.setItem('hullbreach.prefs', {kept})"
    )
    try:
        someone = Person(context.new_page(), address)
        yield someone
        assert someone.errors == [], someone.errors
    finally:
        context.close()
