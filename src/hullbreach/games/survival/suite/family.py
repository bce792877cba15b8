"""The words of the tests that all games of the family have: cards, people, and how they act."""

from __future__ import annotations

from typing import Any, Self

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.model import BOX, CLEAN, INFECTED
from hullbreach.games.survival.suite.looking import SurvivalLooks
from hullbreach.kernel import Text
from hullbreach.testkit.position import Who


class FamilyScenario(SurvivalLooks):
    """A position of a game of the family, whatever its board is like."""

    idle_verbs = ("pass", "done")

    # Playing

    def pays(self, *cards: str) -> Self:
        """Pay what is asked for: with these cards first, then with whatever comes first."""
        since, left = self._since, list(cards)
        while not self.over and any(ask.text.id == "ask-pay" for ask in self.table.asks()):
            ask = next(ask for ask in self.table.asks() if ask.text.id == "ask-pay")
            chosen = self._option(ask, ["discard", left.pop(0)]) if left else ask.options[0]
            self._act([(ask, chosen)])
        self._since = since
        return self

    def rests(self, *who: Who) -> Self:
        """These pass, one after the other, and keep all their cards."""
        since = self.table.answers + 1
        for one in who:
            self.does(one, "pass")
            ask = self.table.ask(self.seat_of(one))
            if ask is not None and ask.text.id == "ask-pass-discard":
                self.does(one, "done")
        self._since = since
        return self

    def uses(self, who: Who, item: str, *effect: str) -> Self:
        """Somebody uses an item: in this way, if there are several."""
        self.does(who, "use", item).pays()
        if effect:
            since = self._since
            self.does(who, "effect", *effect)
            self._since = since
        return self

    def works(self, who: Who, *paid: str) -> Self:
        """Use the room and pay for it."""
        return self.does(who, "room").pays(*paid)

    # The end

    def objective(self, who: Who, *cards: str) -> Self:
        """Give somebody exactly these objectives."""
        zone = model.objectives(self.seat_of(who))
        return self.only(zone, *(f"objective-{card}" for card in cards), rest=BOX)

    def escaped(self, *who: Who) -> Self:
        """Have these gone, each in a pod."""
        for one in who:
            self.is_(one, status="escaped")
        return self

    def dead(self, *who: Who) -> Self:
        """Have these dead, as if it had always been so; nothing follows from it."""
        for one in who:
            self.is_(one, status="dead", cause=Text("cause-fire"))
            self.state.deaths += 1
        return self

    # People

    def hand(self, who: Who, *cards: str) -> Self:
        """Exactly these of the own action cards in hand; the rest is in the deck, at the bottom."""
        g = self.edit()
        seat = self.seat_of(who)
        held, pile, zones = model.hand(seat), model.deck(seat), g.state.zones
        while zones[held]:
            self._lay(g, self._lift(g, held, 0), pile, 0, pin=False)
        for card in cards:
            known = self.words().find(card, zones[pile])
            self.put(card, held, source=pile if known else model.discard(seat))
        return self

    def contaminated(
        self, who: Who, *, infected: int = 0, clean: int = 0, zone: str = "hand"
    ) -> Self:
        """Give somebody contamination cards: in `hand`, `deck` (on top) or `discard`."""
        target = f"{zone}-{self.seat_of(who)}"
        for card, count in ((INFECTED, infected), (CLEAN, clean)):
            self.put(card, target, count=count, source="deck-contamination")
        return self

    def is_(self, who: Who, **fields: Any) -> Self:
        """Set fields of somebody's character: `larva=True`, `slimed=True`, `light=2`."""
        self.edit()
        return self.set("crew", self.seat_of(who), **fields)
