"""A bot that fails is named, with its traceback, wherever it plays; no rule is blamed for it."""

import asyncio
import logging
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hullbreach import bots
from hullbreach.arena import Plan
from hullbreach.arena import run as arena
from hullbreach.arena.log import read
from hullbreach.arena.match import Match
from hullbreach.bots import registry
from hullbreach.client import bot, mine
from hullbreach.kernel import Table, Texts
from hullbreach.kernel.errors import NotOnOffer
from hullbreach.testkit.serving import serving


class Crash:
    """Looks for what its view does not have."""

    name = "crash"

    def __init__(self, seed: str) -> None: ...

    def choose(self, view: Any, ask: Any) -> str:
        return str(view.nonexistent)


class Stubborn(Crash):
    """Wants what is not on offer."""

    name = "stubborn"

    def choose(self, view: Any, ask: Any) -> str:
        return "no-such-option"


class Dreamer(Stubborn):
    """Wants it after some thought."""

    name = "dreamer"

    def think(self, view: Any, ask: Any, deals: bots.Deals) -> str:
        return "no-such-option"


class Stillborn(Crash):
    """Cannot even begin."""

    name = "stillborn"

    def __init__(self, seed: str) -> None:
        raise ZeroDivisionError(seed)


FAILS = {
    "crash": "AttributeError: 'AirlockView' object has no attribute 'nonexistent'",
    "stubborn": "NotOnOffer: “no-such-option” is not on offer",
    "dreamer": "NotOnOffer: “no-such-option” is not on offer",
    "stillborn": "ZeroDivisionError: test-0-0",
}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    for kind in (Crash, Stubborn, Dreamer, Stillborn):
        bots.add(kind.name, kind)
    yield
    for kind in (Crash, Stubborn, Dreamer, Stillborn):
        registry._kinds.pop(kind.name)


@pytest.mark.parametrize("kind", FAILS)
def test_the_outcome_of_a_game_names_the_bot(kind: str) -> None:
    outcome = Match(Plan.of("airlock", bots=[kind, "random", "random"], seed="test")).play(0)
    assert outcome.failed == kind
    assert outcome.error.startswith(FAILS[kind])
    if kind in ("crash", "stillborn"):
        assert "test_failing_bots.py" in outcome.trace


@pytest.mark.parametrize("kind", ["stubborn", "dreamer"])
def test_what_is_not_on_offer_is_refused_by_its_name(kind: str) -> None:
    table = Table.new("airlock", seats=3, seed="test")
    ask = table.asks()[0]
    with pytest.raises(NotOnOffer, match=kind) as caught:
        bots.answer(bots.find(kind)(""), table, ask)
    assert isinstance(caught.value, bots.BotFailed)
    assert ask.options[0].id in str(caught.value)
    assert "nie ma wśród możliwości" in Texts("pl").format(caught.value.text)


def test_a_failure_can_be_sent_to_another_process() -> None:
    table = Table.new("airlock", seats=3, seed="test")
    with pytest.raises(bots.BotFailed) as caught:
        bots.answer(Crash(""), table, table.asks()[0])
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.bot, again.trace) == (
        str(caught.value),
        "crash",
        caught.value.trace,
    )


def test_the_report_counts_the_games_of_a_failed_bot(tmp_path: Path) -> None:
    plan = Plan.of("airlock", bots=["crash", "random", "random"], seed="test")
    arena.play(plan, 3, tmp_path, jobs=1)
    tallies = arena.write(plan, 3, tmp_path, Texts("en"))
    assert not tallies.broken
    (failure,) = tallies.failed
    assert (failure.bot, failure.games, failure.first) == ("crash", 3, 0)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "The bot “crash” failed in 3 games, first in number 0." in page
    assert "test_failing_bots.py" in page
    assert "a rule broke" not in page
    assert read(tmp_path)[1][0].trace == failure.trace


Run = Callable[..., tuple[int, str]]


def test_the_command_says_which_bot_failed_and_where(tmp_path: Path, run: Run) -> None:
    code, said = run(
        *("arena", "airlock", "--games", "3", "--jobs", "1", "--seats", "crash,2xrandom"),
        *("--out", str(tmp_path)),
        width=160,
    )
    assert code == 1
    assert "The bot “crash” failed in 3 games" in said
    assert FAILS["crash"] in said
    assert "Traceback" in said
    assert "rule broke" not in said


@pytest.mark.parametrize("kind", ["crash", "stubborn"])
def test_the_terminal_names_it_and_keeps_the_game(kind: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    code, said = run(
        *("play", "airlock", "--seats", f"bot:{kind},bot,bot", "--save", str(file)), width=160
    )
    assert code == 2
    assert f"The bot “{kind}”" in said
    assert "--load" in said
    assert Table.load(file.read_bytes()).answers == 0
    assert ("Traceback" in said) == (kind == "crash")


def test_the_server_logs_which_bot_failed_and_where(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with serving(bot_pause=0) as server:
            links = await server.host.create("airlock", [bot("crash"), mine("Ann"), mine("Ben")])
            async with server.host.sit(links.seats[1]):
                task = server.lobby.tables[links.table]._robots._task
                assert task is not None
                await task

    with caplog.at_level(logging.ERROR):
        asyncio.run(asyncio.wait_for(work(), 60))
    assert "“crash” failed" in caplog.text
    assert "nonexistent" in caplog.text
    assert "test_failing_bots.py" in caplog.text
