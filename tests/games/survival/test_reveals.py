"""What is shown large once: with its full text, its cause and what it did; and nothing besides."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Checked,
    Died,
    Drafted,
    Encountered,
    EventDrawn,
    Explored,
    Found,
    Judged,
    LightlyWounded,
    ObjectiveShown,
    SeriouslyWounded,
)
from hullbreach.kernel import Event, Table, Text
from hullbreach.kernel.scenes import Reveal
from hullbreach.kernel.texts import LANGUAGES, Texts
from hullbreach.testkit.wording import texts_in

SPARE = ["rest", "search", "search", "demolition", "reconnaissance"]


def reveal(s: NemesisScenario | LockdownScenario, event: Event) -> Reveal:
    found = s.table.reveals(s.table.scene(0))(event)
    assert found is not None
    return found


def surprised(card: str) -> NemesisScenario:
    """The Scout rolls a number where there is noise, with one card in hand."""
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE[:1]})
    s.at("scout", "006").at("captain", "engine-2").noise(s.exit("006", 1))
    s.blind("bag", "token-adult-4").top("deck-attack", card)
    return s


def test_an_attack_shows_its_card_and_how_it_came_about() -> None:
    s = surprised("bite").rolls("scout", 1)
    meeting = reveal(s, s.heard(Encountered, who="scout"))
    assert (meeting.kind, meeting.art, meeting.at) == (
        *("encounter", "intruder-adult", "character-scout"),
    )
    shown = reveal(s, s.heard(Attacked, who="scout"))
    assert (shown.kind, shown.seat, shown.art) == ("attack", 0, "intruder-adult")
    assert shown.card is not None
    assert shown.card.text is not None
    assert shown.card.text.id == "attack-bite-text"
    assert [(cause.icon, cause.face) for cause in shown.causes] == [("die", "1"), ("bag", "")]
    assert [effect.element for effect in shown.effects] == ["character-scout"]


def test_a_serious_wound_shows_what_it_does_and_what_it_comes_from() -> None:
    s = surprised("bite").top("deck-wound", "wound-leg").rolls("scout", 1)
    shown = reveal(s, s.heard(SeriouslyWounded, who="scout"))
    assert (shown.kind, shown.seat) == ("wound", 0)
    assert shown.card is not None
    assert shown.card.art == "wound-leg"
    assert [cause.label.id for cause in shown.causes] == ["attack-bite"]


def test_wounds_belong_to_the_attack_that_they_come_from() -> None:
    s = surprised("bite").wounded("scout", "arm").top("deck-wound", "wound-leg").rolls("scout", 1)
    attack = reveal(s, s.heard(Attacked, who="scout"))
    wound = reveal(s, s.heard(SeriouslyWounded, who="scout"))
    assert (attack.part, wound.part, wound.at) == ("", "joins", attack.at)
    (effect,) = wound.effects
    assert effect.fill == (2, 3)
    assert effect.note is not None
    assert attack.card is not None
    strikes = {mark.icon: mark.tone for mark in attack.card.marks}
    assert strikes == {
        "creeper": "muted",
        "adult": "danger",
        "breeder": "danger",
        "queen": "danger",
    }
    scratch = LightlyWounded("character-scout", 1, Text("attack-claw-attack"))
    assert reveal(s, scratch).part == "within"


def test_wounds_that_nobody_dealt_stand_alone() -> None:
    s = NemesisScenario("scout", "captain")
    bleeds = LightlyWounded("character-scout", 1, Text("cause-bleeding"))
    assert s.table.reveals(s.table.scene(0))(bleeds) is None
    assert reveal(s, SeriouslyWounded("character-scout", "wound-leg")).part == ""


def test_the_number_of_a_token_is_explained() -> None:
    s = surprised("bite").rolls("scout", 1)
    meeting = reveal(s, s.heard(Encountered, who="scout"))
    assert [cause.note.id for cause in meeting.causes if cause.note] == ["reveal-number"]


def test_whoever_dies_is_told_of_what_and_what_is_left() -> None:
    s = surprised("bite").wounded("scout", "leg", "arm").rolls("scout", 1)
    shown = reveal(s, s.heard(Died, who="scout"))
    assert (shown.kind, shown.seat, shown.at) == ("death", 0, "slot-006")
    assert [cause.label.id for cause in shown.causes] == ["attack-bite"]
    assert shown.text is not None
    assert shown.text.id == "death-next"


@pytest.mark.parametrize("powered", [True, False])
def test_in_darkness_it_is_marked_that_the_dark_side_of_a_card_counts(powered: bool) -> None:
    s = LockdownScenario("hacker", "survivor", hands={"hacker": []}).at("hacker", "008")
    s = s.powered("s-02") if powered else s.dark("s-02")
    event = Attacked("intruder-adult", "character-hacker", "attack-cut#2", True, False)
    dark = msgspec.structs.replace(event, dark=s.play.dark(0))
    card = reveal(s, dark).card
    assert card is not None
    assert card.also is not None
    assert card.now is not powered


def test_events_and_rooms_are_shown_with_their_text() -> None:
    s = NemesisScenario("scout", "captain")
    event = reveal(s, EventDrawn("event-hunt-a", 1))
    assert event.card is not None
    assert (event.kind, event.seat) == ("event", None), "it concerns all"
    ignored = EventDrawn("event-hunt-a", 1, ignored=True)
    assert s.table.reveals(s.table.scene(0))(ignored) is None
    room = reveal(s, Explored("character-scout", "slot-006", "room-surgery", "exploration-fire#2"))
    assert (room.kind, room.at, room.art) == ("room", "slot-006", "room-surgery")
    assert [effect.card.art for effect in room.effects if effect.card] == ["exploration-fire"]
    draft = reveal(s, Drafted("character-captain", 2))
    assert (draft.kind, draft.seat) == ("draft", 1)


def test_at_the_end_also_the_dead_show_what_they_wanted() -> None:
    s = NemesisScenario("scout", "captain").objective("captain", "the-great-hunt")
    s.dead("captain").asleep("scout").ends()
    show = s.table.reveals(s.table.scene(0))
    shown = [show(one) for one in s.told() if isinstance(one, Checked | Judged | ObjectiveShown)]
    opened = {(one.seat, one.card.art) for one in shown if one is not None and one.card}
    assert opened == {(0, s.zone("objectives-0")[0]), (1, "objective-the-great-hunt")}


def test_the_dead_show_all_that_they_could_still_have_chosen() -> None:
    both = {"objective-the-great-hunt", "objective-quarantine"}
    s = NemesisScenario("scout", "captain").objective("captain", "the-great-hunt", "quarantine")
    s.dead("captain").asleep("scout").ends()
    shown = [one for one in s.told() if isinstance(one, ObjectiveShown)]
    assert {one.objective for one in shown if one.who == "character-captain"} == both


def test_what_only_one_seat_heard_is_shown_to_nobody_else() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "surgery"})
    s.hand("scout", "search", "rest").plays("scout", "search", "rest")
    for seat in (-1, 1):
        for line in s.table.events(seat):
            if isinstance(line.event, Found):
                assert line.event.kept is None


@pytest.mark.parametrize(
    ("name", "options"),
    [("nemesis", {}), ("nemesis", {"intruder_player": True}), ("lockdown", {"packs": ["surface"]})],
    ids=str,
)
def test_a_reveal_has_words_and_tells_no_more_than_its_line(
    name: str, options: dict[str, Any]
) -> None:
    table = Table.new(name, seats=4, options=options, seed="reveals", hashes=False, limit=None)
    lot, kinds = Random(name), set()
    while not table.over:
        ask = lot.choice(table.asks())
        table.answer(ask.seat, ask.id, lot.choice(ask.options).id)
    languages = [Texts(language, name) for language in LANGUAGES]
    for seat in range(-1, 4):
        scene = table.scene(seat)
        labels, show = scene.labels(), table.reveals(scene)
        for line in table.events(seat):
            shown = show(line.event)
            if shown is None:
                continue
            kinds.add(shown.kind)
            heard = msgspec.json.encode(line.event).decode()
            cards = [shown.card, *(effect.card for effect in shown.effects)]
            assert all(card.id in heard for card in cards if card is not None)
            for text in texts_in(shown):
                for texts in languages:
                    assert texts.has(text.id), text.id
                    assert not texts.problems(text, labels)
    assert {"draft", "event", "room", "end"} <= kinds
