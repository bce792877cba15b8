"""Everything that Nemesis says can be said in both languages: played and looked at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.kernel import Run, Text
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.settings import read_options, settings
from hullbreach.kernel.texts import LANGUAGES, Texts

TEXTS = [Texts(language, GAME.name) for language in LANGUAGES]
MODES = [(mode, options, seats) for mode, options, counts in GAME.modes() for seats in counts]
GAMES = 2
SCENES = 12
"""One decision in so many is looked at with its scene."""


def looks_like_an_id(word: str) -> bool:
    kind, dash, rest = word.partition("-")
    return bool(dash and rest) and kind.isalpha() and kind.islower() and " " not in word


def problems(texts: Texts, text: Text, labels: Mapping[str, Text]) -> Iterator[str]:
    """What keeps a message from being shown well."""
    if not texts.has(text.id):
        yield f"{texts.language}: {text.id}"
        return
    for value in text.args.values():
        if isinstance(value, Text):
            yield from problems(texts, value, labels)
        elif isinstance(value, str) and looks_like_an_id(value):
            if texts.name(value, labels) == value:
                yield f"{texts.language}: {value} in {text.id}"
    shown = texts.format(text, labels)
    if "{$" in shown or "{ $" in shown or "???" in shown:
        yield f"{texts.language}: {text.id} says {shown}"


def texts_in(thing: Any) -> Iterator[Text]:
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from texts_in(part)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from texts_in(getattr(thing, name))


class Reader:
    """Reads all that a game says, each thing once."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.missing: dict[str, None] = {}

    def read(self, text: Text, run: Run, seat: int, labels: Any = None) -> None:
        key = repr(text)
        if key in self.seen:
            return
        self.seen.add(key)
        if labels is None:
            labels = GAME.scene(GAME.view(run.play, seat)).labels()
        for texts in TEXTS:
            self.missing.update(dict.fromkeys(problems(texts, text, labels)))

    def look(self, run: Run) -> None:
        for told in run.play.told:
            for event in (told.event, told.instead):
                if event is not None:
                    self.read(event.text(), run, -1)
        for ask in run.asks:
            self.read(ask.text, run, ask.seat)
            for option in ask.options:
                self.read(option.text, run, ask.seat)

    def look_at_scenes(self, run: Run) -> None:
        for seat in range(-1, run.play.state.seats):
            scene = GAME.scene(GAME.view(run.play, seat))
            labels = scene.labels()
            for text in texts_in(scene):
                self.read(text, run, seat, labels)


@pytest.mark.parametrize(("mode", "options", "seats"), MODES)
def test_whatever_is_said_in_a_game_exists_in_both_languages(
    mode: str, options: dict[str, Any], seats: int
) -> None:
    reader = Reader()
    agreed = read_options(GAME, options, seats)
    for number in range(GAMES):
        lot = Random(f"{mode} {seats} {number}")
        run = Run(GAME, GAME.setup(agreed, seats, key_of(f"texts {mode} {seats} {number}")))
        run.start()
        while run.asks:
            reader.look(run)
            if lot.random() < 1 / SCENES:
                reader.look_at_scenes(run)
                for ask in run.asks:
                    for refused, denial in ask.closed() if ask.closed else ():
                        reader.read(refused.text, run, ask.seat)
                        assert denial.rule in GAME.checklist, denial
            run.play.told = []
            ask = lot.choice(run.asks)
            run.give(ask.seat, lot.choice(ask.options))
        reader.look(run)
        reader.look_at_scenes(run)
        for verdict in run.play.state.verdicts:
            reader.read(verdict.reason, run, verdict.seat)
    assert list(reader.missing) == []


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_the_lobby_has_words_for_everything(texts: Texts) -> None:
    wanted = [f"game-{GAME.name}", f"game-{GAME.name}-about"]
    wanted += [f"mode-{GAME.name}-{mode}" for mode, _options, _seats in GAME.modes()]
    for setting in settings(GAME):
        wanted.append(setting.label.id)
        wanted += [setting.choice_label(choice).id for choice in setting.choices]
    assert [id_ for id_ in wanted if not texts.has(id_)] == []


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_list_of_the_box_and_all_in_it_has_a_name(texts: Texts) -> None:
    wanted = [f"content-{GAME.name}-{listing.name}" for listing in GAME.content()]
    wanted += [entry.id for listing in GAME.content() for entry in listing.entries]
    assert [id_ for id_ in wanted if not texts.has(id_)] == []


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_all_that_a_game_can_use_has_a_name(texts: Texts) -> None:
    assert [id_ for id_ in GAME.usable() if not texts.has(id_)] == []


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_rule_and_chapter_of_the_checklist_can_be_shown(texts: Texts) -> None:
    assert [row.id for row in GAME.checklist.rows.values() if not texts.has(f"rule-{row.id}")] == []
