"""The CEO: the Robot and its energy, his cards, and the access codes of the ship."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath_characters import verbs as own_verbs
from hullbreach.games.nemesis.aftermath_characters.events import (
    CoordinatesSwapped,
    Declared,
    EngineOverridden,
    RobotCharged,
    RobotDrained,
    TurnTaken,
)
from hullbreach.games.nemesis.aftermath_characters.kinds import (
    CARDS,
    CEO,
    ITEMS,
    ROBOT,
    forget,
    note,
    noted,
    others_here,
    seat_of,
    used_up,
)
from hullbreach.games.nemesis.cards.action_cards import computer_action, tend_engine
from hullbreach.games.nemesis.rules import verbs as ship_verbs
from hullbreach.games.nemesis.rules.engines import check_engines
from hullbreach.games.nemesis.rules.model import ENGINES
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.pods import launch
from hullbreach.games.survival.cards.action_cards import (
    blow_door,
    mend_room,
    ways_from,
    work_a_door,
    wreck_room,
)
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import (
    draw_cards,
    interrupted,
    out_of_turn,
    reaction,
    reacts_with,
)
from hullbreach.games.survival.rules.combat import COMBAT_DIE, face_hits
from hullbreach.games.survival.rules.events import AttackIgnored, Fought
from hullbreach.games.survival.rules.intruders import injure
from hullbreach.games.survival.rules.items import get_found, renew_items
from hullbreach.games.survival.rules.model import BOX, COLOURS
from hullbreach.games.survival.rules.movement import arrive
from hullbreach.games.survival.rules.turns import pass_turn
from hullbreach.kernel import COMMIT, Denial, Rule, choose, deny, rule

DRAINING = ("card-robot-demolition", "card-robot-repairs", "card-robotic-punch")
"""The cards that the Robot carries out: each costs energy."""
STOP_IT = "card-stop-it"
ONCE = ("card-protect", STOP_IT)
"""The cards of the Robot that cost no energy and leave the game."""
AUTHORITY = "card-authority"
ONE_MORE = "card-just-one-more-thing"
POD_OVERRIDE, SHIP_CODES = "quest-pod-override", "quest-ship-codes"
ACCESS_CODES = (POD_OVERRIDE, SHIP_CODES)

DESTINATION = "authority"
"""Which of the ways out of the room the CEO has declared; the first is 1."""
RESUME = "one-more-turn"
"""Whose turn it is after the CEO's additional one; seat 0 is 1."""


# The Robot


def energy(g: Nemesis) -> int:
    """The energy markers on the Robot."""
    return g.state.ammo.get(ROBOT, 0)


@rule("NA-075", "NA-076")
def too_weak(g: Nemesis, card: str) -> Denial | None:
    """Why the Robot cannot carry a card out."""
    if card in DRAINING and not energy(g):
        return deny("NA-075", "denied-robot-empty")
    return None


@rule("NA-073", "NA-090")
def drain(g: Nemesis, seat: int) -> None:
    """The Robot spends one energy marker."""
    g.state.ammo = {**g.state.ammo, ROBOT: energy(g) - 1}
    g.tell(RobotDrained(g.name(seat), energy(g)), "NA-073")


@ITEMS.adds("item-energy-charge")
@rule("NA-077", "NA-078")
def charge_robot(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Refill the Robot."""
    full = g.rules.usable(ROBOT).charge
    if ROBOT not in g.carried(seat):
        yield deny("NA-077", "denied-no-robot")
    if energy(g) >= full:
        yield deny("NA-077", "denied-robot-full")
    yield COMMIT
    g.state.ammo = {**g.state.ammo, ROBOT: full}
    g.tell(RobotCharged(g.name(seat), full), "NA-077")


CARDS("card-robot-demolition")(blow_door)
CARDS("card-robot-demolition")(wreck_room)
CARDS("card-robot-repairs")(mend_room)
CARDS("card-robot-repairs")(tend_engine)


@CARDS("card-robotic-punch")
@rule("NA-086", "NA-087")
def punch(g: Nemesis, seat: int) -> Rule[None]:
    """Roll the combat die; after a hit more energy adds injuries, and only then the blood is checked."""
    yield COMMIT
    here = g.intruders(g.crew[seat].slot)
    options = [own_verbs.PUNCH(one.id) for one in here]
    chosen = yield from choose(seat, "ask-punch", options, "NA-086")
    intruder = next(one for one in here if one.id == chosen.args[0])
    face = g.roll(COMBAT_DIE)
    injuries = face_hits(g, seat, face, intruder.kind)
    g.tell(Fought(g.name(seat), intruder.kind, f"combat-{face}", injuries), "NA-086")
    while injuries and energy(g):
        choices = [own_verbs.SPEND_ENERGY(), own_verbs.SPARE_ENERGY()]
        chosen = yield from choose(
            seat, "ask-punch-harder", choices, "NA-087", injuries=injuries, energy=energy(g)
        )
        if chosen.verb == own_verbs.SPARE_ENERGY:
            break
        drain(g, seat)
        injuries += 1
    if injuries:
        injuries += yield from g.rules.presses(g, seat, intruder.kind, injuries)
    injure(g, intruder, injuries, "NA-087", by=seat)


@CARDS("card-protect")
@rule("NA-074", "NA-083", "NA-202")
def be_protected(g: Nemesis, seat: int) -> Rule[None]:
    """The Robot shields the CEO while he leaves: nobody attacks."""
    ways = ways_from(g, g.crew[seat].slot)
    if not ways:
        yield deny("N-215", "denied-shut-in")
    yield COMMIT
    way = yield from choose(seat, "ask-go", ways, "NA-083")
    yield from arrive(g, [seat], *way.args)


@rule("NA-074", "NA-084", "NA-085", "NA-202")
def stop_it(g: Nemesis, seat: int) -> Rule[bool]:
    """The Robot throws itself between the CEO and an attack that has been seen; whether that helps."""
    if g.name(seat) != CEO:
        return False
    if not (yield from out_of_turn(g, seat, STOP_IT, "ask-stop-it", "stop-it", "NA-085")):
        return False
    used_up(g, seat, STOP_IT)
    if (yield from interrupted(g, seat, reacts_with(STOP_IT))):
        return False
    g.tell(AttackIgnored(g.name(seat), STOP_IT), "NA-085")
    return True


# The CEO himself


CARDS("card-executive-access")(work_a_door)
CARDS("card-executive-access")(computer_action)


@CARDS("card-bonus-pay")
@rule("N-174")
def pay_bonus(g: Nemesis, seat: int) -> Rule[None]:
    """The CEO and somebody else in the room draw a card each."""
    others = others_here(g, seat)
    if not others:
        yield deny("N-174", "denied-nobody-here")
    yield COMMIT
    names = [own_verbs.REWARD(g.name(other)) for other in others]
    chosen = yield from choose(seat, "ask-bonus-pay", names, "N-174")
    draw_cards(g, seat, 1)
    draw_cards(g, g.seat_of(chosen.args[0]), 1)


@rule("NA-091")
def declare(g: Nemesis, seat: int) -> Rule[None]:
    """Name the room to which Authority is to lead."""
    here = g.crew[seat].slot
    way = yield from choose(seat, "ask-authority", ways_from(g, here), "NA-091")
    corridors = [corridor for corridor, _ in g.board.ways[here]]
    note(g, DESTINATION, corridors.index(way.args[1]) + 1)
    g.tell(Declared(g.name(seat), g.place(way.args[0])), "NA-091")


@CARDS(AUTHORITY)
@rule("NA-091")
def use_authority(g: Nemesis, seat: int) -> Rule[None]:
    """Go to the declared room and take somebody along, willing or not; the CEO rolls for noise."""
    here, others = g.crew[seat].slot, others_here(g, seat)
    if not others:
        yield deny("N-530", "denied-nobody-here")
    if not ways_from(g, here):
        yield deny("N-215", "denied-shut-in")
    yield COMMIT
    names = [verbs.TOGETHER(g.name(other)) for other in others]
    chosen = yield from choose(seat, "ask-authority-whom", names, "NA-091")
    corridor, slot = g.board.ways[here][noted(g, DESTINATION) - 1]
    forget(g, DESTINATION)
    yield from arrive(g, [seat, g.seat_of(chosen.args[0])], slot, corridor)


@rule("NA-088", "NA-089", "NA-204")
def one_more_thing(g: Nemesis, seat: int) -> Rule[None]:
    """The turn of a seat is over: the CEO may take another one, though he has passed.

    Who is the last to pass sees no other turn end after that. Where a manoeuvre of the ship has ended the
    player phase, there is no more turn to take.
    """
    ceo = seat_of(g, CEO)
    if ceo is None or not g.crew[ceo].awake or g.state.calm:
        return
    who = g.crew[ceo]
    if noted(g, RESUME):
        if seat == ceo and not who.passed:
            yield from pass_turn(g, ceo)
            yield from g.rules.passes(g, ceo)
        return
    if seat == ceo or not who.passed:
        return
    topic, told = "one-more-thing", g.name(seat)
    if (yield from reaction(g, ceo, ONE_MORE, "ask-one-more-thing", topic, "NA-088", who=told)):
        who.passed = False
        note(g, RESUME, g.rules.next_seat(g, seat) + 1)
        g.tell(TurnTaken(g.name(ceo)), "NA-088")


@rule("NA-088", "NA-204")
def who_is_next(g: Nemesis, seat: int, usual: int) -> int:
    """The CEO if he has cut in, and after his additional turn whoever would have come then."""
    resume = noted(g, RESUME)
    if not resume:
        return usual
    ceo = seat_of(g, CEO)
    if ceo is not None and seat != ceo and g.rules.may_act(g, ceo):
        return ceo
    forget(g, RESUME)
    return resume - 1


# Access codes


@rule("NA-079")
def no_access(g: Nemesis, seat: int, quest: str) -> Denial | None:
    """Why an access code stays locked: it takes a working computer."""
    if quest not in ACCESS_CODES or g.computer(g.crew[seat].slot):
        return None
    reason: Denial = g.rules.no_computer(g, g.crew[seat].slot, "NA-079")
    return reason


@rule("NA-079")
def unlock_codes(g: Nemesis, seat: int, quest: str, home: str) -> None:
    """One of the codes is kept; nobody else sees which, and the other one leaves the game unseen."""
    looking = f"looking-{seat}"
    g.move_all(model.quests(seat), looking)
    g.shuffle(looking)
    g.put(quest, looking, home)
    g.move_all(looking, BOX)


@ITEMS(POD_OVERRIDE)
@rule("NA-080", "NA-205")
def launch_remotely(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Launch any pod, locked or not, with whoever is in it."""
    pods = g.pods("a") + g.pods("b")
    if not pods:
        yield deny("N-504", "denied-no-pods")
    yield COMMIT
    options = [ship_verbs.LAUNCH(pod) for pod in pods]
    chosen = yield from choose(seat, "ask-launch-remotely", options, "NA-080")
    launch(g, chosen.args[0], "NA-080")


@ITEMS(POD_OVERRIDE)
@rule("NA-080", "NA-206")
def override_engine(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Look at both tokens of an engine and put them back in either order; nobody else learns which."""
    yield COMMIT
    engines = [own_verbs.OVERRIDE_ENGINE(room) for room in ENGINES]
    chosen = yield from choose(seat, "ask-override-engine", engines, "NA-080")
    room = chosen.args[0]
    number = ENGINES.index(room) + 1
    check_engines(g, seat, [number], "NA-080")
    orders = [ship_verbs.KEEP_ORDER(room), ship_verbs.SWAP_ORDER(room)]
    chosen = yield from choose(seat, "ask-engine", orders, "NA-080", engine=room)
    zone, looking = f"engine-{number}", f"looking-{seat}"
    tokens = list(g.state.zones[zone])
    if chosen.verb == ship_verbs.SWAP_ORDER:
        tokens.reverse()
    g.move_all(zone, looking)
    g.shuffle(looking)
    for place, token in enumerate(tokens):
        g.put(token, looking, zone)
        g.show(zone, place, g.rules.watchers(g, seat))
    g.tell(EngineOverridden(g.name(seat), room), "NA-206")


@ITEMS(SHIP_CODES)
@rule("NA-081", "NA-206")
def swap_coordinates(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Look through the spare coordinates cards and put one of them on the board, in secret."""
    yield COMMIT
    eyes = g.rules.watchers(g, seat)
    cards = list(enumerate(g.state.zones[BOX]))
    spare = [g.show(BOX, at, eyes) for at, card in cards if card.startswith("coordinates-")]
    options = [own_verbs.SWAP_COORDINATES(card) for card in sorted(spare)]
    chosen = yield from choose(seat, "ask-swap-coordinates", options, "NA-081", secret=True)
    g.move_all("coordinates", BOX)
    g.put(chosen.args[0], BOX, "coordinates")
    g.show("coordinates", 0, eyes)
    g.tell(CoordinatesSwapped(g.name(seat)), "NA-206")


@ITEMS(SHIP_CODES)
@rule("NA-081", "NA-082")
def requisition(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Take an item of one's choice out of the deck of the room's colour; in white, of any of them."""
    colour = g.colour(g.crew[seat].slot)
    if not colour:
        yield deny("NA-081", "denied-colourless")
    zones = g.state.zones
    decks = [
        one
        for one in COLOURS
        if colour in (one, "white") and (zones[f"deck-{one}"] or zones[f"discard-{one}"])
    ]
    if not decks:
        yield deny("N-483", "denied-decks-empty")
    yield COMMIT
    for deck in decks:
        renew_items(g, deck)
    found = [thing for deck in decks for thing in sorted(set(g.state.zones[f"deck-{deck}"]))]
    options = [verbs.KEEP(thing) for thing in found]
    chosen = yield from choose(seat, "ask-requisition", options, "NA-081", secret=True)
    thing = chosen.args[0]
    pile = g.rules.deck_of(thing)
    yield from get_found(g, seat, thing, pile, pile.removeprefix("deck-"), "NA-081")
    for deck in decks:
        g.shuffle(f"deck-{deck}")
