"""No pile begins in an order that somebody could know: what is shuffled lies otherwise in every game."""

import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.kernel import NO_EYES, Table, registry

DEALT = (
    *("deck-", "objectives-", "draft", "weakness-", "tile-", "exploration-", "bag", "pool"),
    *("coordinates", "engine-", "pods-", "feat-", "achievements", "aftermath-"),
    *("computer", "css-", "power-", "plan", "contingenc"),
)
"""What begins like this is a pile that was shuffled, or what was dealt from one."""
UNSHUFFLED = "deck-crafted"
"""Anybody may look through it at any time."""

WAYS = [
    ("nemesis", ()),
    ("nemesis", ("blood-tests", "crawl", "feats", "achievements", "aftermath-rooms")),
    ("nemesis", ("carnomorphs", "medic", "turrets")),
    ("nemesis", ("void-seeders",)),
    ("nemesis", ("research", "aftermath-rooms", "aftermath-characters", "traits", "turrets")),
    ("lockdown", ()),
    ("lockdown", ("surface", "intruders")),
]


@pytest.mark.rule("N-030", "N-038", "NA-158", "NP-008", "L-022", "L-023")
@pytest.mark.parametrize(("name", "packs"), WAYS)
def test_every_pile_lies_otherwise_in_another_game(name: str, packs: tuple[str, ...]) -> None:
    game = registry.find(name)
    options = {"packs": list(packs)}
    games = [
        Table.new(game, seats=3, options=options, seed=f"piles {n}").play.state for n in range(8)
    ]
    eyes = games[0].eyes
    for pile in [one for one in games[0].zones if one.startswith(DEALT) and one != UNSHUFFLED]:
        if pile.startswith("tile-") and eyes[pile] != NO_EYES:
            continue  # it is printed there, or always put there
        orders = {tuple(state.zones[pile]) for state in games}
        assert len(orders) > 1 or orders == {()}, pile


@pytest.mark.rule("L-024")
def test_nobody_knows_where_the_lock_down_was_shuffled_to_at_the_start() -> None:
    for n in range(20):
        assert LockdownScenario("hacker", seed=f"first card {n}").nobody_knows("computer-lock-down")
