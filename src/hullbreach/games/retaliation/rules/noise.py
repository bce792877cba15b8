"""Noise: the roll after a move, danger, and what comes out of a noise marker."""

from __future__ import annotations

from hullbreach.games.retaliation.rules.events import DangerIgnored, NoiseResolved
from hullbreach.games.retaliation.rules.hive import step_in
from hullbreach.games.retaliation.rules.markers import destroy_door, hush, make_noise
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.events import Encountered, NoiseRolled
from hullbreach.games.survival.rules.model import BAG, DRAWN
from hullbreach.kernel import Rule, rule

DANGER = "danger"
TOKEN = "token"
"""The zone of a token that was drawn: its number is seen by nobody."""


@rule("R-286", "R-623", "R-624", "R-648")
def noise_roll(g: Retaliation, seat: int, *, ward: str = "") -> Rule[None]:
    """Roll for noise where a character is; every adjacent corridor with that value answers once.

    They all do, even if somebody dies of the first. An item may `ward` danger off.
    """
    who = g.crew[seat]
    if not who.aboard:
        return
    face = g.roll(g.die("noise"))
    g.tell(NoiseRolled(g.name(seat), f"noise-{face}"), "R-286")
    if face == DANGER:
        yield from danger(g, seat, ward=ward)
        return
    number, space = int(face), who.slot
    for gap in [gap for gap in g.exits(space) if number in g.values(gap)]:
        yield from _noise_in(g, seat, gap, space)


@rule("R-287", "R-288", "R-289", "R-607", "R-608")
def _noise_in(g: Retaliation, seat: int, gap: str, space: str) -> Rule[None]:
    """The largest intruder comes out; or the noise is resolved; or there is noise now."""
    figures = g.figures(gap)
    if figures and g.closed_at(gap, space):
        destroy_door(g, gap, space)
    elif figures:
        yield from step_in(g, figures[0], gap, space, seat)
    elif g.noisy(gap):
        yield from resolve_noise(g, gap, seat)
    else:
        make_noise(g, gap)


def draw_token(g: Retaliation) -> str:
    """A random token from the bag; nobody sees its number yet."""
    return g.draw_blind(BAG, TOKEN)


@rule("R-290", "R-291", "R-296", "R-297", "R-298", "R-515")
def danger(g: Retaliation, seat: int, *, ward: str = "") -> Rule[None]:
    """A token is drawn, and resolved in the room of the character; unless an item wards the danger off."""
    if ward:
        g.tell(DangerIgnored(g.name(seat), ward), "R-515")
        return
    token = draw_token(g)
    space = g.crew[seat].slot
    g.tell(Encountered(g.name(seat), g.place(space), g.rules.token_face(token)), "R-290")
    yield from g.rules.token_in_room(g, token, space, seat)


@rule("R-292", "R-293", "R-294", "R-295", "R-298")
def resolve_noise(g: Retaliation, gap: str, by: int | None = None) -> Rule[None]:
    """A noise marker is removed, and a token is resolved in its corridor."""
    hush(g, gap)
    token = draw_token(g)
    g.put(token, TOKEN, DRAWN)
    g.tell(NoiseResolved(g.corridor_name(gap), token), "R-292")
    g.put(token, DRAWN, TOKEN)
    yield from g.rules.token_in_corridor(g, token, gap, by)
