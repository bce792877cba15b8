"""Knowledge: what a character learns, and the weaknesses that are found by examining objects."""

from __future__ import annotations

from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.events import Examined, Learned
from hullbreach.games.lockdown.rules.model import KNOWLEDGE, MOST_KNOWLEDGE
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.discovery import kind_of_specimen
from hullbreach.games.survival.rules.events import WeaknessFound
from hullbreach.games.survival.rules.model import OBJECTS, RED_CORPSE
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Denial, Option, Rule, choose, deny, rule
from hullbreach.kernel.counters import change
from hullbreach.kernel.state import without


@rule("L-365", "L-366", "L-573")
def learn(g: Lockdown, seat: int, points: int, rule_id: str) -> None:
    """Raise a character's knowledge, up to the end of its track."""
    who = g.crew[seat]
    points = change(who, KNOWLEDGE, points)
    if points:
        g.tell(Learned(g.name(seat), points, who.knowledge), rule_id)


def knows_all(g: Lockdown, seat: int) -> bool:
    """Whether there is nothing left to learn for a character."""
    return g.crew[seat].knowledge >= MOST_KNOWLEDGE


@rule("L-366")
def ignorance(g: Lockdown, seat: int, wanted: int, rule_id: str = "L-366") -> Denial | None:
    """The denial for whoever knows less than this."""
    known = g.crew[seat].knowledge
    return deny(rule_id, "denied-knowledge", wanted, known) if known < wanted else None


@rule("L-432")
def lying_about(g: Lockdown, slot: str, people: list[int]) -> list[Option]:
    """The objects in a room that can be examined, also those that some of the people there carry."""
    found = [own_verbs.EXAMINE(thing, "") for thing in g.objects(slot)]
    found += [
        own_verbs.EXAMINE(thing, g.name(other))
        for other in people
        for thing in dict.fromkeys(g.carried(other))
        if thing in OBJECTS
    ]
    return found


@rule("L-364", "L-367", "L-371", "L-573")
def examine(
    g: Lockdown,
    seat: int,
    slot: str,
    options: list[Option],
    rule_id: str,
    *,
    thorough: bool = False,
) -> Rule[None]:
    """Use up one of these objects in a room: somebody learns from it, and it may show a weakness.

    A `thorough` examination always shows one, as long as any is hidden.
    """
    chosen = yield from choose(seat, "ask-examine-object", options, rule_id)
    thing, owner = chosen.args
    source = model.hands(g.seat_of(owner)) if owner else slot
    g.tell(Examined(g.name(seat), thing), "L-371")
    learn(g, seat, g.box.numbers.effects.examination_knowledge, "L-364")
    shown = _lay_on_board(g, seat, thing, source)
    hidden = _hidden(g)
    if thorough and not shown and hidden:
        reveal(g, seat, hidden[0])


def _hidden(g: Lockdown) -> list[str]:
    """The slots for objects whose weakness is still hidden, the leftmost first."""
    slots, known = g.rules.object_slots(), g.state.weaknesses
    return [slot for slot in slots if g.state.zones[f"weakness-{slot}"][0] not in known]


@rule("L-368", "L-369", "L-370", "L-574", "L-594")
def _lay_on_board(g: Lockdown, seat: int, thing: str, source: str) -> bool:
    """A new kind of object goes on the leftmost free slot and shows its weakness; whether it does.

    A slot whose weakness is known already waits until no other is free.
    """
    slots = g.rules.object_slots()
    kinds = [kind_of_specimen(one) for slot in slots for one in g.state.zones[f"laboratory-{slot}"]]
    free = [slot for slot in slots if not g.state.zones[f"laboratory-{slot}"]]
    if kind_of_specimen(thing) in kinds or not free:
        put_away(g, thing, source)
        return False
    hidden = [slot for slot in _hidden(g) if slot in free]
    place = (hidden or free)[0]
    g.put(thing, source, f"laboratory-{place}")
    g.state.fallen = without(g.state.fallen, thing)
    reveal(g, seat, place)
    return bool(hidden)


def put_away(g: Lockdown, thing: str, source: str) -> None:
    """An object goes back to its supply."""
    g.state.fallen = without(g.state.fallen, thing)
    home = RED_CORPSE if kind_of(thing) == RED_CORPSE else thing
    g.put(thing, source, model.supply(home))


@rule("L-061", "L-367", "L-368")
def reveal(g: Lockdown, seat: int, slot: str) -> None:
    """Turn the weakness of a slot up."""
    card = g.state.zones[f"weakness-{slot}"][0]
    if card not in g.state.weaknesses:
        g.turn_up(f"weakness-{slot}")
        g.state.weaknesses = [*g.state.weaknesses, card]
        g.tell(WeaknessFound(g.name(seat), card), "L-368")
