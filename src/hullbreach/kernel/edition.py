"""A game as its players agreed on it: everything immutable that a table plays with.

An edition is made once for each choice of packs and shared by all its tables. The state of a game
knows its packs (`State.packs`), so a file, a clone and a bot find the same edition again.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from hullbreach.kernel import content
from hullbreach.kernel.packs import Counter, Pack
from hullbreach.kernel.rules import Checklist
from hullbreach.kernel.texts import PLUS

if TYPE_CHECKING:
    from hullbreach.kernel.art import Art
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.offering import Unbarred
    from hullbreach.kernel.viewing import ViewMaker
    from hullbreach.kernel.views import AnyField


class Edition:
    """The packs of a game, laid upon each other. A game adds what it makes of them."""

    def __init__(self, game: Game[Any], packs: tuple[Pack, ...]) -> None:
        self.game = game
        self.packs = packs
        """In the order in which they lie upon each other, the base first."""
        self.ids = tuple(pack.id for pack in packs)
        self.parts = tuple(pack.parts for pack in packs)
        """What they bring, in the same order."""
        self.tables = content.compose(packs)
        """The rows of all data files."""
        self.fingerprint = content.fingerprint(self.tables)
        """Of the rows in play: the same wherever we know them from, whatever other packs there are."""
        self.own = {
            pack.id: content.convert(
                self.tables["numbers"].pop(pack.id), parts.numbers.kind, "numbers", pack.id
            )
            for pack, parts in zip(packs, self.parts, strict=True)
            if parts.numbers is not None
        }
        """The numbers that only one pack has, by its id."""
        self.houses = {
            pack.id: content.fingerprint(content.read(pack)) for pack in packs if pack.data
        }
        """The folders of data in play, each with the fingerprint of its rows."""
        more = [id for id in self.ids if id not in game.usual_packs]
        self.words = PLUS.join([game.name, *more])
        """Whose words are spoken at the table: see `texts.sources`."""
        self.unbarred: dict[int, Unbarred] = {}
        """What `offering` has found out about the actions of the edition, by their id."""

    def __repr__(self) -> str:
        return f"Edition({self.game.name}, {' + '.join(self.ids)})"

    @cached_property
    def views(self) -> ViewMaker[Any, Any]:
        """What makes views."""
        return self.game.view_maker(self)

    @property
    def fields(self) -> dict[str, AnyField]:
        """What packs bring to the view."""
        return {name: one for parts in self.parts for name, one in parts.fields.items()}

    @property
    def counters(self) -> dict[str, Counter]:
        """The numbers that packs give to every character."""
        return {one.id: one for parts in self.parts for one in parts.counters}

    @cached_property
    def checklist(self) -> Checklist:
        """The rules of the packs in play, one sentence each."""
        return checklist_of(self.packs)

    @cached_property
    def art(self) -> Art:
        """The drawings of the packs in play."""
        from hullbreach.kernel.art import Art  # what reads XML is for those who draw

        return Art(self.game.name, self.packs)


def checklist_of(packs: tuple[Pack, ...]) -> Checklist:
    """The rules of these packs, in their order."""
    files = [folder / "rules.csv" for pack in packs for folder in pack.folders]
    return Checklist.load(*(file for file in files if file.is_file()))
