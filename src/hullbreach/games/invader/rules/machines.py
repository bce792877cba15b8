"""Machines: the bot and the sentry gun, by remote control."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.invader.box import Weapon
from hullbreach.games.invader.rules import model, verbs
from hullbreach.games.invader.rules.combat import Attack, fight
from hullbreach.games.invader.rules.events import MachineMoved
from hullbreach.games.invader.rules.map import way_id
from hullbreach.games.invader.rules.model import BOT, GUN, REMOTES, Survivor
from hullbreach.games.invader.rules.paying import can_pay, follow_up, pay
from hullbreach.games.invader.rules.play import Invader, Plight
from hullbreach.games.invader.rules.weapons import show_oneself
from hullbreach.kernel import COMMIT, Action, Denial, Rule, deny, each, rule


@rule("Z-005", "Z-006", "Z-185", "Z-187", "Z-209", "Z-210", "Z-421", "Z-498", "Z-528", "Z-549")
def controls(g: Invader, who: Survivor, machine: str) -> bool:
    """Whether a survivor can have a machine act: by token, by skill, or beside the sentry gun."""
    zone = g.state.machines.get(machine)
    if zone is None:
        return False
    if machine == GUN and who.zone == zone:
        return True
    if g.has(who, f"remote-{machine.partition('-')[2]}") or g.has(who, "remote-all"):
        return True
    return any(REMOTES.get(one) == machine for one in g.state.zones[model.remotes(who.id)])


def profile(g: Invader, machine: str, way: str) -> Weapon | None:
    """The weapon of a machine."""
    row = g.box.machines[machine.partition("-")[2]]
    return row.melee if way == "melee" else row.ranged


def roads(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """Where the bot can go."""
    zone = g.state.machines.get(BOT)
    return () if zone is None else each(g.layout.exits[zone])


def beside(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The zones that border on that of the bot."""
    zone = g.state.machines.get(BOT)
    return () if zone is None else each(way.other(zone) for way in g.board.around[zone])


@rule("Z-141", "Z-186", "Z-198", "Z-199", "Z-206", "Z-543", "Z-550")
def drive(g: Invader, seat: int, zone: str) -> Rule[None]:
    """Send the bot to a neighbouring zone; Xenos around it cost actions as usual."""
    state = g.state
    if not controls(g, g.actor, BOT):
        yield deny("Z-185")
    here = state.machines[BOT]
    if zone not in g.layout.exits[here]:
        yield deny("Z-550" if way_id(here, zone) in state.closed else "Z-141")
    cost = 1 + g.crowd(here)
    if not can_pay(g, "machine", cost):
        yield deny("Z-206", "denied-actions", cost)
    yield COMMIT
    pay(g, "machine", cost)
    follow_up(g)
    show_oneself(g, g.actor)
    g.wake(BOT)
    state.machines = {**state.machines, BOT: zone}
    g.tell(MachineMoved(g.actor.id, BOT, zone), "Z-198")


def fists(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The machines that can fight where they stand."""
    return each(one for one in g.state.machines if profile(g, one, "melee") is not None)


@rule("Z-186", "Z-198")
def machine_strike(g: Invader, seat: int, machine: str) -> Rule[None]:
    """A machine attacks in its own zone."""
    zone = g.state.machines[machine]
    if not controls(g, g.actor, machine):
        yield deny("Z-185")
    if not can_pay(g, "machine"):
        yield deny("Z-186", "denied-no-action")
    if not g.crowd(zone):
        yield deny("Z-180", "denied-no-xeno")
    yield COMMIT
    yield from operate(g, machine, "melee", zone)


def barrels(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The machines that can shoot, with every zone that they reach."""
    state = g.state
    if not state.horde:
        return
    for machine in state.machines:
        weapon = profile(g, machine, "ranged")
        if weapon is not None:
            low, high = weapon.range
            for zone, far in g.layout.sees(state.machines[machine]).items():
                if low <= far <= high and zone in state.horde:
                    yield machine, zone


def aims(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """Every machine that can shoot with every zone where Xenos are."""
    armed = [one for one in g.state.machines if profile(g, one, "ranged") is not None]
    return [(machine, zone) for machine in armed for zone in g.state.horde]


@rule("Z-181", "Z-277", "Z-278")
def out_of_reach(g: Invader, machine: str, zone: str) -> Denial | None:
    """Why a machine does not reach a zone."""
    weapon, far = profile(g, machine, "ranged"), g.layout.sees(g.state.machines[machine]).get(zone)
    if weapon is None or far is None:
        return deny("Z-181")
    low, high = weapon.range
    if far < low:
        return deny("Z-277")
    return deny("Z-278") if far > high else None


@rule("Z-186", "Z-200", "Z-207", "Z-208")
def machine_shoot(g: Invader, seat: int, machine: str, zone: str) -> Rule[None]:
    """A machine shoots at a zone."""
    if not controls(g, g.actor, machine):
        yield deny("Z-185")
    if not can_pay(g, "machine"):
        yield deny("Z-186", "denied-no-action")
    if (reason := out_of_reach(g, machine, zone)) is not None:
        yield reason
    yield COMMIT
    yield from operate(g, machine, "ranged", zone)


@rule("Z-188", "Z-189", "Z-190", "Z-192", "Z-544")
def operate(g: Invader, machine: str, way: str, zone: str) -> Rule[None]:
    """A machine attacks: it makes no noise but that of its token, and no skill of a survivor helps."""
    who, weapon = g.actor, profile(g, machine, way)
    assert weapon is not None
    pay(g, "machine")
    follow_up(g)
    show_oneself(g, who)
    g.wake(machine)
    origin = g.state.machines[machine]
    made = Attack(who, machine, weapon, origin, zone, weapon.dice, weapon.damage, machine=True)
    yield from fight(g, made)


def nobody_drives(plight: Plight) -> bool:
    """Whether no machine can be under control."""
    return not (plight.drives and plight.pays)


ACTIONS = (
    Action(verbs.DRIVE, drive, beside, roads, idle=nobody_drives),
    Action(verbs.BOT_STRIKE, machine_strike, fists, idle=nobody_drives),
    Action(verbs.MACHINE_SHOOT, machine_shoot, aims, barrels, idle=nobody_drives),
)
