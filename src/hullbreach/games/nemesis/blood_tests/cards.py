"""What blood tests do: they scan without harm, as a scan of the blood brings forth nothing."""

from __future__ import annotations

from hullbreach.games.nemesis.blood_tests import verbs as own_verbs
from hullbreach.games.nemesis.blood_tests.events import BloodTestShelved
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import contamination_in_hand, draw_cards
from hullbreach.games.survival.rules.contamination import contaminate, held, scan, scan_face
from hullbreach.games.survival.rules.effects import Layer
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.packs import Own

LAYER = Layer.new()
CARDS = LAYER.cards
DECK = "deck-blood-test"
QUICK, FULL, CROSS, SPOILED = TESTS = (
    "card-quick-test",
    "card-full-panel",
    "card-cross-test",
    "card-spoiled-sample",
)


class Numbers(Table, frozen=True, kw_only=True):
    """Numbers of the blood tests."""

    cost: int
    spoiled_cards: int
    source: Source


NUMBERS = Own("blood-tests", Numbers)


@rule("NP-011")
def shelve(g: Nemesis, seat: int, card: str) -> None:
    """A test that was used goes back into its deck."""
    g.put(card, model.discard(seat), DECK)
    g.shuffle(DECK)
    g.tell(BloodTestShelved(card), "NP-011")


@rule("NP-011")
def test_one(g: Nemesis, seat: int) -> Rule[None]:
    """One contamination card in hand is scanned: it goes if it is clean, and nothing else happens."""
    faces = [own_verbs.TEST_CARD(one.args[0]) for one in contamination_in_hand(g, seat)]
    g.reveal()  # even if there is none: everyone sees that
    if not faces:
        return
    chosen = yield from choose(seat, "ask-test-card", faces, "NP-011")
    scan_face(g, seat, chosen.args[0], "NP-011")


@CARDS(QUICK)
@rule("NP-011")
def quick_test(g: Nemesis, seat: int) -> Rule[None]:
    """Scan one of the own cards."""
    if not held(g, [model.hand(seat)]):
        yield deny("NP-011", "denied-uncontaminated")
    yield COMMIT
    shelve(g, seat, QUICK)
    yield from test_one(g, seat)


@CARDS(FULL)
@rule("NP-011")
def full_panel(g: Nemesis, seat: int) -> Rule[None]:
    """Scan all of the own cards in hand."""
    if not held(g, [model.hand(seat)]):
        yield deny("NP-011", "denied-uncontaminated")
    yield COMMIT
    shelve(g, seat, FULL)
    scan(g, seat, [model.hand(seat)], "NP-011", clean=True, infected=False)


@CARDS(CROSS)
@rule("NP-011")
def cross_test(g: Nemesis, seat: int) -> Rule[None]:
    """Somebody in the room scans a card, and everybody sees what it is."""
    yield COMMIT
    shelve(g, seat, CROSS)
    people = [own_verbs.TEST_PERSON(g.name(one)) for one in g.people(g.crew[seat].slot)]
    chosen = yield from choose(seat, "ask-test-person", people, "NP-011")
    yield from test_one(g, g.seat_of(chosen.args[0]))


@CARDS(SPOILED)
@rule("NP-011")
def spoiled_sample(g: Nemesis, seat: int) -> Rule[None]:
    """Contamination, and cards."""
    yield COMMIT
    shelve(g, seat, SPOILED)
    contaminate(g, seat, "NP-011")
    draw_cards(g, seat, NUMBERS(g).spoiled_cards)
