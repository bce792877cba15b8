"""Neosoma, chapter Attack cards, and the rules that stay as they are."""

from typing import Any

import pytest

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.neosoma.suite import Cult, CultScenario
from hullbreach.games.retaliation.rules.attacks import attack
from hullbreach.games.survival.rules.events import Attacked, Discarded, Reshuffled
from hullbreach.kernel.settings import read_options

MAP = "lz:{}@medic@recon -204- a4"


def hit(letter: str, *cards: str, corpses: int = 0) -> Cult:
    """An intruder attacks the Medic, beside the Recon; no slasher attacks twice."""
    base = Cult(MAP.format(letter)).fed(corpses).off("slasher")
    return base.attacked("medic", letter, *cards)


def state(base: Cult, name: str = "medic") -> tuple[int, int, int]:
    """What a character has lost: health, serious wounds, contamination."""
    seat = base.seats[name]
    dirt = sum(one.startswith("contamination") for one in base.zone(f"discard-{seat}"))
    return base.who(name).health, len(base.zone(f"wounds-{seat}")), dirt


@pytest.mark.rule("RN-100", "RN-101", "RN-103")
@pytest.mark.parametrize(
    ("letter", "card", "lost"),
    [
        ("K", "slash-2", (2, 0, 1)),
        ("P", "slash-2", (1, 0, 0)),
        ("K", "slash-1", (3, 1, 0)),
        ("E", "slash-1", (1, 0, 0)),
        ("A", "crush-2", (3, 1, 0)),
        ("K", "crush-2", (2, 0, 0)),
        ("P", "flames-3", (1, 0, 0)),
        ("A", "flames-3", (0, 0, 1)),
        ("P", "flames-4", (3, 1, 0)),
        ("E", "scrape-1", (0, 0, 1)),
        ("E", "scrape-3", (1, 0, 1)),
        ("E", "misfire", (0, 0, 0)),
    ],
)
def test_the_first_row_is_for_one_kind(letter: str, card: str, lost: tuple[int, int, int]) -> None:
    assert state(hit(letter, card)) == lost


@pytest.mark.rule("RN-101")
def test_it_counts_without_the_ability_as_well() -> None:
    base = Cult("lz:P@medic -204- a4").off("firespitter").attacked("medic", "P", "flames-1")
    assert base.at("lz") == "PF"


@pytest.mark.rule("RN-102", "RN-103", "RN-051")
@pytest.mark.parametrize(
    ("card", "corpses", "lost"),
    [
        ("slash-2", 0, (1, 0, 0)),
        ("slash-2", 1, (2, 0, 0)),
        ("slash-1", 1, (1, 0, 0)),
        ("slash-1", 2, (3, 1, 1)),
        ("slash-1", 3, (3, 1, 1)),
        ("flames-1", 1, (2, 0, 1)),
        ("flames-4", 3, (6, 2, 0)),
        ("crush-1", 2, (3, 1, 0)),
        ("crush-2", 3, (3, 1, 0)),
        ("slash-3", 3, (6, 2, 0)),
        ("seize-2", 2, (3, 1, 0)),
    ],
)
def test_the_second_row_is_for_a_matrix_with_enough_corpses(
    card: str, corpses: int, lost: tuple[int, int, int]
) -> None:
    assert state(hit("Q", card, corpses=corpses)) == lost


@pytest.mark.rule("RN-104")
def test_an_explosion_hits_everybody_in_the_room() -> None:
    base = hit("E", "explosion-1")
    assert (state(base)[0], state(base, "recon")[0], base.at("lz")) == (3, 3, "")


@pytest.mark.rule("RN-104")
def test_also_out_of_the_corridor_on_whoever_leaves() -> None:
    base = Cult("lz:@medic -204:E- a4").top("attack", "attack-explosion-3")
    base.carried_out(attack(base.g, "intruder-explobot", 0, "space-lz", moving=True))
    assert (base.who("medic").health, base.all()) == (3, {})


@pytest.mark.rule("RN-104")
def test_it_is_the_one_that_attacks_that_is_gone() -> None:
    base = Cult("lz:E@medic -204:E- a4").top("attack", "attack-explosion-3")
    rule = attack(base.g, "intruder-explobot", 0, "space-lz", moving=True, place="gap-lz-a4")
    base.carried_out(rule)
    assert (base.at("lz"), base.at("lz-a4")) == ("E", "")


@pytest.mark.rule("RN-105")
def test_the_explosion_of_a_matrix_with_three_corpses_kills() -> None:
    assert not hit("Q", "explosion-1", corpses=3).who("medic").alive


@pytest.mark.rule("RN-106", "RN-153")
def test_others_draw_again_until_it_is_another_card() -> None:
    base = hit("K", "explosion-1", "explosion-2", "explosion-3", "scrape-2")
    assert [one.card for one in base.told(Attacked)] == [
        "attack-explosion-1",
        "attack-explosion-2",
        "attack-explosion-3",
        "attack-scrape-2",
    ]
    assert state(base) == (1, 0, 0)


@pytest.mark.rule("RN-103", "RN-106")
def test_a_matrix_with_too_few_corpses_draws_again() -> None:
    assert state(hit("Q", "explosion-1", "scrape-1", corpses=2)) == (0, 0, 1)


@pytest.mark.rule("RN-107")
def test_seize_wounds_whoever_has_fewer_than_three_wounds() -> None:
    base = hit("A", "seize-1")
    assert state(base)[1] == 1
    base = Cult("lz:A@medic -204- a4")
    for wound in base.zone("deck-wounds")[:3]:
        base.g.put(wound, "deck-wounds", "wounds-0")
    base.who("medic").health = 8
    base.attacked("medic", "A", "seize-1")
    assert base.who("medic").alive
    assert len(base.zone("wounds-0")) == 3


@pytest.mark.rule("RN-108")
@pytest.mark.parametrize("corpses", [1, 2, 3])
def test_seize_costs_more_with_every_corpse(corpses: int) -> None:
    assert state(hit("Q", "seize-1", corpses=corpses)) == (1 + corpses, 0, 0)


@pytest.mark.rule("RN-109")
def test_seize_by_others() -> None:
    assert state(hit("K", "seize-1")) == (2, 0, 0)


@pytest.mark.rule("RN-100")
def test_the_second_seize_costs_a_card() -> None:
    base = Cult("lz:A@medic -204- a4").holds("medic", "rest", "repairs")
    base.attacked("medic", "A", "seize-2")
    assert (base.who("medic").health, len(base.zone("hand-0"))) == (2, 1)
    assert [one.cards for one in base.told(Discarded)] == [base.zone("discard-0")]


@pytest.mark.rule("RN-107", "RN-108")
@pytest.mark.parametrize(("letter", "card"), [("A", "seize-1"), ("Q", "seize-1"), ("K", "slash-1")])
def test_other_cards_cost_no_card(letter: str, card: str) -> None:
    base = Cult(f"lz:{letter}@medic -204- a4").fed(1).holds("medic", "rest", "repairs")
    base.attacked("medic", letter, card)
    assert len(base.zone("hand-0")) == 2


@pytest.mark.rule("RN-100")
@pytest.mark.parametrize(("card", "told"), [("seize-2", [[]]), ("crush-1", [])])
def test_contamination_is_no_card_to_discard(card: str, told: list[list[str]]) -> None:
    s = CultScenario("lz:A@medic -204- a4").hand("medic").contaminated("medic", clean=2)
    s.top("deck-attack", f"attack-{card}").phase("attacks")
    assert s.contamination("medic") == 2
    assert [one.cards for one in s.told() if isinstance(one, Discarded)] == told


@pytest.mark.rule("RN-100")
def test_crush_costs_the_hand() -> None:
    base = Cult("lz:A@medic -204- a4").holds("medic", "rest", "repairs")
    base.attacked("medic", "A", "crush-1")
    assert (base.who("medic").health, base.zone("hand-0")) == (1, [])


@pytest.mark.rule("RN-100")
@pytest.mark.parametrize("card", ["flames-1", "flames-2"])
def test_flames_set_the_room_on_fire(card: str) -> None:
    assert hit("P", card).at("lz") == "PF"


@pytest.mark.rule("RN-102")
def test_flames_of_the_matrix_hit_everybody() -> None:
    base = hit("Q", "flames-2", corpses=2)
    assert (state(base)[0], state(base, "recon")[0]) == (2, 2)


@pytest.mark.rule("RN-100")
def test_whoever_is_critical_dies() -> None:
    base = Cult("lz:K@medic -204- a4")
    base.who("medic").health = 6
    assert not base.attacked("medic", "K", "slash-1").who("medic").alive


@pytest.mark.rule("R-337")
def test_a_misfire_shuffles_the_deck() -> None:
    base = hit("K", "misfire")
    assert (len(base.zone("deck-attack")), base.zone("discard-attack")) == (20, [])


# What stays as it is


@pytest.mark.rule("RN-017", "RN-018")
def test_machines_are_intruders() -> None:
    base = Cult("lz:KEAPR@medic -204- a4")
    assert base.g.in_combat(0)
    assert "intruder-drone" not in base.g.rules.kinds
    assert [base.g.rules.toughness(base.g, f"intruder-{k}") for k in ("slasher", "explobot")] == [
        1,
        1,
    ]
    assert all(base.g.rules.scatters(base.kinds[one]) for one in "KEAP")
    assert not any(base.g.rules.scatters(base.kinds[one]) for one in "QRC")


@pytest.mark.rule("RN-018")
def test_the_lurker_uses_the_last_row() -> None:
    base = Cult("lz:@medic -204- a4").top("attack", "attack-slash-2")
    base.carried_out(attack(base.g, base.g.rules.lurker, 0, "space-lz"))
    assert base.who("medic").health == 1


@pytest.mark.rule("RN-021")
def test_eggs_and_the_nest_are_as_ever() -> None:
    base = Cult("lz:@medic -204- a4")
    for _ in list(base.zone("eggs")):
        base.g.rules.lose_egg(base.g)
    assert base.g.state.nest_destroyed


@pytest.mark.rule("RN-022", "RN-070")
def test_the_course_is_the_same_but_for_runts() -> None:
    ours, usual = GAME.edition(GAME.agree(["neosoma"])).course, GAME.edition().course
    assert [name for name in ours.stages if name != "runts"] == list(usual.stages)
    for name in ("turn", "cleanup"):
        assert ours.stages[name].part is usual.stages[name].part


@pytest.mark.rule("RN-070")
def test_cards_and_the_first_player_token_go_on() -> None:
    base = Cult("lz:@medic@recon -204- a4").stage("cleanup")
    assert (base.g.state.first, len(base.zone("hand-0"))) == (1, 5)


@pytest.mark.rule("RN-121")
@pytest.mark.parametrize("dead", [True, False])
def test_goals_of_the_queen_mean_the_matrix(dead: bool) -> None:
    base = Cult("lz:@medic -204- a4")
    base.g.state.queen_dead = dead
    assert base.g.effects.objectives.one("objective-great-hunt")(base.g, 0) is dead
    assert base.g.effects.directives.one("directive-eradication")(base.g, 1) is dead


@pytest.mark.rule("RN-122")
@pytest.mark.parametrize(("chosen", "seats"), [({"mode": "coop"}, 3), ({"lethal": True}, 1)])
def test_every_mode_can_be_played(chosen: dict[str, Any], seats: int) -> None:
    options = read_options(GAME, {**chosen, "packs": ["neosoma"]}, seats)
    state = GAME.setup(options, seats, b"modes".ljust(16))
    assert (state.mode, state.lethal) == ("solo" if seats == 1 else "coop", seats == 1)
    assert len(state.zones["deck-attack"]) == 20


@pytest.mark.rule("RN-100")
def test_an_empty_deck_is_shuffled_anew() -> None:
    base = Cult("lz:P@medic -204- a4")
    base.g.move_all("deck-attack", "discard-attack")
    base.attacked("medic", "P")
    assert base.told(Reshuffled)
    assert len(base.zone("deck-attack")) + len(base.zone("discard-attack")) == 20


@pytest.mark.rule("RN-104")
@pytest.mark.parametrize(("health", "left"), [(0, 0), (8, 2)])
def test_whoever_is_dead_discards_nothing(health: int, left: int) -> None:
    base = Cult("lz:A@medic@recon -204- a4").holds("medic", "rest", "search")
    base.who("medic").health = health
    base.attacked("medic", "A", "crush-1")
    assert (base.who("medic").alive, len(base.zone("hand-0"))) == (health == 0, left)
