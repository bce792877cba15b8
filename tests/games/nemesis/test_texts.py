"""Everything that Nemesis says can be said in both languages: played and looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.kernel import Run, Text
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.settings import read_options, settings
from hullbreach.kernel.texts import LANGUAGES, Texts
from hullbreach.testkit import ways
from hullbreach.testkit.wording import texts_in

TEXTS = [Texts(language, GAME.name) for language in LANGUAGES]
MODES = [
    pytest.param(mode, options, seats, id=f"{mode}-{seats}")
    for mode, options, counts in ways.gathered(GAME)
    for seats in sorted({max(counts)} if "packs" in options else {min(counts), max(counts)})
]
"""Each way to play with the fewest players and with the most; packs with the most."""
SCENES = 20
"""One decision in so many is looked at with its scene."""


def nameless(texts: Texts, word: str, labels: Mapping[str, Text]) -> bool:
    """Whether a word looks like an id that nobody would know how to read."""
    kind, dash, rest = word.partition("-")
    is_id = bool(dash and rest) and kind.isalpha() and kind.islower() and " " not in word
    return is_id and texts.name(word, labels) == word


def problems(texts: Texts, text: Text, labels: Mapping[str, Text]) -> Iterator[str]:
    """What keeps a message from being shown well."""
    if not texts.has(text.id):
        yield f"{texts.language}: {text.id}"
        return
    for value in text.args.values():
        if isinstance(value, Text):
            yield from problems(texts, value, labels)
        elif isinstance(value, str) and nameless(texts, value, labels):
            yield f"{texts.language}: {value} in {text.id}"
    shown = texts.format(text, labels)
    if "{$" in shown or "{ $" in shown or "???" in shown:
        yield f"{texts.language}: {text.id} says {shown}"
    yield from (f"{texts.language}: {problem}" for problem in texts.problems(text, labels))


class Reader:
    """Reads all that a game says, each thing once."""

    def __init__(self) -> None:
        self.seen: set[Any] = set()
        self.missing: dict[str, None] = {}

    def scene(self, run: Run, seat: int) -> Scene:
        play: Any = run.play
        return GAME.scene(GAME.view(play, seat))

    def read(self, found: Iterable[Text], run: Run, seat: int, scene: Scene | None = None) -> None:
        new = [text for text in found if self.is_new(text)]
        if not new:
            return
        labels = (scene or self.scene(run, seat)).labels()
        for text in new:
            for texts in TEXTS:
                self.missing.update(dict.fromkeys(problems(texts, text, labels)))

    def is_new(self, text: Text) -> bool:
        key = key_of_text(text)
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def look(self, run: Run) -> None:
        events = [event for told in run.play.told for event in (told.event, told.instead)]
        self.read([event.text() for event in events if event is not None], run, -1)
        for ask in run.asks:
            self.read([ask.text, *(option.text for option in ask.options)], run, ask.seat)

    def look_closer(self, run: Run) -> None:
        """At the scenes, and at what is not on offer."""
        for seat in range(-1, run.play.state.seats):
            scene = self.scene(run, seat)
            self.read(texts_in(scene), run, seat, scene)
        for ask in run.asks:
            refused = ask.closed() if ask.closed is not None else []
            self.read([option.text for option, _denials in refused], run, ask.seat)
            denials = [one for _option, reasons in refused for one in reasons]
            self.read([one.text or Text("") for one in denials], run, ask.seat)
            unknown = [denial for denial in denials if denial.rule not in GAME.checklist]
            self.missing.update(dict.fromkeys(map(repr, unknown)))


def key_of_text(text: Text) -> Any:
    return text.id, *(
        (k, key_of_text(v) if isinstance(v, Text) else v) for k, v in text.args.items()
    )


@pytest.mark.parametrize(("mode", "options", "seats"), MODES)
def test_whatever_is_said_in_a_game_exists_in_both_languages(
    mode: str, options: dict[str, Any], seats: int
) -> None:
    reader = Reader()
    agreed = read_options(GAME, options, seats)
    lot = Random(f"{mode} {seats}")
    run = Run(GAME, GAME.setup(agreed, seats, key_of(f"texts {mode} {seats}")))
    run.start()
    while run.asks:
        reader.look(run)
        if lot.random() < 1 / SCENES:
            reader.look_closer(run)
        run.play.told = []
        ask = lot.choice(run.asks)
        run.give(ask.seat, lot.choice(ask.options))
    reader.look(run)
    reader.look_closer(run)
    reader.read([verdict.reason for verdict in run.play.state.verdicts], run, -1)
    assert list(reader.missing) == []


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_the_lobby_has_words_for_everything(texts: Texts) -> None:
    wanted = [f"game-{GAME.name}", f"game-{GAME.name}-about"]
    wanted += [GAME.mode_title(mode).id for mode, _options, _seats in GAME.modes()]
    for setting in settings(GAME):
        wanted.append(setting.label.id)
        wanted += [setting.choice_label(choice).id for choice in setting.choices]
    assert [id_ for id_ in wanted if not texts.has(id_)] == []


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_list_of_the_box_and_all_in_it_has_a_name(texts: Texts) -> None:
    titles = [listing.title(GAME.name) for listing in GAME.content()]
    assert [problem for title in titles for problem in texts.problems(title)] == []
    wanted = [title.id for title in titles]
    wanted += [entry.id for listing in GAME.content() for entry in listing.entries]
    assert [id_ for id_ in wanted if not texts.has(id_)] == []


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_all_that_a_game_can_use_has_a_name(texts: Texts) -> None:
    assert [id_ for id_ in GAME.usable() if not texts.has(id_)] == []


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_rule_and_chapter_of_the_checklist_can_be_shown(texts: Texts) -> None:
    assert [row.id for row in GAME.checklist.rows.values() if not texts.has(f"rule-{row.id}")] == []
