"""Copies of states: every shape that a state may have, and those that it may not."""

import enum
from typing import Annotated, Any, Literal

import msgspec
import pytest

from hullbreach.kernel.state import State, copier, state_hash, written


class Colour(enum.Enum):
    RED = "red"


class Frozen(msgspec.Struct, frozen=True):
    number: int


class Inner(msgspec.Struct):
    names: list[str]
    deeper: "Inner | None" = None


class Shapes(State, kw_only=True):
    number: int = 1
    ratio: float = written(0.5)
    word: str = written("x")
    data: bytes = written(b"x")
    flag: bool = True
    colour: Colour = Colour.RED
    choice: Literal["a", "b"] = written("a")
    small: Annotated[int, msgspec.Meta(ge=0)] = 0
    maybe: int | None = None
    either: int | str = 1
    pair: tuple[int, str] = written((1, "a"))
    row: tuple[int, ...] = written((1, 2))
    frozen: Frozen = written(Frozen(1))
    inner: Inner
    optional: Inner | None = None
    some: list[int] | None = None
    inners: list[Inner]
    grid: list[list[int]]
    by_name: dict[str, Inner]
    lists: dict[str, list[int]]
    counts: dict[str, int]


def filled() -> Shapes:
    return Shapes(
        seats=2,
        key=b"k",
        zones={"deck": ["a"]},
        inner=Inner(["a"], Inner(["b"])),
        optional=Inner(["c"]),
        some=[1],
        inners=[Inner(["d"]), Inner(["e"])],
        grid=[[1], [2]],
        by_name={"x": Inner(["f"])},
        lists={"x": [1]},
        counts={"x": 1},
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    state = filled()
    before = msgspec.msgpack.encode(state)
    copy = copier(Shapes)(state)
    assert copy == state
    copy.zones["deck"] = ["b"]
    copy.zones["new"] = []
    copy.inner.names.append("z")
    assert copy.inner.deeper is not None
    copy.inner.deeper.names.append("z")
    assert copy.optional is not None
    copy.optional.names.append("z")
    assert copy.some is not None
    copy.some.append(2)
    copy.inners[0].names.append("z")
    copy.inners.pop()
    copy.grid[0].append(9)
    copy.by_name["x"].names.append("z")
    copy.lists["x"].append(2)
    copy.counts["y"] = 1
    copy.number = 2
    assert msgspec.msgpack.encode(state) == before
    assert copy.frozen is state.frozen


def test_nothing_where_there_may_be_nothing() -> None:
    state = Shapes(
        seats=1, key=b"", inner=Inner([]), inners=[], grid=[], by_name={}, lists={}, counts={}
    )
    copy = copier(Shapes)(state)
    assert copy == state
    assert copy.optional is None
    assert copy.some is None


@pytest.mark.parametrize(
    "hint",
    [
        *(set[str], frozenset[str], list[set[int]], dict[str, set[int]]),
        *(Any, object, type, list, dict, list[Any]),
        *(tuple[list[int], ...], Inner | int, Inner | Frozen),
    ],
)
def test_what_cannot_be_part_of_a_state_is_refused_by_name(hint: Any) -> None:
    struct = msgspec.defstruct("Bad", [("field", hint)])
    with pytest.raises(TypeError, match=r"Bad\.field"):
        copier(struct)


def test_structs_of_one_name_do_not_get_mixed_up() -> None:
    def local(extra: bool) -> type[msgspec.Struct]:
        inner = msgspec.defstruct(
            "Part", [("a", list[int])] + ([("b", list[int])] if extra else [])
        )
        return msgspec.defstruct("Whole", [("part", inner), ("other", Inner)])

    for extra in (False, True):
        whole: Any = local(extra)
        part = msgspec.structs.fields(whole)[0].type
        state = whole(part(*([1], [2])[: 1 + extra]), Inner(["x"]))
        copy = copier(whole)(state)
        assert copy == state
        copy.part.a.append(3)
        assert state.part.a == [1]


def test_two_parts_of_one_name_in_one_state() -> None:
    first = msgspec.defstruct("Part", [("a", list[int])])
    second = msgspec.defstruct("Part", [("b", list[int])])
    whole: Any = msgspec.defstruct("Whole", [("one", first), ("two", second)])
    state = whole(first([1]), second([2]))
    copy = copier(whole)(state)
    copy.one.a.append(3)
    copy.two.b.append(3)
    assert (state.one.a, state.two.b) == ([1], [2])


def test_a_hash_is_of_the_values() -> None:
    assert state_hash(filled()) == state_hash(copier(Shapes)(filled()))
    changed = filled()
    changed.inner.names[0] = "b"
    assert state_hash(changed) != state_hash(filled())
    assert state_hash(1, [2]) == state_hash(1, [2]) != state_hash([1, 2])
