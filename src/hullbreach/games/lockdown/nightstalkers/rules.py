"""What the nightstalkers decide: surprise in the dark, and what one must know of their weaknesses."""

from __future__ import annotations

from hullbreach.games.lockdown.cards import reactions
from hullbreach.games.lockdown.rules import light
from hullbreach.games.lockdown.rules.hive import HiveInTheBase
from hullbreach.games.lockdown.rules.model import WEAKNESS_SLOTS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.hive.kinds import ADULT, CREEPER
from hullbreach.games.survival.rules.model import Intruder
from hullbreach.kernel import Rule, rule

SMALL = (CREEPER, ADULT)
"""The nightstalkers that a closed door can keep out, once it is known how they move."""
WAY_OF_MOVING = "weakness-the-way-of-moving"
BRINK = "weakness-species-on-the-brink-of-extinction"
LIGHT = "weakness-sensitivity-to-light"


class NightstalkerRules(HiveInTheBase):
    """The hunters in the dark."""

    @rule("L-288", "L-289", "L-290", "L-296", "L-382", "L-383")
    def token_number(self, g: Lockdown, token: str, seat: int) -> Rule[int]:
        """The lower number where there is light, the higher one in darkness.

        Where both mean the same for the hand that is held, nobody is asked for a light. A card
        that would be spent for it is one of those that are counted.
        """
        row = g.box.intruder_tokens[token.removeprefix("token-")]
        # A larva that surprises nobody surprises nobody still.
        less = g.box.numbers.effects.sensitive_surprise if g.knows(seat, LIGHT) else 0
        seen = min(row.lit, max(1, row.lit - less))
        if not g.dark(seat):
            return seen
        cards = len(g.hand(seat))
        if cards >= row.dark:
            return row.dark
        if row.lit <= cards and (yield from light.shine(g, seat)):
            return row.lit
        if seen < cards and (yield from light.glow(g, seat)):
            return seen
        # A glowstick that somebody stopped has cost its card.
        if row.lit < len(g.hand(seat)) and (yield from reactions.feel_the_dark(g, seat)):
            return row.lit
        return row.dark

    @rule("L-372")
    def breaks_doors(self, g: Lockdown, intruder: Intruder, corridor: str) -> bool:
        """Small ones break no door of a room with somebody who knows their way of moving."""
        if intruder.kind not in SMALL or not g.weakness(WAY_OF_MOVING):
            return True
        ends = g.board.passages[corridor].ends
        return not any(
            g.knows(seat, WAY_OF_MOVING)
            for seat, who in enumerate(g.crew)
            if who.aboard and who.slot in ends
        )

    @rule("L-372")
    def blood_bonus(self, g: Lockdown, intruder: Intruder, by: int | None) -> int:
        """Injured by somebody who knows that they are on the brink, they die sooner."""
        known = by is not None and g.knows(by, BRINK)
        return g.box.numbers.effects.brink_blood if known else 0

    def knowledge_for(self, place: int) -> int:
        """Each place of the laboratory board asks for more."""
        wanted: int = self.box.numbers.base.weakness_knowledge[place]
        return wanted

    def object_slots(self) -> tuple[str, ...]:
        """All but the first: its weakness is known from the start."""
        return WEAKNESS_SLOTS[self.box.numbers.setup.face_up_weaknesses :]

    @rule("L-018", "L-019")
    def lay_out_laboratory(self, g: Lockdown) -> None:
        """The first weakness is known from the start."""
        super().lay_out_laboratory(g)
        for slot in WEAKNESS_SLOTS[: g.box.numbers.setup.face_up_weaknesses]:
            g.turn_up(f"weakness-{slot}")
            g.state.weaknesses = g.state.weaknesses + g.state.zones[f"weakness-{slot}"]
