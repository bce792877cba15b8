"""Damage: how the players share it out, what it does to survivors and machines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from hullbreach.games.invader.rules import model, verbs
from hullbreach.games.invader.rules.events import Discarded, Fell, Hurt, MachineLost, Unhurt
from hullbreach.games.invader.rules.model import ABLATIVE, MACHINES, Survivor
from hullbreach.games.invader.rules.play import Invader, dropped
from hullbreach.games.invader.skills.defence import endured, feels, shrugged
from hullbreach.kernel import PASS, Rule, choose, rule
from hullbreach.kernel.state import without

Blow: TypeAlias = tuple[str, int]
"""Who deals it, and how much."""
Shares: TypeAlias = dict[str, list[Blow]]


@rule("Z-216", "Z-217", "Z-218", "Z-221", "Z-290")
def share_out(
    g: Invader, blows: Iterable[tuple[str, int, int]], victims: Sequence[str], rule_id: str
) -> Rule[Shares]:
    """The players share blows out: of each kind so many, each with its damage, whole to one victim."""
    shares: Shares = {victim: [] for victim in victims}
    for cause, damage, number in blows:
        while number:
            chosen, count = victims[0], number
            if len(victims) > 1:
                options = [verbs.SUFFER(one) for one in victims]
                if number > 1:
                    options += [verbs.SUFFER_ALL(one) for one in victims]
                option = yield from choose(
                    g.decider(victims), "ask-suffer", options, rule_id, cause=cause, count=number
                )
                chosen = option.args[0]
                count = number if option.verb == verbs.SUFFER_ALL else 1
            shares[chosen] += [(cause, damage)] * count
            number -= count
    return shares


def deal(g: Invader, shares: Shares, rule_id: str) -> Rule[None]:
    """What was shared out is dealt: machines first, then survivors."""
    for victim, blows in shares.items():
        if blows and victim in MACHINES:
            destroy(g, victim)
    for victim, blows in shares.items():
        if blows and victim not in MACHINES:
            yield from wound(g, g.survivor(victim), blows, rule_id)


@rule("Z-219")
def wound(g: Invader, who: Survivor, blows: list[Blow], rule_id: str) -> Rule[None]:
    """A survivor takes these blows, all at the same time."""
    blows = yield from shielded(g, who, blows)
    damage = yield from shrugged(g, who, endured(g, who, blows))
    if not damage:
        g.tell(Unhurt(who.id), rule_id)
        return
    who.armor = max(0, who.armor - damage)
    g.tell(Hurt(who.id, damage, who.armor, who.most, who.zone), rule_id)
    if not who.armor:
        eliminate(g, who)


@rule("Z-538")
def shielded(g: Invader, who: Survivor, blows: list[Blow]) -> Rule[list[Blow]]:
    """Ablative armor can be discarded to ignore one blow; the blows that are left."""
    left = list(blows)
    while g.worn(who, ABLATIVE) and endured(g, who, left):
        causes = dict.fromkeys(cause for cause, _ in left if feels(g, who, cause))
        options = [verbs.SHIELD(cause) for cause in causes]
        chosen = yield from choose(who.seat, "ask-shield", [*options, PASS], "Z-538", who=who.id)
        if chosen is PASS:
            break
        g.scrap(ABLATIVE, model.body(who.id))
        g.tell(Discarded(who.id, ABLATIVE), "Z-538")
        left.remove(
            max((blow for blow in left if blow[0] == chosen.args[0]), key=lambda one: one[1])
        )
    return left


@rule("Z-041", "Z-220", "Z-574")
def eliminate(g: Invader, who: Survivor) -> None:
    """A survivor is eliminated, and with the survivor the game is lost."""
    who.zone, who.armor = "", 0
    g.tell(Fell(who.id), "Z-220")
    g.lose(*g.rules.fallen(g, who))


@rule("Z-195", "Z-196", "Z-197", "Z-548")
def destroy(g: Invader, machine: str) -> None:
    """A machine is destroyed."""
    state = g.state
    zone = state.machines[machine]
    state.machines = without(state.machines, machine)
    state.woken = dropped(state.woken, machine)
    g.tell(MachineLost(machine, zone), "Z-195")
    g.rules.machine_lost(g, machine)
