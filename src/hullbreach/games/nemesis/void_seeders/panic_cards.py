"""What the panic cards do, and when there is nothing that they could do.

Where a card speaks of the room, somebody who waits in a pod is in none. A move that panic forces upon
a character costs nothing, but is a move like any other: who leaves a fight is attacked, and who
comes into an empty room is heard.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.void_seeders import verbs as own_verbs
from hullbreach.games.nemesis.void_seeders.events import CardForgotten, WeaponEmptied, WoundOpened
from hullbreach.games.nemesis.void_seeders.insanity import (
    PANICS,
    POSSIBLE,
    Chance,
    Panic,
    go_mad,
)
from hullbreach.games.nemesis.void_seeders.kinds import NUMBERS
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import discard_card, draw_card, renew
from hullbreach.games.survival.rules.events import Discarded, EventDrawn, RoomEmptied
from hullbreach.games.survival.rules.items import fit_hands, give_up, in_the_way, weapons
from hullbreach.games.survival.rules.markers import break_room, set_fire
from hullbreach.games.survival.rules.model import CONTAMINATED, GONE, OBJECTS
from hullbreach.games.survival.rules.movement import walk
from hullbreach.games.survival.rules.wounds import die, wound
from hullbreach.kernel import Rule, Text, choose, rule


def card(id: str, possible: Chance) -> Callable[[Panic], Panic]:
    """Register what a panic card does, and when that is possible."""
    POSSIBLE(id)(possible)
    return PANICS(id)


def always(g: Nemesis, seat: int) -> bool:
    """Nothing stands in the way."""
    return True


def in_a_room(g: Nemesis, seat: int) -> bool:
    """The character is in a room."""
    return g.crew[seat].aboard


# The room


def _whole(g: Nemesis, seat: int) -> bool:
    slot = g.crew[seat].slot
    room = g.room(slot)
    return in_a_room(g, seat) and not g.broken(slot) and g.rules.can_break(g, room)


@card("panic-destructive-outburst", _whole)
def destructive_outburst(g: Nemesis, seat: int) -> Rule[bool]:
    """A malfunction where the character is."""
    break_room(g, g.crew[seat].slot, "NV-066")
    yield from ()
    return True


def _unburnt(g: Nemesis, seat: int) -> bool:
    slot = g.crew[seat].slot
    return in_a_room(g, seat) and not g.burning(slot) and g.rules.can_burn(g, slot)


@card("panic-pyromaniac", _unburnt)
def pyromaniac(g: Nemesis, seat: int) -> Rule[bool]:
    """Fire where the character is."""
    set_fire(g, g.crew[seat].slot, "NV-066")
    yield from ()
    return True


def _stocked(g: Nemesis, seat: int) -> bool:
    return in_a_room(g, seat) and bool(g.state.searches.get(g.crew[seat].slot))


@card("panic-sabotage", _stocked)
def sabotage(g: Nemesis, seat: int) -> Rule[bool]:
    """Nothing is left to be found here."""
    slot = g.crew[seat].slot
    g.state.searches = {**g.state.searches, slot: 0}
    g.tell(RoomEmptied(g.place(slot)), "NV-066")
    yield from ()
    return True


# Moves


@card("panic-blind-escape", in_a_room)
@rule("NV-065")
def blind_escape(g: Nemesis, seat: int) -> Rule[bool]:
    """Go where an event card points, if there is a way that is no duct and not closed."""
    if not renew(g, "event", "N-100"):
        return False
    event = g.draw("deck-event", "discard-event")
    number = g.rules.directions(g, event)[0]
    g.tell(EventDrawn(event, number, ignored=True), "NV-066")
    here = g.crew[seat].slot
    way = g.board.exits[here].get(number, "")
    if way not in g.board.passages or g.closed(way):
        return False
    yield from walk(g, seat, g.board.passages[way].beyond(here), way)
    return True


def _towards_it(g: Nemesis, seat: int) -> list[tuple[str, str]]:
    """The rooms next door with something in them, each with the open ways to it."""
    ways = g.board.ways[g.crew[seat].slot]
    return [(slot, way) for way, slot in ways if g.infested(slot) and not g.closed(way)]


def _tempted(g: Nemesis, seat: int) -> bool:
    return in_a_room(g, seat) and bool(_towards_it(g, seat))


@card("panic-insane-courage", _tempted)
def insane_courage(g: Nemesis, seat: int) -> Rule[bool]:
    """Go next door to where something is."""
    ways = [own_verbs.DARE(slot, way) for slot, way in _towards_it(g, seat)]
    chosen = yield from choose(seat, "ask-dare", ways, "NV-066")
    slot, way = chosen.args
    yield from walk(g, seat, slot, way)
    return True


# The others


def _anybody_able(g: Nemesis, seat: int) -> bool:
    if not in_a_room(g, seat):
        return False
    people = g.people(g.crew[seat].slot)
    return len(g.helpless(people)) < len(people)


@card("panic-demotivation", _anybody_able)
def demotivation(g: Nemesis, seat: int) -> Rule[bool]:
    """Everybody here loses an action card; the character is one step further."""
    for other in g.people(g.crew[seat].slot):
        thrown = yield from discard_card(g, other, "NV-066")
        g.tell(Discarded(g.name(other), [thrown] if thrown else []), "NV-066")
    yield from go_mad(g, seat, "NV-066")
    return True


@card("panic-defeatism", in_a_room)
def defeatism(g: Nemesis, seat: int) -> Rule[bool]:
    """Everybody here is one step further."""
    for other in g.people(g.crew[seat].slot):
        yield from go_mad(g, other, "NV-066")
    return True


@card("panic-bloodlust", always)
def bloodlust(g: Nemesis, seat: int) -> Rule[bool]:
    """A serious wound for everybody else here; alone, for the character itself."""
    here = g.people(g.crew[seat].slot) if in_a_room(g, seat) else []
    others = [other for other in here if other != seat]
    for other in others or [seat]:
        yield from wound(g, other, Text("panic-bloodlust"), deep=NUMBERS(g).bloodlust_wounds)
    return True


# The own body


def _bandaged(g: Nemesis, seat: int) -> bool:
    return bool(g.state.zones[model.dressed(seat)])


@card("panic-ripping-off-the-bandages", _bandaged)
def ripping_off_the_bandages(g: Nemesis, seat: int) -> Rule[bool]:
    """A light wound, and a dressed wound is open again."""
    wounds = dict.fromkeys(g.state.zones[model.dressed(seat)])
    options = [own_verbs.REOPEN(one) for one in wounds]
    chosen = yield from choose(seat, "ask-reopen", options, "NV-066")
    g.put(chosen.args[0], model.dressed(seat), model.wounds(seat))
    g.tell(WoundOpened(g.name(seat), chosen.args[0]), "NV-066")
    yield from fit_hands(g, seat)
    cause, light = Text("panic-ripping-off-the-bandages"), NUMBERS(g).ripping_wounds
    yield from wound(g, seat, cause, light=light)
    return True


@card("panic-self-mutilation", always)
def self_mutilation(g: Nemesis, seat: int) -> Rule[bool]:
    """Light wounds."""
    light = NUMBERS(g).mutilation_wounds
    yield from wound(g, seat, Text("panic-self-mutilation"), light=light)
    return True


@card("panic-heart-attack", always)
def heart_attack(g: Nemesis, seat: int) -> Rule[bool]:
    """Death."""
    yield from die(g, seat, Text("panic-heart-attack"), "NV-066")
    return True


# What one knows and has


@card("panic-hopelessness", always)
@rule("NV-065")
def hopelessness(g: Nemesis, seat: int) -> Rule[bool]:
    """Of some cards of the own deck one action card is lost for good, the others are discarded."""
    looking = f"looking-{seat}"
    for _ in range(NUMBERS(g).hopeless_cards):
        draw_card(g, seat, looking)
    usable = [one for one in g.state.zones[looking] if one not in CONTAMINATED]
    g.reveal()
    if usable:
        options = [own_verbs.FORGET(one) for one in dict.fromkeys(usable)]
        chosen = yield from choose(seat, "ask-forget", options, "NV-066", secret=True)
        g.put(chosen.args[0], looking, GONE)
        g.tell(CardForgotten(g.name(seat), chosen.args[0]), "NV-066")
    rest = g.looks(g.state.zones[looking])
    g.move_all(looking, model.discard(seat))
    if rest:
        g.tell(Discarded(g.name(seat), rest), "NV-066")
    return bool(usable)


def _loaded(g: Nemesis, seat: int) -> list[str]:
    return [weapon for weapon in weapons(g, seat) if g.state.ammo[weapon]]


@card("panic-hallucinations", lambda g, seat: bool(_loaded(g, seat)))
def hallucinations(g: Nemesis, seat: int) -> Rule[bool]:
    """All ammo of a weapon is shot into the void."""
    options = [own_verbs.EMPTY(weapon) for weapon in _loaded(g, seat)]
    chosen = yield from choose(seat, "ask-empty", options, "NV-066")
    g.state.ammo = {**g.state.ammo, chosen.args[0]: 0}
    g.tell(WeaponEmptied(g.name(seat), chosen.args[0]), "NV-066")
    return True


def _breakable(g: Nemesis, seat: int) -> list[str]:
    """What fills a hand, is no object, and is neither a part of somebody nor put upon them."""
    return [thing for thing in in_the_way(g, seat) if thing not in OBJECTS]


@card("panic-destruction", lambda g, seat: bool(_breakable(g, seat)))
def destruction(g: Nemesis, seat: int) -> Rule[bool]:
    """A heavy item is destroyed; objects are none."""
    options = [own_verbs.DESTROY(thing) for thing in dict.fromkeys(_breakable(g, seat))]
    chosen = yield from choose(seat, "ask-destroy", options, "NV-066")
    give_up(g, seat, chosen.args[0], "NV-066")
    return True
