"""Aftermath, the Convict: his cuffs, his cards, his arm and his pipe."""

from typing import Any

import pytest

from hullbreach.games.nemesis.aftermath_characters.events import Claimed, WoundIgnored
from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.survival.rules.events import Attacked, Injured, NoiseRolled

HIM = "convict"


def convict(
    room: str = "canteen", *cards: str, together: bool = False, **position: Any
) -> AftermathScenario:
    rooms = {HIM: room, "scout": room if together else "cockpit"}
    s = AftermathScenario(HIM, "scout", rooms=rooms, **position)
    return s.hand(HIM, *cards) if cards else s


def near(s: AftermathScenario, room: str = "canteen") -> str:
    there = s.play.board.neighbours[s.slot(room)][0]
    if there not in s.state.explored:
        s.explore(s.zone(f"tile-{there}")[0], there)
    return str(there)


# The cuffs


@pytest.mark.rule("NA-113")
def test_the_cuffs_fill_a_hand_and_stay_there() -> None:
    s = convict("canteen", "rest", together=True).has(HIM, "supply-egg").mark("carcass", "canteen")
    assert s.denied(HIM, "drop", "cuffs") == "NA-113"
    s.does(HIM, "pick-up", "carcass").pays().does(HIM, "drop", "egg")
    assert s.carries(HIM) == ["carcass", "cuffs"], "the other hand had to let go"
    s.hand(HIM, "rest").does(HIM, "trade").pays()
    assert not [
        option for option in s.asked(HIM).options if "cuffs" in option.id and "key" not in option.id
    ]


@pytest.mark.rule("NA-113", "N-405", "N-690")
@pytest.mark.parametrize("hurt", [False, True])
def test_with_a_hurt_arm_the_cuffs_leave_no_hand_for_anything_heavy(hurt: bool) -> None:
    s = convict("canteen", "rest").mark("carcass", "canteen")
    s.wounded(HIM, "arm") if hurt else s.wounded(HIM, "leg")
    if hurt:
        assert s.denied(HIM, "pick-up", "carcass") == "N-405"
    else:
        assert s.does(HIM, "pick-up", "carcass").pays().carries(HIM) == ["carcass", "cuffs"]
    s = convict("nest", "rest", "search").dice(noise="silence")
    s.wounded(HIM, "arm") if hurt else s.wounded(HIM, "leg")
    if hurt:
        assert s.denied(HIM, "room") == "N-405"
    else:
        assert s.works(HIM).carries(HIM) == ["cuffs", "egg"]


@pytest.mark.rule("NA-113")
def test_the_cuffs_cannot_be_taped() -> None:
    s = convict("canteen", "rest").has(HIM, "duct-tape", "shotgun")
    tape = next(
        one for one in s.play.effects.items.of("item-duct-tape") if one.__name__ == "tape_items"
    )
    assert next(tape(s.play, 0, "")).why == "denied-not-two-heavy"


@pytest.mark.rule("NA-114")
def test_who_gets_the_key() -> None:
    s = AftermathScenario(HIM, "scout", "captain")
    assert [("cuffs-key" in s.carries(one)) for one in (HIM, "scout", "captain")] == [
        False,
        True,
        False,
    ]
    s = AftermathScenario("captain", HIM)
    assert "cuffs-key" in s.carries("captain"), "clockwise"
    for crew in ((HIM, "mechanic", "bounty-hunter"), ("bounty-hunter", "mechanic", HIM)):
        assert "cuffs-key" in AftermathScenario(*crew).carries("bounty-hunter")
    assert "cuffs-key" in AftermathScenario(HIM).carries(HIM)


@pytest.mark.rule("NA-113", "NA-212")
def test_without_cuffs_there_is_nothing_to_open() -> None:
    s = convict("canteen", together=True).hand("scout", "rest", "search").set(turn=1)
    s.put("item-cuffs", "gone", source="hands-0")
    assert s.denied("scout", "use", "cuffs-key") == "NA-113"


# I Need This


def searching(*, reactions: bool = True) -> AftermathScenario:
    s = convict("canteen", "i-need-this", "rest", together=True, reactions=reactions)
    return s.hand("scout", "search").set(turn=1).top("deck-green", "item-medkit", "item-bandages")


@pytest.mark.rule("NA-122")
def test_i_need_this_takes_what_somebody_keeps() -> None:
    s = searching().plays("scout", "search").passes(HIM).does("scout", "keep", "medkit")
    s.does(HIM, "react", "i-need-this")
    s.heard(Claimed)
    assert "medkit" in s.carries(HIM)
    assert "bandages" in s.carries("scout")
    assert (s.cards(HIM), s.spent(HIM)) == (["rest"], ["i-need-this"]), "the card is used"
    s.ledger_ok()


@pytest.mark.rule("NA-122")
def test_i_need_this_cannot_be_interrupted() -> None:
    s = searching().hand("scout", "search", "interruption").plays("scout", "search").passes(HIM)
    s.does("scout", "keep", "medkit").does(HIM, "react", "i-need-this")
    assert not s.asking("scout", "interrupt")
    assert "medkit" in s.carries(HIM)


@pytest.mark.rule("NA-122")
def test_he_may_let_it_pass_and_is_asked_only_beside_them() -> None:
    s = searching().plays("scout", "search").passes(HIM).does("scout", "keep", "medkit").passes(HIM)
    assert "medkit" in s.carries("scout")
    s = (
        searching()
        .explore("cockpit")
        .at(HIM, "cockpit")
        .plays("scout", "search")
        .does("scout", "keep", "medkit")
    )
    assert not s.asking(HIM, "need-this")


def test_i_need_this_is_no_action() -> None:
    assert convict("canteen", "i-need-this").denied(HIM, "play", "i-need-this") == "NA-122"


# Short Temper, Opportunist, Bash


@pytest.mark.rule("NA-123")
def test_short_temper_uses_even_a_broken_room_and_is_heard() -> None:
    s = convict("cockpit", "short-temper").mark("malfunction", "cockpit").dice(noise="silence")
    s.plays(HIM, "short-temper").does(HIM, "effect", "check-coordinates")
    assert len(s.heard_of(NoiseRolled)) == 1


@pytest.mark.rule("NA-123", "NA-213")
def test_short_temper_in_the_nest_rolls_twice() -> None:
    s = (
        convict("nest", "short-temper")
        .dice(noise=["silence", "silence"])
        .plays(HIM, "short-temper")
    )
    assert len(s.heard_of(NoiseRolled)) == 2
    assert "egg" in s.carries(HIM)


@pytest.mark.rule("NA-124")
@pytest.mark.parametrize("ruined", [False, True])
def test_opportunist_shuts_the_door_behind_him(ruined: bool) -> None:
    s = convict("canteen", "opportunist").dice(noise="silence")
    there = near(s)
    way = s.corridor("canteen", there)
    if ruined:
        s.door("canteen", there, ruined=True)
    s.does(HIM, "play", "opportunist").does(HIM, "go", there)
    assert s.where(HIM) == there
    assert (way in s.doors()) == (not ruined)


@pytest.mark.rule("N-332")
@pytest.mark.parametrize("together", [False, True])
def test_opportunist_leaves_somebody_else_to_the_intruders(together: bool) -> None:
    s = convict("canteen", "opportunist", together=together).intruder("adult", "canteen")
    s.dice(noise="silence").top("deck-attack", "bite")
    there = near(s)
    s.does(HIM, "play", "opportunist").does(HIM, "go", there)
    assert bool(s.heard_of(Attacked)) == (not together)


@pytest.mark.rule("NA-124", "N-332")
def test_opportunist_is_heard_where_he_goes_and_shuts_the_others_in() -> None:
    s = convict("canteen", "opportunist", together=True).intruder("adult", "canteen")
    there = near(s)
    s.dice(noise="silence").does(HIM, "play", "opportunist").does(HIM, "go", there)
    s.heard(NoiseRolled, who=HIM)
    assert (s.where(HIM), s.corridor("canteen", there) in s.doors()) == (there, True)
    assert s.play.people(s.slot("canteen")), "whoever was with him is left behind"


@pytest.mark.rule("NA-125")
@pytest.mark.parametrize(("face", "injuries"), [("hit", [2]), ("double-hit", [2]), ("blank", [])])
def test_bash_injures_once_more_if_it_hits(face: str, injuries: list[int]) -> None:
    s = convict("canteen", "bash").intruder("breeder", "canteen").dice(combat=face)
    s.plays(HIM, "bash")
    assert [event.injuries for event in s.heard_of(Injured)] == injuries
    assert (len(s.wounds(HIM)), s.contamination(HIM)) == (0 if injuries else 1, 1)


@pytest.mark.rule("NA-125")
def test_bash_hits_whomever_he_wants() -> None:
    s = convict("canteen", "bash").intruder("breeder", "canteen").intruder("creeper", "canteen")
    s.dice(combat="hit").plays(HIM, "bash").does(HIM, "punch", s.aim("creeper"))
    s.heard(Injured, intruder="creeper")


# The pipe


@pytest.mark.rule("NA-118", "NA-214")
@pytest.mark.parametrize("pipe", [False, True])
def test_with_a_pipe_a_miss_is_not_so_bad(pipe: bool) -> None:
    s = convict("canteen", "rest").intruder("adult", "canteen")
    if pipe:
        s.active(HIM, "pipe")
    s.fights(HIM, "adult", "blank")
    assert (s.light(HIM), len(s.wounds(HIM))) == ((1, 0) if pipe else (0, 1))
    assert s.contamination(HIM) == 1


@pytest.mark.rule("NA-119")
@pytest.mark.parametrize("room", ["canteen", "cockpit", "nest"])
def test_a_pipe_is_found_anywhere(room: str) -> None:
    s = convict(room, "rest").does(HIM, "activate", "pipe").pays()
    assert s.carries(HIM) == ["cuffs", "pipe"]


@pytest.mark.rule("NA-120")
def test_a_pipe_cannot_be_traded() -> None:
    s = convict("canteen", "rest", together=True).active(HIM, "pipe").does(HIM, "trade").pays()
    assert "offer:quest-pipe" not in {option.id for option in s.asked(HIM).options}


@pytest.mark.rule("NA-121")
def test_a_pipe_that_is_lost_can_be_found_again() -> None:
    s = convict("canteen", "rest", "search").active(HIM, "pipe").does(HIM, "drop", "pipe")
    assert s.locked(HIM) == ["augmented-arm", "pipe"]
    s.does(HIM, "activate", "pipe").pays()
    assert "pipe" in s.carries(HIM)
    s.ledger_ok()


# The arm


def with_arm(*wounds: str, cards: tuple[str, ...] = ("search", "bash")) -> AftermathScenario:
    return convict("canteen", *cards).active(HIM, "augmented-arm").wounded(HIM, *wounds)


@pytest.mark.rule("NA-115", "NA-117")
def test_the_arm_lets_him_rest() -> None:
    s = with_arm("leg").contaminated(HIM, clean=1)
    s.does(HIM, "rest").pays()
    assert (s.contamination(HIM), len(s.cards(HIM))) == (0, 1)
    assert s.denied(HIM, "rest") == "N-372"
    s = convict("canteen", "search").contaminated(HIM, clean=1)
    assert "rest" not in [option.verb for option in s.asked(HIM, "turn").options]


@pytest.mark.rule("NA-115")
def test_resting_takes_peace_and_a_card() -> None:
    s = with_arm().contaminated(HIM, clean=1).intruder("adult", "canteen")
    assert s.denied(HIM, "rest") == "N-180"
    s = with_arm(cards=()).hand(HIM).contaminated(HIM, clean=1)
    assert s.denied(HIM, "rest") == "N-172"


@pytest.mark.rule("NA-116", "NA-117")
def test_the_arm_makes_up_for_one_wound() -> None:
    s = with_arm("body", "hand").has(HIM, "grenade").intruder("adult", "canteen")
    s.does(HIM, "ignore-wound", "wound-body")
    s.heard(WoundIgnored, wound="wound-body")
    assert s.play.rules.hand_limit(s.play, 0) == 5
    assert s.wounds(HIM) == ["body", "hand"], "neither is dressed"
    assert s.dressed(HIM) == []
    s.does(HIM, "use", "grenade").pays()
    assert len(s.spent(HIM)) == 2, "the hand hurts all the same"


@pytest.mark.rule("NA-116")
def test_two_of_a_kind_are_one_too_many() -> None:
    s = with_arm("body", "body")
    s.rests(HIM)
    assert s.play.rules.hand_limit(s.play, 0) == 4


@pytest.mark.rule("NA-116")
def test_he_chooses_anew_in_every_turn() -> None:
    s = with_arm("body", "leg", cards=("search", "bash", "rest")).hand("scout", "rest", "search")
    there = near(s)
    s.does(HIM, "ignore-wound", "wound-leg").dice(noise=["silence"] * 4)
    s.goes(HIM, there).goes(HIM, "canteen").rests("scout")
    assert {option.args[0] for option in s.asked(HIM, "ignore-wound").options} == {
        "wound-body",
        "wound-leg",
    }


def test_the_arm_is_a_part_of_him() -> None:
    assert with_arm().denied(HIM, "drop", "augmented-arm") == "NA-116"
