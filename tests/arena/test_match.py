"""One game of an arena: the game that a table plays, and what is kept of it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from hullbreach import bots
from hullbreach.arena import Plan, match
from hullbreach.arena.match import Halted, Match
from hullbreach.bots import search
from hullbreach.kernel import Run, Table
from hullbreach.kernel.table import OpenAsk


@pytest.mark.parametrize(("game", "seats"), [("airlock", 4), ("nemesis", 2)])
def test_a_table_with_the_same_seeds_plays_the_same_game(game: str, seats: int) -> None:
    plan = Plan.of(game, bots=["random"] * seats, seed="both")
    outcome = Match(plan).play(3)
    table = Table.new(game, seats=seats, seed="both-3", hashes=False, limit=None)
    players = [bots.find("random")(f"both-3-{seat}") for seat in range(seats)]
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, players[ask.seat].choose(None, ask))
    assert outcome.answers == table.answers
    assert outcome.won == [verdict.won for verdict in table.verdicts]
    assert outcome.facts == table.game.facts(table.play, table.told())


@contextmanager
def bot(kind: type[bots.Bot]) -> Iterator[None]:
    bots.add("probe", kind)
    try:
        yield
    finally:
        bots.registry._kinds.pop("probe")


class Probe:
    """Takes the first option and remembers whether it was shown anything."""

    name = "probe"
    shown: list[bool]

    def __init__(self, seed: str) -> None: ...

    def choose(self, view: object, ask: OpenAsk) -> str:
        self.shown.append(view is not None)
        return ask.options[0].id


class Blind(Probe):
    sees = False


@pytest.mark.parametrize(("kind", "sees"), [(Probe, True), (Blind, False)])
def test_a_view_is_built_only_for_who_looks_at_it(kind: type[Probe], sees: bool) -> None:
    kind.shown = []
    with bot(kind):
        Match(Plan.of("airlock", bots=["probe"] * 3)).play(0)
    assert kind.shown
    assert set(kind.shown) == {sees}


class Thinks(Probe):
    """Plays a deal out in its head before it takes the first option."""

    def think(self, view: object, ask: OpenAsk, deals: bots.Deals) -> str:
        deal = deals("a thought")
        assert deal is None or deal.begin().asks[0].seat == ask.seat
        self.shown.append(deal is not None)
        return ask.options[0].id


def test_bots_that_imagine_are_lent_a_table() -> None:
    """And nothing else changes: the game is the one that they would play without a thought."""
    outcomes = []
    for kind in (Probe, Thinks):
        kind.shown = []
        with bot(kind):
            outcomes.append(Match(Plan.of("airlock", bots=["probe", "random", "random"])).play(1))
    assert True in Thinks.shown
    assert outcomes[0].answers == outcomes[1].answers
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize(
    ("game", "seats", "mode"),
    [("airlock", ["search@8", "random", "search@4"], ""), ("nemesis", ["search@2"], "solo")],
)
def test_a_search_by_thoughts_plays_the_same_game_again(
    game: str, seats: list[str], mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan.of(game, bots=seats, seed="thoughts", mode=mode)
    thoughts: list[str] = []
    think = search.Tree.think

    def counted(tree: search.Tree, run: Run, first: str) -> float:
        thoughts.append(first)
        return think(tree, run, first)

    monkeypatch.setattr(search.Tree, "think", counted)
    outcome = Match(plan).play(0)
    first = len(thoughts)
    assert first > 0
    assert Match(plan).play(0) == outcome
    assert len(thoughts) == 2 * first
    assert not outcome.error


@pytest.mark.parametrize("kind", ["random", "search@1"])
def test_a_rule_that_breaks_is_an_outcome(kind: str, breaks: str) -> None:
    outcome = Match(Plan.of(breaks, bots=[kind, "random", "random"], seed="7")).play(0)
    assert outcome.error == "ArithmeticError: no air"
    assert outcome.won == []


def test_a_game_without_end_is_an_outcome(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_ANSWERS", 5)
    assert "no end after 5 answers" in Match(plan).play(0).error


def test_a_game_can_be_given_up(plan: Plan) -> None:
    with pytest.raises(Halted):
        Match(plan).play(0, lambda: True)
