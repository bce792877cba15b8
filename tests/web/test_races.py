"""Tables with another race: everything that it brings is drawn and can be read, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web import moments
from tests.web.conftest import Server
from tests.web.pictures import DESK, sit_down
from tests.web.table import CLOSE, ENDED, OPTION, person
from tests.web.test_layout import readable

MISSING = "() => [...document.querySelectorAll('.board .beast.plain')].length"
"""Creatures that have no drawing."""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_table_with_carnomorphs_can_be_read(
    server: Server, browser: Any, tmp_path: Path, language: str
) -> None:
    saved = moments.among_carnomorphs().table.save()
    with person(browser, server.address, size=DESK, language=language) as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        readable(ala, 11)
        assert ala.page.locator(".board .beast.art").count() > 0
        assert ala.page.evaluate(MISSING) == 0
        ala.look_at(".tray .items [data-id=mutation-mimicry]")
        expect(ala.page.locator(".popover .big.kind-mutation")).to_be_visible()
        readable(ala, 11)
        ala.shot(f"carnomorphs-{language}")


@pytest.mark.parametrize(("language", "discard"), [("en", "Discard"), ("pl", "Odrzuć kartę")])
def test_a_table_with_the_cult_says_what_it_can_do(
    server: Server, browser: Any, tmp_path: Path, language: str, discard: str
) -> None:
    """Each ability has its text, nobody has to be hit first, a verb is whole without what it is about."""
    saved = moments.among_the_cult().table.save()
    with person(browser, server.address, language=language) as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        readable(ala, 11)
        ala.look_at("[data-id=abilities]")
        ala.count(".popover .line", 6)
        ala.page.click(CLOSE)
        ala.page.locator(".board [data-id=gap-b4-b5]").first.dispatch_event("click")
        ala.count(".popover .crowd li", 4)
        ala.none(".popover .crowd i")
        ala.page.click(CLOSE)
        ala.page.click(f"{OPTION}[data-option=pass]")
        expect(ala.page.locator(f"{OPTION}[data-verb=discard] span").first).to_have_text(discard)


def test_a_replay_has_what_lies_at_the_foot_of_the_board(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    with person(browser, server.address) as ala:
        sit_down(ala, moments.finished("retaliation", "feet", packs=["neosoma"]), tmp_path)
        ala.page.click(f"{ENDED} .button.primary")
        expect(ala.page.locator(".replay .foot [data-id=abilities]")).to_be_visible()
        ala.fits()
