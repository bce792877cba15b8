"""The end of an epilogue: who gets away, and who has done what the mission, or the offer, asked for."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath import alerts
from hullbreach.games.nemesis.aftermath.model import SHUTTLE, TRACK, set_counters
from hullbreach.games.nemesis.aftermath.tokens import unrevealed
from hullbreach.games.nemesis.epilogue.events import ShuttleLaunched
from hullbreach.games.nemesis.epilogue.numbers import NUMBERS
from hullbreach.games.nemesis.epilogue.offer import has_offer, last_chance, requirement
from hullbreach.games.nemesis.epilogue.requirements import REQUIREMENTS, offer_met
from hullbreach.games.nemesis.epilogue.rounds import FAILED, LAUNCH
from hullbreach.games.nemesis.rules.events import ShipFate
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.events import Checked, Judged
from hullbreach.games.survival.rules.judging import check_survivors, perish
from hullbreach.games.survival.rules.phases import NOBODY_LEFT
from hullbreach.kernel import Rule, Text, Verdict, rule

ABOARD = ("aboard", "pod")


@rule("NA-020", "NA-021", "NA-026", "NA-173", "NA-174")
def end_epilogue(g: Nemesis, reason: str, rule_id: str) -> Rule[None]:
    """How the ship ends, who lives, and who has won."""
    yield from last_chance(g)
    if reason == NOBODY_LEFT:
        g.tell(ShipFate(Text(NOBODY_LEFT)), rule_id)
        set_counters(g, shuttle=len(g.track(TRACK)) - 1)
        reason, rule_id = LAUNCH, "NA-174"
    g.tell(ShipFate(Text(reason)), rule_id)
    if reason == FAILED:
        _fail(g)
    elif reason == LAUNCH:
        _launch(g)
    else:
        g.state.destroyed = True
        for seat in g.order():
            if g.crew[seat].status in ABOARD:
                perish(g, seat, "cause-ship", "NA-173")
    check_survivors(g)
    announce(g)


@rule("NA-021", "NA-029", "NA-178")
def _fail(g: Nemesis) -> None:
    """An alert that was not dealt with is the end of everybody but the owner of the offer."""
    alerts.fail(g, "NA-017")
    for seat in g.order():
        if g.crew[seat].alive and not has_offer(g, seat):
            perish(g, seat, "cause-alert", "NA-021")


@rule("NA-019", "NA-020")
def _launch(g: Nemesis) -> None:
    """Who is on the shuttle gets away; who is still on the ship does not."""
    crew = [seat for seat in g.order() if g.crew[seat].aboard and g.crew[seat].slot in SHUTTLE]
    for seat in crew:
        g.crew[seat].status = "escaped"
    g.tell(ShuttleLaunched([g.name(seat) for seat in crew]), "NA-019")
    for seat in g.order():
        if g.crew[seat].status in ABOARD:
            perish(g, seat, "cause-left-behind", "NA-020")


# Who has won


def announce(g: Nemesis) -> None:
    """Everybody shows what they wanted, and hears how it ended for them."""
    verdicts = {seat: judge(g, seat) for seat in g.order()}
    in_order = [verdicts[seat] for seat in range(g.state.seats)]
    for verdict in in_order:
        g.turn_up(requirement(verdict.seat))
        judged = Judged(g.name(verdict.seat), verdict.won, verdict.reason)
        g.tell(judged, RULES[verdict.reason.id])
    g.finish(in_order)


RULES = {
    "end-died": "NA-025",
    "end-offer": "NA-028",
    "end-remnants": "NA-022",
    "end-requirement": "NA-024",
}
"""The rule behind each verdict."""


@rule("NA-022", "NA-023", "NA-024", "NA-025", "NA-028", "NA-178")
def judge(g: Nemesis, seat: int) -> Verdict:
    """The offer stands alone; all others need the crew's mission and their own requirement."""
    if not g.crew[seat].alive:
        return Verdict(seat, False, Text("end-died", {"cause": g.crew[seat].cause}))
    if has_offer(g, seat):
        met = offer_met(g, seat)
        return Verdict(seat, met, Text("end-offer", {"met": met}))
    left, allowed = unrevealed(g), NUMBERS(g).unrevealed[g.state.seats - 1]
    if left > allowed:
        return Verdict(seat, False, Text("end-remnants", {"left": left, "allowed": allowed}))
    (card,) = g.state.zones[requirement(seat)]
    met = REQUIREMENTS[card](g, seat)
    g.tell(
        Checked(Text("check-requirement", {"who": g.name(seat), "card": card, "met": met})),
        "NA-024",
    )
    return Verdict(seat, met, Text("end-requirement", {"card": card, "met": met}))
