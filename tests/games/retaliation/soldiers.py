"""Who stands where with what, in the words that several tests of Retaliation begin with."""

from typing import Any

from hullbreach.games.retaliation.suite.scenario import RetaliationScenario

FOUR = ("rest", "search", "demolition", "repairs")


def soldier(drawing: str, who: str, *cards: str, **how: Any) -> RetaliationScenario:
    """Somebody with these cards in hand."""
    return RetaliationScenario(drawing, **how).hand(who, *cards)


def medic(drawing: str, *things: str, **how: Any) -> RetaliationScenario:
    """The Medic with four cards, and with these things."""
    return soldier(drawing, "medic", *FOUR, **how).has("medic", *things)


def without(s: RetaliationScenario, zone: str, left: int = 0) -> RetaliationScenario:
    """All but so many of the things in a zone are out of the game."""
    g = s.edit()
    while len(g.state.zones[zone]) > left:
        g.take(zone, 0, "gone")
    return s
