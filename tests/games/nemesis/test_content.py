"""The data files hold what the rulebook's list of components says is in the box."""

from collections import Counter
from collections.abc import Iterable

import pytest
from tests.games.survival.boxes import built, data_of

from hullbreach.games.nemesis.content import Content
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import CONTENT as BOX
from hullbreach.games.survival.printed import Board
from hullbreach.kernel.content import ContentError
from hullbreach.testkit.wording import messages

BOARDS = pytest.mark.parametrize("board", BOX.boards.values(), ids=lambda board: board.id)

# From the rulebook's pages of components, not from the data. Our text of them lost the green deck,
# which is as large as the red and the yellow one. Coloured rings and room sheets do not play.
RULEBOOK = {
    "sides": 2,
    "tracks": 3,
    "room-tiles-1": 11,
    "room-tiles-2": 9,
    "special-rooms": 5,
    "intruder-figures": 6 + 3 + 8 + 2 + 1,
    "intruder-tokens": 27,
    "exploration-tokens": 20,
    "engine-tokens": 6,
    "escape-pods": 4,
    # fire, malfunction, doors, noise, eggs, carcasses, corpses, status, ammo, five injuries,
    # depressurization, first player, scanner, help cards, inventories, intruder board, bag
    "supplies": 8 + 8 + 12 + 30 + 8 + 8 + 5 + 18 + 50 + 2 + 1 + 1 + 1 + 5 + 5 + 1 + 1,
    "dice": 2 + 2,
    "events": 20,
    "attacks": 20,
    "weaknesses": 8,
    "coordinates": 8,
    "serious-wounds": 16,
    "contamination": 27,
    "personal-objectives": 9,
    "corporate-objectives": 9,
    "coop-objectives": 7,
    "intruder-player-cards": 10,
    "red-items": 30,
    "yellow-items": 30,
    "green-items": 30,
    "crafted-items": 12,
    "starting-items": 6,
    "quest-items": 12,
    "characters": 6,
    "action-cards": 60,
}
MEDIC = {"characters": 1, "action-cards": 10, "starting-items": 1, "quest-items": 2}


def supply(name: str) -> int:
    return int(BOX.supplies[name].count)


def test_every_list_is_as_long_as_in_the_box() -> None:
    here = {(line.pack, line.list): line.here for line in BOX.tally()}
    assert {name: n for (pack, name), n in here.items() if pack != "medic"} == RULEBOOK
    assert {name: n for (pack, name), n in here.items() if pack == "medic"} == MEDIC


def test_the_tally_tells_the_certain_from_the_reconstructed() -> None:
    for line in BOX.tally():
        assert line.box == line.here == line.certain + line.reconstructed
    reconstructed = {line.list: line.reconstructed for line in BOX.tally() if line.pack != "medic"}
    assert reconstructed["events"] == 0
    assert reconstructed["quest-items"] == 3


def test_what_is_reconstructed_names_the_value_not_used() -> None:
    assert [row.id for *_, row, _ in BOX.pieces() if not row.certain and not row.rival] == []


@pytest.mark.rule("N-001", "N-002", "N-003", "N-006", "N-007")
def test_markers_and_tokens() -> None:
    assert supply("fire") == 8
    assert supply("malfunction") == 8
    assert supply("door") == 12
    assert supply("noise") == 30
    assert supply("egg") == 8
    assert supply("carcass") == 8
    assert supply("corpse-blue") == 1
    assert supply("corpse-red") == 4
    assert supply("status") == 18
    assert supply("ammo") == 50
    assert supply("help-card") == 5


@pytest.mark.rule("N-004")
def test_intruder_figures() -> None:
    figures = {name: figure.count for name, figure in BOX.intruders.items()}
    assert figures == {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}


@pytest.mark.rule("N-005")
def test_intruder_tokens() -> None:
    tokens: Counter[str] = Counter()
    for token in BOX.intruder_tokens.values():
        tokens[token.intruder or "blank"] += token.count
    assert tokens == {
        "larva": 8,
        "creeper": 3,
        "adult": 12,
        "breeder": 2,
        "queen": 1,
        "blank": 1,
    }


@pytest.mark.rule("N-008")
def test_room_tiles() -> None:
    backs = Counter(room.back for room in BOX.rooms.values())
    assert backs == {"1": 11, "2": 9, "special": 5}
    colours = Counter(room.colour for room in BOX.rooms.values() if room.back != "special")
    assert colours == {"yellow": 5, "green": 4, "red": 4, "white": 5, None: 2}
    assert sum(room.computer for room in BOX.rooms.values()) == 7


def test_only_nest_and_slime_never_malfunction() -> None:
    safe = [room.id for room in BOX.rooms.values() if not room.malfunction]
    assert safe == ["nest", "room-covered-with-slime"]


@pytest.mark.rule("N-009")
def test_exploration_tokens() -> None:
    items = [n for token in BOX.exploration_tokens.values() for n in token.items]
    assert len(items) == 20
    assert sum(items) == 44


@pytest.mark.rule("N-010")
def test_decks() -> None:
    assert len(BOX.events) == 20
    assert sum(len(attack.blood) for attack in BOX.attacks.values()) == 20
    assert sum(card.count for card in BOX.contamination.values()) == 27
    assert sum(card.count for card in BOX.contamination.values() if card.infected) == 7
    assert sum(wound.count for wound in BOX.wounds.values()) == 16
    assert len(BOX.weaknesses) == 8
    assert len(BOX.coordinates) == 8


@pytest.mark.rule("N-011")
def test_objectives() -> None:
    decks = Counter(objective.deck for objective in BOX.objectives.values())
    assert decks == {"personal": 9, "corporate": 9, "coop": 7}


@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 7), (4, 8), (5, 9)])
@pytest.mark.parametrize("deck", ["personal", "corporate"])
def test_objectives_left_by_players(deck: str, players: int, left: int) -> None:
    fitting = [o for o in BOX.objectives.values() if o.deck == deck and o.players <= players]
    assert len(fitting) == left


def test_no_objective_names_a_player_who_may_be_missing() -> None:
    victims = [o for o in BOX.objectives.values() if o.victim]
    assert sorted(o.victim or 0 for o in victims) == [1, 2, 3, 4, 5]
    assert all(o.players >= (o.victim or 0) for o in victims)


@pytest.mark.rule("N-012")
def test_each_character_owns_ten_cards_a_weapon_and_two_quests() -> None:
    for character in BOX.characters.values():
        assert sum(character.cards.values()) == 10
        assert character.cards["search"] == 2
        assert BOX.items[character.weapon].weapon is not None
        assert len(set(character.quests)) == 2
    assert len({character.colour for character in BOX.characters.values()}) == 7


@pytest.mark.rule("N-013")
def test_item_decks() -> None:
    decks: Counter[str] = Counter()
    for item in BOX.items.values():
        decks.update(item.decks)
    assert decks == {"red": 30, "yellow": 30, "green": 30, "crafted": 12, "starting": 7}


def test_recipes() -> None:
    recipes = {item.id: set(item.recipe) for item in BOX.items.values() if item.recipe}
    assert recipes == {
        "antidote": {"chemical", "medical"},
        "taser": {"electrical", "tool"},
        "flamethrower": {"chemical", "tool"},
        "molotov-cocktail": {"chemical", "cloth"},
    }
    supplied = {item.component for item in BOX.items.values()}
    assert set().union(*recipes.values()) <= supplied
    assert BOX.items["bandages"].component == "cloth"


def test_found_weapons_hold_one_shot_and_the_flamethrower_is_full() -> None:
    for item in BOX.items.values():
        if item.weapon:
            full = "red" not in item.decks
            assert item.weapon.ammo == (item.weapon.capacity if full else 1)
            assert item.heavy


def test_events_are_symmetrical() -> None:
    movers = {
        ("adult", "breeder", "queen"),
        ("creeper", "adult"),
        ("adult", "breeder"),
        ("creeper", "breeder", "queen"),
        ("breeder", "queen"),
    }
    for direction in (1, 2, 3, 4):
        cards = [event.movers for event in BOX.events.values() if event.direction == direction]
        assert len(cards) == 5
        assert set(cards) == movers
    assert sum(event.remove for event in BOX.events.values()) == 4
    assert [event.id for event in BOX.events.values() if event.shuffle_back] == ["malfunction"]


def test_blood_and_symbols_of_the_attack_deck() -> None:
    blood = Counter(value for attack in BOX.attacks.values() for value in attack.blood)
    assert blood == {2: 2, 3: 4, 4: 5, 5: 5, 6: 2, "retreat": 2}
    strikes: Counter[str] = Counter()
    for attack in BOX.attacks.values():
        strikes.update({attacker: len(attack.blood) for attacker in attack.attackers})
    assert strikes == {"creeper": 8, "adult": 13, "breeder": 15, "queen": 18}


def test_each_letter_leads_to_each_destination_twice() -> None:
    for letter in range(4):
        cards = Counter(card.destinations[letter] for card in BOX.coordinates.values())
        assert cards == {"earth": 2, "mars": 2, "venus": 2, "deep-space": 2}


def test_dice() -> None:
    noise = Counter(BOX.dice["noise"].faces)
    assert noise == {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1}
    combat = Counter(BOX.dice["combat"].faces)
    assert combat == {"blank": 1, "creeper": 2, "adult": 1, "hit": 1, "double-hit": 1}


def test_tracks() -> None:
    time, destination = BOX.tracks["time"], BOX.tracks["destination"]
    assert Counter(time.spaces) == {"green": 1, "white": 6, "blue": 8, "red": 1}
    assert time.spaces[time.start] == "green"
    assert time.spaces.index("blue") == 7
    assert BOX.tracks["self-destruct"].spaces.index("yellow") == 3
    assert destination.spaces[destination.start] == "b"


def test_setup_numbers() -> None:
    setup = BOX.numbers.setup
    assert setup.pods == (2, 2, 3, 3, 4)
    assert setup.eggs == 5
    assert setup.bag == {"blank": 1, "larva": 4, "creeper": 1, "adult": 3, "queen": 1}
    assert setup.bag_per_player == {"adult": 1}


@BOARDS
def test_the_board_has_a_slot_for_every_room(board: Board) -> None:
    assert Counter(slot.type for slot in board.slots.values()) == {"1": 11, "2": 5, "special": 5}
    special = {slot.room for slot in board.slots.values() if slot.type == "special"}
    assert special == {room.id for room in BOX.rooms.values() if room.back == "special"}


@BOARDS
def test_a_corridor_has_the_same_numbers_at_both_ends(board: Board) -> None:
    for corridor in board.corridors.values():
        for end in corridor.joins:
            around = board.around(end)
            assert [n for n in around if around[n] == corridor.id] == list(corridor.numbers)


@BOARDS
def test_every_room_can_be_reached(board: Board) -> None:
    reached, new = set[str](), {"001"}
    while new:
        reached |= new
        joins = [corridor.joins for corridor in board.corridors.values()]
        new = {end for pair in joins if reached & set(pair) for end in pair} - reached
    assert reached == set(board.slots)


@BOARDS
def test_slots_lie_apart_on_the_drawing_plane(board: Board) -> None:
    places = [*board.slots.values(), *board.networks.values(), *board.parking.values()]
    for place in places:
        assert 0 < place.x < board.width
        assert 0 < place.y < board.height
    for one in places:
        for other in places:
            if one is not other:
                assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= 80**2


def test_corridors_of_the_two_sides() -> None:
    basic, alternative = BOX.boards["basic"], BOX.boards["alternative"]
    assert len(basic.corridors) == 28
    assert sum(bool(slot.technical) for slot in basic.slots.values()) == 8
    assert len(alternative.corridors) == 29


def test_the_alternative_side() -> None:
    board = BOX.boards["alternative"]
    assert set(board.networks) == {"red", "blue"}
    doubles = [name[:-1] for name in board.corridors if name.endswith("a")]
    assert doubles == ["005-008", "011-013", "017-018", "020-021"]
    assert board.slots["007"].room == "evacuation-section-a"
    assert board.slots["009"].room == "evacuation-section-b"


FILES = data_of(GAME)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("ship/rooms.toml", "computer = true", "komputer = true", "komputer"),
        ("ship/rooms.toml", 'id = "storage"', 'id = "armory"', "“armory” is there twice"),
        ("base/characters.toml", "reload = 1", "reloading = 1", "not in actions: reloading"),
        ("base/characters.toml", '"log-key"', '"lock-key"', "not in quests: lock-key"),
        ("base/quests.toml", '"chemicals"', '"chemistry"', "not in items: chemistry"),
        ("ship/boards.toml", "numbers = [3]", "numbers = [4]", "not 1 to 4 once each"),
        (
            "ship/boards.toml",
            'joins = ["001", "002"]',
            'joins = ["001", "022"]',
            "not in slots: 022",
        ),
        ("intruders/events.toml", "events = 20", "events = 21", "the box has 21, the data 20"),
        ("base/dice.toml", 'source = "P1', 'source = "hearsay', "source"),
    ],
)
def test_a_broken_file_is_refused(file: str, old: str, new: str, complaint: str) -> None:
    assert old in FILES[file]
    with pytest.raises(ContentError, match=complaint):
        built(GAME, Content, (), FILES | {file: FILES[file].replace(old, new, 1)})


# Words beside those that every game of the family needs: kind of message, ids that need it, whether a
# text says how the thing works.
NAMES: list[tuple[str, Iterable[str], bool]] = [
    ("intruder-card", BOX.intruder_player, True),
    ("character", BOX.characters, False),
    ("engine", BOX.engines, False),
    ("pod", BOX.pods, False),
    ("coordinates", BOX.coordinates, False),
    ("list", RULEBOOK, False),
]


def texts(language: str) -> dict[str, str]:
    return messages(language, "survival.ftl", "nemesis.ftl", game="nemesis")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_rest_has_a_name_and_what_acts_has_a_text(language: str) -> None:
    words = texts(language)
    for kind, ids, explained in NAMES:
        for name in ids:
            assert words[f"{kind}-{name}"]
            if explained:
                assert words[f"{kind}-{name}-text"].endswith(".")


@pytest.mark.rule("N-182", "N-397", "N-405")
def test_what_the_symbols_on_items_say() -> None:
    weapons = {id for id, item in BOX.items.items() if item.weapon is not None}
    assert len(weapons) == 11
    for id, item in BOX.items.items():
        lasting = id in weapons or id == "extended-magazine"
        assert item.cost == (0 if lasting else 1), id
        assert item.one_use is not lasting, id
        assert item.heavy is (id in weapons or id == "fire-extinguisher"), id
        assert item.extra_ammo == (2 if id == "extended-magazine" else 0), id
        assert not item.reaction, id


@pytest.mark.rule("N-182", "N-397", "N-405", "N-427")
def test_what_the_symbols_on_quest_items_say() -> None:
    free = {"intercom", "autoloader", "armor", "holo-computer", "combat-drugs"}
    lasting = {"intercom", "plasma-torch", "flashlight", "autoloader"}
    heavy = {"motion-scanner", "holo-computer"}
    for id, quest in BOX.quests.items():
        assert quest.cost == (0 if id in free else 2 if id == "flashlight" else 1), id
        assert quest.one_use is (id not in lasting | heavy), id
        assert quest.heavy is (id in heavy), id
        assert quest.reaction is (id in ("armor", "motion-scanner")), id
        assert quest.extra_ammo == (1 if id == "autoloader" else 0), id


@pytest.mark.rule("N-540")
def test_one_card_is_for_the_nest() -> None:
    assert [id for id, card in BOX.actions.items() if card.nest] == ["full-auto"]


def test_one_attack_is_on_everybody() -> None:
    assert [id for id, card in BOX.attacks.items() if card.everyone] == ["frenzy"]
