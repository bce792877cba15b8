"""The bot against the cult: how it arms itself."""

import pytest

from hullbreach.games.retaliation.neosoma.suite import CultScenario
from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.model import GEAR
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.retaliation.survivor import Survivor
from hullbreach.kernel import Text
from hullbreach.kernel.table import OpenAsk


def taken(s: RetaliationScenario, who: str) -> list[str]:
    """The four tokens that somebody takes before the game, in this order."""
    ask = OpenAsk("1", 0, Text("ask-arm"), tuple(verbs.TAKE(token) for token in GEAR))
    found = []
    for _ in range(4):
        token = Survivor("bot").choose(s.table.view(0), ask).removeprefix("take:gear-")
        s.has(who, f"gear-{token}")
        found.append(token)
    return found


@pytest.mark.parametrize(
    ("who", "against_intruders", "against_cult"),
    [
        ("medic", "oxygen oxygen grenade ammo", "oxygen oxygen grenade grenade"),
        ("recon", "oxygen ammo ammo oxygen", "oxygen ammo grenade oxygen"),
    ],
)
def test_against_the_cult_grenades_do_better_than_ammo(
    who: str, against_intruders: str, against_cult: str
) -> None:
    drawing = f"lz:@{who} -204- a4"
    assert taken(RetaliationScenario(drawing), who) == against_intruders.split()
    assert taken(CultScenario(drawing), who) == against_cult.split()
