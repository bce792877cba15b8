"""Items and objects: hands and inventory, dropping, finding, using up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.events import (
    Dropped,
    Found,
    FoundNothing,
    GaveUp,
    Reloaded,
    TookObject,
    Used,
)
from hullbreach.games.survival.rules.model import BOX, GONE, OBJECTS, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import ALL_EYES, Denial, Rule, choose, deny, eye, rule
from hullbreach.kernel.state import without
from hullbreach.kernel.table import SPECTATOR

ARM = "wound-arm"
JOINED = "joined"
"""The zone of items that were added to a weapon."""


def heavy(g: Survival[SurvivalState], thing: str) -> bool:
    """Whether something fills a hand."""
    return thing in OBJECTS or g.rules.usable(thing).heavy


@rule("N-405", "N-410", "N-690")
def hand_slots(g: Survival[SurvivalState], seat: int) -> int:
    """How many heavy things a character can hold."""
    slots = g.box.numbers.body.hands
    if ARM in g.state.zones[model.wounds(seat)] and g.rules.hinders(g, seat, ARM):
        slots -= 1
    return slots


def hands_used(g: Survival[SurvivalState], seat: int) -> int:
    """How many hand slots are taken; two items taped together share one."""
    taken = sum(1 if thing in OBJECTS else g.rules.usable(thing).hands for thing in g.carried(seat))
    return taken - (1 if g.crew[seat].taped else 0)


def in_the_way(g: Survival[SurvivalState], seat: int) -> list[str]:
    """The different things in the hands that fill one and that could be let go."""
    return [
        thing
        for thing in dict.fromkeys(g.carried(seat))
        if thing in OBJECTS
        or (g.rules.usable(thing).hands and g.rules.inseparable(g, seat, thing) is None)
    ]


@rule("N-405", "N-406")
def no_hand(g: Survival[SurvivalState], seat: int) -> Denial | None:
    """Why nothing heavy can be taken: no hand is free, and none can be freed."""
    if hands_used(g, seat) < hand_slots(g, seat) or in_the_way(g, seat):
        return None
    return deny("N-405", "denied-no-hand")


@rule("N-405", "N-406")
def fit_hands(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Drop heavy things of the player's choice until the hands can hold the rest."""
    untape(g, seat)
    while hands_used(g, seat) > hand_slots(g, seat):
        things = [verbs.DROP(thing) for thing in in_the_way(g, seat)]
        chosen = yield from choose(seat, "ask-drop-heavy", things, "N-406")
        drop(g, seat, chosen.args[0])


@rule("N-056", "N-401", "N-402", "N-404")
def receive(g: Survival[SurvivalState], seat: int, item: str, source: str) -> Rule[None]:
    """Take an item from a zone; if it is heavy and the hands are full, something else must go."""
    _stow(g, seat, item, source)
    yield from fit_hands(g, seat)


@rule("N-056", "N-401", "N-402", "N-404")
def _stow(g: Survival[SurvivalState], seat: int, item: str, source: str) -> None:
    """Put an item where it belongs: heavy ones into the hands, others into the inventory.

    A weapon that is new in the game has the ammo that its card says.
    """
    weapon = g.rules.usable(item).weapon if item not in g.state.ammo else None
    if weapon is not None:
        g.state.ammo = {**g.state.ammo, item: weapon.ammo}
    g.put(item, source, model.hands(seat) if heavy(g, item) else model.pack(seat))


@rule("N-194", "N-406", "N-471")
def take_object(
    g: Survival[SurvivalState], seat: int, thing: str, source: str, rule_id: str = "N-194"
) -> Rule[None]:
    """Take a heavy object into the hands; if they are full, something else must go."""
    g.put(thing, source, model.hands(seat))
    g.tell(TookObject(g.name(seat), thing), rule_id)
    yield from fit_hands(g, seat)


@rule("N-411", "N-412", "N-413")
def drop(g: Survival[SurvivalState], seat: int, thing: str) -> None:
    """Drop something: an object stays in the room, an item is lost, face down if it was hidden."""
    if thing in OBJECTS:
        g.tell(Dropped(g.name(seat), thing), "N-412")
        g.put(thing, model.hands(seat), g.crew[seat].slot)
        return
    public = Dropped(g.name(seat), in_public(g, seat, thing))
    g.tell(Dropped(g.name(seat), thing), "N-413", to=eye(seat), instead=public)
    lose(g, seat, thing)


@rule("N-401", "N-404")
def in_public(g: Survival[SurvivalState], seat: int, thing: str) -> str:
    """What all others see of something that a character has: of an inventory only the backs.

    What was shown to everybody lies open there.
    """
    pack = model.pack(seat)
    if thing in g.carried(seat) or thing in g.see(pack, SPECTATOR):
        return thing
    return g.game.back(g, thing, pack)


@rule("N-403")
def uncover(g: Survival[SurvivalState], seat: int, item: str) -> None:
    """Show everyone an item that is used, before anybody may interrupt."""
    if where(g, seat, item) == model.pack(seat):
        g.show(model.pack(seat), g.single_out(item, model.pack(seat)), ALL_EYES)


@rule("N-400", "N-413", "N-672", "N-673", "N-674")
def lose(g: Survival[SurvivalState], seat: int, item: str) -> None:
    """An item that was not used goes to the bottom of its deck; one without a deck is gone."""
    for thing, source in _whole(g, seat, item):
        home = g.rules.deck_of(thing)
        g.put(thing, source, home or g.rules.grave(g, thing), 0 if home else None)
    untape(g, seat)


@rule("N-397", "N-398")
def use_up(g: Survival[SurvivalState], seat: int, item: str, rule_id: str) -> None:
    """A used item is shown, and goes where the used ones go."""
    g.tell(Used(g.name(seat), item), rule_id)
    discard_item(g, seat, item)


@rule("N-205", "N-398", "N-426")
def give_up(g: Survival[SurvivalState], seat: int, item: str, rule_id: str) -> None:
    """An item is discarded for something else than what it is made for."""
    g.tell(GaveUp(g.name(seat), item), rule_id)
    discard_item(g, seat, item)


@rule("N-400", "N-401")
def part_with(g: Survival[SurvivalState], seat: int, item: str, rule_id: str) -> None:
    """An item is discarded without having been used: it goes under its deck, unseen if it was hidden."""
    public = GaveUp(g.name(seat), in_public(g, seat, item))
    g.tell(GaveUp(g.name(seat), item), rule_id, to=eye(seat), instead=public)
    lose(g, seat, item)


@rule("N-397", "N-398", "N-399")
def discard_item(g: Survival[SurvivalState], seat: int, item: str) -> None:
    """An item goes where items that are done with go."""
    for thing, source in _whole(g, seat, item):
        g.put(thing, source, g.rules.pile_of(thing) or g.rules.grave(g, thing))
    untape(g, seat)


def untape(g: Survival[SurvivalState], seat: int) -> None:
    """Something has left the hands: a single item is not taped to anything."""
    who, carried = g.crew[seat], g.carried(seat)
    if any(carried.count(item) < who.taped.count(item) for item in who.taped):
        who.taped = ()


@rule("N-393")
def lose_everything(g: Survival[SurvivalState], seat: int) -> None:
    """The items of a dead character leave the game; what was hidden leaves it unseen."""
    state = g.state
    for zone in (model.pack(seat), model.hands(seat)):
        for item in [thing for thing in state.zones[zone] if thing not in OBJECTS]:
            for extra in _taken_apart(g, item):
                g.put(extra, JOINED, GONE)
            g.put(item, zone, GONE if zone == model.hands(seat) else BOX)
    g.move_all(model.quests(seat), GONE)


def where(g: Survival[SurvivalState], seat: int, item: str) -> str:
    """The zone in which a character has an item."""
    for zone in (model.pack(seat), model.hands(seat)):
        if item in g.state.zones[zone]:
            return zone
    return model.quests(seat)


@rule("N-409")
def _whole(g: Survival[SurvivalState], seat: int, item: str) -> list[tuple[str, str]]:
    """An item that goes, and what was added to it, each with its zone; its ammo is lost."""
    extras = _taken_apart(g, item)
    return [(item, where(g, seat, item)), *((extra, JOINED) for extra in extras)]


def _taken_apart(g: Survival[SurvivalState], item: str) -> list[str]:
    """What was added to an item that goes: nothing else is remembered of it."""
    state = g.state
    g.rules.lost(g, item)
    extras: list[str] = state.joined.get(item, [])
    state.ammo, state.joined = without(state.ammo, item), without(state.joined, item)
    return extras


# Weapons


def weapons(g: Survival[SurvivalState], seat: int) -> list[str]:
    """The weapons in a character's hands."""
    ammo, rules = g.state.ammo, g.rules
    return [thing for thing in g.carried(seat) if thing in ammo and rules.usable(thing).weapon]


@rule("N-408", "N-409")
def capacity(g: Survival[SurvivalState], weapon: str) -> int:
    """How much ammo a weapon holds, with what was added to it."""
    more = sum(g.rules.usable(extra).extra_ammo for extra in g.state.joined.get(weapon, ()))
    return g.rules.weapon(weapon).capacity + more


def not_full(g: Survival[SurvivalState], seat: int) -> list[str]:
    """The weapons in a character's hands that could take more ammo."""
    return [weapon for weapon in weapons(g, seat) if g.state.ammo[weapon] < capacity(g, weapon)]


@rule("N-409", "N-543", "N-566")
def add_to_weapon(
    g: Survival[SurvivalState], seat: int, extra: str, weapon: str, rule_id: str
) -> None:
    """Add an item to a weapon: they are one from now on, and it brings its ammo at once."""
    g.put(extra, where(g, seat, extra), JOINED)
    joined = g.state.joined
    g.state.joined = {**joined, weapon: [*joined.get(weapon, ()), extra]}
    reload(g, seat, weapon, g.rules.usable(extra).extra_ammo, rule_id)


@rule("N-408")
def reload(g: Survival[SurvivalState], seat: int, weapon: str, ammo: int, rule_id: str) -> None:
    """Add ammo, never beyond what the weapon holds."""
    loaded = min(capacity(g, weapon), g.state.ammo[weapon] + ammo)
    g.state.ammo = {**g.state.ammo, weapon: loaded}
    g.tell(Reloaded(g.name(seat), weapon, loaded), rule_id)


# Finding


@rule("N-196", "N-407", "N-414", "N-416", "N-419", "N-420", "N-483", "N-618")
def find(
    g: Survival[SurvivalState], seat: int, colour: str, draws: int, rule_id: str
) -> Rule[None]:
    """Draw cards of a colour, keep one in secret, put the rest at the bottom of the deck."""
    yield from find_among(g, seat, [colour] * draws, colour, rule_id)


@rule("N-407", "N-414", "N-416", "N-419", "N-420", "N-618")
def find_among(
    g: Survival[SurvivalState],
    seat: int,
    decks: Sequence[str],
    colour: str,
    rule_id: str,
    *,
    both: bool = False,
) -> Rule[None]:
    """Draw a card of each of these decks, keep one in secret, put the rest at the bottom.

    `colour` is what the others hear. Somebody may claim what was to be kept; then another of the
    cards is. `both`: whatever was found is kept.
    """
    zones, looking = g.state.zones, f"looking-{seat}"
    for deck in decks:
        if renew_items(g, deck):
            g.draw(f"deck-{deck}", looking)
    seen = list(zones[looking])
    if not seen:
        g.tell(FoundNothing(g.name(seat), f"colour-{colour}"), rule_id)
        return
    item = seen.pop(0) if both else (yield from _keep_one(seat, seen, rule_id, secret=True))
    claimant = yield from g.rules.claims(g, seat, item)
    if claimant is not None:
        yield from get_found(g, claimant, item, looking, colour, rule_id)
        if not seen:
            return
        several = len(seen) > 1
        item = seen.pop(0) if both else (yield from _keep_one(seat, seen, rule_id, secret=several))
    yield from get_found(g, seat, item, looking, colour, rule_id, () if both else seen)
    for other in seen:
        if both:
            yield from get_found(g, seat, other, looking, colour, rule_id)
            continue
        g.put(other, looking, g.rules.deck_of(other), 0)


def _keep_one(seat: int, seen: list[str], rule_id: str, *, secret: bool) -> Rule[str]:
    """Which of these a player keeps; the others are left in the list."""
    options = [verbs.KEEP(item) for item in dict.fromkeys(seen)]
    kept = yield from choose(seat, "ask-keep", options, rule_id, secret=secret)
    seen.remove(kept.args[0])
    return kept.args[0]


def renew_items(g: Survival[SurvivalState], colour: str) -> bool:
    """Make a deck of items anew from its discards if it is empty; whether there is a card."""
    zones, pile = g.state.zones, f"deck-{colour}"
    if not zones[pile] and zones[f"discard-{colour}"]:
        g.move_all(f"discard-{colour}", pile)
        g.shuffle(pile)
    return bool(zones[pile])


def get_found(
    g: Survival[SurvivalState],
    seat: int,
    item: str,
    source: str,
    colour: str,
    rule_id: str,
    left: Iterable[str] = (),
) -> Rule[None]:
    """Take an item that was found among others; only who has it knows which one, unless it is heavy."""
    known = Found(g.name(seat), f"colour-{colour}", item, list(left))
    public = Found(g.name(seat), f"colour-{colour}", item if heavy(g, item) else None)
    # Everyone sees whether it is heavy: a part of the secret.
    g.reveal()
    _stow(g, seat, item, source)
    g.tell(known, rule_id, to=eye(seat), instead=public)
    yield from fit_hands(g, seat)


def is_energy(g: Survival[SurvivalState], weapon: str) -> bool:
    """Whether a weapon is loaded with energy."""
    return g.rules.weapon(weapon).kind == "energy"
