"""The mutation action, and what each mutation does: more if the card that was scanned is infected.

Like all effects these are guard and effect in one. Which of the two comes is not known before the
scan, so the action can be tried if one of them is possible; one that turns out not to be does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.cards.action_cards import foresee
from hullbreach.games.nemesis.carnomorphs import verbs as own_verbs
from hullbreach.games.nemesis.carnomorphs.events import AttackTurned, EventsArranged
from hullbreach.games.nemesis.carnomorphs.kinds import NUMBERS, mutation
from hullbreach.games.nemesis.carnomorphs.mutations import mark
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.action_cards import (
    act_for_free,
    blow_door,
    look_ahead,
    mend_room,
    search,
    through_technical,
    ways_from,
)
from hullbreach.games.survival.cards.items import intruder_here
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import (
    begin,
    contamination_in_hand,
    draw_cards,
    place_of,
)
from hullbreach.games.survival.rules.contamination import (
    contaminate,
    reads_infected,
    remove_at,
)
from hullbreach.games.survival.rules.discovery import look_at_tiles
from hullbreach.games.survival.rules.effects import Effect
from hullbreach.games.survival.rules.events import (
    ReactionPlayed,
    Scanned,
)
from hullbreach.games.survival.rules.intruders import drive_out, injure, retreat
from hullbreach.games.survival.rules.markers import destroy_door
from hullbreach.games.survival.rules.model import SCANNED, Intruder
from hullbreach.games.survival.rules.movement import LOUD, QUIET, arrive, wash
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.using import combat_symbol, denial
from hullbreach.games.survival.rules.wounds import dress, heal_light
from hullbreach.kernel import (
    ALL_EYES,
    COMMIT,
    NO_EYES,
    Action,
    Rule,
    Text,
    choose,
    deny,
    each,
    react,
    rule,
)
from hullbreach.kernel.effects import Effects

CLEANLY: Effects[Effect] = Effects("mutation")
"""What a mutation does if the card is not infected."""
INFECTED: Effects[Effect] = Effects("mutation")
"""What it does if the card is."""
MIMICRY = "mutation-mimicry"


# The action


def own_mutation(g: Nemesis, seat: int) -> str:
    """A character's mutation card; nothing if there is none."""
    return next(iter(g.state.zones[mutation(seat)]), "")


def fuel(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """The contamination cards in hand, by what their player knows of them."""
    if not own_mutation(g, seat):
        return ()
    return each([one.args[0] for one in contamination_in_hand(g, seat)])


@rule("NC-059", "NC-097")
def use_mutation(g: Nemesis, seat: int, face: str) -> Rule[None]:
    """Scan a contamination card from hand, get a marker, and do what the mutation does."""
    card = own_mutation(g, seat)
    row = g.box.own_decks["mutation"][row_id(card)]
    if row.reaction:
        yield deny("NC-073", f"denied-{card}")
    if (symbol := combat_symbol(row.use, g.in_combat(seat))) is not None:
        yield symbol
    reasons = denial((*CLEANLY.of(card), *INFECTED.of(card)), g, seat)
    if reasons is not None:
        yield reasons
    yield COMMIT
    show(g, seat)
    if not (yield from begin(g, seat, 0, Text("act-mutate", {"a": card}), "NC-059")):
        return
    effects = yield from metabolize(g, seat, face, card)
    if effects is not None:
        attempt = effects(g, seat)
        if next(attempt) is COMMIT:
            yield from attempt


ACTION = Action(own_verbs.MUTATE, use_mutation, fuel)


@rule("NC-057")
def show(g: Nemesis, seat: int) -> None:
    """The mutation card lies open from its first use on."""
    if g.state.eyes[mutation(seat)] != ALL_EYES:
        g.turn_up(mutation(seat))


@rule("NC-059", "NC-060", "NC-061", "NC-098")
def metabolize(g: Nemesis, seat: int, face: str, card: str) -> Rule[Effect | None]:
    """Scan the card and get a marker; what follows from it, if the character lives."""
    infected = scan_one(g, seat, face)
    yield from mark(g, seat, "NC-059")
    if not g.crew[seat].alive:
        return None
    return (INFECTED if infected else CLEANLY).one(card)


@rule("NC-060", "NC-061")
def scan_one(g: Nemesis, seat: int, face: str) -> bool:
    """Scan one contamination card in hand: an infected one is discarded, a clean one replaced."""
    hand, at = model.hand(seat), place_of(g, seat, face)
    card = g.state.zones[hand][at]
    infected = reads_infected(g, seat, card)
    g.reveal()
    g.tell(Scanned(g.name(seat), int(infected), int(not infected)), "NC-059")
    if infected:
        there = list(g.state.zones[hand])
        there[at] = SCANNED[model.INFECTED]
        g.rewrite(hand, there)
        g.take(hand, at, model.discard(seat))
    else:
        remove_at(g, hand, at)
        contaminate(g, seat, "NC-061")
    return infected


# Mimicry


@rule("NC-073", "NC-097")
def mimic(g: Nemesis, intruder: Intruder, seat: int) -> Rule[int | None]:
    """Whoever is attacked may slip into another shape: who is attacked then, if anybody.

    As long as it could be a mutation card that lies face down, the player of that card is asked.
    """
    card = own_mutation(g, seat)
    if not card or not g.hand(seat) or (card != MIMICRY and not _might_mimic(g, seat)):
        return seat
    answers = []
    if card == MIMICRY:
        answers = [own_verbs.MIMIC(one.args[0]) for one in contamination_in_hand(g, seat)]
    chosen = yield from react(
        seat, "ask-mimic", answers, "mimicry", "NC-073", intruder=intruder.kind
    )
    if chosen.verb != own_verbs.MIMIC:
        return seat
    show(g, seat)
    g.tell(ReactionPlayed(g.name(seat), MIMICRY), "NC-073")
    infected = scan_one(g, seat, chosen.args[0])
    yield from mark(g, seat, "NC-059")
    if infected or not g.crew[seat].alive:
        return None
    others = [other for other in g.rules.exposed(g, intruder.slot) if other != seat]
    if not others:
        return seat
    names = [own_verbs.DIVERT(g.name(other)) for other in others]
    whom = (yield from choose(seat, "ask-divert", names, "NC-073")).args[0]
    g.tell(AttackTurned(g.name(seat), whom), "NC-073")
    return g.seat_of(whom)


def _might_mimic(g: Nemesis, seat: int) -> bool:
    """Whether a mutation card could be Mimicry, as far as everyone knows."""
    open_cards = [
        own_mutation(g, one)
        for one in range(g.state.seats)
        if g.state.eyes[mutation(one)] == ALL_EYES
    ]
    return MIMICRY not in open_cards and g.state.eyes[mutation(seat)] != ALL_EYES


@CLEANLY(MIMICRY)
@INFECTED(MIMICRY)
def _mimicry(g: Nemesis, seat: int) -> Rule[None]:
    """A reaction: see `mimic`."""
    yield deny("NC-073", "denied-mutation-mimicry")


# Fighting


def _claw(g: Nemesis, seat: int, injuries: int) -> Rule[None]:
    if not g.in_combat(seat):
        yield deny("N-179", "denied-no-combat")
    yield COMMIT
    intruder = yield from intruder_here(g, seat, "ask-claw", "mutation-claws")
    injure(g, intruder, injuries, "NC-059", by=seat)


@CLEANLY("mutation-claws")
@rule("NC-061")
def scratch_with_claws(g: Nemesis, seat: int) -> Rule[None]:
    """Injure an intruder."""
    yield from _claw(g, seat, NUMBERS(g).claws_injuries[0])


@INFECTED("mutation-claws")
@rule("NC-060")
def tear_with_claws(g: Nemesis, seat: int) -> Rule[None]:
    """Injure an intruder badly."""
    yield from _claw(g, seat, NUMBERS(g).claws_injuries[1])


@CLEANLY("mutation-repellent-scent")
@rule("NC-061")
def repel_one(g: Nemesis, seat: int) -> Rule[None]:
    """An intruder flees."""
    if not g.in_combat(seat):
        yield deny("N-179", "denied-no-combat")
    yield COMMIT
    intruder = yield from intruder_here(g, seat, "ask-drive-off", "mutation-repellent-scent")
    retreat(g, intruder, "N-353")


@INFECTED("mutation-repellent-scent")
@rule("NC-060")
def repel_all(g: Nemesis, seat: int) -> Rule[None]:
    """All intruders in the room flee."""
    if not g.in_combat(seat):
        yield deny("N-179", "denied-no-combat")
    yield COMMIT
    drive_out(g, g.intruders(g.crew[seat].slot), "N-353")


CLEANLY("mutation-acid-glands")(blow_door)


@INFECTED("mutation-acid-glands")
@rule("NC-060")
def spit_acid(g: Nemesis, seat: int) -> Rule[None]:
    """Destroy a closed door at the room, or injure every intruder in it."""
    slot = g.crew[seat].slot
    ways = [verbs.BLOW_DOOR(way) for way, _ in g.board.ways[slot] if g.closed(way)]
    if g.infested(slot):
        ways.append(own_verbs.SPIT_ACID())
    if not ways:
        yield deny("N-291", "denied-no-closed-door")
    yield COMMIT
    chosen = yield from choose(seat, "ask-spit-acid", ways, "NC-060")
    if chosen.verb == verbs.BLOW_DOOR:
        destroy_door(g, chosen.args[0], "N-299")
        return
    for intruder in g.intruders(slot):
        injure(g, intruder, NUMBERS(g).acid_injuries, "NC-060", by=seat)


# The body


@CLEANLY("mutation-rapid-regrowth")
@rule("NC-061")
def regrow(g: Nemesis, seat: int) -> Rule[None]:
    """Heal all light wounds."""
    if (hopeless := g.rules.untreatable(g, seat)) is not None:
        yield hopeless
    if not g.crew[seat].light:
        yield deny("N-385", "denied-no-light-wounds")
    yield COMMIT
    heal_light(g, seat, "N-385")


@INFECTED("mutation-rapid-regrowth")
@rule("NC-060")
def regrow_more(g: Nemesis, seat: int) -> Rule[None]:
    """Heal all light wounds and dress a serious one."""
    if (hopeless := g.rules.untreatable(g, seat)) is not None:
        yield hopeless
    wounds = g.state.zones[model.wounds(seat)]
    if not g.crew[seat].light and not wounds:
        yield deny("N-385", "denied-no-light-wounds")
    yield COMMIT
    heal_light(g, seat, "N-385")
    if wounds:
        cards = [verbs.DRESS(g.name(seat), card) for card in dict.fromkeys(wounds)]
        chosen = yield from choose(seat, "ask-dress", cards, "N-384")
        dress(g, seat, chosen.args[1], "N-384")


@CLEANLY("mutation-adrenal-node")
@rule("NC-061")
def rush(g: Nemesis, seat: int) -> Rule[None]:
    """Draw a card."""
    yield COMMIT
    draw_cards(g, seat, NUMBERS(g).adrenaline_cards[0])


@INFECTED("mutation-adrenal-node")
@rule("NC-060")
def rush_more(g: Nemesis, seat: int) -> Rule[None]:
    """Draw several cards."""
    yield COMMIT
    draw_cards(g, seat, NUMBERS(g).adrenaline_cards[1])


@CLEANLY("mutation-shed-skin")
@rule("NC-061")
def shed_skin(g: Nemesis, seat: int) -> Rule[None]:
    """Be rid of the slime."""
    if not g.crew[seat].slimed:
        yield deny("N-267", "denied-not-slimed")
    yield COMMIT
    wash(g, seat, "N-267")


@INFECTED("mutation-shed-skin")
@rule("NC-060")
def slip_out(g: Nemesis, seat: int) -> Rule[None]:
    """Be rid of the slime, and leave the room without an attack or a noise roll."""
    ways = ways_from(g, g.crew[seat].slot)
    if not ways and not g.crew[seat].slimed:
        yield deny("N-215", "denied-shut-in")
    yield COMMIT
    wash(g, seat, "N-267")
    if ways:
        chosen = yield from choose(seat, "ask-go", ways, "NC-060")
        slot, corridor = chosen.args
        yield from arrive(g, [seat], slot, corridor, QUIET)


def _squeeze(g: Nemesis, seat: int, manner: str) -> Rule[None]:
    far = through_technical(g, g.crew[seat].slot)
    if not far:
        yield deny("N-258", "denied-no-entrance")
    yield COMMIT
    rooms = [verbs.CRAWL(slot) for slot in far]
    chosen = yield from choose(seat, "ask-crawl", rooms, "N-258")
    yield from arrive(g, [seat], chosen.args[0], "", manner)


@CLEANLY("mutation-boneless-body")
@rule("NC-061")
def squeeze_through(g: Nemesis, seat: int) -> Rule[None]:
    """Through the technical corridors to another entrance."""
    yield from _squeeze(g, seat, LOUD)


@INFECTED("mutation-boneless-body")
@rule("NC-060")
def pour_through(g: Nemesis, seat: int) -> Rule[None]:
    """Through the technical corridors to another entrance, without a sound."""
    yield from _squeeze(g, seat, QUIET)


# Finding


CLEANLY("mutation-spare-limb")(search)


@INFECTED("mutation-spare-limb")
@rule("NC-060")
def search_with_both(g: Nemesis, seat: int) -> Rule[None]:
    """Search the room and keep all that was found."""
    yield from search(g, seat, both=True)


@CLEANLY("mutation-echo-sense")
@rule("NC-061")
def hear_echo(g: Nemesis, seat: int) -> Rule[None]:
    """Look at an unexplored tile and its token."""
    yield from look_at_tiles(g, seat, NUMBERS(g).echo_tiles[0], with_token=True)


@INFECTED("mutation-echo-sense")
@rule("NC-060")
def hear_echoes(g: Nemesis, seat: int) -> Rule[None]:
    """Look at several unexplored tiles and their tokens."""
    yield from look_at_tiles(g, seat, NUMBERS(g).echo_tiles[1], with_token=True)


@CLEANLY("mutation-hive-whisper")
@rule("NC-061")
def hear_whisper(g: Nemesis, seat: int) -> Rule[None]:
    """Look at the next event, and leave it on top or put it at the bottom of its deck."""
    yield COMMIT
    yield from foresee(g, seat, NUMBERS(g).whispered_events[0])


@INFECTED("mutation-hive-whisper")
@rule("NC-060")
def hear_whispers(g: Nemesis, seat: int) -> Rule[None]:
    """Look at the next events, and put them back in any order."""
    yield COMMIT
    count = NUMBERS(g).whispered_events[1]
    left = look_ahead(g, seat, "event", count, Text("peek-event"), "N-063")
    order: list[str] = []
    while left:
        cards = [own_verbs.COMES_NEXT(card) for card in left]
        chosen = yield from choose(seat, "ask-comes-next", cards, "N-063", secret=len(cards) > 1)
        order.append(chosen.args[0])
        left.remove(chosen.args[0])
    _arrange(g, seat, order)
    g.tell(EventsArranged(g.name(seat), len(order)), "N-063")


@rule("N-063")
def _arrange(g: Nemesis, seat: int, order: list[str]) -> None:
    """Put the uppermost events in an order that nobody else knows, whatever they have seen before."""
    deck, state = "deck-event", g.state
    below = len(state.zones[deck]) - len(order)
    g.rewrite(deck, state.zones[deck][:below] + order[::-1])
    if order:
        masks = state.known.get(deck) or [NO_EYES] * below
        state.known[deck] = masks[:below] + [g.rules.watchers(g, seat)] * len(order)


# Strength


CLEANLY("mutation-brute-strength")(mend_room)


@INFECTED("mutation-brute-strength")
@rule("NC-060")
def force_room(g: Nemesis, seat: int) -> Rule[None]:
    """The action of the room for free, even if it is broken."""
    yield from act_for_free(g, seat, broken=True)
