"""What a guest is told before sitting down, and what the host can do about people and links."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import Server
from tests.web.table import person


def test_a_guest_is_told_on_the_way_in_that_the_host_has_had_the_file(
    server: Server, browser: Any
) -> None:
    with person(browser, server.address) as ala, person(browser, server.address, name="Ben") as ben:
        ala.begin(("me", "bot", "bot"))
        ala.wait_for_turn()
        ala.page.click("button[aria-label=Menu]")
        with ala.page.expect_download():
            ala.page.click("text=Download the game")
        ala.page.click("text=Open seat 2 to a guest")
        invitation = ala.page.input_value("#link-invitation")
        ben.page.goto(invitation)
        ben.page.wait_for_selector("form .origin:has-text('has had its file')")
        ben.page.wait_for_selector("form li:has-text('Ala')")
        ben.shot("join-known")
        ben.page.click("button.primary")
        ben.page.wait_for_selector(".origin:has-text('has had its file')")


def test_the_host_removes_a_guest_and_invites_another(server: Server, browser: Any) -> None:
    with (
        person(browser, server.address) as ala,
        person(browser, server.address, name="Ben") as ben,
        person(browser, server.address, name="Cid") as cid,
    ):
        ala.begin(("me", "invite", "bot"))
        ala.page.wait_for_selector("#link-invitation")
        old = ala.page.input_value("#link-invitation")
        ben.page.goto(old)
        ben.page.click("button.primary")
        ben.wait_for_turn_or_wait()
        ala.wait_for_turn()
        ala.page.click("button[aria-label=Menu]")
        ala.page.click("button[name=host]")
        ala.page.click("dialog li:has-text('Ben') >> text=Mute")
        ala.page.wait_for_selector("dialog li:has-text('Ben') >> text=Let them speak")
        ben.page.fill("input[name=chat]", "Hello?")
        ben.page.press("input[name=chat]", "Enter")
        ben.page.wait_for_selector("text=The host has muted you")
        ala.shot("people-and-links")
        ala.page.click("dialog [data-remove='1']")
        ala.page.click("dialog [data-remove='1']:has-text('Really')")
        ben.page.wait_for_selector("text=no longer leads to the table")
        # The seat is open: the host is in the waiting room again, and has another invitation.
        ala.page.wait_for_function(
            "old => (document.querySelector('#link-invitation')?.value ?? old) !== old", arg=old
        )
        assert not ala.page.locator("text=Hello?").count()
        cid.will_be_refused()
        cid.page.goto(old)
        cid.page.wait_for_selector("text=No table has this link")
        cid.page.goto(ala.page.input_value("#link-invitation"))
        cid.page.click("button.primary")
        cid.wait_for_turn_or_wait()
        ala.page.wait_for_selector(".crew :text('Cid')")
