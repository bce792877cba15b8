"""The rules of the family as the crew of Nemesis plays them: hands, quest items, the intruder player."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis.cards import quests
from hullbreach.games.nemesis.cards.action_cards import NERVES, steel_nerves
from hullbreach.games.nemesis.rules import critical
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.actions import empty_handed
from hullbreach.games.survival.rules.model import AWAKE, Intruder
from hullbreach.games.survival.rules.repertoire import BOLD, THRIFTY
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.games.survival.rules.wounds import suffers
from hullbreach.kernel import Action, Denial, Rule, deny, rule


class NemesisRules(Rulebook[Nemesis]):
    """What Nemesis decides for itself, whatever the mission and whoever hunts."""

    actions = (
        *BOLD,
        Action(verbs.AUTOLOAD, quests.autoload, quests.charges, idle=empty_handed),
        *THRIFTY,
    )

    reactions = {NERVES: "N-541"}  # noqa: RUF012 (put together with those of other packs)

    def refuses_sequel(self, options: Any, seats: int) -> str:
        """Only some missions go on from a finished game: a message that says so, or says why not."""
        return "setting-nemesis-after-nothing"

    @rule("N-067")
    def hand_limit(self, g: Nemesis, seat: int) -> int:
        """Five cards; four with a wounded body."""
        return g.box.numbers.turn.hand - suffers(g, seat, "wound-body")

    @rule("N-079", "N-084", "N-593", "N-596")
    def may_act(self, g: Nemesis, seat: int) -> bool:
        """Whoever is awake, and the intruder player from the next player phase on."""
        state, who = g.state, g.crew[seat]
        hunts = seat == state.intruder_seat and state.intruder_active
        return not who.passed and (hunts or who.status in AWAKE)

    def noise_reroll(self, g: Nemesis, seat: int, face: str) -> Rule[str]:
        """The Scout's motion scanner."""
        face = yield from super().noise_reroll(g, seat, face)
        return (yield from quests.scan_motion(g, seat, face))

    def struck(self, g: Nemesis, intruder: Intruder, seat: int, surprise: bool) -> Rule[int | None]:
        """Nerves of steel against surprises, armor against anything."""
        if surprise and (yield from steel_nerves(g, seat)):
            return None
        return None if (yield from quests.wear_armor(g, seat)) else seat

    def locked_by(self, g: Nemesis, seat: int, quest: str) -> Denial | None:
        """What a quest item is to be attached to must be at hand."""
        return None if quests.fits(g, seat, quest) else deny("N-409", "denied-no-assault-rifle")

    def activated(self, g: Nemesis, seat: int, quest: str) -> None:
        """Some are attached to a weapon at once."""
        quests.attach(g, seat, quest)

    def belongings(self, character: str) -> dict[str, list[str]]:
        """Deck, weapon and quest items."""
        row = self.box.characters[character]
        found = {
            "deck": [f"card-{card}" for card, count in row.cards.items() for _ in range(count)],
            "hands": [f"item-{row.weapon}#starting"],
            "quests": [f"quest-{quest}" for quest in row.quests],
        }
        return found | ({"pack": [f"item-{one}#starting" for one in row.more]} if row.more else {})

    def died(self, g: Nemesis, seat: int) -> Rule[None]:
        """What a death brings about."""
        yield from super().died(g, seat)
        critical.after_death(g, seat)
