"""What a game is, to everyone who is not its rules: the protocol that the kernel speaks.

Bots, arena, server, terminal and the conformance suite know a game only through this class, so
a game from another package works everywhere. It is found by the entry point group
`hullbreach.games`, whose entries name an instance.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from importlib.resources.abc import Traversable
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, SupportsIndex, TypeVar

import msgspec

from hullbreach.kernel import shelf
from hullbreach.kernel.asks import Rule
from hullbreach.kernel.content import ContentError, blame
from hullbreach.kernel.dice import Die
from hullbreach.kernel.edition import Edition, checklist_of
from hullbreach.kernel.errors import BadOption, BadPacks, NoSequel
from hullbreach.kernel.events import Event, Told, listed
from hullbreach.kernel.facts import Facts
from hullbreach.kernel.features import Hashed, Observer
from hullbreach.kernel.openings import Opening
from hullbreach.kernel.packs import Pack, agreed, arranged
from hullbreach.kernel.painting import Painted, settled
from hullbreach.kernel.play import Play
from hullbreach.kernel.previews import Previews
from hullbreach.kernel.rules import Checklist, crosswalk
from hullbreach.kernel.scenes import Reveal, Scene
from hullbreach.kernel.state import State, copier
from hullbreach.kernel.texts import LANGUAGES, Text
from hullbreach.kernel.viewing import ViewMaker
from hullbreach.kernel.views import AnyField
from hullbreach.kernel.vocabulary import Positions, Vocabulary

if TYPE_CHECKING:
    from hullbreach.kernel.asked import OpenAsk
    from hullbreach.kernel.lessons import Lesson

S = TypeVar("S", bound=State)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game; a game adds fields with defaults.

    The words for a field are the messages `setting-<game>-<field>` and, for each value,
    `setting-<game>-<field>-<value>`. `packs` are the packs that are played with, all of them once
    the options have been read (`read_options`).
    """

    packs: tuple[str, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """One thing in a content list, with where we know it from and what another source says."""

    id: str
    count: int
    source: str
    rival: str = ""

    @property
    def reconstructed(self) -> bool:
        """Whether some of it had to be guessed."""
        return "U" in self.source


class Listing(msgspec.Struct, frozen=True):
    """One list of a game's content: how many the box has, how many are here, how sure we are."""

    name: str
    box: int
    here: int
    certain: int
    reconstructed: int
    entries: tuple[Entry, ...] = ()
    pack: str = ""
    """The pack that the list is of, unless it is a usual one; then the name ends with it."""

    def title(self, game: str) -> Text:
        """What the list is called."""
        if not self.pack:
            return Text(f"content-{game}-{self.name}")
        whole = Text(f"content-{game}-{self.name.removesuffix(f'-{self.pack}')}")
        return Text("content-in-pack", {"list": whole, "pack": f"pack-{game}-{self.pack}"})

    @classmethod
    def of(cls, name: str, box: int, entries: Iterable[Entry], pack: str = "") -> Listing:
        """A list from its entries."""
        rows = tuple(entries)
        here = sum(row.count for row in rows)
        unsure = sum(row.count for row in rows if row.reconstructed)
        return cls(name, box, here, here - unsure, unsure, rows, pack)


TOGETHER = "."
"""Between the packs in the name of a way to play."""
BASE = Pack(id="base", role="base")
"""Of a game that has no packs."""


class Game(ABC, Generic[S]):
    """The rules of a game: immutable, shared by all its tables."""

    name: ClassVar[str]
    """Its id, as on the command line; its title is the message `game-<name>`."""
    version: ClassVar[str]
    """Of the rules: a game of another version is played again by its answers, as far as they fit."""
    seats: ClassVar[range]
    """For how many players."""
    words: ClassVar[tuple[Traversable, ...]] = ()
    """Folders with its words (`en/*.ftl`, `pl/*.ftl`), its own first, then those of relatives. What is in
    the folders of its packs need not be named."""
    usual_bot: ClassVar[str] = ""
    """The kind of bot that takes a seat where nobody says which, and that guides a search: one of
    the game's own package, whatever else is installed. Empty: the bot that plays any game."""
    languages: ClassVar[tuple[str, ...]] = LANGUAGES
    """In which languages it can be read; readers of another one read it in the first of these."""
    faces: ClassVar[Mapping[str, str]] = {}
    """What is seen of components that do not show what they are."""
    State: type[S]
    Options: ClassVar[type[Options]] = Options
    Play: type[Play[S]]
    option_needs: ClassVar[Mapping[str, Mapping[str, tuple[Any, ...]]]] = {}
    """Options that apply only where another has one of some values, by name; `seats` is how many play,
    and of packs one of them must be played with. Lobbies offer no others."""
    carried: ClassVar[tuple[str, ...]] = ()
    """Options that nobody types: they carry what a finished game has left (`sequel`)."""
    edition_kind: ClassVar[type[Edition]] = Edition
    """What is made of the packs that were agreed on."""
    View: ClassVar[type[msgspec.Struct]]
    """The type of its views: a game has this, or a `view` of its own."""
    fields: ClassVar[Mapping[str, AnyField]] = {}
    """How the fields of a view are made (`views`); others are in the state as they are in the view."""
    Opening: ClassVar[type[Opening]] = Opening
    """The words in which lessons lay out their positions."""
    usual_packs: ClassVar[tuple[str, ...]] = ("base",)
    """The packs that are played with where nobody chose another one of the same role."""

    # Packs

    @property
    def packs(self) -> dict[str, Pack]:
        """All packs that there are for this game, in the order in which they are shown.

        A variant of a game has the packs of that game, too; a game without any is its own base.
        """
        made = self._shelf
        if "packs" not in made:
            found: dict[str, Pack] = {}
            for kind in reversed(type(self).__mro__):
                if "name" in vars(kind):
                    found |= shelf.packs(vars(kind)["name"])
            found = found or {BASE.id: BASE}
            made["packs"] = {pack.id: pack for pack in arranged(found.values())}
        known: dict[str, Pack] = made["packs"]
        return known

    def agree(self, wanted: Iterable[str]) -> tuple[str, ...]:
        """The packs of a game that is played with these, and with the usual ones where roles are open."""
        packs = agreed(self.name, self.packs, wanted, self.usual_packs)
        return tuple(pack.id for pack in packs)

    def edition(self, packs: tuple[str, ...] = ()) -> Any:
        """The game with these packs; the usual edition if none are named."""
        try:
            return self._editions[packs]
        except KeyError:
            ids = self.agree(packs)
            if ids not in self._editions:
                self._editions[ids] = self._made(tuple(self.packs[id] for id in ids))
            found = self._editions[packs] = self._editions[ids]
            return found

    def _made(self, packs: tuple[Pack, ...]) -> Edition:
        """A new edition. Where somebody's own folder is in it, mistakes are told to that person."""
        try:
            return self.edition_kind(self, packs)
        except (ContentError, LookupError) as error:
            if (bad := blame(error, packs)) is None:
                raise
            raise bad from None

    def each_pack(self, packs: Sequence[str] = ()) -> list[Any]:
        """The edition with these packs; if none are named, the usual one, and that with each other pack."""
        if packs:
            return [self.edition(self.agree(packs))]
        others = [id for id, pack in self.packs.items() if not pack.data]
        wanted = [(), *((id,) for id in others if id not in self.usual_packs)]
        return [self.edition(self.agree([*one, *self._needed(one)])) for one in wanted]

    def _needed(self, packs: tuple[str, ...]) -> list[str]:
        """What these packs cannot do without."""
        found: list[str] = []
        for id in packs:
            found += [*self.packs[id].needs, *self._needed(self.packs[id].needs)]
        return found

    @cached_property
    def _editions(self) -> dict[tuple[str, ...], Edition]:
        return shelf.keep({})

    def older_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options as an older version wrote them into a file, in today's words."""
        if "packs" in options:
            return options
        once = {pack.id: pack.once for pack in self.packs.values() if pack.once}
        gone = {name for was in once.values() for name in was}
        packs = [id for id, was in once.items() if was.items() <= options.items()]
        kept = {name: value for name, value in options.items() if name not in gone}
        return {**kept, "packs": [*kept.get("packs", ()), *packs]} if packs else kept

    def pack_modes(self) -> Iterator[tuple[str, dict[str, Any], Iterable[int]]]:
        """Each pack alone, each pair that goes together, and as many as go together.

        A pack that needs others is played with them; the same packs are played once only. For how many
        players its rules say, so whoever goes through all modes loads all packs.
        """
        others = [
            id for id, pack in self.packs.items() if id not in self.usual_packs and not pack.data
        ]
        wanted = [*([one] for one in others), *map(list, combinations(others, 2))]
        most: list[str] = []
        for one in others:
            if self._together([*most, one, *self._needed((*most, one))]):
                most.append(one)
        if len(most) > 2:
            wanted.append(most)
        known: set[tuple[str, ...]] = set()
        for packs in wanted:
            whole = list(dict.fromkeys([*packs, *self._needed(tuple(packs))]))
            if not self._together(whole) or (ids := self.agree(whole)) in known:
                continue
            known.add(ids)
            if seats := self._seats_with(whole):
                yield TOGETHER.join(packs), {"packs": whole}, seats

    def mode_title(self, mode: str) -> Text:
        """What a way to play is called."""
        packs = mode.split(TOGETHER)
        if all(pack in self.packs for pack in packs):
            return Text(
                "mode-packs", {"packs": listed([f"pack-{self.name}-{pack}" for pack in packs])}
            )
        return Text(f"mode-{self.name}-{mode}")

    def fullest(self) -> Any:
        """The edition with as many packs as go together."""
        modes = list(self.pack_modes())
        return self.edition(tuple(modes[-1][1]["packs"]) if modes else ())

    def _together(self, packs: list[str]) -> bool:
        """Whether packs go together, and each has what it needs."""
        with suppress(BadPacks):
            return bool(self.agree(packs))
        return False

    def _seats_with(self, packs: list[str]) -> Iterable[int]:
        """For how many players these packs can be played."""
        options, found = self.Options(packs=self.agree(packs)), []
        for seats in self.seats:
            with suppress(BadOption):
                self.check(options, seats)
                found.append(seats)
        return self.seats if len(found) == len(self.seats) else found

    # What a game decides

    @abstractmethod
    def setup(self, options: Any, seats: int, key: bytes) -> S:
        """The box unpacked: the state before anybody has chosen anything; `key` is of chance."""

    @abstractmethod
    def step(self, play: Any) -> Rule[None] | None:
        """The next short rule of the game, from a clean stack; None when the game is over."""

    def view(self, play: Any, seat: int) -> Any:
        """What a seat may know (-1: a spectator), built from nothing, as plain data."""
        return play.edition.views.view(play, seat)

    def looker(self, packs: tuple[str, ...]) -> Callable[[Any, int], Any]:
        """The same as `view`, for an edition: for who looks all the time."""
        if type(self).view is not Game.view:
            return self.view
        found: Callable[[Any, int], Any] = self.edition(packs).views.view
        return found

    def views(self, play: Any, seats: Iterable[int]) -> dict[int, Any]:
        """What several seats may know now; what they have in common is made only once."""
        if type(self).view is not Game.view:
            return {seat: self.view(play, seat) for seat in seats}
        found: dict[int, Any] = play.edition.views.views(play, seats)
        return found

    def view_maker(self, edition: Any) -> ViewMaker[Any, Any]:
        """What makes the views of an edition, of the fields of the game and of its packs."""
        return ViewMaker(self.View, self.State, self.fields, edition.fields)

    @abstractmethod
    def scene(self, view: Any) -> Scene:
        """The picture of a view."""

    def painted(self, view: Any, then: Painted | None, others: Iterable[Painted]) -> Painted:
        """The same, where an older view of this seat, and those of other seats, have been drawn (`painting`)."""
        return settled(view, self.scene(view), then, others)

    def reveal(
        self, event: Event, packs: tuple[str, ...], people: Mapping[str, int]
    ) -> Reveal | None:
        """What is shown large of an event as a seat heard it, if anything.

        It is made of the event alone, with what is printed on the cards of these packs, so that it
        tells no more than the line of the log. `people` are the seats by whom they play (`Scene.people`).
        """
        return None

    def previews(self, view: Any, ask: OpenAsk) -> Previews | None:
        """What the options of an ask would do, as far as the seat with this view can know; where a game tells."""
        return None

    @abstractmethod
    def box(self, options: Any, seats: int) -> Counter[str]:
        """How many of each component a game with these options has on the table or beside it."""

    def check(self, options: Any, seats: int) -> None:
        """Refuse options that do not go together (raise `BadOption`)."""

    def sequel(self, play: Any) -> dict[str, Any]:
        """The options of a game that goes on where this one has ended; `NoSequel` if there is none."""
        if not play.state.over:
            raise NoSequel(detail="sequel-not-over")
        pack = next((pack for pack in self.packs.values() if pack.sequel), None)
        if pack is None:
            raise NoSequel(detail="sequel-none")
        options: dict[str, Any] = pack.found(pack.sequel)(self, play)
        return options

    def face(self, item: str) -> str:
        """What is seen of a component by somebody who sees its face."""
        return self.faces.get(item, item)

    def back(self, play: Any, item: str, zone: str) -> str:
        """What is seen of a component by somebody who does not: equal backs can be exchanged."""
        return item.partition("-")[0]

    def may_hide(self, play: Any, item: str, zone: str) -> bool:
        """Whether a component can lie face down in a zone: what everybody knows it cannot be."""
        return True

    def redeal(self, play: Any, mask: int) -> None:
        """Exchange secrets that are not components, unknown to all seats in `mask`."""

    def content(self) -> list[Listing]:
        """The lists of the box, with provenance."""
        return []

    def dice(self) -> Iterable[Die]:
        """The dice of the box, so that a test can load them by name."""
        return ()

    def used(self, play: Any) -> Iterable[str]:
        """Ids of content that this position uses; the suite collects them over many games."""
        return ()

    def usable(self, packs: Sequence[str] = ()) -> Iterable[str]:
        """All ids of content that some game should use: of every pack, or of a game with these."""
        return ()

    def facts(self, play: Any, told: Sequence[Told]) -> Facts:
        """What to remember of a finished game when many are compared; `told` is its whole story."""
        return Facts(rounds=self.round_of(play), used=sorted(set(self.used(play))))

    def measures(self, play: Any) -> dict[str, int]:
        """A few public numbers that tell how a game goes, by message id: for plots and reports."""
        return {}

    def round_of(self, play: Any) -> int:
        """Which round it is; 0 where a game has none."""
        return 0

    def milestone(self, play: Any) -> int:
        """What is another number whenever a table should keep its position: the round."""
        return self.round_of(play)

    def enrich(self, play: Any) -> None:
        """Put into a new position what takes long to come by, the ledger kept.

        The suite begins every other game like this, so that also what most games never reach
        is examined.
        """

    def modes(self) -> Iterable[tuple[str, dict[str, Any], Iterable[int]]]:
        """The ways to play: a name, its options, and the numbers of players."""
        return [("standard", {}, self.seats)]

    # For those who learn

    def vocabulary(self, options: Any, seats: int) -> Vocabulary:
        """All actions that there can be in a game with these options."""
        return Positions()

    def aliases(self, view: Any) -> Mapping[str, tuple[str, ...]]:
        """What ids that are given during play are called in the vocabulary."""
        return {}

    def observer(self, options: Any, seats: int) -> Observer:
        """How views are written as numbers."""
        return Hashed()

    def progress(self, view: Any) -> float:
        """How well the seat of a view does, from 0 to 1: to encourage those who learn."""
        return 0.0

    @property
    def checklist(self) -> Checklist:
        """The rules of the game and of all its packs, one sentence each."""
        made = self._shelf
        if "checklist" not in made:
            made["checklist"] = checklist_of(tuple(self.packs.values()))
        found: Checklist = made["checklist"]
        return found

    @property
    def lessons(self) -> dict[str, Lesson]:
        """What newcomers can be taught, from all packs, in the order in which to take it."""
        from hullbreach.kernel.lessons import of_packs

        made = self._shelf
        if "lessons" not in made:
            made["lessons"] = of_packs(self.name, self.packs.values())
        found: dict[str, Lesson] = made["lessons"]
        return found

    @cached_property
    def _shelf(self) -> dict[str, Any]:
        """What was made of the packs on the shelf."""
        return shelf.keep({})

    @property
    def family_file(self) -> Traversable | None:
        """Where it is said what this game calls the rules of another one whose code it shares."""
        return None

    @cached_property
    def _family(self) -> Mapping[str, str]:
        return {} if self.family_file is None else crosswalk(self.family_file)

    def rule_id(self, id: str) -> str:
        """What this game calls a rule that is cited by code which it shares with another."""
        return self._family.get(id, id)

    @cached_property
    def copy(self) -> Callable[[S], S]:
        """Copies a state."""
        return copier(self.State)

    def __deepcopy__(self, memo: Any) -> Self:
        """Nothing changes in a game, so that a copy of it would be of no use."""
        return self

    def __reduce_ex__(self, protocol: SupportsIndex) -> Any:
        """Another process finds the game by its name, as everybody does."""
        from hullbreach.kernel import registry

        if self.name in registry.names() and registry.find(self.name) is self:
            return registry.find, (self.name,)
        return super().__reduce_ex__(protocol)

    def ledger(self, state: S) -> Counter[str]:
        """Every component that is in some zone now."""
        return Counter(item for zone in state.zones.values() for item in zone)
