"""Components: always in exactly one zone, and who knows which one."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullbreach.games.airlock import GAME
from hullbreach.games.airlock.model import Airlock
from hullbreach.kernel import ALL_EYES, NO_EYES, chance, eye
from hullbreach.kernel.errors import LedgerError
from hullbreach.kernel.table import SPECTATOR

ZONES = ("deck", "discard", "hand-0", "hand-1", "hand-2")


def play() -> Airlock:
    return Airlock(GAME, GAME.setup(GAME.Options(), 3, chance.key_of("ledger")))


def put_up(**zones: list[str]) -> Airlock:
    """A table with these cards alone."""
    g = play()
    g.state.zones = {zone: list(zones.get(zone.replace("-", "_"), [])) for zone in ZONES}
    g.state.eyes = {zone: g.state.eyes[zone] for zone in ZONES}
    g.state.known = {}
    return g


def test_moving_what_is_not_there() -> None:
    g = put_up(deck=["a"])
    before = dict(g.state.zones)
    with pytest.raises(LedgerError, match="b is not in deck"):
        g.put("b", "deck", "discard")
    with pytest.raises(LedgerError, match="a is not in discard"):
        g.put("a", "discard", "deck")
    with pytest.raises(LedgerError, match="hand-0 is empty"):
        g.draw("hand-0", "deck")
    with pytest.raises(LedgerError, match="hand-0 is empty"):
        g.draw_blind("hand-0", "deck")
    assert g.state.zones == before


def test_the_top_of_a_pile_is_its_end() -> None:
    g = put_up(deck=["a", "b", "c"], discard=["x"])
    assert g.draw("deck", "discard") == "c"
    assert g.put("a", "deck", "discard") == "a"
    g.put("x", "discard", "deck", at=0)
    assert g.state.zones["deck"] == ["x", "b"]
    g.move_all("discard", "deck")
    assert g.state.zones["deck"] == ["x", "b", "c", "a"]
    assert g.state.zones["discard"] == []


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("targets", [["hand-1", "hand-0"], ["deck", "deck"], []])
def test_spreading_is_drawing_one_after_the_other(known: bool, targets: list[str]) -> None:
    """To zones that other people see, and where it makes no difference who sees what."""
    spread, drawn = (put_up(discard=["a", "b", "c"], deck=["x"]) for _ in range(2))
    for g in (spread, drawn):
        g.watch("discard", NO_EYES)
        if known:
            g.show("discard", 1, eye(2))
        g.touched = {}
    spread.spread("discard", targets)
    for target in targets:
        drawn.draw("discard", target)
    assert spread.state == drawn.state
    assert (spread.learned, spread.safe) == (drawn.learned, drawn.safe)
    assert spread.touched.keys() >= drawn.touched.keys()


def test_spreading_more_than_there_is() -> None:
    g = put_up(deck=["a"])
    with pytest.raises(LedgerError, match="deck has no 2 components"):
        g.spread("deck", ["deck", "deck"])


def test_several_at_once_are_moved_as_one_after_the_other() -> None:
    """From a pile of which somebody knows something, and from one that nobody knows."""

    def tables() -> list[Airlock]:
        known = put_up(deck=["a", "b", "a", "c"], hand_0=["d"], hand_1=["x"])
        known.put("d", "hand-0", "deck", at=2)
        known.show("deck", 3, eye(1))
        return [known, put_up(deck=["a", "b", "d", "a", "c"], hand_1=["x"])]

    def looks(g: Airlock) -> object:
        return g.state.zones, g.state.known, g.learned, g.safe

    for target in ("hand-1", "discard"):
        for at_once, singly in zip(tables(), tables(), strict=True):
            assert at_once.deal("deck", target, 3) == [
                singly.draw("deck", target) for _ in range(3)
            ]
            assert looks(at_once) == looks(singly)
        for at_once, singly in zip(tables(), tables(), strict=True):
            at_once.put_all(["a", "c", "a"], "deck", target)
            for card in ("a", "c", "a"):
                singly.put(card, "deck", target)
            assert looks(at_once) == looks(singly)
    g = put_up(deck=["a"])
    with pytest.raises(LedgerError, match="deck has no 2 components"):
        g.deal("deck", "discard", 2)
    with pytest.raises(LedgerError, match="a is not in deck"):
        g.put_all(["a", "a"], "deck", "discard")
    assert g.state.zones["deck"] == ["a"]


def test_what_is_known_is_a_value_that_copies_share() -> None:
    g = put_up(deck=["a", "b", "b"], hand_0=["c"])
    g.put("c", "hand-0", "deck")
    g.show("deck", 1, eye(1))
    kept = GAME.copy(g.state)
    before = {zone: masks[:] for zone, masks in kept.known.items()}
    g.show("deck", 0, eye(2))
    g.put("b", "deck", "hand-0")
    g.put("b", "hand-0", "deck", at=0)
    g.move_all("deck", "discard")
    g.move_all("discard", "deck")
    assert kept.known == before


def test_whoever_had_a_card_knows_it_in_a_hidden_pile() -> None:
    g = put_up(deck=["a", "b"], hand_0=["c"])
    g.put("c", "hand-0", "deck")
    assert g.see("deck", 0) == [None, None, "c"]
    assert g.see("deck", 1) == [None, None, None]
    assert g.state.known["deck"] == [0, 0, 1]
    g.draw("deck", "hand-1")
    assert g.see("hand-1", 0) == ["c"], "and still knows it when somebody draws it"
    assert g.see("hand-1", 2) == [None]
    assert g.see("hand-1", SPECTATOR) == [None]


def test_what_everybody_saw_everybody_remembers_until_it_is_shuffled() -> None:
    g = put_up(deck=["a"], discard=["b", "c"])
    g.move_all("discard", "deck")
    assert g.see("deck", SPECTATOR) == [None, "b", "c"]
    g.shuffle("deck")
    assert g.see("deck", SPECTATOR) == [None, None, None]
    assert "deck" not in g.state.known


def test_showing_and_forgetting() -> None:
    g = put_up(hand_1=["a", "b"])
    assert g.show("hand-1", 1, eye(0)) == "b"
    assert g.see("hand-1", 0) == [None, "b"]
    assert g.see("hand-1", 2) == [None, None]
    g.show("hand-1", 0, ALL_EYES)
    assert g.see("hand-1", SPECTATOR) == ["a", None]
    assert g.learned == [(1, "b", "hand-1"), (ALL_EYES & ~2, "a", "hand-1")]
    g.forget("hand-1")
    assert g.see("hand-1", 0) == [None, None]
    assert g.see("hand-1", 1) == ["a", "b"]


def test_seeing_something_new_cannot_be_taken_back_and_the_known_can() -> None:
    g = put_up(deck=["a"], hand_0=["b"])
    g.put("b", "hand-0", "discard")
    assert g.safe == eye(0), "only who held the card learned nothing"
    g.safe = ALL_EYES
    g.show("discard", 0, ALL_EYES)
    assert g.safe == ALL_EYES
    g.draw("deck", "hand-2")
    assert g.safe == NO_EYES


def test_of_two_copies_the_one_that_others_know_goes_first() -> None:
    """Else who was shown a copy could see, by which one is left, that there are two."""
    for hand, shown in ((["weld", "weld"], 1), (["jam", "weld"], 1), (["weld", "weld"], 0)):
        g = put_up(hand_1=hand)
        g.show("hand-1", shown, eye(0))
        g.put("weld", "hand-1", "discard")
        assert g.see("hand-1", 0) == [None]


def test_whoever_knows_one_of_two_copies_sees_it_go_whichever_goes() -> None:
    """Seats that know different copies must not find out, by which one goes, that there are two."""
    for knows in ([eye(0), eye(1) | eye(2)], [eye(1) | eye(2), eye(0)]):
        g = put_up(deck=["weld", "jam", "weld"])
        g.show("deck", 0, knows[0])
        g.show("deck", 2, knows[1])
        g.put("weld", "deck", "deck", at=0)
        for seat in range(3):
            assert g.see("deck", seat) == ["weld", None, None]


def test_moving_within_a_zone() -> None:
    g = put_up(deck=["a", "b", "c"])
    g.show("deck", 2, eye(1))
    g.put("c", "deck", "deck", at=0)
    assert g.state.zones["deck"] == ["c", "a", "b"]
    assert g.see("deck", 1) == ["c", None, None]


MOVES = st.lists(
    st.tuples(
        st.sampled_from(["put", "draw", "blind", "all", "show", "forget", "shuffle"]),
        st.sampled_from(ZONES),
        st.sampled_from(ZONES),
        st.integers(0, 30),
    ),
    max_size=40,
)


@given(MOVES)
@settings(max_examples=150, deadline=None)
def test_no_move_loses_a_card_or_makes_one(moves: list[tuple[str, str, str, int]]) -> None:
    g = play()
    box = GAME.box(GAME.Options(), 3)
    for what, source, target, number in moves:
        items = g.state.zones[source]
        if not items:
            continue
        if what == "put":
            at = None if number % 3 else number % (len(g.state.zones[target]) + 1)
            g.put(items[number % len(items)], source, target, at if source != target else None)
        elif what == "draw":
            g.draw(source, target)
        elif what == "blind":
            g.draw_blind(source, target)
        elif what == "all":
            g.move_all(source, target)
        elif what == "show":
            g.show(source, number % len(items), (ALL_EYES, 1, 2, 6)[number % 4])
        elif what == "forget":
            g.forget(source)
        else:
            g.shuffle(source)
        assert GAME.ledger(g.state) == box
        for zone, masks in g.state.known.items():
            assert len(masks) == len(g.state.zones[zone])
    copy = GAME.copy(g.state)
    assert copy == g.state
    assert Counter(box) == GAME.ledger(copy)


def test_a_spectator_is_where_everyone_is() -> None:
    g = put_up(discard=["a"], hand_0=["b"])
    assert g.see("discard", SPECTATOR) == ["a"]
    assert g.see("hand-0", SPECTATOR) == [None]
