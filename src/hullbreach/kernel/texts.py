"""What people read: messages by id, formatted from the Fluent files in English or Polish.

Nothing else in the package holds a sentence. Code that has something to say makes a `Text`:
an id and its arguments. Whoever shows it chooses the language.

Polish declines names. A name has its other forms as attributes (`.gen = Stołówki`), and a sentence
asks for the form of an argument that it needs: `{ CASE($room, "gen") }`. The forms (`FORMS`) are
`nom` (in the middle of a sentence), `gen`, `dat`, `acc`, `ins`, `loc`, `gen-pl` (plural), and for
places and weapons, with the preposition, `to`, `in`, `from`, `through`.

>>> Texts("en").format(Text("seat-name", {"number": 2}))
'seat 2'
>>> Texts("pl").format(Text("seat-name", {"number": 2}))
'miejsce 2'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Union

import msgspec

from hullbreach.kernel.fluent import Bundle

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game

LANGUAGES = ("en", "pl")
FORMS = ("nom", "gen", "dat", "acc", "ins", "loc", "gen-pl", "to", "in", "from", "through")
"""The attributes that are forms of a name: a language has those that its sentences need."""

PLUS = "+"
"""Between the game and the packs whose words are spoken before the others'."""

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Characters that a terminal obeys instead of showing them; not the end of a line, not a tab."""

Argument = Union[str, int, bool, None, "Text"]
"""A name by its id, a number, or a text. A bool and None are for selectors: yes, no, none."""


class Text(msgspec.Struct, frozen=True, gc=False):
    """A message to be shown: its id in the Fluent files, and its arguments.

    A string argument that is itself a message id is shown by its name, so that
    `Text("log-moved", {"room": "room-canteen"})` says "Canteen" in the reader's language.
    """

    id: str
    args: dict[str, Argument] = {}


class Name(str):
    """The name of an argument, which can be declined."""

    __slots__ = ("labels", "text", "texts")

    texts: Texts
    text: Text
    labels: Mapping[str, Text] | None

    def form(self, case: str) -> str | None:
        """The name in a case; None if it has no such form."""
        return self.texts.form(self.text, case, self.labels)


_lacking: ContextVar[list[str] | None] = ContextVar("lacking", default=None)
"""Where somebody collects them: the names that were wanted in a case that they do not have."""


@contextmanager
def undeclined() -> Iterator[list[str]]:
    """The names that are asked for in a case that they do not have."""
    found: list[str] = []
    token = _lacking.set(found)
    try:
        yield found
    finally:
        _lacking.reset(token)


def declined(value: str, case: str) -> str:
    """The Fluent function CASE: a name in a case, or as it is if it has no such form."""
    form = value.form(case) if isinstance(value, Name) else None
    if form is not None:
        return form
    if (found := _lacking.get()) is not None:
        found.append(f"{value} has no .{case}")
    return value


SHARED: Traversable = files("hullbreach") / "locale"
"""The words that belong to no game."""


def forget() -> None:
    """Packs have come or gone: the words are read anew."""
    _bundle.cache_clear()


def plain_bundle(language: str) -> Bundle:
    """A bundle without messages, in which sentences can decline names."""
    return Bundle(language, {"CASE": declined})


def sources(language: str, words: str = "") -> list[str]:
    """The Fluent files of a language: of all games, or those that one reads. The first to say it wins.

    At a table the packs in play have the first say (`nemesis+medic`), the last most; then come the
    game, its usual packs, its relatives (`Game.words`), its other packs, and what belongs to nobody.
    Folders of data are heard only where they are in play.
    """
    name, *packs = words.split(PLUS)
    games = _games(name)
    spoken = [folder for game in games for folder in spoken_by(game, packs)]
    found = below(language, [*spoken, SHARED])
    for game in games if name else ():
        if language not in game.languages:
            found += below(game.languages[0], spoken)
    return [*_names_of_folders(language), *(entry.read_text(encoding="utf-8") for entry in found)]


def _games(name: str) -> list[Game[Any]]:
    """The game of a name, or all; one that cannot be loaded says nothing."""
    from hullbreach.kernel import registry

    if not name:
        return list(registry.loadable())
    with suppress(Exception):
        return [registry.find(name)]
    return []


def spoken_by(game: Game[Any], here: Sequence[str] = ()) -> list[Traversable]:
    """The folders with the words of a game, where these packs are in play."""
    from hullbreach.kernel import shelf

    packs = shelf.packs(game.name)
    played = [packs[id] for id in reversed(here) if id in packs]
    usual = [packs[id] for id in game.usual_packs if id in packs]
    others = [pack for pack in packs.values() if not pack.data]
    first, second, last = (
        [folder / "locale" for pack in some for folder in pack.folders]
        for some in (played, usual, others)
    )
    return [*first, *game.words[:1], *second, *game.words[1:], *last]


def below(language: str, folders: Iterable[Traversable]) -> list[Traversable]:
    """The Fluent files of a language in these folders, each folder once."""
    return [
        entry
        for folder in dict.fromkeys(folder / language for folder in folders)
        if folder.is_dir()
        for entry in sorted(folder.iterdir(), key=lambda item: item.name)
        if entry.name.endswith(".ftl")
    ]


def _names_of_folders(language: str) -> list[str]:
    """What the folders of data are called: that is shown also where nobody plays with them."""
    from hullbreach.kernel import shelf

    found = []
    for game, pack in shelf.houses():
        name = pack.names.get(language) or next(iter(pack.names.values()), pack.id)
        plain = re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', " ".join(name.split()))
        found.append(f"pack-{game}-{pack.id} = {plain}\n")
    return found


@cache
def _bundle(language: str, words: str = "") -> Bundle:
    bundle = plain_bundle(language)
    for source in sources(language, words):
        bundle.add(source)
    return bundle


LARGEST = 10**15
"""Numbers from here on, of which no game has any, are shown digit by digit."""


class Texts:
    """The messages in one language: all, or those that one game reads.

    Two games may have different words for the same id (`log-drew`), so whoever shows a game says
    which; and whoever shows a table says with which folders of data (`Edition.words`).
    """

    def __init__(self, language: str = "en", game: str = "") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}: there are {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game

    def of(self, game: str) -> Texts:
        """The messages of one game, or of one table, in the same language."""
        return Texts(self.language, game)

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return _bundle(self.language, self.game).has(id)

    def name(self, id: str, labels: Mapping[str, Text] | None = None) -> str:
        """The name behind an id: the label it has on the table, its message, or the id itself."""
        text = self._named(id, labels)
        return id if text is None else self.format(text, labels)

    def _named(self, id: str, labels: Mapping[str, Text] | None) -> Text | None:
        """The text that names an id; none if there is no name."""
        if labels is not None and id in labels:
            return labels[id]
        if self.has(id):
            return Text(id)
        base = id.partition("#")[0]
        return Text(base) if base != id and self.has(base) else None

    def format(self, text: Text, labels: Mapping[str, Text] | None = None) -> str:
        """The message in this language; a missing one shows its id, never an error."""
        bundle = _bundle(self.language, self.game)
        if not bundle.has(text.id):
            return text.id
        words, _problems = bundle.format(text.id, self._arguments(text, labels))
        return visible(words)

    def form(self, text: Text, case: str, labels: Mapping[str, Text] | None = None) -> str | None:
        """A name in a case: the attribute of its message; None if it has no such form."""
        bundle, id = _bundle(self.language, self.game), f"{text.id}.{case}"
        if not bundle.has(id):
            return None
        words, _problems = bundle.format(id, self._arguments(text, labels))
        return visible(words)

    def _declinable(self, text: Text, labels: Mapping[str, Text] | None) -> str:
        """A name as an argument: with its other forms, if it has any."""
        words = self.format(text, labels)
        if not _bundle(self.language, self.game).declines(text.id):
            return words
        name = Name(words)
        name.texts, name.text, name.labels = self, text, labels
        return name

    def _arguments(self, text: Text, labels: Mapping[str, Text] | None) -> dict[str, str | int]:
        args: dict[str, str | int] = {}
        for key, value in text.args.items():
            if isinstance(value, Text):
                args[key] = self._declinable(value, labels)
            elif value is None or isinstance(value, bool):
                args[key] = {None: "none", True: "yes", False: "no"}[value]
            elif isinstance(value, str):
                named = self._named(value, labels)
                args[key] = value if named is None else self._declinable(named, labels)
            else:
                args[key] = value if abs(value) < LARGEST else str(value)
        return args

    def problems(self, text: Text, labels: Mapping[str, Text] | None = None) -> list[str]:
        """What keeps a message from being shown well: missing ids, arguments it wants in vain."""
        bundle = _bundle(self.language, self.game)
        if not bundle.has(text.id):
            return [text.id]
        found: list[str] = []
        for value in text.args.values():
            if isinstance(value, Text):
                found += self.problems(value, labels)
            elif isinstance(value, str) and self._is_nameless(value, labels):
                found.append(value)
        with undeclined() as lacking:
            _words, problems = bundle.format(text.id, self._arguments(text, labels))
        return found + [f"{text.id}: {problem}" for problem in (*problems, *lacking)]

    def _is_nameless(self, value: str, labels: Mapping[str, Text] | None) -> bool:
        return _looks_like_an_id(value) and self.name(value, labels) == value

    def join(self, parts: Iterable[str]) -> str:
        """A comma-separated list, as both languages write it."""
        return ", ".join(parts)


def visible(words: str) -> str:
    r"""Words from wherever, with what would steer a terminal made visible.

    >>> visible("Anna\x1b[2J")
    'Anna\\x1b[2J'
    """
    return CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", words)


def _looks_like_an_id(value: str) -> bool:
    kind, dash, rest = value.partition("-")
    return bool(dash and rest) and kind.isalpha() and kind.islower() and " " not in value
