"""What the bot sees: the map as it is, who threatens whom, what an attack would do."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from hullbreach.games.invader.box import Kind, Weapon
from hullbreach.games.invader.looks.view import SurvivorView, View
from hullbreach.games.invader.rules.map import OUTDOOR, OXYGEN, Layout, way_id
from hullbreach.games.invader.rules.model import TANK
from hullbreach.games.invader.survivor import odds
from hullbreach.kernel import registry

if TYPE_CHECKING:
    from hullbreach.games.invader.edition import InvaderEdition

FAR = 999
LURE = 2.0
"""What it costs more to go through a zone that draws mold from nest to nest."""
SURE = 0.75
"""The share of what is likely that one reckons with."""
FRIENDLY = 2.5
"""What a shot that may hit a friend costs, for each likely miss."""


class Situation:
    """A view, read as a player reads the map."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.edition: InvaderEdition = registry.find("invader").edition(view.packs)
        self.board = self.edition.board
        self.layout: Layout = self.board.layout((view.closed, view.barred, view.mold, view.dry))
        self.me = view.crew[view.acting] if view.acting >= 0 else view.crew[0]

    # People

    @cached_property
    def squad(self) -> list[SurvivorView]:
        """The survivors on the map who can act."""
        return [one for one in self.view.crew if one.zone and not one.guest]

    def people(self, zone: str) -> list[SurvivorView]:
        """All in a zone."""
        return [one for one in self.view.crew if one.zone == zone]

    def friends(self, zone: str) -> list[SurvivorView]:
        """The others in a zone."""
        return [one for one in self.people(zone) if one.id != self.me.id]

    def breathes(self, one: SurvivorView) -> bool:
        """Whether a survivor can go outdoors."""
        return TANK in one.body

    @cached_property
    def all_breathe(self) -> bool:
        """Whether the whole squad can go outdoors."""
        return all(self.breathes(one) for one in self.squad)

    def has(self, one: SurvivorView, skill: str) -> bool:
        """Whether a survivor has a skill."""
        return f"skill-{skill}" in one.skills

    def rises(self, one: SurvivorView, points: int) -> bool:
        """Whether so much experience would raise the danger level of all."""
        levels = self.edition.box.numbers.levels
        if one.level < self.view.level or one.level >= len(levels):
            return False
        return one.xp + points >= levels[one.level]

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

    def beside(self, zone: str) -> list[str]:
        """The zones from which Xenos can come in one step; a closed door holds them up."""
        closed = self.view.closed
        return [other for other in self.layout.paths[zone] if way_id(zone, other) not in closed]

    def harm(self, zone: str) -> int:
        """The damage that the Xenos in a zone do in a round."""
        return sum(odds.harm(kind) * number for kind, number in self.present(zone))

    def inrush(self, zone: str) -> list[int]:
        """The blows of those that run in and attack at once."""
        return [
            kind.row.damage
            for other in self.beside(zone)
            for kind, number in self.present(other)
            for _ in range((kind.row.actions - 1) * number)
        ]

    def looming(self, zone: str) -> int:
        """The blow of an abomination next door or here, should it act once more."""
        near = (zone, *self.beside(zone))
        return max(
            (
                kind.row.damage
                for other in near
                for kind, _ in self.present(other)
                if kind.row.abomination
            ),
            default=0,
        )

    def menace(self, zone: str) -> int:
        """The damage that is due in a zone in the next Xenos' Phase: what is there, and what runs in."""
        return self.harm(zone) + sum(self.inrush(zone))

    def coming(self, zone: str) -> int:
        """The harm that will stand in a zone after the next Xenos' Phase."""
        near = {zone, *self.beside(zone)}
        return sum(odds.prize(kind) * number for at in near for kind, number in self.present(at))

    # Weapons

    def dice(self, one: SurvivorView, weapon: Weapon, zone: str, hands: int) -> tuple[int, int]:
        """With how many dice a survivor attacks, and for how much damage."""
        way = weapon.type
        more = sum(skill in (f"skill-die-{way}", "skill-die-combat") for skill in one.skills)
        hard = sum(skill in (f"skill-damage-{way}", "skill-damage-combat") for skill in one.skills)
        return hands * (weapon.dice + more), weapon.damage + hard

    def value(self, one: SurvivorView, weapon: Weapon, zone: str, hands: int = 1) -> float:
        """The harm that an attack is likely to take off; less where friends may be hit."""
        here = self.present(zone)
        if not here:
            return 0
        friends = self.exposed(one, zone)
        if weapon.hellfire:
            return 0 if friends else sum(odds.harm(kind) * number for kind, number in here)
        dice, damage = self.dice(one, weapon, zone, hands)
        worth = max(
            odds.spread(weapon, dice, damage, here),
            *(odds.focused(weapon, dice, damage, kind) for kind in odds.targets(weapon, here)),
        )
        if weapon.type == "ranged" and friends and not self.has(one, "sniper"):
            worth -= FRIENDLY * damage * dice * (weapon.accuracy - 1) / odds.FACES
        return worth

    def exposed(self, one: SurvivorView, zone: str) -> int:
        """How many a shot into a zone may hit that are no Xenos."""
        found = sum(other.zone == zone and other.id != one.id for other in self.view.crew)
        return found + sum(self.view.machines.get(machine) == zone for machine in self.view.woken)

    def ready(self, one: SurvivorView) -> list[tuple[Weapon, int]]:
        """The weapons with which a survivor can attack, and with how many hands."""
        hands = [hand for hand in (one.left, one.right) if hand]
        weapons = [(self.edition.weapons[hand[0]], len(hand) > 1) for hand in hands]
        found = [(weapon, 1) for weapon, fed in weapons if fed or not weapon.needs_ammo]
        if len(found) > 1 and found[0] == found[1] and found[0][0].dual:
            return [(found[0][0], 2)]
        return found

    def best(self, one: SurvivorView, zone: str) -> float:
        """What a survivor does with the best weapon to the own zone."""
        return max(
            (
                self.value(one, weapon, zone, hands)
                for weapon, hands in self.ready(one)
                if not weapon.range[0] and not weapon.hellfire
            ),
            default=0,
        )

    def blow(self, one: SurvivorView, zone: str) -> tuple[float, dict[str, float]]:
        """What a blow in a zone does: the hits on weak ones, and how likely each tough kind falls."""
        hits, falls = 0.0, dict[str, float]()
        for weapon, hands in self.ready(one):
            if weapon.type == "melee":
                dice, damage = self.dice(one, weapon, zone, hands)
                hits = max(hits, dice * (odds.FACES + 1 - weapon.accuracy) / odds.FACES)
                for kind, _ in self.present(zone):
                    likely = odds.focused(weapon, dice, damage, kind) / odds.prize(kind)
                    falls[kind.id] = max(falls.get(kind.id, 0), likely)
        return hits, falls

    def left_over(self, zone: str, fighters: list[tuple[SurvivorView, int]]) -> dict[Kind, float]:
        """How many of each kind are likely left in a zone after these fought, each so often."""
        left = {kind: float(number) for kind, number in self.present(zone)}
        blows = [self.blow(one, zone) for one, actions in fighters for _ in range(actions)]
        blows = [one for one in blows if one[0]]
        if not left or not blows:
            return left
        mean = SURE * sum(hits for hits, _ in blows) / len(blows)
        often = float(len(blows))
        for kind in sorted(left, key=lambda kind: (kind.row.toughness, -odds.harm(kind))):
            likely = SURE * sum(falls[kind.id] for _, falls in blows) / len(blows)
            each = mean if kind.row.toughness < 2 else likely
            slain = min(left[kind], often * each)
            left[kind] -= slain
            often -= slain / each if each else 0
        return left

    def power(self, item: str, attached: int = 0) -> float:
        """How much a weapon is worth in a hand."""
        weapon = self.edition.weapons.get(item)
        if weapon is None:
            return 0
        wanted = weapon.hellfire and bool(self.edition.mission.hidden_spawns)
        if weapon.needs_ammo and not attached:
            return 1.8 if wanted else 0.3
        if weapon.hellfire:
            return 6 if wanted else 3
        hits = weapon.dice * (odds.FACES + 1 - weapon.accuracy) / odds.FACES
        close = 0.4 if weapon.type == "melee" else 0
        return hits * (1 + 0.6 * (weapon.damage - 1)) * (1 + 0.15 * attached) + close

    def held(self, one: SurvivorView) -> list[float]:
        """How good the weapons in both hands are; an empty hand is worth nothing."""
        return [self.power(hand[0], len(hand) - 1) if hand else 0 for hand in (one.left, one.right)]

    def gift(self, one: SurvivorView, other: SurvivorView) -> tuple[str, float]:
        """What somebody carries that helps another more, and how much more."""
        best, most = "", 0.0
        for card in dict.fromkeys(one.pack):
            if card in self.edition.weapons:
                gain = self.power(card) - min(self.held(other))
            else:
                feeds = self.edition.box.items[card.removeprefix("item-")].feeds
                gain = 2.0 * bool(
                    feeds and self.hungry(other, feeds) and not self.hungry(one, feeds)
                )
            if gain > most:
                best, most = card, gain
        return best, most

    def hungry(self, one: SurvivorView, feeds: str) -> bool:
        """Whether somebody holds a weapon that is no use without such a card."""
        hands = [hand for hand in (one.left, one.right) if len(hand) == 1]
        weapons = [self.edition.weapons[hand[0]] for hand in hands]
        return any(weapon.needs_ammo and weapon.ammo == feeds for weapon in weapons)

    # The way

    def ways(self, goals: Iterable[str], *, outdoors: bool) -> dict[str, float]:
        """How far every zone is from the nearest goal; doors can be opened, lures cost more."""
        zones, lures = self.board.zones, self.lures
        found = dict[str, float]()
        todo = [(0.0, goal) for goal in goals]
        while todo:
            cost, here = heappop(todo)
            if here in found:
                continue
            found[here] = cost
            dearer = cost + 1 + LURE * (here in lures)
            for other in self.layout.paths[here]:
                if other in found:
                    continue
                if not outdoors and OUTDOOR in (zones[other].kind, zones[here].kind):
                    continue
                heappush(todo, (dearer, other))
        return found

    @cached_property
    def lures(self) -> set[str]:
        """The zones to which what spreads mold would come from one nest past another, or over what is needed."""
        found: set[str] = set()
        for nest in self.view.awake:
            direct = self.layout.distances(nest)
            for other in self.edition.rules.spawns:
                if other != nest:
                    around = self.bank(other) - {nest}
                    past = self.detour(nest, around)
                    found |= {zone for zone, far in direct.items() if past.get(zone, FAR) > far}
            past = self.detour(nest, self.needed)
            found |= {zone for zone, far in direct.items() if past.get(zone, FAR) > far}
        return found - self.needed

    @cached_property
    def needed(self) -> set[str]:
        """The zones of objectives that must not be lost."""
        wanted = {f"objective-{colour}" for colour in self.edition.mission.needs}
        return {
            zone
            for zone, token in self.view.objectives.items()
            if token in wanted or (token is None and wanted)
        }

    @cached_property
    def spoiled(self) -> bool:
        """Whether something on the map spreads mold."""
        return any(
            counts[kind.at]
            for counts in self.view.horde.values()
            for kind in self.edition.kinds
            if kind.row.abomination
        )

    def bank(self, nest: str) -> set[str]:
        """The zones where new mold would join that of a nest."""
        mold, zones = {*self.view.mold}, self.board.zones
        grown, todo = {nest}, [nest]
        for here in todo:
            for way in self.board.around[here]:
                other = way.other(here)
                if other in mold and other not in grown:
                    grown.add(other)
                    todo.append(other)
        near = {way.other(zone) for zone in grown for way in self.board.around[zone]}
        return {zone for zone in grown | near if zones[zone].indoors}

    def detour(self, start: str, without: set[str]) -> dict[str, int]:
        """How far everything is from a zone if some zones are avoided."""
        found, todo = {start: 0}, [start]
        for here in todo:
            for other in self.layout.paths[here]:
                if other not in found and other not in without:
                    found[other] = found[here] + 1
                    todo.append(other)
        return found

    def steps(self, one: SurvivorView) -> int:
        """How many zones a survivor could go in a whole turn."""
        actions = self.edition.box.numbers.actions + one.skills.count("skill-action")
        return max(0, actions - self.crowd(one.zone))

    def reach(self, one: SurvivorView, steps: int) -> dict[str, int]:
        """The zones to which a survivor can go now, not past Xenos, each with its distance."""
        found, todo, zones = {one.zone: 0}, [one.zone], self.board.zones
        air = zones[one.zone].kind == OXYGEN and not self.crowd(one.zone)
        steps -= air and not self.breathes(one)
        for here in todo:
            if found[here] >= steps or (found[here] and self.crowd(here)):
                continue
            for other in self.layout.exits[here]:
                if other in found:
                    continue
                if zones[other].kind == OUTDOOR and not (self.breathes(one) or air):
                    continue
                found[other] = found[here] + 1
                todo.append(other)
        return found
