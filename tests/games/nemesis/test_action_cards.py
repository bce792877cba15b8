"""Nemesis: every action card of the six characters and the Medic, what it costs and what it does."""

from collections import Counter

import pytest

from hullbreach.games.nemesis.rules.events import EngineTouched
from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Crafted,
    Died,
    DoorClosed,
    DoorDestroyed,
    DoorOpened,
    Drew,
    EventForeseen,
    Found,
    Healed,
    Infested,
    Interrupted,
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
)

SHARED = {"demolition": 1, "interruption": 1, "rest": 1, "search": 2}
DECKS = {
    "captain": ("basic-repairs", "order", "motivation", "reload", "suppressive-fire"),
    "pilot": ("repairs", "computer-skills", "piloting", "knowledge-of-the-ship", "old-friend"),
    "mechanic": (
        "fast-repairs",
        "computer-skills",
        "technical-corridors",
        "pyrotechnics",
        "ingenuity",
    ),
    "scientist": ("repairs", "computer-skills", "risk-assessment", "blocking-access", "intranet"),
    "scout": ("basic-repairs", "scavenging", "reconnaissance", "suppressive-fire", "adrenaline"),
    "soldier": ("basic-repairs", "covering-fire", "taking-aim", "full-auto", "nerves-of-steel"),
    "medic": ("repairs", "computer-skills", "er", "pharmacist", "field-dressing"),
}
COSTS = {
    "basic-repairs": 2,
    "repairs": 1,
    "technical-corridors": 1,
    "pyrotechnics": 1,
    "intranet": 1,
    "scavenging": 1,
    "reconnaissance": 1,
    "field-dressing": 1,
}
"""All others cost no further card."""
IN_COMBAT = ("suppressive-fire", "adrenaline", "covering-fire", "taking-aim", "full-auto")
ALWAYS = ("demolition", "motivation", "reload")
REACTIONS = ("interruption", "nerves-of-steel")
OUT_OF_COMBAT = sorted(set(CONTENT.actions) - {*IN_COMBAT, *ALWAYS, *REACTIONS})


def owner(card: str) -> str:
    """Somebody who has the card."""
    return next((who for who, cards in DECKS.items() if card in cards), "scout")


def holding(card: str, *more: str, room: str = "canteen", who: str = "") -> NemesisScenario:
    """Whoever has a card holds it, and these, in a room; another is far away."""
    who = who or owner(card)
    other = "captain" if who != "captain" else "scout"
    s = NemesisScenario(who, other, rooms={who: room, other: "engine-2"})
    return s.hand(who, card, *more)


@pytest.mark.rule("N-012")
@pytest.mark.parametrize("who", DECKS)
def test_each_deck_has_its_ten_cards(who: str) -> None:
    s = NemesisScenario(who, "captain" if who != "captain" else "scout")
    deck = Counter(card.removeprefix("card-") for card in s.zone("deck-0") + s.zone("hand-0"))
    assert deck == Counter(SHARED) + Counter(DECKS[who])
    assert deck.total() == 10


@pytest.mark.rule("N-180")
@pytest.mark.parametrize("card", OUT_OF_COMBAT)
def test_cards_for_quiet_moments_are_not_played_in_combat(card: str) -> None:
    s = holding(card, "demolition", "interruption").intruder("larva", "canteen")
    assert s.denied(owner(card), "play", card) == "N-180"


@pytest.mark.rule("N-179")
@pytest.mark.parametrize("card", IN_COMBAT)
def test_cards_for_combat_are_played_only_there(card: str) -> None:
    assert holding(card, "rest").denied(owner(card), "play", card) == "N-179"
    assert holding(card, "rest").intruder("adult", "canteen").is_offered(owner(card), "play", card)


@pytest.mark.rule("N-181")
@pytest.mark.parametrize("combat", [False, True])
@pytest.mark.parametrize("card", ALWAYS)
def test_cards_without_a_symbol_are_played_any_time(card: str, combat: bool) -> None:
    s = holding(card, "rest")
    if card == "reload":
        s.ammo("captain", "six-shooter", 1)
    if combat:
        s.intruder("adult", "canteen")
    assert s.is_offered(owner(card), "play", card)


@pytest.mark.rule("N-173")
@pytest.mark.parametrize("card", sorted(set(CONTENT.actions) - set(REACTIONS)))
def test_what_a_card_costs_besides_itself(card: str) -> None:
    cost = COSTS.get(card, 0)
    assert CONTENT.actions[card].cost == cost
    more = ("rest", "search", "demolition")
    if cost:
        s = holding(card, *more[: cost - 1])
        assert s.denied(owner(card), "play", card) == "N-172"


# In every deck


def test_demolition_destroys_a_closed_door() -> None:
    s = holding("demolition")
    near = s.play.board.neighbours[s.slot("canteen")][0]
    s.door("canteen", near).plays("scout", "demolition").does("scout", "effect", "blow-door")
    s.heard(DoorDestroyed)
    assert s.state.ruined == [s.corridor("canteen", near)]
    assert not s.play.broken(s.slot("canteen"))


def test_demolition_or_breaks_the_room() -> None:
    s = holding("demolition").plays("scout", "demolition")
    s.heard(MarkerPlaced, marker="malfunction", room="canteen")
    assert (
        holding("demolition", room="nest").denied("scout", "play", "demolition") == "N-291, N-281"
    )


def test_interruption_is_no_action() -> None:
    assert holding("interruption").denied("scout", "play", "interruption") == "N-548"
    rooms = {"scout": "comms-room", "captain": "comms-room"}
    s = NemesisScenario("scout", "captain", rooms=rooms, reactions=True)
    s.hand("captain", "interruption").works("scout").does("captain", "interrupt")
    s.heard(Interrupted, who="captain", whom="scout")


@pytest.mark.rule("N-651")
def test_rest_scans_the_hand() -> None:
    s = holding("rest").contaminated("scout", clean=2).plays("scout", "rest")
    s.heard(Scanned, who="scout", infected=0, clean=2)
    assert s.zone("hand-0") == []
    s = holding("rest").contaminated("scout", infected=1).plays("scout", "rest")
    s.heard(Infested, who="scout")
    assert s.zone("hand-0") == ["contamination-infected"]


def test_search_finds_one_of_two_items_of_the_rooms_colour() -> None:
    s = holding("search").top("deck-green", "medkit", "alcohol").plays("scout", "search")
    s.does("scout", "keep", "alcohol").heard(Found, who="scout", colour="green")
    assert s.zone("pack-0") == ["item-alcohol#green"]
    assert s.zone("deck-green")[0] == "item-medkit#green"
    assert s.state.searches[s.slot("canteen")] == 1
    s = holding("search")
    s.set("searches", **{s.slot("canteen"): 0})
    assert s.denied("scout", "play", "search") == "N-418"


# Repairs


@pytest.mark.parametrize("card", ["basic-repairs", "repairs", "fast-repairs", "ingenuity"])
def test_repairs_of_every_kind_mend_a_room(card: str) -> None:
    more = ("rest", "search")[: COSTS.get(card, 0)]
    s = holding(card, *more).mark("malfunction", "canteen").plays(owner(card), card)
    if card == "ingenuity":
        s.does("mechanic", "effect", "mend-room")
    s.heard(MarkerRemoved, marker="malfunction", room="canteen")
    assert s.zone("hand-0") == []


@pytest.mark.parametrize("card", ["basic-repairs", "repairs", "fast-repairs", "ingenuity"])
def test_repairs_of_every_kind_are_for_engines_too(card: str) -> None:
    more = ("rest", "search")[: COSTS.get(card, 0)]
    s = holding(card, *more, room="engine-1")
    before = s.zone("engine-1")
    s.plays(owner(card), card).forced()
    s.does(owner(card), "swap-order").heard(EngineTouched, changed=True)
    assert s.zone("engine-1") == before[::-1]
    s = holding(card, *more)
    nothing = "N-287, N-520, N-205" if card == "ingenuity" else "N-287, N-520"
    assert s.denied(owner(card), "play", card) == nothing, "nothing to repair here"


# Doors and computers


@pytest.mark.parametrize("card", ["computer-skills", "knowledge-of-the-ship"])
def test_doors_at_the_room_are_opened_and_closed(card: str) -> None:
    s = holding(card)
    near = s.play.board.neighbours[s.slot("canteen")][0]
    way = s.corridor("canteen", near)
    s.plays("pilot", card)
    if s.offered("pilot", "effect"):
        s.does("pilot", "effect", "work-a-door")
    s.does("pilot", "close-door", way).heard(DoorClosed)
    assert s.play.closed(way)
    s = holding(card).door("canteen", near).plays("pilot", card)
    if s.offered("pilot", "effect"):
        s.does("pilot", "effect", "work-a-door")
    s.does("pilot", "open-door", way).heard(DoorOpened)


@pytest.mark.parametrize(
    ("who", "card", "effect"),
    [
        ("pilot", "computer-skills", "computer-action"),
        ("mechanic", "computer-skills", "computer-action"),
        ("scientist", "computer-skills", "computer-action"),
        ("medic", "computer-skills", "computer-action"),
        ("scientist", "blocking-access", "computer-action"),
        ("pilot", "piloting", "helm-action"),
    ],
)
def test_at_a_computer_the_room_is_free(who: str, card: str, effect: str) -> None:
    s = holding(card, room="comms-room", who=who).plays(who, card).does(who, "effect", effect)
    s.heard(SignalSent, who=who)
    assert s.zone("hand-0") == []
    s = holding(card, room="comms-room", who=who).mark("malfunction", "comms-room")
    s.door("comms-room", s.play.board.neighbours[s.slot("comms-room")][0])
    if s.is_offered(who, "play", card):
        s.plays(who, card).unheard(SignalSent)
        assert s.offered(who, "effect") == [], "only the doors"


# Captain


def test_order_moves_another_whether_they_want_or_not() -> None:
    s = NemesisScenario("captain", "scout").hand("captain", "order").dice(noise=1)
    s.plays("captain", "order").does("captain", "go", "slot-006")
    assert s.where("scout") == "slot-006"
    assert s.where("captain") == "slot-011"


def test_motivation_lets_everyone_in_the_room_draw() -> None:
    s = NemesisScenario("captain", "scout", "soldier", rooms={"soldier": "canteen"})
    s.hand("captain", "motivation").hand("scout").hand("soldier").plays("captain", "motivation")
    assert [len(s.zone(f"hand-{seat}")) for seat in range(3)] == [1, 1, 0]


def test_reload_adds_one_ammo_to_the_six_shooter() -> None:
    s = holding("reload").ammo("captain", "six-shooter", 2).plays("captain", "reload")
    s.heard(Reloaded, weapon="six-shooter#starting", ammo=3)
    assert holding("reload").denied("captain", "play", "reload") == "N-408", "full"


@pytest.mark.rule("N-174")
@pytest.mark.parametrize(
    ("who", "card", "rule"),
    [("captain", "reload", "N-173"), ("soldier", "full-auto", "N-317"), ("medic", "er", "N-546")],
)
def test_a_card_for_a_certain_weapon_is_for_no_other(who: str, card: str, rule: str) -> None:
    s = holding(card, "rest", who=who)
    if card == "full-auto":
        s.intruder("adult", "canteen")
    s.only("hands-0", rest="gone").has(who, "prototype-rifle").ammo(who, "prototype-rifle", 1)
    assert s.denied(who, "play", card) == rule


@pytest.mark.rule("N-530")
def test_an_order_is_for_whomever_the_captain_names() -> None:
    s = NemesisScenario("captain", "scout", "soldier").hand("captain", "order").dice(noise=1)
    s.plays("captain", "order").does("captain", "order", "soldier").does("captain", "go", "006")
    assert (s.where("scout"), s.where("soldier")) == ("slot-011", "slot-006")


@pytest.mark.parametrize("who", ["captain", "scout"])
def test_suppressive_fire_covers_one_who_leaves(who: str) -> None:
    def fight() -> NemesisScenario:
        s = NemesisScenario(who, "soldier", "pilot").hand(who, "suppressive-fire").dice(noise=1)
        return s.intruder("adult", "hibernatorium").plays(who, "suppressive-fire")

    s = fight().does(who, "cover", who).does(who, "go", "slot-006").unheard(Attacked)
    assert s.where(who) == "slot-006"
    assert s.state.ammo[s.zone("hands-0")[0]] == {"captain": 5, "scout": 3}[who], "one ammo"
    s = fight().does(who, "cover", "soldier").does("soldier", "go", "slot-006").unheard(Attacked)
    assert (s.where("soldier"), s.where(who)) == ("slot-006", "slot-011")
    s = fight().does(who, "cover", "soldier").does("soldier", "stay")
    assert s.is_offered(who, "cover", "pilot"), "only who wants to"
    s = fight().does(who, "stay").unheard(Attacked).unheard(Moved)
    assert s.state.ammo[s.zone("hands-0")[0]] == {"captain": 5, "scout": 3}[who], (
        "shot all the same"
    )


# Pilot


def test_piloting_is_free_in_the_cockpit() -> None:
    s = holding("piloting", room="cockpit").plays("pilot", "piloting")
    s.does("pilot", "effect", "set-destination").does("pilot", "destination", "space-d")
    assert s.state.destination == 3
    assert s.zone("hand-0") == []
    s = holding("piloting", room="cockpit").mark("malfunction", "cockpit")
    assert not s.is_offered("pilot", "play", "piloting")


def test_piloting_reads_the_coordinates_from_any_computer() -> None:
    s = holding("piloting", room="laboratory")
    card = s.zone("coordinates")
    s.plays("pilot", "piloting").heard(Peeked, who="pilot", seen=card, listener="pilot")
    s = holding("piloting", room="storage")
    assert s.denied("pilot", "play", "piloting") == "N-173", "no computer"


def test_knowledge_of_the_ship_shows_a_tile_without_its_token() -> None:
    s = holding("knowledge-of-the-ship")
    tile = s.zone("tile-slot-018")
    s.plays("pilot", "knowledge-of-the-ship").does("pilot", "effect", "recall-room")
    s.does("pilot", "look-at", "slot-018").heard(Peeked, seen=tile, listener="pilot")
    s.heard(Peeked, seen=None, listener="captain")


def test_old_friend_is_for_working_rooms_without_a_computer() -> None:
    s = (
        holding("old-friend", room="armory")
        .ammo("pilot", "shotgun", 0)
        .plays("pilot", "old-friend")
    )
    s.heard(Reloaded, weapon="shotgun#starting", ammo=2)
    assert s.zone("hand-0") == []
    assert holding("old-friend", room="comms-room").denied("pilot", "play", "old-friend") == "N-173"
    s = holding("old-friend", room="armory").ammo("pilot", "shotgun", 0)
    assert s.mark("malfunction", "armory").denied("pilot", "play", "old-friend") == "N-278"


# Mechanic


def test_technical_corridors_lead_to_another_entrance_and_end_the_round() -> None:
    s = holding("technical-corridors", "rest", room="engine-1").dice(noise=1)
    s.plays("mechanic", "technical-corridors")
    entrances = {one for one in s.play.board.slots if s.play.board.technical(one)} - {"slot-021"}
    assert {one.split(":")[1] for one in s.offered("mechanic")} == entrances
    s.does("mechanic", "crawl", "slot-019").heard(NoiseRolled, who="mechanic")
    s.heard(Passed, who="mechanic")
    assert s.where("mechanic") == "slot-019"
    s = holding("technical-corridors", "rest", room="cockpit")
    assert s.denied("mechanic", "play", "technical-corridors") == "N-258"


def test_pyrotechnics_burn_an_item_for_a_fire_or_put_one_out() -> None:
    s = holding("pyrotechnics", "rest").has("mechanic", "tools").plays("mechanic", "pyrotechnics")
    s.does("mechanic", "burn", "tools").heard(MarkerPlaced, marker="fire", room="canteen")
    assert "item-tools#yellow" in s.zone("discard-yellow")
    s = holding("pyrotechnics", "rest").mark("fire", "canteen").plays("mechanic", "pyrotechnics")
    s.heard(MarkerRemoved, marker="fire", room="canteen")


def test_ingenuity_crafts_with_any_yellow_item_for_a_tool() -> None:
    s = holding("ingenuity").has("mechanic", "duct-tape", "energy-charge#red")
    s.plays("mechanic", "ingenuity").forced().heard(Crafted, who="mechanic")
    assert any("taser" in item for item in s.zone("pack-0"))
    assert "item-duct-tape#yellow" in s.zone("discard-yellow")
    s = holding("ingenuity").has("mechanic", "clothes#green", "energy-charge#red")
    assert s.denied("mechanic", "play", "ingenuity") == "N-287, N-520, N-205", "not a green one"


@pytest.mark.rule("N-401")
@pytest.mark.parametrize("items", [(), ("duct-tape", "energy-charge#red")])
def test_what_the_ingenious_could_do_is_nobodys_business(items: tuple[str, ...]) -> None:
    """Only the owner knows whether there is something to craft, and so a choice."""
    s = holding("ingenuity").has("mechanic", *items).mark("malfunction", "canteen")
    s.plays("mechanic", "ingenuity").asked("mechanic", "effect")
    s.does("mechanic", "effect", "mend-room").heard(MarkerRemoved, marker="malfunction")


# Scientist


@pytest.mark.parametrize("bottom", [False, True])
def test_risk_assessment_shows_the_next_event_and_may_put_it_away(bottom: bool) -> None:
    s = holding("risk-assessment", room="comms-room").top(
        "deck-event", "event-damage", "event-nest"
    )
    s.plays("scientist", "risk-assessment")
    s.heard(Peeked, who="scientist", seen=["event-damage"], listener="scientist")
    s.heard(Peeked, seen=None, listener="captain")
    assert s.asked("scientist", "foresee").text.args["event"] == "event-damage"
    s.does("scientist", "put-at-bottom" if bottom else "leave-on-top")
    s.heard(EventForeseen, bottom=bottom)
    deck = s.zone("deck-event")
    assert (deck[-1], deck[0] == "event-damage") == (
        ("event-nest", True) if bottom else ("event-damage", False)
    )
    assert holding("risk-assessment").denied("scientist", "play", "risk-assessment") == "N-173"


def test_blocking_access_breaks_any_room_with_a_computer() -> None:
    s = holding("blocking-access", room="comms-room").explore("generator").explore("armory")
    s.plays("scientist", "blocking-access").does("scientist", "effect", "block-access")
    assert set(s.offered("scientist")) == {
        f"block:{s.slot(room)}" for room in ("comms-room", "generator")
    }
    s.does("scientist", "block", s.slot("generator"))
    s.heard(MarkerPlaced, marker="malfunction", room="generator")
    s = holding("blocking-access", room="armory").explore("generator")
    assert s.denied("scientist", "play", "blocking-access") == "N-173"


def test_intranet_lends_the_action_of_any_working_computer() -> None:
    s = holding("intranet", "rest", room="comms-room").explore("generator").explore("laboratory")
    s.mark("malfunction", "laboratory").plays("scientist", "intranet")
    assert set(s.offered("scientist")) == {
        *(f"intranet:{s.slot(room)}" for room in ("comms-room", "generator")),
        "leave-it",
    }
    s.does("scientist", "intranet", s.slot("generator"))
    assert s.state.destruct == 0
    assert holding("intranet", "rest").denied("scientist", "play", "intranet") == "N-173"


@pytest.mark.rule("N-428")
@pytest.mark.parametrize("starts", [True, False])
def test_intranet_asks_before_it_starts_the_countdown(starts: bool) -> None:
    s = holding("intranet", "rest", room="generator").plays("scientist", "intranet")
    before = s.state.destruct
    assert before != 0
    s.does("scientist", *(("intranet", s.slot("generator")) if starts else ("leave-it",)))
    assert s.state.destruct == (0 if starts else before)


# Scout


def test_scavenging_finds_something_even_where_nothing_is_left() -> None:
    s = holding("scavenging", "rest").top("deck-green", "medkit", "alcohol")
    slot = s.slot("canteen")
    s.set("searches", **{slot: 0}).plays("scout", "scavenging").does("scout", "keep", "medkit")
    assert s.zone("pack-0") == ["item-medkit#green"]
    assert s.state.searches[slot] == 0
    s = holding("scavenging", "rest").plays("scout", "scavenging")
    s.answer(s.offered("scout")[0])
    assert s.state.searches[slot] == 1, "where something is left it is a search"


def test_reconnaissance_moves_without_a_roll() -> None:
    s = holding("reconnaissance", "rest", room="hibernatorium").plays("scout", "reconnaissance")
    s.does("scout", "go", "slot-006").unheard(NoiseRolled)
    assert s.where("scout") == "slot-006"


def test_adrenaline_shoots_and_draws() -> None:
    s = holding("adrenaline").intruder("adult", "canteen").dice(combat="hit")
    s.top("deck-attack", "scratch#6").plays("scout", "adrenaline")
    s.does("scout", "effect", "desperate-shot").heard(Shot, target="adult", injuries=1)
    assert len(s.zone("hand-0")) == 1
    assert s.state.ammo["item-rifle#starting"] == 3


def test_adrenaline_or_escapes_and_draws() -> None:
    s = holding("adrenaline").intruder("adult", "canteen").top("deck-attack", "scratch#2")
    s.dice(noise=1).plays("scout", "adrenaline").does("scout", "effect", "desperate-flight")
    s.does("scout", s.offered("scout", "go")[0]).heard(Attacked, who="scout")
    assert s.where("scout") != s.slot("canteen")
    assert len(s.zone("hand-0")) == 1


# Soldier


def test_covering_fire_takes_somebody_along() -> None:
    s = NemesisScenario("soldier", "scout").hand("soldier", "covering-fire").dice(noise=1)
    s.intruder("adult", "hibernatorium").plays("soldier", "covering-fire")
    s.does("soldier", "go", "slot-006").does("soldier", "together", "scout").does("scout", "go")
    s.unheard(Attacked)
    assert s.where("soldier") == s.where("scout") == "slot-006"


@pytest.mark.parametrize("again", [False, True])
def test_taking_aim_allows_one_reroll(again: bool) -> None:
    s = holding("taking-aim").intruder("queen", "canteen").dice(combat=["blank", "hit"])
    s.top("deck-attack", "scratch#6", "bite#6").plays("soldier", "taking-aim")
    s.does("soldier", "reroll" if again else "keep-roll").heard(Shot, injuries=2 if again else 0)
    if again:
        s.heard(Rerolled, before="combat-blank", after="combat-hit")
    assert s.state.ammo["item-assault-rifle#starting"] == 4
    s = holding("taking-aim").intruder("queen", "canteen").ammo("soldier", "assault-rifle", 0)
    assert s.denied("soldier", "play", "taking-aim") == "N-317"
    assert s.has("soldier", "flamethrower").denied("soldier", "play", "taking-aim") == "N-317"


def test_full_auto_empties_the_rifle() -> None:
    s = holding("full-auto").intruder("queen", "canteen").dice(combat="hit")
    s.top("deck-attack", "scratch#6", "bite#6").plays("soldier", "full-auto")
    s.heard(Shot, target="queen", injuries=4)
    assert s.state.ammo["item-assault-rifle#starting"] == 0


def test_nerves_of_steel_are_no_action() -> None:
    s = holding("nerves-of-steel").intruder("adult", "canteen")
    assert s.denied("soldier", "play", "nerves-of-steel") == "N-541"


# Medic


def patients(card: str, *more: str) -> NemesisScenario:
    """The medic with a card, and the scout, in the armory."""
    s = NemesisScenario("medic", "scout", rooms={"medic": "armory", "scout": "armory"})
    return s.hand("medic", card, *more)


def test_er_puts_contamination_and_a_card_away_or_lets_draw_three() -> None:
    s = patients("er").hand("scout", "rest").contaminated("scout", infected=1)
    s.plays("medic", "er").does("medic", "effect", "sedate").does("medic", "treat", "scout")
    assert s.zone("hand-1") == []
    s = patients("er").hand("scout").plays("medic", "er").does("medic", "effect", "revitalize")
    assert len(s.does("medic", "treat", "scout").zone("hand-1")) == 3
    assert s.state.ammo["item-needle-gun#starting"] == 1


@pytest.mark.rule("N-546")
def test_how_much_contamination_er_puts_away_is_shown_at_once() -> None:
    """Before the patient chooses a card everybody has seen it; nobody takes that back."""
    s = patients("er").hand("scout", "rest", "search").contaminated("scout", infected=1)
    s.plays("medic", "er").does("medic", "effect", "sedate").does("medic", "treat", "scout")
    s.asked("scout", "discard")
    assert s.view("medic").crew[1].cards == 2
    assert s.play.revealed


@pytest.mark.parametrize("who", ["medic", "scout"])
def test_pharmacist_dresses_or_heals_a_serious_wound(who: str) -> None:
    s = patients("pharmacist").wounded(who, "leg", dressed=["hand"]).plays("medic", "pharmacist")
    s.does("medic", "effect", "heal-a-wound").heard(Healed, who=who, wound="hand")
    s = patients("pharmacist").wounded(who, "leg", dressed=["hand"]).plays("medic", "pharmacist")
    s.does("medic", "effect", "dress-a-wound")
    assert s.zone(f"wounds-{s.seat_of(who)}") == []


@pytest.mark.parametrize("who", ["medic", "scout"])
def test_field_dressing_dresses_a_wound_or_heals_light_ones(who: str) -> None:
    def treated(effect: str) -> NemesisScenario:
        s = patients("field-dressing", "rest").wounded(who, "leg", light=2)
        return s.plays("medic", "field-dressing").does("medic", "effect", effect)

    assert treated("heal-light").crew(who).light == 0
    s = treated("dress-a-wound")
    assert (s.crew(who).light, s.zone(f"dressed-{s.seat_of(who)}")) == (2, ["wound-leg"])


@pytest.mark.rule("N-084", "N-258")
def test_whoever_dies_in_the_technical_corridors_does_not_pass() -> None:
    s = NemesisScenario("mechanic", "captain").explore("canteen", "014").at("mechanic", "002")
    s.hand("mechanic", "technical-corridors", "rest", "search").noise_around("canteen")
    s.wounded("mechanic", "leg", "leg", "leg").dice(noise=3).blind("bag", "adult-4")
    s.top("deck-attack", "scratch#2").plays("mechanic", "technical-corridors", "rest")
    s.does("mechanic", "crawl", "canteen").heard(Died, who="mechanic", cause="attack-scratch")
    s.unheard(Passed).asked("captain", "turn")


@pytest.mark.rule("N-338")
def test_whoever_dies_on_the_flight_draws_no_card() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"})
    s.hand("scout", "adrenaline").wounded("scout", "leg", "leg", "leg")
    s.intruder("adult", "canteen").top("deck-attack", "scratch#2").plays("scout", "adrenaline")
    s.does("scout", "effect", "desperate-flight").does("scout", "go", "hibernatorium")
    s.heard(Died, who="scout")
    s.unheard(Drew)
