"""What a pack brings is found when it is played with, and not before."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from hullbreach.kernel import Table, find, registry, shelf
from hullbreach.kernel.packs import BadReferenceError, Pack, Parts
from hullbreach.kernel.settings import fewest, mode_options

PACKS = [(game.name, pack) for game in registry.loadable() for pack in game.packs.values()]
INSTALLED = [pytest.param(*one, id=f"{one[0]}.{one[1].id}") for one in PACKS]
FAMILY = ["nemesis", "lockdown", "retaliation"]

LOADED = """
import json, sys
from hullbreach.gym import SeatEnv
from hullbreach.kernel import Table, find

table = Table.new(find({game!r}), seats=2, seed="loaded")
table.asks(), table.scene(0)
SeatEnv({game!r}).reset(seed=1)
print(json.dumps([one for one in sys.modules if one.startswith("hullbreach.games.")]))
"""

REGISTERED = """
import json
from hullbreach.kernel import find, shelf
from hullbreach.kernel.packs import Pack

def said():
    effects = game.edition().effects
    layers = getattr(effects, "_asdict", lambda: vars(effects))()
    return {{
        kind: {{id: [one.__qualname__ for one in layer.get(id)] for id in layer.ids()}}
        for kind, layer in layers.items()
    }}

game = find({game!r})
alone = said()
parts = [pack.parts for pack in game.packs.values()]
with shelf.lent({game!r}, Pack(id="another")):
    print(json.dumps([alone, said()]))
"""

ALONE = """
import json, os, sys
from hullbreach.kernel import find

game, broken = find({game!r}), []
for pack in game.packs:
    child = os.fork()
    if child == 0:  # nobody else has loaded anything
        needed = game._needed((pack,))
        game.edition(game.agree([pack, *needed]))
        os._exit(0)
    if os.waitpid(child, 0)[1] != 0:
        broken.append(pack)
print(json.dumps(broken))
"""


def asked(program: str, game: str) -> Any:
    """What a process of its own says."""
    command = [sys.executable, "-W", "ignore", "-c", program.format(game=game)]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(said.stdout)


@pytest.mark.parametrize(("game", "pack"), INSTALLED)
def test_all_that_a_manifest_names_is_there(game: str, pack: Pack) -> None:
    assert isinstance(pack.parts, Parts)
    assert not pack.mind or isinstance(pack.found(pack.mind), type)
    assert not pack.sequel or callable(pack.found(pack.sequel))


@pytest.mark.parametrize("game", [*FAMILY, "invader"])
def test_packs_that_are_not_in_play_are_not_loaded(game: str) -> None:
    loaded, rules = asked(LOADED, game), find(game)
    others = [pack for id, pack in rules.packs.items() if id not in rules.usual_packs]
    assert others
    for pack in others:
        assert isinstance(pack.brings, str)
        module = pack.brings.partition(":")[0]
        below = module.removesuffix("parts")
        assert [one for one in loaded if one == module or one.startswith(below)] == []
    assert not any(one.startswith("hullbreach.games.nemesis.aftermath.") for one in loaded)


@pytest.mark.parametrize("game", FAMILY)
def test_what_a_pack_registers_is_in_force_where_it_is_in_play(game: str) -> None:
    alone, beside = asked(REGISTERED, game)
    assert alone == beside


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be doubled here")
@pytest.mark.parametrize("game", [*FAMILY, "invader"])
def test_a_pack_loads_all_that_it_is_made_of(game: str) -> None:
    assert asked(ALONE, game) == []


@pytest.mark.parametrize(
    ("brings", "why"),
    [
        ("hullbreach.nowhere:PARTS", "No module named 'hullbreach.nowhere'"),
        ("hullbreach.kernel.packs:NOWHERE", "has no attribute 'NOWHERE'"),
        ("hullbreach.kernel.packs:ROLES", "that is no Parts"),
        ("not a name", "invalid format"),
    ],
)
def test_a_wrong_name_is_told_with_its_pack(brings: str, why: str) -> None:
    with shelf.lent("nemesis", Pack(id="toys", brings=brings)):
        game = find("nemesis")
        assert game.agree(["toys"])[-1] == "toys", "nobody has played with it"
        with pytest.raises(BadReferenceError) as caught:
            Table.new(game, seats=2, options={"packs": ["toys"]})
    assert f"the pack 'toys' names {brings!r}" in str(caught.value)
    assert why in str(caught.value)


def test_a_mode_is_found_without_the_packs_of_those_after_it() -> None:
    with shelf.lent("nemesis", Pack(id="toys", brings="hullbreach.nowhere:PARTS")):
        game = find("nemesis")
        assert (fewest(game, "standard"), mode_options(game, "solo", 1)) == (2, {})
        with pytest.raises(BadReferenceError):
            mode_options(game, "toys", 2)
