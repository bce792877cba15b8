"""What the boxes of all games of the family have: numbered corridors, and a name for everything."""

from collections.abc import Mapping
from typing import Any

import pytest

from hullbreach.games.lockdown.suite.scenario import CONTENT as LOCKDOWN_BOX
from hullbreach.games.nemesis.suite.scenario import CONTENT as NEMESIS_BOX
from hullbreach.games.survival.content import Content
from hullbreach.games.survival.printed import Board
from hullbreach.testkit.wording import messages

BOXES: dict[str, Content] = {"nemesis": NEMESIS_BOX, "lockdown": LOCKDOWN_BOX}
BOARDS = [(game, board) for game, box in BOXES.items() for board in box.boards.values()]
GAMES = pytest.mark.parametrize("game", BOXES)


def explained(box: Content) -> dict[str, Mapping[Any, object]]:
    """What has a name, and a text that says how it works."""
    return {
        "room": box.rooms,
        "card": box.actions,
        "item": box.items,
        "quest": box.quests,
        "event": box.events,
        "attack": box.attacks,
        "weakness": box.weaknesses,
        "wound": box.wounds,
        "objective": box.objectives,
        "exploration": box.exploration_tokens,
    }


def named(box: Content) -> dict[str, Mapping[Any, object]]:
    """What has a name."""
    return explained(box) | {
        "intruder": box.intruders,
        "token": box.intruder_tokens,
        "supply": box.supplies,
        "contamination": box.contamination,
        "board": box.boards,
        "track": box.tracks,
        "die": box.dice,
    }


@pytest.mark.parametrize(("game", "board"), BOARDS, ids=lambda one: getattr(one, "id", one))
def test_around_each_place_the_numbers_one_to_four_occur_once(game: str, board: Board) -> None:
    for slot in board.slots:
        assert sorted(number for number, _ in board.exits(slot)) == [1, 2, 3, 4]


@GAMES
@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_has_a_name_and_what_acts_has_a_text(game: str, language: str) -> None:
    words, box = messages(language, "survival.ftl", f"{game}.ftl", game=game), BOXES[game]
    assert all(words[f"{kind}-{id}"] for kind, rows in named(box).items() for id in rows)
    texts = [words[f"{kind}-{id}-text"] for kind, rows in explained(box).items() for id in rows]
    assert [text for text in texts if not text.endswith(".")] == []


@GAMES
def test_both_languages_have_the_same_messages(game: str) -> None:
    english, polish = (
        messages(one, "survival.ftl", f"{game}.ftl", game=game) for one in ("en", "pl")
    )
    assert list(english) == list(polish)
