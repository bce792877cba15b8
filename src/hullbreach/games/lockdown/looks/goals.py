"""What the objectives of Lockdown ask for, and how far that is reached."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hullbreach.games.lockdown.content import SECTIONS, Content
from hullbreach.games.survival.looks.goals import Fate, Goals, Measure, Wish, either, lives
from hullbreach.games.survival.rules.play import row_id


class BaseFate(Fate, frozen=True, gc=False):
    """What goals look at of a player."""

    knowledge: int
    informed: bool


class BaseGoals(Goals):
    """The goals of Lockdown; much of what cards ask for stands in their numbers."""

    box: Content

    def names(self, row: Any) -> Iterable[str]:
        """Also what the numbers of a card say."""
        printed = {
            "signal": row.signal,
            "active-token": row.active_token,
            "knowledge": row.knowledge,
            "weaknesses": row.weaknesses,
            "egg": row.egg,
            "sections": row.sections,
        }
        return [*(name for name, so in printed.items() if so), *super().names(row)]

    def weaknesses_needed(self, row: Any) -> int:
        """As the card says."""
        return int(row.weaknesses)

    def fate(self, one: Any) -> BaseFate:
        """Also what the character knows."""
        usual = one.id, one.number, one.status, one.signal, one.carried
        return BaseFate(*usual, one.knowledge, one.informed)

    def knowledge(self, wish: Wish) -> Measure:
        """An owner knows enough."""
        most, needed = (
            max((one.knowledge for one in self._owners(wish)), default=0),
            wish.row.knowledge,
        )
        return Measure(most >= needed, {"most": most, "needed": needed})

    def active_token(self, wish: Wish) -> Measure:
        """The knowledge token of an owner is active."""
        return Measure(any(one.informed for one in self._owners(wish)))

    def _owners(self, wish: Wish) -> list[Any]:
        return [*wish.people]

    def sections(self, wish: Wish) -> Measure:
        """The rooms of some sections are explored."""
        wanted = wish.row.sections
        slots = self.box.boards[wish.view.layout].slots.values()
        left = self.left_to_explore(wish.view, [one for one in slots if one.section in wanted])
        return Measure(not left, {"left": left, "count": len(wanted)})

    def queen_or_base(self, wish: Wish) -> Measure:
        """The queen is dead, or the base is gone."""
        return self.queen(wish)

    def nest_or_base(self, wish: Wish) -> Measure:
        """The nest or the base is gone."""
        return self.nest(wish)

    def outside(self, wish: Wish) -> Measure:
        """Somebody got out."""
        return Measure(any(one.status in ("escaped", "bunker") for one in wish.people))

    def powered(self, wish: Wish) -> Measure:
        """All sections have power."""
        view = wish.view
        return Measure(all(view.power[section] in view.active for section in SECTIONS))

    def no_witnesses(self, wish: Wish) -> Measure:
        """Nobody from the Nemesis lives, or nobody else at all."""
        living = [one.id for one in wish.crew if one.id and lives(one)]
        witnesses = any(self._came_from_nemesis(who) for who in living)
        return either(Measure(not witnesses), Measure(wish.alone))

    def _came_from_nemesis(self, who: str) -> bool:
        name = row_id(who)
        return name in self.box.guests or self.box.characters[name].group == "survivor"


BaseGoals.gauges = {
    **Goals.gauges,
    "knowledge": BaseGoals.knowledge,
    "active-token": BaseGoals.active_token,
    "sections": BaseGoals.sections,
    "base": Goals.destroyed,
    "queen-or-base": BaseGoals.queen_or_base,
    "nest-or-base": BaseGoals.nest_or_base,
    "outside": BaseGoals.outside,
    "powered": BaseGoals.powered,
    "no-witnesses": BaseGoals.no_witnesses,
}
