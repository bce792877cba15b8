"""What is shown of Retaliation, to people and to those who learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.games.retaliation.learning import vocabulary as actions
from hullbreach.games.retaliation.learning.observation import Observer, progress
from hullbreach.games.retaliation.looks.view import View, views
from hullbreach.games.retaliation.rules.model import RetaliationOptions, RetaliationState
from hullbreach.kernel import Event, Game
from hullbreach.kernel.asked import OpenAsk
from hullbreach.kernel.previews import Previews
from hullbreach.kernel.scenes import Reveal, Scene
from hullbreach.kernel.viewing import ViewMaker
from hullbreach.kernel.vocabulary import Vocabulary


class ShownGame(Game[RetaliationState]):
    """Views, scenes, reveals, and the spaces of environments."""

    def view_maker(self, edition: Any) -> ViewMaker[Any, View]:
        """What makes the views of an edition."""
        return views(edition)

    def scene(self, view: View) -> Scene:
        """The picture of a view."""
        found: Scene = self.edition(view.packs).picture.scene(view)
        return found

    def reveal(
        self, event: Event, packs: tuple[str, ...], people: Mapping[str, int]
    ) -> Reveal | None:
        """What is shown large of an event."""
        found: Reveal | None = self.edition(packs).reveals.of(event, people)
        return found

    def previews(self, view: View, ask: OpenAsk) -> Previews | None:
        """What the options of a turn would do."""
        found: Previews | None = self.edition(view.packs).picture.previews(view, ask)
        return found

    def vocabulary(self, options: RetaliationOptions, seats: int) -> Vocabulary:
        """All actions."""
        return actions.vocabulary(self.edition(options.packs))

    def aliases(self, view: View) -> Mapping[str, tuple[str, ...]]:
        """The intruders, each by its kind."""
        return actions.aliases(view)

    def observer(self, options: RetaliationOptions, seats: int) -> Observer:
        """The layout of a row of numbers."""
        return Observer(self.edition(options.packs), seats)

    def progress(self, view: View) -> float:
        """See `observation.progress`."""
        return progress(view)
