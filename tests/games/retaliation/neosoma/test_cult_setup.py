"""Neosoma, chapters Components and Setup: what is in the box, and where it lies at the beginning."""

from collections import Counter

import pytest

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.neosoma.corpses import spaces
from hullbreach.games.retaliation.neosoma.kinds import number_of
from hullbreach.games.retaliation.neosoma.suite import Cult
from hullbreach.games.retaliation.rules.grid import GAPS

EDITION = GAME.edition(GAME.agree(["neosoma"]))
MAP = "lz:@medic -204- a4"


def listed(name: str) -> tuple[int, int]:
    """How many the box has of a list of the cult, and how many are here."""
    listing = next(one for one in GAME.content() if one.name == f"{name}-neosoma")
    return listing.box, listing.here


@pytest.mark.rule("RN-001")
def test_the_figures_of_the_box() -> None:
    assert {row.id: row.count for row in EDITION.box.intruders.values()} == {
        "slasher": 9,
        "explobot": 9,
        "armored": 9,
        "firespitter": 9,
        "runt": 10,
        "cultist": 5,
        "matrix": 1,
    }
    assert listed("intruder-figures") == (52, 52)


@pytest.mark.rule("RN-002", "RN-003")
def test_the_lists_of_the_box() -> None:
    lists = {
        "intruder-tokens": 36,
        "events": 20,
        "attacks": 20,
        "exploration-cards": 12,
        "health-cards": 12,
        "ability-cards": 6,
        "corpse-tokens": 3,
        "cult-tiles": 2,
        "cult-sheets": 6,
    }
    assert {name: listed(name) for name in lists} == {n: (c, c) for n, c in lists.items()}


@pytest.mark.rule("RN-116")
def test_the_tokens_by_their_kinds() -> None:
    rows = EDITION.box.intruder_tokens.values()
    kinds: Counter[str] = Counter()
    for row in rows:
        kinds[row.kind] += row.count
    assert kinds == {
        "slasher": 5,
        "explobot": 5,
        "armored": 5,
        "firespitter": 5,
        "runt": 12,
        "matrix": 3,
        "": 1,
    }


@pytest.mark.rule("RN-004", "RN-022")
def test_only_the_intruders_are_set_up_in_another_way() -> None:
    usual, cult = (
        GAME.setup(GAME.Options(packs=GAME.agree(packs)), 2, b"same".ljust(16))
        for packs in ((), ("neosoma",))
    )
    for zone in ("deck-red", "deck-support", "rooms-a", "corridors", "eggs", "stock", "robot"):
        assert sorted(usual.zones[zone]) == sorted(cult.zones[zone])
    assert [who.slot for who in cult.crew] == [who.slot for who in usual.crew]


@pytest.mark.rule("RN-002", "RN-005", "RN-006")
@pytest.mark.parametrize(
    ("deck", "count"), [("exploration", 12), ("attack", 20), ("event", 20), ("health", 12)]
)
def test_the_decks_are_those_of_the_cult(deck: str, count: int) -> None:
    base = Cult(MAP)
    cards = base.zone(f"deck-{deck}")
    usual = GAME.edition().box
    rows = {"attack": usual.attacks, "event": usual.events}.get(deck) or getattr(usual, deck)
    assert len(cards) == count
    assert not {card.partition("-")[2] for card in cards} & set(rows)
    assert base.g.state.eyes[f"deck-{deck}"] == 0, "face down"


@pytest.mark.rule("RN-005", "RN-006")
def test_decks_are_shuffled() -> None:
    one, other = (
        GAME.setup(GAME.Options(packs=EDITION.ids), 1, key.ljust(16)) for key in (b"a", b"b")
    )
    for deck in ("exploration", "attack", "event", "health"):
        assert one.zones[f"deck-{deck}"] != other.zones[f"deck-{deck}"]


@pytest.mark.rule("RN-007", "RN-069")
def test_adults_share_a_stack_and_look_alike_in_the_bag() -> None:
    base = Cult(MAP)
    adults = {base.g.rules.token_face(one) for one in base.zone("stack-adult")}
    assert len(adults) > 2
    assert {base.g.rules.token_back(one) for one in base.zone("stack-adult")} == {"intruder-adult"}
    assert {base.g.rules.token_face(one) for one in base.zone("stack-runt")} == {"intruder-runt"}
    bag = GAME.view(base.g, 0).bag
    assert bag == {"intruder-adult": 4, "intruder-runt": 2, "token-blank": 1}


@pytest.mark.rule("RN-008", "RN-009", "RN-013")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_bag_at_the_start(seats: int) -> None:
    state = GAME.setup(GAME.Options(packs=EDITION.ids), seats, b"bag".ljust(16))
    backs = Counter(EDITION.rules.token_back(one) for one in state.zones["bag"])
    assert backs == {"token-blank": 1, "intruder-runt": 2, "intruder-adult": 3 + seats}
    assert state.zones["stack-matrix"] == ["token-matrix"] * 3


@pytest.mark.rule("RN-010", "RN-011", "RN-014", "RN-019")
def test_the_matrix_is_off_the_map_and_unhurt() -> None:
    base = Cult(MAP)
    assert base.g.where_is("intruder-matrix") == ""
    assert (base.g.state.queen_damage, base.g.rules.last_space(base.g)) == (0, 5)  # type: ignore[attr-defined]
    assert {"tile-absorbed-corpses", "tile-dead-cultists"} <= set(base.zone("cult-tiles"))


@pytest.mark.rule("RN-012", "RN-082")
def test_all_abilities_are_active_in_descending_order() -> None:
    base = Cult(MAP)
    assert [number_of(card) for card in base.zone("abilities")] == [6, 5, 4, 3, 2, 1]
    assert base.zone("abilities-off") == []


@pytest.mark.rule("RN-015")
def test_corpses_lie_on_three_spaces() -> None:
    base = Cult(MAP)
    assert (spaces(base.g), len(base.zone("corpses"))) == ([8, 11, 14], 3)


@pytest.mark.rule("RN-016")
def test_there_are_help_cards_of_the_cult() -> None:
    assert Cult(MAP).zone("cult-tiles").count("cult-help") == 5


@pytest.mark.rule("RN-046", "RN-073")
@pytest.mark.parametrize("key", [b"a", b"b", b"c"])
def test_a_late_game_is_one_of_the_cult(key: bytes) -> None:
    options = GAME.Options(packs=EDITION.ids)
    state = GAME.setup(options, 3, key.ljust(16))
    play = GAME.Play(GAME, state)
    GAME.enrich(play)
    assert +GAME.ledger(state) == +GAME.box(options, 3)
    assert not any("intruder-cultist" in state.zones[gap] for gap in GAPS)
    assert state.zones["bag"].count("token-matrix") == len(state.zones["absorbed"])
    assert len(state.zones["abilities-off"]) == len(state.zones["dead-cultists"])
    assert all(space > state.round for space in spaces(play))
