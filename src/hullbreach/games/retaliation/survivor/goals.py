"""What is left to do: what directives and objectives ask for, where, and how one gets away."""

from __future__ import annotations

from functools import cached_property
from math import exp, log
from typing import NamedTuple

from hullbreach.games.retaliation.rules.grid import HIB, LZ
from hullbreach.games.retaliation.rules.model import (
    BELT,
    COOLING,
    LIFE_SUPPORT,
    NEST,
    REACTOR,
    SHUTTLE,
    SURGERY,
)
from hullbreach.games.retaliation.survivor.situation import FAR, Situation
from hullbreach.games.survival.rules.model import EGG

SERVER = "room-server-room"
STEPS = 3.0
"""How far one comes in a round."""
DEED = 2.0
"""What it costs to use a room, in steps."""
REPAIR = 3.0
"""What it costs more if the room is broken, in steps,"""
NO_REPAIR = 8.0
"""and if nothing to repair it is at hand."""
WATCH = 1.0
"""What a round of waiting for the lander costs, in steps."""
FADING = 12.0
"""So many steps leave a third of the chance to win."""
CALLS = {"character-officer": 2.5, "character-contractor": 0.0}
"""How many rounds earlier a character's cards make the lander come, in each round of waiting,"""
CALL = 0.5
"""and those of all others."""
SEARCH = 2.0
"""What it costs to discover another room on the search for one."""
QUIET = 2.0
"""So much farther one goes for a quieter corridor, in steps."""
LETTERED = 0.75
"""How many of the rooms that are discovered are of the sector's own."""
AFTER = {
    LIFE_SUPPORT["a"]: "a",
    LIFE_SUPPORT["b"]: "b",
    LIFE_SUPPORT["c"]: "c",
    SERVER: "b",
    COOLING: "b",
    REACTOR: "c",
    SHUTTLE: "c",
    NEST: "c",
}
"""The sector in which a room is found."""
SHORT = 4
"""With so few turns to breathe one looks for air."""
FAR_SURGERY = 5.0
"""So far one goes to be rid of a larva, in steps,"""
LATE = 11
"""until this round."""
REPAIRS = ("card-repairs", "card-fast-repairs")
REPAIR_ITEMS = ("item-tools", "item-duct-tape", "item-engineering-equipment")
ROBOT_CALLER = "item-supporting-robot-controller"
"""Lets the robot come to whoever has it, wherever it is."""


def gamble(odds: float, cost: float, otherwise: float) -> float:
    """What something costs that succeeds with these odds, where one has another way to go if it fails."""
    chance = odds + (1.0 - odds) * exp(-min(otherwise, FAR) / FADING)
    return cost - FADING * log(chance) if chance else FAR


class Errand(NamedTuple):
    """Something to do: where, by which option, with which effects of a room in order of preference."""

    name: str
    space: str
    """Where to be; nothing if nobody knows how to get there."""
    cost: float
    """How much trouble it is, in steps."""
    option: str = "room"
    gap: str = ""
    """The corridor through which to explore."""
    effects: tuple[str, ...] = ()
    leaves: bool = False
    """Whether it is the way out."""


class Goals:
    """What a player is after."""

    def __init__(self, s: Situation) -> None:
        self.s = s
        self.view = s.view

    # Errands

    def can_repair(self) -> bool:
        """Whether the player has something to repair a room with."""
        return any(card in self.view.hand for card in REPAIRS) or bool(self.s.has(*REPAIR_ITEMS))

    def at(self, name: str, room: str, effect: str, *, leaves: bool = False) -> Errand:
        """To use a room, or to look for it first."""
        s = self.s
        space = s.where.get(room, "")
        if not space:
            return self.explore(name, AFTER[room], DEED + self.search(AFTER[room]))
        cost = s.to(space) + DEED
        if s.broken(space):
            cost += REPAIR if self.can_repair() else NO_REPAIR
        return Errand(name, space, cost, effects=(effect,), leaves=leaves)

    def search(self, sector: str) -> float:
        """What it costs to find one room of a sector after the first that is discovered there."""
        hidden: int = self.view.decks[f"rooms-{sector}"]
        return SEARCH * ((hidden + 1) / 2 / LETTERED - 1.0)

    def explore(self, name: str, sectors: str, extra: float = 0.0) -> Errand:
        """To go where nobody has been, in one of some sectors: out of the nearest room by the quietest corridor."""
        ways = self.s.unknown(sectors)
        if not ways:
            return Errand(name, "", FAR, option="explore")
        least, before, _gap = ways[0]
        near = [one for one in ways if one[1] == before and one[0] <= least + QUIET]
        cost, _before, gap = min(near, key=lambda one: self.s.loudness(one[2]))
        return Errand(name, before, cost + extra, option="explore", gap=gap)

    # Directives

    @cached_property
    def cards(self) -> list[str]:
        """The directives, or the objective, that this player works for."""
        view = self.view
        if view.mode != "standard":
            return view.directives
        mine = [card for card in view.objectives if card]
        return [PURSUED.get(card, view.directives[0]) for card in mine[:1]]

    @cached_property
    def needs(self) -> list[Errand]:
        """What is left to do before one may go."""
        found: list[Errand] = []
        for card in self.cards:
            found += self.of(card)
        unique = {(one.name, one.space, one.gap): one for one in found}
        return sorted(unique.values(), key=lambda one: one.cost)

    def of(self, card: str) -> list[Errand]:
        """What a directive or an objective still asks for."""
        view = self.view
        match card.partition("-")[2]:
            case "entrance-inspection":
                return self.sector("a")
            case "no-corner-uncovered":
                return self.sector("b")
            case "deep-search":
                return self.sector("c")
            case "reconnaissance":
                return [one for sector in "abc" for one in self.sector(sector)]
            case "closedown":
                return [self.support(sector) for sector in "abc" if sector not in view.air]
            case "crucial-intelligence":
                return self.data()
            case "essential-data":
                return [*self.data(), *self.no_dead_ends()]
            case "culinary-sample" | "scientific-sample" | "primary-samples" | "luxurious-offer":
                return self.eggs()
            case "safety-procedure":
                return self.chambers()
            case "shutdown-order":
                return self.reactor()
            case "systems-backups":
                return self.robot(stays=True)
            case "escort-mission":
                return [*self.robot(), *self.data()]
            case "perimeter-clearing":
                return self.sector("a") or self.reactor()
            case "facility-restart":
                return self.chambers() or self.reactor()
            case "clean-up" | "faceoff" | "veni-vidi-vici" | "great-hunt":
                return self.destruction(card)
            case "insider-information" | "states-evidence" | "shutdown":
                return self.data()
        return []

    def sector(self, sector: str) -> list[Errand]:
        """All rooms of a sector discovered."""
        hidden = self.view.decks[f"rooms-{sector}"] or (sector == "b" and not self.view.found)
        return [self.explore(f"explore-{sector}", sector, 2.0 * hidden)] if hidden else []

    def no_dead_ends(self) -> list[Errand]:
        """No corridor into the unknown in sector A."""
        found = self.s.unknown("a")
        return [self.explore("explore-a", "a")] if found else []

    def support(self, sector: str) -> Errand:
        """The life support of a sector switched over."""
        return self.at(f"support-{sector}", LIFE_SUPPORT[sector], "effect-switch-support")

    def data(self) -> list[Errand]:
        """A data token."""
        s = self.s
        who = self.view.crew
        if s.me.data or (self.view.mode == "coop" and any(who[one].data for one in s.aboard)):
            return []
        return [self.at("data", SERVER, "effect-download")]

    def eggs(self) -> list[Errand]:
        """An egg in hand, as many as are asked for."""
        asked = sum("sample" in card for card in self.cards)
        if "directive-primary-samples" in self.cards:
            asked = 2
        safe = [one for one in self.view.crew if one.status in ("aboard", "pod", "escaped")]
        mine = self.s.me.carried.count(EGG)
        if mine or sum(EGG in one.carried for one in safe) >= asked or not self.view.eggs:
            return []
        return [self.at("egg", NEST, "effect-take-egg")]

    def chambers(self) -> list[Errand]:
        """The Hibernatorium active."""
        if self.view.hibernation:
            return []
        return [self.at("chambers", LIFE_SUPPORT["c"], "effect-open-chambers")]

    def reactor(self) -> list[Errand]:
        """The Reactor shut down."""
        return [self.at("reactor", REACTOR, "effect-shut-reactor")] if self.view.wired else []

    def robot(self, *, stays: bool = False) -> list[Errand]:
        """The robot driven into the Reactor: from where it is, or from a computer. Perhaps it `stays`."""
        s, view = self.s, self.view
        if s.room(view.robot) == REACTOR or (view.escorted and not stays):
            return []
        if REACTOR not in s.where:
            return [self.at("reactor-room", REACTOR, "")]
        if s.has(ROBOT_CALLER) and ROBOT_CALLER not in view.faulty:
            space = s.where[REACTOR]
            return [Errand("robot", space, s.to(space) + DEED, option="call-robot")]
        if not view.found:
            return [self.explore("explore-b", "b")]
        spaces = [view.robot, *(space for space in s.where.values() if s.computer(space))]
        best = min(spaces, key=lambda one: s.to(one) + (one != view.robot))
        return [Errand("robot", best, s.to(best) + 4.0, option="robot")]

    def destruction(self, card: str) -> list[Errand]:
        """The base destroyed, and with it the nest and the queen."""
        view, s = self.view, self.s
        nest = card.endswith(("clean-up", "veni-vidi-vici"))
        if (view.nest_destroyed if nest else view.queen_dead) or view.destruct >= 0:
            return []
        if nest and (not view.wired or view.eggs <= 2):
            return [self.at("nest", NEST, "effect-crush-egg")]
        if not view.wired:
            return []
        found = self.at("destruct", COOLING, "effect-overheat")
        if nest and NEST in s.where and COOLING not in s.where:
            other = self.at("nest", NEST, "effect-crush-egg")
            return [min(found, other, key=lambda one: one.cost)]
        return [found]

    # Ways out

    @cached_property
    def restricted(self) -> frozenset[str]:
        """The ways out by which this player may leave."""
        view, s = self.view, self.s
        names = {card.partition("-")[2] for card in self.cards}
        ways = {"lander", "shuttle", "chamber"}
        if names & {"crucial-intelligence", "essential-data"} and s.me.data:
            ways = {"lander"}
        elif EGG in s.me.carried or names & {"escort-mission"}:
            ways = {"lander", "shuttle"}
        if view.destruct >= 0 or names & {"clean-up", "faceoff", "veni-vidi-vici", "great-hunt"}:
            ways -= {"chamber"}
        if "quarantine" in names:
            ways -= {"lander"}
        return frozenset(ways)

    @cached_property
    def ways_out(self) -> list[Errand]:
        """How one may get away, the least trouble first."""
        found = []
        if "shuttle" in self.restricted and self.view.shuttle:
            found.append(self.shuttle())
        if "chamber" in self.restricted:
            found.append(self.chamber())
        if "lander" in self.restricted:
            found += self.lander(min((one.cost for one in found), default=FAR))
        return sorted((one for one in found if one.cost < FAR), key=lambda one: one.cost)

    @property
    def out(self) -> float:
        """How far it is to a way out that is open."""
        return min((one.cost for one in self.ways_out if one.leaves), default=FAR)

    def shuttle(self) -> Errand:
        """Away by the shuttle."""
        return self.at("shuttle", SHUTTLE, "effect-take-shuttle", leaves=True)

    def chamber(self) -> Errand:
        """Into hibernation, which has to be activated first."""
        s, view = self.s, self.view
        hib = s.to(HIB) if view.found else FAR
        if view.hibernation:
            if not view.found:
                return self.explore("find-chamber", "b", DEED)
            extra = (REPAIR if self.can_repair() else NO_REPAIR) if s.broken(HIB) else 0.0
            return Errand(
                "chamber", HIB, hib + DEED + extra, effects=("effect-hibernate",), leaves=True
            )
        first = self.at("chambers", LIFE_SUPPORT["c"], "effect-open-chambers")
        after = s.to(HIB, first.space) if view.found and first.space else 4.0
        return first._replace(cost=first.cost + after + DEED)

    def lander(self, otherwise: float) -> list[Errand]:
        """Into the lander; or the defence switched off before it comes; or to wait for it.

        Where the defence is switched off nobody looks for: there is no time to lose.
        """
        s, view = self.s, self.view
        if view.lander == "landed":
            found = self.landing_zone("lander", s.to(LZ) + DEED)
            return [found._replace(effects=("effect-board-lander",), leaves=True)]
        if view.lander != "coming":
            return []
        way = s.to(LZ)
        wait = way + WATCH * max(0.0, self.landing - way / STEPS) + DEED
        found = self.landing_zone("wait", gamble(s.defence, wait, otherwise))
        if s.defence == 1.0 or LIFE_SUPPORT["b"] not in s.where:
            return [found]
        check = self.at("defence", LIFE_SUPPORT["b"], "effect-check-defence")
        after = s.to(LZ, check.space)
        if check.cost > STEPS * (view.lander_at - view.round):
            return [found]
        way = check.cost + after
        late = way + WATCH * max(0.0, self.landing - way / STEPS) + DEED
        return [found, check._replace(cost=late)]

    @property
    def landing(self) -> float:
        """In how many rounds the lander comes, with the cards that call it earlier."""
        called = CALLS.get(self.s.me.id, CALL)
        return max(0, self.view.lander_at - self.view.round) / (1.0 + called)

    def landing_zone(self, name: str, cost: float) -> Errand:
        """Something to do in the Landing Zone, where it may be that something is broken."""
        extra = 0.0
        if self.s.broken(LZ):
            extra = REPAIR if self.can_repair() else NO_REPAIR
        return Errand(name, LZ, cost + extra)

    # To live

    @cached_property
    def care(self) -> Errand | None:
        """Air for whoever is short of it; the surgery for whoever carries a larva."""
        s, view = self.s, self.view
        if s.breath <= SHORT and not s.air(s.here) and self.out > s.breath:
            found = [one for one in self.airs() if one.cost <= 1.5 * s.breath + DEED]
            if found:
                return min(found, key=lambda one: one.cost)
        if s.me.larva and SURGERY in s.where and not s.broken(s.where[SURGERY]):
            errand = self.at("surgery", SURGERY, "effect-operate-on-larva")
            if errand.cost <= FAR_SURGERY and view.round <= LATE:
                return errand
        return None

    def airs(self) -> list[Errand]:
        """Where one could breathe: rooms with air, and where life support is switched on."""
        s, view = self.s, self.view
        near = s.near(s.here)
        found = [Errand("air", one, near[one], option="stay") for one in near if s.air(one)]
        for sector, room in LIFE_SUPPORT.items():
            if view.wired and sector not in view.air and room in s.where:
                found.append(self.support(sector))
        if "gear-oxygen" in view.stock and len(s.me.belt) < BELT and not s.broken(LZ):
            found.append(Errand("oxygen", LZ, s.to(LZ) + DEED, effects=("effect-stock-up",)))
        return found

    # What is next

    @cached_property
    def share(self) -> list[Errand]:
        """What of it falls to this player: of a crew everyone takes what is nearest to them.

        Whoever gets nothing does what is nearest all the same.
        """
        s, needs = self.s, self.needs
        if len(needs) < 2 or len(s.aboard) < 2:
            return needs
        pairs = sorted(
            (s.near(self.view.crew[seat].slot).get(need.space, FAR), seat, number)
            for seat in s.aboard
            for number, need in enumerate(needs)
        )
        taken: dict[int, int] = {}
        for _, seat, number in pairs:
            if seat not in taken and number not in taken.values():
                taken[seat] = number
        return [needs[taken[s.seat]]] if s.seat in taken else needs

    @cached_property
    def errand(self) -> Errand | None:
        """What to do next: to live, then what is needed, then the way out."""
        if (care := self.care) is not None:
            return care
        mine = [one for one in self.share if one.cost < FAR]
        if mine:
            return mine[0]
        return self.ways_out[0] if self.ways_out else None


def goals_of(s: Situation) -> Goals:
    """What somebody in a situation is after; found out once."""
    if s.goals is None:
        s.goals = Goals(s)
    found: Goals = s.goals
    return found


PURSUED = {
    "objective-veni-vidi-vici": "objective-veni-vidi-vici",
    "objective-great-hunt": "objective-great-hunt",
    "objective-luxurious-offer": "objective-luxurious-offer",
    "objective-insider-information": "objective-insider-information",
    "objective-states-evidence": "objective-states-evidence",
    "objective-quarantine": "objective-quarantine",
    "objective-shutdown": "objective-shutdown",
}
"""Objectives for which one can work alone; with all others one does what the directive says."""
