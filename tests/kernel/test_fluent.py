"""Our reading of Fluent, beside Mozilla's own: the same words, message by message."""

import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from hullbreach.kernel.fluent import Bundle
from hullbreach.kernel.texts import LANGUAGES, declined, plain_bundle, sources

NUMBERS = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 112, 999, 1000, 12_345, 1_234_567, -1, -2)

SAMPLE = """
-ship = { $case ->
   *[nominative] ship
    [genitive] ship’s
 }
    .gender = { $old ->
        [yes] feminine
       *[no] neuter
     }
plain = Text over
    two lines, with {"{"} and {"\\u00e9"}
    .title = Title { $n }
uses = { -ship } { -ship(case: "genitive") } { -ship(case: "other") } { plain.title }
number = { 3 } { $n } { { $n } }
by-number = { $n ->
    [0] none
    [2] two exactly
    [one] one
    [few] few
    [many] many
   *[other] other
 }
by-word = { $word ->
    [yes] { $n ->
        [one] yes, one
       *[other] yes, { $n }
     }
   *[no] no
 }
by-attribute = { -ship.gender ->
    [neuter] it
   *[feminine] she
 }
nothing = { $missing } { absent } { -absent } { plain.absent } { -ship.absent ->
   *[x] y
 }
"""


def mozillas(language: str) -> FluentBundle:
    functions: Any = {"CASE": declined}
    return FluentBundle([language], use_isolating=False, functions=functions)


def theirs_for(
    bundle: FluentBundle, id: str, args: dict[str, str | int | float]
) -> tuple[str, int]:
    """Mozilla's words for a message, and how many errors they have."""
    pattern = bundle.get_message(id).value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, args)
    return str(words), len(errors)


def differences(language: str, source: str, arguments: list[dict[str, str | int]]) -> list[str]:
    theirs, ours, resource = mozillas(language), plain_bundle(language), FluentResource(source)
    theirs.add_resource(resource)
    ours.add(source)
    found = []
    for entry in resource.body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        id = entry.id.name
        bare = all(isinstance(part, ast.TextElement) for part in entry.value.elements)
        for args in arguments[:1] if bare else arguments:
            words, problems = ours.format(id, args)
            wanted = theirs_for(theirs, id, {**args})
            if wanted != (words, len(problems)):
                found.append(f"{id} {args}: {wanted}, ours: {words!r} {problems}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_fluent_can_say_is_said_alike(language: str) -> None:
    cases: list[dict[str, str | int]] = [
        {"n": number, "word": word} for number in NUMBERS for word in ("yes", "no", "one")
    ]
    assert differences(language, SAMPLE, [*cases, {}, {"n": "five", "word": 7}]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_alike(language: str) -> None:
    """With arguments for all that a file mentions: Mozilla looks at each of them every time."""
    values: tuple[str | int, ...] = (1, 3, 5, "yes")
    gaps = []
    for source in sources(language):
        variables = set(re.findall(r"\$([a-z-]+)", source))
        cases = [dict.fromkeys(variables, value) for value in values]
        gaps += differences(language, source, cases)
    assert gaps == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_language_does(language: str) -> None:
    bundle = Bundle(language)
    theirs = mozillas(language)
    theirs.add_resource(FluentResource("n = { $n }"))
    for number in (*NUMBERS, 0.5, 1234.25):
        assert bundle.number(number) == theirs_for(theirs, "n", {"n": number})[0]


def test_what_was_said_first_stays() -> None:
    bundle = Bundle("en")
    bundle.add("door = Door\n")
    bundle.add("door = Gate\n    .hint = Closed\n")
    assert bundle.format("door", {}) == ("Door", [])
    assert not bundle.has("door.hint")


def test_an_attribute_has_an_id_of_its_own() -> None:
    bundle = Bundle("pl")
    bundle.add("room = Gniazdo\n    .genitive = Gniazda\n")
    assert bundle.format("room.genitive", {}) == ("Gniazda", [])


def test_a_message_that_contains_itself_comes_to_an_end() -> None:
    bundle = Bundle("en")
    bundle.add("around = { about }\nabout = about { around }\n")
    assert bundle.format("around", {}) == ("about ???", ["it contains itself"])


def test_a_function_is_a_problem() -> None:
    bundle = Bundle("en")
    bundle.add("now = { DATETIME($date) }\n")
    assert bundle.format("now", {"date": 1}) == ("???", ["there is no function DATETIME"])
