"""The five characters by their ids, with what they bring, and who plays them."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.effects import Layer
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.packs import Own
from hullbreach.kernel.state import without

CREW = Layer.new()
CARDS, ITEMS = CREW.cards, CREW.items

CEO = "character-ceo"
ANDROID = "character-android"
PSYCHOLOGIST = "character-psychologist"
HUNTER = "character-bounty-hunter"
CONVICT = "character-convict"
NEWCOMERS = (CEO, ANDROID, PSYCHOLOGIST, HUNTER, CONVICT)
"""Who has no draft card, and comes with that of the base character of the same colour."""

ROBOT = "item-robot#starting"
ARM_GUN = "item-arm-gun#starting"
PISTOL = "item-psychologists-pistol#starting"
CUFFS = "item-cuffs#starting"
KEY = "item-cuffs-key#starting"
BODY = "wound-body"


class Numbers(Table, frozen=True, kw_only=True):
    """Numbers of the five characters."""

    shutdown: int
    cell_shutdown: int
    overclock_wounds: int
    overclock_cards: int
    lend_cards: int
    lend_own_cards: int
    bash_injuries: int
    bite_injuries: int
    rest_cost: int
    source: Source


NUMBERS = Own("aftermath-characters", Numbers)


def seat_of(g: Nemesis, character: str) -> int | None:
    """The seat that plays a character; None if nobody does."""
    for seat, one in enumerate(g.crew):
        if one.id == character:
            return seat
    return None


def beside(g: Nemesis, character: str, seat: int) -> int | None:
    """The seat that plays a character, if it stands in the same room as another, or is that one."""
    found = seat_of(g, character)
    if found is None:
        return None
    one, other = g.crew[found], g.crew[seat]
    return found if one.aboard and other.aboard and one.slot == other.slot else None


def others_here(g: Nemesis, seat: int) -> list[int]:
    """The other characters in the room."""
    return [other for other in g.people(g.crew[seat].slot) if other != seat]


# Numbers that the state keeps for the pack


def note(g: Nemesis, name: str, value: int) -> None:
    """Remember a number for the game."""
    g.state.counters = {**g.state.counters, name: value}


def noted(g: Nemesis, name: str) -> int:
    """A number that was remembered; 0 if none was."""
    return g.state.counters.get(name, 0)


def forget(g: Nemesis, name: str) -> None:
    """Remember a number no longer."""
    g.state.counters = without(g.state.counters, name)


def used_up(g: Nemesis, seat: int, card: str) -> None:
    """A card that can be played once only leaves the game."""
    if card in g.state.zones[model.discard(seat)]:
        g.put(card, model.discard(seat), model.GONE)
