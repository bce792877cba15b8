"""Retaliation, chapters Components, Dice and Setup: what is in the box, and how a game begins."""

import subprocess
import sys
from collections import Counter

import pytest

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.kernel import eye
from hullbreach.kernel.asks import Option
from hullbreach.kernel.table import OpenAsk
from hullbreach.kernel.twins import redeal
from hullbreach.testkit import Scenario

CHARACTERS = {"contractor", "recon", "officer", "medic", "heavy-gun-operator", "combat-engineer"}


class Fresh(Scenario):
    """A game as its setup leaves it."""

    def __init__(self, seats: int = 3, seed: str = "setup", **options: object) -> None:
        super().__init__(GAME, seats, options, seed)

    def kinds(self, zone: str) -> Counter[str]:
        """How many of each kind lie in a zone, without the numbers of copies."""
        return Counter(one.partition("#")[0] for one in self.zone(zone))

    def numbers(self) -> list[int]:
        """The seats in the order of their player numbers."""
        return sorted(range(self.seats), key=lambda seat: self.state.crew[seat].number)

    def drafted(self, *wanted: str) -> "Fresh":
        """The draft is over; who can choose one of these does."""

        def pick(ask: OpenAsk) -> Option:
            chosen = [one for one in ask.options if one.args[0].endswith(wanted)] if wanted else []
            return (chosen or list(ask.options))[0]

        return self.until(lambda s: s.state.stage != "draft", pick)

    def ready(self) -> "Fresh":
        """Everybody has chosen everything."""
        return self.until("turn", "first")


BOX = GAME.box(GAME.Options(packs=GAME.usual_packs), 5)


def count(prefix: str) -> int:
    """How many components of the box have names that begin so."""
    return sum(number for name, number in BOX.items() if name.startswith(prefix))


# Components and dice


@pytest.mark.rule("R-001")
def test_six_characters_for_up_to_five_players() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    assert set(GAME.edition().box.characters) == CHARACTERS
    s = Fresh(5).drafted()
    assert len({who.id for who in s.state.crew}) == 5


@pytest.mark.rule("R-002", "R-223")
def test_forty_corridors_ten_of_each_value() -> None:
    rows = [row for row in GAME.edition().box.corridors.values() if not row.printed]
    assert Counter(row.value for row in rows) == {1: 10, 2: 10, 3: 10, 4: 10}
    assert all(row.id[0] == str(row.value) for row in rows)
    assert count("corridor-") == 40


@pytest.mark.rule("R-003")
def test_twenty_three_rooms_in_four_stacks() -> None:
    rows = GAME.edition().box.rooms.values()
    assert Counter(row.stack for row in rows) == {"a": 3, "b": 3, "c": 4, "x": 13, "fixed": 2}
    assert {row.id for row in rows if row.stack == "fixed"} == {"landing-zone", "hibernatorium"}


@pytest.mark.rule("R-004")
def test_forty_intruder_tokens() -> None:
    rows = GAME.edition().box.intruder_tokens.values()
    kinds: Counter[str] = Counter()
    for row in rows:
        kinds[row.kind] += row.count
    assert kinds == {"": 1, "queen": 9, "drone": 8, "adult": 16, "larva": 6}
    assert sum(count for one, count in BOX.items() if one.startswith("token-")) == 40
    zones = RetaliationScenario().state.zones
    tokens = [one for zone in zones for one in zones[zone] if one.startswith("token-")]
    assert len(tokens) == 40


@pytest.mark.rule("R-005")
def test_the_figures() -> None:
    figures = {one: BOX[f"intruder-{one}"] for one in ("adult", "drone", "larva", "queen")}
    assert figures == {"adult": 36, "drone": 8, "larva": 6, "queen": 1}


@pytest.mark.rule("R-007", "R-008", "R-009")
def test_markers_and_gear() -> None:
    names = ("fire", "malfunction", "noise", "secure", "door", "egg")
    assert [BOX[f"supply-{one}"] for one in names] == [9, 14, 30, 20, 14, 5]
    gear = [BOX[f"gear-{one}"] for one in ("ammo", "grenade", "oxygen", "medpack")]
    assert gear == [20, 20, 20, 20]
    rows = GAME.edition().box.supplies
    assert [rows[one].count for one in ("data", "suffocation", "universal")] == [5, 5, 30]
    assert count("anti-aircraft-") == 2


@pytest.mark.rule("R-010", "R-011", "R-012")
def test_the_decks() -> None:
    s = Fresh(2)
    decks = ("red", "yellow", "green", "support", "wounds", "contamination")
    assert [len(s.zone(f"deck-{one}")) for one in decks] == [30, 30, 30, 24, 27, 27]
    more = ("event", "attack", "exploration", "health")
    assert [len(s.zone(f"deck-{one}")) for one in more] == [20, 20, 12, 12]
    assert count("robot-") == 6
    assert not [one for one in s.zone("cards") if one.startswith("contamination")]


@pytest.mark.rule("R-013", "R-451")
def test_objectives_and_directives() -> None:
    rows = GAME.edition().box
    decks: Counter[str] = Counter()
    for row in rows.objectives.values():
        decks[row.deck] += row.count
    assert decks == {"mission": 7, "private": 15}
    mission = {r.id: (r.count, r.players) for r in rows.objectives.values() if r.deck == "mission"}
    assert mission == {
        "official-order": (5, 2),
        "ulterior-motive": (1, 2),
        "self-serving": (1, 2),
    }
    assert Counter(r.deck for r in rows.directives.values()) == {"standard": 8, "coop": 12}


@pytest.mark.rule("R-014", "R-015", "R-016")
def test_the_faces_of_the_dice() -> None:
    faces = {die.name: set(die.faces) for die in GAME.dice()}
    assert faces["shot"] == {"2", "3", "4", "5", "critical", "ammo"}
    assert faces["burst"] == {"1", "2", "3", "4"}
    assert faces["noise"] == {"1", "2", "3", "4", "danger"}


# The map


@pytest.mark.rule("R-025", "R-027", "R-028", "R-029", "R-030", "R-031", "R-035")
def test_the_base_before_anybody_acts() -> None:
    s = Fresh()
    state = s.state
    assert "space-hib" not in state.explored
    assert not state.found
    assert (state.lander, state.lander_at, state.destruct) == ("coming", 10, -1)
    assert (state.choices, state.air, state.hibernation) == (0, [], False)
    assert state.robot == "space-hib"


@pytest.mark.rule("R-026", "R-068", "R-070")
def test_the_first_round_begins_with_player_one() -> None:
    s = Fresh().ready()
    assert s.state.round == 1
    assert s.waiting() == [s.state.first] == s.numbers()[:1]


@pytest.mark.rule("R-032", "R-392")
def test_one_robot_card_that_nobody_has_seen() -> None:
    s = Fresh()
    [card] = s.zone("robot")
    assert sum(one.startswith("robot-") for one in s.zone("box")) == 5
    assert s.nobody_knows(card)


@pytest.mark.rule("R-033", "R-034")
def test_the_robot_has_full_ammo_and_oxygen() -> None:
    assert sorted(Fresh().zone("on-robot")) == ["gear-ammo", "gear-oxygen"]


@pytest.mark.rule("R-036", "R-402")
def test_the_defence_lies_face_down_in_any_order() -> None:
    s = Fresh()
    both = ("anti-aircraft-active", "anti-aircraft-inactive")
    assert sorted(s.zone("anti-aircraft")) == sorted(both)
    assert s.sees(0, "anti-aircraft") == [None, None]
    tops = {Fresh(seed=f"seed {number}").zone("anti-aircraft")[-1] for number in range(8)}
    assert tops == set(both)


@pytest.mark.rule("R-037", "R-038")
def test_eggs_and_the_gear_of_the_landing_zone() -> None:
    s = Fresh()
    assert len(s.zone("eggs")) == 5
    assert Counter(s.zone("stock")) == dict.fromkeys(
        ("gear-ammo", "gear-grenade", "gear-oxygen", "gear-medpack"), 4
    )


@pytest.mark.rule("R-039", "R-040")
def test_three_corridors_with_their_doors_at_the_landing_zone() -> None:
    laid = [Fresh(seed=f"seed {number}").state.corridors for number in range(6)]
    for corridors in laid:
        own = {gap: tile for gap, tile in corridors.items() if "-hib" not in gap}
        assert set(own) == {"gap-a3-lz", "gap-lz-a4", "gap-lz-a5"}
        for tile, door in own.values():
            assert door == ("space-lz" if tile[1:] in ("01", "02", "03") else "")
    assert len({tuple(sorted(one.values())) for one in laid}) == 6


@pytest.mark.rule("R-041", "R-044", "R-048", "R-043")
def test_stacks_and_decks_are_shuffled_face_down_with_discard_piles() -> None:
    s, other = Fresh(seed="one"), Fresh(seed="two")
    piles = [f"rooms-{one}" for one in "abcx"]
    decks = ("exploration", "attack", "event", "health", "red", "green", "yellow", "wounds")
    piles += [f"deck-{one}" for one in (*decks, "contamination")]
    for pile in piles:
        assert set(s.sees(0, pile)) == {None}, pile
        assert sorted(s.zone(pile)) == sorted(other.zone(pile))
    assert sum(s.zone(pile) != other.zone(pile) for pile in piles) >= len(piles) - 2
    assert all(s.zone(f"discard-{one}") == [] for one in decks)


# Intruders


@pytest.mark.rule("R-042")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_bag_at_the_start(seats: int) -> None:
    tokens = GAME.edition().box.intruder_tokens
    bag = [tokens[one.removeprefix("token-")].kind for one in Fresh(seats).zone("bag")]
    assert Counter(bag) == {"": 1, "larva": 2, "adult": 3 + seats}


@pytest.mark.rule("R-042", "R-555")
def test_the_adult_tokens_are_random_and_their_numbers_hidden() -> None:
    bags = [sorted(Fresh(seed=f"seed {number}").zone("bag")) for number in range(5)]
    assert len({tuple(bag) for bag in bags}) > 1
    s = Fresh()
    assert s.view(0).bag == {"intruder-adult": 6, "intruder-larva": 2, "token-blank": 1}
    assert set(s.sees(0, "stack-adult")) == {None}


@pytest.mark.rule("R-045", "R-046", "R-047")
def test_no_intruder_is_on_the_map() -> None:
    s = Fresh()
    assert (s.state.queen_damage, s.state.queen_dead) == (0, False)
    places = [zone for zone in s.state.zones if zone.startswith(("space-", "gap-"))]
    lying = [one for place in places for one in s.zone(place)]
    assert [one for one in lying if not one.startswith("corridor-")] == []


# Players


@pytest.mark.rule("R-049", "R-050")
def test_player_numbers_are_dealt_at_random_and_set_no_order() -> None:
    dealt = [
        tuple(who.number for who in Fresh(4, seed=f"seed {number}").state.crew)
        for number in range(6)
    ]
    assert all(sorted(one) == [1, 2, 3, 4] for one in dealt)
    assert len(set(dealt)) > 1
    s = Fresh(4, seed="order").ready()
    first = s.state.first
    s.does(first, "pass").until("turn", "first")
    assert s.waiting() == [(first + 1) % 4]


@pytest.mark.rule("R-051")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_cards_for_more_players_are_left_out(seats: int) -> None:
    rows = GAME.edition().box
    dealt, shown = set(), set()
    for number in range(25):
        s = Fresh(seats, seed=f"seed {number}")
        dealt |= {card for seat in range(seats) for card in s.zone(f"objectives-{seat}")}
        shown |= set(s.zone("directives"))
    needs = [rows.objectives[one.removeprefix("objective-")].players for one in dealt]
    assert max(needs) <= seats
    assert max(rows.directives[one.removeprefix("directive-")].players for one in shown) <= seats
    assert any(row.players > 2 for row in rows.directives.values())


@pytest.mark.rule("R-051", "R-052")
def test_nobody_suspects_an_objective_about_a_player_who_is_not_there() -> None:
    s, rows = Fresh(2).drafted(), GAME.edition().box.objectives
    for seed in range(30):
        suspected = redeal(s.table, eye(0), str(seed)).position.zones["objectives-1"]
        assert all(rows[one.removeprefix("objective-")].players <= 2 for one in suspected)


@pytest.mark.rule("R-052", "R-053")
def test_two_objectives_for_each_that_nobody_else_sees() -> None:
    s = Fresh(3)
    decks = GAME.edition().box.objectives
    for seat in range(3):
        cards = s.zone(f"objectives-{seat}")
        kinds = sorted(decks[one.removeprefix("objective-")].deck for one in cards)
        assert kinds == ["mission", "private"]
        other = (seat + 1) % 3
        assert s.sees(other, f"objectives-{seat}") == [None, None]
        assert s.view(other).crew[seat].objectives == [None, None]
    assert s.zone("objectives-mission") == s.zone("objectives-private") == []


@pytest.mark.rule("R-054")
def test_one_directive_for_everyone() -> None:
    s = Fresh(3)
    [card] = s.zone("directives")
    assert s.sees(-1, "directives") == [card]
    assert sum(one.startswith("directive-") for one in s.zone("box")) == 7


@pytest.mark.rule("R-055", "R-557")
def test_each_draws_two_characters_in_the_order_of_numbers() -> None:
    s = Fresh(3)
    order = s.numbers()
    left = set(CHARACTERS)
    for seat in order:
        assert s.waiting() == [seat]
        offered = [one.removeprefix("draft:character-") for one in s.offered(seat)]
        assert len(offered) == 2
        assert set(offered) <= left
        assert s.sees(order[0] if seat != order[0] else order[1], f"looking-{seat}") == [None] * 2
        s.does(seat, "draft", offered[0])
        left.remove(offered[0])
    others = {one.removeprefix("character-") for one in s.zone("draft")}
    assert others == left


@pytest.mark.rule("R-056", "R-057", "R-058", "R-059")
def test_how_a_character_begins() -> None:
    s = Fresh(5).drafted()
    for seat, who in enumerate(s.state.crew):
        assert (who.health, who.oxygen, who.slot) == (0, 7, "space-lz")
        cards = [one.removeprefix("card-") for one in s.zone(f"deck-{seat}")]
        row = GAME.edition().box.characters[who.id.removeprefix("character-")]
        assert sorted(cards) == sorted(row.cards)
        assert len(cards) == 10
        assert s.zone(f"discard-{seat}") == []
    assert sum(len(row.cards) for row in GAME.edition().box.characters.values()) == 60


@pytest.mark.rule("R-060", "R-061", "R-062")
def test_starting_items_are_loaded_and_where_they_belong() -> None:
    s = RetaliationScenario("lz:@contractor@recon@heavy-gun-operator")
    assert (s.held("contractor"), s.wears("contractor")) == (["handgun"], ["bulletproof-vest"])
    assert s.held("recon") == ["assault-rifle"]
    assert s.tokens("recon", "assault-rifle") == ["ammo"]
    assert s.tokens("heavy-gun-operator", "bf-gun") == ["ammo", "ammo"]


@pytest.mark.rule("R-062", "R-064", "R-065")
def test_support_equipment_is_chosen_by_the_highest_number_first() -> None:
    s = Fresh(5, seed="draft").drafted("contractor")
    contractor = next(n for n, w in enumerate(s.state.crew) if w.id == "character-contractor")
    assert len(s.zone("shop")) == 7
    taken = []
    for seat in reversed(s.numbers()):
        if seat == contractor:
            continue
        assert s.waiting() == [seat]
        item = next(one for one in s.zone("shop") if "utility" not in one)
        s.does(seat, "equip", item)
        taken.append(item)
    left = [one for one in s.zone("gone") if one.startswith("item-")]
    assert len(left) == 3
    assert not set(left) & set(taken)
    assert len(s.zone("deck-support")) == 24 - 7


@pytest.mark.rule("R-061")
def test_grey_slots_of_drafted_equipment_take_what_the_player_likes() -> None:
    s = Fresh(2, seed="grey").top("deck-support", "utility-vest").drafted("medic", "recon")
    seat = s.waiting()[0]
    s.does(seat, "equip", "utility-vest").does(seat, "take", "medpack").does(seat, "take", "ammo")
    assert s.zone("on-item-utility-vest") == ["gear-medpack", "gear-ammo"]


@pytest.mark.rule("R-049", "R-068")
def test_number_one_begins_wherever_it_sits() -> None:
    begins = set()
    for seed in range(12):
        s = Fresh(3, seed=f"first {seed}")
        assert s.state.crew[s.state.first].number == 1
        begins.add(s.state.first)
    assert begins == {0, 1, 2}


@pytest.mark.rule("R-061", "R-064")
@pytest.mark.parametrize(
    ("item", "place", "tokens"),
    [("heavy-armor", "worn", ["gear-medpack"]), ("gatling-gun", "hands", ["gear-ammo"] * 2)],
)
def test_armour_is_worn_and_weapons_are_held(item: str, place: str, tokens: list[str]) -> None:
    s = Fresh(2, seed="grey").top("deck-support", item).drafted("medic", "recon")
    seat = s.waiting()[0]
    s.does(seat, "equip", item)
    assert f"item-{item}" in s.zone(f"{place}-{seat}")
    assert s.zone(f"on-item-{item}") == tokens


@pytest.mark.rule("R-066", "R-067")
def test_four_tokens_and_five_cards_for_everybody() -> None:
    s = Fresh(3, seed="arms").drafted().until("arm", "first")
    order = list(reversed(s.numbers()))
    for seat in order:
        for token in ("ammo", "ammo", "oxygen", "grenade"):
            assert s.waiting() == [seat]
            s.does(seat, "take", token)
    for seat in range(3):
        assert Counter(s.zone(f"belt-{seat}")) == {
            "gear-ammo": 2,
            "gear-oxygen": 1,
            "gear-grenade": 1,
        }
        assert len(s.zone(f"hand-{seat}")) == 5


@pytest.mark.rule("R-066")
def test_a_kind_that_has_run_out_cannot_be_taken() -> None:
    s = Fresh(2, seed="arms").drafted()
    g = s.edit()
    g.move_all("supply-of-gear-ammo", "gone")
    s.until("arm", "first")
    assert "take:gear-ammo" not in s.offered()


@pytest.mark.rule("R-556")
def test_alone_the_game_is_always_solo() -> None:
    s = Fresh(1)
    assert s.state.mode == "solo"
    assert s.zone("objectives-0") == []
    rows = GAME.edition().box
    assert min(row.players for row in rows.objectives.values()) == 2
    assert min(r.players for r in rows.directives.values() if r.deck == "standard") == 2


# Solo and coop


@pytest.mark.rule("R-535", "R-536", "R-649")
@pytest.mark.parametrize("seats", [2, 4])
def test_together_there_are_as_many_directives_as_characters(seats: int) -> None:
    s = Fresh(seats, mode="coop")
    cards = [one.removeprefix("directive-") for one in s.zone("directives")]
    assert len(cards) == seats
    assert {GAME.edition().box.directives[card].deck for card in cards} == {"coop"}
    assert all(s.zone(f"objectives-{seat}") == [] for seat in range(seats))
    assert not s.ready().is_offered(s.state.first, "decide")


@pytest.mark.rule("R-545")
@pytest.mark.parametrize(("difficulty", "count"), [("easy", 2), ("usual", 3), ("hard", 4)])
def test_the_difficulty_is_the_number_of_directives(difficulty: str, count: int) -> None:
    assert len(Fresh(3, mode="coop", difficulty=difficulty).zone("directives")) == count


@pytest.mark.rule("R-051", "R-052")
@pytest.mark.parametrize("kind", ["mission", "private"])
def test_objectives_are_dealt_at_random(kind: str) -> None:
    games = [Fresh(4, seed=f"seed {number}") for number in range(8)]
    dealt = {
        card
        for s in games
        for card in s.zone("objectives-0")
        if s.play.box.objectives[card.removeprefix("objective-")].deck == kind
    }
    assert len(dealt) > 1


@pytest.mark.rule("R-650")
def test_closedown_and_shutdown_are_never_together() -> None:
    seen = [set(Fresh(5, seed=f"s{n}", mode="coop").zone("directives")) for n in range(60)]
    rivals = {"directive-closedown", "directive-shutdown-order"}
    assert not any(rivals <= one for one in seen)
    assert any(rivals & one for one in seen)


@pytest.mark.rule("R-647")
def test_lethal_mode_goes_with_every_mode() -> None:
    for seats, options in ((2, {}), (2, {"mode": "coop"}), (1, {})):
        s = Fresh(seats, lethal=True, **options)
        s.edit().state.corridors = {**s.state.corridors, "gap-lz-a4": ("107", "")}
        assert s.play.values("gap-lz-a4") == (1, 2)


FIRST = """
from hullbreach.games.retaliation.cards import {module}
from hullbreach.games.retaliation.rules.effects import CARDS
print(*(one.__name__ for one in CARDS.of("card-first-in-command")))
"""


@pytest.mark.parametrize("module", ["action_cards", "commands", "rooms"])
def test_alternatives_come_in_one_order_whatever_is_imported_first(module: str) -> None:
    command = [sys.executable, "-W", "ignore", "-c", FIRST.format(module=module)]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["direct_lander", "give_order"]
