"""Every action has one number and one name, at every choice of every game."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import hullbreach
from hullbreach.gym.session import Session
from hullbreach.gym.setting import Setting
from hullbreach.kernel import Run, Texts, find, shelf
from hullbreach.kernel.asks import Option, option
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.features import Hashed, blank
from hullbreach.kernel.packs import Pack, Parts
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.texts import LANGUAGES, below
from hullbreach.kernel.verbs import Kind, Verb
from hullbreach.kernel.vocabulary import Positions, UnknownAction, Vocabulary
from hullbreach.testkit import ways

GAMES = Path(hullbreach.__file__).parent / "games"
LIKE_OTHERS = ("ultrared", "m2", "m3", "m4", "m5", "m6", "m7")
"""Ways to play Invader that have no verbs of their own."""
WAYS = [
    pytest.param(game, mode, options, counts, id=f"{game}-{mode}")
    for game in ("airlock", "nemesis", "lockdown", "retaliation", "invader")
    for mode, options, counts in ways.gathered(find(game))
    if mode not in LIKE_OTHERS
]
"""Every way to play; all pairs of packs, whose verbs may take things of each other, are in a few."""


def largest(ways: list[Any]) -> list[Any]:
    """The ways to play without packs, and those whose packs are not all in another way."""
    packs = [{*way.values[2].get("packs", ())} for way in ways]
    return [
        way
        for way, mine in zip(ways, packs, strict=True)
        if not mine or not any(mine < others for others in packs)
    ]


@pytest.mark.parametrize(("name", "mode", "options", "counts"), WAYS)
def test_every_option_has_a_number_of_its_own(
    name: str, mode: str, options: Any, counts: list[int]
) -> None:
    """A plain game of the fewest players, and an enriched one of the most."""
    for seats, rich in ((min(counts), False), (max(counts), True)):
        setting = Setting(find(name), mode, options, seats)
        all_numbered(setting, rich, f"{setting.name} {seats}")


def all_numbered(setting: Setting, rich: bool, seed: str) -> None:
    """A random game in which every option has a number, and shares it only with its like."""
    game, choose = setting.game, random.Random(seed).choice
    state = game.setup(setting.options, setting.seats, key_of(seed))
    run = Run(game, state)
    if rich:
        game.enrich(run.play)
    run.start()
    while run.asks:
        ask = run.asks[0]
        view = game.view(run.play, ask.seat)
        numbered = setting.vocabulary.numbered(ask.options, game.aliases, view)
        assert {*numbered.values()} <= {*ask.options}
        shared = [one for one in ask.options if one not in numbered.values()]
        for one in shared:
            ((number, other),) = setting.vocabulary.numbered([one], game.aliases, view).items()
            assert alike(view, other, numbered[number])
        run.give(ask.seat, choose(ask.options))


def alike(view: Any, one: Option, stands: Option) -> bool:
    """Whether two options differ only in figures of one kind in one place, the other hurt more."""
    figures = {figure.id: figure for figure in getattr(view, "figures", ())}
    for a, b in zip(one.args, stands.args, strict=True):
        if a != b and a not in figures:  # a figure that is called by its kind and its injuries
            (kind, hurt), (like, most) = (name.partition("#")[::2] for name in (a, b))
            if kind != like or int(hurt or 0) > int(most or 0):
                return False
        elif a != b:
            figure, other = figures[a], figures[b]
            if (figure.kind, figure.slot) != (other.kind, other.slot):
                return False
            if figure.injuries > other.injuries:
                return False
    return one.verb == stands.verb


@pytest.mark.parametrize(("name", "mode", "options", "counts"), largest(WAYS))
def test_every_action_has_a_name_of_its_own(
    name: str, mode: str, options: Any, counts: list[int]
) -> None:
    """The more play, the more there is to name."""
    setting, fewest = (Setting(find(name), mode, options, seats(counts)) for seats in (max, min))
    words = setting.vocabulary
    assert {*fewest.vocabulary.actions} <= {*words.actions}
    assert fewest.vocabulary.labels.items() <= words.labels.items()
    for language in LANGUAGES:
        names = setting.action_names(language)
        assert len(set(names)) == len(names) == len(words)
        texts = Texts(language, setting.game.name)
        assert not [p for one in words.actions for p in texts.problems(one.text, words.labels)]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("nemesis", {"intruder_player": True}),
        ("lockdown", {"packs": ["surface", "guests"]}),
    ],
)
def test_every_verb_that_has_words_is_in_the_vocabulary(name: str, options: Any) -> None:
    """What no random game comes to is there all the same."""
    game = find(name)
    agreed = read_options(game, options, 4)
    words = game.vocabulary(agreed, 4)
    verbs = {action.verb for action in words.actions}
    packs = [folder for pack in game.edition(agreed.packs).packs for folder in pack.folders]
    folders = [GAMES / name / "locale", GAMES / "survival" / "locale"]
    known = {
        verb
        for file in below("en", [*folders, *(folder / "locale" for folder in packs)])
        for verb in re.findall(r"^option-([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
    }
    assert known <= verbs, known - verbs
    texts = Texts("en", name)
    assert [verb for verb in verbs - known if not texts.has(f"option-{verb}")] == []


def test_what_is_missing_is_named() -> None:
    with pytest.raises(UnknownAction, match="jump:room-hold"):
        Vocabulary([option("stop")]).numbered([option("jump", "room-hold")])


def test_figures_of_one_kind_in_one_place_share_a_number_and_the_most_hurt_stands_for_them() -> (
    None
):
    words = Vocabulary([option("melee", "adult@here"), option("melee", "adult@hold")])
    names = {"figure-2": ("adult@here",), "figure-1": ("adult@here",), "figure-3": ("adult@hold",)}
    options = [option("melee", f"figure-{number}") for number in (1, 2, 3)]
    found = words.numbered(options, lambda view: names)
    assert found == {0: option("melee", "figure-2"), 1: option("melee", "figure-3")}


@pytest.mark.parametrize("game", ["nemesis", "lockdown", "invader"])
def test_rules_make_options_of_declared_verbs_only(game: str) -> None:
    """So no option can be missing in the vocabulary."""
    rules = [
        file
        for owner in ("survival", game)
        for file in (GAMES / owner).rglob("*.py")
        if not {"survivor", "suite"} & {*file.relative_to(GAMES).parts}
    ]
    literal = re.compile(r'\b(?:option|named|Action)\(\s*"')
    assert len(rules) > 50
    assert [str(file) for file in rules if literal.search(file.read_text("utf-8"))] == []


def test_a_pack_brings_its_verbs() -> None:
    game = find("nemesis")
    howl = Verb("howl", Kind("wound"), Kind("slot"))
    with shelf.lent("nemesis", Pack(id="wolves", brings=Parts(verbs=(howl,)))):
        plain, wild = (
            game.vocabulary(read_options(game, options, 2), 2)
            for options in ({}, {"packs": ["wolves"]})
        )
        more = wild.actions[len(plain) :]
        assert wild.actions[: len(plain)] == plain.actions
        assert {one.verb for one in more} == {"howl"}
        slots = game.edition().boards["basic"].slots
        assert len(more) == len({one.args[0] for one in more}) * len(slots)
        assert wild.numbered([howl(*more[0].args)]) == {len(plain): more[0]}


def test_a_game_that_lists_nothing_has_positions() -> None:
    words = Positions()
    assert words.numbered([option("a"), option("b")]) == {0: option("a"), 1: option("b")}
    assert words.names(Texts("en"))[:2] == ("Option 1", "Option 2")
    with pytest.raises(UnknownAction):
        words.numbered([option("x", str(number)) for number in range(Positions.MOST + 1)])


def test_any_view_can_be_hashed() -> None:
    session = Session(Setting.of("airlock", seats=3))
    session.reset(1)
    observer, row, again = Hashed(), blank(Hashed.SIZE), blank(Hashed.SIZE)
    before: Any = None
    while not session.over:
        decision = session.decision()
        observer.write(decision.view, row, before)
        Hashed().write(decision.view, again, before)
        assert row == again
        assert any(row)
        before = decision.view
        session.answer(decision.seat, session.run.asks[0].options[-1])


@pytest.mark.parametrize("game", ["nemesis", "lockdown", "invader"])
def test_features_have_names_of_their_own(game: str) -> None:
    for mode in (
        "standard",
        {"nemesis": "alternative", "lockdown": "surface", "invader": "m9"}[game],
    ):
        names = Setting.of(game, mode, 4).feature_names
        assert len(set(names)) == len(names)
