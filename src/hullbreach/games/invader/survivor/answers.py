"""What the bot says to every question but that of a turn."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.invader.box import Weapon
from hullbreach.games.invader.looks.view import SurvivorView
from hullbreach.games.invader.rules.model import TANK
from hullbreach.games.invader.survivor import odds
from hullbreach.games.invader.survivor.bearing import share
from hullbreach.games.invader.survivor.goals import Course
from hullbreach.games.invader.survivor.places import WORTH_A_TRADE, Places, expendable
from hullbreach.games.invader.survivor.situation import Situation
from hullbreach.kernel import Option
from hullbreach.kernel.table import OpenAsk

Opinion = Callable[[Situation, OpenAsk], str]
SHOOTERS = ("survivor-mitsuki", "survivor-vivian")
"""Who gets the guns at the start: who has the bot to fight with, and who soon finds something else."""
EVENLY = 2.0
"""How much those come first who have learned less: the danger level goes by who has learned most."""
SKILLS = {
    "free-combat": 9,
    "super-strength": 9,
    "damage-melee": 8,
    "die-combat": 8,
    "free-ranged": 8,
    "free-machine": 7,
    "roll-combat": 7,
    "full-auto": 7,
    "remote-all": 6,
    "roll-ranged": 6,
    "lifesaver": 5,
    "die-ranged": 5,
    "tough": 4,
    "free-move": 4,
    "auto-repair": 4,
}
"""How good skills are that a survivor may choose."""
WORN = ("item-oxygen-tank", "item-ablative-armor", "item-searchlight", "item-search-drone")


def best(ask: OpenAsk, worth: Callable[[Option], float]) -> str:
    """The option that is worth most; of equal ones the first."""
    return max(ask.options, key=worth).id


def arm(s: Situation, ask: OpenAsk) -> str:
    """Guns for those who shoot well."""
    return best(ask, lambda one: ("smg" in one.args[1]) == (one.args[0] in SHOOTERS))


def begin(s: Situation, ask: OpenAsk) -> str:
    """Who can strike where Xenos stand clears the way for all; then who can shoot; then who is nearest to the goal."""
    people = {one.id: one for one in s.view.crew}
    far = Course(s).distance

    def urgent(option: Option) -> float:
        one = people[option.args[0]]
        if s.crowd(one.zone):
            blow = max(s.best(one, one.zone), s.driven(one, one.zone))
            return 300 + 5 * min(blow, 4) - EVENLY * one.xp if blow > 0 else 100
        if value := target(s, one):
            return 200 + 5 * value - EVENLY * one.xp
        company = sum(other.zone == one.zone for other in s.squad)
        return 3 * company - far.get(one.zone, 0) + 0.1 * one.armor

    return best(ask, urgent)


def target(s: Situation, one: SurvivorView) -> float:
    """What a survivor can shoot next door, without friends in the way."""
    found = 0.0
    for weapon, hands in s.ready(one):
        if weapon.type == "ranged":
            for zone, away in s.layout.sees(one.zone).items():
                if away and weapon.range[0] <= away <= min(2, weapon.range[1]):
                    found = max(found, s.value(one, weapon, zone, hands))
    return found


def arrange(s: Situation, ask: OpenAsk) -> str:
    """Wear, attach, hold what is better than what is held; then be done."""
    who = next(one for one in s.view.crew if one.id == ask.text.args["who"])
    held = {"hand-left": who.left, "hand-right": who.right}

    def gain(option: Option) -> float:
        match option.verb, option.args:
            case "wear", (card,):
                return 8 if card in WORN and card not in who.body else -1
            case "attach", (card, hand):
                if s.edition.weapons[held[hand][0]].needs_ammo:
                    return 6 if len(held[hand]) < 2 else -1
                return 1.5 if len(held[hand]) < 2 and not hungry(s, who, card) else -1
            case "hold", (card, hand):
                other = held["hand-left" if hand == "hand-right" else "hand-right"]
                old = s.might(held[hand], other)
                new = s.might([card, *["ammo"] * fed(s, who, card)], other)
                return 2 + new - old if new > old + 0.2 else -1
            case "done", _:
                return 0
            case "discard", (card, place):
                return -5 - 10 * (card == TANK) - s.power(card) - 20 * (place != "place-pack")
        return -50

    return best(ask, gain)


def hungry(s: Situation, who: SurvivorView, card: str) -> bool:
    """Whether a survivor carries a weapon that is no use without such a card."""
    feeds = s.edition.box.items[card.removeprefix("item-")].feeds
    weapons = [s.edition.weapons[one] for one in who.pack if one in s.edition.weapons]
    return any(weapon.needs_ammo and weapon.ammo == feeds for weapon in weapons)


def fed(s: Situation, who: SurvivorView, item: str) -> int:
    """Whether a survivor carries what a weapon needs."""
    ammo = s.edition.weapons[item].ammo
    rows = s.edition.box.items
    return any(rows[card.removeprefix("item-")].feeds == ammo for card in who.pack if ammo)


def trade(s: Situation, ask: OpenAsk) -> str:
    """Give what helps the other more; then be done."""
    people = {one.id: one for one in s.view.crew}
    who, whom = people[str(ask.text.args["who"])], people[str(ask.text.args["whom"])]
    offered = {option.id for option in ask.options}
    if (pair := s.pair(who, whom)) and f"give:{pair}" in offered:
        return f"give:{pair}"
    card, most = s.gift(who, whom)
    wanted = f"give:{card}:place-pack"
    return wanted if most > WORTH_A_TRADE and wanted in offered else "done"


def suffer(s: Situation, ask: OpenAsk) -> str:
    """A machine takes all if somebody would fall; otherwise every blow goes to who can bear it best.

    The bot remembers nothing, so it shares all blows out anew and reads where this one goes.
    """
    victims = list(dict.fromkeys(option.args[0] for option in ask.options))
    people = [one for one in s.view.crew if one.id in victims]
    if not people:
        return ask.options[0].id
    zone = people[0].zone
    cause, left = str(ask.text.args["cause"]), int(str(ask.text.args["count"]))
    blows = [
        (kind.name, kind.row.damage)
        for kind, number in sorted(s.present(zone), key=lambda one: one[0].at)
        for _ in range(number)
    ]
    if cause not in {name for name, _ in blows}:
        blows = [(cause, 1)] * left
    shares = share(people, [damage for _, damage in blows])
    if shares is None:
        places = Places(s)
        machines = [one for one in victims if expendable(one, places)]
        if machines:
            return f"suffer:{machines[0]}"
    number = sum(name == cause for name, _ in blows)
    at = [name for name, _ in blows].index(cause) + max(0, number - left)
    if shares is not None:
        return f"suffer:{shares[at]}"
    return f"suffer:{max(people, key=lambda one: one.armor).id}"


def focus(s: Situation, ask: OpenAsk) -> str:
    """All damage on one Xeno where that is likely to take off more than single hits."""
    zone = str(ask.text.args["zone"])
    here, chosen, most = s.present(zone), "spread", 0.0
    for weapon, dice, damage in arms(s, zone):
        most = max(most, odds.spread(weapon, dice, damage, here))
    for weapon, dice, damage in arms(s, zone):
        for kind in odds.targets(weapon, here):
            value = odds.focused(weapon, dice, damage, kind)
            wanted = f"focus:{kind.name}"
            if value > most and any(option.id == wanted for option in ask.options):
                chosen, most = wanted, value
    return chosen


def arms(s: Situation, zone: str) -> list[tuple[Weapon, int, int]]:
    """With what a zone may be under attack: weapons in hand that reach it, or else machines."""
    away = s.layout.sees(s.me.zone).get(zone, 99)
    found = [
        (weapon, *s.dice(s.me, weapon, zone, hands))
        for weapon, hands in s.ready(s.me)
        if weapon.range[0] <= away <= weapon.range[1] and not weapon.hellfire
    ]
    if found:
        return found
    rows = [s.edition.box.machines[one.partition("-")[2]] for one in s.view.machines]
    weapons = [one for row in rows for one in (row.melee, row.ranged) if one is not None]
    return [(one, one.dice, one.damage) for one in weapons]


def reroll(s: Situation, ask: OpenAsk) -> str:
    """Again if next to nothing hit, or too little for an abomination in sight."""
    near = (s.me.zone, *s.layout.sees(s.me.zone))
    enough = 3 if any(zone in near for zone in s.spoilers) else 2
    return "keep" if int(str(ask.text.args["hits"])) >= enough else "reroll"


def away(s: Situation, ask: OpenAsk) -> str:
    """Xenos go where there are fewest of us, and what spreads mold not over what we need or from nest to nest."""
    people = [one.zone for one in s.view.crew if one.zone]
    rotting = str(ask.text.args.get("zone", "")) in s.spoilers

    def distance(option: Option) -> float:
        zone = option.args[-1]
        far = s.layout.reach(zone)
        found = sum(far.get(one, 9) for one in people) - 50 * (zone in s.view.objectives)
        return found + 100 * s.clean(zone) if rotting else found

    return best(ask, distance)


def send(s: Situation, ask: OpenAsk) -> str:
    """What spreads mold goes by the way that joins no nests; of the others first who does most harm."""
    to = ask.options[0].args[1]
    start = next((zone for zone in s.spoilers if to in s.layout.paths[zone]), "")
    ways = s.layout.towards(start, s.midst) if start else ()
    spared = all(s.clean(to) >= s.clean(other) for other in ways)
    kinds = {kind.name: kind for kind in s.edition.kinds}

    def worth(option: Option) -> float:
        kind = kinds[option.args[0]]
        return (9 if spared else -9) if kind.row.abomination else odds.harm(kind)

    return best(ask, worth)


def hit(s: Situation, ask: OpenAsk) -> str:
    """The one that would do most harm."""
    rows = {kind.name: kind.row for kind in s.edition.kinds}
    return best(ask, lambda one: rows[one.args[0]].damage * rows[one.args[0]].actions)


def learn(s: Situation, ask: OpenAsk) -> str:
    """The skill that kills or saves most, whoever may learn it."""
    return best(ask, lambda one: SKILLS.get(one.args[0].removeprefix("skill-"), 0))


def first(s: Situation, ask: OpenAsk) -> str:
    """It does not matter, or the first is the bold one."""
    return ask.options[0].id


def last(s: Situation, ask: OpenAsk) -> str:
    """Nothing, please."""
    return ask.options[-1].id


def leave(s: Situation, ask: OpenAsk) -> str:
    """Out, unless somebody would be left behind alone with all Xenos."""
    who = next(one for one in s.view.crew if one.id == ask.text.args["who"])
    return "leave" if s.gathered(who) else "stay"


def further(s: Situation, ask: OpenAsk) -> str:
    """On towards the goal."""
    far = Course(s).distance
    return best(
        ask,
        lambda one: (
            -far.get(one.args[0], 99) - 100 * s.crowd(one.args[0])
            if one.args
            else -far.get(s.me.zone, 99)
        ),
    )


def guide(s: Situation, ask: OpenAsk) -> str:
    """Who is led goes on where nothing can hurt them, or where others take the blows."""

    def peril(zone: str) -> float:
        guards = sum(one.zone == zone for one in s.squad)
        return s.menace(zone) * (0.2 if guards else 1) + 0.2 * s.coming(zone) / (1 + guards)

    def safety(option: Option) -> float:
        if len(option.args) < 2:
            return 0
        here = next(one.zone for one in s.view.crew if one.id == option.args[0])
        return 1 + 5 * (peril(here) - peril(option.args[1]))

    return best(ask, safety)


ANSWERS: dict[str, Opinion] = {
    "ask-arm": arm,
    "ask-begin": begin,
    "ask-arrange": arrange,
    "ask-throw": arrange,
    "ask-trade": trade,
    "ask-suffer": suffer,
    "ask-focus": focus,
    "ask-dice": last,
    "ask-reroll": reroll,
    "ask-hit": hit,
    "ask-send": send,
    "ask-extra": away,
    "ask-fill": away,
    "ask-shield": first,
    "ask-agree": first,
    "ask-shrug": last,
    "ask-leave": leave,
    "ask-further": further,
    "ask-skill": learn,
    "ask-guide": guide,
}
