"""The command `hullbreach check`: what it plays, what it says, and what it leaves behind."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from hullbreach.games.airlock import AirlockGame
from hullbreach.games.airlock.model import Airlock
from hullbreach.kernel import Rule, registry, texts
from hullbreach.kernel.texts import LANGUAGES, Text, Texts
from hullbreach.testkit.conformance import CHECKS, KINDS

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(run: Run) -> Run:
    return partial(run, "check", width=160)


class LosesCards(AirlockGame):
    """The deck is never whole."""

    name = "loses-cards"

    def step(self, play: Airlock) -> Rule[None] | None:
        if len(play.state.zones["discard"]) == 1:
            play.state.zones["discard"].clear()
        return super().step(play)


def test_a_game_that_passes(tmp_path: Path, run: Run) -> None:
    code, said = run("airlock", "--games", "6", "--jobs", "1", "--out", str(tmp_path / "out"))
    assert code == 0
    assert "Passed" in said
    assert "seats that won" in said
    assert not (tmp_path / "out").exists()


def test_a_game_that_fails_says_where_and_leaves_files(tmp_path: Path, run: Run) -> None:
    with registry.lent(LosesCards()):
        code, said = run("loses-cards", "--games", "5", "--jobs", "1", "--out", str(tmp_path))
    assert code == 1
    assert "A component was lost" in said
    assert "seed 1-0" in said
    assert "2 more of this kind" in said
    files = sorted(tmp_path.iterdir())
    assert len(files) == 5
    assert all(file.name.endswith("-ledger.json") for file in files)
    assert str(files[0]) in said.replace("\n", "")


def test_what_never_occurred_is_listed_by_its_kind(tmp_path: Path, run: Run) -> None:
    out = ["--jobs", "1", "--out", str(tmp_path)]
    _, said = run("nemesis", "--games", "1", "--require-content", "1", "--mode", "solo", *out)
    lines = [line.strip() for line in said.partition("Never used (")[2].splitlines()]
    assert "Red items" in lines
    assert max(len(line) for line in lines) < 160


class EnglishOnly(AirlockGame):
    """A game with words in one language, some of them its own."""

    name = "english-only"
    languages = ("en",)


def test_a_game_may_have_one_language(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    words = {"game-english-only": "In English", "option-move": "Go to { $to }"}
    words |= {f"setting-english-only-{name}": name for name in ("air", "open_votes", "open-votes")}
    text = "".join(f"{id} = {said}\n" for id, said in words.items())
    (tmp_path / "en" / "english-only.ftl").write_text(text)
    monkeypatch.setattr(EnglishOnly, "words", (tmp_path, *AirlockGame.words))
    with registry.lent(EnglishOnly()):
        texts._bundle.cache_clear()
        assert Texts("pl", "english-only").format(Text("game-english-only")) == "In English"
        assert Texts("pl", "english-only").format(Text("role-crew")) == "załoga"
        monkeypatch.setattr(EnglishOnly, "languages", ("en", "pl"))
        texts._bundle.cache_clear()
        assert not Texts("pl", "english-only").has("game-english-only")
    texts._bundle.cache_clear()


def test_it_speaks_polish(run: Run) -> None:
    code, said = run(
        "airlock", "--games", "1", "--jobs", "1", "--mode", "open-votes", "--lang", "pl"
    )
    assert code == 0
    assert "Zaliczone" in said
    assert "games" not in said


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("chess",), "airlock"),
        (("airlock", "--mode", "solo"), "standard, open-votes"),
        (("airlock", "--seats", "9"), "3 to 5"),
        (("airlock", "--games", "0"), "0"),
        (("airlock", "--jobs", "many"), "many"),
    ],
)
def test_a_wrong_word_is_answered_with_the_right_ones(
    words: tuple[str, ...], answer: str, run: Run
) -> None:
    code, said = run(*words)
    assert code == 2
    assert answer in said


def test_every_check_and_every_kind_of_finding_has_words() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        assert [name for name in CHECKS if not texts.has(f"check-{name}")] == []
        assert [name for name in KINDS if not texts.has(f"finding-{name}")] == []
