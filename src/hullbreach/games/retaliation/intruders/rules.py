"""The Primebloods: their sheet, their queen, their larvae."""

from __future__ import annotations

from hullbreach.games.retaliation.content import Health
from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import draw_cards
from hullbreach.games.retaliation.rules.attacks import attack, draw_attack
from hullbreach.games.retaliation.rules.body import contaminate, infest
from hullbreach.games.retaliation.rules.events import ColonyGrows, QueenDied, QueenHurt
from hullbreach.games.retaliation.rules.grid import ENDS, other_end
from hullbreach.games.retaliation.rules.hive import (
    enter_corridor,
    fill,
    first_steps,
    lowest_beside,
    move_group,
    place_in_room,
    prey,
    remove,
    repel,
    step_in,
)
from hullbreach.games.retaliation.rules.markers import break_room, destroy_door
from hullbreach.games.retaliation.rules.model import HEALTH_DECK
from hullbreach.games.retaliation.rules.noise import TOKEN, noise_roll
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.rulebook import RetaliationRules
from hullbreach.games.survival.rules.events import Attacked
from hullbreach.games.survival.rules.model import BAG, GONE, supply
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Rule, choose, rule

LARVA, ADULT = "intruder-larva", "intruder-adult"
DRONE, QUEEN = "intruder-drone", "intruder-queen"
BLANK = "token-blank"
LAST_SPACE = 5
"""The hits after which a card of the queen's health is drawn."""
SHEET = {
    "queen": {True: ("larva", 2), False: ("drone", 2)},
    "adult": {True: ("queen", 2), False: ("larva", 2)},
    "drone": {True: ("queen", 2), False: ("larva", 2)},
    "larva": {True: ("drone", 2), False: ("drone", 2)},
}
"""What the colony step adds to the bag, by the token, while the queen lives and afterwards."""


class PrimebloodRules(RetaliationRules):
    """What this race decides."""

    lurker = ADULT

    # Tokens

    @rule("R-042")
    def bag_at_start(self, g: Retaliation) -> dict[str, int]:
        """A blank, two larvae, three adults and one more for each character."""
        return {"blank": 1, "larva": 2, "adult": 3 + g.state.seats}

    def token_kind(self, token: str) -> str:
        """The kind on the front of a token; nothing on the blank."""
        return self.box.intruder_tokens[row_id(token)].kind

    def token_face(self, token: str) -> str:
        """The kind on the front."""
        kind = self.token_kind(token)
        return f"intruder-{kind}" if kind else BLANK

    @rule("R-140", "R-551", "R-555")
    def add_tokens(self, g: Retaliation, kind: str, count: int) -> None:
        """Random tokens of a kind go into the bag, as many as there are."""
        stack = f"stack-{kind}"
        added = min(count, len(g.state.zones[stack]))
        for _ in range(added):
            g.draw(stack, BAG)
        if added:
            g.tell(ColonyGrows(f"intruder-{kind}", added), "R-140")

    @rule("R-141", "R-142", "R-298")
    def _put_away(self, g: Retaliation, token: str) -> None:
        """A token goes under its stack; the blank goes back into the bag."""
        if token == BLANK:
            g.put(token, TOKEN, BAG)
        else:
            g.put(token, TOKEN, f"stack-{self.token_kind(token)}", 0)

    @rule("R-139", "R-298")
    def _blank(self, g: Retaliation, token: str) -> bool:
        """The blank adds two adult tokens, whenever it is drawn."""
        if token != BLANK:
            return False
        self.add_tokens(g, "adult", 2)
        self._put_away(g, token)
        return True

    @rule("R-290", "R-296", "R-297", "R-580")
    def token_in_room(self, g: Retaliation, token: str, space: str, seat: int) -> Rule[None]:
        """One intruder of the kind; the queen is activated, or comes herself."""
        if self._blank(g, token):
            return
        kind = f"intruder-{self.token_kind(token)}"
        if kind == QUEEN and g.state.queen_dead:
            g.put(token, TOKEN, GONE)
            yield from place_in_room(g, DRONE, space, seat)
            return
        self._put_away(g, token)
        if kind != QUEEN or not (yield from self.activate(g, seat)):
            yield from place_in_room(g, kind, space, seat)

    @rule("R-292", "R-293", "R-294", "R-295", "R-580")
    def token_in_corridor(self, g: Retaliation, token: str, gap: str, by: int | None) -> Rule[None]:
        """The figures on the back of the token; the queen is activated, or comes herself."""
        if self._blank(g, token):
            return
        if self.token_kind(token) == "queen" and g.state.queen_dead:
            g.put(token, TOKEN, GONE)
            fill(g, {DRONE: 1}, gap)
            return
        self._put_away(g, token)
        if self.token_kind(token) == "queen" and (yield from self.activate(g, by)):
            return
        brings = self.box.intruder_tokens[row_id(token)].brings
        fill(g, {f"intruder-{kind}": count for kind, count in brings.items()}, gap)

    @rule("R-134", "R-135", "R-136", "R-137", "R-138", "R-139", "R-579")
    def colony(self, g: Retaliation, token: str) -> Rule[None]:
        """More tokens for the bag, or the queen."""
        if self._blank(g, token):
            return
        kind, alive = self.token_kind(token), not g.state.queen_dead
        if kind == "queen" and not alive:
            g.put(token, TOKEN, GONE)
        else:
            self._put_away(g, token)
        if kind == "queen" and (yield from self.activate(g, None)):
            return
        self.add_tokens(g, *SHEET[kind][alive])

    # Attacks

    @rule("R-336", "R-339", "R-340", "R-341", "R-342", "R-550")
    def strikes(
        self, g: Retaliation, figure: str, seat: int, space: str, moving: bool
    ) -> Rule[bool]:
        """A larva crawls onto its victim; all others draw an attack card."""
        if kind_of(figure) != LARVA:
            return (yield from draw_attack(g, figure, seat, space, moving))
        g.tell(Attacked(LARVA, g.name(seat), None, True, False), "R-340")
        contaminate(g, seat, "R-340")
        where = next((p for p in (space, *g.exits(space)) if LARVA in g.state.zones[p]), "")
        if where:
            remove(g, LARVA, where)
        infest(g, seat, "R-341")
        return False

    @rule("R-341", "R-550")
    def larva_taken(self, g: Retaliation, seat: int) -> None:
        """The larva on a character's board is one of the figures, if one is left."""
        if g.state.zones[supply(LARVA)]:
            g.put(LARVA, supply(LARVA), f"larva-{seat}")

    def cured(self, g: Retaliation, seat: int) -> None:
        """The figure goes back to the supply."""
        super().cured(g, seat)
        if g.state.zones[f"larva-{seat}"]:
            g.put(LARVA, f"larva-{seat}", supply(LARVA))

    # Damage

    @rule("R-119", "R-375")
    def frail(self, kind: str) -> bool:
        """A larva dies of anything."""
        return kind == LARVA

    @rule("R-351", "R-352", "R-353", "R-374")
    def toughness(self, kind: str) -> int:
        """A drone in a corridor needs two hits at once."""
        return 2 if kind == DRONE else 1

    def scatters(self, figure: str) -> bool:
        """Only an adult is impressed."""
        return kind_of(figure) == ADULT

    @rule("R-377", "R-379")
    def damage_on(self, g: Retaliation, figure: str) -> int:
        """The queen has a track of her own."""
        return g.state.queen_damage if figure == QUEEN else super().damage_on(g, figure)

    @rule("R-377", "R-378", "R-572", "R-639")
    def hit(self, g: Retaliation, figure: str, space: str, count: int, by: int | None) -> Rule[str]:
        """Damage moves the queen's marker; at its end a card is drawn, and the rest is lost."""
        if figure != QUEEN:
            return (yield from super().hit(g, figure, space, count, by))
        drawn = yield from self._hurt_queen(g, count, by)
        return "" if drawn else QUEEN

    @rule("R-361", "R-367", "R-378", "R-379")
    def slain(self, g: Retaliation, figure: str, space: str, by: int | None) -> Rule[None]:
        """What would kill another draws a card of the queen's health."""
        if figure == QUEEN:
            yield from self._health_card(g, by)
        else:
            yield from super().slain(g, figure, space, by)

    @rule("R-353", "R-380")
    def shot_down(self, g: Retaliation, kind: str, gap: str, by: int) -> Rule[bool]:
        """The queen takes hit after hit."""
        if kind != QUEEN:
            return (yield from super().shot_down(g, kind, gap, by))
        return (yield from self._hurt_queen(g, 1, by))

    # The queen

    @rule("R-377", "R-378", "R-380")
    def _hurt_queen(self, g: Retaliation, count: int, by: int | None) -> Rule[bool]:
        """Her marker moves; whether a card was drawn."""
        g.state.queen_damage += count
        if g.state.queen_damage < LAST_SPACE:
            return False
        yield from self._health_card(g, by)
        return True

    @rule("R-381", "R-382", "R-383", "R-384", "R-385", "R-386")
    def _health_card(self, g: Retaliation, by: int | None) -> Rule[None]:
        """A card is drawn, some more are lost unseen, the effect is resolved; without any she dies."""
        state = g.state
        if state.queen_dead or not state.zones[HEALTH_DECK]:
            return
        card = g.draw(HEALTH_DECK, "discard-health")
        row = self.box.health[row_id(card)]
        for _ in range(min(row.extra, len(state.zones[HEALTH_DECK]))):
            g.draw(HEALTH_DECK, "lost-health")
        g.tell(QueenHurt(card, len(state.zones[HEALTH_DECK])), "R-381")
        state.queen_damage = 0
        yield from self._health_effect(g, row, by)
        if not state.zones[HEALTH_DECK] and not state.queen_dead:
            state.queen_dead = True
            where = g.where_is(QUEEN)
            if where:
                g.put(QUEEN, where, GONE)
            else:
                g.put(QUEEN, supply(QUEEN), GONE)
            g.tell(QueenDied(), "R-384")

    @rule("R-529", "R-530")
    def _health_effect(self, g: Retaliation, row: Health, by: int | None) -> Rule[None]:
        """What a card of her health does."""
        where = g.where_is(QUEEN)
        people = g.people(where) if where and where not in ENDS else []
        if row.effect == "all-tokens":
            self.add_tokens(g, "queen", len(g.state.zones["stack-queen"]))
        elif row.effect == "activate":
            yield from self.activate(g, by)
        elif row.effect == "retreat" and where:
            remove(g, QUEEN, where)
        elif row.effect == "repel" and where:
            yield from self._repel_queen(g, where, by)
        elif row.effect == "draw":
            for seat in people:
                draw_cards(g, seat, 2)
        elif row.effect == "noise":
            for seat in people:
                yield from noise_roll(g, seat)
        elif row.effect == "malfunction" and where and where not in ENDS:
            break_room(g, where)

    @rule("R-330", "R-331", "R-332")
    def _repel_queen(self, g: Retaliation, where: str, by: int | None) -> Rule[None]:
        """She is driven from whoever hurt her."""
        slot = g.crew[by].slot if by is not None else ""
        if where == slot and by is not None:
            answers = [verbs.AT_GAP(gap) for gap in g.exits(where)]
            chosen = yield from choose(by, "ask-repel", answers, "R-330", who=QUEEN)
            yield from repel(g, QUEEN, where, chosen.args[0], by)
        elif where in ENDS and slot in ENDS[where]:
            yield from repel(g, QUEEN, where, other_end(where, slot), by)
        elif lowest_beside(g, where):
            yield from repel(g, QUEEN, where, lowest_beside(g, where), by)

    @rule("R-385", "R-387", "R-640")
    def activate(self, g: Retaliation, by: int | None) -> Rule[bool]:
        """She attacks somebody in her room, or moves once; whether she is on the map."""
        where = "" if g.state.queen_dead else g.where_is(QUEEN)
        if not where:
            return False
        here = g.people(where) if where not in ENDS else []
        if here:
            yield from attack(g, QUEEN, by if by in here else here[0], where)
        else:
            yield from self._march(g, where, by)
        return True

    @rule("R-387", "R-640")
    def _march(self, g: Retaliation, where: str, by: int | None) -> Rule[None]:
        """She alone moves; those with her stay."""
        company = [one for one in g.figures(where) if one != QUEEN]
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
            yield from step_in(g, QUEEN, where, step, by)
        else:
            enter_corridor(g, QUEEN, where, step)
