"""Play over days in the browser: a pace, what happened since the last visit, all tables on another device, notices."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import expect
from tests.web.conftest import Server
from tests.web.table import OPTION, person

from hullbreach.client import Host

SEEN = "JSON.parse(localStorage['hullbreach.tables'])[0].seen"


NEW_TABLE = """() => fetch("/api/tables", {method: "POST", headers: {"Content-Type": "application/json"},
    body: JSON.stringify({game: "airlock", seats: [{mine: true}, {mine: true}, {mine: true}]})})
    .then(reply => reply.json()).then(links => Object.values(links.seats))"""


def test_a_table_over_days_says_until_when_to_answer(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.open_lobby()
        ala.pick("Airlock")
        ala.page.click("button[name=settings]")
        ala.page.select_option("select[name=hours]", "24")
        ala.page.select_option("select[name=late]", "bot")
        with ala.page.expect_request("**/api/tables") as request:
            ala.page.click(".setup .button.primary")
        assert json.loads(request.value.post_data)["pace"] == {"hours": 24, "late": "bot"}
        ala.page.wait_for_selector(OPTION)
        expect(ala.page.locator(".crew .due").first).to_contain_text(":")
        ala.page.goto(server.address)
        expect(ala.page.locator(".mine .yours .now")).to_contain_text("Your turn, until")
        expect(ala.page.locator(".mine .turns")).to_have_text("Your turn")


def test_all_tables_come_along_to_another_device(server: Server, browser: Any) -> None:
    with ExitStack() as stack:
        ala = stack.enter_context(person(browser, server.address))
        phone = stack.enter_context(person(browser, server.address))
        for _ in range(2):
            ala.begin()
            ala.page.wait_for_selector(OPTION)
        ala.page.goto(server.address)
        expect(ala.page.locator(".mine .turns")).to_have_text("Your turn at 2 of 2")
        ala.page.click("button[name=carry]")
        link = ala.page.locator("input[name=carry]").input_value()
        phone.page.goto(link)
        expect(phone.page.locator(".mine .turns")).to_have_text("Your turn at 2 of 2")
        assert phone.page.evaluate("location.hash") in ("", "#/"), (
            "the secret is not in the address"
        )
        phone.page.locator(".mine .yours a").first.click()
        phone.page.wait_for_selector(OPTION)


async def played(address: str, links: list[str], answers: int) -> None:
    """The table goes on by so many answers, whoever is asked."""
    async with Host(address) as host:
        for _ in range(answers):
            for link in links:
                async with host.sit(link) as seat:
                    if seat.now.question is not None:
                        await seat.answer(seat.now.question.options[0].id)
                        break


def test_what_happened_since_the_last_visit_is_shown_first(server: Server, browser: Any) -> None:
    with person(browser, server.address, pace="calm") as ala:
        ala.open_lobby()
        links = ala.page.evaluate(NEW_TABLE)
        ala.page.goto(f"{server.address}#/t/{links[0]}")
        ala.wait_for_turn_or_wait()
        ala.page.goto(f"{server.address}#/signs")
        assert ala.page.evaluate(SEEN) == {"0": 0}
        with ThreadPoolExecutor(1) as beside:
            beside.submit(asyncio.run, played(server.address, links, 4)).result()
        ala.page.goto(server.address)
        ala.page.locator(".mine a").first.click()
        banner = ala.page.locator(".banner.since")
        expect(banner).to_contain_text("Since your last visit")
        ala.unasked()
        lines = ala.log().count()
        banner.locator("button").click()
        expect(banner).to_have_count(0)
        expect(ala.page.locator("main.table")).to_have_attribute("data-answers", "4")
        assert ala.log().count() > lines
        # Who comes back at once has missed nothing.
        ala.page.reload()
        ala.wait_for_turn_or_wait()
        expect(banner).to_have_count(0)


def test_the_page_can_be_installed(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.open_lobby()
        found = ala.page.evaluate(
            "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
        )
        assert found["display"] == "standalone"
        kind = ala.page.evaluate(
            "async () => (await fetch('/sw.js')).headers.get('content-type').split(';')[0]"
        )
        assert kind in ("text/javascript", "application/javascript")


def test_a_notice_is_shown_by_the_worker_of_the_page(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.page.context.grant_permissions(["notifications"])
        ala.open_lobby()
        ala.page.evaluate(
            "navigator.serviceWorker.register('/sw.js')"
            ".then(() => navigator.serviceWorker.ready).then(() => true)"
        )
        known: list[Any] = []
        line = ala.page.context.new_cdp_session(ala.page)
        line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: known.extend(event["registrations"]),
        )
        line.send("ServiceWorker.enable")
        while not known:
            ala.page.wait_for_timeout(10)
        notice = {"title": "Airlock", "body": "It is your turn.", "table": "0123456789abcdef"}
        line.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": server.address.rstrip("/"),
                "registrationId": known[0]["registrationId"],
                "data": json.dumps(notice),
            },
        )
        ala.page.wait_for_function(
            "async ([title, body, tag]) => (await (await navigator.serviceWorker.ready).getNotifications())"
            ".some(one => one.title === title && one.body === body && one.tag === tag)",
            arg=list(notice.values()),
        )
