"""What players of 0.1.0 stumbled over stays mended; the names are those of their list.

Many of its points are tests elsewhere, which name them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from tests.web import moments
from tests.web.conftest import Server
from tests.web.gallery import Show
from tests.web.pictures import sit_down
from tests.web.table import DESKTOP, ENDED, OPTION, PHONE, person
from tests.web.test_layout import CUT_TEXT, FULL, TABLET

from hullbreach.games.survival.rules import events
from hullbreach.kernel import Event, Text
from hullbreach.kernel.scenes import Hand, Meter, Scene
from hullbreach.kernel.table import Table
from hullbreach.kernel.texts import Texts
from hullbreach.server import pictures
from hullbreach.server.protocol import LogLine, Now, Outcome

ZOOMED = {"width": 720, "height": 450}
"""A usual window at 200 %."""
WOUNDS = ("wound-bleeding", "wound-hand", "wound-body")
ILLS = [Meter(sign, Text("table-slimed"), 1, tone="danger") for sign in ("slime", "larva")] + [
    Meter("wound", Text(wound), 1, tone="danger", art=wound) for wound in WOUNDS
]
APART = """() => {
    const [card, place] = ['.unveil .card-spot', '.board .piece.mine'].map(one => document.querySelector(one).getBoundingClientRect());
    return card.right <= place.left || card.left >= place.right || card.bottom <= place.top || card.top >= place.bottom;
}"""
SIGNS_OUT = """() => [...document.querySelectorAll('.crew .r')].filter(row => {
    const right = row.getBoundingClientRect().right + 1;
    return [...row.children].some(one => one.getBoundingClientRect().right > right);
}).map(row => row.innerText)"""


def first_turn(game: str) -> Table:
    """Everybody has a character, and the first seat has its turn."""
    table = Table.new(game, seats=3, seed="review")
    while all(one.verb != "pass" for one in table.asks()[0].options):
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, ask.options[0].id)
    return table


def wounded(table: Table, scene: Scene) -> Scene:
    """The first seat with as many serious wounds as a body bears, and all that can be wrong with it."""
    reveals, (who, *_) = table.reveals(scene), scene.people()
    found = (reveals(events.SeriouslyWounded(who, wound)) for wound in WOUNDS)
    cards = [one.card for one in found if one is not None and one.card is not None]
    hands: list[Hand] = [
        replace(one, cards=cards) if one.place == "wounds" else one for one in scene.hands
    ]
    panels = [
        replace(one, meters=[*one.meters, *ILLS]) if one.seat == 0 else one for one in scene.panels
    ]
    return replace(scene, hands=hands, panels=panels)


@pytest.fixture(scope="module")
def nemesis() -> Table:
    return first_turn("nemesis")


def test_a1_a5_b7_b8_b9_b17_what_happens_is_read_whole_one_by_one_and_at_the_end(
    server: Server, browser: Any, nemesis: Table
) -> None:
    scene = nemesis.scene(0)
    reveals, (who, mate, third) = nemesis.reveals(scene), scene.people()

    def line(event: Event) -> LogLine:
        found = reveals(event)
        told = None if found is None else replace(found, seat=0)
        return LogLine(event.kind, event.text(), "", event.tone, reveal=told)

    with person(browser, server.address, size=FULL) as ala:
        page = ala.page
        page.emulate_media(reduced_motion="reduce")
        show = Show(ala, scene, game="nemesis", question=pictures.question(nemesis.asks()[0]))
        ala.asked()
        happened = [
            line(events.EventDrawn("event-nest", 2)),
            line(events.Attacked("intruder-adult", who, "attack-bite", True, False)),
            line(events.SeriouslyWounded(who, "wound-bleeding", had=1)),
        ]
        show.tell(happened)
        for left, said in enumerate(("If the Nest", "", "Until it is dressed")):
            shown = page.locator(".unveil .card-spot p").first
            expect(shown).to_have_text(re.compile(f"{said}.{{20}}"))
            if left < 2:
                expect(page.locator(".place-question h2")).to_contain_text(f"{2 - left} more")
            if left == 1:
                assert page.evaluate(APART), "the card covers whom it strikes"
            ala.unasked()
            page.keyboard.press("Space")
        ala.none(".unveil")
        ala.asked()
        show.tell([line(events.Died(who, Text("death-wounds")))])
        death = page.locator(".unveil.kind-death")
        expect(death).to_contain_text("What it did")
        expect(death).to_contain_text("out of reach")  # what is lost
        expect(death).to_contain_text("You can watch")  # what is left to do
        ala.unasked()
        page.keyboard.press("Space")
        goals = ("objective-relentless-investigator", "objective-my-precious")
        ending = [line(events.EventDrawn("event-nest", 2))] + [
            line(events.ObjectiveShown(one, goal))
            for one, goal in zip((mate, third), goals, strict=True)
        ]
        lost = [Outcome(seat, False, Text("death-wounds")) for seat in range(3)]
        over = Now(None, [], False, 9, True, outcomes=lost, ending=ending)
        ala.will_be_refused()  # the sample has no course
        page.route("**/api/**/course", lambda route: route.fulfill(status=404, body="{}"))
        show.tell([], over)
        opened = page.locator(f"{ENDED} .opened > div")
        expect(opened).to_have_count(len(goals))  # and no card of the last event
        for at in range(len(goals)):
            expect(opened.nth(at).locator(".lab").first).to_have_text(re.compile(".+"))
            expect(opened.nth(at).locator("p").first).to_have_text(re.compile(".{20}"))


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_a6_b3_c_the_worst_tray_is_whole_and_a_weapon_costs_nothing(
    server: Server, browser: Any, game: str
) -> None:
    table = first_turn(game)
    with person(browser, server.address, size=FULL) as ala:
        page = ala.page
        Show(ala, wounded(table, table.scene(0)), game=game)
        for language in ("en", "pl"):
            page.set_viewport_size(FULL)
            page.click(f".language button[lang={language}]")
            expect(page.locator("html")).to_have_attribute("lang", language)
            for size in (FULL, DESKTOP, TABLET):
                page.set_viewport_size(size)
                ala.still()
                page.wait_for_function(
                    f"() => ({CUT_TEXT})().length === 0 && ({SIGNS_OUT})().length === 0"
                )
                for place in (".wounds .wound", ".goals .obj"):
                    assert page.locator(f".tray {place}").count() >= 2
                    expect(page.locator(f".tray {place}").last).to_be_in_viewport(ratio=1)
            ala.shot(f"review-tray-{game}-{language}")
        page.set_viewport_size(FULL)
        page.click(".language button[lang=en]")
        weapon = page.locator(".tray .item:has(.ams)")
        if weapon.count():
            weapon.first.hover()
            expect(page.locator("[role=tooltip]")).to_be_visible()
            expect(page.locator("[role=tooltip]")).not_to_contain_text(re.compile("cost", re.I))
        # A wound opens with its whole text.
        page.locator(".tray .wound").first.click()
        expect(page.locator(".popover p").first).to_have_text(re.compile("Until it is dressed"))


def test_a2_b4_b5_b11_b12_b14_c_a_first_turn(server: Server, browser: Any) -> None:
    with person(browser, server.address, size=TABLET) as ala:
        page = ala.page
        ala.begin(("me", "bot"), "Nemesis", seed="first turn")
        ala.settled()
        # A2, B11: whoever chooses reads what, also on a tablet; B5: a seat is no player.
        for at in (0, 1):
            card = page.locator(".laid .one").nth(at)
            expect(card.locator("p").first).to_have_text(re.compile(".{40}"))
            expect(card.locator(".option")).to_be_in_viewport(ratio=1)
        page.set_viewport_size(ZOOMED)
        expect(page.locator(".laid .one p").first).to_be_visible()
        for at in (0, 1):
            answer = page.locator(".laid .one .option").nth(at)
            answer.scroll_into_view_if_needed()
            expect(answer).to_be_in_viewport(ratio=1)
        assert page.locator(".place-board").bounding_box()["height"] > 120
        page.set_viewport_size(FULL)
        expect(page.locator(".crew .pb strong").first).to_have_text("seat 1")
        assert not [one for one in ala.lines() if "player 1" in one]
        # B12: a verb keeps its letter.
        letters: dict[str, str] = {}
        while not page.locator(f"{OPTION}[data-verb=pass]").count():
            ala.answer()
        for again in range(3):
            ala.settled()
            for one in page.locator(f"{OPTION}[data-verb]:has(kbd)").all():
                verb, letter = str(one.get_attribute("data-verb")), one.locator("kbd").inner_text()
                if letter.isalpha():
                    assert letters.setdefault(verb, letter) == letter
            if again == 0:
                page.reload()
            elif again == 1:
                ala.answer()
        assert letters["pass"] == "P"
        assert len(set(letters.values())) == len(letters)
        while not page.locator(f"{OPTION}[data-verb=pass]").count():
            ala.answer()
        # B14: one button for each verb, and what ends the turn is in sight.
        page.set_viewport_size(DESKTOP)
        verbs = page.eval_on_selector_all(
            f"{OPTION}[data-verb]", "all => all.map(one => one.dataset.verb)"
        )
        assert len(verbs) == len(set(verbs))
        expect(page.locator(f"{OPTION}[data-verb=pass]")).to_be_in_viewport(ratio=1)
        # B4: the reason is that of this moment, not a rule.
        page.click(".why")
        page.wait_for_selector(".closed .because")
        because = page.locator(".closed .because").all_inner_texts()
        assert all(because)
        page.click(".why")
        # C: one's own discard pile can be leafed through, the log is one stop of the Tab key, its end one click away.
        assert page.locator(".log :is([tabindex='0'], button:not([tabindex]))").count() == 0
        page.hover(".log")
        page.mouse.wheel(0, -5000)
        page.click(".around > button")
        page.wait_for_function(
            "() => { const log = document.querySelector('.log'); return log.scrollTop + log.clientHeight >= log.scrollHeight - 2 }"
        )
        page.click(".tray .more")
        page.click("dialog [data-id^=discard-]")
        page.wait_for_selector(".popover")
        page.keyboard.press("Escape")


def test_a1_an_attack_and_its_wound_are_one_reveal(
    server: Server, browser: Any, nemesis: Table
) -> None:
    """The card, whom it strikes, whose card it is, the wound that was drawn, and how many there are now."""
    scene = nemesis.scene(0)
    reveals, (who, mate, _third) = nemesis.reveals(scene), scene.people()
    bite = Text("attack-bite")
    happened = [
        events.Encountered(who, "room-cabins", "token-adult-4", roll="noise-3"),
        events.Attacked(
            "intruder-adult", who, "attack-bite#4", True, True, "token-adult-4", "noise-3"
        ),
        events.LightlyWounded(who, 1, bite),
        events.SeriouslyWounded(who, "wound-bleeding", bite, had=2),
        events.LightlyWounded(mate, 1, bite),
    ]
    with person(browser, server.address, size=FULL) as ala:
        page = ala.page
        show = Show(ala, scene, game="nemesis", question=pictures.question(nemesis.asks()[0]))
        ala.asked()
        show.tell(
            [LogLine(one.kind, one.text(), "", one.tone, reveal=reveals(one)) for one in happened]
        )
        # C: the number on a token is explained.
        expect(page.locator(".unveil .why")).to_contain_text("fewer cards than this number")
        page.keyboard.press("Space")
        shown = page.locator(".unveil.kind-attack")
        expect(shown.locator(".card-spot h3")).to_have_text("Bite")
        expect(shown.locator(".outcome .big")).to_contain_text("Until it is dressed")
        expect(shown.locator(".counts .had")).to_have_text(["1"])
        expect(shown.locator(".counts .new")).to_have_text(["2"])
        expect(shown.locator(".outcome .hit")).to_have_count(1)
        marks = shown.locator(".card-spot .mark")
        assert marks.count() > shown.locator(".card-spot .mark.tone-muted").count() > 0
        expect(page.locator(".place-question h2")).not_to_contain_text("more")
        page.keyboard.press("Space")
        ala.none(".unveil")
        ala.asked()
        # From the log both are shown again, together.
        page.locator(".log li:has-text('attacks') button.sign").click()
        expect(shown.locator(".outcome .big")).to_contain_text("Until it is dressed")


def test_b4_c_reasons_prices_and_tooltips_of_this_moment(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    texts = Texts("en", "nemesis")
    with person(browser, server.address, size=FULL) as ala:
        page = ala.page
        sit_down(ala, moments.turn_aboard().table.save(), tmp_path)
        ala.settled()
        # B4: what is missing now, not the rule in general.
        page.click(".why")
        closed = page.locator(".closed")
        expect(closed.filter(has_text="Covering Fire").locator(".because")).to_have_text(
            texts.format(Text("denied-no-combat"))
        )
        for one in closed.all():
            rules = [
                texts.format(Text(f"rule-{id_}")) for id_ in one.locator(".rule").all_inner_texts()
            ]
            assert not set(one.locator(".because").all_inner_texts()) & set(rules)
        page.click(".why")
        # C: a board is hovered for what it does not show already.
        page.locator(".crew .panel").nth(1).hover()
        tip = page.locator("[role=tooltip]")
        expect(tip).to_be_visible()
        panel = page.locator(".crew .panel").nth(1).inner_text()
        fresh = [one for one in tip.inner_text().splitlines() if one and one not in panel]
        assert len(fresh) >= 3, fresh
        # C: a figure's number is explained.
        page.locator(".board .look-creature").first.hover()
        expect(tip).to_contain_text(texts.format(Text("table-figure-text")))
        page.mouse.move(0, 0)
        # C: what is paid for is named.
        page.click(f"{OPTION}[data-verb=move]")
        page.locator(".above .inner .option").first.click()
        ala.asks(re.compile(r"^Move to .*: which card do you discard to pay\? "))


def test_c_a_plain_weapon_says_what_it_does() -> None:
    for language, word in (("en", "ammo"), ("pl", "nabój")):
        assert word in Texts(language, "nemesis").format(Text("item-rifle-text"))


def test_c_unread_words_are_counted_on_a_phone(server: Server, browser: Any) -> None:
    with (
        person(browser, server.address) as ala,
        person(browser, server.address, name="Ben", size=PHONE) as ben,
    ):
        ala.begin(("me", "invite", "bot"))
        ben.page.goto(ala.page.input_value("#link-invitation"))
        ben.page.click("button.primary")
        ben.wait_for_turn_or_wait()
        log = ben.page.locator(".tabs button").last
        log.click()
        ben.page.locator(".tabs button").first.click()
        expect(log.locator("em")).to_have_count(0)
        ala.page.fill("input[name=chat]", "Is anybody there?")
        ala.page.press("input[name=chat]", "Enter")
        expect(log.locator("em")).to_have_text("1")
        log.click()
        expect(log.locator("em")).to_have_count(0)
        # The log can be read without what others do, and the words without the log.
        ben.page.click("button[name=log-chat]")
        expect(ben.page.locator(".chat")).to_contain_text("Is anybody there?")
        ben.none(".log")
        ben.page.click("button[name=log-mine]")
        expect(ben.page.locator(".log")).to_have_count(1)


def test_c_fingers_are_told_of_no_keys(server: Server, browser: Any) -> None:
    with person(browser, server.address, size=PHONE, coached=False) as ala:
        ala.begin()
        tour = ala.page.locator(".veil .card")
        expect(tour).to_be_visible()
        while tour.count():
            expect(tour).not_to_contain_text(re.compile("letter|wheel"))
            assert tour.bounding_box()["y"] >= 0
            expect(tour.locator(".primary")).to_be_in_viewport(ratio=1)
            tour.locator(".primary").tap()
        ala.asked()
        ala.none(f"{OPTION} kbd:visible")
