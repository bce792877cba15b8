"""A number for everything that can ever be answered: what a network's outputs stand for.

An option has an id made of a verb and its arguments, and the arguments are ids of components and
places, of which a box has finitely many. So a game can list all its actions beforehand. Only
what gets its name during play (the seventh figure on the board) needs another one that the list
can hold; the game derives it from the view (`Game.aliases`).

>>> words = Vocabulary([*phrases("vote", ["person-0", "person-1"]), *phrases("stop")])
>>> [action.id for action in words.actions]
['vote:person-0', 'vote:person-1', 'stop']
>>> list(words.numbered([option("stop"), option("vote", "person-0")]))
[2, 0]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Any, TypeAlias

from hullbreach.kernel.asks import Option, option
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.texts import Text, Texts

Aliases: TypeAlias = Callable[[Any], Mapping[str, tuple[str, ...]]]
"""What ids that are given during play are called: by each name that the list may have."""


def no_aliases(view: Any) -> Mapping[str, tuple[str, ...]]:
    """For games in which everything has its name from the beginning."""
    return {}


class UnknownAction(HullbreachError):
    """A rule offers what the vocabulary of its game does not have."""

    code = "unknown-action"


def phrases(verb: str, *arguments: Iterable[str]) -> list[Option]:
    """A verb with every combination of these arguments."""
    return [option(verb, *args) for args in product(*arguments)]


class Vocabulary:
    """All actions of a game with the same options, each with its number and its name."""

    def __init__(self, actions: Iterable[Option], labels: Mapping[str, Text] | None = None) -> None:
        self.actions = tuple(dict.fromkeys(actions))
        self.labels = {} if labels is None else dict(labels)
        """The words for aliases."""
        self._numbers = {action.id: number for number, action in enumerate(self.actions)}
        self._called: dict[tuple[Any, ...], int] = {}
        """The numbers of what was called by aliases before."""

    def __len__(self) -> int:
        return len(self.actions)

    def numbered(
        self, options: Sequence[Option], aliases: Aliases = no_aliases, view: Any = None
    ) -> dict[int, Option]:
        """The options of an ask by their numbers.

        Where one is not in the list, the view of who is asked tells its alias. Things that have the
        same alias are the same to who learns: the number stands for the one that comes first there.
        """
        known, found = self._numbers, {}
        try:
            for option in options:
                found[known[option.id]] = option
            return found
        except KeyError:
            names = aliases(view)
        order: dict[str, int] = {}
        for option in options[len(found) :]:
            number = known[option.id] if option.id in known else self._aliased(option, names)
            if number in found:
                order = order or {name: place for place, name in enumerate(names)}
                found[number] = min(
                    found[number], option, key=lambda one: [order.get(arg, -1) for arg in one.args]
                )
            else:
                found[number] = option
        return found

    def _aliased(self, option: Option, aliases: Mapping[str, tuple[str, ...]]) -> int:
        called = option.verb, *[aliases.get(arg, arg) for arg in option.args]
        number = self._called.get(called)
        if number is None:
            number = self._called[called] = self._looked_up(option, aliases)
        return number

    def _looked_up(self, option: Option, aliases: Mapping[str, tuple[str, ...]]) -> int:
        for args in product(*[aliases.get(arg) or (arg,) for arg in option.args]):
            id = ":".join((option.verb, *args))
            if id in self._numbers:
                return self._numbers[id]
        raise UnknownAction(action=id)

    def names(self, texts: Texts) -> tuple[str, ...]:
        """What the actions are called, for people; where two sound alike, with their ids."""
        names = [texts.format(action.text, self.labels) for action in self.actions]
        heard = Counter(names)
        return tuple(
            f"{name} ({action.id})" if heard[name] > 1 else name
            for name, action in zip(names, self.actions, strict=True)
        )


class Positions(Vocabulary):
    """For a game that lists no actions: the first option of an ask, the second, and so on.

    A number then means something else at every ask, so little can be learned from it. A game
    whose asks never have many options says how many.

    >>> len(Positions(12)), [action.id for action in Positions(12).actions][:2]
    (12, ['nth:1', 'nth:2'])
    """

    MOST = 256

    def __init__(self, most: int = MOST) -> None:
        super().__init__(phrases("nth", map(str, range(1, most + 1))))

    def numbered(
        self, options: Sequence[Option], aliases: Aliases = no_aliases, view: Any = None
    ) -> dict[int, Option]:
        """The options by where they stand."""
        if len(options) > len(self):
            raise UnknownAction(action=options[len(self)].id)
        return dict(enumerate(options))
