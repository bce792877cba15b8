"""What the kernel asks of every game of the family, and what they answer alike."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar, Generic, TypeVar

from hullbreach.games.survival.cards import action_cards, event_cards, items, rooms  # noqa: F401 (they register)
from hullbreach.games.survival.edition import SurvivalEdition, stack
from hullbreach.games.survival.hive import event_cards as _hive  # noqa: F401 (likewise)
from hullbreach.games.survival.learning.observation import progress
from hullbreach.games.survival.learning.vocabulary import aliases
from hullbreach.games.survival.listing import listings
from hullbreach.games.survival.looks.backs import back_in
from hullbreach.games.survival.looks.picture import Picture
from hullbreach.games.survival.looks.reveals import Reveals
from hullbreach.games.survival.looks.view import FamilyViews, View
from hullbreach.games.survival.opening import SurvivalOpening
from hullbreach.games.survival.rules import contamination
from hullbreach.games.survival.rules.model import CONTAMINATED, CONTAMINATION, FIRE, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.games.survival.suite.used import Uses
from hullbreach.kernel import Die, Event, Game, Listing
from hullbreach.kernel.painting import Painted
from hullbreach.kernel.scenes import Reveal, Scene

S = TypeVar("S", bound=SurvivalState)
V = TypeVar("V", bound=View[Any])

FAMILY_WORDS = files("hullbreach.games.survival") / "locale"
"""The words that all games of the family speak."""

WAYS: tuple[tuple[str, dict[str, Any], Iterable[int]], ...] = (
    ("standard", {}, range(2, 6)),
    ("solo", {}, [1]),
    ("coop", {"mode": "coop"}, range(2, 6)),
)
"""The ways to play that every game of the family has."""


class FamilyEdition(SurvivalEdition):
    """A game of the family as agreed, with how it looks."""

    picture: Picture[Any, Any]
    reveals: Reveals
    uses: Uses


class SurvivalGame(Game[S], Generic[S, V]):
    """A game of the family."""

    seats = range(1, 6)
    Play: type[Survival[S]]
    edition_kind: ClassVar[type[FamilyEdition]]
    Opening = SurvivalOpening
    faces: ClassVar = dict.fromkeys(CONTAMINATED, CONTAMINATION)
    """Contamination cards look all the same, even to who remembers what a scan has shown."""
    kinds: ClassVar[dict[str, str]] = {}
    """The kinds of components in the lists of the box that only this game has."""

    # What is seen

    def stacked(self, packs: tuple[str, ...]) -> type[Rulebook[Any]]:
        """The rules of these packs by themselves: no edition has to be made to ask what they refuse."""
        return stack(tuple(self.packs[id].parts for id in self.agree(packs)))

    @abstractmethod
    def view_maker(self, edition: Any) -> FamilyViews[V]:
        """What makes the views of an edition."""

    def scene(self, view: V) -> Scene:
        """The picture of a view."""
        return self.painted(view, None, ()).scene

    def painted(self, view: V, then: Painted | None, others: Iterable[Painted]) -> Painted:
        """The picture of a view, part by part."""
        found: Painted = self.edition(view.packs).picture.paint(view, then, others)
        return found

    def reveal(
        self, event: Event, packs: tuple[str, ...], people: Mapping[str, int]
    ) -> Reveal | None:
        """What is shown large of an event."""
        found: Reveal | None = self.edition(packs).reveals.of(event, people)
        return found

    def back(self, play: Any, item: str, zone: str) -> str:
        """Action and contamination cards of a player look the same from behind, but for a few."""
        if own := play.rules.own_card_back(play, item, zone):
            return str(own)
        return back_in(play.edition.views.back_of, item, zone)

    def may_hide(self, play: Any, item: str, zone: str) -> bool:
        """Heavy items are in their owners' hands, never in an inventory."""
        return not (zone.startswith("pack-") and play.rules.usable(item).heavy)

    def redeal(self, play: Any, mask: int) -> None:
        """Which contamination cards are infected nobody knows before a scan."""
        contamination.redeal(play)

    def ledger(self, state: S) -> Counter[str]:
        """A contamination card is the same component before and after a scan."""
        return contamination.as_in_the_box(super().ledger(state))

    # What is in the box

    def dice(self) -> Iterable[Die]:
        """All kinds of dice."""
        return [Die(row.id, row.faces) for row in self.edition().box.dice.values()]

    def content(self) -> list[Listing]:
        """Every list of every box: of each pack with what goes with it."""
        found: dict[str, Listing] = {}
        for edition in self.each_pack():
            for listing in listings(edition.box, self.kinds, self.usual_packs):
                found.setdefault(listing.name, listing)
        return list(found.values())

    # What is counted

    def used(self, play: Survival[SurvivalState]) -> Iterable[str]:
        """What was carried out since the last answer, and what lies where it is in use."""
        used: Iterable[str] = play.edition.uses.used(play)
        return used

    def usable(self, packs: Sequence[str] = ()) -> Iterable[str]:
        """Every card, item, room, token, objective, pod, character and kind of intruder."""
        editions = self.each_pack(packs)
        return dict.fromkeys(one for edition in editions for one in edition.uses.usable)

    def measures(self, play: Survival[SurvivalState]) -> dict[str, int]:
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

    def round_of(self, play: Survival[SurvivalState]) -> int:
        """The round; 0 while characters are drafted."""
        return play.state.round

    # For those who learn

    def aliases(self, view: Any) -> dict[str, tuple[str, ...]]:
        """The figures, each by its kind and its place."""
        return aliases(view)

    def progress(self, view: Any) -> float:
        """See `observation.progress`."""
        return progress(view)
