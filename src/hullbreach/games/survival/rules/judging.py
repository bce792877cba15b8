"""The end of a game: the last scan, and who has won and why."""

from __future__ import annotations

from hullbreach.games.survival.rules import goals, model, verbs
from hullbreach.games.survival.rules.actions import shuffle_deck
from hullbreach.games.survival.rules.contamination import scan
from hullbreach.games.survival.rules.events import (
    Checked,
    Died,
    Judged,
    ObjectiveKept,
    ObjectiveShown,
)
from hullbreach.games.survival.rules.model import BOX, CONTAMINATED, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import Ask, Rule, Text, Verdict, choose_all, rule
from hullbreach.kernel.texts import Argument

VERDICT_RULES = {
    "end-won": "N-150",
    "end-failed": "N-150",
    "end-died": "N-116",
    "end-intruder": "N-605",
    "end-crew-won": "N-576",
    "end-crew-failed": "N-576",
    "end-crew-died": "N-576",
}
"""The rule behind each verdict."""


@rule("N-064", "N-151", "N-152", "N-153", "N-154", "N-155", "N-572", "N-647", "N-701")
def choose_objectives(g: Survival[SurvivalState]) -> Rule[None]:
    """Everyone with two objectives keeps one in secret; the other leaves the game unseen."""
    seats = [
        seat
        for seat in range(g.state.seats)
        if len(g.state.zones[model.objectives(seat)]) > 1 and g.crew[seat].alive
    ]
    chosen = yield from choose_all(
        Ask(
            seat,
            "ask-objective",
            [verbs.CHOOSE_OBJECTIVE(card) for card in g.state.zones[model.objectives(seat)]],
            rule="N-151",
        )
        for seat in seats
    )
    for seat, kept in chosen.items():
        for card in list(g.state.zones[model.objectives(seat)]):
            if card != kept.args[0]:
                g.put(card, model.objectives(seat), BOX)
        g.tell(ObjectiveKept(g.name(seat)), "N-151")


def perish(
    g: Survival[SurvivalState], seat: int, cause: str, rule_id: str, **args: Argument
) -> None:
    """Die now that the game is over: nothing is dropped or opened any more."""
    who = g.crew[seat]
    who.status, who.cause = "dead", Text(cause, args)
    g.tell(Died(g.name(seat), who.cause), rule_id)


def check_survivors(g: Survival[SurvivalState]) -> None:
    """Everyone who still lives is scanned, in player order."""
    for seat in g.order():
        if g.crew[seat].alive:
            g.rules.last_check(g, seat)


@rule("N-144", "N-145", "N-146", "N-147", "N-148", "N-149")
def check_contamination(g: Survival[SurvivalState], seat: int, *, sick: bool = False) -> None:
    """A scan of all cards, unless somebody is `sick` anyway; then luck with four of them is needed."""
    deck, discard, hand = model.deck(seat), model.discard(seat), model.hand(seat)
    who: dict[str, Argument] = {"who": g.name(seat)}
    if not sick and not scan(g, seat, [deck, discard, hand], "N-145", clean=False, infected=False):
        g.tell(Checked(Text("check-clean", who)), "N-145")
        return
    g.move_all(discard, deck)
    g.move_all(hand, deck)
    shuffle_deck(g, seat)
    count = min(g.box.numbers.body.contamination_check, len(g.state.zones[deck]))
    drawn = [g.draw(deck, discard) for _ in range(count)]
    found = sum(card in CONTAMINATED for card in drawn)
    told = Text("check-cards", {**who, "drawn": count, "found": found})
    g.tell(Checked(told), "N-148" if found else "N-149")
    if found:
        perish(g, seat, "cause-contamination", "N-148")


@rule("N-116", "N-150", "N-574")
def judge_each(g: Survival[SurvivalState]) -> dict[int, Verdict]:
    """Everyone for themselves, in player order: the living show what they kept."""
    verdicts: dict[int, Verdict] = {}
    for seat in g.order():
        who = g.crew[seat]
        if who.alive:
            verdicts[seat] = _judge(g, seat)
        elif who.status == "dead":
            for card in _show_objectives(g, seat) if g.rules.dead_show else ():
                told: dict[str, Argument] = {"who": g.name(seat), "objective": card}
                g.tell(Checked(Text("check-dead-objective", told)), g.rules.dead_show)
            verdicts[seat] = Verdict(seat, False, Text("end-died", {"cause": who.cause}))
    return verdicts


def _show_objectives(g: Survival[SurvivalState], seat: int) -> list[str]:
    """The objectives of somebody who has died, for all to see."""
    zone = model.objectives(seat)
    g.turn_up(zone)
    return g.state.zones[zone]


def _judge(g: Survival[SurvivalState], seat: int) -> Verdict:
    zone = model.objectives(seat)
    g.turn_up(zone)
    (card,) = g.state.zones[zone]
    met, why = goals.judge(g, card, [seat])
    told: dict[str, Argument] = {"who": g.name(seat), "objective": card, "met": met, "why": why}
    g.tell(Checked(Text("check-objective", told)), "N-150")
    return Verdict(
        seat, met, Text("end-won" if met else "end-failed", {"objective": card, "why": why})
    )


@rule("N-576", "N-577", "N-702", "N-704")
def judge_crew(g: Survival[SurvivalState]) -> dict[int, Verdict]:
    """All for one: every shared objective, and one survivor at least."""
    crew = range(g.state.seats)
    if not any(one.alive for one in g.crew):
        return {seat: Verdict(seat, False, Text("end-crew-died")) for seat in crew}
    failed: Text | None = None
    for card in g.state.zones["shared-objectives"]:
        met, why = goals.judge(g, card, list(crew))
        told: dict[str, Argument] = {"objective": card, "met": met, "why": why}
        g.tell(Checked(Text("check-shared-objective", told)), "N-576")
        if not met and failed is None:
            failed = Text("end-crew-failed", {"objective": card, "why": why})
    reason = failed or Text("end-crew-won")
    return {seat: Verdict(seat, failed is None, reason) for seat in crew}


def announce(g: Survival[SurvivalState], verdicts: dict[int, Verdict]) -> None:
    """Tell everyone who has won and why: the game is over, so that the dead may tell, too."""
    in_order = [verdicts[seat] for seat in range(g.state.seats)]
    for verdict in in_order:
        judged = Judged(g.name(verdict.seat), verdict.won, verdict.reason)
        g.tell(judged, VERDICT_RULES[verdict.reason.id])
    for seat in g.order() if not g.rules.dead_show else ():
        if not g.crew[seat].alive:
            for card in _show_objectives(g, seat):
                g.tell(ObjectiveShown(g.name(seat), card), "N-116")
    g.finish(in_order)
