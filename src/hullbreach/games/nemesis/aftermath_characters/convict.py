"""The Convict: his cuffs, his cards, his arm of metal and whatever pipe he can tear off."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.aftermath_characters import verbs as own_verbs
from hullbreach.games.nemesis.aftermath_characters.events import (
    Claimed,
    CuffsOpened,
    WoundIgnored,
)
from hullbreach.games.nemesis.aftermath_characters.kinds import (
    CARDS,
    CONVICT,
    CUFFS,
    HUNTER,
    ITEMS,
    KEY,
    NUMBERS,
    beside,
    others_here,
    seat_of,
)
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.action_cards import act_for_free, ways_from
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import begin
from hullbreach.games.survival.rules.combat import strike
from hullbreach.games.survival.rules.events import ReactionPlayed
from hullbreach.games.survival.rules.items import fit_hands
from hullbreach.games.survival.rules.markers import close_door
from hullbreach.games.survival.rules.model import GONE
from hullbreach.games.survival.rules.movement import arrive, walk
from hullbreach.games.survival.rules.noise import noise_roll
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import COMMIT, Action, Rule, Text, choose, deny, react, rule
from hullbreach.kernel.state import without

NEED = "card-i-need-this"
ARM = "quest-augmented-arm"
PIPE = "quest-pipe"
IGNORED = "ignored-wound"
"""Which kind of serious wound his arm makes up for, by its place among the kinds; the first is 1."""
CHOSEN = "chosen-wound"
"""Whether that was decided in this turn."""


# The cuffs


@rule("NA-114")
def hand_out_key(g: Nemesis) -> None:
    """The key is the Bounty Hunter's; without him the next player's, and alone the Convict's own."""
    convict = seat_of(g, CONVICT)
    if convict is None:
        return
    hunter = seat_of(g, HUNTER)
    keeper = (convict + 1) % g.state.seats if hunter is None else hunter
    for seat in range(g.state.seats):
        if seat != keeper and KEY in g.state.zones[model.pack(seat)]:
            g.put(KEY, model.pack(seat), model.pack(keeper))


@ITEMS("item-cuffs-key")
@rule("NA-112", "NA-113", "NA-212")
def open_cuffs(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Free the Convict's hands, wherever he is."""
    bound = [one for one in range(g.state.seats) if CUFFS in g.carried(one)]
    if not bound:
        yield deny("NA-113", "denied-no-cuffs")
    yield COMMIT
    g.put(CUFFS, model.hands(bound[0]), GONE)
    g.tell(CuffsOpened(g.name(seat), g.name(bound[0])), "NA-112")


# Cards


@rule("NA-122")
def need_this(g: Nemesis, seat: int) -> Rule[int | None]:
    """Somebody beside him keeps what was found: he may take it instead. Nobody can stop that."""
    him = beside(g, CONVICT, seat)
    zones = g.state.zones
    if him is None or him == seat or not g.hand(him):
        return None
    if NEED not in zones[model.hand(him)] and NEED not in zones[model.deck(him)]:
        return None
    answers = [verbs.REACT(NEED)] if NEED in g.hand(him) else []
    whom = g.name(seat)
    chosen = yield from react(him, "ask-need-this", answers, "need-this", "NA-122", whom=whom)
    if chosen.verb != verbs.REACT:
        return None
    g.put(NEED, model.hand(him), model.discard(him))
    g.tell(ReactionPlayed(g.name(him), NEED), "NA-122")
    g.tell(Claimed(g.name(him), whom), "NA-122")
    return him


@CARDS("card-short-temper")
@rule("NA-123", "NA-213")
def lose_temper(g: Nemesis, seat: int) -> Rule[None]:
    """The action of the room for free, broken or not; when all of it is done, a noise roll."""
    yield from act_for_free(g, seat, broken=True)
    if g.crew[seat].awake:
        yield from noise_roll(g, seat)


@CARDS("card-opportunist")
@rule("NA-124", "N-215", "N-332")
def seize_chance(g: Nemesis, seat: int) -> Rule[None]:
    """Go next door and shut the door behind; nobody attacks who has somebody else to attack."""
    here = g.crew[seat].slot
    ways = ways_from(g, here)
    if not ways:
        yield deny("N-215", "denied-shut-in")
    yield COMMIT
    way = yield from choose(seat, "ask-go", ways, "N-332")
    slot, corridor = way.args
    if others_here(g, seat):
        yield from arrive(g, [seat], slot, corridor)
    else:
        yield from walk(g, seat, slot, corridor)
    if g.crew[seat].aboard and g.crew[seat].slot == slot:
        yield from close_door(g, seat, corridor, "NA-124")


@CARDS("card-bash")
@rule("NA-125")
def bash(g: Nemesis, seat: int) -> Rule[None]:
    """Fight with bare hands; a hit injures once more."""
    yield COMMIT
    prey = [own_verbs.PUNCH(one.id) for one in g.intruders(g.crew[seat].slot)]
    chosen = yield from choose(seat, "ask-bash", prey, "NA-125")
    yield from strike(g, seat, chosen.args[0], bonus=NUMBERS(g).bash_injuries)


# The pipe


@rule("NA-118", "NA-214")
def swings_pipe(g: Nemesis, seat: int) -> bool:
    """Whether he fights with a pipe."""
    return g.name(seat) == CONVICT and PIPE in g.carried(seat)


@rule("NA-118")
def glance_off(g: Nemesis, seat: int) -> Rule[None]:
    """A missed blow with the pipe costs a light wound."""
    yield from wound(g, seat, Text("cause-melee"), light=1)


@rule("NA-119", "NA-121")
def back_of_pipe(g: Nemesis, item: str) -> str:
    """Where a pipe goes that he loses: it lies there as a quest item again."""
    convict = seat_of(g, CONVICT)
    return model.quests(convict) if item == PIPE and convict is not None else ""


# The augmented arm


def armed(g: Nemesis, seat: int) -> bool:
    """Whether this is the Convict with his augmented arm."""
    return g.name(seat) == CONVICT and ARM in g.items(seat)


def arm_of_metal(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """Whether there is an arm that lets him rest."""
    return [()] if armed(g, seat) else []


@rule("NA-115", "NA-117")
def rest_well(g: Nemesis, seat: int) -> Rule[None]:
    """Rest as a basic action: what the card of that name does, whatever that is with this race."""
    if g.in_combat(seat):
        yield deny("N-180", "denied-in-combat")
    cost = NUMBERS(g).rest_cost
    if (purse := g.purse(seat)) < cost:
        yield deny("N-172", "denied-cost", cost, purse)
    attempt = g.effects.cards.one("card-rest")(g, seat)
    if (answer := next(attempt)) is not COMMIT:
        yield answer
    yield COMMIT
    if (yield from begin(g, seat, cost, Text("act-rest"), "NA-115")):
        yield from attempt


@rule("NA-116", "NA-117")
def ignore_wound(g: Nemesis, seat: int) -> Rule[None]:
    """At the start of his turn he says which serious wound does not hinder him until the next."""
    who = g.crew[seat]
    if not armed(g, seat) or CHOSEN in who.counters:
        return
    kinds = list(g.box.wounds)
    found = dict.fromkeys(g.state.zones[model.wounds(seat)])
    who.counters = {**without(who.counters, IGNORED), CHOSEN: 1}
    if found:
        options = [own_verbs.IGNORE_WOUND(card) for card in found]
        chosen = yield from choose(seat, "ask-ignore-wound", options, "NA-116")
        card = chosen.args[0]
        place = kinds.index(card.removeprefix("wound-")) + 1
        who.counters = {**who.counters, IGNORED: place}
        g.tell(WoundIgnored(g.name(seat), card), "NA-116")
    yield from fit_hands(g, seat)


def choose_anew(g: Nemesis, seat: int) -> None:
    """His turn is over: in the next he may ignore another wound."""
    who = g.crew[seat]
    if CHOSEN in who.counters:
        who.counters = without(who.counters, CHOSEN)


@rule("NA-116")
def ignores(g: Nemesis, seat: int, card: str) -> bool:
    """Whether his arm makes up for a serious wound; one of a kind, not two."""
    place = g.crew[seat].counters.get(IGNORED, 0)
    if not place or not armed(g, seat):
        return False
    kind = f"wound-{list(g.box.wounds)[place - 1]}"
    return card == kind and g.state.zones[model.wounds(seat)].count(card) == 1


REST_ACTION = Action(own_verbs.REST, rest_well, arm_of_metal)
