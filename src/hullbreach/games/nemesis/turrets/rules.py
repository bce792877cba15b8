"""When turrets fire: on whoever comes in, and on all in their room after the fire damage."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.turrets.turrets import (
    INACTIVE,
    STATUSES,
    TURRET,
    TURRETS,
    destroy,
    face_up,
    set_up,
    shoot_intruder,
    shoot_person,
    stack,
    status,
    turn_up,
    turret_in,
    turrets_aboard,
)
from hullbreach.games.survival.rules.effects import Layer
from hullbreach.games.survival.rules.model import Intruder, supply
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import ALL_EYES, COMMIT, NO_EYES, Rule, deny, rule
from hullbreach.kernel.packs import Insert, Stage

LAYER = Layer.new()
TOKEN = "exploration-turret"
ENTERED, NEW = "entered ", "new turret "
"""Who came into a room with a turret in this step, and where one was found: kept among the counters."""


class TurretRules(Rulebook[Nemesis]):
    """What turrets add to coming and going."""

    # Setup

    @rule("NA-164")
    def more_zones(self, seats: int) -> dict[str, int]:
        """The turrets beside the board, and a stack of tokens for each."""
        own = {supply(TURRET): ALL_EYES} | {stack(one): NO_EYES for one in TURRETS}
        return super().more_zones(seats) | own

    @rule("NA-164")
    def more_components(self) -> dict[str, list[str]]:
        """Three turrets, each with one token of each status."""
        own = {
            stack(turret): [f"{one}#{turret.partition('#')[2]}" for one in STATUSES]
            for turret in TURRETS
        }
        return super().more_components() | {supply(TURRET): list(TURRETS)} | own

    def own_back(self, item: str) -> str:
        """The tokens of one turret look alike."""
        return stack(item) if item.startswith("turret-") else super().own_back(item)

    def season(self, g: Nemesis) -> None:
        """A turret stands somewhere, and perhaps another one."""
        super().season(g)
        for _ in range(2):
            set_up(g, g.pick(list(g.state.explored)))

    @rule("NA-218")
    def standing(self, g: Nemesis) -> dict[str, str]:
        """The turrets, with their status if it is face up."""
        own = {
            slot: status(g, one) if face_up(g, one) else ""
            for slot, one in turrets_aboard(g).items()
        }
        return super().standing(g) | own

    @rule("NA-218")
    def stands(self, g: Nemesis, slot: str, known: str) -> None:
        """A turret stands where it stood."""
        super().stands(g, slot, known)
        set_up(g, slot)
        zone = stack(turret_in(g, slot))
        if known:
            g.put(next(one for one in g.state.zones[zone] if kind_of(one) == known), zone, zone)
            g.show(zone, len(g.state.zones[zone]) - 1, ALL_EYES)

    # Coming in

    @rule("NP-014", "NP-015")
    def explored(self, g: Nemesis, seat: int, slot: str, token: str) -> Rule[bool]:
        """A turret is found; it does not fire on who found it."""
        unheard = yield from super().explored(g, seat, slot, token)
        if token == TOKEN and set_up(g, slot):
            _note(g, NEW, slot)
        return unheard

    @rule("NP-023")
    def entered(self, g: Nemesis, seat: int, slot: str) -> None:
        """Whoever comes into a room with a turret will be fired on."""
        super().entered(g, seat, slot)
        if turret_in(g, slot) and f"{NEW}{slot}" not in g.state.counters:
            _note(g, ENTERED, f"{g.name(seat)}@{slot}")

    @rule("NP-023", "NP-026")
    def came(self, g: Nemesis, intruder: Intruder) -> None:
        """Intruders, too, from wherever they come."""
        super().came(g, intruder)
        if turret_in(g, intruder.slot):
            _note(g, ENTERED, f"{intruder.id}@{intruder.slot}")

    @rule("NP-018", "NP-023", "NP-027", "NP-062")
    def settle(self, g: Nemesis) -> Rule[None]:
        """When everything else that came of an entry is over, the turrets fire on who came in."""
        yield from super().settle(g)
        while entries := _noted(g):
            for who, slot in entries:
                yield from _fire_on(g, who, slot)
            yield from super().settle(g)  # what the shots have brought about


def _note(g: Nemesis, what: str, of: str) -> None:
    g.state.counters = {**g.state.counters, f"{what}{of}": 1}


def _noted(g: Nemesis) -> list[tuple[str, str]]:
    """Who came in where since it was asked last."""
    counters = g.state.counters
    found = [name for name in counters if name.startswith((ENTERED, NEW))]
    if not found:
        return []
    g.state.counters = {name: one for name, one in counters.items() if name not in found}
    entries = [name.removeprefix(ENTERED) for name in found if name.startswith(ENTERED)]
    return [(who, slot) for who, _, slot in (entry.partition("@") for entry in entries)]


@rule("NP-018", "NP-023", "NP-026")
def _fire_on(g: Nemesis, who: str, slot: str) -> Rule[None]:
    """The turret of a room shows its status, and fires on somebody who came in, if that is its aim."""
    turret = turret_in(g, slot)
    if not turret:
        return
    aim = turn_up(g, slot, turret)
    if who.startswith("character-"):
        seat = g.seat_of(who)
        if g.crew[seat].slot == slot:
            yield from shoot_person(g, slot, aim, seat)
        return
    intruder = g.figure(who)
    if intruder is not None and intruder.slot == slot:
        shoot_intruder(g, slot, aim, intruder)


# The fire damage step


@rule("NP-024", "NP-027", "NP-028", "NP-030", "NP-060", "NP-061")
def fire_turrets(g: Nemesis) -> Rule[None]:
    """All turrets fire on all their targets; at the same time intruders destroy those that are on.

    What never leaves its room, a lair, destroys nothing.
    """
    rooms = [
        (slot, turret, g.intruders(slot), g.people(slot))
        for slot, turret in turrets_aboard(g).items()
        if g.infested(slot) or g.people(slot)
    ]
    for slot, turret, intruders, people in rooms:
        aim = turn_up(g, slot, turret)
        for intruder in intruders:
            shoot_intruder(g, slot, aim, intruder)
        for seat in people:
            yield from shoot_person(g, slot, aim, seat)
        if aim != INACTIVE and not all(g.rules.rooted(one) for one in intruders):
            destroy(g, slot, turret, "NP-030")
    g.advance()


STEP = Insert(Stage("turrets", fire_turrets), after="fire")


# Demolition


@LAYER.cards.adds("card-demolition", "card-robot-demolition")
@rule("NP-020", "NP-029", "NP-063")
def smash_turret(g: Nemesis, seat: int) -> Rule[None]:
    """Destroy the turret in the room, unless it is switched off; a hidden status is turned up first."""
    slot = g.crew[seat].slot
    turret = turret_in(g, slot)
    if not turret:
        yield deny("NP-063", "denied-no-turret-here")
    if face_up(g, turret) and status(g, turret) == INACTIVE:
        yield deny("NP-020", "denied-turret-inactive")
    yield COMMIT
    if turn_up(g, slot, turret) != INACTIVE:
        destroy(g, slot, turret, "NP-029")
