"""A turn of the survivor: fight or flee, heal, do what is to be done here, go on, or wait."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.model import CONTENT
from hullbreach.games.nemesis.survivor.errands import COCKPIT, REPAIRING, Errand, can_repair
from hullbreach.games.nemesis.survivor.leaving import slack
from hullbreach.games.nemesis.survivor.plan import next_errand
from hullbreach.games.nemesis.survivor.sight import Sight
from hullbreach.games.survival.model import CONTAMINATION
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
SURPRISE = (1.0, 0.95, 0.65, 0.3)
"""How often an intruder's number is higher than the cards in hand, by their number."""
FULL = 4
"""A hand from which something should be spent: who passes with it draws nothing."""
MOVE_COST, CAREFUL_COST, ROOM_COST = 1, 2, 2

REST_FROM = 1
"""So many contamination cards in hand are worth the risk of a scan."""
SEARCH_FROM = 3
"""Whoever has more cards than this looks for items on the way."""
HURRY = 0.5
"""With so few rounds to spare no card is kept back."""
MANY_MARKERS = 4
"""From so many malfunctions on, one more is repaired wherever one comes by: too many are the end."""

FREE_ESCAPES = ("play:card-covering-fire", "play:card-suppressive-fire", "use:item-smoke-grenade")
DRIVE_OFF = ("use:item-taser", "use:item-fire-extinguisher")
HEALING = ("use:item-medkit", "use:item-bandages", "use:item-clothes")
ROOMS = {f"room-{row.id}": row for row in CONTENT.rooms.values()}


class Turn:
    """One choice in the player's own turn."""

    def __init__(self, s: Sight, options: Iterable[Option]) -> None:
        self.s = s
        self.options = {option.id: option for option in options}
        self.hurry = False
        self.last_step = False

    def choose(self) -> str:
        """The id of the option to take."""
        if self.s.fighting:
            return self.fight() or "pass"
        return self.heal() or self.mend() or self.work() or "pass"

    def first(self, *wanted: str) -> str:
        """The first of these that is offered; an item is meant whichever copy it is.

        A star stands for any argument.
        """
        for want in wanted:
            if want in self.options:
                return want
            parts = want.split(":")
            for id in self.options:
                have = [part.partition("#")[0] for part in id.split(":")]
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
        return (
            self.first(*FREE_ESCAPES)
            or (self.first(*DRIVE_OFF) if len(s.intruders[s.here]) == 1 else "")
            or self.flee()
            or self.first("shoot:*:*")
        )

    def flee(self) -> str:
        """Out of here, into the room with the least danger that is on the way."""
        ways = [option for option in self.options.values() if option.verb == "move"]
        if not ways:
            return ""
        goal = next_errand(self.s)
        return min(ways, key=lambda way: (self._dread(way.args[0], goal), way.id)).id

    def _dread(self, slot: str, goal: Errand | None) -> float:
        s = self.s
        dread = s.step(slot)
        if goal is not None:
            ends = s.distances(slot)
            dread += 0.3 * min((ends.get(end, 20.0) for end in goal.where), default=0.0)
        return dread

    # Body

    def heal(self) -> str:
        """Dress and heal wounds, get rid of contamination."""
        s = self.s
        if s.me.wounds or s.me.dressed or s.me.light == 2 or s.me.slimed:
            healing = self.first(*HEALING)
            if healing:
                return healing
        if s.view.hand.count(CONTAMINATION) >= REST_FROM and not s.me.larva:
            return self.first("play:card-rest")
        return ""

    def mend(self) -> str:
        """Repair the room if the ship has too many malfunctions, put out a fire."""
        s = self.s
        if s.burning(s.here) and (found := self.first("use:item-fire-extinguisher")):
            return found
        if s.broken(s.here) and s.malfunctions >= MANY_MARKERS:
            return self.first(*REPAIRING)
        return ""

    # Work

    def work(self) -> str:
        """Do what is to be done here, or go where it is to be done."""
        s = self.s
        errand = next_errand(s)
        if errand is None:
            return self.shelter() or self.search()
        goal = s.nearest(errand.where)
        if goal == s.here:
            return self.act(errand) or self.shelter() or self.search()
        self.hurry = slack(s) <= HURRY
        self.last_step = errand.name in ("pod", "sleep")
        if not self.hurry and len(s.view.hand) > SEARCH_FROM and (found := self.search()):
            return found
        return self.go(goal) or self.shelter()

    def act(self, errand: Errand) -> str:
        """Carry an errand out where one stands, repairing the room first if need be."""
        s = self.s
        if errand.room and s.broken(s.here):
            return self.first(*REPAIRING)
        for want in errand.options:
            found = self.first(*room_cards(s.room), want) if want == "room" else self.first(want)
            if found:
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
        calm = [
            way for way in ways if not s.burning(way.args[0]) and way.args[0] not in s.intruders
        ]
        return min(calm, key=lambda way: (s.risk(way.args[0]), way.id)).id if calm else ""

    def go(self, goal: str) -> str:
        """One step nearer to a room, as carefully as the cards allow."""
        s = self.s
        if not goal:
            return ""
        ways = s.toward(goal)
        if not ways:
            return ""
        slot = min(ways, key=lambda one: (ways[one], one))
        if slot in s.intruders:
            return ""
        move, careful = self.first(f"move:{slot}:*"), self.first(f"careful:{slot}:*")
        risk, hand = s.risk(slot), len(s.view.hand)
        if careful and risk >= CAREFUL_FROM:
            way, cost, met = careful, CAREFUL_COST, 0.0
        else:
            way, cost, met = move, MOVE_COST, risk
        if slot == goal and self.last_step and hand - cost < ROOM_COST:
            return ""
        if self.hurry or not way or hand >= FULL:
            return way or move
        after = self.dread(hand - cost, risk + NEW_NOISE) + met * (1.0 + surprise(hand - cost))
        return way if after - self.dread(hand, s.risk(s.here)) <= STEP_WORTH else ""

    def dread(self, hand: int, risk: float) -> float:
        """How many attacks the end of a round in a room brings, with so many cards in hand."""
        return ROLL * risk * (1.0 + surprise(hand))


def surprise(hand: int) -> float:
    """How likely an intruder surprises whoever holds so many cards."""
    return SURPRISE[hand] if hand < len(SURPRISE) else 0.0


def room_cards(room: str) -> tuple[str, ...]:
    """The cards that carry out a room's action for less than the room itself asks."""
    if ROOMS[room].computer:
        return ("play:card-computer-skills", "play:card-piloting")
    return ("play:card-old-friend", *(["play:card-piloting"] if room == COCKPIT else []))


def wants_repair(s: Sight) -> bool:
    """Whether a card for repairs is worth keeping."""
    errand = next_errand(s)
    if errand is None:
        return False
    if errand.name in ("engine", "check-engine"):
        return True
    slot = s.nearest(errand.where)
    return bool(slot) and errand.room and s.broken(slot)


__all__ = ["RESERVE", "Turn", "can_repair", "wants_repair"]
