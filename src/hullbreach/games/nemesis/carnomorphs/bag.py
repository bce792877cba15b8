"""How the bag of the carnomorphs develops."""

from __future__ import annotations

from hullbreach.games.nemesis.carnomorphs.kinds import (
    BUTCHER,
    METAGORGER,
    RED,
    SHAMBLER,
    all_of,
    free,
    objects_at,
    slimed,
)
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.attacks import attack
from hullbreach.games.survival.rules.encounters import surprises
from hullbreach.games.survival.rules.intruders import add_token, leave, place
from hullbreach.games.survival.rules.model import BAG, BLANK, DRAWN, POOL
from hullbreach.games.survival.rules.noise import silence_around
from hullbreach.games.survival.rules.phases import startle
from hullbreach.kernel import Rule, rule
from hullbreach.kernel.counters import change, count
from hullbreach.kernel.packs import Counter, Insert, Stage
from hullbreach.kernel.state import without

GROWING = Counter("growing", high=1)
"""Whether a blue metagorger was drawn, and everybody is still to be heard."""


@rule("NC-024", "NC-025", "NC-029", "NC-032", "NC-036")
def develop(g: Nemesis, token: str) -> Rule[None]:
    """What a drawn token brings about: blue metagorgers and the butcher leave the bag."""
    kind = "" if token == BLANK else g.rules.token_kind(token)
    red = token.startswith(RED)
    stays = red or kind not in (METAGORGER, BUTCHER)
    g.put(token, DRAWN, BAG if stays else POOL)
    if red:
        yield from swarm(g)
    elif kind == BUTCHER:
        yield from butcher_comes(g, token)
    else:
        if not kind:
            slink_off(g)
            add_token(g, METAGORGER, "NC-038")
        if kind == METAGORGER:
            change(g.state, GROWING, 1)
        startle(g)


@rule("NC-024", "NC-025")
def _grow(g: Nemesis) -> Rule[None]:
    """After the noise rolls for a blue metagorger: another one joins the bag."""
    if count(g.state, GROWING):
        g.state.counters = without(g.state.counters, GROWING.id)
        add_token(g, METAGORGER, "NC-025")
    g.advance()
    yield from ()


GROWTH = (Insert(Stage("growth", _grow), after="noise"),)


@rule("NC-026", "NC-027", "NC-028", "NC-030", "NC-031", "NC-083", "NC-084", "NC-085", "NC-086")
def swarm(g: Nemesis) -> Rule[None]:
    """A metagorger wherever there is one or something to eat, and then one in the nest."""
    rooms = [
        slot for slot in g.board.slots if METAGORGER in g.state.zones[slot] or objects_at(g, slot)
    ]
    nest = g.nest()
    if nest and not g.state.nest_destroyed:
        rooms.append(nest)
    for slot in rooms:
        if free(g, METAGORGER):
            yield from place(g, METAGORGER, slot, "NC-026")


@rule("NC-037", "NC-038")
def slink_off(g: Nemesis) -> None:
    """Shamblers that nobody fights are gone."""
    for one in all_of(g, SHAMBLER):
        if not g.fighting(one):
            leave(g, one, "NC-037")


@rule("NC-033", "NC-034", "NC-035", "NC-087")
def butcher_comes(g: Nemesis, token: str) -> Rule[None]:
    """The butcher comes for somebody who is slimed, and measures that hand; if nobody is, for the first."""
    people = g.active()
    if not people or not free(g, BUTCHER):
        return
    seat = min(slimed(g) or people[:1], key=lambda one: len(g.hand(one)))
    slot = g.crew[seat].slot
    silence_around(g, slot)
    butcher = yield from place(g, BUTCHER, slot, "NC-033")
    if butcher is not None and (yield from surprises(g, token, seat)):
        yield from attack(g, butcher, seat, surprise=True)
