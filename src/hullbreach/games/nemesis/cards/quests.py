"""What the quest items do once they are active.

Activating one, its cost and its combat symbol are dealt with in `using`. Of the items that work by
themselves, the intercom and the holo computer are in `action_cards`, with the cards they improve;
those of characters in other packs are with their packs.
"""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.rules.discovery import examine
from hullbreach.games.nemesis.rules.effects import ITEMS
from hullbreach.games.nemesis.rules.intruder_player import intruder_pass
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.pods import turn_hatch
from hullbreach.games.survival.cards.action_cards import in_hand, no_computer, search
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.actions import begin, interrupted, part_with_card, reacts_with
from hullbreach.games.survival.rules.discovery import read_objectives
from hullbreach.games.survival.rules.doors import door_options, set_door, set_doors_anywhere
from hullbreach.games.survival.rules.events import (
    AttackIgnored,
    NoiseRolled,
    ReactionPlayed,
)
from hullbreach.games.survival.rules.items import add_to_weapon, capacity, reload, use_up
from hullbreach.games.survival.rules.noise import NOISE_DIE
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.rules.turns import pass_turn
from hullbreach.games.survival.rules.using import item_cost
from hullbreach.games.survival.rules.weapons import ASSAULT_RIFLES
from hullbreach.kernel import COMMIT, Rule, Text, deny, react, rule

AUTOLOADER = "quest-autoloader"
ARMOR = "quest-armor"
SCANNER = "quest-motion-scanner"
CHARGE = "item-energy-charge"


# Captain


@ITEMS("quest-log-key")
@rule("N-064", "N-288", "N-531")
def read_log(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """See the objectives of one player: both, if the choice is still to come."""
    if (reason := no_computer(g, seat, "N-182")) is not None:
        yield reason
    yield from read_objectives(g, seat, range(g.state.seats), "N-531", "denied-no-objectives")


# Pilot


@ITEMS("quest-orbital-maneuvering-system")
@rule("N-082", "N-089", "N-597")
def manoeuvre(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Everybody passes: the player phase is over, and the intruders are too shaken to attack."""
    yield COMMIT
    g.state.calm = True
    for other in [one for one in g.order() if g.rules.may_act(g, one)]:
        if other == g.state.intruder_seat:
            yield from intruder_pass(g, other)
            continue
        yield from pass_turn(g, other)
        if other != seat:
            yield from g.rules.passes(g, other)


@ITEMS("quest-evacuation-key")
@rule("N-158", "N-441", "N-505")
def turn_key(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Lock or unlock a pod of the evacuation section in which the character is."""
    letter = g.section(g.crew[seat].slot)
    if not letter:
        yield deny("N-441", "denied-no-section")
    yield from turn_hatch(g, seat, g.pods(letter))


# Mechanic


@ITEMS("quest-plasma-torch")
@rule("N-291", "N-300")
def weld(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Open or close a door at the room, even a destroyed one."""
    slot = g.crew[seat].slot
    if not door_options(g, slot, ruined=True):
        yield deny("N-300", "denied-no-door")
    yield COMMIT
    yield from set_door(g, seat, slot, "N-300", ruined=True)


@ITEMS("quest-flashlight")
@rule("N-417", "N-418", "N-420")
def search_with_light(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Search the room."""
    yield from search(g, seat)


# Soldier


def fits(g: Nemesis, seat: int, quest: str) -> bool:
    """Whether a quest item could be activated as to what it belongs to."""
    return quest != AUTOLOADER or bool(in_hand(g, seat, *ASSAULT_RIFLES))


@rule("N-409", "N-543")
def attach(g: Nemesis, seat: int, quest: str) -> None:
    """The autoloader is joined with the assault rifle, which gets its ammo at once."""
    rifle = in_hand(g, seat, *ASSAULT_RIFLES)
    if quest == AUTOLOADER and rifle:
        add_to_weapon(g, seat, quest, rifle, "N-543")


def charges(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """The energy charges that an autoloader could take."""
    joined = g.state.joined
    if not joined or AUTOLOADER not in joined.get(in_hand(g, seat, *ASSAULT_RIFLES), ()):
        return ()
    return [(item,) for item in dict.fromkeys(g.items(seat)) if kind_of(item) == CHARGE]


@rule("N-544")
def autoload(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Fill the assault rifle with an energy charge: the autoloader saves one card of its cost."""
    rifle = in_hand(g, seat, *ASSAULT_RIFLES)
    cost = item_cost(g, seat, item) - 1
    if (purse := g.purse(seat)) < cost:
        yield deny("N-172", "denied-cost", cost, purse)
    if g.state.ammo[rifle] >= capacity(g, rifle):
        yield deny("N-408", "denied-full", rifle)
    yield COMMIT
    stopped = not (yield from begin(g, seat, cost, Text("act-autoload", {"a": item}), "N-544"))
    use_up(g, seat, item, "N-397")
    if not stopped and in_hand(g, seat, *ASSAULT_RIFLES):
        reload(g, seat, rifle, capacity(g, rifle), "N-544")


@rule("N-427", "N-549")
def wear_armor(g: Nemesis, seat: int) -> Rule[bool]:
    """Whoever has the armor may ignore an attack; the armor is lost.

    That it is active, and who has it, everybody knows.
    """
    if ARMOR not in g.items(seat):
        return False
    chosen = yield from react(seat, "ask-armor", [verbs.REACT(ARMOR)], "armor", "N-549")
    if chosen.verb != verbs.REACT:
        return False
    g.tell(ReactionPlayed(g.name(seat), ARMOR), "N-549")
    use_up(g, seat, ARMOR, "N-397")
    if (yield from interrupted(g, seat, reacts_with(ARMOR))):
        return False
    g.tell(AttackIgnored(g.name(seat), ARMOR), "N-549")
    return True


# Scout


@rule("N-534", "N-549")
def scan_motion(g: Nemesis, seat: int, face: str) -> Rule[str]:
    """Whoever holds the motion scanner may discard a card and roll again, once per roll.

    A reaction, not an item action: no wound makes it dearer. The seat is asked as long as it has
    any card, for others cannot see whether one of them could pay.
    """
    if SCANNER not in g.items(seat) or not g.hand(seat):
        return face
    answers = [verbs.REACT(SCANNER)] if g.purse(seat) else []
    chosen = yield from react(
        seat, "ask-scanner", answers, "scanner", "N-534", face=f"noise-{face}"
    )
    if chosen.verb != verbs.REACT:
        return face
    yield from part_with_card(g, seat, "N-534")
    g.tell(ReactionPlayed(g.name(seat), SCANNER), "N-534")
    if (yield from interrupted(g, seat, reacts_with(SCANNER))):
        return face
    face = g.roll(NOISE_DIE)
    g.tell(NoiseRolled(g.name(seat), f"noise-{face}"), "N-534")
    return face


@ITEMS("quest-security-key")
@rule("N-289", "N-291")
def override_doors(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Open and close the doors around any room."""
    yield from set_doors_anywhere(g, seat, "N-300", "N-291")


# Scientist


@ITEMS("quest-laboratory-equipment")
@rule("N-394", "N-395", "N-396")
def field_study(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Examine an object outside the laboratory."""
    yield from examine(g, seat, g.crew[seat].slot, "N-394")
