"""What an objective asks for, item by item: as the rules judge it, as far as a seat knows."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules import goals as rules
from hullbreach.kernel import Run, find
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.scenes import Card, Goal, Scene
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.texts import LANGUAGES, Texts

WAYS: list[tuple[str, dict[str, Any], int]] = [
    ("nemesis", {}, 4),
    ("nemesis", {"layout": "alternative"}, 5),
    ("nemesis", {"mode": "coop"}, 3),
    ("lockdown", {}, 4),
    ("lockdown", {"packs": ["surface", "guests"]}, 5),
    ("lockdown", {"mode": "coop"}, 2),
]
AT_THE_END = ("goal-earth", "goal-earth-or-alone", "goal-quarantine")
"""What is not decided before the ship has arrived."""


def objective(s: NemesisScenario | LockdownScenario, seat: int = 0) -> Card:
    hand = next(one for one in s.table.scene(seat).hands if one.id == "objectives")
    return hand.cards[0]


def asked_for(picture: Any, objective: str, view: Any) -> list[Goal]:
    """The goals of an objective in the hands of the seat: of a view that has only what goals may read."""
    card = f"objective-{objective}"
    scene: Scene = picture.paint(msgspec.structs.replace(view, objectives=[card])).scene
    hand = next(one for one in scene.hands if one.id == "objectives")
    return hand.cards[0].goals


def reached(card: Card) -> dict[str, bool | None]:
    return {goal.label.id: goal.reached for goal in card.goals}


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=str)
def test_goals_are_reached_when_the_rules_say_so(
    name: str, options: dict[str, Any], seats: int
) -> None:
    game = find(name)
    agreed = read_options(game, options, seats)
    compared = met = 0
    for number in range(3):
        state = game.setup(agreed, seats, key_of(f"goals {options} {number}"))
        game.enrich(game.Play(game, state))
        run, lot = Run(game, state), Random(number)
        run.start()
        while run.asks:
            ask = lot.choice(run.asks)
            run.give(ask.seat, lot.choice(ask.options))
            if run.asks and lot.random() < 1 / 20:
                play: Any = run.play
                seat = lot.randrange(seats)
                view = game.view(play, seat)
                for id_, row in play.box.objectives.items():
                    if (row.victim or 0) > seats or not play.crew[seat].alive:
                        continue
                    found = asked_for(play.edition.picture, id_, view)
                    if any(goal.label.id in AT_THE_END for goal in found):
                        continue
                    judged = rules.judge(play, f"objective-{id_}", [seat])
                    assert all(goal.reached for goal in found) == judged.met, (id_, judged)
                    compared += 1
                    met += judged.met
    assert compared > 50
    assert met > 5


@pytest.mark.parametrize("name", ["nemesis", "lockdown"])
def test_every_objective_has_goals_with_words(name: str) -> None:
    game = find(name)
    edition = game.edition()
    state = game.setup(read_options(game, {}, 5), 5, key_of("words"))
    view = game.view(game.Play(game, state), 0)
    for id_ in edition.box.objectives:
        found = asked_for(edition.picture, id_, view)
        assert found, id_
        for goal in found:
            for language in LANGUAGES:
                texts = Texts(language, name)
                assert texts.has(goal.label.id), goal.label.id
                assert not texts.problems(goal.label)


def test_whether_the_ship_goes_to_earth_knows_who_has_seen_the_coordinates() -> None:
    s = NemesisScenario("scout", "captain").bound_for("earth")
    s.objective("scout", "the-oldest-friend").objective("captain", "salvaging-the-prime-asset")
    assert reached(objective(s)) == {"goal-earth-or-alone": None}
    s.edit().show("coordinates", 0, 1 << 0)
    assert reached(objective(s)) == {"goal-earth-or-alone": True}
    assert reached(objective(s, 1)) == {"goal-earth-or-alone": None}


def test_goals_of_the_own_objective_are_shown_with_it() -> None:
    s = LockdownScenario("hacker", "survivor").objective("hacker", "the-whole-truth")
    s.knows("hacker", 6)
    assert reached(objective(s)) == {"goal-active-token": False, "goal-knowledge": True}
    assert reached(objective(s.knows("hacker", 6, informed=True))) == {
        "goal-active-token": True,
        "goal-knowledge": True,
    }
