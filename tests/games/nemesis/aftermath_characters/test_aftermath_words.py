"""Aftermath, the characters and traits: their words in both languages, and what is seen of them."""

import pytest

from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.kernel import Text
from hullbreach.kernel.features import blank
from hullbreach.kernel.texts import LANGUAGES, Texts

PACKS = ["aftermath-characters", "traits"]
EDITION = GAME.edition(GAME.agree(PACKS))
PEOPLE = ("ceo", "android", "psychologist", "bounty-hunter", "convict")
CASES = ("gen", "dat", "acc", "ins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(language: str) -> None:
    texts = Texts(language, EDITION.words)
    named = [one for one in EDITION.uses.usable if not texts.has(one)]
    rules = [f"rule-{id}" for id in EDITION.checklist.rows if not texts.has(f"rule-{id}")]
    kinds = ("card-", "item-", "quest-", "trait-")
    dumb = [
        one for one in EDITION.uses.usable if one.startswith(kinds) and not texts.has(f"{one}-text")
    ]
    assert (named, rules, dumb) == ([], [], [])


@pytest.mark.parametrize("who", PEOPLE)
def test_polish_declines_the_characters(who: str) -> None:
    texts = Texts("pl", EDITION.words)
    forms = {texts.form(Text(f"character-{who}"), case) for case in CASES}
    assert None not in forms
    assert len(forms) > 1


def test_what_is_reconstructed_is_marked() -> None:
    rows = EDITION.box
    unsure = [row.id for row in rows.actions.values() if "U" in row.source]
    assert {"suggestion", "group-therapy", "overclock", "bonus-pay", "quick-shot"} <= set(unsure)
    assert {"efficiency", "lend-a-hand"}.isdisjoint(unsure)


def test_the_robots_energy_is_seen_by_all() -> None:
    s = AftermathScenario("ceo", "scout").charged(3)
    assert s.view("scout").ammo["item-robot#starting"] == 3
    panel = next(panel for panel in GAME.scene(s.view("scout")).panels if panel.seat == 0)
    meter = next(one for one in panel.meters if one.art == "item-robot")
    assert (meter.count, meter.most) == (3, 5)


def test_learners_see_laika() -> None:
    s = AftermathScenario("bounty-hunter", "mechanic").dog("cockpit")
    observer = GAME.observer(s.options, 2)
    row = blank(len(observer.names))
    observer.write(s.view("mechanic"), row)
    seen = dict(zip(observer.names, row, strict=True))
    assert seen[f"Laika in: {s.slot('cockpit')}"] == 1
    assert s.view(-1).laika == s.slot("cockpit")


def test_everything_that_can_be_chosen_has_a_number() -> None:
    s = AftermathScenario("ceo", "bounty-hunter", traits=True)
    known = {action.id for action in GAME.vocabulary(s.options, 2).actions}
    assert {"punch:intruder-adult@here", "override-engine:room-engine-1", "call-back"} <= known
    assert {"swap-coordinates:coordinates-1", "give-drone:character-ceo", "rush", "rest"} <= known
    assert {"react:card-stop-it", "react:quest-seek-mod", "ignore-wound:wound-leg"} <= known


def test_access_codes_look_alike_to_learners() -> None:
    s = AftermathScenario("ceo", "scout", rooms={"ceo": "comms-room"}).hand("ceo", "rest")
    s.does("ceo", "activate", "ship-codes").pays()
    observer = GAME.observer(s.options, 2)
    row = blank(len(observer.names))
    observer.write(s.view("scout"), row)
    seen = dict(zip(observer.names, row, strict=True))
    assert seen["seat 1 pack: quest-access-codes"] == 1
    assert seen["seat 1 pack: quest-ship-codes"] == 0
