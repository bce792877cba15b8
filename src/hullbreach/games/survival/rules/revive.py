"""Revive: in a cooperative game the AutoDoc brings the dead back."""

from __future__ import annotations

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.events import Revived
from hullbreach.games.survival.rules.model import EMERGENCY_ROOM, RED_CORPSE, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.games.survival.rules.wounds import dress, heal_light
from hullbreach.kernel import rule
from hullbreach.kernel.state import without


@rule("N-578", "N-579", "N-580", "N-581", "N-583", "N-585", "N-705", "N-708")
def wake_the_dead(g: Survival[SurvivalState]) -> None:
    """Whoever lies dead in the working emergency room lives again."""
    slot = g.slot_of(EMERGENCY_ROOM)
    if not g.state.revive or not slot or g.broken(slot) or g.infested(slot):
        return
    bearers = g.people(slot) if g.rules.wakes_carried else []
    for zone in (slot, *map(model.hands, bearers)):
        for corpse in [thing for thing in g.state.zones[zone] if thing in g.state.fallen]:
            if g.rules.can_wake(g, g.state.fallen[corpse]):
                _wake(g, corpse, slot, zone)


@rule("N-580", "N-582", "N-584", "N-706")
def _wake(g: Survival[SurvivalState], corpse: str, slot: str, zone: str) -> None:
    """The corpse in a zone is the character again: no light wounds, the serious ones dressed."""
    seat = g.state.fallen[corpse]
    g.state.fallen = without(g.state.fallen, corpse)
    g.put(corpse, zone, model.supply(RED_CORPSE))
    who = g.crew[seat]
    who.status, who.slot, who.cause = "aboard", slot, None
    g.tell(Revived(g.name(seat), g.place(slot)), "N-580")
    heal_light(g, seat, "N-582")
    for card in list(g.state.zones[model.wounds(seat)]):
        dress(g, seat, card, "N-582")
    g.rules.woke(g, seat)
