"""Every action that a player of the family's games can ever choose: all that its verbs can say.

Here is what there is of each kind of argument. It may be more than the rules ever offer; it must
never be less. Figures have names that are given as they come (`figure-7`): here they are called by
their kind and their place, so that a crowd needs no action for each. Those of one kind in
one place are the same to who learns; the number stands for the one that is hurt most.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import permutations
from typing import Any

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks.view import View
from hullbreach.games.survival.rules.combat import EGGS
from hullbreach.games.survival.rules.model import COLOURS, CONTAMINATION, OBJECTS, SCANNED
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.games.survival.rules.verbs import VERBS
from hullbreach.kernel import Text
from hullbreach.kernel.verbs import Arguments, Verb, spoken
from hullbreach.kernel.vocabulary import Vocabulary

HERE = "here"
"""Where the seat's own character stands."""


def aliases(view: View[Any]) -> dict[str, tuple[str, ...]]:
    """What the figures on the board are called, those that are hurt most first."""
    places: dict[str, list[str]] = {}
    for seat, who in enumerate(view.crew):
        if who.status == "aboard":
            names = [HERE, who.id] if seat == view.seat else [who.id]
            places.setdefault(who.slot, []).extend(names)
    return {
        figure.id: _called(figure.kind, (*places.get(figure.slot, ()), figure.slot))
        for figure in sorted(view.figures, key=lambda one: -one.injuries)
    }


@cache
def _called(kind: str, places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{kind}@{place}" for place in places)


def labels(edition: SurvivalEdition) -> dict[str, Text]:
    """The words for what has other ones during play: slots, corridors, and figures."""
    found: dict[str, Text] = {}
    for board in edition.boards.values():
        found |= {slot: Text("table-space", {"number": row_id(slot)}) for slot in board.slots}
        for passage in board.passages.values():
            a, b = map(row_id, passage.ends)
            found[passage.id] = Text("table-way", {"a": a, "b": b})
    places = {slot: name for slot, name in found.items() if slot.startswith("slot-")}
    for kind in _kinds(edition.box):
        found[f"{kind}@{HERE}"] = Text("table-figure-here", {"kind": kind})
        for place, where in places.items():
            found[f"{kind}@{place}"] = Text("table-figure-at", {"kind": kind, "where": where})
        for person in edition.box.characters:
            who = f"character-{person}"
            found[f"{kind}@{who}"] = Text("table-figure-at", {"kind": kind, "where": Text(who)})
    return found


def _kinds(content: Content) -> list[str]:
    return [f"intruder-{row.id}" for row in content.intruders.values()]


class Words:
    """The arguments of a game, by their kinds, and all that can be said with them."""

    verbs: tuple[Verb, ...] = ()
    """What can be done only in some way to play."""
    content: Content

    def __init__(self, edition: SurvivalEdition, layout: str, box: Iterable[str]) -> None:
        self.edition, self.board = edition, edition.boards[layout]
        self.content, self.layer = edition.box, edition.effects
        self.pieces = sorted(box)
        self.items, self.quests = self.of("item"), self.of("quest")

    def of(self, kind: str) -> list[str]:
        """The components whose ids begin like this."""
        return [one for one in self.pieces if one.startswith(f"{kind}-")]

    def vocabulary(self) -> Vocabulary:
        """All actions: of the family, of the game, and of packs."""
        brought = [verb for parts in self.edition.parts for verb in parts.verbs]
        verbs = [*VERBS, *brought, *self.verbs]
        return Vocabulary(spoken(verbs, self.arguments(verbs)), labels(self.edition))

    def arguments(self, verbs: Iterable[Verb]) -> Arguments:
        """What there is of each kind; unless it is said, the components that are called so."""
        kinds: Mapping[str, Iterable[str]] = self.kinds()
        found = {kind: [*zip(words)] for kind, words in kinds.items()} | self.pairs()
        for name in (name for verb in verbs for kind in verb.kinds for name in kind.names):
            found.setdefault(name, [*zip(self.of(name))])
        return found

    def kinds(self) -> dict[str, Iterable[str]]:
        """The words of each kind."""
        board, rows, figures = self.board, self.content.items.values(), _kinds(self.content)
        return {
            "slot": board.slots,
            "corridor": board.passages,
            "network": board.networks,
            "person": self.of("character"),
            "item": self.items,
            "quest": self.quests,
            "object": self.objects(),
            "weapon": self.weapons(),
            "crafted": [f"item-{row.id}" for row in rows if row.recipe],
            "contamination": (CONTAMINATION, *SCANNED),
            "token": self.tokens(),
            "roll": self.rolls(),
            "effect": self.effects(),
            "colour": [f"colour-{colour}" for colour in COLOURS],
            "figure": [f"{kind}@{slot}" for kind in figures for slot in board.slots],
            "prey": [f"{kind}@{HERE}" for kind in figures],
            "eggs": [EGGS],
        }

    def pairs(self) -> dict[str, list[tuple[str, ...]]]:
        """What belongs together."""
        board, figures = self.board, _kinds(self.content)
        heavy = [one for one in (*self.items, *self.quests) if self.row(one).heavy]
        return {
            "walk": [(slot, way) for ways in board.ways.values() for way, slot in ways],
            "target": [(f"{kind}@{slot}", slot) for kind in figures for slot in board.slots],
            "march": [
                (f"{kind}@{slot}", way)
                for kind in figures
                for slot, ways in board.ways.items()
                for way in (*dict(ways), *board.networks)
            ],
            "push": [
                (f"{kind}@{slot}", beyond)
                for kind in figures
                for slot, others in board.neighbours.items()
                for beyond in others
            ],
            "pursuit": [
                (f"{kind}@{person}", person) for kind in figures for person in self.of("character")
            ],
            "heavy-pair": [*permutations(heavy, 2)],
        }

    def rolls(self) -> list[str]:
        """What the dice for shots can show."""
        dice = [die for name, die in self.content.dice.items() if name in ("combat", "advantage")]
        return list(dict.fromkeys(f"combat-{face}" for die in dice for face in die.faces))

    def objects(self) -> list[str]:
        """What can be carried and is no item, as far as there is any of the kind."""
        there = dict.fromkeys(map(kind_of, self.pieces))
        return [thing for thing in OBJECTS if kind_of(thing) in there]

    def tokens(self) -> list[str]:
        """What can be turned up in an unexplored room."""
        return self.of("exploration")

    def weapons(self) -> list[str]:
        """Everything that shoots."""
        return [one for one in (*self.items, *self.quests) if self.row(one).weapon is not None]

    def row(self, thing: str) -> Any:
        """The row of an item or a quest item."""
        rows = self.content.items if thing.startswith("item-") else self.content.quests
        return rows[row_id(thing)]

    def effects(self) -> list[str]:
        """What cards, items and rooms let one choose between."""
        layers = (self.layer.cards, self.layer.items, self.layer.rooms)
        found = [one for effects in layers for one in effects.alternatives()]
        return [f"effect-{one.__name__.replace('_', '-')}" for one in found]
