"""Every action that a player of Nemesis can ever choose: the family's, and those of the ship."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from hullbreach.games.nemesis.content import Content
from hullbreach.games.nemesis.rules import intruder_verbs
from hullbreach.games.nemesis.rules.model import ENGINES
from hullbreach.games.nemesis.rules.setup import pieces
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.learning.vocabulary import Words
from hullbreach.kernel.vocabulary import Vocabulary


@cache
def vocabulary(edition: SurvivalEdition, layout: str, hunted: bool) -> Vocabulary:
    """The actions of a game on this side of the board; `hunted`: by a player of the intruders."""
    kind = HuntedShip if hunted else Ship
    return kind(edition, layout, pieces(edition)).vocabulary()


class Ship(Words):
    """What the crew can do."""

    content: Content

    def kinds(self) -> dict[str, Iterable[str]]:
        """Also engines, the destination, the mail."""
        spaces = self.content.tracks["destination"].spaces
        decks = dict.fromkeys(row.deck for row in self.content.objectives.values())
        return super().kinds() | {
            "engine": ENGINES,
            "destination": [f"space-{space}" for space in spaces],
            "objective-back": [f"objective-{deck}" for deck in decks],
        }


class HuntedShip(Ship):
    """Also what the player of the intruders can do."""

    verbs = intruder_verbs.VERBS
