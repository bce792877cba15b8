"""Attacks: intruders that come in, security tokens, prevention, and the card that is drawn."""

from __future__ import annotations

from hullbreach.games.retaliation.content import Harm
from hullbreach.games.retaliation.rules import body, verbs
from hullbreach.games.retaliation.rules.actions import reacts
from hullbreach.games.retaliation.rules.body import armour, contaminate, die, hurt, infest, wound
from hullbreach.games.retaliation.rules.events import AttackStopped, Expelled, HeldOff
from hullbreach.games.retaliation.rules.grid import ENDS, LZ
from hullbreach.games.retaliation.rules.markers import unsecure
from hullbreach.games.retaliation.rules.model import on
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import break_item, fit_hands, reduce_ammo
from hullbreach.games.survival.rules.events import (
    Attacked,
    AttackIgnored,
    Reshuffled,
)
from hullbreach.games.survival.rules.model import hands
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Rule, Text, choose, rule

STAY_CALM, DUCK = "card-stay-calm", "card-duck-and-cover"
NOWHERE = "nowhere"
"""Where an attacker is that has no figure."""
ASSAULT_SHOTGUN, BAYONET = "item-assault-shotgun", "item-bayonet"


@rule("R-257", "R-258", "R-260", "R-299", "R-300", "R-412", "R-615")
def arrives(
    g: Retaliation, figure: str, space: str, by: int | None = None, *, attacks: bool = True
) -> Rule[None]:
    """An intruder has come into a room: whoever waits in the lander gets out, and it tries to attack."""
    here = g.people(space)
    if space == LZ:
        empty_lander(g)
    if not here or not attacks:
        return
    if g.safe_room(space):
        unsecure(g, space)
        g.tell(HeldOff(g.place(space)), "R-257")
        return
    seat = by if by in here else here[0]
    assert seat is not None
    yield from attack(g, figure, seat, space)


@rule("R-412")
def empty_lander(g: Retaliation) -> None:
    """An intruder is in the Landing Zone: everybody leaves the lander."""
    for seat, who in enumerate(g.crew):
        if who.status == "pod":
            who.status, who.pod = "aboard", ""
            g.tell(Expelled(g.name(seat)), "R-412")


@rule("R-336", "R-338", "R-339", "R-635")
def attack(
    g: Retaliation, figure: str, seat: int, space: str, *, moving: bool = False, place: str = ""
) -> Rule[bool]:
    """One attack on a character in a room, by an attacker there or in a place beside it.

    What comes of it: whether the attacker follows somebody who moves away.
    """
    figure = yield from forestalled(g, figure, _stands(g, figure, space, place))
    if not figure or not g.crew[seat].aboard:
        return False
    victim = yield from prevented(g, figure, seat, space, moving=moving, place=place)
    if victim is None or not g.crew[victim].aboard:
        return False
    stands = _stands(g, figure, space, place)
    follows = yield from g.rules.strikes(g, figure, victim, space, stands, moving)
    return follows and victim == seat


def _stands(g: Retaliation, figure: str, space: str, place: str) -> str:
    """Where an attacker stands: in the room, or beside it."""
    around = (place, space, *g.exits(space))
    return next((one for one in around if figure in g.state.zones.get(one, ())), space)


@rule("R-554")
def forestalled(g: Retaliation, figure: str, space: str) -> Rule[str]:
    """Whoever is poised to shoot first may do so now; the attacker then, or nothing if it is gone."""
    if g.poised is None:
        return figure
    before = _alike(g, figure, space)
    yield from g.poised()
    after = _alike(g, figure, space)
    if len(after) < len(before):
        return ""
    return figure if figure in after else next((o for o in after if o not in before), figure)


def _alike(g: Retaliation, figure: str, space: str) -> list[str]:
    """The intruders of a kind in a room or corridor."""
    return [one for one in g.figures(space) if kind_of(one) == kind_of(figure)]


# What prevents an attack


@rule("R-114", "R-115", "R-117", "R-505", "R-571")
def prevented(
    g: Retaliation, figure: str, seat: int, space: str, *, moving: bool, place: str = ""
) -> Rule[int | None]:
    """Whom the attack is aimed at after all; nobody if it is prevented."""
    if moving and (yield from _shielded(g, figure, seat)):
        return None
    kind = kind_of(figure)
    for other in g.people(space):
        calm = reacts(g, other, STAY_CALM, "ask-stay-calm", who=kind, whom=g.name(seat))
        if (yield from calm):
            g.tell(AttackStopped(kind, g.name(seat)), "R-338")
            return None
    others = [other for other in g.people(space) if other != seat]
    if others and (yield from reacts(g, seat, DUCK, "ask-duck", who=kind, whom=g.name(seat))):
        answers = [verbs.WHOM(g.name(other)) for other in others]
        chosen = yield from choose(seat, "ask-duck-whom", answers, "R-505")
        other = g.seat_of(chosen.args[0])
        return (yield from prevented(g, figure, other, space, moving=False, place=place))
    if (yield from _fends_off(g, figure, seat, place or space)):
        return None
    return seat


@rule("R-338", "R-503", "R-635")
def _shielded(g: Retaliation, figure: str, seat: int) -> Rule[bool]:
    """Whether the move itself prevents an attack; where it cannot prevent all, its player says which."""
    who = g.crew[seat]
    if not who.shield:
        return False
    if who.shield <= g.threats:
        answers = [verbs.PREVENT(), verbs.SUFFER()]
        chosen = yield from choose(seat, "ask-shield", answers, "R-503", who=kind_of(figure))
        if chosen.verb == verbs.SUFFER:
            return False
    who.shield -= 1
    g.tell(AttackIgnored(g.name(seat), "shield"), "R-338")
    return True


def _fends_off(g: Retaliation, figure: str, seat: int, place: str) -> Rule[bool]:
    """Whether a weapon prevents the attack: an assault shotgun that is emptied, a bayonet."""
    held = g.state.zones[hands(seat)]
    answers = []
    if ASSAULT_SHOTGUN in held and _loaded(g):
        answers.append(verbs.PROTECT(ASSAULT_SHOTGUN))
    if BAYONET in held and not g.broken_item(BAYONET):
        answers.append(verbs.PROTECT(BAYONET))
    if not answers:
        return False
    chosen = yield from choose(
        seat, "ask-fend-off", [*answers, verbs.SUFFER()], "R-338", who=kind_of(figure)
    )
    if chosen.verb != verbs.PROTECT:
        return False
    item = chosen.args[0]
    g.tell(AttackIgnored(g.name(seat), item), "R-338")
    if item == BAYONET:
        break_item(g, seat, BAYONET)
        yield from fit_hands(g, seat)
        return True
    while _loaded(g):
        reduce_ammo(g, seat, ASSAULT_SHOTGUN, on(ASSAULT_SHOTGUN))
    yield from _hit_back(g, figure, seat, place)
    return True


@rule("R-338", "R-614")
def _loaded(g: Retaliation) -> bool:
    """Whether the assault shotgun has ammo of its own, and works; that of a belt is not its own."""
    return bool(g.state.zones[on(ASSAULT_SHOTGUN)]) and not g.broken_item(ASSAULT_SHOTGUN)


@rule("R-372", "R-374")
def _hit_back(g: Retaliation, figure: str, seat: int, place: str) -> Rule[None]:
    """One damage to the attacker, in the room or in the corridor where it stands."""
    kind = kind_of(figure)
    if figure not in g.state.zones.get(place, ()):
        return
    if place not in ENDS:
        yield from g.rules.hit(g, figure, place, 1, seat)
    elif g.rules.toughness(g, kind) <= 1:
        yield from g.rules.shot_down(g, kind, place, seat)


# What an attack does


@rule("R-336", "R-337", "R-575")
def draw_attack(g: Retaliation, figure: str, seat: int, space: str, moving: bool) -> Rule[bool]:
    """An attack card for an attacker of this kind; whether the attacker follows."""
    if not g.state.zones["deck-attack"]:
        shuffle_attacks(g)
    card = g.draw("deck-attack", "discard-attack")
    row = g.box.attacks[row_id(card)]
    harm = row.harm[row_id(kind_of(figure))]
    g.tell(Attacked(kind_of(figure), g.name(seat), card, True, False), "R-336")
    victims = g.people(space) if harm.everyone else [seat]
    for victim in victims:
        yield from suffer(g, harm, victim, Text("cause-attack", {"who": kind_of(figure)}))
    if row.shuffle:
        shuffle_attacks(g)
    return harm.follows and moving


@rule("R-337", "R-575")
def shuffle_attacks(g: Retaliation) -> None:
    """The attack deck is shuffled anew, with all its cards."""
    g.move_all("discard-attack", "deck-attack")
    g.shuffle("deck-attack")
    g.tell(Reshuffled(Text("pile-attack")), "R-337")


@rule("R-519", "R-520", "R-521", "R-522", "R-523")
def suffer(g: Retaliation, harm: Harm, seat: int, cause: Text) -> Rule[None]:
    """What one attack does to one character, by its state when it was attacked."""
    state = g.condition(seat)
    if state >= harm.dies:
        die(g, seat, cause, "R-519")
        return
    less = 1 if armour(g, seat) == body.TACTICAL else 0
    hurt(g, seat, harm.health - less, cause)
    for _ in range(harm.wounds[state] if state < len(harm.wounds) else 0):
        if g.crew[seat].alive:
            yield from wound(g, seat, cause)
    for _ in range(harm.contamination):
        if g.crew[seat].alive:
            contaminate(g, seat, "R-388")
    if harm.larva and g.crew[seat].alive:
        infest(g, seat, "R-522")
