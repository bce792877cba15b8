"""The Medic's own cards and quest items: treating oneself and everybody else in the room."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.action_cards import in_hand, spend
from hullbreach.games.survival.cards.items import dress_wound, heal_dressed_wound, heal_light_wounds
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import discard_card, draw_cards
from hullbreach.games.survival.rules.contamination import cut_out, held
from hullbreach.games.survival.rules.effects import Layer
from hullbreach.games.survival.rules.events import Discarded
from hullbreach.games.survival.rules.weapons import NEEDLE_GUN
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.packs import Own

MEDIC = Layer.new()
CARDS, ITEMS = MEDIC.cards, MEDIC.items
GREEN = "green"


class Numbers(Table, frozen=True, kw_only=True):
    """Numbers of the Medic's cards."""

    er_cards: int
    source: Source


NUMBERS = Own("medic", Numbers)


def choose_patient(g: Nemesis, seat: int, prompt: str, rule_id: str) -> Rule[int]:
    """Who in the room is treated: anybody, the Medic included."""
    names = [verbs.TREAT(g.name(one)) for one in g.people(g.crew[seat].slot)]
    chosen = yield from choose(seat, prompt, names, rule_id)
    return g.seat_of(chosen.args[0])


# Cards


@rule("N-545")
def restock(g: Nemesis, seat: int) -> None:
    """In a green room the Medic draws an action card."""
    if g.colour(g.crew[seat].slot) == GREEN:
        draw_cards(g, seat, 1)


@CARDS("card-pharmacist", "card-field-dressing")
@rule("N-384", "N-545")
def dress_a_wound(g: Nemesis, seat: int) -> Rule[None]:
    """Dress a serious wound of somebody in the room."""
    yield from dress_wound(g, seat, "")
    restock(g, seat)


@CARDS("card-pharmacist")
@rule("N-386", "N-545")
def heal_a_wound(g: Nemesis, seat: int) -> Rule[None]:
    """Heal a dressed serious wound of somebody in the room."""
    yield from heal_dressed_wound(g, seat, "")
    restock(g, seat)


@CARDS("card-field-dressing")
@rule("N-385", "N-545")
def heal_light(g: Nemesis, seat: int) -> Rule[None]:
    """Heal all light wounds of somebody in the room."""
    yield from heal_light_wounds(g, seat, "")
    restock(g, seat)


@rule("N-546")
def inject(g: Nemesis, seat: int) -> Rule[int]:
    """Spend a needle on somebody in the room; every use of the ER card begins with that."""
    weapon = in_hand(g, seat, NEEDLE_GUN)
    if not weapon:
        yield deny("N-546", "denied-no-needle-gun")
    if not g.state.ammo[weapon]:
        yield deny("N-546", "denied-no-ammo", weapon)
    yield COMMIT
    spend(g, seat, weapon, 1, "N-546")
    return (yield from choose_patient(g, seat, "ask-inject", "N-546"))


@CARDS("card-er")
@rule("N-546")
def sedate(g: Nemesis, seat: int) -> Rule[None]:
    """Somebody in the room gets rid of the contamination in hand, and of an action card."""
    whom = yield from inject(g, seat)
    thrown = []
    for zone, card in held(g, [model.hand(whom)]):
        thrown.append(g.game.face(g.put(card, zone, model.discard(whom))))
    g.reveal()  # how much of the hand was contamination
    card = yield from discard_card(g, whom, "N-546")
    g.tell(Discarded(g.name(whom), [*thrown, card] if card else thrown), "N-546")


@CARDS("card-er")
@rule("N-546")
def revitalize(g: Nemesis, seat: int) -> Rule[None]:
    """Somebody in the room draws cards."""
    whom = yield from inject(g, seat)
    draw_cards(g, whom, NUMBERS(g).er_cards)


# Quest items


@ITEMS("quest-surgery-kit")
@rule("N-371", "N-376")
def field_surgery(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Cut the infection out of somebody in the room."""
    yield COMMIT
    whom = yield from choose_patient(g, seat, "ask-operate", "N-376")
    yield from cut_out(g, whom, "N-376")


@ITEMS("quest-combat-drugs")
@rule("N-067", "N-068")
def take_drugs(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Draw up to a full hand."""
    missing = g.box.numbers.turn.hand - len(g.hand(seat))
    if missing <= 0:
        yield deny("N-068", "denied-hand-full", g.box.numbers.turn.hand)
    yield COMMIT
    draw_cards(g, seat, g.box.numbers.turn.hand - len(g.hand(seat)))
