"""The crafting room: one item is exchanged for a special one."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.aftermath_rooms.events import Exchanged
from hullbreach.games.nemesis.aftermath_rooms.verbs import EXCHANGE
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.actions import begin, empty_handed, needs
from hullbreach.games.survival.rules.crafting import CRAFTED, copy_of
from hullbreach.games.survival.rules.items import give_up, receive
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import COMMIT, Action, Rule, Text, deny, each, rule

CRAFTING_ROOM = "room-crafting-room"
EXCHANGES = {
    "energy-charge": "item-laser-pointer",
    "tools": "item-combat-drone",
    "clothes": "item-enviro-suit",
}
"""What becomes of an item there."""


@rule("NA-065", "NA-066", "NA-067")
def exchangeable(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """The different items of a character that could be exchanged."""
    return each(item for item in dict.fromkeys(g.items(seat)) if row_id(item) in EXCHANGES)


@rule("NA-064", "NA-068", "NA-198", "NA-199")
def exchange(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """The basic action to craft, in the crafting room: a special item for an ordinary one."""
    kind, slot = EXCHANGES[row_id(item)], g.crew[seat].slot
    if g.room(slot) != CRAFTING_ROOM:
        yield deny("NA-199", "denied-crafting-room")
    if g.broken(slot):
        yield deny("NA-068", "denied-broken")
    if not copy_of(g, kind):
        yield deny("NA-198", "denied-none-left", kind)
    yield COMMIT
    cost = g.box.numbers.costs.craft
    if not (yield from begin(g, seat, cost, Text("act-craft", {"a": kind}), "NA-064")):
        return
    card = copy_of(g, kind)
    give_up(g, seat, item, "NA-064")
    g.tell(Exchanged(g.name(seat), card), "NA-064")
    yield from receive(g, seat, card, CRAFTED)


ACTION = Action(
    EXCHANGE, exchange, exchangeable, barred=needs("craft", "NA-198"), idle=empty_handed
)
