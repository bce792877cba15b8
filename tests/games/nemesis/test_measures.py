"""The numbers that tell how a game went, for the plot at its end."""

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.kernel import Texts


def test_measures_count_what_is_on_the_board() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"})
    s.mark("fire", "canteen").mark("malfunction", "canteen").intruder("adult", "cockpit")
    s.is_("captain", status="dead")
    assert GAME.measures(s.play) == {
        "measure-nemesis-explored": 6,
        "measure-nemesis-intruders": 1,
        "measure-nemesis-fires": 1,
        "measure-nemesis-malfunctions": 1,
        "measure-nemesis-crew": 1,
    }
    assert GAME.round_of(s.play) == 1


def test_measures_have_words() -> None:
    measures = GAME.measures(NemesisScenario().play)
    for language in ("en", "pl"):
        assert all(Texts(language, "nemesis").has(name) for name in measures)
