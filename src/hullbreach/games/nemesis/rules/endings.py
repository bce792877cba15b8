"""The end of the game: the airlock, the fate of the ship, who survives, who wins and why."""

from __future__ import annotations

from hullbreach.games.nemesis.cards.objectives import EARTH, MARS, QUARANTINE, arrival
from hullbreach.games.nemesis.rules.events import AirlockBlown, ShipFate
from hullbreach.games.nemesis.rules.model import DEPRESSURIZATION, NOT_STARTED
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.attacks import kill_all
from hullbreach.games.survival.rules.events import Checked, MarkerRemoved
from hullbreach.games.survival.rules.judging import (
    announce,
    check_survivors,
    choose_objectives,
    judge_crew,
    judge_each,
    perish,
)
from hullbreach.games.survival.rules.model import FIRE
from hullbreach.games.survival.rules.phases import NOBODY_LEFT
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import ALL_EYES, Rule, Text, Verdict, rule

JUMP = "end-jump"
DESTRUCTION = "end-destruct"


# The airlock


@rule("N-492", "N-493", "N-494", "N-686")
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
    yield from kill_all(g, slot, Text("cause-airlock"), "N-492")
    if g.burning(slot):
        g.lift(FIRE, slot)
        g.tell(MarkerRemoved(FIRE, g.place(slot)), "N-493")


# The end


@rule("N-116", "N-117", "N-123", "N-132", "N-133", "N-151", "N-641", "N-707")
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
        check_survivors(g)
    announce(g, judge_crew(g) if g.state.mode == "coop" else _judge_each(g))


@rule("N-118", "N-119", "N-120", "N-121", "N-122", "N-124", "N-125", "N-131", "N-637")
def _fate(g: Nemesis, reason: str, rule_id: str) -> None:
    """Whether the ship jumps or is destroyed. With nobody awake its markers run to the end."""
    state = g.state
    ticking = state.destruct != NOT_STARTED
    if reason == NOBODY_LEFT:
        g.tell(ShipFate(Text(NOBODY_LEFT)), rule_id)
        if ticking:
            state.destruct = len(g.track("self-destruct")) - 1
            reason, rule_id = DESTRUCTION, "N-124"
        else:
            state.time = len(g.track("time")) - 1
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
            perish(g, seat, "cause-jump", "N-126")
        elif g.state.destroyed and (who.awake or who.status == "hibernating"):
            perish(g, seat, "cause-ship", "N-128")


# The victory check


@rule("N-031", "N-134", "N-135", "N-136", "N-137", "N-138", "N-642")
def _check_engines(g: Nemesis) -> None:
    """The upper token of each engine is shown; with too few that work the ship explodes."""
    shown = []
    for number in range(1, 4):
        zone = f"engine-{number}"
        shown.append(g.show(zone, len(g.state.zones[zone]) - 1, ALL_EYES))
    first, second, third = shown
    engines = Text("check-engines", {"first": first, "second": second, "third": third})
    g.tell(Checked(engines), "N-134")
    working = sum(g.box.engines[row_id(token)].working for token in shown)
    if working < g.box.numbers.ship.working_engines:
        g.state.destroyed = True
        g.tell(ShipFate(Text("end-engines")), "N-135")
        for seat in _asleep(g):
            perish(g, seat, "cause-engines", "N-135")


@rule("N-064", "N-139", "N-140", "N-141", "N-142", "N-143", "N-642")
def _check_coordinates(g: Nemesis) -> None:
    """The coordinates are shown; away from Earth those asleep die, but for a quarantine on Mars."""
    g.turn_up("coordinates")
    there = arrival(g)
    space = g.box.tracks["destination"].spaces[g.state.destination].upper()
    g.tell(Checked(Text("check-coordinates", {"space": space, "place": there})), "N-139")
    if there == EARTH:
        return
    for seat in _asleep(g):
        if there == MARS and QUARANTINE in g.state.zones[model.objectives(seat)]:
            g.turn_up(model.objectives(seat))
            quarantined = Text("check-quarantine", {"who": g.name(seat), "objective": QUARANTINE})
            g.tell(Checked(quarantined), "N-141")
        else:
            perish(g, seat, "cause-destination", "N-140", place=there)


def _asleep(g: Nemesis) -> list[int]:
    return [seat for seat in g.order() if g.crew[seat].status == "hibernating"]


# Who has won


@rule("N-605")
def _judge_each(g: Nemesis) -> dict[int, Verdict]:
    """The intruder player has won if nobody else has; it is no victory that counts."""
    verdicts = judge_each(g)
    won = any(verdict.won for verdict in verdicts.values())
    for seat in range(g.state.seats):
        verdicts.setdefault(seat, Verdict(seat, False, Text("end-intruder", {"won": won})))
    return verdicts
