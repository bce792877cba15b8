"""The queen, or whatever takes her place: her health, how she is activated, how she is driven away."""

from __future__ import annotations

from hullbreach.games.retaliation.content import Health
from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import draw_cards
from hullbreach.games.retaliation.rules.attacks import attack
from hullbreach.games.retaliation.rules.events import ColonyGrows, QueenDied, QueenHurt
from hullbreach.games.retaliation.rules.grid import ENDS, other_end
from hullbreach.games.retaliation.rules.hive import (
    first_steps,
    lowest_beside,
    move_group,
    prey,
    remove,
    repel,
    step_in,
    step_out,
)
from hullbreach.games.retaliation.rules.markers import break_room, destroy_door
from hullbreach.games.retaliation.rules.model import HEALTH_DECK
from hullbreach.games.retaliation.rules.noise import noise_roll
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.rulebook import RetaliationRules
from hullbreach.games.survival.rules.model import BAG, GONE, supply
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Rule, choose, rule

LAST_SPACE = 5
"""The hits after which a card of the queen's health is drawn."""


def queen_rules(g: Retaliation) -> QueenRules:
    """The rules of the race in play, which has a queen."""
    if not isinstance(g.rules, QueenRules):
        raise TypeError("no race with a queen is in play")
    return g.rules


class QueenRules(RetaliationRules):
    """A race with one that is larger than all others, and hard to kill."""

    queen: str
    """The kind of which there is one."""

    # The bag

    @rule("R-140", "R-551", "R-555")
    def add_tokens(self, g: Retaliation, kind: str, count: int, by: str = "R-140") -> None:
        """Random tokens of a kind go into the bag, as many as there are."""
        stack = f"stack-{kind}"
        added = min(count, len(g.state.zones[stack]))
        for _ in range(added):
            g.draw(stack, BAG)
        if added:
            g.tell(ColonyGrows(f"intruder-{kind}", added), by)

    # Damage

    @rule("R-377", "R-379")
    def damage_on(self, g: Retaliation, figure: str) -> int:
        """The queen has a track of her own."""
        return g.state.queen_damage if figure == self.queen else super().damage_on(g, figure)

    @rule("R-377", "R-378", "R-572", "R-639")
    def hit(self, g: Retaliation, figure: str, space: str, count: int, by: int | None) -> Rule[str]:
        """Damage moves the queen's marker; at its end a card is drawn, and the rest is lost."""
        if figure != self.queen:
            return (yield from super().hit(g, figure, space, count, by))
        drawn = yield from self.hurt_queen(g, count, by)
        return "" if drawn else self.queen

    @rule("R-361", "R-367", "R-378", "R-379")
    def slain(self, g: Retaliation, figure: str, space: str, by: int | None) -> Rule[str]:
        """What would kill another draws a card of the queen's health."""
        if figure != self.queen:
            return (yield from super().slain(g, figure, space, by))
        yield from self.health_card(g, by)
        return ""

    @rule("R-353", "R-377")
    def shot_down(self, g: Retaliation, kind: str, gap: str, by: int) -> Rule[None]:
        """The queen takes a hit."""
        if kind != self.queen:
            yield from super().shot_down(g, kind, gap, by)
        else:
            yield from self.hurt_queen(g, 1, by)

    @rule("R-353", "R-380")
    def track_left(self, g: Retaliation, kind: str) -> int | None:
        """The queen takes damage up to the last space; after a card nothing in the same action."""
        if kind != self.queen:
            return super().track_left(g, kind)
        return 0 if g.reeling else self.last_space(g) - g.state.queen_damage

    @rule("R-367", "R-370")
    def outlives(self, g: Retaliation, figure: str, space: str) -> bool:
        """The queen lives on where she is as long as she has health cards."""
        return figure == self.queen and not g.state.queen_dead and figure in g.state.zones[space]

    def last_space(self, g: Retaliation) -> int:
        """The hits after which a card is drawn."""
        return LAST_SPACE

    def marker_reset(self, g: Retaliation) -> None:
        """Her marker goes back to the beginning of its track."""
        g.state.queen_damage = 0

    @rule("R-377", "R-378", "R-380")
    def hurt_queen(self, g: Retaliation, count: int, by: int | None) -> Rule[bool]:
        """Her marker moves; whether a card was drawn."""
        if g.reeling:
            return False
        g.state.queen_damage += count
        if g.state.queen_damage < self.last_space(g):
            return False
        yield from self.health_card(g, by)
        return True

    # Her health

    @rule("R-381", "R-382", "R-383", "R-384", "R-385", "R-386")
    def health_card(self, g: Retaliation, by: int | None) -> Rule[None]:
        """A card is drawn, some more are lost unseen, the effect is resolved; without any she dies."""
        state = g.state
        if g.reeling or state.queen_dead or not state.zones[HEALTH_DECK]:
            return
        if g.reeling is not None:
            g.reeling = True
        card = g.draw(HEALTH_DECK, "discard-health")
        row = self.box.health[row_id(card)]
        for _ in range(min(row.extra, len(state.zones[HEALTH_DECK]))):
            g.draw(HEALTH_DECK, "lost-health")
        g.tell(QueenHurt(card, len(state.zones[HEALTH_DECK])), "R-381")
        self.marker_reset(g)
        yield from self.health_effects(g, row, by)
        if not state.zones[HEALTH_DECK] and not state.queen_dead:
            state.queen_dead = True
            g.put(self.queen, g.where_is(self.queen) or supply(self.queen), GONE)
            g.tell(QueenDied(), "R-384")

    def health_effects(self, g: Retaliation, row: Health, by: int | None) -> Rule[None]:
        """What a card of her health does; `where` is where she is when it is drawn."""
        yield from self.health_effect(g, row.effect, g.where_is(self.queen), by)

    @rule("R-529", "R-530")
    def health_effect(self, g: Retaliation, effect: str, where: str, by: int | None) -> Rule[None]:
        """One effect of such a card."""
        people = g.people(where) if where and where not in ENDS else []
        if effect == "activate":
            yield from self.activate(g, by)
        elif effect == "retreat" and where:
            remove(g, self.queen, where)
        elif effect == "repel" and g.where_is(self.queen):
            yield from self.repel_queen(g, g.where_is(self.queen), by)
        elif effect == "draw":
            for seat in people:
                draw_cards(g, seat, 2)
        elif effect == "noise":
            for seat in people:
                yield from noise_roll(g, seat)
        elif effect == "malfunction" and where and where not in ENDS:
            break_room(g, where)

    @rule("R-111", "R-330", "R-331", "R-332")
    def repel_queen(self, g: Retaliation, where: str, by: int | None) -> Rule[None]:
        """She is driven from whoever or whatever hurt her; if that is not near, to the lowest number."""
        if by is not None and not g.crew[by].aboard:
            by = None
        slot = g.origin or (g.crew[by].slot if by is not None else "")
        if where == slot and by is not None:
            answers = [verbs.AT_GAP(gap) for gap in g.exits(where)]
            chosen = yield from choose(g.decider(by), "ask-repel", answers, "R-330", who=self.queen)
            yield from repel(g, self.queen, where, chosen.args[0])
        elif where in ENDS and slot in ENDS[where]:
            yield from repel(g, self.queen, where, other_end(where, slot))
        elif lowest_beside(g, where):
            yield from repel(g, self.queen, where, lowest_beside(g, where))

    # Activation

    @rule("R-385", "R-387", "R-640")
    def activate(self, g: Retaliation, by: int | None) -> Rule[bool]:
        """She attacks somebody in her room, or moves once; whether she is on the map."""
        where = "" if g.state.queen_dead else g.where_is(self.queen)
        if not where:
            return False
        here = g.people(where) if where not in ENDS else []
        if here:
            yield from attack(g, self.queen, by if by in here else here[0], where)
        else:
            yield from self._march(g, where, by)
        return True

    @rule("R-387", "R-640")
    def _march(self, g: Retaliation, where: str, by: int | None) -> Rule[None]:
        """She alone moves; those with her stay."""
        company = [one for one in g.figures(where) if one != self.queen]
        if not company:
            yield from move_group(g, where, by)
            return
        seat = prey(g, where, by)
        if seat is None:
            return
        step = first_steps(g, where, g.crew[seat].slot)[0]
        gap, space = (where, step) if where in ENDS else (step, where)
        if g.closed_at(gap, space):
            destroy_door(g, gap, space)
        elif where in ENDS:
            yield from step_in(g, self.queen, where, step, by)
        else:
            step_out(g, self.queen, where, step)
