"""What the survivor answers outside its own choice of an action, question by question."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.survivor.errands import REPAIRS, destroys, needs, preference
from hullbreach.games.nemesis.survivor.leaving import waiting_place, ways_out
from hullbreach.games.nemesis.survivor.plan import next_errand
from hullbreach.games.nemesis.survivor.sight import DESTINATIONS, Sight
from hullbreach.games.nemesis.survivor.turns import RESERVE, Turn, wants_repair
from hullbreach.games.survival.model import BLUE_CORPSE, CONTAMINATION, EGG
from hullbreach.kernel.asks import Option
from hullbreach.kernel.table import OpenAsk

Answer = Callable[[Sight, OpenAsk], str]
ANSWERS: dict[str, Answer] = {}

DRAFT = ("soldier", "scout", "mechanic", "captain", "pilot", "scientist", "medic")
"""Characters in the order in which they are wished for."""

CARD_WORTH = {
    "card-covering-fire": 6,
    "card-suppressive-fire": 6,
    "card-nerves-of-steel": 5,
    "card-adrenaline": 4,
    "card-rest": 3,
    "card-computer-skills": 3,
    "card-reconnaissance": 3,
    "card-search": 2,
    "card-old-friend": 2,
    "card-piloting": 2,
    "card-interruption": 0,
    "card-demolition": 0,
    "card-order": 0,
}
"""What a card is worth in hand; one that is not here is worth 1."""

ITEM_WORTH = (
    "item-smoke-grenade", "item-medkit", "item-bandages", "item-fire-extinguisher", "item-taser",
    "item-tools", "item-evacuation-key", "item-adrenaline-injection", "item-synthetic-food",
    "item-clothes", "item-energy-charge", "item-duct-tape", "item-alcohol", "item-chemicals",
)  # fmt: skip
"""Items in the order in which they are wished for."""

EFFECTS = (
    "send-signal", "start-destruct", "mend-room", "analyse", "take-egg", "hibernate", "enter-pod",
    "heal-dressed-wound", "heal-dressed", "dress-wounds", "dress-wound", "dress-own-wound",
    "heal-light-wounds", "heal-scratches", "wipe-slime", "desperate-flight", "spray-intruder",
    "stun-intruder", "put-out-fire-here", "computer-action", "helm-action", "plain-action",
    "tend-engine", "tinker-with-engine", "repair-room", "recall-room",
)  # fmt: skip
"""Of several effects of a card, an item or a room, the first of these."""


def answer(*prompts: str) -> Callable[[Answer], Answer]:
    """Register a function as what answers these questions."""

    def register(function: Answer) -> Answer:
        for prompt in prompts:
            ANSWERS[prompt] = function
        return function

    return register


def offered(ask: OpenAsk, *ids: str) -> str:
    """The first of these options that is on offer."""
    known = {option.id for option in ask.options}
    return next((id for id in ids if id in known), "")


@answer("ask-turn", "ask-turn-boundless")
def take_turn(s: Sight, ask: OpenAsk) -> str:
    """An action, or a pass."""
    return Turn(s, ask.options).choose()


@answer("ask-draft")
def draft(s: Sight, ask: OpenAsk) -> str:
    """The character that fights or flees best."""
    return offered(ask, *(f"draft:character-{name}" for name in DRAFT))


@answer("ask-objective")
def keep_objective(s: Sight, ask: OpenAsk) -> str:
    """The objective that is the least trouble."""
    return min(ask.options, key=lambda option: preference(option.args[0])).id


# Cards


def worth(s: Sight, card: str, repairing: bool) -> int:
    """What a card in hand is worth now."""
    if card == CONTAMINATION:
        return -1
    if card in REPAIRS:
        return 7 if repairing else 1
    return CARD_WORTH.get(card, 1)


@answer("ask-pay", "ask-discard", "ask-intruder-discard")
def pay(s: Sight, ask: OpenAsk) -> str:
    """With the card that is worth the least, and with none where nothing has to be paid."""
    if len(ask.options) == 1 or ask.options[-1].id == "done":
        return ask.options[-1].id
    repairing = any(card in REPAIRS for card in s.view.hand) and wants_repair(s)
    return min(ask.options, key=lambda option: worth(s, option.args[0], repairing)).id


@answer("ask-pass-discard", "ask-drugs-discard")
def throw_away(s: Sight, ask: OpenAsk) -> str:
    """Contamination, and what is useless where a card for repairs is looked for."""
    if any(option.id == f"discard:{CONTAMINATION}" for option in ask.options):
        return f"discard:{CONTAMINATION}"
    if len(s.view.hand) > RESERVE and wants_repair(s):
        spare = [option for option in ask.options if option.args and option.args[0] not in REPAIRS]
        if spare:
            return min(spare, key=lambda option: worth(s, option.args[0], True)).id
    return "done"


# Ways


@answer("ask-careful")
def place_noise(s: Sight, ask: OpenAsk) -> str:
    """Not at an exit; into the corridor that the die will least often name; behind one's back."""
    goal = next_errand(s)
    aim = s.nearest(goal.where) if goal is not None else ""
    ahead = s.toward(aim) if aim and aim != s.here else {}
    onward = min(ahead, key=lambda slot: ahead[slot]) if ahead else ""

    exits = {slot for errand in waiting_place(s) for slot in errand.where if slot in s.rooms}

    def dread(option: Option) -> tuple[bool, int, int, str]:
        way = option.args[0]
        ends = s.board.passages[way].ends if way in s.board.passages else ()
        faces = sum(one == way for one in s.board.exits[s.here].values())
        leads = way in s.board.passages and s.board.passages[way].beyond(s.here) == onward
        return (any(end in exits for end in ends), faces, int(leads), option.id)

    return min(ask.options, key=dread).id


@answer("ask-go", "ask-go-covered", "ask-slip", "ask-order-to")
def go(s: Sight, ask: OpenAsk) -> str:
    """Where it is the least dangerous, and on the way."""
    turn = Turn(s, ask.options)
    goal = next_errand(s)
    ways = [option for option in ask.options if option.args]
    return min(ways, key=lambda way: (turn._dread(way.args[0], goal), way.id)).id


@answer("ask-crawl", "ask-walk-outside", "ask-look-at")
def choose_room(s: Sight, ask: OpenAsk) -> str:
    """The room that is nearest to where one wants to go."""
    errand = next_errand(s)
    where = errand.where if errand is not None else []
    wanted = [option for option in ask.options if option.args[0] in where]
    return (wanted or list(ask.options))[0].id


@answer("ask-cover")
def cover(s: Sight, ask: OpenAsk) -> str:
    """Oneself."""
    return offered(ask, f"cover:{s.me.id}", "stay")


# Rooms, cards, items


@answer("ask-effect")
def effect(s: Sight, ask: OpenAsk) -> str:
    """What the player came for."""
    wanted = list(EFFECTS)
    if s.course is None:
        wanted = ["check-coordinates", "plot-course", *wanted]
    elif not s.course:
        wanted = ["set-destination", *wanted]
    if s.view.destruct >= 0 and not destroys(s) and not ways_out(s):
        wanted = [one for one in wanted if one != "start-destruct"]
    return offered(ask, *(f"effect:effect-{name}" for name in wanted))


@answer("ask-destination")
def set_course(s: Sight, ask: OpenAsk) -> str:
    """Earth."""
    earth = s.earth
    return "" if earth is None else offered(ask, f"destination:space-{DESTINATIONS[earth]}")


@answer("ask-engine")
def stack_engine(s: Sight, ask: OpenAsk) -> str:
    """The working token on top."""
    room = ask.options[0].args[0]
    works = s.engine(int(room[-1]))
    return f"keep-order:{room}" if works else f"swap-order:{room}"


@answer("ask-hatch")
def open_hatch(s: Sight, ask: OpenAsk) -> str:
    """Unlock a pod, never lock one; in a section that is known, if possible."""
    keys = [option for option in ask.options if option.verb == "unlock-pod"]
    return keys[0].id if keys else ""


@answer("ask-launch")
def launch(s: Sight, ask: OpenAsk) -> str:
    """Off, without waiting for anybody."""
    return ask.options[0].id


@answer("ask-pod")
def in_pod(s: Sight, ask: OpenAsk) -> str:
    """Off."""
    return ask.options[0].id


@answer("ask-keep")
def keep_item(s: Sight, ask: OpenAsk) -> str:
    """The most useful item."""

    def rank(option: Option) -> int:
        item = option.args[0].partition("#")[0]
        return ITEM_WORTH.index(item) if item in ITEM_WORTH else len(ITEM_WORTH)

    return min(ask.options, key=rank).id


@answer("ask-search-deck")
def search_deck(s: Sight, ask: OpenAsk) -> str:
    """Medicine for the wounded, tools for everyone else."""
    hurt = s.serious or s.me.light
    colours = ("green", "yellow") if hurt else ("yellow", "green")
    return offered(ask, *(f"search-deck:colour-{colour}" for colour in colours))


@answer("ask-drop-heavy")
def let_go(s: Sight, ask: OpenAsk) -> str:
    """Whatever is not asked for by an objective; of weapons the one with less ammo."""
    precious = {EGG} if "egg" in needs(s) else set()
    if {"post-mortem", "corpse", "biology"} & set(needs(s)):
        precious.add(BLUE_CORPSE)

    def rank(option: Option) -> tuple[bool, int]:
        return (option.args[0] in precious, s.view.ammo.get(option.args[0], 0))

    return min(ask.options, key=rank).id


@answer("ask-scan")
def scan(s: Sight, ask: OpenAsk) -> str:
    """Only without a larva."""
    return offered(ask, "no-scan") if s.me.larva else offered(ask, "scan-hand", "no-scan")


@answer("ask-door", "ask-doors", "ask-doors-of", "ask-door-from")
def doors(s: Sight, ask: OpenAsk) -> str:
    """Open rather than close."""
    opening = [option.id for option in ask.options if option.verb == "open-door"]
    return opening[0] if opening else offered(ask, "done")


# Others


@answer("ask-nerves", "ask-armor", "ask-scanner")
def react(s: Sight, ask: OpenAsk) -> str:
    """Whatever helps."""
    if ask.text.id == "ask-scanner" and ask.text.args.get("face") == "noise-silence":
        return "pass"
    return ask.options[0].id


@answer("ask-interrupt")
def interrupt(s: Sight, ask: OpenAsk) -> str:
    """Let the others do what they want."""
    return "pass"


@answer("ask-trade")
def trade(s: Sight, ask: OpenAsk) -> str:
    """No."""
    return offered(ask, "done")


@answer("ask-trade-for-nothing")
def gift(s: Sight, ask: OpenAsk) -> str:
    """Yes, please."""
    return offered(ask, "agree")


@answer("ask-trade-for", "ask-trade-for-an-offer", "ask-trade-in-return")
def bargain(s: Sight, ask: OpenAsk) -> str:
    """No, thank you."""
    return offered(ask, "refuse")


@answer("ask-reroll")
def reroll(s: Sight, ask: OpenAsk) -> str:
    """Whatever did not hit."""
    face = str(ask.text.args.get("face", ""))
    return "reroll" if face in ("combat-blank", "combat-creeper") else ask.options[-1].id
