"""What the bot says to every question but that of a turn."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.invader.rules.model import TANK
from hullbreach.games.invader.survivor.situation import Situation
from hullbreach.kernel import Option
from hullbreach.kernel.table import OpenAsk

Opinion = Callable[[Situation, OpenAsk], str]
SHOOTERS = ("survivor-magnus", "survivor-baraka")
"""Who gets the guns at the start."""
WORN = ("item-oxygen-tank", "item-ablative-armor", "item-searchlight", "item-search-drone")


def best(ask: OpenAsk, worth: Callable[[Option], float]) -> str:
    """The option that is worth most; of equal ones the first."""
    return max(ask.options, key=worth).id


def arm(s: Situation, ask: OpenAsk) -> str:
    """Guns for those who shoot well."""
    return best(ask, lambda one: ("smg" in one.args[1]) == (one.args[0] in SHOOTERS))


def begin(s: Situation, ask: OpenAsk) -> str:
    """Who is beside Xenos acts first, then who is nearest to the goal."""
    far = s.ways(s.goals, outdoors=True)
    zones = {one.id: one.zone for one in s.view.crew}

    def urgent(option: Option) -> float:
        zone = zones[option.args[0]]
        return 100 * s.crowd(zone) + 10 * s.threat(zone) - far.get(zone, 0)

    return best(ask, urgent)


def power(s: Situation, item: str, attached: int = 0) -> float:
    """How much a weapon is worth in a hand."""
    weapon = s.edition.weapons.get(item)
    if weapon is None:
        return 0
    if weapon.needs_ammo and not attached:
        return 0.5
    if weapon.hellfire:
        return 4
    hits = weapon.dice * (7 - weapon.accuracy) / 6
    return hits * weapon.damage + (0.8 if weapon.type == "ranged" else 0)


def arrange(s: Situation, ask: OpenAsk) -> str:
    """Wear, attach, hold what is better than what is held; then be done."""
    who = next(one for one in s.view.crew if one.id == ask.text.args["who"])
    held = {"hand-left": who.left, "hand-right": who.right}

    def gain(option: Option) -> float:
        match option.verb, option.args:
            case "wear", (card,):
                return 8 if card in WORN and card not in who.body else -1
            case "attach", (_, hand):
                return 6 if len(held[hand]) < 2 else -1
            case "hold", (card, hand):
                now = held[hand]
                old = power(s, now[0], len(now) - 1) if now else 0
                return 2 + power(s, card) - old if power(s, card) > old + 0.2 else -1
            case "done", _:
                return 0
            case "discard", (card, place):
                return -5 - 10 * (card == TANK) - power(s, card) - 20 * (place != "place-pack")
        return -50

    return best(ask, gain)


def suffer(s: Situation, ask: OpenAsk) -> str:
    """Machines that are not needed take all; otherwise every blow goes to who can bear it best.

    The bot remembers nothing, so it shares all blows out anew and reads where this one goes.
    """
    victims = list(dict.fromkeys(option.args[0] for option in ask.options))
    armor = {one.id: one.armor for one in s.view.crew}
    if s.edition.mission.takes:
        for one in victims:
            if one not in armor:
                return f"suffer:{one}"
    zone = next(one.zone for one in s.view.crew if one.id in victims)
    cause, left = str(ask.text.args["cause"]), int(str(ask.text.args["count"]))
    bears = {one: armor.get(one, 0) for one in victims}
    for kind, number in sorted(s.present(zone), key=lambda one: one[0].at):
        for at in range(number):
            target = max(bears, key=bears.__getitem__)
            if kind.name == cause and number - at <= left:
                return f"suffer:{target}"
            bears[target] -= kind.row.damage
    return f"suffer:{max(bears, key=bears.__getitem__)}"


def focus(s: Situation, ask: OpenAsk) -> str:
    """All damage on one Xeno only where single hits would do nothing to the first in line."""
    zone = str(ask.text.args["zone"])
    here = s.present(zone)
    held = [s.edition.weapons[hand[0]] for hand in (s.me.left, s.me.right) if hand]
    damage = max((weapon.damage for weapon in held), default=1)
    if here and damage < here[0][0].row.toughness:
        wanted = f"focus:{here[0][0].name}"
        if any(option.id == wanted for option in ask.options):
            weak = any(kind.row.toughness <= damage for kind, _ in here)
            if not weak or zone != s.me.zone:
                return wanted
    return "spread"


def reroll(s: Situation, ask: OpenAsk) -> str:
    """Again if nothing hit."""
    return "keep" if int(str(ask.text.args["hits"])) > 1 else "reroll"


def away(s: Situation, ask: OpenAsk) -> str:
    """Xenos go where there are fewest of us."""
    people = [one.zone for one in s.view.crew if one.zone]

    def distance(option: Option) -> float:
        far = s.layout.reach(option.args[-1])
        return sum(far.get(zone, 9) for zone in people)

    return best(ask, distance)


def hit(s: Situation, ask: OpenAsk) -> str:
    """The one that would do most harm."""
    rows = {kind.name: kind.row for kind in s.edition.kinds}
    return best(ask, lambda one: rows[one.args[0]].damage * rows[one.args[0]].actions)


def first(s: Situation, ask: OpenAsk) -> str:
    """It does not matter, or the first is the bold one."""
    return ask.options[0].id


def last(s: Situation, ask: OpenAsk) -> str:
    """Nothing, please."""
    return ask.options[-1].id


def further(s: Situation, ask: OpenAsk) -> str:
    """On towards the goal."""
    return best(
        ask,
        lambda one: (
            -s.distance.get(one.args[0], 99) - 100 * s.crowd(one.args[0])
            if one.args
            else -s.distance.get(s.me.zone, 99)
        ),
    )


ANSWERS: dict[str, Opinion] = {
    "ask-arm": arm,
    "ask-begin": begin,
    "ask-arrange": arrange,
    "ask-trade": last,
    "ask-suffer": suffer,
    "ask-focus": focus,
    "ask-reroll": reroll,
    "ask-hit": hit,
    "ask-send": away,
    "ask-extra": away,
    "ask-fill": away,
    "ask-shield": first,
    "ask-shrug": last,
    "ask-leave": first,
    "ask-further": further,
    "ask-skill": first,
}
