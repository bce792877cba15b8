"""What is paid for: which actions cost one, and which free action pays for what."""

from typing import Any

import pytest

from hullbreach.games.invader.box import At
from hullbreach.games.invader.suite.scenario import InvaderScenario


def turn(drawing: str, **more: Any) -> InvaderScenario:
    """A survivor acts; nobody has a skill that is not named."""
    skills = dict.fromkeys(more["where"], ()) | more.pop("skills")
    return InvaderScenario(drawn=drawing, skills=skills, **more)


ABLE = ["sprint", "zero-g-run", "charge", "bloodlust-combat", "taunt", "shove", "born-leader"]
ALONE = "charge close eat lead stop taunt"
BESET = "close eat lead shove stop taunt"


def busy(free: str, cards: list[str], xenos: dict[str, str], actions: int) -> set[str]:
    """All that Cole can do, who stands among everything that there is."""
    known = [*ABLE, "remote-all", *([free] if free else [])]
    s = turn(
        "x=r=r\nH _ _\nr|r|r",
        where={"cole": "a1", "vivian": "a1"},
        skills={"cole": known},
        cards={"cole": cards},
        xenos=xenos,
        bot="a1",
        gun="a1",
        row={"shown": (At(cell="a1", colour="red"),)},
        actions=actions,
    )
    return {one.partition(":")[0] for one in s.offered("cole")}


@pytest.mark.rule("Z-420", "Z-421", "Z-466", "Z-547", "Z-624", "Z-035", "Z-154", "Z-114", "Z-539")
@pytest.mark.rule("Z-140", "Z-162", "Z-163", "Z-181", "Z-182", "Z-183", "Z-186", "Z-313", "Z-434")
@pytest.mark.parametrize(
    ("free", "paid"),
    [
        ("", ""),
        ("free-combat", "shoot shoot-pair throw"),
        ("free-melee", "throw"),
        ("free-ranged", "shoot shoot-pair throw"),
        ("free-move", "move sprint throw"),
        ("free-search", "search throw"),
        ("free-machine", "drive machine-shoot throw"),
        ("dual-expert", "shoot-pair throw"),
        (
            "action",
            "arrange bloodlust drive machine-shoot move move-with-bot noise search shoot shoot-pair "
            "sprint take take-oxygen throw trade zero-g-run",
        ),
    ],
)
def test_what_an_action_pays_for(free: str, paid: str) -> None:
    cards, actions = ["smg", "smg", "mre"], int(free == "action")
    found = busy(free, cards, {"b1": "1 worker"}, actions)
    assert found == {*ALONE.split(), *paid.split()}


@pytest.mark.rule("Z-420", "Z-466", "Z-547", "Z-624", "Z-146", "Z-312", "Z-142", "Z-180", "Z-492")
@pytest.mark.rule("Z-524", "Z-530", "Z-167", "Z-523")
@pytest.mark.parametrize(
    ("free", "paid"),
    [
        ("", ""),
        ("free-combat", "strike strike-pair throw"),
        ("free-melee", "strike strike-pair throw"),
        ("free-ranged", "throw"),
        ("free-move", "charge throw"),
        ("free-search", "throw"),
        ("free-machine", "machine-shoot machine-strike throw"),
        ("dual-expert", "strike-pair throw"),
        (
            "action",
            "arrange bloodlust charge drive machine-shoot machine-strike move move-with-bot noise "
            "sprint strike strike-pair take throw trade zero-g-run",
        ),
    ],
)
def test_what_an_action_pays_for_among_xenos(free: str, paid: str) -> None:
    cards, actions = ["cattle-prod", "cattle-prod", "mre"], 2 * (free == "action")
    found = busy(free, cards, {"a1": "1 worker", "b1": "1 worker"}, actions)
    assert found == {*BESET.split(), *paid.split()}


COSTS: dict[str, tuple[Any, ...]] = {
    "move": ("b1",),
    "arrange": (),
    "trade": ("vivian",),
    "take": ("a1",),
    "noise": (),
    "search": (),
    "take-oxygen": (),
    "shoot": ("smg", "b1"),
    "shoot-pair": ("smg", "b1"),
    "drive": ("b1",),
    "machine-shoot": ("gun", "b1"),
    "move-with-bot": ("b1",),
    "sprint": ("a2",),
}
FREE: dict[str, tuple[Any, ...]] = {
    "close": ("way-a1-b1",),
    "eat": (),
    "charge": ("b1",),
    "taunt": ("b1",),
    "lead": ("vivian",),
}


@pytest.mark.rule("Z-140", "Z-147", "Z-154", "Z-162", "Z-163", "Z-182", "Z-183", "Z-186", "Z-313")
@pytest.mark.rule("Z-180", "Z-181", "Z-114", "Z-539", "Z-473", "Z-434", "Z-484", "Z-467", "Z-268")
@pytest.mark.parametrize("verb", [*COSTS, *FREE])
def test_what_costs_an_action(verb: str) -> None:
    s = turn(
        "x=r=r\nH _ _\nr|r|r",
        where={"cole": "a1", "vivian": "a1"},
        skills={"cole": ["sprint", "charge", "taunt", "born-leader", "remote-all"]},
        cards={"cole": ["smg", "smg", "mre"]},
        xenos={"b1": "1 worker"},
        bot="a1",
        gun="a1",
        row={"shown": (At(cell="a1", colour="red"),)},
    ).top("equipment", "item-mre")
    s.does("cole", verb, *(COSTS | FREE)[verb])
    s.until(lambda s: s.state.acting == 3 and s.is_offered("cole", "stop"))
    assert s.state.actions == 3 - (verb in COSTS)
