"""A folder is a pack: what is read, what is refused and how, and whose words are spoken where."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.kernel import Table, Text, Texts, find, parcels, shelf
from hullbreach.kernel.errors import BadFolder
from hullbreach.kernel.folders import pack_of, put_all, put_on_the_shelf

GAME = find("nemesis")
FIVE_ADULTS = "[numbers.setup]\nbag = { adult = 5 }\n"


@pytest.fixture(autouse=True)
def own_shelf() -> Iterator[None]:
    """What a test puts on the shelf is gone after it."""
    with shelf.lent("nemesis"), shelf.lent("lockdown"):
        yield


def written(folder: Path, manifest: str = 'game = "nemesis"\n', **files: str) -> Path:
    """A folder: `content_bag` is `content/bag.toml`, `en_words` is `locale/en/words.ftl`."""
    folder.mkdir(parents=True)
    if manifest:
        (folder / "pack.toml").write_text(manifest)
    for name, text in files.items():
        where, _, stem = name.partition("_")
        path = f"content/{stem}.toml" if where == "content" else f"locale/{where}/{stem}.ftl"
        path = f"art/{stem}.svg" if where == "art" else path
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    return folder


def refused(folder: Path) -> tuple[str, str]:
    """Why a folder cannot be played with, in English and in Polish."""
    with pytest.raises(BadFolder) as caught:
        put_on_the_shelf(GAME, folder)
    assert "our-box" not in GAME.packs, "nothing of it stays"
    problems = [one for lang in ("en", "pl") for one in Texts(lang).problems(caught.value.text)]
    assert not [one for one in problems if ":" in one], problems
    english, polish = (Texts(lang).format(caught.value.text) for lang in ("en", "pl"))
    assert english != polish
    return english, polish


@pytest.mark.parametrize(
    ("rows", "says", "mowi"),
    [
        (
            'items = [{ id = "pistol", amo = 2 }]',
            "content/rows.toml, items “pistol”: there is no “amo” here. There are: id, source",
            "content/rows.toml, items „pistol”: nie ma tu „amo”. Są: id, source",
        ),
        (
            'items = [{ id = "pistol", weapon = { ammo = "two" } }]',
            "items “pistol”: “weapon.ammo” is to be a whole number, not words in quotes.",
            "items „pistol”: w „weapon.ammo” ma być liczba całkowita",
        ),
        (
            'items = [{ id = "pistol", use = "often" }]',
            "items “pistol”: “use” cannot be 'often'. It can be: any, ooc, ic, weapon, passive.",
            "w „use” nie może być 'often'. Może być: any, ooc",
        ),
        (
            'items = [{ id = "lute", source = "B", decks = { red = 1 } }]',
            "items “lute”: “use” is missing, and a new row needs it.",
            "items „lute”: brakuje „use”",
        ),
        (
            'items = [{ id = "lute", source = "B", use = "any", decks = { red = 1 } }]',
            "items “lute”: nobody has written what it does (item-lute)",
            "nikt nie napisał, co to robi (item-lute)",
        ),
        (
            'items = [{ id = "grenade", decks = { red = 0 } }]',
            "items “grenade”: “decks[...]” is to be >= 1.",
            "„decks[...]” ma być >= 1.",
        ),
        (
            'items = [{ id = "pistool", remove = true }]',
            "items “pistool”: there is no row to replace or remove. There are: pistol",
            "nie ma wiersza, który można by zastąpić lub usunąć. Są: pistol",
        ),
        (
            'items = [{ id = "pistol" }, { id = "pistol" }]',
            "rows.toml: in items “pistol” is there twice",
            "na liście items „pistol” jest dwa razy",
        ),
        (
            'items = [{ id = "pistol" }, { count = 2 }]',
            "rows.toml: row 2 of items has no id",
            "wiersz 2 listy items nie ma id",
        ),
        (
            'itemz = [{ id = "pistol", source = "B" }]',
            "content/rows.toml, itemz: the game has no such list. It has: numbers, boards",
            "content/rows.toml, itemz: gra nie ma takiej listy.",
        ),
        (
            'characters = [{ id = "captain", quests = ["lute", "laptop"] }]',
            "characters “captain”: character captain names what is not in quests: lute, laptop",
            "wymienia to, czego nie ma na liście quests: lute, laptop",
        ),
        (
            "[numbers.setup]\neggz = 3",
            "content/rows.toml, numbers “setup”: there is no “eggz” here. There are: pods, eggs, bag",
            "numbers „setup”: nie ma tu „eggz”.",
        ),
        (
            "[numbers.setup]\nbag = { adlt = 5 }",
            "numbers “setup”: there is no “adlt” here. There are: blank, larva, creeper, adult, queen.",
            "nie ma tu „adlt”",
        ),
        (
            "[numbers.setup]\neggs = 99",
            "no game can be set up with them",
            "nie da się z nimi rozłożyć gry",
        ),
        ("\nitems = ]", "rows.toml, line 2, column 9: this is not TOML", "linia 2, kolumna 9"),
        ("items = [", "rows.toml, at its end: this is not TOML", "na końcu: to nie jest TOML"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_row_and_what_would_be_right(
    tmp_path: Path, rows: str, says: str, mowi: str
) -> None:
    english, polish = refused(written(tmp_path / "our-box", content_rows=f"{rows}\n"))
    assert says in english
    assert mowi in polish


@pytest.mark.parametrize(
    ("name", "manifest", "files", "says"),
    [
        ("our-box", "", {"content_bag": FIVE_ADULTS}, "has no pack.toml. Write one that says"),
        ("our-box", 'game = "nemesis"', {}, "neither content/*.toml nor locale"),
        ("our-box", "", {}, "has no pack.toml"),
        ("our-box", "game = 3", {}, "pack.toml: “game” is to be words in quotes"),
        ("our-box", 'gam = "nemesis"', {}, "pack.toml: there is no “gam” here. There are: game,"),
        ("our-box", "game", {}, "pack.toml, at its end: this is not TOML"),
        (
            "our-box",
            'game = "chess"',
            {"content_bag": FIVE_ADULTS},
            'game = "chess", which does not',
        ),
        (
            "our-box",
            'game = "nemesis"\nname = { de = "x" }',
            {},
            "no “de” here. There are: en, pl.",
        ),
        ("Our Box", 'game = "nemesis"', {}, "small letters, digits and dashes"),
        (
            "medic",
            'game = "nemesis"',
            {"content_bag": FIVE_ADULTS},
            "has a pack of that name already",
        ),
        (
            "our-box",
            'game = "nemesis"',
            {"en_own": "a = b\nHello there\n"},
            "locale/en/own.ftl, line 2",
        ),
        ("our-box", 'game = "nemesis"', {"de_own": "a = b\n"}, "locale/de/ does not belong there"),
    ],
)
def test_folders_that_are_no_packs(
    tmp_path: Path, name: str, manifest: str, files: dict[str, str], says: str
) -> None:
    assert says in refused(written(tmp_path / name, manifest, **files))[0]


def test_a_file_that_does_not_belong_is_named(tmp_path: Path) -> None:
    folder = written(tmp_path / "our-box", content_bag=FIVE_ADULTS)
    (folder / "README.md").write_text("ours")
    assert put_on_the_shelf(GAME, folder) == "our-box"
    shelf.drop("nemesis", "our-box")
    (folder / "content" / "items.tml").write_text("")
    assert "content/items.tml does not belong there. What does: pack.toml" in refused(folder)[0]


def test_rows_are_replaced_and_removed_where_they_say_so(tmp_path: Path) -> None:
    rows = """
items = [
  { id = "energy-charge", replace = true, decks = { yellow = 2 }, use = "any", source = "B" },
  { id = "decoy", remove = true },
]
"""
    put_on_the_shelf(GAME, written(tmp_path / "our-box", content_items=rows))
    usual, ours = GAME.edition().box.items, GAME.edition(("our-box",)).box.items
    assert usual["energy-charge"].component == "electrical"
    assert (ours["energy-charge"].decks, ours["energy-charge"].component) == ({"yellow": 2}, None)
    assert "decoy" in usual
    assert "decoy" not in ours


def test_a_folder_that_holds_packs(tmp_path: Path) -> None:
    for name, game in (("adults", "nemesis"), ("eggs", "nemesis"), ("more-eggs", "lockdown")):
        written(tmp_path / name, f'game = "{game}"', content_n="[numbers.setup]\neggs = 4\n")
    assert put_all([tmp_path]) == [
        ("nemesis", "adults"),
        ("nemesis", "eggs"),
        ("lockdown", "more-eggs"),
    ]
    assert "more-eggs" in find("lockdown").packs
    assert "more-eggs" not in GAME.packs
    other = written(tmp_path / "attic" / "eggs", content_n="[numbers.setup]\neggs = 3\n")
    with pytest.raises(BadFolder, match="there is another folder of that name"):
        put_all([tmp_path, other])


def test_a_folder_is_read_once_and_travels(tmp_path: Path) -> None:
    folder = written(tmp_path / "our-box", content_bag=FIVE_ADULTS)
    put_on_the_shelf(GAME, folder)
    table = Table.new(GAME, seats=2, options={"packs": ["our-box"]}, seed="house")
    (folder / "content" / "bag.toml").write_text("[numbers.setup]\nbag = { adult = 1 }\n")
    assert GAME.edition(("our-box",)).box.numbers.setup.bag["adult"] == 5
    parcel, houses = parcels.pack(table), pickle.dumps(shelf.houses())
    shelf.drop("nemesis", "our-box")
    assert "our-box" not in GAME.packs
    assert parcels.unpack(parcel).hash() == table.hash()
    assert GAME.edition(("our-box",)).houses == table.edition.houses
    shelf.drop("nemesis", "our-box")
    shelf.take_over(pickle.loads(houses))
    assert GAME.edition(("our-box",)).houses == table.edition.houses


# Words


def test_words_of_a_folder_are_spoken_only_where_it_is_in_play(tmp_path: Path) -> None:
    name = 'game = "nemesis"\nname = { en = "Our {old} box", pl = "Nasze pudło" }'
    written(
        tmp_path / "our-box",
        name,
        en_own="item-grenade = Pineapple\n",
        pl_own="item-grenade = Ananas\n",
    )
    written(tmp_path / "your-box", en_own="item-grenade = Egg\n", content_bag=FIVE_ADULTS)
    put_all([tmp_path])
    grenade = Text("item-grenade")
    usual = Texts("en", "nemesis").format(grenade)

    def spoken(*packs: str, language: str = "en") -> str:
        words = GAME.edition(GAME.agree(packs)).words
        return Texts(language).of(words).format(grenade)

    assert usual not in ("Pineapple", "Egg")
    assert [spoken(), spoken("our-box"), spoken("your-box")] == [usual, "Pineapple", "Egg"]
    assert spoken("our-box", language="pl") == "Ananas"
    assert spoken("your-box", language="pl") == Texts("pl", "nemesis").format(grenade)
    assert spoken("our-box", "your-box") == "Egg", "the later one by name lies on top"
    for words in ("", "nemesis", "nemesis+your-box"):
        assert Texts("en", words).format(Text("pack-nemesis-our-box")) == "Our {old} box"
    assert Texts("pl").format(Text("pack-nemesis-our-box")) == "Nasze pudło"
    assert Texts("en").format(Text("pack-nemesis-your-box")) == "your-box"


def test_the_pack_of_a_folder_needs_others(tmp_path: Path) -> None:
    manifest = 'game = "nemesis"\nneeds = ["medic"]\n'
    folder = written(tmp_path / "our-box", manifest, content_bag=FIVE_ADULTS)
    assert pack_of(folder)[1].needs == ("medic",)
    put_on_the_shelf(GAME, folder)
    assert GAME.agree(["our-box", "medic"])[-2:] == ("medic", "our-box")


DRAWN = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


def test_a_folder_brings_drawings(tmp_path: Path) -> None:
    symbol = '<symbol id="item-pistol" viewBox="0 0 9 9"><circle class="f" r="4"/></symbol>'
    own = put_on_the_shelf(GAME, written(tmp_path / "our-box", art_own=DRAWN.format(symbol)))
    drawn = GAME.edition((own,)).art.drawings["item-pistol"]
    assert drawn != GAME.edition().art.drawings["item-pistol"]
    assert "<circle" in drawn.text


def test_a_drawing_in_a_folder_that_does_more_than_draw_is_refused(tmp_path: Path) -> None:
    symbol = '<symbol id="mine" viewBox="0 0 9 9"><path onload="x()"/></symbol>'
    says, mowi = refused(written(tmp_path / "our-box", art_own=DRAWN.format(symbol)))
    assert 'art/own.svg/mine: onload="x()" does not belong into a drawing' in says
    assert 'art/own.svg/mine: onload="x()" nie pasuje do rysunku' in mowi
