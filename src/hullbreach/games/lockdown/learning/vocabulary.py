"""Every action that a player of Lockdown can ever choose: the family's, and those of the base."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations, permutations

from hullbreach.games.lockdown.rules.effects import COMPUTER
from hullbreach.games.lockdown.rules.escape import ON_FOOT, ROVER
from hullbreach.games.lockdown.rules.model import POWERED, SPACES
from hullbreach.games.lockdown.rules.setup import pieces
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.learning.vocabulary import Words
from hullbreach.games.survival.rules.combat import EGGS
from hullbreach.games.survival.rules.model import OBJECTS
from hullbreach.kernel import Option
from hullbreach.kernel.vocabulary import Vocabulary, phrases

BARE = (
    "accept", "decline", "spend-items", "break-here", "come-along", "plan-of-pool", "rover-away", "spare-card",
)  # fmt: skip
ON_SLOTS = ("defend", "vent", "ride-to", "rover-to", "drive")
ON_PEOPLE = ("plan-of", "instead", "operate-on")
ON_ITEMS = ("panic-drop", "react")
ON_SPACES = ("cargo-token", "cargo-to")


@cache
def vocabulary(edition: SurvivalEdition, guests: str) -> Vocabulary:
    """The actions of a game with these packs."""
    (layout,) = edition.boards
    return Base(edition, layout, pieces(edition, guests)).vocabulary()


class Base(Words):
    """What can be done in the base and around it."""

    def tokens(self) -> list[str]:
        """Also on the surface."""
        return [*super().tokens(), *self.of("surface")]

    def own(self) -> Iterable[Option]:
        """Power, computer, plans, cargo, ways out."""
        for verb in BARE:
            yield from phrases(verb)
        sections = [f"section-{place}" for place in POWERED]
        kinds = dict.fromkeys(item.partition("#")[0] for item in self.items)
        yield from self.spoken(
            (ON_SLOTS, self.slots),
            (ON_PEOPLE, self.people),
            (ON_ITEMS, [*self.items, *self.quests]),
            (ON_SPACES, [f"space-{space}" for space in SPACES]),
            (("cut-power",), sections),
            (("take-item",), kinds),
            (("bunker",), (ROVER, ON_FOOT)),
            (("computer",), COMPUTER.ids()),
            (("hunter",), self.figures),
            (("still", "hush"), (*self.corridors, *self.networks)),
            (("lure",), OBJECTS),
            (("put-on-top",), [*self.of("event"), *self.of("attack")]),
        )
        for slot, way in self.walks:
            yield from phrases("drive-to", [slot], [way])
        yield from phrases("command", self.figures, self.slots)
        yield from phrases("examine", OBJECTS, ["", *self.people])
        for one, other in combinations(sections, 2):
            yield from phrases("swap-power", [one], [other])
        for order in permutations(self.of("power")):
            yield from phrases("power-order", *([token] for token in order))

    def added(self) -> Iterable[Option]:
        """Also what came later to this game."""
        yield from super().added()
        yield from phrases("drive-off", [EGGS])
