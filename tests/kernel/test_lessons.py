"""Every lesson leads to its end, whatever of the allowed is chosen, and can be read in every language."""

import re

import pytest

from hullbreach.kernel import find, games
from hullbreach.kernel.lessons import LEARNER, Lesson, LessonDone, OtherStep, of_table, read
from hullbreach.kernel.lessons import find as find_lesson
from hullbreach.kernel.openings import OpeningError
from hullbreach.kernel.table import Table
from hullbreach.kernel.teaching import begin, others_answer
from hullbreach.kernel.texts import Texts

LESSONS = [lesson for name in games() for lesson in find(name).lessons.values()]


def elements(table: Table) -> set[str]:
    """What a lesson can point at: everything in the learner's picture that has an id."""
    scene = table.scene(LEARNER)
    lists = (scene.zones, scene.regions, scene.links, scene.pieces, scene.tracks, scene.piles)
    found = {one.id for many in lists for one in many}
    found |= {one.id for one in scene.panels} | {hand.id for hand in scene.hands}
    return found | {card.id for hand in scene.hands for card in hand.cards}


@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
def test_a_lesson_leads_to_its_end(lesson: Lesson, last: bool) -> None:
    table, said = begin(lesson), []
    while True:
        others_answer(lesson, table)
        coach = lesson.coach(table)
        said += [page.text for page in coach.pages]
        missing = {id for page in coach.pages for id in page.point} - elements(table)
        assert not missing, f"{[page.text.id for page in coach.pages]} point at nothing: {missing}"
        if coach.done:
            break
        ask = table.ask(LEARNER)
        assert ask is not None
        assert coach.wait, f"{ask.text.id}: {[one.id for one in ask.options]}"
        table.answer(LEARNER, ask.id, coach.wait[-1 if last else 0])
    assert [lesson.title, *said] == lesson.texts()
    assert coach.step == coach.steps > 0
    scripted = [(step.seat, step.wait) for step in lesson.answers]
    played = [(seat, option.id) for seat, option in table.given()]
    for seat, wait in scripted:
        assert any(seat == who and _fits(wait, what) for who, what in played), (seat, wait)


def _fits(wait: tuple[str, ...], option: str) -> bool:
    return any(option.startswith(one.partition("*")[0]) for one in wait)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
def test_a_lesson_can_be_read(lesson: Lesson, language: str) -> None:
    texts = Texts(language, lesson.game)
    assert [text.id for text in lesson.texts() if not texts.has(text.id)] == []


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", games())
def test_how_to_play_has_headings_and_words(game: str, language: str) -> None:
    texts = Texts(language, game)
    sections = [f"howto-{game}-{number}" for number in range(1, 31)]
    known = [id for id in sections if texts.has(id)]
    assert len(known) >= 5
    assert known == sections[: len(known)]
    assert [id for id in known if not texts.has(f"{id}-text")] == []


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", games())
def test_the_chapters_of_the_rules_have_headings(game: str, language: str) -> None:
    texts = Texts(language, game)
    chapters = dict.fromkeys(row.chapter for row in find(game).checklist.rows.values())
    slugs = [re.sub(r"[^a-z0-9]+", "-", chapter.lower()).strip("-") for chapter in chapters]
    assert [slug for slug in slugs if not texts.has(f"chapter-{game}-{slug}")] == []


def test_what_can_be_learned() -> None:
    assert list(find("airlock").lessons) == ["first"]
    for name in ("nemesis", "lockdown"):
        first, *short = find(name).lessons.values()
        assert (first.id, first.minutes, len(short)) == ("first", 10, 5)
    assert list(find("invader").lessons) == ["first", "sight", "mold"]


def test_only_what_the_lesson_waits_for_is_taken() -> None:
    lesson = find_lesson(find("airlock"), "")
    table = begin(lesson)
    lesson.check(table, LEARNER, "scan:person-2")
    with pytest.raises(OtherStep):
        lesson.check(table, LEARNER, "stop")
    assert of_table(table) is lesson
    assert of_table(Table.load(table.save())) is lesson


def test_an_undo_goes_back_in_the_lesson() -> None:
    lesson = find("nemesis").lessons["fire"]
    table = begin(lesson)
    before = lesson.coach(table)
    ask = table.ask(LEARNER)
    assert ask is not None
    table.answer(LEARNER, ask.id, before.wait[0])
    assert lesson.coach(table).step == 1
    table.undo(LEARNER)
    assert lesson.coach(table) == before


def test_after_the_end_nothing_is_taken() -> None:
    lesson = read("airlock", "first", "seats = 3\n")
    table = begin(lesson)
    assert lesson.coach(table).done
    with pytest.raises(LessonDone):
        lesson.check(table, LEARNER, "stop")


@pytest.mark.parametrize(
    "position",
    [
        "weather = 1",
        'zones = { nowhere = ["card-jam"] }',
        'put = { discard = ["card-joker"] }',
        'dice = { work = ["7"] }',
        'fields = { "people.9.room" = "room-hold" }',
        "fields = { air = [] }",
    ],
)
def test_a_mistake_in_a_position_is_told(position: str) -> None:
    with pytest.raises(OpeningError):
        begin(read("airlock", "wrong", f"seats = 3\n[position]\n{position}\n"))


REACTION = """
seats = 3
[position]
zones = { hand-0 = ["card-jam"], hand-2 = ["card-weld"] }
fields = { turn = 2, "people.2.room" = "room-reactor" }
[[steps]]
seat = 2
wait = ["work:card-weld"]
[[steps]]
wait = ["vote:nobody"]
"""


def test_a_reaction_that_is_no_part_of_the_lesson_can_be_let_pass() -> None:
    lesson = read("airlock", "first", REACTION)
    table = begin(lesson)
    others_answer(lesson, table)
    ask = table.ask(LEARNER)
    assert ask is not None
    assert ask.topic == "jam"
    with pytest.raises(OtherStep):
        lesson.check(table, LEARNER, "jam")
    lesson.check(table, LEARNER, "pass")
    table.answer(LEARNER, ask.id, "pass")
    others_answer(lesson, table)
    assert lesson.coach(table).wait == ("vote:nobody",)
