"""The documentation stays true: its examples run, and the code it quotes exists."""

import doctest
import re
from pathlib import Path

import pytest
from benchmarks import scale

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted((ROOT / "docs").glob("*.md"))
ALL_PAGES = [*PAGES, *sorted(ROOT.glob("*.md"))]
QUOTE = re.compile(r"From\s+`(?P<file>[^`]+)`:\n\n```\w*\n(?P<code>.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)(?P<target>[^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    text = page.read_text(encoding="utf-8").replace("```", "\n")
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert runner.run(test).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_quoted_code_exists(page: Path) -> None:
    for quote in QUOTE.finditer(page.read_text(encoding="utf-8")):
        source = (ROOT / quote["file"]).read_text(encoding="utf-8")
        assert quote["code"] in source, f"{quote['file']} has changed; {page.name} quotes it"


@pytest.mark.parametrize("page", ALL_PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.finditer(page.read_text(encoding="utf-8")):
        assert (page.parent / link["target"]).exists(), link["target"]


def test_quotes_are_found() -> None:
    found = [quote for page in PAGES for quote in QUOTE.finditer(page.read_text(encoding="utf-8"))]
    assert len(found) >= 15


def test_the_page_of_a_million_tables_says_what_was_measured() -> None:
    assert scale.PAGE.read_text(encoding="utf-8") == scale.page(scale.read())
