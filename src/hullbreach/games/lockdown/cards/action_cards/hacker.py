"""The action cards of the Hacker."""

from __future__ import annotations

from hullbreach.games.lockdown.cards import rooms
from hullbreach.games.lockdown.rules import computer, power
from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import CARDS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.cards.action_cards import (
    no_computer,
)
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.items import is_energy, not_full, reload, weapons
from hullbreach.games.survival.rules.markers import clear
from hullbreach.games.survival.rules.model import MALFUNCTION
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule

DONE = verbs.DONE()


@CARDS("card-recharge")
@rule("L-200", "L-392")
def recharge(g: Lockdown, seat: int) -> Rule[None]:
    """Where there is power, ammo for an own energy weapon."""
    if not g.lit(g.crew[seat].slot):
        yield deny("L-374", "denied-no-power")
    arms = [weapon for weapon in weapons(g, seat) if is_energy(g, weapon)]
    found = [weapon for weapon in arms if weapon in not_full(g, seat)]
    if not arms:
        yield deny("L-200", "denied-no-energy-weapon")
    if not found:
        yield deny("L-392", "denied-loaded")
    yield COMMIT
    options = [verbs.RECHARGE(weapon) for weapon in found]
    chosen = yield from choose(seat, "ask-recharge", options, "L-200")
    reload(g, seat, chosen.args[0], g.box.numbers.effects.recharge_ammo, "L-200")


@CARDS("card-neuralink")
@rule("L-200", "L-216", "L-217")
def link_up(g: Lockdown, seat: int) -> Rule[None]:
    """A computer action where there is power, or where there is a computer that has none."""
    slot = g.crew[seat].slot
    if not g.lit(slot) and not g.terminal(slot):
        yield [deny("L-374", "denied-no-power"), g.no_computer(slot)]
    yield from computer.operate_freely(g, seat)


@CARDS("card-bypass")
@rule("L-200", "L-216", "L-219")
def bypass(g: Lockdown, seat: int) -> Rule[None]:
    """Do as many of the things on the computer card as one likes; then the next is revealed."""
    if (reason := no_computer(g, seat, "L-216")) is not None:
        yield reason
    if not computer.possible(g, seat):
        yield deny("L-218", "denied-no-computer-option")
    yield COMMIT
    done: list[str] = []
    while left := [one for one in computer.possible(g, seat) if one not in done]:
        options = [own_verbs.COMPUTER(one) for one in left]
        chosen = yield from choose(seat, "ask-bypass", [*options, DONE], "L-200")
        if chosen is DONE:
            break
        done.append(chosen.args[0])
        yield from computer.carry_out(g, seat, chosen.args[0])
    computer.next_card(g, seat)


@CARDS("card-bypass")
@rule("L-200", "L-435")
def switch_section(g: Lockdown, seat: int) -> Rule[None]:
    """Turn the power of the own section on or off."""
    yield from power.switch_own(g, seat, "L-200")


@CARDS("card-it-works-for-me")
@rule("L-053", "L-200", "L-216")
def make_it_work(g: Lockdown, seat: int) -> Rule[None]:
    """Remove the malfunction; at a computer with power a computer action may follow."""
    slot = g.crew[seat].slot
    if not g.broken(slot):
        yield deny("L-053", "denied-unbroken")
    yield COMMIT
    clear(g, MALFUNCTION, slot, "L-200")
    found = computer.possible(g, seat) if g.computer(slot) else []
    if not found:
        return
    options = [own_verbs.COMPUTER(one) for one in found]
    chosen = yield from choose(seat, "ask-computer", [*options, rooms.DECLINE], "L-200")
    if chosen is not rooms.DECLINE:
        yield from computer.operate(g, seat, chosen.args[0])
