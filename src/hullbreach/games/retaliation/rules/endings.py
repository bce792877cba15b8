"""The end of the game: the fate of the base, the last procedures, and who has won."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import draw_cards
from hullbreach.games.retaliation.rules.body import (
    contaminate,
    contamination_procedure,
    die,
    take_contamination,
)
from hullbreach.games.retaliation.rules.events import Withstood
from hullbreach.games.retaliation.rules.hive import place_in_room
from hullbreach.games.retaliation.rules.model import DIRECTIVES, NOT_STARTED, ROUNDS
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.actions import shuffle_deck
from hullbreach.games.survival.rules.contamination import shuffle_all
from hullbreach.games.survival.rules.events import Checked, Fate, Judged, ObjectiveKept
from hullbreach.games.survival.rules.model import BOX, CONTAMINATED, deck, discard, hand, objectives
from hullbreach.kernel import Rule, Text, Verdict, choose, rule

DRAWN_AT_METAMORPHOSIS = 4
LOST = ("end-fire", "end-destruct")
"""Ends by which the base is destroyed."""


@rule("R-425", "R-426", "R-436", "R-437", "R-438", "R-644")
def end_game(g: Retaliation, reason: str, rule_id: str) -> Rule[None]:
    """The game is over: the fate of the base, the last procedures, the verdicts."""
    state = g.state
    g.tell(Fate(Text(reason)), rule_id)
    due = state.destruct != NOT_STARTED and (
        reason == "end-nobody" or (reason == "end-rounds" and state.destruct > ROUNDS)
    )
    if due:
        g.tell(Fate(Text("end-destruct")), "R-438")
    state.destroyed = due or reason in LOST
    _the_lost(g)
    yield from last_procedures(g)
    yield from last_choices(g)
    verdicts = _together(g) if state.mode != "standard" else _each(g)
    for one in verdicts:
        g.tell(Judged(g.name(one.seat), one.won, one.reason), "R-442")
    g.finish(verdicts)


@rule("R-425", "R-431", "R-436")
def _the_lost(g: Retaliation) -> None:
    """Whoever is still in the base dies; hibernating only if it is destroyed."""
    for seat, who in enumerate(g.crew):
        hibernating = who.status == "hibernating"
        if who.awake or (hibernating and g.state.destroyed):
            cause = "cause-base" if g.state.destroyed else "cause-left-behind"
            die(g, seat, Text(cause), "R-436")


@rule("R-439", "R-440", "R-645")
def last_procedures(g: Retaliation) -> Rule[None]:
    """Contamination for those without a larva, then metamorphosis for those with one."""
    for seat in g.order():
        who = g.crew[seat]
        if who.alive and not who.larva:
            g.move_all(deck(seat), hand(seat))
            g.move_all(discard(seat), hand(seat))
            contamination_procedure(g, seat, "R-439")
    for seat in g.order():
        who = g.crew[seat]
        if who.alive and who.larva:
            take_contamination(g, seat, "R-440")
            shuffle_all(g, seat)
            metamorphosis(g, seat)
    yield from ()


@rule("R-418", "R-419", "R-420", "R-641")
def metamorphosis(g: Retaliation, seat: int) -> bool:
    """Four cards are drawn: any contamination in hand is death. Whether the character died."""
    draw_cards(g, seat, DRAWN_AT_METAMORPHOSIS)
    g.reveal()
    if any(card in CONTAMINATED for card in g.hand(seat)):
        die(g, seat, Text("cause-metamorphosis"), "R-419")
        return True
    g.move_all(hand(seat), discard(seat))
    g.tell(Withstood(g.name(seat)), "R-420")
    return False


@rule("R-418", "R-421")
def eclosion(g: Retaliation, spawn: str, rule_id: str) -> Rule[None]:
    """Larvae leave their hosts, and one of this kind stands there; others may learn that they carry one.

    Whoever dies of an armour before is no host any more.
    """
    for seat in g.order():
        who = g.crew[seat]
        if not who.aboard:
            continue
        if not who.larva:
            draw_cards(g, seat, DRAWN_AT_METAMORPHOSIS)
            contamination_procedure(g, seat, rule_id)
            g.move_all(hand(seat), discard(seat))
            continue
        contaminate(g, seat, rule_id)
        if who.aboard:
            g.move_all(hand(seat), discard(seat))
            shuffle_deck(g, seat)
            if metamorphosis(g, seat):
                yield from place_in_room(g, spawn, who.slot)


@rule("R-109", "R-568")
def last_choices(g: Retaliation) -> Rule[None]:
    """Whoever has not chosen an objective does so now, and draws no cards."""
    for seat in g.order():
        if g.crew[seat].alive and len(g.state.zones[objectives(seat)]) > 1:
            yield from keep_one(g, seat)


@rule("R-105", "R-109", "R-568")
def keep_one(g: Retaliation, seat: int) -> Rule[None]:
    """One of two objectives stays; the other leaves the game unseen."""
    mine = g.state.zones[objectives(seat)]
    answers = [verbs.CHOOSE_OBJECTIVE(card) for card in mine]
    chosen = yield from choose(seat, "ask-objective", answers, "R-102", secret=True)
    other = next(card for card in mine if card != chosen.args[0])
    g.put(other, objectives(seat), BOX)
    g.crew[seat].chose = True
    g.tell(ObjectiveKept(g.name(seat)), "R-102")


@rule("R-108", "R-441", "R-442", "R-443", "R-444", "R-445")
def _each(g: Retaliation) -> list[Verdict]:
    """Everyone for themselves: the living show what they kept."""
    found = []
    for seat, who in enumerate(g.crew):
        if not who.alive:
            found.append(Verdict(seat, False, Text("end-died", {"cause": who.cause})))
            continue
        g.turn_up(objectives(seat))
        card = g.state.zones[objectives(seat)][0]
        met = fulfilled(g, card, seat)
        g.tell(Checked(Text("check-goal", {"what": card, "met": met})), "R-441")
        reason = Text("end-goal-won" if met else "end-goal-failed", {"objective": card})
        found.append(Verdict(seat, met, reason))
    return found


def fulfilled(g: Retaliation, card: str, seat: int) -> bool:
    """Whether an objective is met for whoever keeps it."""
    met: bool = g.effects.objectives.one(card)(g, seat)
    return met


@rule("R-537", "R-538", "R-546")
def _together(g: Retaliation) -> list[Verdict]:
    """All for one: every directive, and one survivor at least."""
    crew = range(g.state.seats)
    if not any(who.alive for who in g.crew):
        return [Verdict(seat, False, Text("end-crew-died")) for seat in crew]
    failed = None
    for card in g.state.zones[DIRECTIVES]:
        met = directive_met(g, card)
        g.tell(Checked(Text("check-goal", {"what": card, "met": met})), "R-537")
        if not met and failed is None:
            failed = Text("end-goal-failed", {"objective": card})
    reason = failed or Text("end-crew-won")
    return [Verdict(seat, failed is None, reason) for seat in crew]


@rule("R-538", "R-546")
def directive_met(g: Retaliation, card: str) -> bool:
    """Whether a directive is met; where several ask for the same, as often as they do.

    No more is asked for than there are characters.
    """
    goal = g.effects.directives.one(card)
    alike = [one for one in g.state.zones[DIRECTIVES] if g.effects.directives.one(one) is goal]
    met: bool = goal(g, min(len(alike), g.state.seats))
    return met
