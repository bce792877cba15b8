"""How the survivor arms itself against the Neosoma cult: with grenades rather than with ammo."""

from __future__ import annotations

from hullbreach.games.retaliation.survivor.situation import Situation


class CultSituation(Situation):
    """A view of the base that the cult has taken.

    Half of all bursts do nothing to armored ones, and firespitters fire back: grenades do better at both.
    """

    tokens = ("gear-oxygen", "gear-oxygen", "gear-grenade", "gear-grenade")
    guarded = ("gear-oxygen", "gear-ammo", "gear-grenade", "gear-oxygen")
