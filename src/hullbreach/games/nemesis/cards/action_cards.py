"""What the action cards of the characters do; those of other packs are with their packs.

Playing a card, its cost and its combat symbol are dealt with in `using`. Several functions for
one card are its alternatives; a function that several cards share has the words of all of them.
What knows of no ship is typed for the family: some of these characters play in other games, too.
"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.discovery import see_coordinates
from hullbreach.games.nemesis.rules.effects import CARDS
from hullbreach.games.nemesis.rules.engines import repairs_here, work_on_engine
from hullbreach.games.nemesis.rules.model import COCKPIT
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.action_cards import (
    STAY,
    act_for_free,
    choose_party,
    choose_target,
    crawl_away,
    douse_fire,
    give_cover,
    in_hand,
    look_ahead,
    mend_room,
    no_computer,
    no_room_action,
    search_room,
    spend,
    take_a_way,
    take_shot,
    unsearchable,
    ways_from,
    work_a_door,
)
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.actions import draw_cards, reaction
from hullbreach.games.survival.rules.combat import fire
from hullbreach.games.survival.rules.crafting import PARTS, assemble, copy_of, pairs, recipes
from hullbreach.games.survival.rules.discovery import look_at_tiles
from hullbreach.games.survival.rules.effects import in_secret
from hullbreach.games.survival.rules.events import (
    AttackIgnored,
    EventForeseen,
)
from hullbreach.games.survival.rules.items import capacity, give_up, reload
from hullbreach.games.survival.rules.markers import break_room, set_fire
from hullbreach.games.survival.rules.model import SurvivalState
from hullbreach.games.survival.rules.movement import LOUD, QUIET, arrive, walk
from hullbreach.games.survival.rules.play import Survival, row_id
from hullbreach.games.survival.rules.turns import pass_turn
from hullbreach.games.survival.rules.using import room_action
from hullbreach.games.survival.rules.weapons import ASSAULT_RIFLES, SIX_SHOOTER
from hullbreach.kernel import (
    COMMIT,
    Denial,
    Rule,
    Text,
    choose,
    deny,
    rule,
)

INTERCOM = "quest-intercom"
HOLO_COMPUTER = "quest-holo-computer"
NERVES = "card-nerves-of-steel"
LEAVE_IT = verbs.LEAVE_IT()
STAND_IN = ("deck-yellow", "tool")
"""Ingenuity: any yellow item may be the tool."""


# What several cards do


CARDS("card-computer-skills", "card-knowledge-of-the-ship")(work_a_door)


@CARDS("card-computer-skills", "card-blocking-access")
@rule("N-175", "N-288")
def computer_action(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """The action of a room with a working computer, for free."""
    if (reason := no_computer(g, seat, "N-173")) is not None:
        yield reason
    yield from act_for_free(g, seat)


# In every deck


# In several


MENDING = ("card-basic-repairs", "card-repairs", "card-fast-repairs", "card-ingenuity")
CARDS(*MENDING)(mend_room)


@CARDS(*MENDING)
@rule("N-520", "N-532")
def tend_engine(g: Nemesis, seat: int) -> Rule[None]:
    """Repair or break the engine in the room."""
    number = repairs_here(g, seat)
    if not number:
        yield deny("N-520", "denied-no-engine")
    yield COMMIT
    yield from work_on_engine(g, seat, number)


@CARDS("card-suppressive-fire")
@rule("N-174", "N-215", "N-317")
def suppressive_fire(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """One ammo, and somebody in the room who wants to leaves without being attacked."""
    ways = yield from give_cover(g, seat, "N-174")
    asked = [other for other in g.people(g.crew[seat].slot) if other != seat]
    while True:
        movers = [verbs.COVER(g.name(one)) for one in (seat, *asked)]
        chosen = yield from choose(seat, "ask-cover", [*movers, STAY], "N-174")
        if chosen is STAY:
            return
        mover = g.seat_of(chosen.args[0])
        answers = ways if mover == seat else [*ways, STAY]
        way = yield from choose(mover, "ask-go-covered", answers, "N-174", who=g.name(seat))
        if way is not STAY:
            yield from arrive(g, [mover], *way.args)
            return
        asked.remove(mover)


# Captain


@rule("N-528", "N-530")
def within_call(g: Survival[SurvivalState], seat: int) -> list[int]:
    """Whom the Captain reaches: the own room, and with the intercom every working computer."""
    slot = g.crew[seat].slot
    intercom = INTERCOM in g.items(seat)
    return [
        other
        for other in g.order()
        if g.crew[other].aboard
        and (g.crew[other].slot == slot or (intercom and g.computer(g.crew[other].slot)))
    ]


@CARDS("card-order")
@rule("N-215", "N-529", "N-530")
def order(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Another character goes where it is told; out of a fight that is an escape."""
    called = [other for other in within_call(g, seat) if other != seat]
    if not called:
        far = INTERCOM in g.items(seat)
        yield deny("N-530", "denied-nobody-called" if far else "denied-nobody-here")
    movable = [other for other in called if ways_from(g, g.crew[other].slot)]
    if not movable:
        yield deny("N-215", "denied-others-shut-in")
    yield COMMIT
    names = [verbs.ORDER(g.name(other)) for other in movable]
    chosen = yield from choose(seat, "ask-order", names, "N-530")
    other = g.seat_of(chosen.args[0])
    ways = ways_from(g, g.crew[other].slot)
    way = yield from choose(seat, "ask-order-to", ways, "N-530", whom=g.name(other))
    yield from walk(g, other, *way.args)


@CARDS("card-motivation")
@rule("N-528")
def motivation(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Everybody whom the Captain reaches draws a card."""
    yield COMMIT
    for other in within_call(g, seat):
        draw_cards(g, other, 1)


@CARDS("card-reload")
@rule("N-408")
def reload_six_shooter(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """One ammo for the Six-Shooter."""
    weapon = in_hand(g, seat, SIX_SHOOTER)
    if not weapon:
        yield deny("N-173", "denied-no-six-shooter")
    if g.state.ammo[weapon] >= capacity(g, weapon):
        yield deny("N-408", "denied-full", weapon)
    yield COMMIT
    reload(g, seat, weapon, 1, "N-408")


# Pilot


@CARDS("card-piloting")
@rule("N-175", "N-288")
def helm_action(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """The action of the cockpit, or of a room with a working computer, for free."""
    at_the_helm = g.room(g.crew[seat].slot) == COCKPIT
    if not at_the_helm and (reason := no_computer(g, seat, "N-173")) is not None:
        yield reason
    yield from act_for_free(g, seat)


@CARDS("card-piloting")
@rule("N-515")
def plot_course(g: Nemesis, seat: int) -> Rule[None]:
    """Look at the coordinates card from a computer."""
    if (reason := no_computer(g, seat, "N-173")) is not None:
        yield reason
    yield COMMIT
    see_coordinates(g, seat, "N-515")


@CARDS("card-knowledge-of-the-ship")
@rule("N-506")
def recall_room(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Look at an unexplored tile, not at its token."""
    yield from look_at_tiles(g, seat, with_token=False)


@CARDS("card-old-friend")
@rule("N-175", "N-278")
def plain_action(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """The action of a working room that has no computer, for free."""
    room = g.room(g.crew[seat].slot)
    if room and g.box.rooms[row_id(room)].computer:
        yield deny("N-173", "denied-computer-here")
    yield from act_for_free(g, seat)


# Mechanic


@CARDS("card-technical-corridors")
@rule("N-258")
def crawl(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Through the technical corridors to any other entrance; then pass."""
    yield from crawl_away(g, seat)
    if g.crew[seat].awake:
        yield from pass_turn(g, seat)


@CARDS("card-pyrotechnics")
@rule("N-272", "N-398")
def light_fire(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Burn an item to set the room on fire."""
    slot = g.crew[seat].slot
    if g.burning(slot):
        yield deny("N-272", "denied-burning")
    if not g.rules.can_burn(g, slot):
        yield deny(g.rules.unburnable_by(), "denied-unburnable")
    items = [item for item in g.items(seat) if g.rules.inseparable(g, seat, item) is None]
    if not items:
        yield deny("N-173", "denied-no-items")
    yield COMMIT
    things = [verbs.BURN(item) for item in dict.fromkeys(items)]
    chosen = yield from choose(seat, "ask-burn", things, "N-272", secret=True)
    give_up(g, seat, chosen.args[0], "N-398")
    set_fire(g, slot, "N-272")


CARDS("card-pyrotechnics")(douse_fire)


@CARDS("card-ingenuity")
@in_secret
@rule("N-175", "N-205", "N-206", "N-425")
def improvise(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Craft something; any yellow item may be the tool."""
    if len(g.items(seat)) < PARTS:
        yield deny("N-205", "denied-not-two-items")
    kinds = [
        kind for (kind,) in recipes(g, seat) if copy_of(g, kind) and pairs(g, seat, kind, STAND_IN)
    ]
    if not kinds:
        yield deny("N-205", "denied-nothing-to-craft")
    yield COMMIT
    crafts = [verbs.CRAFT(kind) for kind in kinds]
    chosen = yield from choose(seat, "ask-craft", crafts, "N-205", secret=True)
    yield from assemble(g, seat, chosen.args[0], STAND_IN)


# Scientist


def no_access(g: Survival[SurvivalState], seat: int) -> Denial | None:
    """The denial for whoever has no computer here, neither the room's nor a holo computer."""
    return None if HOLO_COMPUTER in g.items(seat) else no_computer(g, seat, "N-173")


@CARDS("card-risk-assessment")
@rule("N-062", "N-063", "N-100")
def assess_risk(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Look at the next event, and leave it on top or put it at the bottom of its deck."""
    if (reason := no_access(g, seat)) is not None:
        yield reason
    yield COMMIT
    yield from foresee(g, seat)


@rule("N-063")
def foresee(g: Survival[SurvivalState], seat: int, count: int = 1) -> Rule[None]:
    """Look at the next events, and leave each on top or put it at the bottom of its deck."""
    for card in look_ahead(g, seat, "event", count, Text("peek-event"), "N-063"):
        places = [verbs.LEAVE_ON_TOP(card), verbs.PUT_AT_BOTTOM(card)]
        chosen = yield from choose(seat, "ask-foresee", places, "N-063", event=card)
        bottom = chosen.verb == verbs.PUT_AT_BOTTOM
        if bottom:
            g.take("deck-event", g.state.zones["deck-event"].index(card), "deck-event", 0)
        g.tell(EventForeseen(g.name(seat), bottom), "N-063")


@CARDS("card-blocking-access")
@rule("N-281", "N-286", "N-288")
def block_access(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """A malfunction in any room with a computer, from a room with a working one."""
    if (reason := no_computer(g, seat, "N-173")) is not None:
        yield reason
    yield COMMIT
    rooms = [verbs.BLOCK(slot) for slot in g.board.slots if g.computer(slot)]
    chosen = yield from choose(seat, "ask-block", rooms, "N-288")
    break_room(g, chosen.args[0], "N-288")


@CARDS("card-intranet")
@rule("N-175", "N-288", "N-428", "N-467")
def use_intranet(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """The action of any room with a working computer, for free."""
    if (reason := no_access(g, seat)) is not None:
        yield reason
    rooms = [
        slot for slot in g.board.slots if g.computer(slot) and no_room_action(g, seat, slot) is None
    ]
    if not rooms:
        yield deny("N-428", "denied-no-computer-room")
    yield COMMIT
    found = [verbs.INTRANET(slot) for slot in rooms]
    # A single room is asked about, too: its action may be the end of the ship.
    chosen = yield from choose(seat, "ask-intranet", [*found, LEAVE_IT], "N-428")
    if chosen is not LEAVE_IT:
        yield from room_action(g, seat, chosen.args[0])


# Scout


@CARDS("card-scavenging")
@rule("N-419")
def scavenge(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Search the room, even if nothing should be left."""
    if (reason := unsearchable(g, g.crew[seat].slot)) is not None:
        yield reason
    yield COMMIT
    yield from search_room(g, seat)


@CARDS("card-reconnaissance")
@rule("N-215", "N-533")
def reconnoitre(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Move without a sound."""
    yield from take_a_way(g, seat, QUIET, "N-533")


@CARDS("card-adrenaline")
@rule("N-175", "N-317")
def desperate_shot(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Shoot, and draw a card."""
    yield from take_shot(g, seat)
    _catch_breath(g, seat)


@CARDS("card-adrenaline")
@rule("N-175", "N-215", "N-332")
def desperate_flight(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Escape, and draw a card."""
    yield from take_a_way(g, seat, LOUD, "N-332")
    _catch_breath(g, seat)


def _catch_breath(g: Survival[SurvivalState], seat: int) -> None:
    if g.crew[seat].alive:
        draw_cards(g, seat, 1)


# Soldier


@CARDS("card-covering-fire")
@rule("N-215", "N-317", "N-535", "N-536", "N-537")
def covering_fire(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """One ammo: the Soldier, or somebody who agrees, or both go to one room unattacked.

    There is one noise roll. It is the Soldier's, so only the Soldier can be surprised.
    """
    ways = yield from give_cover(g, seat, "N-535")
    way = yield from choose(seat, "ask-go", ways, "N-535")
    movers = yield from choose_party(g, seat, way, "N-535")
    yield from arrive(g, movers, *way.args)


@CARDS("card-taking-aim")
@rule("N-175", "N-317")
def take_aim(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Shoot with an energy weapon; one reroll."""
    yield from take_shot(g, seat, "energy", rerolls=1)


@CARDS("card-full-auto")
@rule("N-538", "N-539", "N-540")
def full_auto(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """All ammo of the assault rifle in one shot, which also injures by its sheer volume.

    Where only the volume injures, the rifle's own bonus is due all the same.
    """
    weapon = in_hand(g, seat, *ASSAULT_RIFLES)
    if not weapon:
        yield deny("N-317", "denied-no-assault-rifle")
    if not g.state.ammo[weapon]:
        yield deny("N-317", "denied-no-ammo", weapon)
    yield COMMIT
    target = yield from choose_target(g, seat, weapon)
    ammo = g.state.ammo[weapon]
    spend(g, seat, weapon, ammo, "N-538")
    bonus = ammo // g.box.numbers.effects.full_auto_ammo
    yield from fire(g, seat, weapon, target, spent=True, bonus=bonus, on_miss=int(bonus > 0))


@rule("N-541", "N-542", "N-549")
def steel_nerves(g: Survival[SurvivalState], seat: int) -> Rule[bool]:
    """The Soldier ignores a surprise attack, whose card has been seen."""
    ignores = yield from reaction(g, seat, NERVES, "ask-nerves", "nerves", "N-541")
    if ignores:
        g.tell(AttackIgnored(g.name(seat), NERVES), "N-541")
    return bool(ignores)
