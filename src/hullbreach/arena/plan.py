"""What is played: the game and its options, who sits where, and the seed of every game.

>>> plan = Plan.of("airlock", bots=read_bots("3xrandom"), seed="example")
>>> plan.seed_of(7), plan.bots_of(7)
('example-7', ('random', 'random', 'random'))
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from hullbreach import __version__, bots
from hullbreach.bots import maker, searches, usual
from hullbreach.kernel import registry
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.settings import mode_options, read_options, together
from hullbreach.kernel.texts import PLUS

SEATS = re.compile(r"((?P<count>[1-9]\d?)x)?(?P<kind>[a-z]\S*|.+\.py:\w+)|(?P<only>[1-9]\d?)")
"""A kind of bot, perhaps several of it; or only how many."""


class SeatsOfBotsError(HullbreachError):
    """A list of bots that cannot be understood."""

    code = "seats-of-bots"


class Plan(msgspec.Struct, frozen=True):
    """Everything that the results depend on: equal plans, equal results."""

    game: str
    version: str
    content: str
    """The fingerprint of the game's data files."""
    release: str
    """The version of Hullbreach: bots change with it."""
    bots: tuple[str, ...]
    """The kind of bot on every seat."""
    seed: str
    mode: str = ""
    options: dict[str, Any] = {}
    rotate: bool = False
    """The bots move one seat on with every game."""
    guide: str = ""
    """The bot whose opinion a search follows; empty where nobody searches."""
    makers: dict[str, str] = {}
    """Of the bots that are not Hullbreach's own: package and version, or the file's fingerprint."""
    packs: dict[str, str] = {}
    """The folders of data that are played with, each with its fingerprint."""

    @classmethod
    def of(
        cls,
        game: str,
        *,
        bots: Sequence[str],
        seed: str = "1",
        mode: str = "",
        options: dict[str, Any] | None = None,
        rotate: bool = False,
        guide: str = "",
    ) -> Plan:
        """A plan, checked: the options are those of the mode, and then those that are given.

        The guide of those who search is the game's usual bot, unless another one is named.
        """
        rules = registry.find(game)
        chosen = mode_options(rules, mode, len(bots)) if mode else {}
        read = read_options(rules, together(chosen, options or {}), len(bots))
        edition = rules.edition(read.packs)
        return cls(
            rules.name,
            rules.version,
            edition.fingerprint,
            __version__,
            tuple(bots),
            seed,
            mode,
            msgspec.json.decode(msgspec.json.encode(read)),
            rotate,
            (guide or usual(game)) if any(map(searches, bots)) else "",
            {kind: made for kind in sorted(set(bots)) if (made := maker(kind, game))},
            dict(edition.houses),
        )

    @property
    def words(self) -> str:
        """Whose words are spoken in reports: see `texts.sources`."""
        return PLUS.join([self.game, *self.options.get("packs", ())])

    def seed_of(self, number: int) -> str:
        """The seed of a game; its bots' seeds add their seat."""
        return f"{self.seed}-{number}"

    def bots_of(self, number: int) -> tuple[str, ...]:
        """The kind of bot on every seat in a game."""
        first = number % len(self.bots) if self.rotate else 0
        return self.bots[first:] + self.bots[:first]


def read_bots(text: str, game: str | None = None, kind: str = "") -> list[str]:
    """The bots of a game by seat: `random,survivor`, `4xrandom`, or only `4` for so many of a kind.

    That kind is the game's usual one, unless another is said.

    >>> read_bots("2xrandom,random")
    ['random', 'random', 'random']
    """
    found: list[str] = []
    for word in (part.strip() for part in text.split(",")):
        read = SEATS.fullmatch(word)
        if read is None:
            raise SeatsOfBotsError(word=word)
        chosen = read["kind"] or kind or (bots.usual(game) if game else bots.DEFAULT)
        bots.load(chosen, game)
        found += [chosen] * int(read["count"] or read["only"] or 1)
    return found
