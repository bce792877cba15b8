"""Encounters: an intruder appears out of the bag where a character is; and the bag grows."""

from __future__ import annotations

from hullbreach.games.survival.rules.attacks import attack
from hullbreach.games.survival.rules.events import Encountered, HandMeasured, Summoned
from hullbreach.games.survival.rules.intruders import place
from hullbreach.games.survival.rules.model import (
    BAG,
    BLANK,
    DRAWN,
    POOL,
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
def encounter(g: Survival[SurvivalState], seat: int, roll: str | None = None) -> Rule[None]:
    """Silence the corridors, draw a token, place the intruder, and see whether it surprises."""
    slot = g.crew[seat].slot
    silence_around(g, slot)
    if not g.state.zones[BAG]:
        return
    drawn = g.draw_blind(BAG, DRAWN)
    g.tell(Encountered(g.name(seat), g.place(slot), drawn, roll), "N-304")
    intruder = yield from g.rules.emerges(g, drawn, slot, seat)
    surprised = intruder is not None and (yield from surprises(g, drawn, seat))
    g.rules.put_back(g, drawn)
    if surprised and intruder is not None:
        yield from attack(g, intruder, seat, surprise=True, token=drawn, roll=roll)


@rule("N-362")
def summon(
    g: Survival[SurvivalState], seat: int, slot: str = "", rule_id: str = "N-362"
) -> Rule[None]:
    """Another intruder comes out of the bag to where a character is, or to a room: nobody is surprised."""
    slot = slot or g.crew[seat].slot
    if not g.state.zones[BAG]:
        return
    drawn = g.draw_blind(BAG, DRAWN)
    g.tell(Summoned(g.place(slot), drawn), rule_id)
    yield from g.rules.emerges(g, drawn, slot, seat)
    g.rules.put_back(g, drawn)


@rule("N-305", "N-310", "N-311", "N-312")
def emerge(g: Survival[SurvivalState], token: str, slot: str, seat: int) -> Rule[Intruder | None]:
    """Place the intruder of a drawn token in a room for a seat; a blank only makes noise."""
    if token == BLANK:
        noise_around(g, slot, "N-310")
        if not g.state.zones[BAG]:
            g.rules.last_blank(g)
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
