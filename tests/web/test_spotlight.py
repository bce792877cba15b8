"""Where something happens that is shown: its place is drawn larger, above the dimmed board."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.web import moments
from tests.web.conftest import Server
from tests.web.gallery import Show
from tests.web.table import GO_ON, PHONE, person

from hullbreach.games.survival.rules import events
from hullbreach.kernel import Text
from hullbreach.server import pictures
from hullbreach.server.protocol import LogLine

SIZES = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720}, PHONE)
LENS = """place => {
    const box = one => one.getBoundingClientRect();
    const frame = document.querySelector('.spotlight .frame *');
    const board = box(document.querySelector('.place-board'));
    const there = document.querySelector(`.region[data-id="${place}"] .body`);
    if (!frame) return ['no lens'];
    const lens = box(frame);
    const meets = one => Math.min(one.right, lens.right) - Math.max(one.left, lens.left) > 4
        && Math.min(one.bottom, lens.bottom) - Math.max(one.top, lens.top) > 4;
    const found = [...document.querySelectorAll('.unveil :is(.card-spot, .outcome, .why)')].filter(one => meets(box(one)));
    const out = lens.left < board.left - 1 || lens.right > board.right + 1 || lens.top < board.top - 1 || lens.bottom > board.bottom + 1;
    return [...found.map(one => one.className), ...(out ? ['out of sight'] : []), ...(lens.width <= box(there).width ? ['not larger'] : [])];
}"""
"""What is wrong with the larger place: what covers it, whether it leaves the board, or is not larger."""

READ = f"""() => {{
    document.querySelector('.unveil') && document.querySelector('{GO_ON}')?.click();
    return !document.querySelector('.unveil, .spotlight');
}}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_the_place_of_an_attack_is_larger_and_in_sight(
    server: Server, browser: Any, size: dict[str, int]
) -> None:
    table = moments.turn_aboard().table
    scene = table.scene(0)
    who, bite = next(iter(scene.people())), Text("attack-bite")
    reveals = table.reveals(scene)
    happened = [
        events.Attacked(
            "intruder-adult", who, "attack-bite#4", True, True, "token-adult-4", "noise-3"
        ),
        events.SeriouslyWounded(who, "wound-bleeding", bite, had=2),
    ]
    attack, wound = (
        LogLine(one.kind, one.text(), "", one.tone, reveal=reveals(one)) for one in happened
    )
    assert attack.reveal is not None
    wrong = {}
    with person(browser, server.address, size=size) as ala:
        question = pictures.question(table.asks()[0])
        show = Show(ala, scene, game="nemesis", question=question)
        ala.asked()
        places = [one.id for one in scene.regions if one.shape == "hex" and not one.hidden]
        for place in places[::3]:
            shown = msgspec.structs.replace(attack.reveal, at=place)
            show.tell([msgspec.structs.replace(attack, reveal=shown), wound])
            ala.page.wait_for_selector(".unveil")
            ala.still()
            if found := ala.page.evaluate(LENS, place):
                wrong[place] = found
            assert not ala.page.locator(".lens [data-id], .lens [role], .lens [tabindex]").count()
            ala.page.wait_for_function(READ)
    assert not wrong
