"""People who have been in the base for a while: they know something, and there is a way out."""

from __future__ import annotations

from hullbreach.games.lockdown.content import Character, Guest
from hullbreach.games.lockdown.rules.model import (
    CARGO_ROOMS,
    ELEVATORS,
    LAST_SPACE,
    MOST_KNOWLEDGE,
    WEAKNESS_SLOTS,
)
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.lockdown.rules.setup import powers, same_colour
from hullbreach.games.survival.hive.kinds import ADULT, CREEPER
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.model import CARCASS, EGG, NOISE
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.suite.enriched import (
    anyone,
    discover,
    explore,
    explore_some,
    gather,
    give,
    reveal_weakness,
    set_upon,
)

ROOMS_KNOWN = 5
GATE_KEY = "item-main-gate-key"
LABORATORY = "room-laboratory"


def _residents(g: Lockdown) -> list[Character | Guest]:
    return [*g.box.characters.values(), *g.box.guests.values()]


def studies(g: Lockdown) -> int:
    """With what everyone brings along nobody knows more than there is to know."""
    return MOST_KNOWLEDGE - max(row.knowledge for row in _residents(g))


def owners(g: Lockdown, card: str) -> int:
    """How many characters have an action card."""
    return sum(row_id(card) in row.cards for row in _residents(g))


def enrich(g: Lockdown) -> None:
    """Change a new position so that the rare things of the game are at hand."""
    state = g.state
    # Every other time a pod can be entered at once.
    state.time = g.below(LAST_SPACE) if g.below(2) else LAST_SPACE - g.pick(g.box.time.css)
    for room in (LABORATORY, g.pick(list(CARGO_ROOMS))):
        discover(g, room)
    explore(g, g.pick([f"slot-{slot.id}" for slot in g.map.slots.values() if slot.exit]))
    explore_some(g, ROOMS_KNOWN)
    state.active = [token for token in powers(g.box) if g.below(4)]
    state.gate_open = bool(g.below(2))
    state.elevator = g.slot_of(g.pick(list(ELEVATORS)))
    late = not g.below(3)
    gather(g, _crew(g), [*state.explored, *_worthwhile(g)], done=2)
    for seat, who in enumerate(g.crew):
        who.knowledge = g.below(studies(g) + 1)
        if _hold_rarities(g, seat) and not late:
            set_upon(g, who.slot, CREEPER, ADULT)
        if not state.gate_open and g.printed(who.slot).exit:
            give(g, seat, GATE_KEY)
    g.lay(EGG, anyone(g).slot)
    g.lay(CARCASS, g.slot_of(LABORATORY) or anyone(g).slot)
    reveal_weakness(g, [slot for slot in WEAKNESS_SLOTS if _hidden(g, slot)])
    if late:
        _fall_dark(g)


def _worthwhile(g: Lockdown) -> list[str]:
    """The known rooms with a working computer, a pod or an exit."""
    return [
        slot
        for slot in g.state.explored
        if g.computer(slot) or g.cargo_room(slot) or g.printed(slot).exit
    ]


def _hold_rarities(g: Lockdown, seat: int) -> bool:
    """Somebody holds the cards that hardly anybody else has: those for fights, or those for quieter places.

    Whoever holds the others is at such a place. True if it is a fight that is wanted.
    """
    own = g.state.zones[model.deck(seat)]
    rare = [card for card in dict.fromkeys(own) if 0 < owners(g, card) <= 2]
    fight = _for_fights(g, g.pick(rare))
    for card in rare:
        if _for_fights(g, card) == fight:
            g.put(card, model.deck(seat), model.hand(seat))
    if not fight:
        g.crew[seat].slot = g.pick(_worthwhile(g))
    return fight


def _for_fights(g: Lockdown, card: str) -> bool:
    row = g.rules.card_row(card)
    return bool(row.use == "ic" or row.reaction)


def _fall_dark(g: Lockdown) -> None:
    """It is late in a round: no power, noise everywhere, and few cards to meet what comes of it."""
    g.state.active = []
    for corridor in g.board.passages:
        g.lay(NOISE, corridor)
    g.state.round += 1
    g.advance("turn")


def _crew(g: Lockdown) -> list[str]:
    """One character for each player, guests first; no two of the same colour."""
    crew: list[str] = []
    for one in sorted(g.state.zones["draft"], key=lambda one: row_id(one) not in g.box.guests):
        if not set(same_colour(g.box, one)) & set(crew):
            crew.append(one)
    return crew


def _hidden(g: Lockdown, slot: str) -> bool:
    return g.state.zones[f"weakness-{slot}"][0] not in g.state.weaknesses
