"""One learner among bots: masks, vector environments, ids, illegal actions, copies."""

import copy
import pickle
import random
import warnings
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from hullbreach.gym import (
    IDS,
    BadParameterError,
    EndedError,
    IllegalActionError,
    NotBegunError,
    SeatEnv,
    env,
    parallel_env,
)
from hullbreach.kernel import Table
from hullbreach.kernel.errors import BadSeats, UnknownSeat
from hullbreach.kernel.vocabulary import Positions

SOLO = partial(SeatEnv, "nemesis", "solo", 1, max_cycles=40)
CREW = partial(SeatEnv, "airlock", seats=3)


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """The checkers warn of numbers without bounds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def drawn(masks: Any, choose: random.Random) -> Any:
    """An action for every environment from its row of the mask, as a learner draws it."""
    return np.array([choose.choice(np.flatnonzero(row).tolist()) for row in masks])


def play(table: Any, seed: int) -> tuple[list[Any], float]:
    """A random game of one learner."""
    choose = random.Random(seed)
    seen, info = table.reset(seed=seed)
    told, ended, cut, reward = [], False, False, 0.0
    while not (ended or cut):
        told.append((seen["observation"].tobytes(), seen["action_mask"].tobytes()))
        action = choose.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, ended, cut, info = table.step(action)
    return told, float(reward)


# Vector environments


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("make", [CREW, SOLO], ids=["airlock", "nemesis"])
@pytest.mark.parametrize("flat", [False, True])
def test_learners_play_on_beyond_the_end(make: Any, mode: AutoresetMode, flat: bool) -> None:
    """The loop of a learner that knows no more than the mask of the last step."""
    envs = SyncVectorEnv([partial(make, flat=flat)] * 3, autoreset_mode=mode)
    seen, info = envs.reset(seed=1)
    ends, choose = 0, random.Random(1)
    for _ in range(150):
        masks = info["action_mask"] if flat else seen["action_mask"]
        seen, rewards, ended, cut, info = envs.step(drawn(masks, choose))
        ends += int((ended | cut).sum())
        assert set(rewards.tolist()) <= {-1.0, 0.0, 1.0}
    assert ends > 2
    envs.close()


@pytest.mark.parametrize("make", [CREW, SOLO], ids=["airlock", "nemesis"])
def test_learners_begin_anew_by_hand(make: Any) -> None:
    envs = SyncVectorEnv([make] * 3, autoreset_mode=AutoresetMode.DISABLED)
    seen, _info = envs.reset(seed=1)
    ends, choose = 0, random.Random(1)
    for _ in range(150):
        seen, _rewards, ended, cut, _info = envs.step(drawn(seen["action_mask"], choose))
        done = ended | cut
        ends += int(done.sum())
        if done.any():
            seen, _info = envs.reset(options={"reset_mask": done})
    assert ends > 2
    envs.close()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_learners_in_processes_of_their_own(mode: AutoresetMode) -> None:
    envs = AsyncVectorEnv([CREW] * 2, autoreset_mode=mode)
    try:
        seen, _info = envs.reset(seed=1)
        ends, choose = 0, random.Random(1)
        for _ in range(80):
            seen, _rewards, ended, cut, _info = envs.step(drawn(seen["action_mask"], choose))
            done = ended | cut
            ends += int(done.sum())
            if mode is AutoresetMode.DISABLED and done.any():
                seen, _info = envs.reset(options={"reset_mask": done})
        assert ends > 1
    finally:
        envs.close()


# Ids, masks, checks


def test_gymnasium_makes_every_mode_by_its_id() -> None:
    assert {"hullbreach/nemesis-solo-v0", "hullbreach/airlock-open-votes-v0"} <= set(IDS)
    for id in IDS:
        table = gymnasium.make(id)
        _seen, info = table.reset(seed=1)
        mask = info["action_mask"]
        assert mask.any()
        assert (mask == table.unwrapped.action_masks()).all()  # type: ignore[attr-defined]
        assert (mask == table.get_wrapper_attr("action_masks")()).all()
        table.step(int(np.flatnonzero(mask)[0]))


def test_an_id_takes_all_that_the_environment_takes() -> None:
    table = gymnasium.make(
        "hullbreach/nemesis-coop-v0", seats=3, others="survivor", max_episode_steps=5
    )
    played, reward = play(table, 2)
    assert len(played) == 5
    assert reward == 0.0
    assert table.unwrapped.setting.seats == 3  # type: ignore[attr-defined]


def test_vectors_are_made_by_their_id() -> None:
    envs = gymnasium.make_vec("hullbreach/airlock-standard-v0", 2, vectorization_mode="sync")
    seen, info = envs.reset(seed=3)
    assert (info["action_mask"] == seen["action_mask"]).all()
    envs.close()


@pytest.mark.parametrize("game", ["airlock", "nemesis"])
def test_the_checker_of_gymnasium_is_content(game: str) -> None:
    """It knows no masks, so what it takes must stand for something."""
    check_env(SeatEnv(game, illegal="random"), skip_render_check=True)
    check_env(SeatEnv(game, illegal="lose"), skip_render_check=True)
    with pytest.raises(IllegalActionError):
        check_env(SeatEnv(game), skip_render_check=True)


def test_the_checker_of_gymnasium_likes_the_words() -> None:
    table = gymnasium.make("hullbreach/airlock-standard-v0", illegal="random", render_mode="ansi")
    check_env(table.unwrapped)


# What is not on offer


def forbidden(info: dict[str, Any]) -> int:
    return int(np.flatnonzero(info["action_mask"] == 0)[0])


def test_what_is_not_on_offer_can_stand_for_anything_that_is() -> None:
    games = []
    for _ in range(2):
        table = CREW(illegal="random")
        _seen, info = table.reset(seed=5)
        told, ended = [], False
        while not ended:
            action = forbidden(info) if not info["action_mask"].all() else 0
            seen, reward, ended, _cut, info = table.step(action)
            told.append((seen["observation"].tobytes(), reward))
        games.append(told)
    assert games[0] == games[1]
    assert games[0][-1][1] in (1.0, -1.0)


def test_what_is_not_on_offer_can_lose_the_game() -> None:
    table = CREW(illegal="lose", shaping=0.5)
    _seen, info = table.reset(seed=5)
    _seen, reward, ended, cut, info = table.step(forbidden(info))
    assert (reward, ended, cut) == (-1.0, True, False)
    assert info["action_mask"].all()
    with pytest.raises(EndedError, match="reset"):
        table.step(0)
    _seen, info = table.reset()
    assert not info["action_mask"].all()


def test_nothing_is_done_before_the_first_reset_or_after_the_end() -> None:
    table = CREW()
    with pytest.raises(NotBegunError):
        table.step(0)
    play(table, 1)
    with pytest.raises(EndedError):
        table.step(0)


def test_a_game_is_cut_off_after_so_many_choices() -> None:
    table = SOLO(max_cycles=7)
    played, reward = play(table, 3)
    assert len(played) == 7
    assert reward == 0.0
    assert table.action_masks().all()


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: env("nemesis", seats=1), BadSeats),
        (lambda: parallel_env("nemesis", mode="solo", seats=2), BadSeats),
        (lambda: SeatEnv("nemesis", seats=1), BadSeats),
        (lambda: SeatEnv("airlock", seats=3, seat=3), UnknownSeat),
        (lambda: env("airlock", render_mode="human"), BadParameterError),
        (lambda: SeatEnv("airlock", render_mode="human"), BadParameterError),
        (lambda: SeatEnv("airlock", illegal="ignore"), BadParameterError),  # type: ignore[arg-type]
    ],
)
def test_an_environment_that_cannot_be_is_refused(make: Any, error: Any) -> None:
    with pytest.raises(error):
        make()


def test_the_number_of_players_of_a_mode_is_told() -> None:
    with pytest.raises(BadSeats, match="2 to 5"):
        env("nemesis", seats=1)


# Words


def test_the_words_begin_with_the_game() -> None:
    """The learner reads what happened since its last answer, whoever acted, and its question."""
    table = SeatEnv("nemesis", seats=3, seat=2, render_mode="ansi")
    _seen, info = table.reset(seed=2)
    for begun in (False, True):
        words = table.render()
        assert words is not None
        names = table.option_names()
        assert sorted(names) == np.flatnonzero(info["action_mask"]).tolist()
        assert all(name in words for name in names.values())
        assert ("is player 1" in words and "Round 1 begins" in words) == begun
        info = table.step(min(names))[4]


def test_options_have_names_also_where_actions_are_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = CREW()
    vocabulary = Positions(20)
    game = type(table.setting.game)
    monkeypatch.setattr(game, "vocabulary", lambda self, options, seats: vocabulary)
    table = CREW()
    table.reset(seed=1)
    assert len(table.setting.vocabulary) == 20
    assert "Move to" in table.option_names()[0]


# Copies


def likes_of(game: str, kind: str) -> Any:
    if kind == "turns":
        return env(game, seats=3)
    return SeatEnv(game, seats=3, others="search@2" if kind == "thinking" else "random")


def go_on(table: Any, kind: str, most: int) -> list[Any]:
    """Play on in one way that the position decides: what was seen and paid."""
    told: list[Any] = []
    for _ in range(most):
        if kind == "turns":
            seen, reward, ended, cut, _info = table.last()
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            table.step(None if ended or cut else legal[len(told) % len(legal)])
        else:
            legal = np.flatnonzero(table.action_masks()).tolist()
            seen, reward, ended, cut, _info = table.step(legal[len(told) % len(legal)])
        told.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward))
        if ended or cut:
            break
    return told


@pytest.mark.parametrize("way", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("kind", ["turns", "seat", "thinking"])
@pytest.mark.parametrize("game", ["airlock", "nemesis"])
def test_a_copy_goes_on_as_the_original_would(game: str, kind: str, way: Any) -> None:
    most = 1 if game == "airlock" else 4 if kind == "thinking" else 30
    untouched, table = likes_of(game, kind), likes_of(game, kind)
    for one in (untouched, table):
        one.reset(seed=9)
        go_on(one, kind, most)
    most *= 3
    twin = way(table)
    third = copy.deepcopy(twin)
    expected = go_on(untouched, kind, most)
    assert go_on(twin, kind, most) == expected
    assert go_on(table, kind, most) == expected
    assert go_on(third, kind, most) == expected


def test_a_copy_of_what_has_not_begun_begins() -> None:
    table = pickle.loads(pickle.dumps(CREW()))
    assert play(table, 4) == play(CREW(), 4)


def test_all_agents_together_can_be_copied() -> None:
    table = parallel_env("airlock", seats=3)
    table.reset(seed=1)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for one in twins:
        seen = one.step(dict.fromkeys(one.agents, 0))[0]
        assert set(seen) == set(table.agents)


@pytest.mark.parametrize("game", ["airlock", "nemesis", "lockdown", "invader"])
def test_a_table_is_sent_as_it_is(game: str) -> None:
    table = Table.new(game, seats=3, seed="sent")
    for _ in range(5):
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, ask.options[-1].id)
    for again in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        assert again.hash() == table.hash()
        assert again.save() == table.save()
        assert again.asks() == table.asks()
        assert again.game is table.game
        ask = again.asks()[0]
        again.answer(ask.seat, ask.id, ask.options[0].id)
        assert again.answers == table.answers + 1
