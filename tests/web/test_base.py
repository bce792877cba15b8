"""A table of Retaliation: the base, its hordes, bodies and cards can be read, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web import moments
from tests.web.conftest import Server
from tests.web.gallery import Show
from tests.web.pictures import DESK, SMALL, UNTIL_THE_ATTACK, sit_down
from tests.web.table import PHONE, person
from tests.web.test_layout import readable

MISSING = "() => document.querySelectorAll('.board .beast.plain').length"
"""Creatures that have no drawing."""

LEFT = """() => [...document.querySelectorAll('.crew .face .body')].filter(one => {
    const [bar, face] = [one, one.closest('.face')].map(it => it.getBoundingClientRect());
    return bar.left >= face.left && bar.right <= face.right && bar.bottom <= face.bottom;
}).map(one => ['--gone', '--most'].map(name => one.style.getPropertyValue(name)).join('/'))"""
"""How much is lost of each body, as the bars over the portraits show it."""

MEET = """() => {
    const plates = [...document.querySelectorAll('.board :is(.zone-tag, .counter) .body')];
    const boxes = plates.map(one => one.getBoundingClientRect());
    const names = plates.map(one => one.closest('[data-id]').dataset.id);
    const board = document.querySelector('.place-board').getBoundingClientRect();
    return boxes.flatMap((a, at) => [
        ...(a.left < board.left || a.right > board.right ? [names[at]] : []),
        ...boxes.slice(at + 1).flatMap((b, more) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 ? [`${names[at]} ${names[at + 1 + more]}`] : []),
    ]);
}"""
"""Plates above the base that cover each other, or reach out of the board."""

BEHIND = """() => {
    const note = document.querySelector('.spotlight .note').getBoundingClientRect();
    return [...document.querySelectorAll('.unveil :is(.card-spot, .outcome)')].map(one => one.getBoundingClientRect())
        .filter(one => Math.min(one.right, note.right) > Math.max(one.left, note.left)).length;
}"""
"""How many cards stand over the words that tell what stopped somebody, or above or below them."""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_base_can_be_read(server: Server, browser: Any, tmp_path: Path, language: str) -> None:
    saved = moments.in_the_base().table.save()
    with person(browser, server.address, size=DESK, language=language) as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        page = ala.page
        readable(ala, 11)
        assert page.evaluate(MISSING) == 0
        expect(page.locator(".board .region:not(.unknown)")).to_have_count(15)
        expect(page.locator(".board .link")).to_have_count(28)
        hordes = page.locator(".board .crowd")
        expect(hordes).to_have_count(6)
        full = [one for one in hordes.all() if one.locator(".seat.taken").count() == 6]
        assert [one.locator("text").all_text_contents() for one in full] == [["1", "2"]]
        expect(page.locator(".tray .gauge[data-id=health] .cover")).to_have_count(1)
        expect(page.locator(".tray .gauge[data-id=oxygen] .now")).to_have_text("5")
        assert page.evaluate(LEFT) == ["4/9", "1/9", "0/9", "5/9"]
        page.set_viewport_size(SMALL)
        readable(ala, 10)


def test_a_corridor_is_opened_before_anybody_fires(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    saved = moments.in_the_base().table.save()
    with person(browser, server.address, size=PHONE) as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        readable(ala, 11)
        ala.look_at(".board [data-id='intruder-adult@gap-b4-b5']")
        verbs = ala.page.locator(".popover .option, .above .option")
        options = verbs.evaluate_all("found => found.map(one => one.dataset.option)")
        assert {"move:gap-b4-b5", "burst:item-assault-rifle:gap-b4-b5"} <= set(options)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_a_burst_would_do_is_seen_and_paid_for_at_once(
    server: Server, browser: Any, tmp_path: Path, size: dict[str, int], language: str
) -> None:
    saved = moments.in_the_base().table.save()
    with person(browser, server.address, size=size, language=language) as ala:
        sit_down(ala, saved, tmp_path)
        before = ala.settled()
        ala.page.locator(".board [data-id='intruder-adult@gap-b4-b5']").dispatch_event("click")
        ala.page.click(".popover [data-option='burst:item-assault-rifle:gap-b4-b5']")
        preview = ala.page.locator(".popover .preview")
        expect(preview.locator(".targets li")).to_have_count(2)
        expect(preview.locator(".face")).to_have_text(["1", "1", "1", "2", "3", "4+"])
        expect(preview.locator(".use .pips").nth(1).locator(".full")).to_have_count(1)
        expect(preview.locator(".means-card")).to_have_count(4)
        readable(ala, 11)
        ala.fits()
        ala.page.click(".popover .means-card >> nth=1")
        expect(preview.locator(".means-card[aria-pressed=true]")).to_have_count(1)
        ala.page.click(".popover .option")
        ala.settled(before)
        cards = ala.page.locator(".tray .hand .card")
        rest = cards.evaluate_all("all => all.map(one => one.dataset.id)")
        assert "card-sprint" not in rest
        assert "card-scouting" in rest


def test_a_preview_leads_back_to_what_else_can_be_done(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    saved = moments.in_the_base().table.save()
    with person(browser, server.address, size=PHONE) as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        ala.page.click(".place-question [data-verb=burst]")
        ala.page.click(".above [data-option='burst:item-assault-rifle:gap-b4-b5']")
        expect(ala.page.locator(".popover .preview")).to_be_visible()
        ala.page.click(".popover .close")
        ala.none(".popover")
        ala.page.mouse.move(0, 0)
        ala.page.locator(".board [data-id='intruder-adult@gap-b4-b5']").dispatch_event("click")
        ala.page.click(".popover [data-option='move:gap-b4-b5']")
        expect(ala.page.locator(".preview .heading")).to_be_visible()
        ala.page.click(".popover .close")
        ala.none(".preview")
        expect(ala.page.locator(".popover .option")).not_to_have_count(1)


def test_on_a_phone_the_hand_lies_under_the_verbs(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    saved = moments.in_the_base().table.save()
    with person(browser, server.address, size=PHONE, language="pl") as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        question = ala.page.locator(".place-question")
        expect(question.locator(".strip .on")).to_have_count(4)
        hidden = "one => one.scrollHeight - one.clientHeight"
        assert question.evaluate(hidden) <= 0
        ala.page.click(".strip [data-card=card-scouting]")
        expect(ala.page.locator(".popover .option")).not_to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("moment", [moments.in_the_base, moments.among_the_cult])
def test_what_lies_beside_the_base_stands_on_its_rails(
    server: Server, browser: Any, tmp_path: Path, language: str, moment: Any
) -> None:
    saved = moment().table.save()
    with person(browser, server.address, size=DESK, language=language) as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        for size in (DESK, SMALL):
            ala.page.set_viewport_size(size)
            ala.still()
            ala.count(".board .counter", 6)
            ala.page.wait_for_function(f"() => ({MEET})().length === 0")
        ala.none(".foot [data-id=queen]")
        ala.page.mouse.move(0, 0)
        ala.page.locator(".board .counter.on").first.dispatch_event("click")
        expect(ala.page.locator(".popover .option")).not_to_have_count(0)
        ala.page.click(".popover .close")
        ala.page.set_viewport_size(PHONE)
        ala.none(".board .counter")
        expect(ala.page.locator(".foot [data-id=queen]")).to_be_visible()


def test_a_list_tells_beside_it_what_its_options_would_do(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    saved = moments.in_the_base().table.save()
    with person(browser, server.address, size=SMALL) as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        ala.page.click(".place-question [data-verb=move]")
        ala.page.hover(".above [data-option='move:gap-b4-b5']")
        expect(ala.page.locator(".aside .targets li")).to_have_count(2)
        readable(ala, 10)
        ala.page.hover(".above [data-option='move:gap-b4-b6']")
        ala.none(".aside .targets")
        ala.page.mouse.move(0, 0)
        ala.none(".aside")


def test_a_long_place_leaves_room_for_how_somebody_is(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    drawing = moments.GARRISON.replace("control:@recon", "control")
    fight = moments.in_the_base(drawing.replace("life-support-b:M", "life-support-b:MA@recon"))
    with person(browser, server.address, size=SMALL, language="pl") as ala:
        sit_down(ala, fight.table.save(), tmp_path)
        ala.settled()
        own = ala.page.locator(".crew .me")
        expect(own.locator(".status")).to_have_text("w walce")
        expect(own.locator(".at")).to_have_text("Kontrola systemu podtrzymywania życia B")
        readable(ala, 10)


def test_many_cards_lie_in_two_rows_on_a_phone(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    full = ("scouting", "sprint", "search", "secure", "repairs", "rest", "demolition")
    saved = moments.in_the_base().hand("recon", *full).table.save()
    with person(browser, server.address, size=PHONE, language="pl") as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        cards = ala.page.locator(".strip li")
        expect(cards).to_have_count(7)
        tops = cards.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
        assert len(set(tops)) == 2
        ala.none(".strip [data-fit=over]")


def test_what_stopped_an_intruder_is_written_beside_the_cards(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    saved = moments.horde_attacks().table.save()
    with person(browser, server.address, size=SMALL, language="pl", pace="brisk") as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        ala.page.locator(".option[data-option=pass]").first.click()
        ala.page.wait_for_function(UNTIL_THE_ATTACK)
        ala.still()
        expect(ala.page.locator(".spotlight .note")).to_have_count(1)
        assert not ala.page.evaluate(BEHIND)


def test_a_track_of_signs_is_whole_at_the_foot_of_a_phone(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    saved = moments.among_the_cult().table.save()
    with person(browser, server.address, size=PHONE, language="pl") as ala:
        sit_down(ala, saved, tmp_path)
        ala.settled()
        expect(ala.page.locator(".foot .sgn")).to_have_count(6)
        plates = ala.page.locator(".foot .trk")
        ends = plates.evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
        buttons = ala.page.locator(".board .tools").bounding_box()
        assert buttons is not None
        assert max(ends) <= buttons["x"]


def test_whoever_has_no_figure_is_near_whoever_acts(server: Server, browser: Any) -> None:
    scene = moments.in_the_base().dead("recon").set(turn=1).table.scene(0)
    with person(browser, server.address, size=PHONE) as ala:
        Show(ala, scene, game="retaliation")
        officer = ala.page.locator(".board [data-id=character-officer]")
        expect(officer).to_be_in_viewport()
        expect(ala.page.locator(".board .name", has_text="Server Room")).to_be_visible()
        ala.shot("base-watched")
