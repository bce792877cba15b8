"""Neosoma: its words in both languages, and what views and learners are told."""

import pytest

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.neosoma.looks import Abilities, Corpses
from hullbreach.games.retaliation.neosoma.suite import Cult
from hullbreach.kernel import Text
from hullbreach.kernel.features import Layout, blank
from hullbreach.kernel.texts import LANGUAGES, Texts

EDITION = GAME.edition(GAME.agree(["neosoma"]))
CASES = ("nom", "gen", "dat", "acc", "ins")
LISTS = {
    "intruder": EDITION.box.intruders,
    "token": EDITION.box.intruder_tokens,
    "event": EDITION.box.events,
    "attack": EDITION.box.attacks,
    "health": EDITION.box.health,
    "exploration": EDITION.box.exploration,
}
NAMES = [*(f"{kind}-{id}" for kind, rows in LISTS.items() for id in rows), *EDITION.box.own]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_text(language: str) -> None:
    texts = Texts(language, EDITION.words)
    missing = [id for name in NAMES for id in (name, f"{name}-text") if not texts.has(id)]
    assert missing == []
    for name in NAMES:
        assert "{" not in texts.format(Text(f"{name}-text"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_words(language: str) -> None:
    texts = Texts(language, EDITION.words)
    own = [id for id in EDITION.checklist.rows if id.startswith("RN-")]
    assert len(own) == 159
    assert [id for id in own if not texts.has(f"rule-{id}")] == []


@pytest.mark.parametrize("kind", EDITION.rules.kinds)
def test_polish_declines_them(kind: str) -> None:
    forms = {Texts("pl", EDITION.words).form(Text(kind), case) for case in CASES}
    assert None not in forms
    assert len(forms) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_queen_is_called_the_matrix(language: str) -> None:
    ours, usual = Texts(language, EDITION.words), Texts(language, GAME.edition().words)
    matrix = ours.format(Text("intruder-matrix"))
    for id in ("log-queen-died", "pile-deck-health", "objective-great-hunt-text"):
        assert matrix[:6].lower() in ours.format(Text(id)).lower()
    assert ours.format(Text("log-queen-died")) != usual.format(Text("log-queen-died"))


@pytest.mark.parametrize(("language", "shot"), [("en", "shot"), ("pl", "zestrzel")])
def test_not_every_lander_was_shot_down(language: str, shot: str) -> None:
    texts = Texts(language, EDITION.words)
    for id in ("lander-lost", "lander-here-destroyed", "lander-is-destroyed"):
        assert shot not in texts.format(Text(id)), id
    assert shot in texts.format(Text("lander-destroyed")), "by the anti-aircraft defence"


def test_views_show_the_cult() -> None:
    view = GAME.view(Cult("lz:@medic -204- a4").off("armored").dead(2).fed(1).g, 0)
    assert view.abilities == [
        "ability-cultist",
        "ability-runt",
        "ability-firespitter",
        "ability-explobot",
        "ability-slasher",
    ]
    assert (view.cultists, view.corpses, view.absorbed, view.matrix_track) == (3, [11, 14], 1, 5)


def test_learners_see_abilities_and_corpses() -> None:
    layout = Layout()
    abilities, corpses = Abilities(layout, "abilities"), Corpses(layout, "corpses")
    row = blank(len(layout.names))
    abilities.write(["ability-runt"], row, None, None)
    corpses.write([7, 14], row, None, None)
    told = {name: number for name, number in zip(layout.names, row, strict=True) if number}
    assert sorted(told.values()) == [0.5, 1, 1]
    assert [name for name in told if "ability-runt" in name]
