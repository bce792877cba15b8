"""Bots: found by name, repeatable, and told nothing but their view and the ask."""

from collections import Counter

import pytest

from hullbreach import bots
from hullbreach.bots import registry
from hullbreach.kernel import Table, Text, Texts, option
from hullbreach.kernel.table import OpenAsk


def question(number: int) -> OpenAsk:
    options = tuple(option("vote", f"person-{seat}") for seat in range(3))
    return OpenAsk(f"{number}.0", 0, Text("ask-airlock-vote"), options)


def test_a_wrong_name_lists_what_exists() -> None:
    with pytest.raises(bots.UnknownBotError) as caught:
        bots.find("genius")
    assert "genius" in str(caught.value)
    assert "random" in str(caught.value)
    assert "Nie ma bota" in Texts("pl").format(caught.value.text)


def test_the_same_seed_gives_the_same_answers() -> None:
    make = bots.find("random")
    answers = [make("one").choose(None, question(n)) for n in range(20)]
    bot = make("one")
    assert [bot.choose(None, question(n)) for n in range(20)] == answers
    assert [make("two").choose(None, question(n)) for n in range(20)] != answers


def test_random_means_every_option_alike() -> None:
    bot = bots.find("random")("a seed")
    counts = Counter(bot.choose(None, question(n)) for n in range(3000))
    assert len(counts) == 3
    assert all(900 < count < 1100 for count in counts.values())


def test_bots_play_a_whole_game() -> None:
    table = Table.new("airlock", seats=4, seed="bots", limit=None)
    players = [bots.find("random")(f"bot {seat}") for seat in range(4)]
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, bots.answer(players[ask.seat], table, ask))
    assert len(table.verdicts) == 4


def test_another_package_can_add_a_kind() -> None:
    class First:
        name = "first"

        def __init__(self, seed: str) -> None: ...

        def choose(self, view: object, ask: OpenAsk) -> str:
            return ask.options[0].id

    bots.add("first", First)
    try:
        assert bots.names("airlock") == ["first", "random", "search"]
        assert bots.find("first")("seed").choose(None, question(1)) == "vote:person-0"
    finally:
        registry._kinds.pop("first")


def test_a_game_brings_its_own_bots() -> None:
    assert bots.names("nemesis") == ["random", "search", "survivor"]
    assert bots.names("airlock") == ["random", "search"]
    assert bots.usual("nemesis") == "survivor"
    assert bots.usual("airlock") == "random"
    assert bots.offered("nemesis") == ["survivor", "random", "search"]
    assert bots.offered("airlock") == ["random", "search"]
    assert bots.find("survivor", "nemesis")("seed").name == "survivor"
    with pytest.raises(bots.UnknownBotError) as caught:
        bots.find("survivor", "airlock")
    assert "survivor" not in str(caught.value.text.args["known"])
