"""What was meant by typed words: the option, the card or the room whose name begins like them.

>>> matching("brid", ["Move to Bridge", "Move to Galley"])
[0]
>>> matching("move", ["Move to Bridge", "Move to Galley"])
[0, 1]
>>> matching("move to 006", ["Move to room 006", "Move carefully to room 006"])
[0]
>>> matching("lad", ["Idź: Ładownia", "Zakończ turę"])
[0]
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

HEAD = 2
"""So many words, such as "move to", are more than a verb that several options share."""
NO_ACCENT = str.maketrans("łŁ", "lL")


def folded(text: str) -> str:
    """The text without case and accents, for keyboards that have none."""
    plain = unicodedata.normalize("NFKD", text.translate(NO_ACCENT))
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))


def matching(typed: str, names: Sequence[str]) -> list[int]:
    """The places of the names that were meant.

    Those that are equal; else those that begin so; else those with words that begin like the
    typed ones, in that order. Of these, whole words choose the names that begin with most of them.
    """
    wanted = _words(typed)
    if not wanted:
        return []
    split = [_words(name) for name in names]
    equal = [place for place, words in enumerate(split) if words == wanted]
    if equal:
        return equal
    start = " ".join(wanted)
    begin = [place for place, words in enumerate(split) if " ".join(words).startswith(start)]
    if begin:
        return begin
    found = [place for place, words in enumerate(split) if _in_order(wanted, words)]
    heads = {place: _head(wanted, split[place]) for place in found}
    most = max(heads.values(), default=0)
    return [place for place in found if heads[place] == most] if most >= HEAD else found


def _head(wanted: Sequence[str], words: Sequence[str]) -> int:
    """With how many of the typed words a name begins; none unless all are whole words of it."""
    if not set(wanted) <= set(words):
        return 0
    pairs = zip(wanted, words, strict=False)
    return next((place for place, (a, b) in enumerate(pairs) if a != b), len(wanted))


def _in_order(wanted: Sequence[str], words: Sequence[str]) -> bool:
    rest = iter(words)
    return all(any(word.startswith(one) for word in rest) for one in wanted)
