"""Nemesis as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any

from hullbreach.games.nemesis import (  # noqa: F401 (they register what cards and rooms do)
    action_cards,
    attack_cards,
    event_cards,
    intruder_player,
    items,
    medic,
    quests,
    rooms,
)
from hullbreach.games.nemesis.effects import ATTACKS, CARDS, EVENTS, INTRUDER_CARDS, ITEMS, ROOMS
from hullbreach.games.nemesis.enriched import enrich
from hullbreach.games.nemesis.facts import facts
from hullbreach.games.nemesis.model import CONTENT, NemesisOptions, NemesisState
from hullbreach.games.nemesis.objectives import GOALS
from hullbreach.games.nemesis.observation import Observer
from hullbreach.games.nemesis.picture import PICTURE
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.rounds import step
from hullbreach.games.nemesis.rules import NemesisRules
from hullbreach.games.nemesis.setup import box, unpack
from hullbreach.games.nemesis.use import USES
from hullbreach.games.nemesis.view import SIGHT, View
from hullbreach.games.nemesis.vocabulary import vocabulary
from hullbreach.games.survival.game import WAYS, SurvivalGame
from hullbreach.kernel import Facts, Rule, rule
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.events import Told
from hullbreach.kernel.vocabulary import Vocabulary

Nemesis.rules = NemesisRules()
Nemesis.goals = GOALS


def _complete() -> None:
    """No card without its effect, no effect without its card."""
    CARDS.complete(f"card-{row.id}" for row in CONTENT.actions.values() if not row.reaction)
    ITEMS.complete(
        [
            *(f"item-{row.id}" for row in CONTENT.items.values() if row.use != "weapon"),
            *(
                f"quest-{row.id}"
                for row in CONTENT.quests.values()
                if row.use != "passive" and not row.reaction
            ),
        ]
    )
    ROOMS.complete(f"room-{row.id}" for row in CONTENT.rooms.values() if row.cost is not None)
    EVENTS.complete(f"event-{row}" for row in CONTENT.events)
    ATTACKS.complete(f"attack-{row}" for row in CONTENT.attacks)
    INTRUDER_CARDS.complete(f"intruder-card-{row}" for row in CONTENT.intruder_player)


_complete()


KINDS = {
    "engine-tokens": "engine",
    "escape-pods": "pod",
    "coordinates": "coordinates",
    "intruder-player-cards": "intruder-card",
}
"""The kinds of components in the lists that only this game has."""


class NemesisGame(SurvivalGame[NemesisState, View]):
    """The game."""

    name = "nemesis"
    version = "2"
    words = ("survival",)
    usual_bot = "survivor"
    State = NemesisState
    Options = NemesisOptions
    Play = Nemesis
    folder = files("hullbreach.games.nemesis") / "content"
    goods = CONTENT
    kinds = KINDS
    sight, picture, uses = SIGHT, PICTURE, USES

    @rule("N-717")
    def check(self, options: NemesisOptions, seats: int) -> None:
        """The AutoDoc belongs to the cooperative game, the intruder player to the standard one."""
        if options.revive and options.mode != "coop":
            raise BadOption(game=self.name, detail="setting-nemesis-revive-only-coop")
        if options.intruder_player and (options.mode == "coop" or seats == 1):
            raise BadOption(game=self.name, detail="setting-nemesis-intruder-player-only-standard")

    def setup(self, options: NemesisOptions, seats: int, key: bytes) -> NemesisState:
        """The box unpacked."""
        return unpack(self, options, seats, key)

    def step(self, play: Nemesis) -> Rule[None] | None:
        """The next part of the round."""
        return step(play)

    def box(self, options: NemesisOptions, seats: int) -> Counter[str]:
        """Every component."""
        return box(options, seats)

    def facts(self, play: Nemesis, told: Sequence[Told]) -> Facts:
        """Characters, objectives, deaths, rounds, and what was used."""
        return facts(play, told)

    def enrich(self, play: Nemesis) -> None:
        """A crew that has been aboard for a while."""
        enrich(play)

    def modes(self) -> Iterable[tuple[str, dict[str, Any], Iterable[int]]]:
        """The ways to play."""
        return [
            *WAYS,
            ("revive", {"mode": "coop", "revive": True}, range(2, 6)),
            ("intruder-player", {"intruder_player": True}, range(2, 6)),
            ("medic", {"medic": True}, range(1, 6)),
        ]

    def vocabulary(self, options: NemesisOptions, seats: int) -> Vocabulary:
        """All actions."""
        return vocabulary(options)

    def observer(self, options: NemesisOptions, seats: int) -> Observer:
        """The layout of the board."""
        return Observer(options.layout, seats)


GAME = NemesisGame()
