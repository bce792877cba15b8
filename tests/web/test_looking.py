"""Look before you act; what happens is shown once, large, and waits for whom it concerns."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.web.conftest import Server
from tests.web.table import OPTION, PHONE, Person, person

BITE = {
    "kind": "attack",
    "label": {"id": "web-reveal-attack", "args": {}},
    "card": {
        "id": "a-bite",
        "kind": "attack",
        "label": {"id": "web-kind-attack", "args": {}},
        "text": {"id": "web-pass-about", "args": {}},
    },
    "causes": [{"label": {"id": "web-reveal-dice", "args": {}}, "face": "3"}],
    "effects": [{"label": {"id": "web-kind-wound", "args": {}}, "seat": 0}],
}
"""Something that is revealed: to whom it happens is said in each test."""


def reveal_to(someone: Person, reveal: dict[str, Any]) -> Callable[[], None]:
    """From now on the first line of whatever is told has this reveal; until the function is called."""
    wanted = [True]

    def hear(message: str | bytes, send: Any) -> None:
        told = json.loads(message)
        if wanted[0] and told.get("type") == "update" and told["log"]:
            wanted[0] = False
            told["log"][0]["reveal"] = reveal
        send(json.dumps(told))

    def between(socket: Any) -> None:
        there = socket.connect_to_server()
        there.on_message(lambda message: hear(message, socket.send))

    someone.page.route_web_socket("**/socket*", between)
    return wanted.clear


def test_a_click_opens_and_a_button_acts(server: Server, browser: Any) -> None:
    """A3: nothing is dropped, or played, by one click."""
    with person(browser, server.address) as ala:
        page = ala.page
        ala.begin(("me", "bot"), "Nemesis", seed="looking")
        while not page.locator(f"{OPTION}[data-verb=play]").count():
            ala.answer()
        asked = ala.settled()
        ala.look_at(".tray .card.on")
        expect(page.locator(".popover .big p").first).to_have_text(re.compile(".{10}"))
        ala.shot("looking-at-a-card")
        page.keyboard.press("Escape")
        ala.none(".popover")
        assert ala.settled() == asked
        # What is given away is asked for twice, whoever likes one click to act.
        drop = page.locator(f"{OPTION}[data-verb=drop]")
        if not drop.is_visible():
            page.click(f"{OPTION}.rest")
        drop.last.click()
        assert ala.settled() == asked
        page.locator(".above .inner .option").first.click()
        assert ala.settled(asked) != asked


def test_a_long_press_never_acts(server: Server, browser: Any) -> None:
    """A4."""
    with person(browser, server.address, size=PHONE, quick=True) as ala:
        page = ala.page
        ala.begin()
        asked = ala.settled()
        box = page.locator(".board .region.on").first.bounding_box()
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        fingers = page.context.new_cdp_session(page)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        page.wait_for_selector("[role=tooltip]")
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        assert ala.settled() == asked
        page.touchscreen.tap(spot["x"], spot["y"])
        ala.settled(asked)


def test_a_card_that_is_held_is_read_and_not_played(server: Server, browser: Any) -> None:
    """A4, as it was found: a card of the hand, on a phone, where one tap acts."""
    with person(browser, server.address, size=PHONE, quick=True) as ala:
        page = ala.page
        ala.begin_with_seed("nothing to scan with")
        ala.choose("Move to Reactor")
        asked = ala.settled()
        page.locator(".tabs button").nth(1).tap()
        card = page.locator(".tray .card.on").first
        box = card.bounding_box()
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        fingers = page.context.new_cdp_session(page)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        expect(page.locator("[role=tooltip]")).to_contain_text(card.locator(".tx").inner_text())
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        assert ala.settled() == asked
        page.touchscreen.tap(spot["x"], spot["y"])
        ala.settled(asked)


def test_several_cards_are_discarded_at_once(server: Server, browser: Any) -> None:
    """B15."""
    with person(browser, server.address) as ala:
        page = ala.page
        ala.begin(("me", "bot"), "Nemesis", seed="several")
        while not page.locator(f"{OPTION}[data-verb=pass]").count():
            ala.answer()
        ala.choose("Pass")
        page.wait_for_selector(f"{OPTION}[data-verb=discard]")
        held = page.locator(".tray .hand .card").count()
        for number in (0, 1):
            page.locator(".tray .hand .card.on").nth(number).click()
        expect(page.locator(".confirm")).to_contain_text("Discard 2 cards")
        page.keyboard.press("Enter")
        expect(page.locator(".tray .hand .card")).to_have_count(held - 2)


def test_what_concerns_me_waits_and_rests_in_the_log(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        page = ala.page
        reveal_to(ala, BITE | {"seat": 0, "kind": "wound"})
        ala.begin()
        ala.asked()
        page.click(f"{OPTION}:has-text('End the turn')")
        page.wait_for_selector(".unveil h3:has-text('Attack')")
        for shown in (".unveil .why >> text=Dice", ".unveil .outcome >> text=Wound"):
            expect(page.locator(shown)).to_be_visible()
        ala.shot("reveal")
        ala.unasked()  # nothing happens until it was read
        page.keyboard.press("Space")
        ala.none(".unveil")
        ala.asked()
        page.locator(".log button.sign").first.click()
        page.wait_for_selector(".unveil")


def test_what_concerns_others_goes_by_itself(server: Server, browser: Any) -> None:
    """B7: others are followed one by one, at the pace that is set."""
    with person(browser, server.address, pace="brisk") as ala:
        reveal_to(ala, BITE | {"seat": 1, "effects": []})
        ala.begin()
        ala.asked()
        ala.page.click(f"{OPTION}:has-text('End the turn')")
        ala.page.wait_for_selector(".unveil")
        ala.asked()


def test_a_reveal_on_a_phone_leaves_the_board_in_sight(server: Server, browser: Any) -> None:
    """A9."""
    with person(browser, server.address, size=PHONE) as ala:
        page = ala.page
        reveal_to(ala, BITE | {"seat": 0})
        ala.begin()
        ala.choose("End the turn")
        page.wait_for_selector(".unveil")
        board = page.locator(".place-board").bounding_box()
        sheet = page.locator(".unveil").bounding_box()
        assert board["height"] > 150
        assert sheet["y"] >= board["y"] + board["height"] - 20
        ala.shot("phone-reveal")
        page.locator(".unveil .go").tap()
        ala.none(".unveil")


def test_what_the_log_names_is_shown(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.begin()
        ala.choose("Move to Reactor")
        ala.page.locator(".log .named:has-text('Reactor')").last.click()
        ala.page.wait_for_selector(".board .flash")
