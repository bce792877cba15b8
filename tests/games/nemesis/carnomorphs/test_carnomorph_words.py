"""Carnomorphs: their words in both languages, and what is seen of them."""

import pytest

from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.kernel import Text
from hullbreach.kernel.texts import LANGUAGES, Texts

EDITION = GAME.edition(GAME.agree(["carnomorphs"]))
CASES = ("nom", "gen", "dat", "acc", "ins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(language: str) -> None:
    texts = Texts(language, EDITION.words)
    named = [one for one in EDITION.uses.usable if not texts.has(one)]
    rules = [f"rule-{id}" for id in EDITION.checklist.rows if not texts.has(f"rule-{id}")]
    kinds = ("mutation-", "weakness-", "attack-", "event-")
    dumb = [
        one for one in EDITION.uses.usable if one.startswith(kinds) and not texts.has(f"{one}-text")
    ]
    assert (named, rules, dumb) == ([], [], [])


@pytest.mark.parametrize("token", EDITION.box.intruder_tokens.values(), ids=lambda one: one.id)
def test_polish_declines_them(token: object) -> None:
    texts, shown = Texts("pl", EDITION.words), token.shown  # type: ignore[attr-defined]
    if shown != "token-blank":
        forms = {texts.form(Text(shown), case) for case in CASES}
        assert None not in forms
        assert len(forms) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_their_words_are_spoken_only_where_they_are(language: str) -> None:
    ours, base = Texts(language, EDITION.words), Texts(language, GAME.edition().words)
    for id in ("room-canteen-text", "room-surgery-text", "card-rest-text", "item-antidote-text"):
        assert ours.format(Text(id)) != base.format(Text(id))
        assert "mutac" in ours.format(Text(id)) or "mutation" in ours.format(Text(id))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_card_shows_both_numbers(language: str) -> None:
    card = EDITION.picture.faces.card("attack-slash#retreat-2")
    said = Texts(language, EDITION.words).format(card.note)
    assert "2" in said
    assert Texts(language, EDITION.words).format(Text("intruder-shambler")) in said


def test_the_colours_in_the_bag_are_open() -> None:
    bag = CarnomorphScenario("scout", "captain").view("scout").bag
    assert (bag["intruder-metagorger-blue"], bag["intruder-metagorger-red"]) == (2, 4)
