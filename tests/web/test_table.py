"""The table in a real browser, as people use it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import ROOT, Server, Wire
from tests.web.table import DESKTOP, ENDED, OPTION, PHONE, found, person


def test_a_whole_game_with_bots_by_clicks_then_its_replay(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        page = ala.page
        ala.begin()
        ala.asks(re.compile("things to do"))
        ala.shot("table-airlock")
        assert ala.play_out()
        ala.count(f"{ENDED} ul li", 3)
        expect(page.locator("dialog h2")).to_have_text(re.compile("won|lost"))
        ala.shot("end-airlock")
        page.click(f"{ENDED} .button.primary")
        page.wait_for_selector("input[type=range]")
        page.wait_for_function("() => document.querySelector('input[type=range]').max > 3")
        last = int(page.get_attribute("input[type=range]", "max"))
        page.fill("input[type=range]", "3")
        page.wait_for_function(
            "() => document.querySelector('.count').textContent.startsWith('3/')"
        )
        page.select_option("footer select", "1")
        page.wait_for_selector(".replay .log li")
        ala.shot("replay-airlock")
        page.click("text=Play on from here")
        page.wait_for_function("() => location.hash.startsWith('#/table/')")
        page.wait_for_selector("#link-invitation")
        assert last > 3


def test_two_browsers_in_one_game(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala, person(browser, server.address, name="Ben") as ben:
        ala.begin(("me", "invite", "bot"))
        ala.page.wait_for_selector("#link-invitation")
        ala.shot("waiting-room")
        assert found(ala) == []
        invitation = ala.page.input_value("#link-invitation")
        assert "?" not in invitation
        ben.page.goto(invitation)
        ben.page.click("button.primary")
        ben.wait_for_turn_or_wait()
        ala.page.wait_for_selector(OPTION)
        expect(ala.page.locator(".crew")).to_contain_text("Ben")
        ben.page.fill("input[name=chat]", "Who has been in the galley?")
        ben.page.press("input[name=chat]", "Enter")
        ala.page.wait_for_selector("text=Who has been in the galley?")
        before = len(ben.lines())
        ala.choose("End the turn")
        ben.page.wait_for_selector(OPTION)
        expect(ben.log()).not_to_have_count(before)
        expect(ala.page.locator(".card strong")).not_to_have_count(0)
        assert ala.page.locator(".crew .tone-secret").count() <= 1, "nobody's role but one's own"


def test_a_reload_changes_nothing(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.begin()
        ala.choose("Move to Reactor")
        ala.page.wait_for_selector(".log >> text=moves to Reactor")
        question, lines = ala.question(), ala.lines()
        ala.page.reload()
        ala.asks(question)
        ala.keeps(lines)
        ala.page.goto(server.address)
        ala.page.click(".mine li a")
        ala.asks(question)


def test_a_misclick_is_taken_back(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.begin()
        question = ala.question()
        ala.look_at(".board .region.on")
        assert ala.question() == question  # a click only opens
        ala.page.click(".popover .option")
        ala.page.wait_for_function(
            "before => document.querySelector('.place-question h2').innerText !== before",
            arg=question,
        )
        ala.page.click("button:has-text('Undo')")
        ala.page.wait_for_function(
            "before => document.querySelector('.place-question h2').innerText === before",
            arg=question,
        )


def test_what_is_not_possible_says_why(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.begin_with_seed("nothing to scan with")
        ala.page.click(".why")
        ala.page.wait_for_selector(".closed .rule")
        ala.page.locator(".closed .rule").first.click()
        expect(ala.page.locator("dialog .sentence")).to_have_text(re.compile(".{20}"))


def test_a_lost_connection_comes_back(server: Server, browser: Any, wire: Wire) -> None:
    with person(browser, wire.address) as ala:
        ala.begin()
        ala.asked()
        wire.cut()
        ala.page.wait_for_selector("text=The connection is lost")
        ala.choose("End the turn")
        wire.mend()
        ala.page.wait_for_selector("text=The connection is lost", state="detached")
        ala.page.wait_for_selector(".log >> text=Air left")
        ala.asked()


def test_words_that_were_lost_on_the_way_are_asked_for_again(server: Server, browser: Any) -> None:
    words, asked = "**/api/texts/*?game=airlock", list[str]()

    def lose_the_first(route: Any) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    with person(browser, server.address) as ala:
        ala.page.route(words, lose_the_first)
        with ala.page.expect_response(words) as reply:
            ala.begin()
        assert reply.value.ok
    assert len(asked) == 2


def test_the_server_is_killed_and_comes_back(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.begin()
        ala.choose("Move to Reactor")
        ala.page.wait_for_selector(".log >> text=moves to Reactor")
        ala.asked()
        lines = ala.lines()
        server.kill()
        ala.page.wait_for_selector("text=The connection is lost")
        server.start()
        ala.page.wait_for_selector("text=The connection is lost", state="detached")
        ala.keeps(lines)
        ala.choose("End the turn")
        ala.page.wait_for_selector(".log >> text=Air left")


def test_polish_at_any_time(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.begin()
        ala.asks(re.compile("Your turn"))
        ala.page.click(".language button[lang=pl]")
        ala.page.wait_for_selector(".place-question h2:has-text('Twoja')")
        expect(ala.page.locator("html")).to_have_attribute("lang", "pl")
        ala.none("text=/^web-/")
        ala.shot("table-airlock-pl")
        ala.page.reload()
        ala.page.wait_for_selector(".place-question h2:has-text('Twoja')")


def test_a_phone(server: Server, browser: Any) -> None:
    with person(browser, server.address, size=PHONE) as ala:
        ala.open_lobby()
        ala.fits()
        ala.shot("phone-lobby")
        ala.begin()
        ala.question()
        for number, part in enumerate(("board", "hand", "crew", "goals", "log")):
            ala.page.click(f".tabs button >> nth={number}")
            ala.fits()
            expect(ala.page.locator(OPTION).first).to_be_visible()
            ala.shot(f"phone-{part}")
        assert found(ala) == []
        ala.page.click(".tabs button >> nth=0")
        ala.page.locator(".region.on").first.tap()
        ala.page.locator(".popover .option").tap()
        ala.page.wait_for_selector(".place-question h2:has-text('one thing')")


ROOM = "document.querySelector('.board .region').getBoundingClientRect().width"
OWN = """(() => {
    const own = document.querySelector('.board .piece.mine').getBoundingClientRect();
    const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
    const board = document.querySelector('.board').getBoundingClientRect();
    return x > board.left && x < board.right && y > board.top && y < board.bottom;
})()"""


def test_a_large_board_on_a_phone_is_seen_from_near(server: Server, browser: Any) -> None:
    with person(browser, server.address, size=PHONE) as ala:
        page = ala.page
        ala.begin(("me", "bot"), "Nemesis: Lockdown")
        ala.settled()
        while not page.locator(".board .piece.mine").count():
            ala.answer()
        page.wait_for_function(f"() => {OWN} && {ROOM} >= 60")
        page.click("[aria-label='The whole board']")
        page.wait_for_function(f"() => {OWN} && {ROOM} < 60")
        page.click("[aria-label='To my figure']")
        page.wait_for_function(f"() => {OWN} && {ROOM} >= 60")
        page.locator(".board .piece.mine").focus()
        for key in ["ArrowDown"] * 6 + ["ArrowUp"] * 9 + ["ArrowLeft"] * 9:
            page.keyboard.press(key)
            page.wait_for_function(f"() => {OWN.replace('.piece.mine', ':focus')}")


def test_the_keyboard_alone_is_enough(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.open_lobby()
        keys = ala.page.keyboard
        for _ in range(40):
            if ala.page.evaluate(
                "document.activeElement?.closest('.game')?.innerText.includes('Airlock')"
            ):
                break
            keys.press("Tab")
        keys.press("Enter")
        for _ in range(40):
            if ala.page.evaluate("document.activeElement?.matches('button[name=settings]')"):
                break
            keys.press("Shift+Tab")
        keys.press("Enter")
        ala.page.wait_for_selector(".setup")
        for _ in range(40):
            if ala.page.evaluate("document.activeElement?.matches('.setup .button.primary')"):
                break
            keys.press("Tab")
        keys.press("Enter")
        ala.page.wait_for_selector(OPTION)
        keys.press("?")
        ala.page.wait_for_selector("dialog kbd")
        keys.press("Escape")
        ala.page.wait_for_selector("dialog", state="detached")
        for _ in range(60):
            if ala.page.evaluate("!!document.activeElement?.closest('.board svg g')"):
                break
            keys.press("Tab")
        ala.page.wait_for_function(
            "() => document.activeElement.closest('.board g').classList.contains('on')"
        )
        start = ala.page.evaluate("document.activeElement.dataset.id")
        keys.press("ArrowLeft")
        keys.press("ArrowRight")
        ala.page.wait_for_function("() => document.activeElement.dataset.id")
        ala.page.locator(f".board [data-id='{start}']").focus()
        keys.press("Enter")
        ala.page.wait_for_selector(".popover .option:focus")
        keys.press("Enter")
        ala.page.wait_for_selector(".place-question h2:has-text('one thing')")
        keys.press("Backspace")
        ala.page.wait_for_selector(".place-question h2:has-text('2 things')")
        key = ala.page.inner_text(f"{OPTION}:has-text('End the turn') kbd")
        keys.press(key.lower())
        ala.page.wait_for_selector(".log >> text=Air left")


def test_the_menu_of_the_table_then_a_file_of_the_game(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    with person(browser, server.address) as ala:
        page = ala.page
        ala.begin()
        first = ala.question()
        ala.choose("Move to Reactor")
        ala.choose("End the turn")
        page.wait_for_selector(".log >> text=Air left")
        page.wait_for_selector(OPTION)
        page.click(".menu > button")
        page.click("text=Ask everyone to go back")
        page.fill("dialog input", page.get_attribute("dialog input", "max"))
        page.click("text=Ask them")
        page.wait_for_selector(f".place-question h2:has-text('{first}')")
        page.click(".menu > button")
        page.click("text=Report a problem")
        page.fill("dialog textarea", "The reactor hums.")
        page.click("dialog .primary")
        page.wait_for_selector("text=The report is kept")
        page.keyboard.press("Escape")
        ala.leave_it_to_a_bot()
        ala.ended()
        ala.count(f"{ENDED} figure path", 2)  # the course of the game
        with page.expect_download() as saving:
            page.click(f"{ENDED} >> text=Download the game file")
        saved = tmp_path / saving.value.suggested_filename
        saving.value.save_as(saved)
        assert saved.suffix == ".hullbreach"
        page.goto(server.address)
        page.set_input_files("input[type=file]", saved)
        page.wait_for_function("() => location.hash.startsWith('#/table/')")
        ala.ended()


def test_several_people_at_one_screen(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.begin(("me", "screen", "bot"))
        ala.page.wait_for_selector(".curtain")
        ala.none(".card")
        ala.shot("curtain")
        ala.page.click(".curtain button")
        ala.choose("End the turn")
        ala.page.wait_for_selector(".curtain")
        ala.none(".card")
        ala.page.click(".curtain button")
        ala.page.wait_for_selector(OPTION)


def test_nobody_is_kept_out(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.open_lobby()
        assert found(ala) == []
        ala.shot("lobby")
        ala.begin()
        ala.question()
        assert found(ala) == []
        ala.page.click(".top .menu button")
        assert found(ala) == []
        ala.page.goto(server.address + "#/rules/airlock")
        ala.page.wait_for_selector("dl dd")
        ala.page.fill("input[name=search]", "air is gone")
        ala.page.wait_for_function("() => document.querySelectorAll('dl dd').length === 1")
        assert found(ala) == []
        ala.shot("rules")


@pytest.mark.parametrize(
    ("size", "language", "mission", "answers", "places"),
    [
        (DESKTOP, "en", "facility", 30, ("S-02", "Elevator", "CSS pod A", "Bunker")),
        (
            PHONE,
            "pl",
            "surface",
            8,
            ("S-02", "Kapsuła SWC A", "Skrzyżowanie 2", "Obszar 4"),
        ),
    ],
    ids=["desktop", "phone"],
)
def test_lockdown_by_clicks_to_the_end(
    server: Server,
    browser: Any,
    size: dict[str, int],
    language: str,
    mission: str,
    answers: int,
    places: tuple[str, ...],
) -> None:
    with person(browser, server.address, size=size, language=language) as ala:
        page = ala.page
        ala.begin(("me", "bot"), "Nemesis: Lockdown", (mission, "intruders"), "by clicks")
        ala.settled()
        ala.fits()
        assert found(ala) == []
        # The bots' chance is never the same: whoever lives too long goes home and leaves the seat to a bot.
        if not ala.play_out("by clicks", answers):
            ala.shot(f"table-lockdown-{language}")
            for place in places:
                expect(page.locator(".board .plane")).to_contain_text(place)
            page.wait_for_selector("[data-id=track-time] .space.now")
            page.wait_for_selector("[data-id=panel-base]", state="attached")
            ala.leave_it_to_a_bot()
        ala.ended()
        page.wait_for_selector(f"{ENDED} .ending li")
        ala.count(f"{ENDED} > ul > li", 2)  # how it went for each of them
        ala.none("text=/^(lockdown|table|log|ask|option|slot)-/")
        ala.fits()
        assert found(ala) == []
        ala.shot(f"end-lockdown-{language}")


def test_the_pictures_for_the_readme_are_small() -> None:
    for picture in (ROOT / "docs" / "screenshots").glob("*.png"):
        assert picture.stat().st_size < 400_000, picture.name
