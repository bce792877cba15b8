"""Skills that keep a survivor alive."""

from __future__ import annotations

from hullbreach.games.invader.rules import gear, verbs
from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import Rule, choose, rule

TOUGH = 1
"""How much of each attack a tough survivor ignores."""


@rule("Z-479", "Z-480", "Z-494", "Z-638")
def endured(g: Invader, who: Survivor, blows: list[tuple[str, int]]) -> int:
    """The damage of these blows, each with who deals it, as far as the survivor feels it."""
    felt = sum(damage for cause, damage in blows if feels(g, who, cause))
    return max(0, felt - TOUGH * (bool(g.has(who, "tough")) and steeled(g, blows)))


@rule("Z-494")
def feels(g: Invader, who: Survivor, cause: str) -> bool:
    """Whether a survivor feels the blows of this kind at all."""
    return not g.has(who, f"ironclad-{cause.partition('-')[2]}")


@rule("Z-479", "Z-480")
def steeled(g: Invader, blows: list[tuple[str, int]]) -> bool:
    """Whether toughness helps: against friends always, against Xenos in their own phase."""
    return g.state.stage == "xenos" or not any(cause.startswith("xeno-") for cause, _ in blows)


@rule("Z-481", "Z-637")
def shrugged(g: Invader, who: Survivor, damage: int) -> Rule[int]:
    """Each card that is discarded cancels one damage; the damage that is left."""
    while damage and g.has(who, "is-that-all") and (cards := gear.throwable(g, who)):
        options = [verbs.DISCARD(card, place) for card, place in cards]
        chosen = yield from choose(
            who.seat, "ask-shrug", [*options, verbs.DONE()], "Z-481", who=who.id, damage=damage
        )
        if chosen.verb == verbs.DONE:
            break
        gear.discard(g, who, chosen.args[0], f"{chosen.args[1]}-{who.id}")
        damage -= 1
        yield from gear.make_room(g, who)
    return damage
