"""Nemesis, chapter Goals and end of game: what it takes to win, and when it is over."""

import pytest

from hullbreach.games.nemesis.rules.events import Hibernated, PodLaunched, ShipFate
from hullbreach.games.nemesis.rules.model import NOT_STARTED
from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import Died, TimePassed

LAST_SPACE = len(CONTENT.tracks["time"].spaces) - 1
SKULL = len(CONTENT.tracks["self-destruct"].spaces) - 1


def crew(*names: str, **options: object) -> NemesisScenario:
    """A crew on a sound ship on its way to Earth, each member with an objective that is met."""
    s = NemesisScenario(*(names or ("scout", "captain", "soldier")), options=options)
    s.engines("working", "working", "working").bound_for("earth").weakness("egg", "carcass")
    cards = ["ab-ovo", "extreme-field-biology", "salvaging-the-prime-asset"]
    for name, card in zip(names or ("scout", "captain", "soldier"), cards, strict=False):
        s.objective(name, card)
    return s


# Who wins


@pytest.mark.rule("N-116")
def test_whoever_survives_with_a_fulfilled_objective_wins() -> None:
    assert crew().asleep("scout").ends().winners == [0]


@pytest.mark.rule("N-116")
def test_a_fulfilled_objective_does_not_help_the_dead() -> None:
    s = crew().asleep("scout").ends()
    died = s.verdicts[1]
    assert not died.won
    assert died.reason.id == "end-died"


@pytest.mark.rule("N-116")
def test_survival_does_not_help_without_the_objective() -> None:
    s = crew().asleep("scout").objective("scout", "hoarder").ends()
    assert s.winners == []
    assert s.verdicts[0].reason.id == "end-failed"


@pytest.mark.rule("N-116")
def test_any_number_of_players_may_win() -> None:
    assert crew().asleep("scout", "captain").escaped("soldier").ends().winners == [0, 1, 2]


@pytest.mark.rule("N-117")
def test_who_sleeps_survives_on_a_ship_that_arrives() -> None:
    assert crew().asleep("scout").ends().crew("scout").alive
    assert not crew().asleep("scout").bound_for("venus").ends().crew("scout").alive
    broken = crew().asleep("scout").engines("damaged", "damaged", "working")
    assert not broken.ends().crew("scout").alive
    assert not crew().asleep("scout").ends("destruction").crew("scout").alive


@pytest.mark.rule("N-117")
def test_who_left_in_a_pod_survives_whatever_becomes_of_the_ship() -> None:
    assert crew().escaped("scout").bound_for("venus").ends().winners == [0]
    assert crew().escaped("scout").ends("destruction").winners == [0]


@pytest.mark.rule("N-117")
@pytest.mark.parametrize("status", ["hibernating", "escaped"])
def test_either_way_the_contamination_check_must_be_passed(status: str) -> None:
    s = crew().is_("scout", status=status).only("deck-0", rest="box").only("hand-0", rest="box")
    s.contaminated("scout", infected=1)
    s.ends().heard(Died, who="scout", cause="cause-contamination")
    assert s.winners == []


# Time is up


@pytest.mark.rule("N-118")
def test_the_ship_jumps_when_the_time_marker_reaches_the_last_space() -> None:
    s = crew().set(time=LAST_SPACE - 1, stage="time").begin()
    s.heard(ShipFate, fate="end-jump", rule="N-118")
    assert s.over
    assert s.state.time == LAST_SPACE


@pytest.mark.rule("N-118")
def test_one_space_before_the_last_it_goes_on() -> None:
    s = crew().set(time=LAST_SPACE - 2, stage="time").begin()
    s.heard(TimePassed, left=1)
    s.unheard(ShipFate)
    assert not s.over


@pytest.mark.rule("N-119")
@pytest.mark.parametrize("space", range(SKULL - 1))
def test_no_jump_with_the_self_destruct_sequence_running(space: int) -> None:
    s = crew().asleep("scout").escaped("captain").set(destruct=space).ends()
    s.heard(ShipFate, fate="end-jump-destruct", rule="N-119")
    s.unheard(ShipFate, fate="end-jump")
    assert s.state.destroyed
    assert not s.crew("scout").alive
    assert s.winners == [1]


@pytest.mark.rule("N-120")
def test_the_ship_is_destroyed_when_the_marker_reaches_the_skull() -> None:
    s = crew().set(destruct=SKULL - 1, stage="time").begin()
    s.heard(ShipFate, fate="end-destruct", rule="N-120")
    assert s.over
    assert s.state.destroyed
    assert not crew().set(destruct=SKULL - 2, stage="time").begin().over


# Too much


@pytest.mark.rule("N-121")
@pytest.mark.parametrize("ninth", [False, True])
def test_the_ninth_fire_ends_the_game_at_once(ninth: bool) -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "slot-011"}).token("014", "fire")
    others = ["001", "002", "003", "004", "005", "006", "007", "008"]
    for slot in others[: 8 if ninth else 7]:
        s.mark("fire", slot)
    s.dice(noise="silence").does("scout", "move", "slot-014").pays()
    assert s.over is ninth
    assert s.state.destroyed is ninth
    if ninth:
        s.heard(ShipFate, fate="end-explosion", rule="N-121")
        s.heard(Died, who="captain", cause="cause-ship")
    else:
        assert s.play.burning("slot-014")


@pytest.mark.rule("N-122")
@pytest.mark.parametrize("ninth", [False, True])
def test_the_ninth_malfunction_ends_the_game_at_once(ninth: bool) -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "slot-011"})
    s.tile("014", "canteen").token("014", "malfunction")
    rooms = ["001", "019", "020", "021", "armory", "generator", "laboratory", "storage"]
    for room in rooms[: 8 if ninth else 7]:
        s.explore(room).mark("malfunction", room)
    s.dice(noise="silence").does("scout", "move", "slot-014").pays()
    assert s.over is ninth
    assert s.state.destroyed is ninth
    if ninth:
        s.heard(ShipFate, fate="end-hull", rule="N-122")
        s.heard(Died, who="captain", cause="cause-ship")
    else:
        assert s.play.broken("slot-014")


# Nobody is left


def last_one(last: str) -> NemesisScenario:
    """The scout is the last one awake and about to die, to fall asleep or to launch a pod."""
    s = crew("scout", "captain").escaped("captain").set(time=7)
    if last == "dies":
        s.wounded("scout", "leg", "arm", "body").mark("fire", "slot-011")
    elif last == "launches":
        s.in_pod("scout")
    return s


def leave(s: NemesisScenario, last: str) -> NemesisScenario:
    """The scout does it."""
    if last == "dies":
        s.does("scout", "pass")
        return s if s.over else s.does("scout", "done")
    if last == "launches":
        return s.does("scout", "launch")
    return s.dice(noise="silence").does("scout", "room").pays()


@pytest.mark.rule("N-123")
@pytest.mark.parametrize("last", ["dies", "hibernates", "launches"])
def test_the_game_ends_with_the_last_one_awake(last: str) -> None:
    s = leave(last_one(last), last)
    s.heard(ShipFate, fate="end-nobody", rule="N-123")
    assert s.over
    if last == "dies":
        s.heard(Died, who="scout", cause="cause-fire")
    elif last == "hibernates":
        s.heard(Hibernated, who="scout")
    else:
        s.heard(PodLaunched)


@pytest.mark.rule("N-123")
@pytest.mark.parametrize("last", ["dies", "hibernates", "launches"])
@pytest.mark.parametrize("status", ["aboard", "pod"])
def test_it_goes_on_while_anybody_is_awake_also_in_a_pod(last: str, status: str) -> None:
    s = last_one(last).is_("captain", status=status)
    if status == "pod":
        s.in_pod("captain", "b")
    leave(s, last).unheard(ShipFate)
    assert not s.over


@pytest.mark.rule("N-124")
@pytest.mark.parametrize("last", ["dies", "hibernates", "launches"])
def test_with_nobody_awake_a_running_sequence_destroys_the_ship(last: str) -> None:
    s = leave(last_one(last).set(destruct=1), last)
    s.heard(ShipFate, fate="end-destruct", rule="N-124")
    assert s.state.destruct == SKULL
    assert s.state.destroyed
    assert s.crew("captain").alive
    assert s.crew("scout").alive is (last == "launches")


@pytest.mark.rule("N-125")
@pytest.mark.parametrize("last", ["dies", "hibernates", "launches"])
def test_with_nobody_awake_the_ship_jumps(last: str) -> None:
    s = leave(last_one(last), last)
    s.heard(ShipFate, fate="end-jump", rule="N-125")
    assert s.state.destruct == NOT_STARTED
    assert s.state.time == LAST_SPACE
    assert s.state.jumped
    assert not s.state.destroyed
    assert s.crew("scout").alive is (last != "dies")
