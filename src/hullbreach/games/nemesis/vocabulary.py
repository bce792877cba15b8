"""Every action that a player of Nemesis can ever choose, in a fixed order.

Most verbs go with anything of a kind, so this lists more than the rules ever offer; it must
never list less. Figures have names that are given as they come (`figure-7`): here they are the
first, the second, ... of their kind on the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import permutations

from hullbreach.games.nemesis.effects import CARDS, ITEMS, ROOMS
from hullbreach.games.nemesis.model import BOARDS, COLOURS, CONTENT, ENGINES, NemesisOptions
from hullbreach.games.nemesis.setup import box, characters
from hullbreach.games.nemesis.view import View
from hullbreach.games.survival.combat import EGGS
from hullbreach.games.survival.model import CONTAMINATION, OBJECTS, SIZES
from hullbreach.games.survival.rulebook import row_id
from hullbreach.kernel import Option, Text
from hullbreach.kernel.vocabulary import Vocabulary, phrases

BARE = (
    "pass", "done", "room", "trade", "agree", "refuse", "for-nothing", "for-an-offer", "interrupt",
    "alone", "stay", "reroll", "scan-hand", "no-scan",
)  # fmt: skip
"""Verbs that stand alone."""
ON_SLOTS = (
    "look-at", "flood", "doors-of", "let-air-out", "crawl", "block", "intranet", "throw-at-eggs",
    "throw-into", "lure", "walk-outside",
)  # fmt: skip
ON_CORRIDORS = ("open-door", "close-door", "blow-door", "take-door")
ON_PEOPLE = (
    "draft", "to", "cover", "together", "order", "treat", "read-log", "stun", "heal-light",
)  # fmt: skip
ON_PODS = (
    "enter-pod",
    "launch",
    "wait-in-pod",
    "leave-pod",
    "stay-in-pod",
    "unlock-pod",
    "lock-pod",
)
ON_THINGS = ("drop", "offer", "for", "in-return")
ON_ITEMS = ("use", "keep", "burn", "give-up", "component", "autoload")
ON_WEAPONS = ("weapon", "recharge", "reload", "attach", "spend-ammo", "spare-ammo")
WALKS = ("move", "careful", "go", "slip")


@cache
def vocabulary(options: NemesisOptions) -> Vocabulary:
    """The actions of a game with these options."""
    words = _Words(options)
    return Vocabulary(
        [*words.crew(), *(words.hunters() if options.intruder_player else ())], LABELS
    )


def aliases(view: View) -> dict[str, str]:
    """What the figures on the board are called here."""
    count = dict.fromkeys(SIZES, 0)
    names = {}
    for figure in view.figures:
        number = count[figure.kind] = count[figure.kind] + 1
        names[figure.id] = f"{figure.kind}#{number}"
    return names


FIGURES = [
    (kind, number)
    for kind in SIZES
    for number in range(1, CONTENT.intruders[kind.removeprefix("intruder-")].count + 1)  # type: ignore[index]
]
FIGURE_NAMES = {
    f"{kind}#{number}": Text("nemesis-figure", {"kind": kind, "number": number})
    for kind, number in FIGURES
}
LABELS = FIGURE_NAMES | {
    slot: Text("nemesis-space", {"number": slot.partition("-")[2]})
    for board in BOARDS.values()
    for slot in board.slots
}
"""What is on a slot is known only during play."""


class _Words:
    """The arguments, by their kinds."""

    def __init__(self, options: NemesisOptions) -> None:
        board = BOARDS[options.layout]
        self.slots = board.slots
        self.corridors = tuple(board.passages)
        self.networks = tuple(board.networks)
        self.walks = [(slot, way) for ways in board.ways.values() for way, slot in ways]
        self.people = [f"character-{one}" for one in characters(options.medic)]
        self.figures = list(FIGURE_NAMES)
        pieces = sorted(box(options, 1))
        self.items = [one for one in pieces if one.startswith("item-")]
        self.quests = [one for one in pieces if one.startswith("quest-")]
        self.cards = [one for one in pieces if one.startswith("card-")]
        self.things = [*self.items, *self.quests, *OBJECTS]
        self.pieces = pieces

    def of(self, kind: str) -> list[str]:
        """The components whose ids begin like this."""
        return [one for one in self.pieces if one.startswith(f"{kind}-")]

    def crew(self) -> Iterable[Option]:
        """What the crew can do."""
        for verb in BARE:
            yield from phrases(verb)
        for verbs, words in (
            (ON_SLOTS, self.slots),
            (ON_CORRIDORS, self.corridors),
            (ON_PEOPLE, self.people),
            (ON_PODS, self.of("pod")),
            (ON_THINGS, self.things),
            (ON_ITEMS, [*self.items, *self.quests]),
            (ON_WEAPONS, self.weapons()),
        ):
            for verb in verbs:
                yield from phrases(verb, words)
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
        yield from phrases(
            "craft", [f"item-{row.id}" for row in CONTENT.items.values() if row.recipe]
        )
        yield from phrases("pick-up", OBJECTS)
        yield from phrases("examine", OBJECTS)
        yield from phrases("objective", self.of("objective"))
        yield from phrases("effect", self.effects())
        yield from phrases("search-deck", [f"colour-{colour}" for colour in COLOURS])
        yield from phrases("heal", self.of("wound"))
        for verb in ("dress", "heal-wound"):
            yield from phrases(verb, self.people, self.of("wound"))
        for verb in ("keep-order", "swap-order"):
            yield from phrases(verb, ENGINES)
        for verb in ("leave-on-top", "put-at-bottom"):
            yield from phrases(verb, self.of("event"))
        spaces = CONTENT.tracks["destination"].spaces
        yield from phrases("destination", [f"space-{space}" for space in spaces])
        faces = dict.fromkeys(CONTENT.dice["combat"].faces)
        yield from phrases("keep-roll", [f"combat-{face}" for face in faces])
        decks = dict.fromkeys(row.deck for row in CONTENT.objectives.values())
        yield from phrases("read-messages", self.people, [f"objective-{deck}" for deck in decks])
        for one, other in permutations(self.heavy(), 2):
            yield from phrases("tape", [one], [other])

    def hunters(self) -> Iterable[Option]:
        """What the player of the intruders can do."""
        cards = self.of("intruder-card")
        ways = (*self.corridors, *self.networks)
        yield from phrases("intruder-move", cards, self.figures, ways)
        yield from phrases("intruder-attack", cards, self.figures, self.people)
        yield from phrases("intruder-effect", cards)
        yield from phrases("discard", cards)
        yield from phrases("intruder-resolve", [*self.of("event"), *self.of("attack")])
        yield from phrases("intruder-pursue", self.people)
        yield from phrases("intruder-heal", self.figures)

    def weapons(self) -> list[str]:
        """Everything that shoots."""
        return [one for one in self.items if CONTENT.items[row_id(one)].weapon is not None]

    def heavy(self) -> list[str]:
        """Items that fill a hand."""
        return [
            *(one for one in self.items if CONTENT.items[row_id(one)].heavy),
            *(one for one in self.quests if CONTENT.quests[row_id(one)].heavy),
        ]

    def effects(self) -> list[str]:
        """What cards, items and rooms let one choose between."""
        found = [one for effects in (CARDS, ITEMS, ROOMS) for one in effects.alternatives()]
        return [f"effect-{one.__name__.replace('_', '-')}" for one in found]
