"""People at one table, each with a browser: guests, spectators, absent players, files, notices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Server
from tests.web.table import ENDED, OPTION, PHONE, Person, person

from hullbreach.kernel.table import Table

TURN = re.compile("^●")
"""Stands in the title of the page when it is one's turn."""
EARS = """
window.heard = [];
window.AudioContext = class {
    currentTime = 0; state = "running"; destination = {};
    createOscillator() {
        window.heard.push("tone");
        return {frequency: {}, connect: next => next, start() {}, stop() {}};
    }
    createGain() {
        const gain = {setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}};
        return {gain, connect: next => next};
    }
};
window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, more) { window.heard.push(title + ": " + more.body); }
};
"""
"""Writes down what would be heard of the page, and what the browser would tell."""


@contextmanager
def two(browser: Any, server: Server, third: str = "bot") -> Iterator[tuple[Person, Person]]:
    """Ala, whose table it is, and Ben, who came by the invitation."""
    with person(browser, server.address) as ala, person(browser, server.address, name="Ben") as ben:
        ala.begin(("me", "invite", third))
        ala.page.wait_for_selector("#link-invitation")
        ben.page.goto(ala.page.input_value("#link-invitation"))
        ben.page.click("button.primary")
        ben.wait_for_turn_or_wait()
        yield ala, ben


def file_of(table: Table, folder: Path) -> Path:
    file = folder / "game.hullbreach"
    file.write_bytes(table.save())
    return file


def asked_to_react() -> Table:
    """A game in which the first seat may jam somebody's work."""
    table = Table.new("airlock", seats=3, seed="stand 0")
    while (ask := table.asks()[0]).seat != 0 or not ask.topic:
        work = (one for one in ask.options if one.verb == "work")
        turn = table.answers % len(ask.options)
        table.answer(ask.seat, ask.id, next(work, ask.options[turn]).id)
    return table


def upload(someone: Person, file: Path) -> None:
    """Play on with a game file, from the lobby to the table."""
    someone.open_lobby()
    someone.page.set_input_files("input[type=file]", file)
    someone.page.wait_for_selector("#link-invitation")


def test_a_standing_answer_and_the_wish_to_be_asked_again(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    """B1: by key as by click; and B10: the card that can react glows."""
    with person(browser, server.address) as ala:
        upload(ala, file_of(asked_to_react(), tmp_path))
        ala.page.click("text=To the table")
        ala.page.wait_for_selector(OPTION)
        expect(ala.page.locator(".tray .card.on")).to_have_text(re.compile("Jam"))
        ala.page.check("text=Always answer this way")
        letter = ala.page.inner_text(f"{OPTION}[data-option=pass] kbd")
        ala.page.keyboard.press(letter.lower())  # by key as by click
        ala.page.wait_for_selector("button[name=standing]")
        ala.page.reload()
        ala.page.click("text=To the table")
        ala.none("text=You always answer")  # it does not lie over the board
        ala.page.click("button[name=standing]")
        ala.page.wait_for_selector("text=You always answer")
        ala.page.click("text=Ask me again")
        ala.page.wait_for_selector("button[name=standing]", state="detached")


def test_guests_are_told_of_a_file_and_of_a_chosen_seed(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    with person(browser, server.address) as ala, person(browser, server.address, name="Ben") as ben:
        upload(ala, file_of(Table.new("airlock", seats=3), tmp_path))
        expect(ala.page.locator(".origin")).to_contain_text("began this game from a file")
        ben.page.goto(ala.page.input_value("#link-invitation"))
        ben.page.click("button.primary")
        ben.page.wait_for_selector(".origin")
        ben.shot("waiting-room-file")
        ben.page.click("text=To the table")
        ben.page.wait_for_selector(".banner.origin")
        ben.page.click(".banner.origin button")
        ben.page.wait_for_selector(".banner.origin", state="detached")
        ben.begin_with_seed("chosen")
        ben.page.wait_for_selector(".banner.origin:has-text('chose the seed')")


def test_a_spectator_sees_the_table_and_nobodys_cards(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala, person(browser, server.address) as eve:
        ala.begin(("me", "invite", "bot"))
        link = ala.page.input_value("#link-spectators")
        ala.page.click("text=To the table")
        ala.wait_for_turn()
        eve.page.goto(link)
        eve.page.click("text=To the table")
        eve.wait_for_turn_or_wait()
        expect(eve.page.locator(".board .region")).not_to_have_count(0)
        eve.shot("spectator")
        for kept in (".card", ".tone-secret", "text=Give it to a bot"):
            eve.none(kept)
        eve.unasked()
        ala.choose("Move to Reactor")
        eve.page.wait_for_selector(".log >> text=moves to Reactor")
        eve.page.fill("input[name=chat]", "I only watch.")
        eve.page.press("input[name=chat]", "Enter")
        ala.page.wait_for_selector(".chat >> text=I only watch.")


def test_an_open_seat_is_given_to_a_bot_and_opened_again(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala, person(browser, server.address, name="Ben") as ben:
        ala.begin(("me", "invite", "invite"))
        page = ala.page
        page.locator("text=Give it to a bot").first.click()
        page.wait_for_selector("li.bot >> text=Open it to a guest")
        page.click("li.bot >> text=Open it to a guest")
        page.wait_for_selector("li.bot", state="detached")
        invitation = page.input_value("#link-invitation")
        page.locator("text=Give it to a bot").first.click()
        page.wait_for_selector("li.bot")
        page.locator("li.open >> text=Give it to a bot").click()
        page.wait_for_selector(OPTION)
        page.click(".menu > button")
        page.click("text=Open seat 3 to a guest")
        page.wait_for_selector("#link-invitation")
        ben.page.goto(invitation)
        ben.page.click("button.primary")
        ben.wait_for_turn_or_wait()
        page.wait_for_selector(".crew >> text=Ben")


def test_a_seat_is_given_to_the_games_own_bot_or_another(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        page = ala.page
        ala.begin(("me", "invite", "invite"), "Nemesis: Lockdown")
        page.locator("text=Give it to a bot").first.click()
        page.wait_for_selector("li.bot:has-text('rules of thumb')")
        page.select_option("select[name=bot]", "random")
        page.locator("li.open >> text=Give it to a bot").click()
        page.wait_for_selector(OPTION)
        expect(page.locator(".crew li:nth-child(2)")).to_contain_text("bot")
        expect(page.locator(".crew li:nth-child(3)")).to_contain_text("bot")
        page.click(".menu > button")
        page.wait_for_selector("text=Let a bot play for me")
        # The best one stands in.
        expect(page.locator("select[name=bot]")).to_have_value("survivor")


def test_a_bot_stands_in_for_somebody_who_is_away(server: Server, browser: Any) -> None:
    with two(browser, server) as (ala, ben):
        link = ben.page.url
        ben.page.goto(server.address)
        ala.page.wait_for_selector(".crew .gone")
        ala.page.click(".menu > button")
        ala.page.click("text=Let a bot stand in for Ben")
        ala.page.wait_for_selector(".crew .gone", state="detached")
        ala.page.keyboard.press("Escape")
        ben.page.goto(link)
        ben.page.click(".place-question >> text=I play myself again")
        ben.page.wait_for_selector("text=I play myself again", state="detached")
        ala.choose("End the turn")
        ben.page.wait_for_selector(OPTION)


@pytest.mark.parametrize("agree", [True, False])
def test_people_go_back_together_or_not(server: Server, browser: Any, agree: bool) -> None:
    with two(browser, server) as (ala, ben):
        ala.page.wait_for_selector(OPTION)
        first = ala.question()
        ala.choose("Move to Reactor")
        ala.choose("End the turn")
        ben.page.wait_for_selector(OPTION)
        ala.page.click(".menu > button")
        ala.page.click("text=Ask everyone to go back")
        ala.page.fill("dialog input", "2")
        ala.page.click("text=Ask them")
        ben.page.wait_for_selector(".banner >> text=Ala wants to go back")
        ben.shot("wish")
        ben.page.click(f".banner >> text={'I agree' if agree else 'No'}")
        for someone in (ala, ben):
            someone.none(".banner")
        if agree:
            ala.asks(first)
            ben.unasked()
        else:
            ala.unasked()
            ben.asked()


def test_notices_are_off_by_choice(server: Server, browser: Any) -> None:
    with person(browser, server.address, notify=True) as ala:
        page = ala.page
        page.add_init_script(EARS)
        ala.begin(game="Nemesis")
        ala.wait_for_turn()
        expect(page).to_have_title(TURN)
        page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")

        def turn() -> list[str]:
            """What is heard until this seat is asked again."""
            ala.answer()
            return list(page.evaluate("window.heard.splice(0)"))

        ala.answer()
        page.wait_for_function("() => window.heard.includes('tone')")
        page.wait_for_function("() => window.heard.some(one => one.startsWith('Your turn: '))")
        page.click(".menu > button")
        page.click(".menu >> text=Settings")
        ala.shot("settings")
        page.uncheck("text=A sound when it is my turn")
        page.uncheck("text=The page's title says when it is my turn")
        page.uncheck("text=A notification of the browser")
        page.keyboard.press("Escape")
        expect(page).not_to_have_title(TURN)
        page.evaluate("window.heard.splice(0)")
        assert turn() == []
        page.reload()
        ala.wait_for_turn()
        # What was chosen is kept.
        expect(page).not_to_have_title(TURN)


def test_a_finished_game_from_other_eyes_then_played_on(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        page = ala.page
        ala.begin()
        page.wait_for_selector(OPTION)
        ala.leave_it_to_a_bot()
        ala.ended()
        page.wait_for_selector(f"{ENDED} .ending li")
        # How it came to it, rule by rule.
        expect(page.locator(f"{ENDED} .ending .rule")).not_to_have_count(0)
        ala.shot("end-airlock-full")
        page.click(f"{ENDED} .button.primary")
        page.wait_for_function("() => document.querySelector('input[type=range]')?.max > 3")
        page.fill("input[type=range]", "0")
        page.wait_for_function("() => document.querySelector('.count').innerText.startsWith('0/')")
        for seat in ("0", "1", "-1"):
            page.select_option("footer select", seat)
            page.wait_for_selector(f".replay[data-shown='0.{seat}']")
            cards = expect(page.locator("footer .card"))
            cards.to_have_count(0) if seat == "-1" else cards.not_to_have_count(0)
        page.fill("input[type=range]", "2")
        page.wait_for_function("() => document.querySelector('.count').innerText.startsWith('2/')")
        page.click("text=Play on from here")
        page.wait_for_selector("#link-invitation")
        expect(page.locator(".origin")).to_contain_text("goes on from a")
        ala.count("li.open", 2)
        page.locator("li.open >> text=Give it to a bot").first.click()
        ala.count("li.open", 1)
        page.click("li.open >> text=Give it to a bot")
        page.wait_for_selector(OPTION)
        assert ala.play_out()


def test_a_report_is_kept_with_the_game(server: Server, browser: Any) -> None:
    words = "The reactor hums in B flat."
    with person(browser, server.address) as ala:
        ala.begin()
        ala.choose("Move to Reactor")
        ala.page.wait_for_selector(".log >> text=moves to Reactor")
        ala.page.click(".menu > button")
        ala.page.click("text=Report a problem")
        expect(ala.page.locator("dialog .primary")).to_be_disabled()
        ala.page.fill("dialog textarea", words)
        ala.page.click("dialog .primary")
        ala.page.wait_for_selector("text=The report is kept")
        (note,) = (
            one for one in (server.data / "reports").glob("*.txt") if words in one.read_text()
        )
        assert Table.load(note.with_suffix(".hullbreach").read_bytes()).answers == 1


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_draw_is_shown_on_its_way(server: Server, browser: Any, size: Any) -> None:
    more = {"size": size} if size else {}
    with person(browser, server.address, pace="calm", **more) as ala:
        ala.begin()
        ala.page.wait_for_selector(OPTION)
        ala.page.evaluate(
            """() => { window.seen = []; new MutationObserver(changes => changes.forEach(
                change => change.addedNodes.forEach(node =>
                    node.classList?.contains('flight') && window.seen.push(node.innerText))
            )).observe(document.querySelector('.flights'), {childList: true}); }"""
        )
        ala.choose("End the turn")
        ala.page.wait_for_function("() => window.seen.length > 0")
        ala.shot(f"draw{'-phone' if size else ''}")
        ala.page.keyboard.press(".")
        ala.page.wait_for_selector(".flight", state="detached")
