"""Lockdown, chapters on actions: what they cost, when fighting forbids them, the basic ones."""

import pytest

from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.rules.events import (
    Fought,
    Interrupted,
    MarkerRemoved,
    NoDeal,
    NoiseRolled,
    Shot,
    TookObject,
    Used,
)

SPARE = ["rest", "search", "search", "demolition"]
"""Cards that the Janitor has."""
COSTS = [
    (("move", "001"), 1),
    (("careful", "001"), 2),
    (("pick-up", "egg"), 1),
    (("trade",), 1),
    (("craft", "flamethrower"), 1),
    (("shoot", "eggs-here"), 1),
    (("melee", "eggs-here"), 1),
    (("room",), 2),
    (("play", "clean-up"), 0),
    (("play", "jury-rigging"), 2),
]
"""What the Janitor of `well_equipped` can do, and how many cards it costs."""


def well_equipped(*hand: str) -> LockdownScenario:
    """The Janitor in the repository beside the Hacker, with something for every action."""
    s = LockdownScenario("janitor", "hacker").blackout()
    s.has("janitor", "reagent", "toolbelt").mark("egg", "repository")
    return s.hand("janitor", *hand)


def cards_for(words: tuple[str, ...], count: int) -> LockdownScenario:
    """A Janitor who holds so many spare cards, and the card that is to be played."""
    own = [words[1]] if words[0] == "play" else []
    s = well_equipped(*SPARE[:count], *own)
    if words[0] == "play":
        s.explore("generator").at("janitor", "generator").mark("malfunction", "generator")
    return s


# What they cost


@pytest.mark.rule(
    "L-180", "L-187", "L-188", "L-191", "L-193", "L-196", "L-197", "L-198", "L-200"
)  # fmt: skip
@pytest.mark.parametrize(("words", "cost"), COSTS)
def test_an_action_costs_as_many_cards_as_it_shows(words: tuple[str, ...], cost: int) -> None:
    s = cards_for(words, 4).does("janitor", *words).pays(*["rest"][:cost])
    paid = [card for card in s.zone("discard-0") if card != f"card-{words[-1]}"]
    assert len(paid) == cost
    assert paid[:1] == ["card-rest"][:cost], "of the player's choice"
    assert len(s.zone("hand-0")) == 4 - cost, "the played card is paid besides"


@pytest.mark.rule("L-180", "L-181")
@pytest.mark.parametrize(("words", "cost"), [one for one in COSTS if one[1]])
def test_who_has_too_few_action_cards_cannot_act(words: tuple[str, ...], cost: int) -> None:
    assert cards_for(words, cost).is_offered("janitor", *words)
    s = cards_for(words, cost - 1).contaminated("janitor", infected=2, clean=2)
    assert s.denied("janitor", *words) == "L-180"


@pytest.mark.rule("L-179")
def test_the_four_kinds_of_action_are_offered_side_by_side() -> None:
    s = well_equipped(*SPARE).has("janitor", "clothes").is_("janitor", slimed=True)
    verbs = {one.partition(":")[0] for one in s.offered("janitor")}
    basic = {"move", "careful", "shoot", "melee", "pick-up", "trade", "craft"}
    assert verbs == {*basic, "play", "use", "room", "drop", "pass"}


# Interruptions


def interrupting() -> LockdownScenario:
    """The Janitor acts, and the Hacker beside can stop that."""
    s = LockdownScenario("janitor", "hacker", reactions=True).blackout()
    return s.hand("hacker", "interruption").hand("janitor", *SPARE, "interruption")


@pytest.mark.rule("L-182")
def test_an_interrupted_action_has_cost_its_cards_all_the_same() -> None:
    s = interrupting().does("janitor", "move", "001").pays("rest")
    s.asked("hacker", "interrupt")
    s.does("hacker", "interrupt").heard(Interrupted, who="hacker", whom="janitor")
    s.does("janitor", "pass")
    assert s.where("janitor") == s.slot("repository"), "nothing came of it"
    assert s.zone("discard-0") == ["card-rest"]
    assert s.zone("discard-1") == ["card-interruption"]
    assert s.state.actions == 1, "the action is gone"


@pytest.mark.rule("L-182")
def test_an_interruption_can_be_interrupted() -> None:
    s = interrupting().does("janitor", "move", "001").pays("rest").does("hacker", "interrupt")
    s.does("janitor", "interrupt").until("turn")
    assert s.where("janitor") == s.slot("001")


@pytest.mark.rule("L-182")
@pytest.mark.parametrize("holds", [True, False])
def test_being_asked_for_an_interruption_tells_nothing(holds: bool) -> None:
    s = interrupting().hand("hacker", "interruption" if holds else "rest")
    s.does("janitor", "move", "001").pays("rest").asked("hacker", "interrupt")


@pytest.mark.rule("L-182")
def test_a_played_card_that_was_interrupted_is_discarded_and_does_nothing() -> None:
    s = interrupting().mark("malfunction", "repository").hand("janitor", "clean-up", "rest")
    s.does("janitor", "play", "clean-up").does("hacker", "interrupt").until("turn")
    assert s.zone("discard-0") == ["card-clean-up"]
    assert s.play.broken(s.slot("repository"))


@pytest.mark.rule("L-182")
def test_an_item_for_one_use_is_gone_even_if_its_use_was_interrupted() -> None:
    s = interrupting().has("janitor", "clothes").is_("janitor", slimed=True)
    s.does("janitor", "use", "clothes").pays("rest")
    s.does("hacker", "interrupt").does("janitor", "pass").heard(Used, item="clothes")
    assert s.crew("janitor").slimed
    assert s.zone("pack-0") == []


# Combat symbols


@pytest.mark.rule("L-183")
def test_a_hunter_in_the_room_means_combat_and_an_egg_does_not() -> None:
    s = well_equipped(*SPARE)
    assert s.is_offered("janitor", "trade"), "with an egg on the floor"
    s = well_equipped(*SPARE).intruder("larva", "repository")
    assert s.denied("janitor", "trade") == "L-193"
    s = well_equipped(*SPARE).intruder("adult", "001")
    assert s.is_offered("janitor", "trade"), "next door is not here"


@pytest.mark.rule("L-185", "L-188", "L-191", "L-193", "L-196")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("careful", "001"), "L-188"),
        (("pick-up", "egg"), "L-191"),
        (("trade",), "L-193"),
        (("craft", "flamethrower"), "L-196"),
        (("room",), "L-420"),
        (("play", "search"), "L-185"),
        (("use", "clothes"), "L-185"),
    ],
)
def test_out_of_combat_only(words: tuple[str, ...], reason: str) -> None:
    s = well_equipped(*SPARE).intruder("adult", "repository").has("janitor", "clothes")
    assert s.denied("janitor", *words) == reason


@pytest.mark.rule("L-184")
@pytest.mark.parametrize("card", ["desperate-attack", "distraction"])
def test_in_combat_only(card: str) -> None:
    s = LockdownScenario("survivor", "hacker").hand("survivor", card, "rest")
    s.has("survivor", "clothes")
    assert s.denied("survivor", "play", card) == "L-184"
    assert s.intruder("adult", "isolation-room").is_offered("survivor", "play", card)


@pytest.mark.rule("L-186", "L-187")
@pytest.mark.parametrize("fighting", [True, False])
def test_what_has_no_symbol_is_always_possible(fighting: bool) -> None:
    s = well_equipped(*SPARE)
    if fighting:
        s.intruder("adult", "repository")
    assert s.is_offered("janitor", "move", "001")
    assert s.is_offered("janitor", "play", "demolition")


@pytest.mark.rule("L-184", "L-185", "L-186")
@pytest.mark.parametrize("card", [row for row in CONTENT.actions if row != "interruption"])
def test_every_card_obeys_its_symbol(card: str) -> None:
    """Whatever else a card needs, the symbol is looked at first."""
    row = CONTENT.actions[card]
    people = {**CONTENT.characters, **CONTENT.guests}
    who = next(name for name, one in people.items() if card in one.cards)
    if row.reaction:
        return
    other = "janitor" if who == "hacker" else "hacker" if who != "pilot" else "survivor"
    for fighting in (True, False):
        s = LockdownScenario(who, other).hand(who, card)
        if fighting:
            s.intruder("adult", s.where(who))
        barred = {"ic": not fighting, "ooc": fighting, "any": False}[row.use]
        reason = "" if s.is_offered(who, "play", card) else s.denied(who, "play", card)
        expected = "L-184" if row.use == "ic" else "L-185"
        assert (reason == expected) is barred


# Basic actions


@pytest.mark.rule("L-189")
def test_careful_movement_puts_one_marker_where_the_player_wants() -> None:
    s = well_equipped(*SPARE).creeps("janitor", "001", "corridor-001-002")
    s.unheard(NoiseRolled)
    assert s.noises() == {"corridor-001-002"}
    assert s.where("janitor") == s.slot("001")


@pytest.mark.rule("L-190")
def test_careful_movement_needs_a_corridor_without_noise() -> None:
    s = well_equipped(*SPARE).noise_around("001", free=1)
    s.creeps("janitor", "001")
    assert s.noises() == {"corridor-001-002", "corridor-001-004", "network-tc"}, "the last one"
    s = well_equipped(*SPARE).noise_around("001")
    assert s.denied("janitor", "careful", "001") == "L-190"


@pytest.mark.rule("L-191")
@pytest.mark.parametrize("thing", ["egg", "carcass", "corpse-red"])
def test_one_heavy_object_is_picked_up(thing: str) -> None:
    s = LockdownScenario("survivor", "hacker").mark(thing, "isolation-room")
    s.does("survivor", "pick-up").pays().heard(TookObject, who="survivor")
    assert [one.partition("#")[0] for one in s.zone("hands-0")] == [f"supply-{thing}"]


@pytest.mark.rule("L-192")
def test_a_heavy_item_that_was_found_is_in_the_hands_at_once() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "guard-room"})
    s.hand("survivor", "search").top("deck-red", "prototype-shotgun", "grenade")
    s.does("survivor", "play", "search").does("survivor", "keep", "prototype-shotgun")
    assert s.zone("hands-0") == ["item-prototype-shotgun#red"]
    assert s.state.ammo["item-prototype-shotgun#red"] == 1


@pytest.mark.rule("L-197")
def test_a_shot_takes_one_ammo_of_the_weapon() -> None:
    s = LockdownScenario("sentry", "hacker").blackout().intruder("adult", "repository")
    s.shoots("sentry", "smg", "adult", "blank").heard(Shot, who="sentry")
    assert s.state.ammo["item-smg#starting"] == 4
    assert len(s.zone("discard-0")) == 1


@pytest.mark.rule("L-199")
def test_without_a_hunter_or_an_egg_there_is_nothing_to_attack() -> None:
    s = LockdownScenario("sentry", "hacker").intruder("adult", "001")
    assert s.offered("sentry", "shoot") == s.offered("sentry", "melee") == []


@pytest.mark.rule("L-199")
def test_eggs_that_nobody_carries_can_be_attacked_out_of_combat() -> None:
    s = LockdownScenario("sentry", "hacker").blackout().mark("egg", "repository")
    s.shoots("sentry", "smg", "eggs", "hit")
    assert "supply-egg" not in s.state.zones[s.slot("repository")]
    s = LockdownScenario("sentry", "hacker").blackout().mark("egg", "repository")
    s.fights("sentry", "eggs", "hit").heard(Fought, who="sentry")
    s = LockdownScenario("sentry", "hacker").has("hacker", "supply-egg")
    assert s.offered("sentry", "shoot") == [], "this one is carried"


# Action cards


@pytest.mark.rule("L-200")
def test_the_cost_of_a_card_is_paid_on_top_of_the_card() -> None:
    s = LockdownScenario("lab-rat", "hacker").hand("lab-rat", "basic-repairs", *SPARE[:3])
    s.mark("malfunction", "isolation-room").does("lab-rat", "play", "basic-repairs")
    assert not s.is_offered("lab-rat", "discard", "basic-repairs")
    s.pays("search", "rest").heard(MarkerRemoved, marker="malfunction")
    assert s.zone("discard-0") == ["card-basic-repairs", "card-search", "card-rest"]


@pytest.mark.rule("L-201", "L-202")
@pytest.mark.parametrize(
    ("effect", "left"), [("clear-debris", "supply-fire"), ("clear-ashes", "supply-malfunction")]
)
def test_of_two_effects_the_player_picks_one(effect: str, left: str) -> None:
    s = LockdownScenario("janitor", "hacker").hand("janitor", "clean-up")
    s.mark("malfunction", "repository").mark("fire", "repository")
    s.does("janitor", "play", "clean-up")
    assert len(s.offered("janitor")) == 2
    s.does("janitor", "effect", effect)
    assert s.state.zones[s.slot("repository")] == [left]
    assert s.zone("discard-0") == ["card-clean-up"], "it cost nothing else"


@pytest.mark.rule("L-201")
def test_what_is_not_possible_cannot_be_picked() -> None:
    s = LockdownScenario("janitor", "hacker").hand("janitor", "clean-up").mark("fire", "repository")
    s.does("janitor", "play", "clean-up").heard(MarkerRemoved, marker="fire")


@pytest.mark.rule("L-202")
def test_clean_up_is_out_of_combat_only() -> None:
    s = LockdownScenario("janitor", "hacker").hand("janitor", "clean-up").mark("fire", "repository")
    assert s.intruder("larva", "repository").denied("janitor", "play", "clean-up") == "L-185"


@pytest.mark.rule("L-612")
def test_a_trade_in_which_nothing_changes_hands_is_paid_all_the_same() -> None:
    s = well_equipped("rest", "search").does("janitor", "trade").pays("rest")
    s.does("janitor", "done").does("hacker", "done").unheard(NoDeal)
    assert s.cards("janitor") == ["search"]
    assert s.asked("janitor", "turn").text.args["left"] == 1
    assert s.is_offered("janitor", "trade"), "at the same price again"
