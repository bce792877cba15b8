"""What action cards do. `spare` counts the other cards in hand: what a card says is discarded besides."""

from __future__ import annotations

from hullbreach.games.retaliation.cards.rooms import find
from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import draw_cards, pay
from hullbreach.games.retaliation.rules.attacks import attack
from hullbreach.games.retaliation.rules.body import (
    can_restore,
    contaminate,
    contamination_procedure,
    heal_wound,
    lose_oxygen,
    restore,
)
from hullbreach.games.retaliation.rules.choices import (
    AGREE,
    DONE,
    REFUSE,
    blow_up,
    closed_near,
    door_options,
    doors_near,
    helped,
    mend,
    mendable,
    operate,
    patients,
    reinforceable,
    which_gap,
    whom,
)
from hullbreach.games.retaliation.rules.combat import (
    BF_GUN,
    burst_targets,
    damage_in,
    drive_out,
    fight,
    fire_burst,
    fire_shot,
    prey_here,
    shot_targets,
)
from hullbreach.games.retaliation.rules.effects import CARDS
from hullbreach.games.retaliation.rules.gearing import use_up
from hullbreach.games.retaliation.rules.grid import ENDS, GAPS, NEIGHBOURS, TOWARDS, other_end
from hullbreach.games.retaliation.rules.lander import may_nudge, nudge
from hullbreach.games.retaliation.rules.markers import (
    break_room,
    can_secure,
    doors_in,
    put_out,
    reinforce,
    secure,
)
from hullbreach.games.retaliation.rules.model import GRENADE, MEDPACK
from hullbreach.games.retaliation.rules.movement import lay_corridor, walk
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import (
    gain_gear,
    has_ammo,
    ranged,
    reload,
    reloadable,
    spend_ammo,
    zone_name,
    zone_named,
)
from hullbreach.games.retaliation.rules.using import closed_to_use, possible, resolve_room
from hullbreach.games.survival.rules.contamination import scan
from hullbreach.games.survival.rules.model import COLOURS, hand, hands, supply, wounds
from hullbreach.kernel import COMMIT, Option, Rule, choose, deny, rule


def spare(g: Retaliation, seat: int) -> int:
    """How many cards could be discarded for the card that is being played."""
    return g.purse(seat) - 1


def open_ways(g: Retaliation, seat: int) -> list[str]:
    """The adjacent corridors through which a character can go."""
    return [gap for gap in g.exits(g.crew[seat].slot) if not g.barred(gap)]


def weapon_options(g: Retaliation, seat: int) -> list[Option]:
    """Every shot and every burst that is possible."""
    found = [verbs.SHOOT(*args) for args in shot_targets(g, seat)]
    return found + [verbs.BURST(*args) for args in burst_targets(g, seat)]


def open_fire(g: Retaliation, seat: int, chosen: Option, *, aim: bool = False) -> Rule[None]:
    """A shot or a burst that was chosen."""
    fire = fire_shot if chosen.verb == verbs.SHOOT else fire_burst
    yield from fire(g, seat, *chosen.args, aim=aim)


# Cards of many decks


@rule("R-209", "R-309", "R-626")
@CARDS("card-search")
def search(g: Retaliation, seat: int) -> Rule[None]:
    """An item for each symbol of the room; one is kept."""
    if not any(g.state.zones[f"deck-{one}"] for one in g.finds(g.crew[seat].slot)):
        yield deny("R-626", "denied-nothing-to-find")
    yield COMMIT
    yield from find(g, seat, list(g.finds(g.crew[seat].slot)), 1)


@CARDS("card-rest")
def rest(g: Retaliation, seat: int) -> Rule[None]:
    """Contamination in hand is scanned; what is clean leaves the game."""
    if not g.contamination(seat):
        yield deny("R-021", "denied-no-contamination")
    yield COMMIT
    infected = scan(g, seat, [hand(seat)], "R-415", clean=True, infected=False)
    if infected:
        contamination_procedure(g, seat, "R-415")


@CARDS("card-demolition")
def demolish(g: Retaliation, seat: int) -> Rule[None]:
    """A closed door is destroyed."""
    if not closed_near(g, g.crew[seat].slot):
        yield deny("R-233", "denied-no-door")
    yield COMMIT
    yield from blow_up(g, seat, closed_near(g, g.crew[seat].slot))


@CARDS("card-demolition")
def sabotage(g: Retaliation, seat: int) -> Rule[None]:
    """A malfunction in the room."""
    if g.broken(g.crew[seat].slot):
        yield deny("R-245", "denied-malfunction")
    yield COMMIT
    break_room(g, g.crew[seat].slot)


@CARDS("card-repairs")
def repair(g: Retaliation, seat: int) -> Rule[None]:
    """For another card a malfunction is removed."""
    if spare(g, seat) < 1 or not mendable(g, g.crew[seat].slot):
        yield deny("R-254", "denied-no-malfunction")
    yield COMMIT
    yield from pay(g, seat, 1)
    yield from mend(g, seat, g.crew[seat].slot)


@CARDS("card-repairs")
def work_door(g: Retaliation, seat: int) -> Rule[None]:
    """For another card a door is opened or closed."""
    if spare(g, seat) < 1 or not door_options(g, doors_near(g, g.crew[seat].slot)):
        yield deny("R-231", "denied-no-door")
    yield COMMIT
    yield from pay(g, seat, 1)
    yield from operate(g, seat, door_options(g, doors_near(g, g.crew[seat].slot)), "R-231")


@CARDS("card-fast-repairs")
def repair_fast(g: Retaliation, seat: int) -> Rule[None]:
    """A malfunction is removed."""
    if not mendable(g, g.crew[seat].slot):
        yield deny("R-254", "denied-no-malfunction")
    yield COMMIT
    yield from mend(g, seat, g.crew[seat].slot)


@CARDS("card-fast-repairs")
def work_door_fast(g: Retaliation, seat: int) -> Rule[None]:
    """A door is opened or closed."""
    if not door_options(g, doors_near(g, g.crew[seat].slot)):
        yield deny("R-231", "denied-no-door")
    yield COMMIT
    yield from operate(g, seat, door_options(g, doors_near(g, g.crew[seat].slot)), "R-231")


@CARDS("card-secure", "card-fast-secure")
def secure_twice(g: Retaliation, seat: int) -> Rule[None]:
    """Two security tokens."""
    if not can_secure(g, g.crew[seat].slot):
        yield deny("R-255", "denied-secure")
    yield COMMIT
    secure(g, g.crew[seat].slot, 2)


@CARDS("card-basic-secure")
def secure_for_card(g: Retaliation, seat: int) -> Rule[None]:
    """For another card two security tokens."""
    if spare(g, seat) < 1 or not can_secure(g, g.crew[seat].slot):
        yield deny("R-255", "denied-secure")
    yield COMMIT
    yield from pay(g, seat, 1)
    secure(g, g.crew[seat].slot, 2)


def manned(g: Retaliation, seat: int) -> list[str]:
    """The corridors that can be reinforced and lead to somebody, or to the robot."""
    here = g.crew[seat].slot
    found = []
    for gap in reinforceable(g, here):
        end = other_end(gap, here)
        if g.on_map(end) and not g.barred(gap) and (g.people(end) or g.state.robot == end):
            found.append(gap)
    return found


@CARDS("card-secure", "card-basic-secure")
def reinforce_for_card(g: Retaliation, seat: int) -> Rule[None]:
    """For another card a corridor to somebody, or to the robot, is reinforced."""
    if spare(g, seat) < 1 or not manned(g, seat):
        yield deny("R-225", "denied-reinforce")
    yield COMMIT
    gaps = manned(g, seat)
    yield from pay(g, seat, 1)
    reinforce(g, (yield from which_gap(g, seat, gaps, "ask-reinforce", "R-225")))


@CARDS("card-fast-secure")
def reinforce_fast(g: Retaliation, seat: int) -> Rule[None]:
    """A corridor to somebody, or to the robot, is reinforced."""
    if not manned(g, seat):
        yield deny("R-225", "denied-reinforce")
    yield COMMIT
    reinforce(g, (yield from which_gap(g, seat, manned(g, seat), "ask-reinforce", "R-225")))


@CARDS("card-computer-skills")
def use_computer(g: Retaliation, seat: int) -> Rule[None]:
    """The computer room here is used."""
    here = g.crew[seat].slot
    if not g.computer(here) or closed_to_use(g, here):
        yield deny("R-208", "denied-no-computer")
    if not possible(g, seat, g.effects.rooms.get(g.room(here)), here)[0]:
        yield deny("R-208", "denied-no-room-action")
    yield COMMIT
    yield from resolve_room(g, seat, g.crew[seat].slot)


@rule("R-238")
@CARDS("card-computer-skills")
def any_door(g: Retaliation, seat: int) -> Rule[None]:
    """Any door in the base is opened or closed."""
    if not g.computer(g.crew[seat].slot) or not door_options(g, all_doors(g)):
        yield deny("R-231", "denied-no-door")
    yield COMMIT
    yield from operate(g, seat, door_options(g, all_doors(g)), "R-238")


def all_doors(g: Retaliation) -> list[tuple[str, str]]:
    """Every door, and every mark for one, in the base."""
    return doors_in(g, [gap for gap in GAPS if gap in g.state.corridors])


# The lander


@rule("R-583")
@CARDS(
    "card-chain-of-command",
    "card-fire-at-will",
    "card-first-in-command",
    "card-lets-go",
    "card-officers-channel",
    "card-stay-calm",
)
def direct_lander(g: Retaliation, seat: int) -> Rule[None]:
    """The lander comes a round earlier or later."""
    if not may_nudge(g):
        yield deny("R-583", "denied-lander")
    yield COMMIT
    yield from nudge(g, seat)


# Moving


@CARDS("card-scouting")
def scout_ahead(g: Retaliation, seat: int) -> Rule[None]:
    """A careful move to a known room."""
    known = [gap for gap in open_ways(g, seat) if not g.unexplored(gap)]
    if not known:
        yield deny("R-619", "denied-no-way")
    yield COMMIT
    gaps = [gap for gap in open_ways(g, seat) if not g.unexplored(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-266")
    yield from walk(g, seat, gap, careful=True)


@CARDS("card-scouting")
def explore_and_search(g: Retaliation, seat: int) -> Rule[None]:
    """A room is explored, and searched."""
    if not [gap for gap in open_ways(g, seat) if g.unexplored(gap)]:
        yield deny("R-619", "denied-no-way")
    yield COMMIT
    gaps = [gap for gap in open_ways(g, seat) if g.unexplored(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-271")
    start = g.crew[seat].slot
    yield from walk(g, seat, gap)
    who = g.crew[seat]
    if who.aboard and who.slot != start and not g.in_combat(seat) and g.finds(who.slot):
        yield from find(g, seat, list(g.finds(who.slot)), 1)


@CARDS("card-shoot-first")
def shoot_first(g: Retaliation, seat: int) -> Rule[None]:
    """A move through an empty corridor, with a shot or a burst before or after it."""
    if not [gap for gap in open_ways(g, seat) if not g.infested(gap)]:
        yield deny("R-619", "denied-no-way")
    yield COMMIT
    fired = yield from _may_fire(g, seat)
    gaps = [gap for gap in open_ways(g, seat) if not g.infested(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-263")
    yield from walk(g, seat, gap)
    if not fired and g.crew[seat].aboard:
        yield from _may_fire(g, seat)


def _may_fire(g: Retaliation, seat: int) -> Rule[bool]:
    """Whether a shot or a burst is wanted now; then it is fired."""
    answers = weapon_options(g, seat)
    if not answers:
        return False
    chosen = yield from choose(seat, "ask-fire", [*answers, DONE], "R-554")
    if chosen is DONE:
        return False
    yield from open_fire(g, seat, chosen)
    return True


@rule("R-173", "R-502")
@CARDS("card-sprint")
def sprint(g: Retaliation, seat: int) -> Rule[None]:
    """A move; for oxygen another one."""
    if not open_ways(g, seat):
        yield deny("R-619", "denied-door")
    yield COMMIT
    gap = yield from which_gap(g, seat, open_ways(g, seat), "ask-corridor", "R-502")
    yield from walk(g, seat, gap)
    who = g.crew[seat]
    if who.aboard and who.oxygen and open_ways(g, seat):
        answers = [verbs.BREATHE(), DONE]
        chosen = yield from choose(seat, "ask-sprint", answers, "R-502")
        if chosen is not DONE:
            lose_oxygen(g, seat)
            gap = yield from which_gap(g, seat, open_ways(g, seat), "ask-corridor", "R-502")
            yield from walk(g, seat, gap)


@CARDS("card-lets-go")
def go_together(g: Retaliation, seat: int) -> Rule[None]:
    """A move with somebody who comes along without noise."""
    if not open_ways(g, seat) or len(g.people(g.crew[seat].slot)) < 2:
        yield deny("R-110", "denied-alone")
    yield COMMIT
    here = g.crew[seat].slot
    others = [one for one in g.people(here) if one != seat]
    other = yield from whom(g, seat, others, "ask-whom", "R-110")
    gap = yield from which_gap(g, seat, open_ways(g, seat), "ask-corridor", "R-110")
    yield from walk(g, seat, gap)
    bring(g, seat, other, here)


def bring(g: Retaliation, seat: int, other: int, start: str) -> None:
    """Somebody comes along to where a character has gone."""
    who = g.crew[seat]
    if who.aboard and who.slot != start and g.crew[other].aboard and g.crew[other].slot == start:
        g.crew[other].slot = who.slot


@rule("R-503", "R-504", "R-635")
@CARDS("card-duck-and-cover")
def run_for_cover(g: Retaliation, seat: int) -> Rule[None]:
    """For another card a move, in which one attack is prevented."""
    if spare(g, seat) < 1 or not open_ways(g, seat):
        yield deny("R-504", "denied-cost", 1, spare(g, seat))
    yield COMMIT
    yield from pay(g, seat, 1)
    gap = yield from which_gap(g, seat, open_ways(g, seat), "ask-corridor", "R-503")
    g.crew[seat].shield = 1
    yield from walk(g, seat, gap)


@CARDS("card-move-quietly")
def sneak(g: Retaliation, seat: int) -> Rule[None]:
    """A move to a known room without a noise roll."""
    if not [gap for gap in open_ways(g, seat) if not g.unexplored(gap)]:
        yield deny("R-619", "denied-no-way")
    yield COMMIT
    gaps = [gap for gap in open_ways(g, seat) if not g.unexplored(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-268")
    yield from walk(g, seat, gap, quiet=True)


@CARDS("card-tactical-retreat")
def retreat(g: Retaliation, seat: int) -> Rule[None]:
    """For a card and ammo a move through an empty corridor in which all attacks are prevented."""
    empty = [gap for gap in open_ways(g, seat) if not g.infested(gap)]
    if spare(g, seat) < 1 or not empty or not ranged(g, seat):
        yield deny("R-021", "denied-no-way")
    yield COMMIT
    here = g.crew[seat].slot
    yield from pay(g, seat, 1)
    yield from _spend(g, seat)
    gaps = [gap for gap in open_ways(g, seat) if not g.infested(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-264")
    others = [one for one in g.people(here) if one != seat]
    other = yield from _companion(g, seat, others)
    g.crew[seat].shield = 99
    yield from walk(g, seat, gap)
    if other is not None:
        bring(g, seat, other, here)


def _companion(g: Retaliation, seat: int, others: list[int]) -> Rule[int | None]:
    """Who comes along, if anybody is asked and agrees."""
    if not others:
        return None
    answers = [*(verbs.WHOM(g.name(one)) for one in others), DONE]
    chosen = yield from choose(seat, "ask-companion", answers, "R-312")
    if chosen is DONE:
        return None
    other = g.seat_of(chosen.args[0])
    agreed = yield from choose(other, "ask-accept", [AGREE, REFUSE], "R-312", who=g.name(seat))
    return other if agreed is AGREE else None


def _spend(g: Retaliation, seat: int) -> Rule[None]:
    """Ammo of a weapon of the player's choice is spent."""
    answers = [verbs.WITH(one) for one in ranged(g, seat)]
    chosen = yield from choose(seat, "ask-weapon", answers, "R-345")
    spend_ammo(g, seat, chosen.args[0])


# Fighting


@CARDS("card-taking-aim")
def take_aim(g: Retaliation, seat: int) -> Rule[None]:
    """A shot or a burst whose die may be rolled again."""
    if not weapon_options(g, seat):
        yield deny("R-358", "denied-no-target")
    yield COMMIT
    chosen = yield from choose(seat, "ask-fire", weapon_options(g, seat), "R-554")
    yield from open_fire(g, seat, chosen, aim=True)


@rule("R-506")
@CARDS("card-weak-spot")
def weak_spot(g: Retaliation, seat: int) -> Rule[None]:
    """One damage, then a shot or a blow at the same intruder."""
    if not g.in_combat(seat):
        yield deny("R-506", "denied-no-intruder")
    yield COMMIT
    yield from _hit_first(g, seat, 1)


def _hit_first(g: Retaliation, seat: int, damage: int) -> Rule[None]:
    """Some damage to an intruder in the room, then a shot or a blow at it."""
    answers = [verbs.TARGET(one) for one in prey_here(g, seat)]
    chosen = yield from choose(seat, "ask-target", answers, "R-506")
    space = g.crew[seat].slot
    standing = yield from g.rules.hit(g, chosen.args[0], space, damage, seat)
    if not standing or standing not in g.state.zones[space]:
        return
    means = [verbs.SHOOT(one, standing) for one in ranged(g, seat)]
    chosen = yield from choose(seat, "ask-fire", [*means, verbs.MELEE(standing)], "R-506")
    if chosen.verb == verbs.SHOOT:
        yield from fire_shot(g, seat, *chosen.args)
    else:
        yield from fight(g, seat, standing)


@CARDS("card-hippocratic-oath")
def oath(g: Retaliation, seat: int) -> Rule[None]:
    """With somebody wounded here: two damage, then a shot or a blow."""
    others = [one for one in g.people(g.crew[seat].slot) if one != seat]
    if not g.in_combat(seat) or not any(g.state.zones[wounds(one)] for one in others):
        yield deny("R-021", "denied-no-wound")
    yield COMMIT
    yield from _hit_first(g, seat, 2)


@CARDS("card-breakthrough")
def break_through(g: Retaliation, seat: int) -> Rule[None]:
    """A burst, then perhaps a move through that corridor in which attacks are prevented."""
    if not list(burst_targets(g, seat)):
        yield deny("R-347", "denied-no-target")
    yield COMMIT
    answers = [verbs.BURST(*args) for args in burst_targets(g, seat)]
    chosen = yield from choose(seat, "ask-fire", answers, "R-554")
    gap = chosen.args[1]
    yield from fire_burst(g, seat, *chosen.args)
    if g.crew[seat].aboard and not g.barred(gap) and g.crew[seat].slot in ENDS[gap]:
        more = [verbs.MOVE(gap), DONE]
        chosen = yield from choose(seat, "ask-break-through", more, "R-554")
        if chosen is not DONE:
            g.crew[seat].shield = 99
            yield from walk(g, seat, gap)


@CARDS("card-continuous-fire")
def continuous_fire(g: Retaliation, seat: int) -> Rule[None]:
    """Any number of cards are damage in an adjacent corridor; then perhaps a burst."""
    gaps = [gap for gap in g.reach(g.crew[seat].slot) if g.infested(gap)]
    held = BF_GUN in g.state.zones[hands(seat)] and has_ammo(g, seat, BF_GUN)
    if not gaps or not held or spare(g, seat) < 1:
        yield deny("R-347", "denied-no-target")
    yield COMMIT
    there = [gap for gap in g.reach(g.crew[seat].slot) if g.infested(gap)]
    gap = yield from which_gap(g, seat, there, "ask-corridor", "R-347")
    damage = 0
    while g.purse(seat):
        answers = [verbs.DRAW_CARDS(), DONE] if damage else [verbs.DRAW_CARDS()]
        chosen = yield from choose(seat, "ask-more-fire", answers, "R-350", left=damage)
        if chosen is DONE:
            break
        yield from pay(g, seat, 1)
        damage += 1
    yield from damage_in(g, seat, gap, damage)
    yield from _may_fire(g, seat)


@CARDS("card-fast-reload")
def reload_fast(g: Retaliation, seat: int) -> Rule[None]:
    """A weapon is loaded, and fired: in any order."""
    if not reloadable(g, seat) and not weapon_options(g, seat):
        yield deny("R-158", "denied-no-gear")
    yield COMMIT
    left = {"load", "fire"}
    while left and g.crew[seat].aboard:
        answers: list[Option] = []
        if "load" in left:
            answers += [verbs.RELOAD(w, zone_name(zone)) for w, zone in reloadable(g, seat)]
        if "fire" in left:
            answers += weapon_options(g, seat)
        if not answers:
            return
        more = answers if len(left) == 2 else [*answers, DONE]
        chosen = yield from choose(seat, "ask-fire", more, "R-158")
        if chosen is DONE:
            return
        if chosen.verb == verbs.RELOAD:
            left.discard("load")
            reload(g, seat, chosen.args[0], zone_named(seat, chosen.args[1]))
        else:
            left.discard("fire")
            yield from open_fire(g, seat, chosen)


@CARDS("card-forcing-fire")
def force_back(g: Retaliation, seat: int) -> Rule[None]:
    """For ammo all intruders are expelled from the room."""
    if not g.in_combat(seat) or not ranged(g, seat):
        yield deny("R-330", "denied-no-intruder")
    yield COMMIT
    yield from _spend(g, seat)
    space = g.crew[seat].slot
    for figure in g.figures(space):
        if figure in g.state.zones[space]:
            yield from drive_out(g, seat, figure, space)


# Helping


@CARDS("card-combat-drugs")
def inject(g: Retaliation, seat: int) -> Rule[None]:
    """For a medpack somebody here draws up to three cards."""
    if MEDPACK not in g.gear(seat):
        yield deny("R-021", "denied-no-gear")
    yield COMMIT
    use_up(g, seat, MEDPACK)
    here = g.people(g.crew[seat].slot)
    other = yield from whom(g, seat, here, "ask-whom", "R-312")
    draw_cards(g, other, 3 - len(g.hand(other)))


@CARDS("card-field-surgery")
def operate_here(g: Retaliation, seat: int) -> Rule[None]:
    """For another card a serious wound is removed; without a medpack at the price of contamination."""
    if spare(g, seat) < 1 or not patients(g, seat, wounded):
        yield deny("R-188", "denied-no-wound")
    yield COMMIT
    yield from pay(g, seat, 1)
    other = yield from helped(g, seat, wounded, "R-312")
    if other is None:
        return
    yield from heal_wound(g, other)
    if MEDPACK in g.gear(seat):
        answers = [verbs.SPEND(MEDPACK), verbs.SUFFER()]
        chosen = yield from choose(seat, "ask-sterile", answers, "R-388", who=g.name(other))
        if chosen.verb == verbs.SPEND:
            use_up(g, seat, MEDPACK)
            return
    contaminate(g, other, "R-388")


def wounded(g: Retaliation, seat: int) -> bool:
    """Whether a character has a serious wound."""
    return bool(g.state.zones[wounds(seat)])


@CARDS("card-first-aid")
def give_first_aid(g: Retaliation, seat: int) -> Rule[None]:
    """One point of health."""
    if not patients(g, seat, can_restore):
        yield deny("R-591", "denied-healthy")
    yield COMMIT
    other = yield from helped(g, seat, can_restore, "R-312")
    if other is not None:
        restore(g, other, 1)


@CARDS("card-first-aid")
def find_medpack(g: Retaliation, seat: int) -> Rule[None]:
    """In a green room a medpack token."""
    there = "green" in g.finds(g.crew[seat].slot) and g.state.zones[supply(MEDPACK)]
    if not there or not g.empty_slot(seat, MEDPACK):
        yield deny("R-153", "denied-no-slot")
    yield COMMIT
    yield from gain_gear(g, seat, MEDPACK)


@CARDS("card-always-prepared")
def prepared(g: Retaliation, seat: int) -> Rule[None]:
    """The room is used, even in combat; then all intruders here attack."""
    here = g.crew[seat].slot
    if closed_to_use(g, here):
        yield deny("R-208", "denied-malfunction")
    if not possible(g, seat, g.effects.rooms.get(g.room(here)), here)[0]:
        yield deny("R-208", "denied-no-room-action")
    yield COMMIT
    space = g.crew[seat].slot
    yield from resolve_room(g, seat, space)
    for figure in g.figures(space):
        who = g.crew[seat]
        if who.aboard and who.slot == space and figure in g.state.zones[space]:
            yield from attack(g, figure, seat, space)


@CARDS("card-always-prepared")
def improvise(g: Retaliation, seat: int) -> Rule[None]:
    """For another card two items of one colour; one is kept."""
    if spare(g, seat) < 1 or not any(g.state.zones[f"deck-{one}"] for one in COLOURS):
        yield deny("R-552", "denied-decks-empty")
    yield COMMIT
    yield from pay(g, seat, 1)
    answers = [verbs.COLOUR_OF(f"colour-{c}") for c in COLOURS if g.state.zones[f"deck-{c}"]]
    chosen = yield from choose(seat, "ask-colour", answers, "R-309")
    yield from find(g, seat, [chosen.args[0].removeprefix("colour-")] * 2, 1)


# Building and blasting


@CARDS("card-explosives")
def blast_way(g: Retaliation, seat: int) -> Rule[None]:
    """For a grenade a new corridor to another known room."""
    if GRENADE not in g.gear(seat) or not walls(g, seat):
        yield deny("R-021", "denied-no-way")
    yield COMMIT
    use_up(g, seat, GRENADE)
    gap = yield from which_gap(g, seat, walls(g, seat), "ask-corridor", "R-021")
    lay_corridor(g, g.crew[seat].slot, gap)


def walls(g: Retaliation, seat: int) -> list[str]:
    """The gaps to known rooms where no corridor is."""
    here = g.crew[seat].slot
    if not g.state.zones["corridors"]:
        return []
    return [
        gap
        for way, gap in TOWARDS[here].items()
        if gap not in g.state.corridors and NEIGHBOURS[here][way] in g.state.explored
    ]


@CARDS("card-explosives")
def find_grenade(g: Retaliation, seat: int) -> Rule[None]:
    """In a yellow room a grenade token."""
    there = "yellow" in g.finds(g.crew[seat].slot) and g.state.zones[supply(GRENADE)]
    if not there or not g.empty_slot(seat, GRENADE):
        yield deny("R-153", "denied-no-slot")
    yield COMMIT
    yield from gain_gear(g, seat, GRENADE)


@CARDS("card-pyrotechnics")
def smother(g: Retaliation, seat: int) -> Rule[None]:
    """Fire in the room is discarded."""
    if not g.burning(g.crew[seat].slot):
        yield deny("R-021", "denied-no-fire")
    yield COMMIT
    put_out(g, g.crew[seat].slot)


@CARDS("card-pyrotechnics")
def incinerate(g: Retaliation, seat: int) -> Rule[None]:
    """For a grenade all intruders in an adjacent corridor die."""
    gaps = [gap for gap in g.reach(g.crew[seat].slot) if g.infested(gap)]
    if GRENADE not in g.gear(seat) or not gaps:
        yield deny("R-021", "denied-no-intruder")
    yield COMMIT
    there = [gap for gap in g.reach(g.crew[seat].slot) if g.infested(gap)]
    use_up(g, seat, GRENADE)
    gap = yield from which_gap(g, seat, there, "ask-corridor", "R-021")
    for figure in g.figures(gap):
        if figure in g.state.zones[gap]:
            yield from g.rules.slain(g, figure, gap, seat)
