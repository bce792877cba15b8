"""Nemesis: Lockdown as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from hullbreach.games.lockdown.content import KINDS, Content
from hullbreach.games.lockdown.facts import facts
from hullbreach.games.lockdown.learning.observation import Observer
from hullbreach.games.lockdown.learning.vocabulary import vocabulary
from hullbreach.games.lockdown.looks.picture import picture
from hullbreach.games.lockdown.looks.reveals import BaseReveals
from hullbreach.games.lockdown.looks.view import View, views
from hullbreach.games.lockdown.opening import LockdownOpening
from hullbreach.games.lockdown.rules.effects import COMPUTER
from hullbreach.games.lockdown.rules.escape import walk_offs
from hullbreach.games.lockdown.rules.model import LockdownOptions, LockdownState
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.lockdown.rules.rounds import step
from hullbreach.games.lockdown.rules.setup import pieces, unpack
from hullbreach.games.lockdown.suite.enriched import enrich
from hullbreach.games.lockdown.suite.used import uses
from hullbreach.games.survival.game import FAMILY_WORDS, WAYS, FamilyEdition, SurvivalGame
from hullbreach.games.survival.looks.view import FamilyViews
from hullbreach.games.survival.rules.board import slot_named
from hullbreach.kernel import Facts, Game, Rule
from hullbreach.kernel.events import Told
from hullbreach.kernel.packs import Pack
from hullbreach.kernel.vocabulary import Vocabulary

GUESTS = {"some": "some", "all": "some"}
"""How older files asked for guests, and by what their pack is known."""


class LockdownEdition(FamilyEdition):
    """Lockdown as agreed."""

    Box = Content
    box: Content

    def __init__(self, game: Game[Any], packs: tuple[Pack, ...]) -> None:
        super().__init__(game, packs)
        boards = self.box.boards.items()
        self.printed = {
            layout: {slot_named(id): slot for id, slot in board.slots.items()}
            for layout, board in boards
        }
        """What is printed on the board at each slot."""
        self.between = {
            layout: {f"corridor-{id}": board.section_of(id) or "" for id in board.corridors}
            for layout, board in boards
        }
        """The section of every corridor."""
        self.walk_offs = {layout: walk_offs(board) for layout, board in boards}
        """Where one can set out for the bunker on foot."""
        self.picture, self.uses = picture(self), uses(self.box)
        self.reveals = BaseReveals(self.box, self.picture.faces)

    def complete(self) -> None:
        """Also every option of a computer card does something."""
        super().complete()
        rows = self.box.computer.values()
        COMPUTER.cover(f"computer-option-{one}" for row in rows for one in row.options)


class LockdownGame(SurvivalGame[LockdownState, View]):
    """The game."""

    name = "lockdown"
    version = "3"
    words = (
        files("hullbreach.games.lockdown") / "locale",
        FAMILY_WORDS,
        files("hullbreach.games.nemesis") / "locale",
        files("hullbreach.games.nemesis.intruders") / "locale",
    )
    usual_bot = "survivor"
    State = LockdownState
    Options = LockdownOptions
    Play = Lockdown
    Opening = LockdownOpening
    edition_kind = LockdownEdition
    usual_packs = ("base", "facility", "nightstalkers")
    option_needs: ClassVar[Mapping[str, Mapping[str, tuple[Any, ...]]]] = {
        "revive": {"mode": ("coop",)},
        "guests": {"packs": ("guests",)},
    }
    kinds = KINDS

    def older_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Guests were an option once; to have nobody else still is."""
        if "packs" in options:
            return options
        chosen = super().older_options(
            {**options, "guests": GUESTS.get(str(options.get("guests")))}
        )
        return {**chosen, "guests": "all"} if options.get("guests") == "all" else chosen

    def view_maker(self, edition: LockdownEdition) -> FamilyViews[View]:
        """What makes the views of an edition."""
        return views(edition)

    def setup(self, options: LockdownOptions, seats: int, key: bytes) -> LockdownState:
        """The box unpacked."""
        return unpack(self, options, seats, key)

    def step(self, play: Lockdown) -> Rule[None] | None:
        """The next part of the round."""
        return step(play)

    def box(self, options: LockdownOptions, seats: int) -> Counter[str]:
        """Every component."""
        return pieces(self.edition(options.packs), options.guests)

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

    def modes(self) -> Iterator[tuple[str, dict[str, Any], Iterable[int]]]:
        """The ways to play."""
        yield from WAYS
        yield "mortal", {"mode": "coop", "revive": False}, range(2, 6)
        yield from self.pack_modes()
        yield "crossover", {"guests": "all", "packs": ["guests", "intruders"]}, range(1, 6)

    def vocabulary(self, options: LockdownOptions, seats: int) -> Vocabulary:
        """All actions."""
        return vocabulary(self.edition(options.packs), options.guests)

    def observer(self, options: LockdownOptions, seats: int) -> Observer:
        """The layout of the board."""
        return Observer(self.edition(options.packs), seats)

    @property
    def family_file(self) -> Traversable:
        """Under which number each rule of the family stands in this game's checklist."""
        return files("hullbreach.games.lockdown.base") / "family.csv"


GAME = LockdownGame()
