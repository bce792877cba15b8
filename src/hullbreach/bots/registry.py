"""Which bots there are: some play any game, others are offered by a package for one game.

A package declares its bots in the entry point group `hullbreach.bots`, each by the name
`<game>.<kind>`; the entry is a class, or anything else that makes a bot from a seed. Such a bot is
offered. Which bot takes a seat where nobody says which, the game itself says (`Game.usual_bot`).
"""

from __future__ import annotations

from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from hullbreach.bots import files
from hullbreach.bots.guess import RandomBot
from hullbreach.bots.protocol import Bot, BotFailed, Kind
from hullbreach.bots.search import USUAL, Budget, Search, read_budget
from hullbreach.kernel import registry
from hullbreach.kernel.errors import HullbreachError

GROUP = "hullbreach.bots"
ANYWHERE = (RandomBot.name, Search.name)
"""The bots that play any game: no package has another bot of these names."""
HOME = "hullbreach"
"""The package whose bots need no other version than that of Hullbreach."""


class UnknownBotError(HullbreachError):
    """There is no bot of that kind."""

    code = "unknown-bot"


@cache
def _entries() -> dict[tuple[str, str], EntryPoint]:
    """The entries by game and kind; of two for the same, that of the game's own package."""
    homes = {entry.name: _package(entry) for entry in entry_points(group=registry.GROUP)}
    found: dict[tuple[str, str], EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP)):
        game, _, kind = entry.name.partition(".")
        own = _package(entry) == homes.get(game)
        if kind not in ANYWHERE and (own or (game, kind) not in found):
            found[game, kind] = entry
    return found


def _package(entry: EntryPoint) -> str:
    return "" if entry.dist is None else entry.dist.name


_kinds: dict[str, Kind] = {RandomBot.name: RandomBot}


def add(name: str, kind: Kind) -> None:
    """Make a kind of bot known in this process that plays any game: for tests and experiments."""
    _kinds[name] = kind


def names(game: str | None = None) -> list[str]:
    """The kinds that play a game, or any game if none is said, in alphabetical order.

    A bot from a file is only for whoever named the file.
    """
    own = {kind for where, kind in _entries() if game in (None, where)}
    return sorted({*(kind for kind in _kinds if not files.is_file(kind)), *own, Search.name})


def find(name: str, game: str | None = None, *, guide: str = "") -> Kind:
    """The kind of this name that plays a game, or an error that lists what exists.

    `search` may be given a budget: `search@200` thinks 200 thoughts, `search@0.5s` half a second.
    Its guide is the game's usual bot, unless another one is named.
    """
    kind, _, budget = name.partition("@")
    if searches(name):
        limits = read_budget(budget) if budget else USUAL
        follows = find(guide or usual(game), game) if game is not None else RandomBot
        return partial(_searching, limits, follows)
    for (where, known), entry in _entries().items():
        if kind == known and game in (None, where) and not budget:
            made: Kind = entry.load()
            return made
    if kind not in _kinds or budget:
        raise UnknownBotError(name=name, known=", ".join(names(game)))
    return _kinds[kind]


def searches(name: str) -> bool:
    """Whether a kind of bot follows a guide.

    >>> searches("search@200"), searches("random")
    (True, False)
    """
    return name.partition("@")[0] == Search.name


def _searching(limits: Budget, guide: Kind, seed: str) -> Bot:
    return Search(seed, limits, guide(seed))


def load(name: str, game: str | None = None, *, guide: str = "") -> Kind:
    """As `find`, and also a bot from a file: `my_bot.py:Brave`. From then on `find` knows it, too.

    The file is run. So this is for words that somebody typed on this machine, never for words
    that came over a network or with a saved game.
    """
    if files.is_file(name):
        _kinds[name] = kind = files.FileKind.of(name)
        kind.load()
        return kind
    try:
        return find(name, game, guide=guide)
    except HullbreachError:
        raise
    except Exception as error:
        raise BotFailed.by(name, error) from error


def maker(name: str, game: str) -> str:
    """Who made a bot: its package and version, or the fingerprint of its file.

    Empty for the bots of Hullbreach itself, which change with its version only.

    >>> maker("random", "airlock")
    ''
    """
    if files.is_file(name):
        return files.FileKind.of(name).fingerprint
    entry = _entries().get((game, name))
    if entry is None or entry.dist is None or entry.dist.name == HOME:
        return ""
    return f"{entry.dist.name} {entry.dist.version}"


def usual(game: str) -> str:
    """The bot that plays a game where nobody says which: the one that the game names."""
    named = registry.find(game).usual_bot
    return named if (game, named) in _entries() else RandomBot.name


def offered(game: str) -> list[str]:
    """The kinds that play a game, the usual one first: what somebody may choose from.

    >>> offered("nemesis")
    ['survivor', 'random', 'search']
    """
    first = usual(game)
    return sorted(names(game), key=lambda kind: kind != first)
