"""Bots of other packages: offered to everybody, and nobody's choice unless somebody chooses."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hullbreach import bots
from hullbreach.arena import Plan, read_bots
from hullbreach.arena.match import Match
from hullbreach.bots import registry
from hullbreach.bots.search import Search
from hullbreach.kernel import find
from hullbreach.server.interface import game_info

BRAVE = """
class Brave:
    name = "brave"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, ask):
        return ask.options[0].id
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package `brave`, whose bot is entered under these names."""

    def install(*names: str) -> None:
        (tmp_path / "brave_bot.py").write_text(BRAVE)
        info = tmp_path / "brave-1.2.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brave\nVersion: 1.2\n")
        lines = [f"{name} = brave_bot:Brave" for name in names]
        (info / "entry_points.txt").write_text("\n".join(["[hullbreach.bots]", *lines, ""]))
        monkeypatch.syspath_prepend(str(tmp_path))
        registry._entries.cache_clear()

    yield install
    monkeypatch.undo()
    registry._entries.cache_clear()


@pytest.mark.parametrize("game", ["nemesis", "lockdown", "invader", "retaliation"])
def test_an_installed_bot_is_offered_and_never_preselected(game: str, install: Install) -> None:
    install(f"{game}.brave")
    assert bots.names(game) == ["brave", "random", "search", "survivor"]
    assert bots.usual(game) == find(game).usual_bot == "survivor"
    assert bots.offered(game)[0] == "survivor"
    assert bots.find("brave", game)("seed").name == "brave"
    assert game_info(game).bots[0] == "survivor"


def test_the_bot_of_a_game_without_a_usual_one_stays_random(install: Install) -> None:
    install("airlock.brave")
    assert bots.usual("airlock") == "random"
    assert bots.offered("airlock") == ["random", "brave", "search"]
    assert read_bots("3", "airlock") == ["random"] * 3


def test_an_installed_bot_never_becomes_a_guide(install: Install) -> None:
    install("nemesis.brave", "airlock.brave")
    for game, guide in (("nemesis", "survivor"), ("airlock", "random")):
        thinks = bots.find("search@2", game)("seed")
        assert isinstance(thinks, Search)
        assert thinks.guide.name == guide


@pytest.mark.parametrize("kind", ["survivor", "random", "search"])
def test_nobody_takes_the_name_of_another_bot(kind: str, install: Install) -> None:
    install(f"nemesis.{kind}")
    assert bots.find(kind, "nemesis")("seed").name == kind
    assert bots.find("search@1", "nemesis")("seed").guide.name == "survivor"  # type: ignore[attr-defined]


def test_a_usual_bot_that_is_not_here_is_played_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """A variant of a game inherits the name of its usual bot, and perhaps not the bot."""
    monkeypatch.setattr(type(find("airlock")), "usual_bot", "genius")
    assert bots.usual("airlock") == "random"


def test_a_plan_knows_whose_opinion_a_search_follows() -> None:
    plan = Plan.of("nemesis", bots=["search@3"], mode="solo")
    assert plan.guide == "survivor"
    assert Plan.of("nemesis", bots=["survivor"], mode="solo").guide == ""
    other = Plan.of("nemesis", bots=["search@3"], mode="solo", guide="random")
    assert other != plan
    assert other.guide == "random"
    assert Match(other).play(0).answers != Match(plan).play(0).answers


def test_a_plan_knows_the_packages_of_its_bots(install: Install) -> None:
    install("airlock.brave")
    plan = Plan.of("airlock", bots=["brave", "random", "search@1"])
    assert plan.makers == {"brave": "brave 1.2"}
