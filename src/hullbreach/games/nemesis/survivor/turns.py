"""A turn of the survivor: fight or flee, heal, do what is to be done here, go on, or wait."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.survivor.errands import Errand, can_repair, _repairs
from hullbreach.games.nemesis.survivor.plan import next_errand
from hullbreach.games.nemesis.survivor.sight import Sight
from hullbreach.games.survival.model import CONTAMINATION
from hullbreach.kernel.asks import Option

RESERVE = 2
"""Cards to keep in hand: whoever holds fewer than an intruder's number is surprised."""
CAREFUL_FROM = 0.15
"""From this risk of an encounter on, a careful step is worth its second card."""
BOLD_UP_TO = 0.45
"""Up to this risk one goes all the same where no careful step can be taken."""

FREE_ESCAPES = ("play:card-covering-fire", "play:card-suppressive-fire", "use:item-smoke-grenade")
DRIVE_OFF = ("use:item-taser", "use:item-fire-extinguisher")
HEALING = ("use:item-medkit", "use:item-bandages", "use:item-clothes")
ROOM_CARDS = ("play:card-computer-skills", "play:card-piloting", "play:card-old-friend")
"""Cards that carry out a room's action for less than the room itself asks."""


class Turn:
    """One choice in the player's own turn."""

    def __init__(self, s: Sight, options: Iterable[Option]) -> None:
        self.s = s
        self.options = {option.id: option for option in options}

    def choose(self) -> str:
        """The id of the option to take."""
        if self.s.fighting:
            return self.fight() or "pass"
        return self.heal() or self.work() or "pass"

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
        if CONTAMINATION in s.view.hand and not s.me.larva:
            return self.first("play:card-rest")
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
        if len(s.view.hand) > RESERVE + 1 and (found := self.search()):
            return found
        return self.go(goal) or self.shelter()

    def act(self, errand: Errand) -> str:
        """Carry an errand out where one stands, repairing the room first if need be."""
        s = self.s
        if errand.room and s.broken(s.here):
            return self.first(*_repairs(s))
        if "room" in errand.options and "room" in self.options:
            if errand.name not in ("pod", "sleep"):
                cheap = self.first(*ROOM_CARDS)
                if cheap:
                    return cheap
            return "room"
        return self.first(*errand.options)

    def search(self) -> str:
        """Look for items, where there are some and nobody fights."""
        return self.first("play:card-search")

    def shelter(self) -> str:
        """Out of a burning room before the turn ends."""
        s = self.s
        if not s.burning(s.here):
            return ""
        ways = [option for option in self.options.values() if option.verb in ("move", "careful")]
        calm = [way for way in ways if not s.burning(way.args[0]) and way.args[0] not in s.intruders]
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
        risk, hand = s.risk(slot), len(s.view.hand)
        move, careful = self.first(f"move:{slot}:*"), self.first(f"careful:{slot}:*")
        if risk >= CAREFUL_FROM:
            if careful:
                return careful if hand - 2 >= RESERVE - 1 else ""
            if risk > BOLD_UP_TO and hand < 4:
                return ""
        return move if hand - 1 >= RESERVE else ""


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
