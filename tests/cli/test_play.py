"""Playing at the terminal: whole games, what is typed, secrets, files."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hullbreach.bots import registry
from hullbreach.games import airlock
from hullbreach.games.airlock.model import Airlock
from hullbreach.kernel import COMMIT, Action, Rule, Table, Text, Texts
from hullbreach.kernel.saves import Answer
from hullbreach.kernel.table import OpenAsk

Run = Callable[..., tuple[int, str]]

GIVE_UP = 400
"""Lines after which a game of Airlock must be over, whatever was typed."""


def only_file(folder: Path) -> Path:
    files = sorted(folder.iterdir())
    assert len(files) == 1, files
    return files[0]


def answers_of(file: Path, seat: int) -> list[str]:
    log = Table.load(file.read_bytes()).log
    return [entry.option for entry in log if isinstance(entry, Answer) and entry.seat == seat]


def words_of(out: str) -> str:
    return " ".join(out.split())


# A game after a game


def test_an_epilogue_begins_where_a_finished_game_has_ended(
    run: Run, tmp_path: Path, data_folder: Path
) -> None:
    table = Table.new("nemesis", seats=2, seed="before")
    while not table.over:
        ask = table.asks()[0]
        ways = {option.verb: option for option in ask.options}
        table.answer(ask.seat, ask.id, ways.get("pass", ask.options[0]).id)
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_bytes(table.save())
    bots = ("--watch", "--seats", "bot:random,bot:random")
    code, out = run("play", "--after", str(before), "--save", str(after), "--seed", "after", *bots)
    assert code == 0, out
    found = Table.load(after.read_bytes())
    assert "epilogue" in found.options.packs
    assert {who.id for who in found.play.state.crew}.isdisjoint(
        who.id for who in table.play.state.crew
    )
    code, out = run("play", "--after", str(after), *bots)
    assert code != 0
    assert "regular game" in words_of(out)
    code, out = run("play", "airlock", "--after", str(before))
    assert code != 0
    code, out = run("play", "--load", str(before), "--after", str(before))
    assert code != 0


# Whole games


@pytest.mark.parametrize("width", [60, 80, 120, 160])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_whole_game_with_bots(run: Run, data_folder: Path, lang: str, width: int) -> None:
    code, out = run(
        "play", "airlock", "--seed", "whole", "--lang", lang, typed=["1"] * GIVE_UP, width=width
    )
    assert code == 0
    table = Table.load(only_file(data_folder).read_bytes())
    assert table.over
    assert table.seats == 3
    end = words_of(out).replace(" ", "")
    assert table.commitment in end
    assert "printf%s'hullbreachseed:whole'|sha256sum" in end
    assert max(len(line) for line in out.splitlines() if "hullbreach" not in line) <= width


@pytest.mark.parametrize("kind", ["survivor", "search@2"])
def test_a_bot_of_the_game_takes_the_seat_of_somebody_who_left(
    run: Run, tmp_path: Path, kind: str
) -> None:
    file = tmp_path / "left.json"
    table = Table.new("nemesis", seats=1, seed="left")
    for _ in range(6):
        ask = table.asks()[0]
        table.answer(0, ask.id, ask.options[0].id)
    file.write_bytes(table.save())
    code, out = run("play", "--load", str(file), "--watch", "--seats", f"bot:{kind}")
    assert code == 0
    assert f"({kind.removesuffix('@2')})" in out
    assert Table.load(file.read_bytes()).over


def test_bots_alone_can_be_watched(run: Run, data_folder: Path) -> None:
    code, out = run("play", "airlock", "--watch", "--seed", "w", "--no-animation")
    assert code == 0
    assert "Ada is played by a bot (random)" in out
    assert "The game is over" in out
    assert Table.load(only_file(data_folder).read_bytes()).over
    drawn = re.findall(r"draws (.+?)\.", out)
    assert set(drawn) == {"a card"}


def test_the_same_seed_is_the_same_game(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        run("play", "airlock", "--watch", "--seed", "again", "--save", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_options_of_the_game_are_taken(run: Run, data_folder: Path) -> None:
    run("play", "airlock", "--option", "air=1", "--option", "open-votes=true", "--watch")
    table = Table.load(only_file(data_folder).read_bytes())
    assert (table.options.air, table.options.open_votes) == (1, True)


# What is typed


def test_options_are_chosen_by_number_or_by_words(run: Run, data_folder: Path) -> None:
    typed = ["move", "0", "77", "fly", "gall", "end"]
    code, out = run("play", "airlock", "--seed", "demo", typed=typed)
    assert code == 0
    assert "“move” can mean several things" in out
    assert out.count("type a number from 1 to 5") == 2
    assert "“fly” is not among the options" in out
    assert answers_of(only_file(data_folder), 0) == ["move:room-galley", "stop"]


def test_polish_words_need_no_accents(run: Run, data_folder: Path) -> None:
    run("play", "airlock", "--seed", "demo", "--lang", "pl", typed=["KAMBUZ", "zakoncz"])
    assert answers_of(only_file(data_folder), 0) == ["move:room-galley", "stop"]


def test_why_not_with_the_rule_in_the_readers_language(run: Run) -> None:
    _, out = run("play", "airlock", "--seed", "demo", typed=["why"])
    assert "Work with Patch" in out
    assert "A-009 A room without a system" in words_of(out)
    _, out = run("play", "airlock", "--seed", "demo", "--lang", "pl", typed=["czemu"])
    sentence = Texts("pl").format(Text("rule-A-009"))
    assert f"A-009 {sentence}" in words_of(out)


@pytest.mark.parametrize("typed", ["rule A-008", "rule a-008", "rule 8", "rule roll the die"])
def test_a_rule_can_be_read(run: Run, typed: str) -> None:
    _, out = run("play", "airlock", typed=[typed])
    assert "A-008 You work where a system is" in words_of(out)
    assert "Actions" in out


def test_rule_alone_is_the_rule_of_the_question(run: Run) -> None:
    _, out = run("play", "airlock", typed=["rule", "rule 999", "rule gravity"])
    assert "A-005 In a turn you do up to two things" in words_of(out)
    assert "no rule “999”" in out
    assert "no rule “gravity”" in out


def test_a_closer_look(run: Run) -> None:
    typed = ["look bridge", "look jam", "look bruno", "look", "look unicorn", "look b"]
    _, out = run("play", "airlock", "--seed", "demo", typed=typed)
    said = words_of(out)
    assert "Bridge malfunction Ways to: Reactor, Galley" in said
    assert "Jam When the person before you works" in said
    assert "Bruno Cards: 2" in said
    assert "nothing here called “unicorn”" in said
    assert "Which one? Bridge, Bruno" in said
    assert out.count("─ Airlock ─") == 2


def test_log_score_save_and_help(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "a copy.json"
    typed = ["1", "log", "log 1", "score", f"save {copy}", f"save {tmp_path}/a copy.json/x", "?"]
    code, out = run("play", "airlock", "--seed", "demo", typed=typed)
    assert code == 0
    assert "One earlier line." in out
    assert "One choice has been made so far." in out
    assert Table.load(copy.read_bytes()).answers == 1
    assert out.count(f"Saved in {copy}") == 1
    assert "undo [number]" in out


def test_the_end_of_the_turn_is_not_the_score(run: Run) -> None:
    _, out = run("play", "airlock", "--seed", "demo", typed=["end"])
    assert "Air left: 11." in out


def test_undo_by_the_law(run: Run, data_folder: Path) -> None:
    _, out = run("play", "airlock", "--seed", "demo", typed=["undo", "1", "undo", "undo"])
    assert words_of(out).count("cannot take anything back now") == 2
    assert "takes back the last choice." in out
    assert Table.load(only_file(data_folder).read_bytes()).answers == 0


def test_undo_with_everyones_consent_where_only_people_play(run: Run, data_folder: Path) -> None:
    typed = ["", "end the", "", "", "undo", "n", "undo 1", "y", "", "", "log"]
    code, out = run("play", "airlock", "--seats", "me,me,me", "--seed", "demo", typed=typed)
    assert code == 0
    assert words_of(out).count("Does everyone agree?") == 2
    assert "everyone agreed, and the dice are drawn anew" in words_of(out)
    assert Table.load(only_file(data_folder).read_bytes()).answers == 0


def test_a_standing_answer_spares_the_question(run: Run, data_folder: Path) -> None:
    script = ["never", "name nobody", "end the turn"] * GIVE_UP
    words = ["--seats", "bot,me,bot,bot", "--seed", "j2", "--option", "air=40"]
    _, out = run("play", "airlock", *words, typed=script)
    table = Table.load(only_file(data_folder).read_bytes())
    assert out.count("Do you jam it?") == 1
    assert "From now on: Pass." in out
    assert table.standing == {(1, "jam"): "pass"}
    jams = [entry for entry in table.log if getattr(entry, "option", "") == "pass"]
    assert len(jams) > 1


def test_a_question_that_is_no_reaction_has_no_standing_answer(run: Run) -> None:
    _, out = run("play", "airlock", typed=["never", "always", "always 1", "ask"])
    assert out.count("has to be answered each time") == 3
    assert "You will be asked about everything again." in out


# Secrets


def screens(out: str) -> list[tuple[str, str]]:
    """What was on the screen, part by part, and who looked at it."""
    parts = re.split(r"(\w+)(?: \(\w+\))?: press Enter when nobody else can see the screen\.", out)
    return list(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("seed", ["secret", "silence", "shadow"])
def test_a_shared_screen_never_shows_anothers_secrets(
    run: Run, data_folder: Path, seed: str
) -> None:
    typed = ["log", "why", "look weld", "score", "1"] * GIVE_UP
    code, out = run(
        "play", "airlock", "--seats", "me:Anna,me:Ben,me:Cleo", "--seed", seed, typed=typed
    )
    assert code == 0
    table = Table.load(only_file(data_folder).read_bytes())
    assert table.over
    names = ["Ada", "Bruno", "Celia"]
    roles = {
        name: table.view(seat).people[seat].role.removeprefix("role-")
        for seat, name in enumerate(names)
    }
    game, _, _ = out.rpartition("─ Airlock ─")
    shown = screens(game)
    assert {who for who, _ in shown} == set(names)
    ejected = set()
    for who, screen in shown:
        drew = set(re.findall(r"(\w+) draws (?!a card)", screen))
        assert drew <= {who}
        scanned = set(re.findall(r"(\w+) scans \w+:", screen))
        assert scanned <= {who}
        ejected |= set(re.findall(r"(\w+) goes out of the airlock", screen))
        seen = re.findall(r"(\w+) \(\w+\) +Cards: \d · Role: (\w+)", screen)
        assert who in [name for name, _ in seen]
        for name, role in seen:
            assert role == roles[name]
            assert name in {who, *ejected} or f"{who} scans {name}" in game


# Files


def test_the_end_of_the_input_keeps_the_game_and_tells_how_to_go_on(
    run: Run, data_folder: Path
) -> None:
    code, out = run("play", "airlock", "--seats", "bot,me:Ann Lee,bot", typed=["1"])
    assert code == 0
    file = only_file(data_folder)
    assert f"hullbreach play --load {file}\n" in out
    before = Table.load(file.read_bytes())
    code, out = run("play", "--load", str(file), typed=["1"])
    assert code == 0
    after = Table.load(file.read_bytes())
    assert after.log[: len(before.log)] == before.log
    assert len(after.log) > len(before.log)


def test_a_game_in_two_sittings_is_the_game_in_one(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    run("play", "airlock", "--seed", "s", "--save", str(one), typed=["1"] * GIVE_UP)
    run("play", "airlock", "--seed", "s", "--save", str(two), typed=["1", "1", "1", "quit"])
    assert not Table.load(two.read_bytes()).over
    run("play", "--load", str(two), typed=["1"] * GIVE_UP)
    assert one.read_bytes() == two.read_bytes()


def test_a_file_knows_who_sits_where(run: Run, tmp_path: Path) -> None:
    kept, copy = tmp_path / "kept.json", tmp_path / "copy.json"
    seats = ["--seats", "me:Anna,me:Jan,bot", "--save", str(kept)]
    run(
        "play",
        "airlock",
        "--seed",
        "demo",
        *seats,
        typed=["", "end the turn", "", "", f"save {copy}"],
    )
    before = Table.load(copy.read_bytes())
    for file in (kept, copy):
        code, out = run("play", "--load", str(file))
        assert code == 0
        assert "Ada (Anna) plays at this screen" in out
        assert "Bruno (Jan) plays at this screen" in out
        assert "Celia is played by a bot (random)" in out
        assert "Bruno (Jan): press Enter when nobody else can see the screen." in out
        assert Table.load(file.read_bytes()).log == before.log


def test_a_file_that_does_not_know_its_players_asks_for_them(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    old = Table.new("airlock", seats=3, seed="demo").save()
    file.write_bytes(old)
    code, out = run("play", "--load", str(file))
    assert code == 2
    assert "--seats me:Anna,me:Ben,bot" in words_of(out)
    assert file.read_bytes() == old
    code, out = run("play", "--load", str(file), typed=["1"] * GIVE_UP)
    assert code == 2, "a program that types is not asked again and again"
    assert file.read_bytes() == old
    code, out = run("play", "--load", str(file), typed=["bot, me:Eve, bot"])
    assert code == 0
    assert "Bruno (Eve) plays at this screen" in out


def test_whoever_watches_takes_nobodys_seat(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "airlock", "--seats", "me:Anna,me:Jan,bot", "--save", str(file))
    before = file.read_bytes()
    assert run("play", "--load", str(file), "--watch")[0] == 2
    assert file.read_bytes() == before
    assert run("play", "--load", str(file), "--watch", "--seats", "bot,bot,bot")[0] == 0


def test_a_file_with_too_few_players_is_damaged(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "airlock", "--save", str(file))
    data = json.loads(file.read_bytes())
    data["players"].pop()
    file.write_text(json.dumps(data))
    code, out = run("play", "--load", str(file))
    assert code == 2
    assert "damaged" in out


def test_interrupted_and_still_kept(run: Run, data_folder: Path) -> None:
    code, out = run("play", "airlock", typed=["1", KeyboardInterrupt])
    assert code == 130
    assert "hullbreach play --load" in out
    assert Table.load(only_file(data_folder).read_bytes()).answers == 1


def test_no_other_game_is_overwritten(run: Run, data_folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "airlock", "--save", str(file))
    before = file.read_bytes()
    code, out = run("play", "airlock", "--save", str(file))
    assert code == 2
    assert "already" in out
    assert file.read_bytes() == before
    run("play", "airlock", "--seed", "same")
    run("play", "airlock", "--seed", "same")
    assert len(list(data_folder.iterdir())) == 2


def test_a_loaded_game_needs_all_its_seats(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "airlock", "--save", str(file))
    assert run("play", "--load", str(file), "--seats", "me,bot")[0] == 2
    assert run("play", "airlock", "--load", str(file))[0] == 0


def test_a_broken_rule_is_reported_and_the_game_goes_on(
    run: Run, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise ValueError("the hatch is stuck")

    with monkeypatch.context() as patched:
        patched.setattr(airlock, "end_turn", breaks)
        code, out = run("play", "airlock", "--seed", "demo", typed=["end the turn", "galley"])
    assert code == 0
    assert "A rule broke (ValueError: the hatch is stuck)" in out
    game, report = sorted(data_folder.iterdir(), key=lambda file: len(file.name))
    assert f"hullbreach replay {report}" in out
    assert Table.load(game.read_bytes()).answers == 1

    with monkeypatch.context() as patched:
        patched.setattr(airlock, "end_turn", breaks)
        code, out = run("replay", str(report))
    assert code == 1
    assert "ValueError: the hatch is stuck" in out
    assert "It still happens, in the same way." in out
    code, out = run("replay", str(report))
    assert code == 0
    assert "ValueError: the hatch is stuck" in out
    assert "It no longer happens." in out


def test_a_bot_on_whom_a_rule_breaks_does_something_else(
    run: Run, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def to_the_reactor_it_breaks(g: Airlock, seat: int, room: str) -> Rule[None]:
        yield COMMIT
        if room == "room-reactor":
            raise ValueError("no way")
        g.state.people[seat].room = room

    move = Action("move", to_the_reactor_it_breaks, airlock.rooms_near)
    actions = tuple(move if action.verb == "move" else action for action in airlock.ACTIONS)
    monkeypatch.setattr(airlock, "ACTIONS", actions)
    monkeypatch.setattr(airlock, "BY_VERB", {action.verb: action for action in actions})
    code, out = run("play", "airlock", "--watch", "--seed", "w", "--option", "air=12")
    assert code == 0
    assert out.count("ValueError: no way") > 1
    assert out.count("This shows it:") == 1, "one report for one mistake"
    assert len(list(data_folder.iterdir())) == 2
    assert "The game is over" in out


class Failing:
    """A bot that does not know its business."""

    name = "failing"

    def __init__(self, seed: str) -> None: ...

    def choose(self, view: Any, ask: OpenAsk) -> str:
        return str(view.nonexistent)


class Inventing(Failing):
    """A bot that answers what nobody asked."""

    name = "inventing"

    def choose(self, view: Any, ask: OpenAsk) -> str:
        return "fly:away"


@pytest.mark.parametrize(
    ("kind", "says"),
    [(Failing, "has no attribute 'nonexistent'"), (Inventing, "“fly:away”, which is not on offer")],
)
def test_a_bot_that_fails_is_named_and_the_game_kept(
    run: Run, data_folder: Path, monkeypatch: pytest.MonkeyPatch, kind: type[Failing], says: str
) -> None:
    monkeypatch.setitem(registry._kinds, kind.name, kind)
    seats = ["--seats", f"me,bot:{kind.name},bot"]
    code, out = run("play", "airlock", "--seed", "demo", *seats, typed=["end the turn"])
    assert code == 2
    assert f"The bot “{kind.name}”" in words_of(out)
    assert says in words_of(out)
    file = only_file(data_folder)
    assert f"hullbreach play --load {file}" in out
    assert Table.load(file.read_bytes()).answers == 1
    code, out = run("play", "--load", str(file), "--seats", "me,bot,bot")
    assert code == 0


# What is on the screen already


def test_what_has_not_changed_is_not_printed_again(run: Run) -> None:
    typed = ["galley", "end the turn"]
    _, out = run("play", "airlock", "--seed", "demo", "--plain", typed=typed, width=80)
    first, second, _ = out.split("Your turn:", 2)
    assert "─ Airlock ─" in first
    assert "─ Airlock ─" not in second
    places = re.sub(r"→.*", "", second)
    assert "Galley" in places, "somebody came"
    assert "Hold" in places, "somebody left"
    assert "Bridge" in first
    assert "Bridge" not in places, "where nothing happened"
    assert "Your cards" not in second
    _, out = run("play", "airlock", "--seed", "demo", typed=["scene"])
    assert out.count("─ Airlock ─") == 2, "unless somebody asks for it"


# Polish


def test_a_polish_game_shows_no_message_id_and_no_english(run: Run) -> None:
    typed = ["?", "czemu", "dziennik", "patrz mostek", "wynik", "zasada 5"]
    code, out = run(
        "play", "airlock", "--lang", "pl", "--seed", "demo", typed=[*typed, *["1"] * GIVE_UP]
    )
    assert code == 0
    assert not re.findall(
        r"(?<![\w/-])(?:log|ask|option|card|room|person|role|do|help|hint|rule|chapter|scene|board"
        r"|error|welcome|over|end|airlock|game)-[a-z][a-z-]*\b(?!\.json)",
        out,
    )
    assert "{" not in out
    for english in (" the ", " you ", "Move", "draws", "Your", "won", "seed was"):
        assert english not in out


def test_a_bot_from_a_file_sits_down(tmp_path: Path, run: Run) -> None:
    """Where no bot is named, and only there."""
    file = tmp_path / "last.py"
    file.write_text(
        "class Last:\n    name = 'last'\n    def __init__(self, seed): ...\n"
        "    def choose(self, view, ask):\n        return ask.options[-1].id\n"
    )
    seats = "bot,bot:random,bot"
    code, said = run("play", "airlock", "--seats", seats, "--watch", "--bot", f"{file}:Last")
    assert code == 0
    assert "(last)" in said
    assert "(random)" in said
    code, said = run("play", "airlock", "--bot", f"{file}:First")
    assert code == 2
    assert "It has: Last" in said
