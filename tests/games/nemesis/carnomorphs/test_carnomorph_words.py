"""Carnomorphs: their words in both languages, and what is seen of them."""

import pytest

from hullbreach.games.nemesis.carnomorphs.events import AdaptationShown, Mutated
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.survival.content import IntruderToken
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
def test_polish_declines_them(token: IntruderToken) -> None:
    texts, shown = Texts("pl", EDITION.words), token.shown
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
    (own,) = [hand for hand in scene.hands if hand.id == "mutations"]
    assert [(card.id, card.kind) for card in own.cards] == [("mutation-mimicry", "mutation")]
    assert own.place == "items", "it is used like what one carries"
    mine, theirs = (
        {texts.format(fact.label): texts.format(fact.value) for fact in panel.facts}
        for panel in scene.panels
        if panel.seat is not None
    )
    label, counter = texts.format(Text("table-mutations")), texts.format(Text("counter-mutations"))
    assert mine[label] == texts.format(Text("table-face-down"))
    assert theirs[label] == texts.format(Text("mutation-mimicry"))
    assert "2" in mine[counter]


def test_markers_are_seen_at_a_glance() -> None:
    scene = GAME.scene(changed().view("captain"))
    scout, captain = (panel.meters for panel in scene.panels if panel.seat is not None)
    (marks,) = [one for one in scout if one.art == "counter-mutations"]
    assert (marks.count, marks.most, marks.tone) == (2, 4, "warning")
    assert [one for one in captain if one.art == "counter-mutations"] == []


def test_the_kinds_are_told_apart_by_their_height() -> None:
    s = CarnomorphScenario("scout", "captain")
    for kind in ("butcher", "metagorger", "fleshbeast", "shambler"):
        s.intruder(kind, "cockpit")
    pieces = [one for one in GAME.scene(s.view("scout")).pieces if one.kind == "creature"]
    grown = [one.art.partition("-")[2] for one in sorted(pieces, key=lambda one: one.size)]
    assert grown == ["metagorger", "shambler", "fleshbeast", "butcher"]
    assert len({one.size for one in pieces}) == len(grown)


@pytest.mark.rule("NC-056", "NC-057")
def test_a_mutation_is_held_up_for_who_may_see_it() -> None:
    s = changed()
    shown = s.table.reveals(s.table.scene(0))
    card = shown(Mutated("character-scout", "mutation-claws"))
    assert card is not None
    assert card.card is not None
    assert (card.card.kind, card.art, card.seat) == ("mutation", "mutation-claws", 0)
    assert shown(Mutated("character-scout")) is None, "nobody else sees which"


@pytest.mark.rule("NC-068")
def test_an_adaptation_is_held_up_with_whose_it_is() -> None:
    s = changed()
    shown = s.table.reveals(s.table.scene(1))(
        AdaptationShown("intruder-butcher", "weakness-fearless")
    )
    assert shown is not None
    assert shown.card is not None
    assert (shown.card.kind, shown.card.art, shown.seat) == (
        "adaptation",
        "weakness-fearless",
        None,
    )
    assert [cause.art for cause in shown.causes] == ["intruder-butcher"]


@pytest.mark.rule("NC-071")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_adaptation_says_what_overcomes_it(language: str) -> None:
    s = CarnomorphScenario("scout", "captain").adapted("fleshbeast", "agile").adaptations("agile")
    texts, scene = Texts(language, EDITION.words), GAME.scene(s.view("scout"))
    (cards,) = [hand.cards for hand in scene.hands if hand.id == "weaknesses"]
    (card,) = cards
    kind, egg = (texts.format(Text(id)) for id in ("intruder-fleshbeast", "supply-egg"))
    assert card.note is not None
    said = texts.format(card.note)
    assert said.startswith(kind)
    assert egg.lower() in said
    (fact,) = [one for one in scene.panels[0].facts if one.label == Text("table-weaknesses")]
    assert fact.tone == "danger"


@pytest.mark.rule("NC-104")
def test_objectives_count_adaptations_that_are_overcome() -> None:
    def reached() -> list[bool | None]:
        cards = GAME.scene(s.view("scout")).hands
        goals = [goal for hand in cards for card in hand.cards for goal in card.goals]
        told = {goal.label.id: goal.reached for goal in goals}
        return [told["goal-weakness-egg"], told["goal-weaknesses"]]

    s = CarnomorphScenario("scout", "captain").objective("scout", "ab-ovo", "extreme-field-biology")
    assert reached() == [False, False], "nothing lies open"
    s.adapted("fleshbeast", "agile").adapted("butcher", "fearless").adaptations("agile", "fearless")
    assert reached() == [False, False], "what is in force is not overcome"
    for what in ("egg", "carcass"):
        s.edit().rules.learn(s.edit(), 0, what)
    assert reached() == [None, True], "a card that is not seen may be face down or gone"
    s.adapted("shambler")
    assert reached() == [True, True]


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
