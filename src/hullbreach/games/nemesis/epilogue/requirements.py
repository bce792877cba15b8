"""Personal requirements: what everybody wants to have done or to bring along; and what the offer asks for."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.aftermath.model import SHUTTLE
from hullbreach.games.nemesis.epilogue.numbers import NUMBERS
from hullbreach.games.nemesis.epilogue.wreck import DECKS
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.model import (
    CARCASS,
    CONTAMINATED,
    CORPSES,
    EGG,
    EGG_BOARD,
    hands,
)
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.wounds import serious
from hullbreach.kernel import rule

SURVEYED, ERRAND, COCKPIT_USED, AVENGED = "surveyed", "errand", "black-box", "payback"
"""What is counted of every character for a requirement."""
ENGINE_NUMBERS = (1, 2, 3)


def note(g: Nemesis, seat: int, what: str) -> None:
    """A character has done something that a requirement may ask for."""
    who = g.crew[seat]
    who.counters = {**who.counters, what: who.counters.get(what, 0) + 1}


def done(g: Nemesis, seat: int, what: str) -> int:
    """How often a character has done it."""
    return g.crew[seat].counters.get(what, 0)


def away(g: Nemesis, seat: int) -> bool:
    """Whether a character has left the ship: in a pod, or on the shuttle."""
    who = g.crew[seat]
    return who.status == "escaped" or (who.aboard and who.slot in SHUTTLE)


# The thirteen


def scavenger(g: Nemesis, seat: int) -> bool:
    """Enough items that were found or made here; an achievement was won."""
    found = sum(g.rules.deck_of(item) in DECKS for item in g.items(seat))
    return found >= NUMBERS(g).scavenged


def specimen(g: Nemesis, seat: int) -> bool:
    """An egg in the hands."""
    return EGG in g.carried(seat)


def dissection(g: Nemesis, seat: int) -> bool:
    """A carcass in the hands."""
    return CARCASS in g.carried(seat)


def bring_them_home(g: Nemesis, seat: int) -> bool:
    """A corpse in the hands."""
    return any(thing in CORPSES for thing in g.carried(seat))


def field_notes(g: Nemesis, seat: int) -> bool:
    """A weakness was discovered, or discovered again, by anybody."""
    return bool(g.state.weaknesses)


def surveyor(g: Nemesis, seat: int) -> bool:
    """Enough Aftermath exploration tokens turned up by this character."""
    return done(g, seat, SURVEYED) >= NUMBERS(g).surveyed


def private_errand(g: Nemesis, seat: int) -> bool:
    """A quest item was unlocked."""
    return done(g, seat, ERRAND) > 0


def black_box(g: Nemesis, seat: int) -> bool:
    """The action of the cockpit was used."""
    return done(g, seat, COCKPIT_USED) > 0


def sound_engines(g: Nemesis, seat: int) -> bool:
    """The player has seen an engine, and most of them work."""
    seen = any(g.see(f"engine-{number}", seat)[-1] is not None for number in ENGINE_NUMBERS)
    tops = [g.state.zones[f"engine-{number}"][-1] for number in ENGINE_NUMBERS]
    working = sum(g.box.engines[row_id(token)].working for token in tops)
    return seen and working >= NUMBERS(g).engines


def unharmed(g: Nemesis, seat: int) -> bool:
    """Neither serious wounds nor slime."""
    return not serious(g, seat) and not g.crew[seat].slimed


def payback(g: Nemesis, seat: int) -> bool:
    """The character has killed an intruder that was no larva."""
    return done(g, seat, AVENGED) > 0


def call_home(g: Nemesis, seat: int) -> bool:
    """The signal was sent."""
    return g.crew[seat].signal


def never_alone(g: Nemesis, seat: int) -> bool:
    """Somebody else gets away alive; who came alone has no contamination in hand."""
    if g.state.seats == 1:
        return not any(card in CONTAMINATED for card in g.hand(seat))
    others = [one for one in range(g.state.seats) if one != seat]
    return any(g.crew[one].alive and away(g, one) for one in others)


REQUIREMENTS: dict[str, Callable[[Nemesis, int], bool]] = {
    f"requirement-{met.__name__.replace('_', '-')}": met
    for met in (
        scavenger,
        specimen,
        dissection,
        bring_them_home,
        field_notes,
        surveyor,
        private_errand,
        black_box,
        sound_engines,
        unharmed,
        payback,
        call_home,
        never_alone,
    )
}


# The offer


@rule("NA-028")
def offer_met(g: Nemesis, seat: int) -> bool:
    """Away with an egg, or with a carcass if there is no egg any more."""
    carried, zones = g.carried(seat), g.state.zones
    places = (EGG_BOARD, *g.board.slots, *map(hands, range(g.state.seats)))
    eggs = any(EGG in zones[place] for place in places)
    return away(g, seat) and (EGG in carried or (CARCASS in carried and not eggs))
