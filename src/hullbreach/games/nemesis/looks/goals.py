"""What the objectives of Nemesis ask for, and how far that is reached."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis.content import Content
from hullbreach.games.survival.looks.goals import Goals, Measure, Wish, either, things
from hullbreach.games.survival.rules.model import BLUE_CORPSE
from hullbreach.games.survival.rules.play import row_id


class ShipGoals(Goals):
    """The goals of Nemesis."""

    box: Content

    def lessons(self, view: Any) -> list[str]:
        """The weaknesses that are known; adaptations have to be overcome."""
        if not self.overcoming:
            return super().lessons(view)
        return [card for card in view.gone if card and card.startswith("weakness-")]

    @property
    def overcoming(self) -> bool:
        """Whether the race has adaptations instead of weaknesses."""
        return any(row.kind == "adaptation" for row in self.box.weaknesses.values())

    def weaknesses_needed(self, row: Any) -> int:
        """All objectives ask for the same number."""
        return self.box.numbers.effects.biology

    def queen_or_ship(self, wish: Wish) -> Measure:
        """The queen is dead, or the ship is gone."""
        return self.queen(wish)

    def nest_or_ship(self, wish: Wish) -> Measure:
        """The nest or the ship is gone."""
        return self.nest(wish)

    def explored(self, wish: Wish) -> Measure:
        """Every room was explored."""
        slots = self.box.boards[wish.view.layout].slots.values()
        left = self.left_to_explore(wish.view, slots)
        return Measure(not left, {"left": left})

    def pod(self, wish: Wish) -> Measure:
        """The owner has left in a pod."""
        return Measure(any(one.status == "escaped" for one in wish.people))

    def hoard(self, wish: Wish) -> Measure:
        """The owner has many items."""
        (seat,) = wish.owners
        items = things(wish.crew[seat], wish.view.pack)
        needed = self.box.numbers.effects.hoard
        return Measure(items >= needed, {"items": items, "needed": needed})

    def weakness_egg(self, wish: Wish) -> Measure:
        """The weakness of the egg is known."""
        return self._weakness(wish, "egg")

    def weakness_carcass(self, wish: Wish) -> Measure:
        """The weakness of the carcass is known."""
        return self._weakness(wish, "carcass")

    def _weakness(self, wish: Wish, slot: str) -> Measure:
        slots = wish.view.weaknesses
        card = slots[f"weakness-{slot}"]
        if not self.overcoming:
            return Measure(card in wish.view.discovered)
        gone, open_ = len(wish.lessons), sum(one is not None for one in slots.values())
        if card is not None or not gone:
            return Measure(reached=False)
        return Measure(reached=True if gone + open_ == len(slots) else None)

    def corpse_in_surgery(self, wish: Wish) -> Measure:
        """The blue corpse lies in the surgery."""
        rooms = wish.view.rooms.values()
        here = (room.here for room in rooms if room.room == "room-surgery")
        return Measure(any(BLUE_CORPSE in things for things in here))

    # Where the ship goes

    def earth(self, wish: Wish) -> Measure:
        """The ship will be on Earth."""
        return self._bound_for(wish, "earth")

    def earth_or_alone(self, wish: Wish) -> Measure:
        """The ship will be on Earth, or nobody else lives."""
        return either(self.earth(wish), Measure(wish.alone))

    def quarantine(self, wish: Wish) -> Measure:
        """The ship will be on Mars; on Earth only without the nest."""
        mars, earth = self._bound_for(wish, "mars"), self.earth(wish)
        return self.nest(wish) if earth.reached else mars

    def _bound_for(self, wish: Wish, place: str) -> Measure:
        """Whether the ship is on its way there; who has not seen the coordinates cannot know."""
        view = wish.view
        if view.destroyed:
            return Measure(False)
        card = next((one.face for one in view.seen if one.zone == "coordinates"), None)
        if card is None:
            return Measure(None)
        there = self.box.coordinates[row_id(card)].destinations[view.destination]
        return Measure(there == place)


ShipGoals.gauges = {
    **Goals.gauges,
    "queen-or-ship": ShipGoals.queen_or_ship,
    "nest-or-ship": ShipGoals.nest_or_ship,
    "explored": ShipGoals.explored,
    "pod": ShipGoals.pod,
    "hoard": ShipGoals.hoard,
    "weakness-egg": ShipGoals.weakness_egg,
    "weakness-carcass": ShipGoals.weakness_carcass,
    "corpse-in-surgery": ShipGoals.corpse_in_surgery,
    "earth": ShipGoals.earth,
    "earth-or-alone": ShipGoals.earth_or_alone,
    "quarantine": ShipGoals.quarantine,
}
