"""The data files of Lockdown hold what the rulebook's list of components says is in the box."""

from collections import Counter
from collections.abc import Iterable

import pytest
from tests.games.survival.boxes import built, data_of

from hullbreach.games.lockdown.content import (
    SECTIONS,
    Board,
    Character,
    Content,
    Guest,
)
from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.suite.scenario import CONTENT as BOX
from hullbreach.games.nemesis.suite.scenario import CONTENT as NEMESIS_BOX
from hullbreach.kernel.content import ContentError
from hullbreach.testkit.wording import messages

BASIC, ALTERNATIVE = BOX.boards["basic"], BOX.boards["alternative"]
BOARDS = pytest.mark.parametrize("board", BOX.boards.values(), ids=lambda board: board.id)
TIME = BOX.tracks["time"]

# From the rulebook's pages of components, not from the data. Coloured rings, figures of characters,
# their boards, the cards to choose them and the sheets about rooms do not play.
RULEBOOK = {
    "sides": 1,
    "tracks": 1,
    "room-tiles-1": 10,
    "room-tiles-2": 9,
    "room-tiles-fixed": 3,
    # elevators, stairs, alert room; on the other side a small room and three crossroads
    "special-rooms": 3 + 4 + 1 + 1 + 3,
    "intruder-figures": 6 + 3 + 8 + 2 + 1,
    "intruder-tokens": 27,
    "exploration-tokens": 20,
    "surface-tokens": 10,
    "power-tokens": 4,
    "css-tokens": 7,
    "contingency-tokens": 7,
    "computer-cards": 6,
    "mars-cards": 8,
    # fire, malfunction, doors, noise, eggs, carcasses, corpses, status, ammo, injuries to 8 and to 12,
    # knowledge; time, alert, ventilation, autodestruction, first player, rover, gate, elevator,
    # scanner; cards: help, contingencies, nightstalkers; inventories, laboratory, bag
    "supplies": sum((12, 10, 11, 30, 8, 8, 5, 18, 30, 10, 3, 6, *[1] * 9, 5, 5, 5, 5, 1, 1)),
    "dice": 2 + 2 + 2 + 1,
    "events": 22,
    "attacks": 20,
    "weaknesses": 6,
    "serious-wounds": 25,
    "contamination": 27,
    "personal-objectives": 9,
    "corporate-objectives": 9,
    "coop-objectives": 10,
    "red-items": 30,
    "yellow-items": 30,
    "green-items": 30,
    "crafted-items": 15,
    "starting-items": 4,
    "quest-items": 6,
    "characters": 6,
    "action-cards": 60,
}
OTHERS = {
    "surface": {"sides": 1},
    "intruders": {
        "intruder-figures": 20,
        "intruder-tokens": 27,
        "attacks": 20,
        "weaknesses": 6,
        "events": 20,
    },
    "guests": {"action-cards": 60, "quest-items": 6, "guests": 6},
}
LINES = {
    (line.pack, line.list): line for edition in GAME.each_pack() for line in edition.box.tally()
}


def test_every_list_is_as_long_as_in_the_box() -> None:
    here = {key: line.here for key, line in LINES.items()}
    assert {name: n for (pack, name), n in here.items() if pack in GAME.usual_packs} == RULEBOOK
    for pack, lists in OTHERS.items():
        assert {name: n for (owner, name), n in here.items() if owner == pack} == lists


def test_the_tally_tells_the_certain_from_the_reconstructed() -> None:
    """As the table of what is known about the box says."""
    lines = LINES
    assert all(line.box == line.here for line in lines.values())
    guessed = {
        name: line.reconstructed for (pack, name), line in lines.items() if pack not in OTHERS
    }
    for known in ("intruder-tokens", "attacks", "events", "computer-cards", "characters"):
        assert guessed[known] == 0
    assert guessed["contingency-tokens"] == guessed["power-tokens"] == 0
    assert lines["intruders", "events"].reconstructed == 6
    assert guessed["action-cards"] == 4
    assert guessed["weaknesses"] == 5
    assert guessed["mars-cards"] == 7
    assert lines["guests", "guests"].certain == 0


def test_the_listing_is_the_box() -> None:
    shown = {row.name: row for row in GAME.content()}
    assert {name: row.here for name, row in shown.items()} == RULEBOOK | {
        f"{name}-{pack}": n for pack, lists in OTHERS.items() for name, n in lists.items()
    }
    assert all(row.box == row.here for row in shown.values())
    assert shown["css-tokens"].entries[0].id == "cargo-a"
    assert shown["events-intruders"].entries[0].id == "event-intruders-bulkheads-open"


# Tokens, tiles and dice


@pytest.mark.rule("L-004")
def test_markers() -> None:
    counts = [12, 10, 30, 11, 8, 8, 5]
    markers = ("fire", "malfunction", "noise", "door", "egg", "carcass", "corpse-red")
    assert [BOX.supplies[marker].count for marker in markers] == counts


@pytest.mark.rule("L-003")
def test_figures() -> None:
    figures = {name: figure.count for name, figure in BOX.intruders.items()}
    assert figures == {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}


@pytest.mark.rule("L-002")
def test_tokens_of_the_bag() -> None:
    tokens: Counter[str] = Counter()
    for token in BOX.intruder_tokens.values():
        tokens[token.intruder or "blank"] += token.count
    kinds = {"larva": 8, "creeper": 3, "adult": 12, "breeder": 2, "queen": 1, "blank": 1}
    assert tokens == kinds


def test_darkness_never_makes_a_token_milder() -> None:
    for token in BOX.intruder_tokens.values():
        assert token.lit <= token.dark
        if token.intruder:
            assert token.id == f"{token.intruder}-{token.lit}-{token.dark}"


def test_the_bag_at_the_start() -> None:
    setup = BOX.numbers.setup
    assert setup.bag == {"blank": 1, "larva": 4, "creeper": 1, "adult": 3, "queen": 1}
    assert setup.bag_per_player == {"adult": 1}
    assert setup.eggs == 5


def test_power_tokens() -> None:
    assert [(token.number, token.active) for token in BOX.power.values()] == [
        (1, True),
        (2, True),
        (3, False),
        (4, False),
    ]


def test_one_more_cargo_token_than_the_track_has_room_for() -> None:
    assert sum(token.count for token in BOX.cargo.values()) == len(TIME.css) + 1
    for token in BOX.cargo.values():
        assert set(token.pods) <= {"a", "b", "c"}


@pytest.mark.parametrize(("players", "pool"), [(1, 4), (2, 2), (3, 3), (4, 2), (5, 1)])
def test_contingencies_are_dealt_and_one_is_in_force(players: int, pool: int) -> None:
    tokens = sum(token.count for token in BOX.contingencies.values())
    each = BOX.numbers.setup.contingencies[players - 1]
    assert tokens - 1 - players * each == pool


def test_room_tiles() -> None:
    backs = Counter(room.back for room in BOX.rooms.values())
    assert backs == {"1": 10, "2": 9, "fixed": 3, "special": 9, "crossroads": 3}
    colours = Counter(room.colour for room in BOX.rooms.values() if room.back in "12")
    assert colours == {"white": 4, "yellow": 5, "green": 5, "red": 4, None: 1}
    assert sum(room.computer for room in BOX.rooms.values()) == 8


def test_where_no_malfunction_can_be() -> None:
    safe = {room.id for room in BOX.rooms.values() if not room.malfunction}
    assert safe == {"nest", "contaminated-room", *(f"crossroads-{n}" for n in (1, 2, 3))}


@pytest.mark.rule("L-419")
def test_costs_of_rooms() -> None:
    """All tiles cost 2, but the Contaminated Room has no action; the elevator costs 1."""
    for room in BOX.rooms.values():
        if room.id.startswith("elevator-room"):
            assert room.cost == 1
        elif room.back in ("1", "2", "fixed") or room.id == "alert-room":
            assert room.cost == (None if room.id == "contaminated-room" else 2)
        else:
            assert room.cost is None


def test_exploration_tokens() -> None:
    underground = [n for token in BOX.exploration_tokens.values() for n in token.items]
    assert len(underground) == 20
    assert 3 in BOX.exploration_tokens["malfunction"].items, "an example in the rulebook"
    surface = set(BOX.surface_tokens)
    assert {"red", "yellow", "green", "mars"} <= surface


def test_dice() -> None:
    noise = Counter(BOX.dice["noise"].faces)
    assert noise == {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1}
    assert [len(BOX.dice[die].faces) for die in ("combat", "advantage", "mars")] == [6, 6, 12]
    combat, advantage = set(BOX.dice["combat"].faces), set(BOX.dice["advantage"].faces)
    assert advantage - combat == {"card-hit", "hit-plus"}
    assert set(BOX.dice["mars"].faces) == {*noise, "mars"}


# The time track


def test_the_time_track() -> None:
    assert TIME.number(TIME.start) == 15
    assert TIME.colour(15) == "green"
    assert [n for n in range(16) if TIME.colour(n) == "white"] == list(range(1, 9))
    assert TIME.colour(0) == "red"
    assert TIME.css == (10, 8, 6, 4, 2, 1)


def test_thresholds_lie_between_the_spaces() -> None:
    crossed = [TIME.threshold(number) for number in range(14, -1, -1)]
    red, blue = "red", "blue"
    first = [red, red, None, blue, None, red, None]
    assert crossed == [*first, red, None, blue, red, blue, None, None, None]


# Decks


def test_decks() -> None:
    assert sum(card.count for card in BOX.contamination.values()) == 27
    assert sum(card.count for card in BOX.contamination.values() if card.infected) == 7
    assert sum(wound.count for wound in BOX.wounds.values()) == 25
    assert sum(len(attack.blood) for attack in BOX.attacks.values()) == 20
    assert sum(event.pack == "nightstalkers" for event in BOX.events.values()) == 22
    assert len(BOX.weaknesses) == 6
    assert len(BOX.computer) == 6


def test_blood_of_the_attack_deck() -> None:
    blood = Counter(value for attack in BOX.attacks.values() for value in attack.blood)
    assert blood == {2: 3, 3: 3, 4: 5, 5: 6, "retreat": 3}


def test_the_attacks_of_the_examples() -> None:
    cut, chase = BOX.attacks["cut"], BOX.attacks["blood-chase"]
    assert (cut.light, cut.contamination) == (1, 1)
    assert cut.dark is not None
    assert cut.dark.light == 1
    assert (chase.light, chase.slime, chase.dark) == (1, True, None)


def test_events_are_symmetrical() -> None:
    """Every group of movers takes each corridor once; two cards go two steps."""
    events = [event for event in BOX.events.values() if event.pack == "nightstalkers"]
    singles = Counter((e.movers, e.directions) for e in events if len(e.directions) == 1)
    groups = {movers for movers, _ in singles}
    assert singles == {(movers, (n,)): 1 for movers in groups for n in (1, 2, 3, 4)}
    assert len(groups) == 5
    assert sorted(e.directions for e in events if len(e.directions) > 1) == [(1, 3), (2, 4)]
    assert sum(event.remove for event in events) == 6


def test_a_card_like_another_is_of_its_kind() -> None:
    for event in BOX.events.values():
        if event.like:
            model = BOX.events[event.like]
            assert model.like is None
            assert event.remove == model.remove


def test_computer_cards_have_three_options_or_lock_the_base_down() -> None:
    for card in BOX.computer.values():
        assert len(set(card.options)) == (0 if card.id == "lock-down" else 3)


def test_mars_cards() -> None:
    dust = BOX.mars["radioactive-dust"]
    assert (dust.exposed.contamination, dust.exposed.slime) == (1, True)
    assert (dust.sheltered.contamination, dust.sheltered.slime) == (1, False)


@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 7), (4, 8), (5, 9)])
@pytest.mark.parametrize("deck", ["personal", "corporate"])
def test_objectives_left_by_players(deck: str, players: int, left: int) -> None:
    fitting = [o for o in BOX.objectives.values() if o.deck == deck and o.players <= players]
    assert len(fitting) == left


def test_objectives_name_players_and_sections_that_exist() -> None:
    victims = [o for o in BOX.objectives.values() if o.victim]
    assert sorted(o.victim or 0 for o in victims) == [1, 2, 3, 4, 5]
    assert all(o.players >= (o.victim or 0) for o in victims)
    for objective in BOX.objectives.values():
        assert len(objective.sections) in (0, 2, 3)
        assert set(objective.sections) <= set(SECTIONS)


# Characters and what they use


@pytest.mark.rule("L-038", "L-039", "L-045", "L-046")
def test_survivors_and_workers() -> None:
    groups = {one.id: one.group for one in BOX.characters.values()}
    assert [name for name, group in groups.items() if group == "survivor"] == [
        "survivor",
        "lab-rat",
    ]
    people: list[Character | Guest] = [*BOX.characters.values(), *BOX.guests.values()]
    for one in people:
        start = ("isolation-room", 3) if one.group == "survivor" else ("repository", 1)
        assert (one.start, one.knowledge) == start
    assert {guest.group for guest in BOX.guests.values()} == {"survivor"}


@pytest.mark.rule("L-040", "L-043", "L-044")
def test_each_character_owns_ten_cards_and_a_quest() -> None:
    for character in BOX.characters.values():
        assert sum(character.cards.values()) == 10
        assert character.cards["search"] == 2
        assert len(character.quests) == 1
        assert (character.item is None) == (character.group == "survivor")
    assert BOX.items["probe-arm"].attached
    assert not BOX.items["probe-arm"].heavy
    assert len({character.colour for character in BOX.characters.values()}) == 6


def test_guests_come_from_nemesis() -> None:
    nemesis = NEMESIS_BOX
    for guest in BOX.guests.values():
        theirs = nemesis.characters[guest.id]
        assert (guest.cards == theirs.cards) == (guest.id != "pilot")
        assert len(guest.quests) == 1
        weapon, quest = nemesis.items[theirs.weapon].weapon, BOX.quests[guest.quests[0]].weapon
        assert weapon is not None
        assert quest == weapon
        if guest.id != "mechanic":  # yellow there, for the orange Janitor here
            assert theirs.colour == BOX.characters[guest.replaces].colour
    assert sum(BOX.guests["pilot"].cards.values()) == 10


def test_item_decks() -> None:
    decks: Counter[str] = Counter()
    for item in BOX.items.values():
        decks.update(item.decks)
    assert decks == {"red": 30, "yellow": 30, "green": 30, "crafted": 15, "starting": 4}


def test_recipes() -> None:
    recipes = {item.id: set(item.recipe) for item in BOX.items.values() if item.recipe}
    assert set(recipes) == {"neutralizer", "taser", "flamethrower", "enviro-suit", "pistol"}
    assert len({frozenset(recipe) for recipe in recipes.values()}) == 5
    medical = BOX.items["medkit"].component
    assert [name for name, recipe in recipes.items() if medical in recipe] == ["neutralizer"]
    supplied: Counter[str] = Counter()
    for item in BOX.items.values():
        if item.component:
            supplied[item.component] += sum(item.decks.values())
    assert supplied == {"electrical": 13, "tool": 9, "chemical": 8, "medical": 6, "cloth": 6}


def test_crafted_weapons_are_full() -> None:
    for name, kind, ammo in (("flamethrower", "classic", 4), ("pistol", "energy", 3)):
        weapon = BOX.items[name].weapon
        assert weapon is not None
        assert (weapon.kind, weapon.ammo, weapon.capacity) == (kind, ammo, ammo)


# The boards


@BOARDS
def test_every_place_can_be_reached(board: Board) -> None:
    ways = [way.joins for way in board.corridors.values()]
    ways += [path.joins for path in board.paths.values()]
    reached, new = set[str](), {"001"}
    while new:
        reached |= new
        new = {end for pair in ways if reached & set(pair) for end in pair} - reached
    assert reached - {"bunker"} == set(board.slots)


@BOARDS
def test_slots_lie_apart_on_the_drawing_plane(board: Board) -> None:
    places = [*board.slots.values(), *board.networks.values(), *board.parking.values()]
    for place in places:
        assert 0 < place.x < board.width
        assert 0 < place.y < board.height
    parked = [*board.parking.values()]
    for one in places:
        for other in places:
            if one is not other:
                small = one in parked or other in parked
                apart = 35 if one in parked and other in parked else 75 if small else 90
                assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= apart**2


@BOARDS
def test_what_both_sides_have(board: Board) -> None:
    assert set(board.parking) == {"a", "b", "c", "bunker", "s-01", "s-02", "s-03", "elevator"}
    assert board.slots[board.rover].exit
    fixed = {slot.room for slot in board.slots.values() if slot.type == "fixed"}
    assert fixed == {"repository", "isolation-room", "backup-power-supply"}
    for section in SECTIONS:
        shafts = [s.id for s in board.slots.values() if s.room == f"elevator-room-{section}"]
        assert [board.slots[shaft].section for shaft in shafts] == [section]
    for slot in board.slots.values():
        stairs = (slot.room or "").startswith("emergency-staircase")
        assert (slot.section is None) == (stairs or slot.type == "crossroads")
    powered = board.slots[
        next(s.id for s in board.slots.values() if s.room == "backup-power-supply")
    ]
    assert powered.section == "s-03"


@BOARDS
def test_a_corridor_belongs_to_the_section_of_its_rooms(board: Board) -> None:
    for corridor in board.corridors.values():
        section = board.section_of(corridor.id)
        assert section is not None
        assert {board.slots[end].section for end in corridor.joins} <= {section, None}


def test_the_basic_side() -> None:
    types = Counter(slot.type for slot in BASIC.slots.values())
    assert types == {"1": 10, "2": 6, "fixed": 3, "special": 8}
    assert len(BASIC.corridors) == 35
    assert sum(bool(slot.technical) for slot in BASIC.slots.values()) == 12
    assert list(BASIC.networks) == ["tc"]
    assert [slot.id for slot in BASIC.slots.values() if slot.exit] == ["001"]
    assert Counter(slot.section for slot in BASIC.slots.values()) == {
        "s-01": 4,
        "s-02": 9,
        "s-03": 10,
        None: 4,
    }
    assert not BASIC.paths


def test_the_alternative_side() -> None:
    board = ALTERNATIVE
    types = Counter(slot.type for slot in board.slots.values())
    assert types == {"1": 10, "2": 7, "fixed": 3, "special": 7, "crossroads": 3}
    assert len(board.corridors) == 33
    assert [s.id for s in board.slots.values() if s.type == "1" and s.room] == ["007"]
    assert board.slots["007"].room == "css-a"
    surface = [slot for slot in board.slots.values() if slot.surface and slot.room != "vestibule"]
    assert len(surface) == sum(len(token.items) for token in BOX.surface_tokens.values())


def test_areas_surround_one_building_each_and_the_third_none() -> None:
    board = ALTERNATIVE
    assert board.areas == ["area-1", "area-2", "area-3", "area-4"]
    touched: dict[str, set[str | None]] = {area: set() for area in board.areas}
    for slot in board.slots.values():
        if slot.type == "crossroads":
            assert list(slot.technical) == board.areas
        else:
            for area in set(slot.technical) & set(board.areas):
                touched[area].add(slot.building)
    assert touched["area-3"] == set()
    assert all(len(touched[area]) == 1 for area in ("area-1", "area-2", "area-4"))
    assert all(
        board.around(slot)[number] == f"area-{number}"
        for slot in ("x1", "x2", "x3")
        for number in (1, 2, 3, 4)
    )


def test_paths_join_crossroads_and_exits() -> None:
    board = ALTERNATIVE
    ends = {end for path in board.paths.values() for end in path.joins} - {"bunker"}
    assert {end for end in ends if not end.startswith("x")} == {
        slot.id for slot in board.slots.values() if slot.exit
    }
    near = [path.joins for path in board.paths.values() if "bunker" in path.joins]
    assert all(board.slots[way[0]].type == "crossroads" for way in near)


FILES = data_of(GAME)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("base/rooms.toml", "computer = true", "komputer = true", "komputer"),
        ("facility/board.toml", "numbers = [1]", "numbers = [4]", "not 1 to 4 once each"),
        ("surface/board.toml", '["x2", "bunker"]', '["x2", "shelter"]', "not in slots: shelter"),
        ("facility/board.toml", 'section = "s-01"', 'section = "s-02"', "joins two sections"),
        ("base/tracks.toml", "css = [10", "css = [16", "not in spaces: 16"),
        ("base/characters.toml", 'quests = ["wail"]', 'quests = ["whale"]', "not in quests: whale"),
        ("base/characters.toml", 'item = "smg"', 'item = "nailgun"', "nailgun, smg"),
        (
            "base/characters.toml",
            'start = "repository"',
            'start = "pantry"',
            "not in rooms: pantry",
        ),
        ("guests/guests.toml", 'replaces = "janitor"', 'replaces = "sentry"', "janitor, sentry"),
        ("base/computer.toml", '"purge"', '"surge"', "surge"),
        ("base/dice.toml", "dice = 7", "dice = 8", "the box has 8, the data 7"),
    ],
)
def test_a_broken_file_is_refused(file: str, old: str, new: str, complaint: str) -> None:
    assert old in FILES[file]
    packs = [file.partition("/")[0]] if file.startswith(("surface", "guests", "intruders")) else []
    with pytest.raises(ContentError, match=complaint):
        built(GAME, Content, packs, FILES | {file: FILES[file].replace(old, new, 1)})


# Words beside those that every game of the family needs: kind of message, ids that need it, whether a
# text says how the thing works.
NAMES: list[tuple[str, Iterable[str], bool]] = [
    ("surface", BOX.surface_tokens, True),
    ("cargo", BOX.cargo, True),
    ("contingency", BOX.contingencies, True),
    ("computer", BOX.computer, True),
    ("mars", BOX.mars, True),
    ("computer-option", {o for card in BOX.computer.values() for o in card.options}, False),
    ("character", [*BOX.characters, *BOX.guests], False),
    ("power", BOX.power, False),
    ("network", [*BASIC.networks, *ALTERNATIVE.networks], False),
    ("section", SECTIONS, False),
    ("colour", {one.colour for one in BOX.characters.values()}, False),
    ("list", RULEBOOK, False),
    ("content-lockdown", [row.name for row in GAME.content() if not row.pack], False),
]
# What guests bring along from Nemesis, and intruders instead of nightstalkers.
THEIRS = NEMESIS_BOX
BORROWED: list[tuple[str, Iterable[str]]] = [
    (
        "card",
        {c for guest in BOX.guests if guest != "pilot" for c in THEIRS.characters[guest].cards},
    ),
    ("attack", THEIRS.attacks),
    (
        "weakness",
        set(THEIRS.weaknesses) - {"vulnerability-to-fire", "susceptibility-to-phosphates"},
    ),
]


def texts(language: str) -> dict[str, str]:
    return messages(language, "survival.ftl", "lockdown.ftl", game="lockdown")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_rest_has_a_name_and_what_acts_has_a_text(language: str) -> None:
    words = texts(language)
    for kind, ids, explained in NAMES:
        for name in ids:
            assert words[f"{kind}-{name}"]
            if explained:
                assert words[f"{kind}-{name}-text"].endswith(".")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_comes_from_nemesis_has_words_here_too(language: str) -> None:
    words = texts(language)
    for kind, ids in BORROWED:
        for name in ids:
            assert words[f"{kind}-{name}"]
            assert words[f"{kind}-{name}-text"].endswith(".")


@pytest.mark.rule("L-205", "L-384", "L-390")
def test_what_the_symbols_on_items_say() -> None:
    weapons = {id for id, item in BOX.items.items() if item.weapon is not None}
    assert len(weapons) == 6
    worn = {"enviro-suit"}
    lasting = {"extended-magazine", "flashlight"}
    for id, item in BOX.items.items():
        assert item.cost == (0 if id in weapons | worn | lasting else 1), id
        assert item.one_use is (id not in weapons | worn | lasting | {"probe-arm"}), id
        assert item.heavy is (id in weapons | worn), id
        assert item.reaction is (id in ("glowstick", "flashlight")), id
        assert item.extra_ammo == (2 if id == "extended-magazine" else 0), id
        assert item.uses == (3 if id in ("flashlight", "probe-arm") else 0), id


@pytest.mark.rule("L-205", "L-384", "L-390", "L-417")
def test_what_the_symbols_on_quest_items_say() -> None:
    used = {"wail", "cheat-codes", "overmind", "pressure-washer"}
    for id, quest in BOX.quests.items():
        assert quest.cost == (1 if id in used else 0), id
        assert quest.one_use is (id in ("wail", "cheat-codes")), id
        assert quest.heavy is (id not in used or id == "pressure-washer"), id
        assert not quest.reaction, id
        assert quest.extra_ammo == 0, id


def test_no_card_of_these_characters_is_for_the_nest() -> None:
    assert not [id for id, card in BOX.actions.items() if card.nest]


@pytest.mark.rule("L-392")
@pytest.mark.parametrize(
    ("weapon", "kind", "ammo", "capacity", "reload"),
    [
        ("prototype-shotgun", "energy", 1, 2, None),
        ("flamethrower", "classic", 4, 4, "reagent"),
        ("pistol", "energy", 3, 3, None),
        ("smg", "energy", 5, 5, None),
        ("smart-gun", "energy", 4, 4, None),
        ("nailgun", "classic", 6, 6, "toolbelt"),
    ],
)
def test_what_is_printed_on_weapons(
    weapon: str, kind: str, ammo: int, capacity: int, reload: str | None
) -> None:
    row = BOX.items[weapon].weapon
    assert row is not None
    assert (row.kind, row.ammo, row.capacity, row.reload) == (kind, ammo, capacity, reload)


def test_no_event_goes_back_into_the_deck_at_once() -> None:
    assert not [id for id, card in BOX.events.items() if card.shuffle_back]


def test_only_the_probe_arm_is_a_part_of_its_owner() -> None:
    assert [id for id, item in BOX.items.items() if item.attached] == ["probe-arm"]


def test_which_cards_are_played_out_of_turn() -> None:
    assert {id for id, card in BOX.actions.items() if card.reaction} == {
        "interruption", "pheromones", "inconspicuous", "feel-of-the-dark",
    }  # fmt: skip


@pytest.mark.rule("L-340")
def test_the_numbers_on_attack_cards() -> None:
    assert {
        id: (card.light, card.serious, card.contamination, card.slime)
        for id, card in BOX.attacks.items()
    } == {
        "cut": (1, 0, 1, False),
        "blood-chase": (1, 0, 0, True),
        "perched-in-the-dark": (0, 1, 0, False),
        "blood-rage": (0, 1, 0, False),
        "piercing-the-heart": (0, 1, 1, False),
        "evolve": (0, 0, 0, False),
        "infecting-the-host": (0, 0, 0, True),
    }
