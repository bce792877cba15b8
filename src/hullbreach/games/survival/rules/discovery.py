"""Finding out: what can be examined, and tiles for one's own eyes only."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.combat import eggs_here
from hullbreach.games.survival.rules.events import Peeked, WeaknessFound
from hullbreach.games.survival.rules.model import CARCASS, CORPSES, EGG, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, rule


@rule("N-394")
def kind_of_specimen(thing: str) -> str:
    """Which weakness an object leads to: `corpse`, `egg` or `carcass`; nothing for other things."""
    if thing in CORPSES:
        return "corpse"
    return {EGG: "egg", CARCASS: "carcass"}.get(thing, "")


@rule("N-465", "N-466", "N-467")
def specimens(g: Survival[SurvivalState], seat: int, slot: str) -> list[str]:
    """The objects that a character could examine in a room.

    They lie there, or the character is there and carries them; in the nest the stock counts too.
    """
    things = g.objects(slot) + (g.carried(seat) if g.crew[seat].slot == slot else [])
    there = [thing for thing in dict.fromkeys(things) if kind_of_specimen(thing)]
    if EGG not in there and eggs_here(g, slot):
        there.append(EGG)
    return there


@rule("N-395", "N-396")
def turn_up_weakness(g: Survival[SurvivalState], seat: int, what: str) -> None:
    """Turn the weakness of a slot up: it is in force from now on."""
    g.turn_up(f"weakness-{what}")
    card = g.state.zones[f"weakness-{what}"][0]
    g.state.weaknesses = [*g.state.weaknesses, card]
    g.tell(WeaknessFound(g.name(seat), card), "N-395")


@rule("N-712")
def unexplored(g: Survival[SurvivalState], *, with_token: bool) -> list[str]:
    """The rooms in which there is something to look at: a tile, or its token where that counts."""
    return [
        slot
        for slot in g.board.slots
        if slot not in g.state.explored or (with_token and g.rules.unexplored(g, slot))
    ]


@rule("N-506")
def look_at_tiles(
    g: Survival[SurvivalState],
    seat: int,
    count: int = 1,
    *,
    with_token: bool,
    rule_id: str = "N-506",
) -> Rule[None]:
    """Look in secret at so many unexplored tiles of the player's choice, as far as there are any."""
    hidden = unexplored(g, with_token=with_token)
    if not hidden:
        yield deny("N-506", "denied-all-explored")
    yield COMMIT
    for _ in range(min(count, len(hidden))):
        rooms = [verbs.LOOK_AT(slot) for slot in hidden]
        chosen = yield from choose(seat, "ask-look-at", rooms, rule_id)
        hidden.remove(chosen.args[0])
        peek_tile(g, seat, chosen.args[0], with_token, rule_id)


@rule("N-062", "N-063", "N-506")
def peek_tile(
    g: Survival[SurvivalState], seat: int, slot: str, with_token: bool, rule_id: str = "N-506"
) -> None:
    """Look in secret at the tile of an unexplored slot, and at its exploration token if allowed."""
    zones = [model.tile(slot), model.token(slot)] if with_token else [model.tile(slot)]
    seen = [
        g.show(zone, index, g.rules.watchers(g, seat))
        for zone in zones
        for index in range(len(g.state.zones[zone]))
    ]
    what = Text("peek-tile", {"slot": slot})
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, rule_id, to=g.rules.watchers(g, seat), instead=public)


def read_objectives(
    g: Survival[SurvivalState], seat: int, players: Iterable[int], rule_id: str, nobody: str
) -> Rule[None]:
    """Choose one of these players who has objectives, and see them all; `nobody`: there is none."""
    others = [one for one in players if one != seat and g.state.zones[g.rules.wishes(one)]]
    if not others:
        yield deny(rule_id, nobody)
    yield COMMIT
    names = [verbs.READ_LOG(g.name(other)) for other in others]
    chosen = yield from choose(seat, "ask-read-log", names, rule_id)
    see_objectives(g, seat, g.seat_of(chosen.args[0]), rule_id)


def see_objectives(g: Survival[SurvivalState], seat: int, other: int, rule_id: str) -> None:
    """Look in secret at all the objectives that a player has."""
    zone = g.rules.wishes(other)
    seen = [
        g.show(zone, index, g.rules.watchers(g, seat)) for index in range(len(g.state.zones[zone]))
    ]
    what = Text("peek-objectives", {"whom": g.name(other)})
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, rule_id, to=g.rules.watchers(g, seat), instead=public)
