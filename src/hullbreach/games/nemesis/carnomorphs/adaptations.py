"""Adaptations: cards that strengthen all carnomorphs, shown as the kinds appear, overcome by research."""

from __future__ import annotations

from hullbreach.games.nemesis.carnomorphs.events import AdaptationOvercome, AdaptationShown
from hullbreach.games.nemesis.carnomorphs.kinds import STUDIES, adaptation
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.model import GONE, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import NO_EYES, rule

VORACIOUS = "weakness-voracious"
AGILE = "weakness-agile"
THICK_HIDE = "weakness-thick-hide"
FIREPROOF = "weakness-fireproof"
AMBUSHER = "weakness-ambusher"
FEARLESS = "weakness-fearless"
BATTERING_RAM = "weakness-battering-ram"
CAUSTIC_BLOOD = "weakness-caustic-blood"


@rule("NC-068", "NC-070", "NC-102", "NC-103")
def reveal(g: Survival[SurvivalState], kind: str) -> None:
    """A kind is on the board: if it is the first of its kind, its adaptation is in force from now on."""
    if kind not in STUDIES:
        return
    zone = adaptation(kind)
    if not g.state.zones[zone] or g.state.eyes[zone] != NO_EYES:
        return
    g.turn_up(zone)
    card = g.state.zones[zone][0]
    g.state.weaknesses = [*g.state.weaknesses, card]
    g.tell(AdaptationShown(kind, card), "NC-068")


@rule("NC-071", "NC-105")
def revealed(g: Nemesis, what: str) -> bool:
    """Whether the adaptation to which an object leads lies open: its figure has left it."""
    zone = f"weakness-{what}"
    return bool(g.state.zones[zone]) and g.state.eyes[zone] != NO_EYES


@rule("NC-071")
def overcome(g: Nemesis, seat: int, what: str) -> None:
    """The adaptation to which an object leads is out of the game."""
    zone = f"weakness-{what}"
    card = g.state.zones[zone][0]
    g.put(card, zone, GONE)
    g.state.weaknesses = [one for one in g.state.weaknesses if one != card]
    g.tell(AdaptationOvercome(g.name(seat), card), "NC-071")
