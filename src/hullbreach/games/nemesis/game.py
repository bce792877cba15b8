"""Nemesis as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar

from hullbreach.games.nemesis.content import Content
from hullbreach.games.nemesis.facts import facts
from hullbreach.games.nemesis.learning.observation import Observer
from hullbreach.games.nemesis.learning.vocabulary import vocabulary
from hullbreach.games.nemesis.looks.picture import picture
from hullbreach.games.nemesis.looks.reveals import ShipReveals
from hullbreach.games.nemesis.looks.view import View, views
from hullbreach.games.nemesis.rules.model import NemesisOptions, NemesisState
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.rounds import step
from hullbreach.games.nemesis.rules.setup import pieces, unpack
from hullbreach.games.nemesis.suite.enriched import enrich
from hullbreach.games.nemesis.suite.used import uses
from hullbreach.games.survival.game import FAMILY_WORDS, WAYS, FamilyEdition, SurvivalGame
from hullbreach.games.survival.looks.view import FamilyViews
from hullbreach.kernel import Facts, Game, Rule, rule
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.errors import BadOption, LedgerError
from hullbreach.kernel.events import Told
from hullbreach.kernel.packs import Pack
from hullbreach.kernel.vocabulary import Vocabulary

KINDS = {
    "engine-tokens": "engine",
    "escape-pods": "pod",
    "coordinates": "coordinates",
    "intruder-player-cards": "intruder-card",
}
"""The kinds of components in the lists that only this game has."""


class NemesisEdition(FamilyEdition):
    """Nemesis as agreed."""

    Box = Content
    box: Content

    def __init__(self, game: Game[Any], packs: tuple[Pack, ...]) -> None:
        super().__init__(game, packs)
        self.picture, self.uses = picture(self), uses(self.box, self.rules.left_out)
        self.reveals = ShipReveals(self.box, self.picture.faces)


class NemesisGame(SurvivalGame[NemesisState, View]):
    """The game."""

    name = "nemesis"
    version = "3"
    words = (files("hullbreach.games.nemesis") / "locale", FAMILY_WORDS)
    usual_bot = "survivor"
    State = NemesisState
    Options = NemesisOptions
    Play = Nemesis
    edition_kind = NemesisEdition
    usual_packs = ("base", "ship", "intruders")
    option_needs: ClassVar[Mapping[str, Mapping[str, tuple[Any, ...]]]] = {
        "revive": {"mode": ("coop",)},
        "intruder_player": {"mode": ("standard",), "seats": (2, 3, 4, 5)},
    }
    kinds = KINDS
    carried = ("after",)

    @rule("N-717")
    def check(self, options: NemesisOptions, seats: int) -> None:
        """The AutoDoc belongs to the cooperative game, the intruder player to the standard one."""
        if options.revive and options.mode != "coop":
            raise BadOption(game=self.name, detail="setting-nemesis-revive-only-coop")
        if options.intruder_player and (options.mode == "coop" or seats == 1):
            raise BadOption(game=self.name, detail="setting-nemesis-intruder-player-only-standard")
        rules = self.stacked(options.packs)
        if options.intruder_player and not rules.led_by_player:
            raise BadOption(game=self.name, detail="setting-nemesis-intruder-player-not-this-race")
        if why := rules.refuses(options, seats):
            raise BadOption(game=self.name, detail=why)
        if options.after:
            self._try_out(options, seats)

    def _try_out(self, options: NemesisOptions, seats: int) -> None:
        """What a finished game has left may come from anywhere: it must be a ship."""
        if why := self.edition(options.packs).rules.refuses_sequel(options, seats):
            raise BadOption(game=self.name, detail=why)
        try:
            unpack(self, options, seats, key_of(""))
        except (LookupError, ValueError, StopIteration, LedgerError):
            raise BadOption(game=self.name, detail="setting-nemesis-after-damaged") from None

    def view_maker(self, edition: NemesisEdition) -> FamilyViews[View]:
        """What makes the views of an edition."""
        return views(edition)

    def setup(self, options: NemesisOptions, seats: int, key: bytes) -> NemesisState:
        """The box unpacked."""
        return unpack(self, options, seats, key)

    def step(self, play: Nemesis) -> Rule[None] | None:
        """The next part of the round."""
        return step(play)

    def box(self, options: NemesisOptions, seats: int) -> Counter[str]:
        """Every component."""
        return pieces(self.edition(options.packs))

    def facts(self, play: Nemesis, told: Sequence[Told]) -> Facts:
        """Characters, objectives, deaths, rounds, and what was used."""
        return facts(play, told)

    def enrich(self, play: Nemesis) -> None:
        """A crew that has been aboard for a while."""
        enrich(play)

    def modes(self) -> Iterator[tuple[str, dict[str, Any], Iterable[int]]]:
        """The ways to play."""
        yield from WAYS
        yield "alternative", {"layout": "alternative"}, range(1, 6)
        yield "revive", {"mode": "coop", "revive": True}, range(2, 6)
        yield "intruder-player", {"intruder_player": True}, range(2, 6)
        yield from self.pack_modes()

    def vocabulary(self, options: NemesisOptions, seats: int) -> Vocabulary:
        """All actions."""
        edition = self.edition(options.packs)
        return vocabulary(edition, options.layout, options.intruder_player)

    def observer(self, options: NemesisOptions, seats: int) -> Observer:
        """The layout of the board."""
        return Observer(self.edition(options.packs), options.layout, seats)


GAME = NemesisGame()
