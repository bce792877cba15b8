"""Retaliation: how intruders move, fill corridors and displace each other, on drawn maps."""

from typing import Any

import pytest

from hullbreach.games.retaliation.rules.events import Advanced
from hullbreach.games.retaliation.suite.drawing import Drawn

TWO_WAYS = """
lz:@medic -204- a4 -304{high}- b4:{group}
lz -105- a5 -201{low}- b4
"""
"""From B4 two ways of the same length lead to the Landing Zone: through 201 or through 304."""


def case(
    name: str, drawing: str, after: dict[str, str], rules: pytest.MarkDecorator, **how: Any
) -> Any:
    """A drawn map, how intruders move there, and where they are then; and the rules of it."""
    return pytest.param(drawing, how, after, id=name, marks=rules)


def ways(group: str, low: str = "", high: str = "") -> str:
    """The map with two ways."""
    return TWO_WAYS.format(group=group, low=low and f":{low}", high=high and f":{high}")


LEVEL, RISING, FALLING = ("level",), ("rising",), ("falling",)

moving = pytest.mark.parametrize(
    ("drawing", "how", "after"),
    [
        case(
            "only the largest enters a room with a character",
            "lz:@medic -204:DAA- a4",
            {"lz": "D", "lz-a4": "AA"},
            pytest.mark.rule("R-322"),
            slopes=LEVEL,
        ),
        case(
            "a group enters an empty room as a whole",
            "lz:@medic -204- a4 -304:AAD- b3",
            {"a4": "DAA"},
            pytest.mark.rule("R-319", "R-323"),
            slopes=LEVEL,
        ),
        case(
            "from a room into the corridor towards the character",
            "lz:@medic -204- a4:AA -304- b3",
            {"lz-a4": "AA"},
            pytest.mark.rule("R-130", "R-321"),
            rooms=True,
        ),
        case(
            "whoever came into an empty room moves again with the rooms",
            "lz:@medic -204- a4 -304:AA- b3",
            {"lz-a4": "AA"},
            pytest.mark.rule("R-131", "R-132"),
            slopes=LEVEL,
            rooms=True,
        ),
        case(
            "nobody leaves a room with a character",
            "lz:@medic -204- a4:AA@recon",
            {"a4": "AA"},
            pytest.mark.rule("R-324"),
            rooms=True,
        ),
        case(
            "corridors of another slope stand still",
            "lz:@medic -204:A- a4\nlz -101:A- a3",
            {"lz": "A", "lz-a4": "A"},
            pytest.mark.rule("R-129"),
            slopes=RISING,
        ),
        case(
            "a falling corridor",
            "lz:@medic -204- a4\na4 -304:AA- b4",
            {"a4": "AA"},
            pytest.mark.rule("R-129"),
            slopes=FALLING,
        ),
        case(
            "all three slopes",
            "lz:@medic -204:A- a4\nlz -101:A- a3\nlz -105:A- a5",
            {"lz": "AAA"},
            pytest.mark.rule("R-129", "R-631"),
            slopes=(*LEVEL, *RISING, *FALLING),
        ),
        case(
            "a full corridor makes the others wait",
            "lz:@medic -204:AAAAAA- a4:AA",
            {"a4": "AA", "lz-a4": "AAAAAA"},
            pytest.mark.rule("R-214", "R-328"),
            rooms=True,
        ),
        case(
            "as many as fit go on",
            "lz:@medic -204:AAAA- a4:AAA",
            {"a4": "A", "lz-a4": "AAAAAA"},
            pytest.mark.rule("R-218", "R-328"),
            rooms=True,
        ),
        case(
            "of equal ways the lower number is taken",
            ways("AA"),
            {"a5-b4": "AA"},
            pytest.mark.rule("R-326"),
            rooms=True,
        ),
        case(
            "if it is full the equal way is taken",
            ways("AA", low="AAAAAA"),
            {"a4-b4": "AA", "a5-b4": "AAAAAA"},
            pytest.mark.rule("R-327"),
            rooms=True,
        ),
        case(
            "a group splits where not all of it fits",
            ways("AAA", low="AAAAA"),
            {"a4-b4": "AA", "a5-b4": "AAAAAA"},
            pytest.mark.rule("R-327", "R-328"),
            rooms=True,
        ),
        case(
            "both ways full: all wait",
            ways("AA", low="AAAAAA", high="AAAAAA"),
            {"b4": "AA", "a4-b4": "AAAAAA", "a5-b4": "AAAAAA"},
            pytest.mark.rule("R-328"),
            rooms=True,
        ),
        case(
            "a drone swaps its way into the lower number",
            ways("D", low="AAAAAA"),
            {"b4": "A", "a5-b4": "DAAAAA"},
            pytest.mark.rule("R-633"),
            rooms=True,
        ),
        case(
            "a longer way is never taken",
            "lz:@medic -204:AAAAAA- a4:A\nlz -105- a5 -106- a4",
            {"a4": "A", "lz-a4": "AAAAAA"},
            pytest.mark.rule("R-632"),
            rooms=True,
        ),
        case(
            "a drone swaps with an adult",
            "lz:@medic -204:AAAAAA- a4:D",
            {"a4": "A", "lz-a4": "DAAAAA"},
            pytest.mark.rule("R-219"),
            rooms=True,
        ),
        case(
            "the queen swaps with four",
            "lz:@medic -204:AAAAAA- a4:Q",
            {"a4": "AAAA", "lz-a4": "QAA"},
            pytest.mark.rule("R-215", "R-219"),
            rooms=True,
        ),
        case(
            "the queen swaps with as many as she needs",
            "lz:@medic -204:AAA- a4:Q",
            {"a4": "A", "lz-a4": "QAA"},
            pytest.mark.rule("R-219"),
            rooms=True,
        ),
        case(
            "the queen displaces drones as well",
            "lz:@medic -204:DDDDDD- a4:Q",
            {"a4": "DDDD", "lz-a4": "QDD"},
            pytest.mark.rule("R-219"),
            rooms=True,
        ),
        case(
            "equals are never displaced",
            "lz:@medic -204:DDDDDD- a4:D",
            {"a4": "D", "lz-a4": "DDDDDD"},
            pytest.mark.rule("R-601"),
            rooms=True,
        ),
        case(
            "the smallest is displaced first",
            "lz:@medic -204:AAAAAL- a4:D",
            {"a4": "L", "lz-a4": "DAAAAA"},
            pytest.mark.rule("R-601"),
            rooms=True,
        ),
        case(
            "an adult displaces a larva",
            "lz:@medic -204:AAAAAL- a4:A",
            {"a4": "L", "lz-a4": "AAAAAA"},
            pytest.mark.rule("R-219", "R-601"),
            rooms=True,
        ),
        case(
            "beside the queen two fit",
            "lz:@medic -204:QAA- a4:A",
            {"a4": "A", "lz-a4": "QAA"},
            pytest.mark.rule("R-214", "R-215"),
            rooms=True,
        ),
        case(
            "the largest go first",
            "lz:@medic -204:AAAAA- a4:AD",
            {"a4": "A", "lz-a4": "DAAAAA"},
            pytest.mark.rule("R-218"),
            rooms=True,
        ),
        case(
            "damage is lost in a corridor",
            "lz:@medic -204- a4:A2A1",
            {"lz-a4": "AA"},
            pytest.mark.rule("R-376"),
            rooms=True,
        ),
        case(
            "noise is discarded where intruders come",
            "lz:@medic -204:N- a4:A",
            {"lz-a4": "A"},
            pytest.mark.rule("R-216"),
            rooms=True,
        ),
        case(
            "several groups into one room send their largest each",
            "lz -204:AA- a4:@medic -304:DA- b3",
            {"a4": "DA", "lz-a4": "A", "a4-b3": "A"},
            pytest.mark.rule("R-631"),
            slopes=LEVEL,
        ),
        case(
            "out of an unexplored corridor there is one way",
            "lz:@medic -204- a4 -304:AAA- b3?",
            {"a4": "AAA"},
            pytest.mark.rule("R-222", "R-321"),
            slopes=LEVEL,
        ),
        case(
            "reinforced corridors stop nobody",
            "lz:@medic -204#:AA- a4",
            {"lz": "A", "lz-a4": "A"},
            pytest.mark.rule("R-228"),
            slopes=LEVEL,
        ),
        case(
            "the nearest character",
            "lz:@medic -204- a4 -304- b3 -305:AA- c4:@recon",
            {"c4": "A", "b3-c4": "A"},
            pytest.mark.rule("R-319", "R-325"),
            slopes=LEVEL,
        ),
        case(
            "at the same distance the earliest in turn order",
            "lz:@medic -204- a4 -304:AA- b3 -305- c4:@recon",
            {"a4": "AA"},
            pytest.mark.rule("R-325"),
            slopes=LEVEL,
        ),
        case(
            "the target is fixed before the way: a lower number draws nobody elsewhere",
            "lz:@medic -204- a4=decontamination -304:AA- b3=sprinklers-control -305- c4:@recon",
            {"a4": "AA"},
            pytest.mark.rule("R-629"),
            slopes=LEVEL,
        ),
        case(
            "out of a corridor the room with the lower number",
            "a5:@medic -105- a4=armory\na5 -106- b4=alarm-room\na4 -304:AA- b4",
            {"a4": "AA"},
            pytest.mark.rule("R-210", "R-326"),
            slopes=FALLING,
        ),
        case(
            "the same with the rooms exchanged",
            "a5:@medic -105- a4=alarm-room\na5 -106- b4=armory\na4 -304:AA- b4",
            {"b4": "AA"},
            pytest.mark.rule("R-326"),
            slopes=FALLING,
        ),
        case(
            "intruders do not shorten or lengthen a way",
            ways("A", low="DD", high=""),
            {"a5-b4": "DDA"},
            pytest.mark.rule("R-630"),
            rooms=True,
        ),
        case(
            "of the queen and her company only the queen enters",
            "lz:@medic -204:QDA- a4",
            {"lz": "Q", "lz-a4": "DA"},
            pytest.mark.rule("R-317", "R-322"),
            slopes=LEVEL,
        ),
        case(
            "of adults and larvae an adult enters",
            "lz:@medic -204:LAL- a4",
            {"lz": "A", "lz-a4": "LL"},
            pytest.mark.rule("R-317", "R-322"),
            slopes=LEVEL,
        ),
        case(
            "the queen leaves two places for her company, and the largest of it take them",
            "lz:@medic -204- a4:QDAAL",
            {"a4": "AL", "lz-a4": "QDA"},
            pytest.mark.rule("R-214", "R-215", "R-218"),
            rooms=True,
        ),
        case(
            "what finds no place beside the queen takes the equal way",
            ways("QAAA"),
            {"a4-b4": "A", "a5-b4": "QAA"},
            pytest.mark.rule("R-327"),
            rooms=True,
        ),
        case(
            "two drones, and one place: the second one swaps",
            "lz:@medic -204:AAAAA- a4:DD",
            {"a4": "A", "lz-a4": "DDAAAA"},
            pytest.mark.rule("R-218", "R-219"),
            rooms=True,
        ),
        case(
            "an adult takes the place of a larva beside the queen",
            "lz:@medic -204:QAL- a4:A",
            {"a4": "L", "lz-a4": "QAA"},
            pytest.mark.rule("R-219", "R-601"),
            rooms=True,
        ),
        case(
            "the queen takes the places of the smallest four",
            "lz:@medic -204:DAALLL- a4:Q",
            {"a4": "ALLL", "lz-a4": "QDA"},
            pytest.mark.rule("R-219", "R-601"),
            rooms=True,
        ),
        case(
            "who has changed places waits with the rest of the group",
            "lz:@medic -204:AAAAAA- a4:DA",
            {"a4": "AA", "lz-a4": "DAAAAA"},
            pytest.mark.rule("R-219", "R-328"),
            rooms=True,
        ),
        case(
            "nobody makes way for a larva",
            "lz:@medic -204:AAAAAL- a4:L",
            {"a4": "L", "lz-a4": "AAAAAL"},
            pytest.mark.rule("R-601"),
            rooms=True,
        ),
        case(
            "a drone that swaps does not care for the empty equal way",
            ways("DA", low="AAAAAA"),
            {"b4": "A", "a4-b4": "A", "a5-b4": "DAAAAA"},
            pytest.mark.rule("R-327", "R-633"),
            rooms=True,
        ),
        case(
            "an empty way that is longer is no way, however high the numbers of the short one",
            "a5:@medic -405:AAAAAA- b4:A -304- a4\na4 -101- a5",
            {"a5-b4": "AAAAAA", "b4": "A"},
            pytest.mark.rule("R-632"),
            rooms=True,
        ),
        case(
            "a reinforced corridor keeps its number",
            "lz:@medic -204- a4 -101#- b4:AA\nlz -105- a5 -201- b4",
            {"a4-b4": "AA"},
            pytest.mark.rule("R-326", "R-604"),
            rooms=True,
        ),
        case(
            "the Hibernatorium has a number, too: 18",
            "b1:@medic -204- a2=surgery -100:AA- hib",
            {"a2": "AA"},
            pytest.mark.rule("R-210", "R-326"),
            slopes=LEVEL,
        ),
        case(
            "the Landing Zone has the number 14, lower than 16",
            "a5:@medic -105- lz\na5 -106- a4=surgery\nlz -204:AA- a4",
            {"lz": "AA"},
            pytest.mark.rule("R-210", "R-326"),
            slopes=LEVEL,
        ),
        case(
            "and higher than 5",
            "a5:@medic -105- lz\na5 -106- a4=armory\nlz -204:AA- a4",
            {"a4": "AA"},
            pytest.mark.rule("R-210", "R-326"),
            slopes=LEVEL,
        ),
        case(
            "a dead end leads to nobody",
            "lz:@medic -204- a4:AA\na4 -101- b1?",
            {"lz-a4": "AA"},
            pytest.mark.rule("R-319", "R-320"),
            rooms=True,
        ),
        case(
            "out of a dead end a group comes in as a whole where nobody is",
            "lz:@medic -204- a4 -305:DAL- b3?",
            {"a4": "DAL"},
            pytest.mark.rule("R-222", "R-323"),
            slopes=LEVEL,
        ),
        case(
            "groups of the corridors that come together move on as one",
            "lz:@medic -204- a4 -304:DA- b3\na4 -305:AA- b4",
            {"lz-a4": "DAAA"},
            pytest.mark.rule("R-131", "R-132", "R-133"),
            slopes=(*LEVEL, *FALLING),
            rooms=True,
        ),
        case(
            "through the Hibernatorium",
            "a2:@medic -100- hib -200:AA- b1",
            {"hib": "AA"},
            pytest.mark.rule("R-596"),
            slopes=RISING,
        ),
    ],
)


@moving
def test_intruders_move(drawing: str, how: dict[str, Any], after: dict[str, str]) -> None:
    base = Drawn(drawing)
    base.march(*how.get("slopes", ()), rooms=how.get("rooms", False))
    assert base.all() == after


@pytest.mark.rule("R-325")
def test_the_first_player_token_decides_between_equals() -> None:
    base = Drawn("lz:@medic -204- a4 -304:AA- b3 -305- c4:@recon")
    base.g.state.first = 1
    assert base.march("level").all() == {"b3": "AA"}


BETWEEN = "lz:@medic -204- a4 -304:{group}- b3 -305- c4:@recon -401:N- c5\nlz -104:N- a3"
"""The Medic and the Scout are equally far from a corridor."""


@pytest.mark.rule("R-295", "R-297", "R-325", "R-387", "R-640")
@pytest.mark.parametrize("face", ["danger", "noise"])
@pytest.mark.parametrize(("group", "left"), [("Q", {}), ("QA", {"a4-b3": "A"})])
@pytest.mark.parametrize(("who", "value", "there"), [("medic", "1", "a4"), ("recon", "4", "b3")])
def test_between_equals_the_queen_goes_for_whoever_woke_her(
    who: str, value: str, there: str, group: str, left: dict[str, str], face: str
) -> None:
    base = Drawn(BETWEEN.format(group=group)).token("token-queen")
    base.noise(who, "danger" if face == "danger" else value)
    assert base.all() == {there: "Q", **left}


@pytest.mark.rule("R-574")
def test_nobody_goes_for_who_waits_in_the_lander() -> None:
    base = Drawn("lz:@medic -204:AA- a4")
    base.who("medic").status = "pod"
    assert base.march("level").all() == {"lz-a4": "AA"}


@pytest.mark.rule("R-323", "R-412")
def test_a_group_comes_as_a_whole_to_whoever_waits_in_the_lander_and_attacks_nobody() -> None:
    base = Drawn("lz:@medic -204:AA- a4\nlz -105- a5:@recon")
    base.who("medic").status = "pod"
    assert base.march("level").all() == {"lz": "AA"}
    assert (base.who("medic").status, base.who("medic").health) == ("aboard", 0)


@pytest.mark.rule("R-323", "R-574")
def test_a_group_comes_as_a_whole_to_whoever_hibernates() -> None:
    base = Drawn("hib:@medic -300- b2:@recon\na2 -100:AA- hib")
    base.who("medic").status = "hibernating"
    assert base.march("level").all() == {"hib": "AA"}
    assert base.who("medic").health == 0


@pytest.mark.rule("R-200", "R-574")
def test_without_a_way_to_anybody_intruders_stay() -> None:
    base = Drawn("lz:@medic -204- a4")
    base._fill("gap-a2-hib", "AA")
    assert base.march("level", rooms=True).all() == {"a2-hib": "AA"}


@pytest.mark.rule("R-133")
def test_rooms_move_from_the_top_left() -> None:
    base = Drawn("lz:@medic -204- a4:A -304- b3:A\nlz -105- a5:A\nlz -205- a3:A").march(rooms=True)
    origins = ["space-a3", "space-a4", "space-b3", "space-a5"]
    assert [one.origin for one in base.told(Advanced)] == origins


def test_who_moves_is_told_with_the_places_between() -> None:
    base = Drawn("lz:@medic -204- a4:AAD -304- b3").march(rooms=True)
    ways = {tuple(told.event.shown()) for told in base.g.told if told.event.cue == "move"}
    assert ways == {("space-a4", "gap-lz-a4")}


# Doors


@pytest.mark.rule("R-329")
def test_a_door_on_the_way_out_of_a_room_is_destroyed_instead_of_a_move() -> None:
    base = Drawn("lz:@medic -204|- a4:AA").march(rooms=True)
    assert base.all() == {"a4": "AA"}
    assert base.closed("lz-a4", "a4") is False
    assert base.march(rooms=True).all() == {"lz-a4": "AA"}


@pytest.mark.rule("R-329")
def test_a_door_on_the_way_into_a_room_is_destroyed_instead_of_a_move() -> None:
    base = Drawn("lz:@medic -|204:AA- a4").march("level")
    assert base.all() == {"lz-a4": "AA"}
    assert base.closed("lz-a4", "lz") is False
    assert base.march("level").all() == {"lz": "A", "lz-a4": "A"}


@pytest.mark.rule("R-320")
def test_doors_do_not_change_the_way() -> None:
    base = Drawn("lz:@medic -204- a4 -304- b4:AA\nlz -105- a5 -201|- b4").march(rooms=True)
    assert base.all() == {"b4": "AA"}
    assert base.closed("a5-b4", "b4") is False


@pytest.mark.rule("R-606")
def test_a_door_at_the_far_end_does_not_keep_intruders_out_of_a_corridor() -> None:
    base = Drawn("lz:@medic -|204- a4:AA").march(rooms=True)
    assert base.all() == {"lz-a4": "AA"}
    assert base.closed("lz-a4", "lz") is True


# Placing

placing = pytest.mark.parametrize(
    ("drawing", "figures", "after"),
    [
        case(
            "beside others",
            "lz:@medic -204:AAA- a4",
            {"lz-a4": "AAAAAA"},
            pytest.mark.rule("R-218"),
            adult=4,
        ),
        case(
            "a drone into a full corridor: an adult goes back to the supply",
            "lz:@medic -204:AAAAAA- a4",
            {"lz-a4": "DAAAAA"},
            pytest.mark.rule("R-220"),
            drone=1,
        ),
        case(
            "the queen into a full corridor: four go back",
            "lz:@medic -204:AAAAAA- a4",
            {"lz-a4": "QAA"},
            pytest.mark.rule("R-220"),
            queen=1,
        ),
        case(
            "larvae go before adults",
            "lz:@medic -204:AAAALL- a4",
            {"lz-a4": "DAAAAL"},
            pytest.mark.rule("R-220", "R-601"),
            drone=1,
        ),
        case(
            "the largest kind first, then what room is left",
            "lz:@medic -204:AAAAA- a4",
            {"lz-a4": "DAAAAA"},
            pytest.mark.rule("R-602"),
            adult=3,
            drone=1,
        ),
        case(
            "two places left for a drone and three adults",
            "lz:@medic -204:AAAA- a4",
            {"lz-a4": "DAAAAA"},
            pytest.mark.rule("R-218", "R-602"),
            adult=3,
            drone=1,
        ),
        case(
            "noise goes", "lz:@medic -204:N- a4", {"lz-a4": "A"}, pytest.mark.rule("R-216"), adult=1
        ),
        case(
            "the queen beside three: one goes back",
            "lz:@medic -204:AAA- a4",
            {"lz-a4": "QAA"},
            pytest.mark.rule("R-215", "R-220"),
            queen=1,
        ),
        case(
            "the queen takes the places of the smallest four",
            "lz:@medic -204:DAALLL- a4",
            {"lz-a4": "QDA"},
            pytest.mark.rule("R-220", "R-601"),
            queen=1,
        ),
        case(
            "the queen takes the places of drones, too",
            "lz:@medic -204:DDDDDD- a4",
            {"lz-a4": "QDD"},
            pytest.mark.rule("R-220"),
            queen=1,
        ),
        case(
            "an adult takes the place of a larva",
            "lz:@medic -204:AAAALL- a4",
            {"lz-a4": "AAAAAL"},
            pytest.mark.rule("R-220", "R-601"),
            adult=1,
        ),
        case(
            "no larva takes the place of a larva",
            "lz:@medic -204:LLLLLL- a4",
            {"lz-a4": "LLLLLL"},
            pytest.mark.rule("R-601"),
            larva=1,
        ),
        case(
            "two drones beside the queen take the places of adults",
            "lz:@medic -204:QAA- a4",
            {"lz-a4": "QDD"},
            pytest.mark.rule("R-215", "R-220"),
            drone=2,
        ),
        case(
            "nobody takes the places beside a queen that drones have",
            "lz:@medic -204:QDD- a4",
            {"lz-a4": "QDD"},
            pytest.mark.rule("R-215", "R-601"),
            drone=1,
            adult=2,
        ),
        case(
            "beside the queen there is room for two of four",
            "lz:@medic -204:Q- a4",
            {"lz-a4": "QAA"},
            pytest.mark.rule("R-214", "R-215", "R-218"),
            adult=4,
        ),
        case(
            "a drone takes the place of a larva, then an adult that of another",
            "lz:@medic -204:AAAALL- a4",
            {"lz-a4": "DAAAAA"},
            pytest.mark.rule("R-220", "R-602"),
            drone=1,
            adult=3,
        ),
        case(
            "into a reinforced corridor",
            "lz:@medic -204#- a4",
            {"lz-a4": "AA"},
            pytest.mark.rule("R-228"),
            adult=2,
        ),
        case(
            "behind closed doors",
            "lz:@medic -|201|- a4",
            {"lz-a4": "AA"},
            pytest.mark.rule("R-213"),
            adult=2,
        ),
        case(
            "adults do not displace each other",
            "lz:@medic -204:DDDDDD- a4",
            {"lz-a4": "DDDDDD"},
            pytest.mark.rule("R-601"),
            adult=2,
        ),
    ],
)


@placing
def test_figures_are_placed(drawing: str, figures: dict[str, int], after: dict[str, str]) -> None:
    assert Drawn(drawing).appears("lz-a4", **figures).all() == after


@pytest.mark.rule("R-006", "R-216")
def test_noise_stays_where_no_figure_is_left_to_come() -> None:
    base = Drawn("lz:@medic -204:DDDDDD- a4 -304:DD- b3 -305:N- c4")
    assert base.appears("b3-c4", drone=1).at("b3-c4") == "N"


@pytest.mark.rule("R-005", "R-006")
def test_only_as_many_are_placed_as_there_are_figures() -> None:
    full = "AAAAAA"
    base = Drawn(
        f"lz:@medic -204:{full}- a4 -304:{full}- b3 -305:{full}- c4 -306:{full}- c5\n"
        f"lz -104:{full}- a3 -205:AAAA- b1\nlz -105- a5"
    )
    assert base.appears("lz-a5", adult=4).at("lz-a5") == "AA"


# Expelling


@pytest.mark.rule("R-330")
def test_expelled_into_a_corridor() -> None:
    assert Drawn("lz:A2@medic -204- a4").driven("A2", "lz", "lz-a4").all() == {"lz-a4": "A"}


@pytest.mark.rule("R-634")
def test_expelled_into_a_full_corridor_only_by_swapping() -> None:
    base = Drawn("lz:AD@medic -204:AAAAAA- a4")
    assert base.driven("A", "lz", "lz-a4").all() == {"lz": "DA", "lz-a4": "AAAAAA"}
    assert base.driven("D", "lz", "lz-a4").all() == {"lz": "AA", "lz-a4": "DAAAAA"}


@pytest.mark.rule("R-333")
def test_nobody_is_expelled_off_the_map() -> None:
    base = Drawn("lz:@medic -204:A- a4?")
    assert base.driven("A", "lz-a4", "a4").all() == {"lz-a4": "A"}


@pytest.mark.rule("R-331", "R-335")
def test_expelled_out_of_a_corridor_into_the_next_room_and_its_people() -> None:
    base = Drawn("lz:@medic -204:A- a4:@recon").top("attack", "attack-scratch-3")
    assert base.driven("A", "lz-a4", "a4").all() == {"a4": "A"}
    assert base.who("recon").health == 1


@pytest.mark.rule("R-335")
@pytest.mark.parametrize(("first", "hurt"), [(0, [1, 0]), (1, [0, 1])])
def test_whoever_is_expelled_into_a_room_attacks_the_first_there(
    first: int, hurt: list[int]
) -> None:
    base = Drawn("lz -204:A- a4:@medic@recon").top("attack", "attack-scratch-3")
    base.g.state.first = first
    base.driven("A", "lz-a4", "a4")
    assert [who.health for who in base.g.crew] == hurt


@pytest.mark.rule("R-334")
def test_a_door_stops_who_is_expelled_and_is_destroyed() -> None:
    base = Drawn("lz:A@medic -|204- a4").driven("A", "lz", "lz-a4")
    assert base.all() == {"lz": "A"}
    assert base.closed("lz-a4", "lz") is False
