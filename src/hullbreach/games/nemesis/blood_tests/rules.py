"""How a blood test is prepared."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis.blood_tests import verbs as own_verbs
from hullbreach.games.nemesis.blood_tests.cards import DECK, NUMBERS, TESTS
from hullbreach.games.nemesis.blood_tests.events import BloodTestPrepared
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import begin
from hullbreach.games.survival.rules.play import Plight
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.games.survival.rules.setup import loose_cards
from hullbreach.kernel import COMMIT, NO_EYES, Action, Denial, Rule, Text, deny, rule

GREEN = "green"


class BloodTestRules(Rulebook[Nemesis]):
    """What blood tests add."""

    @rule("NP-011")
    def more_zones(self, seats: int) -> dict[str, int]:
        """Their deck."""
        return super().more_zones(seats) | {DECK: NO_EYES}

    def more_components(self) -> dict[str, list[str]]:
        """The cards."""
        return super().more_components() | {DECK: loose_cards(self.box, "blood-test")}

    def own_back(self, item: str) -> str:
        """In their deck they look alike."""
        return "blood-test" if item in TESTS else super().own_back(item)

    def lay_out(self, g: Nemesis) -> None:
        """The deck is shuffled."""
        super().lay_out(g)
        g.shuffle(DECK)

    def season(self, g: Nemesis) -> None:
        """Some have prepared a test, and hold contamination to be tested."""
        super().season(g)
        for seat in range(g.state.seats):
            if g.below(2):
                g.draw(DECK, model.hand(seat))
                g.draw("deck-contamination", model.hand(seat))


@rule("NP-012", "NP-059")
def has_test(g: Nemesis, seat: int) -> bool:
    """Whether a player has a blood test among the own cards, wherever it is."""
    zones = g.state.zones
    piles = (model.deck(seat), model.hand(seat), model.discard(seat))
    return any(card in TESTS for pile in piles for card in zones[pile])


@rule("NP-011")
def barred(edition: Any, plight: Plight) -> Denial | None:
    """Not in combat, and not without the cards for it."""
    _seat, fighting, purse, _burden, _prey, _laden = plight
    if fighting:
        return deny("NP-011", "denied-in-combat")
    cost = edition.own["blood-tests"].cost
    return deny("N-172", "denied-cost", cost, purse) if purse < cost else None


@rule("NP-011", "NP-012", "NP-059")
def prepare_test(g: Nemesis, seat: int) -> Rule[None]:
    """In a green room that works: a blood test goes on the own discard pile."""
    slot = g.crew[seat].slot
    if g.colour(slot) != GREEN:
        yield deny("NP-011", "denied-not-green")
    if g.broken(slot):
        yield deny("NP-011", "denied-broken")
    if has_test(g, seat):
        yield deny("NP-059", "denied-has-test")
    if not g.state.zones[DECK]:
        yield deny("NP-011", "denied-no-tests")
    yield COMMIT
    cost = NUMBERS(g).cost
    if (yield from begin(g, seat, cost, Text("act-prepare-test"), "NP-011")):
        card = g.draw(DECK, model.discard(seat))
        g.tell(BloodTestPrepared(g.name(seat), card), "NP-011")


ACTION = Action(own_verbs.PREPARE_TEST, prepare_test, barred=barred)
