"""A verb is declared once: it makes options, and its place in the vocabulary.

A verb knows the kinds of its arguments. What there is of a kind, a game says for each edition: the
slots of its board, the cards of its box. So all that can ever be chosen follows from the
verbs.

>>> SLOT, CARD = Kind("slot"), Kind("card")
>>> LURE, PLAY = Verb("lure", SLOT), Verb("play", CARD | SLOT)
>>> LURE("slot-1").id
'lure:slot-1'
>>> there = {"slot": [("slot-1",), ("slot-2",)], "card": [("card-rest",)]}
>>> [option.id for option in spoken([LURE, PLAY], there)]
['lure:slot-1', 'lure:slot-2', 'play:card-rest', 'play:slot-1', 'play:slot-2']

A kind may be a pair that belongs together, such as a slot and the way to it:

>>> GO = Verb("go", Kind("walk"))
>>> [option.id for option in spoken([GO], {"walk": [("slot-2", "corridor-1")]})]
['go:slot-2:corridor-1']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, product
from typing import Any, Self

import msgspec

from hullbreach.kernel.asks import Option, named, option
from hullbreach.kernel.memo import memo


class Kind(msgspec.Struct, frozen=True):
    """What an argument of a verb can be; `a | b` is one of both."""

    name: str
    others: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All that it can be."""
        return (self.name, *self.others)

    def __or__(self, other: Kind) -> Kind:
        return Kind(self.name, (*self.others, *other.names))


class Verb(str):
    """Something that can be done. It is the word itself, with the kinds of what it is done to."""

    __slots__ = ("_named", "_one", "kinds")
    kinds: tuple[Kind, ...]
    _named: Callable[[tuple[str, ...]], Option]
    _one: Callable[[str], Option]

    def __new__(cls, word: str, *kinds: Kind) -> Self:
        """The verb of a word."""
        verb = super().__new__(cls, word)
        verb.kinds = kinds
        verb._named = named(word)
        verb._one = memo(lambda arg: option(word, arg))
        return verb

    def __call__(self, *args: str) -> Option:
        """The option to do it to these."""
        named = self._named
        return named(args)

    def each(self, things: Iterable[str]) -> list[Option]:
        """The options to do it to each of these."""
        return [*map(self._one, things)]


def declared(names: Mapping[str, Any]) -> tuple[Verb, ...]:
    """The verbs of a module, in the order in which it declares them.

    >>> declared({"STOP": Verb("stop"), "SLOT": Kind("slot")})
    ('stop',)
    """
    return tuple(one for one in names.values() if isinstance(one, Verb))


Arguments = Mapping[str, Sequence[tuple[str, ...]]]
"""What there is of every kind."""


def spoken(verbs: Iterable[Verb], there: Arguments) -> Iterator[Option]:
    """All that can be said with these verbs, in their order."""
    for verb in verbs:
        words = [[args for name in kind.names for args in there[name]] for kind in verb.kinds]
        for args in product(*words):
            yield verb(*chain.from_iterable(args))
