"""Encounters: an intruder appears out of the bag where a character is; and the bag grows."""

from __future__ import annotations

from typing import Any

from hullbreach.games.survival.attacks import attack
from hullbreach.games.survival.events import Encountered
from hullbreach.games.survival.intruders import add_token, place
from hullbreach.games.survival.model import ADULT, BAG, BLANK, POOL, QUEEN
from hullbreach.games.survival.noise import noise_around, silence_around
from hullbreach.games.survival.play import Survival
from hullbreach.kernel import Rule, rule

DRAWN = "drawn"
"""The zone of a token that was drawn from the bag and is being dealt with."""


@rule(
    "N-298", "N-301", "N-303", "N-304", "N-305", "N-306", "N-307", "N-308", "N-309", "N-310",
    "N-311", "N-312", "N-314",
)  # fmt: skip
def encounter(g: Survival[Any], seat: int) -> Rule[None]:
    """Silence the corridors, draw a token, place the intruder, and see whether it surprises."""
    who, zones = g.crew[seat], g.state.zones
    slot = who.slot
    silence_around(g, slot)
    if not zones[BAG]:
        return
    drawn = g.draw_blind(BAG, DRAWN)
    g.tell(Encountered(g.name(seat), g.place(slot), g.rules.token_face(drawn)), "N-304")
    if drawn == BLANK:
        noise_around(g, slot, "N-310")
        if not zones[BAG]:
            add_token(g, ADULT, "N-311")
        g.put(drawn, DRAWN, BAG)
        return
    intruder = yield from place(g, g.rules.token_kind(drawn), slot, "N-305")
    number = g.rules.token_number(g, drawn)
    g.put(drawn, DRAWN, POOL)
    if intruder is None or not who.aboard or g.figure(intruder.id) is None:
        return
    if len(g.hand(seat)) < number:
        yield from attack(g, intruder, seat, surprise=True)


@rule("N-111", "N-112")
def queen_meets(g: Survival[Any], slot: str) -> Rule[None]:
    """The queen comes to her nest: the smallest hand there is measured against her token."""
    from hullbreach.games.survival.attacks import victim

    silence_around(g, slot)
    queen = yield from place(g, QUEEN, slot, "N-111")
    if queen is None or not g.people(slot):
        return
    seat = victim(g, slot)
    if len(g.hand(seat)) < g.rules.kind_number(g, QUEEN):
        yield from attack(g, queen, seat, surprise=True)
