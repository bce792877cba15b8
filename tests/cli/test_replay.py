"""Replaying a file: the story, the verification, and files that are not what they should be."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hullbreach.games import airlock
from hullbreach.kernel import Table
from hullbreach.kernel.errors import RuleBroke
from hullbreach.kernel.trying import show, trying
from hullbreach.terminal import files

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Ada went to the galley, took that back, ended her turn; Bruno had one action."""
    table = Table.new("airlock", seats=3, seed="demo")
    for option in ("move:room-galley", "", "stop", "move:room-reactor"):
        ask = table.asks()[0]
        if option:
            table.answer(ask.seat, ask.id, option)
        else:
            table.undo(ask.seat)
    path = tmp_path / "game.json"
    path.write_bytes(table.save())
    return path


def test_the_story_as_everyone_heard_it(run: Run, file: Path) -> None:
    code, out = run("replay", str(file))
    assert code == 0
    assert "Ada draws a card.  A-004" in out
    assert "Ada moves to Galley.  A-007" in out
    assert "takes back the last choice" in out
    assert "Bruno moves to Reactor." in out
    assert "4 entries played again, every hash is right" in out
    assert "The game is not over; 2 choices have been made." in out


def test_the_story_as_a_seat_heard_it(run: Run, file: Path) -> None:
    _, out = run("replay", str(file), "--seat", "1")
    assert "Ada draws Patch." in out
    assert "Bruno draws a card." in out
    assert run("replay", str(file), "--seat", "4")[0] == 2


def test_a_part_of_the_story(run: Run, file: Path) -> None:
    _, out = run("replay", str(file), "--from", "2")
    assert "Ada" not in out
    assert "Bruno moves to Reactor." in out
    _, out = run("replay", str(file), "--to", "0")
    assert "moves" not in out
    assert run("replay", str(file), "--from", "2", "--to", "1")[0] == 2


def test_only_the_verification(run: Run, file: Path) -> None:
    _, out = run("replay", str(file), "--quiet", "--step")
    assert "Ada" not in out
    assert "every hash is right" in out


def test_step_by_step(run: Run, file: Path) -> None:
    _, out = run("replay", str(file), "--step", typed=["", ""])
    assert out.count("Enter for more") == 3
    assert "Bruno moves to Reactor." in out


def test_the_end_has_verdicts(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "end.json"
    run("play", "airlock", "--watch", "--seed", "w", "--save", str(path))
    _, out = run("replay", str(path), "--quiet", "--lang", "pl")
    assert "miejsce 2: wygrana. Na pokładzie zostały tylko dwie osoby." in out
    assert "Gra się skończyła." in out


def test_a_finished_game_of_older_rules_is_told_as_it_was_told_then(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "end.json"
    run("play", "airlock", "--watch", "--seed", "w", "--save", str(path))
    _, before = run("replay", str(path))
    data = json.loads(path.read_text())
    data["rules"], data["log"][0]["option"] = "older", "fly:away"
    path.write_text(json.dumps(data))
    code, out = run("replay", str(path))
    assert code == 0

    def told(words: str) -> list[str]:
        return re.findall(r"([A-Z][^.\n]*\.)  A-0", words)

    assert told(out) == told(before)
    assert "shown as it ended" in " ".join(out.split())
    assert "The game is over." in out
    assert "begun under older rules" in out


def test_an_answer_that_was_altered_is_found(run: Run, file: Path) -> None:
    data = file.read_text().replace("move:room-reactor", "move:room-galley")
    file.write_text(data)
    code, out = run("replay", str(file))
    assert code == 2
    assert "damaged at entry 4" in out
    assert file.read_text() == data


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: data[:-40], "damaged"),
        (lambda data: b"hello", "not a Hullbreach game file"),
        (lambda data: b'{"format": "chess"}', "not a Hullbreach game file"),
        (lambda data: b"", "not a Hullbreach game file"),
        (lambda data: json.dumps(json.loads(data) | {"game": "chess"}).encode(), "no game “chess”"),
        (lambda data: json.dumps(json.loads(data) | {"seats": 9}).encode(), "3 to 5 players"),
    ],
)
def test_a_file_that_is_no_good_is_refused_and_left_alone(
    run: Run, file: Path, change: Callable[[bytes], bytes], says: str
) -> None:
    data = change(file.read_bytes())
    file.write_bytes(data)
    for command in (["replay", str(file)], ["play", "--load", str(file)]):
        code, out = run(*command)
        assert code == 2
        assert says in " ".join(out.split())
        assert file.read_bytes() == data


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    code, out = run("replay", str(tmp_path / "gone.json"))
    assert code == 2
    assert "gone.json" in out


def changed(file: Path, **fields: object) -> None:
    file.write_text(json.dumps(json.loads(file.read_bytes()) | fields))


def test_without_hashes_nothing_is_said_of_them(run: Run, file: Path) -> None:
    log = json.loads(file.read_bytes())["log"]
    changed(file, log=[{key: entry[key] for key in entry if key != "hash"} for entry in log])
    _, out = run("replay", str(file), "--quiet")
    assert "every hash is right" not in out
    assert "the file has no hashes to compare" in " ".join(out.split())
    changed(file, log=[{**log[0], "hash": ""}, *log[1:]])
    _, out = run("replay", str(file), "--quiet")
    assert "but some are missing" in " ".join(out.split())


def test_a_file_cannot_steer_the_terminal(run: Run, file: Path) -> None:
    steer = "\x1b[2J\x07\x9b1m"
    attempt = {"what": "answer", "seat": 0, "ask": "9", "option": steer}
    changed(file, error=f"ValueError: {steer}\nsecond line", attempt=attempt)
    _, out = run("replay", str(file))
    assert r"ValueError: \x1b[2J\x07\x9b1m" in out
    assert not re.findall(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", out)
    players = [{"human": True, "name": steer}] * 3
    changed(file, error="", attempt=None, players=players, seed=steer, log=[])
    _, out = run("play", "--load", str(file))
    assert r"\x1b[2J" in out
    assert not re.findall(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", out)


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_a_file_without_end_or_bottom_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    deep = tmp_path / "deep.json"
    deep.write_bytes(b'{"format":"hullbreach game","version":1,"options":' + b"[" * 100_000)
    code, out = run(*command, str(deep))
    assert code == 2
    assert "damaged" in out
    monkeypatch.setattr(files, "MOST_BYTES", 1_000_000)
    code, out = run(*command, "/dev/zero")
    assert code == 2
    assert "no game has more than 1 MB" in out


def test_a_report_of_what_could_not_be_shown_is_tried_again(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules went well, but no picture could be made of what came of them."""
    table = Table.new("airlock", seats=3, seed="demo")

    def play() -> None:
        table.answer(0, table.asks()[0].id, "stop")
        show(table)

    def no_paint(*_: object) -> None:
        raise ValueError("there is no paint")

    report = tmp_path / "report.hullbreach"
    with monkeypatch.context() as patched:
        patched.setattr(airlock, "scene", no_paint)
        with pytest.raises(RuleBroke, match="no paint") as broke:
            trying(table, 60, play)
        assert table.answers == 0
        report.write_bytes(broke.value.report)
        code, out = run("replay", str(report), "--quiet")
    assert (code, "no paint" in out) == (1, True)
    code, out = run("replay", str(report))
    assert (code, "It no longer happens." in out) == (0, True)
