"""An epilogue that goes on from a finished game: what the ship keeps, and when there is none."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from hullbreach.games.nemesis.aftermath.model import CABINS, on_ship
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.epilogue.suite import EpilogueScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.turrets.suite import TurretScenario
from hullbreach.games.survival.rules.model import BAG, EGG_BOARD, GONE, tile, token
from hullbreach.kernel import ALL_EYES, NO_EYES, Table
from hullbreach.kernel.errors import BadOption, NoSequel
from hullbreach.kernel.settings import read_options


def game(*crew: str, **position: Any) -> NemesisScenario:
    """A game that is about to end, with engines that work and a course to Earth."""
    s = NemesisScenario(*(crew or ("scout", "captain", "soldier")), **position)
    return s.engines("working", "working", "working").bound_for("earth")


def epilogue(s: NemesisScenario, seats: int = 0, seed: str = "after", **more: Any) -> Nemesis:
    """The epilogue of a game that is over, before the draft."""
    options = {**GAME.sequel(s.play), **more}
    table = Table.new(GAME, seats=seats or s.seats, options=options, seed=seed)
    play = table.play
    assert isinstance(play, Nemesis)
    return play


def kinds(g: Nemesis) -> Counter[str]:
    """The tokens in the bag by kinds."""
    return Counter(token.split("-")[1] for token in g.state.zones[BAG])


# What is left of the ship


@pytest.mark.rule("NA-126", "NA-136", "NA-135")
def test_malfunctions_and_doors_stay_and_fire_and_noise_do_not() -> None:
    s = game().explore("canteen").explore("storage")
    s.mark("malfunction", "canteen").mark("fire", "canteen").mark("malfunction", "cockpit")
    slot = s.slot("canteen")
    (first, _), (second, _) = s.play.board.ways[slot][:2]
    s.noise(*s.play.board.around[slot])
    s.edit().lay("supply-door", first)
    s.edit().lay("supply-door", second)
    s.edit().state.ruined = [second]
    g = epilogue(s.ends())
    assert [one for one in g.board.slots if g.broken(one)] == sorted([slot, s.slot("cockpit")])
    assert not any(g.burning(one) for one in g.board.slots)
    assert not any(g.noisy(way) for way in g.board.noise_places)
    assert (g.closed(first), g.closed(second), g.state.ruined) == (True, False, [second])


@pytest.mark.rule("NA-136")
def test_pods_stay_where_they_were() -> None:
    s = game()
    s.edit().put(s.zone("pods-a")[0], "pods-a", GONE)
    left = [*s.zone("pods-a"), *s.zone("pods-b")]
    s.edit().state.locked = left[:1]
    g = epilogue(s.ends())
    assert [*g.pods("a"), *g.pods("b")] == left
    assert g.state.locked == left[:1]


@pytest.mark.rule("NA-140", "NA-216")
def test_rooms_keep_their_places_and_their_items() -> None:
    s = game().explore("canteen").explore("storage").token("009", "fire")
    s.set(searches={s.slot("canteen"): 1, s.slot("storage"): 0})
    tiles = {slot: s.zone(tile(slot)) for slot in s.play.board.slots}
    hidden = s.zone(token("slot-009"))[0]
    g = epilogue(s.ends())
    assert {slot: g.state.zones[tile(slot)] for slot in on_ship(g)} == tiles
    assert set(on_ship(g)) <= set(g.state.explored), "all of them are turned up"
    assert (g.state.searches[s.slot("canteen")], g.state.searches[s.slot("storage")]) == (1, 0)
    assert g.state.searches["slot-009"] == int(hidden.partition("#")[2])
    assert not g.burning("slot-009"), "its token does nothing else"


@pytest.mark.rule("NA-142")
def test_the_shuttle_has_rooms_that_the_ship_has_not() -> None:
    s = game().ends()
    for seed in range(6):
        g = epilogue(s, seed=f"cabins {seed}")
        cabins = [g.state.explored[slot] for slot in CABINS]
        aboard = [g.state.explored[slot] for slot in on_ship(g)]
        assert not set(cabins) & set(aboard)
        assert "room-room-covered-with-slime" not in cabins


@pytest.mark.rule("NA-130", "NA-131")
def test_intruders_go_back_into_the_bag() -> None:
    s = game().explore("canteen").intruder("breeder", "canteen").intruder("adult", "canteen")
    s.intruder("adult", "cockpit")
    bag = Counter(one.split("-")[1] for one in s.zone(BAG))
    g = epilogue(s.ends())
    assert not g.state.intruders
    more = Counter(breeder=1, adult=2) + Counter(larva=1, adult=2)
    assert kinds(g) == bag + more


@pytest.mark.rule("NA-134")
def test_tokens_that_are_not_there_are_not_added() -> None:
    s = game()
    g = s.edit()
    for one in [one for one in s.zone("pool") if one.startswith("token-adult")]:
        g.put(one, "pool", BAG)
    adults = sum(one.startswith("token-adult") for one in s.zone(BAG))
    assert kinds(epilogue(s.ends()))["adult"] == adults


@pytest.mark.rule("NA-218", "N-556")
def test_a_queen_that_was_killed_stays_dead() -> None:
    s = game()
    g = s.edit()
    for one in [one for zone in (BAG, "pool") for one in s.zone(zone) if "queen" in one]:
        g.put(one, BAG if one in s.zone(BAG) else "pool", GONE)
    g.state.killed = ["intruder-queen"]
    after = epilogue(s.ends())
    assert after.rules.queen_dead(after)
    assert not any("queen" in one for one in (*after.state.zones[BAG], *after.state.zones["pool"]))


@pytest.mark.rule("NA-218")
def test_objects_lie_where_they_lay_and_what_was_carried_is_gone() -> None:
    s = game().explore("canteen").mark("carcass", "canteen", 2).mark("egg", "canteen")
    s.mark("corpse-red", "canteen").dead("soldier").at("captain", "cockpit")
    s.has("captain", "carcass").escaped("captain").at("scout", "canteen")
    s.edit().put("supply-corpse-blue", s.slot("hibernatorium"), s.slot("canteen"))
    g = epilogue(s.ends(), 2)
    lying = Counter(g.state.zones[s.slot("canteen")])
    assert lying["supply-carcass"] == 2
    assert lying["supply-egg"] == 1
    assert lying["supply-corpse-blue"] == 1
    assert sum(one.startswith("supply-corpse-red") for one in lying) == 1
    assert sum(one == "supply-carcass" for zone in g.state.zones.values() for one in zone) == 8
    assert not g.state.fallen, "the dead of that game are nobody's"


@pytest.mark.rule("NA-218")
def test_eggs_and_a_destroyed_nest_stay() -> None:
    s = game()
    for _ in range(5):
        s.edit().lift("supply-egg", EGG_BOARD)
    s.set(nest_destroyed=True)
    g = epilogue(s.ends())
    assert g.state.nest_destroyed
    assert not g.state.zones[EGG_BOARD]


@pytest.mark.rule("NA-218")
@pytest.mark.parametrize("shown", [True, False])
def test_turrets_stay(shown: bool) -> None:
    s = TurretScenario("scout", "captain").engines("working", "working", "working")
    s.bound_for("earth").explore("canteen").turret("canteen", "intruders", shown=shown)
    options = GAME.sequel(s.ends().play)
    assert "turrets" in options["packs"]
    g = epilogue(s)
    assert "supply-turret#1" in g.state.zones[s.slot("canteen")]
    seen = g.see("turret-1", -1)[-1]
    assert (seen == "turret-intruders#1") if shown else seen is None


@pytest.mark.rule("NA-137", "NA-217")
def test_weaknesses_are_inactive_but_lie_open() -> None:
    s = game().weakness("egg")
    known = s.zone("weakness-egg")
    dealt = set()
    s.ends()
    for seed in range(8):
        g = epilogue(s, seed=f"weakness {seed}")
        assert g.state.zones["weakness-egg"] == known
        assert g.state.eyes["weakness-egg"] == ALL_EYES
        assert not g.state.weaknesses
        assert g.rules.to_learn(g, "egg")
        assert g.state.eyes["weakness-corpse"] == NO_EYES
        dealt.add(g.state.zones["weakness-corpse"][0])
    assert len(dealt) > 1, "what nobody has seen is not told by what the new game begins with"


@pytest.mark.rule("NA-135")
def test_found_items_are_discarded_and_those_of_the_dead_are_gone() -> None:
    s = game().has("captain", "grenade").has("scout", "bandages").has("captain", "taser")
    s.ends()
    g = epilogue(s)
    zones = g.state.zones
    assert [one for one in zones["discard-red"] if one.startswith("item-grenade")]
    assert [one for one in zones["discard-green"] if one.startswith("item-bandages")]
    assert [one for one in zones["deck-crafted"] if one.startswith("item-taser")]


@pytest.mark.rule("NA-138", "NA-139")
def test_engines_and_coordinates_are_new() -> None:
    s = game().ends()
    tops, cards = set(), set()
    for seed in range(12):
        g = epilogue(s, seed=f"engines {seed}")
        tops.add(g.state.zones["engine-1"][-1])
        cards.add(g.state.zones["coordinates"][0])
        assert g.state.eyes["coordinates"] == NO_EYES
    assert len(tops) == 2
    assert len(cards) > 2


# The new crew


@pytest.mark.rule("NA-127", "NA-215")
def test_nobody_who_was_aboard_is_drafted() -> None:
    g = epilogue(game().ends())
    drafted = {"character-scout", "character-captain", "character-soldier"}
    assert not drafted & set(g.state.zones["draft"])


@pytest.mark.rule("NA-128")
def test_fewer_players_may_come_but_not_more() -> None:
    s = game().ends()
    assert epilogue(s, 2).state.seats == 2
    with pytest.raises(BadOption, match="at most as many players"):
        epilogue(s, 4)


@pytest.mark.rule("NA-127")
def test_there_must_be_enough_others() -> None:
    crew = ("scout", "captain", "soldier", "pilot")
    options = GAME.sequel(game(*crew).ends().play)
    assert "aftermath-characters" in options["packs"], "they come along where they are needed"
    without = {**options, "packs": ["epilogue", "aftermath-rooms"]}
    with pytest.raises(BadOption, match="too few characters"):
        read_options(GAME, without, 3)
    assert read_options(GAME, without, 2)


# When there is an epilogue


@pytest.mark.rule("NA-129")
def test_no_epilogue_on_a_ship_that_is_lost() -> None:
    with pytest.raises(NoSequel, match="the ship has survived"):
        GAME.sequel(game().ends("destruction").play)
    s = game().engines("damaged", "damaged", "working").asleep("scout").ends()
    with pytest.raises(NoSequel, match="the ship has survived"):
        GAME.sequel(s.play)


@pytest.mark.rule("NA-129")
def test_but_on_one_that_went_astray() -> None:
    s = game().bound_for("venus").asleep("scout").ends()
    assert epilogue(s).state.round == 0


@pytest.mark.rule("NA-129")
def test_no_epilogue_before_the_end() -> None:
    with pytest.raises(NoSequel, match="this game is over"):
        GAME.sequel(game().play)


@pytest.mark.rule("NA-003", "NA-129")
def test_no_epilogue_of_other_races_and_missions() -> None:
    s = CarnomorphScenario("scout", "captain").engines("working", "working", "working")
    with pytest.raises(NoSequel, match="regular game"):
        GAME.sequel(s.ends().play)
    with pytest.raises(NoSequel, match="regular game"):
        GAME.sequel(EpilogueScenario("scout", "captain").calm().launches().play)


def test_the_other_side_of_the_board_is_the_same_ship() -> None:
    s = game("scout", "captain", options={"layout": "alternative"}).ends()
    g = epilogue(s)
    assert g.state.layout == "alternative"
    with pytest.raises(BadOption, match="other side"):
        epilogue(s, layout="basic")


# What the options carry


def test_only_an_epilogue_goes_on() -> None:
    after = GAME.sequel(game().ends().play)["after"]
    with pytest.raises(BadOption, match="only an epilogue"):
        read_options(GAME, {"after": after}, 2)


@pytest.mark.parametrize(
    "change",
    [
        {"rooms": {}},
        {"rooms": {"slot-002": "room-nest", "slot-003": "room-nest"}},
        {"bag": {"intruder-dragon": 1, "token-blank": 2}},
        {"tokens": {"slot-002": "exploration-gold#9"}},
        {"pods": {"a": ["pod-9"]}},
        {"objects": {"slot-999": ["supply-egg"]}},
        {"lost": ["item-sword#red"]},
        {"seats": "many"},
    ],
)
def test_what_is_no_ship_is_refused(change: dict[str, Any]) -> None:
    options = GAME.sequel(game().ends().play)
    wreck = {**msgspec.json.decode(options["after"]), **change}
    damaged = {**options, "after": msgspec.json.encode(wreck).decode()}
    with pytest.raises(BadOption, match="describes no ship"):
        read_options(GAME, damaged, 2)


def test_the_file_of_the_new_game_says_all() -> None:
    options = GAME.sequel(game().ends().play)
    table = Table.new(GAME, seats=2, options=options, seed="file")
    ask = table.asks()[0]
    table.answer(ask.seat, ask.id, ask.options[0].id)
    again = Table.load(table.save())
    assert again.play.state == table.play.state
