"""What the action cards of many decks do. `spare` counts the other cards in hand: what is discarded besides."""

from __future__ import annotations

from hullbreach.games.retaliation.rules.actions import pay_besides, spare
from hullbreach.games.retaliation.rules.body import (
    contamination_procedure,
)
from hullbreach.games.retaliation.rules.choices import (
    blow_up,
    closed_near,
    door_options,
    doors_near,
    mend,
    mendable,
    operate,
    reinforceable,
    which_gap,
)
from hullbreach.games.retaliation.rules.effects import CARDS
from hullbreach.games.retaliation.rules.grid import GAPS, other_end
from hullbreach.games.retaliation.rules.lander import may_nudge, nudge
from hullbreach.games.retaliation.rules.markers import (
    break_room,
    can_break,
    doors_in,
    insecure,
    reinforce,
    secure,
)
from hullbreach.games.retaliation.rules.model import NUDGES
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.search import find
from hullbreach.games.retaliation.rules.using import closed_to_use, resolve_room, room_effects
from hullbreach.games.survival.rules.effects import in_secret
from hullbreach.games.survival.rules.model import MALFUNCTION, supply
from hullbreach.kernel import COMMIT, Rule, deny, rule


@rule("R-209", "R-309", "R-626")
@CARDS("card-search")
def search(g: Retaliation, seat: int) -> Rule[None]:
    """An item for each symbol of the room; one is kept."""
    if not g.finds(g.crew[seat].slot):
        yield deny("R-626", "denied-nothing-to-find")
    if not any(g.state.zones[f"deck-{one}"] for one in g.finds(g.crew[seat].slot)):
        yield deny("R-626", "denied-decks-empty")
    yield COMMIT
    yield from find(g, seat, list(g.finds(g.crew[seat].slot)), 1)


@CARDS("card-rest")
def rest(g: Retaliation, seat: int) -> Rule[None]:
    """Contamination in hand is scanned; what is clean leaves the game."""
    if not g.contamination(seat):
        yield deny("R-021", "denied-no-contamination")
    yield COMMIT
    contamination_procedure(g, seat, "R-415", clean=True)


@CARDS("card-demolition")
def demolish(g: Retaliation, seat: int) -> Rule[None]:
    """A closed door is destroyed."""
    if not closed_near(g, g.crew[seat].slot):
        yield deny("R-233", "denied-no-closed-door")
    yield COMMIT
    yield from blow_up(g, seat, closed_near(g, g.crew[seat].slot))


@rule("R-021", "R-253")
@CARDS("card-demolition")
def sabotage(g: Retaliation, seat: int) -> Rule[None]:
    """A malfunction in the room."""
    if g.broken(g.crew[seat].slot):
        yield deny("R-245", "denied-malfunction")
    if not can_break(g, g.crew[seat].slot):
        yield deny("R-212", "denied-unbreakable")
    if g.burning(g.crew[seat].slot) and not g.state.zones[supply(MALFUNCTION)]:
        yield deny("R-253", "denied-no-marker")
    yield COMMIT
    break_room(g, g.crew[seat].slot)


@in_secret
@CARDS("card-repairs")
def repair(g: Retaliation, seat: int) -> Rule[None]:
    """For another card a malfunction is removed."""
    if spare(g, seat) < 1:
        yield deny("R-561", "denied-cost-more", 1, spare(g, seat))
    if not mendable(g, g.crew[seat].slot):
        yield deny("R-254", "denied-no-malfunction")
    yield COMMIT
    yield from pay_besides(g, seat, 1)
    yield from mend(g, seat, g.crew[seat].slot)


@CARDS("card-fast-repairs")
def repair_fast(g: Retaliation, seat: int) -> Rule[None]:
    """A malfunction is removed."""
    if not mendable(g, g.crew[seat].slot):
        yield deny("R-254", "denied-no-malfunction")
    yield COMMIT
    yield from mend(g, seat, g.crew[seat].slot)


@CARDS("card-repairs", "card-fast-repairs")
def work_door(g: Retaliation, seat: int) -> Rule[None]:
    """A door is opened or closed."""
    if not door_options(g, doors_near(g, g.crew[seat].slot)):
        yield deny("R-231", "denied-no-door")
    yield COMMIT
    yield from operate(g, seat, door_options(g, doors_near(g, g.crew[seat].slot)), "R-231")


@CARDS("card-secure", "card-fast-secure")
def secure_twice(g: Retaliation, seat: int) -> Rule[None]:
    """Two security tokens."""
    why = insecure(g, g.crew[seat].slot, 2)
    if why:
        yield deny("R-255", why)
    yield COMMIT
    secure(g, g.crew[seat].slot, 2)


@CARDS("card-basic-secure")
def secure_for_card(g: Retaliation, seat: int) -> Rule[None]:
    """For another card two security tokens."""
    if spare(g, seat) < 1:
        yield deny("R-561", "denied-cost-more", 1, spare(g, seat))
    why = insecure(g, g.crew[seat].slot, 2)
    if why:
        yield deny("R-255", why)
    yield COMMIT
    yield from pay_besides(g, seat, 1)
    secure(g, g.crew[seat].slot, 2)


def manned(g: Retaliation, seat: int) -> list[str]:
    """The corridors that can be reinforced and lead to somebody, or to the robot."""
    here = g.crew[seat].slot
    found = []
    for gap in reinforceable(g, here):
        end = other_end(gap, here)
        if g.on_map(end) and (g.people(end) or g.state.robot == end):
            found.append(gap)
    return found


@in_secret
@CARDS("card-secure", "card-basic-secure")
def reinforce_for_card(g: Retaliation, seat: int) -> Rule[None]:
    """For another card a corridor to somebody, or to the robot, is reinforced."""
    if spare(g, seat) < 1:
        yield deny("R-561", "denied-cost-more", 1, spare(g, seat))
    if not manned(g, seat):
        yield deny("R-225", "denied-manned")
    yield COMMIT
    gaps = manned(g, seat)
    yield from pay_besides(g, seat, 1)
    reinforce(g, (yield from which_gap(g, seat, gaps, "ask-reinforce", "R-225")))


@CARDS("card-fast-secure")
def reinforce_fast(g: Retaliation, seat: int) -> Rule[None]:
    """A corridor to somebody, or to the robot, is reinforced."""
    if not manned(g, seat):
        yield deny("R-225", "denied-manned")
    yield COMMIT
    reinforce(g, (yield from which_gap(g, seat, manned(g, seat), "ask-reinforce", "R-225")))


@CARDS("card-computer-skills")
def use_computer(g: Retaliation, seat: int) -> Rule[None]:
    """The computer room here is used."""
    here = g.crew[seat].slot
    if not g.computer(here):
        yield deny("R-208", "denied-no-computer")
    if closed_to_use(g, here):
        yield deny("R-208", "denied-malfunction")
    effects, why = room_effects(g, seat, here)
    if not effects:
        yield why
    yield COMMIT
    yield from resolve_room(g, seat, g.crew[seat].slot)


@rule("R-238")
@CARDS("card-computer-skills")
def any_door(g: Retaliation, seat: int) -> Rule[None]:
    """Any door in the base is opened or closed."""
    if not g.computer(g.crew[seat].slot):
        yield deny("R-238", "denied-no-computer")
    if not door_options(g, all_doors(g)):
        yield deny("R-231", "denied-no-door-anywhere")
    yield COMMIT
    yield from operate(g, seat, door_options(g, all_doors(g)), "R-238")


def all_doors(g: Retaliation) -> list[tuple[str, str]]:
    """Every door, and every mark for one, in the base."""
    return doors_in(g, [gap for gap in GAPS if gap in g.state.corridors])


@rule("R-583")
@CARDS(*NUDGES)
def direct_lander(g: Retaliation, seat: int) -> Rule[None]:
    """The lander comes a round earlier or later."""
    if not may_nudge(g):
        yield deny("R-583", "denied-lander")
    yield COMMIT
    yield from nudge(g, seat)
