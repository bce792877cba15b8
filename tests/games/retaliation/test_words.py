"""The words of Retaliation: all that is in the box, all rules, and all that a game says, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.rules.grid import GAPS, SPACES
from hullbreach.kernel import Run, Text, find
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.rules import crosswalk
from hullbreach.kernel.settings import read_options, settings
from hullbreach.kernel.texts import LANGUAGES, Texts, below, spoken_by
from hullbreach.testkit.wording import Wording

EDITION: Any = GAME.edition()
BOX = EDITION.box
TEXTS = [Texts(language, GAME.name) for language in LANGUAGES]
EACH = pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
ENTRIES = [entry.id for listing in GAME.content() if not listing.pack for entry in listing.entries]
"""Everything in the box; packs look after their own."""
SILENT = re.compile(r"corridor-|die-|contamination-|supply-(universal|door)")
"""Components that need no explanation of their own."""


def own(language: str) -> set[str]:
    """The messages of the game and its packs, without those that it shares with the family."""
    family = GAME.words[1:]
    folders = [folder for folder in spoken_by(GAME) if folder not in family]
    found = set()
    for file in below(language, folders):
        body = FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
        found |= {entry.id.name for entry in body if isinstance(entry, Message)}
    return found


# --- What is in the box ----------------------------------------------------------------------------


@EACH
def test_everything_in_the_box_has_a_name_and_says_what_it_does(texts: Texts) -> None:
    explained = [f"{id}-text" for id in ENTRIES if not SILENT.match(id)]
    assert [id for id in (*ENTRIES, *explained) if not texts.has(id)] == []
    assert [id for id in GAME.usable() if not texts.has(id)] == []


@EACH
def test_what_a_thing_does_is_said_by_this_game_and_by_no_relative(texts: Texts) -> None:
    """A Grenade of the family is another thing."""
    explained = {f"{id}-text" for id in ENTRIES if not SILENT.match(id)}
    assert explained - own(texts.language) == set()


@EACH
def test_explanations_are_whole_sentences(texts: Texts) -> None:
    said = {id: texts.format(Text(f"{id}-text")) for id in ENTRIES if not SILENT.match(id)}
    unclean = re.compile(r"[{}\"]| {2}|\.\.| \.")
    assert {id: words for id, words in said.items() if unclean.search(words)} == {}
    assert [id for id, words in said.items() if not words.endswith(".")] == []


def test_an_event_says_who_moves_and_how_it_ends() -> None:
    sides = {
        "danger": "resolves danger",
        "noise": "makes a noise roll",
        "mark": "gets a noise marker",
        "resolve": "is resolved",
        "shuffle": "shuffled anew",
    }
    signs = {"falling": "“\\”", "level": "“–”", "rising": "“/”"}
    english = TEXTS[0]
    for row in BOX.events.values():
        said = english.format(Text(f"event-{row.id}-text"))
        assert sides[row.side] in said, row.id
        assert ("then those in rooms" in said) == row.rooms, row.id
        moving = {slope for slope, sign in signs.items() if sign in said}
        assert moving == (set(row.moves) if len(row.moves) < 3 else set()), row.id


@EACH
def test_a_soldier_shows_rank_and_starting_items(texts: Texts) -> None:
    rank = {"en": "Rank", "pl": "Ranga"}[texts.language]
    for row in BOX.characters.values():
        said = texts.format(Text(f"character-{row.id}-text"))
        assert said.startswith(f"{rank} {row.rank}."), row.id
        if texts.language == "en":
            assert all(texts.name(f"item-{item}") in said for item in row.starting), row.id


@EACH
def test_exploration_cards_show_their_corridors(texts: Texts) -> None:
    arrows = dict(zip(("nw", "ne", "e", "se", "sw", "w"), "↖↗→↘↙←", strict=True))
    for row in BOX.exploration.values():
        said = texts.format(Text(f"exploration-{row.id}-text"))
        assert [one for one in said if one in arrows.values()] == [arrows[way] for way in row.ways]


# --- Polish declines ---------------------------------------------------------------------------------


def named() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every name that can stand in a sentence, with the forms that sentences want of it."""
    for id in BOX.characters:
        yield f"character-{id}", ("gen", "dat", "acc", "ins")
    for id in BOX.intruders:
        yield f"intruder-{id}", ("nom", "gen", "dat", "acc", "ins")
    for id in BOX.rooms:
        yield f"room-{id}", ("gen", "acc", "to", "in")
    for space in SPACES:
        yield space, ("gen", "acc", "to", "in")
    for gap in GAPS:
        yield gap, ("to", "in", "through")
    for row in BOX.items.values():
        yield f"item-{row.id}", ("gen", "acc", *(("from",) if row.weapon else ()))
    for id in (*BOX.gear, "unknown"):
        yield f"gear-{id}" if id in BOX.gear else "item-unknown", ("gen", "acc")
    for colour in ("red", "yellow", "green"):
        yield f"colour-{colour}", ("gen-pl",)
    yield "supply-egg", ("gen", "acc")


def test_every_name_has_the_forms_in_which_polish_sentences_want_it() -> None:
    polish = TEXTS[1]
    lacking = [
        (name, form)
        for name, forms in named()
        for form in forms
        if polish.form(Text(name), form) is None
    ]
    assert lacking == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (Text("option-move", {"a": "gap-lz-a4"}), "Idź korytarzem LZ–A4"),
        (
            Text("log-moved", {"who": "character-medic", "room": "room-nest"}),
            "Ratowniczka medyczna idzie do Gniazda.",
        ),
        (
            Text("option-burst", {"a": "item-automatic-shotgun", "b": "gap-lz-a4"}),
            "Oddaj serię ze Strzelby automatycznej do korytarza LZ–A4",
        ),
        (
            Text("log-commanded", {"who": "character-officer", "whom": "character-recon"}),
            "Oficer wydaje rozkaz Skautce.",
        ),
        (Text("ask-repel", {"who": "intruder-queen"}), "Dokąd wypędzasz królową?"),
    ],
    ids=lambda one: one.id if isinstance(one, Text) else "",
)
def test_sentences_are_natural_polish(text: Text, said: str) -> None:
    assert TEXTS[1].format(text) == said


# --- Rules and the lobby -------------------------------------------------------------------------------


@EACH
def test_every_rule_is_a_whole_sentence_without_notes(texts: Texts) -> None:
    said = {id: texts.format(Text(f"rule-{id}")) for id in GAME.checklist.rows}
    unclean = re.compile(r"[\[\]{}\"]|\((P|U|P FAQ)\)| {2}")
    assert len(said) >= 653
    assert {id: words for id, words in said.items() if unclean.search(words)} == {}
    assert [id for id, words in said.items() if not words.endswith(".")] == []
    assert [id for id, words in said.items() if words[0].islower()] == []


def test_no_two_languages_say_the_same_rule() -> None:
    english, polish = TEXTS
    rules = [Text(f"rule-{id}") for id in GAME.checklist.rows]
    assert [rule.id for rule in rules if english.format(rule) == polish.format(rule)] == []


@EACH
def test_the_lobby_has_words_for_everything(texts: Texts) -> None:
    wanted = [f"game-{GAME.name}", f"game-{GAME.name}-about"]
    wanted += [GAME.mode_title(mode).id for mode, _options, _seats in GAME.modes()]
    for setting in settings(GAME):
        wanted.append(setting.label.id)
        wanted += [setting.choice_label(choice).id for choice in setting.choices]
    wanted += [listing.title(GAME.name).id for listing in GAME.content()]
    assert [id for id in wanted if not texts.has(id)] == []


# --- What a game says ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("solo", 1), ("coop", 4)])
def test_whatever_is_said_in_a_game_can_be_said_in_both_languages(mode: str, seats: int) -> None:
    options = next(options for name, options, _ in GAME.modes() if name == mode)
    lot, wording = Random(mode), Wording(GAME.name)
    quoted: set[str] = set()
    run = Run(GAME, GAME.setup(read_options(GAME, options, seats), seats, key_of(mode)))
    run.start()
    while run.asks:
        quoted |= {ask.rule for ask in run.asks} | {told.rule for told in run.play.told}
        for ask in run.asks:
            labels = GAME.scene(GAME.view(run.play, ask.seat)).labels()
            for text in (ask.text, *(option.text for option in ask.options)):
                if wording.is_new(text):
                    wording.check(text, labels)
        for told in run.play.told:
            text = told.event.text()
            if wording.is_new(text):
                wording.check(text, GAME.scene(GAME.view(run.play, -1)).labels())
        run.play.told = []
        ask = lot.choice(run.asks)
        run.give(ask.seat, lot.choice(ask.options))
    assert wording.missing == set()
    assert {rule for rule in map(GAME.rule_id, quoted) if rule not in GAME.checklist} == set()


def test_shared_rules_have_a_number_in_both_games() -> None:
    family = crosswalk(GAME.family_file)
    assert [id for id in family if id not in find("nemesis").checklist] == []
    assert [id for id in family.values() if id not in GAME.checklist] == []
    assert list(family) == sorted(family)
