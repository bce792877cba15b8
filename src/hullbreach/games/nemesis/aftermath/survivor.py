"""How the survivor plays with a shuttle and alerts: ways between ship and shuttle, and who sees to what."""

from __future__ import annotations

import heapq
from functools import cached_property
from typing import Any

from hullbreach.games.nemesis.aftermath import alert_cards
from hullbreach.games.nemesis.aftermath.alerts import ALERTS, Task
from hullbreach.games.nemesis.aftermath.model import CABINS, MAIN, SHUTTLE
from hullbreach.games.nemesis.looks.view import View
from hullbreach.games.nemesis.survivor.errands import FIRE_CONTROL
from hullbreach.games.nemesis.survivor.kit import KIT
from hullbreach.games.nemesis.survivor.plan import Plan
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.games.survival.rules.model import SAMPLE
from hullbreach.games.survival.survivor import jobs
from hullbreach.games.survival.survivor.errands import Errand, nearest_of_crew

EXTINGUISHING = ("use:item-fire-extinguisher", "play:card-pyrotechnics")
"""What puts a fire out where one stands."""


class ShuttleSituation(ShipSituation):
    """A view of ship and shuttle."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.seen: Any = view
        """The same, with what only these missions have."""

    @cached_property
    def crossings(self) -> dict[str, tuple[str, ...]]:
        """Where one gets between ship and shuttle, from each place that leads there."""
        entrances = tuple(
            slot for slot in self.board.slots if slot not in SHUTTLE and self.board.technical(slot)
        )
        return {MAIN: entrances, **dict.fromkeys(entrances, CABINS)}

    def distances(self, start: str) -> dict[str, float]:
        """Also across."""
        found = self._distances.get(start)
        if found is not None:
            return found
        found = self._distances[start] = {}
        heap = [(0.0, start)]
        while heap:
            cost, slot = heapq.heappop(heap)
            if slot in found:
                continue
            found[slot] = cost
            for beyond, more in self._ways(slot):
                if beyond not in found:
                    heapq.heappush(heap, (cost + self.step(beyond) + more, beyond))
        return found

    def _ways(self, slot: str) -> list[tuple[str, float]]:
        """The places that one comes to from a place, and what doors cost on the way."""
        ways = [(beyond, 0.0) for beyond in self.crossings.get(slot, ())]
        for way, beyond in self.board.ways[slot]:
            if way not in self.barred:
                ways.append((beyond, 0.0))
            elif self.door_step is not None:
                ways.append((beyond, self.door_step))
        return ways

    def toward(self, goal: str) -> dict[str, float]:
        """For each place next to here, what the goal costs by way of it: there is no way back across."""
        found: dict[str, float] = {}
        for beyond, more in self._ways(self.here):
            rest = self.distances(beyond).get(goal)
            if rest is not None:
                cost = self.step(beyond) + rest + more
                found[beyond] = min(cost, found.get(beyond, cost))
        return found


class ShuttlePlan(Plan):
    """What a player means to do with a shuttle at hand."""

    situation = ShuttleSituation
    s: ShuttleSituation
    strides = ("move", "cross")

    @property
    def first_fires(self) -> list[str]:
        """Those that an alert speaks of."""
        return frail_fires(self.s)

    def steps(self, slot: str) -> tuple[str, ...]:
        """On foot, or across."""
        return (f"move:{slot}:*", f"cross:{slot}")


# Alerts


def alert_errands(s: ShuttleSituation) -> list[Errand]:
    """What is to be done about the alert now."""
    view = s.seen
    if not view.alert or view.alert_done:
        return []
    card = view.alert[0]
    task = ALERTS[card].tasks[view.alert_stage]
    if task.rooms:
        rooms = [room for number, room in enumerate(task.rooms) if not served(s, task, number)]
        found = [Errand("alert", s.find(room), ("activation",), False) for room in rooms]
        if task.hindrance is alert_cards.carries_sample and not s.has(SAMPLE):
            found = jobs.fetch(s, SAMPLE, "fetch-sample", 1)
    elif card == alert_cards.STRESS:
        broken = [slot for slot in s.view.rooms if s.broken(slot)]
        found = [Errand("mend", broken, KIT.repairing, False)]
    elif task.so is alert_cards.sample_aboard:
        found = _bring_sample(s)
    elif task.so is alert_cards.hunted_down:
        infested = [slot for slot in SHUTTLE if slot in s.intruders]
        found = [Errand("hunt", infested, ("shoot:*:*", "melee:*"), False)]
    else:
        found = _put_out(s)
    return [errand for errand in found if errand.where]


def served(s: ShuttleSituation, task: Task, number: int) -> bool:
    """Whether Activation in one of the rooms of a task is of no more use to this player."""
    done = s.seen.alert_work
    if task.part is alert_cards.person:
        number = s.seat
    elif task.part is not alert_cards.section:
        return False
    return bool(done >> number & 1)


def frail_fires(s: ShuttleSituation) -> list[str]:
    """Where it burns although an alert forbids it."""
    cards = s.seen.alert
    if not cards or ALERTS[cards[0]].tasks[s.seen.alert_stage].so is not alert_cards.put_out:
        return []
    rooms = [*(slot for room in alert_cards.FRAIL for slot in s.find(room)), *SHUTTLE]
    return [slot for slot in rooms if s.burning(slot)]


def _put_out(s: ShuttleSituation) -> list[Errand]:
    fires = frail_fires(s)
    by_hand = Errand("put-out-here", fires, EXTINGUISHING, False)
    able = s.has("item-fire-extinguisher") or "card-pyrotechnics" in s.view.hand
    return [Errand("put-out", s.find(FIRE_CONTROL)), *([by_hand] if able else [])] if fires else []


def _bring_sample(s: ShuttleSituation) -> list[Errand]:
    if s.has(SAMPLE):
        return [Errand("bring-sample", [MAIN], (), False)]
    return jobs.fetch(s, SAMPLE, "fetch-sample", 1)


def own_alert(s: ShuttleSituation) -> list[Errand]:
    """The same, for whoever has the shortest way; who carries the sample goes on with it.

    Where several have to lend a hand, or something is to be done in each of several places, all help.
    """
    found = alert_errands(s)
    if not found:
        return []
    part = ALERTS[s.seen.alert[0]].tasks[s.seen.alert_stage].part
    if part is alert_cards.section:
        return [errand for errand in found if nearest_of_crew(s, [errand]) == s.seat]
    if s.has(SAMPLE) or part is alert_cards.person or nearest_of_crew(s, found) == s.seat:
        return found
    return next_stage(s)


def next_stage(s: ShuttleSituation) -> list[Errand]:
    """Where the alert will lead when somebody else has seen to its first stage."""
    tasks = ALERTS[s.seen.alert[0]].tasks[s.seen.alert_stage + 1 :]
    rooms = tasks[0].rooms if tasks else ()
    return [Errand("stand-by", s.find(room), (), False) for room in rooms if s.find(room)]
