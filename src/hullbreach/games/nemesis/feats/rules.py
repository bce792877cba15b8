"""How feats are dealt and earned, and the one that is a reaction."""

from __future__ import annotations

from hullbreach.games.nemesis.feats.cards import FEATS, FIXER, HARDENED, MET
from hullbreach.games.nemesis.feats.deeds import DeedRules
from hullbreach.games.nemesis.feats.events import FeatEarned
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import interrupted, reacts_with
from hullbreach.games.survival.rules.events import ReactionPlayed
from hullbreach.games.survival.rules.model import BOX
from hullbreach.games.survival.rules.setup import loose_cards
from hullbreach.kernel import NO_EYES, Rule, eye, react, rule
from hullbreach.kernel.memo import memo

DECK = "deck-feat"
MASK = "feats met"
"""Which requirements somebody has met at some time, each a bit."""
SHOWN = "feat shown"
"""Somebody has played a feat: everyone knows which one it is."""


@memo
def feat(seat: int) -> str:
    """The zone of a feat that is still to be earned."""
    return f"feat-{seat}"


class FeatRules(DeedRules):
    """Everybody has a feat."""

    reactions = {HARDENED: "NP-009"}  # noqa: RUF012 (put together with those of other packs)

    # Setup

    @rule("NP-008")
    def more_zones(self, seats: int) -> dict[str, int]:
        """The deck, and a place for everybody's feat, which only its owner sees."""
        own = {DECK: NO_EYES} | {feat(seat): eye(seat) for seat in range(seats)}
        return super().more_zones(seats) | own

    def more_components(self) -> dict[str, list[str]]:
        """The cards."""
        return super().more_components() | {DECK: loose_cards(self.box, "feat")}

    @rule("NP-010")
    def own_back(self, item: str) -> str:
        """All of them have the same back."""
        return "feat" if item in FEATS else super().own_back(item)

    @rule("NP-010")
    def own_card_back(self, g: Nemesis, item: str, zone: str) -> str:
        """By their back feats are told from all other cards; a feat that was shown is known for good."""
        if item not in FEATS:
            return super().own_card_back(g, item, zone)
        seat = zone.rpartition("-")[2]
        shown = seat.isdigit() and SHOWN in g.crew[int(seat)].counters
        return item if shown else "feat"

    @rule("NP-008")
    def lay_out(self, g: Nemesis) -> None:
        """One for everybody at random, face down."""
        super().lay_out(g)
        g.shuffle(DECK)
        for seat in range(g.state.seats):
            g.draw(DECK, feat(seat))
        g.move_all(DECK, BOX)

    def season(self, g: Nemesis) -> None:
        """Some have earned their feat, and hold it: so does whoever is in combat, to slay with it.

        Whoever can fix something finds something to fix.
        """
        super().season(g)
        for seat in range(g.state.seats):
            if g.in_combat(seat) or g.below(2):
                g.draw(feat(seat), model.hand(seat))
            slot = g.crew[seat].slot
            whole = (room := g.room(slot)) and not g.broken(slot) and self.can_break(g, room)
            if whole and FIXER in g.hand(seat):
                g.lay(model.MALFUNCTION, slot)

    # Earning it

    def settle(self, g: Nemesis) -> Rule[None]:
        """Whenever something was done: whether that was what a feat asks for."""
        yield from super().settle(g)
        for seat in g.order():
            if g.state.zones[feat(seat)] and g.crew[seat].awake:
                earn(g, seat)

    # Using it

    def declares(self, g: Nemesis, seat: int, card: str) -> Rule[None]:
        """Whoever plays a feat shows it."""
        if card in FEATS:
            _show(g, seat)
        yield from super().declares(g, seat, card)

    @rule("NP-009")
    def endures(self, g: Nemesis, seat: int, light: int, deep: int) -> Rule[tuple[int, int]]:
        """One wound is nothing to the hardened."""
        light, deep = yield from super().endures(g, seat, light, deep)
        if light + deep and (yield from hardened(g, seat)):
            return (light, deep - 1) if deep else (light - 1, deep)
        return light, deep


def _show(g: Nemesis, seat: int) -> None:
    who = g.crew[seat]
    who.counters = {**who.counters, SHOWN: 1}


@rule("NP-009")
def earn(g: Nemesis, seat: int) -> None:
    """A requirement was met for the first time: if it is that of the own feat, the feat is earned.

    Everyone sees whether it is, so the others learn something of it either way.
    """
    who = g.crew[seat]
    before = who.counters.get(MASK, 0)
    mask = before
    for number, card in enumerate(FEATS):
        if MET[card](g, seat):
            mask |= 1 << number
    if mask == before:
        return
    who.counters = {**who.counters, MASK: mask}
    g.reveal()
    card = g.state.zones[feat(seat)][0]
    if mask >> FEATS.index(card) & 1:
        g.put(card, feat(seat), model.deck(seat))
        told, public = FeatEarned(g.name(seat), card), FeatEarned(g.name(seat))
        g.tell(told, "NP-009", to=eye(seat), instead=public)


@rule("NP-009", "NP-010")
def hardened(g: Nemesis, seat: int) -> Rule[bool]:
    """Whether somebody plays the feat against a wound, and nobody stops that.

    Everyone sees who holds a feat, but not which; so all of them are asked, until it is known.
    """
    held = [card for card in g.hand(seat) if card in FEATS]
    if not held or (SHOWN in g.crew[seat].counters and HARDENED not in held):
        return False
    answers = [verbs.REACT(HARDENED)] if HARDENED in held else []
    chosen = yield from react(seat, "ask-hardened", answers, "feat", "NP-009")
    if chosen.verb != verbs.REACT:
        return False
    _show(g, seat)
    g.put(HARDENED, model.hand(seat), model.discard(seat))
    g.tell(ReactionPlayed(g.name(seat), HARDENED), "NP-009")
    stopped = yield from interrupted(g, seat, reacts_with(HARDENED))
    return not stopped
