"""Computer actions: one of the three things on the open card; then the next card is revealed."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.lockdown.rules import plans
from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import COMPUTER
from hullbreach.games.lockdown.rules.events import ComputerRevealed, PowerMoved, RoverMoved
from hullbreach.games.lockdown.rules.knowledge import knows_all, learn
from hullbreach.games.lockdown.rules.model import AWAY, POWERED, SPACES, cargo, contingencies, power
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.lockdown.rules.setup import LOCK_DOWN
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.actions import begin
from hullbreach.games.survival.rules.doors import door_options, work_door
from hullbreach.games.survival.rules.events import Peeked
from hullbreach.games.survival.rules.intruders import drive_out
from hullbreach.games.survival.rules.markers import break_room, clear
from hullbreach.games.survival.rules.model import FIRE
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, eye, rule

# The action


def choices(g: Lockdown, seat: int) -> Iterable[tuple[str, ...]]:
    """What the open card offers."""
    return [(f"computer-option-{one}",) for one in on_card(g)]


def at_hand(g: Lockdown, seat: int) -> Iterable[tuple[str, ...]]:
    """The same where a computer works: elsewhere there is nothing to try."""
    return choices(g, seat) if g.computer(g.crew[seat].slot) else ()


def on_card(g: Lockdown) -> tuple[str, ...]:
    """The options of the open card."""
    (card,) = g.state.zones["computer"]
    return g.box.computer[row_id(card)].options


@rule("L-216", "L-217", "L-218", "L-567")
def use_computer(g: Lockdown, seat: int, choice: str) -> Rule[None]:
    """A computer action in a room with a computer that works, and power."""
    slot = g.crew[seat].slot
    if not g.computer(slot):
        yield g.no_computer(slot)
    (effect,) = COMPUTER.of(choice)
    reason = next(effect(g, seat))
    if reason is not COMMIT:
        yield reason
    yield COMMIT
    cost = g.box.numbers.costs.computer
    if (yield from begin(g, seat, cost, Text("act-computer", {"a": choice}), "L-218")):
        yield from operate(g, seat, choice)


def possible(g: Lockdown, seat: int) -> list[str]:
    """The options of the open card that can be carried out now."""
    choices = [f"computer-option-{one}" for one in on_card(g)]
    return [one for one in choices if next(COMPUTER.one(one)(g, seat)) is COMMIT]


@rule("L-218")
def operate_freely(g: Lockdown, seat: int) -> Rule[None]:
    """A computer action that a card allows: one of the options that are possible."""
    found = possible(g, seat)
    if not found:
        yield deny("L-218", "denied-no-computer-option")
    yield COMMIT
    options = [own_verbs.COMPUTER(one) for one in found]
    chosen = yield from choose(seat, "ask-computer", options, "L-218")
    yield from operate(g, seat, chosen.args[0])


def operate(g: Lockdown, seat: int, choice: str) -> Rule[None]:
    """Carry out one option, and reveal the next card."""
    yield from carry_out(g, seat, choice)
    next_card(g, seat)


def carry_out(g: Lockdown, seat: int, choice: str) -> Rule[None]:
    """Do what an option says, if that is still possible."""
    rule_ = COMPUTER.one(choice)(g, seat)
    if next(rule_) is COMMIT:
        yield from rule_


@rule("L-219", "L-220")
def next_card(g: Lockdown, seat: int) -> None:
    """The used card goes under the deck, the next is turned up; the Lock-Down works at once."""
    (used,) = g.state.zones["computer"]
    g.put(used, "computer", "deck-computer", 0)
    card = g.draw("deck-computer", "computer")
    g.tell(ComputerRevealed(card), "L-219")
    if card != LOCK_DOWN:
        return
    if g.crew[seat].aboard:
        break_room(g, g.crew[seat].slot, "L-220")
    g.put(LOCK_DOWN, "computer", "deck-computer")
    g.shuffle("deck-computer")
    card = g.draw("deck-computer", "computer")
    if card == LOCK_DOWN:
        # As in the setup: it comes back into the deck, and does nothing.
        card = g.draw("deck-computer", "computer")
        g.put(LOCK_DOWN, "computer", "deck-computer")
        g.shuffle("deck-computer")
    g.tell(ComputerRevealed(card), "L-220")


# The options


@COMPUTER("computer-option-move-rover")
@rule("L-104")
def move_rover(g: Lockdown, seat: int) -> Rule[None]:
    """Call the rover to an exit of the base, or send it away."""
    exits = [f"slot-{slot.id}" for slot in g.map.slots.values() if slot.exit]
    places = [slot for slot in exits if slot != g.state.rover]
    options = [own_verbs.ROVER_TO(slot) for slot in places]
    if g.state.rover in exits:
        options.append(own_verbs.ROVER_AWAY())
    yield COMMIT
    chosen = yield from choose(seat, "ask-rover", options, "L-104")
    g.state.rover = chosen.args[0] if chosen.args else AWAY
    place = g.place(g.state.rover) if chosen.args else None
    g.tell(RoverMoved(g.name(seat), place), "L-104")


@COMPUTER("computer-option-peek-css")
@rule("L-447")
def peek_cargo(g: Lockdown, seat: int) -> Rule[None]:
    """Look in secret at a token of the Cargo Sending System."""
    spaces = [space for space in SPACES if g.state.zones[cargo(space)]]
    if not spaces:
        yield deny("L-447", "denied-no-cargo")
    yield COMMIT
    yield from look_at_cargo(g, seat, spaces, "L-218")


def look_at_cargo(g: Lockdown, seat: int, spaces: list[int], rule_id: str) -> Rule[int]:
    """Look in secret at one of the tokens under these spaces; under which."""
    options = [own_verbs.CARGO_TOKEN(f"space-{space}") for space in spaces]
    chosen = yield from choose(seat, "ask-cargo-token", options, rule_id)
    space = int(chosen.args[0].removeprefix("space-"))
    seen = [g.show(cargo(space), 0, eye(seat))]
    what = Text("peek-cargo", {"space": space})
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, rule_id, to=eye(seat), instead=public)
    return space


@COMPUTER("computer-option-peek-contingencies")
@rule("L-108")
def peek_contingencies(g: Lockdown, seat: int) -> Rule[None]:
    """Look in secret at all contingencies of another player in the same section."""
    section = g.section(g.crew[seat].slot)
    others = [
        other
        for other in g.order()
        if other != seat
        and g.crew[other].aboard
        and section
        and g.section(g.crew[other].slot) == section
        and g.state.zones[contingencies(other)]
    ]
    if not others:
        yield deny("L-108", "denied-no-plans-near")
    yield COMMIT
    names = [own_verbs.PLAN_OF(g.name(other)) for other in others]
    chosen = yield from choose(seat, "ask-plans-of", names, "L-108")
    plans.peek_plans(g, seat, g.seat_of(chosen.args[0]), "L-108")


@COMPUTER("computer-option-knowledge")
@rule("L-365")
def read_files(g: Lockdown, seat: int) -> Rule[None]:
    """Learn something."""
    if knows_all(g, seat):
        yield deny("L-365", "denied-knows-all")
    yield COMMIT
    learn(g, seat, g.box.numbers.effects.computer_knowledge, "L-365")


@COMPUTER("computer-option-swap-power")
@rule("L-225")
def swap_power(g: Lockdown, seat: int) -> Rule[None]:
    """Exchange two power tokens; they are not turned over."""
    yield COMMIT
    pairs = [
        own_verbs.SWAP_POWER(f"section-{one}", f"section-{other}")
        for index, one in enumerate(POWERED)
        for other in POWERED[index + 1 :]
    ]
    chosen = yield from choose(seat, "ask-swap-power", pairs, "L-218")
    one, other = (place.removeprefix("section-") for place in chosen.args)
    (first,), (second,) = g.state.zones[power(one)], g.state.zones[power(other)]
    move_power(g, {first: other, second: one}, "L-218")


def move_power(g: Lockdown, places: dict[str, str], rule_id: str) -> None:
    """Lay power tokens down elsewhere, all at once."""
    for zone in map(power, POWERED):
        for token in [one for one in g.state.zones[zone] if one in places]:
            g.put(token, zone, "power")
    for token, place in places.items():
        g.put(token, "power", power(place))
        g.tell(PowerMoved(token, f"section-{place}"), rule_id)


@COMPUTER("computer-option-purge")
@rule("L-332", "L-333")
def purge(g: Lockdown, seat: int) -> Rule[None]:
    """Put out the fire in any room, and drive all intruders out of it."""
    rooms = [slot for slot in g.board.slots if g.burning(slot) or g.infested(slot)]
    if not rooms:
        yield deny("L-218", "denied-nothing-to-purge")
    yield COMMIT
    chosen = yield from choose(seat, "ask-flood", [verbs.FLOOD(slot) for slot in rooms], "L-218")
    slot = chosen.args[0]
    if g.burning(slot):
        clear(g, FIRE, slot, "L-218")
    drive_out(g, g.intruders(slot), "L-333")


@COMPUTER("computer-option-door")
@rule("L-277")
def work_any_door(g: Lockdown, seat: int) -> Rule[None]:
    """Open or close any one door."""
    ways = dict.fromkeys(one for slot in g.board.slots for one in door_options(g, slot))
    if not ways:
        yield deny("L-281", "denied-no-door-anywhere")
    yield COMMIT
    chosen = yield from choose(seat, "ask-door", list(ways), "L-277")
    yield from work_door(g, seat, chosen, "L-277")
