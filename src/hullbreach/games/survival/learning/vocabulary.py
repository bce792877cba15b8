"""Every action that a player of the family's games can ever choose, in a fixed order.

Most verbs go with anything of a kind, so this lists more than the rules ever offer; it must
never list less. Figures have names that are given as they come (`figure-7`): here they are the
first, the second, ... of their kind on the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks.view import View
from hullbreach.games.survival.rules.combat import EGGS
from hullbreach.games.survival.rules.model import COLOURS, CONTAMINATION, OBJECTS, SCANNED
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Option, Text
from hullbreach.kernel.vocabulary import Vocabulary, phrases

BARE = (
    "pass", "done", "room", "trade", "agree", "refuse", "for-nothing", "for-an-offer", "interrupt",
    "alone", "stay", "reroll", "scan-hand", "no-scan",
)  # fmt: skip
"""Verbs that stand alone."""
ON_SLOTS = (
    "look-at", "flood", "doors-of", "crawl", "block", "intranet", "throw-at-eggs", "throw-into",
    "lure",
)  # fmt: skip
ON_CORRIDORS = ("open-door", "close-door", "blow-door", "take-door")
ON_PEOPLE = (
    "draft", "to", "cover", "together", "order", "treat", "read-log", "stun", "heal-light",
)  # fmt: skip
ON_THINGS = ("drop", "offer", "for", "in-return")
ON_ITEMS = ("use", "keep", "burn", "give-up", "component", "autoload")
ON_WEAPONS = ("weapon", "recharge", "reload", "attach", "spend-ammo", "spare-ammo")
WALKS = ("move", "careful", "go", "slip")


def aliases(view: View[Any]) -> dict[str, str]:
    """What the figures on the board are called here."""
    count: dict[str, int] = {}
    names = {}
    for figure in view.figures:
        number = count[figure.kind] = count.get(figure.kind, 0) + 1
        names[figure.id] = f"{figure.kind}#{number}"
    return names


def figures(content: Content) -> dict[str, Text]:
    """All figures of the box, by what they are called here, and their words."""
    return {
        f"intruder-{row.id}#{number}": Text(
            "table-figure", {"kind": f"intruder-{row.id}", "number": number}
        )
        for row in content.intruders.values()
        for number in range(1, row.count + 1)
    }


def labels(edition: SurvivalEdition) -> dict[str, Text]:
    """The words for what has other ones during play: figures, slots, and corridors."""
    found = figures(edition.box)
    for board in edition.boards.values():
        found |= {slot: Text("table-space", {"number": row_id(slot)}) for slot in board.slots}
        for passage in board.passages.values():
            a, b = map(row_id, passage.ends)
            found[passage.id] = Text("table-way", {"a": a, "b": b})
    return found


class Words:
    """The arguments of a game, by their kinds, and all that can be said with them."""

    content: Content

    def __init__(self, edition: SurvivalEdition, layout: str, box: Iterable[str]) -> None:
        self.edition, board = edition, edition.boards[layout]
        self.content, self.layer = edition.box, edition.effects
        self.slots = board.slots
        self.corridors = tuple(board.passages)
        self.networks = tuple(board.networks)
        self.walks = [(slot, way) for ways in board.ways.values() for way, slot in ways]
        self.figures = list(figures(self.content))
        self.pieces = sorted(box)
        self.people = self.of("character")
        self.items, self.quests, self.cards = map(self.of, ("item", "quest", "card"))
        self.things = [*self.items, *self.quests, *OBJECTS]

    def of(self, kind: str) -> list[str]:
        """The components whose ids begin like this."""
        return [one for one in self.pieces if one.startswith(f"{kind}-")]

    def vocabulary(self) -> Vocabulary:
        """All actions."""
        return Vocabulary([*self.family(), *self.own(), *self.added()], labels(self.edition))

    def added(self) -> Iterable[Option]:
        """What has come since the first release: at the end, so that the others keep their numbers."""
        yield from phrases("discard", SCANNED)
        yield from phrases("leave-it")

    def own(self) -> Iterable[Option]:
        """What can be done in this game only."""
        return ()

    def spoken(self, *groups: tuple[tuple[str, ...], Iterable[str]]) -> Iterable[Option]:
        """Verbs with one argument each."""
        for verbs, words in groups:
            known = list(words)
            for verb in verbs:
                yield from phrases(verb, known)

    def family(self) -> Iterable[Option]:
        """What can be done in all games."""
        for verb in BARE:
            yield from phrases(verb)
        yield from self.spoken(
            (ON_SLOTS, self.slots),
            (ON_CORRIDORS, self.corridors),
            (ON_PEOPLE, self.people),
            (ON_THINGS, self.things),
            (ON_ITEMS, [*self.items, *self.quests]),
            (ON_WEAPONS, self.weapons()),
        )
        for verb in WALKS:
            for slot, way in self.walks:
                yield from phrases(verb, [slot], [way])
        yield from phrases("noise", (*self.corridors, *self.networks))
        yield from phrases("shoot", self.weapons(), [*self.figures, EGGS])
        for verb in ("melee", "shoot-at"):
            yield from phrases(verb, [*self.figures, EGGS])
        yield from phrases("drive-off", self.figures)
        yield from phrases("throw-at", self.figures, self.slots)
        yield from phrases("play", self.cards)
        yield from phrases("discard", [*self.cards, CONTAMINATION])
        yield from phrases("react", [*self.cards, *self.quests])
        yield from phrases("activate", self.quests)
        rows = self.content.items.values()
        yield from phrases("craft", [f"item-{row.id}" for row in rows if row.recipe])
        yield from phrases("pick-up", OBJECTS)
        yield from phrases("objective", self.of("objective"))
        yield from phrases("effect", self.effects())
        yield from phrases("search-deck", [f"colour-{colour}" for colour in COLOURS])
        yield from phrases("heal", self.of("wound"))
        for verb in ("dress", "heal-wound"):
            yield from phrases(verb, self.people, self.of("wound"))
        for verb in ("heed-token", "ignore-token"):
            yield from phrases(verb, self.tokens())
        for verb in ("leave-on-top", "put-at-bottom"):
            yield from phrases(verb, self.of("event"))
        yield from phrases("keep-roll", self.rolls())
        for one, other in permutations(self.heavy(), 2):
            yield from phrases("tape", [one], [other])

    def rolls(self) -> list[str]:
        """What the dice for shots can show."""
        dice = [die for name, die in self.content.dice.items() if name in ("combat", "advantage")]
        return list(dict.fromkeys(f"combat-{face}" for die in dice for face in die.faces))

    def tokens(self) -> list[str]:
        """What can be turned up in an unexplored room."""
        return self.of("exploration")

    def weapons(self) -> list[str]:
        """Everything that shoots."""
        return [one for one in (*self.items, *self.quests) if self.row(one).weapon is not None]

    def heavy(self) -> list[str]:
        """Items that fill a hand."""
        return [one for one in (*self.items, *self.quests) if self.row(one).heavy]

    def row(self, thing: str) -> Any:
        """The row of an item or a quest item."""
        rows = self.content.items if thing.startswith("item-") else self.content.quests
        return rows[row_id(thing)]

    def effects(self) -> list[str]:
        """What cards, items and rooms let one choose between."""
        layers = (self.layer.cards, self.layer.items, self.layer.rooms)
        found = [one for effects in layers for one in effects.alternatives()]
        return [f"effect-{one.__name__.replace('_', '-')}" for one in found]
