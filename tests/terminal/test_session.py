"""The session: what is on the screen follows from what the seat may know, and from nothing else."""

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.kernel import Option, Table, Text, Texts, eye, redeal
from hullbreach.kernel.table import OpenAsk
from hullbreach.kernel.twins import was_redealt
from hullbreach.terminal import files
from hullbreach.terminal.seats import SeatsError, read_seats, usual_seats, write_seats
from hullbreach.terminal.session import WIPE, Session


class Typist(Console):
    """A console whose keyboard is a list."""

    def __init__(self, typed: Iterable[str], *, terminal: bool = False) -> None:
        super().__init__(
            file=io.StringIO(),
            width=100,
            height=50,
            force_terminal=terminal,
            color_system=None,
            legacy_windows=False,
        )
        self.typed = iter(typed)

    def input(self, prompt: Any = "", **_: Any) -> str:
        self.print(prompt, end="")
        line = next(self.typed, None)
        if line is None:
            raise EOFError
        return line

    @property
    def shown(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def screen(table: Table, typed: list[str], path: Path, *, terminal: bool = False) -> str:
    console = Typist(typed, terminal=terminal)
    players = read_seats("me,me,me")
    Session(table, players, Texts("en"), console, path).run()
    return console.shown


@pytest.mark.parametrize(
    ("language", "rest", "engine"),
    [
        ("en", "You have no contamination card in your hand.", "There is no engine in this room."),
        ("pl", "Nie masz na ręce karty skażenia.", "W tym pomieszczeniu nie ma silnika."),
    ],
)
def test_why_names_what_is_missing_with_the_rule(
    tmp_path: Path, language: str, rest: str, engine: str
) -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"})
    s.hand("scout", "rest", "basic-repairs", "search", "demolition").begin()
    console = Typist(["", "why", "quit"])
    texts = Texts(language, "nemesis")
    Session(s.table, read_seats("me,me"), texts, console, tmp_path / "game").run()
    assert f"N-372  {rest}" in console.shown
    assert f"N-520  {engine}" in console.shown, "each effect of a card has its reason"


@pytest.mark.parametrize("steps", [0, 3, 5, 8])
def test_whoever_cannot_tell_two_deals_apart_sees_the_same_screen(
    tmp_path: Path, steps: int
) -> None:
    table = Table.new("airlock", seats=3, seed="twins", options={"air": 40})
    for step in range(steps):
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, ask.options[step % len(ask.options)].id)
    seat = table.asks()[0].seat
    twins = [redeal(table, eye(seat), f"twin {number}") for number in range(8)]
    assert any(was_redealt(table, twin) for twin in twins)
    typed = ["", "log", "why", "score", "look ada", "look weld", "scene", "?", "save", "quit"]
    path = tmp_path / "game.json"
    real = screen(table.clone(), typed, path)
    for twin in twins:
        assert screen(twin, typed, path) == real


def test_a_shared_screen_is_wiped_with_what_scrolled_away(tmp_path: Path) -> None:
    table = Table.new("airlock", seats=3, seed="wipe")
    out = screen(table, ["", "end the turn", "", ""], tmp_path / "x.json", terminal=True)
    first, second, third, last = out.split(WIPE)
    assert "Your cards" not in first
    assert "Ada: press Enter when nobody else can see the screen." in second
    assert "hand over to Bruno" in second
    assert "Bruno: press Enter when nobody else can see the screen." in third
    assert third.index("Bruno: press") < third.index("Your cards")
    assert "Your cards" not in last
    assert "hullbreach play --load" in last


def test_many_options_are_grouped_by_their_verbs(tmp_path: Path) -> None:
    table = Table.new("airlock", seats=3, seed="many")
    console = Typist([])
    session = Session(table, usual_seats(3, watch=False), Texts("en"), console, tmp_path / "x")
    options = tuple(
        Option(f"{verb}:{arg}", verb, (arg,))
        for arg in ("room-bridge", "room-hold", "room-galley", "room-reactor", "card-weld")
        for verb in ("move", "work")
    )
    ask = OpenAsk("0.0", 0, Text("ask-airlock-vote"), options)
    ordered = session._ordered(ask)
    assert [option.verb for option in ordered] == ["move"] * 5 + ["work"] * 5
    session._put(ask, ordered)
    assert "1  Move to Bridge" in console.shown
    assert len([line for line in console.shown.splitlines() if "Work with" in line]) < 5


def test_seats_are_read_and_written() -> None:
    for words in ("me,bot,bot", "me:Anna,me:Jan,bot:random", "bot,bot,me"):
        assert write_seats(read_seats(words)) == words
    assert write_seats(read_seats(" me : Anna , bot")) == "me:Anna,bot"
    with pytest.raises(SeatsError):
        read_seats("me,,bot")


def test_the_folder_for_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, home = tmp_path / "data", tmp_path / "home"
    both = {"XDG_DATA_HOME": str(data), "HOME": str(home)}
    assert files.game_folder(both) == data / "hullbreach"
    assert files.game_folder({"HOME": str(home)}) == home / ".local" / "share" / "hullbreach"
    assert files.game_folder({}) == Path()
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert files.game_folder({"HOME": str(blocked)}) == Path()


def test_a_file_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    files.write(path, b"one")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        with pytest.raises(files.FileError, match="No space left"):
            files.write(path, b"two")
    assert path.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [path]
    files.write(path, b"three", sure=False)
    assert files.read(path) == b"three"
