"""Void Seeders: their words in both languages, and what is seen of them."""

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.void_seeders.events import LairFound, PanicDrawn
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.kernel import Event, Text
from hullbreach.kernel.features import blank
from hullbreach.kernel.texts import LANGUAGES, Texts

EDITION = GAME.edition(GAME.agree(["void-seeders"]))
CASES = ("nom", "gen", "dat", "acc", "ins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(language: str) -> None:
    texts = Texts(language, EDITION.words)
    named = [one for one in EDITION.uses.usable if not texts.has(one)]
    rules = [f"rule-{id}" for id in EDITION.checklist.rows if not texts.has(f"rule-{id}")]
    kinds = ("panic-", "weakness-", "attack-", "event-", "exploration-")
    dumb = [
        one for one in EDITION.uses.usable if one.startswith(kinds) and not texts.has(f"{one}-text")
    ]
    assert (named, rules, dumb) == ([], [], [])


@pytest.mark.parametrize("kind", ["void-seeder", *EDITION.box.intruders])
def test_polish_declines_them(kind: str) -> None:
    texts = Texts("pl", EDITION.words)
    forms = {texts.form(Text(f"intruder-{kind}"), case) for case in CASES}
    assert None not in forms
    assert len(forms) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_their_words_are_spoken_only_where_they_are(language: str) -> None:
    ours, base = Texts(language, EDITION.words), Texts(language, GAME.edition().words)
    for id in ("room-canteen-text", "room-surgery-text", "card-rest-text", "item-antidote-text"):
        assert ours.format(Text(id)) != base.format(Text(id))
        assert "obłęd" in ours.format(Text(id)) or "insanity" in ours.format(Text(id))


def test_what_is_left_out_is_not_looked_for() -> None:
    left_out = ("exploration-slime", "exploration-silence", "room-room-covered-with-slime")
    assert set(left_out).isdisjoint(EDITION.uses.usable)
    assert set(left_out) <= set(GAME.edition().uses.usable)


# What is seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_insanity_lairs_and_the_panic_pile(language: str) -> None:
    s, texts = VoidScenario("scout", "captain").mad("captain", 4), Texts(language, EDITION.words)
    s.intruder("lair", "cockpit").put("intruder-lair", "destroyed-lairs")
    s.put("panic-sabotage", "discard-panic", source="deck-panic")
    scene = GAME.scene(s.view("scout"))
    ship, _, captain = (
        {texts.format(fact.label): texts.format(fact.value) for fact in panel.facts}
        for panel in scene.panels
    )
    assert "4" in captain[texts.format(Text("counter-insanity"))]
    assert ship[texts.format(Text("table-lairs-destroyed"))] == "1"
    lairs = [piece for piece in scene.pieces if piece.art == "intruder-lair"]
    assert [piece.at for piece in lairs] == [s.slot("cockpit")]
    (pile,) = [pile for pile in scene.piles if pile.id == "deck-panic"]
    assert (pile.count, [card.id for card in pile.open]) == (19, ["panic-sabotage"])
    assert pile.open[0].note == Text("table-panic-value", {"value": 2})


def test_the_bag_shows_whose_insanity_is_in_it() -> None:
    bag = VoidScenario("scout", "captain").view("scout").bag
    assert (bag["intruder-void-seeder"], bag["token-insanity-violet"]) == (4, 1)
    assert bag["token-insanity-red"] == 0


@pytest.mark.parametrize(
    ("event", "card"),
    [
        (PanicDrawn("character-scout", "panic-sabotage", 2, 3, False), "panic-sabotage"),
        (LairFound("character-scout", "exploration-lair", "room-canteen"), "exploration-lair"),
    ],
)
def test_panic_and_lairs_are_shown_large(event: Event, card: str) -> None:
    shown = GAME.reveal(event, EDITION.ids, {"character-scout": 0})
    assert shown is not None
    assert shown.card is not None
    assert (shown.card.id, shown.seat, shown.art) == (card, 0, card)


def test_learners_see_insanity_and_destroyed_lairs() -> None:
    s = VoidScenario("scout", "captain").mad("captain", 4).put("intruder-lair", "destroyed-lairs")
    observer = GAME.observer(s.options, 2)
    row = blank(len(observer.names))
    observer.write(s.view("scout"), row)
    seen = dict(zip(observer.names, row, strict=True))
    assert seen["lairs_destroyed"] == 1
    insane = [value for name, value in seen.items() if "insanity" in name and "seat 1" in name]
    assert any(insane)


def test_everything_that_can_be_chosen_has_a_number() -> None:
    s = VoidScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    known = {action.id for action in GAME.vocabulary(s.options, 2).actions}
    assert {"calm-down", "stay-tense", "study-mind", "reopen:wound-leg"} <= known
    assert "forget:card-rest" in known
    assert any(one.startswith("destroy:item-") for one in known)
    assert any(one.startswith("dare:slot-") for one in known)
    assert any(one.startswith("empty:item-") for one in known)
