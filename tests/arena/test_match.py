"""One game of an arena: the game that a table plays, and what is kept of it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from hullbreach import bots
from hullbreach.arena import Plan, match
from hullbreach.arena.match import Halted, Match
from hullbreach.games.airlock import AirlockGame
from hullbreach.games.airlock.model import Airlock
from hullbreach.kernel import Rule, Table, registry
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


class Breaks(AirlockGame):
    """It breaks in the second turn."""

    name = "breaks"

    def step(self, play: Airlock) -> Rule[None] | None:
        if play.state.turn == 1:
            raise ArithmeticError("no air")
        return super().step(play)


def test_a_rule_that_breaks_is_an_outcome() -> None:
    with registry.lent(Breaks()):
        outcome = Match(Plan.of("breaks", bots=["random"] * 3, seed="7")).play(0)
    assert outcome.error == "ArithmeticError: no air"
    assert outcome.won == []


def test_a_game_without_end_is_an_outcome(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_ANSWERS", 5)
    assert "no end after 5 answers" in Match(plan).play(0).error


def test_a_game_can_be_given_up(plan: Plan) -> None:
    with pytest.raises(Halted):
        Match(plan).play(0, lambda: True)
