"""What people read and choose from: texts, settings, scenes, events, rules, the registry."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from hullbreach.games.airlock import GAME, AirlockGame
from hullbreach.games.airlock.model import Drew, Moved
from hullbreach.kernel import (
    EVERYONE,
    Event,
    Options,
    Table,
    Text,
    Texts,
    eye,
    option,
    registry,
    shelf,
    texts,
)
from hullbreach.kernel.asks import Denial, choose, denials, deny
from hullbreach.kernel.events import Told
from hullbreach.kernel.packs import Pack
from hullbreach.kernel.rules import Checklist, implemented, rule
from hullbreach.kernel.scenes import Card, Hand, Panel, Pile, Region, Scene
from hullbreach.kernel.settings import read_options, settings
from hullbreach.kernel.table import heard

# --- texts ---------------------------------------------------------------------------------------


def test_arguments_are_names_numbers_texts_and_answers_to_selectors() -> None:
    english, polish = Texts("en"), Texts("pl")
    moved = Moved("person-0", "room-hold").text()
    assert english.format(moved) == "Ada moves to Hold."
    assert polish.format(moved) != english.format(moved)
    assert english.format(Drew("person-1").text()) == "Bruno draws a card."
    assert english.format(Drew("person-1", "card-weld").text()) == "Bruno draws Weld."
    nested = Text("list-and", {"first": Text("seat-name", {"number": 1}), "rest": "room-hold"})
    assert english.format(nested) == "seat 1, Hold"


def test_what_is_missing_shows_its_id_and_never_an_error() -> None:
    english = Texts("en")
    assert english.format(Text("no-such-message")) == "no-such-message"
    assert english.name("no-such-name") == "no-such-name"
    assert english.name("room-hold#3") == "Hold", "a numbered copy has the name of its kind"
    assert "Ada" in english.format(Text("log-moved", {"who": "person-0"}))
    assert not english.has("no-such-message")
    with pytest.raises(ValueError, match="en, pl"):
        Texts("de")


def test_a_label_on_the_table_is_stronger_than_a_name() -> None:
    labels = {"room-hold": Text("room-bridge")}
    assert Texts("en").name("room-hold", labels) == "Bridge"
    text = option("move", "room-hold").text
    assert Texts("en").format(text, labels) == "Move to Bridge"


def test_problems_of_a_message_are_found() -> None:
    english = Texts("en")
    assert english.problems(Moved("person-0", "room-hold").text()) == []
    assert english.problems(Drew("person-0").text()) == []
    assert english.problems(Text("nothing-here")) == ["nothing-here"]
    assert english.problems(Moved("person-9", "room-hold").text()) == ["person-9"]
    labels = {"person-9": Text("person-0")}
    assert english.problems(Moved("person-9", "room-hold").text(), labels) == []
    assert "room" in english.problems(Text("log-moved", {"who": "person-0"}))[0]
    deep = Text("list-and", {"first": Text("lost-words"), "rest": "3"})
    assert english.problems(deep) == ["lost-words"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the words of nobody and of the family, each in a folder of its name."""
    monkeypatch.setattr(texts, "SHARED", tmp_path / "nobody")
    texts._bundle.cache_clear()
    yield tmp_path
    texts._bundle.cache_clear()


@pytest.fixture
def family(folder: Path) -> Iterator[None]:
    """Two games: the child speaks the words of its parent, too, and both what they have in common."""

    class Parent(AirlockGame):
        name = "parent"
        words = (folder / "parent", folder / "common")

    class Child(AirlockGame):
        name = "child"
        words = (folder / "child", folder / "common", folder / "parent")

    with registry.lent(Parent()), registry.lent(Child()):
        yield


def says(folder: Path, language: str = "en", **owners: str) -> None:
    """Write what each of them says, as `name = message` lines."""
    for owner, content in owners.items():
        there = folder / owner / language
        there.mkdir(parents=True, exist_ok=True)
        (there / f"{owner}.ftl").write_text(content + "\n", encoding="utf-8")


@pytest.mark.usefixtures("family")
def test_the_words_of_several_games_are_read_only_by_those_that_name_them(folder: Path) -> None:
    says(folder, common="a = of common", nobody="c = of nobody")
    for game in ("parent", "child"):
        assert [Texts("en", game).has(id) for id in "ac"] == [True, True]
    assert [Texts("en", "airlock").has(id) for id in "ac"] == [False, True]
    assert [Texts("en").has(id) for id in "ac"] == [True, True]


@pytest.mark.usefixtures("family")
def test_a_game_speaks_its_own_words_before_those_that_it_shares(folder: Path) -> None:
    says(
        folder,
        child="a = of child",
        common="a = of common\nb = of common",
        parent="a = of parent\nb = of parent\nc = of parent",
        nobody="a = of nobody\nb = of nobody\nc = of nobody\nd = of nobody",
    )
    spoken = [Texts("en", "child").name(id) for id in "abcd"]
    assert spoken == ["of child", "of common", "of parent", "of nobody"]
    spoken = [Texts("en", "parent").name(id) for id in "abcd"]
    assert spoken == ["of parent", "of parent", "of parent", "of nobody"]


@pytest.mark.usefixtures("family")
def test_a_game_does_not_hear_those_that_speak_its_words(folder: Path) -> None:
    says(folder, child="a = of child", parent="b = of parent")
    assert not Texts("en", "parent").has("a")


@pytest.mark.usefixtures("family")
def test_packs_in_play_are_heard_before_their_game_and_the_others_after_it(folder: Path) -> None:
    for pack in ("snow", "rain"):
        says(folder / pack, locale=f"a = of {pack}\nb = of {pack}\n{pack} = of {pack}")
    says(folder, parent="a = of parent", nobody="b = of nobody")
    packs = [Pack(id=pack, folders=(folder / pack,)) for pack in ("rain", "snow")]
    with shelf.lent("parent", *packs):
        assert [Texts("en", "parent").name(id) for id in "ab"] == ["of parent", "of rain"]
        assert Texts("en", "parent+snow").name("a") == "of snow"
        assert Texts("en", "parent+snow").has("rain"), "whoever is told of it knows its name"
        assert not Texts("en", "child").has("snow"), "a relative plays with packs of its own"


@pytest.mark.usefixtures("family")
def test_only_the_game_that_is_read_is_asked_for_its_words(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    says(folder, parent="a = of parent", nobody="c = of nobody")
    monkeypatch.setattr(registry, "loadable", pytest.fail)
    assert [Texts("en", "parent").has(id) for id in "ac"] == [True, True]
    assert [Texts("en", "unknown").has(id) for id in "ac"] == [False, True]


@pytest.mark.usefixtures("family")
def test_a_game_that_cannot_be_loaded_costs_the_others_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    says(folder, parent="a = of parent", nobody="c = of nobody")
    monkeypatch.setattr(registry, "names", lambda: ["broken", "parent"])
    for words in ("", "parent"):
        assert [Texts("en", words).has(id) for id in "ac"] == [True, True]
    assert [Texts("en", "broken").has(id) for id in "ac"] == [False, True]


@pytest.mark.usefixtures("family")
def test_a_game_in_one_language_is_read_in_it_by_everyone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    says(folder, parent="a = only English")
    says(folder, "pl", nobody="c = po polsku")
    monkeypatch.setattr(registry.find("parent"), "languages", ("en",), raising=False)
    assert [Texts("pl", "parent").name(id) for id in "ac"] == ["only English", "po polsku"]


DECLINED = """
room-galley = Kambuz
    .gen = Kambuza
    .to = do Kambuza
figure = { $kind } #{ $number }
    .gen = { CASE($kind, "gen") } #{ $number }
log-goes = Ada idzie { CASE($where, "to") }{ $beside ->
    [none] {""}
   *[other] {" "}obok { CASE($beside, "gen") }
 }.
"""


@pytest.fixture
def polish(folder: Path, family: None) -> Texts:
    says(folder, "pl", parent=DECLINED)
    return Texts("pl", "parent")


def test_a_sentence_asks_for_the_case_of_a_name(polish: Texts) -> None:
    goes = Text("log-goes", {"where": "room-galley", "beside": None})
    assert polish.format(goes) == "Ada idzie do Kambuza."
    assert polish.problems(goes) == []
    copied = Text("log-goes", {"where": "room-galley#2", "beside": Text("room-galley")})
    assert polish.format(copied) == "Ada idzie do Kambuza obok Kambuza."


def test_a_label_on_the_table_is_declined_by_what_it_is_made_of(polish: Texts) -> None:
    labels = {"piece-1": Text("figure", {"kind": "room-galley", "number": 3})}
    goes = Text("log-goes", {"where": "room-galley", "beside": "piece-1"})
    assert polish.format(goes, labels) == "Ada idzie do Kambuza obok Kambuza #3."
    assert polish.problems(goes, labels) == []


def test_a_name_without_the_case_is_shown_as_it_is_and_found(polish: Texts) -> None:
    goes = Text("log-goes", {"where": "room-galley", "beside": "Bruno"})
    assert polish.format(goes) == "Ada idzie do Kambuza obok Bruno."
    assert polish.problems(goes) == ["log-goes: Bruno has no .gen"]


# --- events --------------------------------------------------------------------------------------


class Found(Event, frozen=True):
    what: tuple[str, ...]


def test_an_event_is_named_after_its_class_and_lists_its_things() -> None:
    assert Found.kind == "found"
    assert Texts("en").format(Text("list-and", {"first": "a", "rest": "b"})) == "a, b"
    text = Found(("room-hold", "room-bridge")).text()
    assert text.id == "log-found"
    assert Found(()).text().args["what"] is None
    assert Found(("room-hold",)).text().args["what"] == "room-hold"


def test_who_hears_what() -> None:
    secret, public = Drew("person-0", "card-jam"), Drew("person-0")
    told = [
        Told(secret, "A-1", eye(0), public),
        Told(secret, "A-2", eye(1)),
        Told(public, "A-3", -1),
    ]
    assert told[2].to == EVERYONE
    assert [line.event for line in heard(told, 0)] == [secret, public]
    assert [line.event for line in heard(told, 1)] == [public, secret, public]
    assert [line.rule for line in heard(told, -1)] == ["A-1", "A-3"]


# --- options and denials -------------------------------------------------------------------------


def test_options_and_denials_are_the_same_objects_every_time() -> None:
    assert option("a", "b") is option("a", "b")
    assert option("a", "b").text == Text("option-a", {"a": "b"})
    assert deny("N-1") is deny("N-1")
    assert deny("N-1", "x", "y") is deny("N-1", "x", "y")
    assert deny("N-1", "x", "y") == Denial("N-1", "x", ("y",))
    assert deny("N-1", "x", "y", 2).text == Text("x", {"a": "y", "b": 2})
    assert deny("N-1").text is None


def test_every_reason_counts_once() -> None:
    one, other = deny("N-1", "x"), deny("N-2", "y")
    assert denials(one) == (one,)
    assert denials([other, [one, other], one]) == (other, one)


def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    with pytest.raises(StopIteration) as done:
        next(choose(0, "ask-airlock-vote", [option("stop")]))
    assert done.value.value is option("stop")
    asked = next(choose(0, "ask-airlock-vote", [option("stop")], secret=True))
    assert asked.options == [option("stop")]


def test_what_cannot_be_done_is_told_with_its_rule() -> None:
    table = Table.new("airlock", seats=3, seed="why")
    why = table.why_not(0)
    assert why
    rules = {reason.rule for refusal in why for reason in refusal.reasons}
    assert rules
    assert rules <= set(GAME.checklist.rows)
    assert table.why_not(1) == []


class Renumbered(AirlockGame):
    """Has the rules of another game under numbers of its own."""

    name = "renumbered"

    def rule_id(self, id: str) -> str:
        return id.replace("A-", "R-")


def test_a_table_shows_shared_rules_under_the_numbers_of_its_game() -> None:
    tables = [Table.new(game, seats=3, seed="why") for game in (GAME, Renumbered())]
    while not tables[0].over:
        for table in tables:
            for ask in table.asks():
                table.answer(ask.seat, ask.id, ask.options[-1].id)
        rules = [
            [
                [ask.rule for ask in table.asks()],
                [one.rule for seat in range(3) for no in table.why_not(seat) for one in no.reasons],
                [line.rule for line in table.events(0)],
            ]
            for table in tables
        ]
        assert rules[1] == [[id.replace("A-", "R-") for id in part] for part in rules[0]]
    assert any(line.rule.startswith("R-") for line in tables[1].events(0))


# --- settings ------------------------------------------------------------------------------------


class Many(Options, frozen=True):
    level: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    side: Literal["crew", "ship"] = "crew"
    fast: bool = False
    name: str = ""
    limit: int | None = None


class ManyOptions(AirlockGame):
    name = "many"
    Options = Many  # type: ignore[assignment]


def test_settings_are_typed_and_described() -> None:
    found = {setting.name: setting for setting in settings(ManyOptions())}
    assert list(found) == ["level", "side", "fast", "name", "limit"]
    assert (found["level"].kind, found["level"].low, found["level"].high) == ("number", 1, 3)
    assert found["side"].choices == ("crew", "ship")
    assert [found[name].kind for name in ("fast", "name", "limit")] == ["switch", "text", "number"]
    assert found["side"].choice_label("ship") == Text("setting-many-side-ship")
    assert found["level"].default == 2
    read = read_options(ManyOptions(), {"level": "3", "fast": "1"}, 3)
    assert (read.level, read.fast, read.side) == (3, True, "crew")


def test_the_settings_of_the_sample_game_have_words() -> None:
    for setting in settings(GAME):
        assert all(Texts(language).has(setting.label.id) for language in ("en", "pl"))


# --- scenes --------------------------------------------------------------------------------------


def test_every_element_of_a_scene_has_a_label() -> None:
    card, hand = Card("card-1", Text("a")), Text("hand")
    scene = Scene(
        Text("title"),
        regions=[Region("room-1", Text("room"), 0, 0)],
        piles=[Pile("deck", Text("deck"), 3)],
        hands=[Hand("hand", hand, [card])],
        panels=[Panel("panel-0", Text("panel"))],
    )
    assert scene.labels() == {
        "room-1": Text("room"),
        "deck": Text("deck"),
        "panel-0": Text("panel"),
        "hand": hand,
        "card-1": Text("a"),
    }


def test_options_of_the_sample_game_name_elements_of_its_scene() -> None:
    table = Table.new("airlock", seats=3, seed="scene")
    labels = table.scene(0).labels()
    for each in table.asks()[0].options:
        assert set(each.args) <= set(labels)


# --- rules and the registry ----------------------------------------------------------------------


def test_rules_know_their_paragraph() -> None:
    @rule("Z-901")
    def one() -> None: ...

    rule("Z-901")(one)
    assert len(implemented("Z-901")) == 1
    assert implemented("Z-999") == []
    rows = GAME.checklist
    assert "A-001" in rows
    assert len(rows) == len(rows.rows) == sum(map(len, rows.chapters().values()))
    assert len(Checklist.load()) == 0
    assert all(implemented(each) for each in rows.rows)


def test_a_game_can_be_added_without_installing_it() -> None:
    class Added(AirlockGame):
        name = "added"

    game = Added()
    with registry.lent(game):
        assert registry.find("added") is game
        assert Table.new("added", seats=3).game is game
    assert registry.names() == sorted(registry.names())


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_number_is_too_large_to_be_shown(language: str) -> None:
    """A file may name any number of seats; whoever reads the refusal reads the number."""
    shown = Texts(language).format(Text("error-bad-seats", {"seats": 10**30, "low": 3, "high": 5}))
    assert str(10**30) in shown
