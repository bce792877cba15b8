"""Games that 0.1.0 saved, of every game and mode, begun and over, play on."""

from pathlib import Path

import pytest

from hullbreach.kernel import Table, find
from hullbreach.kernel.saves import Answer, Renewed, decode
from hullbreach.kernel.table import OlderRules

SAVES = sorted((Path(__file__).parent.parent / "saves").glob("*.json"))
CORPUS = pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)


def test_the_corpus_has_every_mode_of_0_1_0_begun_and_over() -> None:
    games = [file.stem.partition("-")[0] for file in SAVES]
    assert {game: games.count(game) for game in games} == {
        "airlock": 4,
        "lockdown": 16,
        "nemesis": 14,
    }


@CORPUS
def test_a_game_of_older_rules_plays_on(file: Path) -> None:
    data = file.read_bytes()
    table = Table.load(data)
    entry = table.log[-1]
    assert isinstance(entry, Renewed)
    assert entry.rules == table.game.version
    told = [one.event for one in table.told() if isinstance(one.event, OlderRules)]
    lost = sum(isinstance(one, Answer) for one in decode(data).log[entry.fit :])
    assert told == [OlderRules(lost)]
    if not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, ask.options[0].id)
    again = Table.load(table.save())
    assert again.hash() == table.hash()
    assert again.version == table.version
    assert again.asks() == table.asks()


def test_what_was_an_option_once_is_a_pack_now() -> None:
    nemesis, lockdown = find("nemesis"), find("lockdown")
    assert nemesis.older_options({"medic": True}) == {"packs": ["medic"]}
    assert nemesis.older_options({"medic": False, "layout": "basic"}) == {"layout": "basic"}
    older = {"hunters": "intruders", "guests": "all", "layout": "alternative"}
    chosen = lockdown.older_options(older)
    assert sorted(chosen["packs"]) == ["guests", "intruders", "surface"]
    assert chosen["guests"] == "all"
