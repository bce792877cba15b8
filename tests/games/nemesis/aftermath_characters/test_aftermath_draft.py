"""Aftermath, the characters: what is in the box, and how they are drafted."""

from collections import Counter
from typing import Any

import pytest

from hullbreach.games.nemesis.aftermath_characters.kinds import NEWCOMERS
from hullbreach.games.nemesis.game import GAME
from hullbreach.testkit import Scenario

EDITION = GAME.edition(GAME.agree(["aftermath-characters"]))
COLOURS = {
    "ceo": "blue",
    "android": "green",
    "psychologist": "white",
    "bounty-hunter": "violet",
    "convict": "red",
}


def table(seed: str = "draft", seats: int = 2, **options: Any) -> Scenario:
    packs = options.pop("packs", ["aftermath-characters"])
    return Scenario(GAME, seats, {"packs": packs, **options}, seed)


def offered(s: Scenario) -> list[str]:
    return [
        option.args[0].removeprefix("character-") for option in s.asked(prompt="ask-draft").options
    ]


def colour(one: str) -> str:
    return str(EDITION.box.characters[one].colour)


def test_the_box_has_what_it_should() -> None:
    tally = {
        line.list: line.here for line in EDITION.box.tally() if line.pack == "aftermath-characters"
    }
    assert tally == {
        "characters": 5, "action-cards": 53, "quest-items": 10, "starting-items": 6,
    }  # fmt: skip
    decks = {id: sum(row.cards.values()) for id, row in EDITION.box.characters.items()}
    assert [decks[one] for one in COLOURS] == [13, 10, 10, 10, 10]


@pytest.mark.rule("NA-007")
def test_everybody_has_the_colour_of_somebody_else() -> None:
    rows = EDITION.box.characters
    assert {one: rows[one].colour for one in COLOURS} == COLOURS
    shared = Counter(row.colour for row in rows.values())
    assert shared == {**dict.fromkeys(COLOURS.values(), 2), "yellow": 1}


@pytest.mark.rule("NA-005")
@pytest.mark.parametrize("newcomer", COLOURS)
def test_none_of_the_five_has_a_draft_card(newcomer: str) -> None:
    """So their colours are drawn no more often than the yellow one."""
    assert not EDITION.rules.has_draft_card(f"character-{newcomer}")


@pytest.mark.rule("NA-005", "NA-007")
@pytest.mark.parametrize("seed", range(8))
def test_a_draft_card_offers_both_of_its_colour(seed: int) -> None:
    shown = Counter(colour(one) for one in offered(table(f"{seed}")))
    assert len(shown) == 2
    assert all(count == (1 if one == "yellow" else 2) for one, count in shown.items())


@pytest.mark.rule("NA-168")
def test_who_has_no_counterpart_is_offered_alone() -> None:
    found = {
        one: [colour(other) for other in offered(s)].count("yellow")
        for s in (table(f"alone {seed}") for seed in range(12))
        for one in offered(s)
        if one == "mechanic"
    }
    assert found == {"mechanic": 1}
    packs = ["aftermath-characters", "medic"]
    alone = [offered(table(f"pink {seed}", packs=packs)) for seed in range(20)]
    with_medic = [shown for shown in alone if "medic" in shown]
    assert with_medic
    assert all(len(shown) in (2, 3) for shown in with_medic)


@pytest.mark.rule("NA-005")
def test_all_cards_are_drawn_alike() -> None:
    games = 240
    drawn = Counter(
        colour(one)
        for seed in range(games)
        for one in dict.fromkeys(offered(table(f"fair {seed}")))
    )
    share = games * 2 / 6
    yellow, blue = drawn["yellow"], drawn["blue"] / 2
    assert 0.7 * share < yellow < 1.3 * share
    assert 0.7 * share < blue < 1.3 * share


@pytest.mark.rule("NA-006", "NA-008")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_gets_the_colour_of_somebody_else(seed: int) -> None:
    s = table(f"colours {seed}", seats=5)
    chosen: list[str] = []
    for _ in range(5):
        ask, shown = s.asked(prompt="ask-draft"), offered(s)
        assert not {colour(one) for one in shown} & {colour(one) for one in chosen}
        rather = [one for one in shown if f"character-{one}" in NEWCOMERS] or shown
        chosen.append(rather[0])
        s.does(ask.seat, "draft", f"character-{rather[0]}")
    assert len({colour(one) for one in chosen}) == 5
    assert s.zone("draft") == []
    s.ledger_ok()


@pytest.mark.rule("NA-005")
def test_the_base_character_can_still_be_taken() -> None:
    s = table("base")
    shown = offered(s)
    base = next(one for one in shown if f"character-{one}" not in NEWCOMERS)
    s.does(s.asked(prompt="ask-draft").seat, "draft", f"character-{base}")
    assert f"character-{base}" in [who.id for who in s.state.crew]


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 1), ({}, 5), ({"mode": "coop"}, 3), ({"mode": "coop", "revive": True}, 4),
        ({"layout": "alternative"}, 2), ({"intruder_player": True}, 3),
        ({"packs": ["aftermath-characters", "traits", "carnomorphs", "medic"]}, 5),
    ],
)  # fmt: skip
def test_they_play_in_every_mode(options: dict[str, Any], seats: int) -> None:
    s = table("modes", seats=seats, **options)
    while s.state.stage == "draft":
        ask, shown = s.asked(prompt="ask-draft"), offered(s)
        new = [one for one in shown if f"character-{one}" in NEWCOMERS]
        s.does(ask.seat, "draft", f"character-{(new or shown)[0]}")
    s.ledger_ok()
