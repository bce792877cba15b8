"""What a game is, to everyone who is not its rules: the protocol that the kernel speaks.

Bots, arena, server, terminal and the conformance suite know a game only through this class, so
a game from another package works everywhere. It is found by the entry point group
`hullbreach.games`, whose entries name an instance.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, Self, SupportsIndex, TypeVar

import msgspec

from hullbreach.kernel.asks import Rule
from hullbreach.kernel.dice import Die
from hullbreach.kernel.events import Told
from hullbreach.kernel.facts import Facts
from hullbreach.kernel.features import Hashed, Observer
from hullbreach.kernel.play import Play
from hullbreach.kernel.rules import Checklist, crosswalk
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.state import State, copier
from hullbreach.kernel.texts import LANGUAGES
from hullbreach.kernel.vocabulary import Positions, Vocabulary

S = TypeVar("S", bound=State)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game; a game adds fields with defaults.

    The words for a field are the messages `setting-<game>-<field>` and, for each value,
    `setting-<game>-<field>-<value>`.
    """


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

    @classmethod
    def of(cls, name: str, box: int, entries: Iterable[Entry]) -> Listing:
        """A list from its entries."""
        rows = tuple(entries)
        here = sum(row.count for row in rows)
        unsure = sum(row.count for row in rows if row.reconstructed)
        return cls(name, box, here, here - unsure, unsure, rows)


class Game(ABC, Generic[S]):
    """The rules of a game: immutable, shared by all its tables."""

    name: ClassVar[str]
    """Its id, as on the command line; its title is the message `game-<name>`."""
    version: ClassVar[str]
    """Of the rules: a save from another version is not played on."""
    seats: ClassVar[range]
    """For how many players."""
    words: ClassVar[tuple[str, ...]] = ()
    """Whose words it speaks where it has none of its own: names of other games, or of what several
    games share, whose Fluent files nobody else reads."""
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

    @abstractmethod
    def setup(self, options: Any, seats: int, key: bytes) -> S:
        """The box unpacked: the state before anybody has chosen anything; `key` is of chance."""

    @abstractmethod
    def step(self, play: Any) -> Rule[None] | None:
        """The next short rule of the game, from a clean stack; None when the game is over."""

    @abstractmethod
    def view(self, play: Any, seat: int) -> Any:
        """What a seat may know (-1: a spectator), built from nothing, as plain data."""

    def views(self, play: Any, seats: Iterable[int]) -> dict[int, Any]:
        """What several seats may know now; a game may make what they have in common only once."""
        return {seat: self.view(play, seat) for seat in seats}

    @abstractmethod
    def scene(self, view: Any) -> Scene:
        """The picture of a view."""

    @abstractmethod
    def box(self, options: Any, seats: int) -> Counter[str]:
        """How many of each component a game with these options has on the table or beside it."""

    def check(self, options: Any, seats: int) -> None:
        """Refuse options that do not go together (raise `BadOption`)."""

    def face(self, item: str) -> str:
        """What is seen of a component by somebody who sees its face."""
        return self.faces.get(item, item)

    def back(self, item: str, zone: str) -> str:
        """What is seen of a component by somebody who does not: equal backs can be exchanged."""
        return item.partition("-")[0]

    def may_hide(self, item: str, zone: str) -> bool:
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

    def usable(self) -> Iterable[str]:
        """All ids of content that some game should use."""
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

    def aliases(self, view: Any) -> Mapping[str, str]:
        """What ids that are given during play are called in the vocabulary."""
        return {}

    def observer(self, options: Any, seats: int) -> Observer:
        """How views are written as numbers."""
        return Hashed()

    def progress(self, view: Any) -> float:
        """How well the seat of a view does, from 0 to 1: to encourage those who learn."""
        return 0.0

    @property
    def content_files(self) -> list[Traversable]:
        """The data files whose bytes are part of the game's identity."""
        return []

    @cached_property
    def checklist(self) -> Checklist:
        """The rules of the game, one sentence each."""
        return Checklist.load(*self.checklist_files)

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

    @property
    def checklist_files(self) -> list[Traversable]:
        """Where the checklist is packaged."""
        return []

    @cached_property
    def content_hash(self) -> str:
        """A fingerprint of the data files."""
        digest = blake2b(digest_size=8)
        for file in self.content_files:
            digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
        return digest.hexdigest()

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
