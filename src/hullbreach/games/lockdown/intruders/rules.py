"""What the intruders of Nemesis decide when they hunt in the base: they hide nothing."""

from __future__ import annotations

from hullbreach.games.lockdown.rules.hive import HiveInTheBase
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.nemesis.cards.weaknesses import surprise_number
from hullbreach.games.survival.hive.kinds import BREEDER, QUEEN
from hullbreach.games.survival.rules.model import Intruder
from hullbreach.kernel import Rule, rule

BREEDER_UP = (BREEDER, QUEEN)


class GuestIntruderRules(HiveInTheBase):
    """The intruders, far from the ship."""

    @rule("N-306")
    def token_number(self, g: Lockdown, token: str, seat: int) -> Rule[int]:
        """The number on the token; a weakness makes it smaller."""
        yield from ()
        return surprise_number(g, token)

    @rule("N-297")
    def breaks_doors(self, g: Lockdown, intruder: Intruder, corridor: str) -> bool:
        """Once their way of moving is known, only breeders and the queen break doors."""
        return not g.weakness("weakness-the-way-of-moving") or intruder.kind in BREEDER_UP

    def blood_bonus(self, g: Lockdown, intruder: Intruder, by: int | None) -> int:
        """A species on the brink of extinction dies sooner."""
        return int(g.weakness("weakness-species-on-the-brink-of-extinction"))

    def attack_victims(self, g: Lockdown, card: str, intruder: Intruder, seat: int) -> list[int]:
        """A frenzy in the caves reaches nobody else."""
        return [seat] if g.crew[seat].groping else super().attack_victims(g, card, intruder, seat)
