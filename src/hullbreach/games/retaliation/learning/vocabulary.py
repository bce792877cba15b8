"""Every action that a player of Retaliation can ever choose: all that its verbs can say.

Here is what there is of each kind of argument. It may be more than the rules ever offer; it must
never be less. Intruders are called by their kind: those of one kind in one place are the same to who
learns, and the number stands for the one that is hurt most.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from hullbreach.games.retaliation.looks.view import View
from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.effects import effect_name
from hullbreach.games.retaliation.rules.grid import ENDS, GAPS, SECTORS, SPACES
from hullbreach.games.retaliation.rules.model import GEARS, ROBOT, RetaliationOptions
from hullbreach.games.retaliation.rules.setup import pieces
from hullbreach.games.survival.rules.model import CONTAMINATION, EGG, SCANNED
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel.asks import Option
from hullbreach.kernel.verbs import Arguments, Verb, spoken
from hullbreach.kernel.vocabulary import Vocabulary

COLOURS = ("red", "yellow", "green")
MOST = 5
"""The largest crew: what was learned with two players can be tried with five."""


def every_piece(edition: Any) -> list[str]:
    """Every component that there can be, whatever was agreed."""
    found: dict[str, None] = {}
    for mode in ("standard", "coop"):
        options = RetaliationOptions(packs=edition.ids, mode=mode)
        found |= dict.fromkeys(pieces(edition, options, MOST))
    return sorted(found)


@cache
def vocabulary(edition: Any) -> Vocabulary:
    """The actions of an edition."""
    return Words(edition).vocabulary()


def aliases(view: View) -> dict[str, tuple[str, ...]]:
    """What intruders are called, those that are hurt most first."""
    figures: dict[str, int] = {}
    for group in (view.spaces, view.passages):
        for place in group.values():
            for thing in place.here:
                kind, _, hurt = thing.partition("#")
                if kind.startswith("intruder-"):
                    figures[thing] = int(hurt or 0)
    hurt_first = sorted(figures, key=lambda one: (-figures[one], one))
    return {one: (kind_of(one),) for one in hurt_first}


class Words:
    """The arguments of an edition, by their kinds, and all that can be said with them."""

    def __init__(self, edition: Any) -> None:
        self.edition, self.box = edition, edition.box
        self.pieces = every_piece(edition)
        self.kinds: tuple[str, ...] = edition.rules.kinds
        self.items = self.of("item")

    def of(self, kind: str) -> list[str]:
        """The components whose ids begin like this."""
        return [one for one in self.pieces if one.startswith(f"{kind}-")]

    def vocabulary(self) -> Vocabulary:
        """All actions: of the game, and of packs."""
        brought = [verb for parts in self.edition.parts for verb in parts.verbs]
        said = [verb for verb in dict.fromkeys([*verbs.VERBS, *brought]) if verb != verbs.PUSH]
        return Vocabulary([*spoken(said, self.arguments(said)), *self.pushes()])

    def arguments(self, said: Iterable[Verb]) -> Arguments:
        """What there is of each kind; unless it is said, the components that are called so."""
        found = {kind: [*zip(words)] for kind, words in self.words().items()} | self.pairs()
        for name in (name for verb in said for kind in verb.kinds for name in kind.names):
            found.setdefault(name, [*zip(self.of(name))])
        return found

    def words(self) -> Mapping[str, Iterable[str]]:
        """The words of each kind."""
        return {
            "space": SPACES,
            "gap": GAPS,
            "sector": [f"sector-{sector}" for sector in SECTORS],
            "figure": self.kinds,
            "person": self.of("character"),
            "contamination": (CONTAMINATION, *SCANNED),
            "item": [*self.items, EGG],
            "weapon": self.weapons(),
            "gear": GEARS,
            "effect": self.effects(),
            "colour": [f"colour-{colour}" for colour in COLOURS],
            "slot": self.slots(),
            "defence": self.of("anti-aircraft"),
            "points": ("points-1", "points-2"),
        }

    def pairs(self) -> dict[str, list[tuple[str, ...]]]:
        """What belongs together."""
        return {
            "doorway": [(gap, end) for gap in GAPS for end in ENDS[gap]],
            "standing": [(kind, place) for kind in self.kinds for place in (*SPACES, *GAPS)],
        }

    def pushes(self) -> list[Option]:
        """An intruder goes one step: from a corridor to a room beside it, or the other way."""
        steps = [(gap, end) for gap in GAPS for end in ENDS[gap]]
        return [
            verbs.PUSH(kind, *step)
            for kind in self.kinds
            for a, b in steps
            for step in ((a, b), (b, a))
        ]

    def weapons(self) -> list[str]:
        """Everything that shoots."""
        return [one for one in self.items if self.box.items[kind_of(one)[5:]].weapon]

    def slots(self) -> list[str]:
        """Where gear can be."""
        return [
            "belt",
            ROBOT,
            *(one for one in self.items if self.box.items[kind_of(one)[5:]].slots),
        ]

    def effects(self) -> list[str]:
        """What cards, items, rooms and robots let one choose between."""
        layer = self.edition.effects
        groups = (layer.cards, layer.items, layer.rooms, layer.robots)
        return [effect_name(one) for effects in groups for one in effects.alternatives()]
