"""Packs: what goes together, what each adds, and that saves outlive packs that are not in play."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.looks.picture import Picture
from hullbreach.games.survival.rules.effects import Layer
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import Rule, Table, Text, find, shelf
from hullbreach.kernel.errors import BadPacks, MissingPack
from hullbreach.kernel.folders import put_on_the_shelf
from hullbreach.kernel.packs import Insert, Pack, Parts, Stage
from hullbreach.kernel.scenes import Fact, Panel, Piece
from hullbreach.kernel.settings import read_options, settings
from hullbreach.kernel.table import HouseRules

GAME = find("nemesis")


class Generous(Rulebook[Nemesis]):
    """Everybody draws one card more."""

    def hand_limit(self, g: Nemesis, seat: int) -> int:
        return super().hand_limit(g, seat) + 1


class Lavish(Rulebook[Nemesis]):
    """Everybody draws two cards more."""

    def hand_limit(self, g: Nemesis, seat: int) -> int:
        return super().hand_limit(g, seat) + 2


def pause(g: Nemesis) -> Rule[None]:
    """A step in which nothing happens."""
    g.advance()
    yield from ()


def toy(id: str, rules: type[Any], **more: Any) -> Pack:
    insert = Insert(Stage(f"{id}-pause", pause), after="attacks")
    return Pack(id=id, brings=Parts(rules=rules, course=(insert,)), **more)


GIFTS, RICHES = toy("gifts", Generous), toy("riches", Lavish)


def played(packs: list[str], answers: int = 120) -> list[str]:
    """The hashes of a game in which everybody takes the last option."""
    table = Table.new(GAME, seats=3, options={"packs": packs}, seed="toys")
    while not table.over and table.answers < answers:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, ask.options[-1].id)
    return [getattr(entry, "hash", "") for entry in table.log]


@pytest.mark.parametrize("order", [(GIFTS, RICHES), (RICHES, GIFTS)], ids=["gifts", "riches"])
def test_two_packs_extend_the_same_rule_and_insert_after_the_same_step(
    order: tuple[Pack, Pack],
) -> None:
    with shelf.lent("nemesis", *order):
        ids = [pack.id for pack in order]
        edition = GAME.edition(GAME.agree(ids))
        table = Table.new(GAME, seats=2, options={"packs": ids}, seed="toys")
        hand = edition.box.numbers.turn.hand
        assert edition.rules.hand_limit(table.play, 0) == hand + 1 + 2
        after = edition.course.after
        steps = [after[name].name for name in ("attacks", "gifts-pause", "riches-pause")]
        assert steps == ["gifts-pause", "riches-pause", "fire"]


def test_the_order_of_installing_makes_no_difference() -> None:
    with shelf.lent("nemesis", GIFTS, RICHES):
        one = GAME.edition(GAME.agree(["gifts", "riches"]))
        games = played(["gifts", "riches"])
    with shelf.lent("nemesis", RICHES, GIFTS):
        other = GAME.edition(GAME.agree(["riches", "gifts"]))
        assert (one.ids, one.fingerprint) == (other.ids, other.fingerprint)
        assert played(["riches", "gifts"]) == games


def test_one_more_effect_for_a_card_keeps_those_that_it_has() -> None:
    layer = Layer.new()

    @layer.cards.adds("card-demolition")
    def whistle(g: Nemesis, seat: int) -> Rule[None]:
        yield from ()

    with shelf.lent("nemesis", Pack(id="whistles", brings=Parts(layers=(layer,)))):
        usual = GAME.edition().effects.cards.of("card-demolition")
        more = GAME.edition(("whistles",)).effects.cards.of("card-demolition")
        assert more == (*usual, whistle)


class Lamps(Picture[Any, Any]):
    """A lamp hangs on the board."""

    def own_pieces(self, view: Any) -> Iterable[Piece]:
        return [*super().own_pieces(view), Piece("lamp", "slot-001", "light", Text("lamp"))]


class Bells(Picture[Any, Any]):
    """A bell hangs on the board, and everybody sees who may ring it."""

    def own_pieces(self, view: Any) -> Iterable[Piece]:
        return [*super().own_pieces(view), Piece("bell", "slot-001", "noise", Text("bell"))]

    def seat_panel(self, view: Any, seat: int) -> Panel:
        panel = super().seat_panel(view, seat)
        return msgspec.structs.replace(panel, facts=[*panel.facts, Fact(Text("bell"), Text("x"))])


@pytest.mark.parametrize("order", [("bells", "lamps"), ("lamps", "bells")])
def test_packs_lay_what_they_look_like_upon_the_picture(order: tuple[str, str]) -> None:
    looks = {"bells": Bells, "lamps": Lamps}
    with shelf.lent("nemesis", *(Pack(id=id, brings=Parts(looks=looks[id])) for id in order)):
        table = Table.new(GAME, seats=2, options={"packs": list(order)}, seed="toys")
        scene = table.scene(0)
        assert [one.id for one in scene.pieces if one.at == "slot-001"] == ["bell", "lamp"]
        assert [panel.facts[-1].label.id == "bell" for panel in scene.panels] == [False, True, True]
        plain = Table.new(GAME, seats=2, seed="toys").scene(0)
        assert {one.id for one in scene.pieces} - {one.id for one in plain.pieces} == {
            "bell",
            "lamp",
        }


# What goes together


def test_roles_that_nobody_names_are_the_usual_ones() -> None:
    assert GAME.agree([]) == ("base", "ship", "intruders")
    assert GAME.agree(["medic"]) == ("base", "ship", "intruders", "medic")


@pytest.mark.parametrize(
    ("more", "wanted", "says"),
    [
        ({}, ["toys", "medics"], "there is no pack “medics”. There are: base, "),
        ({"needs": ("medic",)}, ["toys"], "“pack-nemesis-toys” needs “the Medic”. Add it."),
        ({"conflicts": ("medic",)}, ["toys", "medic"], "“the Medic” do not go together."),
        ({"role": "race"}, ["toys", "intruders"], "cannot hunt together. Choose one of them."),
    ],
)
def test_what_does_not_go_together_is_refused(
    more: dict[str, Any], wanted: list[str], says: str
) -> None:
    with shelf.lent("nemesis", Pack(id="toys", **more)):
        with pytest.raises(BadPacks) as caught:
            read_options(GAME, {"packs": wanted}, 2)
        assert says in str(caught.value)


def test_a_game_without_packs_says_so() -> None:
    game = find("airlock")
    with (
        shelf.lent("airlock", Pack(id="toys", names={"en": "Toys"})),
        pytest.raises(BadPacks, match=r"it is played as it is\. Leave out “pack-airlock-toys”\."),
    ):
        Table.new(game, seats=3, options={"packs": ["toys"]})
    assert Table.new(game, seats=3, options={"packs": ["base"]}).edition.ids == ("base",)


def test_the_packs_are_offered_as_a_set() -> None:
    packs = next(one for one in settings(GAME) if one.name == "packs")
    assert packs.kind == "set"
    roles = dict(zip(packs.choices, packs.roles, strict=True))
    assert {"ship": "mission", "intruders": "race", "medic": "module"}.items() <= roles.items()
    assert packs.default == ["ship", "intruders"]


def test_each_pack_alone_each_pair_and_all_are_ways_to_play() -> None:
    with shelf.lent("nemesis", GIFTS, RICHES):
        modes = [name.split(".") for name, _options, _seats in GAME.pack_modes()]
        modules = [id for id, pack in GAME.packs.items() if pack.role == "module"]
    assert all([one] in modes for one in modules)
    assert all([one, other] in modes for one, other in combinations(modules, 2))
    assert set(modules) <= set(modes[-1]), "and all that go together"


# Saves


def test_rows_of_a_pack_that_is_not_in_play_change_nothing(tmp_path: Path) -> None:
    table = Table.new(GAME, seats=2, seed="before")
    saved, fingerprint = table.save(), table.edition.fingerprint
    rows = 'rooms = [{ id = "sauna", back = "2", colour = "green", source = "B" }]\n'
    box = written(tmp_path / "sauna", rooms=rows)
    with shelved(box):
        assert GAME.edition().fingerprint == fingerprint
        assert "sauna" not in GAME.edition().box.rooms
        again = Table.load(saved)
        assert again.hash() == table.hash()
        assert len(again.log) == len(table.log), "nothing had to be renewed"


def test_a_pack_that_is_no_longer_installed_is_named() -> None:
    with shelf.lent("nemesis", GIFTS):
        saved = Table.new(GAME, seats=2, options={"packs": ["gifts"]}, seed="toys").save()
    with pytest.raises(MissingPack, match="“gifts”, which is not here"):
        Table.load(saved)


# A folder is a pack, too


def written(folder: Path, **files: str) -> Path:
    (folder / "content").mkdir(parents=True)
    (folder / "pack.toml").write_text('game = "nemesis"\n')
    for name, text in files.items():
        (folder / "content" / f"{name}.toml").write_text(text)
    return folder


class shelved:  # noqa: N801 (used like a function)
    """A folder on the shelf, for the time of the block."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> str:
        self.lent = shelf.lent("nemesis")
        self.lent.__enter__()
        return put_on_the_shelf(GAME, self.folder)

    def __exit__(self, *error: object) -> None:
        self.lent.__exit__(None, None, None)


@pytest.fixture
def our_box(tmp_path: Path) -> Iterator[str]:
    numbers = "[numbers.setup]\nbag = { adult = 5 }\n"
    items = 'items = [{ id = "pistol", weapon = { ammo = 2, capacity = 2 }, source = "B" }]\n'
    with shelved(written(tmp_path / "our-box", numbers=numbers, items=items)) as id:
        yield id


def test_a_folder_changes_a_number_and_a_card(our_box: str) -> None:
    usual, ours = GAME.edition().box, GAME.edition((our_box,)).box
    assert usual.numbers.setup.bag["adult"] == 3
    assert ours.numbers.setup.bag == {**usual.numbers.setup.bag, "adult": 5}
    assert ours.items["pistol"].weapon.capacity == 2
    assert ours.items["pistol"].heavy == usual.items["pistol"].heavy, "the rest of the row stays"
    table = Table.new(GAME, seats=2, options={"packs": [our_box]}, seed="house")
    bag = table.play.state.zones["bag"]
    assert sum(token.startswith("token-adult") for token in bag) == 5 + 2


def test_the_save_knows_the_folder_and_everybody_is_told(our_box: str) -> None:
    table = Table.new(GAME, seats=2, options={"packs": [our_box]}, seed="house")
    (fingerprint,) = table.edition.houses.values()
    told = [one.event for one in table.told() if isinstance(one.event, HouseRules)]
    assert told == [HouseRules(("pack-nemesis-our-box",), fingerprint)]
    saved = table.save()
    assert Table.load(saved).hash() == table.hash()
    with shelf.lent("nemesis"):
        shelf._added["nemesis"] = {}
        shelf._forget()
        with pytest.raises(MissingPack, match="our-box"):
            Table.load(saved)
