"""Moving about: walking, escaping, exploring a room, and the noise that it makes."""

from __future__ import annotations

from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.attacks import attacks_on_leaving
from hullbreach.games.survival.rules.events import Explored, Moved, Slimed, TokenIgnored, Washed
from hullbreach.games.survival.rules.markers import break_room, close_door, set_fire
from hullbreach.games.survival.rules.model import GONE, SurvivalState
from hullbreach.games.survival.rules.noise import noise_roll, place_noise
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import Rule, choose, rule

LOUD = "loud"
"""Roll for noise on arriving in an empty room."""
CAREFUL = "careful"
"""Put one noise marker instead."""
QUIET = "quiet"
"""No noise at all."""
DRIVEN = "driven"
"""No noise roll, but what the exploration token says counts."""
GUIDED = "guided"
"""As loud as usual, but what the exploration token says may be ignored."""


@rule("N-185", "N-220", "N-332", "N-333", "N-335", "N-338")
def walk(
    g: Survival[SurvivalState], seat: int, slot: str, corridor: str, manner: str = LOUD
) -> Rule[None]:
    """Go through a corridor; whoever leaves intruders behind is attacked first."""
    fleeing = g.in_combat(seat)
    if fleeing:
        yield from attacks_on_leaving(g, seat)
    if g.crew[seat].aboard:
        yield from arrive(g, [seat], slot, corridor, manner)
    if fleeing:
        g.rules.escaped(g, seat)


@rule(
    "N-187", "N-191", "N-192", "N-216", "N-217", "N-218", "N-219", "N-221", "N-313", "N-336",
    "N-337", "N-507", "N-508", "N-533", "N-535", "N-589", "N-656", "N-657", "N-659", "N-668",
)  # fmt: skip
def arrive(
    g: Survival[SurvivalState], seats: list[int], slot: str, corridor: str, manner: str = LOUD
) -> Rule[None]:
    """Come into a room, the first of `seats` leading: explore it, and be heard if it is empty.

    `corridor` is the way taken; nothing if it was none (technical corridors, a space suit).
    """
    leader = seats[0]
    empty = not g.rules.occupied(g, slot)
    for seat in seats:
        g.crew[seat].slot = slot
        g.tell(Moved(g.name(seat), g.place(slot)), "N-184")
    if slot not in g.state.explored:
        silent = yield from explore(g, leader, slot, corridor, manner)
    else:
        g.rules.entered(g, leader, slot)
        silent = yield from resolve_token(g, leader, slot, corridor, manner)
    if (yield from g.rules.found_more(g, leader, slot, corridor, manner)):
        silent = True
    for seat in seats:
        g.rules.entered(g, seat, slot)
    if not empty or silent or not g.crew[leader].aboard or g.crew[leader].slot != slot:
        return
    if manner in (LOUD, GUIDED):
        yield from noise_roll(g, leader)
    elif manner == CAREFUL:
        yield from _careful_noise(g, leader, slot)


@rule("N-187", "N-628", "N-629")
def _careful_noise(g: Survival[SurvivalState], seat: int, slot: str) -> Rule[None]:
    """Choose where the noise is, in a corridor that is still silent."""
    free = [verbs.NOISE(way) for way in g.board.around[slot] if not g.noisy(way)]
    if free:
        chosen = yield from choose(seat, "ask-careful", free, "N-187")
        place_noise(g, chosen.args[0], "N-187")


@rule("N-217", "N-508")
def explore(
    g: Survival[SurvivalState], seat: int, slot: str, corridor: str, manner: str
) -> Rule[bool]:
    """Turn the tile over, then its token. True if no noise roll follows."""
    g.turn_up(model.tile(slot))
    room = g.state.zones[model.tile(slot)][0]
    g.state.explored = {**g.state.explored, slot: room}
    g.rules.entered(g, seat, slot)
    silent = yield from resolve_token(g, seat, slot, corridor, manner)
    return silent


@rule(
    "N-191", "N-193", "N-222", "N-223", "N-224", "N-225", "N-226", "N-227", "N-228", "N-229",
    "N-236", "N-629", "N-658",
)  # fmt: skip
def resolve_token(
    g: Survival[SurvivalState], seat: int, slot: str, corridor: str, manner: str
) -> Rule[bool]:
    """The exploration token: the items first, then its effect. True if no noise roll follows."""
    zone = model.token(slot)
    if not g.state.zones.get(zone):
        return False
    found = g.put(g.state.zones[zone][0], zone, GONE)
    token, _, items = found.partition("#")
    token = g.rules.found_token(g, token)
    room = g.room(slot)
    g.tell(Explored(g.name(seat), slot, room, found), "N-217")
    if g.rules.searchable(g, room):
        count = g.rules.item_count(g, int(items))
        g.state.searches = {**g.state.searches, slot: count}
    g.rules.explores(g, seat, slot)
    if manner == GUIDED and (yield from _looks_away(g, seat, found)):
        return False
    effect = token.partition("-")[2]
    if effect in ("danger", "silence"):
        dangerous = effect == "danger" or g.crew[seat].slimed
        loud = manner in (LOUD, GUIDED, DRIVEN)
        heard = loud or (dangerous and manner == CAREFUL and g.rules.careful_danger)
        if heard and dangerous:
            g.rules.danger(g, slot)
        return bool(heard)
    return (yield from befall(g, seat, slot, corridor, token))


@rule("N-232", "N-233", "N-234", "N-235")
def befall(
    g: Survival[SurvivalState], seat: int, slot: str, corridor: str, token: str
) -> Rule[bool]:
    """What an exploration token does to the character and the room. True if no noise roll follows."""
    effect = token.partition("-")[2]
    if effect == "slime":
        slime(g, seat, "N-232")
    elif effect == "fire":
        set_fire(g, slot, "N-233")
    elif effect == "malfunction":
        break_room(g, slot, "N-234")
    elif effect == "doors" and corridor:
        yield from close_door(g, seat, corridor, "N-235")
    else:
        return (yield from g.rules.explored(g, seat, slot, token))
    return False


def _looks_away(g: Survival[SurvivalState], seat: int, token: str) -> Rule[bool]:
    """Whether the player ignores the token that was turned up."""
    options = [verbs.HEED_TOKEN(token), verbs.IGNORE_TOKEN(token)]
    chosen = yield from choose(seat, "ask-ignore-token", options, "N-217", token=token)
    if chosen.verb == verbs.HEED_TOKEN:
        return False
    g.tell(TokenIgnored(g.name(seat)), "N-173")
    return True


@rule("N-266")
def slime(g: Survival[SurvivalState], seat: int, rule_id: str) -> None:
    """Cover a character with slime; once is enough."""
    if not g.crew[seat].slimed and not g.rules.slimeproof(g, seat):
        g.crew[seat].slimed = True
        g.tell(Slimed(g.name(seat)), rule_id)


@rule("N-267", "N-510")
def wash(g: Survival[SurvivalState], seat: int, rule_id: str) -> None:
    """Take the slime off a character."""
    if g.crew[seat].slimed:
        g.crew[seat].slimed = False
        g.tell(Washed(g.name(seat)), rule_id)
