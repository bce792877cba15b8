"""Spawning: Xeno cards, extra activations, growth from mold, and what happens when figures run out."""

from __future__ import annotations

from hullbreach.games.invader.box import Kind
from hullbreach.games.invader.rules import mold, verbs, xenos
from hullbreach.games.invader.rules.events import Activated, RanOut, Spawned, XenoCardDrawn
from hullbreach.games.invader.rules.model import XENO_DECK, XENO_DISCARD, Counts, spawn_tokens
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import Rule, choose, rule

SPAWN, FALL_IN, MOLD_FALL_IN = "spawn", "fall-in", "mold-fall-in"
"""Tasks of the agenda: a card for a zone; an abomination comes to a zone, or to one of several."""
REACT, LINK, EXTRA = "react", "link", "extra"
"""Survivors may attack what has come; they take extra turns; a kind acts once more."""
ANEW = "anew"
"""What marks the first reaction to a card."""


@rule("Z-240", "Z-241", "Z-242", "Z-246", "Z-332", "Z-508")
def spawn_all(g: Invader) -> None:
    """A card for each spawn token, in the order of the mission; those that then sleep draw none."""
    zones = g.state.zones
    draws = [f"{SPAWN} {zone}" for zone in g.rules.spawns for _ in zones[spawn_tokens(zone)]]
    g.state.agenda += reversed(draws)


@rule("Z-241", "Z-246", "Z-243", "Z-244", "Z-245", "Z-247", "Z-248", "Z-252", "Z-562", "Z-563")
def spawn(g: Invader, zone: str) -> Rule[None]:
    """One Xeno card for one spawn zone, if that is awake by now."""
    g.state.agenda.pop()
    if zone not in g.state.awake or not g.state.zones[spawn_tokens(zone)]:
        return
    g.state.reacted, before = (), g.state.horde
    card = draw(g)
    row = g.box.xeno_cards[card.removeprefix("xenocard-")]
    kind = kind_of(g, row.xeno)
    left = [one for one in g.rules.spawns if g.state.zones[spawn_tokens(one)]]
    awake = tuple(one for one in left if one in g.state.awake)
    asleep = tuple(one for one in left if one not in awake)
    order = g.rules.spawns
    g.tell(XenoCardDrawn(card, zone, kind.name, g.level_name(), order, awake, asleep), "Z-243")
    match row.does:
        case "spawn":
            place(g, kind, row.counts[g.level()], zone)
        case "abomination":
            abomination(g, kind, zone)
        case "mold":
            yield from mold_spawn(g, row.xeno, row.each)
        case "activate":
            announce(g, kind)
    call_up(g, before, ANEW)


@rule("Z-452", "Z-454")
def call_up(g: Invader, before: dict[str, Counts], *more: str) -> None:
    """Who has the reflexes may attack at once what came after this `before`, by a card `ANEW`."""
    if not any(g.has(one, "reflexes") for one in g.crew):
        return
    horde, none = g.state.horde, g.none
    grown = [zone for zone in horde if sum(horde[zone]) > sum(before.get(zone, none))]
    if grown:
        g.state.agenda.append(" ".join((REACT, *more, *grown)))


@rule("Z-486", "Z-636")
def announce(g: Invader, kind: Kind) -> None:
    """A kind will act once more; who is linked to the Xenos comes first."""
    g.state.agenda.append(f"{EXTRA} {kind.id}")
    if linked := [one.id for one in g.there() if g.has(one, "xeno-link")]:
        g.state.agenda.append(" ".join((LINK, *linked)))


def draw(g: Invader) -> str:
    """The next Xeno card; an empty deck is made of its discard pile anew."""
    if not g.state.zones[XENO_DECK]:
        g.move_all(XENO_DISCARD, XENO_DECK)
        g.shuffle(XENO_DECK)
    return g.draw(XENO_DECK, XENO_DISCARD)


def kind_of(g: Invader, id: str) -> Kind:
    """A kind of Xeno by its id."""
    return next(kind for kind in g.kinds if kind.id == id)


@rule("Z-263", "Z-264", "Z-265", "Z-266", "Z-501", "Z-564", "Z-567", "Z-568", "Z-569")
def place(g: Invader, kind: Kind, number: int, zone: str) -> None:
    """So many Xenos come to a zone; if there are too few, all that are left, and abominations act."""
    there = min(number, g.state.stock[kind.at])
    put(g, kind, there, zone)
    if there < number:
        g.tell(RanOut(kind.name), "Z-263")
        g.state.agenda.append(f"{FALL_IN} {zone}")
        activate_abominations(g)


def put(g: Invader, kind: Kind, number: int, zone: str) -> None:
    """Figures from the stock come to a zone."""
    if not number:
        return
    g.change(zone, kind.at, number)
    g.tell(Spawned(kind.name, number, zone), "Z-244")
    g.rules.xenos_entered(g, zone)
    if kind.row.abomination:
        mold.spoil(g, zone)


@rule("Z-249", "Z-250")
def extra_activation(g: Invader, id: str) -> None:
    """All Xenos of a kind act at once; at danger level blue nothing happens."""
    g.state.agenda.pop()
    kind = kind_of(g, id)
    if g.level():
        g.tell(Activated(kind.name), "Z-249")
        xenos.activate(g, [kind])


@rule("Z-253", "Z-254", "Z-255", "Z-565")
def abomination(g: Invader, kind: Kind, zone: str) -> None:
    """All abominations on the map act, then one comes to the zone if there is one left."""
    g.state.agenda.append(f"{FALL_IN} {zone}")
    activate_abominations(g)


def activate_abominations(g: Invader) -> None:
    """All abominations on the map act."""
    there = [
        kind
        for kind in g.kinds
        if kind.row.abomination and any(counts[kind.at] for counts in g.state.horde.values())
    ]
    if there:
        g.tell(Activated(there[0].name), "Z-253")
        xenos.activate(g, there)


def fall_in(g: Invader, zone: str) -> None:
    """An abomination that is left comes to a zone."""
    g.state.agenda.pop()
    kind = next((one for one in g.kinds if one.row.abomination and g.state.stock[one.at]), None)
    if kind is not None:
        before = g.state.horde
        put(g, kind, 1, zone)
        call_up(g, before)


# From mold


@rule("Z-256", "Z-257", "Z-258", "Z-259", "Z-260", "Z-261", "Z-262", "Z-566")
def mold_spawn(g: Invader, id: str, number: int) -> Rule[None]:
    """So many Xenos in each zone of active mold; if they run out the players say where the last ones go."""
    kind, left = kind_of(g, id), list(g.state.mold)
    while left and g.state.stock[kind.at]:
        zone = left[0]
        if g.state.stock[kind.at] < number * len(left) and len(left) > 1:
            options = [verbs.FILL(one) for one in left]
            chosen = yield from choose(g.state.first, "ask-fill", options, "Z-259", xeno=kind.name)
            zone = chosen.args[0]
        if g.state.stock[kind.at] < number:
            put(g, kind, g.state.stock[kind.at], zone)
            break
        put(g, kind, number, zone)
        left.remove(zone)
    if left:
        g.tell(RanOut(kind.name), "Z-260")
        g.state.agenda.append(" ".join((MOLD_FALL_IN, *left)))
        activate_abominations(g)


@rule("Z-261", "Z-262")
def mold_fall_in(g: Invader, zones: list[str]) -> Rule[None]:
    """An abomination that is left comes to a mold zone that got too few Xenos, if the mold is alive."""
    g.state.agenda.pop()
    kind = next((one for one in g.kinds if one.row.abomination and g.state.stock[one.at]), None)
    options = [verbs.FILL(one) for one in zones if one in g.state.mold]
    if kind is None or not options:
        return
    chosen = yield from choose(g.state.first, "ask-fill", options, "Z-261", xeno=kind.name)
    before = g.state.horde
    put(g, kind, 1, chosen.args[0])
    call_up(g, before)
