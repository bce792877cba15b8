"""Which words a message of a Fluent file has for given arguments, in English or in Polish.

This is Fluent as https://projectfluent.org/fluent/guide/ describes it, with functions of our own: texts,
variables, messages, terms with arguments and attributes, and choices by name, number or plural.
`fluent.syntax` reads the files. Mozilla's own runtime would bring a database of all languages of
the world, ten times as big as Hullbreach; the tests compare the two, message by message.

>>> bundle = Bundle("en")
>>> bundle.add("found = You find { $count } cards.")
>>> bundle.format("found", {"count": 2})
('You find 2 cards.', [])
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

Value: TypeAlias = str | int | float
Reference: TypeAlias = ast.MessageReference | ast.TermReference


def english_plural(number: float) -> str:
    """The category of a number in English."""
    return "one" if isinstance(number, int) and abs(number) == 1 else "other"


def polish_plural(number: float) -> str:
    """The category of a number in Polish: 1 karta, 2 karty, 5 kart, 1,5 karty."""
    if not isinstance(number, int):
        return "other"
    number = abs(number)
    if number == 1:
        return "one"
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return "few" if few else "many"


PLURALS: dict[str, Callable[[float], str]] = {"en": english_plural, "pl": polish_plural}
MARKS = {"en": (",", "."), "pl": ("\N{NO-BREAK SPACE}", ",")}
"""What stands between thousands, and before a fraction."""

BEGIN = re.compile(r"^(?:(?P<id>-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)
"""How an entry begins: all else that belongs to it is indented. A comment ends the one before."""


class Missing(str):
    """Shown in place of something that is not there; no choice fits it."""

    __slots__ = ()


class Bundle:
    """The messages of one language."""

    def __init__(
        self, language: str, functions: Mapping[str, Callable[..., str]] | None = None
    ) -> None:
        self.language = language
        self.functions = functions or {}
        """What can be asked for by name in a message: `{ CASE($room, "gen") }`."""
        self._entries: dict[str, str] = {}
        """What is written of each message and term; read when somebody asks for it."""
        self._declined: set[str] = set()
        self._patterns: dict[str, ast.Pattern] = {}
        """By id; a term has a dash before its id, an attribute (`room-nest.genitive`) a dot."""

    def add(self, source: str) -> None:
        """Read the text of a Fluent file; what is known already stays as it is."""
        for id, entry in _entries(source):
            self._entries.setdefault(id, entry)

    def has(self, id: str) -> bool:
        """Whether there is a message with this id, or an attribute with it."""
        return self.pattern(id) is not None

    def format(self, id: str, args: Mapping[str, Value]) -> tuple[str, list[str]]:
        """The words of a message, and what is wrong with them."""
        reading = _Reading(self, args)
        return reading.entry(id), reading.problems

    def declines(self, id: str) -> bool:
        """Whether a message has other forms: attributes."""
        self.pattern(id)
        return id in self._declined

    def number(self, number: float) -> str:
        """A number as the language writes it."""
        thousands, fraction = MARKS[self.language]
        text = f"{number:,}" if isinstance(number, int) else f"{number:,.3f}".rstrip("0")
        return text.rstrip(".").translate(str.maketrans(",.", thousands + fraction))

    def pattern(self, id: str) -> ast.Pattern | None:
        """What is written under an id."""
        if id not in self._patterns:
            self._read(id.partition(".")[0])
        return self._patterns.get(id)

    def _read(self, id: str) -> None:
        """Read an entry with its attributes: most are never asked for, and reading takes long."""
        source = self._entries.pop(id, "")
        entry = _parsed(source) if source else None
        if not isinstance(entry, ast.Message | ast.Term):
            return
        if entry.value is not None:
            self._patterns[id] = entry.value
        if entry.attributes:
            self._declined.add(id)
        for attribute in entry.attributes:
            self._patterns[f"{id}.{attribute.id.name}"] = attribute.value


# Tables with other packs have other words, but nearly all from the same files.


@cache
def _entries(source: str) -> tuple[tuple[str, str], ...]:
    """What is written of each message and term of a file."""
    begins = list(BEGIN.finditer(source))
    ends = [*(begin.start() for begin in begins[1:]), len(source)]
    return tuple(
        (begin["id"], source[begin.start() : end])
        for begin, end in zip(begins, ends, strict=True)
        if begin["id"]
    )


@cache
def _parsed(entry: str) -> ast.EntryType:
    """One message or term; nobody changes it."""
    return FluentParser(with_spans=False).parse(entry).body[0]


class _Reading:
    """One message being put into words."""

    def __init__(self, bundle: Bundle, args: Mapping[str, Value]) -> None:
        self.bundle = bundle
        self.args = args
        self.in_term = False
        self.open: list[ast.Pattern] = []
        self.problems: list[str] = []

    def entry(self, id: str) -> str:
        pattern = self.bundle.pattern(id)
        if pattern is None:
            return self._missing(f"{{{id}}}", f"{id} is missing")
        return self._words(pattern)

    def _words(self, pattern: ast.Pattern) -> str:
        if any(pattern is other for other in self.open):
            return self._missing("???", "it contains itself")
        self.open.append(pattern)
        parts = [
            element.value if isinstance(element, ast.TextElement) else self._shown(element)
            for element in pattern.elements
        ]
        self.open.pop()
        return "".join(parts)

    def _shown(self, placeable: ast.Placeable) -> str:
        value = self._value(placeable.expression)
        return value if isinstance(value, str) else self.bundle.number(value)

    def _value(self, expression: object) -> Value:
        match expression:
            case ast.Placeable():
                return self._value(expression.expression)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return _number(expression)
            case ast.VariableReference():
                return self._argument(expression.id.name)
            case ast.TermReference():
                return self._term(expression)
            case ast.MessageReference():
                return self.entry(_id(expression))
            case ast.SelectExpression():
                return self._choice(expression)
            case ast.FunctionReference():
                return self._called(expression)
        return self._missing("???", "this is not understood")

    def _called(self, reference: ast.FunctionReference) -> str:
        function = self.bundle.functions.get(reference.id.name)
        if function is None:
            return self._missing("???", f"there is no function {reference.id.name}")
        return function(*map(self._value, reference.arguments.positional))

    def _missing(self, shown: str, problem: str) -> Missing:
        self.problems.append(problem)
        return Missing(shown)

    def _argument(self, name: str) -> Value:
        if name in self.args:
            return self.args[name]
        # A term may be used with fewer arguments than it knows: then its usual choice is meant.
        return Missing(name) if self.in_term else self._missing(name, f"${name} is missing")

    def _term(self, reference: ast.TermReference) -> str:
        """A term knows only what it is given here, nothing of the arguments of the message."""
        given = reference.arguments.named if reference.arguments is not None else []
        outside = self.args, self.in_term
        self.args = {each.name.name: self._value(each.value) for each in given}
        self.in_term = True
        words = self.entry(_id(reference))
        self.args, self.in_term = outside
        return words

    def _choice(self, select: ast.SelectExpression) -> str:
        value = self._value(select.selector)
        fits = (variant for variant in select.variants if self._fits(value, variant.key))
        usual = next(variant for variant in select.variants if variant.default)
        return self._words(next(fits, usual).value)

    def _fits(self, value: Value, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(value, Missing):
            return False
        if isinstance(key, ast.NumberLiteral):
            return value == _number(key)
        if isinstance(value, str):
            return value == key.name
        return PLURALS[self.bundle.language](value) == key.name


def _id(reference: Reference) -> str:
    name = reference.id.name
    if isinstance(reference, ast.TermReference):
        name = f"-{name}"
    return name if reference.attribute is None else f"{name}.{reference.attribute.name}"


def _number(literal: ast.NumberLiteral) -> float:
    return float(literal.value) if "." in literal.value else int(literal.value)
