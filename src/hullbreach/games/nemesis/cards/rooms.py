"""What the rooms do.

Each function gets the player and the slot of the room whose action is used: the character may be
elsewhere when a card allows it. What an action costs, and that it takes a working room out of
combat, is dealt with in `using`.
"""

from __future__ import annotations

from hullbreach.games.nemesis.cards.weaknesses import phosphates
from hullbreach.games.nemesis.rules import critical
from hullbreach.games.nemesis.rules import verbs as own_verbs
from hullbreach.games.nemesis.rules.discovery import examine, see_coordinates
from hullbreach.games.nemesis.rules.effects import ROOMS
from hullbreach.games.nemesis.rules.engines import check_engines, engine_at
from hullbreach.games.nemesis.rules.events import DestinationSet, Hibernated
from hullbreach.games.nemesis.rules.model import ENGINES, NOT_STARTED
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.pods import enter_pod, turn_hatch
from hullbreach.games.survival.cards.rooms import may_scan, send_signal
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.contamination import held
from hullbreach.games.survival.rules.discovery import look_at_tiles
from hullbreach.games.survival.rules.doors import seal, set_doors_anywhere
from hullbreach.games.survival.rules.intruders import drive_out
from hullbreach.games.survival.rules.items import find, is_energy, not_full, reload, weapons
from hullbreach.games.survival.rules.markers import clear
from hullbreach.games.survival.rules.model import COLOURS, FIRE
from hullbreach.games.survival.rules.movement import wash
from hullbreach.games.survival.rules.noise import undisturbed
from hullbreach.games.survival.rules.wounds import heal_light
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule

# Basic rooms

ROOMS("room-comms-room")(send_signal)


@ROOMS("room-armory")
@rule("N-431", "N-432", "N-679")
def recharge(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Ammo for one of the character's energy weapons."""
    arms = [weapon for weapon in weapons(g, seat) if is_energy(g, weapon)]
    low = [weapon for weapon in arms if weapon in not_full(g, seat)]
    if not arms:
        yield deny("N-431", "denied-no-energy-weapon")
    if not low:
        yield deny("N-432", "denied-loaded")
    yield COMMIT
    ways = [verbs.RECHARGE(weapon) for weapon in low]
    chosen = yield from choose(seat, "ask-recharge", ways, "N-431")
    reload(g, seat, chosen.args[0], g.box.numbers.effects.armory_ammo, "N-431")


ROOMS("room-evacuation-section-a", "room-evacuation-section-b")(enter_pod)


@ROOMS("room-fire-control-system")
@rule("N-442", "N-443", "N-444", "N-445", "N-446", "N-680")
def put_out_fire(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Put out the fire in any room, if there is one, and chase the intruders out of it.

    They flee at the same moment: a door that stops one of them stops all.
    """
    yield COMMIT
    rooms = [verbs.FLOOD(target) for target in g.board.slots]
    chosen = yield from choose(seat, "ask-flood", rooms, "N-442")
    target = chosen.args[0]
    if g.burning(target):
        clear(g, FIRE, target, "N-442")
    drive_out(g, [one for one in g.intruders(target) if phosphates(g, one, seat)], "N-443")


@ROOMS("room-generator")
@rule("N-447", "N-449", "N-450")
def start_destruct(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Start the self-destruct sequence, as long as nobody hibernates."""
    if g.state.destruct != NOT_STARTED:
        yield deny("N-447", "denied-destruct-runs")
    if sleeper := g.sleeper():
        yield deny("N-450", "denied-destruct-asleep", sleeper)
    yield COMMIT
    critical.start_destruct(g, "N-447")


@ROOMS("room-generator")
@rule("N-162", "N-448")
def stop_destruct(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Stop the self-destruct sequence, unless it has gone too far."""
    if g.state.destruct == NOT_STARTED:
        yield deny("N-448", "denied-no-destruct")
    if not critical.stoppable(g):
        yield deny("N-162", "denied-destruct-yellow")
    yield COMMIT
    critical.stop_destruct(g, "N-448")


@ROOMS("room-laboratory")
@rule("N-395", "N-464", "N-465", "N-466", "N-467", "N-468", "N-681")
def analyse(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Examine an object that is in the laboratory: a weakness is known."""
    yield from examine(g, seat, slot, "N-464")


@ROOMS("room-storage")
@rule("N-483", "N-484")
def rummage(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Look for an item in a deck of the player's choice; the item counter does not matter."""
    piles = [
        colour
        for colour in COLOURS
        if g.state.zones[f"deck-{colour}"] or g.state.zones[f"discard-{colour}"]
    ]
    if not piles:
        yield deny("N-483", "denied-decks-empty")
    yield COMMIT
    decks = [verbs.SEARCH_DECK(f"colour-{colour}") for colour in piles]
    chosen = yield from choose(seat, "ask-search-deck", decks, "N-483")
    colour = chosen.args[0].removeprefix("colour-")
    yield from find(g, seat, colour, g.box.numbers.effects.search_draws, "N-483")


# Additional rooms


@rule("N-489", "N-683")
def _sealable(g: Nemesis, slot: str) -> list[str]:
    """The yellow rooms, other than the airlock's own, around which no door is destroyed."""
    return [
        other
        for other in g.board.slots
        if other != slot
        and g.colour(other) == "yellow"
        and not any(corridor in g.state.ruined for corridor, _ in g.board.ways[other])
    ]


@ROOMS("room-airlock-control")
@rule("N-489", "N-490", "N-685")
def let_air_out(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Close all doors around another yellow room: it loses its air when the phase ends."""
    if g.state.airless:
        yield deny("N-490", "denied-airless", g.place(g.state.airless))
    targets = _sealable(g, slot)
    if not targets:
        yield deny("N-489", "denied-no-yellow-room")
    yield COMMIT
    rooms = [own_verbs.LET_AIR_OUT(target) for target in targets]
    chosen = yield from choose(seat, "ask-let-air-out", rooms, "N-489")
    target = chosen.args[0]
    yield from seal(g, seat, target, "N-490")
    critical.start_airlock(g, target)


@ROOMS("room-canteen")
@rule("N-497", "N-498", "N-499", "N-679")
def have_snack(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Heal a light wound, and scan the hand or not."""
    hurt, hopeless = g.crew[seat].light, g.rules.untreatable(g, seat)
    if (hopeless or not hurt) and not held(g, [model.hand(seat)]):
        yield hopeless if hurt and hopeless else deny("N-497", "denied-canteen")
    yield COMMIT
    if hopeless is None:
        heal_light(g, seat, "N-497", 1)
    yield from may_scan(g, seat, "N-498")


@ROOMS("room-shower-room")
@rule("N-510", "N-511", "N-512", "N-513", "N-679")
def take_shower(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Wash the slime off, and scan the hand or not; a fire goes on burning."""
    if not g.crew[seat].slimed and not held(g, [model.hand(seat)]):
        yield deny("N-510", "denied-shower")
    yield COMMIT
    wash(g, seat, "N-510")
    yield from may_scan(g, seat, "N-511")


@ROOMS("room-command-center")
@rule("N-500")
def command_doors(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Open and close the doors around any room."""
    yield from set_doors_anywhere(g, seat, "N-500", "N-500")


@ROOMS("room-engine-control-room")
@rule("N-501", "N-502", "N-503")
def check_all_engines(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Look at the state of all engines, even where a malfunction is."""
    yield COMMIT
    check_engines(g, seat, list(range(1, len(ENGINES) + 1)), "N-501")


@ROOMS("room-hatch-control-system")
@rule("N-158", "N-504", "N-505")
def work_hatch(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Unlock a pod, or lock one that is empty."""
    yield from turn_hatch(g, seat, g.pods("a") + g.pods("b"))


@ROOMS("room-monitoring-room")
@rule("N-506")
def monitor(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Look at an unexplored tile and its token."""
    yield from look_at_tiles(g, seat, with_token=True)


# Special rooms


@ROOMS("room-cockpit")
@rule("N-515")
def check_coordinates(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Look at the coordinates card."""
    yield COMMIT
    see_coordinates(g, seat, "N-515")


@ROOMS("room-cockpit")
@rule("N-285", "N-516", "N-517", "N-518")
def set_destination(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Move the destination marker to another space."""
    if sleeper := g.sleeper():
        yield deny("N-517", "denied-course-asleep", sleeper)
    if g.infested(slot):
        yield deny("N-518", "denied-intruder-there", g.room(slot))
    yield COMMIT
    here = g.track("destination")[g.state.destination]
    spaces = [
        own_verbs.DESTINATION(f"space-{space}") for space in g.track("destination") if space != here
    ]
    chosen = yield from choose(seat, "ask-destination", spaces, "N-516", space=f"space-{here}")
    g.state.destination = g.track("destination").index(chosen.args[0].removeprefix("space-"))
    g.tell(DestinationSet(g.name(seat), chosen.args[0]), "N-516")


@ROOMS(*ENGINES)
@rule("N-519")
def check_engine(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Look at the upper token of this engine."""
    yield COMMIT
    check_engines(g, seat, [engine_at(g, slot)], "N-519")


@ROOMS("room-hibernatorium")
@rule("N-160", "N-277", "N-283", "N-524", "N-525", "N-526", "N-527", "N-654", "N-655")
def hibernate(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Be quiet, and sleep until the end of the game."""
    if g.crew[seat].slot != slot:
        yield deny("N-428", "denied-elsewhere", g.room(slot))
    if g.track("time")[g.state.time] != "blue":
        yield deny("N-524", "denied-not-blue")
    if g.infested(slot):
        yield deny("N-527", "denied-intruder-there", g.room(slot))
    yield COMMIT
    if (yield from undisturbed(g, seat)):
        g.crew[seat].status = "hibernating"
        g.tell(Hibernated(g.name(seat)), "N-526")
