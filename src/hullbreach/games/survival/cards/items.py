"""What items that several games have do; weapons are in `weapons` and with each game.

Each function is one effect of an item: a guard up to `COMMIT`, then what happens. By then the cost
is paid and an item that is used up is gone. Items with several effects have several functions.
"""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.survival.cards.action_cards import douse_fire, mend_room, work_a_door
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import (
    contamination_in_hand,
    lose_hand,
    part_with_card,
    place_of,
)
from hullbreach.games.survival.rules.combat import destroy_eggs, eggs_here
from hullbreach.games.survival.rules.contamination import (
    contaminate,
    held,
    reads_infected,
    remove_at,
)
from hullbreach.games.survival.rules.discovery import look_at_tiles
from hullbreach.games.survival.rules.effects import ITEMS
from hullbreach.games.survival.rules.events import Scanned, Taped
from hullbreach.games.survival.rules.intruders import injure, retreat
from hullbreach.games.survival.rules.items import (
    add_to_weapon,
    capacity,
    in_the_way,
    is_energy,
    not_full,
    reload,
    weapons,
)
from hullbreach.games.survival.rules.model import OBJECTS, Intruder, SurvivalState
from hullbreach.games.survival.rules.movement import arrive, wash
from hullbreach.games.survival.rules.noise import noise_roll
from hullbreach.games.survival.rules.play import Survival, kind_of, row_id
from hullbreach.games.survival.rules.wounds import dress, heal_deep, heal_light, wound
from hullbreach.kernel import COMMIT, Denial, Option, Rule, Text, choose, deny, rule
from hullbreach.kernel.verbs import Verb

# Ammo


def fill(g: Survival[SurvivalState], seat: int, found: list[str], rule_id: str) -> Rule[None]:
    """Fill one of these weapons up."""
    options = [verbs.RELOAD(weapon) for weapon in found]
    chosen = yield from choose(seat, "ask-reload", options, rule_id)
    reload(g, seat, chosen.args[0], capacity(g, chosen.args[0]), rule_id)


@rule("N-408")
def refill(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Fill up one of the own weapons that are loaded with this item."""
    arms = [one for one in weapons(g, seat) if g.rules.weapon(one).reload == row_id(item)]
    found = [weapon for weapon in arms if weapon in not_full(g, seat)]
    if not found:
        yield (
            deny("N-408", "denied-loaded")
            if arms
            else deny("N-182", "denied-no-weapon-for", kind_of(item))
        )
    yield COMMIT
    yield from fill(g, seat, found, "N-408")


@rule("N-408", "N-565")
def fill_energy_weapon(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Fill up one of the own energy weapons."""
    arms = [weapon for weapon in weapons(g, seat) if is_energy(g, weapon)]
    found = [weapon for weapon in arms if weapon in not_full(g, seat)]
    if not arms:
        yield deny("N-565", "denied-no-energy-weapon")
    if not found:
        yield deny("N-408", "denied-loaded")
    yield COMMIT
    yield from fill(g, seat, found, "N-565")


@ITEMS("item-extended-magazine")
@rule("N-409", "N-566")
def attach_magazine(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Add the magazine to an own energy weapon, with its ammo."""
    found = [weapon for weapon in weapons(g, seat) if is_energy(g, weapon)]
    if not found:
        yield deny("N-409", "denied-no-energy-weapon")
    yield COMMIT
    options = [verbs.ATTACH(weapon) for weapon in found]
    chosen = yield from choose(seat, "ask-attach", options, "N-409", what=item)
    add_to_weapon(g, seat, item, chosen.args[0], "N-566")


@rule("N-410")
def tape_items(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Bind two heavy items together: they share a hand."""
    who = g.crew[seat]
    things = [thing for thing in in_the_way(g, seat) if thing not in OBJECTS]
    things = [thing for thing in g.carried(seat) if thing in things]
    if who.taped:
        yield deny("N-410", "denied-taped")
    if len(things) < 2:
        yield deny("N-410", "denied-not-two-heavy")
    yield COMMIT
    pairs = [
        verbs.TAPE(one, other) for index, one in enumerate(things) for other in things[index + 1 :]
    ]
    chosen = yield from choose(seat, "ask-tape", list(dict.fromkeys(pairs)), "N-410")
    who.taped = chosen.args
    g.tell(Taped(g.name(seat), list(chosen.args)), "N-410")


# Repairs, doors and fire


@rule("N-289", "N-291")
def work_on_door(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Open or close a door around the own room."""
    yield from work_a_door(g, seat)


@rule("N-287")
def repair_room(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Remove the malfunction from the own room."""
    yield from mend_room(g, seat)


@rule("N-273")
def put_out_fire_here(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Put out the fire in the own room."""
    yield from douse_fire(g, seat)


# Things that are thrown


@rule("N-294")
def in_reach(g: Survival[SurvivalState], slot: str) -> list[str]:
    """The rooms into which something can be thrown: the own one, and behind open doors."""
    beyond = [other for way, other in g.board.ways[slot] if not g.closed(way)]
    return [other for other in g.board.slots if other == slot or other in beyond]


def aims(g: Survival[SurvivalState], seat: int) -> list[Option]:
    """What a grenade can be thrown at: every intruder in reach, and rooms with eggs."""
    rooms = in_reach(g, g.crew[seat].slot)
    found = [verbs.THROW_AT(one.id, slot) for slot in rooms for one in g.intruders(slot)]
    return found + [verbs.THROW_AT_EGGS(slot) for slot in rooms if eggs_here(g, slot)]


@rule("N-294", "N-316")
def no_aim(g: Survival[SurvivalState], seat: int) -> Denial:
    """Why nothing can be thrown: what there is to hit is behind closed doors, or there is nothing."""
    for slot in g.board.neighbours[g.crew[seat].slot]:
        if g.infested(slot) or eggs_here(g, slot):
            return deny("N-294", "denied-target-behind-door")
    return deny("N-316", "denied-no-target")


@rule("N-478")
def eggs_in_reach(g: Survival[SurvivalState], slot: str, count: int) -> int:
    """How many of so many eggs an attack on a room breaks: to be asked before anybody drops one."""
    return min(count, eggs_here(g, slot))


@rule("N-478", "N-479")
def smash_eggs(g: Survival[SurvivalState], seat: int, slot: str, count: int) -> Rule[None]:
    """Eggs in the room go too, and whoever threw is heard where they stand."""
    if not eggs_in_reach(g, slot, count):
        return
    destroy_eggs(g, slot, count, "N-478")
    if g.crew[seat].aboard:
        yield from noise_roll(g, seat)


@rule("N-316", "N-342")
def blast(
    g: Survival[SurvivalState],
    slot: str,
    injuries: list[tuple[Intruder, int]],
    cause: Text,
    *,
    light: int = 0,
    deep: int = 0,
    by: int | None = None,
) -> Rule[None]:
    """Everything in a room suffers at the same time: intruders, the largest first, and people.

    `by` is the seat whose character did it.
    """
    people = g.people(slot)
    for intruder, count in injuries:
        injure(g, intruder, count, "N-342", by=by)
    for seat in people:
        yield from wound(g, seat, cause, light=light, deep=deep)


@ITEMS("item-grenade")
@rule("N-294", "N-316", "N-478", "N-479")
def throw_grenade(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Two injuries for the target, one for the other intruders there, wounds for the people."""
    found = aims(g, seat)
    if not found:
        yield no_aim(g, seat)
    yield COMMIT
    chosen = yield from choose(seat, "ask-throw", found, "N-294", what=item)
    slot = chosen.args[-1]
    struck = [
        (
            one,
            g.box.numbers.effects.grenade_injuries
            if one.id == chosen.args[0]
            else g.box.numbers.effects.blast_injuries,
        )
        for one in g.intruders(slot)
    ]
    deep = g.box.numbers.effects.blast_wounds
    eggs = eggs_in_reach(g, slot, g.box.numbers.effects.grenade_eggs)
    yield from blast(g, slot, struck, Text("item-grenade"), deep=deep, by=seat)
    yield from smash_eggs(g, seat, slot, eggs)


@ITEMS("item-smoke-grenade")
@rule("N-568")
def vanish_in_smoke(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Everyone else here loses a card; the character gets away unharmed."""
    here = g.crew[seat].slot
    ways = [verbs.SLIP(slot, way) for way, slot in g.board.ways[here] if not g.closed(way)]
    if not ways:
        yield deny("N-215", "denied-shut-in")
    yield COMMIT
    for other in g.people(here):
        if other != seat:
            yield from part_with_card(g, other, "N-568")
    chosen = yield from choose(seat, "ask-slip", ways, "N-568")
    slot, way = chosen.args
    yield from arrive(g, [seat], slot, way)


def intruder_here(
    g: Survival[SurvivalState],
    seat: int,
    prompt: str,
    item: str,
    among: list[Intruder] | None = None,
) -> Rule[Intruder]:
    """Choose an intruder in the own room, or one of these."""
    here = g.intruders(g.crew[seat].slot) if among is None else among
    options = [verbs.DRIVE_OFF(one.id) for one in here]
    chosen = yield from choose(seat, prompt, options, "N-353", what=item)
    return next(one for one in here if one.id == chosen.args[0])


# Secrets


@ITEMS("item-recon-drone")
@rule("N-062")
def send_drone(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Look at an unexplored tile and its token."""
    yield from look_at_tiles(g, seat, with_token=True)


@rule("N-062")
def study_plans(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Look at several unexplored tiles, but not at their tokens."""
    yield from look_at_tiles(g, seat, g.box.numbers.effects.plans_tiles, with_token=False)


# Bodies


@ITEMS("item-clothes")
@rule("N-267")
def wipe_slime(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Get rid of the slime."""
    if not g.crew[seat].slimed:
        yield deny("N-266", "denied-unslimed")
    yield COMMIT
    wash(g, seat, "N-267")


def patients(g: Survival[SurvivalState], verb: Verb, people: list[int], zone: str) -> list[Option]:
    """A serious wound of each kind that each of these people has, dressed or not."""
    return [
        verb(g.name(other), card)
        for other in people
        for card in dict.fromkeys(g.state.zones[f"{zone}-{other}"])
    ]


@ITEMS("item-clothes")
@rule("N-384")
def dress_own_wound(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Dress one of the own serious wounds."""
    yield from _dress(g, seat, [seat], "denied-unwounded")


@rule("N-384", "N-561", "N-562", "N-563")
def dress_wound(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Dress a serious wound of anybody in the room."""
    yield from _dress(g, seat, g.people(g.crew[seat].slot), "denied-nobody-wounded")


def treatable(g: Survival[SurvivalState], people: list[int]) -> list[int]:
    """Those of these people whose wounds can be treated."""
    return [one for one in people if g.rules.untreatable(g, one) is None]


def nobody_to_treat(
    g: Survival[SurvivalState], hurt: Iterable[int], rule_id: str, nobody: str
) -> Denial:
    """Why nobody can be treated: nobody is hurt, or the nature of those who are forbids it."""
    reasons = (g.rules.untreatable(g, one) for one in hurt)
    return next((why for why in reasons if why is not None), deny(rule_id, nobody))


def _with_cards(g: Survival[SurvivalState], people: list[int], zone: str) -> list[int]:
    """Those of these people who have serious wounds, dressed or not."""
    return [one for one in people if g.state.zones[f"{zone}-{one}"]]


def _dress(g: Survival[SurvivalState], seat: int, people: list[int], nobody: str) -> Rule[None]:
    wounds = patients(g, verbs.DRESS, treatable(g, people), "wounds")
    if not wounds:
        yield nobody_to_treat(g, _with_cards(g, people, "wounds"), "N-384", nobody)
    yield COMMIT
    chosen = yield from choose(seat, "ask-dress", wounds, "N-384")
    other = g.seat_of(chosen.args[0])
    dress(g, other, chosen.args[1], "N-384")
    g.rules.treated(g, seat, other)


@rule("N-386", "N-563")
def heal_dressed_wound(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Heal a dressed serious wound of anybody in the room."""
    yield from _heal_dressed(g, seat, g.people(g.crew[seat].slot), "denied-nobody-dressed")


@rule("N-386")
def heal_own_dressed_wound(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Heal one of the own dressed serious wounds."""
    yield from _heal_dressed(g, seat, [seat], "denied-undressed")


def _heal_dressed(
    g: Survival[SurvivalState], seat: int, people: list[int], nobody: str
) -> Rule[None]:
    wounds = patients(g, verbs.HEAL_WOUND, treatable(g, people), "dressed")
    if not wounds:
        yield nobody_to_treat(g, _with_cards(g, people, "dressed"), "N-386", nobody)
    yield COMMIT
    chosen = yield from choose(seat, "ask-heal-wound", wounds, "N-386")
    heal_deep(g, g.seat_of(chosen.args[0]), chosen.args[1], "N-386")


@rule("N-385", "N-561", "N-562")
def heal_light_wounds(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Heal all light wounds of somebody in the room."""
    yield from _heal_light(g, seat, g.people(g.crew[seat].slot), "denied-nobody-scratched")


@rule("N-385")
def heal_own_light_wounds(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Heal all the own light wounds."""
    yield from _heal_light(g, seat, [seat], "denied-unscratched")


def _heal_light(
    g: Survival[SurvivalState], seat: int, people: list[int], nobody: str
) -> Rule[None]:
    scratched = [one for one in people if g.crew[one].light]
    lightly = [verbs.HEAL_LIGHT(g.name(other)) for other in treatable(g, scratched)]
    if not lightly:
        yield nobody_to_treat(g, scratched, "N-385", nobody)
    yield COMMIT
    chosen = yield from choose(seat, "ask-heal-light", lightly, "N-385")
    other = g.seat_of(chosen.args[0])
    heal_light(g, other, "N-385")
    g.rules.treated(g, seat, other)


@rule("N-376", "N-559")
def disinfect(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Scan a contamination card in hand and get rid of it; an infected one is replaced.

    Whoever holds other cards, too, is always asked which: the pause tells nothing.
    """
    if not held(g, [model.hand(seat)]):
        yield deny("N-559", "denied-uncontaminated")
    yield COMMIT
    hand, secret = model.hand(seat), len(g.hand(seat)) > 1
    cards = contamination_in_hand(g, seat)
    chosen = yield from choose(seat, "ask-disinfect", cards, "N-559", secret=secret)
    at = place_of(g, seat, chosen.args[0])
    bad = int(reads_infected(g, seat, g.state.zones[hand][at]))
    g.reveal()
    g.tell(Scanned(g.name(seat), bad, 1 - bad), "N-559")
    remove_at(g, hand, at)
    if bad:
        contaminate(g, seat, "N-559")


@ITEMS("item-taser")
@rule("N-353")
def stun_intruder(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """An injury, and the intruder flees."""
    if not g.in_combat(seat):
        yield deny("N-177", "denied-no-intruder")
    yield COMMIT
    intruder = yield from intruder_here(g, seat, "ask-drive-off", item)
    if injure(g, intruder, g.box.numbers.effects.taser_injuries, "N-342", by=seat):
        retreat(g, intruder, "N-353")


@ITEMS("item-taser")
def stun_crewmate(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """A character in the room loses all cards in hand."""
    people = [other for other in g.people(g.crew[seat].slot) if g.hand(other)]
    if not people:
        yield deny("N-182", "denied-all-empty-handed")
    yield COMMIT
    options = [verbs.STUN(g.name(other)) for other in people]
    chosen = yield from choose(seat, "ask-stun", options, "N-315")
    lose_hand(g, g.seat_of(chosen.args[0]), "N-182")
