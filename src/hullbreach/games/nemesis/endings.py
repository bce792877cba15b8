"""The end of the game: the airlock, the fate of the ship, who survives, who wins and why."""

from __future__ import annotations

from hullbreach.games.nemesis.critical import DESTRUCT, TIME, choose_objectives
from hullbreach.games.nemesis.events import AirlockBlown, Checked, Judged, ShipFate
from hullbreach.games.nemesis.model import CONTENT, DEPRESSURIZATION, NOT_STARTED, NUMBERS
from hullbreach.games.nemesis.objectives import EARTH, MARS, QUARANTINE, arrival, judge
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival import model
from hullbreach.games.survival.actions import shuffle_deck
from hullbreach.games.survival.contamination import scan
from hullbreach.games.survival.events import Died, MarkerRemoved
from hullbreach.games.survival.intruders import kill
from hullbreach.games.survival.model import CONTAMINATED, FIRE
from hullbreach.games.survival.rulebook import row_id
from hullbreach.games.survival.wounds import die
from hullbreach.kernel import ALL_EYES, Rule, Text, Verdict, rule
from hullbreach.kernel.texts import Argument

NOBODY_LEFT = "end-nobody"
JUMP = "end-jump"
DESTRUCTION = "end-destruct"
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


# The airlock


@rule("N-492", "N-493", "N-494")
def blow_airlock(g: Nemesis) -> Rule[None]:
    """A room that was to lose its air loses it, if all its doors are still closed."""
    slot = g.state.airless
    if not slot:
        return
    g.lift(DEPRESSURIZATION, slot)
    g.state.airless = ""
    if not all(g.closed(way) for way, _ in g.board.ways[slot]):
        return
    g.tell(AirlockBlown(g.place(slot)), "N-492")
    for intruder in g.intruders(slot):
        kill(g, intruder)
    for seat in g.people(slot):
        yield from die(g, seat, Text("cause-airlock"), "N-492")
    if g.burning(slot):
        g.lift(FIRE, slot)
        g.tell(MarkerRemoved(FIRE, g.place(slot)), "N-493")


# The end


@rule("N-116", "N-117", "N-123", "N-132", "N-133", "N-151")
def end_game(g: Nemesis, reason: str, rule_id: str) -> Rule[None]:
    """The game is over. If anybody lives, the victory check follows, in its order.

    Whoever has met no intruder so far still has two objectives, and keeps one before the check.
    """
    _fate(g, reason, rule_id)
    _count_the_dead(g)
    if any(one.alive for one in g.crew):
        yield from choose_objectives(g)
        if not g.state.destroyed:
            _check_engines(g)
        if not g.state.destroyed:
            _check_coordinates(g)
        for seat in g.order():
            if g.crew[seat].alive:
                _check_contamination(g, seat)
    verdicts = _judge_crew(g) if g.state.mode == "coop" else _judge_each(g)
    for verdict in verdicts:
        judged = Judged(g.name(verdict.seat), verdict.won, verdict.reason)
        g.tell(judged, VERDICT_RULES[verdict.reason.id])
    g.finish(verdicts)


@rule("N-118", "N-119", "N-120", "N-121", "N-122", "N-124", "N-125", "N-131")
def _fate(g: Nemesis, reason: str, rule_id: str) -> None:
    """Whether the ship jumps or is destroyed. With nobody awake its markers run to the end."""
    state = g.state
    ticking = state.destruct != NOT_STARTED
    if reason == NOBODY_LEFT:
        g.tell(ShipFate(Text(NOBODY_LEFT)), rule_id)
        if ticking:
            state.destruct = len(DESTRUCT) - 1
            reason, rule_id = DESTRUCTION, "N-124"
        else:
            state.time = len(TIME) - 1
            reason, rule_id = JUMP, "N-125"
    elif reason == JUMP and ticking:
        reason, rule_id = "end-jump-destruct", "N-119"
    state.jumped = reason == JUMP
    state.destroyed = not state.jumped
    g.tell(ShipFate(Text(reason)), rule_id)


@rule("N-126", "N-127", "N-128", "N-130", "N-131")
def _count_the_dead(g: Nemesis) -> None:
    """A jump kills who is awake aboard; the end of the ship also those asleep."""
    for seat in g.order():
        who = g.crew[seat]
        if g.state.jumped and who.awake:
            _perish(g, seat, "cause-jump", "N-126")
        elif g.state.destroyed and (who.awake or who.status == "hibernating"):
            _perish(g, seat, "cause-ship", "N-128")


def _perish(g: Nemesis, seat: int, cause: str, rule_id: str, **args: Argument) -> None:
    """Die now that the game is over: nothing is dropped or unlocked any more."""
    who = g.crew[seat]
    who.status, who.cause = "dead", Text(cause, args)
    g.tell(Died(g.name(seat), who.cause), rule_id)


# The victory check


@rule("N-031", "N-134", "N-135", "N-136", "N-137", "N-138")
def _check_engines(g: Nemesis) -> None:
    """The upper token of each engine is shown; with too few that work the ship explodes."""
    shown = []
    for number in range(1, 4):
        zone = f"engine-{number}"
        shown.append(g.show(zone, len(g.state.zones[zone]) - 1, ALL_EYES))
    first, second, third = shown
    engines = Text("check-engines", {"first": first, "second": second, "third": third})
    g.tell(Checked(engines), "N-134")
    working = sum(CONTENT.engines[row_id(token)].working for token in shown)
    if working < NUMBERS.ship.working_engines:
        g.state.destroyed = True
        g.tell(ShipFate(Text("end-engines")), "N-135")
        for seat in _asleep(g):
            _perish(g, seat, "cause-engines", "N-135")


@rule("N-064", "N-139", "N-140", "N-141", "N-142", "N-143")
def _check_coordinates(g: Nemesis) -> None:
    """The coordinates are shown; away from Earth those asleep die, but for a quarantine on Mars."""
    g.turn_up("coordinates")
    there = arrival(g)
    space = CONTENT.tracks["destination"].spaces[g.state.destination].upper()
    g.tell(Checked(Text("check-coordinates", {"space": space, "place": there})), "N-139")
    if there == EARTH:
        return
    for seat in _asleep(g):
        if there == MARS and QUARANTINE in g.state.zones[model.objectives(seat)]:
            g.turn_up(model.objectives(seat))
            quarantined = Text("check-quarantine", {"who": g.name(seat), "objective": QUARANTINE})
            g.tell(Checked(quarantined), "N-141")
        else:
            _perish(g, seat, "cause-destination", "N-140", place=there)


def _asleep(g: Nemesis) -> list[int]:
    return [seat for seat in g.order() if g.crew[seat].status == "hibernating"]


@rule("N-144", "N-145", "N-146", "N-147", "N-148", "N-149")
def _check_contamination(g: Nemesis, seat: int) -> None:
    """A scan of all cards; whoever is infected or has a larva needs luck with four of them."""
    deck, discard, hand = model.deck(seat), model.discard(seat), model.hand(seat)
    who: dict[str, Argument] = {"who": g.name(seat)}
    if g.crew[seat].larva:
        g.tell(Checked(Text("check-larva", who)), "N-146")
    elif not scan(g, seat, [deck, discard, hand], "N-145", clean=False, infected=False):
        g.tell(Checked(Text("check-clean", who)), "N-145")
        return
    g.move_all(discard, deck)
    g.move_all(hand, deck)
    shuffle_deck(g, seat)
    count = min(NUMBERS.body.contamination_check, len(g.state.zones[deck]))
    drawn = [g.draw(deck, discard) for _ in range(count)]
    found = sum(card in CONTAMINATED for card in drawn)
    told = Text("check-cards", {**who, "drawn": count, "found": found})
    g.tell(Checked(told), "N-148" if found else "N-149")
    if found:
        _perish(g, seat, "cause-contamination", "N-148")


# Who has won


@rule("N-116", "N-150", "N-574", "N-605")
def _judge_each(g: Nemesis) -> list[Verdict]:
    """Everyone for themselves: the living show what they kept."""
    verdicts: dict[int, Verdict] = {}
    for seat in g.order():
        who = g.crew[seat]
        if who.alive:
            verdicts[seat] = _judge(g, seat)
        elif who.status == "dead":
            verdicts[seat] = Verdict(seat, False, Text("end-died", {"cause": who.cause}))
    won = any(verdict.won for verdict in verdicts.values())
    for seat in range(g.state.seats):
        if seat not in verdicts:
            verdicts[seat] = Verdict(seat, False, Text("end-intruder", {"won": won}))
    return [verdicts[seat] for seat in range(g.state.seats)]


def _judge(g: Nemesis, seat: int) -> Verdict:
    zone = model.objectives(seat)
    g.turn_up(zone)
    (card,) = g.state.zones[zone]
    met, why = judge(g, card, [seat])
    told: dict[str, Argument] = {"who": g.name(seat), "objective": card, "met": met, "why": why}
    g.tell(Checked(Text("check-objective", told)), "N-150")
    return Verdict(
        seat, met, Text("end-won" if met else "end-failed", {"objective": card, "why": why})
    )


@rule("N-576", "N-577")
def _judge_crew(g: Nemesis) -> list[Verdict]:
    """All for one: every shared objective, and one survivor at least."""
    crew = range(g.state.seats)
    if not any(one.alive for one in g.crew):
        return [Verdict(seat, False, Text("end-crew-died")) for seat in crew]
    failed: Text | None = None
    for card in g.state.zones["shared-objectives"]:
        met, why = judge(g, card, list(crew))
        told: dict[str, Argument] = {"objective": card, "met": met, "why": why}
        g.tell(Checked(Text("check-shared-objective", told)), "N-576")
        if not met and failed is None:
            failed = Text("end-crew-failed", {"objective": card, "why": why})
    reason = failed or Text("end-crew-won")
    return [Verdict(seat, failed is None, reason) for seat in crew]
