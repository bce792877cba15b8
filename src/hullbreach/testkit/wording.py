"""Whether everything that a game says can be said, in every language we have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from hullbreach.kernel import registry
from hullbreach.kernel.texts import LANGUAGES, Text, Texts, below, plain_bundle, spoken_by

_fine: set[object] = set()
"""Messages with arguments that need no labels of a scene: fine in every game of this process."""

_whole: set[tuple[str, str, frozenset[str]]] = set()
"""Messages of a game that have all the arguments that they want, by the names of these."""

PLAIN = (str, int, float, type(None))
"""What most of a scene is, and never a text."""


class Wording:
    """Collects what is missing; looks at no message twice."""

    def __init__(self, game: str) -> None:
        self.missing: set[str] = set()
        self._game = game
        self._texts = [Texts(language, game) for language in LANGUAGES]
        self._seen: set[object] = set()

    def is_new(self, text: Text) -> bool:
        """Whether this message with these arguments must be looked at."""
        key = (self._game, _key(text))
        if key in _fine or key in self._seen:
            return False
        if not any(texts.problems(text) for texts in self._texts):
            _fine.add(key)
            return False
        self._seen.add(key)
        return True

    def check(self, text: Text, labels: Mapping[str, Text] | None = None) -> None:
        """Collect what is missing for this message, as ``pl: log-moved``."""
        for texts in self._texts:
            self.missing.update(f"{texts.language}: {m}" for m in texts.problems(text, labels))

    def check_all(self, thing: Any, labels: Mapping[str, Text] | None = None) -> None:
        """Check every text that is a part of a scene."""
        for text in texts_in(thing):
            if self.is_new(text):
                self.check(text, labels)


def wants(texts: Texts, text: Text) -> list[str]:
    """The arguments that a message wants in vain; with the same ones it is looked at once.

    >>> wants(Texts("en", "airlock"), Text("ask-airlock-turn", {"actions": 2}))
    []
    >>> wants(Texts("en", "airlock"), Text("ask-airlock-turn"))
    ['$actions']
    """
    key = (texts.game, text.id, frozenset(text.args))
    if key in _whole:
        return []
    begin, end = f"{text.id}: ", " is missing"
    found = dict.fromkeys(
        problem.removeprefix(begin).removesuffix(end)
        for problem in texts.problems(text)
        if problem.startswith(f"{begin}$") and problem.endswith(end)
    )
    if not found:
        _whole.add(key)
    return list(found)


def _key(text: Text) -> object:
    return (
        text.id,
        tuple(
            (name, _key(value) if isinstance(value, Text) else value)
            for name, value in text.args.items()
        ),
    )


def texts_in(thing: Any) -> Iterator[Text]:
    """All texts in nested structs and lists, in no order that matters."""
    parts = [thing]
    while parts:
        part = parts.pop()
        if isinstance(part, PLAIN):
            continue
        if isinstance(part, Text):
            yield part
        elif isinstance(part, (list, tuple)):
            parts += part
        elif isinstance(part, msgspec.Struct):
            parts += [getattr(part, name) for name in part.__struct_fields__]


def messages(language: str, *names: str, game: str) -> dict[str, str]:
    """Every message of these Fluent files of a game, and of its packs, formatted without arguments.

    What cannot be read, what is there twice and a reference that leads nowhere are errors.
    """
    own = registry.find(game).words
    sources = [file for file in below(language, own) if file.name in names]
    theirs = [folder for folder in spoken_by(registry.find(game)) if folder not in own]
    # Questions have arguments.
    sources += [file for file in below(language, theirs) if file.name != "play.ftl"]
    source = "\n".join(file.read_text("utf-8") for file in sources)
    bundle = plain_bundle(language)
    bundle.add(source)
    formatted: dict[str, str] = {}
    for entry in parse(source).body:
        if isinstance(entry, Junk):
            raise ValueError(f"This is no message: {entry.content}")
        if isinstance(entry, Message):
            name = entry.id.name
            if name in formatted:
                raise ValueError(f"{name} is there twice.")
            words, problems = bundle.format(name, {})
            if problems:
                raise ValueError(f"{name} cannot be shown: {problems}")
            formatted[name] = words
    return formatted
