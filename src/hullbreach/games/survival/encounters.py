"""Encounters: an intruder appears out of the bag where a character is; and the bag grows."""

from __future__ import annotations

from typing import Any

from hullbreach.games.survival.attacks import attack
from hullbreach.games.survival.events import Encountered
from hullbreach.games.survival.intruders import add_token, place
from hullbreach.games.survival.model import ADULT, BAG, BLANK, DRAWN, POOL, QUEEN, Intruder
from hullbreach.games.survival.noise import noise_around, silence_around
from hullbreach.games.survival.play import Survival
from hullbreach.kernel import Rule, rule


@rule(
    "N-298", "N-301", "N-303", "N-304", "N-305", "N-306", "N-307", "N-308", "N-309", "N-310",
    "N-311", "N-312", "N-314",
)  # fmt: skip
def encounter(g: Survival[Any], seat: int) -> Rule[None]:
    """Silence the corridors, draw a token, place the intruder, and see whether it surprises."""
    silence_around(g, g.crew[seat].slot)
    intruder, number = yield from emerge(g, seat)
    if intruder is not None and g.crew[seat].aboard and len(g.hand(seat)) < number:
        yield from attack(g, intruder, seat, surprise=True)


@rule("N-304", "N-305", "N-309", "N-310", "N-311", "N-312")
def emerge(g: Survival[Any], seat: int) -> Rule[tuple[Intruder | None, int]]:
    """Draw a token and place its intruder where the character is; with the token's number."""
    slot, zones = g.crew[seat].slot, g.state.zones
    if not zones[BAG]:
        return None, 0
    drawn = g.draw_blind(BAG, DRAWN)
    g.tell(Encountered(g.name(seat), g.place(slot), g.rules.token_face(drawn)), "N-304")
    if drawn == BLANK:
        noise_around(g, slot, "N-310")
        if not zones[BAG]:
            add_token(g, ADULT, "N-311")
        g.put(drawn, DRAWN, BAG)
        return None, 0
    intruder = yield from place(g, g.rules.token_kind(drawn), slot, "N-305")
    number = 0 if intruder is None else (yield from g.rules.token_number(g, drawn, seat))
    g.put(drawn, DRAWN, POOL)
    return intruder, number


@rule("N-111", "N-112", "N-614")
def queen_meets(g: Survival[Any], slot: str, token: str) -> Rule[None]:
    """The queen comes to her nest: the smallest hand there is measured against her token."""
    from hullbreach.games.survival.attacks import victim

    if not g.free_figure(QUEEN):
        return
    silence_around(g, slot)
    queen = yield from place(g, QUEEN, slot, "N-111")
    if queen is None or not g.people(slot):
        return
    seat = victim(g, slot)
    number = yield from g.rules.token_number(g, token, seat)
    if len(g.hand(seat)) < number:
        yield from attack(g, queen, seat, surprise=True)
