"""The pages of an arena fit the window: no table is cut, whatever its columns hold."""

from pathlib import Path
from typing import Any

import pytest

from hullbreach.arena import Plan, run
from hullbreach.arena.compare import write
from hullbreach.kernel import Texts

CUT = """() => [...document.querySelectorAll(".panel")]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.querySelector("h2, h3")?.textContent)"""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_column_is_cut(browser: Any, tmp_path: Path, language: str) -> None:
    texts = Texts(language)
    for name, bots in (("a", ["random"] * 3), ("b", ["survivor"] * 3)):
        plan = Plan.of("nemesis", bots=bots, seed=name)
        run.play(plan, 8, tmp_path / name, jobs=1)
        run.write(plan, 8, tmp_path / name, texts)
    _found, comparison = write((tmp_path / "a", tmp_path / "b"), tmp_path, texts)
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    try:
        for path in (comparison, tmp_path / "a" / "report.html"):
            page.goto(path.as_uri())
            assert page.locator("td.range").count()
            assert page.evaluate(CUT) == []
    finally:
        page.close()
