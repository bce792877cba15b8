"""Other deals: not to be told from the real one by their seat, and played on like any table."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullbreach.games.airlock import GAME
from hullbreach.games.airlock.model import Airlock
from hullbreach.kernel import NO_EYES, Table, chance, eye, redeal
from hullbreach.kernel.table import SPECTATOR
from hullbreach.kernel.twins import deal, learned_at, mark, was_redealt


def played(seed: str, seats: int, choices: list[int]) -> Table:
    table = Table.new("airlock", seats=seats, seed=seed, options={"open_votes": seats % 2 == 0})
    for choice in choices:
        asks = table.asks()
        if not asks:
            break
        ask = asks[choice % len(asks)]
        table.answer(ask.seat, ask.id, ask.options[choice // 7 % len(ask.options)].id)
    return table


@given(st.lists(st.integers(0, 10_000), max_size=30), st.integers(3, 5), st.integers(-1, 4))
@settings(max_examples=60, deadline=None)
def test_a_seat_cannot_tell_its_twin(choices: list[int], seats: int, seat: int) -> None:
    table = played("twins", seats, choices)
    if table.over or seat >= seats:
        return
    before = table.hash()
    twin = redeal(table, eye(seat) if seat >= 0 else 0, "a")
    assert was_redealt(table, twin)
    assert twin.view(seat) == table.view(seat)
    assert twin.events(seat) == table.events(seat)
    assert twin.waiting() == table.waiting()
    if seat >= 0:
        assert twin.ask(seat) == table.ask(seat)
    assert GAME.ledger(twin.play.state) == GAME.ledger(table.play.state)
    clone = twin.clone()
    assert clone.hash() == twin.hash()
    for _ in range(4):
        asks = clone.asks()
        if asks:
            clone.answer(asks[0].seat, asks[0].id, asks[0].options[0].id)
    assert table.hash() == before


def test_a_twin_for_two_seats_keeps_what_either_knows() -> None:
    table = Table.new("airlock", seats=4, seed="two")
    twin = redeal(table, eye(0) | eye(2), "x")
    assert [twin.view(seat) for seat in (0, 2)] == [table.view(seat) for seat in (0, 2)]
    assert was_redealt(table, twin)


def test_other_seeds_give_other_twins_and_the_same_seed_the_same() -> None:
    table = Table.new("airlock", seats=4, seed="many")
    hashes = [redeal(table, eye(0), seed).hash() for seed in ("a", "b", "c", "a")]
    assert len(set(hashes)) == 3
    assert hashes[0] == hashes[3]


def test_where_nothing_is_hidden_only_the_dice_differ() -> None:
    table = Table.new("airlock", seats=3, seed="open")
    twin = redeal(table, eye(0) | eye(1) | eye(2), "x")
    assert [twin.view(seat) for seat in range(3)] == [table.view(seat) for seat in range(3)]
    assert twin.play.state.key != table.play.state.key


def play(**zones: list[str]) -> Airlock:
    state = GAME.setup(GAME.Options(), 3, chance.key_of("twins"))
    state.zones = {"deck": [], "discard": [], "hand-0": [], "hand-1": [], "hand-2": []}
    state.zones.update({name.replace("_", "-"): list(items) for name, items in zones.items()})
    state.eyes = {name: eyes for name, eyes in state.eyes.items() if name in state.zones}
    return Airlock(GAME, state)


def test_what_was_learned_is_found_at_its_place_among_equal_ones() -> None:
    g = play(deck=["card-weld"] * 8 + ["card-jam"])
    places = mark(g.state)
    g.shuffle("deck")
    g.state.eyes["table"] = NO_EYES
    g.state.zones["table"] = []
    kept = [item for items in g.state.zones.values() for item in items]
    top = places[id(g.state.zones["deck"][-1])]
    g.draw("deck", "table")
    g.draw("table", "hand-1")
    assert learned_at(g, eye(1), places) == {top}
    assert learned_at(g, eye(0), places) == set()
    assert learned_at(g, 0, places) == set(), "a spectator has learned nothing"
    g.put(g.state.zones["hand-1"][0], "hand-1", "discard")
    assert learned_at(g, 0, places) == {top}, "but does when it is played"
    assert len(kept) == 9


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_deal_moves_only_what_is_hidden_and_not_pinned(seat: int) -> None:
    hand = ["card-weld", "card-jam", "card-patch", "card-scanner"]
    g = play(deck=[f"card-{number}" for number in range(40)], hand_0=hand, discard=["card-jam"])
    g.show("deck", 5, eye(1))
    state = GAME.copy(g.state)
    deal(GAME, state, eye(seat) if seat >= 0 else 0, chance.key_of("x"), {("deck", 0)})
    assert state.zones["deck"][0] == "card-0"
    assert state.zones["discard"] == ["card-jam"]
    assert GAME.ledger(state) == GAME.ledger(g.state)
    assert (state.zones["hand-0"] == hand) == (seat == 0)
    if seat == 1:
        assert state.zones["deck"][5] == "card-5"
    assert state.zones["deck"] != g.state.zones["deck"]
    assert state.chance == g.state.chance
    assert state.key != g.state.key
