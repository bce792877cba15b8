"""How a test names things: an id, an id without its kind, or the name that players read.

>>> words = Words()
>>> words.find("galley", ["room-galley", "room-hold", "card-spare-part"])
['room-galley']
>>> words.find("Spare part", ["room-galley", "room-hold", "card-spare-part"])
['card-spare-part']
>>> words.find("Ada", ["person-0", "person-1"])
['person-0']
>>> words.find("gally", ["room-galley", "room-hold"])
[]
>>> words.near("gally", ["room-galley", "room-hold"])
['galley']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, cached_property

from hullbreach.kernel.texts import Text, Texts

NEAR_ENOUGH = 0.55
NAME_RANK = 4
"""How the name that players read ranks among the ways to say an id; the others are before it."""

Labels = Callable[[], Mapping[str, Text]]


def plain(word: object) -> str:
    """A word as it is compared: no capitals, and every gap is one dash.

    >>> plain("Spare  part"), plain("spare_part"), plain(2)
    ('spare-part', 'spare-part', '2')
    """
    letters = (char if char.isalnum() or char == "#" else " " for char in str(word).casefold())
    return "-".join("".join(letters).split())


def base(id_: str) -> str:
    """The id without the number of the copy: `intruder-adult` of `intruder-adult#3`."""
    return id_.partition("#")[0]


def short(id_: str) -> str:
    """The id without its kind: `galley` of `room-galley`."""
    return id_.partition("-")[2] or id_


class Words:
    """Finds ids by what a test calls them, and says what it could have meant."""

    def __init__(self, labels: Labels | None = None, game: str = "") -> None:
        self.texts = Texts("en", game)
        self._labels = labels

    @cached_property
    def labels(self) -> Mapping[str, Text] | None:
        """The words for what is on the table; made when first wanted, for a scene costs time."""
        return self._labels() if self._labels is not None else None

    def name(self, id_: str) -> str:
        """What players read for an id."""
        return self.texts.name(id_, self.labels)

    def find(self, word: object, ids: Iterable[str]) -> list[str]:
        """The ids that a word means: all that it fits in the best way in which it fits any."""
        candidates = list(dict.fromkeys(ids))
        wanted = plain(word)
        ranked = [(rank, id_) for id_ in candidates if (rank := _rank(wanted, id_)) is not None]
        if not ranked:
            return [id_ for id_ in candidates if plain(self.name(id_)) == wanted]
        best = min(rank for rank, _ in ranked)
        return [id_ for rank, id_ in ranked if rank == best]

    def rank(self, word: object, id_: str) -> int | None:
        """How well a word fits an id, 0 best; None if it does not."""
        wanted = plain(word)
        rank = _rank(wanted, id_)
        if rank is None and plain(self.name(id_)) == wanted:
            return NAME_RANK
        return rank

    def near(self, word: object, ids: Iterable[str], most: int = 3) -> list[str]:
        """What a word that fits nothing was probably meant to be, as it could be written."""
        spoken: dict[str, str] = {}
        for id_ in ids:
            for form in (plain(self.name(id_)), plain(id_), plain(short(id_))):
                spoken[form] = short(id_)
        close = get_close_matches(plain(word), spoken, n=3 * most, cutoff=NEAR_ENOUGH)
        return list(dict.fromkeys(spoken[form] for form in close))[:most]


def _rank(wanted: str, id_: str) -> int | None:
    forms = _forms(id_)
    return forms.index(wanted) if wanted in forms else None


@cache
def _forms(id_: str) -> tuple[str, ...]:
    """The ways to say an id, the best one first; ids are few, and compared all the time."""
    return tuple(map(plain, (id_, base(id_), short(id_), short(base(id_)))))


def listed(words: Sequence[str], most: int = 40) -> str:
    """Words in a row; a very long row is cut, and says so.

    >>> listed(["a", "b"]), listed([]), listed(["a", "b", "c"], most=2)
    ('a, b', '-', 'a, b and 1 more')
    """
    if not words:
        return "-"
    more = len(words) - most
    return ", ".join(words[:most]) + (f" and {more} more" if more > 0 else "")
