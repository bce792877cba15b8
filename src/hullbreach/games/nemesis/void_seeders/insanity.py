"""Insanity: the track that only goes one way from a point on, and panic, which feeds on it."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.void_seeders.events import (
    InsanityFell,
    InsanityRose,
    PanicDrawn,
    PanicFailed,
    PanicStopped,
)
from hullbreach.games.nemesis.void_seeders.kinds import INSANITY, NUMBERS, PANIC
from hullbreach.games.survival.rules.actions import interrupted, renew
from hullbreach.games.survival.rules.model import DRAWN
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.wounds import die
from hullbreach.kernel import Rule, Text, rule
from hullbreach.kernel.counters import change, count
from hullbreach.kernel.effects import Effects

Panic = Callable[[Nemesis, int], Rule[bool]]
Chance = Callable[[Nemesis, int], bool]

PANICS: Effects[Panic] = Effects("panic")
"""What each panic card does; False if it turned out that it could not be done."""
POSSIBLE: Effects[Chance] = Effects("panic")
"""Whether there is anything that a panic card could do."""


def insanity(g: Nemesis, seat: int) -> int:
    """How insane a character is."""
    return count(g.crew[seat], INSANITY)


# The track


@rule("NV-056", "NV-101")
def go_mad(g: Nemesis, seat: int, rule_id: str) -> Rule[None]:
    """Insanity rises by one; whoever is at the end of the track dies."""
    if not g.crew[seat].alive:
        return
    if insanity(g, seat) == INSANITY.high:
        yield from die(g, seat, Text("cause-insanity"), "NV-056")
        return
    move_track(g, seat, insanity(g, seat) + 1, rule_id)


@rule("NV-059", "NV-060", "NV-097")
def lose_mind(g: Nemesis, seat: int, rule_id: str) -> None:
    """Insanity rises to the end of the track, which does not kill."""
    move_track(g, seat, INSANITY.high, rule_id)


@rule("NV-055", "NV-094")
def can_calm(g: Nemesis, seat: int) -> bool:
    """Whether insanity can sink: not at the start, and not where the track has no arrow back."""
    found: bool = g.rules.restless(g.edition, g.crew[seat])
    return found


@rule("NV-055", "NV-058", "NV-094")
def calm_down(g: Nemesis, seat: int, rule_id: str) -> None:
    """Insanity sinks by one, where that is possible."""
    if can_calm(g, seat):
        move_track(g, seat, insanity(g, seat) - 1, rule_id)


@rule("NV-061", "NV-062", "NV-096")
def clear_mind(g: Nemesis, seat: int, rule_id: str) -> None:
    """Insanity sinks to the point from which there is no way back; it never rises."""
    move_track(g, seat, min(insanity(g, seat), NUMBERS(g).trap), rule_id)


def move_track(g: Nemesis, seat: int, level: int, rule_id: str) -> None:
    """The marker is on another space of the track."""
    moved = change(g.crew[seat], INSANITY, level - insanity(g, seat))
    if moved:
        told = InsanityRose if moved > 0 else InsanityFell
        g.tell(told(g.name(seat), insanity(g, seat)), rule_id)


# Panic


@rule("NV-063", "NV-064", "NV-065", "NV-066", "NV-099")
def panic(g: Nemesis, seat: int, rule_id: str) -> Rule[None]:
    """Draw a panic card. Whoever is insane enough does what it says; all others grow more insane."""
    if not g.crew[seat].awake or not renew(g, PANIC, "NV-099"):
        return
    card = g.draw(f"deck-{PANIC}", DRAWN)
    level, mind = g.box.own_decks[PANIC][row_id(card)].value, insanity(g, seat)
    works = mind >= level and POSSIBLE.one(card)(g, seat)
    g.tell(PanicDrawn(g.name(seat), card, level, mind, not works), rule_id)
    if works:
        yield from give_in(g, seat, card)
    else:
        yield from go_mad(g, seat, "NV-064" if mind < level else "NV-065")
    g.put(card, DRAWN, f"discard-{PANIC}")


@rule("NV-065", "NV-066", "NV-067", "NV-100", "NV-102")
def give_in(g: Nemesis, seat: int, card: str) -> Rule[None]:
    """What a panic card says happens, unless somebody in the room prevents it."""
    stopped = yield from interrupted(g, seat, Text("act-panic", {"a": card}))
    if stopped or (yield from g.rules.steadied(g, seat)):
        g.tell(PanicStopped(g.name(seat), card), "NV-067")
    elif not (yield from PANICS.one(card)(g, seat)):
        g.tell(PanicFailed(g.name(seat), card), "NV-065")
        yield from go_mad(g, seat, "NV-065")
