"""The pages around the table: nobody is kept out, and every word can be read in every window."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import Server
from tests.web.table import DESKTOP, PHONE, Person, found, person
from tests.web.test_layout import FULL, TABLET, readable

PAGES = {
    "learn": ("#/learn/nemesis", "ol strong"),
    "how": ("#/how/lockdown", "section h2"),
    "signs": ("#/signs", "dl dd"),
    "rules": ("#/rules/airlock", "dl dd"),
    "lesson": ("#/learn/airlock/first", ".lesson .words"),
}
"""Where each page is, and what is there when it is."""
WINDOWS = ((FULL, 11), (DESKTOP, 11), (TABLET, 11), (PHONE, 11))


def whole_in_every_window(someone: Person) -> None:
    """Nothing is cut, small or out of the page, and nobody is kept out."""
    for size, least in WINDOWS:
        someone.page.set_viewport_size(size)
        readable(someone, least)
        someone.fits()
    assert found(someone) == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_can_be_read(server: Server, browser: Any, page: str) -> None:
    address, there = PAGES[page]
    with person(browser, server.address, size=FULL) as ala:
        ala.page.goto(server.address + address)
        ala.page.wait_for_selector(there)
        whole_in_every_window(ala)


def test_the_lobby_and_the_waiting_room_can_be_read(server: Server, browser: Any) -> None:
    with person(browser, server.address, size=FULL) as ala:
        ala.open_lobby()
        whole_in_every_window(ala)
        ala.page.set_viewport_size(FULL)
        ala.begin(("me", "invite", "bot"), "Nemesis")
        ala.page.wait_for_selector("#link-invitation")
        whole_in_every_window(ala)
        ala.page.set_viewport_size(FULL)
        ala.page.click("text=To the table")
        ala.page.click(".menu > button")
        ala.page.wait_for_selector(".menu button[name=hand-over]")
        whole_in_every_window(ala)
