"""The rules, the legend and the chapters of Invader in words."""

import re

import pytest

from hullbreach.games.invader.game import GAME
from hullbreach.kernel.texts import LANGUAGES, Text, Texts

ROWS = GAME.checklist.rows
TEXTS = [Texts(language) for language in LANGUAGES]
READING = {"en": "Reading adopted", "pl": "Przyjęta interpretacja"}


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_rule_and_every_chapter_has_words(texts: Texts) -> None:
    chapters = GAME.checklist.chapters()
    slugs = [re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") for title in chapters]
    wanted = [f"rule-{id}" for id in ROWS] + [f"chapter-invader-{slug}" for slug in slugs]
    assert [id for id in wanted if not texts.has(id)] == []


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_a_rule_is_a_whole_sentence_without_notes(texts: Texts) -> None:
    said = {id: texts.format(Text(f"rule-{id}")) for id in ROWS}
    unclean = re.compile(r"[\[\]{}\"]|facts| {2}")
    assert {id: words for id, words in said.items() if unclean.search(words)} == {}
    assert [id for id, words in said.items() if not words.endswith(".")] == []
    assert [id for id, words in said.items() if words[0].islower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reading_says_that_it_is_one(language: str) -> None:
    texts = Texts(language)
    said = {id for id in ROWS if texts.format(Text(f"rule-{id}")).startswith(READING[language])}
    assert said == {id for id, row in ROWS.items() if "[reading]" in row.rule}


def test_numbers_are_the_same_in_both_languages() -> None:
    english, polish = (
        {id: set(re.findall(r"\d+", texts.format(Text(f"rule-{id}")))) for id in ROWS}
        for texts in TEXTS
    )
    assert [id for id in ROWS if english[id] != polish[id]] == []
