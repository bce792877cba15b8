"""Attack cards of the cult: which of three rows counts, and what the rows do besides harm."""

from __future__ import annotations

import msgspec

from hullbreach.games.retaliation.content import Attack, Harm
from hullbreach.games.retaliation.neosoma.events import ExplobotChecked
from hullbreach.games.retaliation.neosoma.kinds import (
    CARDS_OF_EXPLOBOT,
    EXPLOBOT,
    MATRIX,
    absorbed,
)
from hullbreach.games.retaliation.rules.actions import lose_actions
from hullbreach.games.retaliation.rules.attacks import shuffle_attacks, suffer
from hullbreach.games.retaliation.rules.hive import remove
from hullbreach.games.retaliation.rules.markers import burn
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.actions import discard_card
from hullbreach.games.survival.rules.events import Attacked, Discarded
from hullbreach.games.survival.rules.model import DRAWN, wounds
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Rule, Text, rule

DECK, PILE = "deck-attack", "discard-attack"
OTHER = "other"
"""The row of everybody else."""
EXPLOSIONS = "attack-explosion-"
MOST_WOUNDS = 3


@rule("RN-051", "RN-100", "RN-101", "RN-102", "RN-103")
def row_for(g: Retaliation, card: Attack, kind: str) -> Harm:
    """The row of a card for an attacker."""
    own = card.harm.get(row_id(kind))
    if own is None or (kind == MATRIX and absorbed(g) < own.needs):
        return card.harm[OTHER]
    return own


@rule("RN-100", "RN-106", "RN-153")
def strike(g: Retaliation, figure: str, seat: int, space: str, place: str) -> Rule[bool]:
    """An attack card, and another one as long as it says so; whether it cost health or a wound."""
    kind, before = kind_of(figure), _toll(g)
    again = True
    while again:
        if not g.state.zones[DECK]:
            shuffle_attacks(g)
        card = g.draw(DECK, PILE)
        row = g.box.attacks[row_id(card)]
        harm = row_for(g, row, kind)
        g.tell(Attacked(kind, g.name(seat), card, True, False), "RN-100")
        again = "again" in harm.also
    yield from _harm(g, harm, figure, seat, space, place)
    if row.shuffle:
        shuffle_attacks(g)
    return _toll(g) != before


def _toll(g: Retaliation) -> list[tuple[int, int, bool]]:
    """The health and the wounds of everybody."""
    zones = g.state.zones
    return [(who.health, len(zones[wounds(s)]), who.alive) for s, who in enumerate(g.crew)]


@rule("RN-104", "RN-105", "RN-107", "RN-108", "RN-109")
def _harm(g: Retaliation, harm: Harm, figure: str, seat: int, space: str, place: str) -> Rule[None]:
    """What a row does to its victims, to the room, and to the attacker."""
    kind = kind_of(figure)
    cause = Text("cause-attack", {"who": kind})
    if "per-corpse" in harm.also:
        harm = msgspec.structs.replace(harm, health=harm.health + absorbed(g))
    spared = "fewer-wounds" in harm.also and len(g.state.zones[wounds(seat)]) >= MOST_WOUNDS
    for victim in g.people(space) if harm.everyone else [] if spared else [seat]:
        yield from suffer(g, harm, victim, cause)
    for what in harm.also:
        if what == "gone":
            remove(g, figure, place)
        else:
            yield from _besides(g, what, seat, space)


@rule("RN-104")
def _besides(g: Retaliation, what: str, seat: int, space: str) -> Rule[None]:
    """What a row does besides harm to people."""
    if what == "fire":
        burn(g, space)
    elif not g.crew[seat].aboard:
        return
    elif what == "discard-hand":
        lose_actions(g, seat)
    elif what == "discard-one":
        card = yield from discard_card(g, seat, "RN-100")
        g.tell(Discarded(g.name(seat), [card] if card else []), "RN-100")


@rule("RN-088", "RN-089", "RN-147")
def explobot_dies(g: Retaliation, space: str) -> Rule[None]:
    """Three attack cards are drawn: one Explosion among them is resolved; then all are shuffled back."""
    if len(g.state.zones[DECK]) < CARDS_OF_EXPLOBOT:
        shuffle_attacks(g)
    count = min(CARDS_OF_EXPLOBOT, len(g.state.zones[DECK]))
    cards = [g.draw(DECK, DRAWN) for _ in range(count)]
    explosion = next((card for card in cards if card.startswith(EXPLOSIONS)), None)
    g.tell(ExplobotChecked(g.place(space), cards, explosion is not None), "RN-088")
    if explosion is not None:
        harm = g.box.attacks[row_id(explosion)].harm[row_id(EXPLOBOT)]
        for seat in g.people(space):
            yield from suffer(g, harm, seat, Text("cause-attack", {"who": EXPLOBOT}))
    g.put_all(cards, DRAWN, DECK)
    g.shuffle(DECK)
