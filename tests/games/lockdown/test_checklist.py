"""The rules of Lockdown as data and words, and the numbers under which it shows shared ones."""

import re
from importlib.resources import files

import pytest

from hullbreach.games.nemesis.game import GAME as NEMESIS
from hullbreach.kernel.rules import Checklist, crosswalk, implemented
from hullbreach.kernel.texts import LANGUAGES, Text, Texts

CONTENT = files("hullbreach") / "games" / "lockdown" / "base"
SHARED = files("hullbreach") / "games" / "survival"
RULES = Checklist.load(CONTENT / "rules.csv")
FAMILY = crosswalk(CONTENT / "family.csv")
TEXTS = [Texts(language) for language in LANGUAGES]


def test_the_checklist_has_every_rule_once_in_its_order() -> None:
    assert list(RULES.rows) == [f"L-{number:03}" for number in range(1, 614)]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_rule_and_every_chapter_has_words(texts: Texts) -> None:
    slugs = [re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") for title in RULES.chapters()]
    wanted = [f"rule-{id}" for id in RULES.rows] + [f"chapter-lockdown-{slug}" for slug in slugs]
    assert [id for id in wanted if not texts.has(id)] == []


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_a_rule_is_a_whole_sentence_without_notes(texts: Texts) -> None:
    said = {id: texts.format(Text(f"rule-{id}")) for id in RULES.rows}
    unclean = re.compile(r"[\[\]{}\"]|inferred| {2}")
    assert {id: words for id, words in said.items() if unclean.search(words)} == {}
    assert [id for id, words in said.items() if not words.endswith(".")] == []
    assert [id for id, words in said.items() if words[0].islower()] == []


def test_no_two_languages_say_the_same() -> None:
    english, polish = TEXTS
    assert [
        id
        for id in RULES.rows
        if english.format(Text(f"rule-{id}")) == polish.format(Text(f"rule-{id}"))
    ] == []


def test_shared_rules_have_a_number_in_both_games() -> None:
    assert [id for id in FAMILY if id not in NEMESIS.checklist] == []
    assert [id for id in FAMILY.values() if id not in RULES] == []
    assert list(FAMILY) == sorted(FAMILY)


def test_every_rule_that_shared_code_quotes_to_players_has_a_number_in_lockdown() -> None:
    modules = [entry for room in ("rules", "cards") for entry in (SHARED / room).iterdir()]
    sources = [entry.read_text() for entry in modules if entry.name.endswith(".py")]
    spoken = [re.sub(r"@rule\([^)]*\)", "", source) for source in sources]
    cited = {id for source in spoken for id in re.findall(r"N-\d{3}", source)}
    intruder_player = "N-605"
    assert cited
    assert sorted(cited - set(FAMILY) - {intruder_player}) == []


def test_what_only_the_ship_has_is_nowhere_in_lockdown() -> None:
    engines, coordinates, blue_corpse, intruder_player = "N-134", "N-139", "N-060", "N-594"
    assert not {engines, coordinates, blue_corpse, intruder_player} & set(FAMILY)
    assert implemented(engines), "a rule of Nemesis all the same"
