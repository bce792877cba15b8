"""A bot from a file: in this process, in others, and never because of words from elsewhere."""

import asyncio
import pickle
from pathlib import Path

import pytest

from hullbreach import bots
from hullbreach.arena import Plan, read_bots
from hullbreach.arena import run as arena
from hullbreach.arena.log import OtherPlanError, read
from hullbreach.arena.match import Match, OtherBotError
from hullbreach.bots import registry
from hullbreach.bots.files import BotFileError, BotMissingError
from hullbreach.client import RefusedError, bot, mine
from hullbreach.gym import SeatEnv
from hullbreach.testkit.serving import serving

LAST = """
class Last:
    name = "last"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, ask):
        return ask.options[-1].id
"""


@pytest.fixture
def last(tmp_path: Path) -> str:
    path = tmp_path / "my bot.py"
    path.write_text(LAST)
    return f"{path}:Last"


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_kinds", dict(registry._kinds))


def test_a_bot_is_loaded_from_its_file(last: str) -> None:
    kind = bots.load(last, "airlock")
    assert kind("seed").name == "last"
    assert bots.find(last, "airlock") is kind
    assert pickle.loads(pickle.dumps(kind))("seed").name == "last"


def test_what_the_file_does_not_have_is_told(last: str, tmp_path: Path) -> None:
    with pytest.raises(BotMissingError, match="It has: Last"):
        bots.load(last.replace(":Last", ":Brave"))
    with pytest.raises(BotFileError, match=r"none\.py"):
        bots.load(str(tmp_path / "none.py:Last"))
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0\n")
    with pytest.raises(bots.BotFailed, match="ZeroDivisionError") as caught:
        bots.load(f"{broken}:Last")
    assert "broken.py" in caught.value.trace


def test_a_file_is_run_only_where_somebody_typed_it(last: str, tmp_path: Path) -> None:
    """Its name over the network, or in a saved game, is the name of no bot."""
    trap = tmp_path / "trap.py"
    trap.write_text(f"open({str(tmp_path / 'sprung')!r}, 'w')\n{LAST}")
    for name in (last, f"{trap}:Last"):
        with pytest.raises(bots.UnknownBotError):
            bots.find(name, "airlock")

    async def work() -> None:
        async with serving(bot_pause=0) as server:
            with pytest.raises(RefusedError, match="unknown-bot"):
                await server.host.create("airlock", [mine(), bot(f"{trap}:Last"), bot()])
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with server.host.sit(links.seats[0]) as seat:
                with pytest.raises(RefusedError, match="unknown-bot"):
                    await seat.hand_over(f"{trap}:Last")

    asyncio.run(asyncio.wait_for(work(), 60))
    assert not (tmp_path / "sprung").exists()


def test_a_plan_has_the_fingerprint_of_the_file(last: str, tmp_path: Path) -> None:
    plan = Plan.of("airlock", bots=[last, "random", "random"])
    assert len(plan.makers[last]) == 16
    path = Path(last.rpartition(":")[0])
    path.write_text(LAST.replace("-1", "0"))
    other = Plan.of("airlock", bots=[last, "random", "random"])
    assert other.makers != plan.makers
    with pytest.raises(OtherBotError, match="not the one of this run"):
        Match(plan)
    arena.play(other, 1, tmp_path / "out", jobs=1)
    with pytest.raises(OtherPlanError):
        arena.play(plan, 1, tmp_path / "out", jobs=1)


def test_other_processes_read_the_file_for_themselves(last: str, tmp_path: Path) -> None:
    plan = Plan.of("airlock", bots=read_bots(f"2x{last},random", "airlock"), seed="file")
    arena.play(plan, 4, tmp_path / "out", jobs=2)
    there = read(tmp_path / "out")[1]
    assert [one.error for one in there] == [""] * 4
    assert there == [Match(plan).play(number) for number in range(4)]


def test_a_learner_plays_among_bots_from_a_file(last: str) -> None:
    table = SeatEnv("airlock", seats=3, others=last)
    table.reset(seed=1)
    twin = pickle.loads(pickle.dumps(table))
    action = int(table.action_masks().argmax())
    assert twin.step(action)[0]["observation"].tolist() == (
        table.step(action)[0]["observation"].tolist()
    )
