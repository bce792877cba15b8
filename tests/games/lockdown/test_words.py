"""The words of Lockdown where they differ from those that it shares with Nemesis."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from hullbreach.kernel import Text, Texts

WORDS = {"en": ("nightstalker", "intruder"), "pl": ("nocn", "intruz")}
LANGUAGES = pytest.mark.parametrize("language", WORDS)
FILES = {
    "survival": ("survival", "play", "cards", "items", "rooms"),
    "lockdown": ("lockdown", "play", "base", "cards", "items"),
    "lockdown.nightstalkers": ("nightstalkers",),
    "lockdown.intruders": ("intruders",),
    "lockdown.guests": ("guests",),
}
OF_NEMESIS = {
    "pack-lockdown-intruders",
    "mode-lockdown-crossover",
    "list-replacement-events",
}
"""Messages about the intruders of Nemesis, who can hunt here, too."""


@LANGUAGES
def test_the_hunters_have_one_name(language: str) -> None:
    spoken = Texts(language, "lockdown")
    source = "\n".join(
        (files(f"hullbreach.games.{owner}") / "locale" / language / f"{name}.ftl").read_text(
            "utf-8"
        )
        for owner, names in FILES.items()
        for name in names
    )
    entries = FluentParser(with_spans=False).parse(source).body
    ids = [entry.id.name for entry in entries if isinstance(entry, Message)]
    lines = {id: spoken.format(Text(id, {"intruder": "Adult"})).lower() for id in ids}
    assert {id for id, line in lines.items() if WORDS[language][1] in line} == OF_NEMESIS


@LANGUAGES
def test_shared_words_name_the_hunters_of_the_game(language: str) -> None:
    hunters, intruders = WORDS[language]
    text = Text("item-taser-text")
    assert hunters in Texts(language, "lockdown").format(text)
    assert intruders in Texts(language, "nemesis").format(text)


@pytest.mark.rule("L-351")
@pytest.mark.parametrize("id", ["card-rest-text", "room-surgery-text"])
def test_contamination_that_is_removed_goes_under_its_deck(id: str) -> None:
    assert "bottom of the contamination deck" in Texts("en", "lockdown").format(Text(id))
    assert "spód stosu skażenia" in Texts("pl", "lockdown").format(Text(id))
    assert "leave the game" in Texts("en", "nemesis").format(Text(id))


def test_what_lies_in_the_suit_is_explained_on_the_card() -> None:
    for language, shelter in (("en", "Enviro-Suit or a building"), ("pl", "lub w budynku")):
        spoken = Texts(language, "lockdown")
        for card in ("tremor", "meteorites", "loose-ground", "sandstorm"):
            assert shelter in spoken.format(Text(f"mars-{card}-text"))
