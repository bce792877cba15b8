"""The colony of the cult: its tokens, its bag, and the two sides of its sheet."""

from __future__ import annotations

from hullbreach.games.retaliation.neosoma.kinds import ADULT, ADULTS, MATRIX, RUNT, highest
from hullbreach.games.retaliation.neosoma.runts import activate_all
from hullbreach.games.retaliation.rules.grid import HIB
from hullbreach.games.retaliation.rules.hive import fill, place_in_room
from hullbreach.games.retaliation.rules.noise import TOKEN
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.queen import QueenRules
from hullbreach.games.survival.rules.model import BAG, BLANK, GONE
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Rule, rule

BAG_AT_START = {"blank": 1, "runt": 2, "adult": 3}
ADDED = 2
"""How many tokens the blank, or an adult token, adds."""


class Colony(QueenRules):
    """What tokens of the cult do, wherever they are drawn."""

    lurker = ADULT

    @rule("RN-007", "RN-008", "RN-009")
    def bag_at_start(self, g: Retaliation) -> dict[str, int]:
        """A blank, two runts, three adults and one more for each character."""
        return {**BAG_AT_START, "adult": BAG_AT_START["adult"] + g.state.seats}

    def token_face(self, token: str) -> str:
        """The kind on the front."""
        kind = self.box.intruder_tokens[row_id(token)].kind
        return f"intruder-{kind}" if kind else BLANK

    @rule("RN-007", "RN-069")
    def token_back(self, token: str) -> str:
        """Nobody knows which adults are in the bag."""
        face = self.token_face(token)
        return ADULT if face in ADULTS else face

    @rule("RN-063", "RN-065", "RN-069")
    def add_tokens(self, g: Retaliation, kind: str, count: int, by: str = "RN-065") -> None:
        """Random tokens of a stack go into the bag: the same, by a rule of the cult."""
        super().add_tokens(g, kind, count, by)

    @rule("RN-050", "RN-138", "RN-139")
    def _put_away(self, g: Retaliation, token: str) -> None:
        """Under its stack; the blank and those of a living matrix go back into the bag."""
        face = self.token_face(token)
        if face == MATRIX and g.state.queen_dead:
            g.put(token, TOKEN, GONE)
        elif face in (BLANK, MATRIX):
            g.put(token, TOKEN, BAG)
        else:
            g.put(token, TOKEN, f"stack-{self.box.intruder_tokens[row_id(token)].pile}", 0)

    @rule("RN-065")
    def _was_blank(self, g: Retaliation, token: str) -> bool:
        """A token is put away; if it was the blank, it adds adult tokens, and that is all."""
        self._put_away(g, token)
        if token == BLANK:
            self.add_tokens(g, "adult", ADDED)
        return token == BLANK

    @rule("RN-062", "RN-067", "RN-117", "RN-134", "RN-139")
    def token_in_room(self, g: Retaliation, token: str, space: str, seat: int) -> Rule[None]:
        """One intruder of the kind on the token; the matrix is activated, or comes itself."""
        face = self.token_face(token)
        if self._was_blank(g, token) or (
            face == MATRIX and (yield from self._matrix_acts(g, seat))
        ):
            return
        yield from place_in_room(g, face, space, seat)

    @rule("RN-062", "RN-066", "RN-068", "RN-117", "RN-134", "RN-139")
    def token_in_corridor(self, g: Retaliation, token: str, gap: str, by: int | None) -> Rule[None]:
        """The figures on the back of the token; the matrix is activated, or comes itself."""
        face = self.token_face(token)
        if self._was_blank(g, token) or (face == MATRIX and (yield from self._matrix_acts(g, by))):
            return
        brings = self.box.intruder_tokens[row_id(token)].brings
        fill(g, {f"intruder-{kind}": count for kind, count in brings.items()}, gap)

    @rule("RN-062", "RN-139")
    def _matrix_acts(self, g: Retaliation, by: int | None) -> Rule[bool]:
        """A matrix on the map is activated, a dead one does nothing; whether that was all."""
        return g.state.queen_dead or (yield from self.activate(g, by))

    @rule("RN-060", "RN-061", "RN-063", "RN-064", "RN-135", "RN-136", "RN-137")
    def colony(self, g: Retaliation, token: str) -> Rule[None]:
        """Adults call for runts; runts stir; the matrix acts, or comes to the room with the highest number."""
        face = self.token_face(token)
        if self._was_blank(g, token):
            return
        if face == RUNT:
            yield from activate_all(g)
            if not (yield from self.activate(g, None)):
                yield from place_in_room(g, RUNT, HIB)
        elif face != MATRIX:
            self.add_tokens(g, "runt", ADDED)
        elif not (yield from self._matrix_acts(g, None)):
            yield from place_in_room(g, MATRIX, highest(g, list(g.state.explored)))
