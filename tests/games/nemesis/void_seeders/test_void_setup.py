"""Void Seeders: what is laid out, and what the race goes together with."""

from collections import Counter

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.kernel.errors import BadOption, BadPacks
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.table import Table

CREW = ("scout", "captain", "soldier", "pilot", "mechanic")


def crew(count: int, **options: str) -> VoidScenario:
    return VoidScenario(*CREW[:count], options=options)


@pytest.mark.rule("NV-001")
def test_the_room_covered_with_slime_is_not_aboard() -> None:
    s = crew(2)
    room = "room-room-covered-with-slime"
    assert room in s.zone("gone")
    assert not any(room in things for zone, things in s.state.zones.items() if zone != "gone")


@pytest.mark.rule("NV-002", "NV-003", "NV-074")
@pytest.mark.parametrize("layout", ["basic", "alternative"])
def test_nineteen_tokens_lie_on_all_tiles_and_engines(layout: str) -> None:
    s = crew(2, layout=layout)
    slots = s.box.boards[layout].slots.values()
    lying = {one.id: s.zone(f"exploration-slot-{one.id}") for one in slots}
    bare = [one.room for one in slots if not lying[one.id]]
    assert sorted(bare) == ["cockpit", "hibernatorium"]
    kinds = Counter(token.partition("#")[0] for tokens in lying.values() for token in tokens)
    assert sum(kinds.values()) == 19
    assert kinds["exploration-lair"] == 3
    assert not kinds["exploration-slime"] + kinds["exploration-silence"]
    assert not any(one.startswith("exploration") for one in s.zone("box") + s.zone("tokens"))


@pytest.mark.rule("NV-002", "NV-010")
def test_what_is_left_out_is_left_out_for_everyone_to_see() -> None:
    gone = Counter(str(one).partition("#")[0] for one in crew(2).view("scout").gone)
    assert (gone["exploration-slime"], gone["exploration-silence"]) == (2, 2)


@pytest.mark.rule("NV-005")
def test_five_eggs_and_three_weaknesses() -> None:
    s = crew(2)
    assert s.zone("eggs") == ["supply-egg"] * 5
    dealt = [s.zone(f"weakness-{slot}") for slot in ("corpse", "egg", "carcass")]
    assert [len(cards) for cards in dealt] == [1, 1, 1]
    assert set(s.view("scout").weaknesses.values()) == {None}


@pytest.mark.rule("NV-006", "NV-007")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_bag_begins_with_void_seeders_and_everybodys_insanity(seats: int) -> None:
    s = crew(seats)
    kinds = Counter(token.split("-")[1] for token in s.zone("bag"))
    assert kinds == {"blank": 1, "void": 2 + seats, "insanity": seats}
    assert len([one for one in s.zone("pool") if "void" in one]) == 14 - seats
    assert s.in_bag("insanity-violet") == 1, "the scout's"


@pytest.mark.rule("NV-007")
def test_insanity_tokens_come_with_the_draft() -> None:
    table = Table.new("nemesis", seats=2, options={"packs": ["void-seeders"]}, seed="draft")
    assert not any("insanity" in one for one in table.play.state.zones["bag"])
    while table.asks()[0].text.id == "ask-draft":
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, ask.options[0].id)
    assert sum("insanity" in one for one in table.play.state.zones["bag"]) == 2


@pytest.mark.rule("NV-076")
def test_the_token_goes_by_the_colour_of_the_character() -> None:
    s = VoidScenario("medic", "scientist")
    assert s.in_bag("insanity-pink") == s.in_bag("insanity-white") == 1
    colours = {row.colour for row in s.box.characters.values()}
    tokens = {one.removeprefix("insanity-") for one in s.box.intruder_tokens}
    assert colours <= tokens, "whoever has such a colour has such a token"


@pytest.mark.rule("NV-008")
def test_everybody_begins_sane() -> None:
    s = crew(3)
    assert [s.insanity(who) for who in range(3)] == [1, 1, 1]
    assert [who.insanity for who in s.view("scout").crew] == [1, 1, 1]


@pytest.mark.rule("NV-009")
def test_their_decks_replace_those_of_the_intruders() -> None:
    s = crew(2)
    sizes = [len(s.zone(f"deck-{deck}")) for deck in ("event", "attack", "panic")]
    assert sizes == [20, 20, 20]
    assert not any("eclosion" in card for card in s.zone("deck-event"))
    assert s.view("scout").decks["deck-panic"] == 20


@pytest.mark.rule("NV-009")
def test_every_direction_has_the_same_five_sets_of_movers() -> None:
    sets: dict[int, list[tuple[str, ...]]] = {}
    for row in crew(2).box.events.values():
        sets.setdefault(row.direction, []).append(row.movers)
    assert {len(found) for found in sets.values()} == {5}
    assert all(sorted(found) == sorted(sets[1]) for found in sets.values())


@pytest.mark.rule("NV-073")
def test_figures_and_tokens_are_limited() -> None:
    s = crew(2)
    left = {kind: len(s.zone(f"supply-of-intruder-{kind}")) for kind in s.box.intruders}
    assert left == {"lair": 3, "lurker": 6, "whisperer": 4, "stalker": 1, "despoiler": 1}
    tokens = [row for id, row in s.box.intruder_tokens.items() if id.startswith("void")]
    assert sum(row.count for row in tokens) == 16


def test_no_player_leads_them() -> None:
    with pytest.raises(BadOption):
        read_options(GAME, {"packs": ["void-seeders"], "intruder_player": True}, 3)


@pytest.mark.parametrize("other", ["intruders", "carnomorphs"])
def test_one_race_hunts_at_a_time(other: str) -> None:
    with pytest.raises(BadPacks):
        GAME.agree(["void-seeders", other])
    GAME.agree(["void-seeders", "medic"])


def test_the_box_is_complete() -> None:
    listings = {one.name: one for one in GAME.content() if one.pack == "void-seeders"}
    counts = {
        name.removesuffix("-void-seeders"): (one.here, one.box) for name, one in listings.items()
    }
    assert counts == {
        "intruder-figures": (15, 15),
        "intruder-tokens": (24, 24),
        "exploration-tokens": (3, 3),
        "supplies": (11, 11),
        "events": (20, 20),
        "attacks": (20, 20),
        "weaknesses": (8, 8),
        "panics": (20, 20),
    }
    assert listings["intruder-tokens-void-seeders"].reconstructed == 17
    assert listings["panics-void-seeders"].reconstructed == 0
