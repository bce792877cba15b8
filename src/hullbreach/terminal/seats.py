"""Who sits at the table: people who share this screen, and bots.

>>> [player.human for player in read_seats("me:Anna,bot,bot:random")]
[True, False, False]
>>> write_seats(read_seats("me:Anna,bot,me"))
'me:Anna,bot,me'
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach import bots
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.saves import Player

ME, BOT = "me", "bot"


class SeatsError(HullbreachError):
    """A list of seats that cannot be understood."""

    code = "seats"


class UnknownPlayersError(HullbreachError):
    """A file does not say who sits where, and nobody is there who could."""

    code = "unknown-players"


def read_seats(text: str) -> list[Player]:
    """The players from the words of the command line: `me`, `me:Anna`, `bot`, `bot:random`."""
    players: list[Player] = []
    for word in text.split(","):
        who, _, name = (part.strip() for part in word.partition(":"))
        if who not in (ME, BOT):
            raise SeatsError(word=word.strip())
        if who == BOT and name:
            bots.load(name)
        players.append(Player(who == ME, name))
    return players


def write_seats(players: Sequence[Player]) -> str:
    """The words that `read_seats` reads."""
    words = []
    for player in players:
        who = ME if player.human else BOT
        words.append(f"{who}:{player.name}" if player.name else who)
    return ",".join(words)


def with_bot(players: Sequence[Player], kind: str) -> list[Player]:
    """The same seats, with a kind of bot where none was said."""
    bots.load(kind)
    return [
        player if player.human or player.name else Player(human=False, name=kind)
        for player in players
    ]


def usual_seats(count: int, *, watch: bool) -> list[Player]:
    """One person and otherwise bots; or only bots, to watch them."""
    return [Player(human=not watch and seat == 0) for seat in range(count)]
