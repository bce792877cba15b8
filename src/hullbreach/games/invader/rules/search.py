"""Searching rooms, and taking oxygen tanks."""

from __future__ import annotations

from hullbreach.games.invader.rules import gear, model, verbs
from hullbreach.games.invader.rules.events import Found
from hullbreach.games.invader.rules.map import OXYGEN as STORAGE
from hullbreach.games.invader.rules.map import SECURITY
from hullbreach.games.invader.rules.model import DISCARD, EQUIPMENT, FOUND, TANK, Survivor
from hullbreach.games.invader.rules.paying import can_pay, follow_up, once, pay
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.rules.spawning import ANEW, call_up, mold_spawn
from hullbreach.kernel import COMMIT, Action, Denial, Rule, deny, rule

GROW, KEEP = "grow", "keep"
"""Tasks of the agenda: a mold card of the equipment deck; then what else was found."""


@rule("Z-132", "Z-133", "Z-145", "Z-146", "Z-151", "Z-152", "Z-471", "Z-472", "Z-540", "Z-632")
def closed_to(g: Invader, who: Survivor) -> Denial | None:
    """Why a survivor cannot search where they stand."""
    zone = g.board.zones[who.zone]
    if zone.id in g.state.mold or zone.id in g.state.dry:
        return deny("Z-132")
    if g.crowd(zone.id):
        return deny("Z-146")
    if g.has(who, "scavenger"):
        return None if zone.indoors else deny("Z-145")
    if not zone.room:
        return deny("Z-145")
    soldier = g.box.survivors[who.id.removeprefix("survivor-")].type == "soldier"
    if soldier and zone.kind != SECURITY and not g.worn(who, model.DRONE):
        return deny("Z-151")
    return None


@rule("Z-147", "Z-150", "Z-153", "Z-457", "Z-525", "Z-541", "Z-633")
def search(g: Invader, seat: int) -> Rule[None]:
    """Search the room: a card, more with some skills and things; once in a turn.

    Mold cards among what was found come first, one after another.
    """
    who = g.actor
    if verbs.SEARCH in g.state.spent:
        yield deny("Z-150")
    if not can_pay(g, "search"):
        yield deny("Z-035", "denied-no-action")
    if (closed := closed_to(g, who)) is not None:
        yield closed
    if not (g.state.zones[EQUIPMENT] or g.state.zones[DISCARD]):
        yield deny("Z-148")
    yield COMMIT
    pay(g, "search")
    once(g, verbs.SEARCH)
    follow_up(g)
    found = [draw(g) for _ in range(1 + g.has(who, "search-two") + g.worn(who, model.SEARCHLIGHT))]
    cards = [card for card in found if card]
    g.tell(Found(who.id, cards), "Z-147")
    mold = [card for card in cards if card not in g.items]
    if not mold:
        yield from keep(g, who)
        return
    g.state.agenda += [f"{KEEP} {who.id}", *(f"{GROW} {card}" for card in reversed(mold))]
    for card in mold:
        g.put(card, FOUND, DISCARD)


@rule("Z-148")
def draw(g: Invader) -> str:
    """A card of the equipment deck, laid open; an empty deck is made of its discard pile anew."""
    zones = g.state.zones
    if not zones[EQUIPMENT] and zones[DISCARD]:
        g.move_all(DISCARD, EQUIPMENT)
        g.shuffle(EQUIPMENT)
    return g.draw(EQUIPMENT, FOUND) if zones[EQUIPMENT] else ""


@rule("Z-149")
def keep(g: Invader, who: Survivor) -> Rule[None]:
    """What was found goes into the backpack, and cards are laid anew."""
    if cards := g.state.zones[FOUND]:
        for card in cards:
            g.put(card, FOUND, model.pack(who.id))
        yield from gear.arrange(g, who)


def keep_later(g: Invader, who: Survivor) -> Rule[None]:
    """The same, after mold cards."""
    g.state.agenda.pop()
    yield from keep(g, who)


@rule("Z-153", "Z-525")
def grow(g: Invader, card: str) -> Rule[None]:
    """A mold card that was found: it is resolved before the next one."""
    g.state.agenda.pop()
    row = g.box.mold_cards[card.removeprefix("mold-")]
    g.state.reacted, before = (), g.state.horde
    yield from mold_spawn(g, row.xeno, row.each)
    call_up(g, before, ANEW)


@rule("Z-312", "Z-313", "Z-314", "Z-315", "Z-317", "Z-582")
def take_oxygen(g: Invader, seat: int) -> Rule[None]:
    """Take an oxygen tank from a storage."""
    who = g.actor
    zone = who.zone
    if g.board.zones[zone].kind != STORAGE:
        yield deny("Z-313")
    if zone in g.state.mold or zone in g.state.dry:
        yield deny("Z-133")
    if g.crowd(zone):
        yield deny("Z-312")
    if not g.state.actions:
        yield deny("Z-035", "denied-no-action")
    if not g.state.zones[model.OXYGEN]:
        yield deny("Z-317")
    yield COMMIT
    pay(g, "other")
    follow_up(g)
    gear.give(g, who, TANK, model.OXYGEN)
    yield from gear.arrange(g, who)


ACTIONS = (
    Action(verbs.SEARCH, search, idle=lambda plight: not (plight.pays and plight.search)),
    Action(
        verbs.TAKE_OXYGEN, take_oxygen, idle=lambda plight: not (plight.acts and plight.storage)
    ),
)
