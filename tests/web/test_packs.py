"""A folder of data in the browser: offered in the lobby, told at the table, in its own words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import CLIENT, Server, missing
from tests.web.table import person

from hullbreach.kernel.content import fingerprint, parse

ADULTS = "[numbers.setup]\nbag = { adult = 5 }\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    if not (CLIENT / "index.html").is_file():
        missing("the client is not built: make web")
    for name in ("our-box", "your-box"):
        for inner in ("content", "locale/en"):
            (tmp_path / "packs" / name / inner).mkdir(parents=True)
        title = name.replace("-", " ").capitalize()
        (tmp_path / "packs" / name / "pack.toml").write_text(
            f'game = "nemesis"\nname = "{title}"\n'
        )
        (tmp_path / "packs" / name / "content" / "bag.toml").write_text(ADULTS)
        words = f"log-house-rules = {title} says {{ $fingerprints }}\n"
        (tmp_path / "packs" / name / "locale" / "en" / "own.ftl").write_text(words)
    running = Server(tmp_path / "tables", "--packs", str(tmp_path / "packs"))
    try:
        running.start()
        yield running
    finally:
        running.kill()


def test_folders_are_chosen_told_and_spoken_table_by_table(server: Server, browser: Any) -> None:
    known = fingerprint(parse("bag.toml", ADULTS, "our-box"))
    with person(browser, server.address) as ala:
        for title in ("Our box", "Your box"):
            ala.open_lobby()
            ala.pick("Nemesis")
            ala.page.click("button[name=settings]")
            ala.page.click(".setup summary")
            ala.page.get_by_label(title, exact=True).check()
            ala.page.click(".setup .button.primary")
            expect(ala.log().first).to_have_text(f"{title} says {known}", use_inner_text=True)
