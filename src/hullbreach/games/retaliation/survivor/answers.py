"""What the bot says to every question but that of a turn."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.retaliation.rules.grid import ENDS, SECTOR, other_end
from hullbreach.games.retaliation.rules.model import REACTOR
from hullbreach.games.retaliation.survivor import kit
from hullbreach.games.retaliation.survivor.fights import CROWD, GUARD
from hullbreach.games.retaliation.survivor.goals import ROBOT_CALLER, goals_of
from hullbreach.games.retaliation.survivor.situation import Situation, contaminates
from hullbreach.games.retaliation.survivor.turns import Turn
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Option
from hullbreach.kernel.table import OpenAsk

RIFLE = "item-assault-rifle"
Opinion = Callable[[Situation, OpenAsk], str]


def best(ask: OpenAsk, worth: Callable[[Option], float]) -> str:
    """The option that is worth most; of equal ones the first."""
    return max(ask.options, key=worth).id


def offered(ask: OpenAsk, *ids: str) -> str:
    """The first of these options that is on offer."""
    known = {option.id for option in ask.options}
    return next((id for id in ids if id in known), "")


def rank(names: tuple[str, ...], name: str) -> float:
    """How early a name comes in a list; what is not in it comes last."""
    return -float(names.index(name)) if name in names else -float(len(names))


def of_list(names: tuple[str, ...]) -> Opinion:
    """What comes first in a list."""

    def opinion(s: Situation, ask: OpenAsk) -> str:
        return best(
            ask,
            lambda one: rank(names, kind_of(one.args[0])) if one.args else -len(names) + 0.5,
        )

    return opinion


def first(s: Situation, ask: OpenAsk) -> str:
    """Whatever helps."""
    return ask.options[0].id


def last(s: Situation, ask: OpenAsk) -> str:
    """Nothing of the kind."""
    return ask.options[-1].id


def equip(s: Situation, ask: OpenAsk) -> str:
    """What is good for most things; but whoever needs the robot in the Reactor wants to call it."""
    names: tuple[str, ...] = kit.EQUIPMENT
    if "directive-systems-backups" in s.view.directives:
        names = (ROBOT_CALLER, *names)
    return of_list(names)(s, ask)


def arm(s: Situation, ask: OpenAsk) -> str:
    """Of every kind of gear as many as the list says, in its order."""
    belt = [kind_of(one) for one in s.me.belt]
    hungry = GUARD in s.me.carried or RIFLE in s.me.carried
    for token in s.guarded if hungry else s.tokens:
        if token in belt:
            belt.remove(token)
        elif found := offered(ask, f"take:{token}"):
            return found
    return ""


def take(s: Situation, ask: OpenAsk) -> str:
    """What is missing of the list."""
    return arm(s, ask) or offered(ask, "done")


def worth(s: Situation, card: str) -> float:
    """What a card in hand is worth now."""
    if contaminates(card):
        return -1.0
    if card == "card-rest":
        return 6.0 if s.me.larva and s.carries else 0.0
    if card in ("card-repairs", "card-fast-repairs") and wants_repair(s):
        return 9.0
    return kit.CARDS.get(card, 1.0)


def ahead(s: Situation) -> str:
    """The corridor by which the way leads next; nothing if one is there."""
    errand = goals_of(s).errand
    if errand is None or not errand.space:
        return ""
    return errand.gap if errand.space == s.here else s.first_gap(errand.space)


def wants_repair(s: Situation) -> bool:
    """Whether the next room that is needed is broken."""
    errand = goals_of(s).errand
    return errand is not None and errand.option == "room" and s.broken(errand.space)


def pay(s: Situation, ask: OpenAsk) -> str:
    """With what is worth least."""
    return best(ask, lambda one: -worth(s, one.args[0]) if one.args else -99)


def throw_away(s: Situation, ask: OpenAsk) -> str:
    """Contamination; and everything where a card for repairs is looked for."""
    low = 5.0 if wants_repair(s) else -0.5
    poor = [one for one in ask.options if one.args and worth(s, one.args[0]) <= low]
    return min(poor, key=lambda one: worth(s, one.args[0])).id if poor else offered(ask, "done")


def effect(s: Situation, ask: OpenAsk) -> str:
    """What the errand asks for; otherwise what is the most useful."""
    goals = goals_of(s)
    errand = goals.errand
    what = str(ask.text.args.get("what", ""))
    wanted = errand.effects if errand is not None and what.startswith("room-") else ()
    turn = Turn(s, ())
    gap = ahead(s)
    doors = kit.DOORS if gap and s.barred(gap) else ()
    if what.startswith("room-life-support-") and what[-1] not in s.view.air:
        wanted = (*wanted, "effect-switch-support") if turn.support_wanted() else wanted
    if s.fighting:
        doors = ()
    if what == "card-scouting" and gap and not s.on_map(other_end(gap, s.here)):
        wanted = ("effect-explore-and-search",)
    return offered(ask, *(f"effect:{one}" for one in (*wanted, *doors, *kit.EFFECTS)))


def corridor(s: Situation, ask: OpenAsk) -> str:
    """The way to where one wants to go; the corridor with the most intruders to fire at."""
    gaps = [one.args[0] for one in ask.options if one.args]
    if any(s.those(gap) for gap in gaps) and not any(s.here in ENDS[gap] for gap in gaps):
        return best(ask, lambda one: len(s.those(one.args[0])))
    if (gap := ahead(s)) in gaps:
        return f"corridor:{gap}"
    turn = Turn(s, ())
    return min(ask.options, key=lambda one: turn.dread(one.args[0])).id


def repel(s: Situation, ask: OpenAsk) -> str:
    """Into a corridor where it is not in the way."""
    way = ahead(s)
    return best(
        ask,
        lambda one: (
            -(one.args[0] == way) * 2.0
            - s.loudness(one.args[0])
            + 0.1 * (s.view.passages[one.args[0]].free > 0)
        ),
    )


def door(s: Situation, ask: OpenAsk) -> str:
    """The door on the way; any rather than to close one."""
    gap = ahead(s)
    return best(
        ask,
        lambda one: (
            (2.0 if one.args and one.args[0] == gap else 0.0)
            + (1.0 if one.verb in ("open", "break", "done") else -1.0)
        ),
    )


def gear(s: Situation, ask: OpenAsk) -> str:
    """Oxygen and medicine as far as they are not wasted, ammo into empty weapons, grenades."""
    wanted = []
    if s.me.oxygen <= 4 and not s.air(s.here):
        wanted.append("spend:gear-oxygen")
    if s.lost >= 2:
        wanted.append("spend:gear-medpack")
    for option in ask.options:
        if option.verb != "reload" or option.args[1].startswith("item"):
            continue
        gun = option.args[0]
        if gun in s.empty and (s.loaded < 2 or gun == GUARD):
            wanted.insert(0 if gun == GUARD else len(wanted), option.id)
    wanted += [f"throw:{gap}" for gap in marks(s)]
    return offered(ask, *wanted, "done") or ask.options[0].id


def marks(s: Situation) -> list[str]:
    """The corridors worth a grenade: with what may spoil a departure, or with crowds, the one on the way first."""
    turn = Turn(s, ())
    if turn.leaving:
        return turn.spoilers()
    way = ahead(s)
    crowds = [gap for gap in s.exits(s.here) if len(s.those(gap)) >= CROWD]
    return sorted(crowds, key=lambda gap: (gap != way, -len(s.those(gap))))


def damage(s: Situation, ask: OpenAsk) -> str:
    """The largest first."""
    return best(ask, lambda one: s.rules.sizes[kind_of(one.args[0])])


def robot(s: Situation, ask: OpenAsk) -> str:
    """Towards the Reactor."""
    goal = s.where.get(REACTOR, "")
    start = s.view.robot
    if not goal:
        return offered(ask, "done")
    hops = reach(s, goal)
    ways = [one for one in ask.options if one.args]
    found = min(ways, key=lambda one: hops.get(other_end(one.args[0], start), 99))
    if hops.get(other_end(found.args[0], start), 99) >= hops.get(start, 99):
        return offered(ask, "done") or found.id
    return found.id


def reach(s: Situation, goal: str) -> dict[str, int]:
    """How far it is for the robot from each room to another one."""
    found, edge = {goal: 0}, [goal]
    while edge:
        space = edge.pop(0)
        for gap in s.exits(space):
            other = other_end(gap, space)
            if other not in found and s.on_map(other) and not s.barred(gap):
                found[other] = found[space] + 1
                edge.append(other)
    return found


def earlier(s: Situation, ask: OpenAsk) -> str:
    """As early as possible, unless it would be shot down."""
    return offered(ask, "later" if s.defence < 0.5 else "earlier", "earlier", "later")


def take_off(s: Situation, ask: OpenAsk) -> str:
    """Away, as soon as nobody else is to come."""
    return "take-off"


def parry(s: Situation, ask: OpenAsk) -> str:
    """Rather a wound than a broken gun, unless it may be the last."""
    return ask.options[0].id if s.condition == 2 else offered(ask, "suffer")


def armour(s: Situation, ask: OpenAsk) -> str:
    """Armour instead of a serious wound."""
    return ask.options[0].id


def at_once(s: Situation, ask: OpenAsk) -> str:
    """What is not wasted is used at once."""
    use = next((one.id for one in ask.options if one.verb == "use"), "")
    return use or offered(ask, "leave-it")


def sector(s: Situation, ask: OpenAsk) -> str:
    """The own sector."""
    return offered(ask, f"sector:sector-{SECTOR[s.here]}")


def room(s: Situation, ask: OpenAsk) -> str:
    """The room where one wants to be."""
    errand = goals_of(s).errand
    goal = errand.space if errand is not None else s.here
    return min(ask.options, key=lambda one: s.to(goal, one.args[0]) if goal else 0.0).id


def mend(s: Situation, ask: OpenAsk) -> str:
    """The room, if it is needed; otherwise a weapon."""
    errand = goals_of(s).errand
    needed = (errand is not None and errand.space == s.here) or Turn(s, ()).support_wanted()
    guns = [f"mend:{gun}" for gun in s.guns]
    return offered(ask, "mend-room", *guns) if needed else offered(ask, *guns, "mend-room")


def sprint(s: Situation, ask: OpenAsk) -> str:
    """Another step, if there is air enough and a way to go."""
    errand = goals_of(s).errand
    onward = errand is not None and bool(errand.space) and (errand.space != s.here or errand.gap)
    return "breathe" if onward and s.breath > 3 and not s.fighting else "done"


def heal(s: Situation, ask: OpenAsk) -> str:
    """The wound that hurts most."""
    return best(ask, lambda one: rank(kit.WOUNDS, one.args[0]))


def reroll(s: Situation, ask: OpenAsk) -> str:
    """Whatever did not do much."""
    face = str(ask.text.args.get("face", ""))
    return "reroll" if face in ("burst-1", "shot-4", "shot-5", "shot-ammo", "shot-3") else "stay"


def fire(s: Situation, ask: OpenAsk) -> str:
    """What is in the room, then what is in the way, then the largest crowd."""
    way = ahead(s)

    def value(one: Option) -> float:
        if one.verb == "reload":
            return 5.0 if s.loaded < 2 else 0.0
        if one.verb == "shoot":
            return 9.0
        if one.verb == "burst":
            return 1.0 + len(s.those(one.args[1])) + 9.0 * (one.args[1] == way)
        return 0.1

    return best(ask, value)


def break_through(s: Situation, ask: OpenAsk) -> str:
    """On, if that is the way."""
    return offered(ask, f"move:{ahead(s)}", "done")


def scatter(s: Situation, ask: OpenAsk) -> str:
    """An adult is driven away rather than shot at."""
    return ask.options[0].id


def helped(s: Situation, ask: OpenAsk) -> str:
    """Oneself, if one is on the list."""
    return offered(ask, f"help:{s.me.id}") or ask.options[0].id


def objective(s: Situation, ask: OpenAsk) -> str:
    """The objective that is the least trouble."""
    return best(ask, lambda one: rank(kit.OBJECTIVES, one.args[0]))


def again(s: Situation, ask: OpenAsk) -> str:
    """Once more where it costs nothing, or ammo is left for it."""
    dear = ask.text.args.get("what") == RIFLE and s.loaded < 2 and not s.gear("gear-ammo")
    return offered(ask, "done" if dear else "again")


def more_fire(s: Situation, ask: OpenAsk) -> str:
    """A card, then enough."""
    return offered(ask, "done", "cards")


def defence(s: Situation, ask: OpenAsk) -> str:
    """The lander shall come down."""
    return offered(ask, "on-top:anti-aircraft-inactive")


ANSWERS: dict[str, Opinion] = {
    "ask-draft": of_list(kit.CHARACTERS),
    "ask-equip": equip,
    "ask-arm": arm,
    "ask-fill": arm,
    "ask-take": take,
    "ask-keep": of_list(kit.ITEMS),
    "ask-drop-heavy": lambda s, ask: min(ask.options, key=lambda one: kit.held(s, one.args[0])).id,
    "ask-pay": pay,
    "ask-discard": pay,
    "ask-pass-discard": throw_away,
    "ask-effect": effect,
    "ask-corridor": corridor,
    "ask-repel": repel,
    "ask-door": door,
    "ask-gear": gear,
    "ask-damage": damage,
    "ask-target": damage,
    "ask-robot": robot,
    "ask-lander": earlier,
    "ask-take-off": take_off,
    "ask-parry": parry,
    "ask-armour": armour,
    "ask-fend-off": first,
    "ask-hatchet": first,
    "ask-stay-calm": first,
    "ask-duck": first,
    "ask-ignore": last,
    "ask-at-once": at_once,
    "ask-sector": sector,
    "ask-room": room,
    "ask-mend": mend,
    "ask-sprint": sprint,
    "ask-heal": heal,
    "ask-restore": last,
    "ask-reroll": reroll,
    "ask-fire": fire,
    "ask-again": again,
    "ask-launch": first,
    "ask-break-through": break_through,
    "ask-scatter": scatter,
    "ask-help": helped,
    "ask-accept": first,
    "ask-accept-along": first,
    "ask-accept-mend": first,
    "ask-carry": last,
    "ask-give": last,
    "ask-take-gift": first,
    "ask-objective": objective,
    "ask-decide-last": last,
    "ask-more-fire": more_fire,
    "ask-defence": defence,
    "ask-panic": lambda s, ask: offered(ask, "breathe") if s.me.oxygen > 3 else last(s, ask),
}
"""Which function answers which question."""
