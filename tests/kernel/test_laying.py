"""Parts that are laid upon each other: every method knows what lies below it."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from typing import Any

from hullbreach.kernel.laying import laid


class Base:
    rank = 1

    def cost(self, far: int, *, more: int = 0) -> int:
        """What it costs."""
        return far + more

    def told(self) -> Iterator[str]:
        yield "base"

    def bold(self) -> bool:
        return False

    def broken(self) -> int:
        raise LookupError("the base is broken")


class Race(Base):
    def cost(self, far: int, *, more: int = 0) -> int:
        """What it costs a race."""
        return super().cost(far, more=more) + 10

    def told(self) -> Iterator[str]:
        yield from super().told()
        yield "race"

    def ranked(self) -> int:
        return super().rank

    def broken(self) -> int:
        return super().broken()


class Module(Base):
    def cost(self, far: int, *, more: int = 7) -> int:
        """What it costs with the module."""
        return super().cost(far, more=more) * 2

    def told(self) -> Iterator[str]:
        yield "module"
        yield from super().told()

    def bold(self) -> bool:
        return super().cost(1) > 1


def plain(*parts: type[Any]) -> Any:
    return type("Plain", parts, {})()


def calls_super(method: Any) -> bool:
    return "__class__" in method.__func__.__code__.co_freevars


def test_every_part_has_its_say_as_with_super() -> None:
    for parts in ((Race, Module), (Module, Race), (Race,), (Module,)):
        one, other = laid("Rules", parts)(), plain(*parts)
        assert one.cost(3) == other.cost(3)
        assert one.cost(3, more=1) == other.cost(3, more=1)
        assert [*one.told()] == [*other.told()]
        assert one.bold() == other.bold()
        assert not calls_super(one.cost)
        assert not calls_super(one.told)


def test_the_same_part_lies_upon_different_ones() -> None:
    both, alone = laid("Both", (Module, Race))(), laid("Alone", (Module,))()
    assert both.cost(3) == 40
    assert alone.cost(3) == 20
    assert Module().cost(3) == 20


def test_a_method_below_may_have_another_name() -> None:
    assert laid("Rules", (Module, Race))().bold() is True
    assert laid("Rules", (Module,))().bold() is False


def test_what_wants_more_of_super_stays_as_it_is() -> None:
    rules = laid("Rules", (Module, Race))()
    assert rules.ranked() == 1
    assert calls_super(rules.ranked)


def test_a_method_without_text_stays_as_it_is() -> None:
    names: dict[str, Any] = {"Base": Base}
    exec("class Odd(Base):\n def cost(self, far):\n  return super().cost(far) - 1", names)
    rules = laid("Rules", (names["Odd"], Race))()
    assert rules.cost(3) == 12
    assert calls_super(rules.cost)


def test_what_an_edition_adds_itself_lies_on_top() -> None:
    rules = laid("Rules", (Race,), {"rank": 5, "bold": lambda self: self.rank > 4})()
    assert rules.rank == 5
    assert rules.bold() is True


def test_it_is_the_same_text_at_the_same_lines() -> None:
    rules = laid("Rules", (Module, Race))()
    assert rules.cost.__doc__ == "What it costs with the module."
    assert rules.cost.__qualname__ == "Module.cost"
    try:
        rules.broken()
    except LookupError as error:
        lines = [frame.line for frame in traceback.extract_tb(error.__traceback__)]
    assert lines[1:] == ["return super().broken()", 'raise LookupError("the base is broken")']
