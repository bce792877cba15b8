"""What action cards of several characters do, and what others are made of.

Playing a card, its cost and its combat symbol are dealt with in `using`. Several functions for
one card are its alternatives; a function that several cards share has the words of all of them.
"""

from __future__ import annotations

from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import renew
from hullbreach.games.survival.rules.combat import fire, targets
from hullbreach.games.survival.rules.contamination import held, scan_hand
from hullbreach.games.survival.rules.doors import door_options, set_door
from hullbreach.games.survival.rules.effects import CARDS
from hullbreach.games.survival.rules.events import AmmoSpent, Peeked
from hullbreach.games.survival.rules.items import find_among, weapons
from hullbreach.games.survival.rules.markers import break_room, clear, destroy_door
from hullbreach.games.survival.rules.model import FIRE, MALFUNCTION, SurvivalState
from hullbreach.games.survival.rules.movement import arrive, walk
from hullbreach.games.survival.rules.play import Survival, row_id
from hullbreach.games.survival.rules.using import denial, room_action
from hullbreach.kernel import (
    COMMIT,
    Denial,
    Option,
    Reasons,
    Rule,
    Text,
    choose,
    deny,
    rule,
)

STAY = verbs.STAY()


def ways_from(g: Survival[SurvivalState], slot: str) -> list[Option]:
    """The neighbouring rooms that can be reached through open corridors."""
    return [verbs.GO(beyond, way) for way, beyond in g.board.ways[slot] if not g.closed(way)]


def loaded(g: Survival[SurvivalState], seat: int, kind: str = "") -> list[str]:
    """The weapons in hand with ammo; only energy or classic ones, if a kind is named."""
    return [
        weapon
        for weapon in weapons(g, seat)
        if g.state.ammo[weapon] and kind in ("", g.rules.weapon(weapon).kind)
    ]


def in_hand(g: Survival[SurvivalState], seat: int, *names: str) -> str:
    """The card of a certain weapon in a character's hands; nothing if it is not there."""
    return next((weapon for weapon in weapons(g, seat) if row_id(weapon) in names), "")


def choose_weapon(g: Survival[SurvivalState], seat: int, arms: list[str]) -> Rule[str]:
    """Which of these weapons to use."""
    options = [verbs.USE_WEAPON(weapon) for weapon in arms]
    chosen = yield from choose(seat, "ask-weapon", options, "N-317")
    return chosen.args[0]


def choose_target(g: Survival[SurvivalState], seat: int, weapon: str) -> Rule[str]:
    """What to shoot at."""
    aims = [verbs.SHOOT_AT(target) for target in targets(g, seat)]
    chosen = yield from choose(seat, "ask-shoot-at", aims, "N-318", weapon=weapon)
    return chosen.args[0]


def spend(g: Survival[SurvivalState], seat: int, weapon: str, count: int, rule_id: str) -> None:
    """Ammo that is spent for something else than a plain shot."""
    g.state.ammo = {**g.state.ammo, weapon: g.state.ammo[weapon] - count}
    g.tell(AmmoSpent(g.name(seat), weapon, count), rule_id)


@rule("N-215", "N-317")
def give_cover(g: Survival[SurvivalState], seat: int, rule_id: str) -> Rule[list[Option]]:
    """Spend one ammo so that people can leave the room unattacked; the ways out."""
    arms, ways = loaded(g, seat), ways_from(g, g.crew[seat].slot)
    if not arms:
        yield deny("N-317", "denied-unarmed")
    if not ways:
        yield deny("N-215", "denied-shut-in")
    yield COMMIT
    weapon = yield from choose_weapon(g, seat, arms)
    spend(g, seat, weapon, 1, rule_id)
    return ways


@rule("N-175", "N-317")
def take_shot(
    g: Survival[SurvivalState], seat: int, kind: str = "", rerolls: int = 0
) -> Rule[None]:
    """Shoot with any weapon in hand; only with an energy or a classic one, if a kind is named."""
    arms = loaded(g, seat, kind)
    if not arms:
        yield deny("N-317", f"denied-unarmed-{kind}" if kind else "denied-unarmed")
    yield COMMIT
    weapon = yield from choose_weapon(g, seat, arms)
    target = yield from choose_target(g, seat, weapon)
    yield from fire(g, seat, weapon, target, rerolls=rerolls)


@rule("N-175", "N-215")
def take_a_way(g: Survival[SurvivalState], seat: int, manner: str, rule_id: str) -> Rule[None]:
    """Move to a neighbouring room of the player's choice; out of combat that is an escape."""
    ways = ways_from(g, g.crew[seat].slot)
    if not ways:
        yield deny("N-215", "denied-shut-in")
    yield COMMIT
    way = yield from choose(seat, "ask-go", ways, rule_id)
    slot, corridor = way.args
    yield from walk(g, seat, slot, corridor, manner)


def choose_party(
    g: Survival[SurvivalState],
    seat: int,
    way: Option,
    rule_id: str,
    *,
    who: str = "ask-covering",
    consent: str = "ask-go-covered",
) -> Rule[list[int]]:
    """Who goes that way: the player's character, somebody else in the room who agrees, or both."""
    asked = [other for other in g.people(g.crew[seat].slot) if other != seat]
    while True:
        parties = [verbs.ALONE()]
        for other in asked:
            parties += [verbs.TOGETHER(g.name(other)), verbs.COVER(g.name(other))]
        chosen = yield from choose(seat, who, parties, rule_id)
        if chosen.verb == verbs.ALONE:
            return [seat]
        other = g.seat_of(chosen.args[0])
        answer = yield from choose(other, consent, [way, STAY], rule_id, who=g.name(seat))
        if answer is not STAY:
            return [seat, other] if chosen.verb == verbs.TOGETHER else [other]
        asked.remove(other)


@rule("N-289", "N-291")
def work_a_door(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Open or close a door at the room."""
    slot = g.crew[seat].slot
    if not door_options(g, slot):
        yield deny("N-300", "denied-no-door")
    yield COMMIT
    yield from set_door(g, seat, slot, "N-291")


def no_computer(g: Survival[SurvivalState], seat: int, rule_id: str) -> Denial | None:
    """The denial for whoever is not at a working computer, which by `rule_id` is needed."""
    slot = g.crew[seat].slot
    if g.computer(slot):
        return None
    reason: Denial = g.rules.no_computer(g, slot, rule_id)
    return reason


def no_room_action(
    g: Survival[SurvivalState], seat: int, slot: str, *, broken: bool = False
) -> Reasons | None:
    """Why a room's action cannot be used for free, if it cannot; `broken`: it need not work."""
    room = g.room(slot)
    if not room or g.box.rooms[row_id(room)].cost is None:
        return deny("N-430", "denied-no-action")
    if not broken and g.broken(slot):
        return deny("N-278", "denied-broken")
    return denial(g.effects.rooms.get(room), g, seat, slot)


@rule("N-175")
def act_for_free(g: Survival[SurvivalState], seat: int, *, broken: bool = False) -> Rule[None]:
    """The action of the room that the character is in, for free."""
    slot = g.crew[seat].slot
    if (reason := no_room_action(g, seat, slot, broken=broken)) is not None:
        yield reason
    yield COMMIT
    yield from room_action(g, seat, slot)


@CARDS("card-demolition")
@rule("N-174", "N-295", "N-299")
def blow_door(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Destroy a closed door at the room."""
    ways = [way for way, _ in g.board.ways[g.crew[seat].slot] if g.closed(way)]
    if not ways:
        yield deny("N-291", "denied-no-closed-door")
    yield COMMIT
    doors = [verbs.BLOW_DOOR(way) for way in ways]
    chosen = yield from choose(seat, "ask-blow-door", doors, "N-174")
    destroy_door(g, chosen.args[0], "N-299")


@CARDS("card-demolition")
@rule("N-174", "N-281", "N-286")
def wreck_room(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Put a malfunction in the room."""
    slot = g.crew[seat].slot
    if g.broken(slot):
        yield deny("N-286", "denied-broken-already")
    if not g.rules.can_break(g, g.room(slot)):
        yield deny(g.rules.unbreakable_by(g.room(slot)), "denied-unbreakable")
    yield COMMIT
    break_room(g, slot, "N-174")


@CARDS("card-rest")
@rule("N-372", "N-373", "N-374", "N-375")
def rest(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Scan the contamination in hand: clean cards leave the game."""
    if not held(g, [model.hand(seat)]):
        yield deny("N-372", "denied-uncontaminated")
    yield COMMIT
    yield from scan_hand(g, seat, "N-372")


@rule("N-275", "N-279", "N-472", "N-509", "N-514")
def unsearchable(g: Survival[SurvivalState], slot: str) -> Denial | None:
    """Why nothing can be found in a room, if so. Fire and malfunctions are no reason."""
    room = g.room(slot)
    if g.rules.searchable(g, room):
        return None
    return deny(g.rules.unsearchable_by(room), "denied-unsearchable")


@rule("N-414", "N-415", "N-416", "N-417", "N-420")
def search_room(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Lower the item counter and look for an item of the room's colour; in white, of any one."""
    yield from search_slot(g, seat, g.crew[seat].slot)


def search_slot(
    g: Survival[SurvivalState], seat: int, slot: str, *, both: bool = False
) -> Rule[None]:
    """Search a room, wherever the character is; `both`: whatever is found is kept."""
    state, colour = g.state, g.colour(slot)
    decks = yield from g.rules.decks_to_search(g, seat, colour)
    left = max(0, state.searches.get(slot, 0) - 1)
    state.searches = {**state.searches, slot: left}
    found = decks[0] if len(set(decks)) == 1 else colour
    yield from find_among(g, seat, decks, found, "N-420", both=both)
    g.rules.searched(g, seat, slot)


@CARDS("card-search")
@rule("N-417", "N-418", "N-420")
def search(g: Survival[SurvivalState], seat: int, *, both: bool = False) -> Rule[None]:
    """Search the room, as long as there is something left; `both`: whatever is found is kept."""
    slot = g.crew[seat].slot
    if (reason := unsearchable(g, slot)) is not None:
        yield reason
    if not g.state.searches.get(slot):
        yield deny("N-418", "denied-searched")
    yield COMMIT
    yield from search_slot(g, seat, slot, both=both)


@rule("N-287", "N-532")
def mend_room(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Remove the malfunction from the room."""
    slot = g.crew[seat].slot
    if not g.broken(slot):
        yield deny("N-287", "denied-unbroken")
    yield COMMIT
    clear(g, MALFUNCTION, slot, "N-287")


@rule("N-258", "N-586", "N-709")
def through_technical(g: Survival[SurvivalState], slot: str) -> list[str]:
    """The other rooms on the technical networks of a room."""
    networks = g.technical(slot)
    far = [other for network in networks for other in g.board.networks[network] if other != slot]
    return [other for other in g.board.slots if other in far]


@rule("N-218", "N-236", "N-258")
def crawl_away(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Through the technical corridors to any other entrance."""
    far = through_technical(g, g.crew[seat].slot)
    if not far:
        yield deny("N-258", "denied-no-entrance")
    yield COMMIT
    rooms = [verbs.CRAWL(slot) for slot in far]
    chosen = yield from choose(seat, "ask-crawl", rooms, "N-258")
    yield from arrive(g, [seat], chosen.args[0], "")


@rule("N-062", "N-063", "N-100")
def look_ahead(
    g: Survival[SurvivalState], seat: int, name: str, count: int, what: Text, rule_id: str
) -> list[str]:
    """Look in secret at the next cards of a shared deck; the first is on top."""
    if not renew(g, name, "N-100"):
        return []
    pile = f"deck-{name}"
    top = len(g.state.zones[pile])
    seen = [
        g.show(pile, top - place, g.rules.watchers(g, seat))
        for place in range(1, min(count, top) + 1)
    ]
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, rule_id, to=g.rules.watchers(g, seat), instead=public)
    return seen


@rule("N-273")
def douse_fire(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Put out the fire in the room."""
    slot = g.crew[seat].slot
    if not g.burning(slot):
        yield deny("N-273", "denied-no-fire")
    yield COMMIT
    clear(g, FIRE, slot, "N-273")
