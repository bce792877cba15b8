"""What is shown large tells how it came to it: rows of a card, what is left, what comes next."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web import moments
from tests.web.conftest import Server
from tests.web.gallery import Show
from tests.web.table import PHONE, Person, found, person
from tests.web.test_layout import readable

from hullbreach.games.invader.rules.events import XenoCardDrawn
from hullbreach.games.retaliation.rules import events as garrison
from hullbreach.games.survival.rules import events
from hullbreach.kernel import Table, Text
from hullbreach.kernel.events import Event
from hullbreach.server import pictures
from hullbreach.server.protocol import LogLine

DESK, SMALL = {"width": 1440, "height": 900}, {"width": 1280, "height": 720}
COVERED = """() => {
    const box = one => one.getBoundingClientRect();
    const board = box(document.querySelector('.place-board'));
    const steps = [...document.querySelectorAll('.unveil .turns li')].map(box);
    const others = [...document.querySelectorAll('.unveil :is(.card-spot, .outcome), .spotlight .frame *')].map(box);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return steps.filter(one => one.right > board.right || one.bottom > board.bottom + 1 || others.some(other => meet(one, other))).length;
}"""
"""Steps that leave the board, or meet a card or the place in the light."""

HALVED = """() => [...document.querySelectorAll('.unveil .pic')].filter(pic => {
    const [room, art] = [pic, pic.firstElementChild].map(one => one.getBoundingClientRect());
    const past = pic.classList.contains('jaws') ? art.height / 5 : 1;
    return art.top < room.top - past || art.bottom > room.bottom + past;
}).map(pic => pic.closest('.big').innerText)"""
"""Cards whose drawing reaches out of its room; between jaws a little of it may."""


def tell(ala: Person, table: Table, game: str, *happened: Event) -> None:
    """These things happen at a table."""
    scene = table.scene(0)
    reveals = table.reveals(scene)
    show = Show(ala, scene, game=game, question=pictures.question(table.asks()[0]))
    ala.asked()
    show.tell(
        [
            LogLine(
                one.kind, one.text(), "", one.tone, one.cue, [*one.shown()], reveal=reveals(one)
            )
            for one in happened
        ]
    )
    ala.page.wait_for_selector(".unveil")
    ala.still()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_attack_lights_the_row_of_its_attacker_and_shows_what_is_left(
    server: Server, browser: Any, size: dict[str, int]
) -> None:
    with person(browser, server.address, size=size) as ala:
        tell(
            ala,
            moments.in_the_base().table,
            "retaliation",
            garrison.EventRevealed("event-reactor-overheating"),
            events.Attacked(
                "intruder-drone", "character-recon", "attack-deadly-claws-2", True, False
            ),
            events.SeriouslyWounded("character-recon", "wound-guts", Text("cause-attack")),
        )
        page = ala.page
        page.wait_for_function(
            "() => document.querySelector('.unveil.kind-attack') || !document.querySelector('.go')?.click()"
        )
        page.wait_for_selector(".unveil.kind-attack")
        expect(page.locator(".unveil .table li")).to_have_count(2)
        expect(page.locator(".unveil .table .lit .sr")).to_have_text(["Drone"])
        expect(page.locator(".unveil .gauge .now")).to_have_count(1)


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small", "phone"])
def test_long_words_leave_drawings_and_sentences_whole(
    server: Server, browser: Any, size: dict[str, int]
) -> None:
    s = moments.in_the_base()
    table, where = s.table, s.g.corridor_name("gap-b4-b5")
    recon, larva = "character-recon", "intruder-larva"
    for told in (
        garrison.Burst(recon, "item-assault-rifle", where, "burst-4", 4),
        garrison.EventRevealed("event-leaving-the-shell"),
        events.Attacked(larva, recon, None, True, False),
        events.Attacked("intruder-drone", recon, "attack-fury-1", True, False),
    ):
        with person(browser, server.address, size=size, language="pl", pace="calm") as ala:
            tell(ala, table, "retaliation", told)
            readable(ala, 11 if size is PHONE else 10)
            ala.fits()
            assert ala.page.evaluate(HALVED) == []


@pytest.mark.parametrize("size", [DESK, SMALL, PHONE], ids=["desk", "small", "phone"])
def test_spawn_zones_stand_in_a_row_that_covers_nothing(
    server: Server, browser: Any, size: dict[str, int]
) -> None:
    table = moments.on_the_station().table
    spawns = ("zone-f1", "zone-f5", "zone-b8", "zone-b5")
    for zone in ("zone-f1", "zone-b5"):
        with person(browser, server.address, size=size, pace="calm") as ala:
            drawn = XenoCardDrawn(
                "xenocard-08", zone, "xeno-worker", "level-orange", spawns, spawns[::3], spawns[1:3]
            )
            tell(ala, table, "invader", drawn)
            expect(ala.page.locator(".turns li")).to_have_count(4)
            expect(ala.page.locator(".turns [aria-current=step]")).to_have_count(1)
            expect(ala.page.locator(".unveil .table .lit")).to_have_count(1)
            assert found(ala) == []
            if size is not PHONE:
                assert ala.page.evaluate(COVERED) == 0


def test_the_place_of_a_horde_tells_who_is_hit_first(server: Server, browser: Any) -> None:
    table = moments.on_the_station().table
    with person(browser, server.address, size=DESK) as ala:
        scene = table.scene(0)
        Show(ala, scene, game="invader", question=pictures.question(table.asks()[0]))
        ala.asked()
        ala.page.locator(".board [data-id=zone-e7]").dispatch_event("click")
        orders = ala.page.locator(".popover .crowd i")
        expect(orders).to_have_text(["1", "1", "2", "3"])
        counts = [one.count for one in scene.pieces if one.at == "zone-e7"]
        assert len(counts) == len(orders.all())
