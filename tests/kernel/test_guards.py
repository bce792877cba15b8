"""The guard that is cut out of a rule says what the rule itself would say."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from hullbreach.kernel import COMMIT, Rule, Run, deny, find, guard, guards, rewriting
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.guards import cut

done: list[str] = []


def jump(fuel: int, far: int = 2, *, brave: bool = False) -> Rule[int]:
    """A rule with all that a guard may have."""
    short = far - fuel
    if short > 0 and not brave:
        yield deny("X-001", str(short))
    for weight in (1, 2):
        if fuel == 5 * weight:
            yield deny("X-002")
    yield COMMIT
    done.append("jumped")
    return far


def long_jump(fuel: int) -> Rule[None]:
    yield from jump(fuel, 9)


def jump_and_land(fuel: int) -> Rule[None]:
    landed = yield from jump(fuel)
    done.append(str(landed))


def jump_in_steps(fuel: int) -> Rule[None]:
    def steps() -> Iterable[int]:
        yield fuel

    if not any(steps()):
        yield deny("X-003")
    yield COMMIT


@pytest.mark.parametrize("fuel", range(11))
@pytest.mark.parametrize("rule", [jump, long_jump, jump_and_land, jump_in_steps])
def test_a_guard_says_what_its_rule_says_and_does_nothing(
    rule: Callable[..., Rule[Any]], fuel: int
) -> None:
    assert guard(rule)(fuel) is next(rule(fuel))
    assert not done


def test_arguments_have_the_same_defaults() -> None:
    assert guard(jump)(1) is deny("X-001", "1")
    assert guard(jump)(1, brave=True) is COMMIT
    assert guard(jump)(1, 1) is COMMIT


def test_a_rule_that_goes_on_with_another_has_its_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(fuel: int, far: int) -> Any:
        return deny("X-005", str(fuel), str(far))

    monkeypatch.setattr(guards, "guard", lambda rule: refuse if rule is jump else None)
    long = cut(long_jump)
    assert long is not None
    assert long(3) is deny("X-005", "3", "9")


def test_a_denial_that_is_always_the_same_is_known_beforehand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried, twice = cut(jump), deny("X-002")
    assert tried is not None
    monkeypatch.setitem(globals(), "deny", None)
    assert tried(5) is twice
    with pytest.raises(TypeError):
        tried(1)


def test_what_is_called_deny_elsewhere_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "deny", lambda rule, *args: f"no, by {rule}")
    tried = cut(jump)
    assert tried is not None
    assert tried(5) == "no, by X-002"


class Springboard:
    def jump(self, fuel: int) -> Rule[None]:
        yield deny("X-006") if fuel else COMMIT


def jump_from(board: Springboard) -> Rule[None]:
    yield from board.jump(1)


def test_what_a_method_belongs_to_is_not_kept() -> None:
    board = Springboard()
    assert guard(jump_from)(board) is deny("X-006")
    gone = ref(board)
    del board
    assert gone() is None, "the rule is kept, and not the springboard's method"


def test_which_rules_are_cut() -> None:
    assert cut(jump)
    assert cut(long_jump)
    assert cut(jump_and_land)
    assert cut(jump_in_steps) is None

    tired = deny("X-004")

    def nearby() -> Rule[None]:
        yield tired

    assert cut(nearby) is None, "it knows what is around it"


def test_a_file_that_was_written_anew_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rewriting, "LOADED", Path(__file__).stat().st_mtime - 1)
    assert cut(jump) is None


def test_a_mistake_in_a_guard_is_shown_where_it_is_written() -> None:
    def blunder(rule: Callable[..., Any], *args: Any) -> tuple[str, int | None]:
        with pytest.raises(TypeError) as caught:
            rule(*args)
        last = traceback.extract_tb(caught.value.__traceback__)[-1]
        return last.filename, last.lineno

    broken: Any = None
    assert cut(jump)
    assert blunder(guard(jump), broken) == blunder(lambda fuel: next(jump(fuel)), broken)


TURNS = ("ask-turn", "ask-invader-turn")
"""The questions in which actions are tried."""


@pytest.mark.parametrize("name", ["nemesis", "lockdown", "invader"])
def test_guards_of_whole_games(name: str) -> None:
    """Whatever can be tried in some random games: both ways, with the same outcome."""
    game, tried = find(name), 0
    for number in range(2):
        choice = random.Random(number).choice
        run = Run(game, game.setup(game.Options(), 4, key_of(f"guards {number}")))
        run.start()
        while run.asks:
            ask = run.asks[0]
            if ask.prompt in TURNS:
                g: Any = run.play
                for action in getattr(g.rules, "actions", None) or g.edition.actions:
                    for args in action.targets(g, ask.seat):
                        signal = next(action.rule(g, ask.seat, *args))
                        assert guard(action.rule)(g, ask.seat, *args) == signal
                        tried += 1
            run.give(ask.seat, choice(ask.options))
    assert tried > 1000
