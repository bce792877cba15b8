"""What the event cards of Lockdown do, after the hunters have moved; shared ones are in `survival.cards`.

Several functions for one card are done one after the other: its effect, then its box for
darkness, which works on every character who is in the dark and cannot shrug it off.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.lockdown.rules import clock, power
from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import EVENTS
from hullbreach.games.lockdown.rules.events import SupplyShrinks
from hullbreach.games.lockdown.rules.model import (
    BACKUP_POWER,
    CARGO_ROOMS,
    COOLING_SYSTEM,
    ELEVATOR,
    ELEVATORS,
    GENERATOR,
)
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.cards import event_cards
from hullbreach.games.survival.cards.action_cards import spend
from hullbreach.games.survival.cards.event_cards import break_rooms
from hullbreach.games.survival.hive import event_cards as hive
from hullbreach.games.survival.hive.event_cards import draw_and_scan
from hullbreach.games.survival.hive.kinds import ADULT
from hullbreach.games.survival.hive.larvae import burst, infest
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.attacks import attack
from hullbreach.games.survival.rules.contamination import contaminate, scan
from hullbreach.games.survival.rules.events import Contaminated
from hullbreach.games.survival.rules.intruders import come_in, meet, place
from hullbreach.games.survival.rules.items import drop, weapons
from hullbreach.games.survival.rules.markers import break_room, set_fire
from hullbreach.games.survival.rules.model import FIRE, GONE, MALFUNCTION, Intruder
from hullbreach.games.survival.rules.movement import slime
from hullbreach.games.survival.rules.noise import noise_around, place_noise
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import Rule, Text, choose, rule

TECHNICAL = "network-tc"


# Darkness


@rule("L-165", "L-255", "L-375", "L-376", "L-382")
def in_darkness(g: Lockdown, concerned: Callable[[int], bool]) -> Rule[list[int]]:
    """The characters whom the box for darkness hits, in player order.

    Only those are asked for a light or a card whom it would concern.
    """
    found = []
    for seat in present(g):
        exposed = g.dark(seat) and concerned(seat)
        if exposed and not (yield from g.rules.ignores_darkness(g, seat)):
            found.append(seat)
    return found


def present(g: Lockdown) -> list[int]:
    """The characters in the rooms of the base, in player order."""
    return [seat for seat in g.active() if g.crew[seat].aboard]


def everybody(seat: int) -> bool:
    """A box that concerns all who are in the dark."""
    return True


def bleeding(g: Lockdown, seat: int) -> bool:
    """Whether a character has a serious wound that is not dressed."""
    return bool(g.state.zones[model.wounds(seat)])


@EVENTS.replaces("event-bulkheads-open")
def bulkheads_open(g: Lockdown) -> Rule[None]:
    """All closed doors open; in the dark one hears it from everywhere."""
    yield from event_cards.bulkheads_open(g)
    yield from noise_in_the_dark(g)


@EVENTS.replaces("event-nest")
def nest_stirs(g: Lockdown) -> Rule[None]:
    """Noise around the nest, and around everyone in the dark."""
    yield from event_cards.nest_stirs(g)
    yield from noise_in_the_dark(g)


def noise_in_the_dark(g: Lockdown) -> Rule[None]:
    """Noise all around everyone in the dark."""

    def quiet(seat: int) -> bool:
        return not all(g.noisy(way) for way in g.board.around[g.crew[seat].slot])

    for seat in (yield from in_darkness(g, quiet)):
        noise_around(g, g.crew[seat].slot, "L-165")


# The base


@EVENTS("event-blue-screen")
@rule("L-217")
def blue_screen(g: Lockdown) -> Rule[None]:
    """A malfunction at the first computer that has power."""
    for slot in g.board.slots:
        if g.computer(slot):
            break_room(g, slot, "L-160")
            break
    yield from ()


@EVENTS("event-coolant-leak")
@rule("L-167", "L-168")
def coolant_leak(g: Lockdown) -> Rule[None]:
    """The cooling system breaks; if it was broken, the countdown starts."""
    slot = g.slot_of(COOLING_SYSTEM)
    if slot and g.broken(slot):
        clock.start_countdown(g, "L-167")
    elif slot:
        break_room(g, slot, "L-167")
    yield from ()


@EVENTS.replaces("event-damage")
def damage(g: Lockdown) -> Rule[None]:
    """Malfunctions wherever a large hunter is, and wherever somebody is in the dark."""
    yield from hive.damage(g)

    def whole(seat: int) -> bool:
        slot = g.crew[seat].slot
        return not g.broken(slot) and g.rules.can_break(g, g.room(slot))

    seats = yield from in_darkness(g, whole)
    rooms = {g.crew[seat].slot for seat in seats}
    break_rooms(g, (slot for slot in g.board.slots if slot in rooms))


@EVENTS("event-kickstopper")
def kickstopper(g: Lockdown) -> Rule[None]:
    """The elevator has no power, and its rooms break."""
    power.turn(g, power.token_at(g, ELEVATOR), False, "L-160")
    break_rooms(g, (slot for slot in g.board.slots if g.room(slot) in ELEVATORS))
    yield from ()


@EVENTS("event-power-surge")
@rule("L-377")
def power_surge(g: Lockdown) -> Rule[None]:
    """The emergency power goes off."""
    power.set_backup(g, False, "L-377")
    yield from ()


EVENTS("event-sanitary-network-failure")(event_cards.green_rooms_fail)


# Fire


def burn_rooms(g: Lockdown, slots: list[str]) -> None:
    """Fire in these rooms."""
    for slot in slots:
        set_fire(g, slot, "L-160")


@EVENTS("event-short-circuit")
@rule("L-217")
def short_circuit(g: Lockdown) -> Rule[None]:
    """Fire at every computer that has power; a broken one counts for none."""
    burn_rooms(g, [slot for slot in g.board.slots if g.computer(slot)])
    yield from ()


@EVENTS("event-thats-hot")
def thats_hot(g: Lockdown) -> Rule[None]:
    """Fire where the power is made."""
    burn_rooms(g, [slot for slot in map(g.slot_of, (BACKUP_POWER, GENERATOR)) if slot])
    yield from ()


@EVENTS("event-fire-in-the-hole")
def fire_in_the_hole(g: Lockdown) -> Rule[None]:
    """Fire in the rooms of the Cargo Sending System; it hurts the helpless."""
    slots = [slot for slot in map(g.slot_of, CARGO_ROOMS) if slot]
    burn_rooms(g, slots)
    there = [seat for seat in g.active() if g.crew[seat].aboard and g.crew[seat].slot in slots]
    for seat in g.helpless(there):
        yield from wound(g, seat, Text("cause-fire"), deep=g.box.numbers.effects.cargo_fire_wounds)


# Hunters


@EVENTS("event-blood-trace-a")
def blood_trace(g: Lockdown) -> Rule[None]:
    """In every section the hunters come to somebody who bleeds and cannot defend themselves.

    In the dark cards are no help.
    """
    hunters = [one for one in g.state.intruders if g.section(one.slot) and not g.fighting(one)]
    hunted = {g.section(one.slot) for one in hunters}
    wounded = [seat for seat in present(g) if bleeding(g, seat)]
    # Who reacts with the last card is not helpless for that: this was looked at before.
    helpless = g.helpless(wounded)
    able = [
        seat for seat in wounded if seat not in helpless and g.section(g.crew[seat].slot) in hunted
    ]
    exposed = yield from in_darkness(g, able.__contains__)
    prey = {g.crew[seat].slot for seat in (*helpless, *exposed)}
    moves: list[tuple[Intruder, str]] = []
    for intruder in hunters:
        section = g.section(intruder.slot)
        near = [slot for slot in g.board.slots if slot in prey and g.section(slot) == section]
        if near:
            moves.append((intruder, near[0]))
    come_in(g, moves, [], "L-160")


@EVENTS("event-scent-of-blood")
def scent_of_blood(g: Lockdown) -> Rule[None]:
    """Noise around everyone who bleeds; in the dark an adult has found them."""
    for seat in present(g):
        if bleeding(g, seat):
            noise_around(g, g.crew[seat].slot, "L-160")

    def scented(seat: int) -> bool:
        return bleeding(g, seat) and not g.in_combat(seat)

    for seat in (yield from in_darkness(g, scented)):
        if scented(seat):
            yield from place(g, ADULT, g.crew[seat].slot, "L-165")


@EVENTS.replaces("event-lurking")
def lurking(g: Lockdown) -> Rule[None]:
    """All hunters that do not fight go into hiding; those that fight in the dark attack."""
    yield from event_cards.lurking(g)
    seats = yield from in_darkness(g, g.in_combat)
    for intruder in list(g.state.intruders):
        dark = [seat for seat in g.people(intruder.slot) if seat in seats]
        if dark and g.figure(intruder.id) is not None:
            yield from attack(g, intruder, g.weakest(dark))


@EVENTS.replaces("event-egg-protection")
def egg_protection(g: Lockdown) -> Rule[None]:
    """An encounter for whoever is near eggs; contamination for everyone in the dark."""
    yield from event_cards.egg_protection(g)
    for seat in (yield from in_darkness(g, everybody)):
        for _ in range(g.box.numbers.effects.egg_contamination):
            contaminate(g, seat, "L-165")


@EVENTS.replaces("event-hatching")
def hatching(g: Lockdown) -> Rule[None]:
    """An egg hatches on the helpless in the nest; in the dark nobody helpless is safe."""
    yield from hive.hatching(g)
    nest = g.nest()
    dark = [seat for seat in present(g) if g.dark(seat) and g.crew[seat].slot != nest]
    # Who has no action cards has none for a light or a reaction either.
    for seat in g.helpless(dark):
        yield from meet(g)
        infest(g, seat)


@EVENTS("event-leaving-the-shell-a")
def leaving_the_shell(g: Lockdown) -> Rule[None]:
    """Who has a larva may die of it; everyone else finds out whether one is growing in them."""
    for seat in g.active():
        if not g.crew[seat].aboard:
            continue
        if g.crew[seat].larva:
            yield from _grow(g, seat)
        else:
            draw_and_scan(g, seat)


def _grow(g: Lockdown, seat: int) -> Rule[None]:
    """A contamination card is scanned at once: if it is infected, the larva is grown."""
    looking = f"looking-{seat}"
    for _ in range(g.box.numbers.effects.shell_contamination):
        if g.state.zones["deck-contamination"]:
            g.draw("deck-contamination", looking)
            g.tell(Contaminated(g.name(seat)), "L-348")
    infected = scan(g, seat, [looking], "L-350", clean=False, infected=False)
    g.move_all(looking, model.discard(seat))
    if infected:
        yield from burst(g, seat)


@EVENTS.replaces("event-regeneration")
def regeneration(g: Lockdown) -> Rule[None]:
    """All intruders recover; in the dark they find the slimed, and slime the others."""
    yield from event_cards.regeneration(g)

    def sticky(seat: int) -> bool:
        return g.crew[seat].slimed or not g.rules.slimeproof(g, seat)

    seats = yield from in_darkness(g, sticky)
    for slot in dict.fromkeys(g.crew[seat].slot for seat in seats if g.crew[seat].slimed):
        yield from place(g, ADULT, slot, "L-165")
    for seat in seats:
        slime(g, seat, "L-165")


# Noise and fear


@EVENTS("event-noise-in-corridors")
def noise_in_corridors(g: Lockdown) -> Rule[None]:
    """Noise in the technical corridors; if it was there before, there are fewer markers left."""
    if g.noisy(TECHNICAL):
        for marker in (MALFUNCTION, FIRE):
            stock = model.supply(marker)
            if g.state.zones[stock]:
                g.put(marker, stock, GONE)
                g.tell(SupplyShrinks(marker, len(g.state.zones[stock])), "L-160")
    else:
        place_noise(g, TECHNICAL, "L-160")

    def at_entrance(seat: int) -> bool:
        return g.crew[seat].slot in g.board.networks[TECHNICAL]

    for seat in (yield from in_darkness(g, at_entrance)):
        light = g.box.numbers.effects.corridors_wounds
        yield from wound(g, seat, Text("cause-corridors"), light=light)


@EVENTS("event-panic")
def panic(g: Lockdown) -> Rule[None]:
    """The helpless lose ammo or something else; then all others in the dark do."""
    helpless = g.helpless(present(g))
    for seat in helpless:
        yield from _drop_in_panic(g, seat)

    def able(seat: int) -> bool:
        return seat not in helpless and bool(g.items(seat))

    for seat in (yield from in_darkness(g, able)):
        yield from _drop_in_panic(g, seat)


def _drop_in_panic(g: Lockdown, seat: int) -> Rule[None]:
    """Two ammo of the player's choice; an item instead, where there is not so much.

    Which it is tells whether there is any.
    """
    g.reveal()
    if sum(g.state.ammo[weapon] for weapon in weapons(g, seat)) >= g.box.numbers.effects.panic_ammo:
        for _ in range(g.box.numbers.effects.panic_ammo):
            loaded = [weapon for weapon in weapons(g, seat) if g.state.ammo[weapon]]
            options = [verbs.USE_WEAPON(weapon) for weapon in loaded]
            chosen = yield from choose(seat, "ask-panic-ammo", options, "L-160")
            spend(g, seat, chosen.args[0], 1, "L-160")
        return
    things = [own_verbs.PANIC_DROP(item) for item in dict.fromkeys(g.items(seat))]
    if things:
        chosen = yield from choose(seat, "ask-panic-drop", things, "L-160", secret=True)
        drop(g, seat, chosen.args[0])
