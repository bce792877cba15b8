"""Items, hands, armour and tactical gear: what soldiers carry, and where it goes."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.retaliation.rules import model, verbs
from hullbreach.games.retaliation.rules.events import (
    GearTaken,
    ItemBroken,
    ItemLost,
    ItemMended,
)
from hullbreach.games.retaliation.rules.markers import malfunction_instead
from hullbreach.games.retaliation.rules.model import AMMO, FAULTS, HALF
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.events import AmmoSpent, Reloaded
from hullbreach.games.survival.rules.model import EGG, GONE, MALFUNCTION, hands, pack, supply
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Rule, choose, rule

BELT_OF_AMMO = "item-autoloader-belt"
BAYONET = "item-bayonet"
PLASMA = "item-plasma-gun"


def place_of(g: Retaliation, seat: int, item: str) -> str:
    """The zone in which a character has an item."""
    for zone in (hands(seat), model.worn(seat), pack(seat)):
        if item in g.state.zones[zone]:
            return zone
    raise LookupError(item)


# Losing things


@rule("R-165", "R-166", "R-552", "R-598")
def drop_item(g: Retaliation, seat: int, item: str, where: str = "") -> None:
    """An item is discarded, with the tokens and the marker on it. Eggs leave the game."""
    source = place_of(g, seat, item)
    untape(g, seat, item)
    if item == EGG:
        g.put(item, source, GONE)
    else:
        strip(g, item)
        target = where or ("discard-support" if support(g, item) else f"discard-{g.row(item).deck}")
        g.put(item, source, target)
    g.tell(ItemLost(g.name(seat), item), "R-165")


def support(g: Retaliation, item: str) -> bool:
    """Whether an item is none of the three decks."""
    return g.row(item).deck in ("support", "starting")


def strip(g: Retaliation, item: str) -> None:
    """Tokens and markers leave an item."""
    if g.slotted(item):
        for token in list(g.state.zones[model.on(item)]):
            return_gear(g, token, model.on(item))
    if item in g.state.faulty:
        lift_malfunction(g, item)
    if item == PLASMA:
        g.state.plasma = 0


def untape(g: Retaliation, seat: int, item: str) -> None:
    """An item that is let go is not taped any more; what is left of two is not, either."""
    who = g.crew[seat]
    if who.taped.count(item) == g.state.zones[hands(seat)].count(item) > 0:
        at = who.taped.index(item)
        left = (*who.taped[:at], *who.taped[at + 1 :])
        who.taped = left if len(left) > 1 else ()


@rule("R-178", "R-541")
def lose_everything(g: Retaliation, seat: int) -> None:
    """All that a dead character had leaves the game; where the dead can revive it is discarded."""
    where = "" if g.state.mode == "coop" else GONE
    for item in g.belongings(seat):
        drop_item(g, seat, item, where)
    for token in list(g.state.zones[model.belt(seat)]):
        return_gear(g, token, model.belt(seat))


# Hands


@rule("R-302", "R-507")
def hand_room(g: Retaliation, seat: int) -> int:
    """How many hands a character can use."""
    return 1 if g.wounded(seat, "arm") else 2


def hands_used(g: Retaliation, seat: int) -> int:
    """How many hands are full: what is taped together, or a bayonet on a gun, shares one."""
    held, taped = g.state.zones[hands(seat)], g.crew[seat].taped
    return len(held) - max(0, len(taped) - 1) - (1 if bayonet_fixed(g, seat) else 0)


@rule("R-246", "R-302")
def bayonet_fixed(g: Retaliation, seat: int) -> bool:
    """Whether a bayonet that works is on a gun: on another one than any that it is taped to."""
    held, taped = g.state.zones[hands(seat)], g.crew[seat].taped
    if BAYONET not in held or g.broken_item(BAYONET):
        return False
    bound = taped if BAYONET in taped else ()
    return any(one != EGG and g.row(one).ranged and one not in bound for one in held)


@rule("R-302", "R-303", "R-507")
def fit_hands(g: Retaliation, seat: int) -> Rule[None]:
    """Whoever holds too much lets go of something."""
    while g.crew[seat].alive and hands_used(g, seat) > hand_room(g, seat):
        answers = [verbs.DROP(one) for one in dict.fromkeys(g.state.zones[hands(seat)])]
        chosen = yield from choose(seat, "ask-drop-heavy", answers, "R-303")
        drop_item(g, seat, chosen.args[0])


@rule("R-189", "R-190", "R-193", "R-303", "R-304", "R-308")
def gain_item(
    g: Retaliation, seat: int, item: str, source: str, *, traded: bool = False
) -> Rule[None]:
    """An item comes to a character: into a hand, onto the body or into the backpack.

    Whatever is traded keeps its tokens, and whether it fits is seen when the trade is over.
    """
    row = None if item == EGG else g.row(item)
    if row is None or row.heavy:
        g.put(item, source, hands(seat))
    elif row.armour:
        g.put(item, source, model.worn(seat))
    else:
        g.put(item, source, pack(seat))
        return
    if traded:
        return
    if item != EGG:
        fill_slots(g, item)
        yield from fill_grey(g, seat, item)
    yield from fit_armour(g, seat)
    yield from fit_hands(g, seat)


@rule("R-189", "R-190", "R-193")
def fit_armour(g: Retaliation, seat: int) -> Rule[None]:
    """Only one armour can be worn, and none in the critical state."""
    worn = model.worn(seat)
    while len(g.state.zones[worn]) > (0 if g.condition(seat) == 2 else 1):
        answers = [verbs.DROP(one) for one in g.state.zones[worn]]
        chosen = yield from choose(seat, "ask-drop-armour", answers, "R-190")
        drop_item(g, seat, chosen.args[0])


@rule("R-061", "R-308")
def fill_slots(g: Retaliation, item: str) -> None:
    """The slots of an item are filled with matching tokens; what a grey slot gets is chosen later."""
    if not g.slotted(item):
        return
    for slot in g.row(item).slots:
        token = f"gear-{slot}"
        if slot != "any" and g.state.zones[supply(token)]:
            g.put(token, supply(token), model.on(item))


@rule("R-061", "R-152", "R-308")
def fill_grey(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A grey slot takes any kind of token: the player says which."""
    for slot in g.row(item).slots:
        if slot == "any":
            yield from take_one(g, seat, model.on(item), "ask-fill", what=item)


def take_one(
    g: Retaliation, seat: int, zone: str, prompt: str = "ask-arm", what: str = ""
) -> Rule[None]:
    """A token of the player's choice, if any is left."""
    answers = [verbs.TAKE(token) for token in model.GEAR if g.state.zones[supply(token)]]
    if answers:
        chosen = yield from choose(seat, prompt, answers, "R-066", what=what)
        g.put(chosen.args[0], supply(chosen.args[0]), zone)
        g.tell(GearTaken(g.name(seat), chosen.args[0]), "R-066")


# Malfunctions of items


@rule("R-244", "R-248", "R-253", "R-611", "R-637")
def break_item(g: Retaliation, seat: int, item: str) -> None:
    """A malfunction marker on a heavy item; the second one destroys it."""
    state = g.state
    if item in state.faulty:
        drop_item(g, seat, item)
        return
    if not state.zones[supply(MALFUNCTION)]:
        malfunction_instead(g, g.crew[seat].slot)
        return
    g.put(MALFUNCTION, supply(MALFUNCTION), FAULTS)
    state.faulty = [*state.faulty, item]
    g.tell(ItemBroken(item), "R-244")


def lift_malfunction(g: Retaliation, item: str) -> None:
    """The malfunction marker of an item, or of the robot, goes back to the supply."""
    g.state.faulty = [one for one in g.state.faulty if one != item]
    g.put(MALFUNCTION, FAULTS, supply(MALFUNCTION))


@rule("R-254")
def mend_item(g: Retaliation, item: str) -> None:
    """Somebody removes the malfunction of an item, or of the robot."""
    lift_malfunction(g, item)
    g.tell(ItemMended(item), "R-254")


# Gear


def return_gear(g: Retaliation, token: str, zone: str) -> None:
    """A gear token goes back to the supply, ammo with its full side up."""
    if token == HALF:
        g.rewrite(zone, _once(g.state.zones[zone], HALF, AMMO))
        token = AMMO
    g.put(token, zone, supply(token))


def _once(items: Sequence[str], old: str, new: str) -> list[str]:
    """A list with the first copy of something replaced."""
    at = list(items).index(old)
    return [*items[:at], new, *items[at + 1 :]]


@rule("R-020", "R-034", "R-153", "R-154")
def gain_gear(g: Retaliation, seat: int, token: str, source: str = "") -> Rule[bool]:
    """A gear token goes to an empty slot of the player's choice; whether there was one."""
    where = source or supply(token)
    slots = g.empty_slot(seat, token)
    if not slots or token not in g.state.zones[where]:
        return False
    answers = [verbs.INTO(zone_name(zone)) for zone in slots]
    chosen = yield from choose(seat, "ask-slot", answers, "R-153", what=kind_of(token))
    g.put(token, where, slots[answers.index(chosen)])
    g.tell(GearTaken(g.name(seat), kind_of(token)), "R-153")
    return True


def zone_name(zone: str) -> str:
    """How a place for gear is called: the belt, or the item."""
    return "belt" if zone.startswith("belt-") else zone.removeprefix("on-")


def zone_named(seat: int, name: str) -> str:
    """The zone with gear that is called so."""
    return model.belt(seat) if name == "belt" else model.on(name)


@rule("R-345", "R-346", "R-614")
def has_ammo(g: Retaliation, seat: int, weapon: str) -> bool:
    """Whether a weapon can fire: it has ammo, needs none, or a belt feeds it."""
    if g.broken_item(weapon):
        return False
    return g.row(weapon).weapon == "free" or bool(_feeds(g, seat, weapon))


def _feeds(g: Retaliation, seat: int, weapon: str) -> list[str]:
    """The zones with ammo for a weapon."""
    zones = g.state.zones
    if not g.slotted(weapon):
        return []
    found = [model.on(weapon)]
    if BELT_OF_AMMO in zones[model.worn(seat)] and g.row(weapon).weapon == "ranged":
        found.append(model.on(BELT_OF_AMMO))
    return [zone for zone in found if AMMO in zones[zone] or HALF in zones[zone]]


@rule("R-111", "R-307", "R-345", "R-346", "R-349")
def spend_ammo(g: Retaliation, seat: int, weapon: str) -> Rule[None]:
    """A weapon spends ammo: its own or that of a belt, if both have some; one without ammo spends none."""
    feeds = [] if g.row(weapon).weapon == "free" else _feeds(g, seat, weapon)
    if feeds:
        answers = [verbs.INTO(zone_name(zone)) for zone in feeds]
        chosen = yield from choose(g.decider(seat), "ask-feed", answers, "R-345", what=weapon)
        reduce_ammo(g, seat, weapon, feeds[answers.index(chosen)])


@rule("R-345", "R-346")
def reduce_ammo(g: Retaliation, seat: int, weapon: str, zone: str) -> None:
    """An ammo token is turned over, or discarded if it was."""
    if HALF in g.state.zones[zone]:
        return_gear(g, HALF, zone)
    else:
        g.rewrite(zone, _once(g.state.zones[zone], AMMO, HALF))
    g.tell(AmmoSpent(g.name(seat), weapon, 1), "R-345")


def guns(g: Retaliation, seat: int) -> list[str]:
    """The ranged weapons in hand, whether they can be fired or not."""
    return [one for one in g.state.zones[hands(seat)] if one != EGG and g.row(one).ranged]


def ranged(g: Retaliation, seat: int) -> list[str]:
    """The weapons in hand that can be fired now."""
    return [one for one in guns(g, seat) if has_ammo(g, seat, one)]


@rule("R-158", "R-588")
def reload(g: Retaliation, seat: int, weapon: str, source: str) -> Rule[None]:
    """An ammo token moves from a slot to a weapon: a full one or a used one, of the player's choice."""
    answers = [verbs.SPEND(one) for one in (AMMO, HALF) if one in g.state.zones[source]]
    chosen = yield from choose(seat, "ask-load", answers, "R-158", what=weapon)
    g.put(chosen.args[0], source, model.on(weapon))
    g.tell(Reloaded(g.name(seat), weapon, len(g.state.zones[model.on(weapon)])), "R-158")


@rule("R-158", "R-159", "R-589")
def reloadable(
    g: Retaliation, seat: int, places: Sequence[str] | None = None
) -> list[tuple[str, str]]:
    """The weapons with an empty ammo slot, each with the places that have ammo to load."""
    zones = g.state.zones
    weapons = [
        one
        for one in zones[hands(seat)]
        if one != EGG and g.row(one).weapon == "ranged" and g.slotted(one) and g.fits(one, AMMO)
    ]
    return [(weapon, zone) for weapon in weapons for zone in spare_ammo(g, seat, places)]


def spare_ammo(g: Retaliation, seat: int, places: Sequence[str] | None = None) -> list[str]:
    """The places with ammo that could be loaded: those on no weapon."""
    zones = g.state.zones
    return [
        zone
        for zone in (g.outfit(seat) if places is None else places)
        if (AMMO in zones[zone] or HALF in zones[zone]) and not on_weapon(g, zone)
    ]


@rule("R-159")
def on_weapon(g: Retaliation, zone: str) -> bool:
    """Whether a place for gear is on a weapon."""
    return zone.startswith("on-item-") and bool(g.row(zone.removeprefix("on-")).weapon)
