"""Encounters: an intruder appears out of the bag where a character is; and the bag grows."""

from __future__ import annotations

from hullbreach.games.survival.rules.attacks import attack
from hullbreach.games.survival.rules.events import Encountered, HandMeasured, Summoned
from hullbreach.games.survival.rules.intruders import add_token, place
from hullbreach.games.survival.rules.model import (
    ADULT,
    BAG,
    BLANK,
    DRAWN,
    POOL,
    QUEEN,
    Intruder,
    SurvivalState,
)
from hullbreach.games.survival.rules.noise import noise_around, silence_around
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import Rule, rule


@rule(
    "N-298", "N-301", "N-303", "N-304", "N-305", "N-306", "N-307", "N-308", "N-309", "N-310",
    "N-311", "N-312", "N-314",
)  # fmt: skip
def encounter(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Silence the corridors, draw a token, place the intruder, and see whether it surprises."""
    slot = g.crew[seat].slot
    silence_around(g, slot)
    if not g.state.zones[BAG]:
        return
    drawn = g.draw_blind(BAG, DRAWN)
    g.tell(Encountered(g.name(seat), g.place(slot), drawn), "N-304")
    intruder = yield from emerge(g, drawn, slot)
    surprised = intruder is not None and (yield from surprises(g, drawn, seat))
    put_back(g, drawn)
    if surprised and intruder is not None:
        yield from attack(g, intruder, seat, surprise=True)


@rule("N-362")
def summon(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Another intruder comes out of the bag to where a character is: no encounter, no surprise."""
    slot = g.crew[seat].slot
    if not g.state.zones[BAG]:
        return
    drawn = g.draw_blind(BAG, DRAWN)
    g.tell(Summoned(g.place(slot), drawn), "N-362")
    yield from emerge(g, drawn, slot)
    put_back(g, drawn)


@rule("N-305", "N-310", "N-311", "N-312")
def emerge(g: Survival[SurvivalState], token: str, slot: str) -> Rule[Intruder | None]:
    """Place the intruder of a drawn token in a room; a blank only makes noise."""
    if token == BLANK:
        noise_around(g, slot, "N-310")
        if not g.state.zones[BAG]:
            add_token(g, ADULT, "N-311")
        return None
    return (yield from place(g, g.rules.token_kind(token), slot, "N-305"))


@rule("N-309", "N-310")
def put_back(g: Survival[SurvivalState], token: str) -> None:
    """A drawn token goes to the pool; a blank back into the bag."""
    g.put(token, DRAWN, BAG if token == BLANK else POOL)


@rule("N-306", "N-307", "N-308")
def surprises(g: Survival[SurvivalState], token: str, seat: int) -> Rule[bool]:
    """Whether a hand is smaller than the number of a token; everybody can follow why."""
    number = yield from g.rules.token_number(g, token, seat)
    cards = len(g.hand(seat))
    surprised = g.crew[seat].aboard and cards < number
    g.tell(HandMeasured(g.name(seat), cards, number, surprised), "N-306")
    return surprised


@rule("N-111", "N-112", "N-614")
def queen_meets(g: Survival[SurvivalState], slot: str, token: str) -> Rule[None]:
    """The queen comes to her nest: the smallest hand there is measured against her token."""
    from hullbreach.games.survival.rules.attacks import victim

    if not g.free_figure(QUEEN):
        return
    silence_around(g, slot)
    queen = yield from place(g, QUEEN, slot, "N-111")
    if queen is None or not g.people(slot):
        return
    seat = victim(g, slot)
    if (yield from surprises(g, token, seat)):
        yield from attack(g, queen, seat, surprise=True)
