"""The written-out copy: equal, independent, for everything that may be part of a state."""

import msgspec

from hullbreach.kernel.state import copier


class Leaf(msgspec.Struct):
    name: str
    count: int | None = None


class Branch(msgspec.Struct):
    leaves: list[Leaf]
    perhaps: list[Leaf | None]
    best: Leaf | None
    by_name: dict[str, Leaf]
    piles: dict[str, list[int]]
    rows: list[list[str]]


class Tree(msgspec.Struct):
    branches: list[Branch]
    trees: list["Tree"] = []


def branch() -> Branch:
    return Branch(
        [Leaf("a"), Leaf("b", 2)],
        [None, Leaf("c")],
        Leaf("d"),
        {"e": Leaf("e")},
        {"f": [1]},
        [["g"]],
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    tree = Tree([branch(), branch()], [Tree([branch()])])
    copy = copier(Tree)(tree)
    assert copy == tree
    one, other = tree.trees[0].branches[0], copy.trees[0].branches[0]
    one.leaves[0].name = "changed"
    one.perhaps[0] = Leaf("changed")
    one.piles["f"].append(2)
    one.rows[0].append("changed")
    one.by_name["e"].count = 9
    assert one.best is not None
    one.best.name = "changed"
    assert other == branch()


def test_a_struct_of_values_alone_is_copied_too() -> None:
    leaf = Leaf("a")
    copy = copier(Leaf)(leaf)
    assert copy == leaf
    assert copy is not leaf
