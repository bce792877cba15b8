"""The bot that thinks: its budget, and that it finds what a guess does not."""

from collections import Counter
from typing import Any

import pytest

from hullbreach.bots.guess import RandomBot
from hullbreach.bots.search import Budget, BudgetError, Search, Tree, read_budget
from hullbreach.kernel import (
    NO_EYES,
    Game,
    Options,
    Play,
    Rule,
    State,
    Table,
    Text,
    Texts,
    Verdict,
    choose,
    eye,
    imagine,
    option,
)
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.table import OpenAsk

CARDS = ["card-1", "card-2", "card-3", "card-4", "card-5"]


class Guessing(Game[State]):
    """Say whether a hidden card is high or low, twice; one of five cards is low."""

    name = "guessing"
    version = "1"
    seats = range(1, 2)
    State = State
    Play = Play[Any]

    def setup(self, options: Options, seats: int, key: bytes) -> Any:
        return State(seats=seats, key=key, zones={"deck": list(CARDS)}, eyes={"deck": NO_EYES})

    def step(self, play: Any) -> Rule[None] | None:
        return None if play.state.over else guess(play)

    def view(self, play: Any, seat: int) -> Any:
        return len(play.state.zones["deck"])

    def scene(self, view: Any) -> Scene:
        raise NotImplementedError

    def box(self, options: Any, seats: int) -> Counter[str]:
        return Counter(CARDS)


def guess(play: Any) -> Rule[None]:
    play.shuffle("deck")
    options = [option("say", word) for word in ("nothing", "low", "high")]
    first = yield from choose(0, "ask-say", options)
    second = yield from choose(0, "ask-say", options)
    cards = [int(card[-1]) for card in play.state.zones["deck"][-2:]]
    said = (first.args[0], second.args[0])
    right = [
        word == ("low" if card < 2 else "high") for word, card in zip(said, cards, strict=True)
    ]
    play.finish([Verdict(0, all(right), Text("end"))])


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_it_finds_what_wins_most_often(seed: str) -> None:
    table = Table.new(Guessing(), seats=1, seed="guess")
    for _ in range(2):
        bot = Search(seed, Budget(thoughts=300), RandomBot(seed))
        ask = table.asks()[0]
        chosen = bot.think(table.view(0), ask, lambda deal: imagine(table, eye(0), deal))
        assert chosen == "say:high"
        table.answer(0, ask.id, chosen)


def test_it_considers_only_what_it_is_asked() -> None:
    table = Table.new(Guessing(), seats=1, seed="guess")
    ask = table.asks()[0]
    left = OpenAsk(ask.id, 0, ask.text, ask.options[:2])
    bot = Search("seed", Budget(thoughts=60), RandomBot("seed"))
    assert bot.think(table.view(0), left, lambda deal: imagine(table, eye(0), deal)) == "say:low"


def test_with_nothing_to_imagine_it_follows_its_guide() -> None:
    table = Table.new(Guessing(), seats=1, seed="guess")
    ask, guide = table.asks()[0], RandomBot("seed")
    bot = Search("seed", Budget(thoughts=60), guide)
    assert bot.think(table.view(0), ask, lambda deal: None) == guide.choose(None, ask)
    assert bot.choose(table.view(0), ask) == guide.choose(None, ask)


def test_it_thinks_as_many_thoughts_as_it_may() -> None:
    table = Table.new(Guessing(), seats=1, seed="guess")
    deals: list[str] = []

    def deal(seed: str) -> Any:
        deals.append(seed)
        return imagine(table, eye(0), seed)

    bot = Search("seed", Budget(thoughts=7), RandomBot("seed"))
    bot.think(table.view(0), table.asks()[0], deal)
    assert len(deals) == 7
    assert 1 < len(set(deals)) < 7, "every choice meets the same deals"


def test_without_a_thought_the_advice_stands() -> None:
    tree = Tree(RandomBot("seed"), 0)
    assert tree.best("say:low") == "say:low"


@pytest.mark.parametrize("words", ["", "s", "many", "0", "-3", "0s", "-1s"])
def test_a_wrong_budget_is_explained(words: str) -> None:
    with pytest.raises(BudgetError) as caught:
        read_budget(words)
    for lang in ("en", "pl"):
        assert "search@200" in Texts(lang).format(caught.value.text)
