"""A verb makes options of plain words, whoever makes them first, and its part of the vocabulary."""

import pickle

import msgspec
import pytest

from hullbreach.kernel import Table
from hullbreach.kernel.asks import named, option
from hullbreach.kernel.verbs import Kind, Verb, declared, spoken


def test_an_option_is_the_same_whoever_makes_it() -> None:
    by_hand = option("sing", "song-1")
    sing = Verb("sing", Kind("song"))
    assert sing("song-1") is by_hand
    assert option(sing, "song-1") is by_hand
    assert named(sing)(("song-1",)) is by_hand


def test_what_is_sent_is_the_word_alone() -> None:
    hum = Verb("hum", Kind("song"))
    first = option(hum, "song-2")
    assert type(first.verb) is str
    assert msgspec.json.decode(msgspec.json.encode(first)) == {
        "id": "hum:song-2",
        "verb": "hum",
        "args": ["song-2"],
    }
    assert pickle.loads(pickle.dumps(first)) is first


@pytest.mark.parametrize("game", ["airlock", "nemesis", "lockdown", "invader"])
def test_what_can_and_what_cannot_be_done_can_be_sent(game: str) -> None:
    table = Table.new(game, seats=3, seed="verbs")
    for _ in range(12):
        ask = table.asks()[0]
        assert msgspec.json.encode([ask, table.why_not(ask.seat)])
        table.answer(ask.seat, ask.id, ask.options[0].id)


def test_all_that_can_be_said_follows_from_the_verbs() -> None:
    song, pair = Kind("song"), Kind("pair")
    verbs = declared({"STOP": Verb("halt"), "X": 1, "MIX": Verb("mix", song | pair, song)})
    there: dict[str, list[tuple[str, ...]]] = {"song": [("a",), ("b",)], "pair": [("c", "d")]}
    assert [one.id for one in spoken(verbs, there)] == [
        "halt",
        *("mix:a:a", "mix:a:b", "mix:b:a", "mix:b:b"),
        *("mix:c:d:a", "mix:c:d:b"),
    ]
    with pytest.raises(KeyError):
        [*spoken(verbs, {"song": []})]
