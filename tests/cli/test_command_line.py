"""The command line: languages, help, errors and exit codes."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from hullbreach import __version__
from hullbreach.cli import COMMANDS, language
from hullbreach.kernel import games

Run = Callable[..., tuple[int, str]]

OWN_COMMANDS = ("games", "play", "replay", "content")


@pytest.mark.parametrize(
    ("words", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LC_ALL": "pl_PL"}, "pl"),
        ([], {"LANG": "pl_PL", "HULLBREACH_LANG": "en"}, "en"),
        ([], {"HULLBREACH_LANG": "klingon"}, "en"),
        (["play", "--lang", "pl"], {"HULLBREACH_LANG": "en"}, "pl"),
        (["--lang=en", "games"], {"LANG": "pl_PL"}, "en"),
        (["--lang"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_usual_one(
    words: list[str], environment: dict[str, str], spoken: str
) -> None:
    assert language(words, environment) == spoken


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"hullbreach {__version__}\n")


def test_help_lists_every_command(run: Run) -> None:
    code, out = run("--help")
    assert code == 0
    assert run() == (0, out)
    for name in COMMANDS:
        assert f"    {name} " in out


@pytest.mark.parametrize("name", OWN_COMMANDS)
def test_help_is_all_polish_in_polish(run: Run, name: str) -> None:
    code, out = run(name, "--help", "--lang", "pl")
    assert code == 0
    assert out.startswith(f"użycie: hullbreach {name} ")
    for word in ("usage", "options", "show this", "help-", "metavar", "FILE", "GAME", "arguments"):
        assert word not in out.replace("--", "")


def test_the_language_can_stand_before_and_after_the_command(run: Run) -> None:
    before, after = run("--lang", "pl", "games"), run("games", "--lang", "pl")
    assert before == after
    assert "Śluza" in before[1]


@pytest.mark.parametrize(
    ("words", "english", "polish"),
    [
        (["paly"], "Did you mean “play”?", "Może chodzi o „play”?"),
        (["xyzzy"], "There are: games, play", "Są: games, play"),
        (["replay"], "missing: FILE", "brakuje: PLIK"),
        (["play", "--save"], "missing after --save", "Po --save brakuje"),
        (["play", "airlock", "--shout"], "not understood: --shout", "niezrozumiałe: --shout"),
        (["play", "--watch=yes"], "--watch takes no value", "--watch nie przyjmuje"),
        (["replay", "x", "--seat", "one"], "not a value for --seat", "nie jest wartością dla"),
        (["play"], "Which game?", "W którą grę?"),
        (["play", "chess"], "no game “chess”", "Nie ma gry „chess”"),
        (["play", "airlock", "--option", "air"], "NAME=VALUE", "NAZWA=WARTOŚĆ"),
        (["play", "airlock", "--option", "heat=3"], "no option “heat”", "nie ma opcji „heat”"),
        (["play", "airlock", "--seats", "me"], "3 to 5 players", "3 do 5 graczy"),
        (["play", "airlock", "--seats", "me,cat,bot"], "“cat” is nobody", "„cat” to nikt"),
        (["play", "airlock", "--seats", "me,bot:hal,bot"], "no bot “hal”", "Nie ma bota „hal”"),
        (["play", "airlock", "--watch", "--seats", "me,bot,bot"], "watches", "Kto patrzy"),
        (["play", "--load", "nowhere.json"], "nowhere.json: ", "nowhere.json: "),
        (["play", "--load", "x", "--seed", "y"], "leave --seed", "pomiń --seed"),
        (["content", "airlock", "spoons"], "no list “spoons”", "nie ma listy „spoons”"),
        (["games", "--lang", "xx"], "no language “xx”", None),
    ],
)
def test_what_is_wrong_is_said_in_the_users_language(
    run: Run, words: list[str], english: str, polish: str | None
) -> None:
    code, out = run(*words)
    assert code == 2
    assert english in " ".join(out.split())
    if polish is not None:
        code, out = run("--lang", "pl", *words)
        assert code == 2
        assert polish in " ".join(out.split())


def test_whoever_stops_reading_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    script = "import sys; from hullbreach.cli import main; sys.exit(main(['games']))"
    done = subprocess.run([sys.executable, "-c", script], stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


def test_every_game_is_listed_with_its_options(run: Run) -> None:
    code, out = run("games", width=200)
    assert code == 0
    assert [line.split()[0] for line in out.splitlines() if line[:1].strip()] == games()
    assert "airlock  Airlock  3 to 5 players · 19 rules" in out
    assert "--option air=…" in out
    assert "Air at the start (0: as much as the rules say)  (0 to 40; usually 0)" in out
    assert "(true or false; usually false)" in out


def test_content_of_a_game(run: Run) -> None:
    code, out = run("content", "airlock")
    assert code == 0
    assert out.splitlines()[0].strip() == "Airlock"
    assert ["card", "Cards", "24", "24", "24", "0"] in [line.split() for line in out.splitlines()]
    assert "O  our own invention" in out
    assert "rulebook" not in out


def test_content_of_a_list(run: Run) -> None:
    code, out = run("content", "airlock", "card", "--lang", "pl")
    assert code == 0
    assert ["Łata", "card-patch", "6", "O"] in [line.split() for line in out.splitlines()]
    assert "Inne źródło" not in out
