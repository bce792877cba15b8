"""What the rooms of Aftermath do, and the laser pointer."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath_rooms.events import AlarmRang, PointerAttached
from hullbreach.games.nemesis.aftermath_rooms.verbs import CONNECT, RING
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.turrets.turrets import set_status, turrets_aboard
from hullbreach.games.nemesis.turrets.verbs import CONTROL_TURRET
from hullbreach.games.survival.cards.action_cards import no_room_action
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.effects import Layer
from hullbreach.games.survival.rules.encounters import summon
from hullbreach.games.survival.rules.items import JOINED, weapons, where
from hullbreach.games.survival.rules.noise import DANGER, place_noise, silence_around
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.rules.using import room_action
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule

LAYER = Layer.new()
ROOMS, ITEMS = LAYER.rooms, LAYER.items
POINTER = "item-laser-pointer"


# The alarm room


@ROOMS("room-alarm-room")
@rule("NA-061", "NA-062", "NA-063", "NA-197")
def ring_alarm(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """A noise roll in another room where nobody is; the roll is nobody's."""
    rooms = [RING(other) for other in g.board.slots if other != slot and not g.people(other)]
    if not rooms:
        yield deny("NA-061", "denied-no-empty-room")
    yield COMMIT
    chosen = yield from choose(seat, "ask-ring", rooms, "NA-061")
    there = chosen.args[0]
    face = g.roll(g.rules.noise_die(g, seat))
    g.tell(AlarmRang(g.name(seat), g.place(there), f"noise-{face}"), "NA-061")
    if face == DANGER:
        g.rules.danger(g, there)
    elif face.isdigit():
        yield from _noise_there(g, seat, there, g.board.exits[there][int(face)])


@rule("NA-062")
def _noise_there(g: Nemesis, seat: int, slot: str, corridor: str) -> Rule[None]:
    """Noise in a corridor; where there was some, an intruder comes, and surprises nobody."""
    if not g.noisy(corridor):
        place_noise(g, corridor, "NA-061")
        return
    silence_around(g, slot)
    yield from summon(g, seat, slot, "NA-062")


# The server room


@ROOMS("room-server-room")
@rule("NA-069", "NA-200", "NA-201")
def use_computer(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """The action of any explored room whose computer works, as if standing there with empty hands."""
    computers = [other for other in g.board.slots if g.computer(other)]
    if not computers:
        yield deny("NA-069", "denied-no-other-computer")
    rooms = [other for other in computers if no_room_action(g, seat, other) is None]
    if not rooms:
        yield no_room_action(g, seat, computers[0]) or deny("NA-069", "denied-no-other-computer")
    yield COMMIT
    options = [*(CONNECT(one) for one in rooms), verbs.LEAVE_IT()]
    chosen = yield from choose(seat, "ask-connect", options, "NA-069")
    if chosen.verb == CONNECT:
        yield from room_action(g, seat, chosen.args[0])


# The turret room


@ROOMS("room-turret-room")
@rule("NA-070")
def control_turret(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Choose the status of any turret on the board."""
    turrets = turrets_aboard(g)
    if not turrets:
        yield deny("NA-070", "denied-no-turret")
    yield COMMIT
    options = [CONTROL_TURRET(where) for where in turrets]
    chosen = yield from choose(seat, "ask-control-turret", options, "NA-070")
    yield from set_status(g, seat, chosen.args[0])


# The laser pointer


def has_pointer(g: Nemesis, weapon: str) -> bool:
    """Whether there is a laser pointer on a weapon."""
    return any(kind_of(extra) == POINTER for extra in g.state.joined.get(weapon, ()))


@ITEMS(POINTER)
@rule("NA-065")
def attach_pointer(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Put the pointer on an own weapon that has none, for good."""
    arms = weapons(g, seat)
    bare = [weapon for weapon in arms if not has_pointer(g, weapon)]
    if not arms:
        yield deny("NA-065", "denied-no-weapon-in-hand")
    if not bare:
        yield deny("NA-065", "denied-pointer-there")
    yield COMMIT
    options = [verbs.ATTACH(weapon) for weapon in bare]
    chosen = yield from choose(seat, "ask-attach", options, "NA-065", what=item)
    weapon = chosen.args[0]
    g.put(item, where(g, seat, item), JOINED)
    joined = g.state.joined
    g.state.joined = {**joined, weapon: [*joined.get(weapon, ()), item]}
    g.tell(PointerAttached(g.name(seat), item, weapon), "NA-065")
