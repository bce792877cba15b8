"""What is uncertain is written as a folder to be filled in; unchanged it gives the same game."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hullbreach.kernel import Table, find, shelf
from hullbreach.kernel.content import fingerprint
from hullbreach.kernel.folders import put_on_the_shelf

Run = Callable[..., tuple[int, str]]


@pytest.fixture(autouse=True)
def own_shelf() -> Iterator[None]:
    with shelf.lent("nemesis"), shelf.lent("lockdown"), shelf.lent("invader"):
        yield


def story(game: str, packs: list[str]) -> list[object]:
    """What is asked and seen in the first questions of a game."""
    table = Table.new(game, seats=3, options={"packs": packs}, seed="blanks")
    seen: list[object] = []
    for _ in range(12):
        ask = table.asks()[0]
        seen.append((ask.text, [option.id for option in ask.options]))
        table.answer(ask.seat, ask.id, ask.options[-1].id)
    return [*seen, sorted(table.play.state.zones.items())]


@pytest.mark.parametrize(
    ("game", "packs"),
    [
        ("nemesis", []),
        ("nemesis", ["medic"]),
        ("lockdown", []),
        ("lockdown", ["guests", "surface"]),
        ("invader", []),
        ("invader", ["m7"]),
    ],
)
def test_an_unchanged_folder_gives_the_same_game(
    run: Run, tmp_path: Path, game: str, packs: list[str]
) -> None:
    box, rules = tmp_path / "our-box", find(game)
    code, told = run("content", game, "--into", str(box), "--packs", ",".join(packs))
    assert code == 0
    assert f"hullbreach play {game} --pack" in told.replace("\n", " ")
    assert put_on_the_shelf(rules, box) == "our-box"
    usual, ours = rules.edition(rules.agree(packs)), rules.edition(rules.agree([*packs, "our-box"]))
    assert (usual.fingerprint, usual.box) == (ours.fingerprint, ours.box)
    assert story(game, packs) == story(game, [*packs, "our-box"])
    code, complaint = run("content", game, "--into", str(box))
    assert code == 2
    assert "There is something in" in complaint


@pytest.mark.parametrize("language", ["en", "pl"])
def test_one_file_has_every_uncertain_row(run: Run, tmp_path: Path, language: str) -> None:
    code, page = run("content", "lockdown", "--reconstructed", "--lang", language)
    assert code == 0
    tables = tomllib.loads(page)
    rows = {(key, id) for key, some in tables.items() for id in ids(some)}
    box = find("lockdown").edition().box
    sure = [row.id for row in box.rooms.values() if row.certain]
    unsure = [row.id for row in box.rooms.values() if not row.certain]
    assert {id for key, id in rows if key == "rooms"} == set(unsure)
    assert sure
    assert unsure
    (tmp_path / "our-box" / "content").mkdir(parents=True)
    (tmp_path / "our-box" / "pack.toml").write_text('game = "lockdown"\n')
    (tmp_path / "our-box" / "content" / "rows.toml").write_text(page)
    put_on_the_shelf(find("lockdown"), tmp_path / "our-box")
    usual, ours = find("lockdown").edition(), find("lockdown").edition(("our-box",))
    assert fingerprint(usual.tables) == fingerprint(ours.tables)


def ids(rows: object) -> list[str]:
    return [row["id"] for row in rows] if isinstance(rows, list) else list(rows)  # type: ignore[call-overload]


def test_a_game_without_uncertain_rows_has_nothing_to_fill_in(run: Run, tmp_path: Path) -> None:
    code, said = run("content", "airlock", "--into", str(tmp_path / "our-box"))
    assert code == 2
    assert "there is nothing to fill in" in said
    assert not (tmp_path / "our-box").exists()


def test_a_row_says_why_it_is_uncertain(run: Run) -> None:
    _code, page = run("content", "nemesis", "--reconstructed")
    row = page[page.index("# Pistol") : page.index('id = "pistol"')]
    assert "our reconstruction" in row
    assert "another source says: ammo: 2 (P2)" in row
