"""Every action that a player of Nemesis can ever choose: the family's, and those of the ship."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from hullbreach.games.nemesis.effects import NEMESIS
from hullbreach.games.nemesis.model import BOARDS, CONTENT, ENGINES, NemesisOptions
from hullbreach.games.nemesis.setup import box, characters
from hullbreach.games.survival.model import OBJECTS
from hullbreach.games.survival.vocabulary import Words, labels
from hullbreach.kernel import Option
from hullbreach.kernel.vocabulary import Vocabulary, phrases

ON_SLOTS = ("let-air-out", "walk-outside")
ON_PODS = (
    "enter-pod",
    "launch",
    "wait-in-pod",
    "leave-pod",
    "stay-in-pod",
    "unlock-pod",
    "lock-pod",
)
LABELS = labels(CONTENT, BOARDS)


@cache
def vocabulary(options: NemesisOptions) -> Vocabulary:
    """The actions of a game with these options."""
    kind = HuntedShip if options.intruder_player else Ship
    people, pieces = characters(options.medic), box(options, 1)
    return kind(CONTENT, NEMESIS, BOARDS[options.layout], people, pieces).vocabulary(LABELS)


class Ship(Words):
    """What the crew can do."""

    def own(self) -> Iterable[Option]:
        """Pods, engines, the destination, the mail."""
        yield from self.spoken((ON_SLOTS, self.slots), (ON_PODS, self.of("pod")))
        yield from phrases("examine", OBJECTS)
        for verb in ("keep-order", "swap-order"):
            yield from phrases(verb, ENGINES)
        spaces = CONTENT.tracks["destination"].spaces
        yield from phrases("destination", [f"space-{space}" for space in spaces])
        decks = dict.fromkeys(row.deck for row in CONTENT.objectives.values())
        yield from phrases("read-messages", self.people, [f"objective-{deck}" for deck in decks])


class HuntedShip(Ship):
    """Also what the player of the intruders can do."""

    def own(self) -> Iterable[Option]:
        """Cards, moves and attacks."""
        yield from super().own()
        cards = self.of("intruder-card")
        ways = (*self.corridors, *self.networks)
        yield from phrases("intruder-move", cards, self.figures, ways)
        yield from phrases("intruder-attack", cards, self.figures, self.people)
        yield from phrases("intruder-effect", cards)
        yield from phrases("discard", cards)
        yield from phrases("intruder-resolve", [*self.of("event"), *self.of("attack")])
        yield from phrases("intruder-pursue", self.people)
        yield from phrases("intruder-heal", self.figures)
