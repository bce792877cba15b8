"""Intruders that hatch: larvae, creepers, adults, breeders and a queen, with eggs and a nest."""

from __future__ import annotations

from typing import TypeVar

from hullbreach.games.survival.rules.events import EggLaid
from hullbreach.games.survival.rules.intruders import add_token
from hullbreach.games.survival.rules.model import (
    ADULT,
    BAG,
    BLANK,
    BREEDER,
    CREEPER,
    DRAWN,
    EGG,
    EGG_BOARD,
    LARVA,
    POOL,
    QUEEN,
    SurvivalState,
)
from hullbreach.games.survival.rules.phases import startle
from hullbreach.games.survival.rules.play import Survival
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import Rule, rule

G = TypeVar("G", bound=Survival[SurvivalState])


class Hive(Rulebook[G]):
    """What a race that hatches decides."""

    @rule(
        "N-104", "N-105", "N-106", "N-107", "N-108", "N-110", "N-111", "N-113", "N-114", "N-115",
    )  # fmt: skip
    def developed(self, g: G, token: str) -> Rule[None]:
        """The small ones grow up, the large ones stir, and the queen lays an egg or comes."""
        kind = BLANK if token == BLANK else self.token_kind(token)
        g.put(token, DRAWN, POOL if kind in (LARVA, CREEPER) else BAG)
        if kind == LARVA:
            add_token(g, ADULT, "N-105")
        elif kind == CREEPER:
            add_token(g, BREEDER, "N-106")
        elif kind == BLANK:
            add_token(g, ADULT, "N-114")
        elif kind in (ADULT, BREEDER):
            startle(g)
        elif kind == QUEEN:
            nest = g.nest()
            if nest and g.people(nest):
                yield from self.queen_comes(g, nest, token)
            elif g.lay(EGG, EGG_BOARD):
                g.tell(EggLaid(), "N-113")
