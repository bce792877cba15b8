"""Getting the better of one's mind: rest, the laboratory, determination, and the check at the end."""

from __future__ import annotations

from hullbreach.games.nemesis.rules import verbs as ship_verbs
from hullbreach.games.nemesis.rules.discovery import discover, unknown_specimens
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.void_seeders import verbs as own_verbs
from hullbreach.games.nemesis.void_seeders.effects import CARDS, ROOMS
from hullbreach.games.nemesis.void_seeders.events import MindStudied, TriedAgain
from hullbreach.games.nemesis.void_seeders.insanity import (
    calm_down,
    can_calm,
    insanity,
    move_track,
)
from hullbreach.games.nemesis.void_seeders.kinds import INSANITY, NUMBERS, STEADY_PSYCHE
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import shuffle_deck
from hullbreach.games.survival.rules.contamination import held, scan
from hullbreach.games.survival.rules.discovery import specimens
from hullbreach.games.survival.rules.events import Checked
from hullbreach.games.survival.rules.judging import perish
from hullbreach.games.survival.rules.model import CONTAMINATED
from hullbreach.games.survival.rules.wounds import heal_light
from hullbreach.kernel import COMMIT, Die, Rule, Text, choose, deny, rule
from hullbreach.kernel.texts import Argument

# Rest, shower, canteen


def _restless(g: Nemesis, seat: int) -> bool:
    """Whether there is anything that a rest would be good for."""
    return can_calm(g, seat) or bool(held(g, [model.hand(seat)]))


@CARDS.replaces("card-rest")
@rule("NV-058")
def rest(g: Nemesis, seat: int) -> Rule[None]:
    """Calm down, scan the contamination in hand, or both."""
    if not _restless(g, seat):
        yield deny("NV-058", "denied-calm")
    yield COMMIT
    yield from recover(g, seat)


@ROOMS.replaces("room-canteen")
@rule("NV-058", "N-497")
def have_snack(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Heal a light wound; and it is a rest."""
    hurt, hopeless = g.crew[seat].light, g.rules.untreatable(g, seat)
    if (hopeless or not hurt) and not _restless(g, seat):
        yield hopeless if hurt and hopeless else deny("NV-058", "denied-calm-canteen")
    yield COMMIT
    if hopeless is None:
        heal_light(g, seat, "N-497", 1)
    yield from recover(g, seat)


@ROOMS.replaces("room-shower-room")
@rule("NV-010", "NV-058")
def take_shower(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """There is no slime to wash off; but it is a rest."""
    if not _restless(g, seat):
        yield deny("NV-058", "denied-calm")
    yield COMMIT
    yield from recover(g, seat)


@rule("NV-058", "NV-059", "NV-060", "NV-095")
def recover(g: Nemesis, seat: int) -> Rule[None]:
    """The scan first, if it is wanted; after an infected card nobody calms down any more.

    The question is put even to an empty hand, for being asked must not tell what is in it.
    """
    scans = [verbs.SCAN_HAND()] if held(g, [model.hand(seat)]) else []
    choices = [*scans, verbs.NO_SCAN()]
    chosen = yield from choose(seat, "ask-scan", choices, "NV-058", secret=True)
    if chosen.verb == verbs.SCAN_HAND and scan(
        g, seat, [model.hand(seat)], "NV-058", clean=True, infected=False
    ):
        yield from g.rules.infected(g, seat)
    elif can_calm(g, seat):
        options = [own_verbs.CALM_DOWN(), own_verbs.STAY_TENSE()]
        chosen = yield from choose(seat, "ask-calm-down", options, "NV-058")
        if chosen.verb == own_verbs.CALM_DOWN:
            calm_down(g, seat, "NV-058")


# The laboratory


@rule("NV-069", "NV-103", "NV-105")
def insane_in(g: Nemesis, slot: str) -> list[int]:
    """Those in the room whose mind could be examined; nobody, if nothing is to be learned from that."""
    if not g.rules.to_learn(g, "corpse"):
        return []
    return [seat for seat in g.people(slot) if g.rules.subject(g.edition, g.crew[seat])]


@ROOMS.replaces("room-laboratory")
@rule("NV-068", "NV-069", "NV-103", "NV-105", "N-464")
def analyse(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Examine an egg, a carcass, or the mind of somebody insane who is there."""
    minds = insane_in(g, slot)
    if not specimens(g, seat, slot) and not minds:
        yield deny("N-464", "denied-nothing-to-examine")
    things = [ship_verbs.EXAMINE(thing) for thing in unknown_specimens(g, seat, slot)]
    things += [own_verbs.STUDY_MIND()] if minds else []
    if not things:
        yield g.rules.nothing_to_learn()
    yield COMMIT
    chosen = yield from choose(seat, "ask-examine", things, "N-464")
    if chosen.verb == own_verbs.STUDY_MIND:
        g.tell(MindStudied(g.name(seat)), "NV-069")
        discover(g, seat, "corpse")
    else:
        discover(g, seat, g.rules.specimen(chosen.args[0]))


def mass_therapy(g: Nemesis) -> None:
    """Everybody who lives is calmer by one, even where there is no way back otherwise."""
    for seat in g.order():
        if g.crew[seat].alive:
            move_track(g, seat, max(INSANITY.low, insanity(g, seat) - 1), "NV-055")


def try_again(g: Nemesis, seat: int, die: Die, face: str) -> Rule[str]:
    """Roll again or not; the second roll counts."""
    options = [verbs.REROLL(), verbs.KEEP_ROLL(f"combat-{face}")]
    chosen = yield from choose(seat, "ask-second-try", options, "N-325", face=f"combat-{face}")
    if chosen.verb == verbs.KEEP_ROLL:
        return face
    again = g.roll(die)
    g.tell(TriedAgain(g.name(seat), f"combat-{face}", f"combat-{again}"), "N-325")
    return again


# The end


@rule("NV-022", "NV-023", "NV-024")
def check_mind(g: Nemesis, seat: int) -> None:
    """All contamination adds to insanity; whoever is at its end needs luck with some cards."""
    deck, discard, hand = model.deck(seat), model.discard(seat), model.hand(seat)
    who: dict[str, Argument] = {"who": g.name(seat)}
    g.reveal()
    if insanity(g, seat) < INSANITY.high:
        found = len(held(g, [deck, discard, hand]))
        move_track(g, seat, min(INSANITY.high, insanity(g, seat) + found), "NV-022")
        level: dict[str, Argument] = {"found": found, "level": insanity(g, seat)}
        g.tell(Checked(Text("check-insanity", {**who, **level})), "NV-022")
    else:
        g.tell(Checked(Text("check-insane", who)), "NV-023")
    if insanity(g, seat) == INSANITY.high:
        _draw_fate(g, seat, who)


@rule("NV-024")
def _draw_fate(g: Nemesis, seat: int, who: dict[str, Argument]) -> None:
    """Any contamination card among those that are drawn kills."""
    deck, discard = model.deck(seat), model.discard(seat)
    g.move_all(model.hand(seat), deck)
    shuffle_deck(g, seat)
    steady = g.weakness(STEADY_PSYCHE)
    wanted = NUMBERS(g).steady_check if steady else g.box.numbers.body.contamination_check
    drawn = g.deal(deck, discard, min(wanted, len(g.state.zones[deck])))
    found = sum(card in CONTAMINATED for card in drawn)
    told = Text("check-cards", {**who, "drawn": len(drawn), "found": found})
    g.tell(Checked(told), "NV-024")
    if found:
        perish(g, seat, "cause-insanity", "NV-024")
