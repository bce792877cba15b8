"""Folders of data on the command line: every command takes them, and says which are missing."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hullbreach.arena.log import read
from hullbreach.kernel import Text, find, saves, shelf
from hullbreach.kernel.folders import put_on_the_shelf
from hullbreach.testkit.conformance import plans
from hullbreach.testkit.examiner import Examiner

Run = Callable[..., tuple[int, str]]


@pytest.fixture(autouse=True)
def own_shelf() -> Iterator[None]:
    with shelf.lent("nemesis"):
        yield


@pytest.fixture
def box(tmp_path: Path) -> str:
    folder = tmp_path / "our-box"
    (folder / "content").mkdir(parents=True)
    (folder / "locale" / "en").mkdir(parents=True)
    (folder / "pack.toml").write_text('game = "nemesis"\nname = "Our box"\n')
    (folder / "content" / "bag.toml").write_text("[numbers.setup]\nbag = { adult = 5 }\n")
    (folder / "locale" / "en" / "own.ftl").write_text("log-house-rules = Ours: { $fingerprints }\n")
    return str(folder)


def forget() -> None:
    shelf.drop("nemesis", "our-box")


def test_a_save_is_played_on_and_told_again_where_the_folder_is(
    tmp_path: Path, run: Run, box: str
) -> None:
    file = str(tmp_path / "game.json")
    words = ("play", "nemesis", "--seats", "bot,bot", "--watch", "--seed", "1", "--save", file)
    run(*words, "--pack", box, typed=["", KeyboardInterrupt])
    fingerprint = saves.decode(Path(file).read_bytes()).houses["our-box"]
    code, said = run("replay", file, "--to", "0")
    assert code == 0
    assert f"Ours: {fingerprint}" in said
    forget()
    for again in (["replay", file], ["play", "--load", file, "--watch"]):
        code, said = run(*again, width=400)
        assert code == 2
        assert (
            f"“our-box” ({fingerprint}), which is not here. Name its folder: --pack FOLDER" in said
        )
    code, said = run("replay", file, "--pack", box, "--to", "0")
    assert code == 0
    assert "Ours:" in said


def test_the_arena_compares_with_and_without_pair_by_pair(
    tmp_path: Path, run: Run, box: str
) -> None:
    out = tmp_path / "results"
    words = ("--games", "4", "--seats", "2xrandom", "--jobs", "1", "--out", str(out))
    code, said = run("arena", "nemesis", *words, "--pack", box, "--against-without", width=300)
    assert code == 0
    assert "Pair by pair, with the same seeds: of 4 games" in said
    (without, _), (plan, outcomes) = read(out / "without"), read(out / "with")
    houses = find("nemesis").edition(("our-box",)).houses
    assert (without.packs, plan.packs) == ({}, houses)
    assert without.content != plan.content
    assert [one.number for one in outcomes] == [0, 1, 2, 3]
    page = (out / "with" / "report.html").read_text(encoding="utf-8")
    assert f"Our box” (our-box, {houses['our-box']})" in page
    assert "--pack ./our-box" in page
    assert "Pair by pair" in (out / "comparison.html").read_text(encoding="utf-8")
    forget()
    code, said = run(
        "arena", "--compare", str(out / "without"), str(out / "with"), "--out", str(out)
    )
    assert code == 0, "to compare runs nobody needs the folder"
    again = (
        "arena",
        "--out",
        str(out / "with"),
        "--game",
        "2",
        "--save",
        str(tmp_path / "two.json"),
    )
    code, said = run(*again, width=400)
    assert code == 2
    assert f"“our-box” ({houses['our-box']}), which is not here" in said
    code, said = run(*again, "--pack", box, width=400)
    assert code == 0
    assert f"--watch --pack {box}" in said
    assert f"--packs {box}" in said


def test_what_there_is_nothing_to_compare_with(run: Run) -> None:
    code, said = run("arena", "nemesis", "--against-without", width=200)
    assert code == 2
    assert "name some with --packs or --pack" in said


def test_a_game_is_examined_with_a_folder(tmp_path: Path, run: Run, box: str) -> None:
    words = ("--games", "1", "--jobs", "1", "--mode", "coop", "--out", str(tmp_path / "reports"))
    code, said = run("check", "nemesis", *words, "--pack", box)
    assert code == 0, said


def test_words_that_only_a_folder_has_are_not_missed(box: str) -> None:
    for language in ("en", "pl"):
        (Path(box) / "locale" / language).mkdir(exist_ok=True)
        (Path(box) / "locale" / language / "items.ftl").write_text("item-crossbow = X\n")
    game = find("nemesis")
    put_on_the_shelf(game, Path(box))
    (plan,) = plans(game, 1, "1", packs=["our-box"])
    examiner = Examiner(game, plan)
    examiner.wording.check(Text("item-crossbow"))
    assert not examiner.wording.missing


def test_a_folder_for_another_game_is_refused(run: Run, box: str) -> None:
    code, said = run("play", "lockdown", "--pack", box, width=200)
    assert code == 2
    assert 'its pack.toml says game = "nemesis", which does not fit here: Nemesis: Lockdown' in said
