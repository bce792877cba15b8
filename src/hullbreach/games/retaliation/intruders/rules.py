"""The Primebloods: their sheet, their queen, their larvae."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.retaliation.rules.attacks import draw_attack
from hullbreach.games.retaliation.rules.body import contaminate, infest
from hullbreach.games.retaliation.rules.hive import fill, place_in_room, remove
from hullbreach.games.retaliation.rules.noise import TOKEN
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.queen import QueenRules
from hullbreach.games.survival.rules.events import Attacked
from hullbreach.games.survival.rules.model import BAG, GONE, supply
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Rule, rule

LARVA, ADULT = "intruder-larva", "intruder-adult"
DRONE, QUEEN = "intruder-drone", "intruder-queen"
BLANK = "token-blank"
SHEET = {
    "queen": {True: ("larva", 2), False: ("drone", 2)},
    "adult": {True: ("queen", 2), False: ("larva", 2)},
    "drone": {True: ("queen", 2), False: ("larva", 2)},
    "larva": {True: ("drone", 2), False: ("drone", 2)},
}
"""What the colony step adds to the bag, by the token, while the queen lives and afterwards."""


class PrimebloodRules(QueenRules):
    """What this race decides."""

    lurker, queen = ADULT, QUEEN
    weak = (LARVA,)
    tough: Mapping[str, int] = {DRONE: 2}

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
        self, g: Retaliation, figure: str, seat: int, space: str, place: str, moving: bool
    ) -> Rule[bool]:
        """A larva crawls onto its victim; all others draw an attack card."""
        if kind_of(figure) != LARVA:
            return (yield from draw_attack(g, figure, seat, space, moving))
        g.tell(Attacked(LARVA, g.name(seat), None, True, False), "R-340")
        contaminate(g, seat, "R-340")
        remove(g, LARVA, place)
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
    def frail(self, g: Retaliation, kind: str) -> bool:
        """A larva dies of anything."""
        return super().frail(g, kind)

    @rule("R-351", "R-352", "R-353", "R-374")
    def toughness(self, g: Retaliation, kind: str) -> int:
        """A drone in a corridor needs two hits at once."""
        return super().toughness(g, kind)

    def scatters(self, figure: str) -> bool:
        """Only an adult is impressed."""
        return kind_of(figure) == ADULT

    # The queen

    def health_effect(self, g: Retaliation, effect: str, where: str, by: int | None) -> Rule[None]:
        """One card puts all her tokens into the bag."""
        if effect == "all-tokens":
            self.add_tokens(g, "queen", len(g.state.zones["stack-queen"]))
        else:
            yield from super().health_effect(g, effect, where, by)
