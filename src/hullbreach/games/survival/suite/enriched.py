"""A crew that has been there for a while: a position for games that are examined.

Random players die before they have found anything. So every other examined game begins late: the
draft is over, people are all over a board half of which is explored, hurt, with things to use.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.items import capacity, hand_slots, heavy, weapons
from hullbreach.games.survival.rules.model import (
    BOX,
    COLOURS,
    GONE,
    Character,
    Intruder,
    SurvivalState,
)
from hullbreach.games.survival.rules.play import Survival, kind_of, row_id
from hullbreach.games.survival.rules.setup import join

ITEMS_EACH = 6
DECKS = (*COLOURS, "crafted")


# The crew


def gather(
    g: Survival[SurvivalState], crew: Sequence[str], places: Sequence[str], *, done: int = 0
) -> None:
    """The draft is over: these characters have come, one to each player, and are at these places.

    `done` of three have what their quest was for; the others are where it leads them.
    """
    for seat, character in zip(map(int, g.state.queue), crew, strict=False):
        join(g, seat, g.put(character, "draft", GONE))
        _settle_in(g, seat, places)
        (_arm if g.below(3) < done else _seek)(g, seat)
        for _ in range(g.below(ITEMS_EACH + 1)):
            give(g, seat)
    g.move_all("draft", BOX)
    g.advance("round")


def rivals_apart(g: Survival[SurvivalState], crew: Sequence[str]) -> list[str]:
    """These characters without those whose draft card somebody before them has."""
    found: list[str] = []
    for one in crew:
        if not any(rival in found for rival in g.rules.same_card(g, one)):
            found.append(one)
    return found


def anyone(g: Survival[SurvivalState]) -> Character:
    """Somebody of the crew."""
    return g.crew[g.below(g.state.seats)]


def _settle_in(g: Survival[SurvivalState], seat: int, places: Sequence[str]) -> None:
    """Somewhere, perhaps hurt, with less ammo."""
    who = g.crew[seat]
    who.slot = g.pick(places)
    who.light, who.signal = g.below(2), bool(g.below(2))
    if not g.below(3):
        g.draw("deck-wound", g.pick((model.wounds, model.dressed))(seat))
    g.draw("deck-contamination", model.deck(seat))
    g.shuffle(model.deck(seat))
    for weapon in weapons(g, seat):
        left = g.below(capacity(g, weapon)) + 1
        g.state.ammo = {**g.state.ammo, weapon: left}


def _seek(g: Survival[SurvivalState], seat: int) -> None:
    """What one of the own quest items asks for is at hand."""
    unlock = g.box.quests[row_id(g.pick(g.state.zones[model.quests(seat)]))].unlock
    if unlock.room:
        g.crew[seat].slot = discover(g, f"room-{unlock.room}") or g.crew[seat].slot
    elif unlock.discard:
        give(g, seat, f"item-{g.pick(unlock.discard)}")


def _arm(g: Survival[SurvivalState], seat: int) -> None:
    """A quest item is active, if there is a hand for it; a weapon has lost some of its ammo."""
    quest = g.pick(g.state.zones[model.quests(seat)])
    if not heavy(g, quest):
        g.put(quest, model.quests(seat), model.pack(seat))
    elif len(g.carried(seat)) < hand_slots(g, seat):
        g.put(quest, model.quests(seat), model.hands(seat))
    else:
        return
    g.rules.activated(g, seat, quest)
    if quest in g.state.ammo:
        left = g.below(capacity(g, quest)) + 1
        g.state.ammo = {**g.state.ammo, quest: left}


# What they have found, and what has found them


def discover(g: Survival[SurvivalState], room: str) -> str:
    """The slot of a room, which is explored from now on; nothing if the room is not in the game."""
    for slot in g.board.slots:
        if room in g.state.zones[model.tile(slot)] and slot not in g.state.explored:
            explore(g, slot)
    return g.slot_of(room)


def explore_some(g: Survival[SurvivalState], count: int) -> None:
    """So many more rooms are known, as far as there are any that nobody knows."""
    for _ in range(count):
        if hidden := [slot for slot in g.board.slots if slot not in g.state.explored]:
            explore(g, g.pick(hidden))


def set_upon(g: Survival[SurvivalState], slot: str, *kinds: str) -> None:
    """An intruder of one of these kinds, that nobody has met yet, stands in a room."""
    kind = g.pick([one for one in kinds if g.free_figure(one)])
    g.put(kind, model.supply(kind), slot)
    g.state.figures += 1
    g.state.intruders.append(Intruder(f"figure-{g.state.figures}", kind, slot))


def reveal_weakness(g: Survival[SurvivalState], slots: Iterable[str]) -> None:
    """One of these slots of the intruders' board lies open."""
    study = f"weakness-{g.pick(list(slots))}"
    g.turn_up(study)
    g.state.weaknesses = g.state.weaknesses + g.state.zones[study]


def give(g: Survival[SurvivalState], seat: int, kind: str = "") -> None:
    """An item, of a random kind unless one is named, so that rare ones come up too.

    Heavy ones only as far as the hands can hold them.
    """
    zones = {
        f"deck-{deck}": [
            item
            for item in dict.fromkeys(g.state.zones[f"deck-{deck}"])
            if kind in ("", kind_of(item))
        ]
        for deck in DECKS
    }
    zone = g.pick([zone for zone, items in zones.items() if items] or [""])
    if not zone:
        return
    item = g.pick(zones[zone])
    if not heavy(g, item):
        g.put(item, zone, model.pack(seat))
    elif len(g.carried(seat)) < hand_slots(g, seat):
        g.put(item, zone, model.hands(seat))
        if g.rules.usable(item).weapon is not None:
            g.state.ammo = {**g.state.ammo, item: 1}


def explore(g: Survival[SurvivalState], slot: str) -> None:
    """The room of a slot is known, with something to find; its exploration token is gone."""
    g.turn_up(model.tile(slot))
    room = g.state.zones[model.tile(slot)][0]
    g.state.explored = {**g.state.explored, slot: room}
    if g.box.rooms[row_id(room)].colour is not None:
        g.state.searches = {**g.state.searches, slot: 2}
    g.move_all(model.token(slot), GONE)
