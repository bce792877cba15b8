"""What tests of several games ask of a box: how often each component is there, and what a broken file does."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from hullbreach.games.survival.content import Content, build
from hullbreach.games.survival.game import SurvivalGame
from hullbreach.kernel.content import data_files, merge, parse
from hullbreach.testkit import Scenario


def components(s: Scenario, kind: str) -> Counter[str]:
    """All components of a kind on a table, without their kind."""
    everything = [thing for zone in s.state.zones.values() for thing in zone]
    return Counter(
        thing.removeprefix(f"{kind}-") for thing in everything if thing.startswith(f"{kind}-")
    )


def deck(s: Scenario, name: str) -> Counter[str]:
    """How often each item is in a deck."""
    copies = [item.partition("#") for item in components(s, "item").elements()]
    return Counter(item for item, _, copy in copies if copy.partition("-")[0] == name)


def data_of(game: SurvivalGame[Any, Any]) -> dict[str, str]:
    """The texts of all data files, each by its pack and its name."""
    return {
        f"{pack}/{file.name}": file.read_text("utf-8")
        for pack, one in game.packs.items()
        for folder in one.folders
        for file in data_files(folder / "content")
    }


def built(
    game: SurvivalGame[Any, Any],
    kind: type[Content],
    packs: Iterable[str],
    files: Mapping[str, str],
) -> None:
    """Make the content of these packs of data files."""
    tables: dict[str, Any] = {}
    for pack in game.agree(packs):
        for name, text in files.items():
            if name.startswith(f"{pack}/"):
                tables = merge(tables, parse(name, text, pack))
        brought = game.packs[pack].parts.tables
        tables = tables if brought is None else merge(tables, brought())
    build(kind, tables)
