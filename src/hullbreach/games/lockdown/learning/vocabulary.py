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
from hullbreach.kernel.vocabulary import Vocabulary

SECTIONS = tuple(f"section-{place}" for place in POWERED)


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

    def kinds(self) -> dict[str, Iterable[str]]:
        """Also power, computer, cargo, ways out."""
        return super().kinds() | {
            "space": [f"space-{space}" for space in SPACES],
            "section": SECTIONS,
            "kind-of-item": dict.fromkeys(item.partition("#")[0] for item in self.items),
            "way-out": (ROVER, ON_FOOT),
            "computer-option": COMPUTER.ids(),
            "nobody": [""],
        }

    def pairs(self) -> dict[str, list[tuple[str, ...]]]:
        """Also sections that exchange their power, and power tokens in some order."""
        return super().pairs() | {
            "section-pair": [*combinations(SECTIONS, 2)],
            "power-tokens": [*permutations(self.of("power"))],
        }
