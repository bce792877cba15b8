"""A crew that has been aboard for a while: a position for games that are examined.

The draft is over, the crew is all over a ship half of which is explored, wounded and contaminated,
with items in every pack, things to carry and to study, open pods, and perhaps an intruder among them.
"""

from __future__ import annotations

from hullbreach.games.nemesis.critical import TIME
from hullbreach.games.nemesis.model import CONTENT, ENGINES, SECTIONS
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.setup import WEAKNESS_SLOTS
from hullbreach.games.survival import model
from hullbreach.games.survival.enriched import explore, give, reveal_weakness
from hullbreach.games.survival.items import capacity, weapons
from hullbreach.games.survival.model import (
    ADULT,
    BOX,
    CARCASS,
    CREEPER,
    EGG,
    GONE,
    Character,
    Intruder,
)
from hullbreach.games.survival.play import row_id
from hullbreach.games.survival.setup import join

ITEMS_EACH = 6
ROOMS_KNOWN = 6
LABORATORY = "room-laboratory"


def enrich(g: Nemesis) -> None:
    """Change a new position so that the rare things of the game are at hand."""
    state = g.state
    state.time = g.below(TIME.index("blue") + 1)
    for room in (LABORATORY, *SECTIONS):
        _find(g, room)
    for _ in range(ROOMS_KNOWN):
        explore(g, g.pick([slot for slot in g.board.slots if slot not in state.explored]))
    # Whoever comes with an expansion comes first.
    crew = sorted(
        state.zones["draft"], key=lambda one: CONTENT.characters[row_id(one)].pack == "base"
    )
    for seat, character in zip(map(int, state.queue), crew, strict=False):
        join(g, seat, g.put(character, "draft", GONE))
        _settle_in(g, seat)
    g.move_all("draft", BOX)
    state.queue, state.stage = [], "round"
    g.lay(EGG, _anyone(g).slot)
    g.lay(CARCASS, g.slot_of(LABORATORY) or _anyone(g).slot)
    if g.below(3):
        _set_upon(g, g.pick((CREEPER, ADULT)), _anyone(g).slot)
    reveal_weakness(g, WEAKNESS_SLOTS)
    state.locked = [pod for pod in state.locked if g.below(2)]


def _anyone(g: Nemesis) -> Character:
    return g.crew[g.below(g.state.seats)]


def _settle_in(g: Nemesis, seat: int) -> None:
    """Somewhere, hurt, with some items, less ammo, and what one of the own quest items asks for."""
    who = g.crew[seat]
    who.slot = g.pick([slot for slot, room in g.state.explored.items() if room not in ENGINES])
    who.light, who.signal = g.below(2), bool(g.below(2))
    g.draw("deck-wound", g.pick((model.wounds, model.dressed))(seat))
    g.draw("deck-contamination", model.deck(seat))
    g.shuffle(model.deck(seat))
    for weapon in weapons(g, seat):
        g.state.ammo[weapon] = g.below(capacity(g, weapon)) + 1
    unlock = CONTENT.quests[row_id(g.pick(g.state.zones[model.quests(seat)]))].unlock
    if unlock.room:
        who.slot = _find(g, f"room-{unlock.room}") or who.slot
    else:
        give(g, seat, f"item-{g.pick(unlock.discard)}")
    for _ in range(ITEMS_EACH):
        give(g, seat)


def _find(g: Nemesis, room: str) -> str:
    """The slot of a room, which is explored from now on; nothing if the room is not aboard."""
    for slot in g.board.slots:
        if room in g.state.zones[model.tile(slot)] and slot not in g.state.explored:
            explore(g, slot)
    return g.slot_of(room)


def _set_upon(g: Nemesis, kind: str, slot: str) -> None:
    """An intruder that nobody has met yet stands in a room."""
    g.put(kind, model.supply(kind), slot)
    g.state.figures += 1
    g.state.intruders.append(Intruder(f"figure-{g.state.figures}", kind, slot))
