"""Contamination: cards whose secret even their owner does not know until they are scanned."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import place_of, shuffle_deck
from hullbreach.games.survival.rules.events import Contaminated, Scanned
from hullbreach.games.survival.rules.model import (
    CLEAN,
    CONTAMINATED,
    GONE,
    INFECTED,
    READ,
    SCANNED,
    SurvivalState,
)
from hullbreach.games.survival.rules.play import Survival, kind_of
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import Rule, Text, rule
from hullbreach.kernel.chance import permute


@rule("N-369", "N-616")
def contaminate(g: Survival[SurvivalState], seat: int, rule_id: str) -> None:
    """A contamination card from the deck goes on top of the player's discard pile."""
    if g.state.zones["deck-contamination"] and g.crew[seat].alive:
        g.draw("deck-contamination", model.discard(seat))
        g.tell(Contaminated(g.name(seat)), rule_id)


def held(g: Survival[SurvivalState], zones: list[str]) -> list[tuple[str, str]]:
    """The contamination cards in some zones, each with its zone."""
    return [(zone, card) for zone in zones for card in g.state.zones[zone] if card in CONTAMINATED]


def reads_infected(g: Survival[SurvivalState], seat: int, card: str) -> bool:
    """Whether a card that is scanned is infected; it is no longer one of those nobody could tell."""
    who = g.crew[seat]
    if card in who.proved:
        at = who.proved.index(card)
        who.proved = who.proved[:at] + who.proved[at + 1 :]
    return kind_of(card) == INFECTED


@rule("N-371", "N-372", "N-376", "N-643", "N-651")
def scan(
    g: Survival[SurvivalState],
    seat: int,
    zones: list[str],
    rule_id: str,
    *,
    clean: bool,
    infected: bool,
) -> int:
    """Scan all contamination in these zones and remove what is to go; how many are infected."""
    cards = held(g, zones)
    read = [reads_infected(g, seat, card) for _, card in cards]
    g.reveal()  # Even if there is nothing to scan: everyone sees that.
    if cards:
        g.tell(Scanned(g.name(seat), sum(read), len(cards) - sum(read)), rule_id)
    kept = []
    for (zone, card), bad in zip(cards, read, strict=True):
        if infected if bad else clean:
            remove_card(g, card, zone)
        else:
            kept.append((zone, card))
    _remember(g, seat, kept)
    return sum(read)


def _remember(g: Survival[SurvivalState], seat: int, kept: list[tuple[str, str]]) -> None:
    """What everyone knows of scanned cards: in a hand, or if all are alike, of each what it is.

    Of different cards in a pile only how many there are of each kind.
    """
    alike = len({kind_of(card) for _, card in kept}) == 1
    piles = (model.deck(seat), model.discard(seat))
    for zone, card in kept:
        kind, there = kind_of(card), list(g.state.zones[zone])
        known = alike or zone not in piles
        there[there.index(card)] = SCANNED[kind] if known else kind
        g.rewrite(zone, there)
        if not known:
            g.crew[seat].proved += (kind,)


def mix_up(g: Survival[SurvivalState], seat: int, zone: str) -> None:
    """Nobody keeps track of the scanned cards in a zone: how many there are of each stays known."""
    cards = g.state.zones[zone]
    g.crew[seat].proved += tuple(READ[card] for card in cards if card in READ)
    g.rewrite(zone, [READ.get(card, card) for card in cards])


def remove_card(g: Survival[SurvivalState], card: str, zone: str) -> None:
    """A scanned card leaves the deck of its player; in the contamination deck it is as any other."""
    kind = kind_of(card)
    g.rewrite(zone, [kind if one == card else one for one in g.state.zones[zone]])
    g.put(kind, zone, g.rules.scanned_away, g.rules.scanned_at)


def remove_at(g: Survival[SurvivalState], zone: str, index: int) -> None:
    """The scanned card at a place of a zone leaves the deck of its player, as in `remove_card`."""
    cards = list(g.state.zones[zone])
    cards[index] = kind_of(cards[index])
    g.rewrite(zone, cards)
    g.take(zone, index, g.rules.scanned_away, g.rules.scanned_at)


def as_in_the_box(found: Counter[str]) -> Counter[str]:
    """The components counted: a contamination card is the same one before and after a scan."""
    for kind, scanned in SCANNED.items():
        found[kind] += found.pop(scanned, 0)
    return found


def redeal(g: Survival[SurvivalState]) -> None:
    """Deal anew which contamination cards are infected, as far as no scan has shown it."""
    zones = g.state.zones
    places = [
        (zone, index)
        for zone, there in zones.items()
        if zone != GONE
        for index, item in enumerate(there)
        if item in (INFECTED, CLEAN)
    ]
    cards = sorted(zones[zone][index] for zone, index in places)
    permute(cards, g.bits)
    for zone in dict.fromkeys(zone for zone, _ in places):
        zones[zone] = zones[zone][:]
    for seat, who in enumerate(g.crew):
        mine = (model.deck(seat), model.hand(seat), model.discard(seat))
        for kind in who.proved:
            at = g.pick([place for place in places if place[0] in mine])
            places.remove(at)
            cards.remove(kind)
            zones[at[0]][at[1]] = kind
    for (zone, index), card in zip(places, cards, strict=True):
        zones[zone][index] = card


@rule("N-373", "N-374", "N-375", "N-498", "N-499", "N-511", "N-512")
def scan_hand(g: Survival[SurvivalState], seat: int, rule_id: str) -> Rule[None]:
    """Scan the contamination in hand and remove the clean cards; the race says what an infected one means."""
    if scan(g, seat, [model.hand(seat)], rule_id, clean=True, infected=False):
        yield from g.rules.infected(g, seat)


@rule("N-371", "N-372")
def scan_face(g: Survival[SurvivalState], seat: int, face: str, rule_id: str) -> None:
    """Scan one card in hand, by what its player knows of it: a clean one goes, an infected one just stays."""
    hand, at = model.hand(seat), place_of(g, seat, face)
    bad = reads_infected(g, seat, g.state.zones[hand][at])
    g.reveal()
    g.tell(Scanned(g.name(seat), int(bad), int(not bad)), rule_id)
    if bad:
        cards = list(g.state.zones[hand])
        cards[at] = SCANNED[INFECTED]
        g.rewrite(hand, cards)
    else:
        remove_at(g, hand, at)


@rule("N-485", "N-486", "N-487", "N-488")
def cut_out(g: Survival[SurvivalState], seat: int, rule_id: str) -> Rule[None]:
    """Surgery: infected cards go, and what grows there, at the price of a light wound and of the hand."""
    purify(g, seat, rule_id)
    yield from wound(g, seat, Text("cause-surgery"), light=1)
    if g.crew[seat].alive:
        shuffle_all(g, seat)


@rule("N-485", "N-486", "N-560")
def purify(g: Survival[SurvivalState], seat: int, rule_id: str) -> None:
    """Scan all of a player's contamination, wherever it is: infected cards go, and what grows there."""
    zones = [model.deck(seat), model.hand(seat), model.discard(seat)]
    scan(g, seat, zones, rule_id, clean=False, infected=True)
    g.rules.cured(g, seat)


@rule("N-488")
def shuffle_all(g: Survival[SurvivalState], seat: int) -> None:
    """Shuffle all cards of a player, those in hand too, into the deck."""
    g.move_all(model.hand(seat), model.deck(seat))
    shuffle_deck(g, seat)
