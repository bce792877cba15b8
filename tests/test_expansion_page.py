"""The packs of docs/adding-an-expansion.md, written out, installed and played as the page says."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parent.parent / "docs" / "adding-an-expansion.md"
FILE = re.compile(r"Write\s+`(?P<path>[^`]+)`:\n\n```\w*\n(?P<text>.*?)```", re.DOTALL)

PLAYED = """
import json, sys
from hullbreach.cli import main
from hullbreach.gym.setting import Setting
from hullbreach.kernel import Text, Texts, find
from hullbreach.server.interface import game_info

if __name__ == "__main__":
    out = sys.argv[1]
    two = ["--seats", "2xrandom", "--jobs", "2", "--games", "2"]
    (packs,) = [one for one in game_info("nemesis").settings if one.name == "packs"]
    edition = find("nemesis").edition(("galley",))
    told = {
        "games": main(["games", "nemesis"]),
        "play": main([
            "play", "nemesis", "--seats", "bot:random,bot:random", "--watch", "--plain",
            "--packs", "galley", "--pack", "our-box", "--save", f"{out}/game.json",
        ]),
        "replay": main(["replay", f"{out}/game.json", "--quiet"]),
        "arena": main(["arena", "nemesis", "--packs", "galley", "--pack", "our-box", *two, "--out", out]),
        "lobby": Texts("pl").format(packs.labels[packs.choices.index("galley")]),
        "check": main(["check", "nemesis", "--mode", "galley", "--games", "1", "--seats", "1", "--jobs", "1"]),
        "actions": [one for one in Setting.of("nemesis", packs="galley").action_names() if "Coffee" in one],
        "rules": [row for row in edition.checklist.rows if row.startswith("G-")],
    }
    with open(f"{out}/told.json", "w") as file:
        json.dump(told, file)
"""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All files of the page, and what an installer writes for its package."""
    root = tmp_path_factory.mktemp("page")
    for found in FILE.finditer(PAGE.read_text(encoding="utf-8")):
        path = root / found["path"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(found["text"], encoding="utf-8")
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    info = root / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head)
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join([*lines, ""]))
    (root / "played.py").write_text(PLAYED)
    return root


def python(root: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(root), "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_tests_of_the_page_pass(written: Path) -> None:
    said = python(
        written, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "test_galley.py"
    )
    assert "4 passed" in said


def test_a_pack_of_another_distribution_works_everywhere(written: Path, tmp_path: Path) -> None:
    said = python(written, "played.py", str(tmp_path))
    told = json.loads((tmp_path / "told.json").read_text())
    assert {
        name: told[name] for name in ("games", "play", "replay", "arena", "check")
    } == dict.fromkeys(("games", "play", "replay", "arena", "check"), 0)
    assert re.search(r"galley +\S+ +the galley", said)
    assert "The kettle whistles." in said
    assert told["lobby"] == "kambuz"
    assert told["actions"]
    assert told["rules"] == ["G-001", "G-002", "G-003", "G-004"]
    plan = json.loads((tmp_path / "results.jsonl").read_text().splitlines()[0])
    assert list(plan["packs"]) == ["our-box"]
    assert {"galley", "our-box"} <= set(plan["options"]["packs"])
