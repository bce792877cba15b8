"""Carnomorphs: their words in both languages, and what is seen of them."""

import pytest

from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.kernel import Text
from hullbreach.kernel.features import blank
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


# What is seen


def changed() -> CarnomorphScenario:
    """The scout has mutated in secret, the captain for everybody to see."""
    s = (
        CarnomorphScenario("scout", "captain")
        .mutated("scout", "claws", 2)
        .mutated("captain", "mimicry")
    )
    s.edit().turn_up("mutation-1")
    return s


@pytest.mark.rule("NC-057")
def test_views_have_mutations_as_far_as_they_are_known() -> None:
    s = changed()
    claws, mimicry = "mutation-claws", "mutation-mimicry"
    assert s.view("scout").mutations == [[claws], [mimicry]]
    assert s.view("captain").mutations == s.view(-1).mutations == [[None], [mimicry]]
    assert [who.mutations for who in s.view("captain").crew] == [2, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_mutations_and_markers(language: str) -> None:
    s, texts = changed(), Texts(language, EDITION.words)
    scene = GAME.scene(s.view("captain"))
    hands = {hand.id: [card.id for card in hand.cards] for hand in scene.hands}
    assert hands["mutations"] == ["mutation-mimicry"]
    mine, theirs = (
        {texts.format(fact.label): texts.format(fact.value) for fact in panel.facts}
        for panel in scene.panels
        if panel.seat is not None
    )
    label, counter = texts.format(Text("table-mutations")), texts.format(Text("counter-mutations"))
    assert mine[label] == texts.format(Text("table-face-down"))
    assert theirs[label] == texts.format(Text("mutation-mimicry"))
    assert "2" in mine[counter]


def test_learners_see_mutations_too() -> None:
    s = changed()
    observer = GAME.observer(s.options, 2)
    row = blank(len(observer.names))
    observer.write(s.view("captain"), row)
    captain = dict(zip(observer.names, row, strict=True))
    assert captain["seat 0: mutation-mimicry"] == captain["seat 0 has a mutation"] == 1
    assert captain["seat 1 has a mutation"] == 1
    assert captain["seat 1: mutation-claws"] == 0, "that is a secret"


def test_everything_that_can_be_chosen_has_a_number() -> None:
    s = CarnomorphScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    words = GAME.vocabulary(s.options, 2)
    known = {action.id for action in words.actions}
    assert {"mutate:contamination-unknown", "keep-mutation:mutation-claws", "spit-acid"} <= known
    assert {"mimic:contamination-infected", "comes-next:event-growl"} <= known
    assert "divert:character-scout" in known
