"""The environments keep what PettingZoo and Gymnasium ask of them."""

import random
import warnings
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.utils import parallel_to_aec

from hullbreach import bots
from hullbreach.gym import (
    IllegalActionError,
    NotBegunError,
    SeatEnv,
    UnknownModeError,
    env,
    parallel_env,
    settings,
)
from hullbreach.gym.session import Session
from hullbreach.gym.setting import Setting
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.features import blank

TABLES = [
    ("airlock", "standard", 3),
    ("airlock", "open-votes", 5),
    ("nemesis", "standard", 4),
    ("nemesis", "solo", 1),
    ("nemesis", "coop", 2),
    ("nemesis", "alternative", 3),
    ("nemesis", "intruder-player", 3),
    ("nemesis", "medic", 5),
    ("lockdown", "standard", 3),
    ("lockdown", "surface", 5),
    ("lockdown", "intruders", 2),
    ("invader", "standard", 3),
    ("invader", "m9", 1),
    ("invader", "m10", 6),
    ("retaliation", "standard", 4),
    ("retaliation", "solo", 1),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


@pytest.fixture(autouse=True)
def dictionaries_are_fine() -> Any:
    """The tests of PettingZoo warn wherever an observation is not one array."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        yield


def play(table: Any, seed: int, *, most: int = 10_000) -> list[Any]:
    """A random game: who acted, what was seen, what was paid."""
    choose, told = random.Random(seed).choice, []
    table.reset(seed=seed)
    for agent in table.agent_iter(most):
        seen, reward, ended, cut, _info = table.last()
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert sorted(table.legal_actions()) == legal
        told.append((agent, seen["observation"].tobytes(), legal, reward))
        table.step(None if ended or cut else choose(legal))
    return told


@every_table
def test_the_api(table: tuple[str, str, int]) -> None:
    api_test(env(*table), num_cycles=60)


@every_table
def test_the_same_seed_gives_the_same_game(table: tuple[str, str, int]) -> None:
    seed_test(lambda: env(*table), num_cycles=40)
    assert play(env(*table), 3) == play(env(*table), 3)


@pytest.mark.parametrize("game", ["airlock", "nemesis"])
def test_the_parallel_api(game: str) -> None:
    parallel_api_test(parallel_env(game, max_cycles=60), num_cycles=60)
    seed_test(lambda: parallel_to_aec(parallel_env(game)), num_cycles=20)


@pytest.mark.parametrize("game", ["airlock", "nemesis"])
def test_the_number_of_cycles(game: str) -> None:
    """All agents act equally often only where all act in every cycle."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: parallel_env(game, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(parallel_env(game, max_cycles=max_cycles)),
        )
    )


@pytest.mark.parametrize("game", ["airlock", "nemesis"])
def test_the_benchmark_runs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = map(float, count())
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(env(game))


def test_seats_are_cut_off_after_so_many_choices_each() -> None:
    table = env("nemesis", seats=3, max_cycles=5)
    told = play(table, 1)
    choices = [agent for agent, _seen, legal, _reward in told if legal]
    assert len(choices) == 15


@pytest.mark.parametrize("game", ["airlock", "nemesis"])
def test_a_reward_for_every_seat_at_the_end(game: str) -> None:
    table = env(game)
    told = play(table, 5)
    ends = {agent: reward for agent, _seen, legal, reward in told if not legal}
    assert set(ends) == set(table.possible_agents)
    assert set(ends.values()) <= {1.0, -1.0}
    assert all(reward == 0 for _agent, _seen, legal, reward in told if legal)


@pytest.mark.parametrize("game", ["airlock", "nemesis"])
def test_shaping_sums_up_to_nothing(game: str) -> None:
    totals = []
    for weight in (0.0, 0.5):
        total: dict[str, float] = {}
        for agent, _seen, _legal, reward in play(env(game, shaping=weight), 7):
            total[agent] = total.get(agent, 0.0) + reward
        totals.append(total)
    plain, shaped = totals
    assert plain == pytest.approx(shaped)


def test_the_first_game_of_a_seed_is_followed_by_others() -> None:
    table = env("airlock")
    table.reset(seed=1)
    first = table.last()[0]["observation"]
    table.reset()
    second = table.last()[0]["observation"]
    table.reset(seed=1)
    assert not np.array_equal(first, second)
    assert np.array_equal(first, table.last()[0]["observation"])


def test_an_action_that_is_not_on_offer_is_refused_by_name() -> None:
    table = env("airlock")
    table.reset(seed=1)
    forbidden = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalActionError, match=f"Action {forbidden} is not on offer"):
        table.step(forbidden)


def test_an_unknown_mode_is_refused_by_name() -> None:
    with pytest.raises(UnknownModeError, match="standard, open-votes"):
        env("airlock", mode="solo")


@pytest.mark.parametrize(
    "use",
    [
        lambda table: table.last(),
        lambda table: table.step(0),
        lambda table: table.observe(table.possible_agents[0]),
        lambda table: table.agent_iter(),
        lambda table: table.infos,
        lambda table: table.render(),
    ],
)
def test_what_comes_before_the_first_reset_is_refused(use: Any) -> None:
    table = env("airlock", seats=3, render_mode="ansi")
    with pytest.raises(NotBegunError, match="reset"):
        use(table)


def test_all_agents_act_only_after_a_reset() -> None:
    with pytest.raises(NotBegunError):
        parallel_env("airlock", seats=3).step({})


def test_arrays_can_be_reused() -> None:
    table = env("nemesis", seats=2, reuse=True)
    table.reset(seed=1)
    agent = table.agent_selection
    first = table.observe(agent)
    assert table.observe(agent)["observation"] is first["observation"]
    kept = env("nemesis", seats=2)
    kept.reset(seed=1)
    assert kept.observe(agent)["observation"] is not kept.observe(agent)["observation"]


@pytest.mark.parametrize(
    "table",
    [("nemesis", "intruder-player", 4), ("lockdown", "standard", 3), ("invader", "m9", 2)],
    ids=lambda one: one[0],
)
def test_what_is_written_over_is_what_would_be_written_anew(table: tuple[str, str, int]) -> None:
    """Every observation equals that of a fresh page, from the view of one who never looked before."""
    here = env(*table, reuse=True)
    setting, session = here.setting, here._session
    game = setting.game
    for seed in range(2):
        choose = random.Random(seed).choice
        here.reset(seed=seed)
        while not session.over:
            seen = here.last()[0]
            unseen = game.Play(game, session.run.play.state)
            fresh = blank(len(setting.feature_names))
            setting.observer.write(game.view(unseen, session.run.asks[0].seat), fresh)
            assert seen["observation"].tobytes() == fresh.tobytes()
            here.step(choose(np.flatnonzero(seen["action_mask"]).tolist()))


@pytest.mark.parametrize("name", ["nemesis", "lockdown"])
@pytest.mark.parametrize("destroyed", [False, True])
def test_a_learner_sees_that_the_nest_is_destroyed(name: str, destroyed: bool) -> None:
    """No eggs are left then; but some may have been carried away before."""
    setting = Setting.of(name, seats=3)
    game = setting.game
    play = game.Play(game, game.setup(setting.options, 3, key_of("nest")))
    play.state.nest_destroyed = destroyed
    row = blank(len(setting.feature_names))
    setting.observer.write(game.view(play, 0), row)
    assert row[setting.feature_names.index("nest destroyed")] == destroyed


def test_the_learner_meets_only_its_own_choices() -> None:
    class Watching:
        name = "watching"
        views: list[Any] = []  # noqa: RUF012

        def __init__(self, seed: str) -> None:
            self.inner = bots.find("random")(seed)

        def choose(self, view: Any, ask: Any) -> str:
            self.views.append(view)
            assert view.seat == ask.seat != 1
            return self.inner.choose(view, ask)

    table = SeatEnv("nemesis", seats=3, seat=1, others=Watching, flat=True, render_mode="ansi")
    seen, _info = table.reset(seed=2)
    assert table.observation_space.contains(seen)
    ended, choose = False, random.Random(1).choice
    while not ended:
        legal = np.flatnonzero(table.action_masks()).tolist()
        seen, reward, ended, _cut, _info = table.step(choose(legal))
    assert reward in (1.0, -1.0)
    assert Watching.views
    assert table.render()


def test_a_game_has_its_own_bots_for_the_other_seats() -> None:
    table = SeatEnv("nemesis", "coop", 2, others="survivor")
    table.reset(seed=1)
    for _ in range(10):
        _seen, _reward, ended, _cut, _info = table.step(np.flatnonzero(table.action_masks())[0])
        if ended:
            table.reset()


def seat_game(others: Any, seed: int) -> list[Any]:
    """A game of a random learner among bots: what it saw and was paid."""
    table = SeatEnv("airlock", seats=3, seat=1, others=others, flat=True)
    seen, _info = table.reset(seed=seed)
    told, ended, choose = [], False, random.Random(seed).choice
    while not ended:
        legal = np.flatnonzero(table.action_masks()).tolist()
        told.append((seen.tobytes(), legal))
        seen, reward, ended, _cut, _info = table.step(choose(legal))
    return [*told, seen.tobytes(), reward]


def test_the_other_seats_may_imagine() -> None:
    class Dreaming:
        name = "dreaming"
        deals: list[bool] = []  # noqa: RUF012

        def __init__(self, seed: str) -> None:
            self.inner = bots.find("random")(seed)

        def choose(self, view: Any, ask: Any) -> str:
            return self.inner.choose(view, ask)

        def think(self, view: Any, ask: Any, deals: bots.Deals) -> str:
            self.deals.append(deals("a dream") is not None)
            return self.inner.choose(view, ask)

    dreamt = seat_game(Dreaming, 4)
    assert True in Dreaming.deals
    assert len(dreamt) > 2


def test_a_search_by_thoughts_is_the_same_opponent_again() -> None:
    assert seat_game("search@4", 2) == seat_game("search@4", 2)


def test_a_session_with_a_memory_plays_the_same_games() -> None:
    setting, told = Setting.of("nemesis", "intruder-player", 3), []
    for memory in (False, True):
        session, choose = Session(setting, memory=memory), random.Random(3).choice
        lines: list[Any] = []
        session.reset(8)
        while not session.over:
            decision = session.decision()
            lines.append((decision.seat, sorted(decision.options), session.answers))
            session.answer(decision.seat, choose(list(decision.options.values())))
        told.append((lines, session.outcome(), session.view(0)))
    assert told[0] == told[1]


@pytest.mark.parametrize("memory", [False, True])
def test_only_a_session_that_listens_has_a_story(memory: bool) -> None:
    setting = Setting.of("airlock", seats=3)
    stories = []
    for listening in (False, True):
        session = Session(setting, memory=memory, listening=listening)
        session.reset(8)
        while not session.over:
            decision = session.decision()
            session.answer(decision.seat, next(iter(decision.options.values())))
        stories.append(session.story())
    assert stories[1]
    assert stories[0] == ""


def test_every_mode_of_every_game_is_listed() -> None:
    assert set(TABLES) <= set(settings())
