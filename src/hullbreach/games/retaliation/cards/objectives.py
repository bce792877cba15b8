"""What objectives and directives ask for, at the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.retaliation.rules.effects import DIRECTIVES, OBJECTIVES, Goal
from hullbreach.games.retaliation.rules.endings import directive_met
from hullbreach.games.retaliation.rules.grid import ENDS, GAP_SECTORS, LZ
from hullbreach.games.retaliation.rules.model import DIRECTIVES as REVEALED
from hullbreach.games.retaliation.rules.model import LIFE_SUPPORT, REACTOR
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.model import CONTAMINATED, EGG, deck, discard, hand, hands
from hullbreach.kernel import rule


def survivors(g: Retaliation) -> list[int]:
    """Who has survived."""
    return [seat for seat, who in enumerate(g.crew) if who.alive]


def escaped(g: Retaliation) -> list[int]:
    """Who has left by the lander or the shuttle, whatever became of them later."""
    return [seat for seat, who in enumerate(g.crew) if who.pod in ("lander", "shuttle")]


@rule("R-449")
def queen_dead(g: Retaliation) -> bool:
    """Whether the queen is dead, or the base is no more."""
    return g.state.queen_dead or g.state.destroyed


@rule("R-450")
def nest_gone(g: Retaliation) -> bool:
    """Whether the nest is destroyed, or the base is."""
    return g.state.nest_destroyed or g.state.destroyed


@rule("R-469")
def reactor_off(g: Retaliation) -> bool:
    """Whether the Reactor was shut down: the self-destruct token is out of the game."""
    return not g.state.wired


@rule("R-457", "R-458", "R-459")
def all_rooms(g: Retaliation, sector: str) -> bool:
    """Whether all rooms of a type are discovered."""
    return not g.state.zones[f"rooms-{sector}"] and (sector != "b" or g.state.found)


def with_egg(g: Retaliation) -> list[int]:
    """Who has escaped with an egg."""
    return [seat for seat in escaped(g) if EGG in g.state.zones[hands(seat)]]


# Objectives


@rule("R-452")
@OBJECTIVES("objective-official-order")
def order_done(g: Retaliation, seat: int) -> bool:
    """The directive is fulfilled."""
    return directive_met(g, g.state.zones[REVEALED][0])


@rule("R-453")
@OBJECTIVES("objective-ulterior-motive")
def order_failed(g: Retaliation, seat: int) -> bool:
    """The directive is not fulfilled."""
    return not order_done(g, seat)


@rule("R-454")
@OBJECTIVES("objective-self-serving")
def alone(g: Retaliation, seat: int) -> bool:
    """Nobody else has survived."""
    return survivors(g) == [seat]


@rule("R-456")
@OBJECTIVES("objective-veni-vidi-vici")
def nest_conquered(g: Retaliation, seat: int) -> bool:
    """The nest is destroyed."""
    return nest_gone(g)


@rule("R-455")
@OBJECTIVES("objective-great-hunt")
def queen_hunted(g: Retaliation, seat: int) -> bool:
    """The queen is dead."""
    return queen_dead(g)


@OBJECTIVES("objective-quarantine")
def no_lander(g: Retaliation, seat: int) -> bool:
    """Nobody has left by the lander."""
    return not any(who.pod == "lander" for who in g.crew)


@OBJECTIVES("objective-shutdown")
def all_off(g: Retaliation, seat: int) -> bool:
    """No life support anywhere, and the player has data."""
    return not g.state.air and g.crew[seat].data


@OBJECTIVES("objective-crews-favorite", "objective-weve-got-history")
def favourites(g: Retaliation, seat: int) -> bool:
    """The lowest rank survives, or the highest does not; neither counts for oneself."""
    ranks = {s: g.rules.rank_of(g, s) for s in range(g.state.seats)}
    lowest = [s for s in ranks if ranks[s] == min(ranks.values())]
    highest = [s for s in ranks if ranks[s] == max(ranks.values())]
    low = seat not in lowest and all(g.crew[s].alive for s in lowest)
    high = seat not in highest and not any(g.crew[s].alive for s in highest)
    return low or high


def _without(number: int) -> Goal:
    """That the character of a player does not survive, or nobody else does."""

    def goal(g: Retaliation, seat: int) -> bool:
        victim = next(s for s, who in enumerate(g.crew) if who.number == number)
        return (victim != seat and not g.crew[victim].alive) or alone(g, seat)

    return goal


for _number, _name in enumerate(
    (
        "right-moment-to-strike",
        "greener-pastures",
        "an-old-feud",
        "hostile-takeover",
        "corporate-contract",
    ),
    1,
):
    OBJECTIVES(f"objective-{_name}")(_without(_number))


@OBJECTIVES("objective-experimental-subjects")
def carriers(g: Retaliation, seat: int) -> bool:
    """Those who escaped have three contamination cards together."""
    zones = g.state.zones
    return (
        sum(
            card in CONTAMINATED
            for one in escaped(g)
            for zone in (hand(one), deck(one), discard(one))
            for card in zones[zone]
        )
        >= 3
    )


@OBJECTIVES("objective-insider-information", "objective-states-evidence")
def only_witness(g: Retaliation, seat: int) -> bool:
    """Nobody else who has survived has data."""
    return [one for one in survivors(g) if g.crew[one].data] == [seat]


@OBJECTIVES("objective-luxurious-offer")
def own_egg(g: Retaliation, seat: int) -> bool:
    """The player has an egg."""
    return EGG in g.state.zones[hands(seat)]


# Standard directives


@rule("R-468")
@DIRECTIVES("directive-primary-samples")
def two_eggs(g: Retaliation, count: int) -> bool:
    """Those who escaped carry two eggs together."""
    return sum(g.state.zones[hands(seat)].count(EGG) for seat in escaped(g)) >= 2


@rule("R-457")
@DIRECTIVES("directive-reconnaissance")
def whole_base(g: Retaliation, count: int) -> bool:
    """All lettered rooms are discovered."""
    return all(all_rooms(g, sector) for sector in "abc")


@rule("R-460")
@DIRECTIVES("directive-escort-mission")
def escort(g: Retaliation, count: int) -> bool:
    """The robot has been in the Reactor, and data has escaped."""
    return g.state.escorted and any(g.crew[seat].data for seat in escaped(g))


@rule("R-461")
@DIRECTIVES("directive-perimeter-clearing")
def clearing(g: Retaliation, count: int) -> bool:
    """The Reactor is shut down, and sector A explored."""
    return reactor_off(g) and all_rooms(g, "a")


@rule("R-462", "R-463")
@DIRECTIVES("directive-essential-data")
def data_home(g: Retaliation, count: int) -> bool:
    """Data has left by the lander, and sector A has no unexplored corridor."""
    carried = any(who.pod == "lander" and who.data for who in g.crew)
    return carried and not any("a" in GAP_SECTORS[gap] for gap in g.dead_ends())


@rule("R-464")
@DIRECTIVES("directive-facility-restart")
def restarted(g: Retaliation, count: int) -> bool:
    """The Hibernatorium is active, and the Reactor shut down."""
    return g.state.hibernation and reactor_off(g)


@rule("R-465", "R-466")
@DIRECTIVES("directive-supply-route")
def route(g: Retaliation, count: int) -> bool:
    """Reinforced corridors lead from the Landing Zone to Life Support Control C."""
    goal = g.slot_of(LIFE_SUPPORT["c"])
    reached, edge = {LZ}, [LZ]
    while edge:
        here = edge.pop()
        for gap in g.state.reinforced:
            if here in ENDS[gap]:
                for end in ENDS[gap]:
                    if end not in reached and g.on_map(end):
                        reached.add(end)
                        edge.append(end)
    return bool(goal) and goal in reached and not g.state.destroyed


@rule("R-467")
@DIRECTIVES("directive-eradication")
def eradicated(g: Retaliation, count: int) -> bool:
    """The queen is dead, and the base stands."""
    return g.state.queen_dead and not g.state.destroyed


# Directives for those who work together


@rule("R-539")
@DIRECTIVES("directive-clean-up")
def cleaned(g: Retaliation, count: int) -> bool:
    """The nest is destroyed."""
    return nest_gone(g)


@DIRECTIVES("directive-closedown")
def all_on(g: Retaliation, count: int) -> bool:
    """Life support everywhere."""
    return len(g.state.air) == 3


@rule("R-446", "R-538")
def enough(g: Retaliation, seats: list[int], count: int) -> bool:
    """Whether one has done it, whatever became of them; where several are asked for, survivors."""
    if count > 1:
        seats = [seat for seat in seats if g.crew[seat].alive]
    return len(seats) >= count


@rule("R-446", "R-546")
@DIRECTIVES("directive-crucial-intelligence")
def intelligence(g: Retaliation, count: int) -> bool:
    """Somebody with data has left by the lander."""
    crew = enumerate(g.crew)
    return enough(g, [s for s, who in crew if who.pod == "lander" and who.data], count)


@rule("R-446", "R-538")
@DIRECTIVES("directive-culinary-sample", "directive-scientific-sample")
def samples(g: Retaliation, count: int) -> bool:
    """As many as are asked for have escaped with an egg."""
    return enough(g, with_egg(g), count)


def _discovered(sector: str) -> Callable[[Retaliation, int], bool]:
    def goal(g: Retaliation, count: int) -> bool:
        return all_rooms(g, sector)

    return goal


DIRECTIVES("directive-entrance-inspection")(_discovered("a"))
DIRECTIVES("directive-no-corner-uncovered")(_discovered("b"))
DIRECTIVES("directive-deep-search")(_discovered("c"))


@rule("R-540")
@DIRECTIVES("directive-faceoff")
def faced(g: Retaliation, count: int) -> bool:
    """The queen is dead."""
    return queen_dead(g)


@DIRECTIVES("directive-safety-procedure")
def chambers(g: Retaliation, count: int) -> bool:
    """The Hibernatorium is active."""
    return g.state.hibernation


@DIRECTIVES("directive-shutdown-order")
def shut_down(g: Retaliation, count: int) -> bool:
    """The Reactor is shut down."""
    return reactor_off(g)


@DIRECTIVES("directive-systems-backups")
def backed_up(g: Retaliation, count: int) -> bool:
    """The robot is in the Reactor."""
    return g.room(g.state.robot) == REACTOR
