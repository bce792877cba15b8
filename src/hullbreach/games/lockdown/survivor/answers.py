"""What the survivor answers to the questions of Lockdown alone, and otherwise than its family."""

from __future__ import annotations

from hullbreach.games.lockdown.content import SECTIONS
from hullbreach.games.lockdown.rules.model import GENERATOR, ISOLATION_ROOM, POWERED
from hullbreach.games.lockdown.survivor.errands import destroys, needs
from hullbreach.games.lockdown.survivor.kit import KIT
from hullbreach.games.lockdown.survivor.plan import Plan
from hullbreach.games.lockdown.survivor.turns import Turn
from hullbreach.games.survival.rules.model import EGG
from hullbreach.games.survival.survivor.answers import COMMON, Answers, offered
from hullbreach.games.survival.survivor.situation import FAR
from hullbreach.games.survival.survivor.turns import least_dread
from hullbreach.kernel.asks import Option
from hullbreach.kernel.table import OpenAsk

ANSWERS: Answers[Plan] = Answers(COMMON.known)
answer = ANSWERS


@answer("ask-turn", "ask-turn-boundless")
def take_turn(mind: Plan, ask: OpenAsk) -> str:
    """An action, or a pass."""
    return Turn(mind, ask.options).choose()


@answer("ask-effect")
def effect(mind: Plan, ask: OpenAsk) -> str:
    """What the player came for."""
    s = mind.s
    wanted = mind.effects
    if s.counting and not destroys(s):
        wanted.insert(0, "stop-countdown")
    wanted.append("switch-power")
    return offered(ask, *(f"effect:effect-{name}" for name in wanted))


# Power


def important(mind: Plan) -> list[str]:
    """The places with power of their own, by how much they matter: where one is, and will be.

    The generator can light its own section: whoever wants power everywhere begins elsewhere.
    """
    s = mind.s
    slots = [mind.goal or s.here, s.here, *s.find(ISOLATION_ROOM)]
    found = [section for section in map(s.section, slots) if section]
    order = list(dict.fromkeys([*found, *SECTIONS, *POWERED]))
    if "power" in needs(s) and GENERATOR in s.places:
        last = s.section(s.places[GENERATOR])
        order.sort(key=lambda place: (place not in SECTIONS, place == last))
    return order


@answer("ask-power-order")
def lay_power_out(mind: Plan, ask: OpenAsk) -> str:
    """The token that goes out last where it matters most."""
    active = mind.s.view.active
    places = important(mind)
    tokens = sorted(ask.options[0].args, key=lambda token: (token not in active, token))
    wanted = dict(zip(places, tokens, strict=True))
    return ":".join(["power-order", *(wanted[place] for place in POWERED)])


@answer("ask-swap-power")
def swap_power(mind: Plan, ask: OpenAsk) -> str:
    """Power to where it matters, from where it does not."""
    s, places = mind.s, important(mind)
    lit = [place for place in places if s.powered(place)]
    dark = [place for place in places if not s.powered(place)]
    pair = {f"section-{lit[-1]}", f"section-{dark[0]}"} if lit and dark else set()
    return next((option.id for option in ask.options if set(option.args) == pair), "")


@answer("ask-cut-power")
def cut_power(mind: Plan, ask: OpenAsk) -> str:
    """Where it matters least."""
    places = [f"section-{place}" for place in reversed(important(mind))]
    return min(ask.options, key=lambda option: places.index(option.args[0])).id


# Doors and the elevator


def distance(mind: Plan, slot: str) -> float:
    """How far the next errand is from a room."""
    return mind.s.distances(slot).get(mind.goal, FAR)


@answer("ask-ride-to")
def ride(mind: Plan, ask: OpenAsk) -> str:
    """To the shaft that is nearest to the goal."""
    return min(ask.options, key=lambda option: (distance(mind, option.args[0]), option.id)).id


@answer("ask-take-along")
def take_along(mind: Plan, ask: OpenAsk) -> str:
    """Everybody is asked: who shares the way shares the danger, and who does not want to stays."""
    return next((option.id for option in ask.options if option.verb == "together"), "done")


@answer("ask-come-along")
def come_along(mind: Plan, ask: OpenAsk) -> str:
    """Only if that is the way, or if something is here that one must run from."""
    place = str(ask.text.args.get("where", ""))
    slot = mind.s.places.get(place, place)
    if mind.s.fighting or (
        slot in mind.s.view.rooms and distance(mind, slot) < distance(mind, mind.s.here)
    ):
        return "come-along"
    return "stay"


# Plans, cargo, computers


@answer("ask-plan", "ask-plans-of")
def look_at_plan(mind: Plan, ask: OpenAsk) -> str:
    """Of the pool, or of somebody of whom one knows the least."""
    held = {who.id: mind.s.view.contingencies[seat] for seat, who in enumerate(mind.s.view.crew)}

    def known(option: Option) -> int:
        return sum(face is not None for face in held[option.args[0]]) if option.args else 0

    return min(ask.options, key=lambda option: (known(option), option.verb != "plan-of-pool")).id


@answer("ask-cargo-token")
def look_at_cargo(mind: Plan, ask: OpenAsk) -> str:
    """The next that will be turned up of those that one does not know."""
    s = mind.s
    unknown = [space for space, face in s.view.cargo.items() if face is None and space <= s.space]
    return offered(ask, *(f"cargo-token:space-{space}" for space in sorted(unknown, reverse=True)))


@answer("ask-cargo-to")
def leave_cargo(mind: Plan, ask: OpenAsk) -> str:
    """Let it lie: the others cannot know more."""
    return offered(ask, "decline")


@answer("ask-computer", "ask-cheat", "ask-bypass")
def use_computer(mind: Plan, ask: OpenAsk) -> str:
    """Learn, look at the cargo, or bring the power where one is."""
    wanted = ("knowledge", "peek-css", "peek-contingencies", "swap-power")
    return offered(ask, *(f"computer:computer-option-{one}" for one in wanted), "done", "decline")


@answer("ask-rover")
def call_rover(mind: Plan, ask: OpenAsk) -> str:
    """To the nearest exit."""
    near = mind.s.near
    calls = [option for option in ask.options if option.args]
    return (
        min(calls, key=lambda option: (near.get(option.args[0], FAR), option.id)).id
        if calls
        else ""
    )


@answer("ask-flood")
def flood(mind: Plan, ask: OpenAsk) -> str:
    """The room where one is, or the nearest."""
    near = mind.s.near
    return min(ask.options, key=lambda option: (near.get(option.args[0], FAR), option.id)).id


# Dangerous rooms


@answer("ask-defend", "ask-vent", "ask-throw")
def strike(mind: Plan, ask: OpenAsk) -> str:
    """Where most hunters are and nobody of the crew."""
    s = mind.s
    people = [who.slot for who in s.view.crew if who.status == "aboard"]

    def harm(option: Option) -> tuple[int, int]:
        slot = option.args[-1]
        return people.count(slot), -len(s.intruders.get(slot, ()))

    return min(ask.options, key=harm).id


@answer("ask-defense-price")
def defense_price(mind: Plan, ask: OpenAsk) -> str:
    """Items rather than the room itself."""
    return offered(ask, "spend-items", "break-here")


# Others


@answer(
    "ask-go", "ask-go-covered", "ask-go-distracted", "ask-slip", "ask-order-to", "ask-lead-astray"
)
def go(mind: Plan, ask: OpenAsk) -> str:
    """Where it is the least dangerous, and on the way."""
    ways = [option for option in ask.options if option.args]
    return least_dread(mind, ways).id if ways else ""


@answer("ask-distraction", "ask-tour")
def together(mind: Plan, ask: OpenAsk) -> str:
    """With somebody in a fight; otherwise alone."""
    if mind.s.fighting:
        return next((option.id for option in ask.options if option.verb == "together"), "alone")
    return offered(ask, "alone")


@answer("ask-ignore-token")
def ignore_token(mind: Plan, ask: OpenAsk) -> str:
    """What is not there does no harm."""
    return next((option.id for option in ask.options if option.verb == "ignore-token"), "")


@answer(
    "ask-flashlight", "ask-glowstick", "ask-feel-of-the-dark", "ask-expect-surprise",
    "ask-inconspicuous", "ask-keep-still", "ask-pheromones", "ask-nerves",
)  # fmt: skip
def react(mind: Plan, ask: OpenAsk) -> str:
    """Whatever helps."""
    return ask.options[0].id


@answer("ask-lure")
def lure(mind: Plan, ask: OpenAsk) -> str:
    """A carcass rather than an egg, an egg rather than a friend."""
    return offered(ask, "lure:supply-carcass", "lure:supply-egg")


@answer("ask-equipment")
def equipment(mind: Plan, ask: OpenAsk) -> str:
    """What drives hunters off, or leads outside."""
    wanted = ("item-taser", "item-enviro-suit", "item-flamethrower")
    return offered(ask, *(f"take-item:{item}" for item in wanted))


@answer("ask-craft")
def craft(mind: Plan, ask: OpenAsk) -> str:
    """What drives hunters off, or leads outside."""
    wanted = ("item-taser", "item-enviro-suit", "item-neutralizer", "item-pistol")
    return offered(ask, *(f"craft:{item}" for item in wanted), "decline")


@answer("ask-be-cut")
def be_cut(mind: Plan, ask: OpenAsk) -> str:
    """A wound is better than a larva, for whoever survives it."""
    return "accept" if mind.s.serious < 2 else "decline"


@answer("ask-bind-with", "ask-distract-with", "ask-panic-drop", "ask-give-up")
def give_up(mind: Plan, ask: OpenAsk) -> str:
    """What is wished for the least."""
    wished = KIT.item_worth

    def rank(option: Option) -> tuple[bool, int]:
        item = option.args[0].partition("#")[0]
        place = wished.index(item) if item in wished else len(wished)
        return item == EGG, -place

    return min(ask.options, key=rank).id


@answer("ask-drop-heavy")
def let_go(mind: Plan, ask: OpenAsk) -> str:
    """An egg last of all; of weapons the one with less ammo."""
    ammo = mind.s.view.ammo
    return min(ask.options, key=lambda one: (one.args[0] == EGG, ammo.get(one.args[0], 0))).id


@answer("ask-operate-on")
def operate_on(mind: Plan, ask: OpenAsk) -> str:
    """Oneself first."""
    return offered(ask, f"operate-on:{mind.s.me.id}")


@answer("ask-examine-object")
def examine(mind: Plan, ask: OpenAsk) -> str:
    """Something new to the laboratory; not the egg that is to be kept, if there is anything else."""
    known = {
        thing.partition("#")[0] for things in mind.s.view.laboratory.values() for thing in things
    }

    def rank(option: Option) -> tuple[bool, bool]:
        kind = option.args[0].partition("#")[0]
        return kind in known, kind == EGG

    return min(ask.options, key=rank).id


@answer("ask-make-noise", "ask-wail", "ask-command", "ask-one-card-more")
def decline(mind: Plan, ask: OpenAsk) -> str:
    """Better not."""
    return next((option.id for option in ask.options if not option.args), "")
