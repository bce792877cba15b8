"""The numbers of the box, each written down once more: a card or a mission that differs is noticed here."""

import pytest

from hullbreach.games.invader.box import Mission, Weapon, XenoCard
from hullbreach.games.invader.game import GAME

BOX = GAME.edition().box


def lines(table: str) -> list[str]:
    """The lines of a table, each with single blanks."""
    return [" ".join(line.split()) for line in table.strip().splitlines()]


# Equipment


def arms(id: str, weapon: Weapon) -> str:
    """A weapon in the words of the table: range, dice, accuracy, damage, and what else it is."""
    low, high = weapon.range
    words = [
        *("dual" for _ in range(weapon.dual)),
        "noisy" if weapon.noisy else "silent",
        *("needs" for _ in range(weapon.needs_ammo)),
        *([weapon.ammo] if weapon.ammo else []),
        *("hellfire" for _ in range(weapon.hellfire)),
    ]
    numbers = f"{low}-{high} {weapon.dice} {weapon.accuracy}+ {weapon.damage}"
    return f"{id} {weapon.type} {numbers} {' '.join(words)}"


WEAPONS = """
    cattle-prod               melee  0-0 2 4+ 1 dual silent energy
    starting-smg              ranged 0-1 2 4+ 1 dual noisy bullets
    smg                       ranged 0-1 2 4+ 1 dual noisy bullets
    chainsaw                  melee  0-0 5 5+ 2 noisy energy
    heavy-cutter              melee  0-0 1 3+ 2 dual silent energy
    sledge                    melee  0-0 3 4+ 1 silent
    assault-shotgun           ranged 1-1 3 4+ 1 dual noisy bullets
    heavy-shotgun             ranged 0-1 2 4+ 2 noisy bullets
    lmg                       ranged 1-3 5 5+ 1 noisy bullets
    sniper-rifle              ranged 2-5 2 3+ 2 noisy bullets
    flamethrower              ranged 1-1 0 0+ 0 silent needs canister hellfire
    prototype-assault-shotgun ranged 1-1 4 3+ 1 silent needs energy
    prototype-heavy-shotgun   ranged 0-1 3 3+ 2 silent needs energy
    prototype-lmg             ranged 1-3 6 4+ 1 silent needs energy
    prototype-sniper-rifle    ranged 2-5 3 2+ 2 silent needs energy
    bot                       melee  0-0 2 4+ 2 silent energy
    bot                       ranged 1-2 3 4+ 1 silent energy
    gun                       ranged 1-4 4 4+ 1 silent energy
"""


@pytest.mark.rule("Z-079", "Z-084", "Z-085", "Z-086", "Z-087", "Z-088", "Z-089", "Z-090", "Z-091")
@pytest.mark.rule("Z-092", "Z-093", "Z-094", "Z-503", "Z-542", "Z-198", "Z-207")
def test_weapons() -> None:
    found = [arms(id, row.weapon) for id, row in BOX.items.items() if row.weapon is not None]
    for id, machine in BOX.machines.items():
        found += [arms(id, one) for one in (machine.melee, machine.ranged) if one is not None]
    assert found == lines(WEAPONS)


CARDS = """
    cattle-prod 4 hand starting; starting-smg 2 hand starting; smg 2 hand normal
    chainsaw 2 hand normal; heavy-cutter 3 hand normal; sledge 3 hand normal
    assault-shotgun 3 hand normal; heavy-shotgun 3 hand normal; lmg 2 hand normal
    sniper-rifle 2 hand normal; flamethrower 2 hand normal
    prototype-assault-shotgun 1 hand prototype; prototype-heavy-shotgun 1 hand prototype
    prototype-lmg 1 hand prototype; prototype-sniper-rifle 1 hand prototype
    energy-cell 6 pack normal feeds energy 1; plenty-of-bullets 3 pack normal feeds bullets 1
    canister 4 pack normal feeds canister 0; oxygen-tank 6 body oxygen; searchlight 2 body normal
    search-drone 2 body normal; ablative-armor 4 body normal; mre 3 pack normal
"""


def cells(table: str) -> list[str]:
    """The entries of a table that has several in a line."""
    return [one for line in lines(table) for one in line.split("; ")]


@pytest.mark.rule("Z-010", "Z-011", "Z-012", "Z-013", "Z-014", "Z-019", "Z-115", "Z-169", "Z-170")
@pytest.mark.rule("Z-171", "Z-172")
def test_cards() -> None:
    found = []
    for id, row in BOX.items.items():
        feeds = f" feeds {row.feeds} {row.rerolls}" if row.feeds else ""
        found.append(f"{id} {row.count} {row.slot or 'pack'} {row.back}{feeds}")
    assert found == cells(CARDS)
    mold = [f"{row.count} {row.each} {row.xeno}" for row in BOX.mold_cards.values()]
    assert mold == ["2 1 hunter", "2 1 tank", "2 1 worker", "1 2 worker"]


@pytest.mark.rule("Z-570", "Z-571", "Z-333")
def test_only_the_machine_pistols_are_alike_and_no_card_is_for_some() -> None:
    assert {id: row.like for id, row in BOX.items.items() if row.like} == {"starting-smg": "smg"}
    assert [row.only for row in BOX.items.values() if row.only] == []
    moving = {id: (row.moves, row.colour) for id, row in BOX.machines.items()}
    assert moving == {"bot": (True, "green"), "gun": (False, "purple")}


# Xenos

XENOS = """
    worker  35 acts 1 damage 1 toughness 1 experience 1 order 2
    tank    14 acts 1 damage 2 toughness 2 experience 1 order 1
    hunter  14 acts 2 damage 1 toughness 1 experience 1 order 3
    spoiler  1 acts 1 damage 3 toughness 3 experience 5 order 1 abomination
"""


@pytest.mark.rule("Z-118", "Z-119", "Z-120", "Z-121", "Z-282", "Z-501")
def test_xenos() -> None:
    found = []
    for id, row in BOX.xenos.items():
        kind = " abomination" if row.abomination else ""
        numbers = f"acts {row.actions} damage {row.damage} toughness {row.toughness}"
        worth = f"experience {row.experience} order {row.order}"
        found.append(f"{id} {row.count} {numbers} {worth}{kind}")
    assert found == lines(XENOS)


DECK = """
    01 worker 1/2/4/6; 02 worker 2/3/5/7; 03 worker 3/5/7/9
    04 worker 4/6/8/10; 05 worker 1/2/4/6; 06 worker 2/3/5/7
    07 worker 3/5/7/9; 08 worker 4/6/8/10; 09 worker 1/2/4/6
    10 worker 2/3/5/7; 11 tank 1/1/2/3; 12 tank 2/3/4/4
    13 tank 0/1/2/3; 14 tank 1/2/3/4; 15 hunter 0/1/2/3
    16 hunter 1/1/2/3; 17 hunter 1/2/3/4; 18 hunter 2/3/4/4
    19 spoiler abomination; 20 spoiler abomination; 21 spoiler abomination
    22 hunter mold 1; 23 tank mold 1; 24 worker mold 1
    25 worker mold 1; 26 worker 2/4/6/8; 27 worker 3/5/7/9
    28 worker 4/6/8/10; 29 worker 6/8/10/12; 30 worker 2/4/6/8
    31 worker 3/5/7/9; 32 worker 4/6/8/10; 33 worker 6/8/10/12
    34 worker 2/4/6/8; 35 tank 1/2/3/4; 36 tank 2/2/6/8
    37 tank 1/2/3/4; 38 tank 2/3/4/5; 39 hunter 1/2/3/4
    40 hunter 1/2/3/4; 41 hunter 2/3/4/5; 42 hunter 3/4/5/6
    43 spoiler abomination; 44 spoiler abomination; 45 spoiler abomination
    46 hunter mold 1; 47 tank mold 1; 48 worker mold 1
    49 worker mold 1; 50 worker mold 2; 51 worker activate
    52 worker activate; 53 tank activate; 54 hunter activate
"""


def card(row: XenoCard) -> str:
    """A Xeno card in the words of the table: how many at blue, yellow, orange and red, or what it does."""
    does = {"spawn": "/".join(map(str, row.counts)), "mold": f"mold {row.each}"}
    return f"{row.id} {row.xeno} {does.get(row.does, row.does)}"


@pytest.mark.rule("Z-015", "Z-247", "Z-248", "Z-252", "Z-334", "Z-335", "Z-336")
def test_the_xeno_deck() -> None:
    assert [card(row) for row in BOX.xeno_cards.values()] == cells(DECK)


# Survivors

SURVIVORS = """
    baraka soldier 3: lucky; action; remote-gun die-combat; die-combat remote-bot sniper
    jared soldier 3: free-melee; action; damage-melee tough; die-melee super-strength is-that-all
    magnus soldier 3: tough; action; free-ranged die-ranged; full-auto roll-ranged ironclad-worker
    cole civilian 2: search-two; action; free-move roll-ranged; free-combat scavenger lucky
    mitsuki civilian 2: remote-bot; action; free-machine low-profile; remote-all camouflage zone-per-move
    vivian civilian 2: medic; action; free-search lifesaver; born-leader roll-combat auto-repair
"""


@pytest.mark.rule("Z-025", "Z-026", "Z-028", "Z-029", "Z-030", "Z-031", "Z-103", "Z-104", "Z-328")
def test_survivors() -> None:
    found = []
    for id, row in BOX.survivors.items():
        skills = "; ".join((row.blue, row.yellow, " ".join(row.orange), " ".join(row.red)))
        found.append(f"{id} {row.type} {row.armor}: {skills}")
    assert found == lines(SURVIVORS)


@pytest.mark.rule("Z-035", "Z-101", "Z-107", "Z-001", "Z-342", "Z-017")
def test_numbers_of_the_rules() -> None:
    numbers = BOX.numbers
    assert numbers.levels == (7, 19, 43)
    assert (numbers.actions, numbers.survivors, numbers.objective, numbers.doors) == (3, 6, 5, 5)
    assert (numbers.hands, numbers.body, numbers.backpack) == (2, 2, 5)


@pytest.mark.rule("Z-327")
def test_skills_of_the_start() -> None:
    found = [id for id, row in BOX.skills.items() if row.setup]
    assert found == ["starts-with-sledge", "starts-armored-four"]


# Missions

MISSIONS = {
    "m0": """
        easy 30;
        tiles 05r@90 03v@180 / 01r@0 02r@180; start b6; exit e5; spawns f1:red b1:red;
        mold b1 f1; shown d1:red c2:green e3:purple; bot b6; gun e2;
        xenos c1:worker e1:hunter d2:tank
    """,
    "m1": """
        easy 60;
        tiles 06r@180 09r@180 / 01r@180 05r@180 / 02r@270 07r@180; start b2 e8;
        spawns f1:red f5:purple b8:red b5:green; dry b5 f5; hidden c1 f2 b3 f6 f8 c8;
        pool red red red red green purple; bot e6; gun d4
    """,
    "m2": """
        easy 60;
        tiles 04r@0 03r@0 / 02r@270 01r@90 / 05r@180 09r@0; start b9; exit b5;
        spawns d5:red f9:red a2:red; mold a2 d5 f9; hidden c2 e2 e5 b8 d8 f8 c9;
        pool red red red red green purple white; shown f2:blue; bot c8; gun c6;
        doors c2-d2:neutral e2-f2:neutral; oxygen
    """,
    "m3": """
        easy 60;
        tiles 02v@0 06v@270 / 01v@90 04v@90 / 09v@90 07v@180; start b2; exit a1;
        spawns f4:red f9:red a9:red; mold a9 f4 f9; dry c7 f2; hidden d1 f1 a4 d5 f7 a7;
        pool red red red red green purple; bot b5; gun c2; crew 10
    """,
    "m4": """
        medium 90;
        tiles 05r@0 01r@270 07r@180 / 02r@270 04r@0 06r@270; start a1; exit d1;
        spawns g2:red h6:red b5:red; mold b5 g2 h6;
        shown i1:blue i5:white f2:red d5:red f5:red h1:red a2:green e2:purple; bot b2;
        gun e5; oxygen
    """,
    "m5": """
        medium 60;
        tiles 05v@180 07v@90 / 06v@180 04v@180 / 02v@270 08v@270; start a9; exit b9;
        spawns f2:red f7:red a3:red; mold a3 f2 f7; hidden b1 f1 a4 e4 f6 e9;
        pool red red red red green purple; bot b8; gun c7
    """,
    "m6": """
        hard 90;
        tiles 07r@180 05r@0 / 09r@0 08r@180 / 02v@180 01v@180; start e1;
        spawns a2:red f9:hidden d7:hidden a9:hidden; hidden spawns red red purple;
        mold a2 a9 d7 f9; shown b1:red c2:red d2:red a5:red c5:red f5:green b2:purple;
        bot e2; gun e6
    """,
    "m7": """
        hard 120;
        tiles 03r@0 06r@270 09r@0 / 04r@0 07r@180 08r@0 / 01r@270 02r@90 05r@180; start i9;
        exit b8; spawns g2:purple i5:red d8:green a5:red a2:red; mold a2 a5 d8 g2 i5;
        hidden c2 e2 i2 f3 e4 i4 c5 f5 h5 h9;
        pool red red red red red red red red green purple; bot h8; gun d6;
        doors c2-d2:purple f4-g4:green; oxygen
    """,
    "m8": """
        medium 90;
        tiles 09r@180 03v@180 08r@0 / 02r@0 04r@90 01r@270 / 06r@0 07r@270 05r@270;
        start a9; barred g5 h5; spawns i1:red f9:red a1:red; mold a1 f9 i1;
        hidden i5 c2 f2 e6 g8 b6; pool red red red red green purple; bot e5; gun e2
    """,
    "m9": """
        hard 60;
        tiles 01v@90 07v@270 / 09v@90 04v@90 / 02v@90 06v@270; start c9; exit a2;
        spawns f1:red f9:red a7:red; mold a7 f1 f9; hidden b1 f3 a4 d5 f6 b8;
        pool red red red red green purple; scientists f5 d7; bot c2
    """,
    "m10": """
        hard 90;
        tiles 05r@270 09r@270 01v@0 / 06r@90 07r@180 08r@0; start c2;
        spawns h1:red f5:red a5:red; mold a5 f5 h1; hidden a2 a3 b4 e1 g2 e4 i4;
        pool red red red red red green purple; bot d5; oxygen
    """,
}


def told(mission: Mission) -> str:
    """A mission in the words of the table: where everything lies."""
    tiles = " / ".join(
        " ".join(f"{tile}@{turn}" for tile, turn in zip(row, turns, strict=True))
        for row, turns in zip(mission.tiles, mission.turns, strict=True)
    )
    parts = {
        "tiles": tiles,
        "start": " ".join(mission.start),
        "barred": " ".join(mission.barred),
        "exit": mission.exit,
        "spawns": " ".join(f"{one.cell}:{one.colour}" for one in mission.spawns),
        "hidden spawns": " ".join(mission.hidden_spawns),
        "mold": " ".join(sorted(mission.mold)),
        "dry": " ".join(sorted(mission.dry)),
        "hidden": " ".join(mission.hidden),
        "pool": " ".join(mission.hidden_objectives),
        "shown": " ".join(f"{one.cell}:{one.colour}" for one in mission.shown),
        "scientists": " ".join(mission.scientists),
        "bot": mission.bot,
        "gun": mission.gun,
        "doors": " ".join(f"{'-'.join(one.cells)}:{one.colour}" for one in mission.doors),
        "xenos": " ".join(f"{one.cell}:{one.xeno}" for one in mission.xenos),
        "crew": str(mission.crew or ""),
    }
    words = [f"{name} {said}" for name, said in parts.items() if said]
    return "; ".join(
        [f"{mission.difficulty} {mission.minutes}", *words, *["oxygen"] * mission.oxygen]
    )


@pytest.mark.rule("Z-018", "Z-024", "Z-242", "Z-346", "Z-347", "Z-348", "Z-349", "Z-353", "Z-359")
@pytest.mark.rule("Z-362", "Z-363", "Z-365", "Z-369", "Z-372", "Z-375", "Z-377", "Z-382", "Z-390")
@pytest.mark.rule("Z-395", "Z-406", "Z-408")
@pytest.mark.parametrize("id", MISSIONS)
def test_missions(id: str) -> None:
    assert told(BOX.missions[id]) == " ".join(MISSIONS[id].split())


@pytest.mark.rule("Z-351", "Z-352", "Z-360", "Z-370", "Z-373", "Z-383", "Z-391", "Z-407", "Z-585")
def test_what_missions_want_taken_and_cannot_do_without() -> None:
    all_of_them = ("red", "green", "purple")
    found = {
        id: (row.takes, row.needs) for id, row in BOX.missions.items() if row.takes or row.needs
    }
    assert found == {
        "m0": ((("red",),), ("red",)),
        "m2": ((("white",), ("blue",)), ("white", "blue")),
        "m4": ((("blue", "white"),), ("blue", "white")),
        "m5": ((("red",),), ("red",)),
        "m7": ((all_of_them,), all_of_them),
        "m8": ((all_of_them,), all_of_them),
        "m10": ((all_of_them,), all_of_them),
    }
    gifts = {id: row.red_gives for id, row in BOX.missions.items() if row.red_gives}
    assert gifts == {"m0": ("prototype-lmg", "energy-cell")}
