"""How intruders attack: whom, with which card, and what the victim may do against it."""

from __future__ import annotations

from typing import Any

from hullbreach.games.survival.rules.actions import renew
from hullbreach.games.survival.rules.contamination import contaminate
from hullbreach.games.survival.rules.events import Attacked, IntruderKilled
from hullbreach.games.survival.rules.intruders import kill
from hullbreach.games.survival.rules.model import DRAWN, Intruder, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.games.survival.rules.wounds import die, serious, wound
from hullbreach.kernel import Rule, Text, rule


@rule("N-358", "N-359", "N-360")
def victim(g: Survival[SurvivalState], slot: str) -> int:
    """Who in the room is attacked."""
    return g.rules.victim(g, slot)


@rule("N-357", "N-362", "N-363", "N-364", "N-365", "N-366")
def attack(
    g: Survival[SurvivalState],
    intruder: Intruder,
    seat: int,
    *,
    surprise: bool = False,
    leaving: bool = False,
    card: str = "",
    token: str | None = None,
    roll: str | None = None,
) -> Rule[None]:
    """One attack on one character: with a card, or as the race attacks without any.

    It is a `surprise`, or meets somebody who is `leaving` the room. A `card` that was chosen for
    it is in the `drawn` zone. A noise `roll` and the `token` drawn then are only told.
    """
    aimed = seat
    seat = yield from g.rules.attacked(g, intruder, aimed)
    if seat != aimed:
        surprise = leaving = False
    if not g.rules.draws_card(intruder, surprise):
        yield from g.rules.bites(g, intruder, seat, surprise)
        return
    if not card:
        if not renew(g, "attack", "N-365"):
            return
        card = g.draw("deck-attack", DRAWN)
    hit = g.rules.strikes(g, card, intruder)
    told = Attacked(
        intruder.kind, g.name(seat), card, hit, surprise, token, roll, dark=g.dark(seat)
    )
    g.tell(told, "N-362")
    for one in g.rules.attack_victims(g, card, intruder, seat) if hit else ():
        # Only whoever was taken by surprise can be saved by steady nerves.
        struck = yield from g.rules.struck(g, intruder, one, surprise and one == seat)
        if struck is not None:
            yield from g.rules.attack_effect(g, card, intruder, struck)
            if leaving and struck == seat:
                g.rules.chases(g, card, intruder, seat)
    g.put(card, DRAWN, "discard-attack")


@rule("N-362", "N-369", "N-665")
def hit(
    g: Survival[SurvivalState], row: Any, seat: int, *, light: int = 0, deep: int = 0
) -> Rule[None]:
    """The wounds of an attack card, or death for whoever has too many; then its contamination."""
    cause = Text(f"attack-{row.id}")
    if row.deadly is not None and serious(g, seat) >= row.deadly:
        yield from die(g, seat, cause, "N-362")
        return
    yield from wound(g, seat, cause, light=light, deep=deep)
    for _ in range(row.contamination):
        contaminate(g, seat, "N-369")


@rule("N-492")
def kill_all(g: Survival[SurvivalState], slot: str, cause: Text, rule_id: str) -> Rule[None]:
    """Nobody in a room survives, be it intruder or character."""
    for intruder in g.intruders(slot):
        kill(g, intruder)
        if g.figure(intruder.id) is None:
            g.tell(IntruderKilled(intruder.kind, cause), rule_id)
    for seat in g.people(slot):
        yield from die(g, seat, cause, rule_id)


@rule("N-333", "N-334", "N-361")
def attacks_on_leaving(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Each intruder in the room attacks whoever escapes, the largest first."""
    slot = g.crew[seat].slot
    for intruder in g.intruders(slot):
        if not g.crew[seat].aboard:
            return
        if g.figure(intruder.id) is not None:
            yield from attack(g, intruder, seat, leaving=True)
