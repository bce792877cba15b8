"""Playing on as the intruders: whoever died first hunts the others, one card a turn."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.rules import intruder_verbs
from hullbreach.games.nemesis.rules.effects import INTRUDER_CARDS
from hullbreach.games.nemesis.rules.events import InjuriesHealed, IntruderActed, IntruderTakesOver
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.actions import renew
from hullbreach.games.survival.rules.attacks import attack
from hullbreach.games.survival.rules.events import Drew, Passed, Reshuffled
from hullbreach.games.survival.rules.intruders import move_through
from hullbreach.games.survival.rules.model import BOX, DRAWN
from hullbreach.games.survival.rules.noise import noise_roll
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.rules.turns import hand_on
from hullbreach.kernel import (
    COMMIT,
    Action,
    Ask,
    Rule,
    Text,
    choose,
    deny,
    each,
    eye,
    offers,
    perform,
    refusals,
    rule,
)

DECK = "intruder-deck"
HAND = "intruder-hand"
DISCARD = "intruder-discard"
ANY = "any"


# The beginning of a round


@rule("N-593", "N-594", "N-606", "N-619")
def intruder_begins(g: Nemesis) -> None:
    """From the player phase after the first death on, the intruder player draws for the round."""
    state = g.state
    seat = state.intruder_seat
    if seat < 0:
        return
    if not state.intruder_active:
        _take_over(g, seat)
    g.crew[seat].passed = False
    room = g.box.numbers.intruder_player.hand - len(state.zones[HAND])
    drawn = []
    for _ in range(min(g.box.numbers.intruder_player.draw, room)):
        if not state.zones[DECK]:
            g.move_all(DISCARD, DECK)
            g.shuffle(DECK)
            g.tell(Reshuffled(Text("pile-intruder")), "N-594")
        drawn.append(g.draw(DECK, HAND))
    told = Drew(g.name(seat), len(drawn), drawn)
    g.tell(told, "N-594", to=eye(seat), instead=Drew(g.name(seat), len(drawn)))


@rule("N-591", "N-592", "N-593", "N-605", "N-716")
def _take_over(g: Nemesis, seat: int) -> None:
    """All that belonged to the character leaves the game; the corpse stays where it lies."""
    state, who = g.state, g.crew[seat]
    state.intruder_active = True
    who.status, who.light, who.larva, who.slimed = "intruder", 0, False, False
    for name in ("hand", "deck", "discard", "wounds", "dressed", "objectives"):
        g.move_all(f"{name}-{seat}", BOX)
    who.proved = ()
    g.watch(HAND, eye(seat))
    g.shuffle(DECK)
    g.tell(IntruderTakesOver(g.name(seat)), "N-591")


# A turn


@rule("N-596")
def intruder_turn(g: Nemesis, seat: int) -> Rule[None]:
    """One card, played in one of its three ways, or a pass."""
    chosen = verbs.PASS()
    if g.state.zones[HAND]:
        chosen = yield Ask(
            seat,
            "ask-intruder-turn",
            [*offers(g, seat, ACTIONS), chosen],
            {"who": g.name(seat)},
            "N-596",
            closed=lambda: refusals(g, seat, ACTIONS),
        )
    if chosen.verb == verbs.PASS:
        yield from intruder_pass(g, seat)
    else:
        yield from perform(g, seat, BY_VERB[chosen.verb], chosen.args)
    g.rules.turn_over(g, seat)
    yield from hand_on(g, seat)


@rule("N-597")
def intruder_pass(g: Nemesis, seat: int) -> Rule[None]:
    """Pass: one card may stay in hand, the rest is discarded."""
    g.crew[seat].passed = True
    thrown: list[str] = []
    while hand := g.state.zones[HAND]:
        options = [intruder_verbs.DISCARD(card) for card in hand]
        if len(hand) <= g.box.numbers.intruder_player.keep:
            options.append(verbs.DONE())
        chosen = yield from choose(seat, "ask-intruder-discard", options, "N-597")
        if chosen.verb == verbs.DONE:
            break
        thrown.append(g.put(chosen.args[0], HAND, DISCARD))
    g.tell(Passed(g.name(seat), thrown), "N-597")


def _play(g: Nemesis, seat: int, card: str, what: Text, rule_id: str) -> None:
    g.put(card, HAND, DISCARD)
    g.tell(IntruderActed(g.name(seat), card, what), rule_id)


# The three ways to play a card


def _moves(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """Every card with every intruder and the corridors through which it may send it."""
    found = []
    for card in g.state.zones[HAND]:
        number = card.partition("#")[2].partition("-")[0]
        for intruder in g.state.intruders:
            exits = g.board.exits[intruder.slot]
            numbers = sorted(exits) if number == ANY else [int(number)]
            ways = dict.fromkeys(exits[number] for number in numbers if number in exits)
            found += [(card, intruder.id, way) for way in ways]
    return found


@rule("N-598", "N-713")
def creep(g: Nemesis, seat: int, card: str, figure: str, way: str) -> Rule[None]:
    """Any intruder, also one in combat, goes through the corridor with the card's number."""
    intruder = g.figure(figure)
    if intruder is None:
        yield deny("N-598", "denied-intruder-gone")
        return
    yield COMMIT
    exits = g.board.exits[intruder.slot]
    number = next(number for number in sorted(exits) if exits[number] == way)
    through = g.corridor_name(way)
    _play(g, seat, card, Text("intruder-moves", {"a": intruder.kind, "b": through}), "N-598")
    move_through(g, [(intruder, number)], "N-598")


def _prey(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """Every card with every intruder and every character in its room."""
    meetings = [
        (intruder.id, g.name(victim))
        for intruder in g.state.intruders
        for victim in g.people(intruder.slot)
    ]
    return [(card, *meeting) for card in g.state.zones[HAND] for meeting in meetings]


@rule("N-599", "N-600", "N-714", "N-721")
def assault(g: Nemesis, seat: int, card: str, figure: str, character: str) -> Rule[None]:
    """An intruder attacks whom the player wants, with the best of several attack cards."""
    intruder, victim = g.figure(figure), g.seat_of(character)
    if intruder is None or victim not in g.people(intruder.slot):
        yield deny("N-599", "denied-intruder-gone")
        return
    yield COMMIT
    _play(g, seat, card, Text("intruder-attacks", {"a": intruder.kind, "b": character}), "N-599")
    if not g.rules.draws_card(intruder, surprise=False):
        yield from attack(g, intruder, victim)
        return
    draws = int(card.rpartition("-")[2])
    drawn = yield from _best_of(g, seat, "attack", draws, DRAWN, "N-600")
    if drawn:
        yield from attack(g, intruder, victim, card=drawn)


def _best_of(g: Nemesis, seat: int, pile: str, count: int, target: str, rule_id: str) -> Rule[str]:
    """Draw cards in secret and put one of them to `target`, the others under their deck."""
    looking = f"looking-{seat}"
    for _ in range(count):
        if renew(g, pile, rule_id):
            g.draw(f"deck-{pile}", looking)
    seen = list(g.state.zones[looking])
    if not seen:
        return ""
    options = [intruder_verbs.INTRUDER_RESOLVE(card) for card in dict.fromkeys(seen)]
    chosen = yield from choose(seat, f"ask-intruder-{pile}", options, rule_id, secret=len(seen) > 1)
    card = g.put(chosen.args[0], looking, target)
    for _ in range(len(g.state.zones[looking])):
        g.take(looking, 0, f"deck-{pile}", 0)
    return card


def _schemes(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    return each(g.state.zones[HAND])


@rule("N-601")
def scheme(g: Nemesis, seat: int, card: str) -> Rule[None]:
    """What the text of the card says."""
    effect = INTRUDER_CARDS.one(kind_of(card))(g, seat)
    signal = next(effect)
    if signal is not COMMIT:
        yield signal
    yield COMMIT
    _play(g, seat, card, Text("intruder-schemes"), "N-601")
    yield from effect


ACTIONS = (
    Action(intruder_verbs.INTRUDER_MOVE, creep, _moves),
    Action(intruder_verbs.INTRUDER_ATTACK, assault, _prey),
    Action(intruder_verbs.INTRUDER_EFFECT, scheme, _schemes),
)
BY_VERB = {action.verb: action for action in ACTIONS}


# The texts of the cards


@INTRUDER_CARDS("intruder-card-pursuit")
def pursuit(g: Nemesis, seat: int) -> Rule[None]:
    """A character rolls for noise; not one that an intruder has found already."""
    prey = [other for other in g.active() if not g.in_combat(other)]
    if not prey:
        yield deny("N-601", "denied-all-in-combat")
    yield COMMIT
    options = [intruder_verbs.INTRUDER_PURSUE(g.name(other)) for other in prey]
    chosen = yield from choose(seat, "ask-intruder-pursue", options, "N-601")
    yield from noise_roll(g, g.seat_of(chosen.args[0]))


@INTRUDER_CARDS("intruder-card-coordinated-hunt")
def coordinated_hunt(g: Nemesis, seat: int) -> Rule[None]:
    """As the event of that kind; nobody else moves."""
    yield COMMIT
    for effect in g.effects.events.get("event-hunt-a"):
        yield from effect(g)


@INTRUDER_CARDS("intruder-card-metamorphosis")
def metamorphosis(g: Nemesis, seat: int) -> Rule[None]:
    """As the event of that kind; nobody moves."""
    yield COMMIT
    for effect in g.effects.events.get("event-eclosion"):
        yield from effect(g)


@rule("N-604", "N-715")
@INTRUDER_CARDS("intruder-card-planning")
def planning(g: Nemesis, seat: int) -> Rule[None]:
    """One of several events happens, with the moves of the intruders on it."""
    from hullbreach.games.survival.rules.phases import resolve_event

    yield COMMIT
    draws = g.box.numbers.intruder_player.planning_draws
    card = yield from _best_of(g, seat, "event", draws, DRAWN, "N-604")
    if card:
        yield from resolve_event(g, card)


@INTRUDER_CARDS("intruder-card-self-healing")
def self_healing(g: Nemesis, seat: int) -> Rule[None]:
    """One intruder loses injuries."""
    hurt = [one for one in g.state.intruders if one.injuries]
    if not hurt:
        yield deny("N-601", "denied-none-injured")
    yield COMMIT
    options = [intruder_verbs.INTRUDER_HEAL(one.id) for one in hurt]
    chosen = yield from choose(seat, "ask-intruder-heal", options, "N-601")
    for intruder in hurt:
        if intruder.id == chosen.args[0]:
            healed = min(intruder.injuries, g.box.numbers.intruder_player.healing)
            intruder.injuries -= healed
            g.tell(InjuriesHealed(intruder.kind, healed), "N-601")
