"""Every action that a player of Nemesis can ever choose: the family's, and those of the ship."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from hullbreach.games.nemesis.content import Content
from hullbreach.games.nemesis.rules.model import ENGINES
from hullbreach.games.nemesis.rules.setup import pieces
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.learning.vocabulary import Words
from hullbreach.games.survival.rules.model import OBJECTS
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


@cache
def vocabulary(edition: SurvivalEdition, layout: str, hunted: bool) -> Vocabulary:
    """The actions of a game on this side of the board; `hunted`: by a player of the intruders."""
    kind = HuntedShip if hunted else Ship
    return kind(edition, layout, pieces(edition)).vocabulary()


class Ship(Words):
    """What the crew can do."""

    content: Content

    def own(self) -> Iterable[Option]:
        """Pods, engines, the destination, the mail."""
        yield from self.spoken((ON_SLOTS, self.slots), (ON_PODS, self.of("pod")))
        yield from phrases("examine", OBJECTS)
        for verb in ("keep-order", "swap-order"):
            yield from phrases(verb, ENGINES)
        spaces = self.content.tracks["destination"].spaces
        yield from phrases("destination", [f"space-{space}" for space in spaces])
        decks = dict.fromkeys(row.deck for row in self.content.objectives.values())
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
