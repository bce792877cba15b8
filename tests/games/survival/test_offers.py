"""What is on offer in a turn: everything that could be done, however it was found."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hullbreach.kernel import COMMIT, Run, find, option
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.guards import guard
from hullbreach.kernel.settings import read_options


def possible(play: Any, seat: int) -> list[str]:
    """All that nothing forbids, each tried on all that it could be done to."""
    return [
        option(action.verb, *args).id
        for action in play.rules.actions
        if action.bar(play, seat) is None
        for args in action.targets(play, seat)
        if guard(action.rule)(play, seat, *args) is COMMIT
    ]


@pytest.mark.parametrize("rich", [False, True], ids=["plain", "enriched"])
@pytest.mark.parametrize("name", ["nemesis", "lockdown"])
def test_nothing_is_left_out_that_could_be_done(name: str, rich: bool) -> None:
    game, lot = find(name), Random(name)
    idle: set[tuple[str, bool]] = set()
    for number in range(4):
        state = game.setup(read_options(game, {}, 3), 3, key_of(f"offers {rich} {number}"))
        if rich:
            game.enrich(game.Play(game, state))
        run = Run(game, state)
        run.start()
        while run.asks:
            ask = run.asks[0]
            play: Any = run.play
            if ask.prompt == "ask-turn":
                *offered, passing = (one.id for one in ask.options)
                assert offered == possible(play, ask.seat)
                assert passing == "pass"
                plight = play.plight(ask.seat)
                idle |= {
                    (action.verb, action.idle(plight))
                    for action in play.rules.actions
                    if action.idle is not None
                }
            run.give(ask.seat, lot.choice(ask.options))
    assert idle == {(verb, found) for verb, _found in idle for found in (False, True)}
    assert {verb for verb, _found in idle} >= {"shoot", "melee", "use", "craft", "drop"}
