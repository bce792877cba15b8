"""The bot that thinks: its budget, and that it finds what a guess does not."""

from collections import Counter
from typing import Any

import pytest

from hullbreach.bots.guess import RandomBot
from hullbreach.bots.search import (
    HEAD_START,
    LOOK,
    PROBES,
    Budget,
    BudgetError,
    Race,
    Search,
    read_budget,
)
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


class Counting:
    """Deals that are counted, and how many games were begun with them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seeds: list[str] = []
        self.thoughts = 0

    def __call__(self, seed: str) -> Any:
        self.seeds.append(seed)
        self.deal = imagine(self.table, eye(0), seed)
        return self

    def begin(self) -> Any:
        self.thoughts += 1
        assert self.deal is not None
        return self.deal.begin()


def test_it_thinks_as_many_thoughts_as_it_may() -> None:
    table = Table.new(Guessing(), seats=1, seed="guess")
    deals = Counting(table)
    Search("seed", Budget(thoughts=7), RandomBot("seed")).think(
        table.view(0), table.asks()[0], deals
    )
    assert deals.thoughts == 7
    assert len(set(deals.seeds)) == 3, "three choices in a heat, all in the same deal"


def test_every_choice_of_a_heat_meets_the_same_deal_and_dice() -> None:
    table = Table.new(Guessing(), seats=1, seed="guess")
    deal = imagine(table, eye(0), "deal")
    assert deal is not None
    one, other = deal.begin(), deal.begin()
    assert one.play.state == other.play.state
    for run in (one, other):
        for _ in range(2):
            run.give(0, run.asks[0].options[0])
    assert one.play.state == other.play.state


def test_without_a_heat_the_advice_stands() -> None:
    assert Race(["low", "high"], advice="low", look=4).winner() == "low"


def run_race(race: Race, results: list[dict[str, float]]) -> list[str]:
    for heat in results:
        race.note({id: heat[id] for id in race.running})
    return race.running


def test_who_is_certainly_behind_is_out() -> None:
    heats = [{"a": 0.5, "b": 0.4 + 0.01 * (n % 2), "c": 0.5 - 0.1 * (-1) ** n} for n in range(10)]
    early, late = Race(["a", "b", "c"], "a", look=6), Race(["a", "b", "c"], "a", look=6)
    assert run_race(early, heats[:5]) == ["a", "b", "c"]
    assert "b" not in run_race(late, heats[:7])


def test_a_race_is_halved_but_for_the_advice() -> None:
    heats = [{"a": 9.0 * n, "b": 0.1, "c": 0.2, "d": 0.3} for n in (0, 1, 0)]
    assert run_race(Race(list("abcd"), "a", look=3), heats[:2]) == ["a", "b", "c", "d"]
    assert run_race(Race(list("abcd"), "a", look=3), heats) == ["a", "c", "d"]
    assert run_race(Race(list("abcd"), "a", look=3), heats * 2) == ["a", "d"]


def test_equals_stay_until_the_end() -> None:
    heats = [{"a": 0.0, "b": 0.0}] * 3
    assert run_race(Race(["a", "b"], "a", look=4), heats) == ["a", "b"]


@pytest.mark.parametrize(("better", "winner"), [(0.2, "a"), (0.4, "b")])
def test_the_advice_has_a_head_start(better: float, winner: str) -> None:
    race = Race(["a", "b"], "a", look=4, lead=0.3)
    for n in range(3):
        race.note({"a": 0.1 * n, "b": 0.1 * n + better})
    assert race.winner() == winner
    assert race.running == ["a", "b"]


def test_a_few_equal_heats_decide_nothing() -> None:
    race = Race(["a", "b"], "a", LOOK, lead=0.03)
    assert run_race(race, [{"a": 0.0, "b": 0.0}] * LOOK) == ["a", "b"]


def test_a_head_start_ends_an_even_race_early() -> None:
    heats = [{"a": 0.1, "b": 0.1 + 0.001 * n} for n in range(10)]
    assert run_race(Race(["a", "b"], "a", LOOK, lead=0.03), heats) == ["a"]
    assert run_race(Race(["a", "b"], "a", LOOK, lead=0.0), heats) == ["a", "b"]


class Hopeful(RandomBot):
    """A guide that says one word, and judges by what it sees of the deck."""

    advice = "say:high"
    head_start = HEAD_START
    judged = 0

    def choose(self, view: Any, ask: OpenAsk) -> str:
        return self.advice

    def matters(self, ask: OpenAsk) -> bool:
        return ask.text.id == "ask-say"

    def considers(self, view: Any, ask: OpenAsk) -> list[str]:
        return [option.id for option in ask.options if option.id != "say:nothing"]

    def clock(self, view: Any) -> int:
        return 0

    def hope(self, view: Any) -> float:
        self.judged += 1
        return 0.5


def test_a_guide_is_departed_from_where_something_else_is_clearly_better() -> None:
    table = Table.new(Guessing(), seats=1, seed="guess")
    guide = Hopeful("seed")
    guide.advice = "say:low"
    table.answer(0, table.asks()[0].id, "say:high")
    bot = Search("seed", Budget(thoughts=160), guide)
    assert bot.think(table.view(0), table.asks()[0], Counting(table)) == "say:high"


def test_a_guide_may_name_the_head_start_of_its_choice() -> None:
    """What is certainly better, but by less than that, is no reason to depart."""
    table = Table.new(Guessing(), seats=1, seed="guess")
    guide = Hopeful("seed")
    guide.advice, guide.head_start = "say:low", 1.0
    table.answer(0, table.asks()[0].id, "say:high")
    bot = Search("seed", Budget(thoughts=160), guide)
    assert bot.think(table.view(0), table.asks()[0], Counting(table)) == "say:low"


def test_thoughts_end_with_the_judgement_when_the_time_has_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The guide sees no difference, so its own choice is as good as any, and soon taken."""
    monkeypatch.setattr("hullbreach.bots.search.HORIZON", 0)
    table, guide = Table.new(Guessing(), seats=1, seed="guess"), Hopeful("seed")
    deals = Counting(table)
    guide.advice = "say:low"
    bot = Search("seed", Budget(thoughts=500), guide)
    assert bot.think(table.view(0), table.asks()[0], deals) == "say:low"
    assert guide.judged == deals.thoughts < 50


def test_what_does_not_matter_costs_no_thought() -> None:
    table, guide = Table.new(Guessing(), seats=1, seed="guess"), Hopeful("seed")
    guide.advice = "say:low"
    ask = table.asks()[0]
    trifle = OpenAsk(ask.id, 0, Text("ask-trifle"), ask.options)
    deals = Counting(table)
    assert Search("seed", Budget(thoughts=50), guide).think(0, trifle, deals) == "say:low"
    assert deals.thoughts == 0


class Versed(Hopeful):
    """A guide that knows another manner: to say something else, and to go on saying it."""

    advice, other = "say:low", "say:high"

    def manners(self, view: Any, ask: OpenAsk) -> dict[str, Hopeful]:
        found = Hopeful(self.seed)
        found.advice = self.other
        return {self.advice: self, self.other: found}


def test_another_manner_is_played_on_by_whoever_knows_it() -> None:
    """To say high once wins nothing: the guide by itself would say low afterwards."""
    table = Table.new(Guessing(), seats=1, seed="guess")
    bot = Search("seed", Budget(thoughts=160), Versed("seed"))
    assert bot.think(table.view(0), table.asks()[0], Counting(table)) == "say:high"


def test_other_manners_cost_a_thought_only_where_the_game_may_be_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hullbreach.bots.search.HORIZON", 0)
    table, guide = Table.new(Guessing(), seats=1, seed="guess"), Versed("seed")
    deals = Counting(table)
    bot = Search("seed", Budget(thoughts=50), guide)
    assert bot.think(table.view(0), table.asks()[0], deals) == "say:low"
    assert deals.thoughts == guide.judged == PROBES


def test_a_guide_without_other_manners_is_followed_at_once() -> None:
    table, guide = Table.new(Guessing(), seats=1, seed="guess"), Versed("seed")
    guide.other = guide.advice
    deals = Counting(table)
    bot = Search("seed", Budget(thoughts=50), guide)
    assert bot.think(table.view(0), table.asks()[0], deals) == "say:low"
    assert deals.thoughts == 0


def test_a_doubtful_lead_is_no_reason_to_depart_from_the_advice() -> None:
    race = Race(["a", "b"], "a", look=9)
    race.note({"a": 0.5, "b": 0.0})
    race.note({"a": 0.0, "b": 0.6})
    assert race.leader() == "b"
    assert race.winner() == "a"
    sure = Race(["a", "b"], "a", look=9)
    for n in range(4):
        sure.note({"a": 0.0, "b": 0.5 + 0.1 * n})
    assert sure.winner() == "b"


@pytest.mark.parametrize("words", ["", "s", "many", "0", "-3", "0s", "-1s"])
def test_a_wrong_budget_is_explained(words: str) -> None:
    with pytest.raises(BudgetError) as caught:
        read_budget(words)
    for lang in ("en", "pl"):
        assert "search@200" in Texts(lang).format(caught.value.text)
