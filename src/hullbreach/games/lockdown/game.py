"""Nemesis: Lockdown as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from hullbreach.games.lockdown import (  # noqa: F401 (they register what cards and rooms do)
    action_cards,
    attack_cards,
    event_cards,
    items,
    quests,
)
from hullbreach.games.lockdown.content import KINDS
from hullbreach.games.lockdown.effects import ATTACKS, CARDS, EVENTS, ITEMS
from hullbreach.games.lockdown.enriched import enrich
from hullbreach.games.lockdown.facts import facts
from hullbreach.games.lockdown.model import CONTENT, LockdownOptions, LockdownState
from hullbreach.games.lockdown.objectives import GOALS
from hullbreach.games.lockdown.observation import Observer
from hullbreach.games.lockdown.picture import PICTURE
from hullbreach.games.lockdown.play import Lockdown
from hullbreach.games.lockdown.rounds import step
from hullbreach.games.lockdown.rules import CARDS as ROWS
from hullbreach.games.lockdown.rules import LockdownRules
from hullbreach.games.lockdown.setup import belongings, box, unpack
from hullbreach.games.lockdown.use import USES
from hullbreach.games.lockdown.view import SIGHT, View
from hullbreach.games.lockdown.vocabulary import vocabulary
from hullbreach.games.nemesis import attack_cards as _theirs  # noqa: F401 (it registers them)
from hullbreach.games.nemesis.model import CONTENT as NEMESIS
from hullbreach.games.survival.game import WAYS, SurvivalGame
from hullbreach.kernel import Facts, Rule
from hullbreach.kernel.events import Told
from hullbreach.kernel.vocabulary import Vocabulary

Lockdown.rules = LockdownRules()
Lockdown.goals = GOALS


def _complete() -> None:
    """No card without its effect, no effect without its card."""
    ITEMS.complete(
        f"{kind}-{row.id}"
        for kind, rows in (("item", CONTENT.items), ("quest", CONTENT.quests))
        for row in rows.values()
        if row.use not in ("weapon", "passive")
    )
    EVENTS.complete(f"event-{row}" for row in CONTENT.events)
    decks = [belongings(one)["deck"] for one in (*CONTENT.characters, *CONTENT.guests)]
    CARDS.complete(card for deck in decks for card in deck if not ROWS[card].reaction)
    ATTACKS.complete(f"attack-{row}" for row in (*CONTENT.attacks, *NEMESIS.attacks))


_complete()


class LockdownGame(SurvivalGame[LockdownState, View]):
    """The game."""

    name = "lockdown"
    version = "2"
    words = ("survival", "nemesis")
    usual_bot = "survivor"
    State = LockdownState
    Options = LockdownOptions
    Play = Lockdown
    folder = files("hullbreach.games.lockdown") / "content"
    goods = CONTENT
    kinds = KINDS
    sight, picture, uses = SIGHT, PICTURE, USES

    def setup(self, options: LockdownOptions, seats: int, key: bytes) -> LockdownState:
        """The box unpacked."""
        return unpack(self, options, seats, key)

    def step(self, play: Lockdown) -> Rule[None] | None:
        """The next part of the round."""
        return step(play)

    def box(self, options: LockdownOptions, seats: int) -> Counter[str]:
        """Every component."""
        return box(options, seats)

    def facts(self, play: Lockdown, told: Sequence[Told]) -> Facts:
        """Characters, objectives, deaths, rounds, the plan, and what was used."""
        return facts(play, told)

    def own_measures(self, play: Lockdown) -> dict[str, int]:
        """Power and knowledge."""
        return {
            "power": len(play.state.active),
            "knowledge": max(one.knowledge for one in play.crew),
        }

    def enrich(self, play: Lockdown) -> None:
        """People who have been in the base for a while."""
        enrich(play)

    def modes(self) -> Iterable[tuple[str, dict[str, Any], Iterable[int]]]:
        """The ways to play."""
        return [
            *WAYS,
            ("mortal", {"mode": "coop", "revive": False}, range(2, 6)),
            ("guests", {"guests": "some"}, range(1, 6)),
            ("intruders", {"hunters": "intruders"}, range(1, 6)),
            ("crossover", {"guests": "all", "hunters": "intruders"}, range(1, 6)),
        ]

    def vocabulary(self, options: LockdownOptions, seats: int) -> Vocabulary:
        """All actions."""
        return vocabulary(options)

    def observer(self, options: LockdownOptions, seats: int) -> Observer:
        """The layout of the board."""
        return Observer(options.layout, seats)

    @property
    def family_file(self) -> Traversable:
        """Under which number each rule of the family stands in this game's checklist."""
        return self.folder / "family.csv"


GAME = LockdownGame()
