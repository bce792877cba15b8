"""Zombicide: Invader as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from hullbreach.games.invader.edition import InvaderEdition
from hullbreach.games.invader.learning.observation import observer
from hullbreach.games.invader.learning.vocabulary import vocabulary
from hullbreach.games.invader.listing import listings
from hullbreach.games.invader.looks.reveals import reveal
from hullbreach.games.invader.looks.view import View as InvaderView
from hullbreach.games.invader.looks.view import view_maker
from hullbreach.games.invader.opening import InvaderOpening
from hullbreach.games.invader.rules.combat import DIE
from hullbreach.games.invader.rules.model import TANK, InvaderOptions, InvaderState
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.rules.rounds import step
from hullbreach.games.invader.rules.setup import pieces, unpack
from hullbreach.games.invader.suite.enriched import enrich
from hullbreach.games.invader.suite.used import facts, usable, used
from hullbreach.kernel import Die, Facts, Game, Listing, Rule, rule
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.events import Event, Told
from hullbreach.kernel.features import Observer
from hullbreach.kernel.scenes import Reveal, Scene
from hullbreach.kernel.viewing import ViewMaker
from hullbreach.kernel.vocabulary import Vocabulary


class InvaderGame(Game[InvaderState]):
    """The game."""

    name = "invader"
    version = "3"
    seats = range(1, 7)
    State = InvaderState
    Options = InvaderOptions
    Play = Invader
    View = InvaderView
    edition_kind = InvaderEdition
    Opening = InvaderOpening
    usual_packs = ("base", "m0")
    usual_bot = "survivor"

    @rule("Z-042", "Z-337")
    def check(self, options: InvaderOptions, seats: int) -> None:
        """The Xeno deck must have some cards that bring Xenos, and the mission must be possible."""
        if not (options.easy_cards or options.hard_cards):
            raise BadOption(game=self.name, detail="setting-invader-no-cards")
        edition = self.edition(options.packs)
        tanks = edition.items[TANK].count
        if edition.rules.tanks_for_all and len(edition.box.survivors) > tanks:
            raise BadOption(game=self.name, detail="setting-invader-no-tanks")

    def setup(self, options: InvaderOptions, seats: int, key: bytes) -> InvaderState:
        """The box unpacked."""
        return unpack(self, options, seats, key)

    def step(self, play: Invader) -> Rule[None] | None:
        """The next part of the round."""
        return step(play)

    def view_maker(self, edition: InvaderEdition) -> ViewMaker[Any, InvaderView]:
        """What makes the views of an edition."""
        return view_maker(edition)

    def scene(self, view: InvaderView) -> Scene:
        """The map with all that is on it."""
        found: Scene = self.edition(view.packs).picture.scene(view)
        return found

    def reveal(
        self, event: Event, packs: tuple[str, ...], people: Mapping[str, int]
    ) -> Reveal | None:
        """What is shown large of an event."""
        return reveal(event, self.edition(packs).box, people)

    def box(self, options: InvaderOptions, seats: int) -> Counter[str]:
        """Every component."""
        return pieces(self.edition(options.packs))

    @rule("Z-501")
    def ledger(self, state: InvaderState) -> Counter[str]:
        """Figures are counted, on the map and in the stock."""
        found = super().ledger(state)
        for kind in self.edition(state.packs).kinds:
            standing = sum(counts[kind.at] for counts in state.horde.values())
            found[kind.name] += standing + state.stock[kind.at]
        return found

    def back(self, play: Invader, item: str, zone: str) -> str:
        """Equipment shows the stack to which it belongs; mold cards look like equipment."""
        if item.startswith("mold-"):
            return "normal"
        row = play.items.get(item)
        return item.partition("-")[0] if row is None else row.back

    def content(self) -> list[Listing]:
        """Every list of the box."""
        return listings(self.edition().box)

    def dice(self) -> Iterable[Die]:
        """The die of all attacks."""
        return [DIE]

    def used(self, play: Invader) -> Iterable[str]:
        """Cards that were seen, skills that somebody has, zones of fights."""
        return used(play)

    def usable(self, packs: Sequence[str] = ()) -> Iterable[str]:
        """What some game should use."""
        return usable(self)

    def facts(self, play: Invader, told: Sequence[Told]) -> Facts:
        """Survivors, rounds, how it ended."""
        return facts(play, told)

    def enrich(self, play: Invader) -> None:
        """Survivors who have fought for a while."""
        enrich(play)

    def measures(self, play: Invader) -> dict[str, int]:
        """How many Xenos there are, how far mold has spread, how much has been learned."""
        state = play.state
        return {
            "measure-invader-xenos": sum(sum(counts) for counts in state.horde.values()),
            "measure-invader-mold": len(state.mold),
            "measure-invader-level": play.level(),
            "measure-invader-experience": sum(one.xp for one in state.crew),
        }

    def round_of(self, play: Invader) -> int:
        """The round; 0 while survivors are shared out."""
        return play.state.round

    def modes(self) -> Iterator[tuple[str, dict[str, Any], Iterable[int]]]:
        """The tutorial, the game beyond red, and every other mission."""
        yield "standard", {}, self.seats
        yield "ultrared", {"ultrared": True}, self.seats
        yield from self.pack_modes()

    def vocabulary(self, options: InvaderOptions, seats: int) -> Vocabulary:
        """All actions."""
        return vocabulary(self.edition(options.packs), seats)

    def observer(self, options: InvaderOptions, seats: int) -> Observer:
        """How views are written as numbers."""
        return observer(self.edition(options.packs), seats)

    def progress(self, view: InvaderView) -> float:
        """How much experience the survivors have, and whether they are out."""
        most = self.edition(view.packs).box.numbers.levels[-1]
        learned: float = sum(one.xp for one in view.crew) / most
        return (sum(one.out for one in view.crew) + learned) / (2 * len(view.crew))


GAME = InvaderGame()
