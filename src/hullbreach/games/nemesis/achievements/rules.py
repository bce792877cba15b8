"""How achievements are laid out and won, and the one that is used when an attack has hit."""

from __future__ import annotations

from hullbreach.games.nemesis.achievements import verbs as own_verbs
from hullbreach.games.nemesis.achievements.events import AchievementWon
from hullbreach.games.nemesis.achievements.kinds import (
    DECK,
    FIRST_BLOOD,
    MET,
    NUMBERS,
    OPEN,
    PILE,
)
from hullbreach.games.nemesis.feats.deeds import DeedRules
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.items import receive, uncover, use_up
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.rules.setup import items_of
from hullbreach.kernel import ALL_EYES, NO_EYES, Rule, react, rule
from hullbreach.kernel.table import SPECTATOR


class AchievementRules(DeedRules):
    """What achievements add."""

    # Setup

    @rule("NP-005")
    def more_zones(self, seats: int) -> dict[str, int]:
        """Those that are still to be won lie open, and so do those that were used."""
        own = {DECK: NO_EYES, OPEN: ALL_EYES, PILE: ALL_EYES}
        return super().more_zones(seats) | own

    def more_components(self) -> dict[str, list[str]]:
        """The cards."""
        return super().more_components() | {DECK: items_of(self.box.items.values(), "prize")}

    @rule("NP-005")
    def lay_out(self, g: Nemesis) -> None:
        """Two at random, face up."""
        super().lay_out(g)
        g.shuffle(DECK)
        for _ in range(NUMBERS(g).laid_out):
            g.draw(DECK, OPEN)

    def season(self, g: Nemesis) -> None:
        """As many have won an achievement as there are cards left, and First Blood whoever is in combat."""
        super().season(g)
        deck, seats = g.state.zones[DECK], range(g.state.seats)
        for item in [one for one in deck if kind_of(one) == FIRST_BLOOD]:
            for seat in [one for one in seats if g.in_combat(one)][:1]:
                g.put(item, DECK, model.pack(seat))
        for seat in seats[: len(g.state.zones[DECK])]:
            g.put(g.draw(DECK, OPEN), OPEN, model.pack(seat))

    # Winning

    @rule("NP-006", "NP-058")
    def settle(self, g: Nemesis) -> Rule[None]:
        """The first in player order who has done what a card asks for takes it."""
        yield from super().settle(g)
        for item in list(g.state.zones[OPEN]):
            met = MET[kind_of(item)]
            winner = next((one for one in g.active() if met(g, one)), None)
            if winner is not None:
                g.tell(AchievementWon(g.name(winner), kind_of(item)), "NP-006")
                yield from receive(g, winner, item, OPEN)

    # First Blood

    @rule("NP-007")
    def presses(self, g: Nemesis, seat: int, kind: str, injuries: int) -> Rule[int]:
        """Whoever has it, or an achievement that not everyone knows, may make a hit worse."""
        more = yield from super().presses(g, seat, kind, injuries)
        if not might_press(g, seat):
            return more
        held = [item for item in g.state.zones[model.pack(seat)] if kind_of(item) == FIRST_BLOOD]
        answers = [own_verbs.PRESS(item) for item in held]
        chosen = yield from react(
            seat, "ask-press", answers, "first-blood", "NP-007", intruder=kind
        )
        if chosen.verb != own_verbs.PRESS:
            return more
        uncover(g, seat, held[0])
        use_up(g, seat, held[0], "NP-007")
        return more + NUMBERS(g).first_blood


def might_press(g: Nemesis, seat: int) -> bool:
    """Whether somebody has First Blood, as far as everyone knows."""
    pack = model.pack(seat)
    both = zip(g.state.zones[pack], g.see(pack, SPECTATOR), strict=True)
    prizes = [face for item, face in both if g.rules.deck_of(item) == DECK]
    return any(face is None or kind_of(face) == FIRST_BLOOD for face in prizes)
