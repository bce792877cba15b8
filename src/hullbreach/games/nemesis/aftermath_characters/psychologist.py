"""The Psychologist: how she leads, calms and watches the others."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath_characters import verbs as own_verbs
from hullbreach.games.nemesis.aftermath_characters.events import DroneGiven
from hullbreach.games.nemesis.aftermath_characters.kinds import (
    CARDS,
    ITEMS,
    NUMBERS,
    PSYCHOLOGIST,
    beside,
    others_here,
    seat_of,
)
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.action_cards import ways_from
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import (
    draw_cards,
    faces_in_hand,
    part_with_card,
    reaction,
)
from hullbreach.games.survival.rules.contamination import scan_face
from hullbreach.games.survival.rules.discovery import read_objectives
from hullbreach.games.survival.rules.events import AttackIgnored
from hullbreach.games.survival.rules.items import take_object
from hullbreach.games.survival.rules.model import CONTAMINATED
from hullbreach.games.survival.rules.movement import CAREFUL, LOUD, walk
from hullbreach.kernel import ALL_EYES, COMMIT, Option, Rule, choose, deny, eye, rule

DONT_PANIC = "card-dont-panic"
DRONE = "quest-oculobe-drone"


# Cards


@CARDS("card-lend-a-hand")
@rule("NA-106", "NA-209")
def lend_hand(g: Nemesis, seat: int) -> Rule[None]:
    """Somebody in the room draws and discards a card; she herself draws one more."""
    yield COMMIT
    names = [own_verbs.LEND_HAND(g.name(one)) for one in g.people(g.crew[seat].slot)]
    chosen = yield from choose(seat, "ask-lend-hand", names, "NA-106")
    other, numbers = g.seat_of(chosen.args[0]), NUMBERS(g)
    draw_cards(g, other, numbers.lend_own_cards if other == seat else numbers.lend_cards)
    yield from part_with_card(g, other, "NA-106")


def suggestions(g: Nemesis, seat: int) -> list[Option]:
    """What somebody can be talked into: to go somewhere, carefully or not, or to pick something up."""
    slot = g.crew[seat].slot
    ways = [way.args for way in ways_from(g, slot)]
    silent = [
        way for way in ways if not all(g.noisy(corridor) for corridor in g.board.around[way[0]])
    ]
    return [
        *(own_verbs.SUGGEST_MOVE(*way) for way in ways),
        *(own_verbs.SUGGEST_CAREFUL(*way) for way in silent),
        *(verbs.PICK_UP(thing) for thing in g.objects(slot)),
    ]


@CARDS("card-suggestion")
@rule("N-175", "N-215")
def suggest(g: Nemesis, seat: int) -> Rule[None]:
    """Somebody else in the room does what she wants, for free, willing or not."""
    others = others_here(g, seat)
    if not others:
        yield deny("N-530", "denied-nobody-here")
    if not suggestions(g, seat):
        yield deny("N-215", "denied-shut-in")
    yield COMMIT
    names = [own_verbs.SUGGEST(g.name(other)) for other in others]
    chosen = yield from choose(seat, "ask-suggest", names, "N-175")
    whom, other = chosen.args[0], g.seat_of(chosen.args[0])
    deed = yield from choose(seat, "ask-suggest-what", suggestions(g, other), "N-175", whom=whom)
    if deed.verb == verbs.PICK_UP:
        yield from take_object(g, other, deed.args[0], g.crew[other].slot)
    else:
        slot, corridor = deed.args
        careful = deed.verb == own_verbs.SUGGEST_CAREFUL
        yield from walk(g, other, slot, corridor, CAREFUL if careful else LOUD)


@CARDS("card-group-therapy")
@rule("N-372", "N-376")
def group_therapy(g: Nemesis, seat: int) -> Rule[None]:
    """Everybody in the room may scan a contamination card: a clean one goes, an infected one stays."""
    yield COMMIT
    for other in g.people(g.crew[seat].slot):
        yield from scan_one(g, other)


def scan_one(g: Nemesis, seat: int) -> Rule[None]:
    """Scan a contamination card in hand, or none, or find other relief. Being asked tells nothing."""
    held = zip(g.hand(seat), faces_in_hand(g, seat), strict=True)
    faces = dict.fromkeys(face for card, face in held if card in CONTAMINATED)
    scans = [own_verbs.SCAN_ONE(face) for face in faces]
    choices = [*scans, *g.rules.relief(g, seat), verbs.NO_SCAN()]
    chosen = yield from choose(seat, "ask-scan-one", choices, "N-372", secret=True)
    if chosen.verb == verbs.NO_SCAN:
        return
    if chosen.verb == own_verbs.SCAN_ONE:
        scan_face(g, seat, chosen.args[0], "N-372")
    else:
        g.rules.relieve(g, seat, chosen)


@rule("N-549")
def calm(g: Nemesis, seat: int) -> Rule[bool]:
    """Somebody in her room is taken by surprise: whether she keeps them from being hurt."""
    her = beside(g, PSYCHOLOGIST, seat)
    if her is None:
        return False
    whom = g.name(seat)
    prompt, topic = "ask-dont-panic", "dont-panic"
    if not (yield from reaction(g, her, DONT_PANIC, prompt, topic, "N-549", whom=whom)):
        return False
    g.tell(AttackIgnored(whom, DONT_PANIC), "N-549")
    return True


@rule("N-549")
def steady(g: Nemesis, seat: int) -> Rule[bool]:
    """Somebody in her room is about to panic: whether she brings them to their senses."""
    her = beside(g, PSYCHOLOGIST, seat)
    if her is None:
        return False
    whom = g.name(seat)
    return (yield from reaction(g, her, DONT_PANIC, "ask-steady", "dont-panic", "N-549", whom=whom))


# Quest items


@ITEMS(DRONE)
@rule("NA-103")
def give_drone(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Hand the drone to somebody in the room, whom it follows from now on."""
    if g.name(seat) != PSYCHOLOGIST:
        yield deny("NA-103", "denied-drone")
    others = others_here(g, seat)
    if not others:
        yield deny("NA-103", "denied-nobody-here")
    yield COMMIT
    names = [own_verbs.GIVE_DRONE(g.name(other)) for other in others]
    chosen = yield from choose(seat, "ask-give-drone", names, "NA-103")
    pack = model.pack(g.seat_of(chosen.args[0]))
    g.put(item, model.pack(seat), pack)
    g.show(pack, g.single_out(item, pack), ALL_EYES)
    g.tell(DroneGiven(g.name(seat), chosen.args[0]), "NA-103")


@rule("NA-103", "NA-104")
def watched(g: Nemesis, seat: int) -> int:
    """The eyes of the Psychologist, as long as she lives, if her drone follows this character."""
    her = seat_of(g, PSYCHOLOGIST)
    if her is None or her == seat or not g.crew[her].alive or DRONE not in g.items(seat):
        return 0
    return eye(her)


@ITEMS("quest-emotion-scanner")
@rule("NA-105")
def scan_emotions(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """See the objectives of somebody in the room, or behind an open corridor."""
    here = g.crew[seat].slot
    near = [here, *(way.args[0] for way in ways_from(g, here))]
    people = [one for slot in dict.fromkeys(near) for one in g.people(slot)]
    yield from read_objectives(g, seat, people, "NA-105", "denied-nobody-near")
