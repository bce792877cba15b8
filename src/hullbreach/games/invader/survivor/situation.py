"""What the bot sees: the map as it is, who threatens whom, and where to go next."""

from __future__ import annotations

from collections import deque
from functools import cached_property
from typing import TYPE_CHECKING

from hullbreach.games.invader.box import Kind, Weapon
from hullbreach.games.invader.looks.view import SurvivorView, View
from hullbreach.games.invader.rules.map import OUTDOOR, OXYGEN, Layout
from hullbreach.games.invader.rules.model import BOT, GUN, TANK
from hullbreach.kernel import registry

if TYPE_CHECKING:
    from hullbreach.games.invader.edition import InvaderEdition

FACES = 6
FAR = 999


class Situation:
    """A view, read as a player reads the map."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.edition: InvaderEdition = registry.find("invader").edition(view.packs)
        self.board = self.edition.board
        self.layout: Layout = self.board.layout((view.closed, view.barred, view.mold, view.dry))
        self.me = view.crew[view.acting] if view.acting >= 0 else view.crew[0]

    # Xenos

    def crowd(self, zone: str) -> int:
        """How many Xenos are in a zone."""
        return sum(self.view.horde.get(zone, ()))

    def present(self, zone: str) -> list[tuple[Kind, int]]:
        """The kinds in a zone and how many, those first that are shot first."""
        counts = self.view.horde.get(zone, ())
        found = [
            (kind, counts[kind.at]) for kind in self.edition.kinds if counts and counts[kind.at]
        ]
        return sorted(found, key=lambda one: one[0].row.order)

    def friends(self, zone: str) -> list[SurvivorView]:
        """The others in a zone."""
        return [one for one in self.view.crew if one.zone == zone and one.id != self.me.id]

    def threat(self, zone: str) -> float:
        """How much harm is near a zone: what is there, hunters that are one step away, others next door."""
        found = 0.0
        for other in (zone, *self.layout.paths[zone]):
            for kind, number in self.present(other):
                here = other == zone
                found += number * kind.row.damage * (2 if here else kind.row.actions - 0.9)
        return found

    # Weapons

    def kills(self, weapon: Weapon, zone: str, times: int = 1) -> float:
        """How many Xenos an attack is likely to kill; less where friends may be hit."""
        here = self.present(zone)
        if weapon.hellfire:
            return FAR if not self.friends(zone) and sum(number for _, number in here) > 1 else 0
        chance = (FACES + 1 - weapon.accuracy) / FACES
        hits = weapon.dice * times * chance
        if not here:
            return 0
        worth, left = 0.0, hits
        ordered = (
            here if weapon.type == "ranged" else sorted(here, key=lambda one: -one[0].row.toughness)
        )
        for kind, number in ordered:
            if weapon.damage >= kind.row.toughness:
                slain = min(number, left)
                worth, left = worth + slain * kind.row.damage, left - slain
            elif weapon.type == "ranged":
                break
        if not worth:
            kind = here[0][0]
            if weapon.dice * times * weapon.damage < kind.row.toughness:
                return 0
            worth = 0.6 * kind.row.damage * min(1, hits * weapon.damage / kind.row.toughness) ** 2
        if weapon.type == "ranged" and self.friends(zone):
            worth -= 2.5 * (weapon.dice * times - hits)
        return worth

    # The way

    @cached_property
    def goals(self) -> list[str]:
        """The zones where something is to be done next."""
        view, mission = self.view, self.edition.mission
        for step in mission.takes:
            wanted = {f"objective-{colour}" for colour in step}
            zones = [zone for zone, token in view.objectives.items() if token in wanted]
            hidden = [zone for zone, token in view.objectives.items() if token is None]
            if zones or (hidden and self.missing(step)):
                return zones or hidden
        if self.edition.rules.exit:
            return [self.edition.rules.exit]
        if not mission.takes and GUN in view.machines:
            return [view.machines[GUN]]
        return [*view.objectives] or [view.machines.get(BOT, self.me.zone)]

    def missing(self, step: tuple[str, ...]) -> bool:
        """Whether a colour may still lie face down."""
        return any(colour in self.edition.mission.hidden_objectives for colour in step)

    def breathes(self, one: SurvivorView) -> bool:
        """Whether a survivor can go outdoors."""
        return TANK in one.body

    def ways(self, goals: list[str], *, outdoors: bool) -> dict[str, int]:
        """How far every zone is from the nearest goal; a zone full of Xenos is as good as a detour."""
        found = dict.fromkeys(goals, 0)
        todo = deque(found)
        while todo:
            here = todo.popleft()
            for way in self.board.around[here]:
                other = way.other(here)
                if other in found or here not in self.layout.paths[other]:
                    continue
                if not outdoors and OUTDOOR in (
                    self.board.zones[other].kind,
                    self.board.zones[here].kind,
                ):
                    continue
                found[other] = found[here] + 1
                todo.append(other)
        return found

    @cached_property
    def needs_tank(self) -> bool:
        """Whether the way leads outdoors and there is nothing to breathe."""
        if self.breathes(self.me) or not self.me.zone:
            return False
        return self.ways(self.goals, outdoors=False).get(self.me.zone) is None

    @cached_property
    def distance(self) -> dict[str, int]:
        """How far it is from everywhere to where the survivor who acts has to go."""
        if self.needs_tank:
            stores = [
                zone.id
                for zone in self.board.zones.values()
                if zone.kind == OXYGEN and zone.id not in (*self.view.mold, *self.view.dry)
            ]
            return self.ways(stores, outdoors=False)
        return self.ways(self.goals, outdoors=self.breathes(self.me))

    @cached_property
    def last(self) -> int:
        """How far the last of the survivors is from the goal."""
        far = self.ways(self.goals, outdoors=True)
        return max((far.get(one.zone, 0) for one in self.view.crew if one.zone), default=0)
