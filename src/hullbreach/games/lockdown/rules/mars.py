"""The surface of Mars: its die, its cards, what its tokens hold, and the rover that crosses it."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.lockdown.content import MarsEffect
from hullbreach.games.lockdown.rules import power
from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import MARS
from hullbreach.games.lockdown.rules.escape import ENVIRO_SUIT, wears
from hullbreach.games.lockdown.rules.events import Driven, MarsWeather, TurnEnds
from hullbreach.games.lockdown.rules.model import POWERED
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.actions import begin, discard_card, renew
from hullbreach.games.survival.rules.contamination import contaminate
from hullbreach.games.survival.rules.events import Discarded
from hullbreach.games.survival.rules.intruders import come_in
from hullbreach.games.survival.rules.items import find
from hullbreach.games.survival.rules.movement import DRIVEN, arrive, slime
from hullbreach.games.survival.rules.noise import noise_around, place_noise
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import COMMIT, Rule, Text, choose, rule

MARS_DIE = "mars"
COLOURED = {"surface-red": "red", "surface-yellow": "yellow", "surface-green": "green"}
WEATHER = "surface-mars"


# The rover


@rule("L-523", "L-598")
def drives(g: Lockdown, seat: int) -> Iterable[tuple[str, ...]]:
    """The other exits, for whoever stands beside the rover."""
    slot = g.crew[seat].slot
    if g.state.rover != slot:
        return ()
    exits = [f"slot-{one.id}" for one in g.map.slots.values() if one.exit]
    return [(other,) for other in exits if other != slot]


@rule("L-523", "L-524")
def drive(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Take the rover to another exit; nobody hears it."""
    yield COMMIT
    what = Text("act-drive", {"a": g.place(slot)})
    if (yield from begin(g, seat, g.box.numbers.costs.drive, what, "L-523")):
        yield from ride(g, seat, slot)


@rule("L-523", "L-524", "L-600", "L-601")
def ride(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """The rover and whoever drives it are at another exit."""
    g.state.rover = slot
    g.tell(Driven(g.name(seat), g.place(slot)), "L-523")
    yield from arrive(g, [seat], slot, "", DRIVEN)


# Tokens


@rule("L-505", "L-506", "L-596")
def explore_surface(g: Lockdown, seat: int, token: str) -> Rule[None]:
    """Something to take along, or bad weather."""
    if token in COLOURED:
        yield from find(g, seat, COLOURED[token], 1, "L-505")
    elif token == WEATHER:
        yield from draw_card(g, seat)


# Danger


@rule("L-531", "L-532")
def danger_outside(g: Lockdown, slot: str) -> None:
    """All hunters in the open come to this crossroads; if there are none, noise everywhere."""
    coming = [
        one
        for one in g.state.intruders
        if one.slot != slot and g.crossroads(one.slot) and not g.fighting(one)
    ]
    if coming:
        come_in(g, [(one, slot) for one in coming], [], "L-531")
    else:
        noise_around(g, slot, "L-532")


# Cards


@rule("L-503", "L-533", "L-534", "L-535", "L-610", "L-611")
def draw_card(g: Lockdown, seat: int) -> Rule[None]:
    """Draw and resolve a Mars card: its upper half, or the lower one for whoever is protected."""
    if not renew(g, "mars", "L-533"):
        return
    card = g.draw("deck-mars", "discard-mars")
    g.tell(MarsWeather(g.name(seat), card), "L-533")
    row = g.box.mars[row_id(card)]
    victims = [one for one in g.active() if outside(g, one)] if row.everyone else [seat]
    for one in victims:
        effect = row.sheltered if sheltered(g, one) else row.exposed
        yield from weather(g, one, card, effect)
    if row.exposed.power:
        yield from flare(g, seat)
    for special in MARS.get(card):
        yield from special(g, seat)


def outside(g: Lockdown, seat: int) -> bool:
    """Whether a character is on the surface, be it in a building."""
    return g.crew[seat].aboard and g.printed(g.crew[seat].slot).surface


@rule("L-535")
def sheltered(g: Lockdown, seat: int) -> bool:
    """Whether an Enviro-Suit or a building protects a character."""
    return wears(g, seat, ENVIRO_SUIT) or g.printed(g.crew[seat].slot).building is not None


@rule("L-536")
def weather(g: Lockdown, seat: int, card: str, effect: MarsEffect) -> Rule[None]:
    """What half a card does to one character, as far as numbers say it."""
    for _ in range(effect.contamination):
        contaminate(g, seat, "L-534")
    if effect.slime:
        slime(g, seat, "L-534")
    yield from wound(g, seat, Text(card), light=effect.light, deep=effect.serious)
    for _ in range(effect.discard):
        thrown = yield from discard_card(g, seat, "L-534")
        if thrown:
            g.tell(Discarded(g.name(seat), [thrown]), "L-534")
    yield from _tremble(g, seat, effect.noise)


def _tremble(g: Lockdown, seat: int, where: str) -> Rule[None]:
    """Noise in all areas, or in one of the player's choice."""
    quiet = [f"network-{area}" for area in g.map.areas if not g.noisy(f"network-{area}")]
    if where == "one" and quiet:
        areas = [verbs.NOISE(area) for area in quiet]
        chosen = yield from choose(seat, "ask-tremor", areas, "L-534")
        quiet = [chosen.args[0]]
    for area in quiet if where != "none" else []:
        place_noise(g, area, "L-534")


@rule("L-225")
def flare(g: Lockdown, seat: int) -> Rule[None]:
    """A section of the player's choice, or the elevator, loses its power."""
    places = [place for place in POWERED if g.powered(place)]
    if not places:
        return
    options = [own_verbs.CUT_POWER(f"section-{place}") for place in places]
    chosen = yield from choose(seat, "ask-cut-power", options, "L-534")
    place = chosen.args[0].removeprefix("section-")
    power.turn(g, power.token_at(g, place), False, "L-534")


@MARS("mars-loose-ground")
def stumble(g: Lockdown, seat: int) -> Rule[None]:
    """The turn is over, unless a suit or a building helps."""
    in_turn = g.state.stage == "turn" and g.state.turn == seat
    if in_turn and g.state.actions and not sheltered(g, seat):
        g.state.actions = 0
        g.tell(TurnEnds(g.name(seat)), "L-534")
    yield from ()


@MARS("mars-lost-bearings")
def stray(g: Lockdown, seat: int) -> Rule[None]:
    """The player on the left decides to which crossroads the character strays.

    Whoever has died or left takes no part any more: the next one decides.
    """
    slot = g.crew[seat].slot
    near = [verbs.GO(beyond, way) for way, beyond in g.board.ways[slot] if g.crossroads(beyond)]
    if sheltered(g, seat) or not near:
        return
    guide = g.left_of(seat)
    chosen = yield from choose(guide, "ask-lead-astray", near, "L-534", whom=g.name(seat))
    yield from arrive(g, [seat], *chosen.args)
