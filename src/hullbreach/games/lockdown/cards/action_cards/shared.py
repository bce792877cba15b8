"""What action cards of several characters do in Lockdown."""

from __future__ import annotations

from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import CARDS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.nemesis.cards.action_cards import improvise
from hullbreach.games.survival.cards.action_cards import (
    act_for_free,
    mend_room,
    work_a_door,
)
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.discovery import look_at_tiles
from hullbreach.games.survival.rules.items import part_with
from hullbreach.games.survival.rules.model import Intruder
from hullbreach.kernel import Rule, choose, deny, rule


def choose_intruder(g: Lockdown, seat: int, prompt: str) -> Rule[Intruder]:
    """One of the hunters in the room."""
    here = g.intruders(g.crew[seat].slot)
    chosen = yield from choose(seat, prompt, [own_verbs.HUNTER(one.id) for one in here], "L-200")
    return next(one for one in here if one.id == chosen.args[0])


@rule("L-386", "L-387")
def throw_item(g: Lockdown, seat: int, items: list[str], prompt: str) -> Rule[None]:
    """Discard one of these items, which is no use of it; in secret, for some are hidden."""
    options = [verbs.GIVE_UP(item) for item in dict.fromkeys(items)]
    chosen = yield from choose(seat, prompt, options, "L-200", secret=True)
    part_with(g, seat, chosen.args[0], "L-386")


CARDS.replaces("card-repairs", "card-basic-repairs", "card-fast-repairs", "card-ingenuity")(
    mend_room
)
CARDS.replaces("card-ingenuity")(improvise)


@CARDS.replaces("card-master-plan", "card-computer-skills")
@rule("L-200", "L-216", "L-419")
def use_computer_room(g: Lockdown, seat: int) -> Rule[None]:
    """The action of a room with a computer, for free; it takes no power."""
    if not g.terminal(g.crew[seat].slot):
        yield g.no_computer(g.crew[seat].slot)
    yield from act_for_free(g, seat)


CARDS.replaces("card-computer-skills")(work_a_door)


def _in_coloured_room(g: Lockdown, seat: int, colour: str) -> Rule[None]:
    """The action of a white room, or of one of a certain colour, for free."""
    if g.colour(g.crew[seat].slot) not in ("white", colour):
        yield deny("L-200", "denied-colours", "colour-white", f"colour-{colour}")
    yield from act_for_free(g, seat)


@CARDS("card-workspace-plan")
@rule("L-200", "L-419")
def use_workspace(g: Lockdown, seat: int) -> Rule[None]:
    """The action of a white or green room, for free."""
    yield from _in_coloured_room(g, seat, "green")


@CARDS("card-defense-plan")
@rule("L-200", "L-419")
def use_defenses(g: Lockdown, seat: int) -> Rule[None]:
    """The action of a white or red room, for free."""
    yield from _in_coloured_room(g, seat, "red")


@CARDS("card-maintenance-plan")
@rule("L-200", "L-419")
def use_machinery(g: Lockdown, seat: int) -> Rule[None]:
    """The action of a white or yellow room, for free."""
    yield from _in_coloured_room(g, seat, "yellow")


@CARDS("card-master-plan", "card-workspace-plan", "card-defense-plan", "card-maintenance-plan")
@rule("L-200", "L-227")
def study_plans(g: Lockdown, seat: int) -> Rule[None]:
    """Look at some unexplored tiles, not at their tokens."""
    yield from look_at_tiles(
        g, seat, g.box.numbers.effects.plans_tiles, with_token=False, rule_id="L-200"
    )
