"""What the intruders of Nemesis decide: surprise, doors, fire, and what their weaknesses change."""

from __future__ import annotations

from hullbreach.games.nemesis.cards.weaknesses import fire_damage, surprise_number
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.hive.kinds import BREEDER, QUEEN
from hullbreach.games.survival.hive.rules import Hive
from hullbreach.games.survival.rules import combat
from hullbreach.games.survival.rules.model import Intruder
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.weapons import FLAMETHROWER
from hullbreach.kernel import Rule, rule

BREEDER_UP = (BREEDER, QUEEN)


class IntruderRules(Hive[Nemesis]):
    """The intruders aboard."""

    @rule("N-306")
    def token_number(self, g: Nemesis, token: str, seat: int) -> Rule[int]:
        """The number on the token; a weakness makes it smaller."""
        yield from ()
        return surprise_number(g, token)

    @rule("N-297")
    def breaks_doors(self, g: Nemesis, intruder: Intruder, corridor: str) -> bool:
        """Once their way of moving is known, only breeders and the queen break doors."""
        return not g.weakness("weakness-the-way-of-moving") or intruder.kind in BREEDER_UP

    def directions(self, g: Nemesis, event: str) -> tuple[int, ...]:
        """The corridor number on an event card."""
        return (g.box.events[row_id(event)].direction,)

    led_by_player = True

    def thrown_fire(self, g: Nemesis, injuries: int) -> int:
        """More if they are known to fear fire."""
        return fire_damage(g, super().thrown_fire(g, injuries))

    def burns(self, g: Nemesis) -> int:
        """One injury, more if they are known to fear fire."""
        return fire_damage(g, super().burns(g))

    def burn_eggs(self, g: Nemesis, slot: str) -> None:
        """All that lie about, and one of the stock; more if they are known to fear fire."""
        effects = g.box.numbers.effects
        prone = g.weakness("weakness-vulnerability-to-fire")
        combat.burn_eggs(g, slot, effects.vulnerable_fire_eggs if prone else effects.fire_eggs)

    def blood_bonus(self, g: Nemesis, intruder: Intruder, by: int | None) -> int:
        """A species on the brink of extinction dies sooner."""
        bonus = int(g.weakness("weakness-species-on-the-brink-of-extinction"))
        return super().blood_bonus(g, intruder, by) + bonus

    def shot_total(self, g: Nemesis, seat: int, weapon: str, kind: str, injuries: int) -> int:
        """With what they are prone to: energy, and the fire of a flamethrower. Eggs are not."""
        if row_id(weapon) == FLAMETHROWER and kind != combat.EGGS:
            return fire_damage(g, injuries)
        return super().shot_total(g, seat, weapon, kind, injuries)
