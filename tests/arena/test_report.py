"""The report: one file that needs nothing else, in two languages, without a word missing."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hullbreach.arena import Plan, play, report, write
from hullbreach.arena.frames import games_frame, seats_frame
from hullbreach.arena.markup import VOID
from hullbreach.arena.match import Outcome
from hullbreach.arena.plots import Scale
from hullbreach.arena.tallies import count
from hullbreach.arena.words import Words
from hullbreach.kernel import find
from hullbreach.kernel.texts import Texts


class Reader(HTMLParser):
    """Checks that elements are closed in order, and keeps the words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "pre", "code"):
            self.words.append(data)


def read(page: str) -> str:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return "\n".join(reader.words)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few games of Nemesis, played once for all tests."""
    folder = tmp_path_factory.mktemp("nemesis")
    play(nemesis(), 6, folder, jobs=1)
    return folder


def nemesis() -> Plan:
    return Plan.of("nemesis", bots=["random"] * 3, seed="report", mode="coop")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Nemesis", "Who wins", "Character", "Objective", "Player number", "Causes of"]),
        ("pl", ["Nemesis", "Kto wygrywa", "Postać", "Cel", "Numer gracza", "Przyczyny śmierci"]),
    ],
)
def test_it_speaks_both_languages(folder: Path, language: str, words: list[str]) -> None:
    write(nemesis(), 6, folder, Texts(language))
    said = read((folder / "report.html").read_text(encoding="utf-8"))
    for word in words:
        assert word in said
    assert (
        re.findall(r"\b(?:arena|fact|cause|end|fate|ship|character|objective)-[a-z-]+", said) == []
    )
    assert "{" not in said
    assert f'lang="{language}"' in (folder / "report.html").read_text(encoding="utf-8")


def test_it_needs_nothing_but_itself(folder: Path) -> None:
    write(nemesis(), 6, folder, Texts("en"))
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "<svg" in page
    for foreign in ("http:", "https:", "<script", "<link", "@import", "url(", " src="):
        assert foreign not in page
    assert "hullbreach arena nemesis --games 6 --seats random,random,random" in page
    assert "--mode coop" in page


def test_what_an_error_says_is_not_markup(plan: Plan) -> None:
    outcomes = [Outcome(0, error="KeyError: <b>&</b>")]
    tallies = count(games_frame(plan, outcomes), seats_frame(plan, outcomes))
    page = report.page(plan, tallies, Words(find("airlock"), Texts("en")))
    assert "&lt;b&gt;&amp;&lt;/b&gt;" in page
    assert "No game came to its end" in read(page)


@pytest.mark.parametrize(
    ("highest", "top", "ticks"),
    [(0.0003, 0.0003, 4), (0.17, 0.2, 5), (0.3, 0.3, 4), (0.9, 1.0, 5), (1.0, 1.0, 5)],
)
def test_a_scale_ends_with_a_round_share(highest: float, top: float, ticks: int) -> None:
    scale = Scale.over([highest])
    assert scale.top == pytest.approx(top)
    assert len(scale.ticks()) == ticks
    assert scale.at(2 * scale.top) == "100.00%"
