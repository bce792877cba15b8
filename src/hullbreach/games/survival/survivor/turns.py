"""A turn: fight or flee, heal, do what is to be done here, go on, or wait."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from hullbreach.games.survival.rules.model import CONTAMINATION
from hullbreach.games.survival.survivor.errands import Errand
from hullbreach.games.survival.survivor.mind import Mind
from hullbreach.games.survival.survivor.situation import Situation
from hullbreach.kernel.asks import Option

RESERVE = 2
"""Cards to keep in hand: whoever holds fewer than an intruder's number is surprised."""
CAREFUL_FROM = 0.15
"""From this risk of an encounter on, a careful step is worth its second card."""
STEP_WORTH = 0.25
"""So much more danger, in attacks, is taken for one step nearer to the goal."""
NEW_NOISE = 0.18
"""What a step adds to the risk of the room that it leads to: the noise that it makes."""
ROLL = 0.5
"""How often the end of a round brings a noise roll."""
FULL = 4
"""A hand from which something should be spent: who passes with it draws nothing."""
MOVE_COST, CAREFUL_COST, ROOM_COST = 1, 2, 2
AIM = 0.3
"""Who flees counts a step on the way as so much, beside the danger of the next room."""
NOWHERE = 20.0
"""How far a goal is that cannot be reached from there."""

SEARCH_FROM = 3
"""Whoever has more cards than this looks for items on the way."""
HURRY = 0.5
"""With so few rounds to spare no card is kept back."""
MANY_MARKERS = 2
"""From so many malfunctions on, one more is repaired wherever one comes by: too many are the end."""


class Turn:
    """One choice in the player's own turn."""

    search_from: ClassVar[int] = SEARCH_FROM
    many_markers: ClassVar[int] = MANY_MARKERS

    def __init__(self, mind: Mind[Any], options: Iterable[Option]) -> None:
        self.mind = mind
        self.s = mind.s
        self.options = {option.id: option for option in options}
        self._faces: list[tuple[str, list[str]]] | None = None

    def choose(self) -> str:
        """The id of the option to take."""
        if self.s.fighting:
            return self.fight() or "pass"
        return self.heal() or self.mend() or self.work() or "pass"

    def first(self, *wanted: str) -> str:
        """The first of these that is offered; an item is meant whichever copy it is.

        A star stands for any argument.
        """
        if self._faces is None:
            self._faces = [
                (id, [part.partition("#")[0] for part in id.split(":")]) for id in self.options
            ]
        for want in wanted:
            if want in self.options:
                return want
            parts = want.split(":")
            for id, have in self._faces:
                if len(have) == len(parts) and all(
                    one in (other, "*") for one, other in zip(parts, have, strict=True)
                ):
                    return id
        return ""

    # Fighting

    def fight(self) -> str:
        """Get away unharmed, drive it off, shoot what is small, or run."""
        s = self.s
        if s.only_larvae:
            return self.first("shoot:*:*") or self.first("melee:*") or self.flee()
        if s.besieging:
            return self.besiege()
        return (
            self.first(*s.kit.free_escapes)
            or (self.first(*s.kit.drive_off) if len(s.intruders[s.here]) == 1 else "")
            or self.flee()
            or self.first("shoot:*:*")
        )

    def besiege(self) -> str:
        """Shoot at what attacks nobody if it is in the way or wanted; otherwise go on."""
        mind = self.mind
        if mind.goal == self.s.here or mind.hunts:
            if found := self.first("shoot:*:*"):
                return found
        elif mind.goal and (found := self.go(mind.goal, hurry=True, leaves=False)):
            return found
        return self.flee()

    def flee(self) -> str:
        """Out of here, into the room with the least danger that is on the way."""
        ways = [option for option in self.options.values() if option.verb in self.mind.strides]
        return least_dread(self.mind, ways).id if ways else ""

    # Body

    def heal(self) -> str:
        """Dress and heal wounds, get rid of contamination."""
        s, me = self.s, self.s.me
        hurt = me.wounds or me.dressed or me.light == 2 or me.slimed
        if hurt and (healing := self.first(*s.kit.healing)):
            return healing
        scan = CONTAMINATION in s.view.hand and self.mind.scans and not s.dreads_scan
        if scan or s.restless:
            return self.first("play:card-rest")
        return ""

    def mend(self) -> str:
        """Repair the room if there are too many malfunctions, put out a fire."""
        s = self.s
        if s.burning(s.here) and (found := self.first("use:item-fire-extinguisher")):
            return found
        if s.broken(s.here) and s.malfunctions >= self.many_markers:
            return self.first(*s.kit.repairing)
        return ""

    # Work

    def work(self) -> str:
        """Do what is to be done here, or go where it is to be done."""
        s, mind = self.s, self.mind
        errand = mind.errand
        if errand is None:
            return self.shelter() or self.search()
        if mind.goal == s.here:
            return self.act(errand) or self.shelter() or self.search()
        hurry = mind.slack <= HURRY
        if not hurry and len(s.view.hand) > self.search_from and (found := self.search()):
            return found
        return self.go(mind.goal, hurry=hurry, leaves=errand.leaves) or self.shelter()

    def act(self, errand: Errand) -> str:
        """Carry an errand out where one stands, repairing the room first if need be."""
        s = self.s
        if errand.room and s.broken(s.here):
            return self.first(*s.kit.repairing)
        for want in errand.options:
            shortcuts = self.mind.shortcuts(s.room) if want == "room" else ()
            if found := self.first(*shortcuts, want):
                return found
        return ""

    def search(self) -> str:
        """Look for items, where there are some and nobody fights."""
        return self.first("play:card-search")

    def shelter(self) -> str:
        """Out of a burning room before the turn ends."""
        s = self.s
        if not s.burning(s.here):
            return ""
        ways = [option for option in self.options.values() if option.verb in ("move", "careful")]
        calm = [way for way in ways if not s.burning(way.args[0]) and way.args[0] not in s.threats]
        return min(calm, key=lambda way: (s.risk(way.args[0]), way.id)).id if calm else ""

    def go(self, goal: str, *, hurry: bool, leaves: bool) -> str:
        """One step nearer to a room, as carefully as the cards allow; a closed door first."""
        s = self.s
        if self.mind.door:
            return self.first(*s.kit.opening)
        ways = s.toward(goal) if goal else {}
        if not ways:
            return ""
        slot = min(ways, key=lambda one: (ways[one], one))
        if slot in s.threats:
            return ""
        move, careful = self.first(*self.mind.steps(slot)), self.first(f"careful:{slot}:*")
        risk, hand = s.risk(slot), len(s.view.hand)
        if careful and risk >= CAREFUL_FROM:
            way, cost, met = careful, CAREFUL_COST, 0.0
        else:
            way, cost, met = move, MOVE_COST, risk
        if slot == goal and leaves and hand - cost < ROOM_COST:
            return ""
        if hurry or not way or hand >= FULL:
            return way or move
        left = hand - cost
        after = dread(s, slot, left, risk + NEW_NOISE) + met * (1.0 + s.surprise(left, slot))
        before = dread(s, s.here, hand, s.risk(s.here))
        return way if after - before <= STEP_WORTH else ""


def least_dread(mind: Mind[Any], ways: Iterable[Option]) -> Option:
    """Of the rooms that options lead to, the one with the least danger that is on the way."""
    s, errand = mind.s, mind.errand

    def dreaded(way: Option) -> tuple[float, str]:
        slot = way.args[0]
        cost: float = s.step(slot)
        if errand is not None:
            ends = s.distances(slot)
            cost += AIM * min((ends.get(end, NOWHERE) for end in errand.where), default=0.0)
        return cost, way.id

    return min(ways, key=dreaded)


def dread(s: Situation[Any], slot: str, hand: int, risk: float) -> float:
    """How many attacks the end of a round in a room brings, with so many cards in hand."""
    return ROLL * risk * (1.0 + s.surprise(hand, slot))
