"""Moving: from zone to zone, past Xenos, in and out of airlocks, with or without the bot."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.invader.rules import verbs
from hullbreach.games.invader.rules.events import Moved
from hullbreach.games.invader.rules.map import OUTDOOR
from hullbreach.games.invader.rules.model import BOT, TANK, Survivor
from hullbreach.games.invader.rules.paying import can_pay, follow_up, pay
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import COMMIT, Action, Rule, choose, deny, each, rule


def near(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The zones that border on that of who acts."""
    zone = g.actor.zone
    return each(way.other(zone) for way in g.board.around[zone])


def ahead(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The zones that can be entered."""
    return each(g.layout.exits[g.actor.zone])


def beside_bot(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The zones into which the bot can come along."""
    zone = g.actor.zone
    return each(g.layout.exits[zone]) if g.state.machines.get(BOT) == zone else ()


@rule("Z-318", "Z-583")
def can_breathe(g: Invader, who: Survivor, zone: str) -> bool:
    """Whether a survivor may be in a zone: outdoors only with a tank on the body."""
    return g.board.zones[zone].kind != OUTDOOR or g.worn(who, TANK)


@rule("Z-142", "Z-446", "Z-450", "Z-523")
def cost_of_leaving(g: Invader, who: Survivor, *, skilled: bool = True) -> int:
    """What a move costs: one action, and one for each Xeno in the zone."""
    if skilled and g.has(who, "slippery"):
        return 1
    return 1 + g.crowd(who.zone)


@rule("Z-140", "Z-141", "Z-143", "Z-144", "Z-427")
def move(g: Invader, seat: int, zone: str) -> Rule[None]:
    """Move to a neighbouring zone; with a skill further, as long as no Xeno is met."""
    who = g.actor
    if zone not in g.layout.exits[who.zone]:
        yield deny("Z-141")
    cost = cost_of_leaving(g, who)
    if not can_pay(g, "move", cost):
        yield deny("Z-143", "denied-actions", cost)
    if not can_breathe(g, who, zone):
        yield deny("Z-318")
    yield COMMIT
    pay(g, "move", cost)
    follow_up(g)
    enter(g, who, zone)
    yield from go_on(g, who, g.has(who, "zone-per-move"))


@rule("Z-427")
def go_on(g: Invader, who: Survivor, further: int, least: int = 0) -> Rule[None]:
    """The same move may go on for so many zones, and has to for the least."""
    while further and not g.crowd(who.zone):
        zones = [one for one in g.layout.exits[who.zone] if can_breathe(g, who, one)]
        options = [verbs.MOVE(zone) for zone in zones]
        if least <= 0 or not options:
            options.append(verbs.STAY())
        chosen = yield from choose(who.seat, "ask-further", options, "Z-427", who=who.id)
        if chosen.verb == verbs.STAY:
            return
        enter(g, who, chosen.args[0])
        further, least = further - 1, least - 1


@rule("Z-201", "Z-202", "Z-203", "Z-204", "Z-205", "Z-551")
def move_with_bot(g: Invader, seat: int, zone: str) -> Rule[None]:
    """Move, and the bot comes along; no skill helps then, nor does a free move that a skill gives."""
    who = g.actor
    if zone not in g.layout.exits[who.zone]:
        yield deny("Z-141")
    cost = cost_of_leaving(g, who, skilled=False)
    if not can_pay(g, "other", cost):
        yield deny("Z-204", "denied-actions", cost)
    if not can_breathe(g, who, zone):
        yield deny("Z-318")
    yield COMMIT
    pay(g, "other", cost)
    follow_up(g)
    g.state.machines = {**g.state.machines, BOT: zone}
    g.wake(BOT)
    enter(g, who, zone, bot=True)


def enter(g: Invader, who: Survivor, zone: str, *, bot: bool = False) -> None:
    """A survivor comes to a zone."""
    who.zone = zone
    g.tell(Moved(who.id, zone, bot), "Z-140")
    g.rules.entered(g, who, zone)


ACTIONS = (
    Action(verbs.MOVE, move, near, ahead, idle=lambda plight: not plight.pays),
    Action(verbs.MOVE_BOT, move_with_bot, beside_bot, idle=lambda plight: not plight.pays),
)
