"""The family: an interruption stops every action that somebody pays for, and nothing comes of it."""

import pytest
from tests.games.survival.casts import SPARE, Cast

from hullbreach.games.survival.rules.events import Interrupted


@pytest.mark.rule("N-176", "N-548")
def test_nothing_comes_of_an_action_that_was_interrupted(cast: Cast) -> None:
    """The list is the usual edition's: an action that is new there needs a position in the cast."""
    one, other = cast.crew[:2]
    rules = cast.game.edition().rules
    for verb in [action.verb for action in rules.actions if action.verb not in rules.free]:
        action = cast.actions[verb]
        s = cast.scene(reactions=True, **action.options).hand(other, "interruption")
        s = action.position(s).does(one, verb, *action.words).pays()
        s.asked(other, "interrupt")
        before = s.now()
        s.interrupts(other)
        s.heard(Interrupted, who=other, whom=one, rule=cast.rule("N-548"))
        assert s.changed(before) == sorted(["hand-1", "discard-1", *action.lost]), verb
        assert s.asked(one, "turn").text.args["left"] == 1, "the action is spent"
        assert len(s.cards(one)) < len(SPARE), "and paid"
