"""Fights: what to shoot at, when to drive an intruder away, when and where to run."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.retaliation.rules.grid import other_end
from hullbreach.games.retaliation.survivor.goals import Errand, goals_of
from hullbreach.games.retaliation.survivor.situation import Situation
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel.asks import Option

CROWD = 2
"""So many intruders in a corridor are worth a grenade."""
LEAVE = 2
"""The cards that it takes to leave from where one stands,"""
MEND = 2
"""and those that it takes to repair the room first."""
LAST_BREATHS = 2
"""With so few turns to breathe one does first what gives air, and runs for the way out."""
LEAVING = 3
"""With so many cards one can take a step and leave, or fire and leave."""
LOUD = 0.2
"""How likely a noise roll has to mean a crowd that one does not leave beside it with the last cards,"""
ENOUGH = 4
"""and how many turns one must be able to breathe to stay."""
GUARD = "item-assault-shotgun"
"""Loaded, it holds an attack off."""


class Fights:
    """What is on offer in a turn, and what of it is for intruders."""

    def __init__(self, s: Situation, options: Iterable[Option]) -> None:
        self.s = s
        self.goals = goals_of(s)
        self.options = {option.id: option for option in options}

    def offered(self, *ids: str) -> str:
        """The first of these that is offered; of an item any copy will do."""
        for id in ids:
            if id in self.options:
                return id
            verb, _, item = id.partition(":")
            if verb == "use":
                for option in self.options.values():
                    if option.verb == "use" and kind_of(option.args[0]) == item:
                        return option.id
        return ""

    def in_reach(self, out: Errand, way: list[str]) -> bool:
        """Whether cards and breath are enough to go this way and leave."""
        s = self.s
        broken = s.broken(out.space)
        if broken and not self.goals.can_repair():
            return False
        deeds = len(way) + broken + 1
        breaths = (deeds - s.view.actions + 1) // 2
        cards = len(way) + LEAVE + (MEND if broken else 0)
        return cards <= s.purse and (s.breath >= breaths or s.air(s.here))

    def dash(self) -> str:
        """Out, if the way out is next door and cards are left to take it; farther with the last breaths."""
        s, errand = self.s, self.goals.errand
        if errand is None or not errand.leaves or errand.space == s.here:
            return ""
        way = s.free_way(errand.space)
        short = s.breath <= LAST_BREATHS and not s.air(s.here)
        if not way or (len(way) > 1 and not short) or not self.in_reach(errand, way):
            return ""
        return self.offered(f"move:{way[0]}")

    def fight(self) -> str:
        """Drive it away, shoot it if there is time, or run."""
        s = self.s
        foes = s.those(s.here)
        if len(foes) > 1 and (found := self.offered("play:card-forcing-fire")):
            return found
        if self.small(foes):
            return self.shot() or self.offered(*(f"melee:{one}" for one in foes)) or self.flee()
        if self.onward and (found := self.offered("use:item-flashbang")):
            return found
        if s.queen_at == s.here:
            return (
                self.offered(
                    "use:item-flashbang", "play:card-tactical-retreat", "play:card-forcing-fire"
                )
                or self.flee()
                or self.shot()
            )
        if len(foes) == 1 and (
            driven := self.offered(
                "play:card-forcing-fire", "use:item-military-taser", "use:item-fire-extinguisher"
            )
        ):
            return driven
        if GUARD in s.me.carried and (found := self.load()):
            return found
        return self.shot() or self.load() or self.flee()

    @property
    def onward(self) -> bool:
        """Whether there is nothing to do here, but somewhere else."""
        errand = self.goals.errand
        return errand is not None and bool(errand.gap or errand.space not in ("", self.s.here))

    def load(self) -> str:
        """Ammo into an empty weapon."""
        s = self.s
        wanted = GUARD in s.empty or (s.empty and not s.loaded)
        if not wanted or not s.gear("gear-ammo"):
            return ""
        return self.offered("play:card-fast-reload", "gear")

    def small(self, foes: list[str]) -> bool:
        """Whether anything kills them."""
        return all(self.s.rules.sizes[kind_of(one)] == 0 for one in foes)

    def shot(self) -> str:
        """A shot at the intruder that is hurt most."""
        shots = [option for option in self.options.values() if option.verb == "shoot"]
        if not shots:
            return ""
        if found := self.offered("play:card-weak-spot", "play:card-taking-aim"):
            return found
        return max(
            shots,
            key=lambda one: (
                one.args[0] != GUARD,
                int(one.args[1].partition("#")[2] or 0),
                one.id,
            ),
        ).id

    def flee(self) -> str:
        """Out of here, where it is the least dangerous and on the way."""
        ways = [option for option in self.options.values() if option.verb == "move"]
        if not ways:
            return ""
        return min(ways, key=lambda one: (self.dread(one.args[0]), one.id)).id

    def dread(self, gap: str) -> float:
        """How bad it is to flee through a corridor."""
        s, errand = self.s, self.goals.errand
        beyond = other_end(gap, s.here)
        cost = s.passing(gap)
        if not s.on_map(beyond):
            return cost + (1.0 if s.sensor else 3.0)
        cost += s.entry(beyond)
        if errand is not None and errand.space:
            cost += 0.4 * min(s.to(errand.space, beyond), 20.0)
        return cost

    @property
    def leaving(self) -> bool:
        """Whether one stands where one gets away, and has nothing else to do."""
        errand = self.goals.errand
        return errand is not None and errand.leaves and errand.space == self.s.here

    def spoilers(self) -> list[str]:
        """The corridors from which something may come in when one leaves, the likeliest first."""
        s = self.s
        ways = [gap for gap in s.exits(s.here) if gap != s.queen_at and not s.shut(gap, s.here)]
        lurking = [gap for gap in ways if s.those(gap) and s.values(gap)]
        return sorted(lurking, key=lambda gap: -s.loudness(gap))

    def quieten(self) -> str:
        """A grenade for whatever may come in and spoil it, or a burst, before one leaves."""
        s, lurking = self.s, self.spoilers()
        unarmed = s.empty and not s.loaded and s.gear("gear-ammo")
        if lurking and (s.gear("gear-grenade") or unarmed) and (found := self.offered("gear")):
            return found
        return next((found for gap in lurking if (found := self.clear(gap))), "")

    def worth_staying(self) -> bool:
        """Whether such a crowd may come in that it is better to throw a grenade, and to leave a round later."""
        s = self.s
        crowds = [gap for gap in self.spoilers() if len(s.those(gap)) >= CROWD]
        loud = sum(s.loudness(gap) for gap in crowds) >= LOUD
        time = s.rounds_left > 0 and (s.air(s.here) or s.breath >= ENOUGH)
        return loud and time and s.gear("gear-grenade") > 0

    def clear(self, gap: str) -> str:
        """A grenade for a crowd in a corridor; otherwise a burst."""
        crowded = self.s.gear("gear-grenade") and len(self.s.those(gap)) >= CROWD
        if crowded and (found := self.offered("gear")):
            return found
        bursts = [
            option
            for option in self.options.values()
            if option.verb == "burst" and option.args[1] == gap
        ]
        return min(bursts, key=lambda one: one.args[0] == GUARD).id if bursts else ""
