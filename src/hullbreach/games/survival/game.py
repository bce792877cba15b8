"""What the kernel asks of every game of the family, and what they answer alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar

from hullbreach.games.survival import (  # noqa: F401 (they register what cards and rooms do)
    contamination,
    deeds,
    happenings,
    places,
    things,
)
from hullbreach.games.survival.backs import back_in
from hullbreach.games.survival.content import Content
from hullbreach.games.survival.listing import listings
from hullbreach.games.survival.model import CONTAMINATED, CONTAMINATION, FIRE, SurvivalState
from hullbreach.games.survival.observation import progress
from hullbreach.games.survival.picture import Picture
from hullbreach.games.survival.play import Survival
from hullbreach.games.survival.use import Uses
from hullbreach.games.survival.view import Sight, View
from hullbreach.games.survival.vocabulary import aliases
from hullbreach.kernel import Die, Game, Listing
from hullbreach.kernel.scenes import Scene

S = TypeVar("S", bound=SurvivalState)
V = TypeVar("V", bound=View[Any])

WAYS: tuple[tuple[str, dict[str, Any], Iterable[int]], ...] = (
    ("standard", {}, range(2, 6)),
    ("solo", {}, [1]),
    ("coop", {"mode": "coop"}, range(2, 6)),
    ("alternative", {"layout": "alternative"}, range(1, 6)),
)
"""The ways to play that every game of the family has."""


class SurvivalGame(Game[S], Generic[S, V]):
    """A game of the family."""

    seats = range(1, 6)
    Play: type[Survival[S]]
    faces: ClassVar = dict.fromkeys(CONTAMINATED, CONTAMINATION)
    """Contamination cards look all the same, even to who remembers what a scan has shown."""
    folder: ClassVar[Traversable]
    """Where the content is."""
    goods: ClassVar[Content]
    kinds: ClassVar[dict[str, str]] = {}
    """The kinds of components in the lists of the box that only this game has."""
    sight: Sight[Any, V]
    picture: Picture[V, Any]
    uses: ClassVar[Uses]

    # What is seen

    def view(self, play: Any, seat: int) -> V:
        """What a seat may know."""
        return self.sight.view(play, seat)

    def views(self, play: Any, seats: Iterable[int]) -> dict[int, V]:
        """What several seats may know."""
        return self.sight.views(play, seats)

    def scene(self, view: V) -> Scene:
        """The picture of a view."""
        return self.picture.scene(view)

    def back(self, item: str, zone: str) -> str:
        """Action and contamination cards of a player look the same from behind."""
        return back_in(self.sight.back_of, item, zone)

    def may_hide(self, item: str, zone: str) -> bool:
        """Heavy items are in their owners' hands, never in an inventory."""
        return not (zone.startswith("pack-") and self.Play.rules.usable(item).heavy)

    def redeal(self, play: Any, mask: int) -> None:
        """Which contamination cards are infected nobody knows before a scan."""
        contamination.redeal(play)

    def ledger(self, state: S) -> Counter[str]:
        """A contamination card is the same component before and after a scan."""
        return contamination.as_in_the_box(super().ledger(state))

    # What is in the box

    def dice(self) -> Iterable[Die]:
        """All kinds of dice."""
        return [Die(row.id, row.faces) for row in self.goods.dice.values()]

    def content(self) -> list[Listing]:
        """Every list of the box."""
        return listings(self.goods, self.kinds)

    @property
    def content_files(self) -> list[Traversable]:
        """All data files."""
        found = (file for file in self.folder.iterdir() if file.name.endswith(".toml"))
        return sorted(found, key=lambda file: file.name)

    @property
    def checklist_files(self) -> list[Traversable]:
        """The rules of the game."""
        return [self.folder / "rules.csv"]

    # What is counted

    def used(self, play: Survival[Any]) -> Iterable[str]:
        """What was carried out since the last answer, and what lies where it is in use."""
        return self.uses.used(play)

    def usable(self) -> Iterable[str]:
        """Every card, item, room, token, objective, pod, character and kind of intruder."""
        return self.uses.usable

    def measures(self, play: Survival[Any]) -> dict[str, int]:
        """How far the board is explored, and how bad it looks."""
        state, zones, slots = play.state, play.state.zones, play.board.slots
        found = {
            "explored": len(state.explored),
            "intruders": len(state.intruders),
            "fires": sum(FIRE in zones[slot] for slot in slots),
            "malfunctions": sum(play.broken(slot) for slot in slots),
            "crew": sum(one.alive for one in state.crew),
        }
        found |= self.own_measures(play)
        return {f"measure-{self.name}-{name}": value for name, value in found.items()}

    def own_measures(self, play: Any) -> dict[str, int]:
        """What else tells how a game goes."""
        return {}

    def round_of(self, play: Survival[Any]) -> int:
        """The round; 0 while characters are drafted."""
        return int(play.state.round)

    # For those who learn

    def aliases(self, view: Any) -> dict[str, str]:
        """The figures, each by its kind and number."""
        return aliases(view)

    def progress(self, view: Any) -> float:
        """See `observation.progress`."""
        return progress(view)
