"""Nemesis: Lockdown as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar

from hullbreach.games.lockdown import (  # noqa: F401 (they register what cards and rooms do)
    event_cards,
    items,
    quests,
)
from hullbreach.games.lockdown.backs import back_of
from hullbreach.games.lockdown.effects import EVENTS, ITEMS
from hullbreach.games.lockdown.model import CONTENT, LockdownOptions, LockdownState
from hullbreach.games.lockdown.objectives import GOALS
from hullbreach.games.lockdown.picture import scene
from hullbreach.games.lockdown.play import Lockdown
from hullbreach.games.lockdown.rounds import step
from hullbreach.games.lockdown.rules import LockdownRules
from hullbreach.games.lockdown.setup import box, unpack
from hullbreach.games.lockdown.view import View, view, views
from hullbreach.games.survival import (  # noqa: F401 (they register what cards and rooms do)
    contamination,
    deeds,
    happenings,
    places,
    things,
)
from hullbreach.games.survival.backs import back_in
from hullbreach.games.survival.listing import listings
from hullbreach.games.survival.model import CONTAMINATED, CONTAMINATION
from hullbreach.kernel import Die, Game, Listing, Rule
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.scenes import Scene

FOLDER = files("hullbreach.games.lockdown") / "content"

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


_complete()


class LockdownGame(Game[LockdownState]):
    """The game."""

    name = "lockdown"
    version = "1"
    seats = range(1, 6)
    words: ClassVar = ("survival", "nemesis")
    faces: ClassVar = dict.fromkeys(CONTAMINATED, CONTAMINATION)
    """Contamination cards look all the same, even to who remembers what a scan has shown."""
    State = LockdownState
    Options = LockdownOptions
    Play = Lockdown

    def check(self, options: LockdownOptions, seats: int) -> None:
        """Only in a cooperative game do the dead return."""
        if options.revive and options.mode != "coop":
            raise BadOption(game=self.name, detail="setting-lockdown-revive-only-coop")

    def setup(self, options: LockdownOptions, seats: int, key: bytes) -> LockdownState:
        """The box unpacked."""
        return unpack(self, options, seats, key)

    def step(self, play: Lockdown) -> Rule[None] | None:
        """The next part of the round."""
        return step(play)

    def view(self, play: Lockdown, seat: int) -> View:
        """What a seat may know."""
        return view(play, seat)

    def views(self, play: Lockdown, seats: Iterable[int]) -> dict[int, View]:
        """What several seats may know."""
        return views(play, seats)

    def scene(self, view: View) -> Scene:
        """The base."""
        return scene(view)

    def box(self, options: LockdownOptions, seats: int) -> Counter[str]:
        """Every component."""
        return box(options, seats)

    def back(self, item: str, zone: str) -> str:
        """Action and contamination cards of a player look the same from behind."""
        return back_in(back_of, item, zone)

    def may_hide(self, item: str, zone: str) -> bool:
        """Heavy items are in their owners' hands, never in an inventory."""
        return not (zone.startswith("pack-") and Lockdown.rules.usable(item).heavy)

    def redeal(self, play: Lockdown, mask: int) -> None:
        """Which contamination cards are infected nobody knows before a scan."""
        contamination.redeal(play)

    def ledger(self, state: LockdownState) -> Counter[str]:
        """A contamination card is the same component before and after a scan."""
        return contamination.as_in_the_box(super().ledger(state))

    def dice(self) -> Iterable[Die]:
        """The noise die, the combat die, the advantage die and the Mars die."""
        return [Die(row.id, row.faces) for row in CONTENT.dice.values()]

    def content(self) -> list[Listing]:
        """Every list of the box."""
        return listings(CONTENT, {})

    @property
    def content_files(self) -> list[Traversable]:
        """All data files."""
        found = (file for file in FOLDER.iterdir() if file.name.endswith(".toml"))
        return sorted(found, key=lambda file: file.name)

    @property
    def family_file(self) -> Traversable:
        """Under which number each rule of the family stands in this game's checklist."""
        return FOLDER / "family.csv"

    @property
    def checklist_files(self) -> list[Traversable]:
        """The rules of the game."""
        return [FOLDER / "rules.csv"]


GAME = LockdownGame()
