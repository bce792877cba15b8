"""Nemesis, chapter Actions: what they cost, and when fighting forbids or allows them."""

import pytest

from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import (
    Crafted,
    MarkerPlaced,
    MarkerRemoved,
    Moved,
    Shot,
)

SPARE = ["rest", "search", "search", "demolition"]
"""Cards that everyone has."""
COSTS = [
    (("move", "001"), 1),
    (("careful", "001"), 2),
    (("pick-up", "egg"), 1),
    (("trade",), 1),
    (("craft", "flamethrower"), 1),
    (("shoot", "eggs-here"), 1),
    (("melee", "eggs-here"), 1),
    (("activate", "plasma torch"), 1),
    (("room",), 2),
    (("use", "tools"), 1),
]
"""What the Mechanic of `well_equipped` can do, and what it costs."""


def well_equipped(*hand: str) -> NemesisScenario:
    """The Mechanic in the storage beside the Captain, with something for every action."""
    s = NemesisScenario(
        "mechanic", "captain", rooms=dict.fromkeys(("mechanic", "captain"), "storage")
    )
    s.has("mechanic", "chemicals", "tools").mark("egg", "storage")
    return s.hand("mechanic", *hand)


def forbidden(s: NemesisScenario, *words: str) -> str:
    """The rule that forbids the first seat to do something; nothing if it may."""
    return "" if s.is_offered(0, *words) else s.denied(0, *words)


# What they cost


@pytest.mark.rule("N-170")
@pytest.mark.parametrize(("words", "cost"), COSTS)
def test_an_action_costs_as_many_cards_as_it_shows(words: tuple[str, ...], cost: int) -> None:
    s = well_equipped(*SPARE).does("mechanic", *words).pays("rest")
    assert len(s.zone("hand-0")) == len(SPARE) - cost
    assert len(s.zone("discard-0")) == cost
    assert s.zone("discard-0")[0] == "card-rest", "of the player's choice"


@pytest.mark.rule("N-172")
@pytest.mark.parametrize(("words", "cost"), COSTS)
def test_who_cannot_pay_cannot_act(words: tuple[str, ...], cost: int) -> None:
    assert well_equipped(*SPARE[:cost]).is_offered("mechanic", *words)
    assert well_equipped(*SPARE[: cost - 1]).denied("mechanic", *words) == "N-172"


@pytest.mark.rule("N-171", "N-172")
@pytest.mark.parametrize(("words", "cost"), COSTS)
def test_a_hand_full_of_contamination_is_no_better(words: tuple[str, ...], cost: int) -> None:
    s = well_equipped(*SPARE[: cost - 1]).contaminated("mechanic", infected=2, clean=2)
    assert s.denied("mechanic", *words) == "N-172"


@pytest.mark.rule("N-173")
def test_the_cost_of_a_card_is_paid_on_top_of_the_card() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": ["basic repairs", *SPARE]})
    s.mark("malfunction", "hibernatorium").does("scout", "play", "basic repairs")
    assert not s.is_offered("scout", "discard", "basic repairs")
    s.pays("search", "rest")
    assert s.zone("discard-0") == ["card-basic-repairs", "card-search", "card-rest"]
    s.heard(MarkerRemoved, marker="malfunction", room="hibernatorium")


@pytest.mark.rule("N-172", "N-173")
@pytest.mark.parametrize(("others", "reason"), [(SPARE[:1], "N-172"), (SPARE[:2], "")])
def test_a_card_does_not_pay_for_itself(others: list[str], reason: str) -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": ["basic repairs", *others]})
    s.mark("malfunction", "hibernatorium")
    assert forbidden(s, "play", "basic repairs") == reason


@pytest.mark.rule("N-173")
def test_a_card_that_costs_nothing_needs_no_other() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": ["demolition"]})
    s.does("scout", "play", "demolition").heard(MarkerPlaced, marker="malfunction")
    assert s.zone("discard-0") == ["card-demolition"]


@pytest.mark.rule("N-174")
@pytest.mark.parametrize(
    ("effect", "broken", "ruined"), [("wreck room", True, 0), ("blow door", False, 1)]
)
def test_of_two_effects_only_the_chosen_one_happens(effect: str, broken: bool, ruined: int) -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": ["demolition"]})
    s.door("hibernatorium", "006").does("scout", "play", "demolition")
    assert set(s.offered("scout")) == {"effect:effect-blow-door", "effect:effect-wreck-room"}
    s.does("scout", "effect", effect).forced()
    assert s.play.broken(s.slot("hibernatorium")) == broken
    assert len(s.doors(ruined=True)) == ruined
    s.asked("scout", "turn")


@pytest.mark.rule("N-174")
def test_an_effect_that_is_impossible_cannot_be_chosen() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": ["demolition"]})
    s.does("scout", "play", "demolition").heard(MarkerPlaced, marker="malfunction")
    s = NemesisScenario("scout", "captain", hands={"scout": ["demolition"]})
    s.mark("malfunction", "hibernatorium")
    assert s.denied("scout", "play", "demolition") == "N-291, N-286"


@pytest.mark.rule("N-175")
def test_moving_by_a_card_costs_what_the_card_costs() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": ["reconnaissance", *SPARE]})
    s.does("scout", "play", "reconnaissance").pays("rest").does("scout", "go", "006")
    s.heard(Moved, who="scout")
    assert s.zone("discard-0") == ["card-reconnaissance", "card-rest"]


@pytest.mark.rule("N-175")
@pytest.mark.parametrize(("who", "card"), [("scout", "adrenaline"), ("soldier", "taking aim")])
def test_shooting_by_a_card_costs_only_the_card_and_the_ammo(who: str, card: str) -> None:
    s = NemesisScenario(who, "captain", hands={who: [card]}).intruder("queen", "hibernatorium")
    ammo = dict(s.state.ammo)
    s.dice(combat="blank").does(who, "play", card)
    s.until(lambda s: any(isinstance(event, Shot) for event in s.told()), "first")
    assert sum(ammo.values()) - sum(s.state.ammo.values()) == 1
    assert s.zone("discard-0")[0] == f"card-{card.replace(' ', '-')}"


@pytest.mark.rule("N-175")
def test_crafting_by_a_card_costs_only_the_card() -> None:
    s = NemesisScenario("mechanic", "captain", hands={"mechanic": ["ingenuity"]})
    s.has("mechanic", "chemicals", "tools").does("mechanic", "play", "ingenuity")
    s.forced().heard(Crafted, who="mechanic", item="flamethrower")
    assert s.zone("discard-0") == ["card-ingenuity"]


@pytest.mark.rule("N-175")
def test_a_room_used_by_a_card_costs_only_the_card() -> None:
    s = NemesisScenario(
        "pilot", "captain", rooms={"pilot": "armory"}, hands={"pilot": ["old friend"]}
    )
    s.ammo("pilot", "shotgun", 0).does("pilot", "play", "old friend")
    assert s.state.ammo["item-shotgun#starting"] == 2
    assert s.zone("discard-0") == ["card-old-friend"]


@pytest.mark.rule("N-176")
def test_nothing_else_can_be_done_before_an_action_is_finished() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE})
    s.does("scout", "careful", "006")
    assert s.waiting() == [0]
    assert {one.partition(":")[0] for one in s.offered("scout")} == {"discard"}
    s.pays()
    assert s.waiting() == [0]
    assert {one.partition(":")[0] for one in s.offered("scout")} == {"noise"}
    s.does("scout", "noise", "corridor-006-007").asked("scout", "turn")
    assert s.state.actions == 1


# In combat and out of it


@pytest.mark.rule("N-177")
@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
def test_any_intruder_in_the_room_means_combat(kind: str) -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": ["suppressive fire", *SPARE]})
    assert s.denied("scout", "play", "suppressive fire") == "N-179"
    s.intruder(kind, "hibernatorium")
    assert s.is_offered("scout", "play", "suppressive fire")
    assert s.denied("scout", "careful", "006") == "N-190"


@pytest.mark.rule("N-177")
def test_an_intruder_next_door_is_no_combat() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": ["suppressive fire", *SPARE]})
    s.intruder("adult", "006")
    assert s.denied("scout", "play", "suppressive fire") == "N-179"
    assert s.is_offered("scout", "careful", "006")


@pytest.mark.rule("N-177")
def test_with_the_last_intruder_the_combat_is_over() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE})
    s.intruder("larva", "hibernatorium").dice(combat="hit")
    s.does("scout", "shoot", "rifle").pays()
    assert s.is_offered("scout", "careful", "006")


@pytest.mark.rule("N-178")
def test_eggs_are_no_intruders() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": ["suppressive fire", *SPARE]})
    s.mark("egg", "hibernatorium", 2)
    assert s.denied("scout", "play", "suppressive fire") == "N-179"
    assert s.is_offered("scout", "careful", "006")
    s = NemesisScenario("scout", "captain", rooms={"scout": "nest"})
    assert s.state.zones["eggs"]
    assert s.is_offered("scout", "room")


OWNERS = {card: who for who, row in CONTENT.characters.items() for card in row.cards}
CARDS = [(OWNERS[row.id], row.id, row.use) for row in CONTENT.actions.values() if not row.reaction]
ITEMS = [(row.id, row.use) for row in CONTENT.items.values() if row.use != "weapon"]
IN_COMBAT = {"ooc": "N-180", "ic": "", "any": ""}
OUT_OF_COMBAT = {"ooc": "", "ic": "N-179", "any": ""}
SYMBOLS = ("N-179", "N-180")


def by_symbol(s: NemesisScenario, *words: str) -> str:
    """The rule of the combat symbols that forbids something, if one of them does."""
    reason = forbidden(s, *words)
    return reason if reason in SYMBOLS else ""


@pytest.mark.rule("N-179", "N-180", "N-181")
@pytest.mark.parametrize(("who", "card", "use"), CARDS)
def test_the_symbol_of_a_card_says_when_it_can_be_played(who: str, card: str, use: str) -> None:
    other = "scout" if who == "captain" else "captain"
    s = NemesisScenario(who, other).put(f"card-{card}", "hand-0")
    assert by_symbol(s, "play", card) == OUT_OF_COMBAT[use]
    s = NemesisScenario(who, other).put(f"card-{card}", "hand-0")
    s.intruder("adult", "hibernatorium")
    assert by_symbol(s, "play", card) == IN_COMBAT[use]


@pytest.mark.rule("N-179", "N-180", "N-181", "N-182")
@pytest.mark.parametrize(("item", "use"), ITEMS)
def test_the_symbol_of_an_item_says_when_it_can_be_used(item: str, use: str) -> None:
    item = f"item-{item}"
    s = NemesisScenario("scout", "captain").has("scout", item).mark("fire", "hibernatorium")
    assert by_symbol(s, "use", item) == OUT_OF_COMBAT[use]
    s = NemesisScenario("scout", "captain").has("scout", item).intruder("adult", "hibernatorium")
    assert by_symbol(s, "use", item) == IN_COMBAT[use]


@pytest.mark.rule("N-181")
@pytest.mark.parametrize("fight", [False, True])
def test_without_a_symbol_a_card_or_an_item_works_in_combat_and_out_of_it(fight: bool) -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": ["demolition"]})
    if fight:
        s.intruder("adult", "hibernatorium")
    s.does("scout", "play", "demolition").heard(MarkerPlaced, marker="malfunction")
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE}).has("scout", "energy charge")
    if fight:
        s.intruder("adult", "hibernatorium")
    s.ammo("scout", "rifle", 0).does("scout", "use", "energy charge").pays()
    s.does("scout", "effect", "fill energy weapon")
    assert s.state.ammo["item-rifle#starting"] == 4


# Items and quest items


@pytest.mark.rule("N-182")
@pytest.mark.parametrize(
    ("effect", "answer", "broken", "doors"),
    [("repair room", (), False, 0), ("work on door", ("close-door", "corridor-006-011"), True, 1)],
)
def test_an_item_is_paid_for_and_does_one_of_its_effects(
    effect: str, answer: tuple[str, ...], broken: bool, doors: int
) -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE}).has("scout", "tools")
    s.mark("malfunction", "hibernatorium").does("scout", "use", "tools").pays("rest")
    assert s.zone("discard-0") == ["card-rest"]
    assert set(s.offered("scout")) == {"effect:effect-work-on-door", "effect:effect-repair-room"}
    s.does("scout", "effect", effect)
    if answer:
        s.does("scout", *answer)
    assert s.play.broken(s.slot("hibernatorium")) == broken
    assert len(s.doors()) == doors
    assert s.zone("discard-yellow") == ["item-tools#yellow"]
    s.asked("scout", "turn")


@pytest.mark.rule("N-183")
def test_a_quest_item_cannot_be_activated_in_combat() -> None:
    rooms = {"mechanic": "storage"}
    s = NemesisScenario("mechanic", "captain", rooms=rooms).intruder("larva", "storage")
    assert s.denied("mechanic", "activate", "plasma torch") == "N-183"
    s = NemesisScenario("mechanic", "captain", rooms=rooms)
    s.does("mechanic", "activate", "plasma torch").pays()
    assert s.zone("pack-0") == ["quest-plasma-torch"]
    assert s.state.actions == 1, "it is an action"
