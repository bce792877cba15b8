"""Files: whatever is wrong with one is said by name, and the file is left alone."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullbreach.games.airlock import GAME, AirlockGame
from hullbreach.kernel import Table, registry
from hullbreach.kernel.errors import (
    BadSave,
    DamagedSave,
    ForeignSave,
    OlderSave,
    UnknownGame,
)
from hullbreach.kernel.saves import Renewed
from hullbreach.kernel.table import OlderRules


def played(answers: int, seed: str = "file", seats: int = 3) -> Table:
    table = Table.new("airlock", seats=seats, seed=seed)
    for number in range(answers):
        asks = table.asks()
        if not asks:
            break
        ask = asks[number % len(asks)]
        table.answer(ask.seat, ask.id, ask.options[number * 7 % len(ask.options)].id)
    return table


SAVED = played(12).save()


def altered(change: Callable[[dict[str, Any]], None]) -> bytes:
    data = json.loads(SAVED)
    change(data)
    return json.dumps(data).encode()


def test_a_file_can_be_read_by_people_one_entry_per_line() -> None:
    lines = SAVED.decode().splitlines()
    assert lines[0].startswith('{"format":"hullbreach game","version":1')
    kept = lines.index('],"kept":[')
    assert all('"answer"' in line for line in lines[1:kept])
    assert kept == 1 + 12
    assert all('"milestone"' in line for line in lines[kept + 1 : -1])


def test_a_loaded_game_is_the_same_game() -> None:
    table = played(12)
    again = Table.load(SAVED)
    assert again.hash() == table.hash()
    assert again.asks() == table.asks()
    assert again.save() == SAVED
    for seat in range(-1, 3):
        assert again.view(seat) == table.view(seat)
        assert again.events(seat) == table.events(seat)


@pytest.mark.parametrize("length", [1, 10, 60, len(SAVED) // 2, len(SAVED) - 3])
def test_a_truncated_file(length: int) -> None:
    with pytest.raises(BadSave):
        Table.load(SAVED[:length])


def test_a_truncated_file_is_damaged_not_foreign() -> None:
    with pytest.raises(DamagedSave):
        Table.load(SAVED[:-5])


@pytest.mark.parametrize("data", [b"", b"not JSON", b"\xff\xfe\x00", b"[1, 2]", b"3", b"{}"])
def test_something_else_is_foreign(data: bytes) -> None:
    with pytest.raises(ForeignSave):
        Table.load(data)


def test_foreign_json() -> None:
    with pytest.raises(ForeignSave, match="chess"):
        Table.load(json.dumps({"format": "chess game", "version": 1}).encode())


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["log"][3].update(option="move:room-attic"),
        lambda data: data["log"][3].update(option="stop"),
        lambda data: data["log"][3].update(hash="0" * 16),
        lambda data: data["log"][3].update(ask="99.0"),
        lambda data: data["log"][3].update(seat=(data["log"][3]["seat"] + 1) % 3),
        lambda data: data["log"][3].update(seat=77),
        lambda data: data["log"][3].update(what="guess"),
        lambda data: data["log"].pop(3),
        lambda data: data["log"].insert(3, data["log"][3]),
        lambda data: data["log"].append({"what": "undo", "seat": 0, "to": 400}),
        lambda data: data["log"].append({"what": "undo", "seat": 0, "to": -2, "fresh": True}),
        lambda data: data["log"].append({"what": "stand", "seat": 9, "topic": "jam"}),
        lambda data: data.update(seed="another"),
        lambda data: data.update(seed="\ud800"),
        lambda data: data.update(seats=4),
        lambda data: data.update(seats=40),
        lambda data: data.update(options={"air": 99}),
        lambda data: data.update(options={"oxygen": 1}),
        lambda data: data.update(options=[]),
        lambda data: data.update(log={}),
        lambda data: data.update(position="AAAA"),
        lambda data: data.update(position="not base 64!"),
        lambda data: data.pop("seed"),
    ],
)
def test_an_altered_file_is_damaged(change: Callable[[dict[str, Any]], None]) -> None:
    with pytest.raises(DamagedSave):
        Table.load(altered(change))


def test_a_damaged_entry_is_named() -> None:
    data = altered(lambda data: data["log"][3].update(hash="0" * 16))
    with pytest.raises(DamagedSave, match="entry 4"):
        Table.load(data)


def test_another_version_of_the_format() -> None:
    with pytest.raises(OlderSave, match="7"):
        Table.load(altered(lambda data: data.update(version=7)))


@pytest.mark.parametrize("field", ["rules", "content"])
def test_a_game_of_other_rules_or_content_plays_on(field: str) -> None:
    table = Table.load(altered(lambda data: data.update({field: "older"})))
    assert table.log[-1] == Renewed(GAME.version, GAME.edition().fingerprint, 12)


def test_what_no_longer_fits_is_left_out_and_told() -> None:
    def change(data: dict[str, Any]) -> None:
        data["rules"] = "older"
        data["log"][5]["option"] = "fly:away"
        del data["kept"]

    table = Table.load(altered(change))
    assert table.answers == 5
    assert [one.event for one in table.told() if isinstance(one.event, OlderRules)] == [
        OlderRules(7)
    ]
    again = Table.load(table.save())
    assert (again.answers, again.version, again.hash()) == (5, table.version, table.hash())


def test_a_game_that_is_not_installed() -> None:
    with pytest.raises(UnknownGame, match="airlock"):
        Table.load(altered(lambda data: data.update(game="chess")))


def test_the_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(SAVED[:-5])
    before = file.stat().st_mtime_ns
    with pytest.raises(DamagedSave):
        Table.load(file.read_bytes())
    assert file.read_bytes() == SAVED[:-5]
    assert file.stat().st_mtime_ns == before


@given(st.integers(0, len(SAVED) - 1), st.binary(min_size=0, max_size=3))
@settings(max_examples=200, deadline=None)
def test_whatever_happens_to_a_file_is_told_to_the_person(at: int, bytes_there: bytes) -> None:
    data = SAVED[:at] + bytes_there + SAVED[at + len(bytes_there) :]
    with suppress(BadSave, UnknownGame):
        assert Table.load(data).answers == 12


@given(st.lists(st.integers(0, 10_000), max_size=40), st.integers(3, 5), st.booleans())
@settings(max_examples=40, deadline=None)
def test_saving_and_loading_after_any_answers(choices: list[int], seats: int, votes: bool) -> None:
    table = Table.new("airlock", seats=seats, seed="any", options={"open_votes": votes})
    for choice in choices:
        asks = table.asks()
        if not asks:
            break
        ask = asks[choice % len(asks)]
        table.answer(ask.seat, ask.id, ask.options[choice // 7 % len(ask.options)].id)
        if choice % 5 == 0 and table.may_undo(ask.seat) is not None:
            table.undo(ask.seat)
    again = Table.load(table.save())
    assert again.hash() == table.hash()
    assert again.asks() == table.asks()
    assert again.save() == table.save()
    clone = table.clone()
    assert clone.hash() == table.hash()
    assert clone.save() == table.save()


def test_a_file_without_hashes_is_played_again_unverified() -> None:
    table = Table.new("airlock", seats=3, seed="quick", hashes=False)
    ask = table.asks()[0]
    table.answer(0, ask.id, "stop")
    assert b'"hash"' not in table.save()
    assert Table.load(table.save()).hash() == table.hash()


def test_a_position_put_up_by_hand_is_in_the_file() -> None:
    state = Table.new("airlock", seats=3, seed="position").position
    state.people[0].room = "room-galley"
    table = Table.resume(GAME, state, GAME.Options())
    ask = table.asks()[0]
    table.answer(0, ask.id, "move:room-bridge")
    again = Table.load(table.save())
    assert again.hash() == table.hash()
    assert again.view(0).people[0].room == "room-bridge"


def test_the_replay_of_a_file_stops_after_every_entry() -> None:
    hashes = [table.hash() for table in Table.replay(SAVED)]
    assert len(hashes) == 13
    assert hashes[1:] == [entry["hash"] for entry in json.loads(SAVED)["log"]]


def test_a_game_that_is_lent_to_the_registry_is_gone_afterwards() -> None:
    class Other(AirlockGame):
        name = "other"

    with registry.lent(Other()):
        assert "other" in registry.names()
    assert "other" not in registry.names()
    with registry.lent(Other()), registry.lent(Other()):
        pass
    assert registry.is_installed(GAME)
    assert not registry.is_installed(Other())


def test_the_content_is_part_of_a_games_identity() -> None:
    assert json.loads(SAVED)["content"] == GAME.edition().fingerprint
    assert msgspec.json.decode(SAVED)["rules"] == GAME.version
