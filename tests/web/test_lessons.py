"""A lesson in the browser: cards that explain, rings that point, and what is not the lesson is refused."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Server
from tests.web.table import PHONE, Person, person

from hullbreach.kernel import find, scenes
from hullbreach.kernel.texts import Text, Texts

CARD = ".lesson .words"


def says(who: Person, name: str) -> None:
    """Wait until the card says this."""
    words = Texts("en", "airlock").format(Text(f"lesson-airlock-first-{name}"))
    expect(who.page.locator(CARD).first).to_have_text(words)


def turns(who: Person) -> None:
    """Read on."""
    who.page.click(".lesson .row .primary")


def chooses(who: Person, element: str) -> None:
    """Choose what touches an element: at once, or from what opens."""
    before = who.page.get_attribute(".place-question", "data-ask")
    who.page.click(f'[data-id="{element}"]')
    if who.page.locator(".popover .option").count():
        who.page.locator(".popover .option").first.click()
    who.page.wait_for_function(
        "before => document.querySelector('.place-question')?.dataset.ask !== before", arg=before
    )


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_lesson_to_its_end(server: Server, browser: Any, size: Any) -> None:
    with person(browser, server.address, **({"size": size} if size else {})) as ala:
        ala.page.goto(f"{server.address}#/learn/airlock/first")
        says(ala, "welcome")
        turns(ala)
        says(ala, "role")
        turns(ala)
        says(ala, "scan")
        ala.page.wait_for_selector(".ring")
        ala.shot("lesson-phone" if size else "lesson")
        ala.page.locator('[data-option="stop"]').click()
        refusal = Texts("en").format(Text("error-other-step"))
        expect(ala.page.get_by_text(refusal)).to_be_visible()
        chooses(ala, "person-2")
        says(ala, "found")
        turns(ala)
        chooses(ala, "room-reactor")
        says(ala, "jammed")
        turns(ala)
        says(ala, "vote")
        ala.fits()
        ala.page.locator('[data-option="vote:person-2"], .option:has-text("Celia")').last.click()
        says(ala, "end")
        expect(ala.page.locator(".lesson .primary")).to_have_text("Play a game now")
        ala.page.click(".lesson .primary")
        ala.page.wait_for_selector("button[name=play]")
        assert ala.page.evaluate("() => localStorage.getItem('hullbreach.tables')") in (None, "[]")
        assert not ala.errors


def test_the_lessons_of_a_game_lead_to_its_pages(server: Server, browser: Any) -> None:
    texts = Texts("en", "nemesis")
    with person(browser, server.address) as ala:
        ala.page.goto(f"{server.address}#/learn/nemesis")
        titles = [texts.format(one.title) for one in find("nemesis").lessons.values()]
        expect(ala.page.locator("ol strong")).to_have_text(titles)
        ala.page.click("a[href='#/how/nemesis']")
        expect(ala.page.locator("section h2")).to_have_count(11)
        expect(ala.page.locator("h2").first).to_have_text(texts.format(Text("howto-nemesis-1")))
        ala.page.click("a[href='#/signs']")
        ala.page.wait_for_selector("dl")
        shown = ala.page.locator("dd").all_inner_texts()
        kinds = {
            "tone": scenes.Tone,
            "corner": scenes.Corner,
            "floor": scenes.Floor,
            "link": scenes.Door,
            "piece": scenes.PieceKind,
            "plate": scenes.Plate,
        }
        for kind, names in kinds.items():
            # Where there is no door, nothing is drawn.
            for name in {*get_args(names)} - {"", "none"}:
                assert texts.format(Text(f"sign-{kind}-{name}")) in shown, name
        assert not ala.errors
