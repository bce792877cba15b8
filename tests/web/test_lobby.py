"""The lobby: play at once, invite, come back, look back, play again; and what the address bar says."""

from __future__ import annotations

import re
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Server
from tests.web.table import ENDED, OPTION, PHONE, Person, found, person

SECRET = re.compile(r"[A-Za-z0-9_-]{20,}")
"""What a secret link looks like; the id of a table is shorter."""


def address(someone: Person) -> str:
    """Everything that somebody would copy out of the address bar."""
    return str(someone.page.evaluate("location.href"))


def links(someone: Person) -> list[Any]:
    """What the browser remembers."""
    return list(someone.page.evaluate("JSON.parse(localStorage['hullbreach.tables'] ?? '[]')"))


def finish(*people: Person) -> None:
    """Let bots play to the end."""
    people[0].page.wait_for_selector(OPTION)
    for someone in people:
        someone.leave_it_to_a_bot()
    for someone in people:
        someone.ended()


def test_one_click_and_you_play_with_bots_that_have_names(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.open_lobby()
        ala.pick("Airlock")
        expect(ala.page.locator(".hero h1")).to_contain_text("One of us is lying")
        ala.page.click("button[name=play]")
        ala.page.wait_for_selector(OPTION)
        # The game is still chosen, the table is in the list, and it is one's turn.
        ala.page.goto(server.address)
        row = ala.page.locator(".mine .yours")
        expect(row).to_contain_text("Airlock")
        expect(row).to_contain_text("Your turn")
        expect(row.locator(".head")).to_have_text(re.compile(r"with (\w+, ){2}\w+$"))
        expect(ala.page.locator(".game[aria-pressed=true]")).to_contain_text("Airlock")
        row.locator("a").click()
        ala.page.wait_for_selector(OPTION)


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_lobby_fits(server: Server, browser: Any, size: Any, language: str) -> None:
    with person(browser, server.address, size=size, language=language) as ala:
        ala.open_lobby()
        ala.page.click("button[name=play]")
        ala.wait_for_turn()
        ala.open_lobby()
        ala.count(".mine .yours", 1)
        ala.fits()
        ala.still()
        assert found(ala) == []
        ala.shot(f"lobby-{language}-{size['width']}")


def test_a_guest_comes_by_the_code_and_is_told_everything(server: Server, browser: Any) -> None:
    """C: the page of an invitation names game and host."""
    with ExitStack() as stack:
        ala = stack.enter_context(person(browser, server.address))
        ben = stack.enter_context(person(browser, server.address, name="Ben"))
        ala.open_lobby()
        ala.pick("Nemesis")
        ala.page.click("button[name=invite]")
        ala.page.locator(".setup select").first.select_option("3")
        ala.page.locator(".seats li").nth(2).locator("select").first.select_option("bot")
        ala.page.click(".setup .button.primary")
        code = ala.page.locator("[data-code]")
        expect(code).to_have_text(re.compile(r"^[A-Z]{3} [A-Z]{3}$"))
        letters = code.inner_text()
        link = ala.page.input_value("#link-invitation")
        expect(ala.page.locator("[data-qr]")).to_have_attribute("data-qr", link)
        ala.shot("waiting-room-code")
        assert not SECRET.search(address(ala))
        ben.open_lobby()
        ben.page.fill("input[name=code]", letters.lower())
        ben.page.press("input[name=code]", "Enter")
        form = ben.page.locator("form")
        for said in ("Nemesis", "Ala invites you", "One seat is open", "everyone for themselves"):
            expect(form).to_contain_text(said)
        expect(form.locator(".deal")).to_contain_text("nobody knows the seed")
        expect(form.locator("li.bot")).to_contain_text("rules of thumb")
        ben.still()
        ben.shot("join")
        ben.page.click("form button.primary")
        ben.wait_for_turn_or_wait()
        # The last open seat is taken: the code is gone.
        ben.will_be_refused()
        ben.page.goto(f"{server.address}#/join/{letters.replace(' ', '')}")
        ben.page.wait_for_selector("text=No table has this link")


def test_no_option_can_be_ticked_that_does_not_apply(server: Server, browser: Any) -> None:
    """C."""
    with person(browser, server.address) as ala:
        ala.open_lobby()
        ala.pick("Nemesis")
        ala.page.click("button[name=settings]")
        ala.page.click(".setup summary")
        revive = ala.page.locator("input[name=revive]")
        expect(revive).to_be_disabled()
        mode = ala.page.locator(".setup select:has(option[value='coop'])")
        mode.select_option("coop")
        revive.check()
        mode.select_option("standard")
        expect(revive).to_be_disabled()
        expect(revive).not_to_be_checked()
        # What was ticked before is not sent: the table begins.
        ala.page.click(".setup .button.primary")
        ala.page.wait_for_selector(OPTION)


def test_no_address_gives_a_seat_away(server: Server, browser: Any) -> None:
    """B16."""
    with person(browser, server.address) as ala, person(browser, server.address) as eve:
        ala.begin()
        ala.page.wait_for_selector(OPTION)
        (record,) = links(ala)
        seat = record["seats"]["0"]
        table = address(ala)
        assert not SECRET.search(table)
        # The public address alone: clear words, no seat, no cards.
        eve.page.goto(table)
        eve.page.wait_for_selector("text=This address opens no seat")
        eve.none(OPTION)
        eve.page.goto(table.replace("#/table/", "#/replay/"))
        eve.page.wait_for_selector("text=This address opens no seat")
        # The seat's own link, on another device: the address is cleaned, a reload keeps the seat.
        eve.page.goto(f"{server.address}#/t/{seat}")
        eve.page.wait_for_selector(OPTION)
        assert address(eve) == table
        # Two screens in one seat: both are told.
        for someone in (ala, eve):
            someone.page.wait_for_selector(".two-screens:has-text('2 screens')")
        eve.page.click(".two-screens button")
        eve.none(".two-screens")
        eve.page.reload()
        eve.page.wait_for_selector(OPTION)
        ala.page.click(f"{OPTION}:has-text('End the turn')")
        # An invitation is no secret of a seat, but it is not left in the address either.
        eve.page.goto(f"{server.address}#/join/{record['invitation']}")
        eve.page.wait_for_selector("text=Every seat is taken")
        assert not SECRET.search(address(eve))
        eve.page.reload()
        eve.page.wait_for_selector("text=Every seat is taken")
        history = eve.page.evaluate("history.length")
        eve.page.go_back()
        eve.page.wait_for_selector(".place-question")
        assert not SECRET.search(address(eve))
        assert history > 1


def test_a_replay_is_shared_without_the_seat_and_taken_back(server: Server, browser: Any) -> None:
    """B16."""
    with person(browser, server.address) as ala, person(browser, server.address) as eve:
        ala.begin()
        finish(ala)
        ala.page.click(f"{ENDED} >> text=Share the replay")
        ala.page.click("button[name=make-share]")
        link = ala.page.input_value("#link-shared")
        (record,) = links(ala)
        assert all(secret not in link for secret in record["seats"].values())
        ala.shot("end-share")
        eve.page.goto(link)
        eve.page.wait_for_function("() => document.querySelector('input[type=range]')?.max > 3")
        expect(eve.page.locator(".replay")).to_have_attribute("data-shown", "0.-1")
        for kept in ("text=Play on from here", "text=Download the game file", "button[name=share]"):
            eve.none(kept)
        assert links(eve) == []
        ala.page.click("button[name=unshare]")
        ala.page.wait_for_selector("button[name=make-share]")
        eve.will_be_refused()
        eve.page.reload()
        eve.page.wait_for_selector("text=No table has this link")
        # One's own replay has no secret in its address.
        ala.page.click(f"{ENDED} .button.primary")
        ala.page.wait_for_selector(".replay")
        assert not SECRET.search(address(ala))
        ala.page.goto(server.address)
        row = ala.page.locator(".mine .tb")
        expect(row.locator(".result")).to_have_text(re.compile("You have (won|lost)"))
        expect(row.locator(".faces li")).to_have_count(3)
        expect(row.locator(".faces .sr").first).to_have_text(re.compile("Ala, .*(won|lost)"))
        row.locator("text=Replay").click()
        ala.page.wait_for_selector(".replay")


def test_the_same_people_play_again(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala, person(browser, server.address, name="Ben") as ben:
        ala.begin(("me", "invite", "bot"))
        ben.page.goto(ala.page.input_value("#link-invitation"))
        ben.page.click("form button.primary")
        ben.wait_for_turn_or_wait()
        old = address(ala)
        finish(ala, ben)
        ben.page.click("button[name=rematch]")
        ben.page.wait_for_function("old => location.href !== old", arg=old)
        ben.wait_for_turn_or_wait()
        ala.page.click("button[name=rematch]:has-text('Take my seat')")
        ala.page.wait_for_selector(OPTION)
        assert address(ala) == address(ben) != old
        expect(ala.page.locator(".crew")).to_contain_text("Ben")
        ala.page.click(f"{OPTION}:has-text('End the turn')")
        ben.page.wait_for_selector(OPTION)
        # Nobody has anything of the other's.
        secrets = [{s for one in links(who) for s in one["seats"].values()} for who in (ala, ben)]
        assert [len(one) for one in secrets] == [2, 2]
        assert not secrets[0] & secrets[1]


def test_the_rules_name_every_game(server: Server, browser: Any) -> None:
    """B6."""
    with person(browser, server.address) as ala:
        ala.page.goto(f"{server.address}#/rules/nemesis")
        ala.page.wait_for_selector("dl dd")
        names = ala.page.locator("main select option").all_inner_texts()
        assert {"Airlock", "Nemesis", "Nemesis: Lockdown"} <= set(names)
        assert not any(name.startswith("game-") for name in names)
