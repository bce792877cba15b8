"""Finding out: weaknesses of the intruders for all, tiles and coordinates for one's own eyes only."""

from __future__ import annotations

from hullbreach.games.nemesis.events import WeaknessFound
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival import model
from hullbreach.games.survival.combat import eggs_here
from hullbreach.games.survival.events import Peeked
from hullbreach.games.survival.model import CARCASS, CORPSES, EGG, OBJECTS
from hullbreach.kernel import COMMIT, NO_EYES, Rule, Text, choose, deny, eye, option, rule

# Weaknesses


@rule("N-394")
def kind_of_specimen(thing: str) -> str:
    """Which weakness an object leads to: `corpse`, `egg` or `carcass`; nothing for other things."""
    if thing in CORPSES:
        return "corpse"
    return {EGG: "egg", CARCASS: "carcass"}.get(thing, "")


@rule("N-465", "N-466", "N-467")
def specimens(g: Nemesis, seat: int, slot: str) -> list[str]:
    """The objects that a character could examine in a room.

    They lie there, or the character is there and carries them; in the nest the stock counts too.
    """
    there = g.objects(slot)
    if g.crew[seat].slot == slot:
        there += [thing for thing in g.carried(seat) if thing in OBJECTS and thing not in there]
    if EGG not in there and eggs_here(g, slot):
        there.append(EGG)
    return there


@rule("N-395")
def unknown_specimens(g: Nemesis, seat: int, slot: str) -> list[str]:
    """One object for each weakness that could still be discovered in a room."""
    found: dict[str, str] = {}
    for thing in specimens(g, seat, slot):
        if hidden_weakness(g, kind_of_specimen(thing)):
            found.setdefault(kind_of_specimen(thing), thing)
    return list(found.values())


def hidden_weakness(g: Nemesis, what: str) -> bool:
    """Whether the weakness of this slot (`corpse`, `egg`, `carcass`) is still face down."""
    zone = f"weakness-{what}"
    return bool(g.state.zones[zone]) and g.state.eyes[zone] == NO_EYES


@rule("N-395", "N-396", "N-464", "N-468")
def examine(g: Nemesis, seat: int, slot: str, nothing: str) -> Rule[None]:
    """Examine an object of the player's choice in a room; it is not used up.

    Where there is none, the rule `nothing` forbids it.
    """
    if not specimens(g, seat, slot):
        yield deny(nothing)
    things = [option("examine", thing) for thing in unknown_specimens(g, seat, slot)]
    if not things:
        yield deny("N-396")
    yield COMMIT
    chosen = yield from choose(seat, "ask-examine", things, "N-464")
    discover(g, seat, kind_of_specimen(chosen.args[0]))


@rule("N-395", "N-396")
def discover(g: Nemesis, seat: int, what: str) -> None:
    """Turn the weakness of a slot (`corpse`, `egg`, `carcass`) up: it is in force from now on."""
    if not hidden_weakness(g, what):
        return
    g.turn_up(f"weakness-{what}")
    card = g.state.zones[f"weakness-{what}"][0]
    g.state.weaknesses.append(card)
    g.tell(WeaknessFound(g.name(seat), card), "N-395")


# Secret looks


def unexplored(g: Nemesis) -> list[str]:
    """The slots whose tile is still face down."""
    return [slot for slot in g.board.slots if slot not in g.state.explored]


@rule("N-506")
def look_at_tiles(
    g: Nemesis, seat: int, count: int = 1, *, with_token: bool, rule_id: str = "N-506"
) -> Rule[None]:
    """Look in secret at so many unexplored tiles of the player's choice, as far as there are any."""
    hidden = unexplored(g)
    if not hidden:
        yield deny("N-506")
    yield COMMIT
    for _ in range(min(count, len(hidden))):
        rooms = [option("look-at", slot) for slot in hidden]
        chosen = yield from choose(seat, "ask-look-at", rooms, rule_id)
        hidden.remove(chosen.args[0])
        peek_tile(g, seat, chosen.args[0], with_token, rule_id)


@rule("N-062", "N-063", "N-506")
def peek_tile(g: Nemesis, seat: int, slot: str, with_token: bool, rule_id: str = "N-506") -> None:
    """Look in secret at the tile of an unexplored slot, and at its exploration token if allowed."""
    zones = [model.tile(slot), model.token(slot)] if with_token else [model.tile(slot)]
    seen = [
        g.show(zone, index, eye(seat))
        for zone in zones
        for index in range(len(g.state.zones[zone]))
    ]
    what = Text("peek-tile", {"slot": slot})
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, rule_id, to=eye(seat), instead=public)


@rule("N-062", "N-063", "N-515")
def see_coordinates(g: Nemesis, seat: int, rule_id: str = "N-515") -> None:
    """Look in secret at the coordinates card."""
    seen = [g.show("coordinates", 0, eye(seat))]
    what = Text("peek-coordinates")
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, rule_id, to=eye(seat), instead=public)
