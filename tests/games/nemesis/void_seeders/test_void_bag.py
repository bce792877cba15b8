"""Void Seeders: the bag develops, encounters, and lurking."""

import pytest

from hullbreach.games.nemesis.void_seeders.events import InsanityLeft, Lurked, PanicDrawn
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    BagDeveloped,
    Encountered,
    EventDrawn,
    HandMeasured,
    IntruderPlaced,
    NoiseRolled,
    TokenAdded,
)

SPARE = ("rest", "search", "search", "demolition", "interruption")


def ship(*rooms: str, seats: int = 2) -> VoidScenario:
    """Everybody is in the cockpit."""
    crew = ("scout", "captain", "soldier")[:seats]
    s = VoidScenario(*crew, rooms=dict.fromkeys(crew, "cockpit"))
    for room in rooms:
        s.explore(room)
    return s


def alone(level: int = 1) -> VoidScenario:
    """The scout in the canteen, this insane; the captain far away."""
    rooms = {"scout": "canteen", "captain": "cockpit"}
    return VoidScenario("scout", "captain", rooms=rooms, hands={"scout": SPARE}).mad("scout", level)


def meets(token: str, s: VoidScenario) -> VoidScenario:
    """The scout makes noise where there is noise already, and meets this."""
    s.noise_around("canteen").blind("bag", f"token-{token}")
    return s.rolls("scout", 1)


# Bag development


@pytest.mark.rule("NV-018")
def test_a_void_seeder_startles_all_who_do_not_fight_and_goes_back() -> None:
    s = ship("canteen", seats=3).at("captain", "canteen").intruder("lurker", "canteen")
    before = s.in_bag("void-2")
    if not before:
        s.put("token-void-2", "bag", source="pool")
    s.develops("void-2")
    assert [one.who for one in s.heard_of(NoiseRolled)] == ["character-scout", "character-soldier"]
    assert s.in_bag("void-2") == max(1, before)


@pytest.mark.rule("NV-019")
def test_an_insanity_token_is_panic_for_its_colour_and_goes_back() -> None:
    s = ship().top("deck-panic", "sabotage").develops("insanity-blue")
    s.heard(PanicDrawn, who="character-captain")
    assert s.in_bag("insanity-blue") == 1
    s.unheard(NoiseRolled)


@pytest.mark.rule("NV-020")
@pytest.mark.parametrize("status", ["dead", "hibernating", "escaped"])
def test_the_token_of_who_is_gone_leaves_and_another_is_drawn(status: str) -> None:
    s = ship().is_("captain", status=status).blind("bag", "token-insanity-blue", "token-blank")
    s.set(stage="bag", queue=[]).begin()
    s.heard(InsanityLeft, token="token-insanity-blue")
    s.unheard(PanicDrawn)
    assert "token-insanity-blue" in s.zone("gone")
    assert [one.token for one in s.heard_of(BagDeveloped)][-1] == "token-blank"
    s.heard(TokenAdded)


@pytest.mark.rule("NV-020")
def test_who_waits_in_a_pod_still_panics() -> None:
    s = ship().in_pod("captain").develops("insanity-blue")
    s.heard(PanicDrawn, who="character-captain")


@pytest.mark.rule("NV-021")
def test_a_blank_adds_a_void_seeder_and_goes_back() -> None:
    s = ship()
    before = s.in_bag("void")
    s.develops("blank").heard(TokenAdded, token="intruder-void-seeder")
    assert (s.in_bag("void"), s.in_bag("blank")) == (before + 1, 1)


@pytest.mark.rule("NV-021")
def test_without_tokens_a_blank_adds_nothing() -> None:
    s = ship()
    for token in [one for one in s.zone("pool") if one.startswith("token-void")]:
        s.put(token, "bag", source="pool")
    s.develops("blank").unheard(TokenAdded)
    assert s.in_bag("insanity") == 2, "insanity tokens of others stay where they are"


@pytest.mark.rule("NV-104")
def test_nothing_in_the_bag_lays_eggs() -> None:
    for token in ("void-1", "insanity-blue", "blank"):
        s = ship("nest").at("scout", "nest")
        if token == "void-1" and not s.in_bag(token):
            s.put("token-void-1", "bag", source="pool")
        assert len(s.develops(token).zone("eggs")) == 5


@pytest.mark.rule("NV-104")
def test_the_nest_works_as_ever() -> None:
    s = VoidScenario("scout", "captain", rooms={"scout": "nest", "captain": "cockpit"})
    s.hand("scout", *SPARE).dice(noise=1).works("scout")
    assert "egg" in s.carries("scout")
    assert len(s.zone("eggs")) == 4


# Encounters


@pytest.mark.rule("NV-040", "NV-043")
@pytest.mark.parametrize(
    ("level", "kind"),
    [(1, "lurker"), (2, "whisperer"), (3, "whisperer"), (4, "stalker"), (5, "despoiler")],
)
def test_the_mind_says_what_comes(level: int, kind: str) -> None:
    s = alone(level).mad("captain", 6 - level)
    if not s.in_bag("void-1"):
        s.put("token-void-1", "bag", source="pool")
    before = s.in_bag("void-1")
    s = meets("void-1", s)
    assert s.intruders("canteen") == [kind]
    assert s.in_bag("void-1") == before - 1, "the token is put aside"


@pytest.mark.rule("NV-041")
@pytest.mark.parametrize(("level", "kind"), [(4, "whisperer"), (5, "stalker")])
def test_where_none_is_left_the_next_lower_kind_comes(level: int, kind: str) -> None:
    s = alone(level).explore("armory")
    s.intruder({4: "stalker", 5: "despoiler"}[level], "armory")
    assert meets("void-1", s).intruders("canteen") == [kind]


@pytest.mark.rule("NV-090", "NV-073")
def test_without_any_figure_nothing_comes_and_nobody_is_surprised() -> None:
    s = alone(1).explore("armory").hand("scout")
    for _ in range(6):
        s.intruder("lurker", "armory")
    s = meets("void-4", s)
    s.heard(Encountered)
    s.unheard(IntruderPlaced).unheard(HandMeasured).unheard(Attacked)


@pytest.mark.rule("NV-042", "NV-048")
@pytest.mark.parametrize(("token", "cards", "surprised"), [(2, 2, False), (3, 2, True)])
def test_a_small_hand_is_surprised(token: int, cards: int, surprised: bool) -> None:
    s = alone(4).hand("scout", *SPARE[:cards]).top("deck-panic", "heart-attack")
    s = meets(f"void-{token}", s)
    s.heard(HandMeasured, number=token, cards=cards, surprised=surprised)
    assert bool(s.heard_of(Attacked)) == surprised
    if surprised:
        s.heard(Attacked, card=None, surprise=True, intruder="intruder-stalker")
        s.heard(PanicDrawn, card="panic-heart-attack", who="character-scout")
    assert s.contamination("scout") == surprised
    assert s.insanity("scout") == 4 + surprised


@pytest.mark.rule("NV-044", "NV-045")
def test_an_insanity_token_is_noise_and_panic_whatever_its_colour() -> None:
    s = meets("insanity-blue", alone(1).top("deck-panic", "sabotage"))
    assert set(s.play.board.around[s.slot("canteen")]) <= s.noises()
    s.heard(PanicDrawn, who="character-scout")
    s.unheard(IntruderPlaced)
    assert (s.in_bag("insanity-blue"), s.insanity("scout"), s.insanity("captain")) == (1, 2, 1)


@pytest.mark.rule("NV-046", "NV-047")
@pytest.mark.parametrize("last", [False, True])
def test_a_blank_is_noise_and_adds_nothing(last: bool) -> None:
    s = alone()
    if last:
        s.edit().move_all("bag", "pool")
    s = meets("blank", s)
    assert set(s.play.board.around[s.slot("canteen")]) <= s.noises()
    s.unheard(IntruderPlaced).unheard(TokenAdded).unheard(PanicDrawn)
    assert s.in_bag("blank") == 1


@pytest.mark.rule("NV-091")
def test_in_another_room_the_acting_character_counts() -> None:
    s = alone(4).explore("armory")
    g = s.edit()
    for _ in g.rules.emerges(g, "token-void-1", s.slot("armory"), 0):
        pass
    assert s.intruders("armory") == ["stalker"]


# Lurking


def far_room(s: VoidScenario) -> str:
    """A room that is far from the cockpit."""
    board, here = s.play.board, s.slot("cockpit")
    near = {here, *board.neighbours[here]}
    return str(
        next(slot for slot in board.slots if near.isdisjoint((slot, *board.neighbours[slot])))
    )


@pytest.mark.rule("NV-015", "NV-016", "NV-017")
def test_what_nobody_sees_fades_away_with_noise_all_around() -> None:
    s = ship()
    room = far_room(s)
    s.intruder("lurker", room, 2).intruder("whisperer", room)
    s.lurking()
    assert s.intruders(room) == []
    assert set(s.play.board.around[room]) <= s.noises()
    assert len(s.heard_of(Lurked)) == len(s.heard_of(TokenAdded)) == 2
    assert s.in_bag("void") == 2


@pytest.mark.rule("NV-015", "NV-039")
@pytest.mark.parametrize("door", [False, True])
def test_who_is_next_door_sees_them_whatever_doors_there_are(door: bool) -> None:
    s = ship()
    near = s.play.board.neighbours[s.slot("cockpit")][0]
    s.intruder("lurker", near)
    if door:
        s.door("cockpit", near)
    assert s.lurking().intruders(near) == ["lurker"]


@pytest.mark.rule("NV-015")
def test_who_fights_does_not_fade() -> None:
    s = ship().intruder("lurker", "cockpit").intruder("stalker", "cockpit")
    assert s.lurking().intruders("cockpit") == ["stalker", "lurker"]


@pytest.mark.rule("NV-081")
def test_technical_corridors_do_not_make_neighbours() -> None:
    s = ship()
    board = s.play.board
    ducts = [slot for slot in board.slots if board.technical(slot)]
    here, there = next(
        (one, other)
        for one in ducts
        for other in ducts
        if one != other
        and one not in board.neighbours[other]
        and set(board.technical(one)) & set(board.technical(other))
    )
    for who in ("scout", "captain"):
        s.at(who, here)
    assert s.intruder("lurker", there).lurking().intruders(there) == []


@pytest.mark.rule("NV-079")
def test_lairs_neither_fade_nor_make_noise() -> None:
    s = ship()
    room = far_room(s)
    s.intruder("lair", room).lurking()
    assert (s.intruders(room), s.noises()) == (["lair"], set())
    s = ship().intruder("lair", room).intruder("lurker", room).lurking()
    assert s.intruders(room) == ["lair"]
    assert s.noises()


@pytest.mark.rule("NV-080")
@pytest.mark.parametrize("tokens", [True, False])
def test_the_despoiler_fades_as_well_even_without_tokens(tokens: bool) -> None:
    s = ship()
    room = far_room(s)
    s.intruder("despoiler", room)
    if not tokens:
        for token in [one for one in s.zone("pool") if one.startswith("token-void")]:
            s.put(token, "gone", source="pool")
        for token in [one for one in s.zone("bag") if one.startswith("token-void")]:
            s.put(token, "gone", source="bag")
    s.lurking().heard(Lurked, intruder="intruder-despoiler")
    assert s.intruders(room) == []
    assert s.zone("supply-of-intruder-despoiler") == ["intruder-despoiler"]
    assert len(s.heard_of(TokenAdded)) == tokens


@pytest.mark.rule("NV-014")
def test_they_fade_after_the_event() -> None:
    s = ship()
    room = far_room(s)
    s.intruder("lurker", room).event("hunt")
    told = [type(one) for one in s.told() if isinstance(one, EventDrawn | Lurked)]
    assert told == [EventDrawn, Lurked]


@pytest.mark.rule("NV-020")
def test_nothing_is_drawn_after_the_last_insanity_token_of_the_dead() -> None:
    s = VoidScenario("scout", "captain", rooms={"captain": "cockpit"}).dead("scout")
    s.only("bag", "token-insanity-violet", rest="pool").develops("insanity-violet")
    assert (s.zone("bag"), s.heard_of(PanicDrawn)) == ([], [])
    assert s.state.round == 2, "the round is over"
