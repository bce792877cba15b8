"""What comes in one box, and which boxes go together.

A `Pack` is a manifest: it decides nothing, it lists. The players of a table agree on a set of
packs, of which exactly one is the base, one the race and one the mission (where a game has these);
any number are modules. Whoever leaves a role open gets the game's own choice.

A manifest is all that is known of a pack that nobody plays with. Its rules, effects and looks are
`Parts` in a module of their own, which the manifest names and which is loaded for an edition.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from importlib.resources.abc import Traversable
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from hullbreach.kernel.errors import BadPacks
from hullbreach.kernel.texts import Text

if TYPE_CHECKING:
    from hullbreach.kernel.asks import Action
    from hullbreach.kernel.verbs import Verb
    from hullbreach.kernel.views import AnyField

T = TypeVar("T", bound=msgspec.Struct)

Role = Literal["base", "mission", "race", "module"]
ROLES: tuple[Role, ...] = ("base", "mission", "race", "module")
"""In the order in which packs are laid upon each other, the base at the bottom."""

Part: TypeAlias = Callable[[Any], Any]
"""A step of the round: a rule that takes the game in progress."""


class Stage(msgspec.Struct, frozen=True, eq=False):
    """A step of the round: its name, its rule, and what is to be done first when it `begins`."""

    name: str
    part: Part
    begins: Callable[[Any], None] | None = None


class Insert(msgspec.Struct, frozen=True, eq=False):
    """A stage that a pack puts into the round, after another one."""

    stage: Stage
    after: str


class Counter(msgspec.Struct, frozen=True):
    """A number that every character has, from `low` to `high` (0: without an end); see `counters`.

    Its name is the message `counter-<id>`.
    """

    id: str
    low: int = 0
    high: int = 0
    start: int = 0


class Own(Generic[T]):
    """The numbers that only one pack has: its table `[numbers.<id>]`, by their type."""

    def __init__(self, pack: str, kind: type[T]) -> None:
        self.pack, self.kind = pack, kind

    def __call__(self, play: Any) -> T:
        """The numbers as the edition in play has them."""
        found: T = play.edition.own[self.pack]
        return found


class Parts(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """What a pack adds to the games that are played with it, besides its data files."""

    layers: tuple[Any, ...] = ()
    """What its components do, the lowest layer first."""
    rules: type[Any] | None = None
    """A mixin for the rulebook; every method may call `super()`."""
    actions: tuple[Action, ...] = ()
    """What else can be done in a turn."""
    verbs: tuple[Verb, ...] = ()
    """What else can be chosen: every verb that only its rules use."""
    course: tuple[Insert, ...] = ()
    numbers: Own[Any] | None = None
    """The numbers that only this pack has."""
    tables: Callable[[], Mapping[str, Any]] | None = None
    """Rows that are taken over from elsewhere instead of being read from a folder."""
    counters: tuple[Counter, ...] = ()
    fields: Mapping[str, AnyField] = {}
    """Its part of the view: fields (`views`) that follow those of the game."""
    looks: type[Any] | None = None
    """A mixin for the picture: how its places, pieces, tracks and panels look; every method may call
    `super()`."""


NOTHING = Parts()
"""What a pack brings that is data alone."""


class Pack(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """What comes in one box. What it is called in a game is the message `pack-<game>-<id>`.

    `brings`, `mind` and `sequel` name what is found when it is needed: `module:NAME`.
    """

    id: str
    role: Role = "module"
    folders: tuple[Traversable, ...] = ()
    """Where its data files are: `content/*.toml`, `rules.csv`, `locale`, `art`."""
    art: tuple[Traversable, ...] = ()
    """Folders whose drawings it borrows, under its own in `art/*.svg`."""
    brings: str | Parts = NOTHING
    """Its parts, or the name under which they are found when the pack is played with."""
    mind: str = ""
    """What the game's own bot plans with where this pack is in play, a class: found when it plays."""
    sequel: str = ""
    """How a finished game goes on with this pack, a function: of the game and of what was played it makes
    the options of another game, or raises `NoSequel`."""
    once: Mapping[str, Any] = {}
    """The options by which older files asked for this pack, when it was none yet."""
    needs: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    data: bool = False
    """Whether it is a folder of data that somebody wrote for their own table."""
    names: Mapping[str, str] = {}
    """Of a folder of data: what it is called, by language. Others have a message for it."""

    @property
    def parts(self) -> Parts:
        """What it brings. Modules that nobody else needs are loaded for it."""
        parts = self.found(self.brings) if isinstance(self.brings, str) else self.brings
        if not isinstance(parts, Parts):
            raise BadReferenceError(self.id, str(self.brings), "that is no Parts")
        return parts

    def found(self, reference: str) -> Any:
        """What the manifest names as `module:NAME`."""
        try:
            return resolve_name(reference)
        except (ImportError, AttributeError, ValueError) as error:
            raise BadReferenceError(self.id, reference, str(error)) from error


class BadReferenceError(ImportError):
    """A pack names something that cannot be found."""

    def __init__(self, pack: str, reference: str, why: str) -> None:
        super().__init__(f"the pack {pack!r} names {reference!r}: {why}")


def pack_name(game: str, pack: str) -> Text:
    """What a pack is called in a game."""
    return Text(f"pack-{game}-{pack}")


def arranged(packs: Iterable[Pack]) -> tuple[Pack, ...]:
    """Packs in the order in which they are laid upon each other, whatever order they came in."""
    return tuple(
        sorted(packs, key=lambda pack: (ROLES.index(pack.role), pack.data, counted(pack.id)))
    )


def counted(id: str) -> list[tuple[int, str]]:
    """By what ids are sorted, numbers in them as numbers.

    >>> sorted(["m10", "medic", "m2"], key=counted)
    ['m2', 'm10', 'medic']
    """
    parts = re.split(r"(\d+)", id)
    return [(int(part), "") if part.isdigit() else (-1, part) for part in parts]


def agreed(
    game: str, known: Mapping[str, Pack], wanted: Iterable[str], usual: Iterable[str]
) -> tuple[Pack, ...]:
    """The packs that are played with: those that are wanted, and the usual ones of open roles.

    A set that does not go together is refused with a sentence that says what would be right.
    """
    chosen: dict[str, Pack] = {}
    for name in wanted:
        if name not in known:
            raise _bad(game, "packs-unknown", name=name, known=", ".join(known) or "-")
        chosen[name] = known[name]
    taken = {pack.role for pack in chosen.values()}
    for name in usual:
        if known[name].role not in taken:
            chosen[name] = known[name]
    _check(game, chosen)
    return arranged(chosen.values())


def _bad(game: str, why: str, **args: Text | str) -> BadPacks:
    return BadPacks(game=f"game-{game}", why=Text(why, dict(args)))


def _check(game: str, chosen: Mapping[str, Pack]) -> None:
    """Whether one pack of each role is there, all that is needed, and nothing that conflicts."""
    roles: dict[str, Pack] = {}
    for pack in chosen.values():
        own = pack_name(game, pack.id)
        if pack.role != "module" and (rival := roles.setdefault(pack.role, pack)) is not pack:
            raise _bad(game, f"packs-two-{pack.role}", a=pack_name(game, rival.id), b=own)
        for name in pack.needs:
            if name not in chosen:
                raise _bad(game, "packs-needs", pack=own, other=pack_name(game, name))
        for name in pack.conflicts:
            if name in chosen:
                raise _bad(game, "packs-conflict", a=own, b=pack_name(game, name))
