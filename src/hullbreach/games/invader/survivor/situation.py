"""What the bot sees: the map as it is, who threatens whom, what an attack would do."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cached_property
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from hullbreach.games.invader.box import Kind, Weapon
from hullbreach.games.invader.looks.forecast import chain, missing
from hullbreach.games.invader.looks.view import SurvivorView, View
from hullbreach.games.invader.rules.map import OUTDOOR, OXYGEN, Layout, way_id
from hullbreach.games.invader.rules.model import GUN, REMOTES, TANK
from hullbreach.games.invader.survivor import odds
from hullbreach.games.invader.survivor.lures import lures
from hullbreach.kernel import registry

if TYPE_CHECKING:
    from hullbreach.games.invader.edition import InvaderEdition

FAR = 999
LURE = 2.0
"""What it costs more to go through a zone that draws mold from nest to nest."""
SPARING = ("remote-bot", "search-two", "tough")
"""The skills of those who need no weapon of their own to begin with."""
NEARLY_OUT = 3
"""As near to the exit everybody should be before the first ones leave."""
SEEN, MANY = 3, 9
"""So many steps further it is thought through where mold is spread; more zones than ever are missing."""
THRONG, SPOILER = 0.35, 5.0
"""How many steps a Xeno on the way costs, for each point of its toughness; and an abomination."""
SECOND = 0.5
"""What a weapon is worth that is held beside a better one."""
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
        self._blows: dict[tuple[str, str], tuple[float, dict[str, float]]] = {}

    # People

    @cached_property
    def squad(self) -> list[SurvivorView]:
        """The survivors on the map who can act."""
        return [one for one in self.view.crew if one.zone and not one.guest]

    @cached_property
    def guests(self) -> list[SurvivorView]:
        """Those on the map who have to be led out."""
        return [one for one in self.view.crew if one.zone and one.guest]

    @cached_property
    def midst(self) -> str:
        """The zone where most of us are."""
        zones = [one.zone for one in self.view.crew if one.zone]
        return max(zones, key=zones.count)

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

    def gathered(self, one: SurvivorView) -> bool:
        """Whether all others are near the exit, and free to go."""
        far = self.layout.distances(self.edition.rules.exit)
        others = [other for other in self.view.crew if other.zone and other.id != one.id]
        return all(
            far.get(other.zone, FAR) <= (0 if self.crowd(other.zone) else NEARLY_OUT)
            for other in others
        )

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

    @cached_property
    def packs_of_xenos(self) -> dict[str, list[tuple[Kind, int]]]:
        """The kinds in each zone and how many, those first that are shot first."""
        kinds = sorted(self.edition.kinds, key=lambda kind: kind.row.order)
        return {
            zone: [(kind, counts[kind.at]) for kind in kinds if counts[kind.at]]
            for zone, counts in self.view.horde.items()
        }

    def present(self, zone: str) -> list[tuple[Kind, int]]:
        """The kinds in a zone and how many, those first that are shot first."""
        return self.packs_of_xenos.get(zone, [])

    def beside(self, zone: str) -> list[str]:
        """The zones from which Xenos can come in one step; a closed door holds them up."""
        ways, closed = self.layout.paths[zone], self.view.closed
        if not closed:
            return list(ways)
        return [other for other in ways if way_id(zone, other) not in closed]

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

    def fires(self, one: SurvivorView) -> bool:
        """Whether a survivor stands where all guns fire: indoors."""
        indoors: bool = self.board.zones[one.zone].indoors
        return indoors

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

    def controls(self, one: SurvivorView, machine: str) -> bool:
        """Whether a survivor can have a machine act."""
        if machine not in self.view.machines:
            return False
        kind = machine.partition("-")[2]
        by_skill = self.has(one, f"remote-{kind}") or self.has(one, "remote-all")
        at_hand = machine == GUN and self.view.machines[machine] == one.zone
        return by_skill or at_hand or any(REMOTES[token] == machine for token in one.remotes)

    def driven(self, one: SurvivorView, zone: str) -> float:
        """What a survivor takes off in a zone by a machine that stands there."""
        here, found = self.present(zone), 0.0
        for machine, at in self.view.machines.items():
            weapon = self.edition.box.machines[machine.partition("-")[2]].melee
            if at == zone and here and weapon is not None and self.controls(one, machine):
                blows = [odds.focused(weapon, weapon.dice, weapon.damage, kind) for kind, _ in here]
                spread = odds.spread(weapon, weapon.dice, weapon.damage, here)
                found = max(found, spread, *blows)
        return found

    def hits(self, one: SurvivorView) -> float:
        """How often a survivor hits with an action, with the best weapon in hand."""
        found = 0.3
        for weapon, hands in self.ready(one):
            if not weapon.hellfire:
                dice, damage = self.dice(one, weapon, one.zone, hands)
                strong = 1 + 0.5 * (damage - 1)
                found = max(found, strong * dice * (odds.FACES + 1 - weapon.accuracy) / odds.FACES)
        return found

    def blow(self, one: SurvivorView, zone: str) -> tuple[float, dict[str, float]]:
        """What a blow in a zone does: the hits on weak ones, and how likely each tough kind falls."""
        key = one.id, zone
        if key not in self._blows:
            self._blows[key] = self._blow(one, zone)
        return self._blows[key]

    def _blow(self, one: SurvivorView, zone: str) -> tuple[float, dict[str, float]]:
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

    def might(self, hand: list[str], other: list[str]) -> float:
        """How much two hands are worth together: a pair strikes at once, of others one at a time."""
        one, two = (self.power(held[0], len(held) - 1) if held else 0 for held in (hand, other))
        alike = hand and other and self.alike(hand[0]) == self.alike(other[0])
        if alike and self.edition.weapons[hand[0]].dual:
            return one + two
        return max(one, two) + SECOND * min(one, two)

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

    def pair(self, one: SurvivorView, other: SurvivorView) -> str:
        """Where somebody holds a weapon that makes a pair with the only one of another; none: an empty word.

        Who has a machine to fight with, or finds most, can spare it best.
        """
        if not any(self.has(one, skill) for skill in SPARING):
            return ""
        if any(self.has(other, skill) for skill in SPARING) or (other.left and other.right):
            return ""
        wanted = [self.alike(hand[0]) for hand in (other.left, other.right) if hand]
        for place, hand in (("hand-left", one.left), ("hand-right", one.right)):
            single = len(hand) == 1 and self.edition.weapons[hand[0]].dual
            if single and self.alike(hand[0]) in wanted:
                return f"{hand[0]}:{place}"
        return ""

    def alike(self, item: str) -> str:
        """The name of a weapon whatever its back."""
        return self.edition.box.items[item.removeprefix("item-")].like or item.removeprefix("item-")

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
            if here in self.view.horde:
                dearer += self.burden(here)
            for other in self.layout.paths[here]:
                if other in found:
                    continue
                if not outdoors and OUTDOOR in (zones[other].kind, zones[here].kind):
                    continue
                heappush(todo, (dearer, other))
        return found

    def burden(self, zone: str) -> float:
        """How many steps more it takes to go through a zone for what stands there."""
        return sum(
            number * (SPOILER if kind.row.abomination else THRONG * kind.row.toughness)
            for kind, number in self.present(zone)
        )

    @cached_property
    def lures(self) -> frozenset[str]:
        """The zones to which what spreads mold would come from one nest to another, or over what is needed."""
        starts = tuple(self.spoilers) or self.view.awake
        nests = tuple(zone for zone, tokens in self.view.spawns.items() if tokens)
        needed = frozenset(self.needed)
        return lures(self.board, self.layout, self.view.mold, nests, starts, needed)

    def clean(self, zone: str) -> int:
        """How many zones of mold are missing between two nests if what spreads it goes on by a zone.

        Of all ways from there to the most of us the best one counts, as far as one sees.
        """
        return self._clean(zone, self.midst, frozenset(self.view.mold), SEEN)

    def _clean(self, zone: str, target: str, mold: frozenset[str], left: int) -> int:
        if self.board.zones[zone].indoors:
            if zone in self.needed:
                return -1
            mold |= {zone}
        nests = [one for one, tokens in self.view.spawns.items() if tokens]
        line = chain(self.board, nests, mold)
        now = (missing(line, mold) or -left) if line else MANY
        steps = self.layout.towards(zone, target) if left and now > 0 else ()
        ahead = [self._clean(one, target, mold, left - 1) for one in steps]
        return min(now, max(ahead, default=MANY))

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
    def spoilers(self) -> list[str]:
        """Where something is that spreads mold."""
        return [
            zone
            for zone, here in self.packs_of_xenos.items()
            if any(kind.row.abomination for kind, _ in here)
        ]

    @property
    def spoiled(self) -> bool:
        """Whether something on the map spreads mold."""
        return bool(self.spoilers)

    def steps(self, one: SurvivorView) -> int:
        """How many zones a survivor could go in a whole turn."""
        actions = self.edition.box.numbers.actions + one.skills.count("skill-action")
        return max(0, actions - self.crowd(one.zone))

    def reach(
        self,
        one: SurvivorView,
        steps: int,
        start: str = "",
        horde: Container[str] | None = None,
    ) -> dict[str, int]:
        """The zones to which a survivor can go now, not past Xenos, each with its distance."""
        start, horde = start or one.zone, self.view.horde if horde is None else horde
        found, todo, zones = {start: 0}, [start], self.board.zones
        air = zones[start].kind == OXYGEN and start not in horde
        steps -= air and not self.breathes(one)
        for here in todo:
            if found[here] >= steps or (found[here] and here in horde):
                continue
            for other in self.layout.exits[here]:
                if other in found:
                    continue
                if zones[other].kind == OUTDOOR and not (self.breathes(one) or air):
                    continue
                found[other] = found[here] + 1
                todo.append(other)
        return found
