"""The moments that the pictures show, put up as positions in the words of the suites."""

from __future__ import annotations

from typing import Any

from hullbreach import bots
from hullbreach.games.airlock.scenario import AirlockScenario
from hullbreach.games.invader.suite.scenario import InvaderScenario
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.retaliation.neosoma.suite import Cult
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.kernel.table import Table

CREW = ("soldier", "scout", "mechanic", "pilot")
RESIDENTS = ("lab-rat", "hacker", "survivor", "sentry", "janitor")

Slots = dict[str, str]
SHIP: Slots = {
    "evacuation-section-b": "002",
    "storage": "003",
    "evacuation-section-a": "004",
    "engine-control-room": "006",
    "cabins": "007",
    "airlock-control": "008",
    "laboratory": "009",
    "surgery": "010",
    "armory": "013",
    "command-center": "014",
    "canteen": "015",
    "generator": "017",
    "nest": "018",
}
BASE: Slots = {
    "archive": "002",
    "guard-room": "004",
    "surgery": "006",
    "cave-entrance": "009",
    "nest": "010",
    "generator": "011",
    "css-control-room": "013",
    "transmitter-control-room": "016",
    "testing-lab": "018",
    "cooling-system": "020",
    "laboratory": "026",
}

GARRISON = """
b4=sprinklers-control:@recon -301:DAAAA- b5=life-support-b:M -201|- c6=reactor:M -302:DAA- c8?
lz:S -202- a3=life-support-a:S -401|- b1=server-room:@officer -402- b3=cooling-system:M
lz -303- a4=door-control:SS -304:N- b3 -102:AA- c4=escape-shuttle
lz -403#- a5=surgery:F@medic -404:N- b4 -104- b6?
a3 -105- a2=emergency-room -100- hib -200- b1
hib -|300- b2=armory:SA@heavy-gun-operator -203:QAA- c4 -405- c6
hib -400:LL- c1?
a4 -204:N- b1
a4 -106- b4
a5 -305:N- a6?
a5 -205#- a7=drilling-station -|206- b6?
b2 -306:N- c3=nest -406:AAA- c5?
b5 -107:N- c7?
c3 -108:N- c2?
"""
"""A base in the middle of a game, as `suite.drawing` reads it."""


class CultScenario(RetaliationScenario):
    """A position against the cult."""

    packs = ("neosoma",)
    kinds = Cult.kinds


INFESTED = (
    GARRISON.translate(str.maketrans("DLA", "ERK"))
    .replace(":EKKKK", ":EKAPP")
    .replace("server-room:@", "server-room:C@")
    .replace(":KKK-", ":AAP-")
)
"""The same base, with the cult in it."""


def turn_aboard() -> NemesisScenario:
    """A calm turn of the soldier in the storage; elsewhere it burns, and things have hatched."""
    s = NemesisScenario(*CREW, reactions=True, rooms={"pilot": "hibernatorium"})
    for room, slot in SHIP.items():
        s.explore(room, f"slot-{slot}", items=1 + int(slot) % 3)
    s.at("soldier", "storage").at("scout", "surgery").at("mechanic", "generator")
    s.hand("soldier", "search", "rest", "demolition", "covering-fire")
    s.contaminated("soldier", clean=1)
    s.has("soldier", "bandages").ammo("soldier", "assault-rifle", 4)
    s.wounded("soldier", "leg", light=1).wounded("mechanic", light=2)
    s.wounded("pilot", "bleeding", light=1).is_("scout", slimed=True)
    s.objective("soldier", "the-great-hunt", "extreme-field-biology")
    s.intruder("creeper", "evacuation-section-b").intruder("adult", "cabins", 2)
    s.intruder("queen", "nest", 3).intruder("larva", "armory")
    s.mark("fire", "canteen").mark("malfunction", "generator").mark("malfunction", "slot-019")
    s.mark("corpse-blue", "hibernatorium").mark("carcass", "laboratory")
    s.noise("corridor-001-004", "corridor-003-007", "corridor-010-013", "corridor-011-014")
    s.noise("corridor-014-017", "corridor-018-020")
    s.door("evacuation-section-b", "engine-control-room").door("airlock-control", "laboratory")
    s.door("hibernatorium", "canteen", ruined=True).door("nest", "slot-021")
    s.set(time=4, round=5, turn=2, locked=[f"pod-{number}" for number in (2, 3, 4)])
    s.hand("mechanic", "rest", "demolition", "search").hand("pilot", "rest", "search")
    return s.plays("mechanic", "search").does("mechanic", "keep").rests("mechanic", "pilot")


HORDES = {
    "f1": "7 workers",
    "d1": "4 hunters",
    "c5": "2 tanks, 5 workers",
    "e7": "1 spoiler, 2 tanks, 3 workers, 1 hunter",
    "e8": "8 tanks, 16 workers, 6 hunters",
}


def on_the_station(
    *, shooting: bool = False, hordes: dict[str, str] | None = None
) -> InvaderScenario:
    """Jared's turn in M1: hunters next door, a spoiler with mold behind it, thirty Xenos in E8."""
    s = InvaderScenario(
        "m1",
        seats=2,
        where={
            "jared": "d2",
            "vivian": "c2",
            "mitsuki": "e2",
            "baraka": "e6",
            "magnus": "e6",
            "cole": "c3",
        },
        xenos=HORDES if hordes is None else hordes,
        cards={
            "jared": ["assault-shotgun", "sledge", "ablative-armor", "mre", "energy-cell"],
            "cole": ["sniper-rifle", "oxygen-tank"],
            "mitsuki": ["smg", "oxygen-tank"],
            "baraka": ["lmg"],
            "vivian": ["cattle-prod"],
            "magnus": ["heavy-shotgun"],
        },
        skills={"jared": ["free-melee", "action", "damage-melee"]},
        xp={"jared": 21, "vivian": 9, "mitsuki": 12, "baraka": 17, "magnus": 14, "cole": 8},
        armor={"mitsuki": 1, "baraka": 2},
        mold=["b8", "c8", "d8", "e8", "e7"],
        noise={"d2": 1, "c3": 2},
        closed=["f1-f2", "f6-f7"],
        bot="e6",
        woken=["gun"],
        round=7,
    )
    mine = ("magnus", "baraka") if shooting else ("jared", "vivian", "mitsuki")
    for one in s.state.crew:
        one.seat = int(one.id.removeprefix("survivor-") not in mine)
    return s.turn_of(mine[0])


def before_the_xenos() -> InvaderScenario:
    """The same with fewer Xenos, when everybody but Jared has acted, and he is done."""
    s = on_the_station(hordes={"f1": "7 workers", "e8": "8 tanks, 6 workers"})
    for one in s.state.crew:
        one.acted = one.id != "survivor-jared"
    return s.turn_of("jared", 0).top("xeno-deck", "xenocard-08")


def in_the_valley() -> InvaderScenario:
    """Magnus's turn in M8, on the largest map."""
    s = InvaderScenario(
        "m8",
        seats=2,
        xenos={
            "a2": "8 workers",
            "d4": "3 hunters",
            "g7": "2 tanks, 12 workers",
            "b8": "1 spoiler",
        },
        cards={"magnus": ["heavy-shotgun", "oxygen-tank"]},
        round=3,
    )
    s.person("magnus").seat = 0
    return s.turn_of("magnus")


def attack_aboard() -> NemesisScenario:
    """The soldier's next step is one too many: noise where there was noise, an adult, its bite."""
    s = (
        turn_aboard()
        .hand("soldier", "covering-fire", "rest")
        .noise("corridor-001-002")
        .dice(noise="3")
    )
    return s.blind("bag", "token-adult-4").top("deck-attack", "attack-bite")


def among_carnomorphs() -> CarnomorphScenario:
    """The scientist has mutated; where carcasses lie, something eats and grows."""
    crew = ("scientist", "soldier", "captain", "mechanic")
    s = CarnomorphScenario(*crew, reactions=True, rooms={"captain": "hibernatorium"})
    for room, slot in SHIP.items():
        s.explore(room, f"slot-{slot}", items=1 + int(slot) % 3)
    s.at("scientist", "laboratory").at("soldier", "cabins").at("mechanic", "canteen")
    s.hand("scientist", "rest", "search", "intranet").contaminated("scientist", clean=1)
    s.has("scientist", "antidote").wounded("scientist", "arm", light=1)
    s.is_("soldier", slimed=True).wounded("soldier", light=2)
    s.mutated("scientist", "mimicry", 2).mutated("captain", "claws", 1)
    s.mutated("soldier", "shed-skin").edit().turn_up("mutation-2")
    s.adapted("shambler", "voracious").adapted("fleshbeast", "thick-hide")
    s.adaptations("voracious", "thick-hide")
    for kind, room, injuries in (
        ("metagorger", "surgery", 0),
        ("metagorger", "surgery", 0),
        ("metagorger", "evacuation-section-b", 0),
        ("shambler", "cabins", 1),
        ("shambler", "airlock-control", 0),
        ("fleshbeast", "generator", 3),
        ("butcher", "nest", 4),
    ):
        s.intruder(kind, room, injuries)
    s.mark("carcass", "airlock-control", 2).mark("carcass", "surgery").mark("egg", "storage")
    s.mark("corpse-blue", "laboratory").mark("fire", "storage").mark("malfunction", "generator")
    s.noise("corridor-001-004", "corridor-003-007", "corridor-010-013", "corridor-014-017")
    s.door("evacuation-section-b", "engine-control-room")
    s.door("hibernatorium", "canteen", ruined=True).set(time=5, round=6, turn=3)
    s.hand("mechanic", "rest", "demolition", "search").top("deck-green", "item-bandages")
    s.plays("mechanic", "search").does("mechanic", "keep", "item-bandages#green")
    return s.rests("mechanic")


def mutating() -> CarnomorphScenario:
    """The scientist rests, and the scan finds what nobody hoped for: a mutation is chosen."""
    s = CarnomorphScenario("scientist", "soldier", rooms={"scientist": "hibernatorium"})
    s.at("soldier", "cockpit").hand("scientist", "rest", "search", "intranet")
    return s.contaminated("scientist", infected=1)


def on_the_surface() -> LockdownScenario:
    """The lab rat stands on a crossroads; one section has no power any more."""
    s = LockdownScenario(*RESIDENTS, mars=True, reactions=True, rooms={"lab-rat": "crossroads-2"})
    for room, slot in BASE.items():
        s.explore(room, f"slot-{slot}", items=1 + int(slot) % 3)
    s.at("hacker", "elevator-room-s-01").at("survivor", "isolation-room")
    s.at("janitor", "isolation-room").at("sentry", "surgery")
    s.hand("lab-rat", "search", "sensitive-hearing", "demolition")
    s.contaminated("lab-rat", clean=1).wounded("lab-rat", "leg", light=1)
    s.has("lab-rat", "flashlight", "clothes")
    s.intruder("queen", "nest", 2).intruder("creeper", "css-control-room", 1)
    s.intruder("adult", "testing-lab", 1).intruder("breeder", "cooling-system")
    s.intruder("larva", "laboratory")
    s.mark("fire", "guard-room").mark("malfunction", "css-control-room")
    s.mark("malfunction", "cooling-system")
    s.noise("network-area-4", "corridor-009-012", "corridor-016-019", "corridor-021-022")
    s.door("css-control-room", "repository").door("slot-006", "slot-007")
    s.powered("s-01", "s-03").dark("s-02", "elevator").space(9)
    s.knows("lab-rat", 3).knows("survivor", 5).knows("sentry", 1).knows("janitor", 2)
    return s.set(round=7)


def in_the_dark() -> LockdownScenario:
    """The lab rat among black bodies, in a section without power."""
    s = on_the_surface().at("lab-rat", "cooling-system").intruder("creeper", "cooling-system")
    return s.dark("s-01")


def attack_in_the_dark() -> LockdownScenario:
    """The lab rat's next step, in a section without power: an adult was waiting there."""
    s = on_the_surface().at("lab-rat", "transmitter-control-room")
    s.hand("lab-rat", "search", "demolition").noise("corridor-016-017").dice(noise="1")
    return s.blind("bag", "token-adult-2-4").top("deck-attack", "attack-perched-in-the-dark")


def below() -> LockdownScenario:
    """The basic board of Lockdown in the middle of a game."""
    s = LockdownScenario("sentry", "hacker", "survivor", "janitor", reactions=True)
    for slot in ("001", "003", "008", "010", "012", "014", "020", "021", "025", "027"):
        s.at("janitor", f"slot-{slot}")
    s.at("sentry", "slot-012").at("hacker", "slot-010").at("survivor", "isolation-room")
    s.intruder("adult", "slot-014", 1).intruder("creeper", "slot-021").intruder("queen", "slot-027")
    s.mark("fire", "slot-025").mark("malfunction", "slot-003")
    s.noise("corridor-008-012", "corridor-020-021", "corridor-005-007").dark("s-03").space(9)
    return s.set(round=6)


def in_the_base(drawing: str = GARRISON) -> RetaliationScenario:
    """The recon stands before a corridor full of intruders, without air."""
    s = RetaliationScenario(drawing, reactions=True, round=7, air=["a"])
    s.robot("technical", "b1").directives("essential-data")
    s.hand("recon", "scouting", "sprint", "taking-aim", "chain-of-command")
    s.contaminated("recon", clean=1).has("recon", "grenade-launcher", "duct-tape")
    s.has("recon", "tactical-armor", "gear-ammo", "gear-oxygen", "gear-medpack")
    s.wounded("recon", "leg").is_("recon", oxygen=5, health=4)
    s.objective("recon", "official-order", "great-hunt")
    s.is_("officer", oxygen=3, health=1, data=True).hand("officer", "rest", "search", "secure")
    s.wounded("heavy-gun-operator", "guts").is_("heavy-gun-operator", oxygen=2, health=5)
    s.hand("heavy-gun-operator", "rest", "repairs")
    return s.is_("medic", passed=True).is_("officer", passed=True).set(queen_damage=2)


def after_two_shots() -> RetaliationScenario:
    """The same turn, after the Heavy Gun Operator has shot twice at the adult in the Armory."""
    s = in_the_base().set(turn=3, actions=2)
    gunner, weapon = "heavy-gun-operator", "item-bf-gun"
    for target in ("intruder-adult", "intruder-adult#1"):
        s.shoots(gunner, weapon, target, 5)
    return s


def among_the_cult() -> RetaliationScenario:
    """The recon before a corridor with all kinds of adults; a cultist sits in the Server Room."""
    s = CultScenario(INFESTED, round=7, air=["a"]).robot("technical", "b1")
    s.directives("essential-data").hand("recon", "scouting", "sprint", "taking-aim", "search")
    s.has("recon", "grenade-launcher", "gear-ammo", "gear-oxygen").wounded("recon", "leg")
    s.objective("recon", "official-order", "great-hunt").is_("recon", oxygen=5, health=4)
    return s.is_("medic", passed=True).is_("officer", passed=True)


def horde_attacks() -> RetaliationScenario:
    """The recon passes; then all intruders move, and a drone comes in."""
    s = in_the_base(GARRISON.replace(":SA@", ":S@")).hand("recon", "sprint")
    for who in ("officer", "heavy-gun-operator", "medic"):
        s.is_(who, passed=True)
    s.top("deck-event", "event-reactor-overheating")
    return s.top("deck-attack", "attack-deadly-claws-2").top("deck-wounds", "wound-guts")


def drill() -> AirlockScenario:
    """A turn of Airlock: one system works, two are left."""
    return AirlockScenario(
        rooms={0: "bridge", 1: "reactor"}, hands={0: ["weld", "patch", "scanner"]}
    )


def finished(game: str, seed: str, **options: Any) -> bytes:
    """A game of four bots to its end."""
    table = Table.new(game, options=options, seats=4, seed=seed)
    players = [bots.find(bots.usual(game), game)(f"{seed}/{seat}") for seat in range(4)]
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, bots.answer(players[ask.seat], table.clone(), ask))
    return table.save()
