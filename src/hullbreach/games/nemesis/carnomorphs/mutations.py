"""Mutations: the cards that change a character, and the markers that kill."""

from __future__ import annotations

from hullbreach.games.nemesis.carnomorphs import verbs
from hullbreach.games.nemesis.carnomorphs.events import Mutated, MutationLost, MutationMarked
from hullbreach.games.nemesis.carnomorphs.kinds import (
    MUTATIONS,
    NUMBERS,
    SHAMBLER,
    free,
    mutation,
)
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import shuffle_deck
from hullbreach.games.survival.rules.contamination import scan
from hullbreach.games.survival.rules.events import Checked
from hullbreach.games.survival.rules.intruders import place
from hullbreach.games.survival.rules.judging import perish
from hullbreach.games.survival.rules.model import CONTAMINATED
from hullbreach.games.survival.rules.wounds import die
from hullbreach.kernel import Rule, Text, choose, eye, rule
from hullbreach.kernel.counters import change, count
from hullbreach.kernel.texts import Argument

DECK = "deck-mutation"


def mutated(g: Nemesis, seat: int) -> bool:
    """Whether a character has a mutation card."""
    return bool(g.state.zones[mutation(seat)])


# Getting and losing


@rule("NC-056", "NC-057", "NC-058")
def mutate(g: Nemesis, seat: int, rule_id: str) -> Rule[None]:
    """Two cards are drawn, one is kept face down, the other shuffled back; one mutation is enough."""
    if mutated(g, seat) or not g.crew[seat].alive:
        return
    looking = f"looking-{seat}"
    drawn = g.deal(DECK, looking, min(NUMBERS(g).mutation_draws, len(g.state.zones[DECK])))
    cards = [verbs.KEEP_MUTATION(card) for card in drawn]
    chosen = yield from choose(seat, "ask-keep-mutation", cards, "NC-056", secret=True)
    _keep(g, seat, chosen.args[0], rule_id)


def _keep(g: Nemesis, seat: int, card: str, rule_id: str) -> None:
    g.put(card, f"looking-{seat}", mutation(seat))
    g.move_all(f"looking-{seat}", DECK)
    g.shuffle(DECK)
    told, public = Mutated(g.name(seat), card), Mutated(g.name(seat))
    g.tell(told, rule_id, to=eye(seat), instead=public)


@rule("NC-065", "NC-100")
def lose_mutation(g: Nemesis, seat: int) -> None:
    """The mutation card is shuffled back; the markers stay."""
    zone = mutation(seat)
    if mutated(g, seat):
        g.move_all(zone, DECK)
        g.watch(zone, eye(seat))
        g.shuffle(DECK)
        g.tell(MutationLost(g.name(seat)), "NC-065")


@rule("NC-062", "NC-063", "NC-064", "NC-066", "NC-099")
def get_marker(g: Nemesis, seat: int, rule_id: str) -> Rule[None]:
    """A mutation marker; for who has no mutation card, that card instead. Too many kill."""
    if mutated(g, seat):
        yield from mark(g, seat, rule_id)
    else:
        yield from mutate(g, seat, "NC-062")


@rule("NC-063", "NC-064", "NC-103")
def mark(g: Nemesis, seat: int, rule_id: str) -> Rule[None]:
    """One more marker. The fourth kills at once, and a shambler stands over the corpse."""
    who = g.crew[seat]
    change(who, MUTATIONS, 1)
    g.tell(MutationMarked(g.name(seat), count(who, MUTATIONS)), rule_id)
    if count(who, MUTATIONS) < NUMBERS(g).mutation_death:
        return
    slot = who.slot
    yield from die(g, seat, Text("cause-mutation"), "NC-063")
    if free(g, SHAMBLER):
        yield from place(g, SHAMBLER, slot, "NC-063")


@rule("NC-101")
def transformed(g: Nemesis, seat: int) -> bool:
    """Whether a character has become something that nobody brings back."""
    return count(g.crew[seat], MUTATIONS) >= NUMBERS(g).mutation_death


# The end


@rule("NC-039", "NC-040", "NC-041", "NC-042", "NC-089")
def check_mutation(g: Nemesis, seat: int) -> None:
    """A scan, unless somebody has mutated anyway; then a marker for each contamination card of four."""
    deck, discard, hand = model.deck(seat), model.discard(seat), model.hand(seat)
    who: dict[str, Argument] = {"who": g.name(seat)}
    if mutated(g, seat):
        g.tell(Checked(Text("check-mutated", who)), "NC-039")
    elif scan(g, seat, [deck, discard, hand], "NC-040", clean=False, infected=False):
        # Which one it is does not matter any more.
        g.draw(DECK, f"looking-{seat}")
        _keep(g, seat, g.state.zones[f"looking-{seat}"][0], "NC-040")
    else:
        g.tell(Checked(Text("check-clean", who)), "NC-040")
        return
    g.move_all(hand, deck)
    shuffle_deck(g, seat)
    drawn = g.deal(
        deck, discard, min(g.box.numbers.body.contamination_check, len(g.state.zones[deck]))
    )
    found = sum(card in CONTAMINATED for card in drawn)
    change(g.crew[seat], MUTATIONS, found)
    markers = count(g.crew[seat], MUTATIONS)
    told = Text("check-mutation", {**who, "drawn": len(drawn), "found": found, "markers": markers})
    g.tell(Checked(told), "NC-041")
    if transformed(g, seat):
        perish(g, seat, "cause-mutation", "NC-042")
