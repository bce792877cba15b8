"""Finding out: weaknesses of the intruders for all, tiles and coordinates for one's own eyes only."""

from __future__ import annotations

from hullbreach.games.nemesis.rules import verbs as own_verbs
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.discovery import specimens
from hullbreach.games.survival.rules.events import Peeked
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, rule

# Weaknesses


@rule("N-395", "N-682")
def unknown_specimens(g: Nemesis, seat: int, slot: str) -> list[str]:
    """One object for each weakness that could still be discovered in a room."""
    found: dict[str, str] = {}
    for thing in specimens(g, seat, slot):
        what = g.rules.specimen(thing)
        if what and hidden_weakness(g, what):
            found.setdefault(what, thing)
    return list(found.values())


def hidden_weakness(g: Nemesis, what: str) -> bool:
    """Whether something is to be learned from this (`corpse`, `egg`, `carcass`)."""
    return g.rules.to_learn(g, what)


@rule("N-395", "N-396", "N-464", "N-468")
def examine(g: Nemesis, seat: int, slot: str, nothing: str) -> Rule[None]:
    """Examine an object of the player's choice in a room; it is not used up.

    Where there is none, the rule `nothing` forbids it.
    """
    if not specimens(g, seat, slot):
        yield deny(nothing, "denied-nothing-to-examine")
    things = [own_verbs.EXAMINE(thing) for thing in unknown_specimens(g, seat, slot)]
    if not things:
        yield g.rules.nothing_to_learn()
    yield COMMIT
    chosen = yield from choose(seat, "ask-examine", things, "N-464")
    discover(g, seat, g.rules.specimen(chosen.args[0]))


@rule("N-395", "N-396")
def discover(g: Nemesis, seat: int, what: str) -> None:
    """Learn what there is to be learned from this (`corpse`, `egg`, `carcass`)."""
    if hidden_weakness(g, what):
        g.rules.learn(g, seat, what)


# Secret looks


@rule("N-062", "N-063", "N-515")
def see_coordinates(g: Nemesis, seat: int, rule_id: str = "N-515") -> None:
    """Look in secret at the coordinates card."""
    seen = [g.show("coordinates", 0, g.rules.watchers(g, seat))]
    what = Text("peek-coordinates")
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, rule_id, to=g.rules.watchers(g, seat), instead=public)
