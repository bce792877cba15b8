"""Positions in which things are refused, for tests: what is the matter, and the answer to "why not?".

A test puts seat 0 in a room and seat 1 far away, and changes the position with these words. What
every game of the family says about it is compared with tables written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.suite.scenario import SurvivalScenario
from hullbreach.kernel import Text, Texts

Change = Callable[[Any], Any]
"""Makes something else of a scenario that has not begun."""


class Row(NamedTuple):
    """A room, what else is the matter there, and every reason that is told, after its rule."""

    room: str
    change: Change
    reasons: tuple[str, ...]


def row(room: str, change: Change, *reasons: str) -> Row:
    """A row of a table."""
    return Row(room, change, reasons)


def rows(table: dict[str, list[Row]]) -> list[tuple[str, Row]]:
    """Every row of a table with the name of what is refused."""
    return [(name, row) for name, found in table.items() for row in found]


# What is the matter


def here(s: SurvivalScenario) -> str:
    """The room of seat 0."""
    return str(s.play.place(s.where(0)))


def as_it_is(s: SurvivalScenario) -> None:
    """Healthy and clean, with cards to pay with, and nobody to fight."""


def then(*changes: Change) -> Change:
    """One change after the other."""

    def change(s: SurvivalScenario) -> None:
        for one in changes:
            one(s)

    return change


def has(*items: str) -> Change:
    """These items at hand, too."""
    return lambda s: s.has(0, *items)


def poor(s: SurvivalScenario) -> None:
    """Nothing to pay with."""
    s.hand(0)


def unarmed(s: SurvivalScenario) -> None:
    """Nothing in hand."""
    s.only("hands-0", rest=model.GONE)


def fighting(s: SurvivalScenario) -> None:
    """An adult in the room."""
    s.intruder("adult", here(s))


def together(s: SurvivalScenario) -> None:
    """Seat 1 is here, too."""
    s.at(1, here(s))


def broken(s: SurvivalScenario) -> None:
    """A malfunction in the room."""
    s.mark("malfunction", here(s))


def burning(s: SurvivalScenario) -> None:
    """A fire in the room."""
    s.mark("fire", here(s))


def searched(s: SurvivalScenario) -> None:
    """Nothing is left in any room."""
    s.set(searches={})


def shut_in(s: SurvivalScenario) -> None:
    """Closed doors all around."""
    for beyond in dict.fromkeys(s.play.board.neighbours[s.where(0)]):
        s.door(here(s), beyond)


def ruined(s: SurvivalScenario) -> None:
    """All doors are destroyed."""
    s.set(ruined=list(s.play.board.passages))


def all_explored(s: SurvivalScenario) -> None:
    """Every room is explored."""
    g = s.edit()
    for slot in g.board.slots:
        if slot not in g.state.explored:
            s.explore(g.state.zones[model.tile(slot)][0], slot)


fighting_unarmed = then(fighting, unarmed)
fighting_shut_in = then(fighting, shut_in)


# What is never said


def unsaid(game: str, words: Traversable, sentences: Iterable[str]) -> list[str]:
    """The reasons in a folder of words that none of these sentences is, whatever its arguments."""
    said = {sentence.partition(": ")[2] for sentence in sentences}
    source = (words / "en" / "denials.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^(denied-[a-z0-9-]+) =", source, re.MULTILINE)
    return [id for id in ids if not any(map(re.compile(_shape(game, id)).fullmatch, said))]


def _shape(game: str, id: str) -> str:
    """A message as a pattern: in all its numbers, with anything for a name."""
    return "|".join(re.escape(text).replace("ANYTHING", ".+") for text in _forms(game, id))


def _forms(game: str, id: str) -> Iterator[str]:
    for one in (1, "ANYTHING"):
        for other in (0, 1, "ANYTHING"):
            yield Texts("en", game).format(Text(id, {"a": one, "b": other}))
