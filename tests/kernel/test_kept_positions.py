"""Positions that a table keeps: where rules have changed and answers no longer fit, it goes on from the last."""

from typing import Any

import msgspec
import pytest

from hullbreach import bots
from hullbreach.games.airlock import GAME
from hullbreach.kernel import State, Table, Texts, registry
from hullbreach.kernel.errors import DamagedSave
from hullbreach.kernel.events import Line
from hullbreach.kernel.keeping import read_state
from hullbreach.kernel.saves import Answer, Kept, Renewed, Save, decode, encode
from hullbreach.kernel.state import copier, state_hash, written
from hullbreach.kernel.table import OlderRules

NOT_ON_OFFER = "fly:away"


def play_on(table: Table, answers: int, bot: str = "any") -> Table:
    anyone = bots.find("random")(bot)
    for _ in range(answers):
        if table.over:
            break
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, anyone.choose(None, ask))
    return table


def played(answers: int, game: str = "airlock") -> Table:
    return play_on(Table.new(game, seats=3, seed="kept 5"), answers)


def older(table: Table, *, misfit: int | None = 1, **other: Any) -> Save:
    """The file of a table as if older rules had written it; the option of one answer is gone since."""
    save = decode(table.save())
    log = [
        msgspec.structs.replace(one, rules="older") if isinstance(one, Renewed) else one
        for one in save.log
    ]
    if misfit is not None:
        log[misfit] = msgspec.structs.replace(log[misfit], option=NOT_ON_OFFER)
    return msgspec.structs.replace(save, rules="older", log=log, **other)


def load(save: Save) -> Table:
    return Table.load(encode(save))


def told(lines: list[Line]) -> list[str]:
    texts = Texts("en", "airlock")
    return [texts.format(line.text) for line in lines]


def notice(table: Table) -> OlderRules:
    (found,) = [one.event for one in table.told() if isinstance(one.event, OlderRules)]
    return found


@pytest.mark.parametrize("game", ["airlock", "nemesis", "lockdown", "invader"])
def test_a_position_is_kept_in_every_round_and_at_the_end(game: str) -> None:
    table = Table.new(game, seats=3, seed="kept 5")
    anyone, seen = bots.find("random")("any"), list[tuple[int, bool]]()
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, anyone.choose(None, ask))
        now = table.game.milestone(table.play), table.over
        if now not in seen[-1:]:
            seen.append(now)
    kept = decode(table.save()).kept
    assert [(one.milestone, one.over) for one in kept] == seen
    assert [bool(one.state) for one in kept] == [False] * (len(kept) - 2) + [True] * 2
    assert read_state(kept[-1], table.game.State) == table.position
    assert Table.load(table.save()).save() == table.save()


def test_a_game_goes_on_from_the_latest_position() -> None:
    table = played(21)
    save = older(table)
    start = save.kept[-1]
    assert 0 < start.answers < 21
    again = load(save)
    assert again.log[-1] == Renewed(
        GAME.version, GAME.edition().fingerprint, start.at, kept=start.at
    )
    lost = len([one for one in save.log[start.at :] if isinstance(one, Answer)])
    assert notice(again) == OlderRules(lost, "round")
    before, now = table.at(start.answers).play.state, again.play.state
    assert now.key != before.key, "the table has seen the old dice"
    now.key = before.key
    assert now == before
    for seat in range(-1, 3):
        story = [line for line in told(again.events(seat)) if "older rules" not in line]
        assert story == told(table.events(seat))[: len(story)]
        assert len(story) > start.answers / 2


def test_what_is_played_from_there_is_kept_and_loaded() -> None:
    again = play_on(load(older(played(21))), 6)
    same = Table.load(again.save())
    assert (same.hash(), same.answers, same.version) == (again.hash(), again.answers, again.version)
    assert [same.events(seat) for seat in range(-1, 3)] == [
        again.events(seat) for seat in range(-1, 3)
    ]
    assert same.save() == again.save()
    ask, theirs = again.asks()[0], same.asks()[0]
    assert ask == theirs


@pytest.mark.parametrize("game", ["nemesis", "lockdown", "invader"])
def test_large_games_go_on_from_a_round(game: str) -> None:
    save = older(played(60, game))
    again = load(save)
    entry = again.log[-1]
    assert isinstance(entry, Renewed)
    assert entry.kept == save.kept[-1].at > 1
    play_on(again, 20)
    assert Table.load(again.save()).hash() == again.hash()


def test_rules_may_change_twice() -> None:
    first = play_on(load(older(played(21))), 6)
    assert not first.over
    save = older(first, misfit=len(first.log) - 1)
    second = load(save)
    entry = second.log[-1]
    assert isinstance(entry, Renewed)
    assert (
        entry.kept
        == save.kept[-1].at
        > first.log.index(next(one for one in first.log if isinstance(one, Renewed)))
    )
    story = told(second.events(0))
    assert len([line for line in story if "older rules" in line]) == 2
    assert Table.load(play_on(second, 3).save()).hash() == second.hash()


def test_nobody_goes_back_behind_the_position_that_the_game_went_on_from() -> None:
    again = play_on(load(older(played(21))), 2)
    again.undo(0, consent=range(3), to=0)
    assert again.answers == 0
    assert notice(again).gone_on == "round"
    assert Table.load(play_on(again, 4).save()).hash() == again.hash()


def test_a_position_that_was_taken_back_is_no_longer_kept() -> None:
    table = played(21)
    latest, before = table.kept[-1], table.kept[-2]
    table.undo(0, consent=range(3), to=latest.answers - 1)
    assert table.kept[-1] == before
    assert load(older(table)).play.state.people == table.at(before.answers).play.state.people
    play_on(table, 6, "another")
    assert table.kept[-1].at > latest.at
    assert Table.load(table.save()).save() == table.save()


def test_a_position_that_cannot_be_read_is_passed_over() -> None:
    save = older(played(21))
    *others, before, latest = save.kept
    broken = msgspec.structs.replace(latest, state=b"nothing")
    assert load(older(played(21), kept=[*others, before, broken])).log[-1] == Renewed(
        GAME.version, GAME.edition().fingerprint, before.at, kept=before.at
    )
    none = load(older(played(21), misfit=5, kept=[]))
    assert (none.answers, notice(none).gone_on) == (5, "answers")


def test_where_all_answers_fit_no_position_is_needed() -> None:
    table = load(older(played(21), misfit=None))
    assert table.answers == 21
    assert notice(table) == OlderRules(0)


def test_a_game_that_was_over_stays_over() -> None:
    table = played(1000)
    again = load(older(table))
    assert again.over
    assert again.verdicts == table.verdicts
    assert notice(again).gone_on == "end"
    assert told(again.events(1))[:-1] == told(table.events(1))[: len(again.events(1)) - 1]
    assert Table.load(again.save()).verdicts == table.verdicts


def test_an_altered_position_is_damage() -> None:
    save = decode(played(21).save())
    latest, other = save.kept[-1], save.kept[-2]
    wrong = msgspec.structs.replace(latest, state=other.state)
    with pytest.raises(DamagedSave, match="position"):
        load(msgspec.structs.replace(save, kept=[*save.kept[:-1], wrong]))


def test_a_simulation_keeps_nothing() -> None:
    table = play_on(Table.new("airlock", seats=3, seed="kept 5", hashes=False), 14)
    assert decode(table.save()).kept == list[Kept]()


# Hashes


@pytest.mark.parametrize("name", registry.names())
def test_a_new_field_that_is_not_used_changes_no_hash(name: str) -> None:
    table = played(20, name)
    state = table.position
    newer = msgspec.defstruct(
        "Newer",
        [("insanity", int, 0), ("cult", list[str], []), ("lair", str, "")],
        bases=(table.game.State,),
        kw_only=True,
    )
    again: Any = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=newer)
    assert again.cult == []
    assert state_hash(again) == state_hash(state)
    again.insanity = 1
    assert state_hash(again) != state_hash(state)


def test_a_default_that_is_a_word_is_said_to_be_written() -> None:
    class Wrong(State):
        mood: str = "calm"

    class Right(State):
        mood: str = written("calm")

    with pytest.raises(TypeError, match="mood"):
        copier(Wrong)
    copier(Right)
    calm = Right(seats=1, key=b"", mood="".join(["ca", "lm"]))
    assert state_hash(calm) == state_hash(Right(seats=1, key=b""))


@pytest.mark.parametrize("name", registry.names())
def test_all_changing_parts_of_a_state_leave_their_defaults_out(name: str) -> None:
    state = registry.find(name).State
    parts, found = list[Any]([state]), list[type[msgspec.Struct]]()
    while parts:
        one = parts.pop()
        if isinstance(one, type) and issubclass(one, msgspec.Struct):
            if one.__struct_config__.frozen:
                continue
            found.append(one)
            parts += [field.type for field in msgspec.structs.fields(one)]
        else:
            parts += getattr(one, "__args__", ())
    assert len(found) > 1
    assert all(one.__struct_config__.omit_defaults for one in found)
