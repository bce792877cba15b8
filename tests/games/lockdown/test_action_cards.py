"""Lockdown: every action card of the six characters and of the Pilot, and what it does."""

from collections import Counter

import pytest

from hullbreach.games.lockdown.rules.events import (
    ComputerRevealed,
    ElevatorCalled,
    Foreseen,
    Learned,
    NoiseStilled,
    PowerChanged,
    ReachedBunker,
    RodeElevator,
    RoverMoved,
)
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Contaminated,
    Discarded,
    DoorClosed,
    DoorDestroyed,
    DoorOpened,
    Dressed,
    Drew,
    Explored,
    Found,
    GaveUp,
    Infested,
    Injured,
    IntruderMoved,
    MarkerPlaced,
    MarkerRemoved,
    Moved,
    NoisePlaced,
    NoiseRolled,
    Peeked,
    Reloaded,
    Scanned,
    Washed,
)

pytestmark = pytest.mark.rule("L-200")
"""Every test here plays a card."""
CORE = {"demolition": 1, "interruption": 1, "rest": 1, "search": 2}
DECKS = {
    "survivor": ("repairs", "desperate-attack", "obstinate", "vents", "distraction"),
    "lab-rat": (
        "weird-metabolism",
        "sensitive-hearing",
        "feel-of-the-dark",
        "basic-repairs",
        "inconspicuous",
    ),
    "hacker": ("recharge", "neuralink", "bypass", "it-works-for-me", "master-plan"),
    "xenobiologist": (
        "rushed-analysis",
        "workspace-plan",
        "pheromones",
        "field-experience",
        "vivisection",
        "repairs",
    ),
    "sentry": ("repairs", "stun", "quarantine", "facility-tour", "defense-plan"),
    "janitor": (
        "emergency-key",
        "clean-up",
        "maintenance-plan",
        "jury-rigging",
        "it-should-work",
    ),
}
COSTS = {
    "basic-repairs": 2,
    "repairs": 1,
    "vents": 1,
    "bypass": 1,
    "it-works-for-me": 1,
    "quarantine": 1,
    "jury-rigging": 2,
    "it-should-work": 1,
}
"""All others cost no further card."""


def holding(
    who: str, card: str, *more: str, room: str = "", beside: bool = False
) -> LockdownScenario:
    """Somebody holds a card, and these, in a room; another is beside them, or far away."""
    other = "sentry" if who != "sentry" else "hacker"
    s = LockdownScenario(who, other, rooms={who: room} if room else {})
    s.at(other, s.where(who) if beside else "013")
    return s.hand(who, card, *more)


@pytest.mark.parametrize("who", DECKS)
def test_each_deck_has_its_ten_cards(who: str) -> None:
    core = {card: n for card, n in CORE.items() if (who, card) != ("xenobiologist", "rest")}
    assert CONTENT.characters[who].cards == {**core, **dict.fromkeys(DECKS[who], 1)}


@pytest.mark.rule("L-200")
@pytest.mark.parametrize("card", CONTENT.actions)
def test_what_a_card_costs_besides_itself(card: str) -> None:
    assert CONTENT.actions[card].cost == COSTS.get(card, 0)


# In every deck, or nearly


@pytest.mark.rule("L-200")
def test_search_takes_one_of_two_items_of_the_colour() -> None:
    s = holding("survivor", "search", room="generator")
    s.top("deck-yellow", "toolbelt", "clothes").does("survivor", "play", "search")
    s.does("survivor", "keep", "clothes").heard(Found, colour="colour-yellow")
    assert s.zone("pack-0") == ["item-clothes#yellow"]
    assert s.zone("deck-yellow")[0].startswith("item-toolbelt"), "at the bottom"
    assert s.state.searches[s.slot("generator")] == 1


def test_nothing_is_found_in_an_empty_or_colourless_room() -> None:
    s = holding("survivor", "search", room="generator")
    s.edit().state.searches = {}
    assert s.denied("survivor", "play", "search") == "L-412"
    assert holding("survivor", "search").denied("survivor", "play", "search") == "L-222"


@pytest.mark.rule("L-350", "L-353")
def test_rest_removes_clean_contamination_and_may_find_a_larva() -> None:
    s = holding("survivor", "rest").contaminated("survivor", clean=2)
    s.does("survivor", "play", "rest").heard(Scanned, infected=0, clean=2)
    assert s.zone("hand-0") == []
    assert s.zone("deck-contamination")[:2] == ["contamination-clean"] * 2, "at the bottom"
    s = holding("survivor", "rest").contaminated("survivor", infected=1)
    s.does("survivor", "play", "rest").heard(Infested, who="survivor")
    assert len(s.zone("hand-0")) == 1, "it is kept"


def test_demolition_breaks_a_closed_door_or_the_room() -> None:
    s = holding("survivor", "demolition").door("isolation-room", "020")
    s.does("survivor", "play", "demolition").does("survivor", "effect", "blow-door")
    s.heard(DoorDestroyed)
    s = holding("survivor", "demolition").does("survivor", "play", "demolition")
    s.heard(MarkerPlaced, marker="malfunction", room="isolation-room")


@pytest.mark.parametrize(
    ("who", "card"),
    [
        ("survivor", "repairs"),
        ("xenobiologist", "repairs"),
        ("sentry", "repairs"),
        ("lab-rat", "basic-repairs"),
    ],
)
def test_repairs_remove_the_malfunction_here(who: str, card: str) -> None:
    s = holding(who, card, "search", "search")
    assert s.denied(who, "play", card) == "L-053"
    s.mark("malfunction", s.where(who)).plays(who, card).heard(MarkerRemoved, marker="malfunction")


# Survivor


def test_a_desperate_attack_costs_contamination_and_is_answered() -> None:
    s = holding("survivor", "desperate-attack").intruder("queen", "isolation-room")
    s.top("deck-attack", "cut#5", "cut#4", "blood-chase#2")
    s.does("survivor", "play", "desperate-attack")
    s.heard(Contaminated, who="survivor")
    assert s.figure("queen").injuries == 2
    s.heard(Attacked, intruder="queen", who="survivor", surprise=False)
    _played, contamination = s.zone("discard-0")
    assert contamination.startswith("contamination")


def test_whoever_died_of_a_desperate_attack_does_not_answer() -> None:
    s = holding("survivor", "desperate-attack").intruder("adult", "isolation-room")
    s.top("deck-attack", "cut#2").does("survivor", "play", "desperate-attack").unheard(Attacked)
    assert s.intruders("isolation-room") == []


def test_whoever_flees_from_a_desperate_attack_does_not_answer() -> None:
    s = holding("survivor", "desperate-attack").intruder("adult", "isolation-room")
    s.top("deck-attack", "cut#retreat").top("deck-event", "leaving-the-shell-b")
    s.does("survivor", "play", "desperate-attack").unheard(Attacked)
    assert s.intruders("018") == ["adult"]


def test_a_desperate_attack_has_one_target_of_the_players_choice() -> None:
    s = holding("survivor", "desperate-attack").intruder("larva", "isolation-room")
    s.intruder("queen", "isolation-room").does("survivor", "play", "desperate-attack")
    s.does("survivor", "hunter", s.figure("larva").id)
    assert s.intruders("isolation-room") == ["queen"]
    assert s.figure("queen").injuries == 0


def test_the_obstinate_draw_a_card_for_each_serious_wound() -> None:
    s = holding("survivor", "obstinate").wounded("survivor", "leg", "hand", dressed=["knee"])
    s.does("survivor", "play", "obstinate").heard(Drew, who="survivor", count=3)
    assert not holding("survivor", "obstinate").is_offered("survivor", "play", "obstinate")


def test_the_obstinate_dress_a_wound_with_an_item() -> None:
    s = (
        holding("survivor", "obstinate")
        .wounded("survivor", "leg", "hand")
        .has("survivor", "medkit")
    )
    s.does("survivor", "play", "obstinate").does("survivor", "effect", "bind-wound")
    s.does("survivor", "give-up").heard(GaveUp, item="medkit")
    s.does("survivor", "dress", "hand").heard(Dressed, who="survivor", wound="hand")
    assert s.zone("wounds-0") == ["wound-leg"]
    assert s.zone("dressed-0") == ["wound-hand"]


@pytest.mark.rule("L-386", "L-387")
def test_an_item_that_is_given_up_was_not_used_and_goes_under_its_deck_unseen() -> None:
    s = holding("survivor", "obstinate").wounded("survivor", "leg").has("survivor", "medkit#green")
    s.does("survivor", "play", "obstinate").does("survivor", "effect", "bind-wound")
    s.does("survivor", "give-up", "medkit")
    assert s.zone("deck-green")[0] == "item-medkit#green"
    assert s.zone("discard-green") == []
    s.heard(GaveUp, item="medkit#green", listener="survivor")
    s.unheard(GaveUp, item="medkit#green", listener="sentry")


def test_which_hidden_item_was_given_up_is_always_asked() -> None:
    s = holding("survivor", "obstinate").wounded("survivor", "leg").has("survivor", "medkit")
    s.does("survivor", "play", "obstinate").does("survivor", "effect", "bind-wound")
    assert len(s.asked("survivor", "bind-with").options) == 1


@pytest.mark.rule("L-426", "L-427")
def test_the_vents_lead_to_another_entrance_and_something_is_in_there() -> None:
    s = holding("survivor", "vents", "search", "rest").at("survivor", "001").at("sentry", "021")
    s.powered("s-01", "s-03").top("deck-attack", "cut#3").dice(noise=4)
    s.explore("archive", at="014").plays("survivor", "vents").does("survivor", "crawl", "014")
    s.heard(Attacked, intruder="adult", who="survivor")
    assert s.crew("survivor").light == 2, "it is dark in there"
    s.heard(Moved, who="survivor", room="archive")
    assert s.where("survivor") == s.slot("014")
    s.heard(NoiseRolled, who="survivor")


def test_the_vents_need_an_entrance_here_and_there() -> None:
    s = holding("survivor", "vents", "search", "rest")
    assert s.denied("survivor", "play", "vents") == "L-248", "none in the Isolation Room"
    s = holding("survivor", "vents", "search", "rest").at("survivor", "001")
    exits = s.play.board.networks["network-tc"]
    explored = [slot for slot in exits if slot in s.state.explored and slot != s.slot("001")]
    s.does("survivor", "play", "vents").pays()
    assert {f"crawl:{slot}" for slot in explored} == set(s.offered("survivor"))


def test_a_distraction_lets_two_escape_without_an_attack() -> None:
    s = holding("survivor", "distraction", beside=True).has("survivor", "medkit")
    s.intruder("adult", "isolation-room").token("020", "silence")
    s.does("survivor", "play", "distraction").does("survivor", "give-up", "medkit")
    s.does("survivor", "go", s.slot("020")).does("survivor", "together", "sentry")
    s.does("sentry", "go", s.slot("020")).until("turn").unheard(Attacked)
    assert s.where("survivor") == s.where("sentry") == s.slot("020")
    assert s.intruders("isolation-room") == ["adult"]


def test_nobody_is_sent_away_by_a_distraction_against_their_will() -> None:
    s = holding("survivor", "distraction", beside=True).has("survivor", "medkit")
    s.intruder("adult", "isolation-room").does("survivor", "play", "distraction")
    s.does("survivor", "give-up", "medkit").does("survivor", "go", s.slot("018"))
    s.does("survivor", "cover", "sentry").asked("sentry", "go-distracted")
    s.does("sentry", "stay").until("turn")
    assert s.where("survivor") == s.slot("018")
    assert s.where("sentry") == s.slot("isolation-room")


def test_a_distraction_needs_something_to_throw() -> None:
    s = holding("survivor", "distraction").intruder("adult", "isolation-room")
    assert s.denied("survivor", "play", "distraction") == "L-200"


@pytest.mark.rule("L-278")
@pytest.mark.parametrize(
    ("who", "card", "room"),
    [("survivor", "distraction", "isolation-room"), ("sentry", "facility-tour", "repository")],
)
def test_behind_closed_doors_no_card_leads_anywhere(who: str, card: str, room: str) -> None:
    s = holding(who, card).has(who, "medkit")
    if card == "distraction":
        s.intruder("adult", room)
    for beyond in s.play.board.neighbours[s.where(who)]:
        s.door(room, beyond)
    assert s.denied(who, "play", card) == "L-278"


# Lab Rat


def test_a_weird_metabolism_washes_slime_away() -> None:
    s = holding("lab-rat", "weird-metabolism").is_("lab-rat", slimed=True)
    s.does("lab-rat", "play", "weird-metabolism").does("lab-rat", "effect", "sweat-out")
    s.heard(Washed, who="lab-rat")


def test_a_weird_metabolism_digests_contamination_unscanned() -> None:
    s = holding("lab-rat", "weird-metabolism").contaminated("lab-rat", infected=1)
    s.does("lab-rat", "play", "weird-metabolism").does("lab-rat", "effect", "digest")
    s.does("lab-rat", "discard").heard(Discarded, who="lab-rat")
    s.unheard(Scanned).heard(Drew, count=2)
    assert s.zone("discard-0")[-1] == "contamination-infected"
    assert not s.crew("lab-rat").larva


def test_sensitive_hearing_takes_a_noise_marker_or_puts_one_down() -> None:
    loud = "corridor-018-019"
    s = holding("lab-rat", "sensitive-hearing").noise(loud)
    s.does("lab-rat", "play", "sensitive-hearing").does("lab-rat", "effect", "still-noise")
    s.heard(NoiseStilled)
    assert s.noises() == set()
    s = holding("lab-rat", "sensitive-hearing").noise(loud)
    s.does("lab-rat", "play", "sensitive-hearing").does("lab-rat", "effect", "make-noise")
    s.heard(NoisePlaced)
    assert s.noises() == {loud, "corridor-019-020"}, "the only one left"


def test_sensitive_hearing_stills_no_silence_and_adds_to_no_noise() -> None:
    s = holding("lab-rat", "sensitive-hearing").does("lab-rat", "play", "sensitive-hearing")
    assert all(one.startswith("noise:") for one in s.offered("lab-rat"))
    s = holding("lab-rat", "sensitive-hearing").noise_around("isolation-room")
    s.does("lab-rat", "play", "sensitive-hearing")
    assert all(one.startswith("still:") for one in s.offered("lab-rat"))


# Hacker


def test_recharge_loads_an_energy_weapon_where_there_is_power() -> None:
    s = holding("hacker", "recharge").ammo("hacker", "smart-gun", 1).powered("s-01")
    s.does("hacker", "play", "recharge").heard(Reloaded, weapon="smart-gun", ammo=3)
    s = holding("hacker", "recharge").ammo("hacker", "smart-gun", 1).dark("s-01")
    assert s.denied("hacker", "play", "recharge") == "L-374"
    s = holding("hacker", "recharge").powered("s-01")
    assert s.denied("hacker", "play", "recharge") == "L-392", "it is full"


@pytest.mark.parametrize(
    ("room", "power", "allowed"),
    [("repository", True, True), ("repository", False, False), ("archive", False, True)],
)
def test_neuralink_needs_power_or_a_computer(room: str, power: bool, allowed: bool) -> None:
    s = holding("hacker", "neuralink", room=room).blackout().computer("b")
    if power:
        s.powered("s-01")
    if not allowed:
        assert s.denied("hacker", "play", "neuralink") == "L-374, L-216"
        return
    s.does("hacker", "play", "neuralink").does("hacker", "computer", "option-knowledge")
    s.heard(Learned, who="hacker", points=1)
    s.heard(ComputerRevealed)


def test_neuralink_finds_no_broken_computer_in_the_dark() -> None:
    s = holding("hacker", "neuralink", room="archive").blackout().mark("malfunction", "archive")
    assert s.denied("hacker", "play", "neuralink") == "L-374, L-217"


@pytest.mark.rule("L-219")
def test_bypass_does_as_much_of_a_computer_card_as_wanted() -> None:
    s = holding("hacker", "bypass", "search", room="archive").powered("s-02").computer("b", "d")
    s.plays("hacker", "bypass").does("hacker", "effect", "bypass")
    s.does("hacker", "computer", "option-knowledge").does("hacker", "computer", "option-peek-css")
    s.answer("cargo-token", "space-10")
    assert s.offered("hacker") == ["computer:computer-option-swap-power", "done"]
    s.does("hacker", "done").heard(ComputerRevealed, card="d")
    assert s.crew("hacker").knowledge == 2
    assert s.zone("computer") == ["computer-d"]


@pytest.mark.rule("L-255", "L-435")
def test_on_the_stairs_there_is_no_power_to_bypass() -> None:
    s = holding("hacker", "bypass", "search").at("hacker", "006").begin()
    assert s.denied("hacker", "play", "bypass") == "L-216, L-255"


def test_bypass_needs_a_computer_with_power() -> None:
    s = holding("hacker", "bypass", "search", room="archive").blackout()
    s.plays("hacker", "bypass").heard(PowerChanged, active=True)
    assert s.lit("archive"), "only the other effect was possible"


@pytest.mark.parametrize("power", [True, False])
def test_bypass_turns_the_power_of_the_own_section_over(power: bool) -> None:
    s = holding("hacker", "bypass", "search")
    s = s.powered("s-01") if power else s.dark("s-01")
    s.plays("hacker", "bypass").heard(PowerChanged, place="section-s-01", active=not power)
    assert s.lit("repository") is not power


def test_it_works_for_me_mends_and_may_go_on_at_the_computer() -> None:
    s = holding("hacker", "it-works-for-me", "search", room="archive").powered("s-02")
    s.computer("b").mark("malfunction", "archive").plays("hacker", "it-works-for-me")
    s.heard(MarkerRemoved, marker="malfunction")
    s.does("hacker", "computer", "option-knowledge").heard(Learned, who="hacker")


def test_it_works_for_me_need_not_go_on() -> None:
    s = holding("hacker", "it-works-for-me", "search", room="archive").powered("s-02")
    s.mark("malfunction", "archive").plays("hacker", "it-works-for-me").does("hacker", "decline")
    s.unheard(ComputerRevealed)


def test_it_works_for_me_only_mends_without_power() -> None:
    s = holding("hacker", "it-works-for-me", "search", room="archive").blackout()
    s.mark("malfunction", "archive").plays("hacker", "it-works-for-me")
    s.heard(MarkerRemoved, marker="malfunction")
    s.asked("hacker", "turn")


def test_the_master_plan_uses_a_computer_room_for_free_even_in_the_dark() -> None:
    s = holding("hacker", "master-plan", room="cooling-system").blackout()
    s.does("hacker", "play", "master-plan").does("hacker", "effect", "use-computer-room")
    assert s.state.autodestruct == s.play.space() - 3
    assert s.zone("hand-0") == []


PLANS = [
    ("hacker", "master-plan"),
    ("xenobiologist", "workspace-plan"),
    ("sentry", "defense-plan"),
    ("janitor", "maintenance-plan"),
]


@pytest.mark.parametrize(("who", "card"), PLANS)
def test_every_plan_shows_two_unexplored_rooms_but_not_their_tokens(who: str, card: str) -> None:
    s = holding(who, card).does(who, "play", card)
    s.does(who, "look-at", "008").heard(Peeked, who=who, listener=1)
    s.does(who, "look-at", "009")
    seen = s.heard(Peeked, who=who, listener=0).seen
    assert seen == s.zone("tile-slot-009")
    s.asked(who, "turn")


@pytest.mark.parametrize(
    ("who", "card", "effect", "room", "allowed"),
    [
        ("xenobiologist", "workspace-plan", "use-workspace", "decon-room", True),
        ("xenobiologist", "workspace-plan", "use-workspace", "archive", True),
        ("xenobiologist", "workspace-plan", "use-workspace", "generator", False),
        ("sentry", "defense-plan", "use-defenses", "transmitter-control-room", True),
        ("sentry", "defense-plan", "use-defenses", "archive", True),
        ("sentry", "defense-plan", "use-defenses", "decon-room", False),
        ("janitor", "maintenance-plan", "use-machinery", "generator", True),
        ("janitor", "maintenance-plan", "use-machinery", "archive", True),
        ("janitor", "maintenance-plan", "use-machinery", "transmitter-control-room", False),
        ("hacker", "master-plan", "use-computer-room", "generator", False),
    ],
)
def test_a_plan_uses_a_room_of_its_colour_for_free(
    who: str, card: str, effect: str, room: str, allowed: bool
) -> None:
    s = holding(who, card, room=room).is_(who, slimed=True).does(who, "play", card)
    assert s.is_offered(who, "effect", effect) is allowed
    if allowed:
        s.does(who, "effect", effect)
        assert s.zone("hand-0") == []


def test_a_plan_does_not_help_in_a_broken_room() -> None:
    s = holding("janitor", "maintenance-plan", room="generator").mark("malfunction", "generator")
    s.does("janitor", "play", "maintenance-plan").asked("janitor", "look-at")


# Xenobiologist


def test_a_rushed_analysis_learns_from_clean_contamination() -> None:
    s = holding("xenobiologist", "rushed-analysis").contaminated("xenobiologist", clean=2)
    s.does("xenobiologist", "play", "rushed-analysis").heard(Learned, points=1)
    assert s.zone("hand-0") == []


def test_a_rushed_analysis_of_infected_cards_teaches_nothing_and_finds_the_larva() -> None:
    s = holding("xenobiologist", "rushed-analysis").contaminated("xenobiologist", infected=1)
    s.does("xenobiologist", "play", "rushed-analysis").unheard(Learned)
    assert s.crew("xenobiologist").larva
    assert len(s.zone("hand-0")) == 1


def test_field_experience_turns_an_item_count_into_knowledge() -> None:
    s = holding("xenobiologist", "field-experience", room="generator")
    s.does("xenobiologist", "play", "field-experience").heard(Learned, points=1)
    assert s.state.searches[s.slot("generator")] == 1
    s = holding("xenobiologist", "field-experience")
    assert s.denied("xenobiologist", "play", "field-experience") == "L-412, L-366", (
        "nor anything else"
    )


@pytest.mark.rule("L-366")
def test_whoever_knows_everything_has_no_more_to_learn_in_the_field() -> None:
    s = holding("xenobiologist", "field-experience", room="generator").knows("xenobiologist", 8)
    s.does("xenobiologist", "play", "field-experience")
    assert s.offered("xenobiologist", "effect") == [
        "effect:effect-foresee-events", "effect:effect-foresee-attacks"
    ]  # fmt: skip


@pytest.mark.rule("L-366")
@pytest.mark.parametrize(
    ("knowledge", "effects"),
    [(3, 0), (4, 1), (5, 1), (6, 2)],
)
def test_field_experience_offers_more_to_whoever_knows_more(knowledge: int, effects: int) -> None:
    s = holding("xenobiologist", "field-experience", room="generator")
    s.knows("xenobiologist", knowledge).does("xenobiologist", "play", "field-experience")
    offered = s.offered("xenobiologist", "effect")
    assert len(offered) == (effects + 1 if effects else 0)


@pytest.mark.parametrize(
    ("effect", "pile", "cards"),
    [
        ("foresee-events", "event", ["event-damage", "event-panic", "event-nest"]),
        ("foresee-attacks", "attack", ["attack-cut#5", "attack-cut#2", "attack-evolve#4"]),
    ],
)
@pytest.mark.parametrize("kept", [0, 1])
def test_field_experience_chooses_the_next_of_two_cards(
    effect: str, pile: str, cards: list[str], kept: int
) -> None:
    s = holding("xenobiologist", "field-experience").knows("xenobiologist", 6)
    s.top(f"deck-{pile}", *cards).does("xenobiologist", "play", "field-experience")
    s.does("xenobiologist", "effect", effect)
    seen = s.heard(Peeked, who="xenobiologist", listener=0).seen
    assert seen == cards[:2]
    assert s.heard(Peeked, who="xenobiologist", listener=1).seen is None
    s.does("xenobiologist", "put-on-top", cards[kept]).heard(Foreseen, who="xenobiologist")
    deck = s.zone(f"deck-{pile}")
    assert deck[-1] == cards[kept]
    assert deck[-2] == cards[2]
    assert deck[0] == cards[1 - kept]


@pytest.mark.parametrize(("knowledge", "injuries"), [(1, 1), (2, 2), (5, 3), (8, 5)])
def test_vivisection_hurts_more_the_more_one_knows(knowledge: int, injuries: int) -> None:
    s = holding("xenobiologist", "vivisection").knows("xenobiologist", knowledge)
    s.intruder("queen", "repository").top("deck-attack", "cut#5", "cut#4")
    s.does("xenobiologist", "play", "vivisection").heard(Injured, injuries=injuries)
    assert s.state.uses["item-probe-arm#starting"] == 2


def test_vivisection_needs_a_use_of_the_probe_arm() -> None:
    s = holding("xenobiologist", "vivisection").intruder("queen", "repository")
    assert s.used_up("probe-arm").denied("xenobiologist", "play", "vivisection") == "L-041"
    s = holding("xenobiologist", "vivisection").intruder("queen", "repository")
    s.put("item-probe-arm#starting", "gone")
    assert s.denied("xenobiologist", "play", "vivisection") == "L-200"


# Sentry


@pytest.mark.rule("L-418")
@pytest.mark.parametrize(("cards", "allowed"), [(0, False), (1, True), (3, True), (4, False)])
def test_stun_takes_the_hand_of_somebody_with_few_cards(cards: int, allowed: bool) -> None:
    s = holding("sentry", "stun", beside=True)
    s.hand("hacker", *["search", "search", "rest", "recharge"][:cards])
    if allowed:
        s.does("sentry", "play", "stun").heard(Discarded, who="hacker")
        assert s.zone("hand-1") == []
    else:
        assert not s.is_offered("sentry", "play", "stun")


def test_stun_drives_a_hunter_where_the_sentry_wants() -> None:
    s = holding("sentry", "stun").intruder("adult", "repository").door("repository", "001")
    s.does("sentry", "play", "stun")
    s.heard(GaveUp, item="smg")
    assert set(s.offered("sentry")) == {
        f"drive-to:{slot}:corridor-{way}"
        for slot, way in (("slot-003", "003-004"), ("slot-006", "004-006"))
    }, "not through the closed door"
    s.does("sentry", "drive-to", "slot-003").heard(IntruderMoved)
    assert s.intruders("003") == ["adult"]
    assert s.zone("hands-0") == []


def test_stun_drives_nobody_off_without_a_weapon() -> None:
    s = holding("sentry", "stun").intruder("adult", "repository").put("item-smg#starting", "gone")
    assert s.denied("sentry", "play", "stun") == "L-200"


@pytest.mark.parametrize("power", [True, False])
def test_quarantine_closes_all_doors_of_a_room_from_any_computer(power: bool) -> None:
    s = holding("sentry", "quarantine", "search", room="archive").blackout()
    if power:
        s.powered("s-02")
    s.plays("sentry", "quarantine").does("sentry", "doors-of", "repository")
    assert s.doors() == {"corridor-001-004", "corridor-003-004", "corridor-004-006"}
    s.heard(DoorClosed)
    assert (
        holding("sentry", "quarantine", "search").denied("sentry", "play", "quarantine") == "L-216"
    )


def test_a_facility_tour_takes_somebody_along_unasked_and_ignores_the_token() -> None:
    s = holding("sentry", "facility-tour", beside=True).token("001", "fire", 2).dice(noise=1)
    s.does("sentry", "play", "facility-tour").does("sentry", "go", s.slot("001"))
    s.does("sentry", "together", "hacker").heard(Explored, who="sentry")
    s.does("sentry", "ignore-token")
    assert s.where("sentry") == s.where("hacker") == s.slot("001")
    assert not s.play.burning(s.slot("001"))
    s.heard(NoiseRolled, who="sentry")


def test_a_facility_tour_may_heed_the_token_and_go_alone() -> None:
    s = holding("sentry", "facility-tour", beside=True).token("001", "silence")
    s.does("sentry", "play", "facility-tour").does("sentry", "go", s.slot("001"))
    s.does("sentry", "alone").does("sentry", "heed-token").unheard(NoiseRolled)
    assert s.where("hacker") == s.slot("repository")


def test_an_ignored_silence_is_none() -> None:
    s = holding("sentry", "facility-tour").token("001", "silence").dice(noise=1)
    s.does("sentry", "play", "facility-tour").does("sentry", "go", s.slot("001"))
    s.does("sentry", "ignore-token").heard(NoiseRolled, who="sentry")


# Janitor


def test_the_emergency_key_calls_and_rides_the_elevator_without_power() -> None:
    s = holding("janitor", "emergency-key").at("janitor", "002").blackout().elevator("s-03")
    s.does("janitor", "play", "emergency-key").does("janitor", "effect", "ride-with-key")
    s.heard(ElevatorCalled, who="janitor")
    s.does("janitor", "ride-to", "007").heard(RodeElevator, who="janitor")
    assert s.where("janitor") == s.state.elevator == s.slot("007")


def test_the_emergency_key_does_not_mend_the_elevator_room() -> None:
    s = holding("janitor", "emergency-key").at("janitor", "002").mark("malfunction", "002")
    s.does("janitor", "play", "emergency-key").asked("janitor", "door")


def test_the_emergency_key_opens_a_door() -> None:
    s = holding("janitor", "emergency-key").door("repository", "001")
    s.does("janitor", "play", "emergency-key").does("janitor", "open-door").heard(DoorOpened)


def test_jury_rigging_makes_something_in_a_yellow_room() -> None:
    s = holding("janitor", "jury-rigging", "search", "search", room="generator")
    s.plays("janitor", "jury-rigging")
    kinds = [one.partition(":")[2] for one in s.offered("janitor")]
    assert kinds == ["item-flamethrower", "item-enviro-suit", "item-taser"]
    s.does("janitor", "take-item", "flamethrower")
    weapon = next(one for one in s.zone("hands-0") if one.startswith("item-flamethrower"))
    assert s.state.ammo[weapon] == 4
    assert s.state.searches[s.slot("generator")] == 1


@pytest.mark.parametrize("room", ["archive", "decon-room"])
def test_jury_rigging_needs_a_yellow_room(room: str) -> None:
    s = holding("janitor", "jury-rigging", "search", "search", room=room)
    assert s.denied("janitor", "play", "jury-rigging") == "L-200"


@pytest.mark.rule("L-274", "L-450")
def test_a_broken_room_of_the_defense_systems_is_paid_for_with_items_alone() -> None:
    s = holding("janitor", "it-should-work", "search", room="defense-control-room").blackout()
    here = s.slot("defense-control-room")
    s.mark("malfunction", here).intruder("larva", "022").set("searches", **{here: 0})
    assert s.denied("janitor", "play", "it-should-work") == "L-450, L-217"
    s = holding("janitor", "it-should-work", "search", room="defense-control-room").blackout()
    s.mark("malfunction", here := s.slot("defense-control-room")).intruder("larva", "022")
    s.plays("janitor", "it-should-work")
    assert s.state.searches[here] == 1
    assert s.intruders("022") == []


def test_it_should_work_uses_a_broken_room_without_its_cost() -> None:
    s = holding("janitor", "it-should-work", "search", "rest", room="generator").dark("s-02")
    s.mark("malfunction", "generator").plays("janitor", "it-should-work")
    s.heard(PowerChanged, active=True)
    assert s.play.broken(s.slot("generator"))
    assert len(s.zone("hand-0")) == 1


def test_it_should_work_uses_a_computer_without_power() -> None:
    s = holding("janitor", "it-should-work", "search", room="laboratory").blackout().computer("b")
    s.plays("janitor", "it-should-work").does("janitor", "computer", "option-knowledge").heard(
        Learned
    )


@pytest.mark.parametrize("broken", [True, False])
def test_it_should_work_needs_an_unpowered_working_computer_otherwise(broken: bool) -> None:
    s = holding("janitor", "it-should-work", "search", room="laboratory").computer("b")
    s = s.blackout().mark("malfunction", "laboratory") if broken else s.powered("s-02")
    assert s.denied("janitor", "play", "it-should-work") == (
        "L-432, L-217" if broken else "L-432, L-200"
    )


# The Pilot


def pilot(card: str, *more: str, room: str = "") -> LockdownScenario:
    s = LockdownScenario("pilot", "janitor", rooms={"pilot": room} if room else {})
    return s.hand("pilot", card, *more)


@pytest.mark.rule("L-496")
def test_the_pilot_takes_the_rover_for_free() -> None:
    s = pilot("piloting").at("pilot", "001").gate_open().rover("001")
    s.does("pilot", "play", "piloting").heard(ReachedBunker, who="pilot", rover=True)
    assert s.state.rover == "bunker"
    s = pilot("piloting").at("pilot", "001").rover("001")
    assert not s.is_offered("pilot", "play", "piloting"), "the gate is closed"


@pytest.mark.rule("L-496")
def test_the_pilot_moves_the_rover_from_a_computer() -> None:
    s = pilot("piloting", room="archive").powered("s-02").rover("001")
    s.does("pilot", "play", "piloting").heard(RoverMoved, who="pilot")
    assert s.state.rover == "away"


@pytest.mark.rule("L-496")
def test_the_pilot_knows_doors_rooms_and_computers() -> None:
    s = pilot("knowledge-of-the-facility").does("pilot", "play", "knowledge-of-the-facility")
    s.does("pilot", "effect", "recall-room").does("pilot", "look-at", "008").heard(Peeked)
    s.asked("pilot", "turn")
    s = pilot("computer-skills", room="cooling-system").blackout()
    s.does("pilot", "play", "computer-skills").does("pilot", "effect", "use-computer-room")
    assert s.state.autodestruct > 0
    s = pilot("computer-skills").does("pilot", "play", "computer-skills")
    s.does("pilot", "close-door", s.corridor("isolation-room", "020")).heard(DoorClosed)
    s = pilot("old-friend", room="generator").dark("s-02").does("pilot", "play", "old-friend")
    s.heard(PowerChanged, active=True)
    assert pilot("old-friend", room="archive").denied("pilot", "play", "old-friend") == "L-200"


def test_no_card_is_without_a_test() -> None:
    """Whoever adds a card adds it here; reactions are tested with what they answer."""
    known = Counter(card for deck in DECKS.values() for card in deck)
    guests = {"computer-skills", "piloting", "knowledge-of-the-facility", "old-friend"}
    assert set(CONTENT.actions) == {*known, *CORE, *guests}
