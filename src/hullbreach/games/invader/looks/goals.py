"""What a mission asks for, aim by aim, and whether it is so now; and how it is lost.

An aim is the message `invader-goal-<name>` with its numbers, a way to lose the message `invader-lost-<name>`,
named as the end of the game that it leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from hullbreach.games.invader.box import LEVELS, Colour
from hullbreach.games.invader.looks.view import View
from hullbreach.games.invader.rules.model import GUN, TANK
from hullbreach.kernel.events import listed
from hullbreach.kernel.scenes import Goal
from hullbreach.kernel.texts import Text

if TYPE_CHECKING:
    from hullbreach.games.invader.edition import InvaderEdition

Gauge = Callable[["InvaderEdition", View], Goal]
ORANGE = LEVELS.index("orange")


def aim(name: str, done: int, all_: int) -> Goal:
    """An aim that is reached when all of something is done."""
    return Goal(Text(f"invader-goal-{name}", {"done": done, "all": all_}), done >= all_)


def at_gun(edition: InvaderEdition, view: View) -> Goal:
    """How many of the crew are at the sentry gun."""
    zone = view.machines.get(GUN)
    return aim("gun", sum(one.zone == zone for one in view.crew), len(view.crew))


def clear(edition: InvaderEdition, view: View) -> Goal:
    """Whether no Xeno is at the sentry gun."""
    there = sum(view.horde.get(view.machines.get(GUN, ""), ()))
    return Goal(Text("invader-goal-clear", {"left": there}), not there)


def burnt(edition: InvaderEdition, view: View) -> Goal:
    """Whether the nest is burnt."""
    return Goal(Text("invader-goal-burnt"), "burnt" in view.marks)


def orange(edition: InvaderEdition, view: View) -> Goal:
    """How many have come to the level orange."""
    return aim("orange", sum(one.level >= ORANGE for one in view.crew), len(view.crew))


def breathing(edition: InvaderEdition, view: View) -> Goal:
    """How many wear a new oxygen tank and have no old one any more."""
    new = (TANK in one.body and f"old-{one.id}" not in view.marks for one in view.crew)
    return aim("tanks", sum(new), len(view.crew))


def sampled(edition: InvaderEdition, view: View) -> Goal:
    """How many samples there are: of every kind of Xeno, and of mold."""
    return aim(
        "samples", sum(one.startswith("sample-") for one in view.marks), len(edition.kinds) + 1
    )


AIMS: Mapping[str, tuple[Gauge, ...]] = {
    "m1": (at_gun, clear),
    "m6": (burnt,),
    "m8": (orange,),
    "m10": (breathing, sampled),
}
"""What only some missions ask for."""
DANGERS: Mapping[str, tuple[str, ...]] = {
    "m1": ("gun",),
    "m2": ("child",),
    "m3": ("crew",),
    "m8": ("locked",),
    "m9": ("guest",),
}
"""How only some missions are lost."""


def goals(edition: InvaderEdition, view: View) -> list[Goal]:
    """Objectives to be taken step by step, what only this mission wants, and everybody's way out."""
    row = edition.mission
    found = [taking(edition, view, step) for step in row.takes]
    found += [gauge(edition, view) for gauge in AIMS.get(row.id, ())]
    if row.crew:
        left = view.marks.get("crew", 0)
        found.append(Goal(Text("invader-goal-crew", {"left": left}), not left))
    if edition.rules.exit:
        found.append(aim("out", sum(one.out for one in view.crew), len(view.crew)))
    return found


def taking(edition: InvaderEdition, view: View, step: tuple[Colour, ...]) -> Goal:
    """The objectives of some colours, wherever others lie face down, and how many were taken.

    Whoever is out took a remote control along: nobody leaves before everything was taken.
    """
    row = edition.mission
    laid = [*row.hidden_objectives, *(one.colour for one in row.shown)]
    held = [*view.taken, *(token for one in view.crew for token in one.remotes)]
    wanted = {colour: laid.count(colour) for colour in step}
    all_ = sum(wanted.values())
    taken = sum(min(held.count(f"objective-{one}"), most) for one, most in wanted.items())
    if row.exit and any(one.out for one in view.crew):
        taken = all_
    if set(laid) <= set(step):
        return aim("all", taken, all_)
    what = listed([f"objective-{colour}" for colour in wanted])
    words = Text("invader-goal-take", {"what": what, "done": taken, "all": all_})
    return Goal(words, taken >= all_)


def dangers(edition: InvaderEdition) -> list[Text]:
    """How the mission is lost."""
    row = edition.mission
    names = ["fallen", *DANGERS.get(row.id, ())]
    names += ["objective"] if row.needs else []
    names += ["oxygen"] if edition.rules.tanks_for_all else []
    return [Text(f"invader-lost-{name}") for name in (*names, "mold")]
