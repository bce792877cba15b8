"""Fighting back: shooting and melee, at intruders and at eggs."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.survival.content import Size
from hullbreach.games.survival.rules.actions import begin
from hullbreach.games.survival.rules.contamination import contaminate
from hullbreach.games.survival.rules.events import EggDestroyed, Fought, NestDestroyed, Shot
from hullbreach.games.survival.rules.intruders import injure
from hullbreach.games.survival.rules.items import weapons
from hullbreach.games.survival.rules.model import (
    EGG,
    EGG_BOARD,
    SurvivalState,
)
from hullbreach.games.survival.rules.noise import noise_roll
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import COMMIT, Die, Rule, Text, deny, each, rule

BLANK, CREEPER, HIT, DOUBLE_HIT = "blank", "creeper", "hit", "double-hit"
COMBAT_DIE = Die("combat", (BLANK, CREEPER, CREEPER, "adult", HIT, DOUBLE_HIT))
EGGS = "eggs-here"
"""The id of a room's uncarried eggs as a target."""


@rule("N-319", "N-320", "N-321", "N-322", "N-323", "N-328", "N-329", "N-330", "N-663", "N-692")
def hits(face: str, size: Size) -> int:
    """How many injuries a face of the combat die means for an intruder of a size."""
    if face == CREEPER:
        return 1 if size == "small" else 0
    if face == "adult":
        return 0 if size == "large" else 1
    return {BLANK: 0, HIT: 1, DOUBLE_HIT: 2}[face]


def face_hits(g: Survival[SurvivalState], seat: int, face: str, kind: str) -> int:
    """The injuries that a face of the combat die means, weapon or not."""
    return g.rules.hits(g.rules.counts_as(g, seat, face, kind), kind)


@rule("N-209", "N-211", "N-470", "N-474", "N-482")
def eggs_here(g: Survival[SurvivalState], slot: str) -> int:
    """The uncarried eggs in a room: those lying there and, in the nest, those of its stock."""
    zones: dict[str, list[str]] = g.state.zones
    lying = zones[slot].count(EGG)
    return lying + len(zones[EGG_BOARD]) if g.rules.is_nest(g, slot) else lying


@rule("N-477", "N-664")
def destroy_eggs(g: Survival[SurvivalState], slot: str, count: int, rule_id: str) -> None:
    """Destroy so many uncarried eggs of a room, those of the nest's stock first."""
    stock = EGG_BOARD if g.rules.is_nest(g, slot) else ""
    burst = 0
    for zone in (stock, slot):
        while zone and burst < count and g.has(EGG, zone):
            g.lift(EGG, zone)
            burst += 1
    if burst:
        g.tell(EggDestroyed(burst, g.place(slot)), rule_id)
        check_nest(g)


@rule("N-473")
def check_nest(g: Survival[SurvivalState]) -> None:
    """An egg is gone: the nest is destroyed if it was the last one of the stock."""
    if not g.state.zones[EGG_BOARD] and not g.state.nest_destroyed:
        g.state.nest_destroyed = True
        g.tell(NestDestroyed(), "N-473")


@rule("N-092", "N-480", "N-481")
def burn_eggs(g: Survival[SurvivalState], slot: str, stock: int) -> None:
    """Fire destroys every egg that lies about, but only so many of the nest's stock."""
    lying = g.state.zones[slot].count(EGG)
    for _ in range(lying):
        g.lift(EGG, slot)
    if lying:
        g.tell(EggDestroyed(lying, g.place(slot)), "N-092")
    if g.rules.is_nest(g, slot):
        destroy_eggs(g, slot, stock, "N-480")


@rule("N-315")
def targets(g: Survival[SurvivalState], seat: int) -> list[str]:
    """What can be attacked from where a character stands."""
    slot = g.state.crew[seat].slot
    found = [one.id for one in g.state.intruders if one.slot == slot]
    if eggs_here(g, slot):
        found.append(EGGS)
    return found


def shots(g: Survival[SurvivalState], seat: int) -> Iterable[tuple[str, ...]]:
    """Every weapon in hand with every target."""
    aims = targets(g, seat)
    if not aims:
        return ()
    return [(weapon, aim) for weapon in weapons(g, seat) for aim in aims]


def blows(g: Survival[SurvivalState], seat: int) -> Iterable[tuple[str, ...]]:
    """Every target of a melee attack."""
    return each(targets(g, seat))


@rule("N-208", "N-209", "N-317", "N-318")
def shoot(g: Survival[SurvivalState], seat: int, weapon: str, target: str) -> Rule[None]:
    """The basic action: a card and one ammo for a roll of the combat die."""
    if not g.state.ammo[weapon]:
        yield deny("N-317", "denied-no-ammo", weapon)
    yield COMMIT
    cost = g.box.numbers.costs.shoot
    what = Text("act-shoot", {"a": weapon, "b": aim_name(g, target)})
    if (yield from begin(g, seat, cost, what, "N-208")):
        yield from fire(g, seat, weapon, target)


def aim_name(g: Survival[SurvivalState], target: str) -> str:
    """How a target is called in the log."""
    intruder = g.figure(target)
    return EGG if intruder is None else intruder.kind


@rule("N-318", "N-324", "N-325", "N-476")
def fire(
    g: Survival[SurvivalState],
    seat: int,
    weapon: str,
    target: str,
    *,
    rerolls: int = 0,
    spent: bool = False,
    bonus: int = 0,
    on_miss: int = 0,
) -> Rule[None]:
    """One shot: spend one ammo, roll, let the weapon change the result, place the injuries.

    A card may have `spent` the ammo already; then `bonus` is what it adds to every result, and
    `on_miss` to a roll that does not hit.
    """
    if not _still_there(g, seat, target):
        return
    if not spent:
        g.state.ammo = {**g.state.ammo, weapon: g.state.ammo[weapon] - 1}
    intruder = g.figure(target)
    kind = EGGS if intruder is None else intruder.kind
    die = g.rules.shot_die(g, seat)
    face = yield from g.rules.second_try(g, seat, die, g.roll(die), kind)
    face = yield from g.rules.shot_reroll(g, seat, weapon, face, rerolls)
    injuries = yield from g.rules.shot_injuries(g, seat, weapon, face, kind)
    injuries += bonus if injuries else bonus + on_miss
    injuries = g.rules.shot_total(g, seat, weapon, kind, injuries)
    g.tell(Shot(g.name(seat), weapon, aim_name(g, target), f"combat-{face}", injuries), "N-318")
    injuries += yield from g.rules.shoots_on(g, seat, weapon, target, injuries)
    if injuries and target != EGGS:
        injuries += yield from g.rules.presses(g, seat, kind, injuries)
    if target == EGGS:
        destroy_eggs(g, g.crew[seat].slot, injuries, "N-477")
    g.rules.shot_lands(g, seat, weapon, face, g.figure(target), injuries)
    if target == EGGS:
        yield from noise_roll(g, seat)


def _still_there(g: Survival[SurvivalState], seat: int, target: str) -> bool:
    slot = g.crew[seat].slot
    if target == EGGS:
        return eggs_here(g, slot) > 0
    intruder = g.figure(target)
    return intruder is not None and intruder.slot == slot


@rule("N-210", "N-211")
def melee(g: Survival[SurvivalState], seat: int, target: str) -> Rule[None]:
    """The basic action: a card for a fight with bare hands."""
    cost = g.box.numbers.costs.melee
    yield COMMIT
    what = Text("act-melee", {"a": aim_name(g, target)})
    if (yield from begin(g, seat, cost, what, "N-210")):
        yield from strike(g, seat, target)


@rule("N-326", "N-327", "N-328", "N-329", "N-331", "N-475", "N-476")
def strike(g: Survival[SurvivalState], seat: int, target: str, bonus: int = 0) -> Rule[None]:
    """A contamination card, a roll, and a serious wound for whoever misses; eggs are harmless.

    `bonus` is what a card adds to a blow that injures an intruder.
    """
    if not _still_there(g, seat, target):
        return
    if target == EGGS:
        face = yield from g.rules.second_try(g, seat, COMBAT_DIE, g.roll(COMBAT_DIE), EGGS)
        injuries = min(1, g.rules.hits(face, EGGS))
        g.tell(Fought(g.name(seat), EGG, f"combat-{face}", injuries), "N-475")
        destroy_eggs(g, g.crew[seat].slot, injuries, "N-477")
        yield from noise_roll(g, seat)
        return
    intruder = g.figure(target)
    assert intruder is not None
    contaminate(g, seat, "N-326")
    face = g.roll(COMBAT_DIE)
    face = yield from g.rules.second_try(g, seat, COMBAT_DIE, face, intruder.kind)
    injuries = min(1, face_hits(g, seat, face, intruder.kind))
    injuries += bonus if injuries else 0
    g.tell(Fought(g.name(seat), intruder.kind, f"combat-{face}", injuries), "N-326")
    if injuries:
        injuries += yield from g.rules.presses(g, seat, intruder.kind, injuries)
        injure(g, intruder, injuries, "N-345", by=seat)
    else:
        yield from g.rules.missed(g, seat)
