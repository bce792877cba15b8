"""Lockdown: the cards and weapons of Nemesis's characters, where the base differs from the ship."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.rules.events import Learned
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.nemesis.suite.scenario import CONTENT as NEMESIS
from hullbreach.games.survival.rules.events import (
    AmmoSpent,
    Attacked,
    AttackIgnored,
    Crafted,
    DoorClosed,
    Drew,
    EventForeseen,
    Explored,
    Found,
    MarkerPlaced,
    MarkerRemoved,
    Moved,
    NoiseRolled,
    Passed,
    Peeked,
    Reloaded,
    Rerolled,
    Scanned,
    Shot,
    SignalSent,
    Slimed,
    WeaknessFound,
)

GUESTS = tuple(CONTENT.guests)
MENDING = ("basic-repairs", "repairs", "fast-repairs", "ingenuity")
COMPUTERS = [room.id for room in CONTENT.rooms.values() if room.computer]
POWER = ("s-01", "s-02", "s-03")
WEAPONS = {guest: row.quests[0] for guest, row in CONTENT.guests.items()}


def holding(who: str, *cards: str, room: str = "repository", **more: Any) -> LockdownScenario:
    """A guest in a room with exactly these cards; the Janitor, or the Sentry, is far away."""
    other = "janitor" if who != "mechanic" else "sentry"
    s = LockdownScenario(who, other, rooms={who: room}, **more).at(other, "013")
    return s.hand(who, *cards)


def armed(who: str, *cards: str, ammo: int = 2, kind: str = "queen") -> LockdownScenario:
    """A guest with the own weapon in hand, and a hunter in the room."""
    s = holding(who, *cards).has(who, f"quest-{WEAPONS[who]}").ammo(who, WEAPONS[who], ammo)
    return s.intruder(kind, "repository")


def offered(s: LockdownScenario, who: str, verb: str) -> set[str]:
    """What follows this verb in what is on offer."""
    words = [one.split(":") for one in s.offered(who)]
    return {parts[1] for parts in words if parts[0] == verb}


# Repairs: there are no engines


@pytest.mark.rule("L-497")
@pytest.mark.parametrize(
    ("guest", "card"),
    [
        (one, card)
        for one in GUESTS
        for card in MENDING
        if f"card-{card}" in GAME.edition(("guests",)).rules.belongings(one)["deck"]
    ],
)
def test_repairs_are_for_the_room_and_nothing_else(guest: str, card: str) -> None:
    s = holding(guest, card, "search", "search")
    assert s.denied(guest, "play", card) == ("L-053, L-398" if card == "ingenuity" else "L-053")
    s.mark("malfunction", "repository").plays(guest, card)
    if card == "ingenuity":  # it is not told what else would be possible
        s.does(guest, "effect", "mend-room")
    s.heard(MarkerRemoved, marker="malfunction")
    s.asked(guest, "turn")
    assert not s.play.broken(s.slot("repository"))


# Computers: they take power


@pytest.mark.rule("L-216", "L-217", "L-497")
@pytest.mark.parametrize("card", ["risk-assessment", "blocking-access", "intranet"])
def test_the_scientist_needs_a_computer_with_power(card: str) -> None:
    def at(room: str) -> LockdownScenario:
        return holding("scientist", card, "search", room=room).explore("archive")

    assert at("archive").powered(*POWER).is_offered("scientist", "play", card)
    assert at("archive").blackout().denied("scientist", "play", card) == "L-216"
    assert at("generator").powered(*POWER).denied("scientist", "play", card) == "L-216"
    s = at("archive").powered(*POWER).mark("malfunction", "archive")
    assert s.denied("scientist", "play", card) == "L-217"


@pytest.mark.rule("L-497")
@pytest.mark.parametrize("answer", ["leave-on-top", "put-at-bottom"])
def test_risk_assessment_looks_at_the_next_event(answer: str) -> None:
    s = holding("scientist", "risk-assessment", room="archive").powered("s-02")
    s.top("deck-event", "panic").plays("scientist", "risk-assessment")
    s.heard(Peeked, seen=["panic"])
    s.does("scientist", answer, "panic")
    s.heard(EventForeseen, bottom=answer == "put-at-bottom")
    assert s.zone("deck-event")[0 if answer == "put-at-bottom" else -1] == "event-panic"


@pytest.mark.rule("L-216", "L-497")
def test_access_is_blocked_to_computers_with_power() -> None:
    s = holding("scientist", "blocking-access", room="archive")
    s.explore("css-control-room", "001").explore("vent-control-room", "021").explore("generator")
    s.powered("s-01", "s-02").dark("s-03").plays("scientist", "blocking-access")
    s.does("scientist", "effect", "block-access")
    assert offered(s, "scientist", "block") == {"slot-001", s.slot("archive")}
    s.does("scientist", "block", "001").heard(MarkerPlaced, marker="malfunction")
    assert s.play.broken("slot-001")


@pytest.mark.rule("L-216", "L-497")
def test_blocking_access_or_the_action_of_a_room_with_power() -> None:
    s = (
        holding("scientist", "blocking-access", room="archive")
        .powered("s-02")
        .knows("scientist", 3)
    )
    s.plays("scientist", "blocking-access").does("scientist", "effect", "computer-action")
    s.heard(Learned, points=2)
    assert s.zone("hand-0") == [], "it costs nothing else"


@pytest.mark.rule("L-497")
@pytest.mark.parametrize("guest", ["mechanic", "scientist", "pilot"])
def test_computer_skills_take_no_power_and_are_for_doors_too(guest: str) -> None:
    s = holding(guest, "computer-skills", room="archive").blackout().knows(guest, 3)
    s.plays(guest, "computer-skills").does(guest, "effect", "use-computer-room")
    s.heard(Learned, points=2)
    s = holding(guest, "computer-skills", room="archive").mark("malfunction", "archive")
    s.plays(guest, "computer-skills").does(guest, "close-door", s.corridor("archive", "007"))
    s.heard(DoorClosed)


# The Intranet: another room's action, and what it needs is there


def online(room: str, **more: Any) -> LockdownScenario:
    """The Scientist at a computer, and another room with one; there is power everywhere."""
    here = "archive" if room != "archive" else "testing-lab"
    s = holding("scientist", "intranet", "search", room=here, **more).explore(room)
    return s.powered(*POWER).knows("scientist", 8)


def through_intranet(s: LockdownScenario, room: str) -> LockdownScenario:
    """The Scientist uses that room."""
    s.plays("scientist", "intranet")
    if s.is_offered("scientist", "intranet", s.slot(room)):
        s.does("scientist", "intranet", s.slot(room))
    return s


@pytest.mark.rule("L-419", "L-497")
@pytest.mark.parametrize("room", COMPUTERS)
def test_the_intranet_reaches_every_computer_with_power(room: str) -> None:
    s = online(room).mark("egg", "laboratory" if room == "laboratory" else "repository")
    s.intruder("adult", "003").is_("janitor", signal=True)
    s.plays("scientist", "intranet")
    assert s.slot(room) in offered(s, "scientist", "intranet")
    s.does("scientist", "intranet", s.slot(room)).until("turn", "first")
    assert s.where("scientist") != s.slot(room)
    s = online(room).dark(*POWER[:2]).mark("malfunction", room).intruder("adult", "003")
    assert not s.is_offered("scientist", "play", "intranet")


@pytest.mark.rule("L-432", "L-497")
@pytest.mark.parametrize("carried", [True, False])
def test_the_intranet_examines_what_is_in_the_laboratory(carried: bool) -> None:
    s = online("laboratory").mark("carcass", "archive").at("janitor", "laboratory")
    s = s.has("janitor", "egg") if carried else s.mark("egg", "laboratory")
    through_intranet(s, "laboratory").heard(WeaknessFound, who="scientist")
    assert s.zone("laboratory-2") == ["supply-egg"]
    assert s.zone(s.slot("archive")) == ["supply-carcass"], "what lies beside the player stays"
    assert s.zone(s.slot("laboratory")) == []


@pytest.mark.rule("L-419")
def test_the_intranet_sends_a_signal_but_does_not_take_anybody_along() -> None:
    s = through_intranet(online("transmitter-control-room"), "transmitter-control-room")
    s.heard(SignalSent, who="scientist")
    s = holding("scientist", "intranet", "search", room="archive").powered(*POWER)
    s.knows("scientist", 3, informed=True).explore("css-a").explore("cave-entrance").space(8)
    assert s.denied("scientist", "play", "intranet") == "L-419"


# Captain


@pytest.mark.rule("L-497")
def test_orders_and_motivation_do_not_leave_the_room() -> None:
    s = LockdownScenario("captain", "hacker", rooms={"captain": "archive"}).powered(*POWER)
    s.explore("laboratory").at("hacker", "laboratory").hand("captain", "order", "motivation")
    s.hand("hacker", "search")
    assert not s.is_offered("captain", "play", "order"), "there is no intercom"
    s.plays("captain", "motivation")
    assert len(s.zone("hand-1")) == 1


@pytest.mark.rule("L-278", "L-497")
def test_an_order_moves_somebody_else_in_the_room() -> None:
    s = LockdownScenario("captain", "hacker").hand("captain", "order").dice(noise=1)
    s.at("captain", "repository").at("hacker", "repository").door("repository", "001")
    s.plays("captain", "order")
    ways = offered(s, "captain", "go")
    assert "slot-001" not in ways
    assert ways
    s.does("captain", "go", "002" if "slot-002" in ways else "003")
    s.heard(Moved, who="hacker")
    assert s.where("captain") == s.slot("repository")


@pytest.mark.rule("L-297", "L-392", "L-497")
def test_reload_is_for_the_six_shooter_in_hand() -> None:
    s = holding("captain", "reload").has("captain", "quest-six-shooter")
    assert s.denied("captain", "play", "reload") == "L-392", "it is full"
    s = holding("captain", "reload").has("captain", "quest-six-shooter")
    s.ammo("captain", "six-shooter", 3).plays("captain", "reload").heard(Reloaded, ammo=4)
    assert holding("captain", "reload").denied("captain", "play", "reload") == "L-200"


# In a fight


@pytest.mark.rule("L-335", "L-497")
@pytest.mark.parametrize(
    ("guest", "card"),
    [("captain", "suppressive-fire"), ("scout", "suppressive-fire"), ("soldier", "covering-fire")],
)
def test_covered_by_fire_one_leaves_unattacked(guest: str, card: str) -> None:
    s = armed(guest, card).dice(noise=1).plays(guest, card)
    s.heard(AmmoSpent, weapon=WEAPONS[guest], count=1)
    if card == "suppressive-fire":
        s.does(guest, "cover", guest)
    s.does(guest, "go", "003").heard(Moved, who=guest)
    s.unheard(Attacked)
    assert s.where(guest) == "slot-003"
    assert armed(guest, card, ammo=0).denied(guest, "play", card) == "L-297"


@pytest.mark.rule("L-306", "L-497")
@pytest.mark.parametrize(("lit", "die"), [(True, "advantage"), (False, "combat")])
def test_taking_aim_rolls_again_with_the_die_of_the_place(lit: bool, die: str) -> None:
    s = armed("soldier", "taking-aim")
    s = s.powered("s-01") if lit else s.dark("s-01")
    s.dice(**{die: ["adult", "double-hit"]}).plays("soldier", "taking-aim").does(
        "soldier", "reroll"
    )
    s.heard(Rerolled)
    s.heard(Shot, weapon="soldiers-assault-rifle", injuries=2 + 1)


@pytest.mark.rule("L-297", "L-497")
@pytest.mark.parametrize(("ammo", "injuries"), [(5, 1 + 2 + 1), (1, 1 + 0 + 1)])
def test_full_auto_empties_the_rifle_of_the_kit(ammo: int, injuries: int) -> None:
    s = armed("soldier", "full-auto", ammo=ammo).dark("s-01").dice(combat="hit")
    s.top("deck-attack", "cut#5", "blood-rage#5").plays("soldier", "full-auto")
    s.heard(AmmoSpent, count=ammo)
    s.heard(Shot, injuries=injuries)
    assert armed("soldier", "full-auto", ammo=0).denied("soldier", "play", "full-auto") == "L-297"
    s = holding("soldier", "full-auto").intruder("adult", "repository")
    assert s.denied("soldier", "play", "full-auto") == "L-297", "the rifle is still locked"


@pytest.mark.rule("L-199", "L-497")
def test_full_auto_is_for_the_eggs_of_the_nest_too() -> None:
    s = holding("soldier", "full-auto", room="nest").has("soldier", "quest-soldiers-assault-rifle")
    eggs = len(s.zone("eggs"))
    s.dark("s-02").dice(combat="hit", noise=1).plays("soldier", "full-auto")
    assert len(s.zone("eggs")) < eggs
    s = holding("soldier", "full-auto").has("soldier", "quest-soldiers-assault-rifle")
    assert s.denied("soldier", "play", "full-auto") == "L-184"


@pytest.mark.rule("L-291", "L-497")
@pytest.mark.parametrize("lit", [True, False])
def test_nerves_of_steel_ignore_a_surprise_in_light_and_darkness(lit: bool) -> None:
    s = holding("soldier", "nerves-of-steel").noise_around("repository")
    s = s.powered("s-01") if lit else s.dark("s-01")
    s.stands("soldier", "nerves", "").blind("bag", "token-adult-3-4").top("deck-attack", "cut#3")
    s.rolls("soldier", 2).heard(Attacked, who="soldier", surprise=True)
    s.does("soldier", "react").heard(AttackIgnored, thanks_to="nerves-of-steel")
    assert s.crew("soldier").light == 0
    assert s.zone("discard-0") == ["card-nerves-of-steel"]


@pytest.mark.rule("L-291")
def test_nerves_of_steel_are_no_action() -> None:
    s = holding("soldier", "nerves-of-steel", "rest")
    assert s.denied("soldier", "play", "nerves-of-steel") == "L-291"


@pytest.mark.rule("L-335", "L-497")
def test_adrenaline_is_a_shot_or_a_flight_and_a_card() -> None:
    s = armed("scout", "adrenaline").dark("s-01").dice(combat="blank").plays("scout", "adrenaline")
    s.does("scout", "effect", "desperate-shot").heard(Shot, weapon="rifle")
    s.heard(Drew, count=1)
    s = holding("scout", "adrenaline").intruder("adult", "repository").dice(noise=1)
    s.top("deck-attack", "cut#3").plays("scout", "adrenaline").does("scout", "go", "003")
    s.heard(Attacked, who="scout")
    s.heard(Drew, count=1)
    assert s.where("scout") == "slot-003"


# Ways and rooms


@pytest.mark.rule("L-248", "L-497")
def test_the_mechanic_knows_the_technical_corridors() -> None:
    s = holding("mechanic", "technical-corridors", "rest", "search", room="003").dice(noise=1)
    s.at("mechanic", "003").plays("mechanic", "technical-corridors").does(
        "mechanic", "crawl", "009"
    )
    s.heard(Moved, who="mechanic")
    s.unheard(Attacked)
    s.does("mechanic", "done").heard(Passed, who="mechanic")
    assert s.where("mechanic") == "slot-009"
    s = holding("mechanic", "technical-corridors", "rest")
    assert s.denied("mechanic", "play", "technical-corridors") == "L-248"


@pytest.mark.rule("L-248", "L-516")
def test_areas_of_the_surface_are_no_technical_corridors() -> None:
    s = LockdownScenario("mechanic", "sentry", mars=True).at("mechanic", "003")
    s.hand("mechanic", "technical-corridors", "rest")
    assert s.play.board.technical("slot-003"), "noise goes there"
    assert s.denied("mechanic", "play", "technical-corridors") == "L-248"


@pytest.mark.rule("L-266", "L-497")
def test_pyrotechnics_light_fires_with_an_item_and_put_them_out() -> None:
    s = holding("mechanic", "pyrotechnics", "rest").has("mechanic", "medkit")
    s.plays("mechanic", "pyrotechnics").does("mechanic", "burn", "medkit")
    s.heard(MarkerPlaced, marker="fire")
    assert s.zone("pack-0") == []
    s = holding("mechanic", "pyrotechnics", "rest").mark("fire", "repository")
    s.plays("mechanic", "pyrotechnics").heard(MarkerRemoved, marker="fire")
    assert holding("mechanic", "pyrotechnics", "rest").denied("mechanic", "play", "pyrotechnics")


@pytest.mark.rule("L-509")
def test_nothing_is_burnt_for_a_fire_that_a_crossroads_cannot_have() -> None:
    s = LockdownScenario("mechanic", "sentry", mars=True).has("mechanic", "medkit")
    outside = next(slot for slot in s.play.board.slots if s.play.crossroads(slot))
    s.at("mechanic", outside).hand("mechanic", "pyrotechnics", "rest")
    assert not s.is_offered("mechanic", "play", "pyrotechnics")


@pytest.mark.rule("L-398", "L-497")
def test_ingenuity_takes_any_yellow_item_for_a_tool() -> None:
    s = holding("mechanic", "ingenuity").has("mechanic", "weapon-battery#red", "reagent")
    s.plays("mechanic", "ingenuity").does("mechanic", "effect", "improvise")
    s.does("mechanic", "craft", "taser")
    s.does("mechanic", "component", "weapon-battery").does("mechanic", "component", "reagent")
    s.heard(Crafted, item="taser")
    s = holding("mechanic", "ingenuity").has("mechanic", "weapon-battery#red", "medkit")
    assert s.denied("mechanic", "play", "ingenuity") == "L-053, L-398"


@pytest.mark.rule("L-222", "L-412", "L-413", "L-454", "L-497")
def test_scavenging_finds_something_where_nothing_is_left() -> None:
    s = holding("scout", "scavenging", "rest", room="contaminated-room")
    s.edit().state.searches = {}
    assert s.hand("scout", "search").denied("scout", "play", "search") == "L-412"
    s.hand("scout", "scavenging", "rest").plays("scout", "scavenging").does("scout", "keep")
    s.heard(Found, who="scout")
    s.heard(Slimed)
    s = holding("scout", "scavenging", "rest")
    assert s.denied("scout", "play", "scavenging") == "L-222"


@pytest.mark.rule("L-497")
@pytest.mark.parametrize("token", ["silence", "danger"])
def test_reconnaissance_makes_no_sound_whatever_the_token(token: str) -> None:
    s = holding("scout", "reconnaissance", "rest").token("003", token).intruder("adult", "002")
    s.plays("scout", "reconnaissance").does("scout", "go", "003").heard(Explored)
    s.unheard(NoiseRolled)
    assert s.noises() == set()
    assert s.intruders("003") == []


@pytest.mark.rule("L-348", "L-350", "L-497")
@pytest.mark.parametrize("guest", GUESTS)
def test_rest_scans_and_sends_clean_cards_back_to_their_deck(guest: str) -> None:
    s = holding(guest, "rest")
    assert s.denied(guest, "play", "rest") == "L-349"
    s = holding(guest, "rest").contaminated(guest, clean=1, infected=1).plays(guest, "rest")
    s.heard(Scanned)
    assert s.crew(guest).larva
    assert s.zone("deck-contamination")[0] == "contamination-clean"


# Weapons and quest items


@pytest.mark.rule("L-185", "L-416", "L-499")
@pytest.mark.parametrize("guest", GUESTS)
def test_a_quest_weapon_is_unlocked_out_of_combat(guest: str) -> None:
    quest = f"quest-{WEAPONS[guest]}"
    s = holding(guest, "rest", "search").intruder("adult", "repository")
    assert s.denied(guest, "activate", quest) == "L-185"
    s = holding(guest, "rest", "search").mark("malfunction", "repository")
    s.does(guest, "activate", quest).pays()
    assert s.zone("hands-0") == [quest]
    weapon = CONTENT.quests[WEAPONS[guest]].weapon
    assert weapon is not None
    assert s.state.ammo[quest] == weapon.capacity


@pytest.mark.rule("L-297", "L-499")
@pytest.mark.parametrize(
    ("guest", "face", "injuries"),
    [
        ("captain", "hit", 1),
        ("captain", "double-hit", 3),
        ("pilot", "hit", 2),
        ("pilot", "double-hit", 3),
        ("mechanic", "hit", 2),
        ("mechanic", "double-hit", 2),
        ("soldier", "hit", 2),
        ("soldier", "double-hit", 3),
        ("scout", "hit", 1),
        ("scout", "double-hit", 2),
        ("scientist", "hit", 1),
        ("scientist", "double-hit", 1),
    ],
)
def test_what_the_weapons_do(guest: str, face: str, injuries: int) -> None:
    s = armed(guest, "rest").dark("s-01").top("deck-attack", "cut#5", "blood-rage#5")
    s.shoots(guest, WEAPONS[guest], "queen", face).heard(Shot, injuries=injuries)
    assert s.state.ammo[f"quest-{WEAPONS[guest]}"] == 1


@pytest.mark.rule("L-392")
@pytest.mark.parametrize("guest", GUESTS)
def test_a_battery_fills_what_shoots_with_energy(guest: str) -> None:
    quest = CONTENT.quests[WEAPONS[guest]]
    s = holding(guest, "rest", "search").has(guest, f"quest-{quest.id}", "weapon-battery#red")
    s.ammo(guest, quest.id, 0)
    energy = quest.weapon is not None and quest.weapon.kind == "energy"
    assert energy == (guest != "captain")
    s.uses(guest, "weapon-battery", *(["fill-energy-weapon"] if energy else []))
    filled = s.state.ammo[f"quest-{quest.id}"] > 0
    assert filled == energy


@pytest.mark.rule("L-372", "L-373", "L-495")
@pytest.mark.parametrize("guest", GUESTS)
def test_guests_can_use_the_first_weakness_from_the_start(guest: str) -> None:
    s = LockdownScenario(guest).weaknesses("vital-places", "wary-of-shadows", found=2)
    assert s.play.knows(0, "weakness-vital-places")
    assert not s.play.knows(0, "weakness-wary-of-shadows")


def test_every_card_of_every_guest_does_something_in_the_base() -> None:
    """Whoever adds a card adds it here; those of the Pilot are in `test_action_cards`."""
    tested = {
        *("demolition", "interruption", "rest", "search"),
        *MENDING,
        *("computer-skills", "risk-assessment", "blocking-access", "intranet"),
        *("order", "motivation", "reload", "suppressive-fire", "covering-fire", "taking-aim"),
        *("full-auto", "nerves-of-steel", "adrenaline", "technical-corridors", "pyrotechnics"),
        *("scavenging", "reconnaissance"),
    }
    cards = {card for one in GUESTS if one != "pilot" for card in NEMESIS.characters[one].cards}
    assert cards <= tested
