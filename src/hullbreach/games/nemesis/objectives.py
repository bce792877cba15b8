"""Objectives: what each card asks for, whether it came true, and the reason in words.

A goal is a function `(g, owners)`. The owners are the seats whose card it is: one player, or in a
cooperative game the whole crew. It answers with a `Finding`, which is asked for at the end of the
game only, when the fate of the ship is settled and the dead are counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from hullbreach.games.nemesis.model import CONTENT, NUMBERS
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival import model
from hullbreach.games.survival.model import BLUE_CORPSE, EGG, EGG_BOARD, QUEEN
from hullbreach.games.survival.rulebook import row_id
from hullbreach.kernel import Text, rule
from hullbreach.kernel.effects import Effects
from hullbreach.kernel.texts import Argument

EARTH = "destination-earth"
MARS = "destination-mars"
QUARANTINE = "objective-quarantine"
SURGERY = "room-surgery"


class Finding(NamedTuple):
    """Whether something came true, and the sentence that says why or why not."""

    met: bool
    why: Text


Goal: TypeAlias = Callable[[Nemesis, list[int]], Finding]

OBJECTIVES: Effects[Goal] = Effects("objective")
SIGNALS: list[str] = []
"""The objectives that ask for the signal."""


def objective(*cards: str, signal: bool = False) -> Callable[[Goal], Goal]:
    """Register a goal as what these cards ask for; with `signal` they ask for the signal too."""

    def register(goal: Goal) -> Goal:
        OBJECTIVES(*cards)(_with_signal(goal) if signal else goal)
        if signal:
            SIGNALS.extend(cards)
        return goal

    return register


def _with_signal(goal: Goal) -> Goal:
    def signalled(g: Nemesis, owners: list[int]) -> Finding:
        return both(signal_sent(g, owners), goal(g, owners))

    return signalled


def judge(g: Nemesis, card: str, owners: list[int]) -> Finding:
    """Whether an objective is fulfilled, and why."""
    return OBJECTIVES.one(card)(g, owners)


# Findings are put together


def _say(met: bool, message: str, **args: Argument) -> Finding:
    """A finding whose sentence is `why-<message>`, or `why-not-<message>`."""
    return Finding(met, Text(f"why-{message}" if met else f"why-not-{message}", args))


def _join(first: Finding, second: Finding) -> Text:
    return Text("why-and", {"first": first.why, "rest": second.why})


def both(first: Finding, second: Finding) -> Finding:
    """Both are needed; whatever is missing is the reason."""
    if first.met == second.met:
        return Finding(first.met, _join(first, second))
    return second if first.met else first


def either(first: Finding, second: Finding) -> Finding:
    """One of them will do; it is the reason."""
    if first.met or second.met:
        return first if first.met else second
    return Finding(False, _join(first, second))


# What can be asked for


@rule("N-167")
def arrival(g: Nemesis) -> str:
    """Where the ship has arrived; nothing if it was destroyed."""
    state = g.state
    if state.destroyed or not state.jumped:
        return ""
    card = CONTENT.coordinates[row_id(state.zones["coordinates"][0])]
    return f"destination-{card.destinations[state.destination]}"


@rule("N-167")
def ship_reaches(g: Nemesis, place: str) -> Finding:
    """The ship exists and is where the coordinates say."""
    there = arrival(g)
    return _say(there == place, "ship-reached", place=place, there=there or None)


@rule("N-129", "N-137")
def ship_destroyed(g: Nemesis) -> Finding:
    """The ship is no more, in whatever way."""
    return _say(g.state.destroyed, "ship-destroyed")


@rule("N-127", "N-129", "N-137", "N-169")
def nest_destroyed(g: Nemesis) -> Finding:
    """No egg is left in the stock of the nest, or it went with the ship."""
    eggs = 0 if g.state.destroyed else len(g.state.zones[EGG_BOARD])
    return _say(eggs == 0, "nest-destroyed", eggs=eggs)


@rule("N-127", "N-129", "N-137", "N-142")
def queen_killed(g: Nemesis) -> Finding:
    """The queen was killed, or went with the ship."""
    return _say(g.state.destroyed or QUEEN in g.state.killed, "queen-killed")


@rule("N-166", "N-577")
def signal_sent(g: Nemesis, owners: list[int]) -> Finding:
    """The owner sent the signal; of a crew, as many as there are cards that ask for it."""
    sent = [seat for seat in owners if g.crew[seat].signal]
    cards = sum(card in SIGNALS for card in g.state.zones["shared-objectives"])
    needed = max(1, cards)
    return _say(len(sent) >= needed, "signal-sent", sent=len(sent), needed=needed)


def rooms_explored(g: Nemesis) -> Finding:
    """Every room is open, and no exploration token is left on one.

    On the alternative side two rooms lie open from the start, but are unexplored until somebody
    has come in.
    """
    zones = g.state.zones
    left = [
        slot for slot in g.board.slots if slot not in g.state.explored or zones[model.token(slot)]
    ]
    return _say(not left, "rooms-explored", left=len(left))


@rule("N-168")
def weakness_found(g: Nemesis, slot: str) -> Finding:
    """The weakness of one slot of the intruder board is known, whoever found it."""
    found = any(card in g.state.weaknesses for card in g.state.zones[f"weakness-{slot}"])
    return _say(found, f"weakness-{slot}-found")


@rule("N-168")
def weaknesses_found(g: Nemesis) -> Finding:
    """Enough weaknesses are known, whoever found them."""
    found, needed = len(g.state.weaknesses), NUMBERS.effects.biology
    return _say(found >= needed, "weaknesses-found", found=found, needed=needed)


@rule("N-165")
def alone(g: Nemesis, owners: list[int]) -> Finding:
    """Nobody else survives."""
    others = [seat for seat in g.order() if seat not in owners and g.crew[seat].alive]
    return _say(not others, "alone", who=g.name(others[0]) if others else None)


def holding(g: Nemesis, owners: list[int], thing: str) -> Finding:
    """A survivor among the owners has it in the hands."""
    found = any(g.crew[seat].alive and thing in g.carried(seat) for seat in owners)
    return _say(found, "holding", thing=thing)


# The cards


@objective("objective-salvaging-the-prime-asset", "objective-the-oldest-friend")
def earth_or_alone(g: Nemesis, owners: list[int]) -> Finding:
    """The ship reaches Earth, or nobody else survives."""
    return either(ship_reaches(g, EARTH), alone(g, owners))


@objective(QUARANTINE)
def quarantine(g: Nemesis, owners: list[int]) -> Finding:
    """The ship reaches Mars, or Earth without the nest."""
    if arrival(g) == EARTH:
        return nest_destroyed(g)
    return ship_reaches(g, MARS)


@objective("objective-relentless-investigator", "objective-no-man-left-behind", signal=True)
def investigator(g: Nemesis, owners: list[int]) -> Finding:
    """Every room is explored."""
    return rooms_explored(g)


@objective("objective-a-proper-burial", signal=True)
def burial(g: Nemesis, owners: list[int]) -> Finding:
    """The owner takes the blue corpse home."""
    return holding(g, owners, BLUE_CORPSE)


@objective("objective-hoarder")
def hoarder(g: Nemesis, owners: list[int]) -> Finding:
    """The owner leaves in a pod with many items; what was added to a weapon is one with it."""
    (seat,) = owners
    if g.crew[seat].status != "escaped":
        return _say(False, "in-pod")
    items, needed = len(g.items(seat)), NUMBERS.effects.hoard
    return _say(items >= needed, "hoard", items=items, needed=needed)


@objective("objective-the-great-hunt", "objective-cutting-off-the-head", signal=True)
def great_hunt(g: Nemesis, owners: list[int]) -> Finding:
    """The ship is destroyed or the queen killed."""
    return either(ship_destroyed(g), queen_killed(g))


@objective("objective-best-friends-forever")
def friends(g: Nemesis, owners: list[int]) -> Finding:
    """Somebody else survives too."""
    lonely = alone(g, owners)
    return Finding(not lonely.met, lonely.why)


@objective("objective-aliens-on-a-spaceship", "objective-clean-up-crew", signal=True)
def no_aliens(g: Nemesis, owners: list[int]) -> Finding:
    """The nest or the ship is destroyed."""
    return either(ship_destroyed(g), nest_destroyed(g))


@objective("objective-my-precious", signal=True)
@objective("objective-special-delivery")
def egg_home(g: Nemesis, owners: list[int]) -> Finding:
    """The owner takes an egg home."""
    return holding(g, owners, EGG)


@objective("objective-necroscopy", signal=True)
def necroscopy(g: Nemesis, owners: list[int]) -> Finding:
    """The weakness of the carcass is known."""
    return weakness_found(g, "carcass")


@objective("objective-ab-ovo")
def ab_ovo(g: Nemesis, owners: list[int]) -> Finding:
    """The weakness of the egg is known."""
    return weakness_found(g, "egg")


@objective("objective-extreme-field-biology", "objective-first-contact-protocol")
def biology(g: Nemesis, owners: list[int]) -> Finding:
    """Several weaknesses are known."""
    return weaknesses_found(g)


@rule("N-044", "N-164")
def _without_player(number: int) -> Goal:
    """The player with this number does not survive, or nobody but the owner does.

    An owner who has the number can only be the last one.
    """

    def goal(g: Nemesis, owners: list[int]) -> Finding:
        victim = next(seat for seat, one in enumerate(g.crew) if one.number == number)
        if victim in owners:
            return alone(g, owners)
        dead = not g.crew[victim].alive
        return either(_say(dead, "victim-dead", who=g.name(victim)), alone(g, owners))

    return goal


for _row in CONTENT.objectives.values():
    if _row.victim is not None:
        objective(f"objective-{_row.id}")(_without_player(_row.victim))


@objective("objective-destination-earth")
def earth(g: Nemesis, owners: list[int]) -> Finding:
    """The ship reaches Earth."""
    return ship_reaches(g, EARTH)


@objective("objective-emergency-post-mortem")
def post_mortem(g: Nemesis, owners: list[int]) -> Finding:
    """The blue corpse lies in the surgery; carrying it there is not enough."""
    slot = g.slot_of(SURGERY)
    return _say(bool(slot) and g.has(BLUE_CORPSE, slot), "corpse-in-surgery")


OBJECTIVES.complete(f"objective-{card}" for card in CONTENT.objectives)
