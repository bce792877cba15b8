"""The rooms of Aftermath: alarm, crafting, server; what is made there, and Melted."""

import pytest

from hullbreach.games.nemesis.aftermath_rooms.events import AlarmRang, Exchanged
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.rules.model import NOT_STARTED
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.turrets.suite import TurretScenario
from hullbreach.games.survival.rules.events import Attacked, Rerolled, Slimed, Summoned
from hullbreach.kernel.errors import BadPacks

ROOMS = ["room-alarm-room", "room-crafting-room", "room-server-room", "room-turret-room"]


def aboard(room: str, *cards: str) -> TurretScenario:
    """The scout is in a room, the captain in the cockpit."""
    s = TurretScenario("scout", "captain")
    s.explore(room, at="006").at("scout", room).at("captain", "cockpit")
    return s.hand("scout", *(cards or ("rest", "search", "search", "demolition")))


# Components


@pytest.mark.rule("NA-001", "NA-004")
@pytest.mark.parametrize("with_rooms", [False, True])
def test_four_tiles_are_shuffled_among_the_others(with_rooms: bool) -> None:
    found = set()
    for seed in range(12):
        options = {"packs": ["aftermath-rooms"] if with_rooms else []}
        s = NemesisScenario("scout", options=options, seed=f"tiles {seed}")
        zones = s.state.zones
        found |= {zones[zone][0] for zone in zones if zone.startswith("tile-slot") and zones[zone]}
        known = [room for room in ROOMS if any(room in zone for zone in zones.values())]
        assert known == (ROOMS if with_rooms else [])
        slots = [zone for zone in zones if zone.startswith("tile-slot")]
        assert sum(bool(zones[slot]) for slot in slots) == 21
    assert set(ROOMS) <= found if with_rooms else found.isdisjoint(ROOMS)


@pytest.mark.rule("NA-164", "NA-165")
def test_two_melted_wounds_are_in_the_deck() -> None:
    s = NemesisScenario("scout", options={"packs": ["aftermath-rooms"]})
    assert (len(s.zone("deck-wound")), s.zone("deck-wound").count("wound-melted")) == (18, 2)
    plain = NemesisScenario("scout", options={"packs": ["turrets"]})
    assert len(plain.zone("deck-wound")) == 16


@pytest.mark.rule("NA-166", "NA-167")
def test_what_is_crafted_comes_with_the_rooms() -> None:
    special = ["item-laser-pointer", "item-combat-drone", "item-enviro-suit"]
    for packs, count in ((["aftermath-rooms"], 2), (["turrets"], 0)):
        s = NemesisScenario("scout", options={"packs": packs})
        cards = [card.partition("#")[0] for card in s.zone("deck-crafted")]
        assert [cards.count(one) for one in special] == [count] * 3


@pytest.mark.rule("NA-166")
def test_rooms_and_turrets_are_played_apart_or_together_without_the_shuttle() -> None:
    for packs in (["turrets"], ["aftermath-rooms"], ["turrets", "aftermath-rooms"]):
        for mode in ("standard", "coop"):
            s = NemesisScenario("scout", "captain", options={"packs": packs, "mode": mode})
            assert "deck-alert" not in s.state.zones
            assert "tile-slot-022" not in s.state.zones
    with pytest.raises(BadPacks):
        GAME.agree(["research", "turrets"])


# The alarm room


def ring(s: TurretScenario, where: str) -> TurretScenario:
    """The scout lets the alarm ring somewhere."""
    return s.works("scout").does("scout", "ring", s.slot(where))


@pytest.mark.rule("NA-061")
def test_the_alarm_makes_noise_elsewhere_for_one_card() -> None:
    s = aboard("alarm-room", "rest").dice(noise=1)
    ring(s, "003")
    assert s.noises() == {s.exit("003", 1)}
    assert s.spent("scout") == ["rest"]


@pytest.mark.rule("NA-061")
def test_not_where_somebody_is() -> None:
    s = aboard("alarm-room").works("scout")
    rooms = [option.args[0] for option in s.asked("scout", "ring").options]
    assert s.where("scout") not in rooms
    assert s.where("captain") not in rooms
    assert len(rooms) == 19


@pytest.mark.rule("NA-063")
def test_an_unexplored_room_will_do() -> None:
    s = aboard("alarm-room").dice(noise=2)
    assert "slot-013" not in s.state.explored
    ring(s, "013")
    assert s.noises() == {s.exit("013", 2)}


@pytest.mark.rule("NA-062")
def test_an_intruder_comes_but_surprises_nobody() -> None:
    s = aboard("alarm-room", "rest").noise_around("003").dice(noise=1)
    s.blind("bag", "token-adult-4")
    ring(s, "003")
    assert s.intruders("003") == ["adult"]
    s.heard(Summoned)
    s.unheard(Attacked)
    assert not s.noises()
    assert "token-adult-4" in s.zone("pool")


@pytest.mark.rule("NA-062")
def test_danger_there_calls_the_neighbours() -> None:
    s = aboard("alarm-room").intruder("adult", "010").dice(noise="danger")
    ring(s, "013")
    assert s.intruders("013") == ["adult"]


@pytest.mark.rule("NA-197")
def test_nobodys_slime_matters() -> None:
    s = (
        aboard("alarm-room")
        .is_("scout", slimed=True)
        .intruder("adult", "010")
        .dice(noise="silence")
    )
    ring(s, "013")
    assert s.intruders("010") == ["adult"]
    s.heard(AlarmRang)
    assert not s.noises()


# The crafting room


@pytest.mark.rule("NA-064", "NA-065", "NA-066", "NA-067", "NA-198")
@pytest.mark.parametrize(
    ("item", "made"),
    [
        ("energy-charge", "laser-pointer"),
        ("tools", "combat-drone"),
        ("clothes", "enviro-suit"),
    ],
)
def test_one_item_becomes_another(item: str, made: str) -> None:
    s = aboard("crafting-room", "rest").has("scout", item).does("scout", "exchange", item).pays()
    assert s.heard(Exchanged).item.startswith(f"item-{made}")
    assert made in s.carries("scout")
    assert item not in s.carries("scout")
    assert s.spent("scout") == ["rest"]


@pytest.mark.rule("NA-068")
def test_not_with_a_malfunction() -> None:
    s = aboard("crafting-room").has("scout", "tools").mark("malfunction", "crafting-room")
    assert s.denied("scout", "exchange", "tools") == "NA-068"


@pytest.mark.rule("NA-198")
def test_neither_in_combat_nor_without_a_copy() -> None:
    s = aboard("crafting-room").has("scout", "tools").intruder("adult", "crafting-room")
    assert s.denied("scout", "exchange", "tools") == "NA-198"
    s = aboard("crafting-room").has("scout", "tools").has("captain", "combat-drone", "combat-drone")
    assert s.denied("scout", "exchange", "tools") == "NA-198"


@pytest.mark.rule("NA-199")
def test_nowhere_else() -> None:
    s = aboard("canteen").has("scout", "tools", "chemicals")
    assert s.denied("scout", "exchange", "tools") == "NA-199"
    assert not any("combat-drone" in option.id for option in s.asked("scout", "turn").options)


# What is made there


@pytest.mark.rule("NA-066")
def test_a_drone_needs_no_hand() -> None:
    s = aboard("crafting-room").has("scout", "supply-carcass", "tools")
    assert len(s.zone("hands-0")) == 2, "the weapon and the carcass"
    s.does("scout", "exchange", "tools").pays()
    assert len(s.zone("hands-0")) == 3
    assert s.loaded("scout", "combat-drone") == 3


@pytest.mark.rule("NA-066")
def test_a_drone_shoots_and_is_reloaded_with_energy() -> None:
    s = aboard("crafting-room").has("scout", "combat-drone", "energy-charge")
    s.intruder("queen", "crafting-room").top("deck-attack", "attack-scratch#6", "attack-bite#6")
    s.shoots("scout", "combat-drone", "queen", "hit")
    assert (s.figure("queen").injuries, s.loaded("scout", "combat-drone")) == (1, 2)
    s.ammo("scout", "combat-drone", 0).uses("scout", "energy-charge", "fill-energy-weapon")
    assert s.loaded("scout", "combat-drone") == 3


@pytest.mark.rule("NA-065")
def test_a_pointer_lets_one_roll_again_once() -> None:
    s = aboard("crafting-room").has("scout", "laser-pointer")
    weapon = s.zone("hands-0")[0].partition("#")[0].removeprefix("item-")
    s.uses("scout", "laser-pointer")
    assert "laser-pointer" not in s.carries("scout")
    s.intruder("larva", "crafting-room").dice(combat=["blank", "hit"])
    s.does("scout", "shoot", weapon, s.aim("larva")).pays().does("scout", "reroll")
    s.heard(Rerolled)
    assert s.intruders("crafting-room") == []


@pytest.mark.rule("NA-065")
def test_a_pointer_goes_on_the_weapon_of_ones_choice() -> None:
    s = aboard("crafting-room").has("scout", "laser-pointer", "prototype-pistol")
    s.uses("scout", "laser-pointer").does("scout", "attach", "prototype-pistol")
    assert list(s.state.joined) == ["item-prototype-pistol#red"]


@pytest.mark.rule("NA-065")
def test_only_one_pointer_on_a_weapon() -> None:
    s = aboard("crafting-room").has("scout", "laser-pointer", "laser-pointer")
    s.uses("scout", "laser-pointer").set(actions=2)
    assert s.denied("scout", "use", "laser-pointer") == "NA-065"


@pytest.mark.rule("NA-067")
@pytest.mark.parametrize("suit", [False, True])
def test_a_suit_keeps_fire_and_slime_off(suit: bool) -> None:
    s = aboard("canteen").mark("fire", "canteen")
    if suit:
        s.has("scout", "enviro-suit")
    s.rests("scout")
    assert s.light("scout") == (0 if suit else 1)
    s = aboard("canteen").tile("005", "armory").token("005", "slime", 3).dice(noise="silence")
    if suit:
        s.has("scout", "enviro-suit")
    s.goes("scout", "005")
    assert s.crew("scout").slimed != suit
    if suit:
        s.unheard(Slimed)


@pytest.mark.rule("NA-067", "NP-025")
def test_but_no_turret_off() -> None:
    s = aboard("canteen").has("scout", "enviro-suit").turret("canteen", "all").phase("fire")
    assert s.light("scout") == 1


@pytest.mark.rule("NA-067")
def test_slime_that_is_there_stays() -> None:
    s = aboard("crafting-room").has("scout", "clothes").is_("scout", slimed=True)
    s.does("scout", "exchange", "clothes").pays()
    assert s.crew("scout").slimed


@pytest.mark.rule("NA-164", "NA-165")
@pytest.mark.parametrize(("slimed", "wounds"), [(False, 0), (True, 1)])
def test_melted_skin_and_slime(slimed: bool, wounds: int) -> None:
    s = aboard("canteen").wounded("scout", "melted").is_("scout", slimed=slimed).rests("scout")
    assert s.light("scout") == wounds


@pytest.mark.rule("NA-165")
def test_dressed_it_does_no_harm() -> None:
    s = aboard("canteen").wounded("scout", dressed=["melted"]).is_("scout", slimed=True)
    assert s.rests("scout").light("scout") == 0


# The server room


@pytest.mark.rule("NA-069", "NA-200")
def test_the_server_room_uses_another_computer_for_its_own_price() -> None:
    s = aboard("server-room", "rest", "search").explore("comms-room", at="010")
    s.works("scout").does("scout", "connect", "comms-room")
    assert s.crew("scout").signal
    assert len(s.spent("scout")) == 2


@pytest.mark.rule("NA-069")
def test_every_room_with_a_working_computer_is_within_reach() -> None:
    s = aboard("server-room", "rest", "search").explore("comms-room", at="010")
    s.explore("generator", at="005").works("scout")
    assert s.is_offered("scout", "connect", "comms-room")
    assert s.is_offered("scout", "connect", "generator")


@pytest.mark.rule("NA-069")
@pytest.mark.parametrize("answer", ["connect", "leave-it"])
def test_the_only_computer_is_asked_about_for_it_may_be_the_end_of_the_ship(answer: str) -> None:
    s = aboard("server-room", "rest", "search").explore("generator", at="010").works("scout")
    assert [option.verb for option in s.asked("scout").options] == ["connect", "leave-it"]
    s.does("scout", answer)
    assert (s.state.destruct != NOT_STARTED) == (answer == "connect")


@pytest.mark.rule("NA-069")
@pytest.mark.parametrize("why", ["broken", "unexplored", "no computer"])
def test_only_where_a_computer_works(why: str) -> None:
    s = aboard("server-room", "rest", "search")
    if why == "broken":
        s.explore("comms-room", at="010").mark("malfunction", "comms-room")
    elif why == "no computer":
        s.explore("canteen", at="007").is_("scout", light=1)
    assert s.denied("scout", "room") == "NA-069"


@pytest.mark.rule("NA-201")
@pytest.mark.parametrize("where", ["server-room", "laboratory", "hands"])
def test_what_is_examined_must_be_in_the_laboratory(where: str) -> None:
    s = aboard("server-room", "rest", "search").explore("laboratory", at="010")
    if where == "hands":
        s.has("scout", "supply-carcass")
    else:
        s.mark("carcass", where)
    if where == "laboratory":
        s.works("scout").does("scout", "connect", "laboratory")
        assert s.state.weaknesses
    else:
        assert s.denied("scout", "room") == "N-464"
